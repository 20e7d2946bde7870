"""What is said of pictures."""

from dataclasses import replace

import pytest

from fenedit.diagram.options import FORMATS, PICTURE_OPTIONS, PictureChoice
from fenedit.ui.picture import text as words
from fenedit.ui.picture.choice import SHIPPED


def test_every_value_has_words(qapp):
    for name in ("orientation", "coordinates"):
        assert tuple(value for value, _ in words.choices_of(name)) == PICTURE_OPTIONS[name].values
    assert all(words.format_title(each) and words.format_tip(each) for each in FORMATS)
    assert all(map(words.shipped_title, SHIPPED))


def test_what_is_offered_can_be_drawn(qapp):
    for name in ("frame", "margin"):
        assert all(PICTURE_OPTIONS[name].allows(value) for value, _ in words.choices_of(name))


def test_sizes(qapp):
    choice = PictureChoice(dpi=300)
    said = {
        name: words.size_sentence(replace(choice, format=name), 800, 842)
        for name in ("png", "svg", "pdf")
    }
    assert said["png"] == "800 × 842 pixels, printed 67.7 mm wide."
    assert "800 × 842 pixels" in said["svg"]
    assert "67.7 × 71.3 mm" in said["pdf"]


@pytest.mark.parametrize("pixels", [0, 4096])
def test_fewer_pixels_than_were_chosen_are_told(qapp, pixels):
    assert ("4096 pixels" in words.copied_sentence("8/8", pixels)) == bool(pixels)
