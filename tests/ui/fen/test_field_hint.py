from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from fenedit.ui.fen.field import FenHint, HintTone


def shown(qtbot: QtBot, width: int = 600) -> FenHint:
    hint = FenHint()
    qtbot.addWidget(hint)
    hint.resize(width, hint.sizeHint().height())
    with qtbot.waitExposed(hint):
        hint.show()
    return hint


def inked_until(hint: FenHint) -> int:
    """Return the right-most column that is not of the background's colour."""
    image = hint.grab().toImage()
    background = image.pixelColor(image.width() - 1, 0)
    for x in range(image.width() - 1, -1, -1):
        if any(image.pixelColor(x, y) != background for y in range(image.height())):
            return x
    return -1


def test_a_fault_is_written_in_the_colour_of_faults(qtbot: QtBot) -> None:
    hint = shown(qtbot)
    hint.show_message(HintTone.FAULT, "llllllll")
    image = hint.grab().toImage()
    pixels = [image.pixelColor(x, y) for x in range(60) for y in range(image.height())]
    # The edges of letters are smoothed, so no pixel need have the colour itself.
    assert any(pixel.red() > pixel.green() + 80 for pixel in pixels)
    assert not any(pixel.green() > pixel.red() + 20 for pixel in pixels)


def test_the_message_can_be_read_by_assistive_technology(qtbot: QtBot) -> None:
    hint = shown(qtbot)
    hint.show_message(HintTone.NOTE, "White is assumed.")
    assert hint.accessibleName() == "White is assumed."
    assert hint.toolTip() == "White is assumed."


def test_the_place_stands_behind_message_and_repair(qtbot: QtBot) -> None:
    hint = shown(qtbot)
    hint.show_message(HintTone.FAULT, "A fault.")
    alone = inked_until(hint)
    hint.show_place("Castling rights")
    with_place = inked_until(hint)
    assert with_place > alone
    hint.show_repair("Repair it", "a preview")
    assert inked_until(hint) > with_place


def test_a_long_message_leaves_room_for_the_repair(qtbot: QtBot) -> None:
    hint = shown(qtbot, 300)
    hint.show_repair("Repair it")
    hint.show_message(HintTone.FAULT, "A very long message indeed. " * 10)
    button = hint.findChild(QPushButton)
    assert button is not None
    assert hint.rect().contains(button.geometry())
    assert button.geometry().left() > 150


def test_the_repair_can_be_pressed_and_withdrawn(qtbot: QtBot) -> None:
    hint = shown(qtbot)
    hint.show_repair("Write w instead", "a preview")
    button = hint.findChild(QPushButton)
    assert button is not None
    assert button.toolTip() == "a preview"
    with qtbot.waitSignal(hint.button.clicked):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    hint.show_repair("")
    assert not button.isVisible()


def test_its_height_never_changes(qtbot: QtBot) -> None:
    hint = shown(qtbot)
    before = hint.sizeHint().height()
    hint.show_message(HintTone.FAULT, "A fault.")
    hint.show_repair("Repair it")
    assert hint.sizeHint().height() == before


def test_return_presses_the_repair_as_space_does(qtbot: QtBot) -> None:
    hint = shown(qtbot)
    hint.show_repair("Write w instead")
    button = hint.findChild(QPushButton)
    assert button is not None
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        with qtbot.waitSignal(hint.button.clicked):
            qtbot.keyClick(button, key)
