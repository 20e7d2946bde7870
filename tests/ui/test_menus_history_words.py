"""Undo and Redo say what they would do."""

from PySide6.QtCore import QSettings
from PySide6.QtGui import QAction, QUndoCommand, QUndoStack

from fenedit.session.moves.moves import Moves
from fenedit.session.settings import Settings
from fenedit.ui.menus import name_history
from tests.helpers.states import START, editor_of, state_of_fen


def test_they_are_named_and_enabled_after_the_stack(qtbot):
    undo, redo, stack = QAction(), QAction(), QUndoStack()
    moves = Moves(editor_of(state_of_fen(START)), Settings(QSettings()))
    undo.setIconText("Undo")
    name_history(undo, redo, stack, moves)
    assert (undo.text(), undo.isEnabled()) == ("&Undo", False)
    stack.push(QUndoCommand("Move && copy"))
    name_history(undo, redo, stack, moves)
    assert (undo.text(), undo.isEnabled()) == ("&Undo Move & copy", True)
    assert (redo.text(), redo.isEnabled()) == ("&Redo", False)
    stack.undo()
    name_history(undo, redo, stack, moves)
    assert redo.text() == "&Redo Move & copy"
    assert undo.iconText() == "Undo"
