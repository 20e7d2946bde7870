"""Runs commands for the whole position, and for adding, deleting and moving records."""

from __future__ import annotations

from functools import partial
from random import randrange

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QInputDialog, QMessageBox

from fenedit.notation import transform
from fenedit.notation.castling import number_of
from fenedit.notation.position import BLACK, EMPTY_POSITION, START_POSITION, WHITE, Side
from fenedit.notation.reading import Found
from fenedit.session import intents
from fenedit.session.intents.many_records import may_perform
from fenedit.session.settings import Preferences
from fenedit.session.state import EditorState, Intent, Transaction
from fenedit.ui.dialogs import Words, message_box
from fenedit.ui.labels import added_words
from fenedit.ui.style import current_palette
from fenedit.ui.workbench import Workbench

POSITIONS_960 = 960
TRANSFORMS: dict[str, Intent[[]]] = {
    **{name: partial(intents.board.transform, name=name) for name in transform.TRANSFORMS},
    "white_to_move": partial(intents.fields.set_side_to_move, side=WHITE),
    "black_to_move": partial(intents.fields.set_side_to_move, side=BLACK),
    "drop_rights": intents.fields.drop_rights,
    "drop_ep": partial(intents.fields.set_ep_square, square=None),
    "reset_counters": intents.fields.reset_counters,
    "clear_marks": intents.fields.clear_marks,
}
SIDES: dict[Side, str] = {WHITE: "white_to_move", BLACK: "black_to_move"}
RECORDS: dict[str, Intent[[]]] = {
    "duplicate": intents.records.duplicate,
    "delete": intents.records.delete,
    "move_up": partial(intents.records.move, steps=-1),
    "move_down": partial(intents.records.move, steps=1),
}


