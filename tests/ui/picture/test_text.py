"""What is said of pictures."""

import pytest

from fenedit.diagram.board_scene import Coordinates
from fenedit.ui.picture import text as words
from fenedit.ui.picture.choice import FORMATS, MOST_FRAME, MOST_MARGIN, ORIENTATIONS, SHIPPED


def test_every_value_has_words(qapp: object) -> None:
    assert [value for value, _ in words.orientation_choices()] == list(ORIENTATIONS)
    assert {value for value, _ in words.coordinates_choices()} == {
        each.value for each in Coordinates
    }
    assert all(words.format_title(each) and words.format_tip(each) for each in FORMATS)
    assert all(map(words.shipped_title, SHIPPED))


def test_what_is_offered_can_be_drawn() -> None:
    assert all(0 <= value <= MOST_FRAME for value, _ in words.frame_choices())
    assert all(0 <= value <= MOST_MARGIN for value, _ in words.margin_choices())


def test_sizes(qapp: object) -> None:
    assert words.size_sentence("png", 800, 842) == "800 × 842 pixels."
    assert "212 × 223 mm" in words.size_sentence("pdf", 800, 842)
    assert "800 × 842 pixels" in words.size_sentence("svg", 800, 842)


@pytest.mark.parametrize("pixels", [0, 4096])
def test_fewer_pixels_than_were_chosen_are_told(qapp: object, pixels: int) -> None:
    assert ("4096 pixels" in words.copied_sentence("8/8", pixels)) == bool(pixels)
