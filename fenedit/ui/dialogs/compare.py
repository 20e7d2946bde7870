"""Two versions of a file side by side, to choose row by row which one stays."""

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QStyle,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from fenedit.diagram.board_painter import BoardPainter, board_pixmap
from fenedit.documents.block import StoredLine
from fenedit.documents.record import Aside, Item, Record
from fenedit.notation.position import Placement
from fenedit.notation.safe_text import breakable, shown
from fenedit.ui.collection.text import record_words
from fenedit.ui.files.versions import Row, Versions
from fenedit.ui.modal import accepted
from fenedit.ui.rows import RowDelegate, smaller
from fenedit.ui.style import current_palette

BOARD: Final = 72
"""Side of a small board, in logical pixels."""
SIZE: Final = QSize(860, 560)
MINE: Final = 0
THEIRS: Final = 1
_PADDING: Final = 10
_RADIO: Final = 14
_LONGEST: Final = 400
"""So many characters of a text are shown at most."""


class VersionsModel(QAbstractTableModel):
    """The rows that differ, mine and theirs, and which of them is chosen."""

    ITEM = Qt.ItemDataRole.UserRole + 1
    """What stands there: a Record, an Aside, or None where a version lacks the row."""
    CHOSEN = Qt.ItemDataRole.UserRole + 2
    """Whether this version stays."""

    def __init__(self, versions: Versions, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._versions = versions
        self._theirs = bytearray(len(versions.rows))

    @property
    def theirs(self) -> Sequence[bool]:
        """For each row, whether theirs is chosen."""
        return list(map(bool, self._theirs))

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._theirs)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:
        return 0 if parent.isValid() else 2

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if not index.isValid():
            return None
        row = self._versions.rows[index.row()]
        chosen = bool(self._theirs[index.row()]) == (index.column() == THEIRS)
        match role:
            case self.CHOSEN:
                return chosen
            case self.ITEM:
                return self._versions.items(row)[index.column()]
            case Qt.ItemDataRole.DisplayRole:
                return self._title(row, self._versions.items(row)[index.column()])
            case Qt.ItemDataRole.ToolTipRole:
                return breakable(text_of(self._versions.items(row)[index.column()]))
            case Qt.ItemDataRole.AccessibleTextRole:
                item = self._versions.items(row)[index.column()]
                words = f"{self._title(row, item)}: {text_of(item)}"
                return self.tr("{words}, chosen").format(words=words) if chosen else words
        return None

    def choose(self, index: QModelIndex | QPersistentModelIndex) -> None:
        """Let the version of a cell stay, and the other one go."""
        self._theirs[index.row()] = index.column() == THEIRS
        row = index.row()
        self.dataChanged.emit(self.index(row, MINE), self.index(row, THEIRS))

    def choose_all(self, column: int) -> None:
        """Let all of one version stay."""
        self._theirs[:] = bytes([column == THEIRS]) * len(self._theirs)
        if self._theirs:
            last = self.index(len(self._theirs) - 1, THEIRS)
            self.dataChanged.emit(self.index(0, MINE), last)

    def _title(self, row: Row, item: Item | None) -> str:
        if item is None:
            return self.tr("Not there")
        if isinstance(item, Aside):
            return self.tr("Comment") if item.line.strip() else self.tr("Blank line")
        return f"{row.number}  {record_words(item).title}"


