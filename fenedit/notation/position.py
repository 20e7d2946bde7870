"""A position: the six fields of FEN as one immutable value, legal or not.

It holds anything that FEN can write. Whether chess agrees is asked in `fenedit.rules`.
"""

from typing import Final, NamedTuple

from fenedit.notation.pieces import WHITE, Content, Side
from fenedit.notation.placement import (
    EMPTY_PLACEMENT,
    START_PLACEMENT,
    Placement,
    with_content,
)
from fenedit.notation.squares import Square

MAX_COUNTER: Final = 999_999
"""The largest halfmove clock or fullmove number that is read or written."""


class Position(NamedTuple):
    """What one FEN says.

    A tuple, because it is made a million times when a file is checked, and nothing else that
    is immutable is made as fast.

    Attributes:
        placement: 64 characters, a1 first (see `fenedit.notation.placement`).
        side_to_move: "w" or "b".
        castling_rights: the letters as they were written (K, Q, k, q, or a rook's file, upper
            case for White), "" where FEN has "-". What they claim may be impossible.
        ep_square: the en passant target square as given, or None.
        halfmove_clock: plies since the last capture or pawn move, 0 to MAX_COUNTER.
        fullmove_number: 1 for the first move of both sides; 0 to MAX_COUNTER.
    """

    placement: Placement
    side_to_move: Side = WHITE
    castling_rights: str = ""
    ep_square: Square | None = None
    halfmove_clock: int = 0
    fullmove_number: int = 1

    def with_placement(self, placement: Placement) -> "Position":
        """Return the position with other contents of the board."""
        return self._replace(placement=placement)

    def with_content(self, square: Square, content: Content) -> "Position":
        """Return the position with one square holding something else."""
        return self._replace(placement=with_content(self.placement, square, content))

    def with_side_to_move(self, side: Side) -> "Position":
        """Return the position with a side to move."""
        return self._replace(side_to_move=side)

    def with_castling_rights(self, letters: str) -> "Position":
        """Return the position with other castling rights, "" for none."""
        return self._replace(castling_rights=letters)

    def with_ep_square(self, square: Square | None) -> "Position":
        """Return the position with another en passant target square, or none."""
        return self._replace(ep_square=square)

    def with_halfmove_clock(self, plies: int) -> "Position":
        """Return the position with another halfmove clock."""
        return self._replace(halfmove_clock=plies)

    def with_fullmove_number(self, number: int) -> "Position":
        """Return the position with another fullmove number."""
        return self._replace(fullmove_number=number)


EMPTY_POSITION: Final = Position(EMPTY_PLACEMENT)
START_POSITION: Final = Position(START_PLACEMENT, WHITE, "KQkq")
