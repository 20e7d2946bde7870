import gc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.fen import format_placement, parse_placement
from fenedit.notation.loose.fields import (
    read_counter,
    read_ep_square,
    read_placement,
    read_rights,
    read_side,
)
from fenedit.notation.loose.frame import tracked
from fenedit.notation.problems import FenError
from tests.helpers.strategies import placements

ARRAY = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"


def read(text, letters=None):
    notes = []
    reading = read_placement(tracked(text), notes, letters)
    return reading, [note.code for note in notes]


@pytest.mark.parametrize(
    ("text", "plain", "codes"),
    [
        (ARRAY, ARRAY, []),
        (ARRAY.replace("/", "\\"), ARRAY, ["backslash"]),
        (ARRAY.replace("/", "|"), ARRAY, ["backslash"]),
        (ARRAY.replace("/", "⁄"), ARRAY, ["backslash"]),
        (ARRAY.replace("/", "-"), ARRAY, ["backslash"]),
        (f"/{ARRAY}", ARRAY, ["slash"]),
        (f"{ARRAY}/", ARRAY, ["slash"]),
        (f"/{ARRAY}/", ARRAY, ["slash", "slash"]),
        (ARRAY.replace("/8/8/8/8/", "/////"), ARRAY, ["empty-rank"]),
        ("4k3///////", "4k3/8/8/8/8/8/8/8", ["empty-rank"]),
        ("///////4K3", "8/8/8/8/8/8/8/4K3", ["empty-rank"]),
        (ARRAY.replace("8/8/8/8", "44/11111111/8/233"), ARRAY, ["merge-digits"]),
        ("8/8/8/8/8/8/8/K51k", "8/8/8/8/8/8/8/K6k", ["merge-digits"]),
        (ARRAY.replace("8/8/8/8", "32"), ARRAY, ["merge-digits"]),
        (ARRAY.replace("8/8/8/8", "16/8/8"), ARRAY, ["merge-digits"]),
        ("k7/56", "k7/8/8/8/8/8/8/8", ["merge-digits"]),
        (ARRAY.replace("/", ""), ARRAY, ["no-slashes"]),
        (ARRAY.replace("8/8/8/8", "32").replace("/", ""), ARRAY, ["no-slashes"]),
        ("k62K", "k7/8/8/8/8/8/8/7K", ["no-slashes"]),
        (f"{ARRAY}[]", ARRAY, ["pocket"]),
        (f"{ARRAY}[-]", ARRAY, ["pocket"]),
        (ARRAY.replace("K", "♔").replace("k", "♚\ufe0e"), ARRAY, ["figurine"]),
    ],
)
def test_spellings(text, plain, codes):
    reading, found = read(text)
    assert reading == (parse_placement(plain), "", ())
    assert found == codes


@pytest.mark.parametrize(
    ("text", "pocket"),
    [(f"{ARRAY}[QNp]", "QNp"), (f"{ARRAY}/QNp", "QNp"), (f"{ARRAY}/pppppppp", "pppppppp")],
)
def test_pockets(text, pocket):
    reading, codes = read(text)
    assert reading[1] == pocket
    assert codes == ["pocket"]


def test_promoted_pieces_are_named_by_their_squares():
    reading, codes = read("r~7/8/44/8/8/8/8/1Q~5N~")
    assert reading[2] == ("a8", "b1", "h1")
    assert codes == ["promoted-mark", "merge-digits"]
    assert read("Q~62n~")[0][2] == ("a8", "h1")


@pytest.mark.parametrize(
    ("text", "code", "span"),
    [
        ("rnbqkbnr/pp", "rank-too-short", (11, 11)),
        (f"{ARRAY}/8", "too-many-ranks", (43, 44)),
        (f"{ARRAY}/RNBQKBNR", "too-many-ranks", (43, 44)),
        (f"//{ARRAY}", "rank-too-short", (1, 2)),
        ("8/8/8/8/8/8/8/", "rank-too-short", (14, 14)),
        ("/8/8/8/8/8/8/8", "rank-too-short", (0, 1)),
        ("///////", "rank-too-short", (0, 1)),
        ("8//8", "too-few-ranks", (4, 4)),
        ("44/54", "rank-too-long", (3, 5)),
        ("44/x", "bad-piece-char", (3, 4)),
        ("♔7\\x", "bad-piece-char", (3, 4)),
        ("9/8", "bad-digit", (0, 1)),
        ("80/8/8/8/8/8/8/8", "bad-digit", (1, 2)),
        ("~8/8/8/8/8/8/8/8", "bad-piece-char", (0, 1)),
        ("P~7/8/8/8/8/8/8/8", "bad-piece-char", (1, 2)),
        (f"{ARRAY}[QK]", "bad-piece-char", (43, 44)),
        (f"{ARRAY}[Q", "bad-piece-char", (43, 44)),
        ("64", "rank-too-long", (0, 2)),
        ("k62", "rank-too-long", (1, 3)),
        ("16/16/8", "rank-too-short", (2, 3)),
        ("8-8-8", "bad-piece-char", (1, 2)),
        ("K" * 600, "rank-too-long", (8, 9)),
    ],
)
def test_what_is_not_forgiven_is_refused_in_place(text, code, span):
    with pytest.raises(FenError) as caught:
        read(text)
    assert (caught.value.problem.code, caught.value.problem.span) == (code, span)


