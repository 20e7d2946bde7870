"""Problems asked of a Popeye that the person has chosen, and the process that does so."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator
from contextlib import closing
from pathlib import Path
from queue import Empty, Full, Queue
from threading import Event, Thread
from time import monotonic
from typing import Final, NamedTuple, TypeAlias

from fenedit.jobs.guard import CANNOT_START, CRASHED, Guarded
from fenedit.jobs.popeye_language import (
    PopeyeError,
    PopeyeLine,
    begins_as_popeye,
    is_end,
    is_refusal,
    parse_line,
    problem_text,
)
from fenedit.jobs.worker import lower_priority, serve
from fenedit.notation.position import Position

BEAT: Final = 0.05
"""Seconds after which it is said that nothing new is known."""
FIRST_ANSWER: Final = 4.0
"""Seconds in which a Popeye has said that it is one."""
_MOST_OUTPUT: Final = 16 << 20
"""Bytes of output after which a Popeye is ended."""
_LONGEST_LINE: Final = 1 << 16
_MOST_MEMORY: Final = "256M"
"""For the positions that Popeye remembers."""
_READ_SIZE: Final = 1 << 14
_GRACE: Final = 1.0
"""Seconds that the output may take to end after its program."""
_AHEAD: Final = 16
"""Reads that wait at most; a program that floods waits too."""


class PopeyeQuestion(NamedTuple):
    """What is asked.

    Attributes:
        path: Popeye's absolute path; of the person's choice, never out of a document.
        position: a playable position; the side to move begins.
        stipulation: "#n", "s#n", "h#n" or "h#n.5".
        options: some of `popeye_language.OPTIONS`.
        chess960: whether Chess960's rules hold; its castling is known from e1 and e8 only.
    """

    path: str
    position: Position
    stipulation: str
    options: tuple[str, ...] = ()
    chess960: bool = False


def popeye(
    question: PopeyeQuestion, seconds: float = 3600.0
) -> Generator[PopeyeLine | None, None, None]:
    """Yield the lines that Popeye prints of a problem, None where it prints none for BEAT seconds.

    Where the iterator ends by itself, all was searched. Closing it ends the program, which may run
    for so many seconds.

    Raises:
        PopeyeError: there is no such program, it is no Popeye, it refuses the problem, has
            crashed, printed too much or was not done in time.
        ValueError: an option that is none of those.
    """
    path, position, stipulation, options, chess960 = question
    text = problem_text(position, stipulation, options, chess960)
    _check(path)
    start = monotonic()
    try:
        program = Guarded([path, "-maxmem", _MOST_MEMORY], text)
    except OSError as error:
        raise PopeyeError("popeye-start", path) from error
    output = _Output(program)
    said, finished, refusals = bytearray(), False, list[str]()
    size, is_popeye = 0, False
    try:
        while (data := output.read()) != b"":
            if monotonic() - start > (seconds if is_popeye else min(seconds, FIRST_ANSWER)):
                raise (
                    PopeyeError("popeye-time") if is_popeye else PopeyeError("popeye-silent", path)
                )
            if data is None:
                yield None
                continue
            said += data
            size += len(data)
            if not is_popeye:
                answer = begins_as_popeye(bytes(said))
                if answer is False:
                    raise PopeyeError("popeye-other", path)
                is_popeye = bool(answer)
            if size > _MOST_OUTPUT or len(said) > _LONGEST_LINE + len(data):
                raise PopeyeError("popeye-flood")
            if b"\n" not in data:
                continue
            *lines, rest = said.split(b"\n")
            said = bytearray(rest)
            for line in lines if is_popeye else ():
                words = line.decode("latin-1").rstrip("\r")
                finished = finished or is_end(words)
                if is_refusal(words):
                    refusals.append(words.strip())
                else:
                    yield parse_line(words, position.side_to_move, stipulation)
        _judge(program.status(), path, is_popeye, finished, refusals)
    finally:
        output.close()


def _check(path: str) -> None:
    """Raise a PopeyeError where a path can be no program."""
    if not Path(path).is_absolute():
        raise PopeyeError("popeye-path", path)
    # Unlike that of `Path`, this raises nothing where a folder cannot be read.
    if not os.path.isfile(path):  # noqa: PTH113
        raise PopeyeError("popeye-missing", path)
    if not os.access(path, os.X_OK):
        raise PopeyeError("popeye-start", path)


def _judge(status: int, path: str, is_popeye: bool, finished: bool, refusals: list[str]) -> None:
    """Raise a PopeyeError where a program that has ended did not search all."""
    if status == CANNOT_START and not is_popeye:
        raise PopeyeError("popeye-start", path)
    if refusals:
        raise PopeyeError("popeye-refused", "; ".join(dict.fromkeys(refusals)))
    if not is_popeye:
        raise PopeyeError("popeye-crash" if status == CRASHED else "popeye-other", path)
    if not finished:
        raise PopeyeError("popeye-crash")


class _Output:
    """What a program prints, read by a thread, because a pipe cannot be waited for everywhere."""

    def __init__(self, program: Guarded) -> None:
        self._program = program
        self._parts: Queue[bytes] = Queue(_AHEAD)
        self._closed = Event()
        self._thread = Thread(target=self._listen, daemon=True)
        self._thread.start()

    def read(self) -> bytes | None:
        """Return what was printed next, b"" at the end, None where nothing comes for BEAT."""
        try:
            return self._parts.get(timeout=BEAT)
        except Empty:
            return None

    def close(self) -> None:
        """End the program and the thread."""
        self._closed.set()
        self._program.end()
        self._thread.join(_GRACE)
        if not self._thread.is_alive():
            # Else something holds the pipe that has escaped from the guard; it may keep it.
            self._program.close()

    def _listen(self) -> None:
        data = b"-"
        while data and not self._closed.is_set():
            data = os.read(self._program.output, _READ_SIZE)
            while not self._closed.is_set():
                try:
                    self._parts.put(data, timeout=BEAT)
                    break
                except Full:
                    continue


MOST_SHOWN: Final = 1 << 20
"""So many characters of a solution are told at most; nobody reads more."""


Told: TypeAlias = tuple[PopeyeLine, ...] | PopeyeError


def main() -> None:
    """Answer PopeyeQuestions with what Popeye prints."""
    lower_priority()
    serve(answers)


def answers(question: PopeyeQuestion) -> Iterator[Told]:
    """Yield the lines that are new, () for none, every BEAT seconds; where it fails, how, last.

    Where the last is no failure, all was searched. Closing it ends Popeye.
    """
    lines: list[PopeyeLine] = []
    size, until = 0, monotonic() + BEAT
    try:
        with closing(popeye(question)) as printed:
            for line in printed:
                if line is not None:
                    lines.append(line)
                    size += len(line.text) + 1
                if size > MOST_SHOWN:
                    raise PopeyeError("popeye-flood")
                if line is None or monotonic() >= until:
                    yield tuple(lines)
                    lines.clear()
                    until = monotonic() + BEAT
    except PopeyeError as error:
        yield tuple(lines)
        yield error
        return
    yield tuple(lines)
