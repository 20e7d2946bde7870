"""The line of messages."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QApplication, QPushButton, QSizePolicy
from pytestqt.qtbot import QtBot

from fenedit.ui import status
from fenedit.ui.status import HintTone, MessageLine


def test_a_notice_covers_the_hint_for_a_while(qtbot, monkeypatch):
    monkeypatch.setattr(status, "NOTICE_MS", 20)
    monkeypatch.setattr(status, "READING_MS", 1)
    line = MessageLine()
    qtbot.addWidget(line)
    line.hint("Drag pieces")
    line.say("Saved.")
    assert line.words == "Saved."
    line.hint("Eraser")
    assert line.words == "Saved."
    qtbot.waitUntil(lambda: line.words == "Eraser")


def test_a_message_about_the_text_replaces_the_tip_and_ends_a_notice(qtbot):
    line = MessageLine()
    qtbot.addWidget(line)
    line.hint("Drag pieces")
    line.say("Saved.")
    line.show_message(HintTone.FAULT, "Rank 6 is too long.")
    assert line.words == "Rank 6 is too long."
    line.say("Copied.")
    assert line.words == "Copied."
    line.end_notice()
    assert line.words == "Rank 6 is too long."
    line.show_message(HintTone.QUIET, "")
    assert line.words == "Drag pieces"


def test_a_part_of_the_previous_message_is_not_announced_again(qtbot, heard):
    line = MessageLine()
    qtbot.addWidget(line)
    kept, assumed = "The operations are kept.", "Assumed: fullmove number 1."
    line.show_message(HintTone.NOTE, f"{kept} {assumed}")
    line.show_message(HintTone.NOTE, kept)
    qtbot.waitUntil(lambda: bool(heard))
    line.show_message(HintTone.NOTE, "")
    line.show_message(HintTone.NOTE, assumed)
    qtbot.waitUntil(lambda: len(heard) > 1)
    assert heard == [f"{kept} {assumed}", assumed]


def test_a_notice_stays_when_there_is_no_message_about_the_text(qtbot):
    line = MessageLine()
    qtbot.addWidget(line)
    line.show_message(HintTone.FAULT, "Rank 6 is too long.")
    line.say("Undone.")
    line.show_message(HintTone.QUIET, "")
    assert line.words == "Undone."


def test_a_long_notice_does_not_widen_the_window(qtbot):
    line = MessageLine()
    qtbot.addWidget(line)
    words = "Left out: which pieces stand on which squares. " * 5
    line.say(words)
    assert line.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Ignored
    assert line.toolTip().replace("\u200b", "") == words


def shown(qtbot: QtBot, width: int = 600) -> MessageLine:
    hint = MessageLine()
    qtbot.addWidget(hint)
    hint.resize(width, hint.sizeHint().height())
    with qtbot.waitExposed(hint):
        hint.show()
    return hint


def inked_until(hint: MessageLine) -> int:
    """Return the right-most column that is not of the background's colour."""
    image = hint.grab().toImage()
    background = image.pixelColor(image.width() - 1, 0)
    for x in range(image.width() - 1, -1, -1):
        if any(image.pixelColor(x, y) != background for y in range(image.height())):
            return x
    return -1


def test_a_fault_is_written_in_the_colour_of_faults(qtbot):
    hint = shown(qtbot)
    hint.show_message(HintTone.FAULT, "llllllll")
    image = hint.grab().toImage()
    pixels = [image.pixelColor(x, y) for x in range(60) for y in range(image.height())]
    # The edges of letters are smoothed, so no pixel need have the colour itself.
    assert any(pixel.red() > pixel.green() + 80 for pixel in pixels)
    assert not any(pixel.green() > pixel.red() + 20 for pixel in pixels)


def test_the_message_can_be_read_by_assistive_technology(qtbot):
    hint = shown(qtbot)
    hint.show_message(HintTone.NOTE, "White is assumed.")
    assert hint.accessibleName() == "White is assumed."
    assert hint.toolTip() == "White is assumed."


def test_the_place_is_at_the_other_end(qtbot):
    hint = shown(qtbot)
    hint.show_message(HintTone.FAULT, "A fault.")
    assert inked_until(hint) < 200
    hint.show_place("Castling rights")
    assert inked_until(hint) > 590


def test_a_long_message_leaves_room_for_the_repair(qtbot):
    hint = shown(qtbot, 300)
    hint.show_repair("Repair it")
    hint.show_message(HintTone.FAULT, "A very long message indeed. " * 10)
    button = hint.findChild(QPushButton)
    assert hint.rect().contains(button.geometry())
    assert button.geometry().left() > 150


