"""python-chess reads the same moves, variations, comments and glyphs, and reaches the same FENs."""

import io
import random
from collections.abc import Iterator

import chess
import chess.pgn
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fenedit.documents.games import game_record
from fenedit.jobs.games import tree_of_record
from fenedit.notation.fen import format_fen
from fenedit.rules.moves.tree import MoveTree, Path
from fenedit.rules.moves.writing import movetext

WORDS = ("good", "[%clk 0:01:02]", "(a bracket)", "1. Kh9", "a; b", "[#]", "[%csl Ge4] so", "$3")

Row = tuple[Path, str, str, str, str, tuple[int, ...], str]


def a_game(dice: random.Random) -> chess.pgn.Game:
    """Return a game with nested variations, comments and glyphs, of chess or of Chess960."""
    chess960 = dice.random() < 0.3
    board = chess.Board.from_chess960_pos(dice.randrange(960)) if chess960 else chess.Board()
    board.chess960 = chess960
    for _ in range(dice.choice((0, 0, 30))):
        if moves := list(board.legal_moves):
            board.push(dice.choice(moves))
    start = board.copy(stack=False)
    game = chess.pgn.Game()
    if chess960 or start != chess.Board():
        game.setup(start)
    game.comment = _remark(dice)
    _grow(game, start, dice, 40, 0)
    game.headers["Result"] = dice.choice(("*", "1-0", "1/2-1/2"))
    return game


def _grow(
    node: chess.pgn.GameNode, board: chess.Board, dice: random.Random, plies: int, depth: int
) -> None:
    board = board.copy(stack=False)
    for _ in range(plies):
        moves = list(board.legal_moves)
        if not moves:
            return
        parent, move = node, dice.choice(moves)
        node = _added(parent, move, dice, depth, in_line=True)
        while depth < 4 and dice.random() < 0.15:
            other = dice.choice(moves)
            variation = _added(parent, other, dice, depth + 1, in_line=False)
            after = board.copy(stack=False)
            after.push(other)
            _grow(variation, after, dice, dice.randrange(6), depth + 1)
        board.push(move)


def _added(
    parent: chess.pgn.GameNode, move: chess.Move, dice: random.Random, depth: int, *, in_line: bool
) -> chess.pgn.GameNode:
    node = parent.add_variation(move, comment=_remark(dice))
    node.nags = (
        {dice.choice((1, 2, 3, 4, 5, 6, 14, 16, 140, 220))} if dice.random() < 0.2 else set()
    )
    if not in_line:
        node.starting_comment = _remark(dice)
    return node


def _remark(dice: random.Random) -> str:
    return " ".join(dice.choices(WORDS, k=2)) if dice.random() < 0.15 else ""


def rows_of(game: chess.pgn.Game) -> Iterator[Row]:
    """Yield all moves that python-chess reads, as `rows` does."""
    ahead: list[tuple[Path, chess.pgn.GameNode, chess.Board]] = [((), game, game.board())]
    while ahead:
        path, node, board = ahead.pop()
        if isinstance(node, chess.pgn.ChildNode):
            uci, san = board.uci(node.move), board.san(node.move)
            board = board.copy(stack=False)
            board.push(node.move)
            fen = (
                board.fen(shredder=True, en_passant="fen")
                if board.chess960
                else board.fen(en_passant="fen")
            )
            nags = tuple(sorted(node.nags))
            text = " ".join(node.comment.split()), " ".join(node.starting_comment.split())
            yield path, uci, san, *text, nags, fen
        children = [((*path, place), child, board) for place, child in enumerate(node.variations)]
        ahead += children[:0:-1] + children[:1]


def rows(tree: MoveTree) -> Iterator[Row]:
    """Yield all moves of a tree: place, move, words around it, glyphs, and the FEN behind it."""
    for path, node in tree.walk():
        board = tree.board_at(path)
        position = tree.position_at(path)
        fen = format_fen(position)
        if tree.chess960:
            # Rights keep the letters of the start; python-chess writes one custom.
            fields = fen.split()
            fields[2] = board.fen(shredder=True).split()[2]
            fen = " ".join(fields)
        text = " ".join(node.comment.split()), " ".join(node.before.split())
        yield path, node.uci, node.san, *text, tuple(sorted(node.nags)), fen


def assert_alike(text: str) -> MoveTree:
    theirs = chess.pgn.read_game(io.StringIO(text))
    assert theirs is not None
    assert theirs.errors == []
    tree = tree_of_record(game_record(text.rstrip("\n")))
    assert tree.fault is None
    assert list(rows(tree)) == list(rows_of(theirs))
    assert tree.root.comment == " ".join(theirs.comment.split())
    assert tree.result == theirs.headers["Result"]
    return tree


@settings(max_examples=25)
@given(seed=st.integers(0, 2**32))
def test_games_are_read_alike(seed: int) -> None:
    game = a_game(random.Random(seed))
    tree = assert_alike(f"{game}\n")
    # What we write is read alike, too.
    tags = "".join(f'[{name} "{value}"]\n' for name, value in game.headers.items())
    again = assert_alike(f"{tags}\n{movetext(tree)}\n")
    assert list(rows(again)) == list(rows(tree))


@pytest.mark.parametrize(
    "moves",
    [
        "1. e4! $14 {a} {b} (1. d4 {c} (1. c4) d5) {d} 1... e5!? ({before} 1... c5 $6 2. Nf3) *",
        "{one} {two} 1. e4 e5\n% escaped\n2. Nf3 {over\ntwo lines} *",
        "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.O-O Nf6 5.Re1?? -- 6.d4 1-0",
        "e4 e5 (c5 Nf3 (Nc3 {x}) d6) Nf3 *",
        "1. e2e4 e7e5 2. Ng1f3 Nb8-c6 3. f1b5 *",
    ],
)
def test_odd_texts_are_read_alike(moves: str) -> None:
    result = moves.rsplit(maxsplit=1)[-1]
    assert_alike(f'[Event "x"]\n[Result "{result}"]\n\n{moves}\n')
