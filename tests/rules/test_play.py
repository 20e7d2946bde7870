"""Moves, what they lead to, and the texts that mean them, beside what python-chess says."""

import random
import subprocess
import sys

import chess
import pytest
from hypothesis import given

from fenedit.notation.castling import sound_rights
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.languages import KINDS_IN_ORDER, letters_of
from fenedit.notation.position import (
    EMPTY_POSITION,
    START_POSITION,
    Position,
    ep_is_possible,
    square_name,
)
from fenedit.rules.play import (
    Facts,
    LegalMove,
    PlayError,
    facts,
    landing_squares,
    legal_moves,
    move_of_text,
    perft,
    played,
    to_board,
    why_not,
)
from tests.helpers.fens import HARING
from tests.helpers.games import played_positions
from tests.helpers.strategies import back_rank_placements, positions

CASTLES = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9"
INNER_ROOK = "4k3/8/8/8/8/8/8/1K3R2 w F - 0 1"


def after(fen: str, *ucis: str, chess960: bool = False) -> str:
    position = parse_fen(fen)
    for uci in ucis:
        position = played(position, uci, chess960)
    return format_fen(position)


def read(fen: str, text: str, chess960: bool = False, language: str = "en") -> LegalMove:
    return move_of_text(parse_fen(fen), text, chess960, language)


# --- what moves lead to --------------------------------------------------------------------------


def test_the_en_passant_square_follows_every_double_step() -> None:
    assert after(format_fen(START_POSITION), "e2e4") == (
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"
    )
    assert after(format_fen(START_POSITION), "e2e4", "g8f6").endswith(" w KQkq - 1 2")


def test_en_passant_takes_the_pawn_that_passed() -> None:
    fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 5"
    assert after(fen, "e5d6") == "4k3/8/3P4/8/8/8/8/4K3 b - - 0 5"


def test_castling_and_what_it_leaves_of_rights() -> None:
    assert after(CASTLES, "e1g1") == "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 4 9"
    assert after(CASTLES, "e1a1") == "r3k2r/8/8/8/8/8/8/2KR3R b kq - 4 9"
    assert after(CASTLES, "a1a8") == "R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 9"
    assert after(CASTLES, "h1g1") == "r3k2r/8/8/8/8/8/8/R3K1R1 b Qkq - 4 9"


def test_castling_in_chess960_is_the_king_that_takes_its_rook() -> None:
    assert after(INNER_ROOK, "b1f1", chess960=True) == "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"
    swap = "4k3/8/8/8/8/8/8/5KR1 w K - 0 1"
    assert after(swap, "f1g1", chess960=True) == "4k3/8/8/8/8/8/8/5RK1 b - - 1 1"


def test_a_right_goes_on_naming_its_own_rook() -> None:
    # Another rook becomes the outermost one, so that K would mean it from now on.
    fen = "4k3/8/8/8/8/8/7R/1K1R4 w K - 0 1"
    assert after(fen, "h2h1", chess960=True) == "4k3/8/8/8/8/8/8/1K1R3R b D - 1 1"


@pytest.mark.parametrize(
    ("fen", "uci", "end"),
    [
        ("4k3/8/8/8/8/8/8/R3K3 b Q - 999999 0", "e8e7", "w Q - 999999 2"),
        ("4k3/8/8/8/8/8/8/R3K3 w Q - 5 0", "a1a2", "b - - 6 1"),
        ("4k3/8/8/8/8/8/8/R3K3 b Q - 0 999999", "e8e7", "w Q - 1 999999"),
    ],
)
def test_counters_of_any_size(fen: str, uci: str, end: str) -> None:
    assert after(fen, uci).endswith(end)


@pytest.mark.parametrize("uci", ["e2e5", "0000", "", "e2", "e7e8q", "xyz"])
def test_what_is_no_legal_move_is_refused(uci: str) -> None:
    with pytest.raises(PlayError) as refused:
        played(START_POSITION, uci, False)
    assert refused.value.code == "illegal-move"


