"""Positions of Olive's entries: lists of men, and what stipulation and options say of the rest.

Men are `Kd4`, knights S, pawns `Pa2`. An entry has no castling rights: by the convention of
problems, a king and a rook that stand at home may castle, unless Popeye's option `NoCastling` names
their square. `EnPassant` names the square of the first move. White moves first but in helpmates
and the like of whole moves; `WhiteToPlay` and `HalfDuplex` change that.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from fenedit.documents.olive_yaml import Plain
from fenedit.notation.position import (
    BLACK,
    EMPTY_PLACEMENT,
    WHITE,
    Placement,
    Position,
    Side,
    Square,
    occupied,
    parse_square,
    piece_of,
    square_name,
    with_contents,
)

_MAN: Final = re.compile(r"([KQRBSP])([a-h][1-8])")
_KINDS: Final = {"S": "N"}
_SQUARES: Final = re.compile(r"[a-h][1-8]")
_HELP: Final = re.compile(r"(?:[0-9]+->)?(?:exact-)?(?:ser-|pser-|phser-)?h(?!s)", re.IGNORECASE)
_HALF: Final = re.compile(r"\.5\s*$")
_RIGHTS: Final = (("K", "e1", "h1"), ("Q", "e1", "a1"), ("k", "e8", "h8"), ("q", "e8", "a8"))
"""Castling letters with the squares of king and rook."""

POPEYE_OPTIONS: Final = frozenset({
    "try", "defence", "setplay", "threat", "whitetoplay",
    "variation", "movenumbers", "startmovenumber", "uptomovenumber", "nowk",
    "nobk", "duplex", "nothreat", "maxsolutions", "maxflightsquares",
    "enpassant", "castlingmutuallyexclusive", "noboard", "noshortvariations", "halfduplex",
    "postkeyplay", "nontrivial", "intelligent", "maxtime", "nocastling",
    "quodlibet", "stoponshortsolutions", "beep", "suppressgrid", "writegrid",
    "keepmatingpiece", "lastcapture", "nullmoves", "matesin1", "trivialtriesavoid",
})  # fmt: skip
"""What tells Popeye how to solve; any other option is a condition, a rule of another chess."""
_HELD: Final = frozenset({"whitetoplay", "halfduplex", "nocastling", "enpassant"})
"""Those that a position holds."""


class OddManError(ValueError):
    """A man that no position of chess holds: a fairy one, a neutral one, or no square."""


class DoubledManError(ValueError):
    """Two men on one square, which one of them would lose."""


class Options(NamedTuple):
    """Options of an entry.

    Attributes:
        held: those that a position says.
        others: Popeye's other ones.
        conditions: rules of another chess.
    """

    held: dict[str, str]
    others: tuple[str, ...]
    conditions: tuple[str, ...]


def options_of(texts: Iterable[str]) -> Options:
    """Return options by what they are for."""
    held: dict[str, str] = {}
    others: list[str] = []
    conditions: list[str] = []
    for text in texts:
        name, _, words = text.strip().partition(" ")
        known = name.lower()
        if known in _HELD:
            held[known] = words
        elif known:
            (others if known in POPEYE_OPTIONS else conditions).append(text.strip())
    return Options(held, tuple(others), tuple(conditions))


def position_of(algebraic: Plain, stipulation: str, held: dict[str, str]) -> Position:
    """Return the position of an entry; the empty board where it has no men.

    Raises:
        OddManError: with the text of the man.
        DoubledManError: with the name of the square.
    """
    placement = _placement(algebraic)
    squares = set(_SQUARES.findall(held.get("nocastling", "")))
    rights = "".join(
        letter
        for letter, king, rook in _conventional(placement)
        if not {square_name(king), square_name(rook)} & squares
    )
    passed = _SQUARES.search(held.get("enpassant", ""))
    return Position(
        placement,
        _first_side(stipulation, held),
        rights,
        parse_square(passed[0]) if passed else None,
    )


def algebraic_of(placement: Placement) -> dict[str, list[str]]:
    """Return the men of a placement as an entry lists them."""
    sides: dict[str, list[str]] = {}
    for square, piece in occupied(placement):
        kind = "S" if piece in "Nn" else piece.upper()
        side = "white" if piece.isupper() else "black"
        sides.setdefault(side, []).append(f"{kind}{square_name(square)}")
    return {side: sorted(men) for side, men in sides.items()}


def held_options(position: Position, stipulation: str) -> list[str]:
    """Return the options that say of a position what its men and the stipulation do not."""
    options = []
    conventional = _conventional(position.placement)
    lost = [rook for letter, _, rook in conventional if letter not in position.castling_rights]
    if lost:
        options.append("NoCastling " + "".join(map(square_name, lost)))
    if position.ep_square is not None:
        options.append(f"EnPassant {square_name(position.ep_square)}")
    if position.side_to_move != _first_side(stipulation, {}):
        swapped = position.side_to_move == BLACK or not _HELP.match(stipulation)
        options.append("HalfDuplex" if swapped else "WhiteToPlay")
    return options


def has_all_rights(position: Position) -> bool:
    """Tell whether each castling right is one that the convention of problems gives."""
    known = {letter for letter, _, _ in _conventional(position.placement)}
    return set(position.castling_rights) <= known


def _placement(algebraic: Plain) -> Placement:
    contents: dict[Square, str] = {}
    if not isinstance(algebraic, dict):
        return EMPTY_PLACEMENT
    for name, men in algebraic.items():
        for man in men.replace(",", " ").split() if isinstance(men, str) else men:
            match = _MAN.fullmatch(man.strip()) if isinstance(man, str) else None
            if match is None or name not in ("white", "black"):
                raise OddManError(str(man)[:80])
            side: Side = WHITE if name == "white" else BLACK
            kind = _KINDS.get(match[1], match[1])
            square = parse_square(match[2])
            if square in contents:
                raise DoubledManError(match[2])
            contents[square] = piece_of(kind, side)
    return with_contents(EMPTY_PLACEMENT, contents)


def _conventional(placement: Placement) -> Sequence[tuple[str, Square, Square]]:
    """Return the castling rights of kings and rooks at home, with their squares."""
    found = []
    for letter, king, rook in _RIGHTS:
        squares = parse_square(king), parse_square(rook)
        side: Side = WHITE if letter.isupper() else BLACK
        men = [placement[square] for square in squares]
        if men == [piece_of("K", side), piece_of("R", side)]:
            found.append((letter, *squares))
    return found


def _first_side(stipulation: str, held: dict[str, str]) -> Side:
    black = bool(_HELP.match(stipulation)) and not _HALF.search(stipulation)
    if "whitetoplay" in held:
        black = False
    return BLACK if black != ("halfduplex" in held) else WHITE
