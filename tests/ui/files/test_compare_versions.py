"""Two versions side by side: every line has its place, and choosing all of one gives that one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.block import StoredLine
from fenedit.documents.document import Collection, Document, document_bytes
from fenedit.documents.formats import records_from
from fenedit.documents.record import Record
from fenedit.ui.files import compare as module
from fenedit.ui.files.compare import Row, Versions
from tests.helpers.states import HARING, IMMORTAL, START

LINES = st.lists(st.sampled_from([START, HARING, IMMORTAL, "# a", "", "junk", "x" * 9]), max_size=9)


def lines_of(lines: list[StoredLine]) -> list[str]:
    return [line.rstrip("\r\n") if isinstance(line, str) else line.line for line in lines]


def collection(*lines: str) -> Collection:
    return Collection([f"{line}\n" for line in lines])


@given(LINES, LINES)
def test_all_mine_and_all_theirs(mine, theirs):
    versions = Versions(collection(*mine), collection(*theirs))
    count = len(versions.rows)
    assert lines_of(versions.merged([False] * count)) == mine
    assert lines_of(versions.merged([True] * count)) == theirs
    assert bool(count) == (mine != theirs)


@given(LINES, LINES)
def test_long_runs_are_matched_as_well(mine, theirs):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "MOST_COMPARED", 3)
        versions = Versions(collection(*mine), collection(*theirs))
    count = len(versions.rows)
    assert lines_of(versions.merged([False] * count)) == mine
    assert lines_of(versions.merged([True] * count)) == theirs
    assert bool(count) == (mine != theirs)


def test_only_what_differs_is_a_row():
    mine = collection(START, "# mine", HARING, IMMORTAL)
    theirs = collection(START, "# theirs", HARING, START, IMMORTAL)
    rows = Versions(mine, theirs).rows
    assert [row.number for row in rows] == [2, 3]
    assert [(row.mine, row.theirs) for row in rows] == [
        ("# mine\n", "# theirs\n"),
        (None, f"{START}\n"),
    ]


def test_endings_alone_are_no_difference():
    mine, theirs = Collection([f"{START}\n", HARING]), Collection([f"{START}\r\n", f"{HARING}\r\n"])
    assert Versions(mine, theirs).rows == ()


def test_each_row_has_its_choice_and_no_two_lines_run_together():
    mine = Collection([f"{START}\r\n", HARING])
    theirs = Collection([f"{START}\r\n", f"{IMMORTAL}\r\n", f"{HARING}\r\n", f"{IMMORTAL}\r\n"])
    versions = Versions(mine, theirs)
    assert len(versions.rows) == 2
    merged = Collection(versions.merged([False, True]))
    assert document_bytes(Document(collection=merged)) == (
        f"{START}\r\n{HARING}\r\n{IMMORTAL}\r\n".encode()
    )


def test_games_are_rows_and_stay_apart():
    first = '[Event "A"]\n\n1. e4 *\n'
    second = '[Event "B"]\n\n1. d4 *\n'
    mine = records_from(first, "pgn")
    theirs = records_from(f"{second}\n{first}\n{second}", "pgn")
    versions = Versions(mine, theirs)
    items = [versions.items(row) for row in versions.rows]
    assert any(isinstance(item, Record) and item.is_game for _, item in items)
    taken = Collection(versions.merged([True] * len(versions.rows)), "pgn")
    assert [record.line.count("1.") for record in taken] == [1, 1, 1]
    again = records_from(document_bytes(Document(collection=taken)).decode(), "pgn")
    assert len(again) == 3


def test_a_file_that_became_one_of_another_format():
    mine = collection(START)
    theirs = records_from('[Event "A"]\n\n1. e4 *\n', "pgn")
    versions = Versions(mine, theirs)
    merged = Collection(versions.merged([True] * len(versions.rows)), mine.format)
    assert [record.is_game for record in merged] == [True]


def test_rows_are_not_read_before_they_are_looked_at():
    versions = Versions(collection(START), collection(HARING))
    (row,) = versions.rows
    assert isinstance(row, Row) and isinstance(row.mine, str)
    mine, theirs = versions.items(row)
    assert isinstance(mine, Record) and isinstance(theirs, Record)
    assert theirs.position is not None
