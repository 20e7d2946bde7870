"""Writes input for the problem solver Popeye, and parses its output."""

import re
from collections.abc import Collection
from typing import Literal, NamedTuple, TypeAlias

from fenedit.notation.castling import castling_squares
from fenedit.notation.position import (
    BLACK,
    WHITE,
    Position,
    Side,
    other_side,
    piece_of,
    square_name,
    squares_of,
)
from fenedit.notation.puzzle import SEPARATOR, Puzzle
from fenedit.notation.spellings.codes import write_forsyth
from fenedit.rules.attacks import is_attacked

OPTIONS = frozenset(
    ("Intelligent", "NoShortVariations", "NoThreat", "Quodlibet", "SetPlay", "Try", "Variation")
)
"""Popeye's options that may be used."""

Role: TypeAlias = Literal["progress", "key", "try", "solution", "play"]
"""The meaning of a line of Popeye.

- "progress": so many first moves are done; `number` counts them, `moves` is the one begun.
- "key": a first move that solves.
- "try": a first move that does not; its refutations follow as play.
- "solution": a whole solution of help-play, or its set play.
- "play": anything else: a set play, threats, variations, refutations, blank lines.
"""


class PopeyeLine(NamedTuple):
    """One line that Popeye has printed.

    Attributes:
        role: its meaning.
        text: as it was printed, without the end of the line.
        moves: in UCI: the first move; of a solution all moves. () for play.
        number: of the first move in progress, from 1; else 0.
    """

    role: Role
    text: str
    moves: tuple[str, ...] = ()
    number: int = 0


FailureCode: TypeAlias = Literal[
    "popeye-path",
    "popeye-missing",
    "popeye-start",
    "popeye-other",
    "popeye-silent",
    "popeye-crash",
    "popeye-flood",
    "popeye-time",
    "popeye-refused",
    "popeye-stipulation",
    "popeye-chess960",
]
"""Reasons for no answer from Popeye; `ui.puzzle.text` has their texts."""


class PopeyeError(Exception):
    """Popeye cannot solve a problem.

    Attributes:
        code: which of the reasons.
        detail: the stipulation; "" for none.
    """

    def __init__(self, code: FailureCode, detail: str = "") -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail


_STIPULATION = re.compile(r"(?P<kind>h|s|)#(?P<moves>[1-9][0-9]{0,2})(?P<half>\.5)?")
_PROGRESS = re.compile(r"\s*(?P<number>[0-9]+)  ?\((?P<move>.+?)(?<!\s)\s++Time = ")
_FIRST = re.compile(r"\s+1\.(?P<move>[^.\s].*?) (?P<mark>[!?])(?:\s|$)")
_HELP = re.compile(r"\s+1\.(?P<late>\.\.)?[^.\s]")
_MOVE = re.compile(
    r"(?P<castling>0-0(?:-0)?)"
    r"|[A-Z]?(?P<origin>[a-h][1-8])[-*](?P<target>[a-h][1-8])(?:=(?P<promotion>[QRBS]))?"
)
_CORNERS = {(4, 7): "h1", (4, 0): "a1", (60, 63): "h8", (60, 56): "a8"}
"""Squares of kings and rooks that Popeye allows to castle, and names of the rooks' squares."""


def problem_text(
    position: Position, stipulation: str, options: Collection[str], chess960: bool
) -> str:
    """Return one problem as Popeye reads it.

    The side to move begins. In #n and s#n it is the attacker; in h#n the other side is to mate
    it, in h#n.5 it mates.

    Raises:
        PopeyeError: no such stipulation, or rights that only Chess960 has.
        ValueError: an option that is none of OPTIONS.
    """
    asked = _STIPULATION.fullmatch(stipulation)
    if asked is None or (asked["half"] and asked["kind"] != "h"):
        raise PopeyeError("popeye-stipulation", stipulation)
    if not OPTIONS.issuperset(options):
        raise ValueError(f"no option of Popeye that is used here: {options}")
    words = ["NoBoard", "MoveNumbers", *sorted(set(options))]
    usual = BLACK if asked["kind"] == "h" and not asked["half"] else WHITE
    if position.side_to_move != usual:
        words.append("HalfDuplex")
    squares = _without_right(position, chess960)
    if squares:
        words += ["NoCastling", squares]
    if position.ep_square is not None:
        # The pawn's origin, the square it passed and its target, side by side.
        step = 8 if position.ep_square < 32 else -8
        passed = (position.ep_square + shift for shift in (-step, 0, step))
        words += ["EnPassant", "".join(map(square_name, passed))]
    lines = (
        "BeginProblem",
        f"Forsyth {write_forsyth(position.placement)}",
        f"Stipulation {stipulation}",
        f"Option {' '.join(words)}",
        "EndProblem",
        "",
    )
    return "\n".join(lines)


