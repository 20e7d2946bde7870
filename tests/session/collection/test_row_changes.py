from fenedit.documents.document import Collection, Exchange, moving
from fenedit.session.collection.row_changes import (
    Altered,
    Come,
    Gone,
    Moved,
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


def test_records_that_change_places_move():
    before = collection(START, HARING, IMMORTAL)
    splice = moving(before, 0, 2)
    (moved,) = row_changes(before, before.splice(splice), splice)
    assert moved == Moved(0, [2, 0, 1], [1, 2, 0])


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
