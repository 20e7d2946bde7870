import chess
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.fen import parse_fen
from fenedit.notation.position import START_POSITION, Position, parse_square
from fenedit.notation.transform import swap_colours
from fenedit.rules.retro.armies import (
    BOARD,
    LIGHT,
    BeyondPawns,
    beyond_pawns,
    count_pieces,
    fixed_squares,
    home_regions,
    is_divided,
    neighbours,
    origins,
    promotion_doors,
    promotion_squares,
    region,
    squares_in,
)
from fenedit.rules.retro.pawns import capture_colours, pawn_captures, pawns_impossible
from fenedit.rules.retro.static_proofs import bishop_cage, tempo_parity, unreachable_pieces
from tests.helpers.closed_games import closed_positions
from tests.helpers.corpus import of_kinds
from tests.helpers.games import played_positions
from tests.helpers.strategies import placements


def test_the_array_misses_nothing() -> None:
    white, black = count_pieces(START_POSITION.placement)
    for army in (white, black):
        assert (army.pieces, army.missing, army.promoted, army.pawns_gone) == (16, 0, 0, 0)
    assert white.pawns == tuple(range(8, 16))
    assert black.kings == (60,)


def test_pieces_beyond_the_first_were_pawns() -> None:
    placement = parse_fen("4k3/8/8/8/8/NNN5/QQ6/B1B1KR1R w - - 0 1").placement
    white, _ = count_pieces(placement)
    # A queen, a knight, and a second bishop on dark squares.
    assert (white.light, white.dark, white.promoted) == (0, 2, 3)
    assert white.pawns_captured == 5
    assert count_pieces(placement).captures == 15 + 16 - 10


@given(placements())
def test_both_sides_are_counted_alike(placement: str) -> None:
    position = START_POSITION._replace(placement=placement)
    white, black = count_pieces(placement)
    swapped = swap_colours(position, chess960=False).position
    for army, other in zip((black, white), count_pieces(swapped.placement), strict=True):
        assert army[3:6] == other[3:6]
        assert (army.pieces, army.promoted, army.missing) == (
            other.pieces,
            other.promoted,
            other.missing,
        )
        # The board is turned over, so that light squares become dark ones.
        assert (army.light, army.dark) == (other.dark, other.light)


def test_no_game_promotes_or_loses_more_than_there_is() -> None:
    for position in played_positions(seed=3, games=6):
        for army in count_pieces(position.placement):
            assert army.missing >= 0
            assert army.pawns_captured >= 0


CHECKS = (
    pawns_impossible,
    pawn_captures,
    capture_colours,
    bishop_cage,
    unreachable_pieces,
    tempo_parity,
)
CODES = (
    "pawns-impossible-white",
    "pawns-impossible-black",
    "pawn-captures-too-many-white",
    "pawn-captures-too-many-black",
    "capture-colour-impossible",
    "bishop-cage",
    "unreachable-piece",
    "tempo-parity",
)
FURTHER = {
    # Besides the check that the corpus names, its pawns need captures of pieces that are there.
    "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1": {
        "pawn-captures-too-many-white",
        "pawn-captures-too-many-black",
    },
}
UNASKED = ("king", "men-too", "pawns-too-many", "pawn-on", "opposite-check", "empty-board")


def _codes(position, chess960: bool) -> set[str]:
    counted = count_pieces(position.placement)
    return {problem.code for check in CHECKS for problem in check(position, chess960, counted)}


def _squares(names: str) -> int:
    return sum(1 << parse_square(name) for name in names.split())


def test_the_corpus_is_judged_as_it_says() -> None:
    for case in of_kinds("status"):
        flags = set(case["expect"]["flags"])
        if any(flag.startswith(UNASKED) for flag in flags):
            continue
        codes = _codes(parse_fen(case["input"]), case["expect"]["variant"] == "chess960")
        assert codes == flags & set(CODES) | FURTHER.get(case["input"], set()), case["id"]


@pytest.mark.parametrize("games", [8, pytest.param(250, marks=pytest.mark.long)])
@pytest.mark.parametrize("chess960", [False, True])
def test_no_game_is_accused(chess960: bool, games: int) -> None:
    count = caged = 0
    for position in closed_positions(seed=3, games=games, chess960=chess960):
        assert not _codes(position, chess960), position
        # Without the rights, or in Chess960, nothing is reported.
        forgetful = position._replace(castling_rights="")
        assert not _codes(forgetful, chess960), forgetful
        assert not _codes(forgetful, True), forgetful
        count += 1
        counted = count_pieces(position.placement)
        caged += beyond_pawns(position, chess960, counted.white).pieces > 0
    assert count > 60 * games
    assert caged


