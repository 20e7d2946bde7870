"""How a record is drawn: a row with a board, a line of text, or a tile of the gallery."""

from collections import OrderedDict
from typing import Final

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyleOptionViewItem

from fenedit.diagram.board_painter import BoardPainter, board_pixmap
from fenedit.documents.record import Record
from fenedit.notation.position import EMPTY_PLACEMENT, WHITE, Placement, count_text
from fenedit.notation.problems import Problem, Severity
from fenedit.session.collection.model import RecordRows, Role
from fenedit.ui.collection.text import VerdictText, unnamed, verdict_text
from fenedit.ui.panels.problem_line import MARK, grade_colours, paint_mark
from fenedit.ui.panels.text import problem_sentence
from fenedit.ui.rows import RowDelegate, paint_ground, smaller
from fenedit.ui.style import current_palette

THUMBNAIL: Final = 56
"""Side of a small board in logical pixels: eight whole pixels a square on a usual screen."""
_PADDING: Final = 5
_GAP: Final = 8
_DOT: Final = 7
_MARK: Final = 11
_MARK_GAP: Final = 5
_VERDICT: Final = 10
"""Width and height of the mark of a verdict."""
_FADED: Final = 0.45
_LEADING: Final = 3
_DISC: Final = 9
"""Width of the disc in the colour of the side to move."""
_WHITE_MAN: Final = "#fbfaf6"
_BLACK_MAN: Final = "#33302c"
_BAR: Final = 3
_RADIUS: Final = 7
_MOST_PICTURES: Final = 512

Index = QModelIndex | QPersistentModelIndex


