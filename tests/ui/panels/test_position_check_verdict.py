from collections.abc import Iterator

import pytest

from fenedit.ui.panels.position_check import Reach, Verdict

SEARCHING, FOUND_NONE = "Searching for a proof…", "No problems found"


@pytest.fixture
def line(qtbot, monkeypatch) -> Iterator[Verdict]:
    monkeypatch.setattr("fenedit.ui.panels.position_check.HOLD_MS", 150)
    line = Verdict()
    qtbot.addWidget(line)
    line.resize(250, line.height())
    with qtbot.waitExposed(line):
        line.show()
    yield line


def test_nothing_is_promised_before_it_is_known(line):
    assert line.text == SEARCHING
    before = line.grab().toImage()
    line.show_reach(Reach.WHOLE)
    assert line.text == FOUND_NONE
    assert line.grab().toImage() != before


def test_what_is_said_of_a_search_stays_long_enough_to_be_read(line, qtbot):
    line.show_reach(Reach.WHOLE)
    before = line.grab().toImage()
    line.show_reach(Reach.SEARCHING)
    assert line.text == SEARCHING
    assert line.grab().toImage() != before
    line.show_reach(Reach.WHOLE)
    assert line.text == SEARCHING
    qtbot.waitUntil(lambda: line.text == FOUND_NONE)
    assert line.grab().toImage() == before


def test_searches_in_a_row_are_one_to_the_eye(line, qtbot):
    line.show_reach(Reach.WHOLE)
    line.show_reach(Reach.SEARCHING)
    line.show_reach(Reach.WHOLE)
    line.show_reach(Reach.SEARCHING)
    qtbot.wait(250)
    assert line.text == "Searching for a proof…"
    line.show_reach(Reach.BUDGET)
    assert line.text == "No problems found"


@pytest.mark.parametrize(
    ("reach", "name", "tip"),
    [
        (Reach.QUICK, "No problems found", ""),
        (Reach.SEARCHING, "No problems found so far; searching for a proof", ""),
        (Reach.WHOLE, "No problems found", "No proof was found"),
        (Reach.BUDGET, "No problems found within 0.3 s", "A longer search"),
        (Reach.QUICK_ONLY, "No problems found by the quick checks", "No deep check"),
    ],
)
def test_how_far_it_was_looked_is_said_to_eye_and_ear(line, reach, name, tip):
    line.show_reach(reach)
    assert line.accessibleName() == name
    assert tip in line.toolTip()
    assert bool(line.toolTip()) == bool(tip)