@pytest.mark.parametrize("chess960", [False, True])
def test_games_agree_with_python_chess(chess960: bool) -> None:
    rng = random.Random(6)
    for number in range(12):
        board = chess.Board.from_chess960_pos(number * 80) if chess960 else chess.Board()
        position = parse_fen(board.shredder_fen() if chess960 else board.fen())
        for _ in range(90):
            moves = legal_moves(position, chess960)
            assert {move.uci for move in moves} == {board.uci(move) for move in board.legal_moves}
            if not moves:
                break
            move = rng.choice(moves)
            assert move.san == board.san(board.parse_uci(move.uci))
            assert move_of_text(position, move.san, chess960) == move
            assert move_of_text(position, move.uci, chess960) == move
            board.push_uci(move.uci)
            position = played(position, move.uci, chess960)
            fen = board.fen(en_passant="fen", shredder=chess960)
            assert format_fen(position) == fen


# --- texts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["Nf3", "nf3", "♘f3", "♞f3", "g1f3", "Ng1f3", "Ng1-f3", "Ngf3", "N1f3", "1. Nf3!?",
             "1.Nf3+", " Nf3 ", "1…Nf3", "...Nf3", "Nxf3"],
)  # fmt: skip
def test_many_spellings_of_one_move(text: str) -> None:
    assert move_of_text(START_POSITION, text, False).uci == "g1f3"


@pytest.mark.parametrize("text", ["O-O", "0-0", "o-o", "OO", "e1g1", "e1h1", "Kh1", "12. O-O+"])
def test_many_spellings_of_castling(text: str) -> None:
    assert read(CASTLES, text).uci == "e1g1"
    assert read(CASTLES, text, chess960=True).uci == "e1h1"


