"""Which of many positions are playable beyond doubt, and have counters that need no remark.

The checks are those of `playability` and of the counters at a glance; who passes has no problem by
them. Castling rights are asked of the exact check, once for each pair of back ranks.

Letters are told apart by their lowest bits, which are the same in upper and lower case.

The man that is nearest on a line is the lowest bit of those upward, and the highest of those
downward: there it is a slider if the sliders are a larger number than all other men.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fenedit.notation.castling import is_chess960, sound_rights
from fenedit.notation.position import EMPTY, EMPTY_PLACEMENT, WHITE, Position
from fenedit.rules.attacks import DIAGONAL, LEAPS, STRAIGHT, rays
from fenedit.rules.judge import playability

Bitboards: TypeAlias = NDArray[np.uint64]
Squares: TypeAlias = NDArray[np.int64]
"""One for each board, from a1 = 0."""
Bytes: TypeAlias = NDArray[np.uint8]
Flags: TypeAlias = NDArray[np.bool_]

SQUARES: Final = 64
_LETTER_BITS: Final = 5
_LOWER_CASE: Final = 0x20
_FRACTION: Final = 52
"""Bits of a float's fraction; above them stands its exponent,"""
_BIAS: Final = 1023
"""and this more."""


class _Boards(NamedTuple):
    """What stands on some boards, an element of each array for each; kinds are of both sides."""

    white: Bitboards
    black: Bitboards
    kings: Bitboards
    queens: Bitboards
    rooks: Bitboards
    bishops: Bitboards
    knights: Bitboards
    pawns: Bitboards

    @property
    def occupied(self) -> Bitboards:
        """All men."""
        return self.white | self.black

    def taken(self, indices: Squares) -> "_Boards":
        """Return some of the boards, by their indices."""
        return _Boards(*(array.take(indices) for array in self))


def boards_of(contents: Bytes) -> _Boards:
    """Return boards by what stands on their squares.

    Args:
        contents: contiguous rows of 64 letters of pieces, 0 for an empty square; a8 comes first
            and h1 last.
    """
    squares = contents.reshape(-1)
    bits = [_plane(squares, 1 << bit) for bit in range(_LETTER_BITS)]
    lower = _plane(squares, _LOWER_CASE)
    # K 01011, Q 10001, R 10010, B 00010, N 01110, P 10000.
    occupied = bits[1] | bits[4]
    return _Boards(
        occupied & ~lower,
        lower,
        bits[3] & ~bits[2],
        bits[4] & bits[0],
        bits[4] & bits[1],
        bits[1] & ~(bits[3] | bits[4]),
        bits[2],
        bits[4] & ~(bits[0] | bits[1]),
    )


def _plane(squares: Bytes, bit: int) -> Bitboards:
    # The first byte of a board is rank 8, which stands highest.
    packed = np.packbits(squares & np.uint8(bit), bitorder="little").view(">u8")
    return packed.astype(np.uint64)


def squares_of(bitboards: Bitboards) -> Squares:
    """Return the square of boards with a single bit."""
    bits: Squares = bitboards.astype(np.float64).view(np.int64) >> _FRACTION
    bits -= _BIAS
    return bits


def bits_of(squares: Squares) -> Bitboards:
    """Return boards with a single bit, by its square."""
    bits: Bitboards = np.uint64(1) << squares.astype(np.uint64)
    return bits


def counts_of(bitboards: Bitboards) -> Bytes:
    """Return how many bits boards have."""
    pairs = bitboards - (bitboards >> np.uint64(1) & np.uint64(0x5555555555555555))
    mask = np.uint64(0x3333333333333333)
    fours = (pairs & mask) + (pairs >> np.uint64(2) & mask)
    bytes_ = fours + (fours >> np.uint64(4)) & np.uint64(0x0F0F0F0F0F0F0F0F)
    counts: Bytes = (bytes_ * np.uint64(0x0101010101010101) >> np.uint64(56)).astype(np.uint8)
    return counts


class _Attackers(NamedTuple):
    """Men of one side on each board, queens on lines of both kinds, and whether it is White."""

    kings: Bitboards
    knights: Bitboards
    pawns: Bitboards
    straight: Bitboards
    diagonal: Bitboards
    pawns_go_up: Flags


