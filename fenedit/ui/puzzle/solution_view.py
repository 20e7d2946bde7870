"""The solution beside the board: a tree, and the buttons that walk through it."""

from collections import deque
from collections.abc import Callable, Collection, Iterator
from functools import partial
from math import inf
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QModelIndex, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QStyle,
    QStyleOptionViewItem,
    QToolButton,
    QToolTip,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from fenedit.rules.solve.solution import Solution
from fenedit.session.moves.puzzle_state import PuzzleState
from fenedit.session.moves.solution import (
    PASS,
    Index,
    Line,
    Mark,
    Part,
    Path,
    Role,
    SolutionModel,
    Tone,
)
from fenedit.ui.keys import held_keys
from fenedit.ui.panels.card import claims, tool_button
from fenedit.ui.puzzle.text import mark_words
from fenedit.ui.rows import RowDelegate, paint_ground, smaller
from fenedit.ui.style import REST, bold, current_palette, icon, lay_out
from fenedit.ui.verdict import PuzzleWords

_PADDING: Final = 6
_LEADING: Final = 7
"""Pixels around the words of a row, above and below together."""
_BETWEEN: Final = 6.0
_PILL_PADDING: Final = 5.0
_CUT: Final = "…"
_UNSAID: Final = (Mark.NONE, Mark.KEY, Mark.TRY, Mark.SECTION)
"""Marks that the signs ! and ? say already, or the words."""


class _Placed(NamedTuple):
    """A part of a row in its place, from the left edge of the row on."""

    part: Part
    text: str
    font: QFont
    left: float
    width: float


class TreeDelegate(RowDelegate):
    """Draws rows of a SolutionModel.

    Attributes:
        shown: the moves that the board shows; the one that was played last is underlined.
    """

    shown: Line | None = None

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        end, height = 0.0, QFontMetricsF(option.font).height()
        for placed in _placed(index, option.font):
            end = placed.left + placed.width
        pill = _pill_text(index)
        if pill:
            end += _BETWEEN + _pill_width(pill, smaller(option.font))
        return QSize(round(end) + _PADDING, round(height) + _LEADING)

    def paint_row(
        self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect, index: Index
    ) -> None:
        palette = current_palette()
        faded = not option.state & QStyle.StateFlag.State_Enabled
        section = index.data(Role.MARK) is Mark.SECTION
        base = rect.top() + (rect.height() + QFontMetricsF(option.font).ascent()) / 2 - 1
        right = float(rect.left())
        for placed in _placed(index, option.font, rect.width()):
            is_aside = placed.part.tone is Tone.ASIDE and not section
            painter.setFont(placed.font)
            painter.setPen(QColor(palette.muted if faded or is_aside else palette.text))
            left = rect.left() + placed.left
            painter.drawText(QPointF(left, base), placed.text)
            right = left + placed.width
            if placed.part.line is not None and placed.part.line == self.shown and not faded:
                painter.setPen(QPen(QColor(palette.accent), 2))
                painter.drawLine(QPointF(left, base + 3.5), QPointF(right, base + 3.5))
        pill = _pill_text(index)
        if pill:
            left = right + _BETWEEN
            _paint_pill(painter, smaller(option.font), pill, index.data(Role.MARK), left, rect)

    def part_at(self, option_font: QFont, index: Index, x: float, width: float) -> Part | None:
        """Return what stands so many pixels from the left edge of a row that is so wide."""
        parts = _placed(index, option_font, width)
        return next((it.part for it in parts if it.left <= x < it.left + it.width), None)


def _placed(index: Index, font: QFont, room: float = inf) -> Iterator[_Placed]:
    """Yield the parts that a row has room for; the last is cut short before its mark."""
    pill = _pill_text(index)
    end = room - (_BETWEEN + _pill_width(pill, smaller(font)) + 1 if pill else 0.0)
    left = float(_PADDING)
    parts: tuple[Part, ...] = index.data(Role.PARTS) or ()
    for part in parts:
        worn = bold(font) if part.tone is Tone.FIRST else font
        metrics, text = QFontMetricsF(worn), part.text
        width = metrics.horizontalAdvance(text)
        # What follows needs room for the sign at least that there is more.
        cut = metrics.horizontalAdvance(_CUT)
        more = 0.0 if part is parts[-1] else _BETWEEN + cut
        if left + width + more > end:
            if left + width + cut <= end:
                text += _CUT
            else:
                narrower = max(0.0, min(end - left, width - 1))
                text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, narrower)
            width = metrics.horizontalAdvance(text)
        yield _Placed(part, text, worn, left, width)
        if text != part.text:
            return
        left += width + _BETWEEN


