"""The text below a picture."""

import struct
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.caption import MOST_CAPTION_LINES, caption_text, captioned
from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.paint import png_bytes, render_image
from fenedit.diagram.picture import frame_of, picture_of, pixel_frame
from fenedit.diagram.shapes import Text
from fenedit.diagram.svg import svg_text
from fenedit.notation.position import START_PLACEMENT
from fenedit.notation.puzzle import Caption
from tests.helpers.board_answers import plain_pieces

BARE = Diagram(START_PLACEMENT)
STYLES = (
    DiagramStyle(size=403),
    DiagramStyle(size=403, frame=0.04, background="#ffffff"),
    DiagramStyle(size=400, margin=0.5, coordinates=Coordinates.OUTSIDE, mover_mark=True),
)


def measure_caption(text: str, size: float, bold: bool, italic: bool) -> float:
    return len(text) * size / 2


def test_it_is_who_made_it_and_where_and_what_is_asked():
    full = Caption(1, "No. 7", "Sam Loyd", "Era, 1861", "1st Prize", "#2", "(4+3)")
    assert caption_text(full) == "Sam Loyd, Era, 1861, 1st Prize\n#2"
    assert caption_text(full._replace(author="", source="", award="")) == "No. 7\n#2"
    assert caption_text(Caption(1, stipulation="White to move")) == "White to move"


def test_long_lines_are_broken_and_very_many_left_out():
    lines = captioned(BARE, "word " * 12 + "\n\n#2", measure_caption).caption
    assert lines == ("word word word word word word word word", "word word word word", "#2")
    many = captioned(BARE, "line\n" * 50, measure_caption).caption
    assert many == ("line",) * MOST_CAPTION_LINES
    assert captioned(BARE, " \n", measure_caption).caption == ()


@given(st.text())
def test_any_text_becomes_lines_that_fit(text):
    lines = captioned(BARE, text, measure_caption).caption
    assert len(lines) <= MOST_CAPTION_LINES
    assert all(line.isprintable() and line for line in lines)
    assert all(measure_caption(line, 0.4, False, False) <= 8 for line in lines)


@pytest.mark.parametrize("style", STYLES)
def test_the_picture_becomes_higher_and_the_board_stays(style):
    diagram = replace(BARE, caption=("Loyd", "#2"))
    frame, before = frame_of(style, 2), frame_of(style)
    assert frame.height > before.height + 0.8
    assert frame._replace(height=before.height) == before
    texts = [each for each in picture_of(diagram, style).shapes if isinstance(each, Text)]
    assert [each.text for each in texts] == ["Loyd", "#2"]
    assert 8 < texts[0].y < texts[1].y < frame.height - frame.top - style.margin


@pytest.mark.parametrize("style", STYLES)
def test_its_pixels_are_those_that_the_picture_says(qapp, style):
    diagram, pieces = replace(BARE, caption=("Loyd",)), plain_pieces()
    frame = pixel_frame(style, 1, 1)
    with_words, without = (render_image(each, style, pieces) for each in (diagram, BARE))
    assert (with_words.width(), with_words.height()) == (frame.width, frame.height)
    assert with_words.height() > without.height()
    top = pixel_frame(style).around[3]
    assert with_words.copy(0, 0, frame.width, top) == without.copy(0, 0, frame.width, top)
    data = png_bytes(diagram, style, pieces)
    assert struct.unpack(">II", data[16:24]) == (frame.width, frame.height)


def test_in_svg_it_is_text(qapp):
    pieces = plain_pieces()
    with_words = svg_text(replace(BARE, caption=("Loyd & <Co>",)), STYLES[0], pieces)
    assert ">Loyd &amp; &lt;Co&gt;</text>" in with_words
    # What was drawn before does not stay behind.
    assert "<text" not in svg_text(BARE, STYLES[0], pieces)
