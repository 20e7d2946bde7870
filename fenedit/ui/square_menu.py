"""The menu of a square: what may stand there, and what else may hold for it; and of several."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.notation.castling import resolve_right
from fenedit.notation.position import EMPTY, PIECES, Content, Square, square_name
from fenedit.rules.castling_and_ep import ep_is_possible, possible_rights
from fenedit.session.editor import Editor
from fenedit.session.intents import board, fields
from fenedit.session.state import EditorState, Rectangle, Transaction
from fenedit.ui.board.accessible import range_words
from fenedit.ui.piece_words import piece_name

ICON_SIZE = 22


def square_menu(
    parent: QWidget, editor: Editor, pieces: PieceSet, square: Square, several_kings: bool
) -> QMenu:
    """Return a menu that changes one square; what it would not change is disabled."""
    menu = QMenu(parent)
    state = editor.state
    content = state.position.placement[square]
    menu.addAction(square_name(square)).setEnabled(False)
    menu.addSeparator()
    for piece in PIECES:
        action = QAction(_capital(piece_name(piece)), menu)
        action.setIcon(pieces.pixmap(piece, ICON_SIZE, parent.devicePixelRatioF()))
        action.setEnabled(piece != content)
        action.triggered.connect(partial(_place, editor, square, piece, several_kings))
        menu.addAction(action)
        if piece == "P":
            menu.addSeparator()
    menu.addSeparator()
    empty = QAction(QCoreApplication.translate("square_menu", "Empty"), menu)
    empty.setEnabled(content != EMPTY)
    empty.triggered.connect(partial(_place, editor, square, EMPTY, several_kings))
    menu.addAction(empty)
    _add_right(menu, editor, square)
    _add_ep(menu, editor, square)
    return menu


def selection_menu(
    parent: QWidget, editor: Editor, pieces: PieceSet, area: Rectangle, several_kings: bool
) -> QMenu:
    """Return a menu that changes selected squares; what it would not change is disabled."""
    translate = QCoreApplication.translate
    menu = QMenu(parent)
    menu.addAction(range_words(area)).setEnabled(False)
    menu.addSeparator()
    entries: tuple[tuple[str, Callable[[EditorState], Transaction | None]], ...] = (
        (
            translate("square_menu", "&Empty These Squares"),
            partial(board.empty_area, area=area),
        ),
        (
            translate("square_menu", "&Swap Their Colours"),
            partial(board.recolour_area, area=area, several_kings=several_kings),
        ),
        (
            translate("square_menu", "&Mirror Left–Right"),
            partial(board.mirror_area, area=area),
        ),
        (
            translate("square_menu", "Mirror &Top–Bottom"),
            partial(board.mirror_area, area=area, upright=True),
        ),
    )
    for text, intent in entries:
        menu.addAction(_intent_action(menu, text, editor, intent))
    menu.actions()[2].setShortcut(QKeySequence("Del"))
    fill = menu.addMenu(translate("square_menu", "&Fill With"))
    for piece in PIECES:
        intent = partial(board.fill_area, area=area, piece=piece, several_kings=several_kings)
        if piece in "Kk" and not several_kings:
            continue
        action = _intent_action(menu, _capital(piece_name(piece)), editor, intent)
        action.setIcon(pieces.pixmap(piece, ICON_SIZE, parent.devicePixelRatioF()))
        fill.addAction(action)
        if piece == "P":
            fill.addSeparator()
    return menu


def _intent_action(
    menu: QMenu, text: str, editor: Editor, intent: Callable[[EditorState], Transaction | None]
) -> QAction:
    action = QAction(text, menu)
    action.setEnabled(editor.may(intent))
    action.triggered.connect(partial(_perform, editor, intent))
    return action


def _add_right(menu: QMenu, editor: Editor, square: Square) -> None:
    state = editor.state
    position = state.position
    letters = dict.fromkeys((*position.castling_rights, *possible_rights(position, state.chess960)))
    for letter in letters:
        if resolve_right(position.placement, letter, state.chess960) != square:
            continue
        action = QAction(
            QCoreApplication.translate("square_menu", "Castling right of this rook"), menu
        )
        action.setCheckable(True)
        action.setChecked(letter in position.castling_rights)
        action.triggered.connect(
            partial(_set_right, editor, letter, letter not in position.castling_rights)
        )
        menu.addSeparator()
        menu.addAction(action)
        return


def _add_ep(menu: QMenu, editor: Editor, square: Square) -> None:
    position = editor.state.position
    held = position.ep_square == square
    if not held and not ep_is_possible(position, square):
        return
    action = QAction(QCoreApplication.translate("square_menu", "En passant target square"), menu)
    action.setCheckable(True)
    action.setChecked(held)
    action.triggered.connect(partial(_set_ep, editor, None if held else square))
    menu.addSeparator()
    menu.addAction(action)


def _place(
    editor: Editor, square: Square, content: Content, several_kings: bool, *_checked: bool
) -> None:
    editor.perform(board.place, square, content, several_kings=several_kings, origin="board.menu")


def _perform(
    editor: Editor, intent: Callable[[EditorState], Transaction | None], *_checked: bool
) -> None:
    editor.perform(intent)


def _set_right(editor: Editor, letter: str, held: bool, *_checked: bool) -> None:
    editor.perform(fields.set_right, letter, held)


def _set_ep(editor: Editor, square: Square | None, *_checked: bool) -> None:
    editor.perform(fields.set_ep_square, square)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
