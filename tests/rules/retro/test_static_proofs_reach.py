import pytest

from fenedit.notation.explanations import explanation
from fenedit.notation.fen import parse_fen
from fenedit.notation.messages import sentence
from fenedit.rules.retro.armies import count_pieces
from fenedit.rules.retro.static_proofs import unreachable_pieces


def _problems(fields: str, chess960: bool = False) -> list:
    position = parse_fen(f"{fields} - 0 60")
    return list(unreachable_pieces(position, chess960, count_pieces(position.placement)))


def _reasons(fields: str, chess960: bool = False) -> list[str]:
    return [dict(problem.data)["reason"] for problem in _problems(fields, chess960)]


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
        # Behind Black's pawns a white rook was promoted, if a pawn can have come in.
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
        # A third knight was a pawn, and unmoved men let none be promoted.
        ("4k3/pppppppp/8/8/8/8/8/NNN1K3 w -", ["knights"]),
        ("4k3/pppppppp/8/8/8/8/8/NN2K3 w -", []),
        ("4k3/pppppppp/5N2/8/8/8/8/QNN1K2R w K", ["knights"]),
        ("4k3/ppp1pppp/8/8/8/8/8/NNN1K3 w -", []),
        ("r3k3/1ppppppp/8/8/8/8/8/NNN1K3 w q", []),
        ("4k3/8/8/8/8/8/8/NNN1K3 w -", []),
        # White's king and rook never moved, but let the black king by.
        ("8/8/8/8/8/8/8/R3K1k1 b Q", []),
        ("8/8/8/8/8/8/P7/Rk2K3 b Q", []),
    ],
)
def test_pieces_stand_where_they_can_have_come(fields: str, reasons: list[str]) -> None:
    assert _reasons(fields) == reasons


def test_a_king_attacked_by_an_unmoved_pawn_is_left_to_the_question_of_the_last_move() -> None:
    assert _reasons("8/8/8/8/8/3k4/4P3/4K3 b -") == []


def test_in_chess960_any_square_of_the_back_rank_is_an_origin() -> None:
    assert _reasons("rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w KQkq", chess960=True) == []
    assert _reasons("4k3/8/8/8/8/R7/PPPPPPPP/4K3 w -", chess960=True) == ["rook"]
    assert _reasons("4k3/8/8/8/8/4Q3/PPPPPPPP/4K3 w -", chess960=True) == ["queen"]


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
    (problem,) = _problems(fields)
    assert sentence(problem).startswith(said)
    assert explanation(problem)