def attackers_of(boards: _Boards, are_white: Flags) -> _Attackers:
    """Return the men of one side on each board: of White where the flag is set."""
    own = np.where(are_white, boards.white, boards.black)
    queens = boards.queens & own
    return _Attackers(
        boards.kings & own,
        boards.knights & own,
        boards.pawns & own,
        boards.rooks & own | queens,
        boards.bishops & own | queens,
        are_white,
    )


def are_attacked(squares: Squares, by: _Attackers, occupied: Bitboards) -> Flags:
    """Tell of a square on each board whether some men attack it, past all that is occupied.

    Pins and whose move it is do not count, and what stands on the square does not either.
    """
    found = _KNIGHTS.take(squares) & by.knights
    found |= _KINGS.take(squares) & by.kings
    # White's table follows Black's.
    found |= _PAWNS.take(squares + SQUARES * by.pawns_go_up) & by.pawns
    ways = ((((1, 0), (0, 1)), by.straight), (((1, 1), (-1, 1)), by.diagonal))
    for steps, sliders in ways:
        for step in steps:
            men = _RAYS[step].take(squares)
            men &= occupied
            # The lowest bit alone.
            men &= ~men + np.uint64(1)
            men &= sliders
            found |= men
    attacked: Flags = found != 0
    for steps, sliders in ways:
        for file, rank in steps:
            men = _RAYS[-file, -rank].take(squares)
            men &= occupied
            others = men & ~sliders
            attacked |= men ^ others > others
    return attacked


def _table(steps: Iterable[tuple[int, int]], most: int = 1) -> Bitboards:
    """Return for each square where some steps lead, each taken `most` times at most."""
    lines = (rays(square, steps, most) for square in range(SQUARES))
    return np.array([sum(1 << to for ray in each for to in ray) for each in lines], np.uint64)


_KNIGHTS: Final = _table(LEAPS)
_KINGS: Final = _table(STRAIGHT + DIAGONAL)
_PAWNS: Final = np.concatenate([_table([(-1, 1), (1, 1)]), _table([(-1, -1), (1, -1)])])
"""Where pawns stand that attack a square: Black's above it, White's below."""
_RAYS: Final = {step: _table([step], 7) for step in STRAIGHT + DIAGONAL}


_BACK_RANKS: Final = np.uint64(0xFF000000000000FF)
_BACK_RANK: Final = np.uint64(0xFF)
_LAST_RANK: Final = np.uint64(56)
"""Where its bits begin."""
_NO_RIGHTS: Final = np.uint64(ord("-") << 56)
_NO_CLOCK_BEFORE: Final = 100
"""Plies from which on the check remarks on the clock."""
_WHITE_EP_RANK, _BLACK_EP_RANK = 5, 2
"""Ranks of en passant squares, counted from 0, by the side to move."""


class Positions(NamedTuple):
    """Some positions; all arrays have an element, or a row, for each of them.

    Attributes:
        contents: contiguous rows of 64 letters of pieces, 0 for an empty square; a8 comes first
            and h1 last.
        sides: the letter of the side to move.
        rights: the letters of castling rights or "-", four at most, that end in the highest byte;
            0 before them.
        ep_squares: en passant squares, from a1 = 0; 64 for none.
        clocks: halfmove clocks.
        numbers: fullmove numbers.
    """

    contents: Bytes
    sides: Bytes
    rights: Bitboards
    ep_squares: Bytes
    clocks: NDArray[np.int64]
    numbers: NDArray[np.int64]


def are_playable(positions: Positions, chess960: bool) -> Flags:
    """Tell of each position whether nothing speaks against it.

    What only some would call a fault may be one here: False asks for an exact look. If `chess960`,
    Chess960's rules hold also where the position does not say so.
    """
    boards = boards_of(positions.contents)
    white_moves: Flags = positions.sides == ord(WHITE)
    white_kings, black_kings = boards.kings & boards.white, boards.kings & boards.black
    sound = _are_single(white_kings)
    sound &= _are_single(black_kings)
    sound &= boards.pawns & _BACK_RANKS == 0
    for army in (boards.white, boards.black):
        sound &= counts_of(army) <= playability.MAX_MEN
        sound &= _have_room(boards, army)
    sound &= positions.clocks < _NO_CLOCK_BEFORE
    sound &= (positions.numbers > 0) & (positions.numbers <= playability.MAX_NUMBER)
    attackers = attackers_of(boards, white_moves)
    passive_kings = np.where(white_moves, black_kings, white_kings)
    # Where there is no king, nobody asks for its square.
    passive_kings[~sound] = 1
    sound &= ~are_attacked(squares_of(passive_kings), attackers, boards.occupied)
    claimed = np.flatnonzero(sound & (positions.rights != _NO_RIGHTS))
    sound[claimed] = _all_hold(positions.rights[claimed], boards.taken(claimed), chess960)
    # A double step, which the en passant square shows, sets the clock to 0.
    sound &= (positions.ep_squares == 64) | (positions.clocks == 0)
    stepped = np.flatnonzero(sound & (positions.ep_squares < 64))
    sound[stepped] = _are_after_double_steps(
        boards.taken(stepped),
        positions.ep_squares[stepped].astype(np.int64),
        white_moves[stepped],
    )
    return sound


