"""Texts that fit their room."""

from hypothesis import given
from hypothesis import strategies as st

from fenedit.diagram.sheet.fitted_text import (
    ELLIPSIS,
    fitted,
    leans,
    shortened,
    side_by_side,
    width_in,
    wrapped,
)

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


def test_names_in_several_directions_are_kept_apart():
    assert side_by_side(["A. Composer", "Tel Aviv 1977"]) == "A. Composer, Tel Aviv 1977"
    assert side_by_side(["ישראל כהן", "משחק"]) == "ישראל כהן, משחק"
    mixed = side_by_side(["ישראל כהן", "The Problemist 1977"])
    assert mixed == "\u2068ישראל כהן\u2069, The Problemist 1977"