def begins_as_popeye(line: str) -> bool:
    """Return whether the first line that a program prints is Popeye's."""
    return line.lower().startswith("popeye ")


def is_end(text: str) -> bool:
    """Return whether a line reports a complete search."""
    return text.startswith("solution finished")


def is_refusal(text: str) -> bool:
    """Return whether a line reports that the problem cannot be solved."""
    words = ("input-error", "king", "ignored", "too many", "offending item")
    return not text.startswith(" ") and any(word in text for word in words)


def parse_line(text: str, side: Side, stipulation: str) -> PopeyeLine:
    """Parse a line of output for a problem in which a side begins."""
    progress = _PROGRESS.match(text)
    if progress:
        moves = _moves(progress["move"], side)
        return PopeyeLine("progress", text, moves, int(progress["number"]))
    first = _FIRST.match(text)
    if first and not stipulation.startswith("h"):
        role: Role = "key" if first["mark"] == "!" else "try"
        return PopeyeLine(role, text, _moves(first["move"], side)[:1])
    help_play = _HELP.match(text) if stipulation.startswith("h") else None
    if help_play:
        first_side = other_side(side) if help_play["late"] else side
        return PopeyeLine("solution", text, _moves(text, first_side))
    return PopeyeLine("play", text)


def _moves(text: str, side: Side) -> tuple[str, ...]:
    """Return the moves of a text in UCI; sides take turns, beginning with one."""
    found = []
    for move in _MOVE.finditer(text):
        if move["castling"]:
            rank = "1" if side == WHITE else "8"
            found.append(f"e{rank}{'g' if move['castling'] == '0-0' else 'c'}{rank}")
        else:
            letter = (move["promotion"] or "").lower().replace("s", "n")
            found.append(move["origin"] + move["target"] + letter)
        side = other_side(side)
    return tuple(found)


def _without_right(position: Position, chess960: bool) -> str:
    """Return the squares of rooks at home that may not castle, side by side.

    Raises:
        PopeyeError: a right of a king or a rook that Popeye does not know at home.
    """
    placement = position.placement
    rights = castling_squares(placement, position.castling_rights, chess960)
    held = {(king, rook) for _, king, rook in rights}
    if not held <= _CORNERS.keys():
        raise PopeyeError("popeye-chess960")
    return "".join(
        name
        for (king, rook), name in _CORNERS.items()
        if (king, rook) not in held
        and placement[king] + placement[rook] == ("KR" if king < 8 else "kr")
    )


_WRITTEN = re.compile(
    r"(?P<kind>[hs]?)\s*[#‡≠]\s*(?P<moves>[1-9][0-9]{0,2})(?:(?P<half>[.,]5|\s?½)|\.0)?(?P<set>\*)?"
    r"(?:[,;:]?\s*\(?(?:[0-9]+(?:\.[0-9]+)+\.*|[0-9]+\s+sol(?:ution)?s?\.?)\)?)?\.?",
    re.IGNORECASE,
)
"""A stipulation as it is printed above diagrams: * for set play, then the number of solutions."""
_TWIN = re.compile(r"\+?[b-z]\) ")


def _written(puzzle: Puzzle) -> re.Match[str] | None:
    """Return the stipulation of a puzzle, of one with twins that of the diagram, None for others.

    What follows twins may be a fairy condition.
    """
    asked, *twins = puzzle.stipulation.strip().split(SEPARATOR)
    return _WRITTEN.fullmatch(asked) if all(map(_TWIN.match, twins)) else None


def popeye_stipulation(puzzle: Puzzle) -> str:
    """Return the stipulation for Popeye: "#n", "s#n", "h#n" or "h#n.5"; "" for none.

    Of two stipulations this is the other one, since #n is solved without Popeye too.
    """
    written = _written(puzzle)
    if written is not None:
        kind, half = written["kind"].lower(), ".5" if written["half"] else ""
        if kind == "h" or not half:
            return f"{kind}#{written['moves']}{half}"
    return f"#{puzzle.mate}" if puzzle.mate else ""


def popeye_options(puzzle: Puzzle, position: Position, *, tries: bool) -> tuple[str, ...]:
    """Return the options for Popeye, of `rules.popeye.OPTIONS`.

    Set play is included if the stipulation says so ("h#2*"), but not while the side to move is in
    check, when Popeye would refuse the whole problem.
    """
    asked = popeye_stipulation(puzzle)
    written = _written(puzzle)
    options = []
    if written is not None and written["set"] and not written["half"]:
        placement, mover, *_ = position
        kings = squares_of(placement, piece_of("K", mover))
        if not any(is_attacked(placement, king, other_side(mover)) for king in kings):
            options.append("SetPlay")
    # Tries of a selfmate take far longer than solving it.
    if tries and asked.startswith("#"):
        options.append("Try")
    if not asked.startswith("h"):
        options.append("Variation")
    return tuple(options)
