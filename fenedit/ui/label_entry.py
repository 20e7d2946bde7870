"""The line in which the label of a square is written."""

from PySide6.QtCore import QRect, QRegularExpression, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QRegularExpressionValidator
from PySide6.QtWidgets import QLineEdit

from fenedit.notation.marks import MarkColour
from fenedit.notation.position import Square, square_name
from fenedit.ui.board.layout import square_rect
from fenedit.ui.board.view import BoardView

LONGEST = 12
"""Characters of a label that can still be read on a square."""
_LEAST_WIDTH = 96


class LabelEntry(QLineEdit):
    """A small line over a square; Enter writes the label, Esc leaves it as it was.

    Signals:
        entered: the square, the text, and the MarkColour.
    """

    entered = Signal(object, object, object)

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self._board = board
        self._square: Square = 0
        self._colour = MarkColour.GREEN
        self._before = ""
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        visible = QRegularExpression(r"[^\p{C}]*", QRegularExpression.PatternOption.NoPatternOption)
        self.setValidator(QRegularExpressionValidator(visible, self))
        self.returnPressed.connect(self._enter)
        self.hide()

    def open(self, square: Square, text: str, colour: MarkColour) -> None:
        """Ask for the label of a square, which is `text` now."""
        self._square, self._colour, self._before = square, colour, text
        # What another program wrote is not cut; Qt counts as UTF-16 does.
        self.setMaxLength(max(LONGEST, len(text.encode("utf-16-le")) // 2))
        name = self.tr("Label of {square}").format(square=square_name(square))
        self.setAccessibleName(name)
        self.setPlaceholderText(self.tr("Label"))
        self.setText(text)
        self.selectAll()
        self.place()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def place(self) -> None:
        """Stand over the square, wherever it is now."""
        room = square_rect(self._board.board_geometry, self._square)
        width, height = max(_LEAST_WIDTH, room.width()), self.sizeHint().height()
        place = QRect(0, 0, min(width, self._board.width()), height)
        place.moveCenter(room.center())
        place.moveLeft(max(0, min(place.left(), self._board.width() - place.width())))
        self.setGeometry(place)

    def put_away(self) -> None:
        """Leave the label as it was: it is another board's now."""
        if self.isVisible():
            self._close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._close()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # Not the board's as well.
            self._enter()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason and self.isVisible():
            # What was written counts, as it does in a field; but a stray click changes nothing.
            if self.text() != self._before:
                self._write()
            self.hide()

    def _enter(self) -> None:
        self._write()
        self._close()

    def _write(self) -> None:
        self.entered.emit(self._square, self.text(), self._colour)

    def _close(self) -> None:
        self.hide()
        self._board.setFocus(Qt.FocusReason.PopupFocusReason)
