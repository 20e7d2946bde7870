import pytest

from fenedit.notation.explanations import explanation
from fenedit.notation.fen import parse_fen
from fenedit.notation.messages import sentence
from fenedit.rules.retro.armies import count_pieces
from fenedit.rules.retro.static_proofs import tempo_parity


def _problems(fen: str, chess960: bool = False) -> list:
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
        # A man is missing: its own moves are not known.
        ("rnbqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 9", None),
        # Pawns that no game has are left to their own problem.
        ("rnbqkbnr/pppppppp/8/8/8/P7/PP1PPPPP/RNBQKBNR w KQkq - 0 9", None),
    ],
)
def test_the_squares_tell_whose_move_it_is(fen: str, must_move: str | None) -> None:
    problems = _problems(fen)
    reasons = [dict(problem.data)["reason"].partition("-")[0] for problem in problems]
    assert reasons == [must_move] * bool(must_move)
    for problem in problems:
        assert sentence(problem).startswith(f"It must be {must_move.capitalize()}’s move")
        assert explanation(problem)


def test_the_men_that_have_moved_are_shown() -> None:
    (problem,) = _problems("rnbqkbn1/pppppppr/7p/8/8/P7/RPPPPPPP/1NBQKBNR b Kq - 0 12")
    assert problem.squares == (8, 16, 47, 55)


def test_of_the_960_arrays_nobody_knows_which_one_it_was() -> None:
    assert _problems("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 1 1", True) == []


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
        (problem,) = _problems(fen)
        words = f"It must be {side}’s move: only {men} can have moved, and by the squares"
        assert sentence(problem).startswith(words)
