"""The card of en passant square, halfmove clock and fullmove number."""

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSpinBox, QWidget

from fenedit.notation.position import MAX_COUNTER
from fenedit.session.editor import Editor
from fenedit.session.intents.fields import set_fullmove_number, set_halfmove_clock
from fenedit.session.state import EditorState, Transaction
from fenedit.ui.fen.history_keys import is_typed, step_in_history
from fenedit.ui.panels.card import Card
from fenedit.ui.panels.en_passant import EnPassantBox
from fenedit.ui.style import inset_number

CLAIMABLE_PLIES = 100
"""From here on a draw can be claimed by the fifty-move rule (FIDE Laws of Chess, 9.3)."""
DRAWN_PLIES = 150
"""From here on the game is drawn by the seventy-five-move rule (FIDE Laws of Chess, 9.6.2)."""
LONG_GAME = 300
"""No tournament game has been as long; the longest known ended at move 269."""

_LEAST_WIDTH = 96

Intent = Callable[[EditorState, int], Transaction | None]


class CounterBox(QSpinBox):
    """One counter of a position, typed or stepped; what is held is always shown."""

    def __init__(
        self, editor: Editor, intent: Intent, least: int, parent: QWidget | None = None
    ) -> None:
        """Show a counter whose usual values begin with `least`; `intent` changes it."""
        super().__init__(parent)
        self._editor = editor
        self._intent = intent
        self._least = least
        self._shown = least
        inset_number(self)
        self.setRange(least, MAX_COUNTER)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.valueChanged.connect(self._change)

    def show_value(self, value: int) -> None:
        """Show a held value, be it as small as 0."""
        if value == self._shown:
            return
        self._shown = value
        with QSignalBlocker(self):
            if value < self._least or self.minimum() < self._least:
                # Not each time, for it lays out the whole card anew.
                self.setMinimum(min(value, self._least))
            self.setValue(value)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take a key; Undo and Redo are the document's."""
        if is_typed(event) or not step_in_history(event, self._editor):
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the column that scrolls, unless the box has the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def _change(self, value: int) -> None:
        self._editor.perform(self._intent, value)


class CountersCard(Card):
    """Shows en passant square, halfmove clock and fullmove number, and changes them."""

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("En passant and counters"), parent)
        self._en_passant = EnPassantBox(editor, self)
        self._clock = CounterBox(editor, set_halfmove_clock, 0, self)
        self._number = CounterBox(editor, set_fullmove_number, 1, self)
        self._clock.setAccessibleName(self.tr("Halfmove clock"))
        self._number.setAccessibleName(self.tr("Move number"))
        self._clock.setToolTip(self.tr("Plies since the last capture or pawn move"))
        self._number.setToolTip(self.tr("1 for the first move of both sides"))
        self._noted = ""
        self._note = QLabel(self)
        self._note.setObjectName("muted")
        self._note.setWordWrap(True)
        self._note.hide()
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._label(self.tr("En passant"), self._en_passant))
        row.addWidget(self._en_passant, 1)
        # The counters are side by side: in a low window what is below them is seen further.
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        for column, (text, box) in enumerate(
            ((self.tr("Halfmove clock"), self._clock), (self.tr("Move number"), self._number))
        ):
            label = self._label(text, box)
            label.setWordWrap(True)
            # Room for the largest number; the hint of a style leaves more around it.
            box.setMinimumWidth(_LEAST_WIDTH)
            grid.addWidget(label, 0, column, Qt.AlignmentFlag.AlignBottom)
            grid.addWidget(box, 1, column)
            grid.setColumnStretch(column, 1)
        self.body.addLayout(row)
        self.body.addLayout(grid)
        self.body.addWidget(self._note)
        self.show_state(editor.state)

    def show_state(self, state: EditorState) -> None:
        """Show what the position holds."""
        position = state.position
        self._en_passant.show_state(state)
        self._clock.show_value(position.halfmove_clock)
        self._number.show_value(position.fullmove_number)
        note = self._note_on(position.halfmove_clock, position.fullmove_number)
        if note != self._noted:
            self._noted = note
            self._note.setText(note)
            self._note.setVisible(bool(note))

    def _label(self, text: str, field: QWidget) -> QLabel:
        label = QLabel(text, self)
        label.setBuddy(field)
        return label

    def _note_on(self, plies: int, number: int) -> str:
        """Return what explains counters out of the ordinary, "" for ordinary ones."""
        if plies < CLAIMABLE_PLIES and 0 < number < LONG_GAME:
            return ""
        notes = []
        if plies >= DRAWN_PLIES:
            notes.append(self.tr("From a clock of 150 the game is drawn."))
        elif plies >= CLAIMABLE_PLIES:
            notes.append(self.tr("From a clock of 100 a draw can be claimed."))
        if number == 0:
            notes.append(self.tr("Moves are counted from 1; the 0 is kept as it was read."))
        elif number >= LONG_GAME:
            notes.append(self.tr("No known tournament game was as long; the number is kept."))
        return " ".join(notes)
