"""Texts that EPD can write, and others."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.puzzle import faults_in, is_date, mended, sure_mend, text_fault


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


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ('the "Organ Pipes"', "the “Organ Pipes”"),
        ('"a" and "b"', "“a” and “b”"),
        ("one\ntwo", "one two"),
        ("one\ttwo", "one two"),
        ('5" board', None),
        ('5" and 6" boards', None),
        ('"open', None),
        ("x\n" * 200, None),
        ("Haring", "Haring"),
    ],
)
def test_which_mend_is_sure(text: str, other: str | None) -> None:
    assert sure_mend(text) == other


def test_where_quotation_marks_can_be_written_they_stay() -> None:
    assert sure_mend('5" board\nonce', marks=False) == '5" board once'


@given(st.text(max_size=300))
def test_a_sure_mend_can_be_written(text: str) -> None:
    other = sure_mend(text)
    assert other is None or text_fault(other) is None


def test_all_faults_are_told_in_their_order() -> None:
    assert faults_in('one\n"two"\nthree') == ("break", "quote")


@pytest.mark.parametrize(
    ("text", "known"),
    [
        ("1977", True),
        ("1977-05", True),
        ("1977-5-31", True),
        ("1977.05.31", True),
        ("1932-33", True),
        ("1932/1933", True),
        ("1999/00", True),
        ("1996-02-29", True),
        ("1977-13-41", False),
        ("1977-13", False),
        ("1977-02-30", False),
        ("1977-00", False),
        ("1933-1932", False),
        ("1977-123", False),
        ("May 1977", False),
        ("197", False),
    ],
)
def test_what_is_a_date(text: str, known: bool) -> None:
    assert is_date(text) is known
