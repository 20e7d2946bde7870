"""Arranges list, board and column in the window; the board is as large as possible."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from fenedit.session.settings import Settings
from fenedit.ui.board.area import BoardArea, board_side
from fenedit.ui.column import PanelColumn
from fenedit.ui.style import current_palette, finger_size

if TYPE_CHECKING:
    from fenedit.ui.collection.panel import CollectionPanel

STRIP = 96
"""Width of a list of diagrams alone, in logical pixels."""
ROWS = (216, 300)
"""Least and greatest width of a list with a name beside each diagram."""
LEAST_BOARD = 300
"""Least width of the board, whatever is dragged."""
_BESIDE_BOARD = 140
"""Width of the palette beside the smallest board, with gaps."""
_NARROW, _WIDE = 1000, 1600
"""Widths of the window at which list and column change their form."""
_COLUMNS = (234, 260, 320)
_EDGE = 7
"""Width in which an edge can be dragged; a line is drawn in its middle."""
_GRIP = QSize(3, 32)


class Widths(NamedTuple):
    """The widths of list and column, actual or wanted, in logical pixels.

    A list of 0 is hidden; a wish of 0 leaves the width to the program.
    """

    list_width: int = 0
    column_width: int = 0


def widths_in(
    size: QSize,
    tools: QSize,
    *,
    has_list: bool,
    least_list: int = 0,
    least_column: int = 0,
    wanted_column: int = 0,
    wishes: Widths = Widths(),  # noqa: B008  (a value that cannot change)
) -> Widths:
    """Return the widths of list and column beside the board.

    Args:
        size: the size of all three.
        tools: the size of the palette's tools in a column.
        has_list: whether there is a list.
        least_list: width that the list's form needs unless the window is small; 0 for any.
        least_column: width below which something in the column would be cut.
        wanted_column: width for the column if that does not make the board smaller.
        wishes: the widths set by dragging.
    """
    width, height = size.width(), size.height()
    form = 0 if width < _NARROW else 1 if width < _WIDE else 2
    column = wishes.column_width or max(_COLUMNS[form], least_column)
    list_least = 0 if not has_list else STRIP if form == 0 else max(ROWS[0], least_list)
    column = max(least_column, min(column, width - list_least - LEAST_BOARD - _BESIDE_BOARD))

    def side(list_width: int, column_width: int = column) -> float:
        return board_side(width - column_width - list_width, height, tools)

    def widened(list_width: int) -> Widths:
        """Return this width of the list, with the column as wide as it wants and can be."""
        wider = range(column, max(column, wanted_column) + 1)
        held = -side(list_width)
        places = bisect_right(wider, held, key=lambda wide: -side(list_width, wide))
        return Widths(list_width, column + max(0, places - 1))

    if not has_list:
        return widened(0)
    if wishes.list_width:
        most = max(STRIP, width - column - LEAST_BOARD - _BESIDE_BOARD)
        return widened(max(STRIP, min(wishes.list_width, most)))
    if form == 0:
        return widened(STRIP)
    # A wide window has room for diagrams side by side.
    rows, widest = list_least, ROWS[1] if form == 1 else 860
    # Rows may take 5 % of the board's side beside a strip.
    if form == 1 and not least_list and side(rows) < 0.95 * side(STRIP):
        return widened(STRIP)
    if wanted_column > column:
        return widened(rows)
    # Space that the board would leave empty goes to the list.
    allowed = range(rows, max(rows, widest) + 1)
    rows += bisect_right(allowed, -side(rows), key=lambda wide: -side(wide)) - 1
    return Widths(rows, column)


class Edge(QWidget):
    """The line between two parts of the window, with a grip; it can be dragged.

    Args:
        wish: called with the pointer's place from the left of the parent; None at a double click.
        end: called when the button is released.
        parent: the area in which it is dragged.
    """

    def __init__(
        self, wish: Callable[[int | None], None], end: Callable[[], None], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._wish = wish
        self._end = end
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.SplitHCursor)
        self.setToolTip(self.tr("Drag to change the width; double-click for the usual one"))

    def place(self, x: int, height: int) -> None:
        """Move to a place in the parent."""
        width = max(_EDGE, finger_size() * 2 // 5)
        self.setGeometry(x - width // 2, 0, width, height)
        self.raise_()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._wish(self.mapToParent(event.position().toPoint()).x())

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self._end()

    def mouseDoubleClickEvent(self, _event: QMouseEvent) -> None:
        self._wish(None)

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = current_palette()
        with QPainter(self) as painter:
            middle = self.width() // 2
            painter.fillRect(QRect(middle, 0, 1, self.height()), QColor(colours.border))
            grip = QRect(0, 0, _GRIP.width(), _GRIP.height())
            grip.moveCenter(self.rect().center())
            painter.fillRect(grip, QColor(colours.accent if self.underMouse() else colours.muted))


class Arrangement(QWidget):
    """Holds list, board and column side by side.

    Attributes:
        panel: the list, None before it is needed.
    """

    def __init__(
        self, area: BoardArea, column: PanelColumn, settings: Settings, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._area = area
        self._column = column
        self._settings = settings
        self.panel: CollectionPanel | None = None
        self._is_shown = False
        area.setParent(self)
        column.setParent(self)
        column.installEventFilter(self)
        column.least_width_changed.connect(self.arrange)
        self._wishes = Widths(settings.width("list"), settings.width("column"))
        self._list_edge = Edge(self._wish_list, self._keep_wishes, self)
        self._column_edge = Edge(self._wish_column, self._keep_wishes, self)
        self._list_edge.hide()

    def show_list(self, panel: CollectionPanel) -> None:
        """Show a list at the left, in its current form."""
        if self.panel is None:
            self.panel = panel
            panel.setParent(self)
            panel.installEventFilter(self)
            QWidget.setTabOrder(panel, self._area)
        self.arrange()

    def eventFilter(self, watched: QWidget, event: QEvent) -> bool:  # type: ignore[override]
        """Arrange all parts when list or column are shown or hidden."""
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self.arrange()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._is_shown or event.size().height() > event.oldSize().height():
            # Not if it becomes lower: no section folds while the user watches.
            self._is_shown = True
            self._column.fold_for(self.height())
        self.arrange()

    def minimumSizeHint(self) -> QSize:
        area = self._area.minimumSizeHint()
        return QSize(area.width() + self._column.least_width(), area.height())

    def arrange(self) -> None:
        """Give each part its place."""
        panel, height = self.panel, self.height()
        has_list = panel is not None and not panel.isHidden()
        beside = not self._column.isHidden()
        widths = widths_in(
            self.size(),
            self._area.tools.upright_size,
            has_list=has_list,
            least_list=panel.wanted_width if panel is not None else 0,
            least_column=self._column.least_width(),
            wanted_column=round(0.52 * height) if self._column.has_picture else 0,
            wishes=self._wishes,
        )
        left, right = widths.list_width, self.width()
        if panel is not None and has_list:
            panel.setGeometry(0, 0, left, height)
            panel.offer_forms(self.width() >= _NARROW or left >= ROWS[0])
        if beside:
            right -= widths.column_width
            self._column.setGeometry(right, 0, widths.column_width, height)
        self._area.setGeometry(left, 0, right - left, height)
        self._list_edge.setVisible(has_list)
        self._column_edge.setVisible(beside)
        self._list_edge.place(left, height)
        self._column_edge.place(right, height)

    def _wish_list(self, x: int | None) -> None:
        self._wishes = self._wishes._replace(list_width=0 if x is None else max(STRIP, x))
        self.arrange()

    def _wish_column(self, x: int | None) -> None:
        width = 0 if x is None else max(1, self.width() - x)
        self._wishes = self._wishes._replace(column_width=width)
        self.arrange()

    def _keep_wishes(self) -> None:
        self._settings.keep_width("list", self._wishes.list_width)
        self._settings.keep_width("column", self._wishes.column_width)
