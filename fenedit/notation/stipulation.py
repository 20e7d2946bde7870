"""Parses the stipulation of a puzzle: the kind of play, the goal and the number of moves."""

import math
import re
from functools import lru_cache
from typing import Literal, NamedTuple

from fenedit.notation.position import BLACK, WHITE, Side, other_side

MOST_MOVES = 999
"""The longest mate in a stipulation."""

Solver = Literal["ours", "popeye", ""]
"""The solver of a stipulation: this program, Popeye, or neither."""


class Stipulation(NamedTuple):
    """A stipulation in signs, such as #2, h#2.5 or ser-h=7.

    Attributes:
        series: "ser-", "pser-" or "phser-" where one side moves several times in a row; else "".
        play: "" for direct play, "h" for help, "s" for self, "r" for reflex, and Popeye's others:
            "hs", "hr", "semi-r", "reci-h".
        goal: "#" for mate, "=" for stalemate, and Popeye's others, such as "x", "~" or "zd5".
        moves: the whole moves; 0 in a study, which does not say how many.
        half: whether there is half a move more.
        set_play: whether set play is wanted, too ("h#2*").
        solutions: how many are said to be there ("h#2 2.1.1.1", "h#2, 2 solutions"); 0 if unsaid.
    """

    series: str
    play: str
    goal: str
    moves: int
    half: bool = False
    set_play: bool = False
    solutions: int = 0

    @property
    def signs(self) -> str:
        """The stipulation as Popeye reads it: without set play and number of solutions."""
        length = f"{self.moves}.5" if self.half else str(self.moves or "")
        return f"{self.series}{self.play}{self.goal}{length}"

    @property
    def text(self) -> str:
        """The stipulation as it is printed above diagrams, without the number of solutions."""
        return self.signs + "*" * self.set_play

    @property
    def is_help(self) -> bool:
        """Whether both sides play for the goal from the first move to the last."""
        return self.play in ("h", "reci-h")

    @property
    def has_tries(self) -> bool:
        """Whether there are first moves that one defence refutes: in all but help and series."""
        return not self.series and not self.is_help

    @property
    def has_set_play(self) -> bool:
        """Whether the play without the first move is of interest: it may be the second side's."""
        return not self.series and not self.half

    @property
    def plies(self) -> int:
        """The moves of both sides until the goal is reached; 0 in a study."""
        if self.series:
            return self.moves + bool(self.play)
        return 2 * self.moves + self.half - (not self.play and self.moves > 0)

    @property
    def begins(self) -> Side:
        """The side that begins: Black in help play, else White; with half a move the other.

        In direct play half a move is a slip of the pen.
        """
        side = BLACK if self.is_help else WHITE
        return other_side(side) if self.half and self.play else side

    @property
    def mate(self) -> int | None:
        """The n of a direct mate in n, None for any other stipulation."""
        return None if self.series or self.play or self.half or self.goal != "#" else self.moves

    @property
    def solver(self) -> Solver:
        """Who can solve it."""
        if not self.plies or (self.half and not self.play):
            return ""
        return "popeye" if self.mate is None else "ours"


_GOALS = r"##!|##|#=|!#|!=|==|dbl=|00|<>|\*\*|any|ct|ep|c81|[zk][a-h][1-8]|[#=+x%~^]"
_HALF = r"[.,]5| ?½| 1/2"
_SOLUTIONS = r"[0-9]+(?:\.[0-9]+)+\.*|[0-9]+\s+sol(?:ution)?s?\.?"
_STIPULATION = re.compile(
    r"(?P<series>(?:p|ph)?ser-)?(?P<play>reci-h|semi-r|hs|hr|[hsr])?\s?"
    rf"(?P<goal>{_GOALS})\s?(?P<moves>[1-9][0-9]{{0,2}}(?![0-9])|0(?=[.,]5)|(?!\S))"
    rf"(?:(?P<half>{_HALF})|[.,]0)?(?P<set>\*)?(?:[,;:]?\s*\(?(?P<solutions>{_SOLUTIONS})\)?)?[*.]?",
    re.IGNORECASE,
)
_BEFORE = re.compile(r"([1-9][0-9]{0,2})\s*#(\*?)\.?")
"""A direct mate such as 2#."""
_MATES = str.maketrans("‡≠", "##")


@lru_cache(256)
def parse_stipulation(text: str) -> Stipulation | None:
    """Return a stipulation in signs; None for one in words, or for none."""
    text = text.strip().translate(_MATES)
    if before := _BEFORE.fullmatch(text):
        text = f"#{before[1]}{before[2]}"
    match = _STIPULATION.fullmatch(text)
    return None if match is None else _stipulation(match)


def leading_stipulation(text: str) -> Stipulation | None:
    """Return the stipulation in signs at the beginning of a text, which may go on in words."""
    match = _STIPULATION.match(text.strip().translate(_MATES))
    return None if match is None or text[match.end() :][:1].isdigit() else _stipulation(match)


def _stipulation(match: re.Match[str]) -> Stipulation | None:
    moves, series = int(match["moves"] or 0), (match["series"] or "").lower()
    play, goal = (match["play"] or "").lower(), match["goal"].lower()
    if not (moves or match["half"]) and (series or play or goal not in ("=", "+")):
        # Only a study does not say in how many moves.
        return None
    counts = map(int, re.findall("[0-9]+", match["solutions"] or "0"))
    half, set_play = bool(match["half"]), bool(match["set"])
    return Stipulation(series, play, goal, moves, half, set_play, math.prod(counts))


def is_of_puzzles(text: str) -> bool:
    """Return whether a stipulation says in how many moves, as those of composed puzzles do."""
    stipulation = leading_stipulation(text)
    return stipulation is not None and stipulation.plies > 0


def stipulation_parts(text: str) -> tuple[int | None, str]:
    """Return n of a stipulation that begins with #n, None without it, and the rest."""
    first, _, more = text.partition(", ")
    digits = first.removeprefix("#")
    if first.startswith("#") and digits.isascii() and digits.isdecimal():
        mate = int(digits) if len(digits) <= len(str(MOST_MOVES)) else 0
        if mate and str(mate) == digits:
            return mate, more
    return None, text


def beginner(asked: str) -> Side | None:
    """Return the side that begins by a stipulation in signs; None for one in words."""
    stipulation = leading_stipulation(asked)
    return None if stipulation is None else stipulation.begins