def test_letters_of_a_language():
    german = "tsldklst/bbbbbbbb/8/8/8/8/BBBBBBBB/TSLDKLST"
    assert read(german, "de") == ((parse_placement(ARRAY), "", ()), ["localized"])
    assert read(ARRAY, "de") == ((parse_placement(ARRAY), "", ()), [])
    with pytest.raises(FenError):
        read(german, "fr")


@given(placements(), st.sampled_from(["/", "\\", "", "|"]), st.booleans())
def test_any_placement_is_read_in_any_spelling(placement, stroke, split):
    text = format_placement(placement)
    if split:
        text = "".join("1" * int(char) if char.isdigit() else char for char in text)
    spelt = text.replace("/", stroke)
    if spelt.isdigit() and not stroke:
        return  # a number alone
    assert read(spelt)[0][0] == placement


READERS = {
    "side": read_side,
    "castling": read_rights,
    "ep": read_ep_square,
    "halfmove": lambda field, notes: read_counter("halfmove", field, notes),
    "fullmove": lambda field, notes: read_counter("fullmove", field, notes),
}


@pytest.mark.parametrize(
    ("name", "text", "value", "codes"),
    [
        ("side", "B", "b", ["side-case"]),
        ("side", "White", "w", ["side-word"]),
        ("side", "BLACK", "b", ["side-word"]),
        ("castling", "kqKQ", "KQkq", ["castling-order"]),
        ("castling", "KKQQkq", "KQkq", ["castling-duplicate"]),
        ("castling", "qkqK", "Kkq", ["castling-duplicate", "castling-order"]),
        ("castling", "K–k", "Kk", ["castling-dash"]),
        ("castling", "—", "", ["dash"]),
        ("castling", "None", "", ["castling-word"]),
        ("halfmove", "5", 5, []),
        ("fullmove", "—", 1, ["counter-dash"]),
        ("halfmove", "-5", 0, ["counter-clamp"]),
        ("fullmove", "−12345678", 1, ["counter-clamp"]),
        ("fullmove", "00", 0, ["leading-zero"]),
        ("fullmove", "+0000000001", 1, ["counter-sign", "leading-zero"]),
    ],
)
def test_spellings_repairs(name, text, value, codes):
    notes = []
    assert READERS[name](tracked(text), notes) == value
    assert [note.code for note in notes] == codes
    assert all(note.span == (0, len(text)) for note in notes)


@pytest.mark.parametrize(
    ("name", "text", "code", "span"),
    [
        ("castling", "0", "bad-castling-char", (0, 1)),
        ("castling", "qKx", "bad-castling-char", (2, 3)),
        ("castling", "KQQA", "castling-too-many", (3, 4)),
        ("ep", "E9", "bad-ep", (1, 2)),
        ("ep", "e33", "bad-ep", (2, 3)),
        ("halfmove", "1.5", "halfmove-not-integer", (1, 2)),
        ("halfmove", "+", "halfmove-not-integer", (0, 1)),
        ("halfmove", "٣", "halfmove-not-integer", (0, 1)),
        ("halfmove", "²", "halfmove-not-integer", (0, 1)),
        ("fullmove", "001000000", "fullmove-too-large", (0, 9)),
        ("fullmove", "+1000000", "fullmove-too-large", (0, 8)),
    ],
)
def test_what_is_not_forgiven_is_refused_in_place_repairs(name, text, code, span):
    with pytest.raises(FenError) as caught:
        READERS[name](tracked(text), [])
    assert (caught.value.problem.code, caught.value.problem.span) == (code, span)


def test_a_refusal_keeps_no_frames_in_a_cycle() -> None:
    gc.collect()
    with pytest.raises(FenError):
        read_placement(tracked("8/8"), [])
    assert gc.collect() == 0
