import subprocess
import sys

import pytest
from hypothesis import given

from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.loose import read_loose
from fenedit.notation.position import START_POSITION, Position
from fenedit.notation.problems import FenError, Severity
from tests.helpers.corpus import params
from tests.helpers.strategies import framed_fens, positions, texts

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

FORGIVEN = {
    "wrapper",
    "prefix",
    "whitespace",
    "separator",
    "default-side",
    "default-castling",
    "default-ep",
    "default-halfmove",
    "default-fullmove",
    "trailing",
    "epd-ops",
}
"""Repairs of the corpus that are read already."""

LATER = {
    "lenient-015",  # the label EPD:
    "lenient-016",  # position fen, a command of the UCI protocol
    "lenient-018",  # 12), a number in a list
    "lenient-040",  # underscores for spaces
    "lenient-042",  # plus signs for spaces
}
"""Cases whose repairs bear those names, and that are not read yet."""


def forgiven_cases():
    return [
        param
        for param in params("lenient")
        if param.id not in LATER
        and set(param.values[0]["expect"].get("lenient", {}).get("repairs", ["-"])) <= FORGIVEN
    ]


def codes(text):
    return [note.code for note in read_loose(text).notes]


def refusal(text):
    with pytest.raises(FenError) as caught:
        read_loose(text)
    return caught.value.problem.code, caught.value.problem.span


def test_the_corpus_has_cases_of_every_repair_but_one():
    repairs = {
        name
        for param in forgiven_cases()
        for name in param.values[0]["expect"]["lenient"]["repairs"]
    }
    assert repairs == FORGIVEN - {"default-side"}


@pytest.mark.parametrize("case", forgiven_cases())
def test_corpus_texts_in_scope_are_read_and_said(case):
    reading = read_loose(case["input"])
    expect = case["expect"]["lenient"]
    assert format_fen(reading.position) == expect["fen"]
    assert sorted({note.code for note in reading.notes}) == expect["repairs"]


@pytest.mark.parametrize("case", params("invalid"))
def test_corpus_texts_that_nothing_can_mend_are_refused(case):
    with pytest.raises(FenError):
        read_loose(case["input"])


@pytest.mark.parametrize("case", params("lenient"))
def test_corpus_texts_are_read_rightly_or_not_at_all(case):
    try:
        reading = read_loose(case["input"])
    except FenError:
        return
    expect = case["expect"]
    assert format_fen(reading.position) == expect.get("lenient", expect)["fen"]


@given(positions())
def test_a_fen_is_read_without_a_note(position):
    assert read_loose(format_fen(position)) == (position, (), "")


@given(texts())
def test_what_the_strict_parser_reads_is_read_the_same(text):
    try:
        position = parse_fen(text)
    except FenError:
        return
    assert read_loose(text) == (position, (), "")


@given(texts())
def test_any_text_is_read_or_refused_with_a_place(text):
    try:
        reading = read_loose(text)
    except FenError as error:
        start, end = error.problem.span
        assert 0 <= start <= end <= len(text)
        return
    for note in reading.notes:
        start, end = note.span
        assert 0 <= start <= end <= len(text)
        assert note.severity is Severity.NOTE
    assert parse_fen(format_fen(reading.position)) == reading.position
    assert text.endswith(reading.rest)


@given(texts() | framed_fens())
def test_the_text_without_its_rest_means_the_same(text):
    try:
        reading = read_loose(text)
    except FenError:
        return
    fields = text.removesuffix(reading.rest)
    again = read_loose(fields)
    assert again.position == reading.position
    assert again.rest == ""


@given(framed_fens())
def test_frames_blanks_and_missing_fields_are_forgiven(text):
    reading = read_loose(text)
    fields = format_fen(reading.position).split(" ")
    held = [field for field in fields if field in text]
    assert fields[0] in held


def test_missing_fields_are_assumed_in_turn():
    assert read_loose("8/8/8/8/8/8/8/8").position == Position("." * 64)
    assert codes("8/8/8/8/8/8/8/8 b -") == ["default-ep", "default-halfmove", "default-fullmove"]
    assert codes("[8/8/8/8/8/8/8/8 w]")[0] == "wrapper"
    assert read_loose("8/8/8/8/8/8/8/8 b - - 7").position == Position("." * 64, "b", "", None, 7)


