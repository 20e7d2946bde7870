"""Asks a window whether it has handled all that was done to it, as window managers do.

A window answers _NET_WM_PING when it comes to it among its events, so that its answer to a second
ping tells that all before the first one is done, and that the X server has what came of it.
"""

import ctypes
import select
from ctypes import POINTER, byref, c_char_p, c_int, c_long, c_ulong, c_void_p
from typing import Any

_CLIENT_MESSAGE = 33
_STRUCTURE_NOTIFY = 1 << 17
_FORMAT = 32
_WAIT_S = 0.05


class _Message(ctypes.Structure):
    """An XClientMessageEvent."""

    _fields_ = (
        ("type", c_int),
        ("serial", c_ulong),
        ("send_event", c_int),
        ("display", c_void_p),
        ("window", c_ulong),
        ("message_type", c_ulong),
        ("format", c_int),
        ("data", c_long * 5),
    )


class _Event(ctypes.Union):
    """An XEvent, of which only one kind is read."""

    _fields_ = (("message", _Message), ("space", c_long * 24))


_Handler = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p)


@_Handler
def _forgive(_display: int, _error: int) -> int:
    """Ignore errors about closed windows, at which Xlib would end the process."""
    return 0


class Pings:
    """A connection to a screen, for pings alone."""

    def __init__(self, display: str) -> None:
        """Connect to a display such as ":1"."""
        x = self._x = ctypes.CDLL("libX11.so.6")
        for name, result, *arguments in _FUNCTIONS:
            function = getattr(x, name)
            function.restype, function.argtypes = result, arguments
        x.XSetErrorHandler(_forgive)
        self._display = x.XOpenDisplay(display.encode())
        assert self._display, f"no connection to {display}"
        self._root = x.XDefaultRootWindow(self._display)
        self._active, self._protocols, self._ping = (
            x.XInternAtom(self._display, name, False)
            for name in (b"_NET_ACTIVE_WINDOW", b"WM_PROTOCOLS", b"_NET_WM_PING")
        )
        x.XSelectInput(self._display, self._root, _STRUCTURE_NOTIFY)
        self._number = 0
        self._asked = 0
        self._answers = 0

    def close(self) -> None:
        """End the connection."""
        self._x.XCloseDisplay(self._display)

    def start(self) -> None:
        """Begin to ask anew."""
        self._asked = self._answers = 0

    def is_answered(self) -> bool:
        """Ask the window that has the keyboard, wait a moment, and return whether it has answered.

        Call it until then. If the window closes, the next one is asked.
        """
        window = self._active_window()
        if window != self._asked:
            self._asked = window
            self._send()
        if not self._x.XPending(self._display):
            select.select([self._x.XConnectionNumber(self._display)], [], [], _WAIT_S)
        while self._x.XPending(self._display):
            event = _Event()
            self._x.XNextEvent(self._display, byref(event))
            if self._is_answer(event.message):
                self._answers += 1
                self._send()
        return self._answers >= 2

    def _send(self) -> None:
        if not self._asked:
            return
        self._number += 1
        data = (c_long * 5)(self._ping, self._number, self._asked)
        event = _Event()
        event.message = _Message(
            _CLIENT_MESSAGE, 0, True, self._display, self._asked, self._protocols, _FORMAT, data
        )
        self._x.XSendEvent(self._display, self._asked, False, 0, byref(event))
        self._x.XFlush(self._display)

    def _is_answer(self, message: _Message) -> bool:
        kind = (message.type, message.message_type) == (_CLIENT_MESSAGE, self._protocols)
        return kind and message.data[:2] == [self._ping, self._number]

    def _active_window(self) -> int:
        kind, form, count, rest = c_ulong(), c_int(), c_ulong(), c_ulong()
        value = POINTER(c_ulong)()
        self._x.XGetWindowProperty(
            *(self._display, self._root, self._active, 0, 1, False, 0),
            *(byref(out) for out in (kind, form, count, rest, value)),
        )
        if not value:
            return 0
        window = value[0] if count.value else 0
        self._x.XFree(value)
        return window


_FUNCTIONS: tuple[tuple[Any, ...], ...] = (
    ("XSetErrorHandler", c_void_p, _Handler),
    ("XOpenDisplay", c_void_p, c_char_p),
    ("XCloseDisplay", c_int, c_void_p),
    ("XDefaultRootWindow", c_ulong, c_void_p),
    ("XInternAtom", c_ulong, c_void_p, c_char_p, c_int),
    ("XSelectInput", c_int, c_void_p, c_ulong, c_long),
    ("XPending", c_int, c_void_p),
    ("XNextEvent", c_int, c_void_p, c_void_p),
    ("XConnectionNumber", c_int, c_void_p),
    ("XSendEvent", c_int, c_void_p, c_ulong, c_int, c_long, c_void_p),
    ("XFlush", c_int, c_void_p),
    ("XFree", c_int, c_void_p),
    (
        *("XGetWindowProperty", c_int, c_void_p, c_ulong, c_ulong, c_long, c_long, c_int, c_ulong),
        *(c_void_p, c_void_p, c_void_p, c_void_p, c_void_p),
    ),
)
