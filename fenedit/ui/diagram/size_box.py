"""A number of pixels, typed or stepped through."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QValidator
from PySide6.QtWidgets import QSpinBox, QWidget

from fenedit.diagram.description import LARGEST, SMALLEST
from fenedit.ui.style import inset_number

_STEP: Final = 50
_MOST_DIGITS: Final = 6


class SizeBox(QSpinBox):
    """Takes a number that is too large or too small as it is typed, and corrects it in the end.

    Signals:
        corrected: what was typed is no size of a picture; the nearest one stands there.
    """

    corrected = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(SMALLEST, LARGEST)
        self.setSingleStep(_STEP)
        self.setSuffix(self.tr(" px"))
        inset_number(self)
        self.setAccessibleName(self.tr("Width in pixels"))
        words = self.tr("A picture is {least} to {most} pixels wide.")
        self.setToolTip(words.format(least=SMALLEST, most=LARGEST))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the number at Enter, which would press the button of the dialog as well."""
        super().keyPressEvent(event)
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            event.accept()

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        """Let what is too large be typed; Qt would drop the last digit without a word."""
        digits = self._digits(text)
        if digits.isascii() and digits.isdecimal() and int(digits[:_MOST_DIGITS]) > LARGEST:
            state = QValidator.State
            fits = len(digits) <= _MOST_DIGITS
            return state.Intermediate if fits else state.Invalid, text, position
        return super().validate(text, position)

    def fixup(self, text: str) -> str:
        """Return the nearest number that may be."""
        digits = self._digits(text)
        if not (digits.isascii() and digits.isdecimal()):
            return super().fixup(text)
        self.corrected.emit()
        nearest = min(max(int(digits), SMALLEST), LARGEST)
        return f"{nearest}{self.suffix()}"

    def _digits(self, text: str) -> str:
        return text.removesuffix(self.suffix()).strip()
