"""Repairs of a text that is no FEN, where what was meant is plain.

Nothing here is done in silence: a repair is offered beside the fault. Plain are

- digits side by side that are one number of empty squares: `11` for `2`;
- a backslash for `/`, and figurines for piece letters;
- the side to move as a capital or a word: `W`, `black`;
- castling letters out of order, twice, or beside a dash;
- the en passant square in capitals;
- another dash than the hyphen for "none", and a dash for a counter;
- zeros in front of a counter.

A rank too short or too long is never padded or cut, and no piece is guessed.
"""

from typing import Final

from fenedit.notation.castling import order_rights
from fenedit.notation.fields import field_spans
from fenedit.notation.loose import read_loose
from fenedit.notation.problems import FenError, Problem, Span
from fenedit.notation.squares import RANKS

_MOST_FAULTS: Final = 64
"""A text with more faults than this is not plain."""
_CHARACTERS: Final = dict(zip("\\♔♕♖♗♘♙♚♛♜♝♞♟", "/KQRBNPkqrbnp", strict=True))
_SIDES: Final = {"w": "w", "white": "w", "b": "b", "black": "b"}
_DASHES: Final = ("‐", "‑", "–", "—", "−", "--")
_CASTLING_FAULTS: Final = ("castling-order", "castling-duplicate", "castling-dash-mixed")
_CASTLING_LETTERS: Final = frozenset("KQABCDEFGHkqabcdefgh")
_FIRST_COUNTS: Final = {"halfmove": "0", "fullmove": "1"}


def mended(text: str) -> str | None:
    """Return the text with its faults repaired, None where one is not plain or there is none."""
    repaired = text
    for _ in range(_MOST_FAULTS):
        try:
            read_loose(repaired)
        except FenError as error:
            following = _repaired_once(repaired, error.problem)
            if following is None:
                return None
            repaired = following
        else:
            return repaired if repaired != text else None
    return None


def _repaired_once(text: str, problem: Problem) -> str | None:
    """Return the text without one fault, or None where its repair is not plain."""
    start, end = problem.span or (0, 0)
    if problem.code == "adjacent-digits":
        return _with_digits_joined(text, start)
    if problem.code == "bad-piece-char":
        meant = _CHARACTERS.get(text[start:end])
        return None if meant is None else text[:start] + meant + text[end:]
    field = _field_around(text, start)
    if field is None:
        return None
    start, end = field
    word = _repaired_word(text[start:end], problem.code)
    return None if word is None else text[:start] + word + text[end:]


def _repaired_word(word: str, code: str) -> str | None:
    """Return a whole field as it was plainly meant, or None."""
    if code == "bad-side":
        return _SIDES.get(word.lower())
    if code in _CASTLING_FAULTS:
        letters = word.replace("-", "")
        return order_rights(letters) or "-" if set(letters) <= _CASTLING_LETTERS else None
    if code == "bad-castling-char" and word in _DASHES:
        return "-"
    if code == "bad-ep":
        return "-" if word in _DASHES else word.lower() if word != word.lower() else None
    counter, _, fault = code.partition("-")
    if fault == "leading-zero":
        return word.lstrip("0") or "0"
    if fault == "not-integer" and (word == "-" or word in _DASHES):
        return _FIRST_COUNTS[counter]
    return None


def _with_digits_joined(text: str, place: int) -> str | None:
    start = end = place
    while start > 0 and text[start - 1] in RANKS:
        start -= 1
    while end < len(text) and text[end] in RANKS:
        end += 1
    total = sum(int(digit) for digit in text[start:end])
    return f"{text[:start]}{total}{text[end:]}" if total <= len(RANKS) else None


def _field_around(text: str, place: int) -> Span | None:
    return next((span for span in field_spans(text) if span[0] <= place <= span[1]), None)
