"""Processes that answer one request after another; the newest wins.

Requests and answers are pickles over the standard streams of the same program. A worker ends with
its client, however that ends, because its input ends then.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from importlib import import_module
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, NoReturn, TypeVar

Item = TypeVar("Item")

FROZEN_WORD = "--worker"
"""First word of the command line that turns a frozen program into a worker."""


class Answer(NamedTuple):
    """One answer to a request, or the end of all.

    Attributes:
        number: the number of the request.
        content: the answer; None in the last one.
        last: whether the work is done.
        failure: the traceback of an error in the last one; otherwise "".
    """

    number: int
    content: Any
    last: bool = False
    failure: str = ""

    @property
    def why(self) -> str:
        """Return the error in a line, or ""."""
        return self.failure.rstrip().rpartition("\n")[2]


class Worker:
    """A process that answers requests by a module's `answers`, and the threads that talk to it.

    Args:
        module: its function `answers` takes the content of a request and yields the contents of
            answers.
        hear: receives each answer, in a thread; None once the process has ended.

    Raises:
        OSError: the process cannot be started.
    """

    def __init__(self, module: str, hear: Callable[[Worker, Answer | None], object]) -> None:
        flags = 0
        if sys.platform == "win32":
            flags = subprocess.CREATE_NO_WINDOW | subprocess.BELOW_NORMAL_PRIORITY_CLASS
        self._process = subprocess.Popen(
            worker_command(module),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            # Errors of the work are answers; anything else would only clutter a terminal.
            stderr=subprocess.DEVNULL,
            creationflags=flags,
        )
        self._hear = hear
        self._outbox: SimpleQueue[bytes] = SimpleQueue()
        self._threads = [Thread(target=each, daemon=True) for each in (self._send, self._listen)]
        for thread in self._threads:
            thread.start()

    def ask(self, number: int, content: object) -> None:
        """Send a request; None only cancels the one before."""
        self._outbox.put(pickle.dumps((number, content)))

    def end(self) -> int:
        """End the process and the threads, and return the exit status."""
        assert self._process.stdin is not None and self._process.stdout is not None  # pipes
        self._process.kill()
        status = self._process.wait()
        self._outbox.put(b"")
        for thread in self._threads:
            thread.join()
        with suppress(OSError):
            self._process.stdin.close()
        self._process.stdout.close()
        return status

    def _send(self) -> None:
        assert self._process.stdin is not None  # a pipe
        # The reading thread notices the end of the process.
        with suppress(OSError):
            while message := _newest(self._outbox):
                self._process.stdin.write(message)
                self._process.stdin.flush()

    def _listen(self) -> None:
        # A worker with unreadable answers counts as ended.
        with suppress(Exception):
            while True:
                self._hear(self, pickle.load(self._process.stdout))  # type: ignore[arg-type]
        self._hear(self, None)


def worker_command(module: str) -> list[str]:
    """Return the command that starts a worker."""
    if getattr(sys, "frozen", False):
        return [sys.executable, FROZEN_WORD, module]
    # Import from the same paths, never from the working folder.
    start = (
        f"import sys; sys.path[:] = sys.argv[1:]; from {__name__} import serve; serve('{module}')"
    )
    return [sys.executable, "-P", "-c", start, *sys.path]


def module_asked_for(words: Sequence[str]) -> str | None:
    """Return the worker module that the command line of a frozen program names."""
    match words:
        case [word, module] if word == FROZEN_WORD and module.startswith(f"{__package__}."):
            return module if getattr(sys, "frozen", False) else None
    return None


def serve(module: str) -> NoReturn:
    """Answer requests until the input ends; this ends the process.

    A newer request replaces waiting ones at once, and the current one before its next answer.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # By descriptor: a program without a console has no `sys.stdin`, but still has its pipes.
    target = os.fdopen(1, "wb", closefd=False)
    # Prints must not mix with answers.
    sys.stdout = sys.stderr
    requests: SimpleQueue[tuple[int, Any]] = SimpleQueue()
    Thread(target=_read, args=(requests,), daemon=True).start()
    # An error here is the answer to the first request.
    with suppress(Exception):
        import_module(module)
    with suppress(OSError):
        while True:
            number, content = _newest(requests)
            for answer in _answers(module, number, content):
                if not requests.empty():
                    break
                target.write(answer)
                target.flush()
    os._exit(0)


def _newest(queue: SimpleQueue[Item]) -> Item:
    """Wait for an item; drop all but the newest."""
    item = queue.get()
    while not queue.empty():
        item = queue.get()
    return item


def _answers(module: str, number: int, request: object) -> Iterator[bytes]:
    """Yield the pickled answers to a request."""
    failure = ""
    try:
        if request is not None:
            for content in import_module(module).answers(request):
                yield pickle.dumps(Answer(number, content))
    except Exception:
        failure = traceback.format_exc()
    yield pickle.dumps(Answer(number, None, last=True, failure=failure))


def _read(requests: SimpleQueue[tuple[int, Any]]) -> None:
    with suppress(Exception), os.fdopen(0, "rb", closefd=False) as source:
        while True:
            requests.put(pickle.load(source))
    # The interpreter would wait for this thread at its end.
    os._exit(0)
