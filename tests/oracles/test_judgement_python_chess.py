"""What `chess.Board.status()` finds wrong, and what we find: every difference has a named reason."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice, product

import chess
import pytest

from fenedit.jobs.parts import in_processes, process_count
from fenedit.notation.castling import resolve_right
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.position import Position
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.judge.diagnose import diagnose
from fenedit.rules.judge.playability import playability
from tests.helpers.games import played_positions
from tests.helpers.mutations import mutated, random_placements

SHORT, LONG = 2_000, 1_000_000
PART = 2_500
"""Positions that one process compares before it is given others."""

FLAGS = {
    chess.STATUS_EMPTY: {"empty-board"},
    chess.STATUS_NO_WHITE_KING: {"king-missing-white"},
    chess.STATUS_NO_BLACK_KING: {"king-missing-black"},
    chess.STATUS_TOO_MANY_KINGS: {"kings-too-many-white", "kings-too-many-black"},
    chess.STATUS_TOO_MANY_WHITE_PAWNS: {"pawns-too-many-white"},
    chess.STATUS_TOO_MANY_BLACK_PAWNS: {"pawns-too-many-black"},
    chess.STATUS_TOO_MANY_WHITE_PIECES: {"men-too-many-white"},
    chess.STATUS_TOO_MANY_BLACK_PIECES: {"men-too-many-black"},
    chess.STATUS_PAWNS_ON_BACKRANK: {"pawn-on-backrank"},
    chess.STATUS_BAD_CASTLING_RIGHTS: {"castling-invalid"},
    chess.STATUS_INVALID_EP_SQUARE: {
        "ep-wrong-rank",
        "ep-no-pawn",
        "ep-target-occupied",
        "ep-origin-occupied",
    },
    chess.STATUS_OPPOSITE_CHECK: {"opposite-check", "kings-adjacent"},
}
"""What is not playable, as the package calls it and as we do."""

CHECK_FLAGS = chess.STATUS_TOO_MANY_CHECKERS | chess.STATUS_IMPOSSIBLE_CHECK
CHECK_CODES = {"checkers-too-many", "check-impossible", "ep-check-impossible"}
"""Checks that no last move gives. The package knows the plainest of them."""

IMPOSSIBLE_BEFORE = (
    chess.STATUS_OPPOSITE_CHECK
    | chess.STATUS_PAWNS_ON_BACKRANK
    | chess.STATUS_TOO_MANY_WHITE_PIECES
    | chess.STATUS_TOO_MANY_BLACK_PIECES
    | chess.STATUS_TOO_MANY_WHITE_PAWNS
    | chess.STATUS_TOO_MANY_BLACK_PAWNS
)

KINGS, RIGHTS = chess.STATUS_TOO_MANY_KINGS, chess.STATUS_BAD_CASTLING_RIGHTS
ATTACKS = chess.STATUS_OPPOSITE_CHECK | CHECK_FLAGS


class Case:
    """A position and both opinions of it."""

    def __init__(self, position: Position, chess960: bool) -> None:
        self.position, self.chess960 = position, chess960
        self.board = chess.Board(format_fen(position), chess960=chess960)
        self.theirs = self.board.status()
        problems = playability(position, chess960)
        self.in_order = all(each.severity is not Severity.NOT_PLAYABLE for each in problems)
        if self.in_order and (self.theirs & CHECK_FLAGS or self.board.is_check()):
            problems = diagnose(position, chess960)
        self.problems: tuple[Problem, ...] = problems
        self.ours = {problem.code for problem in problems}

    def differences(self) -> Iterator[chess.Status]:
        """Yield the flags about which there are two opinions."""
        for flag, codes in FLAGS.items():
            if bool(self.theirs & flag) != bool(self.ours & codes):
                yield flag
        if bool(self.theirs & CHECK_FLAGS) != bool(self.ours & CHECK_CODES):
            yield CHECK_FLAGS

    @property
    def kings(self) -> tuple[int, int]:
        return self.position.placement.count("K"), self.position.placement.count("k")


def two_kings_of_one_side(case: Case, flag: chess.Status) -> bool:
    """The package counts the kings of both sides together: two and none are not too many."""
    return flag == KINGS and sorted(case.kings) == [0, 2]


def one_of_several_kings(case: Case, flag: chess.Status) -> bool:
    """The package takes one of a side's kings for the king; we ask of all of them."""
    return bool(flag & (ATTACKS | RIGHTS)) and max(case.kings) > 1


def lost_queenside_right(case: Case, flag: chess.Status) -> bool:
    """Where no rook stands on the back rank, the package has no place to keep Q or q."""
    placement, rights = case.position.placement, case.position.castling_rights
    return flag == RIGHTS and any(
        letter in rights and rook not in rank
        for letter, rook, rank in (("Q", "R", placement[:8]), ("q", "r", placement[56:]))
    )