def _have_room(boards: _Boards, army: Bitboards) -> Flags:
    """Tell of each side whether each piece more than at first is one of its eight pawns."""
    men = counts_of(army & boards.pawns).astype(np.int8)
    kinds = {"Q": boards.queens, "R": boards.rooks, "B": boards.bishops, "N": boards.knights}
    for kind, most in playability.AT_FIRST.items():
        men += np.maximum(counts_of(army & kinds[kind]).astype(np.int8) - np.int8(most), 0)
    room: Flags = men <= playability.MAX_PAWNS
    return room


def _all_hold(rights: Bitboards, boards: _Boards, chess960: bool) -> Flags:
    """Tell of each position whether all of its castling rights hold."""
    keys = rights.copy()
    for kind, at in ((boards.kings, 0), (boards.rooks, 8)):
        keys |= (kind & boards.white & _BACK_RANK) << np.uint64(at)
        keys |= (kind & boards.black) >> _LAST_RANK << np.uint64(at + 16)
    unique, inverse = np.unique(keys, return_inverse=True)
    hold: Flags = np.array([_hold(key, chess960) for key in unique.tolist()], np.bool_)
    return hold[inverse]


@lru_cache(maxsize=1 << 16)
def _hold(key: int, chess960: bool) -> bool:
    """Tell whether castling rights hold, whatever else is said of the position."""
    white_kings, white_rooks, black_kings, black_rooks, *letters = key.to_bytes(8, "little")
    placement = (
        _rank(white_kings, "K", white_rooks, "R")
        + EMPTY_PLACEMENT[8:56]
        + _rank(black_kings, "k", black_rooks, "r")
    )
    rights = bytes(letters).lstrip(b"\0").decode("ascii")
    position = Position(placement, castling_rights=rights)
    # It may be said elsewhere that a position is one of Chess960.
    return len(sound_rights(position, True)) == len(rights) and (
        chess960 or is_chess960(position) or len(sound_rights(position, False)) == len(rights)
    )


def _rank(kings: int, king: str, rooks: int, rook: str) -> str:
    return "".join(
        king if kings >> file & 1 else rook if rooks >> file & 1 else EMPTY for file in range(8)
    )


def _are_single(bitboards: Bitboards) -> Flags:
    single: Flags = bitboards & (bitboards - np.uint64(1)) == 0
    single &= bitboards != 0
    return single


def _are_after_double_steps(boards: _Boards, targets: Squares, white_moves: Flags) -> Flags:
    """Tell of boards with one king a side whether a double step passed over the target last."""
    possible: Flags = targets >> 3 == np.where(white_moves, _WHITE_EP_RANK, _BLACK_EP_RANK)
    # Of other ranks there may be no square behind.
    targets = np.where(possible, targets, 24)
    onward = np.where(white_moves, 8, -8)
    passed, pawns, origins = bits_of(targets), bits_of(targets - onward), bits_of(targets + onward)
    enemies = np.where(white_moves, boards.black, boards.white)
    possible &= boards.pawns & enemies & pawns != 0
    possible &= boards.occupied & (passed | origins) == 0
    # Before the step no check may have stood.
    attackers = attackers_of(boards, ~white_moves)
    before: _Attackers = attackers._replace(pawns=attackers.pawns & ~pawns | origins)
    kings = squares_of(boards.kings & ~enemies)
    possible &= ~are_attacked(kings, before, boards.occupied & ~pawns | origins)
    return possible
