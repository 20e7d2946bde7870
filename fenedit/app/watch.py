"""Finds hitches: turns of the event loop that take longer than a frame.

FENEDIT_WATCH=1 in the environment starts it with the program. Each such turn is written to the log
and to standard error, with its cause.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from time import perf_counter
from typing import Final, NamedTuple

from PySide6.QtCore import QAbstractEventDispatcher, QCoreApplication, QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence

from fenedit.app.crash import LOG

FRAME_MS = 16.0
"""The length of a frame of a usual screen."""
_GESTURES = frozenset({
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
        cause: the gesture that was handled in it, or the first other event, such as
            "KeyPress 3 on FenLine" or "Timer on QTimer"; "" if there was none.
    """

    milliseconds: float
    cause: str


class Watch(QObject):
    """Measures the turns of this thread's event loop, and reports long ones."""

    def __init__(
        self,
        application: QCoreApplication,
        report: Callable[[Turn], object],
        longest: float = FRAME_MS,
    ) -> None:
        """Begin to watch.

        Args:
            application: owns the watch, which filters its events.
            report: called after each turn that is longer.
            longest: milliseconds that a turn may take.
        """
        super().__init__(application)
        self._report = report
        self._longest = longest
        self._began = 0.0
        self._gesture = self._other = ""
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None, "an application has an event loop"
        # Qt's dispatchers differ: that of GLib handles events between these signals.
        dispatcher.awake.connect(self._end)
        dispatcher.aboutToBlock.connect(self._end)
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Remember the beginning of a turn, its first gesture, and its first other event."""
        self._began = self._began or perf_counter()
        kind = event.type()
        # A QWindow passes its gestures on to a widget.
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
            self._report(turn)


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