def test_the_long_castling_is_no_short_one() -> None:
    assert read(CASTLES, "0-0-0").uci == "e1c1"
    with pytest.raises(PlayError) as refused:
        read("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "O-O-O")
    assert refused.value.code == "illegal-move"


@pytest.mark.parametrize("text", ["exd6", "ed6", "e5d6", "exd6 e.p.", "exd6ep", "e:d6", "d6e.p."])
def test_many_spellings_of_en_passant(text: str) -> None:
    move = read("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 5", text)
    assert move.uci == "e5d6" and move.is_capture


@pytest.mark.parametrize("text", ["b8=N", "b8N", "b8n", "b8(N)", "b8/N", "b7b8n", "b8=♘", "b8=N+"])
def test_many_spellings_of_a_promotion(text: str) -> None:
    assert read("8/1P6/8/8/8/3k4/8/4K3 w - - 0 1", text).uci == "b7b8n"


def test_a_promotion_without_its_piece_is_asked_about() -> None:
    for text in ("b8", "b7b8", "b8+"):
        with pytest.raises(PlayError) as refused:
            read("8/1P6/8/8/8/3k4/8/4K3 w - - 0 1", text)
        assert refused.value.code == "promotion-missing"


def test_a_capital_letter_is_a_piece_and_a_small_one_a_file_first() -> None:
    fen = "4k3/8/8/2n5/1P6/4B3/8/4K3 w - - 0 1"
    assert read(fen, "bxc5").uci == "b4c5"
    assert read(fen, "Bxc5").uci == "e3c5"
    assert read(fen, "bf4").uci == "e3f4"
    assert read("4k3/8/8/8/8/8/8/BN2K3 w - - 0 1", "B1c3").uci == "a1c3"
    assert read("4k3/8/8/8/8/8/8/BN2K3 w - - 0 1", "b1c3").uci == "b1c3"


def test_two_pieces_of_a_kind_are_told_apart() -> None:
    fen = "4k3/8/8/8/8/8/8/R3K2R w - - 0 1"
    with pytest.raises(PlayError) as refused:
        read("4k3/8/8/8/4K3/8/8/R6R w - - 0 1", "Rd1")
    assert refused.value.code == "ambiguous-move"
    assert read("4k3/8/8/8/4K3/8/8/R6R w - - 0 1", "Rhd1").uci == "h1d1"
    assert read(fen, "Rd1").uci == "a1d1"


@pytest.mark.parametrize("language", ["de", "fr", "it", "nl", "pl", "ru"])
def test_letters_of_a_language(language: str) -> None:
    letters = dict(zip(KINDS_IN_ORDER, letters_of(language), strict=True))
    fen = "4k3/1P6/8/8/8/8/8/QRBNK3 w - - 0 1"
    for kind, target in (("Q", "a8"), ("R", "b6"), ("B", "d2"), ("N", "c3"), ("K", "f1")):
        move = read(fen, letters[kind] + target, language=language)
        assert move == read(fen, kind + target), language
    assert read(fen, "b8=" + letters["N"], language=language).promotion == "n"
    assert read(fen, "♘c3", language=language).uci == "d1c3"
    # The letter of a German pawn is an English bishop's, where one can move.
    assert read(fen, "Bd2", language=language).uci == "c1d2"
    assert move_of_text(START_POSITION, "Be4", False, "de").uci == "e2e4"
    assert read(fen, "b8=B", language=language).promotion == "b"


@pytest.mark.parametrize(
    ("text", "meant"),
    [("ef", "e5f4"), ("exd", "e5d4"), ("dc", "illegal-move"), ("gh", "promotion-missing")],
)
def test_a_pawn_s_capture_by_files_is_the_only_one(text: str, meant: str) -> None:
    fen = "4k3/8/8/4p3/3P1P2/8/6p1/4K2R b - - 0 1"
    if "-" in meant:
        with pytest.raises(PlayError, match=meant):
            read(fen, text)
    else:
        assert read(fen, text).uci == meant


@pytest.mark.parametrize("text", ["", "hello", "Nf9", "e9", "1.", "♔", "😀", "N" * 500, "--", "Z0"])
def test_what_is_not_written_like_a_move(text: str) -> None:
    with pytest.raises(PlayError) as refused:
        move_of_text(START_POSITION, text, False)
    assert (refused.value.code, refused.value.text) == ("no-move", text)


# --- whether there is anything to play ---------------------------------------------------------


@pytest.mark.parametrize(
    ("fen", "code"),
    [
        (HARING, ""),
        ("8/8/8/8/8/8/8/8 w - - 0 1", "empty-board"),
        ("4k3/8/8/8/8/8/8/4KQ2 w - - 0 1", ""),
        ("4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1", "opposite-check"),
        ("4k3/4Q3/4K3/8/8/8/8/8 b - - 0 1", "play-mate"),
        ("7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", "play-stalemate"),
        ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", "castling-invalid"),
    ],
)
def test_why_nothing_can_be_played(fen: str, code: str) -> None:
    problem = why_not(parse_fen(fen), False)
    assert (problem.code if problem else "") == code


def test_nothing_is_legal_where_moves_make_no_sense() -> None:
    assert legal_moves(Position("K" * 64), False) == ()


def test_castling_is_made_onto_the_rook_as_well() -> None:
    moves = {move.san: move for move in legal_moves(parse_fen(CASTLES), False)}
    assert [*map(square_name, landing_squares(moves["O-O"], False))] == ["g1", "h1"]
    assert [*map(square_name, landing_squares(moves["O-O-O"], False))] == ["c1", "a1"]
    assert [*map(square_name, landing_squares(moves["Kf1"], False))] == ["f1"]
    moves = {move.san: move for move in legal_moves(parse_fen(CASTLES), True)}
    assert [*map(square_name, landing_squares(moves["O-O"], True))] == ["h1"]


def test_what_can_be_played_may_be_sent() -> None:
    assert why_not(START_POSITION, False) is None
    assert why_not(START_POSITION, True) is None


@pytest.mark.parametrize(
    ("fen", "code"),
    [
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", "king-missing-black"),
        ("4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "pawn-on-backrank"),
        ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "opposite-check"),
        ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", "castling-invalid"),
        ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "play-mate"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "play-stalemate"),
    ],
)
def test_why_no_engine_is_asked_is_named_with_the_side(fen: str, code: str) -> None:
    problem = why_not(parse_fen(fen), False)
    assert problem is not None
    assert problem.code == code
    if code.startswith("play-"):
        assert dict(problem.data) == {"side": "b"}


def test_an_empty_board_is_nothing_to_think_about() -> None:
    problem = why_not(EMPTY_POSITION, False)
    assert problem is not None and problem.code == "empty-board"


