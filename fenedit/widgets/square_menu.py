"""The menu of one square: what may stand there, and what else may hold for it."""

from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from fenedit.diagram.piece_set import PieceSet
from fenedit.notation.castling import resolve_right
from fenedit.notation.pieces import EMPTY, PIECES, Content
from fenedit.notation.squares import Square, square_name
from fenedit.rules.options import ep_is_possible, possible_rights
from fenedit.session.editor import Editor
from fenedit.session.intents import board, fields
from fenedit.widgets.piece_words import piece_name

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


def _set_right(editor: Editor, letter: str, held: bool, *_checked: bool) -> None:
    editor.perform(fields.set_right, letter, held)


def _set_ep(editor: Editor, square: Square | None, *_checked: bool) -> None:
    editor.perform(fields.set_ep_square, square)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
