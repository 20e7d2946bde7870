"""The line below the FEN field: what is wrong or assumed, a repair, and where the caret is."""

import enum

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from fenedit.notation.safe_text import TEXT, breakable, shown, shown_name
from fenedit.ui.style import Palette, current_palette

_GAP = 14
_ON_ONE_LINE = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine


class Tone(enum.Enum):
    """How a message is said."""

    QUIET = "quiet"
    NOTE = "note"
    FAULT = "fault"


class FenHint(QWidget):
    """One line of text with a button for a repair.

    It is painted by hand and always of the same height, because it changes at each keystroke and
    labels would lay out the whole window each time.

    Signals:
        repair_requested: the button was pressed.
    """

    repair_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._message = ""
        self._tone = Tone.QUIET
        self._place = ""
        self._repair = ("", "")
        self._button = QPushButton(self)
        self._button.setObjectName("quiet")
        self._button.setAutoDefault(True)
        self._button.clicked.connect(self.repair_requested)
        self._button.hide()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def message(self) -> str:
        """What is said about the text."""
        return self._message

    @property
    def tone(self) -> Tone:
        """How the message is said."""
        return self._tone

    @property
    def repair(self) -> str:
        """The title of the repair that is offered, "" for none."""
        return self._repair[0]

    @property
    def place(self) -> str:
        """What the caret or the pointer is at."""
        return self._place

    def show_message(self, tone: Tone, message: str) -> None:
        """Say something about the text."""
        message = shown_name(message, TEXT)
        if message == self._message and tone == self._tone:
            return
        self._tone, self._message = tone, message
        self.setToolTip(breakable(message))
        self.setAccessibleName(message)
        self._place_button()
        self.update()

    def show_repair(self, title: str, preview: str = "") -> None:
        """Offer a repair that makes the text `preview`; "" as its title offers none."""
        if (title, preview) == self._repair:
            return
        self._repair = (title, preview)
        self._button.setText(title)
        self._button.setToolTip(breakable(shown(preview)))
        self._button.setVisible(bool(title))
        self._place_button()
        self.update()

    def show_place(self, place: str) -> None:
        """Say what the caret or the pointer is at."""
        if place != self._place:
            self._place = place
            self.update()

    def sizeHint(self) -> QSize:
        """Return room for one line and its button."""
        return QSize(200, max(self.fontMetrics().height() + 4, self._button.sizeHint().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the button beside the message."""
        super().resizeEvent(event)
        self._place_button()

    def changeEvent(self, event: QEvent) -> None:
        """Keep the button beside the message in another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._place_button()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the message at the left and the place behind it, shortened where room lacks."""
        if not self._message and not self._place:
            return
        colours = current_palette()
        painter = QPainter(self)
        painter.setFont(self.font())
        left = 0
        if self._message:
            painter.setPen(QColor(_colour(self._tone, colours)))
            self._write(painter, 0, self._message_width(), self._message)
            left = self._end_of_message() + _GAP
        if self._place:
            painter.setPen(QColor(colours.muted))
            self._write(painter, left, self.width() - left, self._place)
        painter.end()

    def _write(self, painter: QPainter, left: int, width: int, text: str) -> None:
        metrics = self.fontMetrics()
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
        box = QRect(left, 0, width, self.height())
        painter.drawText(box, _ON_ONE_LINE, shown)

    def _place_button(self) -> None:
        size = self._button.sizeHint()
        top = (self.height() - size.height()) // 2
        left = self._message_width() + (_GAP // 2 if self._message else 0)
        self._button.setGeometry(left, top, size.width(), size.height())

    def _message_width(self) -> int:
        wanted = self.fontMetrics().horizontalAdvance(self._message) + 1
        room = self.width()
        if self._button.text():
            room -= self._button.sizeHint().width() + _GAP // 2
        return max(0, min(wanted, room))

    def _end_of_message(self) -> int:
        return self._button.geometry().right() if self._button.text() else self._message_width()


def _colour(tone: Tone, colours: Palette) -> str:
    if tone is Tone.FAULT:
        return colours.danger
    return colours.hint if tone is Tone.NOTE else colours.muted
