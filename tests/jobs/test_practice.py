"""Solutions as moves that a person plays."""

from collections.abc import Iterable

from fenedit.documents.formats import records_from
from fenedit.documents.record import Format, Record
from fenedit.jobs.practice import solution_moves
from fenedit.notation.fen import parse_fen
from fenedit.notation.puzzle import SolutionMove
from fenedit.rules.moves.solutions import solution_tree
from tests.helpers.direct_mates import solve

HARING = "4r3/2P3R1/R1N2k1P/5Np1/K1p1p3/1pr5/3P4/Bn3Q2 w - -"
PROMOTES = "7k/P7/8/8/8/8/8/K7 w - -"


def record_of(text: str, file_format: Format = "epd") -> Record:
    return next(iter(records_from(f"{text}\n", file_format)))


def told(moves: Iterable[SolutionMove]) -> list[object]:
    """Return moves with what follows each, replies in brackets."""
    return [
        each
        for move in moves
        for each in (f"({move.text})" if move.is_reply else move.text, told(move.following))
        if each
    ]


def test_a_line_is_played_with_its_replies_and_other_keys_are_right_too() -> None:
    moves = solution_moves(record_of(f"{PROMOTES} bm a8=Q+ a8=R+ Kb2; pv a8=Q+ Kg7 Qb7+;"))
    assert told(moves) == ["a8=Q+", ["(Kg7)", ["Qb7+"]], "a8=R+", "Kb2"]
    assert [each.promotion for each in moves] == ["Q", "R", ""]
    assert moves[0].ways == moves[1].ways == ((48, 56),)
    assert moves[0].board == parse_fen("Q6k/8/8/8/8/8/8/K7 w - - 0 1").placement
    figurines = solution_moves(record_of(f"{PROMOTES} bm a8=Q+;"), None, "figurine")
    assert told(figurines) == ["a8=♕+"]


def test_castling_is_made_onto_either_square_and_en_passant_takes_the_pawn() -> None:
    castling, other = solution_moves(record_of("r3k3/8/8/8/8/8/8/4K2R w Kq - bm O-O Rh8+;"))
    assert castling.ways == ((4, 6), (4, 7)) and other.ways == ((7, 63),)
    assert castling.board[4:8] == ".RK."
    tags = '[Variant "Chess960"]\n[SetUp "1"]\n[FEN "7k/8/8/8/8/8/8/1RK5 w B - 0 1"]\n\n'
    (castling,) = solution_moves(record_of(f"{tags}1. O-O-O *", "pgn"))
    assert castling.ways == ((2, 1),) and castling.board[:4] == "..KR"
    (taking,) = solution_moves(record_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 bm exd6;"))
    assert taking.board == parse_fen("4k3/8/3P4/8/8/8/8/4K3 b - - 0 1").placement


def test_the_moves_of_a_game_are_its_main_line() -> None:
    game = f'[SetUp "1"]\n[FEN "{PROMOTES} 0 1"]\n\n1. a8=Q+ (1. Kb2) Kg7 2. Qb7+ *'
    assert told(solution_moves(record_of(game, "pgn"))) == ["a8=Q+", ["(Kg7)", ["Qb7+"]]]


def test_a_found_solution_is_played_against_one_defence_and_all_answers_are_right() -> None:
    record = record_of(f"{HARING} dm 2;")
    assert record.position is not None
    tree = solution_tree(solve(record.position, 2))
    (key,) = solution_moves(record, tree)
    assert key.text == "d4"
    (reply,) = key.following
    assert reply.is_reply and reply.following
    assert all(answer.text.endswith("#") and not answer.following for answer in reply.following)
    # Of two keys both are right, and one in the record that fails is not.
    record = record_of("6k1/5ppp/8/8/8/8/8/K2RR3 w - - dm 1;")
    assert record.position is not None
    tree = solution_tree(solve(record.position, 1))
    assert told(solution_moves(record, tree)) == ["Rd8#", "Re8#"]
    wrong = record_of("6k1/5ppp/8/8/8/8/8/K2RR3 w - - dm 1; bm Ka2;")
    assert told(solution_moves(wrong, tree)) == ["Rd8#", "Re8#"]
    assert told(solution_moves(wrong)) == ["Ka2"]


def test_in_help_play_all_moves_are_the_persons() -> None:
    helped = '8/8/8/8/8/k1K5/8/1R6 b - - c3 "h#1.5"; solution "  1...Rb1-b2  2.Ka3-a4 Rb2-a2 #";'
    moves = solution_moves(record_of(helped.replace(" b - -", " w - -")))
    assert told(moves) == ["Rb2", ["Ka4", ["Ra2#"]]]


def test_what_chess_cannot_play_is_not_played() -> None:
    for text in (
        PROMOTES,
        "none",
        f'{PROMOTES} bm a8=Q+; twins "b) a7 = a6";',
        f'{PROMOTES} bm a8=Q+; conditions "Circe";',
        "*2q6k/P7/8/8/8/8/8/K7 w - - bm Kb2;",
        f"{PROMOTES} bm Kd5;",
    ):
        assert solution_moves(record_of(text)) == ()
