from fenedit.notation.fen import parse_fen
from fenedit.notation.position import EMPTY_POSITION, START_POSITION, parse_square, rank_of
from fenedit.notation.spoken import (
    field_changes,
    file_words,
    kind_words,
    position_words,
    rank_words,
    square_words,
)

MATE = parse_fen("8/8/8/8/8/k1K5/8/1R6 w - - 0 1")
PASSED = parse_fen("4k3/8/8/8/4P3/8/8/R3K3 b Q e3 0 17")


def test_a_square_is_named_with_what_stands_there() -> None:
    assert square_words(parse_square("b1"), "R") == "b1, white rook"
    assert square_words(parse_square("b2"), ".") == "b2, empty"


def test_a_rank_and_a_file_name_what_stands_there_in_order() -> None:
    third = rank_of(parse_square("a3"))
    assert rank_words(MATE.placement, third) == "Rank 3: a3, black king; c3, white king"
    assert rank_words(MATE.placement, 7) == "Rank 8: empty"
    assert file_words(PASSED.placement, 4) == (
        "File e: e1, white king; e4, white pawn; e8, black king"
    )
    assert file_words(MATE.placement, 7) == "File h: empty"


def test_a_kind_of_piece_is_named_for_both_sides() -> None:
    assert kind_words(START_POSITION.placement, "R") == "white rook: a1, h1; black rook: a8, h8"
    assert kind_words(MATE.placement, "R") == "white rook: b1; black rook: none"


def test_a_position_is_its_pieces_and_the_fields_that_say_something() -> None:
    assert position_words(MATE) == ("white king: c3; white rook: b1; black king: a3. White to move")
    assert position_words(PASSED) == (
        "white king: e1; white rook: a1; white pawn: e4; black king: e8. Black to move. "
        "castling rights: Q. en passant square: e3. fullmove number: 17"
    )
    assert position_words(EMPTY_POSITION) == "empty. White to move"


def test_only_the_fields_that_changed_are_named() -> None:
    assert list(field_changes(MATE, MATE)) == []
    assert list(field_changes(PASSED, PASSED._replace(side_to_move="w", ep_square=None))) == [
        "White to move",
        "en passant square: none",
    ]
    assert list(field_changes(MATE, MATE._replace(halfmove_clock=3))) == ["halfmove clock: 3"]


def test_it_is_said_in_another_language() -> None:
    def loud(_context: str, source: str, _comment: str = "", _count: int = -1) -> str:
        return source.upper().replace("{PIECE}", "{piece}").replace("{SQUARES}", "{squares}")

    assert kind_words(MATE.placement, "K", loud) == "WHITE KING: c3; BLACK KING: a3"
