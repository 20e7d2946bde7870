"""A process that answers one request after another over its standard streams; the newest wins.

Messages are pickles, each behind its length; both ends are the same program. The process ends with
whoever asks, however that ends, because its input ends then.
"""

import os
import pickle
import sys
import traceback
from collections.abc import Callable, Iterator
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Final, NamedTuple, TypeAlias

_LENGTH: Final = 4
"""Bytes of the length before each message, the highest first."""

FROZEN_WORD: Final = "--worker"
"""First word of the command line that makes a program without a Python beside it a worker."""

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
    """

    number: int
    content: object
    last: bool = False


def worker_command(module: str) -> list[str]:
    """Return the command that starts a worker; the module's `main` calls `serve`."""
    if getattr(sys, "frozen", False):
        return [sys.executable, FROZEN_WORD, module]
    # The same paths as here, and nothing of the folder that the person happens to be in.
    start = f"import sys; sys.path[:] = sys.argv[1:]; from {module} import main; main()"
    return [sys.executable, "-P", "-c", start, *sys.path]


def framed(message: Request | Answer) -> bytes:
    """Return a message as it goes over the wire."""
    content = pickle.dumps(message)
    return len(content).to_bytes(_LENGTH, "big") + content


class Frames:
    """Puts messages together again from whatever parts they arrive in."""

    def __init__(self) -> None:
        self._buffer = bytearray()

    def feed(self, data: bytes) -> Iterator[Any]:
        """Take what has arrived, and yield the messages that are whole now."""
        self._buffer += data
        while len(self._buffer) >= _LENGTH:
            end = _LENGTH + int.from_bytes(self._buffer[:_LENGTH], "big")
            if len(self._buffer) < end:
                return
            message = pickle.loads(bytes(self._buffer[_LENGTH:end]))
            del self._buffer[:end]
            yield message


def serve(work: Work) -> None:
    """Answer requests until the input ends; this ends the process. Call it once, in a process.

    A request that has come meanwhile takes the place of those before it: of those that wait at
    once, of the one that is being worked on before its next answer.
    """
    source, target = sys.stdin.buffer, sys.stdout.buffer
    # What the work prints is no answer.
    sys.stdout = sys.stderr
    requests: SimpleQueue[Request] = SimpleQueue()
    Thread(target=_read, args=(source, requests), daemon=True).start()
    try:
        while True:
            _answer(work, _newest(requests), requests, target)
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(0)
    except BaseException:
        traceback.print_exc()
        sys.stderr.flush()
        # The reading thread holds the input, and the interpreter's own end would wait for it.
        os._exit(1)


def _answer(work: Work, request: Request, others: "SimpleQueue[Request]", target: BinaryIO) -> None:
    if request.content is None:
        return
    for content in work(request.content):
        if not others.empty():
            return
        _write(Answer(request.number, content), target)
    _write(Answer(request.number, None, last=True), target)


def _newest(requests: "SimpleQueue[Request]") -> Request:
    request = requests.get()
    while not requests.empty():
        request = requests.get()
    return request


def _write(answer: Answer, target: BinaryIO) -> None:
    target.write(framed(answer))
    target.flush()


def _read(source: BinaryIO, requests: "SimpleQueue[Request]") -> None:
    frames = Frames()
    # Without a buffer, which would wait until it is full.
    while data := os.read(source.fileno(), 1 << 16):
        for request in frames.feed(data):
            requests.put(request)
    os._exit(0)
