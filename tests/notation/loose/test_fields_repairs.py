import pytest

from fenedit.notation.loose.fields import read_counter, read_ep_square, read_rights, read_side
from fenedit.notation.loose.frame import tracked
from fenedit.notation.problems import FenError

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
def test_spellings(name, text, value, codes):
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
def test_what_is_not_forgiven_is_refused_in_place(name, text, code, span):
    with pytest.raises(FenError) as caught:
        READERS[name](tracked(text), [])
    assert (caught.value.problem.code, caught.value.problem.span) == (code, span)
