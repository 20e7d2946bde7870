from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.document import Collection, Exchange
from fenedit.documents.record import Record
from fenedit.session.collection.row_changes import (
    Altered,
    Come,
    Gone,
    Moved,
    RowChange,
    RowSet,
    place_after,
    row_changes,
)
from tests.helpers.states import HARING, IMMORTAL, START


def collection(*lines: str) -> Collection:
    return Collection([f"{line}\n" for line in lines])


def test_an_unknown_change_alters_all_rows_and_reads_none():
    before, after = collection(START, HARING, IMMORTAL), collection(HARING)
    gone, altered = row_changes(before, after, None)
    assert isinstance(gone, Gone) and (gone.row, len(gone.records)) == (1, 2)
    assert isinstance(altered, Altered) and altered.new[0].line == HARING
    altered, come = row_changes(after, before, Exchange(after, before))
    assert isinstance(come, Come) and come.records[1].line == IMMORTAL
    assert list(row_changes(collection(), before, None)) != []


def test_a_record_that_only_gets_a_line_ending_is_no_change():
    before = Collection([f"{START}\n", HARING])
    splice = before.inserting(2, [before[0]])
    (come,) = row_changes(before, before.splice(splice), splice)
    assert isinstance(come, Come) and come.row == 2


def test_a_row_is_found_again():
    record = collection(START)[0]
    assert place_after([Gone(2, [record] * 3)], 1) == 1
    assert place_after([Gone(2, [record] * 3)], 3) == 2
    assert place_after([Gone(2, [record] * 3)], 7) == 4
    assert place_after([Come(2, [record])], 2) == 3
    assert place_after([Moved(1, [2, 1], [2, 1]), Come(0, [record])], 1) == 3


COUNT = 40
ROWS = st.sets(st.integers(0, COUNT - 1)).map(sorted)


def records(count: int) -> Sequence[Record]:
    return [Record("")] * count


@st.composite
def changes(draw: st.DrawFn) -> RowChange:
    first = draw(st.integers(0, COUNT - 1))
    many = draw(st.integers(0, COUNT - first))
    match draw(st.sampled_from(("gone", "come", "moved", "altered"))):
        case "gone":
            return Gone(first, records(many))
        case "come":
            return Come(first, records(many))
        case "moved":
            return Moved(first, draw(st.permutations(range(first, first + many))), ())
    return Altered(first, records(many), records(many))


def followed(marks: list[bool], change: RowChange) -> list[bool]:
    """Do to a plain list what a change does to rows."""
    match change:
        case Gone(row, gone):
            return marks[:row] + marks[row + len(gone) :]
        case Come(row, come):
            return marks[:row] + [False] * len(come) + marks[row:]
        case Moved(row, places, _):
            moved = list(marks)
            for number, place in enumerate(places):
                moved[place] = marks[row + number]
            return moved
    return marks


@given(rows=ROWS, change=changes())
def test_rows_follow_like_marks_in_a_plain_list(rows, change):
    held = RowSet(rows)
    held.follow(change)
    marks = followed([row in rows for row in range(COUNT)], change)
    assert list(held) == [row for row, mark in enumerate(marks) if mark]


def test_what_touches_is_one_run_wherever_it_was_selected():
    held = RowSet([3, 4, 5, 9])
    assert held.runs((range(1), range(1, 2), range(3, 4))) == (range(3, 5), range(9, 10))


def test_rows_are_put_in_their_places():
    held = RowSet([1, 5])
    held.insert((3, 0))
    held.extend((9,))
    assert list(held) == [0, 1, 3, 5, 9]
    assert held.equals(RowSet([0, 1, 3, 5, 9]))
    held.replace(range(1, 6), (2,))
    assert list(held) == [0, 2, 9]
    assert "2" not in held
