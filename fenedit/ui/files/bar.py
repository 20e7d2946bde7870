"""A quiet bar above the board that tells something, and offers what can be done."""

from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from fenedit.notation.safe_text import breakable, shown
from fenedit.ui.icons import coloured_pixmap
from fenedit.ui.style import current_palette

ICON: Final = 18
"""Side of the sign, in logical pixels."""


class Bar(QFrame):
    """Words behind a sign, with buttons; hidden until it has something to tell."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._sign = QLabel(self)
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        self._words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 6, 8, 6)
        self._row.setSpacing(8)
        self._row.addWidget(self._sign)
        self._row.addWidget(self._words, 1)
        self._dress()
        self.hide()

    @property
    def words(self) -> str:
        """What it says."""
        return self._words.text()

    def say(self, words: str) -> None:
        """Show words."""
        words = shown(words)
        self._words.setText(breakable(words))
        self.setAccessibleDescription(words)
        self.show()

    def stand_in(self, window: QWidget) -> None:
        """Take the place above everything in a window."""
        centre = window.centralWidget() if isinstance(window, QMainWindow) else None
        layout = centre.layout() if centre is not None else None
        if isinstance(layout, QBoxLayout):
            # As far from the one edge as from the other.
            margins = layout.contentsMargins()
            row = QHBoxLayout()
            row.setContentsMargins(0, 0, max(0, margins.left() - margins.right()), 0)
            row.addWidget(self)
            layout.insertLayout(0, row)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._dress()

    def _button(self, text: str, tip: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setToolTip(tip)
        button.setAutoDefault(False)
        self._row.addWidget(button)
        return button

    def _dress(self) -> None:
        ratio = self.devicePixelRatioF()
        colour = current_palette().warning
        self._sign.setPixmap(coloured_pixmap("warning", colour, ICON, ratio))


class NoticeBar(Bar):
    """Says something until it is closed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.close_button = self._button(self.tr("Close"), self.tr("Say no more of it"))
        self.close_button.clicked.connect(self.hide)
