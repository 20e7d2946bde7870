"""Shows messages and places in the line at the foot of the window."""

import enum

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from fenedit.notation.safe_text import TEXT, breakable, shown, shown_name
from fenedit.ui.panels.card import quiet_button
from fenedit.ui.style import current_palette

NOTICE_MS = 7000
"""The least time of a notice, in milliseconds."""
READING_MS = 80
"""Milliseconds for reading one character of a notice."""
_GAP = 14
_LEFT = int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine)
_RIGHT = _LEFT | int(Qt.AlignmentFlag.AlignRight)


class HintTone(enum.Enum):
    """The tone of a message, by the name of its colour in the palette."""

    QUIET = "muted"
    NOTE = "hint"
    FAULT = "danger"


class MessageLine(QWidget):
    """One line of text with a button for a repair; at its end, the place of pointer or caret.

    It shows, for a while, what has just happened, with what was assumed about the text; else the
    tip of the command under the pointer; else the message about the text of the FEN field; else the
    tip of the current tool. News about text or tool replace the tip of a command. It is painted by
    hand and keeps its height: it changes at each keystroke, and labels would lay out the whole
    window each time.

    Attributes:
        notice: what has just happened, "" once it is past.
        message: the message about the text.
        tone: the tone of the message.
        tip: the tip of the current tool.
        menu_tip: the tip of the command under the pointer, "" for none.
        place: the place of caret or pointer in the text.
        square: the square of pointer or cursor on the board.
        button: applies the repair.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.notice = ""
        self.message = ""
        self.tone = HintTone.QUIET
        self.tip = ""
        self.menu_tip = ""
        self.place = ""
        self.square = ""
        self._joined = False
        self._repair = ("", "")
        self.button = quiet_button(self)
        self.button.hide()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_time_over)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def words(self) -> str:
        """The text that is shown now."""
        if self.notice and self._joined:
            return f"{self.notice} {self.message}"
        return self.notice or self.menu_tip or self.message or self.tip

    def say(self, words: str) -> None:
        """Show a notice of what has just happened."""
        self._timer.start(max(NOTICE_MS, READING_MS * len(words)))
        self._joined = False
        self.notice = shown_name(words, TEXT)
        self._show()

    def end_notice(self) -> None:
        """Remove the notice: it is past."""
        self._timer.stop()
        if self.notice:
            self.notice = ""
            self._show()

    def _on_time_over(self) -> None:
        """Remove the notice, unless it is cut off and the pointer reads it as a tool tip."""
        cut_off = self.fontMetrics().horizontalAdvance(self.words) > self.words_width
        if cut_off and self.underMouse():
            self._timer.start()
        else:
            self.end_notice()

    def unsay(self, words: str) -> None:
        """Remove a notice that is no longer true, unless another one has replaced it."""
        if self.notice == shown_name(words, TEXT):
            self.end_notice()

    def show_tip(self, words: str) -> None:
        """Show the tip of a command under the pointer, "" for none."""
        words = shown_name(words, TEXT)
        if words != self.menu_tip:
            self.menu_tip = words
            self._show()

    def hint(self, words: str) -> None:
        """Set the tip of the current tool, which is shown when nothing else is."""
        if words != self.tip:
            self.tip, self.menu_tip = words, ""
            self._show()

    def show_message(self, tone: HintTone, message: str, *, joined: bool = False) -> None:
        """Show a message about the text of the FEN field; if `joined`, after the current notice."""
        message = shown_name(message, TEXT)
        same = message == self.message and tone == self.tone
        if joined or not same:
            self._joined = joined
        if same:
            if joined:
                self._show()
            return
        # Do not announce a message that was part of the previous one.
        is_part = tone is self.tone and bool(message) and message in self.message
        self.tone, self.message = tone, message
        if QAccessible.isActive() and not is_part:
            # Imported here: only a screen reader needs it.
            from fenedit.ui.voice import settle

            # The position check announces faults.
            settle(self, message if tone is HintTone.NOTE else "")
        if message:
            self.menu_tip = ""
        if message and tone is HintTone.FAULT:
            # A fault is more important than a notice.
            self._timer.stop()
            self.notice = ""
        self._show()

    def show_repair(self, title: str, preview: str = "") -> None:
        """Offer a repair that results in the text `preview`; an empty title offers none."""
        if (title, preview) == self._repair:
            return
        self._repair = (title, preview)
        self.button.setText(title)
        self.button.setToolTip(breakable(shown(preview)))
        self.button.setVisible(bool(title))
        self._place_button()
        self.update()

    def show_place(self, place: str) -> None:
        """Show the place of caret or pointer in the text."""
        if place != self.place:
            self.place = place
            self._show_place()

    def point_at(self, words: str) -> None:
        """Show the square of pointer or cursor on the board."""
        if words != self.square:
            self.square = words
            self._show_place()

    def sizeHint(self) -> QSize:
        """Return room for one line and its button."""
        return QSize(200, max(self.fontMetrics().height() + 4, self.button.sizeHint().height()))

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
        """Paint the message at the left and the place at the right, elided if needed."""
        words, place = self.words, self._shown_place
        if not words and not place:
            return
        colours, width = current_palette(), self.words_width
        with QPainter(self) as painter:
            painter.setFont(self.font())
            if words:
                if self.notice:
                    tone = colours.text
                elif self.menu_tip or not self.message:
                    tone = colours.muted
                else:
                    tone = getattr(colours, self.tone.value)
                painter.setPen(QColor(tone))
                self._write(painter, QRect(0, 0, width, self.height()), words)
            if place:
                button = self.button
                end = button.geometry().right() if button.text() else width
                left = end + _GAP if words else 0
                room = QRect(left, 0, self.width() - left, self.height())
                painter.setPen(QColor(colours.muted))
                self._write(painter, room, place, _RIGHT)

    def _write(self, painter: QPainter, box: QRect, text: str, flags: int = _LEFT) -> None:
        fitting = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, flags, fitting)

    @property
    def _shown_place(self) -> str:
        """The place at the end of the line, where it does not cut a notice off."""
        place, width = self.place or self.square, self.fontMetrics().horizontalAdvance
        cuts = bool(self.notice) and width(self.words) + _GAP + width(place) > self.width()
        return "" if cuts else place

    def _show_place(self) -> None:
        if self.button.text():
            self._place_button()
        self.update()

    def _show(self) -> None:
        words = self.words
        self.setToolTip(breakable(words))
        self.setAccessibleName(words)
        self._place_button()
        self.update()

    def _place_button(self) -> None:
        size = self.button.sizeHint()
        top = (self.height() - size.height()) // 2
        left = self.words_width + (_GAP // 2 if self.words else 0)
        self.button.setGeometry(left, top, size.width(), size.height())

    @property
    def words_width(self) -> int:
        """The width of the message, elided if needed."""
        metrics = self.fontMetrics()
        wanted = metrics.horizontalAdvance(self.words) + 1
        room = self.width()
        if self.button.text():
            room -= self.button.sizeHint().width() + _GAP // 2
        if place := self._shown_place:
            room -= min(metrics.horizontalAdvance(place), room // 3) + _GAP
        return max(0, min(wanted, room))
