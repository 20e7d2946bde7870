"""Rights of both sides in Chess960: kings and rooks began on the same files."""

import pytest

from fenedit.notation.explanations import explanation
from fenedit.notation.fen import parse_fen
from fenedit.notation.messages import sentence
from fenedit.notation.position import parse_square
from fenedit.notation.problems import Severity
from fenedit.notation.transform import swap_colours
from fenedit.rules.judge.diagnose import diagnose, guided
from fenedit.rules.retro.armies import count_pieces
from fenedit.rules.retro.static_proofs import (
    bishop_cage,
    promoted_with_bishops,
    tempo_parity,
    unreachable_pieces,
)

NO_ARRAY = [
    "r3k2r/8/1p6/8/8/1P6/8/R5KR w KQkq - 0 60",
    # Only kings, or only the rooks of one wing, began on other files.
    "r3k2r/8/1p6/8/8/1P6/8/R4K1R w KQkq - 0 60",
    "1r2k2r/8/1p6/8/8/1P6/8/R3K2R w KQkq - 0 60",
    "r4k1r/8/1p6/8/8/1P6/8/R4KR1 b Kk - 0 60",
    # By files, and some by K and Q.
    "r3k2r/8/1p6/8/8/1P6/8/R5KR w HAha - 0 60",
    "r4k1r/8/1p6/8/8/1P6/8/1R3K1R w HBkq - 0 60",
    "r4k1r/8/1p6/8/8/1P6/8/R4KRR w Gk - 0 60",
    "rr3k2/8/1p6/8/8/1P6/8/RR3K2 w Ab - 0 60",
    # One right a side, on different wings.
    "r4k2/8/1p6/8/8/1P6/8/4K2R w Kq - 0 60",
]
ARRAYS = [
    "r4k1r/8/1p6/8/8/1P6/8/R4K1R w KQkq - 0 60",
    "r4k1r/8/1p6/8/8/1P6/8/R4K1R w HAkq - 0 60",
    "r4kr1/8/1p6/8/8/1P6/8/R4KRR w GAga - 0 60",
    # A rook without a right may have come from anywhere, and a king without one, too.
    "r4k1r/8/1p6/8/8/1P6/8/R4KR1 w Qk - 0 60",
    "2r2k1r/8/1p6/8/8/1P6/8/R4K1R w KQk - 0 60",
    "r3k2r/8/1p6/8/8/1P6/8/R4K1R w KQ - 0 60",
    "4k3/8/1p6/8/8/1P6/8/R5KR w KQ - 0 60",
    "r4k2/8/1p6/8/8/1P6/8/5K1R w Kq - 0 60",
    "rr3k2/8/1p6/8/8/1P6/8/RR3K2 w Bb - 0 60",
]


def codes(fen: str) -> set[str]:
    return {problem.code for problem in diagnose(parse_fen(fen), True)}


@pytest.mark.parametrize("fen", NO_ARRAY)
def test_rights_of_no_array_are_illegal_in_chess960(fen: str) -> None:
    position = parse_fen(fen)
    for each in (position, swap_colours(position, True).position):
        found = {problem.code: problem for problem in diagnose(each, True)}
        assert found["castling-arrays"].severity is Severity.ILLEGAL
        # No problem says that the position holds in Chess960.
        problems = guided(diagnose(each, False), each)
        assert "chess960-offered" not in {problem.code for problem in problems}
        assert not any("chess960" in dict(problem.data).get("reason", "") for problem in problems)


@pytest.mark.parametrize("fen", ARRAYS)
def test_rights_that_an_array_explains_are_not_accused(fen: str) -> None:
    assert not {"castling-arrays", "castling-invalid"} & codes(fen)


def _problems(placement: str, chess960: bool = False) -> list:
    position = parse_fen(f"{placement} w - - 0 60")
    return list(bishop_cage(position, chess960, count_pieces(position.placement)))


def _reasons(placement: str, chess960: bool = False) -> list[str]:
    return [dict(problem.data)["reason"] for problem in _problems(placement, chess960)]


