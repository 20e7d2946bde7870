"""The drop-down of recent positions, with small diagrams."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFontDatabase, QIcon, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from fenedit.notation.loose import read_loose
from fenedit.notation.placement import Placement
from fenedit.notation.problems import FenError
from fenedit.widgets.resources import resource
from fenedit.widgets.style import current_palette

RecentFens = Callable[[], Sequence[str]]
"""Gives the recent FENs, newest first."""
DrawBoard = Callable[[Placement, float, float], QPixmap]
"""Draws a placement: placement, side in device-independent pixels, device pixel ratio."""

DIAGRAM = 64
_WIDTH = 560
_SPACING = 2
_MOST_VISIBLE = 6


class RecentPositionsButton(QToolButton):
    """A button that opens the list of recent positions.

    Signals:
        chosen: the FEN that a person picked.
    """

    chosen = Signal(str)

    def __init__(
        self, recent_fens: RecentFens, draw_board: DrawBoard, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._recent_fens = recent_fens
        self._draw_board = draw_board
        self.setObjectName("tool")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._dress()
        self.setAccessibleName(self.tr("Recent positions"))
        self._popup = RecentPositionsPopup(self)
        self._popup.chosen.connect(self.chosen)
        self.clicked.connect(self.open_list)

    @property
    def popup(self) -> "RecentPositionsPopup":
        """The list, open or not."""
        return self._popup

    def changeEvent(self, event: QEvent) -> None:
        """Draw the arrow in the colours of another palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._dress()

    def _dress(self) -> None:
        scheme = "dark" if current_palette().dark else "light"
        self.setIcon(QIcon(str(resource(f"themes/{scheme}/down.svg"))))

    def open_list(self) -> None:
        """Open the list with its right end at the button's, above it where the screen ends."""
        self._popup.fill(self._recent_fens(), self._draw_board)
        self._popup.open_beside(self)


class RecentPositionsPopup(QFrame):
    """The list itself; it closes when a position is chosen, or another place is pressed.

    Signals:
        chosen: the FEN that a person picked.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("card")
        self._empty = QLabel(self.tr("No positions yet: copy or paste one."), self)
        self._empty.setObjectName("muted")
        self._list = QListWidget(self)
        self._list.setSpacing(_SPACING)
        self._list.setIconSize(QSize(DIAGRAM, DIAGRAM))
        self._list.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self._list.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._list.setAccessibleName(self.tr("Recent positions"))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.itemActivated.connect(self._choose)
        self._list.itemClicked.connect(self._choose)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.addWidget(self._empty)
        column.addWidget(self._list)

    @property
    def list_widget(self) -> QListWidget:
        """The positions as a list."""
        return self._list

    def fill(self, fens: Sequence[str], draw_board: DrawBoard) -> None:
        """List FENs with their diagrams; a text that is none is left out."""
        self._list.clear()
        for fen in fens:
            try:
                placement = read_loose(fen).position.placement
            except FenError:
                continue
            diagram = draw_board(placement, DIAGRAM, self.devicePixelRatioF())
            picture = QIcon(diagram)
            # Else the chosen one is tinted.
            picture.addPixmap(diagram, QIcon.Mode.Selected)
            item = QListWidgetItem(picture, fen)
            item.setToolTip(fen)
            self._list.addItem(item)
        if self._list.count():
            self._list.setCurrentRow(0)
        self._list.setVisible(self._list.count() > 0)
        self._empty.setVisible(self._list.count() == 0)

    def open_beside(self, widget: QWidget) -> None:
        """Open with the right end below or above a widget's."""
        rows = min(self._list.count(), _MOST_VISIBLE)
        if rows:
            height = rows * (self._list.sizeHintForRow(0) + 2 * _SPACING) + 2 * _SPACING
            self._list.setFixedSize(_WIDTH, height)
        self.adjustSize()
        corner = widget.mapToGlobal(QPoint(widget.width() - self.width(), widget.height() + 4))
        room = widget.screen().availableGeometry()
        if corner.y() + self.height() > room.bottom():
            corner.setY(widget.mapToGlobal(QPoint(0, -4)).y() - self.height())
        corner.setX(max(room.left(), min(corner.x(), room.right() - self.width())))
        self.move(corner)
        self.show()
        self._list.setFocus(Qt.FocusReason.PopupFocusReason)

    def _choose(self, item: QListWidgetItem) -> None:
        # Activated and clicked come both where one click activates.
        if self.isVisible():
            self.close()
            self.chosen.emit(item.text())
