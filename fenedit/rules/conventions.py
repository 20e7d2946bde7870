"""A position as a custom of writing wants it: its en passant square and its castling letters.

En passant: *held* and *always* keep the square that is held, for a square is never invented;
*capturable* and *legal* are those of `fenedit.rules.ep_convention`. Castling: *held* keeps the
letters; *fen* writes K and Q for the outermost rooks and has no letter for an inner one; *xfen*
writes an inner rook's file; *shredder* writes files always. A claim that does not hold by the
rules of the position's variant is no custom's: it stays as it was made.
"""

from typing import Final, Literal, NamedTuple, TypeAlias

from fenedit.notation.castling import castling_squares, order_rights, resolve_right
from fenedit.notation.pieces import piece_of, side_of
from fenedit.notation.placement import Placement
from fenedit.notation.position import Position
from fenedit.notation.squares import FILES, Square, file_of
from fenedit.rules.ep_convention import in_convention

EpCustom: TypeAlias = Literal["held", "always", "capturable", "legal"]
CastlingCustom: TypeAlias = Literal["held", "fen", "xfen", "shredder"]

EP_CUSTOMS: Final = ("held", "always", "capturable", "legal")
CASTLING_CUSTOMS: Final = ("held", "fen", "xfen", "shredder")


class Conventional(NamedTuple):
    """A position in the customs that were asked for.

    Attributes:
        position: with the square and the letters as the customs write them.
        left_out: what they have no way to write: "ep" for a square, "inner-rook" for a right.
    """

    position: Position
    left_out: tuple[str, ...]


def in_conventions(
    position: Position, *, ep: EpCustom, castling: CastlingCustom, chess960: bool
) -> Conventional:
    """Return a position in a custom for its en passant square and one for its castling letters.

    Raises:
        ValueError: there is no such custom.
    """
    if ep not in EP_CUSTOMS:
        raise ValueError(f"no custom for en passant is called {ep!r}")
    if castling not in CASTLING_CUSTOMS:
        raise ValueError(f"no custom for castling is called {castling!r}")
    written = position if ep in ("held", "always") else in_convention(position, ep, chess960)
    left_out = ("ep",) if written.ep_square != position.ep_square else ()
    if castling == "held" or not position.castling_rights:
        return Conventional(written, left_out)
    letters, lost = _letters(position, castling, chess960)
    if lost:
        left_out = (*left_out, "inner-rook")
    return Conventional(written.with_castling_rights(letters), left_out)


def _letters(position: Position, custom: CastlingCustom, chess960: bool) -> tuple[str, bool]:
    """Return the castling letters in a custom, and whether a right had none."""
    placement = position.placement
    held = {
        letter: rook
        for letter, _, rook in castling_squares(placement, position.castling_rights, chess960)
    }
    lost = False
    sides: dict[bool, list[str]] = {True: [], False: []}
    for letter in position.castling_rights:
        rook = held.get(letter)
        name: str | None = letter
        if rook is not None:
            name = _name(placement, letter, rook, custom, chess960)
        if name is None:
            lost = True
        elif name not in sides[letter.isupper()]:
            sides[letter.isupper()].append(name)
    return "".join(order_rights("".join(names)) for names in sides.values()), lost


def _name(
    placement: Placement, letter: str, rook: Square, custom: CastlingCustom, chess960: bool
) -> str | None:
    """Return the letter of a right that holds, None where the custom has none."""
    side = side_of(letter)
    file = piece_of(FILES[file_of(rook)], side)
    if custom == "shredder":
        return file
    for wing in "KQ":
        outermost = piece_of(wing, side)
        if resolve_right(placement, outermost, chess960) == rook:
            return outermost
    return file if custom == "xfen" else None
