"""Texts that EPD can write, and others."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.puzzle.texts import mended, text_fault


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Haring", None),
        ("Хавель; 李", None),
        ('the "Organ Pipes"', "quote"),
        ("one\ntwo", "break"),
        ("one\ttwo", "control"),
        ("x" * 255, None),
        ("x" * 256, "long"),
    ],
)
def test_why_a_text_cannot_be_written(text: str, code: str | None) -> None:
    fault = text_fault(text)
    assert (fault.code if fault else None) == code


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ('the "Organ Pipes"', "the “Organ Pipes”"),
        ('("so")', "(“so”)"),
        ("one \r\n two\n\nthree\n", "one two three"),
        ("one\ttwo\x07", "one two"),
        ('5" board', "5” board"),
    ],
)
def test_how_else_it_is_said(text: str, other: str) -> None:
    assert mended(text) == other


@given(st.text(max_size=255))
def test_a_mended_text_can_be_written(text: str) -> None:
    assert text_fault(mended(text)) is None


@given(st.text(st.characters(exclude_categories=("C", "Z"), exclude_characters='"'), max_size=255))
def test_what_can_be_written_stays(text: str) -> None:
    assert mended(text) == text
