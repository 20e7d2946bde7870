"""Problems, notes and repairs in plain English.

Every code has a template, and a few kinds of a code have one of their own. The {names} come from
the problem's data, with three more: {expected} is the phrase of EXPECTATIONS that the data name,
{squares} are all squares of the problem and {square} is the first of them. A translator is a
function from a template to the same template in another language, with the same names in braces.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias

from fenedit.notation.problems import Problem
from fenedit.notation.squares import square_name

Translator: TypeAlias = Callable[[str], str]

FIELD_TITLES: Final = {
    "placement": "piece placement",
    "side": "side to move",
    "castling": "castling rights",
    "ep": "en passant square",
    "halfmove": "halfmove clock",
    "fullmove": "fullmove number",
}
"""Names of the six fields, by their codes and in their order."""

EXPECTATIONS: Final = {
    "placement": "a piece placement was expected",
    "piece": "a piece letter was expected",
    "piece-or-digit": "a piece letter or a digit from 1 to {left} was expected",
    "piece-or-one": "a piece letter or a 1 was expected",
    "slash": "a / was expected",
    "space": "a space was expected",
    "side": "w or b was expected",
    "castling": "-, or K, Q, k, q or rooks’ files were expected",
    "ep": "- or a square such as e3 was expected",
    "ep-rank": "a rank from 1 to 8 was expected",
    "counter": "a number from 0 to 999999 was expected",
    "end": "the end of the text was expected",
}

TEMPLATES: Final = {
    # Blanks and missing fields
    "empty": "Nothing is written here; {expected}.",
    "leading-space": "The text begins with a space; {expected}.",
    "trailing-space": "A space follows the {field}; {expected}.",
    "multiple-spaces": "More than one space follows the {field}; only one was expected.",
    "bad-separator": "A tab, line break or unusual space follows the {field}; {expected}.",
    "missing-side": "The side to move is missing; {expected}.",
    "missing-castling": "The castling rights are missing; {expected}.",
    "missing-ep": "The en passant square is missing; {expected}.",
    "missing-halfmove": "The halfmove clock is missing; {expected}.",
    "missing-fullmove": "The fullmove number is missing; {expected}.",
    "trailing-data": "More text follows the {field}; {expected}.",
    # Piece placement
    "bad-piece-char": "{found} in rank {rank} is no piece; {expected}.",
    "bad-digit": "{found} in rank {rank} is no number of empty squares; {expected}.",
    "adjacent-digits": (
        "{found} in rank {rank} follows another digit, "
        "but empty squares side by side are written as one; {expected}."
    ),
    "rank-too-short": "Rank {rank} has {count} of the 8 squares expected.",
    "rank-too-long": "Rank {rank} has {count} squares; 8 were expected.",
    "too-few-ranks": "The piece placement has {count} of the 8 ranks expected.",
    "too-many-ranks": "The piece placement has {count} ranks; 8 were expected.",
    # The other fields
    "bad-side": "{found} is no side to move; {expected}.",
    "bad-castling-char": "{found} is no castling right; {expected}.",
    "castling-duplicate": "The castling right {found} stands here twice; once was expected.",
    "castling-order": (
        "{found} stands too late; White’s castling rights were expected before Black’s, "
        "and K before Q."
    ),
    "castling-dash-mixed": "- means no castling rights at all, and was expected alone.",
    "castling-too-many": "{found} is one side’s third castling right; at most two were expected.",
    "bad-ep": "{found} is no en passant square; {expected}.",
    "halfmove-not-integer": "{found} is no halfmove clock; {expected}.",
    "halfmove-negative": "The halfmove clock {found} is negative; {expected}.",
    "halfmove-leading-zero": "The halfmove clock {found} was expected without zeros in front.",
    "halfmove-too-large": "The halfmove clock {found} is too large; {expected}.",
    "fullmove-not-integer": "{found} is no fullmove number; {expected}.",
    "fullmove-negative": "The fullmove number {found} is negative; {expected}.",
    "fullmove-leading-zero": "The fullmove number {found} was expected without zeros in front.",
    "fullmove-too-large": "The fullmove number {found} is too large; {expected}.",
    # What was forgiven
    "whitespace": "Spaces that do not belong there were ignored.",
    "separator": "Tabs or unusual spaces between the fields were read as spaces.",
    "wrapper": "The brackets or quotes around the FEN were ignored.",
    "prefix": "The label FEN was ignored.",
    "default-side": "No side to move is given; White is assumed.",
    "default-castling": "No castling rights are given; none are assumed.",
    "default-ep": "No en passant square is given; none is assumed.",
    "default-halfmove": "No halfmove clock is given; 0 is assumed.",
    "default-fullmove": "No fullmove number is given; 1 is assumed.",
    "epd-ops": "The EPD operations that follow are kept as they are.",
    "comment": "The comment that follows is kept as it is.",
    "trailing": "The text that follows is kept as it is.",
    # Men
    "empty-board": "The board is empty.",
    "king-missing-white": "White has no king.",
    "king-missing-black": "Black has no king.",
    "kings-too-many-white": "White has more than one king: {squares}.",
    "kings-too-many-black": "Black has more than one king: {squares}.",
    "pawns-too-many-white": "White has {count} pawns; there can be 8 at most.",
    "pawns-too-many-black": "Black has {count} pawns; there can be 8 at most.",
    "men-too-many-white": "White has {count} men; there can be 16 at most.",
    "men-too-many-black": "Black has {count} men; there can be 16 at most.",
    "pawn-on-backrank": "Pawns cannot stand on the first or last rank: {squares}.",
    "opposite-check": "The king on {square} could be captured: its side is not to move.",
    "kings-adjacent": "The kings stand side by side: {squares}.",
    # Claims
    "castling-invalid": "The castling right {letter} lacks its king or its rook at home.",
    "castling-invalid-wing": "The castling right {letter} is a second one on the same wing.",
    "ep-wrong-rank": (
        "{square} cannot be the en passant square: it is on rank 6 when White is to move, "
        "on rank 3 when Black is."
    ),
    "ep-no-pawn": "No pawn stands where one that has just passed {square} would stand.",
    "ep-target-occupied": "The en passant square {square} is not empty.",
    "ep-origin-occupied": "The square from which a pawn would have passed {square} is not empty.",
    "ep-no-capturer": "No pawn stands ready to capture en passant on {square}.",
    "fullmove-zero": "The fullmove number is 0, but the first move is number 1.",
    "clock-ge-100": "The halfmove clock is at {count}: the fifty-move rule offers a draw.",
    "clock-ge-150": "The halfmove clock is at {count}: the seventy-five-move rule ends the game.",
    "chess960-offered": "These castling rights make sense in Chess960 only.",
}

FIX_TITLES: Final = {
    "drop-right": "Remove the right {letter}",
    "drop-ep": "Remove the en passant square",
    "set-chess960": "Switch to Chess960",
    "remove-pawns": "Remove these pawns",
    "swap-side": "Let the other side move",
    "swap-side-w": "Let White move",
    "swap-side-b": "Let Black move",
    "set-fullmove-1": "Set the fullmove number to 1",
    "set-clock-0": "Set the halfmove clock to 0",
}
"""Titles of repairs by their codes; "swap-side" has one for each side that gets the move."""

_SHOWN_LENGTH: Final = 20


def sentence(problem: Problem, translate: Translator = str) -> str:
    """Return what is wrong, where, and what was expected, as one English sentence.

    Raises:
        KeyError: the code is unknown, or its data lack a name that the template needs.
    """
    data = dict(problem.data)
    if "found" in data:
        data["found"] = _shown(data["found"])
    if "field" in data:
        data["field"] = translate(FIELD_TITLES[data["field"]])
    if "expected" in data:
        data["expected"] = expectation(problem, translate)
    names = [square_name(square) for square in problem.squares]
    data["squares"] = ", ".join(names)
    data["square"] = names[0] if names else ""
    template = _variant(TEMPLATES, problem.code, data.get("reason", ""))
    return translate(template).format(**data)


def expectation(problem: Problem, translate: Translator = str) -> str:
    """Return what was expected at a problem's place, as a clause; "" where nothing is named.

    Raises:
        KeyError: the data name an unknown expectation.
    """
    data = dict(problem.data)
    if "expected" not in data:
        return ""
    return translate(EXPECTATIONS[data["expected"]]).format(**data)


def fix_title(code: str, data: Iterable[tuple[str, str]] = (), translate: Translator = str) -> str:
    """Return the short title of a repair; `data` may name its "letter", or the "side" to move.

    Raises:
        KeyError: the code is unknown, or the data lack a name that the title needs.
    """
    names = dict(data)
    template = _variant(FIX_TITLES, code, names.get("side", ""))
    return translate(template).format(**names)


def _variant(templates: Mapping[str, str], code: str, kind: str) -> str:
    """Return the template for a kind of a code if it has one of its own, else the code's."""
    return templates.get(f"{code}-{kind}") or templates[code]


def _shown(text: str) -> str:
    """Return a piece of the user's text in quotes, recognisable whatever its characters are."""
    if len(text) > _SHOWN_LENGTH:
        text = text[:_SHOWN_LENGTH] + "…"
    if len(text) == 1 and not text.isascii():
        # Cyrillic К looks like the king's letter, and a byte order mark like nothing at all.
        point = f"U+{ord(text):04X}"
        return f"“{text}” ({point})" if text.isprintable() else point
    return f"“{text}”"
