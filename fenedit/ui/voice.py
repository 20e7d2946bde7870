"""Speaks through a screen reader, and provides accessible interfaces of widgets.

One queue speaks, so that sentences do not cut each other off. On Linux it changes the description
of the focused object for a moment: all versions of Orca say that, old ones ignore announcements,
and new ones drop those that come close together.

Some widgets need interfaces of their own. On Linux Qt names a combo box after its value: new
versions of Orca say that twice, and old ones do not say a value that changes while the list is
closed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, MutableMapping
from contextlib import contextmanager
from enum import IntEnum
from functools import partial
from typing import Protocol, runtime_checkable
from weakref import WeakKeyDictionary, ref

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleStateChangeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAccessibleWidget,
    QApplication,
    QComboBox,
    QMenu,
    QWidget,
)
from shiboken6 import isValid

from fenedit.notation.translatable import QT_TRANSLATE_NOOP

STILL_MS = 1000
"""Milliseconds without a change until topics are spoken, so as not to interrupt typing."""
FOCUS_MS = 100
"""Milliseconds between a change of the focus, or of the focused row, and other speech."""
RETURN_MS = 500
"""The same after a window has come back, which a screen reader has to report first.

Orca drops speech among many events of an object that it does not know to be focused.
"""
SAID = "said"
"""The property of a widget with its momentary description."""


class Weight(IntEnum):
    """The order of simultaneous sentences."""

    FAULT = 0
    NEWS = 1
    ALL_WELL = 2
    HINT = 3


@runtime_checkable
class Describing(Protocol):
    """A widget whose focusable parts are not widgets."""

    def describe_part(self, words: str) -> None:
        """Describe the focused part for a moment."""


def say(words: str, weight: Weight = Weight.NEWS) -> None:
    """Speak words, together with others of this turn of the event loop."""
    if words and QAccessible.isActive():
        _voice().add(weight, words)


def settle(
    topic: QObject, words: str, weight: Weight = Weight.NEWS, *, again: bool = False
) -> None:
    """Speak the newest words about a topic, once nothing has changed for a moment.

    Args:
        topic: the subject; its last words are not repeated.
        words: what to say, "" for nothing.
        weight: their place among others.
        again: repeat them even if they were the last.
    """
    if QAccessible.isActive():
        _voice().settle(topic, words, weight, again=again)


@contextmanager
def silently() -> Iterator[None]:
    """Suppress accessibility events in a `with` block."""
    listens = QAccessible.isActive()
    QAccessible.setActive(False)
    try:
        yield
    finally:
        QAccessible.setActive(listens)


def describe_silently(widget: QWidget, words: str) -> None:
    """Describe a widget without speaking."""
    with silently():
        widget.setAccessibleDescription(words)


def open_menu(menu: QMenu, where: QPoint, *, by_keyboard: bool) -> None:
    """Open a menu at a place; focus its first row after a key, and for a screen reader.

    It is deleted as it closes.
    """
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.popup(where)
    if by_keyboard or QAccessible.isActive():
        # Without a focused row, a menu is not spoken.
        rows = (row for row in menu.actions() if row.isEnabled() and not row.isSeparator())
        first = next(rows, None)
        if first is not None:
            menu.setActiveAction(first)
    if QAccessible.isActive():
        menu.aboutToHide.connect(partial(QTimer.singleShot, FOCUS_MS, _report_row))


def _report_row() -> None:
    """Report the focused row: when a menu closes, Qt reports only the window."""
    view = QApplication.focusWidget()
    if isinstance(view, QAbstractItemView):
        _reported_row(view)


def _reported_row(view: QAbstractItemView) -> QAccessibleInterface | None:
    """Report the focused row of a view, and return it; None if there is none."""
    row = QAccessible.queryAccessibleInterface(view).focusChild()
    if row is not None:
        QAccessible.updateAccessibility(QAccessibleEvent(row, QAccessible.Event.Focus))
    return row


def joined(weighted: Iterable[tuple[Weight, str]]) -> str:
    """Join sentences, the gravest first, without those that begin another one."""
    sentences: list[str] = []
    for _, words in sorted(weighted, key=lambda each: each[0]):
        sentence = words if words.endswith((".", "!", "?", "…", ":")) else f"{words}."
        if sentence not in sentences:
            sentences.append(sentence)
    return " ".join(
        sentence
        for sentence in sentences
        if not any(each != sentence and _begins_with(each, sentence[:-1]) for each in sentences)
    )


def _begins_with(text: str, words: str) -> bool:
    """Return whether a text begins with whole words; "Position 12" not with "Position 1"."""
    return text.startswith(words) and not text[len(words) : len(words) + 1].isalnum()


class Voice(QObject):
    """The queue of an application."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pending: list[tuple[Weight, str]] = []
        self._topics: MutableMapping[QObject, tuple[Weight, str]] = WeakKeyDictionary()
        self._settled: MutableMapping[QObject, str] = WeakKeyDictionary()
        self._spoken = ""
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._speak)
        application = QApplication.instance()
        assert isinstance(application, QApplication)  # something has the focus
        application.focusChanged.connect(self._on_focus_changed)
        self._back = QDeadlineTimer(0)
        self._still = QTimer(self, singleShot=True, interval=STILL_MS)
        self._still.timeout.connect(self._take_topics)

    def add(self, weight: Weight, words: str) -> None:
        """Speak at the end of this turn of the event loop."""
        self._pending.append((weight, words))
        if not self._soon.isActive():
            # In a list, another row that becomes the current one is reported first.
            in_list = isinstance(QApplication.focusWidget(), QAbstractItemView)
            self._soon.start(max(FOCUS_MS if in_list else 0, self._back.remainingTime()))

    def settle(self, topic: QObject, words: str, weight: Weight, *, again: bool) -> None:
        """Speak of a topic once nothing has changed for a moment."""
        if again:
            self._settled.pop(topic, None)
        if again or self._topics.get(topic) != (weight, words):
            self._topics[topic] = (weight, words)
            self._still.start()

    def _take_topics(self) -> None:
        for topic, (weight, words) in self._topics.items():
            if words and words != self._settled.get(topic):
                self.add(weight, words)
            self._settled[topic] = words

    def _on_focus_changed(self, before: QWidget | None, _now: QWidget | None) -> None:
        if before is None:
            self._back = QDeadlineTimer(RETURN_MS)
        if self._pending:
            # The focused object is reported first; that cuts off all other speech.
            self._soon.start(max(FOCUS_MS, self._back.remainingTime()))

    def _speak(self) -> None:
        words = joined(self._pending)
        # A screen reader ignores a description that stays the same.
        again = f"{words} " if words == self._spoken else words
        # Nothing is focused when a window has closed and the one below is not yet active.
        if _describe_focus(again):
            self._spoken, self._pending = again, []