@pytest.mark.parametrize(
    ("placement", "reasons"),
    [
        # It can only be the one of c1, which never left.
        ("rnbqkbnr/pppppppp/8/8/5B2/8/PPPPPPPP/RN1QKBNR", ["home"]),
        ("rnbqkbnr/pppppppp/8/8/5B2/3P4/PPP1PPPP/RN1QKBNR", []),
        # Captured at home.
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RN1QKBNR", []),
        # No bishop began on e8, and none came there.
        ("rnqkbbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", ["cell"]),
        ("bnq1kbnr/1ppppppp/p7/8/8/8/PPPPPPPP/RNBQKBNR", ["cell"]),
        # White's bishop among Black's pawns was promoted there, if a pawn is missing.
        ("rnBqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK1NR", ["cell"]),
        ("rnBqkbnr/pp1ppppp/8/8/8/8/PP1PPPPP/RNBQK1NR", []),
        # A bishop promoted on a8 cannot leave, and one promoted on c8 cannot reach a8.
        ("B3k3/1p6/8/8/8/8/8/4K3", []),
        ("B3k3/pp6/8/8/8/8/8/4K3", ["cell"]),
        # The first ones never left their homes, so that these two were pawns.
        ("4k3/8/8/8/BB6/8/1PPPPPPP/4K3", ["promotions"]),
        ("4k3/8/8/8/BB6/8/1PPPPPP1/4K3", []),
        # Far too many promoted pieces are a problem of their own.
        ("rnbqkbnr/pppppppp/8/8/8/3B4/PPPPPPPP/RN1QKB1R", []),
        # Each can be the first one, but not both, and none was promoted.
        ("4k3/pppppppp/8/8/8/8/8/BB2K1B1", ["both-bishops"]),
        ("4k3/pppppppp/8/8/8/8/8/B1B1K1B1", ["bishops"]),
        ("4k3/pppppp1p/8/8/8/8/8/BB2K1B1", []),
        # A pawn of the other side shuts nothing in.
        ("4k3/8/8/8/5B2/8/1p1P4/4K3", []),
    ],
)
def test_bishops_stand_where_they_can_have_come(placement: str, reasons: list[str]) -> None:
    assert _reasons(placement) == reasons
    mirrored = "/".join(placement.swapcase().split("/")[::-1])
    assert _reasons(mirrored) == reasons


def test_in_chess960_bishops_may_begin_anywhere_on_the_back_rank() -> None:
    assert _reasons("bnqbkrnr/pppppppp/8/8/8/8/PPPPPPPP/BNQBKRNR", chess960=True) == []
    assert _reasons("bnqbkrnr/pppppppp/8/8/8/8/PPPPPPPP/BNQBKRNR") == ["cell"] * 4
    assert _reasons("4k3/8/8/8/5B2/8/PPPPPPPP/4K3", chess960=True) == ["home"]


