"""A field over the list in which the comment before a record is edited."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRect, Qt
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from fenedit.ui.panels.card import claims

_LEAST_LINES, _MOST_LINES = 2, 8
_LEAST_WIDTH = 320
_AROUND = 14


class CommentEditor(QPlainTextEdit):
    """Holds the lines of a comment. Enter, and going elsewhere, keep them; Esc does not."""

    def __init__(
        self, text: str, keep: Callable[[str], None], list_view: QWidget, place: QRect
    ) -> None:
        """Open it.

        Args:
            text: the lines as they are.
            keep: called once with what was typed, and not after Esc.
            list_view: what it stands over, and what gets the keyboard back.
            place: where the comment is in its coordinates.
        """
        super().__init__(list_view.window())
        self._keep: Callable[[str], None] | None = keep
        self._list = list_view
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAccessibleName(self.tr("Comment before the position"))
        words = self.tr("Enter keeps the comment, Shift+Enter begins a new line, Esc goes back.")
        self.setAccessibleDescription(words)
        self.setToolTip(words)
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setPlainText(text or "# ")
        self.moveCursor(self.textCursor().MoveOperation.End)
        window = self.window().rect()
        corner = list_view.mapTo(self.window(), place.topLeft())
        metrics, width = QFontMetrics(self.font()), max(place.width(), _LEAST_WIDTH)
        # Long lines are wrapped.
        room = width - 2 * _AROUND
        wrapped = (metrics.horizontalAdvance(line) // room for line in text.split("\n"))
        lines = min(max(_LEAST_LINES, sum(1 + more for more in wrapped)), _MOST_LINES)
        box = QRect(corner.x(), corner.y(), width, lines * metrics.lineSpacing() + _AROUND)
        box.moveTop(max(0, min(box.top(), window.bottom() - box.height())))
        box.moveLeft(max(0, min(box.left(), window.right() - box.width())))
        self.setGeometry(box)
        self.window().installEventFilter(self)
        self.show()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def event(self, event: QEvent) -> bool:
        # The window has commands on these keys.
        return claims(event, _ends) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not _ends(event):
            super().keyPressEvent(event)
            return
        event.accept()
        if event.key() == Qt.Key.Key_Escape:
            self._keep = None
        self._list.setFocus(Qt.FocusReason.PopupFocusReason)
        self._end()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        # A menu takes the keyboard for a while only.
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self._end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep what was typed before the window asks whether to save."""
        if event.type() == QEvent.Type.Close:
            self._end()
        return super().eventFilter(watched, event)

    def _end(self) -> None:
        """Keep what was typed, unless that was done or given up, and go."""
        keep, self._keep = self._keep, None
        self.close()
        if keep is not None:
            keep("" if self.toPlainText().strip() == "#" else self.toPlainText())


def _ends(event: QKeyEvent) -> bool:
    if event.key() == Qt.Key.Key_Escape:
        return True
    is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
    return is_enter and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier
