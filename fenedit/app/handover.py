"""Hands the command line of a second start to the program that runs.

The first start locks a file, and listens on a socket of this user and display once it has a
window. It greets each connection, reads one line of JSON and answers with another one before it
opens anything. A second start that finds the lock taken waits for the socket; if it then hears
nothing for a second, it goes on by itself: the listener hangs, or is another program.
"""

from __future__ import annotations

import os
import re
import stat
import sys
import time
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QDir, QObject, QTimer, Signal
from shiboken6 import isValid

from fenedit.documents.files.file_io import try_lock

if sys.platform == "win32":
    import ctypes

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

    from fenedit.app.arguments import Arguments

PATIENCE_S = 1.0
"""How long a second program waits for an answer of the first one."""
STARTING_S = 5.0
"""How long it waits for the first one to listen, after opening its files."""
_PAUSE_S = 0.05
GREETING = b"FenEdit 1\n"
"""The first words of the running program, with the version of the protocol."""
TAKEN = b"taken\n"
"""Its answer once it has accepted a request."""
LONGEST = 1 << 20
"""Bytes of the longest request; a command line is shorter."""
_TOKEN = "XDG_ACTIVATION_TOKEN"
"""The variable by which a desktop allows a program to come forward."""


class Request(NamedTuple):
    """A request of a second program to open something.

    Attributes:
        files: absolute paths.
        fens: texts of positions.
        token: the desktop's permission to come forward, or "".
        choose: whether to show the dialog that opens files.
    """

    files: tuple[Path, ...] = ()
    fens: tuple[str, ...] = ()
    token: str = ""
    choose: bool = False


def hand_over(arguments: Arguments) -> bool:
    """Hand the command line to a running program; return whether one has accepted it."""
    name = socket_name()
    try:
        claimed = _claim(name)
    except OSError:
        claimed = None
    if claimed or (claimed is None and not _may_listen(name)):
        return False
    socket = _connected(name)
    if socket is None:
        return False
    deadline = time.monotonic() + PATIENCE_S
    try:
        if _heard(socket, deadline) != GREETING:
            return False
        try:
            absolute = tuple(file.absolute() for file in arguments.files)
        except FileNotFoundError:
            # The working folder is gone, and with it the files named there.
            return False
        _let_come_forward()
        token = os.environ.get(_TOKEN, "")
        socket.write(_written(Request(absolute, arguments.fens, token, arguments.choose)))
        socket.flush()
        return _heard(socket, deadline) == TAKEN
    finally:
        socket.abort()


def _connected(name: str) -> QLocalSocket | None:
    """Return a connection to the program that listens, or will; None if there is none."""
    # Imported here and below: most starts do not need the network library.
    from PySide6.QtNetwork import QLocalSocket

    coming = (
        QLocalSocket.LocalSocketError.ServerNotFoundError,
        QLocalSocket.LocalSocketError.ConnectionRefusedError,
    )
    socket, deadline = QLocalSocket(), time.monotonic() + STARTING_S
    while True:
        socket.connectToServer(name)
        if socket.waitForConnected(_left(deadline)):
            return socket
        if socket.error() not in coming or not _left(deadline):
            return None
        time.sleep(_PAUSE_S)
        # The holder of the lock may have ended.
        with suppress(OSError):
            if _claim(name) is not False:
                return None


def socket_name() -> str:
    """Return the socket of the program that shows windows of this user on this display."""
    if sys.platform == "win32":
        # All users and sessions share one folder of pipes, whose names may be anything but paths.
        user = os.environ.get("USERDOMAIN", ""), os.environ.get("USERNAME", "")
        return f"fenedit-{_session()}-{'/'.join(user).encode(errors='replace').hex()}"
    # On macOS, a display is one of X11 programs.
    names = () if sys.platform == "darwin" else ("WAYLAND_DISPLAY", "DISPLAY", "QT_QPA_PLATFORM")
    screen = re.sub(r"[^A-Za-z0-9]+", "-", next(filter(None, map(os.environ.get, names)), ""))
    folder = os.environ.get("XDG_RUNTIME_DIR") or QDir.tempPath()
    # All starts of a Flatpak share only this folder.
    shared = Path(folder, "app", os.environ.get("FLATPAK_ID", ""))
    folder = str(shared) if os.environ.get("FLATPAK_ID") and shared.is_dir() else folder
    return str(Path(folder, f"fenedit-{os.getuid()}-{screen.strip('-')}"))


if sys.platform == "win32":

    def _session() -> int:
        """Return the number of the desktop session that this process belongs to."""
        number = ctypes.c_uint32()
        ctypes.WinDLL("kernel32").ProcessIdToSessionId(os.getpid(), ctypes.byref(number))
        return number.value


def _let_come_forward() -> None:
    """Pass this program's right to come forward on to the running one."""
    if sys.platform == "win32":
        ctypes.WinDLL("user32").AllowSetForegroundWindow(ctypes.c_uint32(0xFFFFFFFF))


