"""Many lines at once leave, come and change places as they would in a plain list."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.document import Collection
from fenedit.documents.encoding import parted
from fenedit.documents.record import Record
from fenedit.session.collection.many_changes import (
    Changing,
    in_order,
    is_of_lines,
    lines_of,
    with_lines,
    without,
)
from fenedit.session.collection.row_changes import Come, RowExchange
from fenedit.session.collection.rows import rows_of
from tests.helpers import at_once
from tests.helpers.large_files import opened, small_blocks
from tests.helpers.states import HARING, IMMORTAL, START

R = TypeVar("R")
LINE = st.sampled_from(["# remark", "", "8/8", "4k3/8 w"])
LINES = st.lists(LINE, max_size=20).map(lambda lines: [*lines, "8/8 last"])
ROWS = st.sets(st.integers(0, 20), max_size=8)
PLACES = st.sampled_from(["memory", "file", "edited"])


def texts(collection: Collection) -> list[str]:
    return [item.line for item in collection.lines]


def made(folder: str, lines: list[str], place: str) -> Collection:
    """Return numbered lines, in memory, in a file, or in a file and edited since."""
    numbered = [f"{line} {number}" if line else "" for number, line in enumerate(lines)]
    content = "".join(f"{line}\r\n" for line in numbered)
    if place == "memory":
        return Collection(content.splitlines(keepends=True))
    collection = opened(Path(folder) / "a.fen", content.encode()).collection
    if place == "edited":
        for row in range(0, len(collection), 3):
            collection = collection.splice(collection.replacing(row, Record(f"new {row}")))
    return collection


@given(LINES, ROWS, PLACES, st.data())
def test_all_of_it_is_as_in_a_list(lines, chosen, place, data):
    with TemporaryDirectory() as folder, small_blocks():
        collection = made(folder, lines, place)
        before, total = texts(collection), len(collection)
        at = [collection.place_of(row) for row in range(total)]
        picked = [row for row in sorted(chosen) if row < total]
        rows = rows_of(picked)
        gone = {at[row] for row in picked}

        left = at_once.ended(without(collection, rows))
        assert texts(left) == [line for n, line in enumerate(before) if n not in gone]

        taken = at_once.ended(lines_of(collection, rows))
        held = [parted(line)[0] if isinstance(line, str) else line.line for line in taken]
        assert held == [before[at[row]] for row in picked]

        to = data.draw(st.integers(0, total))
        come = at_once.ended(with_lines(collection, to, taken))
        there = at[to - 1] + 1 if to else at[0]
        assert texts(come) == [*before[:there], *held, *before[there:]]
        assert [record.line for record in come][to : to + len(held)] == held

        first = data.draw(st.integers(0, total - 1))
        order = data.draw(st.permutations(range(first, total)))
        expected = list(before)
        for row, source in zip(range(first, total), order, strict=True):
            expected[at[row]] = before[at[source]]
        assert texts(at_once.ended(in_order(collection, first, order))) == expected

        # What is shared was not changed.
        assert texts(collection) == before


@pytest.mark.parametrize(
    ("lines", "file_format", "possible"),
    [
        (["8/8\n"], "fen", True),
        (["8/8\n", "8/8"], "fen", False),
        ([], "fen", False),
        (["*\n\n"], "pgn", False),
    ],
)
def test_where_a_line_could_not_stand_after_another_it_is_not_for_this(
    lines, file_format, possible
):
    assert is_of_lines(Collection(lines, file_format)) is possible


LINES_SEVERAL = (f"# begin\n{START}\n", f"{HARING}\n", f"{IMMORTAL}\n")


def collection() -> Collection:
    return Collection([line for part in LINES_SEVERAL for line in part.splitlines(keepends=True)])


def test_one_splice_is_the_whole_change():
    before = collection()
    changing = Changing(before)
    splice = before.deleting(1)
    changing.take(splice)
    assert changing.change() == splice
    assert [record.line for record in changing.collection] == [START, IMMORTAL]


def test_several_splices_are_one_change_that_can_be_undone():
    before = collection()
    changing = Changing(before)
    changing.take(before.deleting(2))
    changing.take(changing.collection.deleting(0))
    change = changing.change()
    assert isinstance(change, RowExchange)
    assert [row for row, _ in change.rows] == [2, 0]
    after = before.changed(change)
    assert [record.line for record in after] == [HARING]
    back = change.inverted()
    assert after.changed(back) == before
    assert [(type(each), each.row) for each in back.rows] == [(Come, 0), (Come, 2)]
