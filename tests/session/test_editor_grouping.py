"""Which changes are one step."""

from dataclasses import replace

from fenedit.documents.document import Splice
from fenedit.documents.record import Record
from fenedit.session.editor import changes_nothing, merged
from fenedit.session.state import Label, Transaction

A, B, C = Record("a", ending="\n"), Record("b", ending="\n"), Record("c", ending="\n")
FIRST = Transaction(Splice(0, (A,), (B,)), 0, Label("place", "P", 1), "board.paint", "run 1")
SECOND = Transaction(Splice(0, (B,), (C,)), 0, Label("place", "P", 1), "board.paint", "run 1")


def test_changes_of_one_run_are_one_step() -> None:
    both = merged(FIRST, SECOND)
    assert both is not None
    assert both.change == Splice(0, (A,), (C,))
    assert both.label == Label("place", "P", 2)


def test_another_run_or_none_is_another_step() -> None:
    assert merged(FIRST, replace(SECOND, merge_key="run 2")) is None
    assert merged(replace(FIRST, merge_key=None), replace(SECOND, merge_key=None)) is None


def test_a_change_elsewhere_is_another_step() -> None:
    assert merged(FIRST, replace(SECOND, change=Splice(1, (B,), (C,)))) is None
    assert merged(FIRST, replace(SECOND, change=Splice(0, (C,), (A,)))) is None


def test_a_run_keeps_the_name_it_began_with() -> None:
    both = merged(FIRST, replace(SECOND, label=Label("erase", "P", 1)))
    assert both is not None and both.label == Label("place", "P", 2)


def test_there_and_back_changes_nothing() -> None:
    both = merged(FIRST, replace(SECOND, change=Splice(0, (B,), (A,))))
    assert both is not None and changes_nothing(both)
    assert not changes_nothing(FIRST)


def test_the_same_square_again_is_counted_once() -> None:
    first = replace(FIRST, label=Label("place", "P", detail="e4"))
    second = replace(SECOND, label=Label("place", "N", detail="e4"))
    both = merged(first, second)
    assert both is not None and both.label == Label("place", "N", 1, "e4")
