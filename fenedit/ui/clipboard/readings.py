"""The question which of several readings of a text is meant."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeySequence, QPainter, QShortcut
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from fenedit.notation.position import WHITE, count_text, square_name, squares_of
from fenedit.notation.safe_text import shown
from fenedit.ui.clipboard.text import counted_words, reading_title, remark_words
from fenedit.ui.rows import Index, RowDelegate, paint_ground, smaller
from fenedit.ui.style import bold, current_palette, lay_out
from fenedit.ui.workbench import DrawBoard

if TYPE_CHECKING:
    from fenedit.notation.reading import Interpretation

MOST: Final = 9
"""How many readings are offered: as many as there are keys for them."""
DIAGRAM: Final = 136
"""Side of the picture of one position in logical pixels."""
SMALL_DIAGRAM: Final = 72
"""Side of each picture where a reading has several."""
MOST_SHOWN: Final = 60
"""Positions of a reading that are shown."""
_TEXT_WIDTH: Final = 300
_MOST_HEIGHT: Final = 500
_IN_A_LINE: Final = 5
"""Small pictures side by side."""
_LONGEST_TITLE: Final = 120
_PADDING: Final = 8
_NUMBER_WIDTH: Final = 22
_WIDTH: Final = DIAGRAM + _TEXT_WIDTH + 2 * _PADDING
"""Logical pixels of a row beside its number."""
_REMARK: Final = Qt.ItemDataRole.UserRole
_BOARDS: Final = Qt.ItemDataRole.UserRole + 1
"""Placements of a reading as pairs of a picture, or None, and how many pieces there are."""
_WRAPPED: Final = (
    Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop
)


class ReadingsDialog(QDialog):
    """Shows what a text can be read as, and lets a person pick; shown with `open()`.

    Attributes:
        list_widget: the readings as a list.

    Signals:
        taken: the interpretation that was picked; nothing is when the dialog is cancelled.
    """

    taken = Signal(object)

    def __init__(
        self,
        readings: Sequence[Interpretation],
        draw_board: DrawBoard | None,
        parent: QWidget | None = None,
    ) -> None:
        """Make the question.

        Args:
            readings: what the text can be read as, best first; of more than MOST the best.
            draw_board: draws the pictures; without it words must do.
            parent: the window that it belongs to.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._readings = readings[:MOST]
        several = any(len(each.found) > 1 for each in self._readings)
        self.setWindowTitle(
            self.tr("Which Positions Are Meant?")
            if several
            else self.tr("Which Position Is Meant?")
        )
        self._told = [(reading_title(each), self._remark(each)) for each in self._readings]
        self.list_widget = QListWidget(self)
        self.list_widget.setAccessibleName(self.tr("Readings of the text"))
        self.list_widget.setItemDelegate(_ReadingDelegate(self.list_widget))
        self.list_widget.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list_widget.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        for number, reading in enumerate(self._readings, start=1):
            self.list_widget.addItem(self._item(number, reading, draw_board))
            key = QShortcut(QKeySequence(str(number)), self)
            key.activated.connect(partial(self._take, number - 1))
        self.list_widget.setCurrentRow(0)
        self.list_widget.itemDoubleClicked.connect(self.accept)
        self._lay_out(len(readings), several)
        self.accepted.connect(self._take_current)

    def _lay_out(self, count: int, several: bool) -> None:
        if count > 1 and several:
            words = self.tr("This text can be read in several ways. Which positions are meant?")
        elif count > 1:
            words = self.tr("This text can be read in several ways. Which position is meant?")
        elif several:
            words = self.tr("Are these the right positions?")
        else:
            words = self.tr("Is this the right position?")
        question = QLabel(words, self)
        question.setWordWrap(True)
        frame = QFrame(self)
        frame.setObjectName("card")
        lay_out(QVBoxLayout(frame), self.list_widget, margins=6)
        height = sum(
            self.list_widget.sizeHintForRow(row) for row in range(self.list_widget.count())
        )
        self.list_widget.setFixedSize(
            self.list_widget.sizeHintForColumn(0) + (20 if height > _MOST_HEIGHT else 4),
            min(height, _MOST_HEIGHT) + 4,
        )
        column = lay_out(QVBoxLayout(self), question, frame, margins=(20, 18, 20, 14), spacing=12)
        if count > MOST:
            more = QLabel(self.tr("Only the most likely positions are listed."), self)
            more.setObjectName("muted")
            column.addWidget(more)
        column.addWidget(self._buttons())
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)
        self.list_widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        paste = buttons.addButton(self._paste_words(), QDialogButtonBox.ButtonRole.AcceptRole)
        paste.setDefault(True)
        self.list_widget.currentRowChanged.connect(lambda: paste.setText(self._paste_words()))
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons

    def _paste_words(self) -> str:
        several = len(self._readings[self.list_widget.currentRow()].found) > 1
        return self.tr("&Paste Them") if several else self.tr("&Paste It")

    def _item(
        self, number: int, reading: Interpretation, draw_board: DrawBoard | None
    ) -> QListWidgetItem:
        title, remark = told = self._told[number - 1]
        item = QListWidgetItem(title[:1].upper() + title[1:])
        if self._told.count(told) > 1:
            # Such as a board in characters and the same turned around.
            remark = " ".join(filter(None, (remark, self._kings(reading))))
        side, ratio = (
            DIAGRAM if len(reading.found) == 1 else SMALL_DIAGRAM,
            self.devicePixelRatioF(),
        )
        boards = []
        for found in reading.found[:MOST_SHOWN]:
            placement = found.position.placement
            picture = None if draw_board is None else draw_board(placement, side, ratio)
            boards.append((picture, count_text(placement)))
        counts = ", ".join(count for _, count in boards[:MOST])
        item.setData(_REMARK, remark)
        item.setData(_BOARDS, boards)
        words = " ".join(filter(None, (f"{number}: {item.text()}.", remark, counts)))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, words)
        item.setToolTip(remark)
        return item

    def _kings(self, reading: Interpretation) -> str:
        """Say where the kings are, which tells positions of the same men apart."""
        placement = reading.found[0].position.placement
        white, black = (", ".join(map(square_name, squares_of(placement, king))) for king in "Kk")
        if not white or not black:
            return ""
        return self.tr("Kings: White {0}, Black {1}.").format(white, black)

    def _remark(self, reading: Interpretation) -> str:
        """Say of a reading what its picture does not show."""
        count = len(reading.found)
        parts = [shown(reading.found[0].title, _LONGEST_TITLE)] if count == 1 else []
        if count > 1:
            parts.append(counted_words("positions", count))
        sides = {found.position.side_to_move for found in reading.found}
        notes = (note.code for found in reading.found for note in found.notes)
        if len(sides) == 1 and "default-side" not in notes:
            white = sides == {WHITE}
            parts.append(self.tr("White to move") if white else self.tr("Black to move"))
        said = "; ".join(filter(None, parts))
        return " ".join(filter(None, (said and f"{said}.", remark_words(reading))))

    def _take(self, row: int) -> None:
        self.list_widget.setCurrentRow(row)
        self.accept()

    def _take_current(self) -> None:
        self.taken.emit(self._readings[self.list_widget.currentRow()])


