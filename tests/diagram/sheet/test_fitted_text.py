"""Texts that fit their room."""

import struct
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.paint import png_bytes, render_image
from fenedit.diagram.picture import frame_of, picture_of, pixel_frame
from fenedit.diagram.shapes import Text
from fenedit.diagram.sheet.fitted_text import (
    ELLIPSIS,
    MOST_CAPTION_LINES,
    caption_text,
    captioned,
    fitted,
    leans,
    shortened,
    side_by_side,
    width_in,
    wrapped,
)
from fenedit.diagram.svg import svg_text
from fenedit.notation.position import START_PLACEMENT
from fenedit.notation.puzzle import Caption
from tests.helpers.board_answers import plain_pieces

TEXTS = st.text(alphabet="ab WM.,-…é", max_size=60)
ROOMS = st.floats(0, 80)


def measure(text: str, size: float, bold: bool, italic: bool) -> float:
    """Measure a font in which W and M are wide, and spaces narrow."""
    wide = sum({"W": 1.0, "M": 0.9, " ": 0.3, ".": 0.3}.get(letter, 0.5) for letter in text)
    return wide * size * (1.1 if bold else 1.0)


WIDTH = width_in(measure, 8)


def test_what_fits_stays_whole():
    assert shortened("abc", 12, WIDTH) == "abc"


def test_what_does_not_ends_with_dots_and_no_blank_before_them():
    assert shortened("abc, def", 20, WIDTH) == "abc…"
    assert shortened("abc", 3, WIDTH) == ""


def test_words_go_to_lines():
    assert wrapped("aa bb cc", 20, WIDTH) == ("aa bb", "cc")
    assert wrapped("aabbcc dd", 12, WIDTH) == ("aab", "bcc", "dd")
    assert wrapped(" ", 12, WIDTH) == ()
    assert wrapped("aa/bbb/c dd", 21, WIDTH) == ("aa/", "bbb/c", "dd")
    assert wrapped("aaa-bbb-c dd", 21, WIDTH) == ("aaa-", "bbb-c", "dd")
    # Not where nearly a whole line would be lost, nor between two years.
    assert wrapped("a-bbbbbbbb dd", 21, WIDTH) == ("a-bbb", "bbbbb", "dd")
    assert wrapped("198–199x", 21, WIDTH) == ("198–1", "99x")


def test_no_line_of_chinese_begins_or_ends_with_what_does_not():
    assert wrapped("象棋，四步杀排局", 8, WIDTH) == ("象", "棋，", "四步", "杀排", "局")
    assert wrapped("象《棋》", 8, WIDTH) == ("象", "《棋", "》")  # there is no other way
    assert wrapped("象棋月《四步》", 12, WIDTH) == ("象棋月", "《四", "步》")
    assert wrapped("，，，", 4, WIDTH) == ("，", "，", "，")


def test_lines_are_so_many_at_most_and_the_last_is_cut():
    assert fitted("aa bb cc", 20, WIDTH, 2) == ("aa bb", "cc")
    assert fitted("aa bb cc dd ee ff", 20, WIDTH, 2) == ("aa bb", "cc d…")
    assert fitted("aa bb", 20, WIDTH, 1) == ("aa bb",)
    assert fitted("aa bb cc", 20, WIDTH, 1) == ("aa b…",)
    assert fitted("", 20, WIDTH, 2) == fitted("aa", 20, WIDTH, 0) == fitted("a", 1, WIDTH, 2) == ()


def test_a_word_of_one_letter_never_ends_a_line():
    assert wrapped("aaa a bbb", 20, WIDTH) == ("aaa", "a bbb")
    assert wrapped("aaa A. B. bb", 26, WIDTH) == ("aaa", "A. B. bb")
    # Unless there is no room for it on the next.
    assert wrapped("a bbbbb", 20, WIDTH) == ("a", "bbbbb")


def test_lines_end_behind_a_comma_where_that_takes_no_more_of_them():
    assert fitted("aaa, bb cc", 30, WIDTH, 2) == ("aaa,", "bb cc")
    assert fitted("aaa, bb ccccc", 32, WIDTH, 2) == ("aaa,", "bb ccccc")
    assert fitted("aaa, bb ccccc", 32, WIDTH, 2, names=False) == ("aaa, bb", "ccccc")
    assert fitted("aaa bb & cc dd", 36, WIDTH, 2) == ("aaa bb", "& cc dd")
    assert fitted("aa, bb cc dd ee", 34, WIDTH, 2) == ("aa, bb cc", "dd ee")
    # Also where one of them is too long for a line.
    assert fitted("aaaaaa bbbbbb, cc dd", 44, WIDTH, 3) == ("aaaaaa", "bbbbbb,", "cc dd")


def test_no_short_word_stands_alone_on_the_last_line():
    for text, lines in (
        ("aa bb ccc dd", ("aa bb", "ccc dd")),
        ("aa bb ccc ddddd", ("aa bb ccc", "ddddd")),
        ("bbbbbbbbb dd", ("bbbbbbbbb", "dd")),
    ):
        assert fitted(text, 40, WIDTH, 2, names=False) == lines


@given(TEXTS, ROOMS, st.integers(0, 3))
def test_so_many_lines_hold_a_text_or_its_beginning(text, room, most):
    lines = fitted(text, room, WIDTH, most)
    assert len(lines) <= most
    assert all(WIDTH(line) <= room + 1e-6 for line in lines)
    whole = "".join(text.split())
    assert whole.startswith("".join("".join(lines).split()).removesuffix(ELLIPSIS)) or not lines


@given(TEXTS, ROOMS)
def test_nothing_is_wider_than_its_room(text, room):
    short = shortened(text, room, WIDTH)
    assert not short or WIDTH(short) <= room
    assert short == text or not short or short.endswith(ELLIPSIS)
    for line in wrapped(text, room, WIDTH):
        assert WIDTH(line) <= room + 1e-6 or len(line) == 1


@given(TEXTS, ROOMS)
def test_no_letter_is_lost_between_lines(text, room):
    assert "".join(wrapped(text, room, WIDTH)).replace(" ", "") == "".join(text.split())


def test_of_an_overlong_text_no_more_is_measured_than_there_is_room_for():
    measured = 0

    def width(text):
        nonlocal measured
        measured += len(text)
        return 4.0 * len(text)

    for text in ("x" * 1_000_000, "xy " * 300_000):
        assert len(fitted(text, 200, width, 2)) == 2
        assert shortened(text, 200, width).endswith(ELLIPSIS)
    assert measured < 10_000
    measured = 0
    assert len(wrapped("x" * 100_000, 200, width)) == 2_000
    assert measured < 1_500_000


def test_signs_of_eastern_asia_arabic_and_hebrew_do_not_lean():
    assert leans("Шахматы 1924") and leans("Łódź") and leans("")
    assert not leans("象棋月刊 1987") and not leans("ﾁｪｽ チェス")
    assert not leans("مجلة الشطرنج 2001") and not leans("שחמט")


# Words below a picture.


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


def test_names_in_several_directions_are_kept_apart():
    assert side_by_side(["A. Composer", "Tel Aviv 1977"]) == "A. Composer, Tel Aviv 1977"
    assert side_by_side(["ישראל כהן", "משחק"]) == "ישראל כהן, משחק"
    mixed = side_by_side(["ישראל כהן", "The Problemist 1977"])
    assert mixed == "\u2068ישראל כהן\u2069, The Problemist 1977"
