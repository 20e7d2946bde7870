"""Games as other programs, books and forums write them; python-chess plays what they mean."""

import chess
import chess.variant
import pytest

from fenedit.documents.formats import records_from
from fenedit.documents.games import game_record
from fenedit.documents.record import moves_of
from fenedit.jobs.games import tree_of_record
from fenedit.jobs.taking import taken
from fenedit.notation.fen import format_fen
from fenedit.rules.moves.tree import PASS, MoveTree

PROMOTES = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1"
PASSES = "4k3/5p2/8/4P3/8/8/8/4K3 b - - 0 1"
CLOSE = "rkr5/pppppppp/8/8/8/8/PPPPPPPP/RKR5 w KQkq - 0 1"
"""The king between its rooks, as in Chess960."""
ROOKS = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"


def tree_of(moves: str, fen: str = "", variant: str = "", language: str = "en") -> MoveTree:
    tags = f'[FEN "{fen}"]\n[SetUp "1"]\n' if fen else '[Event "?"]\n'
    if variant:
        tags += f'[Variant "{variant}"]\n'
    return tree_of_record(game_record(f"{tags}\n{moves}"), language=language)


def main_line(tree: MoveTree) -> str:
    return " ".join(node.san for node in tree.moves_to(tree.end_of(())))


def fens(tree: MoveTree) -> list[str]:
    path = tree.end_of(())
    return [format_fen(tree.position_at(path[:length])) for length in range(len(path) + 1)]


def fens_of(board: chess.Board, moves: str) -> list[str]:
    """Return the FENs that python-chess reaches, without a pocket."""
    found = [board.fen(en_passant="fen")]
    for san in moves.split():
        board.push_san(san)
        found.append(board.fen(en_passant="fen"))
    return [fen.replace("[]", "") for fen in found]


@pytest.mark.parametrize(
    ("written", "meant", "fen"),
    [
        ("1. e2–e4 e7—e5 2. Ng1−f3 Nb8‑c6", "e4 e5 Nf3 Nc6", ""),
        ("1.e2-e4 d7-d5 2.e4xd5 Qd8xd5", "e4 d5 exd5 Qxd5", ""),
        ("1. Pe2-e4 Pe7-e5 2. ♘f3 ♞c6 3. ♗b5 ♟a6", "e4 e5 Nf3 Nc6 Bb5 a6", ""),
        ("e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1g1", "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O", ""),
        ("1 e4 e5 2 Nf3 Nc6", "e4 e5 Nf3 Nc6", ""),
        ("1.e4 d5 2.e4:d5 Qd8:d5 3.Nc3", "e4 d5 exd5 Qxd5 Nc3", ""),
        ("1. 0-0 0-0-0", "O-O O-O-O", ROOKS),
        ("1. O–O O–O–O", "O-O O-O-O", ROOKS),
        ("1. e1g1 e8c8", "O-O O-O-O", ROOKS),
        ("1. a8(Q)+", "a8=Q+", PROMOTES),
        ("1. a8/N", "a8=N", PROMOTES),
        ("1. a7-a8R+", "a8=R+", PROMOTES),
        ("1. a7a8q", "a8=Q+", PROMOTES),
        ("1... f5 2. exf6 e.p. Kf7", "f5 exf6 Kf7", PASSES),
        ("1... f5 2. e5xf6e.p.", "f5 exf6", PASSES),
        ("1. f3 e5 2. g4?? Qh4++", "f3 e5 g4 Qh4#", ""),
        ("1. e4!? $1 e5 $146 2. Nf3 N Nc6", "e4 e5 Nf3 Nc6", ""),
        ("[pgn]1. e4 e5[/pgn]", "e4 e5", ""),
        (
            "1. e4 {one\n\n[two] (three} e5\n% not ( this {\n2. Nf3 ; nor } this\nNc6",
            "e4 e5 Nf3 Nc6",
            "",
        ),
        ("1. e4 1-0 {after} 2. d4", "e4", ""),
    ],
)
def test_a_spelling_means_the_moves_of_san(written: str, meant: str, fen: str) -> None:
    tree = tree_of(written, fen)
    assert tree.fault is None
    assert main_line(tree) == meant
    assert fens(tree) == fens_of(chess.Board(fen or chess.STARTING_FEN), meant)


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("de", "1. e4 e5 2. Sf3 Sc6 3. Lb5 Sf6 4. 0-0 Sxe4 5. Te1 Dh4"),
        ("fr", "1. e4 e5 2. Cf3 Cc6 3. Fb5 Cf6 4. 0-0 Cxe4 5. Te1 Dh4"),
        ("ru", "1. e4 e5 2. Кf3 Кc6 3. Сb5 Кf6 4. 0-0 К:e4 5. Лe1 Фh4"),
    ],
)
def test_the_letters_of_a_language_mean_its_pieces(language: str, written: str) -> None:
    tree = tree_of(written, language=language)
    assert tree.fault is None
    assert main_line(tree) == "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 Re1 Qh4"


