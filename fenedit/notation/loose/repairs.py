"""The fields behind the placement as people spell them: read with notes, or refused in place.

A field is a piece of a text under repair, so that notes and faults lie in the raw text.
"""

from typing import Final

from fenedit.notation.castling import order_rights
from fenedit.notation.fen import (
    parse_castling_rights,
    parse_ep_square,
    parse_fullmove_number,
    parse_halfmove_clock,
    parse_side_to_move,
)
from fenedit.notation.fen_faults import fault, field_fault
from fenedit.notation.loose.frame import note
from fenedit.notation.loose.tracked import Tracked
from fenedit.notation.pieces import Side
from fenedit.notation.position import MAX_COUNTER
from fenedit.notation.problems import FenError, Problem
from fenedit.notation.squares import FILES, Square

DASHES: Final = frozenset("-‐‑‒–—―−﹣－")
"""The hyphen that FEN writes for "none", and what is read as one."""

_SIDE_WORDS: Final = {"white": "w", "black": "b"}
_NO_RIGHTS: Final = ("none", "no", "nil")
_RIGHTS: Final = frozenset("KQABCDEFGHkqabcdefgh")
_FIRST_COUNTS: Final = {"halfmove": 0, "fullmove": 1}
_PARSE_COUNTER: Final = {"halfmove": parse_halfmove_clock, "fullmove": parse_fullmove_number}


def placed(problem: Problem, field: Tracked) -> FenError:
    """Return the error for a fault of a field's text, with its place in the raw text."""
    return FenError(problem._replace(span=field.span(*(problem.span or (0, 0)))))


def refusal(name: str, field: Tracked) -> FenError:
    """Return the error for the left-most fault of a field that has one."""
    problem = field_fault(name, field.text)
    assert problem is not None, f"refused without a fault: {field.text!r}"
    return placed(problem, field)


def is_dash(text: str) -> bool:
    """Tell whether a field consists of dashes alone."""
    return DASHES.issuperset(text)


def read_side(field: Tracked, notes: list[Problem]) -> Side:
    """Return the side to move; raise FenError."""
    text = field.text.lower()
    word = _SIDE_WORDS.get(text, text)
    if word not in ("w", "b"):
        raise refusal("side", field)
    if word != field.text:
        code = "side-case" if word == text else "side-word"
        notes.append(note(code, field.whole, found=field.text))
    return parse_side_to_move(word)


def read_rights(field: Tracked, notes: list[Problem]) -> str:
    """Return the castling letters, "" for none; raise FenError."""
    text = field.text
    try:
        return parse_castling_rights(text)
    except FenError:
        pass
    if is_dash(text) or text.lower() in _NO_RIGHTS:
        notes.append(note("dash" if is_dash(text) else "castling-word", field.whole, found=text))
        return ""
    letters = _different_letters(field)
    if not DASHES.isdisjoint(text):
        notes.append(note("castling-dash", field.whole, found=text))
    if len(letters) < sum(char not in DASHES for char in text):
        notes.append(note("castling-duplicate", field.whole, found=text, reason="read"))
    try:
        return parse_castling_rights(letters)
    except FenError:
        notes.append(note("castling-order", field.whole, found=text, reason="read"))
        return order_rights(letters)


def _different_letters(field: Tracked) -> str:
    """Return the castling letters of a field, each once; raise FenError where one cannot be."""
    letters = ""
    for index, char in enumerate(field.text):
        code = ""
        if char in DASHES or char in letters:
            continue
        if char not in _RIGHTS:
            code = "bad-castling-char"
        elif sum(letter.isupper() == char.isupper() for letter in letters) == 2:
            code = "castling-too-many"
        if code:
            raise FenError(fault(code, *field.span(index, index + 1), "castling", found=char))
        letters += char
    return letters


def read_ep_square(field: Tracked, notes: list[Problem]) -> Square | None:
    """Return the en passant square, None for a dash; raise FenError."""
    text = field.text
    if text == "-":
        return None
    if is_dash(text):
        notes.append(note("dash", field.whole, found=text))
        return None
    if text[0].isupper() and text[0].lower() in FILES:
        field = field._replace(text=text[0].lower() + text[1:])
    try:
        square = parse_ep_square(field.text)
    except FenError:
        raise refusal("ep", field) from None
    if field.text != text:
        notes.append(note("ep-case", field.whole, found=text))
    return square


def read_counter(name: str, field: Tracked, notes: list[Problem]) -> int:
    """Return a counter, `name` being "halfmove" or "fullmove"; raise FenError."""
    text = field.text
    try:
        return _PARSE_COUNTER[name](text)
    except FenError:
        pass
    if is_dash(text):
        notes.append(_counter_note("counter-dash", name, field))
        return _FIRST_COUNTS[name]
    signed = text[0] in DASHES or text[0] == "+"
    digits = text[1:] if signed else text
    if not (digits.isascii() and digits.isdigit()):
        raise refusal(name, field)
    if text[0] in DASHES:
        notes.append(_counter_note("counter-clamp", name, field))
        return _FIRST_COUNTS[name]
    number = digits.lstrip("0") or "0"
    if len(number) > len(str(MAX_COUNTER)):
        raise FenError(fault(f"{name}-too-large", *field.whole, "counter", found=text))
    if signed:
        notes.append(_counter_note("counter-sign", name, field))
    if number != digits:
        notes.append(_counter_note("leading-zero", name, field))
    return int(number)


def _counter_note(code: str, name: str, field: Tracked) -> Problem:
    return note(code, field.whole, found=field.text, field=name, count=str(_FIRST_COUNTS[name]))
