"""Asks for a fairy piece by Popeye's code or by its name, which is completed."""

import re
from typing import ClassVar

from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.notation.fairy import ATTRIBUTES, CODES, described, fairy_piece, name_of_code
from fenedit.notation.position import EMPTY, Content, Piece
from fenedit.ui.board.text import piece_name
from fenedit.ui.dialogs import Help
from fenedit.ui.style import completions_of, lay_out

_SIDE = 56
"""The side of the preview, in logical pixels."""


class OtherPieceDialog(QDialog):
    """A dialog for one piece of Popeye's list, in one of three colours, maybe with an attribute.

    Attributes:
        last: the piece that was chosen last, which the next dialog begins with.
        piece: the piece that is described, "" as long as there is none of that code or name.
    """

    last: ClassVar[Content] = EMPTY

    def __init__(self, parent: QWidget, pieces: PieceSet, held: Content) -> None:
        """Make a hidden dialog that begins with the content of a square."""
        super().__init__(parent)
        self.piece: Piece = ""
        self._pieces = pieces
        self.setWindowTitle(self.tr("Other Piece"))
        self.line = QLineEdit(self)
        self.line.setPlaceholderText(self.tr("Popeye’s code, or the name in English"))
        self.line.setMinimumWidth(260)
        self._matches = QStringListModel(self)
        completer = QCompleter(self._matches, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self._list = completions_of(completer)
        self.line.setCompleter(completer)
        # While the list is open, the dialog does not get Enter.
        self.line.returnPressed.connect(self._on_return)
        self.colour = QComboBox(self)
        for data, words in (
            ("w", self.tr("White")),
            ("b", self.tr("Black")),
            ("n", self.tr("Neutral")),
        ):
            self.colour.addItem(words, data)
        self.attribute = QComboBox(self)
        self.attribute.addItem(self.tr("None"), ())
        for name in ATTRIBUTES:
            self.attribute.addItem(name, (name,))
        form = QFormLayout()
        form.addRow(self.tr("&Piece"), self.line)
        form.addRow(self.tr("&Colour"), self.colour)
        form.addRow(self.tr("&Attribute"), self.attribute)
        self._drawing = QLabel(self)
        self._drawing.setFixedSize(_SIDE, _SIDE)
        self.words = QLabel(self)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setWordWrap(True)
        shown = QHBoxLayout()
        lay_out(shown, self._drawing, (self.words, 1), margins=0, spacing=10)
        button = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(button.Ok | button.Cancel, self)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        Help(self.buttons, "board", "place-fairy-pieces")
        lay_out(QVBoxLayout(self), form, shown, self.buttons, margins=16, spacing=12)
        held = held if held != EMPTY else self.last
        if held != EMPTY:
            code, colour, attributes = described(held)
            self.line.setText(code)
            self.colour.setCurrentIndex(self.colour.findData(colour))
            self.attribute.setCurrentIndex(max(0, self.attribute.findData(attributes)))
            self.line.selectAll()
        self.line.textEdited.connect(self._offer)
        self.line.textChanged.connect(self._show_piece)
        self.colour.currentIndexChanged.connect(self._show_piece)
        self.attribute.currentIndexChanged.connect(self._show_piece)
        self._show_piece()

    def accept(self) -> None:
        """Remember the piece for the next time."""
        if self.piece and self.isVisible():
            OtherPieceDialog.last = self.piece
            super().accept()

    def _on_return(self) -> None:
        # With a row of the list chosen, Enter only copies it into the line.
        if self._list.isVisible() and self._list.currentIndex().isValid():
            return
        matches = self._matches.stringList()
        if not self.piece and self.line.text().strip() and matches:
            self.line.setText(matches[0])
        else:
            self.accept()

    def _offer(self, text: str) -> None:
        """Offer what contains a text: its own code first, then what begins with it."""
        typed = " ".join(text.split()).lower()
        matches = [code for code in CODES if typed in _listed(code).lower()]
        matches.sort(
            key=lambda code: (typed != code.lower(), not _listed(code).lower().startswith(typed))
        )
        self._matches.setStringList([_listed(code) for code in matches])

    def _show_piece(self, *_values: object) -> None:
        text = " ".join(self.line.text().split()).lower()
        code = next((each for each in CODES if text in _meant(each)), "")
        attributes = self.attribute.currentData()
        self.piece = fairy_piece(code, self.colour.currentData(), attributes) or ""
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(bool(self.piece))
        begun = any(text in meant for each in CODES for meant in _meant(each))
        words = "" if begun else self.tr("Popeye knows no piece of this code or name.")
        if self.piece:
            ratio = self.devicePixelRatioF()
            self._drawing.setPixmap(self._pieces.pixmap(self.piece, _SIDE, ratio))
            name = piece_name(self.piece)
            words = name[:1].upper() + name[1:]
        else:
            self._drawing.clear()
        self.words.setText(words)
        self.line.setAccessibleDescription(words)


def _listed(code: str) -> str:
    return f"{name_of_code(code)} ({code})"


def _meant(code: str) -> tuple[str, str, str]:
    """Return the texts in lower case that mean a piece: its code, name, and both."""
    name = re.sub(r"\s+", " ", name_of_code(code)).lower()
    return code.lower(), name, f"{name} ({code.lower()})"
