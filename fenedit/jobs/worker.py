"""A process that answers one request after another over its standard streams; the newest wins.

Messages are pickles, each behind its length; both ends are the same program. The process ends with
whoever asks, however that ends, because its input ends then.
"""

import os
import pickle
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Final, NamedTuple, NoReturn, TypeAlias

_LENGTH: Final = 4
"""Bytes of the length before each message, the highest first."""

FROZEN_WORD: Final = "--worker"
"""First word of the command line that makes a program without a Python beside it a worker."""
_NICE: Final = 10
"""How far from the priority of a window, of 19 at most."""
_THIS_PROCESS: Final = -1
_BELOW_NORMAL: Final = 0x4000
"""The same on Windows."""
_HOME: Final = f"{__package__}."
_INPUT, _OUTPUT, _ERRORS = range(3)
"""Descriptors: a program without a console has no `sys.stdin`, but still what it was given."""

Work: TypeAlias = Callable[[Any], Iterator[Any]]
"""What a worker does: takes the content of a request and yields that of answers."""


class Request(NamedTuple):
    """What is asked.

    Attributes:
        number: tells it from all others; answers bear it again.
        content: what the work takes, or None for nothing: then only the one before is given up.
    """

    number: int
    content: object


class Answer(NamedTuple):
    """One answer to a request, or the word that there are no more.

    Attributes:
        number: that of the request.
        content: what the work yielded; None in the last.
        last: whether the work is done.
        failure: in the last, the traceback of what the work has raised; else "".
    """

    number: int
    content: object
    last: bool = False
    failure: str = ""

    @property
    def why(self) -> str:
        """What went wrong, in a line; else ""."""
        return self.failure.rstrip().rpartition("\n")[2]


def worker_command(module: str) -> list[str]:
    """Return the command that starts a worker; the module's `main` calls `serve`."""
    if getattr(sys, "frozen", False):
        return [sys.executable, FROZEN_WORD, module]
    # The same paths as here, and nothing of the folder that the person happens to be in.
    start = f"import sys; sys.path[:] = sys.argv[1:]; from {module} import main; main()"
    return [sys.executable, "-P", "-c", start, *sys.path]


def no_console() -> int:
    """Return the flag of `subprocess` by which Windows shows no console for a process.

    `QProcess` does so by itself, where this process has no console either.
    """
    if sys.platform == "win32":
        from subprocess import CREATE_NO_WINDOW

        return CREATE_NO_WINDOW
    return 0


def module_asked_for(words: Sequence[str]) -> str | None:
    """Return the module whose `main` a program is to call at once, to be a worker.

    None unless the command line is one of `worker_command` for a frozen program and a job.
    """
    match words:
        case [word, module] if word == FROZEN_WORD and module.startswith(_HOME):
            return module if getattr(sys, "frozen", False) else None
    return None


def framed(message: Request | Answer) -> bytes:
    """Return a message as it goes over the wire."""
    content = pickle.dumps(message)
    return len(content).to_bytes(_LENGTH, "big") + content


class Frames:
    """Puts messages together again from whatever parts they arrive in."""

    def __init__(self) -> None:
        self._buffer = bytearray()

    def feed(self, data: bytes) -> Iterator[Any]:
        """Take what has arrived, and yield the messages that are whole now.

        Raises:
            Exception: a message is no pickle, or none of this program. It is passed over by the
                next call.
        """
        self._buffer += data
        while len(self._buffer) >= _LENGTH:
            end = _LENGTH + int.from_bytes(self._buffer[:_LENGTH], "big")
            if len(self._buffer) < end:
                return
            content = bytes(self._buffer[_LENGTH:end])
            del self._buffer[:end]
            yield pickle.loads(content)


def serve(work: Work, source: int = _INPUT, target: int = _OUTPUT) -> NoReturn:
    """Answer requests until the input ends; this ends the process. Call it once, in a process.

    A request that has come meanwhile takes the place of those before it: of those that wait at
    once, of the one that is being worked on before its next answer. Work that raises is done.

    Args:
        work: what answers a request.
        source: the descriptor that requests are read from.
        target: the descriptor that answers are written to.
    """
    output = os.fdopen(target, "wb", closefd=False)
    # What the work prints is no answer.
    sys.stdout = sys.stderr
    requests: SimpleQueue[Request] = SimpleQueue()
    Thread(target=_read, args=(source, requests), daemon=True).start()
    try:
        while True:
            _answer(work, _newest(requests), requests, output)
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(0)
    except BaseException:
        _fail()


def _fail() -> NoReturn:
    """End the process, with the exception that has come as its last words."""
    with suppress(OSError):
        os.write(_ERRORS, traceback.format_exc().encode(errors="backslashreplace"))
    # The reading thread holds the input, and the interpreter's own end would wait for it.
    os._exit(1)


def _answer(work: Work, request: Request, others: "SimpleQueue[Request]", target: BinaryIO) -> None:
    if request.content is None:
        return
    for answer in _answers(work, request):
        if not others.empty():
            return
        target.write(answer)
        target.flush()


def _answers(work: Work, request: Request) -> Iterator[bytes]:
    """Yield the answers to a request as they go over the wire."""
    failure = ""
    try:
        for content in work(request.content):
            yield framed(Answer(request.number, content))
    except Exception:
        failure = traceback.format_exc()
    yield framed(Answer(request.number, None, last=True, failure=failure))


def lower_priority() -> None:
    """Let what a person waits for go before this process, and what it starts."""
    if sys.platform == "win32":
        import ctypes
        from ctypes.wintypes import DWORD, HANDLE

        ctypes.WinDLL("kernel32").SetPriorityClass(HANDLE(_THIS_PROCESS), DWORD(_BELOW_NORMAL))
    else:
        os.nice(max(0, _NICE - os.nice(0)))


def _newest(requests: "SimpleQueue[Request]") -> Request:
    request = requests.get()
    while not requests.empty():
        request = requests.get()
    return request


def _read(descriptor: int, requests: "SimpleQueue[Request]") -> None:
    frames = Frames()
    try:
        # Without a buffer, which would wait until it is full.
        with os.fdopen(descriptor, "rb", buffering=0, closefd=False) as source:
            while data := source.read(1 << 16):
                for request in frames.feed(data):
                    requests.put(request)
    except BaseException:
        # Nobody else would see the input end.
        _fail()
    os._exit(0)
