"""Lists recent positions with small diagrams."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFontDatabase, QIcon, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from fenedit.notation.position import Placement
from fenedit.notation.problems import FenError
from fenedit.notation.reading import read_loose
from fenedit.notation.safe_text import shown, shown_name
from fenedit.ui.commands import CLEAR_RECENT, translated
from fenedit.ui.style import lay_out

DIAGRAM = 72
_SPACING = 2


class RecentPositionsPopup(QFrame):
    """The drop-down list; closes when a position is chosen, or at a press elsewhere.

    Attributes:
        list_widget: the positions as a list.

    Signals:
        chosen: the chosen FEN.
        cleared: all positions are to be forgotten.
    """

    chosen = Signal(str)
    cleared = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("card")
        self._empty = QLabel(self.tr("No positions yet: copy or paste one."), self)
        self._empty.setObjectName("muted")
        fens = self.list_widget = QListWidget(self)
        fens.setSpacing(_SPACING)
        fens.setIconSize(QSize(DIAGRAM, DIAGRAM))
        fens.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        fens.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        fens.setAccessibleName(self.tr("Recent positions"))
        fens.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        fens.itemActivated.connect(self._choose)
        fens.itemClicked.connect(self._choose)
        self._clear = QPushButton(translated(CLEAR_RECENT.text), self)
        self._clear.setObjectName("quiet")
        self._clear.clicked.connect(self.close)
        self._clear.clicked.connect(self.cleared)
        lay_out(
            QVBoxLayout(self),
            self._empty,
            fens,
            (self._clear, 0, Qt.AlignmentFlag.AlignRight),
            margins=8,
        )

    def fill(
        self, fens: Sequence[str], draw_board: Callable[[Placement, float, float], QPixmap]
    ) -> None:
        """List FENs with their diagrams; omit other texts."""
        self.list_widget.clear()
        for fen in fens:
            try:
                placement = read_loose(fen).position.placement
            except FenError:
                continue
            diagram = draw_board(placement, DIAGRAM, self.devicePixelRatioF())
            picture = QIcon(diagram)
            # Otherwise the chosen one is tinted.
            picture.addPixmap(diagram, QIcon.Mode.Selected)
            item = QListWidgetItem(picture, shown_name(fen))
            item.setToolTip(shown(fen))
            item.setData(Qt.ItemDataRole.UserRole, fen)
            self.list_widget.addItem(item)
        self.list_widget.setCurrentRow(0)
        is_empty = self.list_widget.count() == 0
        self._empty.setVisible(is_empty)
        self.list_widget.setHidden(is_empty)
        self._clear.setHidden(is_empty)

    def open_beside(self, widget: QWidget) -> None:
        """Open with the right end below or above a widget's."""
        rows = min(self.list_widget.count(), 6)
        if rows:
            height = rows * (self.list_widget.sizeHintForRow(0) + 2 * _SPACING) + 2 * _SPACING
            self.list_widget.setFixedSize(560, height)
        self.adjustSize()
        corner = widget.mapToGlobal(QPoint(widget.width() - self.width(), widget.height() + 4))
        room = widget.screen().availableGeometry()
        if corner.y() + self.height() > room.bottom():
            corner.setY(widget.mapToGlobal(QPoint(0, -4)).y() - self.height())
        corner.setX(max(room.left(), min(corner.x(), room.right() - self.width())))
        self.move(corner)
        self.show()
        self.list_widget.setFocus(Qt.FocusReason.PopupFocusReason)

    def _choose(self, item: QListWidgetItem) -> None:
        # Both signals come on systems where one click activates.
        if self.isVisible():
            self.close()
            self.chosen.emit(item.data(Qt.ItemDataRole.UserRole))