class PositionController(QObject):
    """Turns commands into intents on a window's editor, and enables those with an effect."""

    def __init__(self, bench: Workbench) -> None:
        super().__init__(bench.window)
        self._bench = bench
        self._editor = bench.editor
        self._commands = bench.commands
        self._place: tuple[int, int] | None = None
        sides = QActionGroup(self)
        for action in map(bench.commands.__getitem__, SIDES.values()):
            sides.addAction(action)
        bench.settings.preferences_changed.connect(self._show_preferences)
        self._show_preferences(bench.settings.preferences)
        self.show_state(bench.editor.shown)

    def show_state(self, state: EditorState) -> None:
        """Enable the commands with an effect on the state seen, and all transforms."""
        commands = self._commands
        commands.enable(not state.holds(START_POSITION), "start")
        commands.enable(not state.holds(EMPTY_POSITION), "clear")
        commands.enable(True, *TRANSFORMS)
        commands["chess960"].setChecked(state.chess960)
        commands[SIDES[state.position.side_to_move]].setChecked(True)
        place = (state.current, len(state.collection))
        if place != self._place:
            self._place = place
            for name, intent in RECORDS.items():
                commands.enable(self._editor.may(intent), name)
            commands.enable(len(state.collection) > 0, "chess960")
            self.show_neighbours()

    def show_neighbours(self) -> None:
        """Enable the commands for the previous and the next record, if there are any."""
        for name, step in (("previous", -1), ("next", 1)):
            self._commands.enable(self._neighbour(step) >= 0, name)

    def may(self, name: str) -> bool:
        """Return whether a transform would change the shown or selected records.

        Called when a menu opens: trying all transforms at each keystroke would be too slow. A
        shortcut without an effect does no harm.
        """
        intent, rows = TRANSFORMS[name], self._bench.rooms.collection.several()
        if not rows:
            return self._editor.may(intent)
        return may_perform(self._editor.state, rows, intent)

    # --- commands --------------------------------------------------------------------------

    def set_start(self) -> None:
        """Set up the start position."""
        self._editor.perform(intents.board.set_start)

    def clear(self) -> None:
        """Clear the board."""
        self._editor.perform(intents.board.clear)

    def transform(self, name: str) -> None:
        """Transform the shown record, or all selected ones."""
        self._do(name, TRANSFORMS[name])

    def change_records(self, name: str) -> None:
        """Duplicate, delete or move the shown record, or all selected ones."""
        self._do(name, RECORDS[name])

    def add(self) -> None:
        """Add a record after the shown one."""
        self._editor.perform(intents.records.add, self._bench.settings.preferences.first_position)

    def ask_about_moves(self, transaction: Transaction) -> None:
        """Ask whether a change may replace a game, or leave it with moves that do not fit.

        The new position can become another record instead. The answer comes later: the sender of
        the change may be gone by then.
        """
        role = QMessageBox.ButtonRole
        state, notices = self._editor.state, transaction.notices
        kept = any(notice.code == "moves-do-not-fit" for notice in notices)
        words = Words(
            self.tr("The moves of this game do not fit the new position."),
            self.tr("Keep the game, and add the new position after it?"),
        )
        title = self.tr("&Change the Game’s Start")
        if not kept:
            words = words._replace(text=self.tr("This replaces the game, with its moves."))
            title = self.tr("&Replace the Game")
        is_of_one = not any(notice.count for notice in notices)
        if not is_of_one:
            words = Words(
                self.tr("The moves of selected games do not fit their new positions."),
                self.tr("Change where these games begin, and keep their moves?"),
            )
            title = self.tr("&Change the Games’ Starts")
        after_this = self.tr("&New Position After This Game")
        if transaction.origin in ("fen.type", "board.type"):
            # No mnemonics: the next letter typed must not press a button.
            title, after_this = title.replace("&", ""), after_this.replace("&", "")
        tone = current_palette().warning
        heading = self.tr("Moves of the Game")
        box = message_box(self._bench.window, "warning", tone, heading, words)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        cancel = box.addButton(QMessageBox.StandardButton.Cancel)
        box.setEscapeButton(cancel)
        new = box.addButton(after_this, role.AcceptRole) if is_of_one else None
        box.setDefaultButton(new or cancel)
        change = box.addButton(title, role.DestructiveRole)

        def take_answer() -> None:
            chosen, answer = box.clickedButton(), None
            if self._editor.state is state:
                if chosen is change:
                    answer = transaction
                elif chosen is new:
                    answer = intents.records.beside_game(state, transaction)
                else:
                    answer = intents.records.untyped(state)
            self._editor.answer(answer)

        box.finished.connect(take_answer)
        box.open()

    def step(self, steps: int) -> None:
        """Show the record before the shown one (-1) or after it (1)."""
        row = self._neighbour(steps)
        if row >= 0:
            self._editor.show_record(row)

    def toggle_chess960(self) -> None:
        """Switch the shown record between Chess960 castling and the usual one."""
        self._editor.perform(intents.fields.set_chess960, not self._editor.state.chess960)

    def toggle_several_kings(self) -> None:
        """Allow several kings of one colour, or not."""
        settings = self._bench.settings
        kept = settings.preferences
        settings.set_preferences(kept._replace(several_kings=not kept.several_kings))

    def set_random(self) -> None:
        """Set up one of the start positions of Chess960."""
        self._editor.perform(intents.board.set_chess960_start, randrange(POSITIONS_960))

    def ask_for_number(self) -> None:
        """Ask for the number of a Chess960 start position, and set it up."""
        shown = number_of(self._editor.shown.position.placement)
        number = intents.board.STANDARD_NUMBER if shown is None else shown
        words = self.tr("Number of the start position, 0 to 959 (518 is standard chess):")
        while True:
            # Larger numbers can be typed and are refused: a box that accepted only two
            # digits of 999 would set up another position.
            number, chosen = QInputDialog.getInt(
                self._bench.window, self.tr("Chess960 Position"), words, number, 0, 999_999
            )
            if not chosen:
                return
            if number < POSITIONS_960:
                self._editor.perform(intents.board.set_chess960_start, number)
                return
            words = self.tr("There is no start position {0}. Enter a number from 0 to 959:").format(
                number
            )

    def choose_ready(self) -> None:
        """Ask for a ready position, and set it up."""
        from fenedit.ui.ready import NewFromDialog

        dialog = NewFromDialog(self._bench)
        dialog.taken.connect(self.set_up)
        dialog.open()

    def enter_material(self) -> None:
        """Ask for material, and set up a random position of it."""
        from fenedit.ui.material import MaterialDialog

        dialog = MaterialDialog(self._bench)
        dialog.taken.connect(self.set_up)
        dialog.open()

    def set_up(self, found: Found) -> None:
        """Set up a position in place of an empty or untouched one, else after the one shown."""
        before = len(self._editor.state.collection)
        made = self._editor.performed(intents.pasting.set_up, found)
        if made is not None and len(self._editor.state.collection) > before:
            self._bench.say(added_words(made.current + 1, 1))

    def _do(self, name: str, intent: Intent[[]]) -> None:
        if not self._bench.rooms.collection.take_over(name, intent):
            self._editor.perform(intent)

    def _neighbour(self, step: int) -> int:
        state = self._editor.state
        row = self._bench.rooms.collection.neighbour(state.current, step)
        return row if row < len(state.collection) else -1

    def _show_preferences(self, preferences: Preferences) -> None:
        self._commands["several_kings"].setChecked(preferences.several_kings)
