"""Looking through all that is on the screen, and in menus and tips, for what others could forge.

`HOSTILE` stands in names and records. Wherever it comes to be seen it must be text: no markup, no
mnemonic, no sign that cannot be seen, and not all of it where it is overlong.
"""

import re
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import count, takewhile

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QSpinBox,
    QStatusBar,
    QTextBrowser,
    QTextEdit,
    QWidget,
)

HOSTILE = "<h1>BIG</h1><img src='{picture}'>&lt;a&b\u202eNEF\x1b[31m\x07"
"""Of a file, whose name has no slash, `NAME` is left."""
NAME = "<h1>BIG<img src=picture.png>&lt;a&b\u202eNEF\x1b[31m\n\t\udcff"
MOST = 1500
"""Characters that anything is laid out with at most; twice what a tip shows."""
_ROWS = 40
_TICK_MS = 30
_HIDDEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\u2028\u2029\ud800-\udfff]"
)
_MNEMONIC = re.compile("(?<!&)(&&)*&(b\\b|lt;)")
_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.WhatsThisRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


class Inspector:
    """Looks at every widget again and again while it runs, and closes the dialogs that come.

    Attributes:
        faults: what was found, each thing once.
        seen: the classes of widgets that could be looked at.
        texts: all that was read.
    """

    def __init__(self) -> None:
        self.faults: dict[str, None] = {}
        self.seen: set[type] = set()
        self.texts: set[str] = set()
        self._read_actions: set[QAction] = set()
        self._timer = QTimer()
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._tick)

    def start(self) -> None:
        self._timer.start()

    def stop(self) -> None:
        self._timer.stop()

    @property
    def is_idle(self) -> bool:
        """Whether no dialog and no menu is open any more."""
        return QApplication.activePopupWidget() is None and not any(
            isinstance(widget, QDialog) and widget.isVisible()
            for widget in QApplication.topLevelWidgets()
        )

    def look(self) -> None:
        """Look at every widget that is seen, and at what its menus and tips would show."""
        for widget in QApplication.allWidgets():
            if widget.isVisible():
                self.seen.update(type(widget).__mro__)
                self._look_at(widget)

    def _tick(self) -> None:
        if self.is_idle:
            return
        self.look()
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
            return
        # The one on top first: those below wait for it.
        for widget in reversed(QApplication.topLevelWidgets()):
            if isinstance(widget, QDialog) and widget.isVisible() and not _is_blocked(widget):
                widget.reject()

    def _look_at(self, widget: QWidget) -> None:
        where = type(widget).__name__
        if isinstance(widget, QLabel):
            widget.ensurePolished()
            if widget.textFormat() is not Qt.TextFormat.PlainText:
                self._blame(f"{where} {widget.objectName()} takes markup: {widget.text()[:80]!r}")
        if isinstance(widget, QTextEdit) and not isinstance(widget, QTextBrowser):
            # It may have formats of its own, but none that comes with a text.
            if widget.acceptRichText():
                self._blame(f"{where} takes markup")
            elif hidden := _HIDDEN.search(widget.toPlainText()):
                self._blame(f"{where} shows {hidden[0]!r}")
        actions = self._unread_actions(widget)
        for kind, text in texts_of(widget, actions):
            self._read(f"{where} {widget.objectName()} {kind}", text)
        for text in labels_with_mnemonics(widget, actions):
            self._read(f"{where}'s label", text)
            if _MNEMONIC.search(text):
                self._blame(f"{where} has a mnemonic: {text[:80]!r}")

    def _unread_actions(self, widget: QWidget) -> list[QAction]:
        """Return the actions of a widget, of a window all that are in it, that are new or changed.

        A window has hundreds of them, and it is looked at hundreds of times.
        """
        actions = widget.findChildren(QAction) if widget.isWindow() else widget.actions()
        unread = [action for action in actions if action not in self._read_actions]
        for action in unread:
            self._read_actions.add(action)
            action.changed.connect(partial(self._read_actions.discard, action))
        return unread

    def _read(self, where: str, text: str) -> None:
        self.texts.add(text)
        if hidden := _HIDDEN.search(text):
            self._blame(f"{where} shows {hidden[0]!r} in {text[:120]!r}")
        if len(text) > MOST:
            self._blame(f"{where} has {len(text)} characters: {text[:40]!r}")

    def _blame(self, fault: str) -> None:
        self.faults[fault] = None


def texts_of(widget: QWidget, actions: Iterable[QAction]) -> Iterator[tuple[str, str]]:
    """Give all texts of a widget and of actions that Qt may show, but for what a person edits."""
    yield "tool tip", widget.toolTip()
    yield "status tip", widget.statusTip()
    yield "what's this", widget.whatsThis()
    yield "title", widget.windowTitle()
    yield "name", widget.accessibleName()
    yield "description", widget.accessibleDescription()
    for action in actions:
        yield "action's tip", action.toolTip()
        yield "action's status tip", action.statusTip()
        yield "action's short text", action.iconText()
    match widget:
        case QLabel():
            yield "text", widget.text()
        case QGroupBox():
            yield "heading", widget.title()
        case QLineEdit():
            yield "placeholder", widget.placeholderText()
        case QSpinBox():
            yield "special", widget.specialValueText()
        case QStatusBar():
            yield "message", widget.currentMessage()
        case QComboBox():
            yield from texts_in(widget.model())
        case QAbstractItemView() if widget.model() is not None:
            yield from texts_in(widget.model())


def texts_in(model: QAbstractItemModel) -> Iterator[tuple[str, str]]:
    """Give the texts of a model's first rows, and of its headings."""
    above = QModelIndex()
    for row in range(min(model.rowCount(above), _ROWS)):
        # Qt does not report the number of columns of a list.
        cells = (model.index(row, column, above) for column in count())
        for cell in takewhile(QModelIndex.isValid, cells):
            for role in _ROLES:
                text = cell.data(role)
                if isinstance(text, str):
                    yield f"row {row} {role.name}", text
            heading = model.headerData(cell.column(), Qt.Orientation.Horizontal)
            if isinstance(heading, str):
                yield "heading", heading


def labels_with_mnemonics(widget: QWidget, actions: Iterable[QAction]) -> Iterator[str]:
    """Give the texts in which Qt reads a mnemonic."""
    if isinstance(widget, QAbstractButton):
        yield widget.text()
    if isinstance(widget, QMenu):
        yield widget.title()
    for action in actions:
        yield action.text()


def _is_blocked(dialog: QDialog) -> bool:
    modal = QApplication.activeModalWidget()
    return modal is not None and modal is not dialog and not dialog.isAncestorOf(modal)
