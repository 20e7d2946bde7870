"""Warnings about fonts."""

import pytest

from fenedit.diagram.shapes import OUR_FONT
from fenedit.ui.fonts import font_choices, letters_sentences, problem_sentence
from tests.helpers.small_fonts import installed, small_font

pytestmark = pytest.mark.usefixtures("qapp")


def test_our_own_font_is_the_first_choice():
    first, *others = font_choices()
    assert first == ("", OUR_FONT)
    assert all(value == words for value, words in others)


def test_an_unusable_font_is_named_with_its_replacement():
    assert problem_sentence("") == ""
    assert problem_sentence("No Such") == (
        f"The font “No Such” is not installed; {OUR_FONT} takes its place."
    )
    with installed(small_font("Test Shut", rights=2)):
        assert "may not be embedded" in problem_sentence("Test Shut")


def test_letters_are_named_with_the_fonts_that_have_them():
    assert list(letters_sentences((), {})) == []
    borrowed = {"王": "Hei", "♔": "Symbols", "一": "Hei"}
    others, missing = letters_sentences({"\uf123"}, borrowed)
    assert others.endswith("from others: ♔ (Symbols), 一王 (Hei).")
    assert missing.endswith("left out: \uf123")
    (many,) = letters_sentences((), {chr(0x4E00 + each): "Hei" for each in range(30)})
    assert many.endswith("… (Hei).")
