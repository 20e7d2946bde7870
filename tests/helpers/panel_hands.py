"""Panels and fields in a window that keeps them in step with an editor."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from fenedit.session.editor import Editor
from fenedit.session.state import EditorState
from fenedit.ui.main_window import MainWindow


class View(Protocol):
    """What shows a state."""

    def show_state(self, state: EditorState) -> None:
        """Show a state."""


class Stage(QWidget):
    """A window with views that follow an editor, and with another widget to give the focus to."""

    def __init__(self, editor: Editor) -> None:
        super().__init__()
        self.editor = editor
        self.views: list[View] = []
        self.elsewhere = QWidget(self)
        self.elsewhere.setFocusPolicy(self.focusPolicy().StrongFocus)
        self.column = QVBoxLayout(self)
        self.column.addWidget(self.elsewhere)
        editor.state_changed.connect(self.follow)

    def put(self, view: View) -> None:
        """Show a view, and keep it in step."""
        assert isinstance(view, QWidget)
        self.views.append(view)
        self.column.addWidget(view)

    def follow(self, _before: EditorState, after: EditorState, _change: object) -> None:
        """Show a state in all views."""
        for view in self.views:
            view.show_state(after)


@contextmanager
def stage(qtbot: QtBot, editor: Editor, *views: View) -> Iterator[Stage]:
    """Show views in a window that has the focus."""
    window = Stage(editor)
    qtbot.addWidget(window)
    for view in views:
        window.put(view)
    window.resize(900, 600)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    window.elsewhere.setFocus()
    yield window
    window.hide()
    editor.close()


def typed_into_operations(window: MainWindow, text: str) -> None:
    """Type into the value of the first operation, and leave its editor open."""
    table = window.panels.operations.table
    assert table is not None
    table.edit_value(table.model().index(0, 1))
    (field,) = table.viewport().findChildren(QLineEdit)
    field.selectAll()
    QTest.keyClicks(field, text)
