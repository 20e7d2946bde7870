"""The menu of a square."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from fenedit import resource
from fenedit.diagram.pieces.piece_set import load_piece_set
from fenedit.notation.position import EMPTY, parse_square
from fenedit.session.editor import Editor
from fenedit.session.state import Rectangle
from fenedit.ui.board.other_piece import OtherPieceDialog
from fenedit.ui.board.placing import selection_menu, square_menu
from tests.helpers.states import START, editor_of, fen_of, state_of_fen


@pytest.fixture
def parent(qtbot: QtBot) -> Iterator[QWidget]:
    widget = QWidget()
    qtbot.addWidget(widget)
    yield widget


def menu_of(parent: QWidget, editor: Editor, square: str) -> QMenu:
    pieces = load_piece_set(resource("pieces/fenland"))
    return square_menu(parent, editor, pieces, parse_square(square), several_kings=False)


def choose(menu: QMenu, words: str) -> None:
    (action,) = [action for action in menu.actions() if action.text() == words]
    assert action.isEnabled()
    action.trigger()


def texts(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if not action.isSeparator()]


def test_it_places_any_of_the_twelve_pieces(parent: QWidget) -> None:
    editor = editor_of(state_of_fen(START))
    menu = menu_of(parent, editor, "e4")
    assert len([text for text in texts(menu) if text.startswith(("White", "Black"))]) == 12
    choose(menu, "Black knight")
    assert "8/8/4n3/8" in fen_of(editor.state)


def test_entries_without_an_effect_are_disabled(parent: QWidget) -> None:
    menu = menu_of(parent, editor_of(state_of_fen(START)), "e1")
    disabled = [action.text() for action in menu.actions() if not action.isEnabled()]
    assert "White king" in disabled
    empty = menu_of(parent, editor_of(state_of_fen(START)), "e4")
    assert "Empty" in [a.text() for a in empty.actions() if not a.isEnabled()]


def test_the_menu_of_a_rook_on_its_starting_square_has_its_right(parent: QWidget) -> None:
    editor = editor_of(state_of_fen(START))
    choose(menu_of(parent, editor, "h1"), "Castling right of this rook")
    assert editor.state.position.castling_rights == "Qkq"
    choose(menu_of(parent, editor, "h1"), "Castling right of this rook")
    assert editor.state.position.castling_rights == "KQkq"
    assert "Castling right of this rook" not in texts(menu_of(parent, editor, "b1"))


def test_an_en_passant_square_is_set_where_one_is_possible(parent: QWidget) -> None:
    editor = editor_of(state_of_fen("4k3/8/8/8/4P3/8/8/4K3 b - - 0 1"))
    choose(menu_of(parent, editor, "e3"), "En passant target square")
    assert editor.state.position.ep_square == parse_square("e3")
    assert "En passant target square" not in texts(menu_of(parent, editor, "d3"))


def selected(parent: QWidget, editor: Editor, first: str, last: str, *, kings: bool = False):
    pieces = load_piece_set(resource("pieces/fenland"))
    area = Rectangle.between(parse_square(first), parse_square(last))
    return selection_menu(parent, editor, pieces, area, several_kings=kings)


@pytest.mark.parametrize(
    ("words", "first_ranks"),
    [
        ("&Clear These Squares", "P1PPPPPP/R1BQKBNR"),
        ("&Swap Their Colours", "PpPPPPPP/RnBQKBNR"),
        ("Mirror &Top–Bottom", "PNPPPPPP/RPBQKBNR"),
    ],
)
def test_selected_squares_are_changed_together(
    parent: QWidget, words: str, first_ranks: str
) -> None:
    editor = editor_of(state_of_fen(START))
    choose(selected(parent, editor, "b1", "b2"), words)
    assert f"8/{first_ranks} w KQkq" in fen_of(editor.state)
    assert editor.undo_stack.count() == 1


def test_selected_squares_are_mirrored(parent: QWidget) -> None:
    editor = editor_of(state_of_fen(START))
    choose(selected(parent, editor, "b1", "c1"), "&Mirror Left–Right")
    assert "/RBNQKBNR w KQkq" in fen_of(editor.state)


def test_selected_squares_are_filled_but_not_with_kings(parent: QWidget) -> None:
    editor = editor_of(state_of_fen(START))
    menu = selected(parent, editor, "a3", "h3")
    fill = menu.actions()[-1].menu()
    assert isinstance(fill, QMenu)
    assert not [text for text in texts(fill) if "king" in text]
    choose(fill, "White pawn")
    assert "/PPPPPPPP/PPPPPPPP/" in fen_of(editor.state)
    kings = selected(parent, editor, "a4", "b4", kings=True).actions()[-1].menu()
    assert isinstance(kings, QMenu)
    choose(kings, "Black king")
    assert "/kk6/" in fen_of(editor.state)


def test_entries_without_an_effect_on_selected_squares_are_disabled(parent: QWidget) -> None:
    menu = selected(parent, editor_of(state_of_fen(START)), "a4", "h5")
    enabled = [action.text() for action in menu.actions() if action.isEnabled()]
    assert [text for text in enabled if text] == ["&Fill With"]
    king = selected(parent, editor_of(state_of_fen(START)), "e1", "e1")
    assert "&Swap Their Colours" not in [a.text() for a in king.actions() if a.isEnabled()]


def test_other_piece_offers_any_of_popeye_s(parent: QWidget, qtbot: QtBot) -> None:
    editor = editor_of(state_of_fen(START))
    choose(menu_of(parent, editor, "e4"), "&Other Piece…")
    dialog = parent.findChild(OtherPieceDialog)
    assert dialog is not None
    ok = dialog.buttons.button(dialog.buttons.StandardButton.Ok)
    assert not ok.isEnabled()
    dialog.line.setText("xx")
    assert not ok.isEnabled()
    for text in ("Grasshopper", "grasshopper (G)", "g"):
        dialog.line.setText(text)
        assert dialog.words.text() == "White grasshopper"
    dialog.colour.setCurrentIndex(dialog.colour.findData("n"))
    assert dialog.words.text() == "Neutral grasshopper"
    ok.click()
    assert "8/8/4-*2q3/8" in fen_of(editor.state)
    editor.undo_stack.undo()
    assert fen_of(editor.state) == START


def test_other_piece_is_placed_by_its_code_and_enter_and_offered_again(
    parent: QWidget, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    editor = editor_of(state_of_fen(START))
    monkeypatch.setattr(OtherPieceDialog, "last", EMPTY)
    for square, typed in (("e4", "g"), ("d4", ""), ("c4", "nightrider"), ("b4", "n")):
        choose(menu_of(parent, editor, square), "&Other Piece…")
        dialog = parent.findChildren(OtherPieceDialog)[-1]
        dialog.activateWindow()
        qtbot.waitUntil(dialog.line.hasFocus)
        QTest.keyClicks(dialog.line, typed)
        popup = QApplication.activePopupWidget()
        QTest.keyClick(popup or dialog.line, Qt.Key.Key_Return)
        qtbot.waitUntil(lambda shown=dialog: not isValid(shown) or not shown.isVisible())
    assert "1*2N*2N*2Q*2Q3" in fen_of(editor.state)


@pytest.mark.parametrize(
    ("typed", "keys"),
    [("g", (Qt.Key.Key_Down, Qt.Key.Key_Return)), ("grassh", (Qt.Key.Key_Return,))],
)
def test_a_listed_piece_is_taken_into_the_line_before_the_dialog_closes(
    parent: QWidget,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    typed: str,
    keys: tuple[Qt.Key, ...],
) -> None:
    editor = editor_of(state_of_fen(START))
    monkeypatch.setattr(OtherPieceDialog, "last", EMPTY)
    choose(menu_of(parent, editor, "e4"), "&Other Piece…")
    dialog = parent.findChild(OtherPieceDialog)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.line.hasFocus)
    QTest.keyClicks(dialog.line, typed)
    popup = QApplication.activePopupWidget()
    assert popup.model().index(0, 0).data() == "grasshopper (G)"
    for key in keys:
        QTest.keyClick(popup, key)
    assert dialog.isVisible()
    assert dialog.line.text() == "grasshopper (G)"
    dialog.colour.setCurrentIndex(dialog.colour.findData("b"))
    QTest.keyClick(dialog.line, Qt.Key.Key_Return)
    assert "8/8/4*2q3/8" in fen_of(editor.state)
