"""What a screen reader says of its own accord: one queue, so that no two sentences cut each other.

On Linux words are spoken as the description that what has the focus has for a moment: all versions
of Orca say that, old ones say no announcements, and new ones drop those that come close together.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from enum import IntEnum
from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QApplication, QWidget

STILL_MS: Final = 1000
"""Milliseconds without a change until topics are spoken of: nobody is talked to while typing."""


class Weight(IntEnum):
    """What comes first of all that is said at the same time."""

    FAULT = 0
    NEWS = 1
    HINT = 2


@runtime_checkable
class Describing(Protocol):
    """A widget with parts that have the focus and are no widgets."""

    def describe(self, words: str) -> bool:
        """Describe the part that has the focus for a moment; False if none has it."""


class Topic:
    """Something of which the newest words are said, once nothing has changed for a moment."""

    def __init__(self, said: str = "") -> None:
        """Make it; `said` is what would be no news."""
        self._said = self._words = said
        self._weight = Weight.NEWS

    def tell(self, words: str, weight: Weight = Weight.NEWS) -> None:
        """Take other words, "" for none."""
        if words != self._words:
            self._words, self._weight = words, weight
            if QAccessible.isActive():
                _voice().wait_for(self)

    def take_back(self) -> None:
        """Say nothing new for now."""
        self._words = self._said

    def take_news(self) -> tuple[Weight, str]:
        """Return what is to be said, with no words if all of it has been said."""
        news = self._words if self._words != self._said else ""
        self._said = self._words
        return self._weight, news


def say(words: str, weight: Weight = Weight.NEWS) -> None:
    """Have words spoken, with all else that is said in this turn of the event loop."""
    if words and QAccessible.isActive():
        _voice().add(weight, words)


def describe_silently(widget: QWidget, words: str) -> None:
    """Describe a widget for who asks for it, and have nothing spoken."""
    listens = QAccessible.isActive()
    QAccessible.setActive(False)
    widget.setAccessibleDescription(words)
    QAccessible.setActive(listens)


def joined(told: Iterable[tuple[Weight, str]]) -> str:
    """Make one text of sentences, the gravest first, nothing twice."""
    sentences: list[str] = []
    for _, words in sorted(told, key=lambda each: each[0]):
        sentence = words if words.endswith((".", "!", "?", "…", ":")) else f"{words}."
        if sentence not in sentences:
            sentences.append(sentence)
    return " ".join(sentences)


class Voice(QObject):
    """The queue of an application."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._told: list[tuple[Weight, str]] = []
        self._topics: list[Topic] = []
        self._spoken = ""
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._speak)
        self._still = QTimer(self, singleShot=True, interval=STILL_MS)
        self._still.timeout.connect(self._take_topics)

    def add(self, weight: Weight, words: str) -> None:
        """Speak at the end of this turn of the event loop."""
        self._told.append((weight, words))
        self._soon.start()

    def wait_for(self, topic: Topic) -> None:
        """Speak of a topic once nothing has changed for a moment."""
        if topic not in self._topics:
            self._topics.append(topic)
        self._still.start()

    def _take_topics(self) -> None:
        topics, self._topics = self._topics, []
        for topic in topics:
            weight, words = topic.take_news()
            if words:
                self.add(weight, words)

    def _speak(self) -> None:
        words, self._told = joined(self._told), []
        # A description that is no other than the one before is no news to a screen reader.
        self._spoken = f"{words} " if words == self._spoken else words
        _describe_focus(self._spoken)


def _voice() -> Voice:
    application = QCoreApplication.instance()
    assert application is not None  # something has changed on a screen
    direct = Qt.FindChildOption.FindDirectChildrenOnly
    return application.findChild(Voice, options=direct) or Voice(application)


def _describe_focus(words: str) -> None:
    focus = QApplication.focusWidget()
    if focus is None:
        return
    if sys.platform != "linux":
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(focus, words))
    elif not isinstance(focus, Describing) or not focus.describe(words):
        before = focus.accessibleDescription()
        focus.setAccessibleDescription(words)
        describe_silently(focus, before)
