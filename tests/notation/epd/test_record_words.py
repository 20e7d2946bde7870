import pytest
from hypothesis import given

from fenedit.notation.epd.record import _next_segment
from tests.helpers.epd import heaps, near_operations


def segments(text):
    place = 0
    while segment := _next_segment(text, place):
        yield segment
        place = segment.end + segment.is_closed


def words(text):
    return [[word.text for word in segment.words] for segment in segments(text)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", []),
        (" \n", []),
        (" bm e4; dm 3", [["bm", "e4"], ["dm", "3"]]),
        (';D1 20 ;D2 400"', [[], ["D1", "20"], ["D2", '400"']]),
        ("; ;\t;bm e4;; ;x", [[], ["bm", "e4"], [], ["x"]]),
        ('c0 "a; b"; x', [["c0", '"a; b"'], ["x"]]),
        ('c0 5" 6";', [["c0", '5"', '6"']]),
        ('id "a; b', [["id", '"a; b"']]),
        ('id "a; b;', [["id", '"a; b"']]),
        ('id "a; bm e4;', [["id", '"a"'], ["bm", "e4"]]),
        ('id "a; bmx e4;', [["id", '"a; bmx e4"']]),
        ('id "a"b; dm 3;', [["id", '"a"b"'], ["dm", "3"]]),
        ('"', [['""']]),
        ('";', [['""']]),
    ],
)
def test_words_by_operations(text, expected):
    assert words(text) == expected


def test_what_is_known_of_a_segment():
    first, second = segments('id  "a; b"\t; c0 "x')
    assert (first.start, second.start) == (0, 13)
    assert (first.end, first.is_closed, first.is_clean) == (11, True, True)
    assert (first.odd_blank, second.odd_blank) == ((10, 11), None)
    assert [word.span for word in second.words] == [(13, 15), (16, 18)]
    assert (second.end, second.is_closed) == (18, False)
    assert [word.is_closed for word in second.words] == [True, False]


@pytest.mark.parametrize(
    ("text", "blank"), [("bm\te4;", (2, 3)), ("bm \u00a0 e4;", (2, 5)), (" bm e4\n", None)]
)
def test_odd_blanks(text, blank):
    assert next(segments(text)).odd_blank == blank


@pytest.mark.parametrize("text", ['c0 a"b', 'c0 "a""b"', 'c0 "a\tb"', "c0 \0"])
def test_segments_that_are_not_clean(text):
    assert not next(segments(text)).is_clean


@given(near_operations() | heaps())
def test_nothing_but_blanks_and_semicolons_is_left_out(text):
    end = 0
    for segment in segments(text):
        for word in segment.words:
            start, stop = word.span
            written = text[start:stop] if word.is_closed else f'{text[start:stop]}"'
            assert word.text == written
            assert text[end:start].replace(";", "").strip() == ""
            end = stop
    assert text[end:].replace(";", "").strip() == ""