class BoardDelegate(RowDelegate):
    """What the rows of a CollectionModel have in common, however they are drawn."""

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
        raise NotImplementedError

    def cell(self, font: QFont) -> tuple[int, int]:
        """Return the least width of a cell, 0 where each has a line of its own, and its height."""
        return 0, self.row_height(font)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width, height = self.cell(option.font)
        return QSize(width or 3 * THUMBNAIL, height)

    def paint_ground(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index, rect: QRect
    ) -> None:
        """Paint what shows that a row is chosen, shown on the board, or has the focus."""
        paint_ground(painter, option, rect)
        accent = QColor(current_palette().accent)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if not chosen and option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(accent, 1, Qt.PenStyle.DotLine))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            box = rect.toRectF().adjusted(0.5, 0.5, -0.5, -0.5)
            painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        view = option.widget
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        if focused or not isinstance(view, QAbstractItemView):
            return
        if view.currentIndex().row() == index.row():
            bar = QRect(rect.left(), rect.top(), _BAR, rect.height())
            bar.adjust(0, rect.height() // 5, 0, -rect.height() // 5)
            if option.direction == Qt.LayoutDirection.RightToLeft:
                bar.moveRight(rect.right())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(accent)
            painter.drawRoundedRect(bar, _BAR / 2, _BAR / 2)

    def paint_board(self, painter: QPainter, rect: QRect, record: Record) -> None:
        """Paint a record's position in the middle of a square; pale where it is a draft."""
        if self._painter is None:
            return
        position = record.position or record.stale
        placement = position.placement if position else EMPTY_PLACEMENT
        picture = self._picture(placement, rect.width(), painter.device().devicePixelRatioF())
        size = picture.deviceIndependentSize()
        painter.setOpacity(1.0 if record.position else _FADED)
        painter.drawPixmap(
            rect.left() + round((rect.width() - size.width()) / 2),
            rect.top() + round((rect.height() - size.height()) / 2),
            picture,
        )
        painter.setOpacity(1.0)

    def _picture(self, placement: Placement, side: int, device_pixel_ratio: float) -> QPixmap:
        assert self._painter is not None
        key = (placement, device_pixel_ratio)
        picture = self._pictures.get(key)
        if picture is None:
            picture = board_pixmap(placement, side, self._painter, device_pixel_ratio)
            self._pictures[key] = picture
            if len(self._pictures) > _MOST_PICTURES:
                self._pictures.popitem(last=False)
        self._pictures.move_to_end(key)
        return picture


class RecordDelegate(BoardDelegate):
    """Draws a row as a small board, and beside it a name, whose move it is, and what is wrong.

    What the solver says stands where nothing is wrong, or in the place of the material.

    Attributes:
        longest: the longest summary of a usual position; where there is no room for it, all rows
            say the same in fewer signs.
    """

    longest = ""

    def row_height(self, font: QFont) -> int:
        lines = QFontMetrics(font).height() + QFontMetrics(smaller(font)).height()
        lines += QFontMetrics(smaller(font)).height() + 2 * _LEADING
        return max(THUMBNAIL, lines) + 2 * _PADDING

    def paint_row(
        self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect, index: Index
    ) -> None:
        self.paint_ground(painter, option, index, rect.adjusted(0, 1, 0, -1))
        record: Record = index.data(Role.RECORD)
        board = QRect(rect.left() + _PADDING, 0, THUMBNAIL, THUMBNAIL)
        board.moveTop(rect.center().y() - THUMBNAIL // 2)
        right_to_left = option.direction == Qt.LayoutDirection.RightToLeft
        if right_to_left:
            board.moveRight(rect.right() - _PADDING)
        self.paint_board(painter, board, record)
        if right_to_left:
            text = rect.adjusted(_PADDING + 2, 0, board.left() - rect.right() - _GAP, 0)
        else:
            text = rect.adjusted(board.right() - rect.left() + _GAP, 0, -_PADDING - 2, 0)
        self._paint_lines(painter, option, index, text)

    def _paint_lines(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index, rect: QRect
    ) -> None:
        colours = current_palette()
        font: QFont = option.font
        small = smaller(font)
        first, second = QFontMetrics(font), QFontMetrics(small)
        fault, verdict = _fault_words(index), _verdict_of(index)
        lowest = fault or (verdict.words if verdict else "")
        height = first.height() + (second.height() + _LEADING) * (2 if lowest else 1)
        top = rect.center().y() - height // 2
        title = QRect(rect.left(), top, rect.width(), first.height())
        below = QRect(rect.left(), title.bottom() + _LEADING, rect.width(), second.height())
        painter.setFont(small)
        if lowest:
            painter.setPen(
                _fault_colour(index) if fault or not verdict else _verdict_colour(verdict)
            )
            _draw_elided(painter, second, below.translated(0, second.height() + _LEADING), lowest)
        title = _paint_signs(painter, index, title)
        painter.setFont(small)
        title = _paint_stipulation(painter, second, index, title)
        record: Record = index.data(Role.RECORD)
        colour = QColor(colours.muted if record.position else colours.danger)
        is_narrow = second.horizontalAdvance(self.longest) > rect.width()
        says_both = verdict is not None and bool(fault)
        if record.position is not None and (is_narrow or says_both):
            # In a narrow list a disc says whose move it is, lest the numbers be cut off.
            _paint_side(painter, below, record)
            below.setLeft(below.left() + _DISC + _MARK_GAP)
            summary = count_text(record.position.placement)
        else:
            summary = index.data(Role.SUMMARY)
        if verdict is not None and says_both:
            summary, colour = verdict.words, _verdict_colour(verdict)
        painter.setPen(colour)
        _draw_elided(painter, second, below, summary)
        painter.setFont(font)
        painter.setPen(QColor(colours.text))
        _draw_elided(painter, first, title, index.data(Qt.ItemDataRole.DisplayRole))


def _paint_signs(painter: QPainter, index: Index, line: QRect) -> QRect:
    """Paint at the end of a line that a record is edited or wrong; return what is left of it."""
    line = QRect(line)
    if index.data(Role.EDITED):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(current_palette().accent))
        centre = QPointF(line.right() - _DOT / 2, line.center().y() + 0.5)
        painter.drawEllipse(centre, _DOT / 2, _DOT / 2)
        line.setRight(line.right() - _DOT - 4)
    objection: Problem | None = index.data(Role.OBJECTION)
    if objection is not None:
        _paint_grade(painter, line, objection.severity)
        line.setRight(line.right() - _MARK - _MARK_GAP)
    return line


def _fault_words(index: Index) -> str:
    """Return what speaks against a record, "" if nothing does or its summary says it."""
    objection: Problem | None = index.data(Role.OBJECTION)
    if objection is None or objection.severity is Severity.NOT_FEN:
        return ""
    return problem_sentence(objection)


def _fault_colour(index: Index) -> QColor:
    """Return the colour in which is written what speaks against a record."""
    objection: Problem = index.data(Role.OBJECTION)
    return grade_colours(objection.severity)[0]


def _verdict_of(index: Index) -> VerdictText | None:
    """Return what the solver says of a record, None as long as it says nothing."""
    found = index.data(Role.VERDICT)
    return None if found is None else verdict_text(found)


def _verdict_colour(verdict: VerdictText) -> QColor:
    """Return the colour in which a verdict is written."""
    # Here, because most lists hold nothing that was solved.
    from fenedit.ui.verdict import grade_colour

    return QColor(grade_colour(verdict.grade))


def _paint_stipulation(
    painter: QPainter, metrics: QFontMetrics, index: Index, line: QRect
) -> QRect:
    """Write at the end of a line what is asked, behind the verdict; return what is left of it."""
    words = index.data(Role.STIPULATION)
    if not words:
        return line
    verdict = _verdict_of(index)
    painter.setPen(_verdict_colour(verdict) if verdict else QColor(current_palette().accent))
    painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, words)
    line = line.adjusted(0, 0, -metrics.horizontalAdvance(words), 0)
    if verdict is not None:
        _paint_verdict(painter, line, verdict)
        line.setRight(line.right() - _VERDICT - _MARK_GAP)
    return line.adjusted(0, 0, -_GAP, 0)


