import pytest

from fenedit.notation.position import (
    FEN_ORDER,
    SQUARE_NAMES,
    file_of,
    is_light,
    parse_square,
    rank_of,
    square_at,
    square_name,
)


def test_corners_have_the_numbers_that_programs_give_them():
    assert [square_name(square) for square in (0, 7, 56, 63)] == ["a1", "h1", "a8", "h8"]


def test_names_files_and_ranks_agree():
    for square, name in enumerate(SQUARE_NAMES):
        assert parse_square(name) == square
        assert square_at(file_of(square), rank_of(square)) == square
        assert name == "abcdefgh"[file_of(square)] + "12345678"[rank_of(square)]


def test_fen_reads_from_a8_to_h1():
    assert [square_name(square) for square in FEN_ORDER[:9]] == [
        "a8",
        "b8",
        "c8",
        "d8",
        "e8",
        "f8",
        "g8",
        "h8",
        "a7",
    ]
    assert sorted(FEN_ORDER) == list(range(64))


def test_white_has_a_light_square_at_the_right_hand():
    assert is_light(parse_square("h1"))
    assert not is_light(parse_square("a1"))


@pytest.mark.parametrize("name", ["", "e", "E4", "i1", "a9", "a0", "e44", "٤"])
def test_no_other_name_is_a_square(name):
    with pytest.raises(ValueError, match="no square"):
        parse_square(name)
