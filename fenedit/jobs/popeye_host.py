"""The process that runs the person's Popeye, and tells the window what it prints."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from time import monotonic
from typing import Final, NamedTuple, TypeAlias

from fenedit.jobs.popeye import BEAT, PopeyeError, PopeyeLine, popeye
from fenedit.jobs.worker import lower_priority, serve
from fenedit.notation.position import Position

MOST_SHOWN: Final = 1 << 20
"""So many characters of a solution are told at most; nobody reads more."""


class PopeyeQuestion(NamedTuple):
    """What is asked.

    Attributes:
        path: Popeye's absolute path; of the person's choice, never out of a document.
        position: a playable position; the side to move begins.
        stipulation: "#n", "s#n", "h#n" or "h#n.5".
        options: some of `popeye_language.OPTIONS`.
        chess960: whether Chess960's rules hold.
    """

    path: str
    position: Position
    stipulation: str
    options: tuple[str, ...] = ()
    chess960: bool = False


class PopeyeFailure(NamedTuple):
    """Why Popeye has not answered; a PopeyeError that can be sent.

    Attributes:
        code: a `popeye_language.FailureCode`.
        detail: that of the error.
    """

    code: str
    detail: str


Told: TypeAlias = tuple[PopeyeLine, ...] | PopeyeFailure


def main() -> None:
    """Answer PopeyeQuestions with what Popeye prints."""
    lower_priority()
    serve(answers)


def answers(question: PopeyeQuestion) -> Iterator[Told]:
    """Yield the lines that are new, () for none, every BEAT seconds; where it fails, how, last.

    Where the last is no failure, all was searched. Closing it ends Popeye.
    """
    path, position, stipulation, options, chess960 = question
    lines: list[PopeyeLine] = []
    size, until = 0, monotonic() + BEAT
    try:
        with closing(popeye(path, position, stipulation, options, chess960=chess960)) as printed:
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
        yield PopeyeFailure(error.code, error.detail)
        return
    yield tuple(lines)
