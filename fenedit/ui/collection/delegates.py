"""Draws a record: in a strip, as a row with its name, as a line of text, or as a tile."""

from collections.abc import Callable

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLineEdit,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from fenedit.diagram.board_painter import BoardPainter, board_pixmap
from fenedit.documents.annotating import name_of, puzzle_of_record
from fenedit.documents.record import Record
from fenedit.notation.epd.opcodes import MAX_STRING
from fenedit.notation.fen import format_fen
from fenedit.notation.position import EMPTY_PLACEMENT, WHITE, Placement, Position, count_text
from fenedit.notation.problems import Problem, Severity
from fenedit.session.collection.model import RecordRows, Role
from fenedit.ui.collection.text import VerdictText, unnamed, verdict_text
from fenedit.ui.panels.problem_line import MARK, grade_colours, paint_mark
from fenedit.ui.panels.text import problem_sentence
from fenedit.ui.rows import Index, RowDelegate, paint_ground, smaller
from fenedit.ui.style import bold, current_palette, finger_size
from fenedit.ui.verdict import VerdictGrade, grade_colour

THUMBNAIL = 72
"""Side of a board in a strip or a row in logical pixels: nine whole pixels a square."""
DIAGRAM = 144
"""Side of the board of a tile: eighteen whole pixels a square."""
_FRAME = 1
_PADDING = 5
_GAP = 7
_DOT = 7
_SIGN = 11
"""Width and height of the mark of a problem or a verdict."""
_SIGN_GAP = 5
_DISC = 9
"""Width of the disc in the colour of the side to move."""
_BAR = 3
_BAR_ROOM = 6
"""The margin beside a row for the bar of the record that is shown on the board."""
_RADIUS = 7
_OVER_BAND = 4
"""The margin above a comment."""
_LEAST_NAME = 120
"""Least width of the line in which a name is edited."""


class NameEdit(QLineEdit):
    """Changes the name of a row as it is typed, so that no command sees the old one."""

    def __init__(self, index: Index, parent: QWidget) -> None:
        super().__init__(index.data(Qt.ItemDataRole.EditRole), parent)
        self._index = QPersistentModelIndex(index)
        record = index.data(Role.RECORD)
        # The line above holds a name; an author or a source only replaces a missing one.
        above = self.text() if self.text() != name_of(record) else ""
        self._before = puzzle_of_record(record).name or above
        self.setObjectName("cell")
        self.setAccessibleName(self.tr("Name of the position"))
        self.setMaxLength(MAX_STRING)
        self.textEdited.connect(self._rename)

    def restore(self) -> None:
        """Restore the previous name of the row."""
        self._rename(self._before)

    def _rename(self, name: str) -> None:
        self._index.model().setData(self._index, name)


