"""The Position and Collection menus: actions are intents, enabled when they would do something."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import randrange
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from fenedit.notation.chess960 import number_of
from fenedit.session.editor import Editor
from fenedit.session.intents import fields, records, whole_board
from fenedit.session.settings import Preferences, Settings
from fenedit.session.state import EditorState
from fenedit.session.transaction import Transaction
from fenedit.widgets.actions import Actions
from fenedit.widgets.file_controller import FileController

POSITIONS_960 = 960


class PositionActions(QObject):
    """Connects actions to intents on one editor."""

    def __init__(
        self,
        window: QWidget,
        actions: Actions,
        editor: Editor,
        files: FileController,
        settings: Settings,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._actions = actions
        self._editor = editor
        self._files = files
        self._settings = settings
        self._intents: dict[str, Callable[[EditorState], Transaction | None]] = {
            "start": whole_board.set_start,
            "clear": whole_board.clear,
            "rotate": whole_board.rotate_board,
            "mirror": whole_board.mirror_board,
            "swap": whole_board.swap_sides,
            "shift_up": partial(whole_board.shift_board, direction="up"),
            "shift_down": partial(whole_board.shift_board, direction="down"),
            "shift_left": partial(whole_board.shift_board, direction="left"),
            "shift_right": partial(whole_board.shift_board, direction="right"),
            "duplicate": records.duplicate,
            "delete": records.delete,
            "move_up": partial(records.move, steps=-1),
            "move_down": partial(records.move, steps=1),
        }
        for name, intent in self._intents.items():
            actions[name].triggered.connect(partial(self._perform, intent))
        actions["add"].triggered.connect(self._add)
        actions["previous"].triggered.connect(partial(self._step, -1))
        actions["next"].triggered.connect(partial(self._step, 1))
        actions["chess960"].triggered.connect(self._set_chess960)
        actions["chess960_number"].triggered.connect(self._ask_for_number)
        actions["chess960_random"].triggered.connect(self._set_random)
        actions["several_kings"].triggered.connect(self._allow_several_kings)
        actions["several_kings"].setChecked(settings.preferences.several_kings)
        settings.preferences_changed.connect(self._on_preferences_changed)

    def show_state(self, state: EditorState) -> None:
        """Enable what would change something now."""
        for name, intent in self._intents.items():
            self._actions[name].setEnabled(intent(state) is not None)
        self._actions["previous"].setEnabled(state.current > 0)
        self._actions["next"].setEnabled(state.current + 1 < len(state.collection))
        self._actions["chess960"].setChecked(state.chess960)
        self._actions["chess960"].setEnabled(len(state.collection) > 0)

    def _perform(self, intent: Callable[[EditorState], Transaction | None], *_checked: Any) -> None:
        self._editor.perform(intent)

    def _add(self) -> None:
        self._editor.perform(records.add, self._files.new_position())

    def _step(self, steps: int, *_checked: Any) -> None:
        self._editor.show_record(self._editor.state.current + steps)

    def _set_chess960(self, checked: bool) -> None:
        self._editor.perform(fields.set_chess960, checked)

    def _ask_for_number(self) -> None:
        from PySide6.QtWidgets import QInputDialog

        shown = number_of(self._editor.state.position.placement)
        number, chosen = QInputDialog.getInt(
            self._window,
            self.tr("Chess960 Position"),
            self.tr("Number of the start position, 0 to 959 (518 is standard chess):"),
            whole_board.STANDARD_NUMBER if shown is None else shown,
            0,
            POSITIONS_960 - 1,
        )
        if chosen:
            self._editor.perform(whole_board.set_chess960_start, number)

    def _set_random(self) -> None:
        self._editor.perform(whole_board.set_chess960_start, randrange(POSITIONS_960))

    def _allow_several_kings(self, allowed: bool) -> None:
        self._settings.set_preferences(replace(self._settings.preferences, several_kings=allowed))

    def _on_preferences_changed(self, preferences: Preferences) -> None:
        self._actions["several_kings"].setChecked(preferences.several_kings)
