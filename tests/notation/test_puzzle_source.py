"""Sources with their dates."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.puzzle import Source, source_of


@pytest.mark.parametrize(
    ("text", "name", "date"),
    [
        ("Schach-Echo 1977", "Schach-Echo", "1977"),
        ("The Observer, 1920", "The Observer", "1920"),
        ("1859", "", "1859"),
        ("Problemas 1932-33", "Problemas", "1932-33"),
        ("Die Schwalbe 1977-05-31", "Die Schwalbe", "1977-05-31"),
        ("Die Schwalbe", "Die Schwalbe", ""),
        ("No. 1977 of many", "No. 1977 of many", ""),
        ("12345", "12345", ""),
        ("", "", ""),
    ],
)
def test_a_date_at_the_end_is_parted(text: str, name: str, date: str) -> None:
    assert source_of(text)[:2] == (name, date)


def test_the_year_of_a_date() -> None:
    assert source_of("Problemas 1932-33").year == 1932
    assert source_of("Problemas").year is None


def test_a_date_is_added_and_taken_out() -> None:
    assert Source("Schach-Echo", "1977").text == "Schach-Echo 1977"
    assert source_of("The Observer, 1920")._replace(date="1921").text == "The Observer, 1921"
    assert source_of("The Observer, 1920")._replace(date="").text == "The Observer"


@given(st.text() | st.from_regex(r"\w* ?,? {0,2}(19|20)\d\d[-/.]?\d{0,2}", fullmatch=True))
def test_the_parts_make_the_text_again(text: str) -> None:
    assert source_of(text).text == text
