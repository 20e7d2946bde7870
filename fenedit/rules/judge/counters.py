"""Reports slips, mostly in the two counters. All are hints: composers ignore counters.

The fullmove number and the side to move give the number of plies played. The board shows how many
there must have been, and how many of them captured or moved a pawn and so reset the clock (FIDE
Laws of Chess, 9.3). All bounds are the least that any game needs, from the initial array or, in
Chess960, from any of its arrays.
"""

from collections.abc import Callable, Iterator
from operator import eq
from typing import NamedTuple, TypeAlias

from fenedit.notation.position import (
    BLACK,
    START_PLACEMENT,
    WHITE,
    Placement,
    Position,
    ep_is_possible,
    piece_of,
    rank_of,
)
from fenedit.notation.problems import Problem, Severity, data_of
from fenedit.rules.judge.playability import Check
from fenedit.rules.retro.armies import Army, PieceCount, count_pieces

CountedCheck: TypeAlias = Callable[[Position, bool, PieceCount], Iterator[Problem]]


class Played(NamedTuple):
    """The number of moves that each side made, or must have made."""

    white: int
    black: int

    @property
    def plies(self) -> int:
        """How many moves both sides made together."""
        return self.white + self.black


def fullmove_number(position: Position, chess960: bool) -> Iterator[Problem]:
    """Report fullmove number 0; the PGN standard (16.1.3.6) begins with 1."""
    if position.fullmove_number == 0:
        yield Problem("fullmove-zero", Severity.HINT)


def halfmove_clock(position: Position, chess960: bool) -> Iterator[Problem]:
    """Report a clock that ends the game, or lets a player claim a draw."""
    clock = position.halfmove_clock
    # The seventy-five-move rule and the fifty-move rule (FIDE Laws of Chess, 9.6.2 and 9.3).
    if clock >= 150:
        yield Problem("clock-ge-150", Severity.HINT, data=data_of(count=clock))
    elif clock >= 100:
        yield Problem("clock-ge-100", Severity.HINT, data=data_of(count=clock))


def moves_played(position: Position, chess960: bool, counted: PieceCount) -> Iterator[Problem]:
    """Report a fullmove number that leaves a side fewer moves than it has visibly made.

    A side made at least as many moves as it captured pieces. It also moved its pawns to where they
    are, promoted, and moved every piece that is not at home: king and rook in one move if they are
    as after castling. In Chess960 all of the back rank is home.
    """
    least, had = _least_moves(counted, position.placement, chess960), played(position)
    if least.white > had.white or least.black > had.black:
        data = data_of(
            number=position.fullmove_number,
            white=least.white,
            black=least.black,
            least=least_fullmove_number(position, chess960, counted),
        )
        yield Problem("fullmove-too-small", Severity.HINT, data=data)


def clock_within_game(position: Position, chess960: bool) -> Iterator[Problem]:
    """Report a clock that counts more plies than were played.

    The datum "reason" is "captures" if captures and pawn moves leave it even fewer plies: they
    took those "needed" and left the "longest".
    """
    clock, plies = position.halfmove_clock, played(position).plies
    if clock > plies:
        longest = longest_clock(position, count_pieces(position.placement))
        data = _clock_data(clock, plies, longest)
        if 0 <= longest < plies:
            data += data_of(reason="captures")
        yield Problem("clock-exceeds-plies", Severity.HINT, data=data)


def irreversible_moves(
    position: Position, chess960: bool, counted: PieceCount
) -> Iterator[Problem]:
    """Report a clock that leaves no plies for the captures and pawn moves that were made.

    Each ply before the clock began to run captured at most one piece and moved at most one pawn.
    `clock_within_game` reports a clock longer than the game. The datum "reason" is "none" if no
    clock would fit.
    """
    clock, plies = position.halfmove_clock, played(position).plies
    longest = longest_clock(position, counted)
    if longest < clock <= plies:
        data = _clock_data(clock, plies, longest)
        if longest < 0:
            data += data_of(reason="none")
        yield Problem("clock-vs-pawn-moves", Severity.HINT, data=data)


