"""What pieces and squares are called."""

from fenedit.notation.position import EMPTY, PIECES, parse_square
from fenedit.ui.board.text import piece_name, square_words


def test_every_content_has_a_name_of_its_own() -> None:
    names = {piece_name(content) for content in PIECES + EMPTY}
    assert len(names) == 13


def test_a_square_is_said_with_what_it_holds() -> None:
    assert square_words(parse_square("d2"), "P") == "d2, white pawn"
    assert square_words(parse_square("e4"), EMPTY) == "e4, empty"
