"""Finds commands by a part of their names; Enter runs one."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QColor, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from fenedit.notation.translatable import translatable
from fenedit.ui.commands import MENUS, Menu, plain, translated
from fenedit.ui.dialogs import Help
from fenedit.ui.menus import Actions
from fenedit.ui.panels.card import label_of, passed_on
from fenedit.ui.ready import ready_positions, without_accents
from fenedit.ui.rows import Index, RowDelegate, paint_ground
from fenedit.ui.style import current_palette, finger_size, lay_out
from fenedit.ui.voice import say
from fenedit.ui.workbench import Workbench

_MARGIN = 10
_ENTRY = Qt.ItemDataRole.UserRole


_ALSO = translatable(
    "finder",
    {
        "new": "create file blank",
        "new_from": "template endgame ending opening mate Lucena Philidor",
        "random_position": "endgame ending exercise material",
        "browse_lichess": "internet web site link online",
        "browse_lichess-analysis": "internet web site link online",
        "browse_chesscom": "internet web site link online",
        "open": "load import read table CSV spreadsheet Excel",
        "save": "write store keep",
        "save_as": "write store copy convert EPD PGN CSV table spreadsheet Excel",
        "export_picture": "image diagram screenshot JPEG",
        "pictures": "images diagrams batch",
        "animation": "GIF video film animated APNG WebP blog",
        "sheet": "worksheet handout exercises practice lesson book LaTeX Typst Word HTML Anki QR "
        "code",
        "print": "printer paper",
        "quit": "exit end leave",
        "undo": "back revert cancel history",
        "redo": "forward again repeat history",
        "copy": "clipboard export text",
        "copy_as": "clipboard export Lichess Unicode ASCII text Markdown forum BBCode wiki HTML "
        "LaTeX Typst",
        "copy_picture": "clipboard image screenshot",
        "paste": "clipboard insert import read picture screenshot",
        "read_screen": "screenshot grab capture picture image recognize OCR scan",
        "review_picture": "screenshot scan check compare",
        "next_doubt": "uncertain unsure wrong picture",
        "previous_doubt": "uncertain unsure wrong picture",
        "turn_picture": "flip rotate side bottom",
        "preferences": "settings options theme dark font language",
        "start": "initial reset new game set up",
        "clear": "empty erase remove all pieces",
        "place_pieces": "add enter set up list",
        "other_piece": "fairy grasshopper nightrider neutral Popeye",
        "chess960_number": "Fischer random shuffle setup",
        "chess960_random": "Fischer random shuffle setup",
        "chess960": "Fischer random shuffle setup",
        "white_to_move": "turn whose move player",
        "black_to_move": "turn whose move player",
        "rotate": "turn flip rotate reflect",
        "mirror": "turn flip rotate reflect",
        "mirror_ranks": "turn flip rotate reflect",
        "swap": "exchange invert reverse colors sides",
        "shift_up": "move pieces board",
        "shift_down": "move pieces board",
        "shift_left": "move pieces board",
        "shift_right": "move pieces board",
        "reset_counters": "move number halfmove clock",
        "marks": "red green blue yellow color annotate draw",
        "clear_marks": "remove arrows circles highlights labels red",
        "play": "moves game variation line try out",
        "stipulation": "mate in moves task helpmate selfmate",
        "solve": "mate key moves test cooked",
        "solve_all": "test check cooked batch",
        "solution": "moves variations line mate key",
        "copy_solution": "clipboard moves text",
        "keep_solution": "keep store write key",
        "ask_popeye": "solve fairy helpmate selfmate",
        "popeye_text": "input output raw",
        "puzzle_data": "author title name source stipulation award theme mate key moves",
        "engine": "Stockfish analyse evaluation best moves UCI",
        "programs": "Stockfish UCI install path",
        "previous": "back go record",
        "next": "forward go record",
        "next_fault": "error fault mistake red invalid illegal wrong check",
        "previous_fault": "error fault mistake red invalid illegal wrong check",
        "show_faults": "error fault mistake red invalid illegal wrong check",
        "read_check": "error fault mistake red invalid illegal wrong check",
        "find": "search filter look for duplicates",
        "find_next": "search filter look for",
        "find_previous": "search filter look for",
        "add": "new insert record",
        "duplicate": "copy clone twin record",
        "delete": "remove erase record",
        "reverse": "order reorder arrange",
        "move_up": "order reorder arrange",
        "move_down": "order reorder arrange",
        "rename": "name title label heading id",
        "set_details": "rename title number source award mate batch many",
        "edit_comment": "note remark annotation text",
        "renumber": "rename title id count",
        "split": "extract export copy part",
        "append": "merge join import add combine",
        "flip": "turn rotate Black’s side orientation",
        "show_collection": "list records grid thumbnails diagrams",
        "view_auto": "list records grid thumbnails diagrams",
        "view_list": "list records grid thumbnails diagrams",
        "view_compact": "list records grid thumbnails diagrams",
        "view_gallery": "list records grid thumbnails diagrams",
        "read_position": "speak say screen reader blind",
        "full_screen": "maximize fullscreen zoom large presentation",
        "board_alone": "hide panels presentation projector large",
        "manual": "help handbook documentation guide",
        "keys": "shortcuts keyboard hotkeys mouse gestures",
        "about": "version licence help",
        "colour_scheme": "dark light theme colors style look appearance",
        "board_theme": "dark light theme edit colors style look appearance own custom squares",
        "piece_set": "theme figures style look",
    },
)
"""Other words for commands and fields of Preferences, the best first."""


class Entry(NamedTuple):
    """A command or a field that can be found.

    Attributes:
        words: its name.
        place: its menus, or its window.
        keys: its first key, as the system writes it.
        tip: its description, also searched.
        command: the name of the command, "" for a field of a dialog.
        field: the field, None for a command.
        enabled: whether it is enabled.
        also: other words for it.
        do: what it does, None for a command and a field.
    """

    words: str
    place: str
    keys: str = ""
    tip: str = ""
    command: str = ""
    field: QWidget | None = None
    enabled: bool = True
    also: str = ""
    do: Callable[[], object] | None = None

    @property
    def searched(self) -> str:
        """All text that is searched."""
        return f"{self.words} {self.place} {self.tip} {self.also}".casefold()


def command_entries(commands: Actions) -> Iterator[Entry]:
    """Yield all commands of a window, in the order of its menus."""
    commands.judge()
    for menu in MENUS:
        yield from _entries_of(menu, "", commands)


def _entries_of(menu: Menu, above: str, commands: Actions) -> Iterator[Entry]:
    title = plain(translated(menu.title))
    place = f"{above} › {title}" if above else title
    for row in menu.rows:
        if isinstance(row, Menu):
            yield from _entries_of(row, place, commands)
        elif row is not None and row.name != "find_command":
            action = commands[row.name]
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            words = plain(action.text())
            if above:
                # "Title" alone would seem to write a title.
                words = f"{title}: {words}"
            tip, enabled = action.statusTip(), action.isEnabled()
            yield Entry(words, place, keys, tip, row.name, enabled=enabled, also=_also(row.name))


def field_entries(dialog: QDialog) -> Iterator[Entry]:
    """Yield the named fields of a dialog."""
    for label in dialog.findChildren(QLabel):
        if (field := label.buddy()) is not None:
            words, also = plain(label.text()).rstrip(":"), _also(field.objectName())
            if isinstance(field, QComboBox):
                also = " ".join((also, *map(field.itemText, range(field.count()))))
            yield Entry(words, dialog.windowTitle(), field=field, also=also)
    for button in dialog.findChildren(QAbstractButton):
        if button.isCheckable() and button.text():
            words, also = plain(button.text()), _also(button.objectName())
            yield Entry(words, dialog.windowTitle(), field=button, also=also)


def ready_entries(bench: Workbench) -> Iterator[Entry]:
    """Yield the ready positions, which are set up at once."""
    place = plain(bench.commands["new_from"].text())
    for each in ready_positions():
        do = partial(bench.rooms.position.set_up, each.found)
        also = without_accents(each.name)
        yield Entry(each.name, f"{place} › {each.group}", also=also, do=do)


def _also(name: str) -> str:
    return QCoreApplication.translate("finder", _ALSO[name]) if name in _ALSO else ""


def found(entries: list[Entry], text: str) -> list[Entry]:
    """Return the entries whose words begin with those of a text, the best first.

    If there are none, return those that contain them. Disabled entries come last, unless the
    text is their name.
    """
    words = text.casefold().split()
    hits = [
        entry
        for entry in entries
        if all(re.search(rf"(?<!\w){re.escape(word)}", entry.searched) for word in words)
    ]
    if not hits:
        hits = [entry for entry in entries if all(word in entry.searched for word in words)]
    return sorted(hits, key=partial(_distance, words=words))


def _distance(entry: Entry, words: list[str]) -> tuple[bool, bool, int]:
    """Return how far a hit is from the typed words, the nearest first."""
    text, name, also = " ".join(words), entry.words.casefold(), f" {entry.also}".casefold()
    is_part = not set(words) <= set(re.findall(r"\w+", name + also))
    if name.startswith(text) or also.startswith(f" {text}"):
        rank = 0
    elif f" {text}" in name:
        rank = 1
    else:
        rank = 2 if text in name or f" {text}" in also else 3
    return not entry.enabled and name != text, is_part, rank


class CommandFinder(QDialog):
    """Lists commands and fields by a part of their names.

    Attributes:
        chosen: the entry that was chosen, None for nothing.
    """

    def __init__(self, entries: list[Entry], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Find Command"))
        self._entries = entries
        self.chosen: Entry | None = None
        self._field = QLineEdit(self)
        self._field.setPlaceholderText(self.tr("Type part of a command’s name"))
        self._field.setAccessibleName(self.tr("Command"))
        self._field.setClearButtonEnabled(True)
        self._list = QListWidget(self)
        self._list.setAccessibleName(self.tr("Commands"))
        self._list.setItemDelegate(_EntryDelegate(self._list))
        self._list.setUniformItemSizes(True)
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._nothing = label_of(self, words=self.tr("No matching commands."))
        # In place of the first row.
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._nothing.setContentsMargins(_MARGIN, _MARGIN // 2, _MARGIN, 0)
        column = QVBoxLayout(self)
        lay_out(column, self._field, (self._list, 1), (self._nothing, 1), margins=12, spacing=8)
        self._field.textChanged.connect(self._show)
        self._field.returnPressed.connect(self._choose)
        self._field.installEventFilter(self)
        self._list.itemClicked.connect(self._choose)
        self._list.currentItemChanged.connect(self._announce_row)
        self._show("")
        Help(self, "keys")

    def sizeHint(self) -> QSize:
        return QSize(480, 420)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass movement keys from the field to the list."""
        moving = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
        return passed_on(event, moving, self._list) or super().eventFilter(watched, event)

    def _show(self, text: str) -> None:
        self._list.clear()
        for entry in found(self._entries, text):
            item = QListWidgetItem(entry.words)
            item.setData(_ENTRY, entry)
            spoken = ", ".join(filter(None, (entry.words, entry.place, entry.keys)))
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
            if entry.tip:
                item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, entry.tip)
            if not entry.enabled:
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            self._list.addItem(item)
        count = self._list.count()
        first = next((row for row in range(count) if _is_enabled(self._list.item(row))), -1)
        # Enter in an empty field does nothing: it may have been meant for the board.
        self._list.setCurrentRow(first if text.strip() else -1)
        self._nothing.setVisible(count == 0)
        self._list.setVisible(count > 0)
        if count == 0:
            say(self._nothing.text())

    def _announce_row(self, item: QListWidgetItem | None) -> None:
        """Speak the current row: the keyboard focus stays in the field."""
        if item is not None:
            say(str(item.data(Qt.ItemDataRole.AccessibleTextRole)))

    def _choose(self, _item: QListWidgetItem | None = None) -> None:
        item = self._list.currentItem()
        if item is not None and _is_enabled(item):
            self.chosen = item.data(_ENTRY)
            self.accept()