def test_each_kind_of_blank_is_said_once_and_at_its_place():
    text = "  " + START.replace(" ", "   ") + "\r\n"
    assert [(note.code, note.span) for note in read_loose(text).notes] == [("whitespace", (0, 2))]
    tabbed = START.replace(" ", "\t")
    assert [(note.code, note.span) for note in read_loose(tabbed).notes] == [
        ("separator", (43, 44))
    ]
    assert codes(START + " \n") == ["whitespace"]
    assert codes(START.replace(" ", "\n", 1)) == ["whitespace"]


@pytest.mark.parametrize(
    ("rest", "code"),
    [
        (' bm e4; id "x";', "epd-ops"),
        (" ce +12;", "epd-ops"),
        (" mate in two", "trailing"),
        (" - 1", "trailing"),
        ("   % odd  ", "comment"),
        ("\t; mate in 2", "comment"),
        (";", "comment"),
        ("; x", "comment"),
        (" #12", "comment"),
        (" // x", "comment"),
    ],
)
def test_text_behind_six_fields_is_the_rest_verbatim(rest, code):
    reading = read_loose(START + rest)
    assert reading.position == START_POSITION
    assert reading.rest == rest
    assert [note.code for note in reading.notes] == [code]


@pytest.mark.parametrize("count", [4, 5])
def test_operations_may_follow_four_fields(count):
    fields = " ".join(START.split(" ")[:count])
    reading = read_loose(fields + "  bm e4")
    assert reading.position == START_POSITION
    assert reading.rest == "  bm e4"
    assert reading.notes[-1].code == "epd-ops"


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_comments_may_follow_any_field(count):
    fields = " ".join(START.split(" ")[:count])
    assert read_loose(fields + " ;D1 20 ;D2 400").rest == " ;D1 20 ;D2 400"


def test_a_rest_inside_brackets_is_refused():
    assert refusal(f"[{START} x]") == ("trailing-data", (58, 59))


@pytest.mark.parametrize(
    ("text", "code", "span"),
    [
        ("", "empty", (0, 0)),
        (" \n ", "empty", (0, 3)),
        ("FEN: ", "empty", (4, 4)),
        ("[]", "empty", (1, 1)),
        ("  8/7/x w", "rank-too-short", (5, 6)),
        ("[" + START.replace(" w ", " x ") + "]", "bad-side", (45, 46)),
        ("8/8/8/8/8/8/8/8 w - - x", "halfmove-not-integer", (22, 23)),
        ("8/8/8/8/8/8/8/8 w bm e4;", "bad-castling-char", (19, 20)),
        ("FENCE", "bad-piece-char", (0, 1)),
        ("; 8/8/8/8/8/8/8/8 w - - 0 1", "bad-piece-char", (0, 1)),
    ],
)
def test_what_is_not_forgiven_has_its_place_in_the_whole_text(text, code, span):
    assert refusal(text) == (code, span)


BOARD = "8/8/8/8/8/8/8/8"
MANY = 400_000
HOSTILE = {
    "slashes": "/" * MANY,
    "digits": "1" * MANY,
    "blanks": " " * MANY + "x",
    "blanks within": f"{BOARD}{' ' * MANY}w",
    "brackets": "(" * MANY + ")" * MANY,
    "open brackets": "(" * MANY,
    "quotes": '"' * MANY,
    "labels": "fen " * MANY,
    "a label and blanks": "fen" + " " * MANY + "x",
    "figurines": "♔" * MANY,
    "a long side": f"{BOARD} {'w' * MANY} - - 0 1",
    "different castling characters": f"{BOARD} w {''.join(map(chr, range(0x10000, 0x60000)))} - 0 1",
    "alike castling letters": f"{BOARD} w {'K' * MANY} - 0 1",
    "a long square": f"{BOARD} w - e{'3' * MANY} 0 1",
    "a long counter": f"{BOARD} w - - {'9' * MANY} 1",
    "zeros": f"{BOARD} w - - {'0' * MANY} 1",
    "operations": f"{BOARD} w - - {'id 1; ' * MANY}",
}


READER = """
import sys
from contextlib import suppress
from fenedit.notation.fields import field_spans, square_at
from fenedit.notation.loose import read_loose
from fenedit.notation.mending import mended
from fenedit.notation.problems import FenError

text = sys.stdin.buffer.read().decode()
with suppress(FenError):
    read_loose(text)
mended(text)
field_spans(text)
square_at(text, len(text) - 1)
"""


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_text_freezes_nothing(text):
    """Each takes a fraction of a second; in quadratic time it would be minutes.

    In a process of its own, because a pattern at work cannot be interrupted.
    """
    subprocess.run([sys.executable, "-c", READER], input=text.encode(), check=True, timeout=30)
