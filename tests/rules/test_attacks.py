import chess
from hypothesis import given

from fenedit.notation.fen import parse_fen
from fenedit.notation.position import EMPTY_PLACEMENT, parse_square, with_contents
from fenedit.rules.attacks import attack_words, attackers, is_attacked
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


def test_what_attacks_a_square_is_said_white_first() -> None:
    placement = parse_fen("4k3/8/8/3p4/8/3P4/8/4R1K1 w - - 0 1").placement
    assert attack_words(placement, parse_square("e4")) == (
        "e4, empty. Attacked by e1, white rook; d3, white pawn; d5, black pawn"
    )
    assert attack_words(placement, parse_square("a8")) == "a8, empty. Not attacked"
