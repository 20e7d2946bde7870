r"""Makes foreign text safe to show: invisible characters are escaped, and long texts cut.

A name may hold line breaks that forge a message, signs that turn the rest of a line around, or a
million letters; none of that may reach a label, a menu or a title. Such signs are written as
Python writes them, `\u202e`, which is also how the command line prints them.
"""

import re
from pathlib import PurePath

NAME = 100
"""Characters of a name that are shown."""
TEXT = 600
"""Characters of a longer text that are shown."""

_HIDDEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f"  # controls, but for tab and line feed
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # directions
    "\u2028\u2029\ufeff"  # breaks, byte order mark
    "\ud800-\udfff]"  # halves of characters, such as bytes of a file's name that are not UTF-8
)
_LONG_WORD = re.compile(r"[^\s/\\]{33,}")
_MAY_BREAK = "\u200b"
"""Has no width, and allows a line break."""
_FORMULA = re.compile("[=+@\t\r-].*[^-+=@]|\t|\r", re.DOTALL)
_NUMBER = re.compile("[+-][0-9]+(?:[.,][0-9]+)?")
_BREAKS = str.maketrans({"\t": r"\t", "\n": r"\n"})


def shown(text: str, most: int = TEXT) -> str:
    """Return a text, on lines of its own if it has several, cut at its end after `most`."""
    if len(text) > most:
        text = text[:most] + "…"
    return _HIDDEN.sub(_escaped, text.replace("\r\n", "\n"))


def shown_name(text: str, most: int = NAME) -> str:
    """Return a name on one line; if it is too long, only its two ends are kept."""
    if len(text) > most:
        text = f"{text[: most // 2]}…{text[-(most // 2) :]}"
    return _HIDDEN.sub(_escaped, text).translate(_BREAKS)


def for_spreadsheet(text: str) -> str:
    """Return a field of a table that is never a formula: an apostrophe precedes one that would be.

    Numbers, and signs alone, as for a draw, stay as they are. A field with such an apostrophe of
    its own gets another one.
    """
    return f"'{text}" if _is_formula(text.lstrip("'")) else text


def from_spreadsheet(text: str) -> str:
    """Return a field without the apostrophe that `for_spreadsheet` gives it."""
    return text[1:] if text[:1] == "'" and _is_formula(text.lstrip("'")) else text


def _is_formula(text: str) -> bool:
    return bool(_FORMULA.match(text)) and not _NUMBER.fullmatch(text)


def breakable(text: str) -> str:
    """Return a text for a label, with line breaks allowed within long words."""
    return _LONG_WORD.sub(lambda match: _MAY_BREAK.join(match[0]), text)


def shown_path(path: PurePath) -> str:
    """Return a path on one line."""
    return shown_name(str(path), TEXT)


def _escaped(match: re.Match[str]) -> str:
    return match[0].encode("unicode_escape").decode("ascii")