def test_positions_of_games_cross_whole() -> None:
    for chess960 in (False, True):
        for position in played_positions(seed=2, games=2, chess960=chess960):
            board = to_board(position, chess960)
            assert board.fen(en_passant="fen", shredder=chess960) == format_fen(position)


@given(positions() | positions(back_rank_placements()))
def test_all_that_holds_stands_on_the_board(position: Position) -> None:
    square = position.ep_square
    holds = square is not None and ep_is_possible(position, square)
    for chess960 in (False, True):
        board = to_board(position, chess960)
        assert board.board_fen() == format_fen(position).split()[0]
        assert board.ep_square == (square if holds else None)
        assert board.fullmove_number == max(1, position.fullmove_number)
        assert board.halfmove_clock == position.halfmove_clock
        assert board.castling_rights.bit_count() == len(sound_rights(position, chess960))


def test_claims_that_do_not_hold_are_left_out() -> None:
    position = parse_fen("4k2r/8/8/8/8/8/8/4K3 w KQk e6 0 0")
    assert to_board(position, False).fen() == "4k2r/8/8/8/8/8/8/4K3 w k - 0 1"


def test_the_chess_package_is_imported_at_the_first_need() -> None:
    code = (
        "import sys, fenedit.rules.play, fenedit.rules.play, fenedit.rules.judge.repairs\n"
        "import fenedit.notation.castling, fenedit.rules.judge.diagnose\n"
        "assert 'chess' not in sys.modules and 'PySide6' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


@pytest.mark.parametrize(
    ("fen", "moves"),
    [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 20),
        ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 48),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 14),
        ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 6),
        ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 44),
        ("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", 218),
    ],
)
def test_legal_moves_are_those_that_perft_tables_count(fen: str, moves: int) -> None:
    found = facts(parse_fen(fen), False)
    assert found is not None
    assert found.legal_moves == moves


def test_mate_stalemate_check_and_dead_material_are_facts() -> None:
    immortal = parse_fen("r1bk3r/p2pBpNp/n4n2/1p1NP2P/6P1/3P4/P1P1K3/q5b1 b - - 1 23")
    assert facts(immortal, False) == Facts(0, True, True, False, False)
    stalemate = parse_fen("7k/5Q2/8/8/8/8/8/K7 b - - 0 1")
    assert facts(stalemate, False) == Facts(0, False, False, True, False)
    check = parse_fen("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1")
    assert facts(check, False) == Facts(4, True, False, False, False)
    bare = parse_fen("7k/8/8/8/8/8/8/KB6 w - - 0 1")
    assert facts(bare, False) == Facts(9, False, False, False, True)


def test_castling_counts_by_the_rules_in_force() -> None:
    position = parse_fen("4k3/8/8/8/8/8/PPPPPPPP/RNBQ1KR1 w G - 0 1")
    standard, chess960 = facts(position, False), facts(position, True)
    assert standard is not None
    assert chess960 is not None
    assert chess960.legal_moves == standard.legal_moves + 1


def test_there_are_no_facts_where_moves_make_no_sense() -> None:
    assert facts(parse_fen("4k3/8/8/8/8/8/8/8 w - - 0 1"), False) is None
    assert facts(parse_fen("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1"), False) is None
    assert facts(parse_fen("4k3/8/8/8/8/8/8/4K2P w - - 0 1"), False) is None


def test_claims_that_fail_are_left_aside() -> None:
    claimed = facts(parse_fen("4k3/8/8/8/8/8/8/4K3 w KQkq e6 0 0"), False)
    assert claimed == facts(parse_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), False)


@pytest.mark.parametrize(
    ("fen", "chess960", "counts"),
    [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", False, (20, 400, 8902)),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", False, (26, 568)),
        # En passant that uncovers the king; castling of Chess960.
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", False, (14, 191, 2812)),
        ("4k3/8/8/8/8/8/8/1RK5 w B - 0 1", True, (13,)),
        ("k7/8/8/8/8/8/8/K7 w KQ - 0 1", False, (3, 9)),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", False, (0, 0)),
    ],
)
def test_lines_of_play_are_counted(fen: str, chess960: bool, counts: tuple[int, ...]) -> None:
    position = parse_fen(fen)
    found = tuple(perft(position, chess960, depth) for depth in range(1, len(counts) + 1))
    assert found == counts
