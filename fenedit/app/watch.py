"""A watch over the event loop, for who looks for hitches: what holds it longer than a frame lasts.

FENEDIT_WATCH=1 in the environment starts it with the program. Each turn of the loop that is longer
is written to the log and to standard error, with what caused it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import perf_counter
from typing import Final, NamedTuple

from PySide6.QtCore import QAbstractEventDispatcher, QCoreApplication, QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence

from fenedit.app.crash import LOG

FRAME_MS: Final = 16.0
"""How long a frame of a usual screen lasts."""
_GESTURES: Final = frozenset({
    QEvent.Type.KeyPress, QEvent.Type.Shortcut, QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonRelease, QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseMove,
    QEvent.Type.Wheel, QEvent.Type.ContextMenu, QEvent.Type.DragEnter, QEvent.Type.DragMove,
    QEvent.Type.Drop, QEvent.Type.Close,
})  # fmt: skip
_OTHERS: Final = frozenset({
    QEvent.Type.Timer, QEvent.Type.MetaCall, QEvent.Type.SockAct, QEvent.Type.Show,
    QEvent.Type.Resize, QEvent.Type.UpdateRequest, QEvent.Type.WindowActivate,
    QEvent.Type.DeferredDelete,
})  # fmt: skip


class Turn(NamedTuple):
    """A turn of the event loop: from its first event until it waits again, or may have waited.

    Attributes:
        milliseconds: how long it took.
        cause: the gesture that was dealt with in it, or the first other event, such as
            "KeyPress 3 on FenLine" or "Timer on QTimer"; "" if there was none.
    """

    milliseconds: float
    cause: str


class Watch(QObject):
    """Measures the turns of the event loop of this thread, and tells of those that are long."""

    def __init__(
        self,
        application: QCoreApplication,
        tell: Callable[[Turn], object],
        longest: float = FRAME_MS,
    ) -> None:
        """Begin to watch.

        Args:
            application: sees all events; it owns the watch.
            tell: called with each turn that is longer, when it is over.
            longest: milliseconds that a turn may take.
        """
        super().__init__(application)
        self._tell = tell
        self._longest = longest
        self._began = 0.0
        self._gesture = self._other = ""
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None  # where there is an application there is a loop
        # Qt's dispatchers differ: that of GLib deals with events between the one and the other.
        dispatcher.awake.connect(self._end)
        dispatcher.aboutToBlock.connect(self._end)
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note when a turn begins, its first gesture, and its first event of another kind."""
        self._began = self._began or perf_counter()
        kind = event.type()
        # A window hands its gestures on, and only then it is known to whom.
        if not self._gesture and kind in _GESTURES and watched.isWidgetType():
            self._gesture = _described(watched, event)
        elif not self._other and kind in _OTHERS:
            self._other = _described(watched, event)
        return False

    def _end(self) -> None:
        if not self._began:
            return
        turn = Turn((perf_counter() - self._began) * 1000, self._gesture or self._other)
        self._began, self._gesture, self._other = 0.0, "", ""
        if turn.milliseconds > self._longest:
            self._tell(turn)


def watch_program(application: QCoreApplication) -> Watch:
    """Write the long turns of a program to its log and to standard error."""
    LOG.addHandler(logging.StreamHandler())
    return Watch(application, _log)


def _log(turn: Turn) -> None:
    LOG.info("a turn of %.0f ms: %s", turn.milliseconds, turn.cause or "nothing that is known")


def _described(watched: QObject, event: QEvent) -> str:
    words = [event.type().name]
    if isinstance(event, QKeyEvent):
        words.append(QKeySequence(event.keyCombination()).toString())
    return " ".join([*filter(str.isprintable, words), "on", type(watched).__name__])
