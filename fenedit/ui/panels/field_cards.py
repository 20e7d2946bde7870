"""Edits a FEN's fields: side to move, castling rights, en passant square, counters."""

from collections import Counter
from functools import partial
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPen, QPixmap, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QStyleOptionComboBox,
    QWidget,
)

from fenedit.notation.castling import castling_squares, possible_rights
from fenedit.notation.fen import format_fen
from fenedit.notation.position import (
    BLACK,
    FILES,
    MAX_COUNTER,
    WHITE,
    Position,
    Side,
    Square,
    file_of,
    piece_of,
    possible_ep_squares,
    side_of,
    square_name,
)
from fenedit.session import intents
from fenedit.session.editor import Editor
from fenedit.session.state import EditorState
from fenedit.ui.fen.line import is_typed, step_in_history
from fenedit.ui.panels.card import Section, label_of
from fenedit.ui.style import inset_number, lay_out, painting

_DISC = 14
_GAP = 8


class SideToMoveRow(QWidget):
    """Shows the side to move, and changes it."""

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Side to move"))
        self._editor = editor
        self._buttons: dict[Side, QPushButton] = {}
        row = lay_out(QHBoxLayout(self), margins=0, spacing=_GAP)
        for side, text, name in (
            (WHITE, self.tr("White"), self.tr("White to move")),
            (BLACK, self.tr("Black"), self.tr("Black to move")),
        ):
            button = QPushButton(text, self)
            button.setAccessibleName(name)
            button.setObjectName("toggle")
            button.setAutoDefault(True)
            button.setIcon(disc(side))
            button.setIconSize(QSize(_DISC + 4, _DISC))
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.clicked.connect(partial(self._choose, side))
            self._buttons[side] = button
            row.addWidget(button, 1)
        self.show_state(editor.shown)

    def show_state(self, state: EditorState) -> None:
        """Check the button of the side to move."""
        self._buttons[state.position.side_to_move].setChecked(True)

    def _choose(self, side: Side) -> None:
        self._editor.perform(intents.fields.set_side_to_move, side)


