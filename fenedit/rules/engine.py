"""Writes UCI commands for a position, and parses an engine's lines."""

from __future__ import annotations

from contextlib import suppress
from itertools import pairwise
from typing import Literal, NamedTuple, TypeAlias

from fenedit.notation.position import Position
from fenedit.rules.play import to_board

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
]
"""Failures of an engine.

- "not-absolute", "missing", "no-program" (not a file), "not-executable": the path is wrong.
- "cannot-start": the system refuses to run it; the detail is the system's reason.
- "no-engine": it ended before `uciok`.
- "unanswered": it never sent `uciok`.
- "garbage": its output is not UCI.
- "crashed": it ended by itself; the detail is its exit code, negative for a signal.
- "hung": it stopped answering.
- "deaf": it ignored `stop` and had to be killed.
- "chess960": the position has castling rights of Chess960, which the engine does not support.
"""

MOST_LINES = 5
"""Best lines that are read."""


class EngineFailure(NamedTuple):
    """Why there is no hint; the engine is ended. For the detail see `Code`."""

    code: Code
    detail: str = ""


class Score(NamedTuple):
    """The evaluation of a line, from White's point of view; one of its two values is None.

    Attributes:
        centipawns: hundredths of a pawn, positive where White is better.
        mate: moves until the mate that the engine expects, positive if White mates.
    """

    centipawns: int | None = None
    mate: int | None = None


class Line(NamedTuple):
    """One of the best lines of play, at a search depth in plies.

    `moves` are its first moves in UCI, `text` is the same in SAN, with move numbers.
    """

    score: Score
    depth: int
    moves: tuple[str, ...]
    text: str


class Hint(NamedTuple):
    """An engine's evaluation of a position so far.

    Attributes:
        engine: the engine's own name, "" if it has none.
        lines: the best lines, the best first; () before it has one.
        nodes: positions searched.
        finished: whether it has stopped by itself.
    """

    engine: str
    lines: tuple[Line, ...] = ()
    nodes: int = 0
    finished: bool = False


class Use(NamedTuple):
    """The absolute path of an engine, and its limits of threads and memory."""

    path: str
    threads: int = 1
    hash_mb: int = 32


def read_option(line: str) -> tuple[str, dict[str, str]]:
    """Return the name of an option, and its "default", "min" and "max" if it has them."""
    name, _, rest = line.removeprefix("option name ").partition(" type ")
    words = rest.split()
    return name, dict(zip(words[1::2], words[2::2], strict=False))


def within(option: dict[str, str], value: int) -> int:
    """Return the allowed number nearest to `value` for an option."""
    bounds = {name: int(word) for name, word in option.items() if word.lstrip("-").isdecimal()}
    return max(bounds.get("min", value), min(value, bounds.get("max", value)))


class Search:
    """Collects an engine's output about a playable position.

    Attributes:
        command: sets the position up.
    """

    def __init__(self, position: Position, chess960: bool, engine: str) -> None:
        # From 150 half-moves on a game is drawn in any case, and no engine expects more.
        clock = min(position.halfmove_clock, 150)
        self._board = to_board(position._replace(halfmove_clock=clock), chess960)
        self.command = f"position fen {self._board.fen(shredder=chess960, en_passant='fen')}"
        self._engine = engine
        self._newest: dict[str, str] = {}
        self._lines: dict[str, Line] = {}
        self._nodes = 0

    def take(self, info: str) -> None:
        """Parse a line that the engine has printed."""
        if " pv " in info and " score " in info:
            number = info.partition(" multipv ")[2].partition(" ")[0] or "1"
            # Other lines were not requested.
            if number in map(str, range(1, MOST_LINES + 1)):
                self._newest[number] = info

    def hint(self, finished: bool = False) -> Hint:
        """Return the current evaluation."""
        for number, info in self._newest.items():
            if line := self._read(info):
                self._lines[number] = line
        self._newest.clear()
        lines: dict[str, Line] = {}
        for _, line in sorted(self._lines.items()):
            # Between two depths a move can be in two places.
            lines.setdefault(line.moves[0], line)
        return Hint(self._engine, tuple(lines.values()), self._nodes, finished)

    def is_move(self, word: str) -> bool:
        """Return whether a word is a legal move in UCI, or the sign for none."""
        try:
            return word in {"(none)", "0000"} or bool(self._board.parse_uci(word))
        except ValueError:
            return False

    def _read(self, info: str) -> Line | None:
        """Return the line of an `info`, None if it is only a bound or cannot be read."""
        head, _, moves = info.partition(" pv ")
        words = head.split()
        # Each word with the next one.
        values = dict(pairwise(words))
        try:
            self._nodes = max(self._nodes, int(values.get("nodes", "0")))
            kind = values["score"]
            value = int(values[kind]) * (1 if self._board.turn else -1)
            depth = int(values.get("depth", "0"))
        except (KeyError, ValueError):
            return None
        if "lowerbound" in words or "upperbound" in words or kind not in {"cp", "mate"}:
            return None
        after = self._board.copy(stack=False)
        with suppress(ValueError):
            for word in moves.split()[:12]:
                after.push(after.parse_uci(word))
        if not all(after.move_stack) or not after.move_stack:
            return None
        score = Score(value) if kind == "cp" else Score(None, value)
        played = tuple(move.uci() for move in after.move_stack)
        return Line(score, depth, played, self._board.variation_san(after.move_stack))