def clock_of_a_quiet_game(
    position: Position, chess960: bool, counted: PieceCount
) -> Iterator[Problem]:
    """Report a clock below the number of plies played although nothing reset it.

    With 32 pieces on the board and all pawns at home there was no capture and no pawn move.
    """
    clock, plies = position.halfmove_clock, played(position).plies
    placement = position.placement
    pawns_home = all(
        placement[rank] == START_PLACEMENT[rank] for rank in (slice(8, 16), slice(48, 56))
    )
    promoted = any(army.promoted for army in counted)
    if clock < plies and pawns_home and not (counted.captures or promoted):
        yield Problem("clock-too-small", Severity.HINT, data=data_of(clock=clock, plies=plies))


def ep_clock(position: Position, chess960: bool) -> Iterator[Problem]:
    """Report a clock that has run since the double step of the en passant square.

    The square must be one that a double step could have left; that step was the last move.
    """
    target, clock = position.ep_square, position.halfmove_clock
    if clock and target is not None and ep_is_possible(position, target):
        data = data_of(clock=clock)
        yield Problem("ep-clock-nonzero", Severity.HINT, squares=(target,), data=data)


CHECKS_OF_ANY_VARIANT: tuple[Check, ...] = (fullmove_number, halfmove_clock, ep_clock)
"""Checks for any variant."""
CHECKS: tuple[Check, ...] = (*CHECKS_OF_ANY_VARIANT, clock_within_game)
"""Checks for any position of chess."""
COUNTED_CHECKS: tuple[CountedCheck, ...] = (
    moves_played,
    irreversible_moves,
    clock_of_a_quiet_game,
)
"""Checks for positions whose pieces are in order."""


def played(position: Position) -> Played:
    """Return how many moves each side has made by the fullmove number; 0 is read as 1."""
    white = black = max(position.fullmove_number, 1) - 1
    return Played(white + (position.side_to_move == BLACK), black)


def least_fullmove_number(position: Position, chess960: bool, counted: PieceCount) -> int:
    """Return the smallest fullmove number that leaves both sides the moves they have made."""
    least = _least_moves(counted, position.placement, chess960)
    return 1 + max(least.white - (position.side_to_move == BLACK), least.black)


def longest_clock(position: Position, counted: PieceCount) -> int:
    """Return the greatest clock that leaves plies for all captures and pawn moves.

    It is negative where even a clock of 0 leaves too few. White moves first, so before the clock
    began to run White made half of the plies, rounded up, and Black the other half.
    """
    least = _least_moves(counted)
    return played(position).plies - max(2 * least.white - 1, 2 * least.black)


def _clock_data(clock: int, plies: int, longest: int) -> tuple[tuple[str, str], ...]:
    return data_of(clock=clock, plies=plies, needed=plies - longest, longest=longest)


def _least_moves(
    counted: PieceCount, placement: Placement | None = None, chess960: bool = False
) -> Played:
    """Return the least number of moves of each side, without a placement only those of pawns."""
    least = []
    for army in counted:
        pieces = 0 if placement is None else _piece_moves(placement, army, chess960)
        least.append(max(army.captures, _pawn_moves(army) + pieces))
    return Played(*least)


def _pawn_moves(army: Army) -> int:
    """Return the least number of moves of the pawns on the board and the promoted pieces."""
    home = 1 if army.side == WHITE else 6
    ranks = [abs(rank_of(pawn) - home) for pawn in army.pawns]
    # The first two ranks may have been one move.
    steps = sum(advanced - (advanced >= 2) for advanced in ranks)
    # From home to the last rank, the first step a double one.
    return steps + 5 * army.promoted


def _piece_moves(placement: Placement, army: Army, chess960: bool) -> int:
    """Return the least number of moves of the other pieces, without promoted ones."""
    back_rank = slice(0, 8) if army.side == WHITE else slice(56, 64)
    contents, array = placement[back_rank], START_PLACEMENT[back_rank]
    if chess960:
        at_home = sum(content in array for content in contents)
        castled = False
    else:
        at_home = sum(map(eq, contents, array))
        king, rook = piece_of("K", army.side), piece_of("R", army.side)
        castled = contents[5:7] == rook + king or contents[2:4] == king + rook
    displaced = army.pieces - len(army.pawns) - at_home
    return max(0, displaced - army.promoted - castled)
