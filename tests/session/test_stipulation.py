import pytest

from fenedit.documents.record import record_from_line
from fenedit.session.stipulation import stipulation

FOUR = "4k3/8/8/8/8/8/8/4K3 w - -"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (f"{FOUR} dm 2;", "#2"),
        (f'{FOUR} 0 1 id "x"; dm 12;', "#12"),
        (f"{FOUR} dm 0;", ""),
        (FOUR, ""),
        ("dm 3;", ""),
    ],
)
def test_a_mate_that_is_asked_for_is_named_as_problem_books_do(line: str, words: str) -> None:
    assert stipulation(record_from_line(line)) == words
