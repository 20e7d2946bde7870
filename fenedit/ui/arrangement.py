"""How list, board and column share the window: the board is as large as the window allows."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from fenedit.session.settings import Settings
from fenedit.ui.board.area import BoardArea, board_side
from fenedit.ui.column import PanelColumn
from fenedit.ui.style import current_palette

if TYPE_CHECKING:
    from fenedit.ui.collection.panel import CollectionPanel

STRIP: Final = 96
"""Width of a list that shows diagrams alone, in logical pixels."""
ROWS: Final = (216, 300)
"""Least and greatest width of a list with a name beside each diagram."""
MOST_GRID: Final = 860
"""Greatest width of a list whose diagrams stand side by side."""
KEPT_SHARE: Final = 0.95
"""What the board keeps at least of its side beside a strip when rows take its place."""
LEAST_BOARD: Final = 300
"""What is left to the board, whatever a person drags."""
_BESIDE_BOARD: Final = 140
"""What the palette beside the smallest board takes, with the gaps, in logical pixels."""
_NARROW, _WIDE = 1000, 1600
"""Widths of the window from which list and column have other forms."""
_COLUMNS: Final = (234, 260, 320)
_EDGE: Final = 7
"""Width in which an edge can be taken hold of; a line in its middle is seen."""
_GRIP: Final = QSize(3, 32)


class Widths(NamedTuple):
    """How wide list and column are, or are to be, in logical pixels.

    A list of 0 is not shown; of what a person has dragged 0 is left to the program.
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
    wishes: Widths = Widths(),  # noqa: B008  (a value that cannot change)
) -> Widths:
    """Return how wide list and column are beside the board.

    Args:
        size: what all three share.
        tools: what the palette's tools take where they stand upright.
        has_list: whether there is a list.
        least_list: what the list's form needs where the window is not small; 0 for any width.
        least_column: width below which something in the column would be cut.
        wishes: what was dragged.
    """
    width, height = size.width(), size.height()
    form = 0 if width < _NARROW else 1 if width < _WIDE else 2
    column = wishes.column_width or max(_COLUMNS[form], least_column)
    list_least = 0 if not has_list else STRIP if form == 0 else max(ROWS[0], least_list)
    column = max(least_column, min(column, width - list_least - LEAST_BOARD - _BESIDE_BOARD))

    def side(list_width: int) -> float:
        return board_side(width - column - list_width, height, tools)

    if not has_list:
        return Widths(0, column)
    if wishes.list_width:
        most = max(STRIP, width - column - LEAST_BOARD - _BESIDE_BOARD)
        return Widths(max(STRIP, min(wishes.list_width, most)), column)
    if form == 0:
        return Widths(STRIP, column)
    rows, widest = list_least, ROWS[1] if form == 1 else MOST_GRID
    if form == 1 and not least_list and side(rows) < KEPT_SHARE * side(STRIP):
        return Widths(STRIP, column)
    # What the board would leave empty goes to the list; the board never grows with it.
    allowed = range(rows, max(rows, widest) + 1)
    rows += bisect_right(allowed, -side(rows), key=lambda wide: -side(wide)) - 1
    return Widths(rows, column)


class Edge(QWidget):
    """The line between two parts of the window, with a grip; it can be dragged.

    Args:
        wish: is told where the pointer is now, from the left of the parent; None at a double click.
        end: is called when the button comes up.
        parent: what it is dragged in.
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
        """Stand at a place of the parent."""
        self.setGeometry(x - _EDGE // 2, 0, _EDGE, height)
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
        panel: the list, None as long as there is none.
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
        """Have a list at the left, in the form that it has now."""
        if self.panel is None:
            self.panel = panel
            panel.setParent(self)
            panel.installEventFilter(self)
            QWidget.setTabOrder(panel, self._area)
        self.arrange()

    def eventFilter(self, watched: QWidget, event: QEvent) -> bool:  # type: ignore[override]
        """Give list and column their room when they come, and as much as they need."""
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self.arrange()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if not self._is_shown or event.size().height() > event.oldSize().height():
            # Not where it becomes lower: nothing that a person looks at folds by itself.
            self._is_shown = True
            self._column.fold_for(self.height())
        self.arrange()

    def minimumSizeHint(self) -> QSize:
        area = self._area.minimumSizeHint()
        return QSize(area.width() + self._column.least_width(), area.height())

    def arrange(self) -> None:
        """Give each part its room."""
        panel, height = self.panel, self.height()
        has_list = panel is not None and not panel.isHidden()
        beside = not self._column.isHidden()
        widths = widths_in(
            self.size(),
            self._area.tools.upright_size,
            has_list=has_list,
            least_list=panel.wanted_width if panel is not None else 0,
            least_column=self._column.least_width(),
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