def _voice() -> Voice:
    application = QCoreApplication.instance()
    assert application is not None  # a widget has changed
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    return application.findChild(Voice, options=direct) or Voice(application)


def _describe_focus(words: str) -> bool:
    """Describe the focused object for a moment; False if there is none."""
    focus = QApplication.focusWidget()
    if focus is None:
        return False
    if sys.platform != "linux":
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(focus, words))
    elif isinstance(focus, Describing):
        focus.describe_part(words)
    elif not isinstance(focus, QAbstractItemView) or not _describe_row(focus, words):
        before = focus.accessibleDescription()
        focus.setProperty(SAID, words)
        focus.setAccessibleDescription(words)
        focus.setProperty(SAID, None)
        describe_silently(focus, before)
    return True


def _describe_row(view: QAbstractItemView, words: str) -> bool:
    """Describe the current row of a view for a moment; False if that is impossible."""
    index, role = view.currentIndex(), Qt.ItemDataRole.AccessibleDescriptionRole
    if not index.isValid():
        return False
    before = index.data(role)
    # Without a selected row, Orca takes the first for the focused one as a window comes back.
    row = _reported_row(view)
    if row is None or not view.model().setData(index, words, role):
        return False
    QAccessible.updateAccessibility(QAccessibleEvent(row, QAccessible.Event.DescriptionChanged))
    view.model().setData(index, before, role)
    return True