def _pill_text(index: Index) -> str:
    mark = index.data(Role.MARK)
    return "" if mark in _UNSAID else mark_words().get(mark, "")


def _pill_width(text: str, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(text) + 2 * _PILL_PADDING


def _paint_pill(
    painter: QPainter, font: QFont, text: str, mark: Mark, left: float, rect: QRect
) -> None:
    """Draw a mark as a word in a box, so that it is not told by its colour alone."""
    palette = current_palette()
    colours = {
        Mark.COOK: (palette.danger, palette.danger_soft),
        Mark.SHORT: (palette.danger, palette.danger_soft),
        Mark.DUAL: (palette.warning, palette.warning_soft),
    }
    ink, ground = colours.get(mark, (palette.muted, palette.hover))
    height = QFontMetricsF(font).height()
    top = rect.top() + (rect.height() - height) / 2
    box = QRectF(left, top, _pill_width(text, font), height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(box, 4, 4)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


MOST_SHOWN: Final = 1200
"""About so many rows are added to those that are seen at once, for the window must not wait."""
_FEW_KEYS: Final = 3
_INDENTATION: Final = 16
_USUAL_WIDTH: Final = 200
_LEAST_WIDTH: Final = 120
_HEIGHTS: Final = (200, 400)
"""Least height, and that up to which all rows are seen: it fits into the lowest window."""
_CHOSEN: Final = QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_HasFocus
_CONTROL: Final = Qt.KeyboardModifier.ControlModifier


class SolutionTree(QTreeView):
    """Shows a SolutionModel; what is open stays open in another solution of the same problem.

    Signals:
        line_chosen: the moves to show, as `session.moves.solution.Line` has them.
        left: Esc was pressed: the board is to show the problem again.
        stepped: 1 to show one move more of the chosen line, -1 for one less.
        copy_pressed: the solution is wanted as text.
    """

    line_chosen = Signal(tuple)
    left = Signal()
    stepped = Signal(int)
    copy_pressed = Signal()

    def __init__(self, model: SolutionModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._open: set[Path] = set()
        self._quiet = False
        self._stale = False
        self._rows = TreeDelegate(self)
        self.setModel(model)
        self.setItemDelegate(self._rows)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.setIndentation(_INDENTATION)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        # Rows are cut short where there is no room, never their marks; a tip says the rest.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizeAdjustPolicy(QAbstractItemView.SizeAdjustPolicy.AdjustToContents)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.expanded.connect(self._on_expanded)
        self.collapsed.connect(self._on_collapsed)

    @property
    def shown_line(self) -> Line | None:
        """The moves that the board shows, None for none of the tree."""
        return self._rows.shown

    def mark_shown(self, line: Line | None) -> None:
        """Underline the move that the board shows last."""
        if line != self._rows.shown:
            self._rows.shown = line
            self.viewport().update()

    def set_stale(self, stale: bool) -> None:
        """Fade what is shown while another position is edited; none of it can be chosen then."""
        if stale != self._stale:
            self._stale = stale
            self.viewport().update()

    def show_solution(self, solution: Solution | None, meant: Collection[str] = ()) -> None:
        """Show another solution, or none."""
        before = self._model.solution
        same = solution is not None and before is not None and _is_same(before, solution)
        opened = sorted(self._open, key=len) if same else []
        current = self._model.path_of(self.currentIndex()) if same else ()
        self._quiet = True
        self._open.clear()
        self._model.show(solution, meant)
        if same:
            self._open_rows([self._model.index_of(path) for path in opened])
            index = self._model.index_of(current)
            if index.isValid():
                self.setCurrentIndex(index)
        else:
            keys = [index for mark in _KEYS for index in self._model.first_with(mark)]
            self._open_rows(keys if len(keys) <= _FEW_KEYS else [])
        self._quiet = False

    def open_all(self) -> None:
        """Open the rows one level after the other; those of a large tree a part at a time."""
        waiting = deque(self._children(QModelIndex()))
        found: list[QModelIndex] = []
        added = 0
        while waiting and added < MOST_SHOWN:
            index = waiting.popleft()
            if not self.isExpanded(index):
                found.append(index)
                added += self._model.rowCount(index)
            waiting.extend(self._children(index))
        self._open_rows(found)

    def close_all(self) -> None:
        """Close all rows; the topmost one above the current row becomes current."""
        index = self.currentIndex()
        while index.parent().isValid():
            index = index.parent()
        self._quiet = True
        self.setCurrentIndex(index)
        self._quiet = False
        self.collapseAll()
        self._open.clear()

    # --- what Qt asks for --------------------------------------------------------------------

    def sizeHint(self) -> QSize:
        least, most = _HEIGHTS
        return QSize(_USUAL_WIDTH, max(least, min(self.viewportSizeHint().height(), most)))

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_WIDTH, _HEIGHTS[0])

    def initViewItemOption(self, option: QStyleOptionViewItem) -> None:
        super().initViewItemOption(option)
        # What lies behind a row is drawn in its whole width, with round corners.
        option.palette.setColor(QPalette.ColorRole.Highlight, Qt.GlobalColor.transparent)
        if self._stale:
            option.state &= ~QStyle.StateFlag.State_Enabled

    def drawRow(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect: QRect = option.rect
        ground = QStyleOptionViewItem(option)
        selected = self.selectionModel().isSelected(index)
        state: QStyle.StateFlag = option.state & ~_CHOSEN
        if selected:
            state |= QStyle.StateFlag.State_Selected
        if self.hasFocus() and index == self.currentIndex():
            state |= QStyle.StateFlag.State_HasFocus
        ground.state = state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, ground, QRect(0, rect.top(), self.viewport().width(), rect.height()))
        painter.restore()
        super().drawRow(painter, option, index)

    def event(self, event: QEvent) -> bool:
        # The window's Copy means the position; with the tree in focus it means the solution.
        return claims(event, _copies) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, control = event.key(), held_keys(event) == _CONTROL
        if _copies(event):
            self.copy_pressed.emit()
        elif key == Qt.Key.Key_Escape and self.shown_line is not None:
            self.left.emit()
        elif control and key in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
            self.stepped.emit(1 if key == Qt.Key.Key_Right else -1)
        elif key == Qt.Key.Key_Asterisk:
            self.open_all()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._quiet = True
        super().mousePressEvent(event)
        self._quiet = False
        place = event.position().toPoint()
        index = self.indexAt(place)
        row = self.visualRect(index)
        left = row.left()
        if event.button() != Qt.MouseButton.LeftButton or not index.isValid() or place.x() < left:
            return
        part = self._rows.part_at(self.font(), index, place.x() - left, row.width())
        if part is not None and part.line is not None:
            self._emit(part.line)
        else:
            self._choose(index)

    def focusInEvent(self, event: QFocusEvent) -> None:
        # Who only comes here has chosen nothing yet.
        self._quiet = True
        super().focusInEvent(event)
        if not self.selectionModel().hasSelection():
            self.setCurrentIndex(self.currentIndex())
        self._quiet = False

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if not self._quiet and self.hasFocus():
            self._choose(current)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            # A tip over a row that can be read whole would only be in the way.
            index = self.indexAt(event.pos())
            option = QStyleOptionViewItem()
            self.initViewItemOption(option)
            width = self._rows.sizeHint(option, index).width() if index.isValid() else 0
            if width > self.visualRect(index).width():
                QToolTip.showText(event.globalPos(), str(index.data()), self.viewport())
            else:
                QToolTip.hideText()
            return True
        return super().viewportEvent(event)

    # --- choosing and opening ----------------------------------------------------------------

    def _choose(self, index: Index) -> None:
        if index.isValid():
            self._emit(index.data(Role.LINE))

    def _emit(self, line: Line) -> None:
        if not self._stale:
            self.line_chosen.emit(line)

    def _children(self, index: QModelIndex) -> list[QModelIndex]:
        rows = (self._model.index(row, 0, index) for row in range(self._model.rowCount(index)))
        return [row for row in rows if self._model.hasChildren(row)]

    def _open_rows(self, indexes: list[QModelIndex]) -> None:
        # With a layout to come, opening a row costs next to nothing.
        self.scheduleDelayedItemsLayout()
        for index in indexes:
            if index.isValid():
                self.setExpanded(index, True)
        self.executeDelayedItemsLayout()

    def _on_expanded(self, index: QModelIndex) -> None:
        self._open.add(self._model.path_of(index))

    def _on_collapsed(self, index: QModelIndex) -> None:
        self._open.discard(self._model.path_of(index))


_KEYS: Final = (Mark.SHORT, Mark.KEY, Mark.COOK)


def _copies(event: QKeyEvent) -> bool:
    return event.matches(QKeySequence.StandardKey.Copy)


def _is_same(one: Solution, other: Solution) -> bool:
    """Tell whether two solutions are of the same problem; counters make no difference."""
    return one.mate == other.mate and one.position[:4] == other.position[:4]


class SolutionView(QWidget):
    """Shows the solution of a problem, and tells which of its moves the board is to show.

    Attributes:
        tree: the solution; what is said of it stands above, in the card.

    Signals:
        line_chosen: the Position where a line begins, and the moves from there in UCI.
        line_left: the board is to show the problem again.
    """

    line_chosen = Signal(object, tuple)
    line_left = Signal()

    def __init__(
        self, puzzle: PuzzleState, copy: Callable[[], None], parent: QWidget | None = None
    ) -> None:
        """Make it; `copy` copies the solution as text."""
        super().__init__(parent)
        self._puzzle = puzzle
        words = PuzzleWords(puzzle.letters, self).tree_words()
        self._model = SolutionModel(words, mark_words(), self)
        self.tree = SolutionTree(self._model, self)
        self.tree.setAccessibleName(self.tr("Solution"))
        self._whole: Line = ()
        self._meant: tuple[str, ...] = ()
        self._back = self._button(self.tr("Back one move"), partial(self._step, -1))
        self._forward = self._button(self.tr("Forward one move"), partial(self._step, 1))
        arrows = {self._back: Qt.ArrowType.LeftArrow, self._forward: Qt.ArrowType.RightArrow}
        for button, arrow in arrows.items():
            button.setArrowType(arrow)
            button.setAutoRepeat(True)
        self._open = self._button(self.tr("Expand all"), self.tree.open_all, "+")
        self._close = self._button(self.tr("Collapse all"), self.tree.close_all, "−")
        self._copy = self._button(self.tr("Copy the solution as text"), copy)
        self._copy.setIcon(icon("copy"))
        self._lay_out()
        self.tree.line_chosen.connect(self._choose)
        self.tree.left.connect(self.leave)
        self.tree.stepped.connect(self._step)
        self.tree.copy_pressed.connect(copy)
        puzzle.changed.connect(self._show)
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._copy.setIcon(icon("copy"))

    def leave(self) -> None:
        """Show the problem on the board again."""
        if self.tree.shown_line is not None:
            self._whole = ()
            self.tree.mark_shown(None)
            self._enable()
            self.line_left.emit()

    def _lay_out(self) -> None:
        ways, others = (self._back, self._forward), (self._open, self._close, self._copy)
        head = lay_out(QHBoxLayout(), *ways, REST, *others, spacing=2)
        lay_out(QVBoxLayout(self), head, self.tree, margins=0, spacing=2)

    def _show(self) -> None:
        puzzle = self._puzzle
        solution, before = puzzle.solution, self._model.solution
        if solution is not before or puzzle.meant != self._meant:
            self._meant = puzzle.meant
            self.tree.show_solution(solution, puzzle.meant)
            if solution is None or before is None or solution.position[:4] != before.position[:4]:
                self.leave()
        self.tree.set_stale(puzzle.stale)
        if puzzle.stale:
            self.leave()
        self._enable()

    def _choose(self, line: Line) -> None:
        self._whole = line
        self._tell(line)

    def _step(self, by: int, *_clicked: object) -> None:
        shown = self.tree.shown_line
        if shown is None:
            return
        count = len(shown) + by
        # Nobody sees a side pass.
        while 0 < count <= len(self._whole) and self._whole[count - 1] == PASS:
            count += by
        if count == 0:
            self.leave()
        elif count <= len(self._whole):
            self._tell(self._whole[:count])

    def _tell(self, line: Line) -> None:
        self.tree.mark_shown(line)
        self._enable()
        self.line_chosen.emit(*self._puzzle.line(line))

    def _enable(self) -> None:
        shown, rows = self.tree.shown_line, self._model.rowCount() > 0
        self._back.setEnabled(bool(shown))
        self._forward.setEnabled(shown is not None and len(shown) < len(self._whole))
        for button in (self._open, self._close, self._copy):
            button.setEnabled(rows)

    def hideEvent(self, event: QHideEvent) -> None:
        """Show the problem again once the tree is put away."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.leave()

    def _button(self, name: str, slot: Callable[[], object], sign: str = "") -> QToolButton:
        button = tool_button(self, name)
        button.setText(sign)
        button.clicked.connect(slot)
        return button
