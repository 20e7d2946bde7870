"""What Popeye has printed, to be read, selected and scrolled."""

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontDatabase, QTextCursor, QWheelEvent
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QWidget

_FEWEST: Final = 2
_MOST: Final = 14
"""Lines that are seen at once."""


class PopeyeText(QPlainTextEdit):
    """Grows with its text, to so many lines; then it scrolls, and shows the beginning."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        # Without it, the style draws a box between the scroll bars.
        self.setCornerWidget(QWidget(self))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def add(self, lines: list[str]) -> None:
        """Add lines at the end; what is read meanwhile stays where it is."""
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        before = "" if self.document().isEmpty() else "\n"
        cursor.insertText(before + "\n".join(lines))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As high as the text, within limits; as wide as there is room."""
        lines = min(max(self.blockCount(), _FEWEST), _MOST)
        height = lines * self.fontMetrics().lineSpacing()
        around = 2 * (self.frameWidth() + round(self.document().documentMargin()))
        # What the style puts around the text, and the bar below it.
        margins = self.contentsMargins()
        bar = self.horizontalScrollBar().sizeHint().height()
        return QSize(120, height + around + margins.top() + margins.bottom() + bar)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the column that scrolls, unless the text has the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
