"""All positions of a tree, one after the other."""

import pytest

from fenedit.notation.fen import parse_fen
from fenedit.rules.moves.positions import positions_of
from fenedit.rules.moves.reading import read_moves

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
GAME = """1. e4 (1. d4 d5 (1... Nf6 2. c4 -- 3. Nc3)) 1... e5 2. Nf3 (2. f4 exf4) 2... d5 3. exd5 e4
4. Bb5+ Bd7 5. O-O exf3 6. Bxd7+ Kxd7 7. c4 fxg2 8. c5 gxf1=N 9. c6+ bxc6 10. dxc6+ *"""


@pytest.mark.parametrize(
    ("fen", "moves", "variant"),
    [
        (START, GAME, ""),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 5 30", "30. exd6 (30. Kd2 d4) Kd7", ""),
        ("rk6/8/8/8/8/8/8/RK6 w Aa - 0 1", "1. O-O-O (1. Ra7 O-O-O) 1... Kb7", ""),
        (START, "1. Nf3 f6 2. Nd4 g6 3. Nb5 a6 4. Nxc7 e5", "Atomic"),
        (START, "1. e4 d5 2. exd5 Qxd5 3. P@e4", "Crazyhouse"),
        (START, "*", ""),
        ("8/8/8/8/8/8/8/8 w - - 0 1", "1. e4", ""),
    ],
)
def test_each_position_once(fen: str, moves: str, variant: str) -> None:
    tree = read_moves(moves, parse_fen(fen), variant=variant)
    seen = set()
    for path, board, position in positions_of(tree):
        place = path()
        seen.add(place)
        # Castling rights are not included.
        assert position == tree.position_at(place)._replace(castling_rights="")
        assert board.board_fen() == tree.board_at(place).board_fen()
    assert seen == {path for path, _ in tree.walk()}


def test_the_game_itself_comes_first() -> None:
    tree = read_moves(GAME, parse_fen(START))
    lines = [path() for path, _, _ in positions_of(tree)]
    own = len(tree.end_of(()))
    assert lines[:own] == [(0,) * (ply + 1) for ply in range(own)]
    assert all(any(path) for path in lines[own:])
