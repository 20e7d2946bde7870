from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from fenedit.documents.record import record_from_line
from fenedit.session.position_check import Objections
from tests.helpers.states import START

PAWN = "4k3/8/8/8/8/8/8/4K2P w - - 0 90"
NO_KING = "8/8/8/8/8/8/8/4K2P w q e6 0 90"
ILLEGAL = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 90"


@pytest.fixture
def judge(qtbot: QtBot) -> Iterator[Objections]:
    judge = Objections()
    yield judge
    # Otherwise it could be collected while it judges.
    qtbot.waitUntil(lambda: not judge._answers.busy)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (START, ""),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", ""),
        (PAWN, "pawn-on-backrank"),
        (NO_KING, "king-missing-black"),
        (ILLEGAL, "no-last-move"),
        (f"{ILLEGAL} dm 3;", ""),
        ("8/8/8/8/8/8/8/8 w - - 0 1", ""),
    ],
)
def test_the_gravest_objection_is_found(qtbot: QtBot, line: str, code: str) -> None:
    problem = Objections().now(record_from_line(line))
    assert (problem.code if problem is not None else "") == code


def test_of_a_draft_it_is_why_it_is_one(qtbot: QtBot) -> None:
    draft = record_from_line("no FEN")
    assert draft.problem is not None
    assert Objections().now(draft) == Objections().soon(draft) == draft.problem


def test_what_is_not_known_is_found_out_when_there_is_time(qtbot: QtBot, judge: Objections) -> None:
    record = record_from_line(PAWN)
    with qtbot.waitSignal(judge.learnt):
        assert judge.soon(record) is None
    found = judge.soon(record)
    assert found is not None and found.code == "pawn-on-backrank"


def test_of_many_rows_that_flew_by_the_last_are_judged(qtbot: QtBot, judge: Objections) -> None:
    lines = [PAWN.replace(" 90", f" {number}") for number in range(90, 190)]
    with qtbot.waitSignal(judge.learnt):
        for line in lines:
            judge.soon(record_from_line(line))
    qtbot.waitUntil(lambda: judge.soon(record_from_line(lines[40])) is not None)
    assert judge.soon(record_from_line(lines[-1])) is not None


def test_an_unfinished_record_may_lack_its_kings_and_nothing_else(
    qtbot: QtBot, judge: Objections
) -> None:
    lacking = record_from_line("4k3/8/8/8/8/8/4P3/8 w - - 0 1")
    wrong = record_from_line("P7/8/8/8/8/8/8/K7 w - - 0 1")
    assert judge.now(lacking) is not None
    assert judge.now(lacking, unfinished=True) is None
    assert judge.soon(lacking, unfinished=True) is None
    assert judge.now(wrong, unfinished=True) is not None
