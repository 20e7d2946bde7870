"""The puzzles of a sheet are solved."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from fenedit.diagram.options import SheetChoice
from fenedit.diagram.sheet.layout import SheetStyle
from fenedit.jobs.captions import ENGLISH
from fenedit.rules.solve.solution import Wanted
from fenedit.ui.sheet.batch import Batch
from fenedit.ui.sheet.solving import SheetSolving
from tests.helpers.fake_popeye import END, HEADER, script
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


def batch_solving(*lines: str, language: str = "en", more: bool = False) -> Batch:
    text = "\n".join((*lines, ""))
    collection = state_of_text(text, file_format="epd").collection
    sheet = SheetStyle(tries=more, set_play=more)
    return Batch(collection, (range(len(lines)),), ENGLISH, language, sheet)


@pytest.mark.expects_log("ValueError: a bishop")
def test_each_problem_gets_its_solution(qtbot, solving):
    told = []
    solving.progressed.connect(told.append)
    known = f"{KNIGHT} bm Ng3;"
    with qtbot.waitSignal(solving.done):
        solving.start(batch_solving(known, KNIGHT, STUMBLES, NONE, PARTLY, known, language="de"))
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
        solving.start(batch_solving(KNIGHT, more=wanted))
    assert asked == [Wanted(tries=wanted, set_play=wanted)]


def test_what_is_not_a_direct_mate_is_solved_by_popeye(qtbot, solving, tmp_path):
    key = "print('  1.Ka3-a2 Rb1-b8   2.Ka2-a3 Rb8-a8 #')\n"
    solving.popeye.path = script(tmp_path / "py", HEADER + key + END)
    help_mate = '8/8/8/8/8/k1K5/8/1R6 b - - c3 "h#2";'
    in_words = '8/8/8/8/8/k1K5/8/1R6 b - - c3 "White wins";'
    with qtbot.waitSignal(solving.done):
        batch = batch_solving(help_mate, KNIGHT, in_words, language="de")
        solving.start(batch)
    assert solving.found == {0: "1.Ka2 Tb8 2.Ka3 Ta8#", 1: "1.Sg3!"}
    entries = replace(batch, trees=solving.trees).entries(SheetChoice(), playable=True)
    assert next(entries).moves[0].following[0].text == "Tb8"
    assert solving.unsolved == 0
    partly = END.replace("solution finished", "partial solution")
    for path in ("", script(tmp_path / "partly", HEADER + key + partly)):
        solving.popeye.path = path
        with qtbot.waitSignal(solving.done):
            solving.start(batch_solving(help_mate))
        assert (solving.found, solving.unsolved) == ({}, 1)


def test_patience_ends(qtbot, solving):
    solving._patience.setInterval(1)
    with qtbot.waitSignal(solving.done):
        solving.start(batch_solving(SLOW))
    assert (solving.found, solving.unsolved) == ({}, 1)


def test_it_can_be_cancelled(qtbot, solving):
    with qtbot.assertNotEmitted(solving.done):
        with qtbot.waitSignal(solving.progressed):
            solving.start(batch_solving(KNIGHT, SLOW))
        solving.cancel()
    assert not solving.busy
