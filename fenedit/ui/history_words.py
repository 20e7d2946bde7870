"""Undo and Redo, named after what they would do."""

from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QUndoStack

from fenedit.session.moves.playing import Playing
from fenedit.ui.translatable import QT_TRANSLATE_NOOP

_BARE: Final = {
    "undo": QT_TRANSLATE_NOOP("History", "&Undo"),
    "redo": QT_TRANSLATE_NOOP("History", "&Redo"),
}


def name_history(undo: QAction, redo: QAction, stack: QUndoStack) -> None:
    """Give both the words of what they would do, and enable them if there is something."""
    bare = partial(QCoreApplication.translate, "History")
    for action, words, is_possible, source in (
        (undo, stack.undoText(), stack.canUndo(), _BARE["undo"]),
        (redo, stack.redoText(), stack.canRedo(), _BARE["redo"]),
    ):
        action.setEnabled(is_possible)
        # The bar of tools has no room for the words.
        short = action.iconText()
        action.setText(f"{bare(source)} {words}".replace("&&", "&") if words else bare(source))
        action.setIconText(short)


def name_moves(undo: QAction, redo: QAction, playing: Playing) -> None:
    """Give both the words of moves that are played, and enable them if there is one."""
    for action, words, is_possible in (
        (undo, QT_TRANSLATE_NOOP("History", "&Undo Move"), playing.can_undo),
        (redo, QT_TRANSLATE_NOOP("History", "&Redo Move"), playing.can_redo),
    ):
        action.setEnabled(is_possible)
        short = action.iconText()
        action.setText(QCoreApplication.translate("History", words))
        action.setIconText(short)