@pytest.mark.parametrize(
    ("placement", "kind", "promoted", "astray"),
    [
        ("4k3/8/8/8/8/8/8/RR2K2R", "R", None, None),
        ("4k3/8/8/8/RR6/8/PPPPPPP1/1NB1KB2", "R", [1], [""]),
        ("4k3/8/8/8/RR6/8/PPPPPPPP/1NB1KB2", "R", [2], ["a4 b4"]),
        ("4k3/8/8/8/RR6/7P/PPPPPPP1/1NB1KB2", "R", [1], ["a4 b4"]),
        ("4k3/8/8/8/1B6/B7/1P1PPPP1/2B1KB2", "B", [2, 0], ["", ""]),
        ("4k3/8/8/8/8/8/PPPPPPPP/4K3", "Q", [0], [""]),
    ],
)
def test_pieces_are_originals_or_were_pawns(
    placement: str, kind: str, promoted: list[int] | None, astray: list[str] | None
) -> None:
    position = parse_fen(f"{placement} w - - 0 60")
    white = count_pieces(position.placement).white._replace(captures=15)
    found = origins(position, False, white, kind)
    if promoted is None or astray is None:
        assert found is None
    else:
        assert found is not None
        assert [group.promoted for group in found] == promoted
        assert [group.astray for group in found] == [_squares(names) for names in astray]


@pytest.mark.parametrize(
    ("placement", "beyond"),
    [
        ("4k3/8/8/8/8/8/PPPPPPPP/RNBQKBNR", (0, False, False)),
        ("4k3/8/8/8/8/8/PPPPPPPP/RN1QKBNR", (1, True, False)),
        ("4k3/8/8/8/8/8/PPPPPPPP/RN1QK1NR", (2, True, True)),
        ("4k3/8/8/8/8/8/PPPPPPPP/1N2K1N1", (5, True, True)),
        # Past the lost bishops, rooks and queen may have gone out at a2.
        ("4k3/8/8/8/8/8/1PPPPPPP/1N2K1N1", (2, True, True)),
        ("4k3/8/8/8/8/8/1PPPPPPP/1NB1KB2", (2, False, False)),
        ("4k3/8/8/8/8/8/8/1N2K1N1", (0, False, False)),
    ],
)
def test_men_that_were_shut_in_are_no_prey_of_pawns(
    placement: str, beyond: tuple[int, bool, bool]
) -> None:
    position = parse_fen(f"{placement} w - - 0 60")
    white = count_pieces(position.placement).white
    assert beyond_pawns(position, False, white) == BeyondPawns(*beyond)


SQUARE_SETS = st.integers(0, BOARD)
KINDS = st.sampled_from("KQRB")
_PIECES = {"K": chess.KING, "Q": chess.QUEEN, "R": chess.ROOK, "B": chess.BISHOP}


def _set(names: str) -> int:
    return sum(1 << parse_square(name) for name in names.split())


def _fixed(fen: str, chess960: bool = False) -> int:
    return fixed_squares(parse_fen(fen), chess960)


@pytest.mark.parametrize(
    ("fen", "chess960", "names"),
    [
        ("4k3/8/8/8/P7/1P6/2P5/4K3 w - - 0 60", False, "c2"),
        ("4k3/p7/P7/8/8/8/8/4K3 w - - 0 60", False, "a7"),
        ("4k3/8/8/8/8/8/8/R3K2R w Q - 0 60", False, "a1 e1"),
        ("4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 0 60", False, ""),
        ("4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 60", True, "b1 e1 g1"),
        ("4k3/8/8/8/8/8/1P1P4/2B1K3 w - - 0 60", False, "b2 d2 c1"),
        # One of the pawns has moved, and the bishop may have been out.
        ("4k3/8/8/8/8/1P6/3P4/2B1K3 w - - 0 60", False, "d2"),
        # An enemy bishop was promoted there, and has not always been there.
        ("4k3/8/8/8/8/8/1P1P4/2b1K3 w - - 0 60", False, "b2 d2"),
        # No bishop began on e1 but in Chess960.
        ("6k1/8/8/8/8/8/3P1P2/K3B3 w - - 0 60", False, "d2 f2"),
        ("6k1/8/8/8/8/8/3P1P2/K3B3 w - - 0 60", True, "d2 f2 e1"),
    ],
)
def test_men_that_never_moved_are_fixed(fen: str, chess960: bool, names: str) -> None:
    assert _fixed(fen, chess960) == _set(names)


@given(KINDS, st.integers(0, 63), SQUARE_SETS)
def test_regions_are_what_moves_over_free_squares_reach(kind: str, origin: int, fixed: int) -> None:
    fixed &= 0xFFFF00000000FFFF & ~(1 << origin)
    board = chess.Board(None)
    for square in squares_in(fixed):
        board.set_piece_at(square, chess.Piece(chess.KNIGHT, chess.WHITE))
    reached, waiting = {origin}, [origin]
    while waiting:
        square = waiting.pop()
        board.set_piece_at(square, chess.Piece(_PIECES[kind], chess.BLACK))
        for onward in board.attacks(square) & ~fixed:
            if onward not in reached:
                reached.add(onward)
                waiting.append(onward)
        board.remove_piece_at(square)
    found = region(kind, 1 << origin, fixed)
    if kind == "B":
        found &= LIGHT if 1 << origin & LIGHT else ~LIGHT
    assert squares_in(found) == tuple(sorted(reached))
    if not is_divided(kind, fixed):
        others = BOARD & ~fixed
        if kind == "B":
            others &= LIGHT if 1 << origin & LIGHT else ~LIGHT
        assert found == others


