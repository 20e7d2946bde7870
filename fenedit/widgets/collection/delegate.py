"""How one row of the collection is drawn: a small board and two lines."""

from collections import OrderedDict
from typing import Final

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPixmap
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from fenedit.diagram.painter import BoardPainter
from fenedit.diagram.thumbnail import board_pixmap
from fenedit.documents.record import Record
from fenedit.notation.placement import EMPTY_PLACEMENT, Placement
from fenedit.notation.problems import Problem, Severity
from fenedit.session.collection_model import Role
from fenedit.widgets.panels.grade_mark import MARK, grade_colours, paint_mark
from fenedit.widgets.rows import paint_ground, smaller
from fenedit.widgets.style import current_palette

THUMBNAIL: Final = 56
"""Side of a small board in logical pixels: eight whole pixels a square on a usual screen."""
_PADDING: Final = 5
_GAP: Final = 8
_DOT: Final = 7
_MARK: Final = 11
_MARK_GAP: Final = 5
_FADED: Final = 0.45
_MOST_PICTURES: Final = 256


class RecordDelegate(QStyledItemDelegate):
    """Draws rows of a CollectionModel."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._painter: BoardPainter | None = None
        self._pictures: OrderedDict[tuple[Placement, float], QPixmap] = OrderedDict()

    def set_painter(self, painter: BoardPainter) -> None:
        """Draw the small boards with another painter from now on."""
        self._painter = painter
        self._pictures.clear()

    def row_height(self, font: QFont) -> int:
        """Return the height of a row, in logical pixels."""
        lines = QFontMetrics(font).height() + QFontMetrics(smaller(font)).height()
        return max(THUMBNAIL, lines + 4) + 2 * _PADDING

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(3 * THUMBNAIL, self.row_height(option.font))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect: QRect = option.rect
        paint_ground(painter, option, rect.adjusted(0, 1, 0, -1))
        record: Record = index.data(Role.RECORD)
        board = QRect(rect.left() + _PADDING, 0, THUMBNAIL, THUMBNAIL)
        board.moveTop(rect.center().y() - THUMBNAIL // 2)
        right_to_left = option.direction == Qt.LayoutDirection.RightToLeft
        if right_to_left:
            board.moveRight(rect.right() - _PADDING)
        self._paint_board(painter, board, record)
        if right_to_left:
            text = rect.adjusted(_PADDING, 0, board.left() - rect.right() - _GAP, 0)
        else:
            text = rect.adjusted(board.right() - rect.left() + _GAP, 0, 2 - _PADDING, 0)
        self._paint_lines(painter, option, index, text)
        painter.restore()

    def _paint_board(self, painter: QPainter, rect: QRect, record: Record) -> None:
        if self._painter is None:
            return
        position = record.position or record.stale
        placement = position.placement if position else EMPTY_PLACEMENT
        picture = self._picture(placement, painter.device().devicePixelRatioF())
        size = picture.deviceIndependentSize()
        painter.setOpacity(1.0 if record.position else _FADED)
        painter.drawPixmap(
            rect.left() + round((rect.width() - size.width()) / 2),
            rect.top() + round((rect.height() - size.height()) / 2),
            picture,
        )
        painter.setOpacity(1.0)

    def _picture(self, placement: Placement, device_pixel_ratio: float) -> QPixmap:
        assert self._painter is not None
        key = (placement, device_pixel_ratio)
        picture = self._pictures.get(key)
        if picture is None:
            picture = board_pixmap(placement, THUMBNAIL, self._painter, device_pixel_ratio)
            self._pictures[key] = picture
            if len(self._pictures) > _MOST_PICTURES:
                self._pictures.popitem(last=False)
        self._pictures.move_to_end(key)
        return picture

    def _paint_lines(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
        rect: QRect,
    ) -> None:
        colours = current_palette()
        font: QFont = option.font
        small = smaller(font)
        first, second = QFontMetrics(font), QFontMetrics(small)
        top = rect.center().y() - (first.height() + second.height() + 3) // 2
        title = QRect(rect.left(), top, rect.width(), first.height())
        if index.data(Role.EDITED):
            self._paint_dot(painter, title)
            title.setRight(title.right() - _DOT - 4)
        objection: Problem | None = index.data(Role.OBJECTION)
        if objection is not None:
            _paint_grade(painter, title, objection.severity)
            title.setRight(title.right() - _MARK - _MARK_GAP)
        painter.setFont(font)
        painter.setPen(QColor(colours.text))
        _draw_elided(painter, first, title, index.data(Qt.ItemDataRole.DisplayRole))
        record: Record = index.data(Role.RECORD)
        painter.setFont(small)
        painter.setPen(QColor(colours.muted if record.position else colours.danger))
        below = QRect(rect.left(), title.bottom() + 4, rect.width(), second.height())
        _draw_elided(painter, second, below, index.data(Role.SUMMARY))

    def _paint_dot(self, painter: QPainter, title: QRect) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(current_palette().accent))
        centre = QPointF(title.right() - _DOT / 2, title.center().y() + 0.5)
        painter.drawEllipse(centre, _DOT / 2, _DOT / 2)


def _paint_grade(painter: QPainter, line: QRect, severity: Severity) -> None:
    """Paint a grade's mark at the end of a line."""
    colour, tint = grade_colours(severity, current_palette())
    painter.save()
    painter.translate(line.right() - _MARK + 1, line.center().y() + 1 - _MARK / 2)
    painter.scale(_MARK / MARK, _MARK / MARK)
    paint_mark(painter, severity, QPointF(), colour, tint)
    painter.restore()


def _draw_elided(painter: QPainter, metrics: QFontMetrics, rect: QRect, text: str) -> None:
    elided = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading, elided)
