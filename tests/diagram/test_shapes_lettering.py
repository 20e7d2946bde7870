"""Letters and digits of strokes: within their lines, and all different."""

import pytest

from fenedit.diagram.shapes import DESCENT, strokes, width_of
from fenedit.notation.position import FILES, RANKS

LETTERS = FILES + RANKS


def _points(letter: str, *place: float) -> list[tuple[float, float]]:
    return [(segment[-2], segment[-1]) for segment in strokes(letter, *place) if segment[0] != "Z"]


@pytest.mark.parametrize("letter", LETTERS)
def test_a_letter_keeps_within_its_lines(letter: str) -> None:
    points = _points(letter, 0, 0, 1)
    lowest = DESCENT + 0.04 if letter == "g" else 0.02
    assert all(-1.02 <= y <= lowest for _, y in points)
    assert min(y for _, y in points) <= -0.7 + 0.2
    reach = width_of(letter) / 2
    assert all(-reach - 0.12 <= x <= reach + 0.12 for x, _ in points)


@pytest.mark.parametrize("letter", LETTERS)
def test_a_letter_begins_where_a_pen_is_put_down(letter: str) -> None:
    assert strokes(letter, 0, 0, 1)[0][0] == "M"


def test_no_two_letters_are_the_same() -> None:
    assert len({strokes(letter, 0, 0, 1) for letter in LETTERS}) == len(LETTERS)


@pytest.mark.parametrize("letter", LETTERS)
def test_place_and_height_change_nothing_else(letter: str) -> None:
    there = _points(letter, 3, 5, 2)
    moved = [(3 + 2 * x, 5 + 2 * y) for x, y in _points(letter, 0, 0, 1)]
    assert there == [pytest.approx(point) for point in moved]


def test_there_are_no_other_letters() -> None:
    with pytest.raises(KeyError):
        strokes("i", 0, 0, 1)
