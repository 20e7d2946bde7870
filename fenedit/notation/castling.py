"""Interprets castling rights, writes them in three styles, and numbers the positions of Chess960.

K and Q mean the outermost rook on that side of the king (X-FEN), any other letter the rook on its
file (Shredder-FEN); upper case is White's. A right says that king and rook have not moved, not
that castling is possible now.

Chess960 is recognised by its rights or by a name, other variants by name only.
"""

import re
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import combinations
from typing import Literal, TypeAlias

from fenedit.notation.position import (
    BLACK,
    EMPTY,
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

_BACK_RANKS = {True: ("K", "R", 0), False: ("k", "r", 56)}
"""King, rook and first square of a side's back rank, by whether its letters are upper case."""
_HOME_KING_FILE = 4
_CORNER_FILES = (0, 7)


def resolve_right(placement: Placement, letter: str, chess960: bool) -> Square | None:
    """Return the square of the rook that a right means, or None when the right is impossible.

    In standard chess the king is on e1 or e8 and the rook on the a- or h-file (H and A are read as
    K and Q). In Chess960 the king is on its back rank between b and g: no starting position has it
    in a corner.
    """
    holders = _holders(placement, letter, chess960)
    return None if holders is None else holders[1]


def rights_by_convention(placement: Placement) -> Sequence[tuple[str, Square, Square]]:
    """Return the castling rights of kings and rooks at home, with their squares."""
    home = [("K", 4, 7), ("Q", 4, 0), ("k", 60, 63), ("q", 60, 56)]
    return [
        (letter, king, rook)
        for letter, king, rook in home
        if placement[king] + placement[rook] == ("KR" if letter.isupper() else "kr")
    ]


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

    A side has at most one right on each wing: of two, the one with the outermost rook holds, and of
    two names for one rook, the first.
    """
    wings: dict[tuple[bool, bool], tuple[str, Square]] = {}
    claimed = castling_squares(position.placement, position.castling_rights, chess960)
    for letter, king, rook in claimed:
        wing = (letter.isupper(), rook > king)
        held = wings.get(wing)
        if held is None or (rook > held[1] if rook > king else rook < held[1]):
            wings[wing] = (letter, rook)
    return dict(wings.values())


def begin_alike(position: Position) -> bool:
    """Return whether the rights of both sides fit one starting position of Chess960.

    The kings must be on one file, and so must the rooks on each side of them.
    """
    sound = sound_rights(position, True)
    claimed = castling_squares(position.placement, position.castling_rights, True)
    files: dict[str, int] = {}
    for letter, king, rook in claimed:
        if letter in sound:
            wing = "K" if rook > king else "Q"
            if files.setdefault("king", file_of(king)) != file_of(king):
                return False
            if files.setdefault(wing, file_of(rook)) != file_of(rook):
                return False
    return True


def order_rights(letters: str) -> str:
    """Return castling letters in canonical order, each once.

    White before Black; K, then files from h to a, then Q, so that the king's side comes first.
    """
    from_king_side = "K" + FILES[::-1].upper() + "Q"
    both_sides = from_king_side + from_king_side.lower()
    return "".join(sorted(set(letters), key=both_sides.index))


def with_right(rights: str, letter: str) -> str:
    """Return rights with a letter added, in canonical order.

    They are unchanged if they have the letter, or two others of its colour.
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

    An impossible right is kept, in the letters of the style if it has one for it.
    """
    letters, left_out = "", ""
    for letter in rights:
        rook = resolve_right(placement, letter, chess960)
        name = _claimed(placement, letter, style) if rook is None else _name(placement, rook, style)
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


def _claimed(placement: Placement, letter: str, style: Style) -> str:
    """Return the letter of an impossible right; K and H are alike, as are Q and A.

    Where the other letter would mean a rook, it is another claim.
    """
    pairs = zip("KQkq", "HAha", strict=True)
    other = dict(pairs if style == "shredder" else (pair[::-1] for pair in pairs)).get(letter)
    if other is None or resolve_right(placement, other, True) is not None:
        return letter
    return other


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
    """Return the square of a letter's king on its back rank; of several, the one at home."""
    king, _, start = _BACK_RANKS[letter.isupper()]
    square = placement.find(king, start, start + 8)
    if square < 0:
        return None
    if placement.find(king, square + 1, start + 8) < 0:
        return square
    home = start + _HOME_KING_FILE
    return home if placement[home] == king else None


def _rook_square(placement: Placement, letter: str, king: Square) -> Square | None:
    """Return the rook that a letter means for a king anywhere on its back rank."""
    _, rook, start = _BACK_RANKS[letter.isupper()]
    if letter in "Kk":
        square = placement.rfind(rook, king, start + 8)
    elif letter in "Qq":
        square = placement.find(rook, start, king)
    else:
        file = start + FILES.index(letter.lower())
        square = placement.find(rook, file, file + 1)
    return None if square < 0 else square


START_COUNT = 960
_KNIGHTS = tuple(combinations(range(5), 2))
_NAME = re.compile(r"(?:chess)?960|(?:fischerr?andom|freestyle)(?:chess)?|frc")
_VARIANT = re.compile(r'(?:^|;)\s*variant\s+"?([^";]*)"?|"[^"]*"?', re.IGNORECASE)
"""The operation `variant` with its operand; or a string of another one, which may say anything."""


def is_chess960(position: Position, variant: str = "", rest: str = "") -> bool:
    """Return whether a position is one of Chess960, by its rights, variant and operations.

    Args:
        position: its castling letters count where they name a file of a rook that has no right in
            standard chess. K and Q do not: they are also written for standard chess by mistake.
        variant: the name of a variant, of a tag or in a link.
        rest: what is after the fields of a line: EPD's operation `variant`.
    """
    if names_chess960(variant) or says_chess960(rest):
        return True
    return any(letter not in "KQkq" for letter in rights_of_chess960_alone(position))


def rights_of_chess960_alone(position: Position) -> str:
    """Return the castling letters that mean a rook in Chess960 and none in standard chess."""
    placement = position.placement
    return "".join(
        letter
        for letter in position.castling_rights
        if resolve_right(placement, letter, False) is None
        and resolve_right(placement, letter, True) is not None
    )


def names_chess960(variant: str) -> bool:
    """Return whether a name means Chess960: `chess 960`, `Fischer Random`, `frc`."""
    return _NAME.fullmatch(_plain_name(variant)) is not None


def _plain_name(variant: str) -> str:
    return re.sub(r"[\s_-]+", "", variant).lower()


def says_chess960(rest: str) -> bool:
    """Return whether an operation `variant` names Chess960 after the fields of a line."""
    return "variant" in rest.lower() and any(map(names_chess960, _VARIANT.findall(rest)))


def start_position(number: int) -> Position:
    """Return a starting position by its number, 518 for that of standard chess.

    Raises:
        ValueError: the number is not one of 0 to 959.
    """
    if not 0 <= number < START_COUNT:
        raise ValueError(f"starting positions are numbered 0 to 959, not {number}")
    rest, light = divmod(number, 4)
    rest, dark = divmod(rest, 4)
    knights, queen = divmod(rest, 6)
    files = [""] * 8
    files[2 * light + 1] = "B"
    files[2 * dark] = "B"
    first, second = _KNIGHTS[knights]
    # The second knight counts among the squares that are free before the first one is placed.
    for index, piece in ((queen, "Q"), (second, "N"), (first, "N"), (0, "R"), (0, "K"), (0, "R")):
        free = [file for file, content in enumerate(files) if not content]
        files[free[index]] = piece
    rank = "".join(files)
    return Position(rank + "P" * 8 + EMPTY * 32 + "p" * 8 + rank.lower(), WHITE, "KQkq")


def number_of(placement: Placement) -> int | None:
    """Return the number of a starting placement, None if it is not one."""
    return _numbers().get(placement)


@cache
def _numbers() -> dict[Placement, int]:
    return {start_position(number).placement: number for number in range(START_COUNT)}


VARIANT_OPCODES = frozenset({"pocket", "promoted", "checks", "variant"})
"""Opcodes, and names of what is set aside, that hold what other variants write."""
_STANDARD = frozenset({"", "?", "chess", "standard", "normal", "fromposition"})


def names_other_variant(name: str) -> bool:
    """Return whether a name, of a tag, in a link or an operand, is that of another variant."""
    name = name.strip('" ')
    return not names_chess960(name) and _plain_name(name) not in _STANDARD


def is_other_variant(notes: Iterable[str], said: Iterable[tuple[str, str]]) -> bool:
    """Return whether a position is of another variant, by its notes, tags and operations.

    Args:
        notes: codes of the notes on how it is written.
        said: names and values of what was set aside, and of operations.
    """
    return not {"pocket", "promoted-mark", "checks", "game-variant"}.isdisjoint(notes) or any(
        names_other_variant(value) if name == "variant" else name in VARIANT_OPCODES
        for name, value in said
    )
