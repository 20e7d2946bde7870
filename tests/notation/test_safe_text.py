import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.safe_text import (
    NAME,
    TEXT,
    breakable,
    for_spreadsheet,
    from_spreadsheet,
    shown,
    shown_name,
)


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("Haring 1977.fen", "Haring 1977.fen"),
        ("Kubbel’s « étude » №1 ♔", "Kubbel’s « étude » №1 ♔"),
        ("a\nb\tc\r\n", r"a\nb\tc\r\n"),
        ("x\x00\x1b[31m\x7f\x9b", r"x\x00\x1b[31m\x7f\x9b"),
        ("nef.\u202egpj", r"nef.\u202egpj"),
        ("\u200f\u2066a\u2069\u2028", r"\u200f\u2066a\u2069\u2028"),
        ("bytes \udcff", r"bytes \udcff"),
        ("<img src='/dev/zero'> &lt; a&b", "<img src='/dev/zero'> &lt; a&b"),
    ],
)
def test_a_name_stands_on_one_line_and_hides_nothing(name: str, seen: str) -> None:
    assert shown_name(name) == seen


def test_of_a_long_name_both_ends_are_left() -> None:
    seen = shown_name("a" * 1_000_000 + ".fen")
    assert len(seen) == NAME + 1
    assert seen.startswith("aaa") and seen.endswith("aaa.fen") and "…" in seen


def test_a_text_keeps_its_lines_and_is_cut_at_its_end() -> None:
    assert shown("one\r\ntwo\n\tthree\x00") == "one\ntwo\n\tthree\\x00"
    assert shown("b" * 1_000_000) == "b" * TEXT + "…"


@given(st.text(st.characters(), max_size=300))
def test_what_is_shown_can_be_seen(text: str) -> None:
    for seen in (shown_name(text), shown(text).replace("\n", "").replace("\t", "")):
        assert not any(char < " " or "\x7f" <= char <= "\x9f" for char in seen)
        assert not set(seen) & set("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u2028")
        seen.encode("utf-8")


def test_a_word_that_no_line_has_room_for_may_be_broken_anywhere() -> None:
    assert breakable("/usual/path of-words.fen") == "/usual/path of-words.fen"
    long = breakable("see " + "x" * 40)
    assert long.replace("\u200b", "") == "see " + "x" * 40
    assert long.count("\u200b") == 39


@pytest.mark.parametrize("text", ["=1+2", "+1+", "-1(w)", "@SUM(A1)", "\t=1", "-2+3", "=\ncmd"])
def test_a_field_of_a_table_is_never_a_formula(text: str) -> None:
    assert for_spreadsheet(text) == f"'{text}"


@pytest.mark.parametrize("text", ["", "=", "+", "+-", "-5", "+1.5", "1-0", "'s", "#2", "h#2"])
def test_other_fields_stay_as_they_are(text: str) -> None:
    assert for_spreadsheet(text) == from_spreadsheet(text) == text


@given(st.text("=+-@'1a\n\t .", max_size=5))
def test_a_field_is_read_as_it_was(text: str) -> None:
    assert from_spreadsheet(for_spreadsheet(text)) == text