@pytest.mark.parametrize(
    ("moves", "read", "wrong"),
    [
        ("1. e4 e5 2. Ke3 Nc6", "e4 e5", "Ke3"),
        ("1. Nf3 d5 2. Nc3 e5 3. Nd4 a6 4. Nb5 h6", "Nf3 d5 Nc3 e5 Nd4 a6", "Nb5"),
        # The game goes on behind a variation that does not.
        ("1. e4 c6 (1... e5 2. Nf6 (2. d4) Nc6) (1... d5 2. exd5) 2. d4", "e4 c6 d4", "Nf6"),
        ("1. e4 (1. d4 d4 {why?} d5) e5 2. Nf3", "e4 e5 Nf3", "d4"),
    ],
)
def test_a_wrong_move_is_named_at_its_place(moves: str, read: str, wrong: str) -> None:
    tree = tree_of(moves)
    assert main_line(tree) == read
    assert tree.fault is not None
    assert tree.fault.span is not None
    start, end = tree.fault.span
    after_tags = moves_of(game_record(f'[Event "?"]\n\n{moves}'))
    assert after_tags[start:end] == wrong
    # The second d4 of its variation.
    assert start > after_tags.index(wrong) or after_tags.count(wrong) == 1


def test_a_word_without_end_does_not_fill_the_window() -> None:
    tree = tree_of("1. e4 " + "x" * 100_000)
    assert tree.fault is not None
    assert sum(len(str(value)) for _, value in tree.fault.data) < 200


@pytest.mark.parametrize("written", ["--", "Z0", "0000", "null", "@@@@"])
def test_a_pass_has_many_spellings(written: str) -> None:
    tree = tree_of(f"1. e4 {written} 2. d4")
    assert tree.fault is None
    assert [node.uci for node in tree.moves_to(tree.end_of(()))] == ["e2e4", PASS, "d2d4"]


def test_variations_without_end_leave_the_game() -> None:
    knights = ("Nf3", "Nf6", "Ng1", "Ng8")
    opened = "".join(f"{knights[ply % 4]} ({knights[ply % 4]} " for ply in range(5_000))
    tree = tree_of(f"{opened}{')' * 5_000} *")
    assert tree.fault is not None
    assert tree.fault.code == "variations-too-deep"


def test_an_open_comment_ends_before_the_next_game() -> None:
    text = '[Event "1"]\n\n1. e4 {open\n\n[Event "2"]\n\n1. d4 d5 *\n'
    trees = [tree_of_record(record) for record in records_from(text, "pgn")]
    assert [main_line(tree) for tree in trees] == ["e4", "d4 d5"]


# --- other variants --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "fen", "moves"),
    [
        (chess.variant.HordeBoard(), "", "a5 e6 fxe6"),
        (chess.variant.AntichessBoard(), "", "e3 b5 Bxb5 Bb7 Bxd7"),
        (chess.variant.RacingKingsBoard(), "", "Nd4 Nb3"),
        # The rook of h8 explodes, with its right.
        (chess.variant.AtomicBoard(), "", "Nf3 a6 Ng5 a5 Nxh7"),
        (chess.variant.AtomicBoard(CLOSE, chess960=True), CLOSE, "O-O O-O"),
        (chess.variant.ThreeCheckBoard(), "", "e4 e5 Bc4 a6 Bxf7+ Kxf7 Qh5+ g6"),
        (chess.variant.KingOfTheHillBoard(), "", "e4 e5 Ke2 Ke7 Kd3"),
    ],
    ids=lambda value: type(value).uci_variant if isinstance(value, chess.Board) else "",
)
def test_a_game_of_a_variant_has_the_positions_of_that(
    board: chess.Board, fen: str, moves: str
) -> None:
    tree = tree_of(moves, fen, type(board).uci_variant or "")
    assert tree.fault is None
    assert main_line(tree) == moves
    theirs = [" ".join(each.split()[:4]) for each in fens_of(board, moves)]
    assert [" ".join(each.split()[:4]) for each in fens(tree)] == theirs


def test_variations_of_one_move_have_a_pocket_each() -> None:
    tree = tree_of("1. e4 d5 2. Nf3 (2. exd5) (2. Nc3 Nc6 3. @e5) Nc6", variant="Crazyhouse")
    assert main_line(tree) == "e4 d5 Nf3 Nc6"
    assert tree.fault is not None
    assert ("move", "3. @e5") in tree.fault.data


def test_a_position_taken_from_a_game_of_a_variant_goes_on_in_that() -> None:
    game = game_record(f'[FEN "{CLOSE}"]\n[SetUp "1"]\n[Variant "Atomic"]\n\n1. d4 e5 2. dxe5 O-O')
    tree = tree_of_record(game)
    on = tree_of_record(taken(game, tree, (0, 0), "pgn"))
    assert on.fault is None
    assert type(on.board_at(())) is chess.variant.AtomicBoard
    assert main_line(on) == "dxe5 O-O"
