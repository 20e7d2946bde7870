"""Problems without a solution, solved for a solutions page by a stand-in for the solver."""

from collections.abc import Iterator

import pytest

from fenedit.jobs.captions import ENGLISH
from fenedit.rules.solve.solution import Wanted
from fenedit.ui.sheet.making import Batch, SheetSolving
from tests.helpers.states import state_of_text

KNIGHT = "8/8/8/8/8/8/8/K1k3N1 w - - dm 2;"
NONE = "8/8/8/8/8/8/8/K1k3B1 w - - dm 2;"
STUMBLES = "8/8/8/8/8/8/8/K1k3b1 w - - dm 2;"
PARTLY = "8/8/8/8/8/8/7P/K1k3N1 w - - dm 2;"
SLOW = "8/8/8/8/8/8/8/KQkQQQQQ w - - dm 2;"


@pytest.fixture
def solving(qapp) -> Iterator[SheetSolving]:
    solving = SheetSolving()
    yield solving
    solving.close()


def batch(*lines: str, language: str = "en", more: bool = False) -> Batch:
    text = "\n".join((*lines, ""))
    collection = state_of_text(text, file_format="epd").collection
    return Batch(collection, (range(len(lines)),), ENGLISH, language, more, more)


@pytest.mark.expects_log("ValueError: a bishop")
def test_each_problem_gets_its_solution(qtbot, solving):
    told = []
    solving.progressed.connect(told.append)
    known = f"{KNIGHT} bm Ng3;"
    with qtbot.waitSignal(solving.done):
        solving.start(batch(known, KNIGHT, STUMBLES, NONE, PARTLY, known, language="de"))
        assert solving.busy
    assert solving.found == {0: "1.Sg3!", 1: "1.Sg3!", 3: "No solution", 5: "1.Sg3!"}
    assert solving.unsolved == 2
    assert told == [1, 2, 3, 4, 5, 6]
    assert not solving.busy


@pytest.mark.parametrize("wanted", [False, True])
def test_tries_and_set_play_are_looked_for_if_wanted(qtbot, solving, wanted, monkeypatch):
    asked = []
    seek = solving._solving.seek
    monkeypatch.setattr(solving._solving, "seek", lambda *q: (asked.append(q[3]), seek(*q)))
    with qtbot.waitSignal(solving.done):
        solving.start(batch(KNIGHT, more=wanted))
    assert asked == [Wanted(tries=wanted, set_play=wanted)]


def test_patience_ends(qtbot, solving):
    solving._patience.setInterval(1)
    with qtbot.waitSignal(solving.done):
        solving.start(batch(SLOW))
    assert (solving.found, solving.unsolved) == ({}, 1)


def test_it_can_be_cancelled(qtbot, solving):
    with qtbot.assertNotEmitted(solving.done):
        with qtbot.waitSignal(solving.progressed):
            solving.start(batch(KNIGHT, SLOW))
        solving.cancel()
    assert not solving.busy
