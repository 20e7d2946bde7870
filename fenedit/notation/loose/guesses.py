"""Repairs of a text that is no FEN, where what was meant can be guessed but must be asked.

What is plain is read as it stands (`notation.reading`). Offered here, beside the fault, are

- letters of other alphabets in the place of those that look like them: К for K;
- 1 for l, I and |, and 0 for O, as scanners confuse them, where that alone mends the text;
- piece letters of another language, where exactly one language makes sense of them;
- `0` for the dash that means no castling rights or no en passant square.

A rank too short or too long is never padded or cut, and no piece is guessed.
"""

import re
from typing import Final

from fenedit.notation.fen import format_placement
from fenedit.notation.languages import languages_of
from fenedit.notation.loose.lenient import lay_out
from fenedit.notation.problems import FenError
from fenedit.notation.reading import read_loose

_LONGEST: Final = 4096
"""In a longer text a fault is not plain."""
_LOOK_ALIKES: Final = str.maketrans(
    "КВРкрΚΒΡΝκρ" + "".join(chr(code) for code in range(0xFF01, 0xFF5F)),
    "KBPkpKBPNkp" + "".join(chr(code) for code in range(0x21, 0x7F)),
)
"""Cyrillic and Greek letters that look like piece letters, and the wide forms of ASCII."""
_DIGITS: Final = str.maketrans("lI|Oo", "11100")
_SCANNED: Final = re.compile("[lI|Oo]")


def mended(text: str) -> str | None:
    """Return the text with its faults repaired, None where one is not plain or there is none."""
    if len(text) > _LONGEST or _reads(text):
        return None
    repaired = _in_ascii(text)
    for guess in (repaired, _as_scanned(repaired)):
        if _reads(guess):
            return guess
    return _in_english(text) or _in_english(repaired)


def rescanned(text: str) -> str | None:
    """Return a text whose only faults are ones of a scanner without them, else None."""
    if len(text) > _LONGEST or not _SCANNED.search(text) or _reads(text):
        return None
    repaired = _as_scanned(text)
    return repaired if _reads(repaired) else None


def _in_ascii(text: str) -> str:
    """Return the text with look-alikes replaced in its fields, and 0 where a dash belongs."""
    spans = lay_out(text).fields
    for index, (start, end) in enumerate(spans):
        field = text[start:end].translate(_LOOK_ALIKES)
        if field == "0" and (index == 2 or (index == 3 and len(spans) == 6)):
            field = "-"
        text = text[:start] + field + text[end:]
    return text


def _as_scanned(text: str) -> str:
    """Return the text with digits in its placement and counters for what looks like them."""
    spans = lay_out(text).fields
    for index, (start, end) in enumerate(spans):
        if index in (0, 4, 5):
            text = text[:start] + text[start:end].translate(_DIGITS) + text[end:]
    try:
        placement = read_loose(text).position.placement
    except FenError:
        return text
    # Two digits side by side may have come of it.
    start, end = spans[0]
    return text[:start] + format_placement(placement) + text[end:]


def _in_english(text: str) -> str | None:
    """Return the text with the piece letters of the only language that it can be in, or None."""
    layout = lay_out(text)
    if not layout.places:
        return None
    languages = languages_of(layout.word(0).text)
    if len(languages) != 1:
        return None
    try:
        placement = read_loose(text, languages[0]).position.placement
    except FenError:
        return None
    start, end = layout.fields[0]
    return text[:start] + format_placement(placement) + text[end:]


def _reads(text: str) -> bool:
    try:
        read_loose(text)
    except FenError:
        return False
    return True
