"""Where the list of positions stands: shown where it helps or is asked for, made when needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QHBoxLayout, QWidget

from fenedit.session.editor import Editor
from fenedit.session.settings import Settings
from fenedit.session.state import EditorState
from fenedit.widgets.actions import Actions
from fenedit.widgets.clipboard import Clipboard
from fenedit.widgets.look import Look

if TYPE_CHECKING:
    from fenedit.widgets.collection.panel import CollectionPanel

WIDEST = 264
"""The list is a fifth of the window, but no wider than this."""
_BUTTONS = ("add", "duplicate", "delete", "move_up", "move_down")


class CollectionShelf(QObject):
    """Keeps the list of one window, at the left end of a row."""

    def __init__(
        self,
        window: QWidget,
        row: QHBoxLayout,
        board: QWidget,
        editor: Editor,
        actions: Actions,
        clipboard: Clipboard,
        settings: Settings,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._row = row
        self._board = board
        self._editor = editor
        self._actions = actions
        self._clipboard = clipboard
        self._settings = settings
        self._look: Look | None = None
        self._panel: CollectionPanel | None = None
        actions["show_collection"].triggered.connect(self._on_toggled)

    @property
    def panel(self) -> CollectionPanel | None:
        """The list, None as long as it was not needed."""
        return self._panel

    def holds(self, widget: QWidget) -> bool:
        """Tell whether a widget is part of the list."""
        return self._panel is not None and self._panel.isAncestorOf(widget)

    def show_state(self, state: EditorState) -> None:
        """Show a state's records, or hide the list where one position needs none."""
        chosen = self._settings.collection_shown
        wanted = len(state.collection) > 1 if chosen is None else chosen
        if wanted != self._actions["show_collection"].isChecked():
            self._actions["show_collection"].setChecked(wanted)
        if wanted and self._panel is None:
            self._panel = self._make_panel()
        if self._panel is not None:
            self._panel.show_state(state)
            if wanted == self._panel.isHidden():
                self._panel.setVisible(wanted)

    def dress(self, look: Look) -> None:
        """Draw the boards of the list in the colours and pieces of the window."""
        self._look = look
        if self._panel is not None:
            self._panel.set_board(look.theme, look.pieces)

    def fit(self) -> None:
        """Give the list its share of the window's width."""
        if self._panel is not None:
            self._panel.setFixedWidth(self._width(self._panel))

    def _make_panel(self) -> CollectionPanel:
        # Most windows show one position; a list with its model takes a third of the start.
        from fenedit.widgets.collection.panel import CollectionPanel

        buttons = [self._actions[name] for name in _BUTTONS]
        panel = CollectionPanel(self._editor, buttons, self._window)
        panel.setFixedWidth(self._width(panel))
        if self._look is not None:
            panel.set_board(self._look.theme, self._look.pieces)
        panel.copy_requested.connect(self._clipboard.copy_record)
        panel.cut_requested.connect(self._clipboard.cut_record)
        panel.paste_requested.connect(self._clipboard.paste_records)
        self._row.insertWidget(0, panel)
        QWidget.setTabOrder(panel, self._board)
        return panel

    def _width(self, panel: CollectionPanel) -> int:
        return max(panel.minimumSizeHint().width(), min(WIDEST, self._window.width() // 5))

    def _on_toggled(self, shown: bool) -> None:
        state = self._editor.state
        usual = len(state.collection) > 1
        self._settings.collection_shown = None if shown == usual else shown
        self.show_state(state)
