"""Problems, notes and repairs in plain English.

Every code has a template, and a few kinds of a code have one of their own. The {names} come from
the problem's data, with three more: {expected} is the phrase of EXPECTATIONS that the data name,
{squares} are all squares of the problem and {square} is the first of them. A translator is a
function from a template to the same template in another language, with the same names in braces.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias

from fenedit.notation.languages import NAMES
from fenedit.notation.problems import Problem
from fenedit.notation.sentences import checkers, clocks, playability, structure
from fenedit.notation.sentences.fixes import FIX_TITLES
from fenedit.notation.sentences.texts import TEXTS
from fenedit.notation.shown import shown
from fenedit.notation.squares import square_name

__all__ = [
    "EXPECTATIONS",
    "EXPLANATIONS",
    "FIELD_TITLES",
    "FIX_TITLES",
    "TEMPLATES",
    "Translator",
    "expectation",
    "explanation",
    "fix_title",
    "sentence",
]

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
    "opcode": "an opcode such as bm was expected",
    "opcode-length": "at most 15 characters were expected",
    "semicolon": "a semicolon was expected",
    "quote": "a closing quotation mark was expected",
    "operand": "an operand was expected",
    "operand-end": "a space or a semicolon was expected",
    "string-char": "text without quotation marks, tabs and line breaks was expected",
    "operand-any": "a word of plain letters, digits and signs was expected",
    "operand-symbol": "a single word without quotation marks was expected",
    "operand-string": "a text in quotation marks was expected",
    "operand-move": "a move such as Nf3 was expected",
    "operand-integer": "a whole number was expected",
    "operand-clock": "a clock such as 000:01:30:00 was expected",
    "operand-date": "a date such as 1995.11.26 was expected",
    "operand-time": "a time such as 12:30:00 was expected",
    "operand-low": "a number from {lowest} upwards was expected",
    "operand-range": "a number from {lowest} to {highest} was expected",
    "operands-none": "none was expected",
    "operands-one": "one was expected",
    "operands-at-most-one": "one at most was expected",
    "operands-two": "two were expected",
    "operands-pairs": "pairs of a tag and its value were expected",
}

TEMPLATES: Final = {
    **TEXTS,
    **playability.PLAYABILITY,
    **clocks.CLOCKS,
    **checkers.CHECKERS,
    **structure.STRUCTURE,
}

EXPLANATIONS: Final = {
    **playability.EXPLANATIONS,
    **clocks.EXPLANATIONS,
    **checkers.EXPLANATIONS,
    **structure.EXPLANATIONS,
}

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
    if "language" in data:
        data["language"] = translate(NAMES[data["language"]])
    if "expected" in data:
        data["expected"] = expectation(problem, translate)
    names = [square_name(square) for square in problem.squares]
    data["squares"] = ", ".join(names)
    data["square"] = names[0] if names else ""
    template = _variant(TEMPLATES, problem.code, data.get("reason", ""))
    return translate(template).format(**data)


def explanation(problem: Problem, translate: Translator = str) -> str:
    """Return why a problem is one: the rule behind it, in a few sentences; "" if none is known.

    The explanation of the reason that the problem's data name comes before that of its code, and
    a code that ends with a side may share its explanation with that of the other side.
    """
    code, reason = problem.code, dict(problem.data).get("reason", "")
    stem = code.removesuffix("-white").removesuffix("-black")
    keys = (f"{code}-{reason}", f"{stem}-{reason}", code, stem)
    template = next((EXPLANATIONS[key] for key in keys if key in EXPLANATIONS), "")
    return translate(template) if template else ""


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
    return f"“{shown(text)}”"
