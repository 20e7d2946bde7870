"""Every window, dialog, bar and menu in a system's font of twice the size."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QPushButton, QWidget

from fenedit.ui.dialogs import FRAME
from fenedit.ui.main_window import SMALLEST
from fenedit.ui.option_form import WorkFoot
from tests.helpers.every_window import stage_in
from tests.helpers.pseudo_language import RoomInspector


class SmallScreenInspector(RoomInspector):
    """Looks also for dialogs that a small screen has no room for, though they are made small."""

    def _look_at(self, widget: QWidget):
        super()._look_at(widget)
        if isinstance(widget, QDialog) and not isinstance(widget, QFileDialog):
            least = widget.minimumSizeHint().expandedTo(widget.minimumSize())
            if not _fits(least):
                self._blame(
                    f"{type(widget).__name__} is at least {least.width()} × {least.height()}"
                )


def _fits(size: QSize) -> bool:
    room = SMALLEST - FRAME
    return size.width() <= room.width() and size.height() <= room.height()


@pytest.fixture
def _large(qapp) -> Iterator[None]:
    usual = QApplication.font()
    large = QApplication.font()
    large.setPointSizeF(2 * usual.pointSizeF())
    QApplication.setFont(large)
    yield
    QApplication.setFont(usual)


@pytest.mark.usefixtures("_large")
def test_every_word_has_room_in_letters_of_twice_the_size(qtbot, tmp_path):
    # What stands in the narrow columns beside the board is cut with a tool tip for the rest.
    inspector = SmallScreenInspector(frozenset({"Heading", "SectionHead", "PuzzlesBar", "FindBar"}))
    with stage_in(qtbot, tmp_path, inspector, "zq7", "zq7 |", "zq7", SMALLEST) as stage:
        stage.go_through()
    assert not inspector.faults, "\n".join(inspector.faults)


# The foot of a window that makes something.


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
