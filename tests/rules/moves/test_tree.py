"""A tree of moves: places, positions, and playing on."""

from dataclasses import replace

import chess
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.position import START_POSITION, Position
from fenedit.rules.moves.reading import read_moves
from fenedit.rules.moves.tree import PASS, MoveTree, Node, Path
from fenedit.rules.play import PlayError


def grown(tree: MoveTree, moves: str, path: Path = ()) -> tuple[MoveTree, Path]:
    for uci in moves.split():
        tree, path = tree.played(path, uci)
    return tree, path


def test_moves_that_are_there_are_followed_and_others_are_variations() -> None:
    tree, path = grown(MoveTree(START_POSITION), "e2e4 e7e5 g1f3")
    same, again = grown(tree, "e2e4 e7e5")
    assert (same, again) == (tree, (0, 0))
    varied, other = grown(tree, "c7c5", (0,))
    assert other == (0, 1)
    assert [node.san for node in varied.moves_to(path)] == ["e4", "e5", "Nf3"]
    assert [node.san for node in varied.moves_to(other)] == ["e4", "c5"]
    assert tree.node_at((0,)).children == varied.node_at((0,)).children[:1]


def test_a_line_ends_where_its_first_moves_end() -> None:
    tree, path = grown(MoveTree(START_POSITION), "e2e4 e7e5 g1f3")
    tree, _ = grown(tree, "c7c5 g1f3 d7d6", (0,))
    assert tree.end_of(()) == path
    assert tree.end_of((0, 1)) == (0, 1, 0, 0)


def test_a_line_goes_before_the_variations_of_its_moves() -> None:
    tree, _ = grown(MoveTree(START_POSITION), "e2e4 e7e5 g1f3")
    tree, _ = grown(tree, "c7c5 g1f3", (0,))
    tree, _ = grown(tree, "d2d4")
    assert [path for path, _ in tree.walk()] == [
        (0,),
        (0, 0),
        (0, 0, 0),
        (0, 1),
        (0, 1, 0),
        (1,),
    ]


def test_a_move_is_removed_with_all_after_it() -> None:
    tree, _ = grown(MoveTree(START_POSITION), "e2e4 e7e5 g1f3")
    tree, _ = grown(tree, "c7c5", (0,))
    assert [node.san for node in tree.without((0, 0)).node_at((0,)).children] == ["c5"]
    assert tree.without((0,)).is_empty


def test_an_illegal_move_is_refused() -> None:
    with pytest.raises(PlayError):
        MoveTree(START_POSITION).played((), "e2e5")


def test_nothing_is_played_without_kings() -> None:
    tree = MoveTree(parse_fen("8/8/8/8/8/8/4P3/8 w - - 0 1"))
    assert tree.legal_moves(()) == ()


@pytest.mark.parametrize(
    ("start", "chess960", "moves", "fen"),
    [
        (
            START_POSITION,
            False,
            "e2e4",
            "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        ),
        (
            parse_fen("r3k2r/8/8/8/8/8/8/R3K2R w HAha - 5 10"),
            False,
            "a1a8 e8e7",
            "R6r/4k3/8/8/8/8/8/4K2R w H - 1 11",
        ),
        (
            parse_fen("4k3/8/8/8/8/8/8/1RR1K3 w CB - 0 1"),
            True,
            "c1c8 e8e7",
            "2R5/4k3/8/8/8/8/8/1R2K3 w B - 2 2",
        ),
        (
            parse_fen("4k3/8/8/8/8/8/8/R3K1R1 w GA - 0 0"),
            True,
            "e1g1",
            "4k3/8/8/8/8/8/8/R4RK1 b - - 1 1",
        ),
    ],
)
def test_all_six_fields_are_right(start: Position, chess960: bool, moves: str, fen: str) -> None:
    tree, path = grown(MoveTree(start, chess960), moves)
    assert format_fen(tree.position_at(path)) == fen


def test_moves_are_numbered_as_their_positions_are() -> None:
    for number in (0, 1, 7):
        start = parse_fen(f"4k3/8/8/8/8/8/4P3/4K3 w - - 0 {number}")
        tree, path = grown(MoveTree(start), "e2e4 e8d7 e1e2 d7d6")
        for length in (2, 3):
            before = tree.position_at(path[:length])
            assert tree.number_at(length + 1, first=True)[:-1] == str(before.fullmove_number)


def test_a_pass_keeps_the_rights_of_the_rook_on_a1() -> None:
    root = Node(below=(Node(PASS, "--", (Node("e8e7", "Ke7"),)),))
    tree = MoveTree(parse_fen("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), root=root)
    assert format_fen(tree.position_at((0, 0))) == "8/4k3/8/8/8/8/8/R3K3 w Q - 2 2"


def test_moves_are_numbered_from_the_position() -> None:
    tree = MoveTree(parse_fen("4k3/8/8/8/8/8/8/4K3 b - - 0 7"))
    numbers = [tree.number_at(ply, first=ply == 1) for ply in (1, 2, 3)]
    assert numbers == ["7…", "8.", ""]


def test_children_are_made_when_they_are_needed() -> None:
    made = []

    def below() -> tuple[Node, ...]:
        made.append(True)
        return (Node("e2e4", "e4"),)

    node = Node(below=below)
    assert not made
    assert node.children is node.children
    assert made == [True]


@given(st.lists(st.integers(0, 200), max_size=60))
def test_positions_are_those_of_another_program(choices: list[int]) -> None:
    tree, path = MoveTree(START_POSITION), ()
    board = chess.Board()
    for choice in choices:
        moves = sorted(move.uci() for move in board.legal_moves)
        if not moves:
            break
        uci = moves[choice % len(moves)]
        tree, path = tree.played(path, uci)
        board.push_uci(uci)
    assert format_fen(tree.position_at(path)) == board.fen(en_passant="fen")


def test_positions_are_right_in_whatever_order_they_are_asked_for() -> None:
    tree = read_moves("1. e4 (1. d4 d5 2. c4) 1... e5 2. Nf3 Nc6", START_POSITION)
    paths = [(), *(path for path, _ in tree.walk())]
    alone = {path: replace(tree).position_at(path) for path in paths}
    for first in paths:
        for second in paths:
            assert tree.position_at(first) == alone[first]
            assert tree.position_at(second) == alone[second]


def test_a_move_is_named_in_san_however_it_is_written() -> None:
    tree = read_moves(
        "1. e2e4 e7e5 2. Bf1-c4 a6 3. Qf3 a5 4. Qxf7 *", START_POSITION, main_line=True
    )
    assert [tree.san_at((0,) * count) for count in (1, 3, 7)] == ["e4", "Bc4", "Qxf7#"]
    board = tree.board_at((0,) * 7)
    board.pop()
    assert tree.board_at((0,) * 7).is_checkmate()
