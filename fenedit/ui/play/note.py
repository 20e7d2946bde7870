"""A note over the board, for what a person must not overlook."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QLabel

from fenedit.ui.board.area import BoardArea
from fenedit.ui.style import current_palette

LEAST_MS: Final = 7000
"""How long a short note stays, in milliseconds."""
READING_MS: Final = 80
"""How long each character of a longer one makes it stay."""
_WIDEST: Final = 560


class BoardNote(QLabel):
    """Words in the place of the palette over a board; they go by themselves, or at a click.

    Attributes:
        timer: ends it.
    """

    def __init__(self, area: BoardArea) -> None:
        super().__init__(area)
        self.hide()
        self.setObjectName("board_note")
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setToolTip(self.tr("A click closes this note"))
        self._area = area
        self.timer = QTimer(self, singleShot=True)
        self.timer.timeout.connect(self.end)
        area.installEventFilter(self)
        self._dress()

    def show_words(self, words: str) -> None:
        """Show words for as long as it takes to read them."""
        self.setText(words)
        self.setAccessibleName(words)
        self._place()
        self.show()
        self.raise_()
        self.timer.start(max(LEAST_MS, READING_MS * len(words)))

    def end(self) -> None:
        """Show nothing any more."""
        self.timer.stop()
        self.hide()

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        self.end()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._dress()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay over the board however large that is."""
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        """Lie on the palette; more words than it has room for go over the board."""
        width = min(self._area.width(), _WIDEST)
        strip = self._area.top.geometry()
        height = min(max(strip.height(), self.heightForWidth(width)), self._area.height())
        self.setGeometry((self._area.width() - width) // 2, max(0, strip.y()), width, height)

    def _dress(self) -> None:
        colours = current_palette()
        look = (
            f"QLabel#board_note {{ background: {colours.warning_soft}; color: {colours.text};"
            f" border: 1px solid {colours.warning}; border-radius: 8px; padding: 2px 10px; }}"
        )
        # A style sheet that is set changes the palette, which would set it again.
        if look != self.styleSheet():
            self.setStyleSheet(look)
