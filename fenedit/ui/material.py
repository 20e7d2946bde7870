"""Asks for material such as KRPvKR, and sets up a random legal position of it."""

from random import randrange
from typing import ClassVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
)

from fenedit.notation.position import BLACK, WHITE
from fenedit.notation.reading import Found
from fenedit.rules.random_position import impossible, random_position, read_material
from fenedit.ui.dialogs import Help
from fenedit.ui.panels.card import label_for
from fenedit.ui.panels.text import problem_sentence
from fenedit.ui.style import inset_number, lay_out
from fenedit.ui.workbench import Workbench

_BOARD = 208
"""The side of the preview, in logical pixels."""
_MOST = 999_999_999


class MaterialDialog(QDialog):
    """Material, side to move and number of a random position, with a preview. Shown with `open()`.

    Attributes:
        last: the material and the side chosen last; the next dialog begins with them.
        line: the material.
        side: the side to move.
        seed: the number; the same one gives the same position again.
        words: whose move it is, or why there is no position.
        buttons: OK and Cancel.

    Signals:
        taken: the Found of the position.
    """

    last: ClassVar[tuple[str, str]] = ("KRPvKR", WHITE)
    taken = Signal(object)

    def __init__(self, bench: Workbench) -> None:
        super().__init__(bench.window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Random Position"))
        self._draw_board = bench.draw_board
        self._found: Found | None = None
        self.line = QLineEdit(self.last[0], self)
        self.line.setPlaceholderText(self.tr("Such as KRPvKR"))
        self.line.selectAll()
        self.side = QComboBox(self)
        for side, words in (
            (WHITE, self.tr("White")),
            (BLACK, self.tr("Black")),
            ("", self.tr("Either")),
        ):
            self.side.addItem(words, side)
        self.side.setCurrentIndex(self.side.findData(self.last[1]))
        self.seed = QSpinBox(self)
        inset_number(self.seed)
        self.seed.setRange(0, _MOST)
        self.seed.setValue(randrange(_MOST))
        self.seed.setToolTip(self.tr("The same number gives the same position again"))
        form = QFormLayout()
        for field, label in (
            (self.line, self.tr("&Material")),
            (self.side, self.tr("&Side to move")),
            (self.seed, self.tr("&Number")),
        ):
            form.addRow(label_for(field, label, self), field)
        self.words = QLabel(self)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setWordWrap(True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.words.setMinimumWidth(260)
        self._preview = QLabel(self)
        self._preview.setFixedSize(_BOARD, _BOARD)
        standard = QDialogButtonBox.StandardButton
        self.buttons = QDialogButtonBox(standard.Ok | standard.Cancel, self)
        self.buttons.button(standard.Ok).setText(self.tr("S&et Up"))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        Help(self.buttons, "board", "set-up-ready-and-random-positions")
        left = lay_out(QVBoxLayout(), form, (self.words, 1), spacing=12)
        row = lay_out(QHBoxLayout(), (left, 1), self._preview, spacing=16)
        lay_out(QVBoxLayout(self), row, self.buttons, margins=16, spacing=12)
        self.line.textChanged.connect(self._show_position)
        self.side.currentIndexChanged.connect(self._show_position)
        self.seed.valueChanged.connect(self._show_position)
        self.accepted.connect(self._take)
        self._show_position()

    def _show_position(self, *_values: object) -> None:
        pieces, self._found, words = read_material(self.line.text()), None, ""
        if pieces is None:
            words = self.tr("Expected two armies, such as KRPvKR: White’s, v, and Black’s.")
        elif (problem := impossible(pieces)) is not None:
            words = problem_sentence(problem)
        else:
            side, seed = self.side.currentData() or None, self.seed.value()
            position = random_position(pieces, side, seed)
            if position is None:
                words = self.tr("No legal position was found. Try another number or fewer pieces.")
            else:
                white = position.side_to_move == WHITE
                words = self.tr("White to move") if white else self.tr("Black to move")
                self._found = Found(position, title=f"{self.line.text().strip()} {seed}")
        if self._found is None:
            self._preview.clear()
        else:
            placement, ratio = self._found.position.placement, self.devicePixelRatioF()
            self._preview.setPixmap(self._draw_board(placement, _BOARD, ratio))
        self.words.setText(words)
        self.line.setAccessibleDescription(words)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(self._found is not None)

    def _take(self) -> None:
        MaterialDialog.last = (self.line.text(), self.side.currentData())
        self.taken.emit(self._found)
