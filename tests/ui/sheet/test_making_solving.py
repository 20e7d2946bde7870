"""Problems without a solution, solved for a solutions page by a stand-in for the solver."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from fenedit.documents.formats import records_from
from fenedit.jobs.captions import unsolved
from fenedit.rules.solve.solution import Wanted
from fenedit.ui.sheet.making import SheetSolving
from tests.helpers import solvers

KNIGHT = "8/8/8/8/8/8/8/K1k3N1 w - - dm 2;"
NONE = "8/8/8/8/8/8/8/K1k3B1 w - - dm 2;"
STUMBLES = "8/8/8/8/8/8/8/K1k3b1 w - - dm 2;"
PARTLY = "8/8/8/8/8/8/7P/K1k3N1 w - - dm 2;"
SLOW = "8/8/8/8/8/8/8/KQkQQQQQ w - - dm 2;"


@pytest.fixture
def solving(qapp: object) -> Iterator[SheetSolving]:
    solving = SheetSolving(module=solvers.MODULE)
    yield solving
    solving.close()


def problems(*lines: str) -> Iterator[tuple[int, object]]:
    return enumerate(map(unsolved, records_from("\n".join(lines) + "\n", "epd")))


@pytest.mark.expects_log("ValueError: a bishop")
def test_each_problem_gets_its_solution(qtbot: QtBot, solving: SheetSolving) -> None:
    told: list[object] = []
    solving.progressed.connect(told.append)
    known = f"{KNIGHT} bm Ng3;"
    with qtbot.waitSignal(solving.done):
        solving.start(problems(known, KNIGHT, STUMBLES, NONE, PARTLY, known), "de")  # type: ignore[arg-type]
        assert solving.busy
    assert solving.found == {0: "1.Sg3!", 1: "1.Sg3!", 3: "No solution", 5: "1.Sg3!"}
    assert solving.unsolved == 2
    assert told == [1, 2, 3, 4, 5, 6]
    assert not solving.busy


@pytest.mark.parametrize("wanted", [False, True])
def test_tries_and_set_play_are_looked_for_if_wanted(
    qtbot: QtBot, solving: SheetSolving, wanted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    seek = solving._solving.seek
    monkeypatch.setattr(solving._solving, "seek", lambda *q: (asked.append(q[3]), seek(*q)))
    with qtbot.waitSignal(solving.done):
        solving.start(problems(KNIGHT), tries=wanted, set_play=wanted)  # type: ignore[arg-type]
    assert asked == [Wanted(tries=wanted, set_play=wanted)]


def test_patience_ends(qtbot: QtBot, solving: SheetSolving) -> None:
    solving._patience.setInterval(1)
    with qtbot.waitSignal(solving.done):
        solving.start(problems(SLOW))  # type: ignore[arg-type]
    assert (solving.found, solving.unsolved) == ({}, 1)


def test_it_can_be_cancelled(qtbot: QtBot, solving: SheetSolving) -> None:
    with qtbot.assertNotEmitted(solving.done):
        with qtbot.waitSignal(solving.progressed):
            solving.start(problems(KNIGHT, SLOW))  # type: ignore[arg-type]
        solving.cancel()
    assert not solving.busy
