"""One program for all files: a second start hands what it was given to the one that runs.

The running program listens on a socket of this user and this display. It greets whoever connects,
reads one line of JSON and answers with another one before it opens anything. A second program
that hears nothing for a second starts by itself: what listens there hangs, or is another program.
"""

from __future__ import annotations

import os
import re
import stat
import sys
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDir, QObject, QTimer, Signal
from shiboken6 import isValid

from fenedit.documents.files.file_io import try_lock

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

    from fenedit.app.arguments import Arguments

PATIENCE_S: Final = 1.0
"""How long a second program waits for the first one."""
GREETING: Final = b"FenEdit 1\n"
"""What the running program says first; the number is that of the protocol."""
TAKEN: Final = b"taken\n"
"""What it says once it will open what it was given."""
LONGEST: Final = 1 << 20
"""Bytes of the longest request; a command line holds less."""
_TOKEN: Final = "XDG_ACTIVATION_TOKEN"
"""The variable by which a desktop lets a program come forward."""


@dataclass(frozen=True, slots=True)
class Request:
    """What a second program was asked to open.

    Attributes:
        files: absolute paths.
        fens: texts of positions.
        token: what the desktop gave it to come forward with, or "".
        choose: whether the person is asked which files to open.
    """

    files: tuple[Path, ...] = ()
    fens: tuple[str, ...] = ()
    token: str = ""
    choose: bool = False


def hand_over(arguments: Arguments) -> bool:
    """Give what the command line names to the running program, if there is one.

    Returns:
        Whether it was taken over. If not, this program has to open it.
    """
    name = socket_name()
    if not _may_listen(name):
        return False
    # Imported here and below: no start waits for the network's library unless somebody listens.
    from PySide6.QtNetwork import QLocalSocket

    deadline = time.monotonic() + PATIENCE_S
    socket = QLocalSocket()
    socket.connectToServer(name)
    try:
        if not socket.waitForConnected(_left(deadline)) or _heard(socket, deadline) != GREETING:
            return False
        try:
            absolute = tuple(file.absolute() for file in arguments.files)
        except FileNotFoundError:
            # The working folder is gone; what is named in it can be opened nowhere.
            return False
        token = os.environ.get(_TOKEN, "")
        socket.write(_written(Request(absolute, arguments.fens, token, arguments.choose)))
        socket.flush()
        return _heard(socket, deadline) == TAKEN
    finally:
        socket.abort()


def socket_name() -> str:
    """Return where the program of this user listens that shows windows on this display."""
    screens = map(os.environ.get, ("WAYLAND_DISPLAY", "DISPLAY", "QT_QPA_PLATFORM"))
    screen = re.sub(r"[^A-Za-z0-9]+", "-", next(filter(None, screens), ""))
    if sys.platform == "win32":
        return f"fenedit-{os.environ.get('USERNAME', '')}"
    folder = os.environ.get("XDG_RUNTIME_DIR") or QDir.tempPath()
    return str(Path(folder, f"fenedit-{os.getuid()}-{screen.strip('-')}"))


class Reception(QObject):
    """Listens for what later starts of the program hand over.

    Signals:
        received: a Request. Whoever opens it may ask something and wait for the answer: the socket
            that it came by, which may be gone by then, is not at work when this is emitted.
    """

    received = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server: QLocalServer | None = None
        self._lock: int | None = None

    def open(self) -> bool:
        """Begin to listen; False where another program of this user does, or it cannot be."""
        from PySide6.QtNetwork import QLocalServer

        name = socket_name()
        if not self._claim(name):
            return False
        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        # Whoever held the lock before is gone; a killed one could not take its socket along.
        QLocalServer.removeServer(name)
        if not server.listen(name):
            self.close()
            return False
        server.newConnection.connect(self._on_connection)
        self._server = server
        return True

    def close(self) -> None:
        """Listen no more."""
        if self._server is not None:
            self._server.close()
            self._server.deleteLater()
            self._server = None
        if self._lock is not None:
            # Its file stays: who removed it might take it from under one who has just opened it.
            os.close(self._lock)
            self._lock = None

    def _claim(self, name: str) -> bool:
        """Become the one who listens, until the process ends in whatever way."""
        if sys.platform == "win32":
            return True
        flags = os.O_RDWR | os.O_CREAT | os.O_CLOEXEC | os.O_NOFOLLOW
        try:
            lock = os.open(f"{name}.lock", flags, 0o600)
        except OSError:
            return False
        if try_lock(lock) is False:
            os.close(lock)
            return False
        self._lock = lock
        return True

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

        # Who has gone already got tired of waiting, and opens the files itself.
        connected = QLocalSocket.LocalSocketState.ConnectedState
        if not isValid(socket) or socket.state() != connected:
            return
        socket.write(TAKEN)
        socket.flush()
        self.received.emit(request)


def _may_listen(name: str) -> bool:
    """Tell, at no cost, whether somebody of this user may listen under a name."""
    if sys.platform == "win32":
        return True
    try:
        status = os.lstat(name)
    except OSError:
        return False
    return stat.S_ISSOCK(status.st_mode) and status.st_uid == os.getuid()


def _heard(socket: QLocalSocket, deadline: float) -> bytes:
    """Return the next line that is said before a deadline, else what there is of it."""
    while not socket.canReadLine() and (left := _left(deadline)) > 0:
        if not socket.waitForReadyRead(left):
            break
    return bytes(socket.readLine(LONGEST).data())


def _left(deadline: float) -> int:
    """Return the milliseconds to a deadline."""
    return max(0, round((deadline - time.monotonic()) * 1000))


def _written(request: Request) -> bytes:
    import json

    files = [str(file) for file in request.files]
    words: dict[str, object] = {"files": files, "fens": request.fens, "token": request.token}
    words["choose"] = request.choose
    # In ASCII, because names of files may hold bytes that no encoding knows.
    return json.dumps(words).encode("ascii") + b"\n"


def _read_request(line: bytes) -> Request | None:
    """Return what a line asks for; None for one that no program of ours would write."""
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
        # Half a surrogate pair is in no text, and in a name only for a byte of no encoding.
        "".join(fens).encode()
        os.fsencode("".join((*files, token)))
    except UnicodeEncodeError:
        return None
    paths = tuple(map(Path, files))
    if not all(map(Path.is_absolute, paths)):
        return None
    return Request(paths, tuple(fens), token, choose)