def test_bishop_and_pawns_are_shown() -> None:
    for placement, names in (
        ("rnbqkbnr/pppppppp/8/8/5B2/8/PPPPPPPP/RN1QKBNR", "f4 b2 d2"),
        ("rnqkbbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "e8 d7 f7"),
        ("B3k3/pp6/8/8/8/8/8/4K3", "a8 b7"),
    ):
        (problem,) = _problems(placement)
        assert problem.squares == tuple(map(parse_square, names.split()))
        assert sentence(problem).startswith(f"The bishop on {names[:2]} cannot have come there")
        assert explanation(problem)


def test_a_home_is_named_with_the_pawns_that_shut_it() -> None:
    (problem,) = _problems("rnbqkbnr/pppppppp/8/8/5B2/8/PPPPPPPP/RN1QKBNR")
    assert "never left c1 behind the unmoved pawns on b2, d2" in sentence(problem)
    (problem,) = _problems("rnbqkbnr/pppppppp/8/8/8/1B6/PPPPPPPP/RNBQK1NR")
    assert "never left f1 behind the unmoved pawns on e2, g2" in sentence(problem)
    (problem,) = _problems("4k3/8/8/8/5B2/8/PPPPPPPP/4K3", chess960=True)
    assert "never left a1, c1, e1, g1 behind" in sentence(problem)


def test_bishops_that_are_too_many_are_shown_together() -> None:
    (problem,) = _problems("4k3/pppppppp/8/8/8/8/8/BB2K1B1")
    assert problem.squares == (0, 6)
    assert sentence(problem).startswith("The bishops on a1, g1 cannot both be there")
    assert "b2" not in explanation(problem)
    (problem,) = _problems("4k3/pppppppp/8/8/8/8/8/B1B1K1B1")
    assert sentence(problem).startswith("The bishops on a1, c1, g1 cannot all be there")


def test_the_numbers_of_promotions_are_told() -> None:
    (problem,) = _problems("4k3/8/8/8/BB6/8/1PPPPPPP/4K3")
    assert sentence(problem) == (
        "Unmoved pawns show that not all bishops on a4, b4 are original. Pawns (7) and promoted "
        "pieces (at least 2) would add up to 9, but there were 8 pawns."
    )


def test_a_bishop_that_cannot_be_the_first_was_a_pawn() -> None:
    position = parse_fen("4k3/8/8/8/5B2/8/1P1P4/4K3 w - - 0 60")
    white = count_pieces(position.placement).white
    assert white.promoted == 0
    assert promoted_with_bishops(position, False, white._replace(captures=15)) == 1


def _problems_reach(fields: str, chess960: bool = False) -> list:
    position = parse_fen(f"{fields} - 0 60")
    return list(unreachable_pieces(position, chess960, count_pieces(position.placement)))


def _reasons_reach(fields: str, chess960: bool = False) -> list[str]:
    return [dict(problem.data)["reason"] for problem in _problems_reach(fields, chess960)]


@pytest.mark.parametrize(
    ("fields", "reasons"),
    [
        ("rnbqkbnr/pppppppp/8/8/8/R7/PPPPPPPP/1NBQKBNR b Kkq", ["rook"]),
        ("1nbqkbnr/rppppppp/p7/8/8/7P/PPPPPPPR/RNBQKBN1 w Qk", []),
        ("rnbqkbnr/pppppppp/8/8/3Q4/8/PPPPPPPP/RNB1KBNR b KQkq", ["queen"]),
        ("rnbqkbnr/pppppppp/8/8/Q7/2P5/PP1PPPPP/RNB1KBNR b KQkq", []),
        ("rnbqkbnr/pppppppp/8/8/8/4K3/PPPPPPPP/RNBQ1BNR b kq", ["king"]),
        # Pawns at home with a gap: every square of the third rank is attacked all the same.
        ("8/8/8/8/8/8/PPP2PPP/2K4k w -", ["king"]),
        ("8/8/8/8/8/8/PP3PPP/2K4k w -", []),
        ("rnbq1bnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNk w Q", ["king"]),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBRKBNQ w kq", ["queen", "rook"]),
        # The rook between king and bishop came from h1, before g1 and f1 were taken; not so if
        # the bishop never moved.
        ("4k3/8/8/8/8/8/1PPPP1P1/2BRKB2 w -", ["rook"]),
        ("4k3/8/8/8/8/8/1PPPP3/2BRKB2 w -", []),
        # A white rook was promoted behind Black's pawns, if a pawn can have come in.
        ("R3k3/pppppppp/8/8/8/8/1PPPPPPP/4K3 w -", ["rook"]),
        ("R3k3/ppppppp1/8/8/8/8/1PPPPPPP/4K3 w -", []),
        # Only the rook of h1 can have come out, and no pawn is missing.
        ("4k3/8/8/8/RR6/8/PPPPPPPP/1NB1KB2 w -", ["rook"]),
        ("4k3/8/8/8/RR6/7P/PPPPPPP1/1NB1KB2 w -", ["rooks"]),
        # A pawn is missing, and may have been promoted to the second one.
        ("4k3/8/8/8/RR6/8/PPPPPPP1/1NB1KB2 w -", []),
        ("4k3/8/8/8/RR6/8/PPPPPPP1/1NBQKB2 w -", []),
        # Two were promoted, and one is missing.
        ("4k3/8/8/8/RRQ5/8/PPPPPPP1/1NB1KB2 w -", ["promotions"]),
        # The rook of a1 never moved, so that the two others are one too many.
        ("4k3/8/8/8/RR6/8/PPPPPPPP/R3K3 w Q", []),
        # A third knight was a pawn, but unmoved pieces leave no square for a promotion.
        ("4k3/pppppppp/8/8/8/8/8/NNN1K3 w -", ["knights"]),
        ("4k3/pppppppp/8/8/8/8/8/NN2K3 w -", []),
        ("4k3/pppppppp/5N2/8/8/8/8/QNN1K2R w K", ["knights"]),
        ("4k3/ppp1pppp/8/8/8/8/8/NNN1K3 w -", []),
        ("r3k3/1ppppppp/8/8/8/8/8/NNN1K3 w q", []),
        ("4k3/8/8/8/8/8/8/NNN1K3 w -", []),
        # White's king and rook never moved, but the black king could pass them.
        ("8/8/8/8/8/8/8/R3K1k1 b Q", []),
        ("8/8/8/8/8/8/P7/Rk2K3 b Q", []),
    ],
)
def test_pieces_stand_where_they_can_have_come(fields: str, reasons: list[str]) -> None:
    assert _reasons_reach(fields) == reasons


def test_a_king_attacked_by_an_unmoved_pawn_is_left_to_the_question_of_the_last_move() -> None:
    assert _reasons_reach("8/8/8/8/8/3k4/4P3/4K3 b -") == []


def test_in_chess960_any_square_of_the_back_rank_is_an_origin() -> None:
    assert _reasons_reach("rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w KQkq", chess960=True) == []
    assert _reasons_reach("4k3/8/8/8/8/R7/PPPPPPPP/4K3 w -", chess960=True) == ["rook"]
    assert _reasons_reach("4k3/8/8/8/8/4Q3/PPPPPPPP/4K3 w -", chess960=True) == ["queen"]


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ("rnbqkbnr/pppppppp/8/8/8/R7/PPPPPPPP/1NBQKBNR b Kkq", "No rook can have come to a3"),
        ("4k3/8/8/8/8/4Q3/PPPPPPPP/4K3 w -", "No queen can have come to e3"),
        ("4k3/8/8/8/RR6/7P/PPPPPPP1/1NB1KB2 w -", "The rooks on a4, b4 cannot all have come"),
        ("4k3/pppppppp/8/8/8/8/8/NNN1K3 w -", "The knights on a1, b1, c1 cannot all have come"),
        ("rnbqkbnr/pppppppp/8/8/8/4K3/PPPPPPPP/RNBQ1BNR b kq", "The king on e3 cannot have come"),
        ("4k3/8/8/8/RRQ5/8/PPPPPPP1/1NB1KB2 w -", "Unmoved pieces show that not all pieces on a4,"),
    ],
)
def test_the_sentence_names_the_men(fields: str, said: str) -> None:
    (problem,) = _problems_reach(fields)
    assert sentence(problem).startswith(said)
    assert explanation(problem)


