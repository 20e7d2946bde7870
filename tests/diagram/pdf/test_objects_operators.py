import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.diagram.pdf.objects import colour, drawn, numbers, placed, text_string
from fenedit.diagram.shapes import Circle, Path, Rect

LINE = (("M", 0.0, 0.0), ("L", 1.0, 0.5))


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (-0.0, "0"),
        (2.0, "2"),
        (0.5, "0.5"),
        (-1.25, "-1.25"),
        (1e-9, "0"),
        (-1e-9, "0"),
        (1e-5, "0.00001"),
        (1 / 3, "0.33333"),
        (1e7, "10000000"),
    ],
)
def test_numbers_have_no_exponent_and_no_useless_digits(value: float, text: str) -> None:
    assert numbers(value) == text


@given(st.floats(-1e6, 1e6))
def test_a_number_says_what_it_is(value: float) -> None:
    text = numbers(value)
    assert re.fullmatch(r"-?\d+(\.\d*[1-9])?", text)
    assert float(text) == pytest.approx(value, abs=6e-6)


def test_places_and_scales() -> None:
    assert numbers(1, 0.5) == "1 0.5"
    assert placed(10, 20.5, 2) == "2 0 0 2 10 20.5 cm"


def test_greys_are_written_for_black_ink_alone() -> None:
    assert colour("#000000") == "0 g"
    assert colour("#ffffff", stroke=True) == "1 G"
    assert colour("#808080") == "0.502 g"
    assert colour("#ff0080") == "1 0 0.502 rg"
    assert colour("#ff0080", stroke=True) == "1 0 0.502 RG"


def test_a_path_is_filled_then_stroked() -> None:
    def operators(**attributes: object) -> str:
        return drawn(Path(LINE, **attributes))

    assert operators(fill="#000000") == "0 g 0 0 m 1 0.5 l f"
    assert operators(fill="#000000", even_odd=True).endswith(" f*")
    assert operators(stroke="#000000", stroke_width=0.1) == "0 G 0.1 w 0 0 m 1 0.5 l S"
    both = operators(fill="#ffffff", stroke="#000000", stroke_width=0.1)
    assert both == "1 g 0 G 0.1 w 0 0 m 1 0.5 l B"
    assert operators(fill="#ffffff", stroke="#000000") == "1 g 0 0 m 1 0.5 l f"


def test_what_has_no_colour_is_not_written() -> None:
    shapes = (Path(LINE), Rect(0, 0, 1, 1, ""), Circle(0, 0, 1), Path(LINE, stroke="#000000"))
    assert not any(map(drawn, shapes))


def test_opacity_ends_with_its_shape() -> None:
    assert drawn(Rect(1, 2, 3, 4, "#ffffff", 0.5)) == "q /G0_5 gs 1 g 1 2 3 4 re f Q"
    assert drawn(Rect(1, 2, 3, 4, "#ffffff")) == "1 g 1 2 3 4 re f"


def test_curves_and_circles_are_curves() -> None:
    curve = Path((("M", 0, 0), ("C", 1, 2, 3, 4, 5, 6), ("Z",)), "#000000")
    assert drawn(curve) == "0 g 0 0 m 1 2 3 4 5 6 c h f"
    ring = drawn(Circle(5, 5, 2, stroke="#000000", stroke_width=1))
    assert ring.startswith("0 G 1 w 7 5 m ") and ring.endswith(" h S")
    assert ring.count(" c ") == 4


def test_strings_are_readable_or_wide() -> None:
    assert text_string("a (b) \\") == "(a \\(b\\) \\\\)"
    assert text_string("Ł") == "<feff0141>"
    assert text_string("\n") == "<feff000a>"
    assert text_string("\ud800") == "(?)"
    assert text_string("") == "()"
