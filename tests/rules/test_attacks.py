import chess
from hypothesis import given

from fenedit.notation.position import EMPTY_PLACEMENT, parse_square, with_contents
from fenedit.rules.attacks import attackers, is_attacked
from tests.helpers.strategies import placements


@given(placements())
def test_attackers_are_those_of_the_chess_package(placement: str) -> None:
    board = chess.Board(None)
    board.set_piece_map(
        {
            square: chess.Piece.from_symbol(content)
            for square, content in enumerate(placement)
            if content != "."
        }
    )
    for square in range(64):
        for side, colour in (("w", chess.WHITE), ("b", chess.BLACK)):
            expected = tuple(board.attackers(colour, square))
            assert attackers(placement, square, side) == expected
            assert is_attacked(placement, square, side) == bool(expected)


def test_no_piece_attacks_around_the_edge_of_the_board() -> None:
    h4, a5 = parse_square("h4"), parse_square("a5")
    for piece in "KNP":
        placement = with_contents(EMPTY_PLACEMENT, {h4: piece})
        assert not is_attacked(placement, a5, "w")
