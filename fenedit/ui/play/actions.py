"""Play in a window: its action, undo of moves, and what other views show meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from fenedit.session.editor import Editor
from fenedit.session.state import EditorState
from fenedit.ui.actions import Actions
from fenedit.ui.board_controller import BoardController

if TYPE_CHECKING:
    from fenedit.session.play_line import PlayLine


class PlayActions(QObject):
    """Connects the actions of a window to what is played on its board.

    The action is called "play"; "undo" and "redo" of the window are to be connected to `undo` and
    `redo`, which go on to the history of edits while nothing is played.
    """

    def __init__(
        self,
        parent: QObject,
        actions: Actions,
        control: BoardController,
        editor: Editor,
        show: Callable[[EditorState, bool], None],
        name_history: Callable[[], None],
    ) -> None:
        """Make it.

        Args:
            parent: the window.
            actions: of the window.
            control: of the board.
            editor: what is edited while nothing is played.
            show: shows a state beside the board; what it shows rests, which the second argument
                tells, while moves are played.
            name_history: names and enables undo and redo anew; see `name_moves`.
        """
        super().__init__(parent)
        self._actions = actions
        self._control = control
        self._playing = control.playing
        self._editor = editor
        self._show = show
        self._name_history = name_history
        actions["play"].triggered.connect(self._toggle)
        self._playing.changed.connect(self._on_changed)
        self._tip = actions["play"].statusTip()
        editor.state_changed.connect(self._offer)

    def undo(self) -> None:
        """Take back a move while moves are played, an edit else."""
        if self._playing.active:
            self._playing.undo()
        else:
            self._editor.undo_stack.undo()

    def redo(self) -> None:
        """Make again what was taken back last."""
        if self._playing.active:
            self._playing.redo()
        else:
            self._editor.undo_stack.redo()

    def name_moves(self) -> bool:
        """Name and enable undo and redo of moves; False, and nothing done, if none are played."""
        if not self._playing.active:
            return False
        for name, possible, words in (
            ("undo", self._playing.can_undo, self.tr("&Undo Move")),
            ("redo", self._playing.can_redo, self.tr("&Redo Move")),
        ):
            action = self._actions[name]
            icon_text = action.iconText()
            action.setEnabled(possible)
            action.setText(words)
            action.setIconText(icon_text)
        return True

    def judge(self) -> None:
        """Disable the action where no moves can be played, and have its tip say why.

        For a menu that is about to be seen: at each keystroke it would take too long. A shortcut
        that is pressed meanwhile says the same.
        """
        reason = self._control.why_no_play()
        action = self._actions["play"]
        action.setEnabled(not reason)
        action.setStatusTip(reason or self._tip)
        action.setToolTip(reason or self._tip)

    def _toggle(self, *_checked: bool) -> None:
        self._control.toggle_play()
        self._actions["play"].setChecked(self._playing.active)

    def _offer(self, *_values: object) -> None:
        self._actions["play"].setEnabled(True)

    def _on_changed(self, _before: PlayLine | None, after: PlayLine | None) -> None:
        self._actions["play"].setChecked(after is not None)
        self._show(self._playing.shown_state, after is not None)
        self._name_history()