def test_the_repair_can_be_pressed_and_withdrawn(qtbot):
    hint = shown(qtbot)
    hint.show_repair("Write w instead", "a preview")
    button = hint.findChild(QPushButton)
    assert button.toolTip() == "a preview"
    with qtbot.waitSignal(hint.button.clicked):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    hint.show_repair("")
    assert not button.isVisible()


def test_its_height_never_changes(qtbot):
    hint = shown(qtbot)
    before = hint.sizeHint().height()
    hint.show_message(HintTone.FAULT, "A fault.")
    hint.show_repair("Repair it")
    assert hint.sizeHint().height() == before


def test_return_presses_the_repair_as_space_does(qtbot):
    hint = shown(qtbot)
    hint.show_repair("Write w instead")
    button = hint.findChild(QPushButton)
    assert button is not None
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        with qtbot.waitSignal(hint.button.clicked):
            qtbot.keyClick(button, key)


def test_the_repair_stays_beside_the_message_when_a_place_takes_room(qtbot):
    hint = shown(qtbot, 700)
    hint.show_message(HintTone.FAULT, "A message of a fault that is quite long. " * 3)
    hint.show_repair("Repair it")
    before = hint.button.x()
    hint.point_at("e4, white queen, and much more that is said of a square")
    assert hint.button.x() < before
    assert hint.rect().contains(hint.button.geometry())


def test_a_notice_takes_precedence_over_tips(qtbot):
    line = shown(qtbot)
    line.hint("Drag pieces")
    line.show_tip("Save all positions")
    line.say("Saved.")
    assert line.words == "Saved."
    line.show_tip("Open a file")
    assert line.words == "Saved."
    line.end_notice()
    assert line.words == "Open a file"


@pytest.mark.parametrize("before", ["", "Assumed: White to move.", "Another note."])
def test_a_notice_is_joined_with_assumptions_and_another_one_replaces_both(qtbot, before):
    line = shown(qtbot)
    assumed = "Assumed: White to move."
    line.show_message(HintTone.NOTE, before)
    line.say("2 positions read as FEN.")
    line.show_message(HintTone.NOTE, assumed, joined=True)
    assert line.words == f"2 positions read as FEN. {assumed}"
    line.say("Saved.")
    assert line.words == "Saved."
    line.end_notice()
    assert line.words == assumed
    line.show_message(HintTone.QUIET, "The field is empty.")
    line.say("Saved.")
    assert line.words == "Saved."


def test_news_about_text_or_tool_replaces_the_tip_of_a_command(qtbot):
    line = shown(qtbot)
    line.show_tip("Save all positions")
    line.show_message(HintTone.NOTE, "Assumed: White to move.")
    assert line.words == "Assumed: White to move."
    # A lasting message is replaced by the tip of the hovered command.
    line.show_tip("Open a file")
    assert line.words == "Open a file"
    line.show_message(HintTone.QUIET, "")
    assert line.words == "Open a file"
    line.hint("Eraser")
    assert line.words == "Eraser"


def test_only_the_given_notice_is_withdrawn(qtbot):
    line = shown(qtbot)
    line.say("Rank 8 is full.")
    line.unsay("Rank 8 is full.")
    assert line.words == ""
    line.say("Saved.")
    line.unsay("Rank 8 is full.")
    assert line.words == "Saved."


def test_a_tip_of_a_menu_is_shown_while_the_menu_points_at_it(qtbot):
    line = shown(qtbot)
    line.hint("Drag pieces")
    line.show_tip("Make legal moves on the board")
    assert line.words == "Make legal moves on the board"
    line.show_tip("")
    assert line.words == "Drag pieces"


@pytest.mark.parametrize("words", ["Saved.", "Lines that are not UTF-8 are read so. " * 9])
def test_a_notice_that_is_cut_off_stays_while_the_pointer_is_on_it(qtbot, words):
    line = shown(qtbot)
    at = QPointF(9, 9)
    QApplication.sendEvent(line, QEnterEvent(at, at, at))
    line.say(words)
    line._timer.timeout.emit()
    assert bool(line.notice) == (len(words) > 100)
    QApplication.sendEvent(line, QEvent(QEvent.Type.Leave))
    line._timer.timeout.emit()
    assert not line.notice


def test_a_notice_that_needs_the_whole_line_covers_the_place(qtbot):
    line = shown(qtbot)
    line.point_at("a8, black rook")
    line.hint(
        "Drag pieces, Shift+drag to select, right-click a square, or type a FEN on the board" * 2
    )
    beside = line.words_width
    assert beside < line.width()
    line.say("New position after 15.Bxd7+; the game is unchanged. " * 3)
    assert line.words_width == line.width()
    line.say("Saved.")
    assert line.words_width < beside
