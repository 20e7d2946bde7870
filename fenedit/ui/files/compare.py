"""Compares two versions of a file side by side, and lets a person choose row by row."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from functools import partial
from itertools import zip_longest
from typing import Any, TypeAlias

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPen
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
from fenedit.documents.block import StoredLine, content_of
from fenedit.documents.document import Collection
from fenedit.documents.encoding import newline_of, parted
from fenedit.documents.record import Aside, Format, Item, Record
from fenedit.notation.safe_text import breakable, shown
from fenedit.ui.collection.text import record_words
from fenedit.ui.dialogs import Help, accepted
from fenedit.ui.panels.card import label_of
from fenedit.ui.rows import Index, RowDelegate, smaller
from fenedit.ui.style import current_palette, lay_out
from fenedit.ui.translation import counted

MOST_COMPARED = 1500
"""The longest run whose lines are matched one by one; longer runs are anchored by common lines."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line, or a game, that differs. At least one version has it.

    Attributes:
        number: 1 for the first record, counted in my version, or in theirs if mine lacks it.
        mine: the line in the window; None if it has no such line.
        theirs: the line in the file; None if it has no such line.
    """

    number: int
    mine: StoredLine | None
    theirs: StoredLine | None


Part: TypeAlias = tuple[StoredLine, ...] | Row
"""Lines in both versions, as mine has them, or a row that differs."""


class Versions:
    """What becomes of two versions, by choice.

    Attributes:
        parts: both in order.
        rows: the parts that differ.
    """

    def __init__(self, mine: Collection, theirs: Collection) -> None:
        """Compare two collections; line endings do not count."""
        self._formats = (mine.format, theirs.format)
        self.parts = tuple(_parts(mine, theirs))
        self.rows = tuple(part for part in self.parts if isinstance(part, Row))

    def items(self, row: Row) -> tuple[Item | None, Item | None]:
        """Return the contents of both versions of a row."""
        mine, theirs = self._formats
        return _item(row.mine, mine), _item(row.theirs, theirs)

    def merged(self, theirs: Sequence[bool]) -> list[StoredLine]:
        """Return the lines of a new version, given for each row whether theirs is taken."""
        chosen = iter(theirs)
        lines: list[StoredLine] = []
        for part in self.parts:
            if not isinstance(part, Row):
                lines += part
                continue
            taken = next(chosen)
            line = part.theirs if taken else part.mine
            if taken and self._formats[0] != self._formats[1]:
                # A line is read in the format of its own file.
                line = _item(line, self._formats[1])
            if line is not None:
                lines.append(line)
        return _apart(lines)


def _parts(mine: Collection, theirs: Collection) -> Iterator[Part]:
    ours, others = list(mine.stored()), list(theirs.stored())
    runs = _runs(list(map(content_of, ours)), list(map(content_of, others)))
    for same, (first, last), (begin, end) in runs:
        if same:
            yield tuple(ours[first:last])
            continue
        for here, there in zip_longest(range(first, last), range(begin, end)):
            if here is not None:
                before = mine.records_before(here)
            elif there is not None:
                before = theirs.records_before(there)
            yield Row(
                before + 1,
                None if here is None else ours[here],
                None if there is None else others[there],
            )


def _item(line: StoredLine | None, file_format: Format) -> Item | None:
    if not isinstance(line, str):
        return line
    return next(Collection([line], file_format).lines, None)


Span: TypeAlias = tuple[int, int]


def _runs(ours: list[str], others: list[str]) -> Iterator[tuple[bool, Span, Span]]:
    """Yield runs of both texts in order: whether they are the same, and their spans."""
    shorter = min(len(ours), len(others))
    head = next((i for i in range(shorter) if ours[i] != others[i]), shorter)
    most = shorter - head
    tail = next((i for i in range(most) if ours[-1 - i] != others[-1 - i]), most)
    here, there = (head, len(ours) - tail), (head, len(others) - tail)
    first = begin = 0
    for a, b, size in (
        (0, 0, head),
        *_matches(ours, others, here, there),
        (here[1], there[1], tail),
    ):
        if a > first or b > begin:
            yield False, (first, a), (begin, b)
        if size:
            yield True, (a, a + size), (b, b + size)
        first, begin = a + size, b + size


def _matches(
    ours: list[str], others: list[str], here: Span, there: Span
) -> Iterator[tuple[int, int, int]]:
    """Yield the beginnings and lengths of equal runs within two spans, in order."""
    if max(here[1] - here[0], there[1] - there[0]) <= MOST_COMPARED:
        matcher = SequenceMatcher(None, ours[slice(*here)], others[slice(*there)], autojunk=False)
        for a, b, size in matcher.get_matching_blocks():
            if size:
                yield here[0] + a, there[0] + b, size
        return
    # Linear time for long spans: match each line with its next occurrence, going forward.
    places: dict[str, list[int]] = {}
    for place in range(there[1] - 1, there[0] - 1, -1):
        places.setdefault(others[place], []).append(place)
    least, a = there[0], here[0]
    while a < here[1]:
        found = places.get(ours[a], [])
        while found and found[-1] < least:
            found.pop()
        if not found or found[-1] - least > MOST_COMPARED:
            a += 1
            continue
        b, size = found[-1], 0
        while a + size < here[1] and b + size < there[1] and ours[a + size] == others[b + size]:
            size += 1
        yield a, b, size
        a, least = a + size, b + size


def _apart(lines: list[StoredLine]) -> list[StoredLine]:
    """End each line that would otherwise run together with the next."""
    newline = next(filter(None, map(_newline, lines)), "\n")
    for place, line in enumerate(lines[:-1]):
        if not isinstance(line, str):
            if not line.separate:
                game = isinstance(line, Record) and line.is_game
                lines[place] = replace(line, ending=newline * (2 if game else 1))
        elif not _newline(line):
            lines[place] = line + newline
    return lines


def _newline(line: StoredLine) -> str:
    return newline_of(parted(line)[1] if isinstance(line, str) else line.ending)


BOARD = 72
"""Side of a small board, in logical pixels."""
SIZE = QSize(860, 560)
MINE = 0
THEIRS = 1
_PADDING = 10
_RADIO = 14
_LONGEST = 400
"""The most characters of a text that are shown."""


class VersionsModel(QAbstractTableModel):
    """The rows that differ, mine and theirs, and which of them is chosen."""

    ITEM = Qt.ItemDataRole.UserRole + 1
    """The content of a cell: a Record, an Aside, or None where a version lacks the row."""
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

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._theirs)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else 2

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._versions.rows[index.row()]
        chosen = bool(self._theirs[index.row()]) == (index.column() == THEIRS)
        if role == self.CHOSEN:
            return chosen
        item = self._versions.items(row)[index.column()]
        match role:
            case self.ITEM:
                return item
            case Qt.ItemDataRole.DisplayRole:
                return self._title(row, item)
            case Qt.ItemDataRole.ToolTipRole:
                return breakable(text_of(item))
            case Qt.ItemDataRole.AccessibleTextRole:
                words = f"{self._title(row, item)}: {text_of(item)}"
                return self.tr("{words}, selected").format(words=words) if chosen else words
        return None

    def choose(self, index: Index) -> None:
        """Choose the version of a cell."""
        row = index.row()
        self._theirs[row] = index.column() == THEIRS
        self.dataChanged.emit(self.index(row, MINE), self.index(row, THEIRS))

    def choose_all(self, column: int, *_checked: bool) -> None:
        """Choose the same version in every row."""
        self._theirs[:] = bytes([column == THEIRS]) * len(self._theirs)
        if self._theirs:
            last = self.index(len(self._theirs) - 1, THEIRS)
            self.dataChanged.emit(self.index(0, MINE), last)

    def _title(self, row: Row, item: Item | None) -> str:
        if item is None:
            return self.tr("Missing")
        if isinstance(item, Aside):
            return self.tr("Comment") if item.line.strip() else self.tr("Blank line")
        return f"{row.number}  {record_words(item).title}"


class VersionDelegate(RowDelegate):
    """Paints a version of a row: whether it is chosen, a small board, its name and its text."""

    def __init__(self, painter: BoardPainter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._painter = painter

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(3 * BOARD, BOARD + 2 * _PADDING)

    def paint_row(
        self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect, index: Index
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
        painter.setPen(QPen(QColor(colours.accent if chosen else colours.muted), 1))
        painter.setBrush(QColor(colours.field))
        painter.drawEllipse(radio, _RADIO / 2, _RADIO / 2)
        if chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.accent))
            painter.drawEllipse(radio, _RADIO / 4, _RADIO / 4)
        item: Item | None = index.data(VersionsModel.ITEM)
        left = rect.left() + 2 * _PADDING + _RADIO + 4
        position = item.position if isinstance(item, Record) else None
        if position is not None:
            painter.setOpacity(1.0 if chosen else 0.55)
            ratio = painter.device().devicePixelRatioF()
            picture = board_pixmap(position.placement, BOARD, self._painter, ratio)
            painter.drawPixmap(left, rect.center().y() - BOARD // 2 + 1, picture)
            painter.setOpacity(1.0)
            left += BOARD + _PADDING
        words = QRect(left, rect.top() + _PADDING, rect.right() - left - _PADDING, BOARD)
        _paint_words(painter, option, words, index.data(), item)


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
        count = len(versions.rows)
        one = "1 row differs. Choose the version to keep."
        several = self.tr("%n rows differ. Choose the version of each to keep.", "", count)
        heads = QHBoxLayout()
        heads.setContentsMargins(_PADDING, 0, _PADDING, 0)
        for words in (self.tr("Mine, in this window"), self.tr("Theirs, in the file")):
            label = QLabel(words, self)
            label.setObjectName("cardTitle")
            heads.addWidget(label, 1)
        card = QFrame(self)
        card.setObjectName("card")
        lay_out(QVBoxLayout(card), heads, self.view, margins=(6, 10, 6, 6))
        lay_out(
            QVBoxLayout(self),
            label_of(self, "", counted(one, several, count)),
            (card, 1),
            self._foot(),
            margins=(20, 16, 20, 16),
            spacing=12,
        )
        self.resize(SIZE)
        self.view.setFocus()

    @property
    def lines(self) -> list[StoredLine]:
        """The lines of the version that was chosen."""
        return self._versions.merged(self.model.theirs)

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
        # With a fixed height, rows that are not visible are not requested.
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
            button.clicked.connect(partial(self.model.choose_all, column))
            foot.addWidget(button)
        foot.addStretch(1)
        buttons = QDialogButtonBox(self)
        take = buttons.addButton(self.tr("&Use These"), QDialogButtonBox.ButtonRole.AcceptRole)
        take.setObjectName("use")
        take.setDefault(True)
        buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        Help(buttons, "files", "if-another-program-changes-the-file")
        foot.addWidget(buttons)
        return foot


def text_of(item: Item | None) -> str:
    """Return the text of a line or a game, cut to a readable length."""
    return "" if item is None else shown(item.line, _LONGEST)


def ask_about_versions(
    parent: QWidget | None, versions: Versions, painter: BoardPainter
) -> list[StoredLine] | None:
    """Ask which version to keep, row by row; None if the person cancels."""
    dialog = CompareDialog(versions, painter, parent)
    return dialog.lines if accepted(dialog) else None


def _paint_words(
    painter: QPainter, option: QStyleOptionViewItem, rect: QRect, title: str, item: Item | None
) -> None:
    """Paint a name above the text, in as many lines as there is room for."""
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
