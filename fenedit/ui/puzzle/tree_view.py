"""The solution as a tree to walk through: the board shows each row, and each move in it."""

from collections import deque
from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPalette,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyleOptionViewItem,
    QToolTip,
    QTreeView,
    QWidget,
)

from fenedit.rules.solve.solution import Solution
from fenedit.session.moves.solution import Index, Line, Mark, Path, Role, SolutionModel
from fenedit.ui.puzzle.tree_delegate import TreeDelegate
from fenedit.ui.rows import paint_ground

MOST_SHOWN: Final = 1200
"""About so many rows are added to those that are seen at once, for the window must not wait."""
_FEW_KEYS: Final = 3
_INDENTATION: Final = 16
_USUAL_WIDTH: Final = 200
_LEAST_WIDTH: Final = 120
_CHOSEN: Final = QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_HasFocus
_CONTROL: Final = Qt.KeyboardModifier.ControlModifier


class SolutionTree(QTreeView):
    """Shows a SolutionModel; what is open stays open in another solution of the same problem.

    Signals:
        line_chosen: the moves to show, as `session.solution_rows.Line` has them.
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
        return QSize(_USUAL_WIDTH, _USUAL_WIDTH)

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_WIDTH, 4 * self.fontMetrics().height())

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
            state |= _CHOSEN if self.hasFocus() else QStyle.StateFlag.State_Selected
        ground.state = state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, ground, QRect(0, rect.top(), self.viewport().width(), rect.height()))
        painter.restore()
        super().drawRow(painter, option, index)

    def event(self, event: QEvent) -> bool:
        # The window's Copy means the position; with the tree in focus it means the solution.
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.matches(QKeySequence.StandardKey.Copy)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, control = event.key(), event.modifiers() == _CONTROL
        if event.matches(QKeySequence.StandardKey.Copy):
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


def _is_same(one: Solution, other: Solution) -> bool:
    """Tell whether two solutions are of the same problem; counters make no difference."""
    return one.mate == other.mate and one.position[:4] == other.position[:4]
