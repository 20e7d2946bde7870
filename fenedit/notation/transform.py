"""Whole-board changes: rotate, mirror, swap colours, shift.

Castling rights and the en passant square go along as their meaning demands: mirrored, K becomes
Q and a rook's file the opposite file; with the colours swapped, upper case becomes lower case.
What could hold before and cannot any more is dropped and named; a claim that was impossible
before goes along too, and stays a claim. The counters stay.
"""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from fenedit.notation.castling import resolve_right
from fenedit.notation.marks import DrawnArrow, DrawnMark, Marks, each_mark, marks_of
from fenedit.notation.position import (
    EMPTY,
    FILES,
    Placement,
    Position,
    Side,
    Square,
    ep_is_possible,
    file_of,
    other_side,
    rank_of,
    square_at,
)

_STEPS: Final = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}
"""Directions as White sees them, to steps in files and ranks."""

_LETTERS: Final = "abcdefghkqABCDEFGHKQ"
_OPPOSITE: Final = dict(zip(_LETTERS, "hgfedcbaqkHGFEDCBAQK", strict=True))


class Transformed(NamedTuple):
    """A position after a whole-board change.

    Attributes:
        position: what it became.
        dropped: the castling letters, as they were held, that hold no more; "ep" for the square.
    """

    position: Position
    dropped: tuple[str, ...]


def rotate(position: Position, chess960: bool) -> Transformed:
    """Turn the board by 180 degrees; colours and side to move stay."""
    placement = position.placement[::-1]
    return _carried(position, chess960, placement, _OPPOSITE.get, rotated_square, mirrored=True)


def mirror(position: Position, chess960: bool) -> Transformed:
    """Exchange left and right."""
    placement = "".join(rank[::-1] for rank in _ranks(position.placement))
    return _carried(position, chess960, placement, _OPPOSITE.get, mirrored_square, mirrored=True)


def mirror_ranks(position: Position, chess960: bool) -> Transformed:
    """Exchange top and bottom; colours and side to move stay."""
    placement = "".join(reversed(_ranks(position.placement)))
    return _carried(position, chess960, placement, str, swapped_square)


def swap_colours(position: Position, chess960: bool) -> Transformed:
    """Give each side the other's men, ranks and move; nothing is ever dropped."""
    placement = "".join(reversed(_ranks(position.placement.swapcase())))
    side = other_side(position.side_to_move)
    return _carried(position, chess960, placement, str.swapcase, swapped_square, side=side)


def shift(position: Position, chess960: bool, direction: str) -> Transformed:
    """Move every man by one square "up", "down", "left" or "right", as White sees the board.

    Where a man would leave the board nothing is done: the position comes back unchanged.

    Raises:
        KeyError: there is no such direction.
    """
    files, ranks = _STEPS[direction]
    squares = [EMPTY] * 64
    for square, content in enumerate(position.placement):
        target = _stepped(square, files, ranks)
        if content != EMPTY and target is None:
            return Transformed(position, ())
        if target is not None:
            squares[target] = content

    def letter_of(letter: str) -> str | None:
        return letter if letter in "KQkq" else _shifted_letter(letter, files)

    square_of = partial(shifted_square, direction=direction)
    return _carried(position, chess960, "".join(squares), letter_of, square_of)


def rotated_square(square: Square) -> Square:
    """Return where a square goes when the board is turned."""
    return 63 - square


def mirrored_square(square: Square) -> Square:
    """Return where a square goes when left and right are exchanged."""
    return square ^ 7


def swapped_square(square: Square) -> Square:
    """Return where a square goes when the sides are exchanged, or top and bottom."""
    return square ^ 56


def shifted_square(square: Square, direction: str) -> Square | None:
    """Return the square that is one step away, None off the board.

    Raises:
        KeyError: there is no such direction.
    """
    return _stepped(square, *_STEPS[direction])


class Transform(NamedTuple):
    """A change of the whole board.

    Attributes:
        change: what a position becomes, in which castling is Chess960's or not.
        square_of: where each square goes, None off the board.
    """

    change: Callable[[Position, bool], Transformed]
    square_of: Callable[[Square], Square | None]


TRANSFORMS: Final[dict[str, Transform]] = {
    "rotate": Transform(rotate, rotated_square),
    "mirror": Transform(mirror, mirrored_square),
    "mirror_ranks": Transform(mirror_ranks, swapped_square),
    "swap": Transform(swap_colours, swapped_square),
    **{
        f"shift_{to}": Transform(
            partial(shift, direction=to), partial(shifted_square, direction=to)
        )
        for to in _STEPS
    },
}
"""By the names of the commands that do them, and of their steps of undo."""


def carry_marks(marks: Marks, square_of: Callable[[Square], Square | None]) -> Marks:
    """Return marks that go along with their squares; one that would leave the board is dropped."""
    carried = (_carried_mark(mark, square_of) for mark in each_mark(marks))
    return marks_of(mark for mark in carried if mark is not None)


def _carried_mark(
    mark: DrawnMark, square_of: Callable[[Square], Square | None]
) -> DrawnMark | None:
    if isinstance(mark, DrawnArrow):
        origin, target = square_of(mark.origin), square_of(mark.target)
        if origin is None or target is None:
            return None
        return mark._replace(origin=origin, target=target)
    square = square_of(mark.square)
    return None if square is None else mark._replace(square=square)


def _carried(
    position: Position,
    chess960: bool,
    placement: Placement,
    letter_of: Callable[[str], str | None],
    square_of: Callable[[Square], Square | None],
    *,
    side: Side | None = None,
    mirrored: bool = False,
) -> Transformed:
    """Return a position with another placement, rights and en passant square carried along."""
    dropped: list[str] = []
    letters = ""
    for letter in position.castling_rights:
        carried = letter_of(letter)
        if carried is None or (
            resolve_right(position.placement, letter, chess960) is not None
            and resolve_right(placement, carried, chess960) is None
        ):
            dropped.append(letter)
        else:
            letters += carried
    after = position._replace(
        placement=placement,
        side_to_move=side or position.side_to_move,
        castling_rights=_in_order(letters, mirrored=mirrored),
        ep_square=None,
    )
    ep_square = position.ep_square
    if ep_square is not None:
        target = square_of(ep_square)
        held = ep_is_possible(position, ep_square)
        if target is None or (held and not ep_is_possible(after, target)):
            dropped.append("ep")
        else:
            after = after._replace(ep_square=target)
    return Transformed(after, tuple(dropped))


def _in_order(letters: str, *, mirrored: bool) -> str:
    """Return letters by side, White's first, in the order that they had before they were changed.

    Rights stand from the king's wing to the queen's; so when wings change places, letters do.
    """
    step = -1 if mirrored else 1
    white = "".join(filter(str.isupper, letters))
    black = "".join(filter(str.islower, letters))
    return white[::step] + black[::step]


def _ranks(placement: Placement) -> list[str]:
    return [placement[start : start + 8] for start in range(0, 64, 8)]


def _stepped(square: Square, files: int, ranks: int) -> Square | None:
    file, rank = file_of(square) + files, rank_of(square) + ranks
    return square_at(file, rank) if 0 <= file < 8 and 0 <= rank < 8 else None


def _shifted_letter(letter: str, files: int) -> str | None:
    """Return a rook's file letter shifted by some files, None off the board."""
    file = FILES.index(letter.lower()) + files
    if not 0 <= file < 8:
        return None
    return FILES[file].upper() if letter.isupper() else FILES[file]