class VersionDelegate(RowDelegate):
    """Paints a version of a row: whether it is chosen, a small board, its name and its text."""

    def __init__(self, painter: BoardPainter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._painter = painter

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(3 * BOARD, BOARD + 2 * _PADDING)

    def paint_row(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        rect: QRect,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        colours = current_palette()
        chosen = bool(index.data(VersionsModel.CHOSEN))
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        painter.setPen(QPen(QColor(colours.accent), 1) if focused else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.accent_soft if chosen else colours.window))
        if not chosen:
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(rect).adjusted(2.5, 2.5, -2.5, -2.5), 7, 7)
        radio = QPointF(rect.left() + _PADDING + _RADIO / 2 + 2, rect.center().y() + 0.5)
        _paint_radio(painter, radio, chosen)
        item: Item | None = index.data(VersionsModel.ITEM)
        left = rect.left() + 2 * _PADDING + _RADIO + 4
        position = item.position if isinstance(item, Record) else None
        if position is not None:
            painter.setOpacity(1.0 if chosen else 0.55)
            picture = self._picture(position.placement, painter.device().devicePixelRatioF())
            painter.drawPixmap(left, rect.center().y() - BOARD // 2 + 1, picture)
            painter.setOpacity(1.0)
            left += BOARD + _PADDING
        words = QRect(left, rect.top() + _PADDING, rect.right() - left - _PADDING, BOARD)
        _paint_words(painter, option, words, index.data(), item)

    def _picture(self, placement: Placement, ratio: float) -> QPixmap:
        return board_pixmap(placement, BOARD, self._painter, ratio)


class VersionsView(QTableView):
    """The rows; a click, Space or Enter chooses the version that has the focus."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() in keys and self.currentIndex().isValid():
            self.clicked.emit(self.currentIndex())
            return
        super().keyPressEvent(event)


class CompareDialog(QDialog):
    """Shows where two versions differ; accepted, `lines` is what was chosen."""

    def __init__(
        self, versions: Versions, painter: BoardPainter, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Compare"))
        self._versions = versions
        self.model = VersionsModel(versions, self)
        self.view = self._view(painter)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(12)
        column.addWidget(self._intro())
        card = QFrame(self)
        card.setObjectName("card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(6, 10, 6, 6)
        inside.addLayout(self._heads())
        inside.addWidget(self.view)
        column.addWidget(card, 1)
        column.addLayout(self._foot())
        self.resize(SIZE)
        self.view.setFocus()

    @property
    def lines(self) -> list[StoredLine]:
        """The lines of the version that was chosen."""
        return self._versions.merged(self.model.theirs)

    def _intro(self) -> QLabel:
        count = len(self._versions.rows)
        words = (
            self.tr("One row differs. Choose which version stays; it is one step of undo.")
            if count == 1
            else self.tr(
                "%n rows differ. Choose for each which version stays; it is one step of undo.",
                "",
                count,
            )
        )
        label = QLabel(words, self)
        label.setWordWrap(True)
        return label

    def _heads(self) -> QHBoxLayout:
        heads = QHBoxLayout()
        heads.setContentsMargins(_PADDING, 0, _PADDING, 0)
        for words in (self.tr("Mine, in this window"), self.tr("Theirs, in the file")):
            label = QLabel(words, self)
            label.setObjectName("cardTitle")
            heads.addWidget(label, 1)
        return heads

    def _view(self, painter: BoardPainter) -> VersionsView:
        view = VersionsView(self)
        view.setModel(self.model)
        view.setItemDelegate(VersionDelegate(painter, view))
        view.setAccessibleName(self.tr("Rows that differ"))
        view.setShowGrid(False)
        view.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setTabKeyNavigation(False)
        head = view.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        head.hide()
        rows = view.verticalHeader()
        rows.hide()
        # Of a fixed height, so that no row is asked for that is not to be seen.
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(BOARD + 2 * _PADDING)
        view.clicked.connect(self.model.choose)
        view.setCurrentIndex(self.model.index(0, MINE))
        return view

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        for name, text, column in (
            ("mine", self.tr("Keep All &Mine"), MINE),
            ("theirs", self.tr("Take All &Theirs"), THEIRS),
        ):
            button = QPushButton(text, self)
            button.setObjectName(name)
            button.setAutoDefault(False)
            button.setProperty("column", column)
            button.clicked.connect(self._on_all)
            foot.addWidget(button)
        foot.addStretch(1)
        buttons = QDialogButtonBox(self)
        take = buttons.addButton(self.tr("&Use These"), QDialogButtonBox.ButtonRole.AcceptRole)
        take.setObjectName("use")
        take.setDefault(True)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        foot.addWidget(buttons)
        return foot

    def _on_all(self) -> None:
        self.model.choose_all(int(self.sender().property("column")))


def text_of(item: Item | None) -> str:
    """Return the text of a line or a game, as much of it as anybody reads."""
    return "" if item is None else shown(item.line, _LONGEST)


def ask_about_versions(
    parent: QWidget | None, versions: Versions, painter: BoardPainter
) -> list[StoredLine] | None:
    """Let a person choose row by row; None if they would rather not."""
    dialog = CompareDialog(versions, painter, parent)
    return dialog.lines if accepted(dialog) else None


def _paint_radio(painter: QPainter, centre: QPointF, chosen: bool) -> None:
    colours = current_palette()
    painter.setPen(QPen(QColor(colours.accent if chosen else colours.muted), 1))
    painter.setBrush(QColor(colours.field))
    painter.drawEllipse(centre, _RADIO / 2, _RADIO / 2)
    if chosen:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.accent))
        painter.drawEllipse(centre, _RADIO / 4, _RADIO / 4)


def _paint_words(
    painter: QPainter, option: QStyleOptionViewItem, rect: QRect, title: str, item: Item | None
) -> None:
    """Paint a name, and below it the text in as many lines as there is room for."""
    colours = current_palette()
    font, small = option.font, smaller(option.font)
    metrics = QFontMetrics(font)
    faulty = isinstance(item, Record) and item.position is None
    painter.setFont(font)
    painter.setPen(QColor(colours.text if item is not None else colours.muted))
    if item is None:
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(rect, middle, title)
        return
    first = QRect(rect.left(), rect.top(), rect.width(), metrics.height())
    elided = metrics.elidedText(title, Qt.TextElideMode.ElideRight, rect.width())
    painter.drawText(first, Qt.AlignmentFlag.AlignLeft, elided)
    painter.setFont(small)
    painter.setPen(QColor(colours.danger if faulty else colours.muted))
    below = QRect(rect.left(), first.bottom() + 4, rect.width(), rect.bottom() - first.bottom() - 4)
    flags = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWrapAnywhere
    painter.drawText(below, int(flags), text_of(item))
