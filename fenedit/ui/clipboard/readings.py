"""Asks which of several readings of a text is meant."""

from collections.abc import Sequence
from functools import partial

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
from fenedit.notation.reading import Interpretation
from fenedit.notation.safe_text import shown
from fenedit.ui.clipboard.text import counted_words, reading_title, remark_words
from fenedit.ui.dialogs import Help
from fenedit.ui.rows import Index, RowDelegate, paint_ground, smaller
from fenedit.ui.style import bold, current_palette, lay_out
from fenedit.ui.workbench import DrawBoard

MOST = 9
"""Readings on offer: each has a digit as its key."""
DIAGRAM = 136
"""Side of the picture of a single position, in logical pixels."""
SMALL_DIAGRAM = 72
"""Side of each picture where a reading has several."""
MOST_SHOWN = 60
"""The most pictures of a reading."""
_TEXT_WIDTH = 300
_MOST_HEIGHT = 500
_IN_A_LINE = 5
"""Small pictures side by side."""
_LONGEST_TITLE = 120
_PADDING = 8
_NUMBER_WIDTH = 22
_WIDTH = DIAGRAM + _TEXT_WIDTH + 2 * _PADDING
"""Logical pixels of a row beside its number."""
_REMARK = Qt.ItemDataRole.UserRole
_BOARDS = Qt.ItemDataRole.UserRole + 1
"""Pairs of a picture and its piece count, for each placement of a reading."""
_WRAPPED = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop


class ReadingsDialog(QDialog):
    """Shows the readings of a text to choose from. Shown with `open()`.

    Attributes:
        list_widget: the readings as a list.

    Signals:
        taken: the chosen interpretation.
    """

    taken = Signal(object)

    def __init__(
        self,
        readings: Sequence[Interpretation],
        draw_board: DrawBoard,
        parent: QWidget | None = None,
    ) -> None:
        """Ask about readings, the best first; only the first MOST are offered."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._readings = readings[:MOST]
        several = any(len(each.found) > 1 for each in self._readings)
        if several:
            title = self.tr("Which Positions Are Meant?")
            words = self.tr("Are these the right positions?")
            if len(readings) > 1:
                words = self.tr("This text can be read in several ways. Which positions are meant?")
        else:
            title = self.tr("Which Position Is Meant?")
            words = self.tr("Is this the right position?")
            if len(readings) > 1:
                words = self.tr("This text can be read in several ways. Which position is meant?")
        self.setWindowTitle(title)
        question = QLabel(words, self)
        question.setWordWrap(True)
        items = self.list_widget = QListWidget(self)
        items.setAccessibleName(self.tr("Readings of the text"))
        items.setItemDelegate(_ReadingDelegate(items))
        items.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        items.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self._fill(draw_board)
        items.setCurrentRow(0)
        frame = QFrame(self)
        frame.setObjectName("card")
        lay_out(QVBoxLayout(frame), items, margins=6)
        height = sum(items.sizeHintForRow(row) for row in range(items.count()))
        width = items.sizeHintForColumn(0) + (20 if height > _MOST_HEIGHT else 4)
        items.setFixedSize(width, min(height, _MOST_HEIGHT) + 4)
        column = lay_out(QVBoxLayout(self), question, frame, margins=(20, 18, 20, 14), spacing=12)
        if len(readings) > MOST:
            more = QLabel(self.tr("Only the most likely positions are listed."), self)
            more.setObjectName("muted")
            column.addWidget(more)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self._paste = buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._paste.setDefault(True)
        self._name_paste(0)
        buttons.button(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)
        column.addWidget(buttons)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)
        items.setFocus(Qt.FocusReason.OtherFocusReason)
        items.currentRowChanged.connect(self._name_paste)
        items.itemDoubleClicked.connect(self.accept)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        Help(buttons, "fen_field", "if-a-text-has-several-meanings")
        self.accepted.connect(self._take)

    def _fill(self, draw_board: DrawBoard) -> None:
        titles = [(reading_title(each), self._remark(each)) for each in self._readings]
        ratio = self.devicePixelRatioF()
        for number, reading in enumerate(self._readings, start=1):
            title, remark = titles[number - 1]
            item = QListWidgetItem(title[:1].upper() + title[1:], self.list_widget)
            if titles.count((title, remark)) > 1:
                # Such as a board in characters and the same turned around: the kings differ.
                placement = reading.found[0].meant.placement
                white, black = (
                    ", ".join(map(square_name, squares_of(placement, king))) for king in "Kk"
                )
                if white and black:
                    kings = self.tr("Kings: White {0}, Black {1}.").format(white, black)
                    remark = f"{remark} {kings}".strip()
            side = DIAGRAM if len(reading.found) == 1 else SMALL_DIAGRAM
            placements = [found.meant.placement for found in reading.found[:MOST_SHOWN]]
            boards = [(draw_board(each, side, ratio), count_text(each)) for each in placements]
            item.setData(_REMARK, remark)
            item.setData(_BOARDS, boards)
            counts = ", ".join(count for _, count in boards[:MOST])
            words = " ".join(filter(None, (f"{number}: {item.text()}.", remark, counts)))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, words)
            item.setToolTip(remark)
            key = QShortcut(QKeySequence(str(number)), self)
            key.activated.connect(partial(self._accept_row, number - 1))

    def _remark(self, reading: Interpretation) -> str:
        """Return what a reading's picture does not show."""
        count = len(reading.found)
        parts = [shown(reading.found[0].title, _LONGEST_TITLE)] if count == 1 else []
        if count > 1:
            parts.append(counted_words("positions", count))
        sides = {found.meant.side_to_move for found in reading.found}
        notes = (note.code for found in reading.found for note in found.notes)
        if len(sides) == 1 and "default-side" not in notes:
            white = sides == {WHITE}
            parts.append(self.tr("White to move") if white else self.tr("Black to move"))
        said = "; ".join(filter(None, parts))
        return " ".join(filter(None, (said and f"{said}.", remark_words(reading))))

    def _name_paste(self, row: int) -> None:
        several = len(self._readings[row].found) > 1
        self._paste.setText(self.tr("&Paste Them") if several else self.tr("&Paste It"))

    def _accept_row(self, row: int) -> None:
        self.list_widget.setCurrentRow(row)
        self.accept()

    def _take(self) -> None:
        self.taken.emit(self._readings[self.list_widget.currentRow()])


class _ReadingDelegate(RowDelegate):
    """Draws a reading: its key, boards, title and remark."""

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
            painter.drawPixmap(at.topLeft(), picture)
            painter.drawText(at.translated(0, side), middle, count)
        painter.setFont(bold(option.font))
        painter.setPen(QColor(colours.text))
        painter.drawText(text, _WRAPPED, index.data(Qt.ItemDataRole.DisplayRole))
        painter.setFont(option.font)
        painter.setPen(QColor(colours.muted))
        painter.drawText(text.adjusted(0, title_height + 4, 0, 0), _WRAPPED, index.data(_REMARK))


def _text_heights(font: QFont, index: Index) -> list[int]:
    """Return the heights of title and remark, in logical pixels."""
    room = QRect(0, 0, _TEXT_WIDTH if len(index.data(_BOARDS)) == 1 else _WIDTH, 10_000)
    texts = (bold(font), index.data(Qt.ItemDataRole.DisplayRole)), (font, index.data(_REMARK))
    return [
        QFontMetrics(each).boundingRect(room, _WRAPPED, text).height() if text else 0
        for each, text in texts
    ]
