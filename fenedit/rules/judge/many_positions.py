"""Finds which of many positions are certainly playable, ignoring counters.

The checks are those of `playability`; castling rights are checked exactly, once for each pair of
back ranks.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fenedit.notation.castling import is_chess960, sound_rights
from fenedit.notation.position import EMPTY, EMPTY_PLACEMENT, WHITE, Position
from fenedit.rules.attacks import DIAGONAL, LEAPS, STRAIGHT, rays
from fenedit.rules.judge import playability

Bitboards: TypeAlias = NDArray[np.uint64]
Squares: TypeAlias = NDArray[np.int64]
"""A square of each board, from a1 = 0."""
Bytes: TypeAlias = NDArray[np.uint8]
Flags: TypeAlias = NDArray[np.bool_]


class _Boards(NamedTuple):
    """Several boards, one element of each array for each; kinds are of both sides."""

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
        """All pieces."""
        return self.white | self.black

    def take(self, indices: Squares) -> "_Boards":
        """Return some of the boards."""
        return _Boards(*(array.take(indices) for array in self))


def boards_of(contents: Bytes) -> _Boards:
    """Return boards by the letters on their squares, see `are_playable`."""
    squares = contents.reshape(-1)
    # The first byte of a board is rank 8, which is the highest. The lowest bits of letters are the
    # same in upper and lower case.
    *bits, lower = (
        np.packbits(squares & np.uint8(bit), bitorder="little").view(">u8").astype(np.uint64)
        for bit in (1, 2, 4, 8, 16, 32)
    )
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


def squares_of(bitboards: Bitboards) -> Squares:
    """Return the square of boards with a single bit."""
    squares: Squares = np.frexp(bitboards)[1].astype(np.int64) - 1
    return squares


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


def are_attacked(
    squares: Squares,
    boards: _Boards,
    by_white: Flags,
    occupied: Bitboards | None = None,
    pawns: Bitboards | None = None,
) -> Flags:
    """Return whether a square of each board is attacked by White if a flag is set, else by Black.

    Pins, the side to move and what is on the square do not matter.

    Args:
        squares: of each board, the square.
        boards: the pieces.
        by_white: which side may attack.
        occupied: the squares that block lines, if not those of the boards.
        pawns: the pawns that attack, if not those of the boards.
    """
    own = np.where(by_white, boards.white, boards.black)
    occupied = boards.occupied if occupied is None else occupied
    pawns = boards.pawns & own if pawns is None else pawns
    found = _KNIGHTS.take(squares) & boards.knights & own
    found |= _KINGS.take(squares) & boards.kings & own
    # White's table follows Black's.
    found |= _PAWNS.take(squares + 64 * by_white) & pawns
    attacked: Flags = found != 0
    for steps, kind in ((STRAIGHT, boards.rooks), (DIAGONAL, boards.bishops)):
        sliders = (kind | boards.queens) & own
        for file, rank in steps:
            pieces = _RAYS[file, rank].take(squares) & occupied
            if rank * 8 + file > 0:
                # The nearest piece upward is the lowest bit.
                attacked |= pieces & (~pieces + np.uint64(1)) & sliders != 0
            else:
                # Downward, a slider is nearest if the sliders are a larger number than the others.
                others = pieces & ~sliders
                attacked |= pieces ^ others > others
    return attacked


def _table(steps: Iterable[tuple[int, int]], most: int = 1) -> Bitboards:
    """Return the targets of some steps from each square, each taken at most `most` times."""
    lines = (rays(square, steps, most) for square in range(64))
    return np.array([sum(1 << to for ray in each for to in ray) for each in lines], np.uint64)


_KNIGHTS = _table(LEAPS)
_KINGS = _table(STRAIGHT + DIAGONAL)
_PAWNS = np.concatenate([_table([(-1, 1), (1, 1)]), _table([(-1, -1), (1, -1)])])
"""Squares of pawns that attack a square: Black's above it, White's below."""
_RAYS = {step: _table([step], 7) for step in STRAIGHT + DIAGONAL}


def are_playable(
    contents: Bytes, sides: Bytes, rights: Bitboards, ep_squares: Bytes, chess960: bool
) -> Flags:
    """Return which positions certainly have no problem.

    Args:
        contents: contiguous rows of 64 letters of pieces, 0 for an empty square, from a8 to h1.
        sides: the letter of the side to move.
        rights: the letters of castling rights or "-", four at most, that end in the highest byte;
            0 before them.
        ep_squares: en passant squares, from a1 = 0; 64 for none.
        chess960: whether Chess960's rules hold also if the position does not say so.
    """
    boards = boards_of(contents)
    white_moves: Flags = sides == ord(WHITE)
    white_kings, black_kings = boards.kings & boards.white, boards.kings & boards.black
    sound: Flags = boards.pawns & np.uint64(0xFF000000000000FF) == 0
    for kings in (white_kings, black_kings):
        sound &= (kings != 0) & (kings & (kings - np.uint64(1)) == 0)
    for army in (boards.white, boards.black):
        sound &= counts_of(army) <= playability.MAX_PIECES
        sound &= _have_room(boards, army)
    passive_kings = np.where(white_moves, black_kings, white_kings)
    # Any square will do if there is no king.
    passive_kings[~sound] = 1
    sound &= ~are_attacked(squares_of(passive_kings), boards, white_moves)
    claimed = np.flatnonzero(sound & (rights != np.uint64(ord("-") << 56)))
    sound[claimed] = _all_hold(rights[claimed], boards.take(claimed), chess960)
    stepped = np.flatnonzero(sound & (ep_squares < 64))
    sound[stepped] = _are_after_double_steps(
        boards.take(stepped), ep_squares[stepped].astype(np.int64), white_moves[stepped]
    )
    return sound


def _have_room(boards: _Boards, army: Bitboards) -> Flags:
    """Return which armies have no more pawns and additional pieces than eight."""
    pawns = counts_of(army & boards.pawns).astype(np.int8)
    kinds = {"Q": boards.queens, "R": boards.rooks, "B": boards.bishops, "N": boards.knights}
    for kind, most in playability.AT_FIRST.items():
        pawns += np.maximum(counts_of(army & kinds[kind]).astype(np.int8) - np.int8(most), 0)
    room: Flags = pawns <= playability.MAX_PAWNS
    return room


def _all_hold(rights: Bitboards, boards: _Boards, chess960: bool) -> Flags:
    """Return for each position whether all of its castling rights hold."""
    keys = rights.copy()
    for kind, at in ((boards.kings, 0), (boards.rooks, 8)):
        keys |= (kind & boards.white & np.uint64(0xFF)) << np.uint64(at)
        keys |= (kind & boards.black) >> np.uint64(56) << np.uint64(at + 16)
    unique, inverse = np.unique(keys, return_inverse=True)
    hold: Flags = np.array([_hold(key, chess960) for key in unique.tolist()], np.bool_)
    return hold[inverse]


@lru_cache(maxsize=1 << 16)
def _hold(key: int, chess960: bool) -> bool:
    """Return whether castling rights hold, in standard chess or Chess960."""
    white_kings, white_rooks, black_kings, black_rooks, *letters = key.to_bytes(8, "little")
    placement = (
        _rank(white_kings, "K", white_rooks, "R")
        + EMPTY_PLACEMENT[8:56]
        + _rank(black_kings, "k", black_rooks, "r")
    )
    rights = bytes(letters).lstrip(b"\0").decode("ascii")
    position = Position(placement, castling_rights=rights)
    # The record may say elsewhere that it is Chess960.
    return len(sound_rights(position, True)) == len(rights) and (
        chess960 or is_chess960(position) or len(sound_rights(position, False)) == len(rights)
    )


def _rank(kings: int, king: str, rooks: int, rook: str) -> str:
    return "".join(
        king if kings >> file & 1 else rook if rooks >> file & 1 else EMPTY for file in range(8)
    )


def _are_after_double_steps(boards: _Boards, targets: Squares, white_moves: Flags) -> Flags:
    """Return for boards with one king a side whether a double step could have passed the target."""
    possible: Flags = targets >> 3 == np.where(white_moves, 5, 2)
    # On other ranks there may be no square beyond.
    targets = np.where(possible, targets, 24)
    onward = np.where(white_moves, 8, -8)
    passed, pawns, origins = bits_of(targets), bits_of(targets - onward), bits_of(targets + onward)
    enemies = np.where(white_moves, boards.black, boards.white)
    possible &= boards.pawns & enemies & pawns != 0
    possible &= boards.occupied & (passed | origins) == 0
    # Before the step there was no check.
    kings = squares_of(boards.kings & ~enemies)
    before = boards.occupied & ~pawns | origins
    pawns_before = boards.pawns & enemies & ~pawns | origins
    possible &= ~are_attacked(kings, boards, ~white_moves, before, pawns_before)
    return possible
