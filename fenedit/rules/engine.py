"""UCI engines: what they are asked and say, and how they may fail."""

import os
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

from fenedit.notation.position import Position

Code: TypeAlias = Literal[
    "not-absolute",
    "missing",
    "no-program",
    "not-executable",
    "cannot-start",
    "no-engine",
    "unanswered",
    "garbage",
    "crashed",
    "hung",
    "deaf",
    "chess960",
    "host",
]
"""How an engine fails.

- "not-absolute", "missing", "no-program" (not a file), "not-executable": the path.
- "cannot-start": the system refuses to run it; the detail is the system's reason.
- "no-engine": it ended before it said that it speaks UCI.
- "unanswered": it never said so.
- "garbage": what it says is not UCI.
- "crashed": it ended by itself; the detail is its exit code, negative for a signal.
- "hung": it answers no more.
- "deaf": it went on when told to stop, and had to be ended.
- "chess960": the position can castle as in Chess960 only, and the engine cannot.
- "host": the process between window and engine fails.
"""


class EngineFailure(NamedTuple):
    """Why there is no hint; the engine is ended. For the detail see `Code`."""

    code: Code
    detail: str = ""


class EngineError(Exception):
    """An engine fails. `failure` says how."""

    def __init__(self, failure: EngineFailure) -> None:
        super().__init__(*failure)
        self.failure = failure


class Score(NamedTuple):
    """How a line is valued, always from White's side; one of the two is None.

    Attributes:
        centipawns: hundredths of a pawn, positive where White is better.
        mate: moves until the mate that the engine believes in, positive where White mates.
    """

    centipawns: int | None = None
    mate: int | None = None


class Line(NamedTuple):
    """One of the best lines of play, as deep as so many plies were searched.

    `moves` are its first moves as UCI writes them, `text` the same as PGN does, with move numbers.
    """

    score: Score
    depth: int
    moves: tuple[str, ...]
    text: str


class Hint(NamedTuple):
    """What an engine believes of a position so far.

    Attributes:
        engine: the engine's own name, "" where it has none.
        lines: the best lines, the best first; () before it has one.
        nodes: positions looked at.
        finished: whether it has stopped by itself, and says no more.
    """

    engine: str
    lines: tuple[Line, ...] = ()
    nodes: int = 0
    finished: bool = False


class Use(NamedTuple):
    """Which engine is used, by its absolute path, and what it may use for threads and memory."""

    path: str
    threads: int = 1
    hash_mb: int = 32


class Task(NamedTuple):
    """A position of which `rules.play.why_not` says nothing, and how many best lines are wanted."""

    position: Position
    chess960: bool
    lines: int = 1


def check_path(path: str) -> None:
    """Look whether a path may be that of a program.

    Raises:
        EngineError: it is not.
    """
    place = Path(path)
    if not place.is_absolute():
        raise EngineError(EngineFailure("not-absolute"))
    # Unlike those of `Path`, these raise nothing where a folder cannot be read.
    if not os.path.exists(place):  # noqa: PTH110
        raise EngineError(EngineFailure("missing"))
    if not os.path.isfile(place):  # noqa: PTH113
        raise EngineError(EngineFailure("no-program"))
    if not os.access(place, os.X_OK):
        raise EngineError(EngineFailure("not-executable"))
