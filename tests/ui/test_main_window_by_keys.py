"""Everything in the window and its dialogs can be done with keys."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from fenedit.notation.marks import DrawnArrow, DrawnCircle, MarkColour, each_mark
from fenedit.notation.position import parse_square
from fenedit.session.state import Rectangle
from fenedit.ui.board.palette import ToolButton
from fenedit.ui.main_window import MainWindow
from fenedit.ui.panels.card import Section, SectionHead
from tests.helpers.keyboard import Hands
from tests.helpers.states import START, state_of_fen
from tests.helpers.windows import services_in, shown_window

E2, E4, E5 = map(parse_square, ("e2", "e4", "e5"))


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    with shown_window(qtbot, state_of_fen(START), services_in(tmp_path)) as shown:
        yield shown
        shown.editor.undo_stack.setClean()


@pytest.fixture
def hands(window: MainWindow, qtbot: QtBot) -> Hands:
    return Hands(window, qtbot)


def fill_in(hands: Hands, path: Path) -> None:
    """Answer the next file dialog with a path."""

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, QFileDialog)
        hands.press("Ctrl+A")
        hands.write(str(path))
        hands.press("Return")

    hands.when_asked(answer)


def test_a_piece_is_taken_from_the_palette_and_placed(window: MainWindow, hands: Hands) -> None:
    hands.press("Ctrl+Shift+Del F6")
    hands.go_to(lambda each: isinstance(each, ToolButton))
    hands.press("Right")
    queen = hands.place
    hands.press("Space")
    assert queen.isChecked() and window.area.view.brush == "Q"
    hands.press("F6 Ctrl+Home Right Return")
    assert window.editor.state.position.placement[parse_square("b8")] == "Q"
    hands.press("Shift+Return Esc")
    assert window.editor.state.position.placement[parse_square("b8")] == "q"
    assert window.area.view.brush is None


def test_arrows_and_circles_are_drawn_in_the_colours_of_digits(
    window: MainWindow, hands: Hands
) -> None:
    hands.press("F6")
    window.area.view.place_caret(E2)
    hands.press("Ctrl+M 2 Return Up Up Return 3 Up Return Return")
    assert set(each_mark(window.editor.state.record.marks)) == {
        DrawnArrow(MarkColour.RED, E2, E4),
        DrawnCircle(MarkColour.BLUE, E5),
    }


def test_squares_are_selected_and_their_pieces_carried(window: MainWindow, hands: Hands) -> None:
    hands.press("F6")
    window.area.view.place_caret(E2)
    hands.press("Shift+Right Shift+Right")
    assert window.area.view.selection == Rectangle.between(E2, parse_square("g2"))
    hands.press("Return Up Up Return")
    fen = "rnbqkbnr/pppppppp/8/8/4PPP1/8/PPPP3P/RNBQKBNR"
    assert window.fen.line.text().startswith(fen)


def test_sections_fold_and_unfold(window: MainWindow, hands: Hands) -> None:
    hands.go_to(lambda each: isinstance(each, SectionHead))
    section = hands.place.parentWidget()
    assert isinstance(section, Section) and not section.is_folded
    hands.press("Space")
    assert section.is_folded
    hands.press("Space")
    assert not section.is_folded


def test_a_picture_is_exported_in_a_chosen_format(
    window: MainWindow, hands: Hands, tmp_path: Path
) -> None:
    hands.press("Ctrl+I")
    dialog = hands.dialog()
    hands.go_to_name("SVG")
    hands.press("Space")
    fill_in(hands, tmp_path / "start")
    hands.press("Return")
    assert "<svg" in (tmp_path / "start.svg").read_text()
    hands.dialog()
    hands.press("Esc")
    assert not dialog.isVisible()


def test_a_sheet_is_made(window: MainWindow, hands: Hands, qtbot: QtBot, tmp_path: Path) -> None:
    hands.press("Ctrl+Shift+I")
    dialog = hands.dialog()
    path = tmp_path / "sheet.pdf"
    fill_in(hands, path)
    hands.press("Return")
    qtbot.waitUntil(lambda: "Saved" in dialog.words)
    assert path.read_bytes().startswith(b"%PDF")
    hands.dialog()
    hands.press("Esc")
    assert not dialog.isVisible()


def test_puzzle_data_is_written_into_the_record(window: MainWindow, hands: Hands) -> None:
    hands.press("Shift+F7")
    dialog = hands.dialog()
    hands.go_to(lambda each: isinstance(each, QLineEdit))
    hands.write("Loyd, Sam")
    hands.press("Esc")
    assert not dialog.isVisible()
    assert "Loyd, Sam" in window.editor.state.record.line


def test_a_preference_is_chosen(window: MainWindow, hands: Hands) -> None:
    settings = window._services.settings
    hands.press("Ctrl+,")
    dialog = hands.dialog()
    hands.go_to_name("Board colours")
    hands.press("Down Esc")
    assert settings.preferences.board_theme == "Fen"
    assert not dialog.isVisible()


def test_an_operation_is_added(window: MainWindow, hands: Hands) -> None:
    hands.go_to_name("Operations")
    hands.press("Space")
    hands.go_to_name("Add an operation")
    hands.press("Space")
    hands.write("bm")
    hands.press("Return")
    hands.write("Nf3")
    hands.press("Return")
    assert "bm Nf3" in window.editor.state.record.line
