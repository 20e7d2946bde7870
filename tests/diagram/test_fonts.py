"""The fonts that texts are set in: ours, and those of the machine."""

from pathlib import Path

import pytest

from fenedit import resource
from fenedit.diagram.fonts import families, family_of_file, problem_of, unhinted_font
from fenedit.diagram.lettering import LETTERS, letters_of
from fenedit.diagram.paint import measure_in
from fenedit.diagram.shapes import OUR_FACES, OUR_FONT
from tests.helpers.small_fonts import installed, small_font

pytestmark = pytest.mark.usefixtures("qapp")


def test_ours_is_there_whatever_is_installed() -> None:
    assert unhinted_font(20).family() == OUR_FONT
    assert measure_in("")("Zażółć", 10, False, False) > 0
    assert OUR_FONT not in families()


def test_why_a_font_cannot_be_used_is_known() -> None:
    assert problem_of("") == ""
    assert problem_of("No Such Font") == "unknown"
    with installed(small_font("Test Boxes")), installed(small_font("Test Locked", rights=2)):
        assert problem_of("test boxes") == ""
        assert problem_of("Test Locked") == "locked"
    for cff in (False, True):
        with installed(small_font(f"Test Blank {cff}", cff=cff, blank="ABC")):
            assert problem_of(f"Test Blank {cff}") == "locked"


def test_a_font_that_is_offered_is_there() -> None:
    assert [family for family in families() if problem_of(family) == "unknown"] == []


def test_a_font_of_an_odd_name_is_used_or_said_to_be_none() -> None:
    with installed(small_font("Test Odd, Boxes")):
        assert problem_of("Test Odd, Boxes") == ""
        assert unhinted_font(20, family="Test Odd, Boxes").family() == "Test Odd, Boxes"
    with installed(small_font("Test Odd [Boxes]")):
        # To Qt, what is in brackets is a foundry.
        assert problem_of("Test Odd [Boxes]") == "unknown"
        assert problem_of("Test Odd") == "unknown"
    with installed(small_font("Test Odd", letters="§")):
        assert problem_of("Test Odd") == ""


def test_the_file_of_a_font_says_its_family(tmp_path: Path) -> None:
    assert family_of_file(resource(OUR_FACES[0])) == OUR_FONT
    tmp_path.joinpath("none.ttf").write_bytes(b"none")
    assert family_of_file(tmp_path / "none.ttf") == ""
    assert family_of_file(tmp_path / "nowhere.ttf") == ""


def test_coordinates_are_in_the_font_if_it_has_all_of_them() -> None:
    assert letters_of("No Such Font") == letters_of("")
    with installed(small_font("Test Boxes")):
        # It has A, B and C alone.
        assert letters_of("Test Boxes") == letters_of("")
    with installed(small_font("Test Flat", letters=LETTERS, height=0)):
        assert letters_of("Test Flat") == letters_of("")
    with installed(small_font("Test Whole", letters=LETTERS)):
        assert letters_of("Test Whole") != letters_of("")
    family = next(iter(families()), "")
    if not family:
        pytest.skip("no fonts on this machine")
    assert set(letters_of(family)) == set(LETTERS)