def _problems_tempo(fen: str, chess960: bool = False) -> list:
    position = parse_fen(fen)
    return list(tempo_parity(position, chess960, count_pieces(position.placement)))


@pytest.mark.parametrize(
    ("fen", "must_move"),
    [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 1 1", "white"),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", None),
        ("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 2 2", "black"),
        ("rnbqkbnr/1ppppppp/p7/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 3", "black"),
        # Two single steps lose a move, and who knows whether it was one double step.
        ("rnbqkbnr/1ppppppp/8/p7/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 3", None),
        ("rnbqkbnr/1ppppppp/8/p7/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 3", None),
        # With e6 the bishop can lose a move.
        ("rnbqkbnr/pppp1ppp/4p3/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 6 5", None),
        ("1nbqkbnr/rppppppp/p7/8/8/7P/PPPPPPPR/RNBQKBN1 w Qk - 2 3", None),
        ("1nbqkbnr/rppppppp/p7/8/8/7P/PPPPPPPR/RNBQKBN1 b Qk - 2 3", "white"),
        # A piece is missing: its own moves are unknown.
        ("rnbqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 9", None),
        # Impossible pawns are a problem of their own.
        ("rnbqkbnr/pppppppp/8/8/8/P7/PP1PPPPP/RNBQKBNR w KQkq - 0 9", None),
    ],
)
def test_the_squares_tell_whose_move_it_is(fen: str, must_move: str | None) -> None:
    problems = _problems_tempo(fen)
    reasons = [dict(problem.data)["reason"].partition("-")[0] for problem in problems]
    assert reasons == [must_move] * bool(must_move)
    for problem in problems:
        assert sentence(problem).startswith(f"It must be {must_move.capitalize()}’s move")
        assert explanation(problem)


def test_the_men_that_have_moved_are_shown() -> None:
    (problem,) = _problems_tempo("rnbqkbn1/pppppppr/7p/8/8/P7/RPPPPPPP/1NBQKBNR b Kq - 0 12")
    assert problem.squares == (8, 16, 47, 55)


def test_of_the_960_arrays_nobody_knows_which_one_it_was() -> None:
    assert _problems_tempo("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 1 1", True) == []


@pytest.mark.parametrize(
    ("rights", "men"),
    [
        ("-", "knights, rooks and rook’s pawns"),
        ("Kq", "knights, rook’s pawns and rooks without a castling right"),
        ("KQkq", "knights and rook’s pawns"),
    ],
)
def test_rooks_with_a_castling_right_have_not_moved(rights: str, men: str) -> None:
    for fen, side in (
        (f"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b {rights} - 1 1", "White"),
        (f"rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w {rights} - 2 2", "Black"),
    ):
        (problem,) = _problems_tempo(fen)
        words = f"It must be {side}’s move: only {men} could have moved, and by the squares"
        assert sentence(problem).startswith(words)
