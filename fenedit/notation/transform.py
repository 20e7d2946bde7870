"""Changes whole boards: rotate, mirror, swap colours, shift.

Castling rights and the en passant square go along as their meaning demands: mirrored, K becomes
Q and a rook's file the opposite file; with the colours swapped, upper case becomes lower case.
What could hold before and cannot any more is dropped and named; a claim that was impossible
before goes along too, and stays a claim. The counters stay.
"""

from collections.abc import Callable
from operator import itemgetter
from typing import Final, NamedTuple

from fenedit.notation.castling import resolve_right
from fenedit.notation.marks import DrawnArrow, DrawnMark, Marks, each_mark, marks_of
from fenedit.notation.position import (
    EMPTY,
    FILES,
    Position,
    Square,
    all_recoloured,
    ep_is_possible,
    file_of,
    other_side,
    rank_of,
    square_at,
)

_STEPS = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}
"""Directions as White sees them, to steps in files and ranks."""

_LETTERS = "abcdefghkqABCDEFGHKQ"
_OPPOSITE = dict(zip(_LETTERS, "hgfedcbaqkHGFEDCBAQK", strict=True))


class Transformed(NamedTuple):
    """A position after a whole-board change.

    Attributes:
        position: what it became.
        dropped: the castling letters, as they were held, that hold no more; "ep" for the square.
    """

    position: Position
    dropped: tuple[str, ...]


class Transform:
    """A change of the whole board.

    If a piece would leave the board, the position stays unchanged.

    Attributes:
        square_of: where each square goes, None off the board.
    """

    def __init__(
        self,
        square_of: Callable[[Square], Square | None],
        letter_of: Callable[[str], str | None] = str,
        *,
        mirrors: bool = False,
        swaps: bool = False,
    ) -> None:
        self.square_of = square_of
        self._letter_of = letter_of
        self._mirrors, self._swaps = mirrors, swaps
        origins = {square_of(square): square for square in range(64)}
        # An empty 65th square is for those that nothing comes to.
        self._contents = itemgetter(*(origins.get(square, 64) for square in range(64)))

    def __call__(self, position: Position, chess960: bool) -> Transformed:
        """Return a position after the change, rights and en passant square carried along."""
        before, side = position.placement, position.side_to_move
        placement = "".join(self._contents(before + EMPTY))
        if placement.count(EMPTY) != before.count(EMPTY):
            return Transformed(position, ())
        if self._swaps:
            placement, side = all_recoloured(placement), other_side(side)
        dropped: list[str] = []
        letters = ""
        for letter in position.castling_rights:
            carried = self._letter_of(letter)
            if carried is None or (
                resolve_right(before, letter, chess960) is not None
                and resolve_right(placement, carried, chess960) is None
            ):
                dropped.append(letter)
            else:
                letters += carried
        rights = _in_order(letters, mirrored=self._mirrors)
        after = position._replace(
            placement=placement, side_to_move=side, castling_rights=rights, ep_square=None
        )
        ep_square = position.ep_square
        if ep_square is not None:
            target = self.square_of(ep_square)
            held = ep_is_possible(position, ep_square)
            if target is None or (held and not ep_is_possible(after, target)):
                dropped.append("ep")
            else:
                after = after._replace(ep_square=target)
        return Transformed(after, tuple(dropped))

    def moved(self, position: Position, chess960: bool) -> Position | None:
        """Return a position after the change, None if a piece would leave the board."""
        occupied = (square for square in range(64) if position.placement[square] != EMPTY)
        return None if None in map(self.square_of, occupied) else self(position, chess960).position


def _in_order(letters: str, *, mirrored: bool) -> str:
    """Return letters by side, White's first, in the order before the change.

    Rights are from the king's wing to the queen's; so when wings change places, letters do.
    """
    step = -1 if mirrored else 1
    white = "".join(filter(str.isupper, letters))
    black = "".join(filter(str.islower, letters))
    return white[::step] + black[::step]


def _shift(files: int, ranks: int) -> Transform:
    """Return the transform that moves every piece by some files and ranks."""

    def square_of(square: Square) -> Square | None:
        file, rank = file_of(square) + files, rank_of(square) + ranks
        return square_at(file, rank) if 0 <= file < 8 and 0 <= rank < 8 else None

    def letter_of(letter: str) -> str | None:
        if letter in "KQkq":
            return letter
        file = FILES.index(letter.lower()) + files
        if not 0 <= file < 8:
            return None
        return FILES[file].upper() if letter.isupper() else FILES[file]

    return Transform(square_of, letter_of)


mirror: Final = Transform(lambda square: square ^ 7, _OPPOSITE.get, mirrors=True)
"""Exchanges left and right."""

swap_colours: Final = Transform(lambda square: square ^ 56, str.swapcase, swaps=True)
"""Gives each side the other's pieces, ranks and move; nothing is ever dropped."""

TRANSFORMS = {
    "rotate": Transform(lambda square: 63 - square, _OPPOSITE.get, mirrors=True),
    "mirror": mirror,
    "mirror_ranks": Transform(lambda square: square ^ 56),
    "swap": swap_colours,
    **{f"shift_{to}": _shift(*step) for to, step in _STEPS.items()},
}
"""The transforms by the names of their commands, which also name their undo steps.

Colours and side to move stay, but for the one that swaps them.
"""


def carry_marks(marks: Marks, square_of: Callable[[Square], Square | None]) -> Marks:
    """Return marks moved with their squares; those that would leave the board are dropped."""
    carried: list[DrawnMark] = []
    for mark in each_mark(marks):
        if isinstance(mark, DrawnArrow):
            origin, target = square_of(mark.origin), square_of(mark.target)
            if origin is not None and target is not None:
                carried.append(mark._replace(origin=origin, target=target))
        elif (square := square_of(mark.square)) is not None:
            carried.append(mark._replace(square=square))
    return marks_of(carried)
