"""The card of the castling rights: a toggle for each right that is held or can be."""

from functools import partial
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from fenedit.notation.castling import castling_squares
from fenedit.notation.position import (
    BLACK,
    FILES,
    WHITE,
    Position,
    Side,
    file_of,
    piece_of,
    side_of,
)
from fenedit.rules.castling_and_ep import possible_rights
from fenedit.session.editor import Editor
from fenedit.session.intents.fields import set_right
from fenedit.session.state import EditorState
from fenedit.ui.panels.card import Card

_WINGS = "KQ"
_FIRST_KING_SIDE_FILE = 4
_OTHER_MEN = str.maketrans(dict.fromkeys("QBNPqbnp", "."))
"""Takes men off the back ranks that have no part in castling rights."""
_MOST_RIGHTS = 2
"""How many rights of one colour FEN has room for."""


class Choice(NamedTuple):
    """A castling right that a person can see, and perhaps switch.

    Attributes:
        letter: its letter, as held, or as it would be written.
        wing: "K" or "Q", the side of the king that it castles to.
        rook_file: the file of its rook, "a" to "h", where there is one or the letter claims one.
        held: whether the position has it.
        possible: whether king and rook stand where it needs them.
        switchable: whether it can be switched on or off now.
    """

    letter: str
    wing: str
    rook_file: str
    held: bool
    possible: bool
    switchable: bool


def castling_choices(position: Position, chess960: bool) -> tuple[Choice, ...]:
    """Return the rights to show: all held or possible ones, and two for each side at least."""
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
        can_be_added = letter in possible and others < _MOST_RIGHTS
        choices.append(
            Choice(
                letter,
                wing,
                rook_file,
                held=letter in held,
                possible=letter in possible,
                switchable=letter in held or can_be_added,
            )
        )
    return tuple(choices)


def _place(position: Position, letter: str, chess960: bool) -> tuple[str, str]:
    """Return the wing that a right belongs to, and its rook's file or ""."""
    for _, king, rook in castling_squares(position.placement, letter, chess960):
        return ("K" if rook > king else "Q"), FILES[file_of(rook)]
    file = letter.lower()
    if file not in FILES:
        return letter.upper(), ""
    return ("K" if FILES.index(file) >= _FIRST_KING_SIDE_FILE else "Q"), file


class CastlingCard(Card):
    """Shows the castling rights, and switches them on and off."""

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Castling rights"), parent)
        self._editor = editor
        self._shown: object = None
        self._cells: tuple[tuple[str, str], ...] = ()
        self._toggles: dict[str, QPushButton] = {}
        self._looks: dict[str, tuple[Choice, bool]] = {}
        self._labels: dict[Side, QLabel] = {
            WHITE: QLabel(self.tr("White"), self),
            BLACK: QLabel(self.tr("Black"), self),
        }
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(1, 1)
        self._grid.setColumnStretch(2, 1)
        self.body.addLayout(self._grid)
        self.show_state(editor.state)

    def show_state(self, state: EditorState) -> None:
        """Show a toggle for each right that is held or can be."""
        position, chess960 = state.position, state.chess960
        placement = position.placement
        men = (placement[:8] + placement[56:]).translate(_OTHER_MEN)
        shown = (men, position.castling_rights, chess960)
        if shown == self._shown:
            return
        self._shown = shown
        choices = castling_choices(position, chess960)
        self._arrange(tuple((choice.letter, choice.wing) for choice in choices))
        for choice in choices:
            look = (choice, chess960)
            if look != self._looks.get(choice.letter):
                self._looks[choice.letter] = look
                self._dress(choice, chess960)

    def _arrange(self, cells: tuple[tuple[str, str], ...]) -> None:
        """Put a toggle for each letter into the column of its wing, below others of its side."""
        if cells == self._cells:
            return
        self._cells = cells
        for toggle in self._toggles.values():
            self._grid.removeWidget(toggle)
        row = 0
        for side, label in self._labels.items():
            self._grid.addWidget(label, row, 0)
            heights = dict.fromkeys(_WINGS, 0)
            for letter, wing in cells:
                if side_of(letter) == side:
                    toggle = self._toggle_of(letter)
                    self._grid.addWidget(toggle, row + heights[wing], 1 + _WINGS.index(wing))
                    heights[wing] += 1
            row += max(heights.values())
        letters = [letter for letter, _ in cells]
        for letter, toggle in self._toggles.items():
            toggle.setVisible(letter in letters)
        for first, second in pairwise(letters):
            QWidget.setTabOrder(self._toggles[first], self._toggles[second])

    def _toggle_of(self, letter: str) -> QPushButton:
        toggle = self._toggles.get(letter)
        if toggle is None:
            toggle = self._toggles[letter] = QPushButton(self)
            toggle.setObjectName("toggle")
            toggle.setAutoDefault(True)
            toggle.setCheckable(True)
            toggle.setProperty("claimed", False)
            toggle.clicked.connect(partial(self._switch, letter))
        return toggle

    def _dress(self, choice: Choice, chess960: bool) -> None:
        toggle = self._toggles[choice.letter]
        claimed = choice.held and not choice.possible
        toggle.setText(self._words(choice, chess960, claimed))
        toggle.setAccessibleName(self._name(choice))
        toggle.setToolTip(self._explanation(choice))
        toggle.setAccessibleDescription(toggle.toolTip())
        toggle.setChecked(choice.held)
        toggle.setEnabled(choice.switchable)
        if claimed != toggle.property("claimed"):
            toggle.setProperty("claimed", claimed)
            toggle.style().unpolish(toggle)
            toggle.style().polish(toggle)

    def _words(self, choice: Choice, chess960: bool, claimed: bool) -> str:
        words = "O-O" if choice.wing == "K" else "O-O-O"
        if choice.rook_file and (chess960 or choice.letter.upper() not in _WINGS):
            words += f" {choice.rook_file}"
        return self.tr("{0} ?").format(words) if claimed else words

    def _name(self, choice: Choice) -> str:
        white = side_of(choice.letter) == WHITE
        if choice.wing == "K":
            name = self.tr("White, king’s side") if white else self.tr("Black, king’s side")
        else:
            name = self.tr("White, queen’s side") if white else self.tr("Black, queen’s side")
        if not choice.rook_file:
            return name
        return self.tr("{0}, rook on the {1}-file").format(name, choice.rook_file)

    def _explanation(self, choice: Choice) -> str:
        if choice.held and not choice.possible:
            return self.tr("Claimed, but king or rook is not at home")
        if not choice.possible:
            return self.tr("King or rook is not at home")
        if not choice.switchable:
            return self.tr("FEN has room for two rights a side")
        return ""

    def _switch(self, letter: str) -> None:
        held = self._toggles[letter].isChecked()
        if not self._editor.perform(set_right, letter, held):
            # The press has turned the button itself.
            self._shown = None
            self._looks.clear()
            self.show_state(self._editor.state)