_claims: Final[dict[str, int]] = {}
"""Locks taken by the start of this program, by the names of sockets, until it listens."""


def _claim(name: str) -> bool | None:
    """Lock the right to listen until the process ends; see `try_lock`.

    OSError if there can be no lock.
    """
    if name in _claims:
        return True
    flags = os.O_RDWR | os.O_CREAT
    for flag in ("O_CLOEXEC", "O_NOFOLLOW"):
        flags |= getattr(os, flag, 0)
    # A pipe has no path.
    lock = os.open(Path(QDir.tempPath(), f"{name}.lock"), flags, 0o600)
    claimed = try_lock(lock)
    if claimed is False:
        os.close(lock)
    else:
        _claims[name] = lock
    return claimed


class Reception(QObject):
    """Listens for requests of later starts of the program.

    Signals:
        received: a Request, emitted outside the slots of its socket, which may be gone by then:
            opening it may ask something and wait for the answer.
    """

    received = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server: QLocalServer | None = None
        self._lock: int | None = None

    def open(self) -> bool:
        """Listen; return False if another program of this user does, or if that is impossible."""
        from PySide6.QtNetwork import QLocalServer

        name = socket_name()
        try:
            if _claim(name) is False:
                return False
        except OSError:
            return False
        self._lock = _claims.pop(name)
        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        # A killed program leaves its socket.
        QLocalServer.removeServer(name)
        if not server.listen(name):
            self.close()
            return False
        server.newConnection.connect(self._on_connection)
        self._server = server
        return True

    def close(self) -> None:
        """Stop listening."""
        if self._server is not None:
            self._server.close()
            self._server.deleteLater()
            self._server = None
        if self._lock is not None:
            # Its file stays: another program may just have opened it.
            os.close(self._lock)
            self._lock = None

    def _on_connection(self) -> None:
        while self._server is not None and (socket := self._server.nextPendingConnection()):
            socket.readyRead.connect(self._on_words)
            socket.disconnected.connect(socket.deleteLater)
            socket.write(GREETING)
            if socket.bytesAvailable():
                self._read(socket)

    def _on_words(self) -> None:
        from PySide6.QtNetwork import QLocalSocket

        socket = self.sender()
        if isinstance(socket, QLocalSocket):
            self._read(socket)

    def _read(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > LONGEST:
                socket.abort()
            return
        request = _read_request(bytes(socket.readLine(LONGEST).data()))
        if request is None:
            socket.abort()
            return
        QTimer.singleShot(0, self, partial(self._take, socket, request))

    def _take(self, socket: QLocalSocket, request: Request) -> None:
        from PySide6.QtNetwork import QLocalSocket

        # If it has disconnected, it opens the files itself.
        connected = QLocalSocket.LocalSocketState.ConnectedState
        if not isValid(socket) or socket.state() != connected:
            return
        socket.write(TAKEN)
        socket.flush()
        self.received.emit(request)


def _may_listen(name: str) -> bool:
    """Return quickly whether a program of this user may listen under a name."""
    if sys.platform == "win32":
        return True
    try:
        status = os.lstat(name)
    except OSError:
        return False
    return stat.S_ISSOCK(status.st_mode) and status.st_uid == os.getuid()


def _heard(socket: QLocalSocket, deadline: float) -> bytes:
    """Return the next line received before a deadline, or a part of it."""
    while not socket.canReadLine() and (left := _left(deadline)) > 0:
        if not socket.waitForReadyRead(left):
            break
    return bytes(socket.readLine(LONGEST).data())


def _left(deadline: float) -> int:
    """Return the milliseconds to a deadline."""
    return max(0, round((deadline - time.monotonic()) * 1000))


def _written(request: Request) -> bytes:
    import json

    words = request._asdict() | {"files": list(map(str, request.files))}
    # In ASCII: file names may hold undecodable bytes.
    return json.dumps(words).encode("ascii") + b"\n"


def _read_request(line: bytes) -> Request | None:
    """Return the request in a line; None if the line is not valid."""
    import json

    try:
        words = json.loads(line)
        files, fens, token = words["files"], words["fens"], words["token"]
        choose = words.get("choose") is True
    except (ValueError, TypeError, LookupError, RecursionError):
        return None
    if not isinstance(files, list) or not isinstance(fens, list):
        return None
    texts = (*files, *fens, token)
    if not all(isinstance(text, str) and "\0" not in text for text in texts):
        return None
    try:
        # Lone surrogates are not valid in texts; in file names they mean undecodable bytes.
        "".join(fens).encode()
        os.fsencode("".join((*files, token)))
    except UnicodeEncodeError:
        return None
    paths = tuple(map(Path, files))
    if not all(map(Path.is_absolute, paths)):
        return None
    return Request(paths, tuple(fens), token, choose)
