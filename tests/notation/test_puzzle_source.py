"""Sources with their dates."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.puzzle import Source, dated, source_of


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


@pytest.mark.parametrize(
    ("text", "numbers", "roman"),
    [
        ("Die Schwalbe 1957-09-08", "Die Schwalbe 8.9.1957", "Die Schwalbe 8.ix.1957"),
        ("Broodings (50/1) 2009-02", "Broodings (50/1) 2/2009", "Broodings (50/1) ii/2009"),
        ("1957/12/31", "31.12.1957", "31.xii.1957"),
        ("Deutsche Schachblätter, 1932", None, None),
        ("Chess 1932-33", None, None),
        ("Chess 1999-00", None, None),
        ("Chess 1965-1967", None, None),
        ("Chess", None, None),
        ("", None, None),
    ],
)
def test_a_date_is_printed_as_magazines_do(
    text: str, numbers: str | None, roman: str | None
) -> None:
    assert dated(text, "record") == text
    assert dated(text, "numbers") == (numbers or text)
    assert dated(text, "roman") == (roman or text)
