"""New From: ready positions that teachers use, and the user's own, as diagrams to choose from."""

import unicodedata
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QRect,
    QSize,
    QStandardPaths,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStyleOptionViewItem,
    QVBoxLayout,
)

from fenedit import resource
from fenedit.documents.annotating import name_in, name_of, named, puzzle_of_record, with_puzzle_in
from fenedit.documents.errors import OpenError
from fenedit.documents.files.opening import document_from_bytes
from fenedit.documents.record import Aside, Record
from fenedit.notation.position import WHITE
from fenedit.notation.reading import Found
from fenedit.notation.safe_text import shown, shown_name
from fenedit.session.programs import open_folder
from fenedit.ui.dialogs import Help, room_on_screen
from fenedit.ui.option_form import keep_geometry, limit_size
from fenedit.ui.panels.card import label_of, quiet_button
from fenedit.ui.panels.text import material_words
from fenedit.ui.rows import Index, RowDelegate, paint_ground, smaller
from fenedit.ui.style import current_palette, lay_out
from fenedit.ui.workbench import DrawBoard, Workbench

_SUFFIXES = (".fen", ".epd", ".pgn")
_MOST_FILES = 50
_MOST_OF_A_FILE = 300
_MOST_BYTES = 1 << 20
_BOARD = 128
"""Side of a diagram: sixteen whole pixels a square."""
_TILE = 164
_PADDING = 6


class Ready(NamedTuple):
    """A ready position.

    Attributes:
        name: its name, in the interface's language if it is one of ours.
        group: what it is for; the name of the file if it is one of the user's own.
        found: the position with its name, as it goes into a record.
    """

    name: str
    group: str
    found: Found


def ready_positions() -> list[Ready]:
    """Return the positions that come with the program."""
    ready: list[Ready] = []
    group = ""
    for item in document_from_bytes(resource("positions.fen").read_bytes()).collection.lines:
        if isinstance(item, Record):
            puzzle = puzzle_of_record(item)
            name = QCoreApplication.translate("ready", puzzle.name)
            ready += _ready(with_puzzle_in(item, puzzle._replace(name=name)), group)
        elif isinstance(item, Aside) and (heading := name_in(item.text)):
            group = QCoreApplication.translate("ready", heading)
    return ready


def without_accents(text: str) -> str:
    """Return a text in lower case without accents, as people type names in other languages."""
    letters = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def own_folder() -> Path:
    """Return the folder of the user's own ready positions; it need not exist."""
    location = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(location)) / "positions"


def own_positions(folder: Path) -> tuple[list[Ready], list[str]]:
    """Return the positions in the files of a folder, and the names of files that are unreadable.

    Of large files only the first positions are returned.
    """
    ready: list[Ready] = []
    unreadable: list[str] = []
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix.lower() in _SUFFIXES)
    except OSError:
        return [], []
    for path in [path for path in paths if path.is_file()][:_MOST_FILES]:
        try:
            with path.open("rb") as file:
                collection = document_from_bytes(file.read(_MOST_BYTES), path).collection
        except (OSError, OpenError):
            unreadable.append(shown_name(path.name))
            continue
        for row in range(min(len(collection), _MOST_OF_A_FILE)):
            ready += _ready(named(collection, row), shown_name(path.stem))
    return ready, unreadable


def _ready(record: Record, group: str) -> list[Ready]:
    """Return a record as a ready position; [] for a draft."""
    position = record.position
    if position is None:
        return []
    name = shown(name_of(record), 120) or material_words(position.placement)
    game = record.line if record.is_game else ""
    found = Found(position, record.chess960, rest="" if game else record.rest, source=game)
    return [Ready(name, group, found)]


