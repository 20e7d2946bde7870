"""The foot of a window that makes something."""

import pytest
from PySide6.QtWidgets import QPushButton

from fenedit.ui.option_form import WorkFoot


def nothing():
    pass


@pytest.fixture
def foot(qtbot) -> WorkFoot:
    foot = WorkFoot("Progress", ("Save P&DF…", nothing), ("&Print…", nothing))
    qtbot.addWidget(foot)
    foot.show()
    return foot


def seen(foot: WorkFoot) -> list[str]:
    buttons = (each for each in foot.findChildren(QPushButton) if each.isVisible())
    return sorted(each.text().replace("&", "") for each in buttons if each.isEnabled())


def test_it_offers_what_can_be_done(foot):
    assert seen(foot) == ["Close", "Print…", "Save PDF…"]
    foot.set_busy(True)
    assert seen(foot) == ["Cancel", "Close"]
    foot.set_possible(False)
    foot.set_busy(False)
    assert seen(foot) == ["Close"]
    foot.set_possible(True)
    assert seen(foot) == ["Close", "Print…", "Save PDF…"]


def test_it_says_how_far_it_is(qtbot, foot):
    foot.set_busy(True)
    foot.show_progress("Making page 3", 2, 9)
    assert foot.words == foot.accessibleDescription() == "Making page 3"
    assert foot.cancel.isVisible()


def test_many_words_stand_above_the_buttons(qtbot, foot):
    foot.resize(520, 60)
    foot.say("Saved.")
    words = foot._words
    qtbot.waitUntil(lambda: words.geometry().right() < foot.buttons.x())
    foot.say("Not in the chosen font, so taken from others: some letters. " * 5)
    qtbot.waitUntil(lambda: words.geometry().bottom() < foot.buttons.y())
    foot.say("")
    qtbot.waitUntil(lambda: words.geometry().right() < foot.buttons.x())