_ROLES = {
    "CornerHandle": QAccessible.Role.Grip,
    "EngineLine": QAccessible.Role.StaticText,
    "MoveLine": QAccessible.Role.StaticText,
    "PictureView": QAccessible.Role.Graphic,
    "ScreenCover": QAccessible.Role.Graphic,
    "SheetPreview": QAccessible.Role.Graphic,
}
"""Classes of focusable widgets that Qt treats as mere areas."""


def install_interfaces() -> None:
    """Register the interfaces of widgets that Qt does not know."""
    QAccessible.installFactory(_interface_of)


class ComboInterface(QAccessibleWidget):
    """A combo box with its value as description; its label, if any, names it."""

    def __init__(self, combo: QComboBox) -> None:
        super().__init__(combo, QAccessible.Role.ComboBox)
        # Qt's interfaces outlive their widgets.
        self._combo = ref(combo)
        combo.currentTextChanged.connect(self._on_changed)

    def text(self, kind: QAccessible.Text) -> str:
        combo = self._combo()
        if combo is None or not isValid(combo):
            return ""
        if kind == QAccessible.Text.Name and not self.relations(QAccessible.RelationFlag.Label):
            return combo.accessibleName()
        if kind in (QAccessible.Text.Description, QAccessible.Text.Value):
            said = combo.property(SAID) if kind == QAccessible.Text.Description else ""
            return said or combo.currentText()
        return ""

    def _on_changed(self, _text: str) -> None:
        combo = self._combo()
        # A choice from an open list is reported as the list closes.
        if combo is not None and combo.hasFocus() and not combo.view().isVisible():
            event = QAccessibleEvent(combo, QAccessible.Event.DescriptionChanged)
            QAccessible.updateAccessibility(event)


class HeadInterface(QAccessibleWidget):
    """The heading of a section: a button that is expanded or collapsed, not a check box."""

    def __init__(self, head: QAbstractButton) -> None:
        super().__init__(head, QAccessible.Role.Button)
        self._head = ref(head)
        head.toggled.connect(self._on_toggled)

    def state(self) -> QAccessible.State:
        state = super().state()
        head = self._head()
        if head is not None and isValid(head):
            state.expandable = True
            state.expanded, state.collapsed = head.isChecked(), not head.isChecked()
        return state

    def actionNames(self) -> list[str]:
        return [self.pressAction(), *super().actionNames()]

    def doAction(self, name: str) -> None:
        head = self._head()
        if name == self.pressAction() and head is not None and isValid(head):
            head.click()
        else:
            super().doAction(name)

    def _on_toggled(self, expanded: bool) -> None:
        head = self._head()
        if head is None:
            return
        changed = QAccessible.State()
        changed.expanded = changed.collapsed = True
        QAccessible.updateAccessibility(QAccessibleStateChangeEvent(head, changed))
        if sys.platform == "linux" and head.hasFocus():
            # Qt does not report it there.
            words = QT_TRANSLATE_NOOP("Section", "Section collapsed.")
            if expanded:
                words = QT_TRANSLATE_NOOP("Section", "Section expanded.")
            say(QCoreApplication.translate("Section", words))


def _interface_of(kind: str, backing: QObject) -> QAccessibleInterface | None:
    if kind in _ROLES and isinstance(backing, QWidget):
        return QAccessibleWidget(backing, _ROLES[kind])
    if kind == "SectionHead" and isinstance(backing, QAbstractButton):
        return HeadInterface(backing)
    # In an editable box the line of text has the focus.
    if sys.platform == "linux" and isinstance(backing, QComboBox) and not backing.isEditable():
        return ComboInterface(backing)
    return None