class NewFromDialog(QDialog):
    """Ready positions as diagrams, filtered by typing. Shown with `open()`.

    Signals:
        taken: the Found of the chosen position.
    """

    taken = Signal(object)

    def __init__(self, bench: Workbench) -> None:
        super().__init__(bench.window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("New From"))
        own, unreadable = own_positions(own_folder())
        self._ready = [*ready_positions(), *own]
        self._line = QLineEdit(self)
        self._line.setPlaceholderText(self.tr("Type to filter, such as rook, mate or opening"))
        self._line.setAccessibleName(self.tr("Filter the positions"))
        self._line.setClearButtonEnabled(True)
        self._list = items = QListWidget(self)
        items.setAccessibleName(self.tr("Positions"))
        items.setViewMode(QListView.ViewMode.IconMode)
        items.setMovement(QListView.Movement.Static)
        items.setResizeMode(QListView.ResizeMode.Adjust)
        items.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        items.setUniformItemSizes(True)
        items.setMouseTracking(True)
        items.setItemDelegate(_TileDelegate(self._ready, bench.draw_board, items))
        for each in self._ready:
            white = each.found.position.side_to_move == WHITE
            side = self.tr("White to move") if white else self.tr("Black to move")
            item = QListWidgetItem(each.name, items)
            item.setToolTip("\n".join((each.name, each.group, side)))
            spoken = ", ".join((each.name, each.group, side))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        words = self.tr(
            "Your own FEN, EPD and PGN files are listed, too, if they are in this folder."
        )
        if unreadable:
            more = self.tr("These could not be read: {files}.").format(files=", ".join(unreadable))
            words = f"{words} {more}"
        folder = quiet_button(self, self.tr("Open the &Folder"), str(own_folder()))
        folder.clicked.connect(self._open_folder)
        standard = QDialogButtonBox.StandardButton
        buttons = QDialogButtonBox(standard.Ok | standard.Cancel, self)
        self._ok: QPushButton = buttons.button(standard.Ok)
        self._ok.setText(self.tr("&Set Up"))
        Help(buttons, "board", "set-up-ready-and-random-positions")
        note = lay_out(QHBoxLayout(), (label_of(self, words=words), 1), folder, spacing=10)
        parts = self._line, (items, 1), note, buttons
        lay_out(QVBoxLayout(self), *parts, margins=(16, 16, 16, 14), spacing=10)
        limit_size(self, QSize(3 * _TILE, 400))
        # Qt would make it lower: its height depends on its width.
        self.resize(QSize(5 * _TILE + 56, 640).boundedTo(room_on_screen(self)))
        keep_geometry(self, bench.settings, "new_from")
        self._line.textChanged.connect(self._filter)
        self._line.installEventFilter(self)
        items.itemDoubleClicked.connect(self.accept)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        self.accepted.connect(self._take)
        self._filter("")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass Up and Down from the filter to the list."""
        moving = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
        pressed = event.type() == QEvent.Type.KeyPress
        if isinstance(event, QKeyEvent) and pressed and event.key() in moving:
            self._list.setFocus(Qt.FocusReason.OtherFocusReason)
            return self._list.event(event)
        return super().eventFilter(watched, event)

    def _filter(self, text: str) -> None:
        """Show the positions whose name or group contains every typed word."""
        words = without_accents(text).split()
        first = -1
        for row, each in enumerate(self._ready):
            searched = without_accents(f"{each.name} {each.group}")
            hidden = not all(word in searched for word in words)
            self._list.item(row).setHidden(hidden)
            if not hidden and first < 0:
                first = row
        self._list.setCurrentRow(first)
        self._ok.setEnabled(first >= 0)

    def _take(self) -> None:
        self.taken.emit(self._ready[self._list.currentRow()].found)

    def _open_folder(self) -> None:
        folder = own_folder()
        with suppress(OSError):
            folder.mkdir(parents=True, exist_ok=True)
        open_folder(folder)


class _TileDelegate(RowDelegate):
    """Draws a ready position: its diagram, its name in two lines, and its group."""

    def __init__(self, ready: Sequence[Ready], draw_board: DrawBoard, parent: QObject) -> None:
        super().__init__(parent)
        self._ready = ready
        self._draw_board = draw_board
        self._boards: dict[tuple[int, float], QPixmap] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        lines = 2 * option.fontMetrics.height() + QFontMetrics(smaller(option.font)).height()
        return QSize(_TILE, _BOARD + lines + 4 * _PADDING)

    def paint_row(
        self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect, index: Index
    ) -> None:
        each = self._ready[index.row()]
        paint_ground(painter, option, rect.adjusted(2, 2, -2, -2))
        key = index.row(), painter.device().devicePixelRatioF()
        if key not in self._boards:
            placement = each.found.position.placement
            self._boards[key] = self._draw_board(placement, _BOARD, key[1])
        left = rect.left() + (rect.width() - _BOARD) // 2
        painter.drawPixmap(left, rect.top() + 2 * _PADDING, self._boards[key])
        colours = current_palette()
        text = rect.adjusted(_PADDING, _BOARD + 3 * _PADDING, -_PADDING, -_PADDING)
        centred = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
        painter.setPen(QColor(colours.text))
        painter.setFont(option.font)
        name = QRect(text.topLeft(), QSize(text.width(), 2 * option.fontMetrics.height()))
        drawn = painter.drawText(name, centred | Qt.TextFlag.TextWordWrap, each.name)
        painter.setPen(QColor(colours.muted))
        painter.setFont(smaller(option.font))
        group = painter.fontMetrics().elidedText(
            each.group, Qt.TextElideMode.ElideRight, text.width()
        )
        text.setTop(min(drawn.bottom(), name.bottom()))
        painter.drawText(text, centred, group)
