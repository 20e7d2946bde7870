"""The moves of games and lines as trees."""

import pytest

from fenedit.documents.games import game_record
from fenedit.documents.record import moves_of, record_from_line
from fenedit.documents.rewriting import with_position
from fenedit.jobs.games import tree_of_record, unread_of
from fenedit.jobs.taking import taken
from fenedit.rules.moves.tree import MoveTree

FEN = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"


def sans(tree: MoveTree) -> list[str]:
    return [node.san for node in tree.moves_to(tree.end_of(()))]


def test_a_game_is_played_from_its_position():
    game = game_record(f'[Event "x"]\n[FEN "{FEN}"]\n[SetUp "1"]\n[Result "1-0"]\n\n1. e4 Kd7')
    tree = tree_of_record(game)
    assert sans(tree) == ["e4", "Kd7"]
    assert (tree.start, tree.result, tree.fault) == (game.position, "1-0", None)


@pytest.mark.parametrize("moves", ["1. e4 e5 2. Sf3 Sc6 3. Lb5 *", "1. e4 e5 2. Cf3 Cc6 3. Fb5 *"])
def test_a_game_in_the_letters_of_any_language_is_read(moves):
    tree = tree_of_record(game_record(f'[Event "x"]\n\n{moves}'))
    assert sans(tree) == ["e4", "e5", "Nf3", "Nc6", "Bb5"]
    assert tree.fault is None


def test_a_fault_has_its_place_after_the_tags():
    game = game_record('[Event "x"]\n\n1. e4 e5 2. Sf3 Sc6 3. Sf6 *')
    fault = tree_of_record(game).fault
    assert moves_of(game)[slice(*fault.span)] == "Sf6"


def test_a_game_of_a_variant_has_its_rules_and_pockets():
    fen = "4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1"
    game = game_record(f'[Variant "Crazyhouse"]\n[FEN "{fen}"]\n\n1. Q@e7+ Kxe7 *')
    assert sans(tree_of_record(game)) == ["Q@e7+", "Kxe7"]


@pytest.mark.parametrize("line", [f"{FEN[:-4]} pv e4 Kd7;", f"{FEN} pv e4 Kd7;"])
def test_a_line_has_the_moves_of_its_operation(line):
    assert sans(tree_of_record(record_from_line(line))) == ["e4", "Kd7"]


def test_other_records_have_no_moves():
    record = record_from_line(FEN)
    tree = tree_of_record(record)
    assert tree.is_empty
    assert tree.start == record.position
    assert tree_of_record(record_from_line("no fen")).is_empty


@pytest.mark.parametrize(
    ("moves", "unread"),
    [
        ("1. e4 e5 2. Ke3 {x} Nc6 *", "Ke3 {x} Nc6 *"),
        ("1. e4 e5 (1... c5 2. Ke3 d6) 2. Nf3 *", ""),
        ("1. e4 e5 *", ""),
    ],
)
def test_the_text_from_an_impossible_move_on_is_not_read(moves, unread):
    game = game_record(f'[Event "x"]\n\n{moves}')
    assert unread_of(game, tree_of_record(game)).rstrip() == unread


def test_a_line_may_have_an_impossible_move():
    line = record_from_line("4k3/8/8/8/8/8/4P3/4K3 w - - pv e4 Ke8 Kd7;")
    assert unread_of(line, tree_of_record(line)) == "Ke8 Kd7"


@pytest.mark.parametrize(
    ("line", "unread"),
    [
        ('7k/5K2/8/8/8/8/*2Q7/6R1 w - - c3 "#2"; pv Gh2 Kh7 Rg7;', "Gh2 Kh7 Rg7"),
        ('7k/5K2/8/8/8/8/*2Q7/6R1 w - - c3 "#2";', ""),
        ("4k3/8/8/8/8/8/4P3/8 w - - pv e4;", "e4"),
    ],
)
def test_the_line_of_a_position_without_moves_of_chess_is_text(line, unread):
    record = record_from_line(line)
    assert unread_of(record, tree_of_record(record)) == unread


def test_the_line_of_a_position_of_another_variant_has_its_rules():
    game = game_record('[Variant "Atomic"]\n\n1. Nf3 f6 2. Ne5 fxe5 3. e4 *')
    line = taken(game, tree_of_record(game), (0, 0), "epd")
    tree = tree_of_record(record_from_line(line.line))
    assert tree.first is not None and tree.fault is None
    # The pawn went with the knight.
    assert tree.position_at((0, 0)).placement.count(".") == 34


@pytest.mark.parametrize(
    ("variant", "moves", "after"),
    [
        ("Crazyhouse", "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qxg2 4. Bxg2", "QPpp"),
        ("Crazyhouse", "1. g4 h5 2. gxh5 a6 3. h6 a5 4. hxg7 a4 5. gxh8=Q", "~"),
        ("Three-check", "1. e4 e5 2. Bc4 Nc6 3. Bxf7+ a6", "2+3"),
    ],
)
@pytest.mark.parametrize("file_format", ["epd", "pgn"])
def test_fields_of_another_variant_are_read_again(variant, moves, after, file_format):
    game = game_record(f'[Variant "{variant}"]\n\n{moves} *')
    tree = tree_of_record(game)
    end = tree.end_of(())
    before = tree.board_at(end).fen()
    assert after in before
    record = taken(game, tree, end, file_format)
    # A square that is set puts such fields into tags.
    same = with_position(record, tree.position_at(end)._replace(halfmove_clock=7), file_format)
    for each, clock in (record, None), (same, "7"):
        fen = tree_of_record(each).board_at(()).fen()
        assert fen.rsplit(" ", 2)[0] == before.rsplit(" ", 2)[0]
        assert clock in (None, fen.split()[-2])
