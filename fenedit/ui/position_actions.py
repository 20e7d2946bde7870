"""The Position and Collection menus: actions are intents, enabled when they would do something."""

from collections.abc import Callable
from functools import partial
from random import randrange
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from fenedit.notation.chess960 import number_of
from fenedit.notation.pieces import BLACK, WHITE
from fenedit.notation.position import EMPTY_POSITION, START_POSITION
from fenedit.session.editor import Editor
from fenedit.session.intents import fields, marks, records, whole_board
from fenedit.session.intents.common import Intent
from fenedit.session.rows import Rows
from fenedit.session.settings import Preferences, Settings
from fenedit.session.state import EditorState
from fenedit.ui.actions import Actions

NOT_IN_PLAY = ("start", "clear", "add", "chess960_number", "chess960_random")
"""What rests while moves are played, with transforms, actions of records and "chess960"."""
POSITIONS_960 = 960
MOST_TYPED = 999_999

Intents = dict[str, Intent[[]]]
"""Intents that need to be told nothing, by the names of their actions."""


class PositionActions(QObject):
    """Connects actions to intents on one editor.

    Attributes:
        take_over: does what an action of a record, with its name and its intent, does to several,
            where several are selected, and tells whether it did.
        several: gives the rows that are selected, none where they are not several.
        neighbour: gives the row that is gone to from one by a step of 1 or -1, -1 for none.
    """

    def __init__(
        self,
        window: QWidget,
        actions: Actions,
        editor: Editor,
        settings: Settings,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._actions = actions
        self._editor = editor
        self._settings = settings
        self._place: tuple[int, int] | None = None
        self._held: tuple[bool, bool] | None = None
        # Whether transforms may be disabled, which is found out for a menu alone.
        self._judged = True
        self.take_over: Callable[[str, Intent[[]]], bool] = _leave
        self.several: Callable[[], Rows] = tuple
        self.neighbour: Callable[[int, int], int] = _beside
        self._transforms: Intents = {
            "rotate": whole_board.rotate_board,
            "mirror": whole_board.mirror_board,
            "swap": whole_board.swap_sides,
            "shift_up": partial(whole_board.shift_board, direction="up"),
            "shift_down": partial(whole_board.shift_board, direction="down"),
            "shift_left": partial(whole_board.shift_board, direction="left"),
            "shift_right": partial(whole_board.shift_board, direction="right"),
            "white_to_move": partial(fields.set_side_to_move, side=WHITE),
            "black_to_move": partial(fields.set_side_to_move, side=BLACK),
            "drop_rights": fields.drop_rights,
            "drop_ep": partial(fields.set_ep_square, square=None),
            "reset_counters": fields.reset_counters,
            "clear_marks": marks.clear,
        }
        self._records: Intents = {
            "duplicate": records.duplicate,
            "delete": records.delete,
            "move_up": partial(records.move, steps=-1),
            "move_down": partial(records.move, steps=1),
        }
        boards: Intents = {"start": whole_board.set_start, "clear": whole_board.clear}
        for name, intent in boards.items():
            actions[name].triggered.connect(partial(self._perform, intent))
        for name, intent in (self._transforms | self._records).items():
            actions[name].triggered.connect(partial(self._perform_on_records, name, intent))
        actions["add"].triggered.connect(self._add)
        actions["previous"].triggered.connect(partial(self._step, -1))
        actions["next"].triggered.connect(partial(self._step, 1))
        actions["chess960"].triggered.connect(self._set_chess960)
        actions["chess960_number"].triggered.connect(self._ask_for_number)
        actions["chess960_random"].triggered.connect(self._set_random)
        # It is checked as long as moves are played.
        actions["play"].toggled.connect(self._on_play_toggled)
        actions["several_kings"].triggered.connect(self._allow_several_kings)
        actions["several_kings"].setChecked(settings.preferences.several_kings)
        settings.preferences_changed.connect(self._on_preferences_changed)

    def show_state(self, state: EditorState) -> None:
        """Enable what would change something now; transforms of the board just in case.

        While moves are played nothing of it is: it would end play, and what was played be gone
        from the board by a slip of a finger.
        """
        actions = self._actions
        if self._in_play:
            self._rest()
            return
        held = whole_board.holds(state, START_POSITION), whole_board.holds(state, EMPTY_POSITION)
        if held != self._held:
            self._held = held
            actions["start"].setEnabled(not held[0])
            actions["clear"].setEnabled(not held[1])
        if self._judged:
            self._judged = False
            for name in self._transforms:
                actions[name].setEnabled(True)
        actions["chess960"].setChecked(state.chess960)
        place = (state.current, len(state.collection))
        if place != self._place:
            self._place = place
            self._show_place(state)

    @property
    def _in_play(self) -> bool:
        return self._actions["play"].isChecked()

    def _on_play_toggled(self, playing: bool) -> None:
        if not playing:
            for name in NOT_IN_PLAY:
                self._actions[name].setEnabled(True)
            self._place = self._held = None
        self.show_state(self._editor.state)

    def _rest(self) -> None:
        self._judged = True
        for name in (*NOT_IN_PLAY, *self._transforms, *self._records, "chess960"):
            self._actions[name].setEnabled(False)

    def _show_place(self, state: EditorState) -> None:
        """Enable what depends on how many records there are, and which is shown, alone."""
        for name, intent in self._records.items():
            self._actions[name].setEnabled(self._editor.may(intent))
        self._actions["chess960"].setEnabled(len(state.collection) > 0)
        self.show_neighbours()

    def show_neighbours(self) -> None:
        """Enable going to the records before and behind the shown one, if there are such."""
        for name, step in (("previous", -1), ("next", 1)):
            self._actions[name].setEnabled(self._neighbour(step) >= 0)

    def judge_transforms(self) -> None:
        """Enable those transforms of the board that would change something now.

        For a menu that is about to be seen. To try them all at each keystroke would take longer
        than all else that is done for it; a shortcut that finds nothing to change does nothing, be
        its action enabled or not.
        """
        self._judged = True
        for name, intent in self._transforms.items():
            self._actions[name].setEnabled(not self._in_play and self._may(intent))

    def _may(self, intent: Intent[[]]) -> bool:
        """Tell whether an intent would change what is selected."""
        rows = self.several()
        if not rows:
            return self._editor.may(intent)
        # Here, because most windows show one position.
        from fenedit.session.intents.many_records import may_perform

        return may_perform(self._editor.state, rows, intent)

    def _perform(self, intent: Intent[[]], *_checked: Any) -> None:
        self._editor.perform(intent)

    def _perform_on_records(self, name: str, intent: Intent[[]], *_checked: Any) -> None:
        if not self.take_over(name, intent):
            self._editor.perform(intent)

    def _add(self) -> None:
        self._editor.perform(records.add, self._settings.preferences.first_position)

    def _step(self, steps: int, *_checked: Any) -> None:
        row = self._neighbour(steps)
        if row >= 0:
            self._editor.show_record(row)

    def _neighbour(self, step: int) -> int:
        state = self._editor.state
        row = self.neighbour(state.current, step)
        return row if row < len(state.collection) else -1

    def _set_chess960(self, checked: bool) -> None:
        self._editor.perform(fields.set_chess960, checked)

    def _ask_for_number(self) -> None:
        from PySide6.QtWidgets import QInputDialog

        shown = number_of(self._editor.state.position.placement)
        number = whole_board.STANDARD_NUMBER if shown is None else shown
        words = self.tr("Number of the start position, 0 to 959 (518 is standard chess):")
        while True:
            # More digits than a number has are let in, and refused aloud: a box that takes only
            # the first two of 999 would set up another position than was asked for.
            number, chosen = QInputDialog.getInt(
                self._window, self.tr("Chess960 Position"), words, number, 0, MOST_TYPED
            )
            if not chosen:
                return
            if number < POSITIONS_960:
                self._editor.perform(whole_board.set_chess960_start, number)
                return
            words = self.tr("There is no start position {0}; the numbers go from 0 to 959:").format(
                number
            )

    def _set_random(self) -> None:
        self._editor.perform(whole_board.set_chess960_start, randrange(POSITIONS_960))

    def _allow_several_kings(self, allowed: bool) -> None:
        self._settings.set_preferences(self._settings.preferences._replace(several_kings=allowed))

    def _on_preferences_changed(self, preferences: Preferences) -> None:
        self._actions["several_kings"].setChecked(preferences.several_kings)


def _beside(row: int, step: int) -> int:
    return row + step


def _leave(_name: str, _intent: Intent[[]]) -> bool:
    return False