def test_what_begins_on_a_fixed_square_stays_there() -> None:
    assert region("R", _set("a1"), _set("a1 e1")) == _set("a1")


@given(KINDS, st.integers(0, 63))
def test_neighbours_are_one_step_away(kind: str, square: int) -> None:
    steps = chess.BB_KING_ATTACKS[square]
    lines = chess.Board(None)
    lines.set_piece_at(square, chess.Piece(_PIECES[kind], chess.WHITE))
    assert neighbours(1 << square, kind) == steps & int(lines.attacks(square))


@pytest.mark.parametrize(
    ("names", "rook_homes"),
    [
        ("a2 b2 b1", ["a1", "c1 d1"]),
        ("a2", None),
    ],
)
def test_each_rook_has_a_region_of_its_own(names: str, rook_homes: list[str] | None) -> None:
    first, second = home_regions("R", "w", _set(names), chess960=False)
    if rook_homes is None:
        assert first == second == BOARD & ~_set(names)
    else:
        assert first == _set(rook_homes[0])
        assert second & _set(rook_homes[1]) == _set(rook_homes[1])


@pytest.mark.parametrize("side", ["w", "b"])
@pytest.mark.parametrize("chess960", [False, True])
def test_the_bishop_on_dark_squares_comes_first(side: str, chess960: bool) -> None:
    home = 0 if side == "w" else 7
    every_pawn = 0xFF << (8 if side == "w" else 48)
    dark, light = home_regions("B", side, every_pawn, chess960=chess960)
    assert dark and not dark & LIGHT
    assert light and not light & ~LIGHT
    assert all(square // 8 == home for square in squares_in(dark | light))


@pytest.mark.parametrize(
    ("placement", "captures", "names"),
    [
        # No pawn is missing.
        ("4k3/8/8/8/8/8/PPPPPPPP/4K3", 9, ""),
        # Without captures the pawn of the h-file is promoted on its file.
        ("4k3/8/8/8/8/8/PPPPPPP1/4K3", 0, "h8"),
        ("4k3/7p/8/8/8/8/PPPPPPP1/4K3", 0, ""),
        ("4k3/8/8/8/8/8/PPPPPPP1/4K3", 1, "a8 b8 c8 d8 e8 f8 g8 h8"),
        ("4k3/pppp4/8/8/8/8/PPPPPPP1/4K3", 1, "d8 e8 f8 g8 h8"),
        ("4k3/pppppppp/8/8/8/8/8/4K3", 9, ""),
    ],
)
def test_pawns_are_promoted_where_unmoved_men_let_them(
    placement: str, captures: int, names: str
) -> None:
    board = parse_fen(f"{placement} w - - 0 60").placement
    fixed = fixed_squares(Position(board), False)
    white = count_pieces(board).white._replace(captures=captures)
    assert promotion_squares(white, fixed) == _set(names)
    mirrored = parse_fen(f"{'/'.join(placement.swapcase().split('/')[::-1])} w - - 0 60").placement
    fixed = fixed_squares(Position(mirrored), False)
    swapped = _set(names.replace("8", "1"))
    black = count_pieces(mirrored).black._replace(captures=captures)
    assert promotion_squares(black, fixed) == swapped


def test_a_rook_that_may_castle_keeps_pawns_off_its_square() -> None:
    position = parse_fen("r3k3/8/8/8/8/8/1PPPPPPP/4K3 w q - 0 60")
    white = count_pieces(position.placement).white._replace(captures=0)
    assert promotion_squares(white, fixed_squares(position, False)) == 0


@pytest.mark.parametrize(
    ("fields", "doors"),
    [
        ("4k3/pppppppp/8/8/8/8/8/4K3 w -", ""),
        ("4k3/8/8/8/8/8/8/4K3 w -", "abcdefgh"),
        ("4k3/p1pppppp/8/8/8/8/8/4K3 w -", "b"),
        # From a7 the way on is to b8, and from e7 to d8 or f8.
        ("r3k3/1ppp1ppp/8/8/8/8/8/4K3 w q", "ae"),
        ("4k3/8/8/8/8/8/PPPPPPPP/4K3 w -", "abcdefgh"),
    ],
)
def test_doors_to_promotion_are_where_no_fixed_man_stands(fields: str, doors: str) -> None:
    found = promotion_doors("w", _fixed(f"{fields} - 0 60"))
    assert [file for place, file in enumerate("abcdefgh") if found >> place & 1] == list(doors)


def test_a_door_that_leads_nowhere_is_none() -> None:
    assert promotion_doors("w", _set("a8 b8 b7 c7 d7 e7 f7 g7 h7")) == 0
    assert promotion_doors("b", _set("a1 b1 b2 c2 d2 e2 f2 g2 h2")) == 0
    assert promotion_doors("b", _set("a1 b2 c2 d2 e2 f2 g2 h2")) == 1
