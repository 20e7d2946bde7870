import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.record import Record, record_from_line
from fenedit.notation.problems import Problem, Severity
from fenedit.session.intents.many_records import SortBy, key_of_record, natural, sorting
from tests.helpers import at_once

KINGS = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
QUEEN = "4k3/8/8/8/8/8/8/Q3K3 b - - 0 1"
ROOK = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"
DRAFT = "no position"
LINES = (ROOK, DRAFT, KINGS, QUEEN)


def order(by: SortBy, *, down: bool = False) -> list[str]:
    records = [record_from_line(line) for line in LINES]
    keys = [key_of_record(record, by, lambda one: one.line) for record in records]
    return [LINES[row] for row in at_once.ended(sorting(range(len(LINES)), keys, down=down))]


@pytest.mark.parametrize(
    ("by", "up", "down"),
    [
        ("side", [ROOK, KINGS, QUEEN, DRAFT], [QUEEN, ROOK, KINGS, DRAFT]),
        ("men", [KINGS, ROOK, QUEEN, DRAFT], [ROOK, QUEEN, KINGS, DRAFT]),
        ("material", [KINGS, QUEEN, ROOK, DRAFT], [ROOK, QUEEN, KINGS, DRAFT]),
        ("text", [KINGS, QUEEN, ROOK, DRAFT], [DRAFT, ROOK, QUEEN, KINGS]),
    ],
)
def test_records_are_sorted_both_ways_and_drafts_stay_behind(by, up, down):
    assert order(by) == up
    assert order(by, down=True) == down


def test_what_is_alike_stays_in_its_order_both_ways():
    assert at_once.ended(sorting([4, 5, 6], [(1,), (0,), (1,)], down=False)) == [5, 4, 6]
    assert at_once.ended(sorting([4, 5, 6], [(1,), (0,), (1,)], down=True)) == [4, 6, 5]


@given(
    st.lists(st.none() | st.integers(0, 9), max_size=30).map(lambda some: some * 40), st.booleans()
)
def test_many_are_sorted_as_few_are(numbers, down):
    keys = [None if number is None else (number,) for number in numbers]
    found = at_once.ended(sorting(range(len(keys)), keys, down=down))
    known = [row for row, key in enumerate(keys) if key is not None]
    behind = [row for row, key in enumerate(keys) if key is None]
    assert found == sorted(known, key=lambda row: numbers[row] or 0, reverse=down) + behind


def test_numbers_in_names_count_as_numbers():
    names = ["Study 10", "study 9", "a", "10", "9", "Étude"]
    assert sorted(names, key=natural) == ["9", "10", "a", "study 9", "Study 10", "Étude"]


def test_the_gravest_verdict_comes_first():
    record = Record(KINGS)
    keys = [
        key_of_record(record, "verdict", str, Problem("x", severity))
        for severity in (Severity.ILLEGAL, Severity.NOT_PLAYABLE)
    ]
    keys.append(key_of_record(record, "verdict", str))
    assert at_once.ended(sorting([0, 1, 2], keys, down=False)) == [1, 0, 2]
