import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.reading import read_loose
from fenedit.ui.fen.text import note_words, place_words
from tests.helpers.states import HARING, START


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (START, ""),
        (
            START.removesuffix(" 1"),
            "No fullmove number is given: 1 is assumed.",
        ),
        (
            START.split()[0],
            "Assumed: White to move, no castling rights, no en passant square, "
            "halfmove clock 0, fullmove number 1.",
        ),
        (
            f"[{START.removesuffix(' 0 1')}]",
            # Usual meanings of brackets are not mentioned.
            "Assumed: halfmove clock 0, fullmove number 1.",
        ),
        (f"position fen: {START}", ""),
        (f"  {START}  ", ""),
        ("startpos", ""),
        (
            START.removesuffix(" 0 1") + " hmvc 4; fmvn 7;",
            "The halfmove clock was taken from the operation hmvc. "
            "The fullmove number was taken from the operation fmvn. "
            "The EPD operations that follow are kept as they are.",
        ),
    ],
)
def test_assumptions_are_one_sentence(text: str, words: str) -> None:
    assert note_words(read_loose(text).notes) == words


@pytest.mark.parametrize(
    ("offset", "words"),
    [
        (0, "Piece placement: a8–d8, empty"),
        (1, "Piece placement: e8, black rook"),
        (3, "Piece placement"),
        (4, "Piece placement: a7–b7, empty"),
        (7, "Piece placement: g7, white rook"),
        (HARING.index("1/"), "Piece placement: h7, empty"),
        (HARING.index(" w"), "Piece placement"),
        (HARING.index("w"), "Side to move: w for White, b for Black"),
        (len(HARING), "Fullmove number: one more after each move by Black"),
    ],
)
def test_a_place_is_named_by_its_field_and_square(offset: int, words: str) -> None:
    assert place_words(HARING, offset) == words


def test_a_character_that_is_not_a_piece_names_only_its_square() -> None:
    assert place_words("4x3/8", 1) == "Piece placement: e8"


@given(st.text(max_size=40), st.integers(0, 40))
def test_any_place_of_any_text_can_be_described(text: str, offset: int) -> None:
    if offset <= len(text):
        place_words(text, offset)
