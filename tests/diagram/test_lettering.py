"""Letters and digits of coordinates: upright on their line, in their place, in the font chosen."""

import json

import pytest
from fontTools.ttLib import TTFont

import fonts
from fenedit import resource
from fenedit.diagram.lettering import LETTERS, letter_outline, letters_of
from fenedit.diagram.shapes import OUR_FACES


def _points(letter: str, *place: float) -> list[tuple[float, float]]:
    return [(each[-2], each[-1]) for each in letter_outline(letter, *place) if each[0] != "Z"]


@pytest.mark.parametrize("letter", LETTERS)
def test_a_letter_stands_on_its_line_around_its_middle(letter: str) -> None:
    points = _points(letter, 0, 0, 1)
    found = letters_of("")[letter]
    assert all(-1.15 <= y <= found.depth + 0.001 for _, y in points)
    assert (found.depth > 0.1) is (letter == "g")
    across = [x for x, _ in points]
    assert min(across) == pytest.approx(-found.width / 2, abs=0.03)
    assert max(across) == pytest.approx(found.width / 2, abs=0.03)


def test_the_highest_digit_is_one_unit_high() -> None:
    tops = [min(y for _, y in _points(digit, 0, 0, 1)) for digit in "12345678"]
    assert min(tops) == pytest.approx(-1)


@pytest.mark.parametrize("letter", LETTERS)
def test_place_and_height_change_nothing_else(letter: str) -> None:
    there = _points(letter, 3, 5, 2)
    moved = [(3 + 2 * x, 5 + 2 * y) for x, y in _points(letter, 0, 0, 1)]
    assert there == [pytest.approx(point, abs=0.002) for point in moved]


def test_there_are_no_other_letters() -> None:
    with pytest.raises(KeyError):
        letter_outline("i", 0, 0, 1)


def test_the_outlines_that_are_kept_are_those_of_our_font() -> None:
    assert json.loads(resource("fonts/coordinates.json").read_bytes()) == fonts.coordinates()


@pytest.mark.parametrize("face", OUR_FACES)
def test_our_fonts_have_the_letters_of_europe_and_what_problems_are_written_with(
    face: str,
) -> None:
    font = TTFont(resource(face))
    known = font.getBestCmap()
    wanted = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ ёЖЩъыь ґїєі ЉЊЏђћ őűřčšžåäöüßæøþðįğşţñçéèêë “”„‚«»‘’–—…×½≠±#†‡+=!?()♔♕♖♗♘♙♚♛♜♝♞♟→↔⇒"
    assert not [each for each in wanted if ord(each) not in known]
    # Their makers allow everything; `fsType` says so to programs.
    assert font["OS/2"].fsType == 0
    assert font["name"].getDebugName(1) == "FenEdit Serif"