def king_in_the_corner(case: Case, flag: chess.Status) -> bool:
    """In no array of Chess960 does a king stand in a corner; the package lets it castle there."""
    placement = case.position.placement
    return (
        flag == RIGHTS
        and case.chess960
        and ("K" in (placement[0], placement[7]) or "k" in (placement[56], placement[63]))
    )


def two_names_of_one_rook(case: Case, flag: chess.Status) -> bool:
    """K and H may name the same rook: the package's set of rooks holds it once."""
    placement, rights = case.position.placement, case.position.castling_rights
    rooks = [resolve_right(placement, letter, case.chess960) for letter in rights]
    known = [rook for rook in rooks if rook is not None]
    return flag == RIGHTS and len(set(known)) < len(known)


def proofs_need_order(case: Case, flag: chess.Status) -> bool:
    """What is not playable is not asked how it came about."""
    return flag == CHECK_FLAGS and not case.in_order


def no_move_gives_this_check(case: Case, flag: chess.Status) -> bool:
    """We report more checks than the package; trying all last moves shows that none gives them."""
    return (
        flag == CHECK_FLAGS
        and case.in_order
        and not case.theirs & CHECK_FLAGS
        and next(last_moves(case.position, case.chess960), None) is None
    )


RULES: tuple[Callable[[Case, chess.Status], bool], ...] = (
    two_kings_of_one_side,
    one_of_several_kings,
    lost_queenside_right,
    king_in_the_corner,
    two_names_of_one_rook,
    proofs_need_order,
    no_move_gives_this_check,
)


def last_moves(position: Position, chess960: bool) -> Iterator[chess.Move]:
    """Yield last moves that may have led to a position, found by playing them from before.

    Whatever can be thought of is set up, and counts where the package calls the move legal and it
    gives the same board. What stands there with a right has not moved.
    """
    after = chess.Board(format_fen(position), chess960=chess960)
    mover = not after.turn
    unmoved = {
        resolve_right(position.placement, letter, chess960)
        for letter in position.castling_rights
        if letter.isupper() == mover
    }
    if unmoved:
        unmoved.add(after.king(mover))
    for before, move in candidates(after, mover):
        if move.to_square in unmoved or move.from_square in unmoved:
            continue
        if before.status() & IMPOSSIBLE_BEFORE or has_too_many_promoted(before):
            continue
        if not before.is_legal(move):
            continue
        before.push(move)
        same = before.board_fen() == after.board_fen()
        if same and position.ep_square in (None, before.ep_square):
            yield move


def has_too_many_promoted(board: chess.Board) -> bool:
    """Return whether a side has more promoted pieces than missing pawns."""
    for side in chess.COLORS:
        pawns = len(board.pieces(chess.PAWN, side))
        bishops = board.pieces(chess.BISHOP, side)
        kinds = (
            (board.pieces(chess.QUEEN, side), 1),
            (board.pieces(chess.ROOK, side), 2),
            (board.pieces(chess.KNIGHT, side), 2),
            (bishops & chess.BB_LIGHT_SQUARES, 1),
            (bishops & chess.BB_DARK_SQUARES, 1),
        )
        if pawns + sum(max(0, len(men) - usual) for men, usual in kinds) > 8:
            return True
    return False


def candidates(after: chess.Board, mover: chess.Color) -> Iterator[tuple[chess.Board, chess.Move]]:
    captured = [None, *(chess.Piece(kind, not mover) for kind in range(chess.PAWN, chess.KING))]
    back_rank = 7 if mover == chess.WHITE else 0
    for to in chess.SquareSet(after.occupied_co[mover]):
        man = after.piece_at(to)
        assert man is not None
        # No piece comes from farther than it can go, except pawns.
        near = chess.SquareSet(
            chess.BB_ALL if man.piece_type == chess.PAWN else after.attacks_mask(to)
        )
        origins = [(man, origin, None) for origin in near if after.piece_at(origin) is None]
        if man.piece_type not in (chess.PAWN, chess.KING) and chess.square_rank(to) == back_rank:
            pawn = chess.Piece(chess.PAWN, mover)
            ring = [origin for origin in chess.SQUARES if chess.square_distance(origin, to) == 1]
            origins += [(pawn, at, man.piece_type) for at in ring if after.piece_at(at) is None]
        for (moved, origin, promotion), victim in product(origins, captured):
            before = set_up(after, mover, {to: victim, origin: moved})
            yield before, chess.Move(origin, to, promotion)
        if man.piece_type == chess.PAWN:
            yield from en_passants(after, mover, to)
    yield from castlings(after, mover)