def _is_enabled(item: QListWidgetItem) -> bool:
    return bool(item.flags() & Qt.ItemFlag.ItemIsEnabled)


class _EntryDelegate(RowDelegate):
    """Draws an entry's name, its place in a fainter colour, and its key at the end."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        height: int = option.fontMetrics.height()
        return QSize(0, max(height + _MARGIN, finger_size()))

    def paint_row(
        self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect, index: Index
    ) -> None:
        entry: Entry = index.data(_ENTRY)
        paint_ground(painter, option, rect)
        colours = current_palette()
        box = rect.adjusted(_MARGIN, 0, -_MARGIN, 0)
        painter.setFont(option.font)
        painter.setPen(QColor(colours.text if entry.enabled else colours.muted))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(box, middle | Qt.AlignmentFlag.AlignRight, entry.keys)
        painter.drawText(box, middle | Qt.AlignmentFlag.AlignLeft, entry.words)
        metrics = painter.fontMetrics()
        taken = metrics.horizontalAdvance(f"{entry.words}   ")
        free = box.adjusted(taken, 0, -metrics.horizontalAdvance(f"   {entry.keys}"), 0)
        painter.setPen(QColor(colours.muted))
        place = metrics.elidedText(entry.place, Qt.TextElideMode.ElideRight, max(0, free.width()))
        painter.drawText(free, middle | Qt.AlignmentFlag.AlignLeft, place)
