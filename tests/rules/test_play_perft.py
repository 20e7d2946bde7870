import pytest

from fenedit.notation.fen import parse_fen
from fenedit.rules.play import perft


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
