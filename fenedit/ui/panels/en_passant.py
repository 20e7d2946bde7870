"""The list of en passant target squares."""

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QStyleOptionComboBox, QWidget

from fenedit.notation.position import Square, square_name
from fenedit.rules.castling_and_ep import possible_ep_squares
from fenedit.session.editor import Editor
from fenedit.session.intents.fields import set_ep_square
from fenedit.session.state import EditorState


class EnPassantBox(QComboBox):
    """Shows the en passant target square, and offers those that the position has room for.

    A held square that cannot be is shown first and named as such; it leaves the list once
    another entry is chosen.
    """

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._asked: object = None
        self._held: Square | None = None
        self._possible: tuple[Square, ...] = ()
        self._entries: tuple[Square | None, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("En passant target square"))
        self.setMinimumContentsLength(8)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.activated.connect(self._choose)
        self._fill()
        self.show_state(editor.state)

    def show_state(self, state: EditorState) -> None:
        """Offer what can be meant now, and show what is held."""
        position = state.position
        # Pawns and squares in question all stand between the second rank and the seventh.
        asked = (position.placement[8:56], position.side_to_move, position.ep_square)
        if asked == self._asked:
            return
        self._asked = asked
        possible = possible_ep_squares(position)
        if possible != self._possible or position.ep_square != self._held:
            self._possible, self._held = possible, position.ep_square
            self._fill()

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:
        """Shorten an entry that is wider than the box, in place of cutting it through a letter."""
        super().initStyleOption(option)
        text = option.currentText
        if option.fontMetrics.horizontalAdvance(text) < self.width() // 2:
            # There is room, whatever the style. To ask it, QStyle with all its enums is imported,
            # which would be the longest of all imports at the start.
            return
        from PySide6.QtWidgets import QStyle

        part = QStyle.SubControl.SC_ComboBoxEditField
        box = QStyle.ComplexControl.CC_ComboBox
        room = self.style().subControlRect(box, option, part, self).width()
        shown = option.fontMetrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
        option.currentText = shown

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the column that scrolls, unless the list has the focus."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def _fill(self) -> None:
        claimed = () if self._held is None or self._held in self._possible else (self._held,)
        self._entries = (None, *claimed, *self._possible)
        with QSignalBlocker(self):
            self.clear()
            self.addItems([self._words(square) for square in self._entries])
            self.setCurrentIndex(self._entries.index(self._held))
        self.setToolTip(self.tr("The position has no room for this square.") if claimed else "")

    def _words(self, square: Square | None) -> str:
        if square is not None:
            name = square_name(square)
            return name if square in self._possible else self.tr("{0}, impossible").format(name)
        return self.tr("–  none")

    def _choose(self, index: int) -> None:
        self._editor.perform(set_ep_square, self._entries[index])