class _ReadingDelegate(RowDelegate):
    """Draws a reading: its key, its boards, what it is and what was assumed."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        title, remark = _text_heights(option.font, index)
        count = QFontMetrics(smaller(option.font)).height()
        boards = len(index.data(_BOARDS))
        if boards == 1:
            height = max(DIAGRAM + count, title + 4 + remark)
        else:
            lines = -(-boards // _IN_A_LINE)
            height = title + 4 + remark + lines * (SMALL_DIAGRAM + count + _PADDING)
        width = _NUMBER_WIDTH + _WIDTH + 3 * _PADDING
        return QSize(width, height + 2 * _PADDING)

    def paint_row(
        self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect, index: Index
    ) -> None:
        colours = current_palette()
        paint_ground(painter, option, rect.adjusted(1, 1, -1, -1))
        number = QRect(rect.left() + _PADDING, rect.top(), _NUMBER_WIDTH, rect.height())
        painter.setPen(QColor(colours.muted))
        painter.drawText(number, Qt.AlignmentFlag.AlignVCenter, str(index.row() + 1))
        boards = index.data(_BOARDS)
        alone = len(boards) == 1
        title_height, remark_height = _text_heights(option.font, index)
        text = QRect(number.right(), rect.top() + _PADDING, _WIDTH, rect.height())
        first = text.topLeft()
        if alone:
            text.setLeft(number.right() + DIAGRAM + 2 * _PADDING)
            text.setTop(rect.center().y() - (title_height + 4 + remark_height) // 2)
        else:
            first += QPoint(0, title_height + 4 + remark_height + _PADDING)
        painter.setFont(smaller(option.font))
        side = DIAGRAM if alone else SMALL_DIAGRAM
        step = QSize(side + _PADDING, side + _PADDING + painter.fontMetrics().height())
        middle = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        for place, (picture, count) in enumerate(boards):
            line, column = divmod(place, _IN_A_LINE)
            at = QRect(first, QSize(side, side))
            at.translate(column * step.width(), line * step.height())
            if picture is not None:
                painter.drawPixmap(at.topLeft(), picture)
            painter.drawText(at.translated(0, side), middle, count)
        painter.setFont(bold(option.font))
        painter.setPen(QColor(colours.text))
        painter.drawText(text, _WRAPPED, index.data(Qt.ItemDataRole.DisplayRole))
        painter.setFont(option.font)
        painter.setPen(QColor(colours.muted))
        painter.drawText(text.adjusted(0, title_height + 4, 0, 0), _WRAPPED, index.data(_REMARK))


def _text_heights(font: QFont, index: Index) -> list[int]:
    """Return how high title and remark are, in logical pixels."""
    room = QRect(0, 0, _TEXT_WIDTH if len(index.data(_BOARDS)) == 1 else _WIDTH, 10_000)
    texts = (bold(font), index.data(Qt.ItemDataRole.DisplayRole)), (font, index.data(_REMARK))
    return [
        QFontMetrics(each).boundingRect(room, _WRAPPED, text).height() if text else 0
        for each, text in texts
    ]
