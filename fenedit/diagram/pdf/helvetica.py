"""The font that every PDF viewer brings along, for machines that have none. Pure, no Qt.

It knows the letters of western Europe alone, and is not embedded.
"""

from functools import cache
from typing import Final
from unicodedata import normalize

ENCODING: Final = "cp1252"
"""What PDF calls WinAnsiEncoding."""

_REGULAR: Final = (
    "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 "
    "556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 "
    "1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 "
    "667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 "
    "333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 "
    "556 556 333 500 278 556 500 722 500 500 500 334 260 334 584"
)
_BOLD: Final = (
    "278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 "
    "556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 "
    "975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 "
    "667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 "
    "333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 "
    "611 611 389 556 333 611 556 778 556 556 500 389 280 389 584"
)
"""Widths from the space to the tilde, in thousandths of the size."""
_OTHERS: Final = {
    **dict.fromkeys("…‰Œ—™Æ", 1000),
    **dict.fromkeys("ˆ‹˜›¡¨²³´¸¹\xad", 333),
    **dict.fromkeys("©®", 737),
    "Þ": 667,
    **dict.fromkeys("¼½¾", 834),
    **dict.fromkeys("\xa0·", 278),
    **dict.fromkeys("¬±÷×", 584),
    **dict.fromkeys("ßø¿", 611),
    "¦": 260,
    "¯": 333,
    "•": 350,
    "º": 365,
    "ª": 370,
    "°": 400,
    "¶": 537,
    "Ð": 722,
    "Ø": 778,
    "æ": 889,
    "œ": 944,
}
_THIN_QUOTES: Final = {"‚": 222, "‘": 222, "’": 222, "„": 333, "“": 333, "”": 333}
_HEAVY_QUOTES: Final = {"‚": 278, "‘": 278, "’": 278, "„": 500, "“": 500, "”": 500}
_USUAL: Final = 556


def base_name(bold: bool, italic: bool) -> str:
    """Return the name by which every viewer knows a face of the font."""
    style = ("Bold" if bold else "") + ("Oblique" if italic else "")
    return f"Helvetica-{style}" if style else "Helvetica"


def has(character: str) -> bool:
    """Tell whether the font has a character."""
    try:
        return len(character.encode(ENCODING)) == 1
    except UnicodeEncodeError:
        return False


@cache
def width_of(character: str, bold: bool) -> int:
    """Return how wide a character is, in thousandths of the size of the font."""
    widths = (_BOLD if bold else _REGULAR).split()
    quotes = _HEAVY_QUOTES if bold else _THIN_QUOTES
    known = _OTHERS.get(character) or quotes.get(character)
    if known is not None:
        return known
    # A letter with an accent is as wide as without.
    index = ord(normalize("NFD", character)[0]) - 32
    return int(widths[index]) if 0 <= index < len(widths) else _USUAL