def _paint_side(painter: QPainter, line: QRect, record: Record) -> None:
    """Paint at the beginning of a line a disc for the side to move, or a ring for a draft."""
    colours = current_palette()
    centre = QPointF(line.left() + _DISC / 2, line.center().y() + 0.5)
    painter.setPen(QPen(QColor(colours.muted), 1))
    if record.position is None:
        painter.setPen(QPen(QColor(colours.danger), 1, Qt.PenStyle.DotLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
    else:
        white = record.position.side_to_move == WHITE
        painter.setBrush(QColor(_WHITE_MAN if white else _BLACK_MAN))
    painter.drawEllipse(centre, _DISC / 2 - 0.5, _DISC / 2 - 0.5)


def _draw_elided(painter: QPainter, metrics: QFontMetrics, rect: QRect, text: str) -> None:
    """Draw as much of a text as a line has room for, with the pen and font that are set."""
    elided = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading, elided)


def _paint_verdict(painter: QPainter, line: QRect, verdict: VerdictText) -> None:
    """Paint a verdict's mark at the end of a line; a stroke, not to be taken for a problem's."""
    from fenedit.ui.verdict import VerdictGrade

    painter.save()
    pen = QPen(_verdict_colour(verdict), 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.translate(line.right() - _VERDICT - 3, line.center().y() + 1 - _VERDICT / 2)
    if verdict.grade is VerdictGrade.GOOD:
        painter.drawPolyline(QPolygonF((QPointF(1, 5.5), QPointF(4, 8.5), QPointF(9, 2))))
    elif verdict.grade is VerdictGrade.BAD:
        painter.drawLine(QPointF(1.8, 1.8), QPointF(8.2, 8.2))
        painter.drawLine(QPointF(1.8, 8.2), QPointF(8.2, 1.8))
    else:
        wave = QPainterPath(QPointF(0.8, 6.4))
        wave.cubicTo(QPointF(3, 1.6), QPointF(7, 8.4), QPointF(9.2, 3.6))
        painter.drawPath(wave)
    painter.restore()


def _paint_grade(painter: QPainter, line: QRect, severity: Severity) -> None:
    """Paint a grade's mark at the end of a line."""
    colour, tint = grade_colours(severity)
    painter.save()
    painter.translate(line.right() - _MARK + 1, line.center().y() + 1 - _MARK / 2)
    painter.scale(_MARK / MARK, _MARK / MARK)
    paint_mark(painter, severity, QPointF(), colour, tint)
    painter.restore()


_LINE_PADDING: Final = 7
_WITH_FEN: Final = 300
"""From this width of a row on there is room for a FEN behind the name."""
_WITH_VERDICT: Final = 220
"""From this width on there is room for the words of a verdict."""
_SHARE_OF_NAME: Final = 0.42
_SHARE_BESIDE_FAULT: Final = 0.34


class CompactDelegate(BoardDelegate):
    """Draws a row as one line of text."""

    def row_height(self, font: QFont) -> int:
        return QFontMetrics(font).height() + 7

    def paint_row(
        self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect, index: Index
    ) -> None:
        self.paint_ground(painter, option, index, rect.adjusted(0, 0, 0, -1))
        colours = current_palette()
        metrics = QFontMetrics(option.font)
        small = smaller(option.font)
        small_metrics = QFontMetrics(small)
        line = rect.adjusted(_LINE_PADDING, 0, -_LINE_PADDING, -1)
        record: Record = index.data(Role.RECORD)
        line = _paint_signs(painter, index, line)
        painter.setFont(small)
        line = _paint_stipulation(painter, small_metrics, index, line)
        model = index.model()
        total = model.row_count if isinstance(model, RecordRows) else model.rowCount()
        number = QRect(line)
        number.setWidth(small_metrics.horizontalAdvance("0" * len(str(total))))
        painter.setPen(QColor(colours.muted))
        aligned = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(number, aligned, str(index.data(Role.NUMBER)))
        line.setLeft(number.right() + _GAP)
        _paint_side(painter, line, record)
        line.setLeft(line.left() + _DISC + _GAP)
        title = index.data(Qt.ItemDataRole.DisplayRole)
        words, colour = self._words_behind(option, index, record)
        share = _SHARE_OF_NAME if words else 1.0
        if _fault_words(index):
            # Where there is hardly room for two things, a name that says nothing is none.
            nameless = title == unnamed() and rect.width() < _WITH_FEN
            share = 0.0 if nameless else _SHARE_BESIDE_FAULT
        name, behind = QRect(line), QRect(line)
        name.setWidth(round(line.width() * share))
        behind.setLeft(name.right() + (_GAP if share else 1))
        painter.setPen(colour)
        _draw_elided(painter, small_metrics, behind, words)
        painter.setFont(option.font)
        painter.setPen(QColor(colours.text if record.position else colours.danger))
        _draw_elided(painter, metrics, name, title if share else "")

    def _words_behind(
        self, option: QStyleOptionViewItem, index: Index, record: Record
    ) -> tuple[str, QColor]:
        """Return what stands behind the name: what is wrong, or if there is room verdict or FEN."""
        colours = current_palette()
        if record.position is None:
            return index.data(Role.SUMMARY), QColor(colours.danger)
        fault = _fault_words(index)
        if fault:
            return fault, _fault_colour(index)
        width, verdict = option.rect.width(), _verdict_of(index)
        if verdict is not None:
            return verdict.words if width >= _WITH_VERDICT else "", _verdict_colour(verdict)
        return record.value if width >= _WITH_FEN else "", QColor(colours.muted)


DIAGRAM: Final = 96
"""Side of a diagram in logical pixels: twelve whole pixels a square on a usual screen."""
_TILE_PADDING: Final = 7
_TILE_GAP: Final = 4


class TileDelegate(BoardDelegate):
    """Draws a record as a diagram with its name, whose move it is, and what is wrong."""

    def row_height(self, font: QFont) -> int:
        return DIAGRAM + 2 * (QFontMetrics(smaller(font)).height() + _TILE_GAP) + 2 * _TILE_PADDING

    def cell(self, font: QFont) -> tuple[int, int]:
        return DIAGRAM + 2 * _TILE_PADDING, self.row_height(font)

    def paint_row(
        self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect, index: Index
    ) -> None:
        tile = QRect(0, 0, min(rect.width() - 2, DIAGRAM + 4 * _TILE_PADDING), rect.height() - 2)
        tile.moveCenter(rect.center())
        self.paint_ground(painter, option, index, tile)
        record: Record = index.data(Role.RECORD)
        board = QRect(0, tile.top() + _TILE_PADDING, DIAGRAM, DIAGRAM)
        board.moveLeft(tile.center().x() - DIAGRAM // 2)
        self.paint_board(painter, board, record)
        small = smaller(option.font)
        metrics = QFontMetrics(small)
        line = QRect(board.left(), board.bottom() + _TILE_GAP, DIAGRAM, metrics.height())
        below = line.translated(0, metrics.height() + _TILE_GAP)
        colours = current_palette()
        painter.setFont(small)
        line = _paint_signs(painter, index, line)
        verdict = _verdict_of(index)
        if verdict is not None:
            # The words need what is below for themselves.
            line = _paint_stipulation(painter, metrics, index, line)
        painter.setPen(QColor(colours.text if record.position else colours.danger))
        _draw_elided(painter, metrics, line, index.data(Qt.ItemDataRole.DisplayRole))
        fault = _fault_words(index)
        _paint_side(painter, below, record)
        if verdict is None:
            below = _paint_stipulation(painter, metrics, index, below)
        below.setLeft(below.left() + _DISC + _TILE_GAP)
        if record.position is None:
            words, colour = index.data(Role.SUMMARY), QColor(colours.danger)
        elif fault:
            words, colour = fault, _fault_colour(index)
        elif verdict is not None:
            words, colour = verdict.words, _verdict_colour(verdict)
        else:
            words, colour = count_text(record.position.placement), QColor(colours.muted)
        painter.setPen(colour)
        _draw_elided(painter, metrics, below, words)