class BoardDelegate(RowDelegate):
    """The base of delegates for the rows of a CollectionModel.

    Attributes:
        band: height of the line for comments above each row, 0 for none.
        letters: returns the letters for moves: a language, or "figurine".
    """

    has_band = False
    """Whether the form can have such a line."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.band = 0
        self.letters: Callable[[], str] = lambda: "en"
        self._painter: BoardPainter | None = None
        self._pictures: dict[tuple[Placement, float], QPixmap] = {}

    def set_painter(self, painter: BoardPainter) -> None:
        """Draw the small boards with another painter from now on."""
        self._painter = painter
        self._pictures.clear()

    def row_height(self, font: QFont) -> int:
        """Return the height of a row without its band, in logical pixels."""
        raise NotImplementedError

    def cell(self, font: QFont) -> tuple[int, int]:
        """Return the least width of a cell, 0 if each has a line of its own, and its height."""
        return 0, self.row_height(font) + self.band

    def set_band(self, font: QFont, *, wanted: bool) -> None:
        """Add a line for comments above each row, or remove it."""
        height = QFontMetrics(smaller(font)).height() + _OVER_BAND
        self.band = height if wanted and self.has_band else 0

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        if not self.band:
            super().paint(painter, option, index)
            return
        whole = QRect(option.rect)
        option.rect = QRect(whole.left(), whole.top(), whole.width(), self.band)
        self.paint_comment(painter, option, index.data(Role.COMMENT))
        option.rect = whole.adjusted(0, self.band, 0, 0)
        super().paint(painter, option, index)
        option.rect = whole

    def paint_comment(
        self, painter: QPainter, option: QStyleOptionViewItem, comment: str | None
    ) -> None:
        """Paint the first line of a comment, and how many more there are; `option` has the band."""
        if not comment:
            return
        first, *others = comment.split("\n")
        room = option.rect.adjusted(_BAR_ROOM + _PADDING, _OVER_BAND - 1, -_PADDING, 0)
        line = _Line(painter, option, room)
        muted = QColor(current_palette().muted)
        if others:
            line.write(f"+{len(others)}", muted, line.small, at_end=True)
        line.write(first, muted, line.small)

    def name_rect(self, rect: QRect, font: QFont) -> QRect:
        """Return the rectangle of the name in a row that runs from left to right."""
        return rect

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        return NameEdit(index, parent)

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        # What is being typed is never rewritten under the caret.
        return

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        # It has been set while it was typed.
        return

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Restore the previous name at Esc."""
        key = event.key() if isinstance(event, QKeyEvent) else None
        pressed = event.type() == QEvent.Type.KeyPress
        if pressed and key == Qt.Key.Key_Escape and isinstance(editor, NameEdit):
            editor.restore()
        return super().eventFilter(editor, event)

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        row = option.rect.adjusted(0, self.band, 0, 0)
        place = _seen(option, self.name_rect(row, option.font))
        box = QRect(0, 0, max(place.width(), _LEAST_NAME), editor.sizeHint().height())
        box.moveCenter(place.center())
        box.moveLeft(max(option.rect.left(), min(box.left(), option.rect.right() - box.width())))
        editor.setGeometry(box)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width, height = self.cell(option.font)
        return QSize(width or 3 * THUMBNAIL, height)

    def paint_ground(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index, rect: QRect
    ) -> None:
        """Paint the selection or focus of a row, and a bar if it is shown on the board.

        The bar is beside `rect`, where it covers nothing.
        """
        paint_ground(painter, option, rect)
        if _is_current(option, index):
            bar = QRect(option.rect.left(), rect.top(), _BAR, rect.height())
            bar.adjust(0, rect.height() // 14, 0, -rect.height() // 14)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(current_palette().accent))
            painter.drawRoundedRect(_seen(option, bar), _BAR / 2, _BAR / 2)

    def paint_board(self, painter: QPainter, rect: QRect, said: "_Said") -> None:
        """Paint the position of a row, framed, in the middle of a square; pale for a draft."""
        if self._painter is None:
            return
        position = said.position or said.record.stale
        placement = position.placement if position else EMPTY_PLACEMENT
        side, ratio = rect.width() - 2 * _FRAME, painter.device().devicePixelRatioF()
        picture = self._pictures.get((placement, ratio))
        if picture is None:
            # Six million pixels at four bytes each: some screens full of rows or tiles.
            if len(self._pictures) * (side * ratio) ** 2 > 6_000_000:
                self._pictures.clear()
            picture = board_pixmap(placement, side, self._painter, ratio)
            self._pictures[placement, ratio] = picture
        size = picture.deviceIndependentSize()
        left = rect.left() + round((rect.width() - size.width()) / 2)
        top = rect.top() + round((rect.height() - size.height()) / 2)
        board = QRectF(QPointF(left, top), size)
        painter.setOpacity(1.0 if said.position else 0.45)
        frame = QColor(self._painter.theme.frame)
        painter.fillRect(board.adjusted(-_FRAME, -_FRAME, _FRAME, _FRAME), frame)
        painter.drawPixmap(board.topLeft(), picture)
        painter.setOpacity(1.0)


class StripDelegate(BoardDelegate):
    """Draws a record as a small board above its number, its state and its name.

    The tool tip has everything else.
    """

    def row_height(self, font: QFont) -> int:
        return THUMBNAIL + 2 * _FRAME + 2 * _PADDING + 2 * QFontMetrics(smaller(font)).height() + 3

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        # A name has no room in a strip: it is edited over the widgets beside it.
        return super().createEditor(parent.window(), option, index)

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: Index
    ) -> None:
        view = self.parent()
        assert isinstance(view, QAbstractItemView)
        place = view.viewport().mapTo(editor.window(), option.rect.bottomLeft())
        height = editor.sizeHint().height()
        editor.setGeometry(QRect(place - QPoint(0, height), QSize(2 * _LEAST_NAME, height)))

    def paint_row(
        self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect, index: Index
    ) -> None:
        ground = rect.adjusted(_BAR_ROOM - 2, 0, 0, -2)
        self.paint_ground(painter, option, index, _seen(option, ground))
        board = QRect(0, ground.top() + _PADDING - 1, THUMBNAIL + 2 * _FRAME, 0)
        board.setHeight(board.width())
        board.moveLeft(ground.left() + (ground.width() - board.width() + 1) // 2)
        said = _Said(index, self.letters())
        self.paint_board(painter, _seen(option, board), said)
        below = QRect(board.left(), board.bottom() + 1, board.width(), 0)
        metrics = QFontMetrics(smaller(option.font))
        below.setHeight(metrics.height() + 2)
        # As wide as the name, but not wider than the strip.
        wide = max(board.width() - 2, metrics.horizontalAdvance(said.title) + 2)
        room = QRect(0, below.bottom() + 1, min(wide, ground.width() - 6), metrics.height())
        room.moveLeft(board.center().x() - room.width() // 2 + 1)
        if said.title != unnamed(said.position):
            name = _Line(painter, option, room)
            name.write(said.title, QColor(current_palette().text), name.small)
        line = _Line(painter, option, below.adjusted(1, 0, -1, 0))
        line.write_number(index)
        if said.fault:
            line.paint_sign(said.fault, at_end=True)
        if said.verdict:
            line.paint_sign(said.verdict, at_end=True)
        line.paint_edited(index)
        line.write_stipulation(index)


class RecordDelegate(BoardDelegate):
    """Draws a row as a small board beside its number, name and state.

    Attributes:
        longest: the longest summary of a usual position; if there is no room for it, all rows use
            the short form.
    """

    longest = ""
    has_band = True

    def row_height(self, font: QFont) -> int:
        lines = 3 * _pitch(font) + _PADDING
        return max(THUMBNAIL + 2 * _FRAME, lines) + 2 * _PADDING

    def paint_row(
        self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect, index: Index
    ) -> None:
        ground = rect.adjusted(_BAR_ROOM, 0, -1, 0)
        self.paint_ground(painter, option, index, _seen(option, ground))
        side = THUMBNAIL + 2 * _FRAME
        board = QRect(ground.left() + _PADDING, 0, side, side)
        board.moveTop(ground.top() + (ground.height() - side) // 2)
        said, small = _Said(index, self.letters()), smaller(option.font)
        self.paint_board(painter, _seen(option, board), said)
        text, pitch = self.name_rect(rect, option.font), _pitch(option.font)
        first, second, third = (
            _Line(painter, option, text.translated(0, number * pitch)) for number in (-1, 0, 1)
        )
        first.write_number(index)
        first.write_stipulation(index)
        if said.fault and said.verdict:
            first.paint_sign(said.verdict, at_end=True)
        first.paint_edited(index)
        narrow = QFontMetrics(small).horizontalAdvance(self.longest) > text.width()
        title, met = said.parted(option.font, second.room, third.room)
        second.write(title, QColor(current_palette().text), option.font)
        said.write_known(third, met or ("" if narrow else index.data(Role.SUMMARY)))

    def name_rect(self, rect: QRect, font: QFont) -> QRect:
        left = rect.left() + _BAR_ROOM + _PADDING + THUMBNAIL + 2 * _FRAME + _GAP
        pitch = _pitch(font)
        top = rect.center().y() - (3 * pitch) // 2 + pitch
        return QRect(left, top, rect.right() - _PADDING - left, pitch)


def _pitch(font: QFont) -> int:
    """Return the distance between the lines of a row."""
    return max(23, QFontMetrics(font).height() + 4)


class TileDelegate(BoardDelegate):
    """Draws a record as a diagram with its number, name and state."""

    has_band = True
    _WIDTH = 158
    _BETWEEN = 4

    def row_height(self, font: QFont) -> int:
        text = QFontMetrics(font).height() + QFontMetrics(smaller(font)).height()
        return DIAGRAM + 2 * _FRAME + 2 * _PADDING + text + 12 + self._BETWEEN

    def cell(self, font: QFont) -> tuple[int, int]:
        return self._WIDTH + self._BETWEEN, self.row_height(font) + self.band

    def paint_row(
        self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect, index: Index
    ) -> None:
        tile = QRect(0, rect.top(), self._WIDTH, rect.height() - self._BETWEEN)
        tile.moveLeft(rect.left() + (rect.width() - tile.width()) // 2)
        paint_ground(painter, option, tile)
        if _is_current(option, index):
            focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
            width = 3 if focused else 2
            painter.setPen(QPen(QColor(current_palette().accent), width))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            inset = width / 2
            box = tile.toRectF().adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        side = DIAGRAM + 2 * _FRAME
        board = QRect(tile.left() + (tile.width() - side) // 2, tile.top() + _PADDING, side, side)
        said = _Said(index, self.letters())
        self.paint_board(painter, _seen(option, board), said)
        room = self.name_rect(rect, option.font)
        name = _Line(painter, option, room)
        below = _Line(painter, option, room.translated(0, room.height()))
        name.write_number(index)
        name.paint_edited(index)
        below.write_stipulation(index)
        if said.fault and said.verdict:
            below.paint_sign(said.verdict, at_end=True)
        title, met = said.parted(option.font, name.room, below.room)
        name.write(title, QColor(current_palette().text), option.font)
        said.write_known(below, met)

    def name_rect(self, rect: QRect, font: QFont) -> QRect:
        side = DIAGRAM + 2 * _FRAME
        left = rect.left() + (rect.width() - side) // 2 + 1
        top = rect.top() + _PADDING + side + 3
        bottom = rect.top() + rect.height() - self._BETWEEN - 6
        return QRect(left, top, side - 2, (bottom - top + 1) // 2)


_LINE_PADDING = 5
_WITH_FEN = 300
"""The width of a row from which there is room for a FEN after the name."""


class CompactDelegate(BoardDelegate):
    """Draws a row as one line of text."""

    def row_height(self, font: QFont) -> int:
        return max(QFontMetrics(font).height() + 7, finger_size())

    def paint_row(
        self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect, index: Index
    ) -> None:
        ground = rect.adjusted(_BAR_ROOM, 0, -1, -1)
        self.paint_ground(painter, option, index, _seen(option, ground))
        small, said = smaller(option.font), _Said(index, self.letters())
        line = _Line(painter, option, ground.adjusted(_LINE_PADDING, 0, -_LINE_PADDING, 0))
        line.paint_edited(index)
        if said.fault:
            line.paint_sign(said.fault, at_end=True)
        line.write_stipulation(index)
        if said.verdict:
            line.paint_sign(said.verdict, at_end=True)
        model = index.model()
        total = model.row_count if isinstance(model, RecordRows) else model.rowCount()
        line.write_number(index, len(str(total)))
        line.paint_side(said.position)
        words, colour = self._words_after(rect.width(), said, index)
        share = 0.42 if words else 1.0
        if said.fault and said.position is not None:
            # If there is hardly room for two texts, a meaningless name is left out.
            nameless = said.title == unnamed(said.position) and rect.width() < _WITH_FEN
            share = 0.0 if nameless else 0.34
        if share:
            line.write(said.title, QColor(current_palette().text), option.font, share=share)
        line.write(words, colour, small)

    def _words_after(self, width: int, said: "_Said", index: Index) -> tuple[str, QColor]:
        """Return the text after the name: the problem, or if there is room the verdict or FEN."""
        if said.fault:
            return said.words, said.colour
        if said.verdict:
            return said.words if width >= 220 else "", said.colour
        if width < _WITH_FEN:
            return "", said.colour
        fen = said.record.value
        if said.position is not None and said.position is not said.record.position:
            fen = format_fen(said.position)
        return (index.data(Role.COMMENT) or fen).replace("\n", " "), said.colour


class _Said:
    """The content of a row.

    Attributes:
        record: the record.
        position: the position shown; None for a draft.
        title: its name.
        fault: the grade of its gravest problem, or None.
        verdict: the verdict of the solver, or None.
        words: the graver of the two in words, "" if there is neither.
    """

    def __init__(self, index: Index, letters: str) -> None:
        self.record: Record = index.data(Role.RECORD)
        self.position: Position | None = index.data(Role.POSITION)
        self.title: str = index.data(Qt.ItemDataRole.DisplayRole)
        objection: Problem | None = index.data(Role.OBJECTION)
        found = index.data(Role.VERDICT)
        self.fault: Severity | None = None if objection is None else objection.severity
        self.verdict: VerdictText | None = None if found is None else verdict_text(found, letters)
        self.words = ""
        if self.position is None:
            self.fault, self.words = self.fault or Severity.NOT_FEN, index.data(Role.SUMMARY)
        elif objection is not None:
            self.words = problem_sentence(objection)
        elif self.verdict is not None:
            self.words = self.verdict.words

    @property
    def colour(self) -> QColor:
        """The colour in which the words are written."""
        if self.fault is not None:
            return grade_colours(self.fault)[0]
        if self.verdict is not None:
            return QColor(grade_colour(self.verdict.grade))
        return QColor(current_palette().muted)

    def parted(self, font: QFont, room: int, below: int) -> tuple[str, str]:
        """Return the title, and where the players met if their names fill it.

        If that does not fit below, its end says after which move it was.
        """
        if " – " not in self.title or QFontMetrics(font).horizontalAdvance(self.title) <= room:
            return self.title, ""
        players, _, met = self.title.partition(", ")
        fits = QFontMetrics(smaller(font)).horizontalAdvance(met) <= below
        return players, met if fits else met.rpartition(", ")[2]

    def write_known(self, line: "_Line", summary: str) -> None:
        """Write the problem or verdict after its mark, or `summary`, or the side to move."""
        sign = self.fault or self.verdict
        if sign is not None:
            line.paint_sign(sign)
        elif not summary and self.position is not None:
            line.paint_side(self.position)
            summary = count_text(self.position.placement)
        line.write(self.words or summary, self.colour, line.small)


class _Line:
    """One line of a row, which is filled from both ends.

    Attributes:
        small: the font of secondary text.
    """

    def __init__(self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect) -> None:
        """Begin a line; `rect` is its rectangle in a layout from left to right."""
        self._painter = painter
        self._option = option
        self._rest = QRect(rect)
        self.small = smaller(option.font)

    @property
    def room(self) -> int:
        """The width of the rest of the line."""
        return max(0, self._rest.width())

    def write(
        self, text: str, colour: QColor, font: QFont, *, at_end: bool = False, share: float = 1.0
    ) -> None:
        """Write a text, elided to the room that is left, or to a share of it."""
        metrics, most = QFontMetrics(font), self.room
        if share < 1.0:
            most = round(most * share)
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, most)
        if not text:
            return
        width = most if share < 1.0 else min(most, metrics.horizontalAdvance(text) + 1)
        self._painter.setFont(font)
        self._painter.setPen(colour)
        vertical = Qt.AlignmentFlag.AlignVCenter
        leading = QStyle.visualAlignment(self._option.direction, Qt.AlignmentFlag.AlignLeft)
        place = self._taken(width, _GAP, at_end=at_end)
        self._painter.drawText(place, vertical | leading | Qt.AlignmentFlag.AlignAbsolute, text)

    def write_number(self, index: Index, digits: int = 0) -> None:
        """Write the number of the record, aligned with numbers of `digits` digits."""
        text, colours = str(index.data(Role.NUMBER)), current_palette()
        is_current = _is_current(self._option, index)
        font = bold(self.small) if is_current else self.small
        metrics = QFontMetrics(font)
        self._rest.setLeft(
            self._rest.left()
            + max(0, metrics.horizontalAdvance("0" * digits) - metrics.horizontalAdvance(text))
        )
        self.write(text, QColor(colours.text if is_current else colours.muted), font)

    def write_stipulation(self, index: Index) -> None:
        """Write the stipulation at the end of the line."""
        if words := index.data(Role.STIPULATION):
            # It may be a sentence, which has to leave room for the rest.
            most = round(self._rest.width() * 0.6)
            words = QFontMetrics(self.small).elidedText(words, Qt.TextElideMode.ElideRight, most)
            self.write(words, QColor(current_palette().muted), self.small, at_end=True)

    def paint_sign(self, sign: Severity | VerdictText, *, at_end: bool = False) -> None:
        """Paint the mark of a problem, or of a verdict."""
        place = self._taken(_SIGN, _SIGN_GAP, at_end=at_end)
        if place.isEmpty():
            return
        painter = self._painter
        painter.save()
        painter.translate(place.left(), place.center().y() + 1 - _SIGN / 2)
        if isinstance(sign, Severity):
            colour, tint = grade_colours(sign)
            painter.scale(_SIGN / MARK, _SIGN / MARK)
            paint_mark(painter, sign, QPointF(), colour, tint)
            painter.restore()
            return
        # Drawn in strokes, so that it is not mistaken for the mark of a problem.
        pen = QPen(QColor(grade_colour(sign.grade)), 1.8, c=Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if sign.grade is VerdictGrade.GOOD:
            painter.drawPolyline([QPointF(1.2, 6), QPointF(4.2, 9), QPointF(9.8, 2.4)])
        elif sign.grade is VerdictGrade.BAD:
            painter.drawLine(QPointF(2.2, 2.2), QPointF(8.8, 8.8))
            painter.drawLine(QPointF(2.2, 8.8), QPointF(8.8, 2.2))
        else:
            pen.setWidthF(1.4)
            painter.setPen(pen)
            painter.drawPolygon([QPointF(5.5, 0.9), QPointF(10.5, 9.9), QPointF(0.5, 9.9)])
            painter.drawLine(QPointF(5.5, 4.2), QPointF(5.5, 6.2))
            painter.drawPoint(QPointF(5.5, 8.1))
        painter.restore()

    def paint_edited(self, index: Index) -> None:
        """Paint a dot at the end if the record has unsaved changes."""
        if index.data(Role.EDITED):
            place = self._taken(_DOT, _SIGN_GAP, at_end=True)
            self._painter.setPen(Qt.PenStyle.NoPen)
            self._painter.setBrush(QColor(current_palette().accent))
            centre = QPointF(place.left() + _DOT / 2, place.center().y() + 0.5)
            self._painter.drawEllipse(centre, _DOT / 2, _DOT / 2)

    def paint_side(self, position: Position | None) -> None:
        """Paint a disc for the side to move, or a ring for a draft."""
        colours = current_palette()
        place = self._taken(_DISC, _SIGN_GAP)
        centre = QPointF(place.left() + _DISC / 2, place.center().y() + 0.5)
        self._painter.setPen(QPen(QColor(colours.muted), 1))
        if position is None:
            self._painter.setPen(QPen(QColor(colours.danger), 1, Qt.PenStyle.DotLine))
            self._painter.setBrush(Qt.BrushStyle.NoBrush)
        else:
            white = position.side_to_move == WHITE
            self._painter.setBrush(QColor("#fbfaf6" if white else "#33302c"))
        self._painter.drawEllipse(centre, _DISC / 2 - 0.5, _DISC / 2 - 0.5)

    def _taken(self, width: int, gap: int, *, at_end: bool = False) -> QRect:
        """Reserve a width and a gap; return the visible rectangle if it fits."""
        rest = self._rest
        if width > rest.width():
            return QRect()
        piece = QRect(rest.left(), rest.top(), width, rest.height())
        if at_end:
            piece.moveRight(rest.right())
            rest.setRight(rest.right() - width - gap)
        else:
            rest.setLeft(rest.left() + width + gap)
        return _seen(self._option, piece)


def _seen(option: QStyleOptionViewItem, rect: QRect) -> QRect:
    """Mirror a rectangle of a row if the layout runs from right to left."""
    return QStyle.visualRect(option.direction, option.rect, rect)


def _is_current(option: QStyleOptionViewItem, index: Index) -> bool:
    """Return whether the record of a row is shown on the board."""
    view = option.widget
    return isinstance(view, QAbstractItemView) and view.currentIndex().row() == index.row()
