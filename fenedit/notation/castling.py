"""Castling rights: letters, the rooks that they mean, and the three ways of writing them.

K and Q mean the outermost rook on that side of the king (X-FEN), any other letter the rook on its
file (Shredder-FEN); upper case is White's. A right says that king and rook have not moved, not
that castling is possible now.
"""

from functools import lru_cache
from typing import Final, Literal, TypeAlias

from fenedit.notation.position import (
    BLACK,
    FILES,
    WHITE,
    Placement,
    Position,
    Square,
    file_of,
    piece_of,
)

Style: TypeAlias = Literal["fen", "xfen", "shredder"]
"""How rights are written: `fen` has K and Q alone, `xfen` also the file of an inner rook,
`shredder` files alone."""

_BACK_RANKS: Final = {True: ("K", "R", 0), False: ("k", "r", 56)}
"""King, rook and first square of a side's back rank, by whether its letters are upper case."""
_HOME_KING_FILE: Final = 4
_CORNER_FILES: Final = (0, 7)


def resolve_right(placement: Placement, letter: str, chess960: bool) -> Square | None:
    """Return the square of the rook that a right means, or None when the right is impossible.

    In standard chess the king stands on e1 or e8 and the rook on the a- or h-file (H and A are
    read as K and Q). In Chess960 the king stands on its back rank between b and g: from no
    starting position does it stand in a corner.
    """
    holders = _holders(placement, letter, chess960)
    return None if holders is None else holders[1]


@lru_cache(maxsize=64)
def castling_squares(
    placement: Placement, rights: str, chess960: bool
) -> tuple[tuple[str, Square, Square], ...]:
    """Return letter, king square and rook square of each right that is possible, as written."""
    found = []
    for letter in rights:
        holders = _holders(placement, letter, chess960)
        if holders is not None:
            found.append((letter, *holders))
    return tuple(found)


def possible_rights(position: Position, chess960: bool) -> tuple[str, ...]:
    """Return one letter for each rook that a castling right could name, in canonical order.

    A rook that a held right names keeps that letter; else the outermost rook of a wing is K or Q
    and any other goes by its file, as in X-FEN. In standard chess there are at most four.
    """
    placement = position.placement
    letters: dict[Square, str] = {}
    for letter in position.castling_rights + "KQkq" + (FILES.upper() + FILES) * chess960:
        rook = resolve_right(placement, letter, chess960)
        if rook is not None:
            letters.setdefault(rook, letter)
    return tuple(order_rights("".join(letters.values())))


def sound_rights(position: Position, chess960: bool) -> dict[str, Square]:
    """Return the rights that hold, as written, each with its rook's square.

    A side has at most one right a wing. Of two, the one with the outermost rook holds; of two
    names for one rook, the first.
    """
    wings: dict[tuple[bool, bool], tuple[str, Square]] = {}
    claimed = castling_squares(position.placement, position.castling_rights, chess960)
    for letter, king, rook in claimed:
        wing = (letter.isupper(), rook > king)
        held = wings.get(wing)
        if held is None or (rook > held[1] if rook > king else rook < held[1]):
            wings[wing] = (letter, rook)
    return dict(wings.values())


def order_rights(letters: str) -> str:
    """Return castling letters in canonical order, each once.

    White before Black; K, then files from h to a, then Q, so that the king's side comes first.
    """
    from_king_side = "K" + FILES[::-1].upper() + "Q"
    both_sides = from_king_side + from_king_side.lower()
    return "".join(sorted(set(letters), key=both_sides.index))


def with_right(rights: str, letter: str) -> str:
    """Return rights with a letter added, in canonical order.

    They come back unchanged where the letter is there already, and where its colour has two
    others: FEN has no room for a third.
    """
    same_side = sum(other.isupper() == letter.isupper() for other in rights)
    if letter in rights or same_side >= 2:
        return rights
    return order_rights(rights + letter)


def without_right(rights: str, letter: str) -> str:
    """Return rights without a letter, the others in their order."""
    return rights.replace(letter, "")


def respelled(placement: Placement, rights: str, style: Style, chess960: bool) -> tuple[str, str]:
    """Return rights in a style, in canonical order, and those that it has no letter for.

    Claims that are not possible stay as they were made.
    """
    letters, left_out = "", ""
    for letter in rights:
        rook = resolve_right(placement, letter, chess960)
        name = letter if rook is None else _name(placement, rook, style)
        letters += name or ""
        left_out += "" if name else letter
    return order_rights(letters), left_out


def file_letter(rook: Square) -> str:
    """Return the letter of a rook's file, in upper case on White's back rank."""
    return piece_of(FILES[file_of(rook)], WHITE if rook < len(FILES) else BLACK)


def _name(placement: Placement, rook: Square, style: Style) -> str | None:
    """Return the letter of a right to castle with a rook, None where the style has none."""
    file = file_letter(rook)
    king = _king_square(placement, file)
    if style == "shredder" or king is None:
        return file
    wing = "K" if rook > king else "Q"
    wing = wing if file.isupper() else wing.lower()
    if _rook_square(placement, wing, king) == rook:
        return wing
    return file if style == "xfen" else None


def _holders(placement: Placement, letter: str, chess960: bool) -> tuple[Square, Square] | None:
    """Return the squares of king and rook that hold a right, None when it is impossible."""
    king = _king_square(placement, letter)
    rook = None if king is None else _rook_square(placement, letter, king)
    if king is None or rook is None:
        return None
    if chess960:
        possible = file_of(king) not in _CORNER_FILES
    else:
        possible = file_of(king) == _HOME_KING_FILE and file_of(rook) in _CORNER_FILES
    return (king, rook) if possible else None


def _king_square(placement: Placement, letter: str) -> Square | None:
    """Return where the king of a letter stands on its back rank, of several the one at home."""
    king, _, start = _BACK_RANKS[letter.isupper()]
    square = placement.find(king, start, start + 8)
    if square < 0:
        return None
    if placement.find(king, square + 1, start + 8) < 0:
        return square
    home = start + _HOME_KING_FILE
    return home if placement[home] == king else None


def _rook_square(placement: Placement, letter: str, king: Square) -> Square | None:
    """Return the rook that a letter means for a king on its back rank, wherever it stands there."""
    _, rook, start = _BACK_RANKS[letter.isupper()]
    if letter in "Kk":
        square = placement.rfind(rook, king, start + 8)
    elif letter in "Qq":
        square = placement.find(rook, start, king)
    else:
        file = start + FILES.index(letter.lower())
        square = placement.find(rook, file, file + 1)
    return None if square < 0 else square
