"""The command finder: a part of what one wants to do is typed, Enter does it."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import (
    QEvent,
    QObject,
    QRect,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from fenedit.ui.commands import MENUS, Menu, plain, translated
from fenedit.ui.menus import Actions
from fenedit.ui.rows import Index, RowDelegate, paint_ground
from fenedit.ui.style import current_palette, lay_out
from fenedit.ui.voice import say

_SIZE = QSize(480, 420)
_MARGIN = 10
_MOVING = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
_ENTRY = Qt.ItemDataRole.UserRole


class Entry(NamedTuple):
    """Something to find.

    Attributes:
        words: what it is called.
        place: the menus, or the window, in which it stands.
        keys: its first key, as the person's system writes it.
        tip: what else is said of it, which is found too.
        command: the name of the command, "" for a field of a dialog.
        field: the field, None for a command.
        enabled: whether it would do anything now.
    """

    words: str
    place: str
    keys: str = ""
    tip: str = ""
    command: str = ""
    field: QWidget | None = None
    enabled: bool = True


def command_entries(commands: Actions) -> Iterator[Entry]:
    """Yield all commands of a window, in the order of its menus."""
    commands.judge()
    for menu in MENUS:
        yield from _entries_of(menu, "", commands)


def field_entries(dialog: QDialog) -> Iterator[Entry]:
    """Yield the fields of a dialog that have a name."""
    for label in dialog.findChildren(QLabel):
        if label.buddy() is not None:
            yield Entry(plain(label.text()).rstrip(":"), dialog.windowTitle(), field=label.buddy())
    for button in dialog.findChildren(QAbstractButton):
        if button.isCheckable() and button.text():
            yield Entry(plain(button.text()), dialog.windowTitle(), field=button)


def found(entries: list[Entry], text: str) -> list[Entry]:
    """Return the entries that hold each word of a text; those that begin with it come first."""
    words = text.casefold().split()
    hits = []
    for entry in entries:
        searched = f"{entry.words} {entry.place} {entry.tip}".casefold()
        if all(word in searched for word in words):
            hits.append(entry)
    return sorted(hits, key=lambda entry: _rank(entry, " ".join(words)))


class CommandFinder(QDialog):
    """Lists what can be done, by a part of its name.

    Attributes:
        chosen: what was chosen, None for nothing.
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
        self._nothing = QLabel(self.tr("No matching commands."), self)
        lay_out(QVBoxLayout(self), self._field, self._list, self._nothing, margins=12, spacing=8)
        self._field.textChanged.connect(self._show)
        self._field.returnPressed.connect(self._choose)
        self._field.installEventFilter(self)
        self._list.itemClicked.connect(self._choose)
        self._list.currentItemChanged.connect(self._tell)
        self._show("")

    def sizeHint(self) -> QSize:
        return _SIZE

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the keys that move in a list move in it while one types in the field."""
        pressed = event.type() == QEvent.Type.KeyPress
        if isinstance(event, QKeyEvent) and pressed and event.key() in _MOVING:
            self._list.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

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
        first = next((row for row in range(self._list.count()) if self._enabled(row)), -1)
        # Enter before anything is typed does nothing: the keys may have been meant for the board.
        self._list.setCurrentRow(first if text.strip() else -1)
        self._nothing.setVisible(self._list.count() == 0)
        self._list.setVisible(self._list.count() > 0)
        if self._list.count() == 0:
            say(self._nothing.text())

    def _tell(self, item: QListWidgetItem | None) -> None:
        """Have the chosen row spoken: the keyboard stays in the field."""
        if item is not None:
            say(str(item.data(Qt.ItemDataRole.AccessibleTextRole)))

    def _enabled(self, row: int) -> bool:
        return bool(self._list.item(row).flags() & Qt.ItemFlag.ItemIsEnabled)

    def _choose(self, _item: QListWidgetItem | None = None) -> None:
        item = self._list.currentItem()
        if item is not None and item.flags() & Qt.ItemFlag.ItemIsEnabled:
            self.chosen = item.data(_ENTRY)
            self.accept()


class _EntryDelegate(RowDelegate):
    """Draws what it is called, faintly where it stands, and at the end its key."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        height: int = option.fontMetrics.height()
        return QSize(0, height + _MARGIN)

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
            tip = action.statusTip()
            yield Entry(words, place, keys, tip, row.name, enabled=action.isEnabled())


def _rank(entry: Entry, text: str) -> int:
    """Return how far a hit is from what was typed: 0 for a name that begins with it."""
    words = entry.words.casefold()
    if words.startswith(text):
        return 0
    if f" {text}" in words:
        return 1
    return 2 if text in words else 3