def en_passants(
    after: chess.Board, mover: chess.Color, to: chess.Square
) -> Iterator[tuple[chess.Board, chess.Move]]:
    taken = to - 8 if mover == chess.WHITE else to + 8
    victim = chess.Piece(chess.PAWN, not mover)
    for origin in chess.SQUARES:
        beside = abs(origin - taken) == 1 and chess.square_distance(origin, to) == 1
        if not beside or after.piece_at(taken) or after.piece_at(origin):
            continue
        before = set_up(after, mover, {to: None, taken: victim, origin: after.piece_at(to)})
        before.ep_square = to
        if not before.status() & chess.STATUS_INVALID_EP_SQUARE:
            yield before, chess.Move(origin, to)


def castlings(after: chess.Board, mover: chess.Color) -> Iterator[tuple[chess.Board, chess.Move]]:
    king, rook = chess.Piece(chess.KING, mover), chess.Piece(chess.ROOK, mover)
    rank = 0 if mover == chess.WHITE else 56
    for king_to, rook_to in ((6, 5), (2, 3)):
        if after.piece_at(rank + king_to) != king or after.piece_at(rank + rook_to) != rook:
            continue
        for home, corner in product(range(8), range(8)):
            if home == corner or (not after.chess960 and (home != 4 or corner not in (0, 7))):
                continue
            changes = {rank + king_to: None, rank + rook_to: None}
            before = set_up(after, mover, {**changes, rank + home: king, rank + corner: rook})
            before.castling_rights = chess.BB_SQUARES[rank + corner]
            yield before, chess.Move(rank + home, rank + (corner if after.chess960 else king_to))


def set_up(
    after: chess.Board, mover: chess.Color, changes: dict[chess.Square, chess.Piece | None]
) -> chess.Board:
    before = after.copy(stack=False)
    for square, piece in changes.items():
        before.set_piece_at(square, piece)
    before.turn, before.ep_square, before.castling_rights = mover, None, chess.BB_EMPTY
    return before


def compared(seed: int) -> tuple[Counter[str], list[str]]:
    """Return which reasons differences have in a part, and the FENs of those that have none."""
    dice = random.Random(seed)
    reasons: Counter[str] = Counter()
    unexplained = []
    for chess960 in (False, True):
        games = played_positions(seed, 10**6, chess960)
        made_up = random_placements(dice, PART // 8)
        changed = islice(mutated(games, dice, chess960), PART // 2 - PART // 8)
        for position in (*changed, *made_up):
            case = Case(position, chess960)
            reasons["compared"] += 1
            for flag in case.differences():
                rules = [rule.__name__ for rule in RULES if rule(case, flag)]
                reasons.update(rules[:1])
                if not rules:
                    names = sorted(case.ours), case.theirs, flag, chess960
                    unexplained.append(f"{format_fen(position)} {names}")
    return reasons, unexplained


@pytest.mark.parametrize(
    "count",
    [SHORT, pytest.param(LONG, marks=pytest.mark.long)],
)
def test_every_difference_has_a_reason(count: int) -> None:
    seeds = iter(range(count // PART))
    several = process_count() > 1 and count > SHORT
    parts = in_processes(compared, seeds, 2) if several else map(compared, seeds)
    reasons: Counter[str] = Counter()
    unexplained: list[str] = []
    for found, others in parts:
        reasons += found
        unexplained += others
    assert unexplained == []
    print("".join(f"\n{number:9} {name}" for name, number in reasons.most_common()))
    assert reasons["compared"] == count // PART * (PART // 2 * 2)
    # Each rule is needed: who takes one away must see it.
    assert {rule.__name__ for rule in RULES} <= set(reasons) or count == SHORT


CHECKS_WITH_LAST_MOVES = [
    "8/8/3Pk3/8/8/1B6/8/K3R3 b - - 0 60",
    "7k/5N2/8/8/8/8/1B6/K7 b - - 3 60",
    "7k/6P1/8/8/8/8/8/K6R b - - 0 60",
    "5k2/8/8/8/8/8/8/5RK1 b - - 3 60",
    "1Q1k4/8/8/8/8/8/8/3K4 b - - 0 60",
]


@pytest.mark.parametrize("fen", CHECKS_WITH_LAST_MOVES)
def test_last_moves_are_found(fen: str) -> None:
    assert next(last_moves(parse_fen(fen), False), None) is not None


@pytest.mark.parametrize(
    "fen",
    [
        "8/8/4k3/8/8/1B6/8/K3R3 b - - 0 60",
        "4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 40",
        "8/8/8/8/8/3k4/4P3/4K3 b - - 0 60",
        "4k3/8/8/1B6/3Pp3/8/8/4K3 b - d3 0 40",
    ],
)
def test_no_last_moves_are_made_up(fen: str) -> None:
    assert next(last_moves(parse_fen(fen), False), None) is None