def disc(side: Side) -> QIcon:
    """Return the sign of a side."""
    icon = QIcon()
    for ratio in (1, 2, 3):
        # With room between the disc and the word.
        pixmap = QPixmap((_DISC + 4) * ratio, _DISC * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with painting(pixmap) as painter:
            # Grey sets both discs off from a light card and from a dark one.
            painter.setPen(QPen(QColor("#808080"), 1.2))
            painter.setBrush(QColor("#ffffff" if side == WHITE else "#17181a"))
            painter.drawEllipse(QPointF(_DISC / 2, _DISC / 2), _DISC / 2 - 1.5, _DISC / 2 - 1.5)
        icon.addPixmap(pixmap)
    return icon


_WINGS = "KQ"
_COLUMN: dict[Side, int] = {WHITE: 0, BLACK: len(_WINGS) + 1}
"""The first column of a side's toggles in the grid."""
_NO_PART = str.maketrans("QBNPqbnp", "........")
"""Removes pieces irrelevant to castling from the back ranks."""


class RightChoice(NamedTuple):
    """A castling right that is shown, and perhaps can be switched.

    Attributes:
        letter: its letter, as held, or as it would be written.
        wing: "K" or "Q", the side it castles to.
        rook_file: the file of its rook, "a" to "h", where there is one or the letter claims one.
        held: whether the position has it.
        possible: whether king and rook are on the right squares.
        switchable: whether it can be switched on or off now.
    """

    letter: str
    wing: str
    rook_file: str
    held: bool
    possible: bool
    switchable: bool


def right_choices(position: Position, chess960: bool) -> tuple[RightChoice, ...]:
    """Return the rights to show: all held or possible ones, and at least two for each side."""
    held = position.castling_rights
    possible = possible_rights(position, chess960)
    letters = list(dict.fromkeys((*possible, *held)))
    for side in (WHITE, BLACK):
        wings = {
            _place(position, letter, chess960)[0] for letter in letters if side_of(letter) == side
        }
        letters += [piece_of(wing, side) for wing in _WINGS if wing not in wings]
    choices = []
    for letter in letters:
        wing, rook_file = _place(position, letter, chess960)
        others = sum(side_of(other) == side_of(letter) for other in held)
        is_held, is_possible = letter in held, letter in possible
        # FEN has room for two rights per side.
        switchable = is_held or (is_possible and others < 2)
        choices.append(RightChoice(letter, wing, rook_file, is_held, is_possible, switchable))
    return tuple(choices)


def _place(position: Position, letter: str, chess960: bool) -> tuple[str, str]:
    """Return the wing of a right, and its rook's file or ""."""
    for _, king, rook in castling_squares(position.placement, letter, chess960):
        return ("K" if rook > king else "Q"), FILES[file_of(rook)]
    file = letter.lower()
    if file not in FILES:
        return letter.upper(), ""
    return ("K" if file >= "e" else "Q"), file


def _names_rook(choice: RightChoice, chess960: bool) -> bool:
    """Return whether "O-O" alone would be ambiguous."""
    return bool(choice.rook_file) and (chess960 or choice.letter.upper() not in _WINGS)


class CastlingRows(QWidget):
    """Switches for the castling rights, White's at the left, Black's at the right."""

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Castling rights"))
        self._editor = editor
        self._asked: object = None
        self._cells: list[tuple[str, str]] = []
        self._toggles: dict[str, QPushButton] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(3)
        self._grid.setVerticalSpacing(4)
        titles = {WHITE: self.tr("White castling"), BLACK: self.tr("Black castling")}
        for side, title in titles.items():
            label = label_of(self, words=title)
            self._grid.addWidget(label, 0, _COLUMN[side], 1, len(_WINGS))
        # A narrow column separates White's from Black's.
        self._grid.setColumnMinimumWidth(len(_WINGS), _GAP - 6)
        for column in (0, 1, 3, 4):
            self._grid.setColumnStretch(column, 1)
        self.show_state(editor.shown)

    def show_state(self, state: EditorState) -> None:
        """Show a toggle for each held or possible right."""
        position, chess960 = state.position, state.chess960
        ranks = position.placement[:8] + position.placement[56:]
        asked = (ranks.translate(_NO_PART), position.castling_rights, chess960)
        if asked == self._asked:
            return
        self._asked = asked
        choices = right_choices(position, chess960)
        # Texts with a rook's file are too long to be side by side.
        below = any(_names_rook(choice, chess960) for choice in choices)
        cells = [(choice.letter, "" if below else choice.wing) for choice in choices]
        if cells != self._cells:
            self._cells = cells
            self._arrange(cells)
        for choice in choices:
            self._show_right(choice, chess960)

    def _arrange(self, cells: list[tuple[str, str]]) -> None:
        """Add a toggle for each letter to the column of its wing; "" spans both."""
        for toggle in self._toggles.values():
            self._grid.removeWidget(toggle)
        heights = Counter[int]()
        for letter, wing in cells:
            column = _COLUMN[side_of(letter)] + (_WINGS.index(wing) if wing else 0)
            heights[column] += 1
            width = 1 if wing else len(_WINGS)
            if letter not in self._toggles:
                toggle = self._toggles[letter] = QPushButton(self)
                toggle.setObjectName("right")
                toggle.setAutoDefault(True)
                toggle.setCheckable(True)
                toggle.setProperty("claimed", False)
                toggle.clicked.connect(partial(self._switch, letter))
            self._grid.addWidget(self._toggles[letter], heights[column], column, 1, width)
        letters = [letter for letter, _ in cells]
        for letter, toggle in self._toggles.items():
            toggle.setVisible(letter in letters)
        for first, second in pairwise(letters):
            QWidget.setTabOrder(self._toggles[first], self._toggles[second])

    def _show_right(self, choice: RightChoice, chess960: bool) -> None:
        toggle = self._toggles[choice.letter]
        claimed = choice.held and not choice.possible
        words = "O-O" if choice.wing == "K" else "O-O-O"
        if _names_rook(choice, chess960):
            words += f" {choice.rook_file}"
        toggle.setText(self.tr("{0} ?").format(words) if claimed else words)
        white = side_of(choice.letter) == WHITE
        if choice.wing == "K":
            name = self.tr("White kingside") if white else self.tr("Black kingside")
        else:
            name = self.tr("White queenside") if white else self.tr("Black queenside")
        if choice.rook_file:
            name = self.tr("{0}, rook on the {1}-file").format(name, choice.rook_file)
        toggle.setAccessibleName(name)
        toggle.setToolTip(self._explanation(choice))
        toggle.setAccessibleDescription(toggle.toolTip())
        toggle.setChecked(choice.held)
        toggle.setEnabled(choice.switchable)
        if claimed != toggle.property("claimed"):
            toggle.setProperty("claimed", claimed)
            toggle.style().unpolish(toggle)
            toggle.style().polish(toggle)

    def _explanation(self, choice: RightChoice) -> str:
        if choice.held and not choice.possible:
            return self.tr("Claimed, but king or rook is not on its starting square")
        if not choice.possible:
            state = self._editor.shown
            elsewhere = () if state.chess960 else possible_rights(state.position, chess960=True)
            if any(side_of(letter) == side_of(choice.letter) for letter in elsewhere):
                return self.tr(
                    "King or rook is not on its starting square. For Chess960, turn on "
                    "Position › Chess960 Castling."
                )
            return self.tr("King or rook is not on its starting square")
        if not choice.switchable:
            return self.tr("FEN allows two rights per side")
        return ""

    def _switch(self, letter: str) -> None:
        held = self._toggles[letter].isChecked()
        if not self._editor.perform(intents.fields.set_right, letter, held):
            # The click has toggled the button itself.
            self._toggles[letter].setChecked(not held)


class EnPassantBox(QComboBox):
    """Shows the en passant target square, and offers the possible ones.

    An impossible held square is listed first and marked; it leaves the list once another entry is
    chosen.
    """

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._held: Square | None = None
        self._possible: tuple[Square, ...] = ()
        self._entries: tuple[Square | None, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("En passant target square"))
        self.setMinimumContentsLength(4)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.activated.connect(self._choose)
        self._fill()
        self.show_state(editor.shown)

    def show_state(self, state: EditorState) -> None:
        """Offer the possible squares, and show the held one."""
        held, possible = state.position.ep_square, possible_ep_squares(state.position)
        if (held, possible) != (self._held, self._possible):
            self._held, self._possible = held, possible
            self._fill()

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        """Mark an impossible square by a sign; the open list has room for words."""
        super().initStyleOption(option)
        if self._held is not None and self._held not in self._possible:
            option.currentText = f"{square_name(self._held)} ?"

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the scrolling column, unless the list has the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def _fill(self) -> None:
        claimed = () if self._held is None or self._held in self._possible else (self._held,)
        self._entries = (None, *claimed, *self._possible)
        with QSignalBlocker(self):
            self.clear()
            self.addItems([self._words(square) for square in self._entries])
            self.setCurrentIndex(self._entries.index(self._held))
        if claimed:
            words = max(map(self._words, self._entries), key=len)
            # The list needs some 30 pixels besides its words.
            self.view().setMinimumWidth(self.fontMetrics().horizontalAdvance(words) + 30)
        self.setToolTip(self.tr("Not possible in this position.") if claimed else "")

    def _words(self, square: Square | None) -> str:
        if square is None:
            return "–"
        name = square_name(square)
        return name if square in self._possible else self.tr("{0}, not possible").format(name)

    def _choose(self, index: int) -> None:
        self._editor.perform(intents.fields.set_ep_square, self._entries[index])


class NumberBox(QSpinBox):
    """A number, typed or stepped; the held value is always shown. Undo is the document's."""

    def __init__(
        self, editor: Editor, least: int, most: int, parent: QWidget | None = None
    ) -> None:
        """Make a box for a number usually from `least` to `most`."""
        super().__init__(parent)
        self._editor = editor
        self._least = least
        self.setRange(least, most)
        inset_number(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_value(self, value: int) -> None:
        """Show a held value, even one out of range."""
        least = min(value, self._least)
        with QSignalBlocker(self):
            # Only if needed, as it lays out the whole card again.
            if least != self.minimum():
                self.setMinimum(least)
            if value != self.value():
                self.setValue(value)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_typed(event) or not step_in_history(event, self._editor):
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the scrolling column, unless the box has the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class CounterRows(QWidget):
    """Shows en passant square, halfmove clock and fullmove number, and changes them."""

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._en_passant = EnPassantBox(editor, self)
        self._clock = NumberBox(editor, 0, MAX_COUNTER, self)
        self._number = NumberBox(editor, 1, MAX_COUNTER, self)
        self._clock.valueChanged.connect(self._set_clock)
        self._number.valueChanged.connect(self._set_number)
        self._clock.setAccessibleName(self.tr("Halfmove clock"))
        self._number.setAccessibleName(self.tr("Fullmove number"))
        self._clock.setToolTip(self.tr("Halfmoves since the last capture or pawn move"))
        self._number.setToolTip(self.tr("Starts at 1; one more after each move by Black"))
        self._note = label_of(self)
        self._note.hide()
        rows = QGridLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setHorizontalSpacing(_GAP)
        rows.setVerticalSpacing(4)
        rows.setColumnStretch(0, 1)
        # Room for the largest number; the style's hint is too wide.
        width = self.fontMetrics().horizontalAdvance(str(MAX_COUNTER)) + 44
        for row, (text, box) in enumerate(
            (
                (self.tr("En passant"), self._en_passant),
                (self.tr("Halfmove clock"), self._clock),
                (self.tr("Fullmove number"), self._number),
            )
        ):
            label = QLabel(text, self)
            label.setBuddy(box)
            label.setWordWrap(True)
            box.setFixedWidth(max(84, width))
            rows.addWidget(label, row, 0)
            rows.addWidget(box, row, 1)
        rows.addWidget(self._note, 3, 0, 1, 2)
        self.show_state(editor.shown)

    def show_state(self, state: EditorState) -> None:
        """Show the values of the position."""
        position = state.position
        self._en_passant.show_state(state)
        self._clock.show_value(position.halfmove_clock)
        self._number.show_value(position.fullmove_number)
        plies, number, notes = position.halfmove_clock, position.fullmove_number, []
        # FIDE Laws of Chess, 9.6.2 and 9.3.
        if plies >= 150:
            notes.append(self.tr("The game is drawn once the halfmove clock reaches 150."))
        elif plies >= 100:
            notes.append(self.tr("A draw can be claimed once the halfmove clock reaches 100."))
        if number == 0:
            notes.append(self.tr("Fullmove numbers start at 1; the 0 is kept."))
        elif number >= 300:
            # The longest known tournament game ended at move 269.
            notes.append(self.tr("Unusually high fullmove number."))
        self._note.setText(" ".join(notes))
        self._note.setVisible(bool(notes))

    def _set_clock(self, plies: int) -> None:
        self._editor.perform(intents.fields.set_halfmove_clock, plies)

    def _set_number(self, number: int) -> None:
        self._editor.perform(intents.fields.set_fullmove_number, number)


class PositionSection(Section):
    """Shows a FEN's fields after the placement, and changes them."""

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Position"), parent)
        self._rows = (
            SideToMoveRow(editor, self),
            CastlingRows(editor, self),
            CounterRows(editor, self),
        )
        lay_out(self.body, *self._rows, spacing=10)

    def show_state(self, state: EditorState) -> None:
        """Show a position's fields, and their FEN in the heading."""
        for row in self._rows:
            row.show_state(state)
        self.show_result(" ".join(format_fen(state.position).split()[1:4]))
