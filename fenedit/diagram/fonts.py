"""Finds fonts for the texts of pictures and pages: installed ones, and our own.

Needs a QGuiApplication.
"""

import struct
from functools import cache, lru_cache
from pathlib import Path
from string import ascii_letters, digits
from typing import Literal, TypeAlias

from PySide6.QtGui import QFont, QFontDatabase, QRawFont

from fenedit import resource
from fenedit.diagram.shapes import OUR_FACES, OUR_FONT

FULL = 1000
"""Font size at which Qt lays out text: a pixel is then a thousandth of the size, PDF's unit."""
_STAND_INS = ("Serif", "Sans Serif", "Monospace")
"""Aliases that Qt lists on Linux beside the families; it cannot find them while ours is loaded."""

Problem: TypeAlias = Literal["", "unknown", "locked"]
"""Why a family cannot be used: it is not found, or must not be embedded."""


@cache
def ours() -> str:
    """Load our own family; return its name."""
    for face in OUR_FACES:
        QFontDatabase.addApplicationFont(str(resource(face)))
    return OUR_FONT


def families() -> tuple[str, ...]:
    """Return the installed families that have Latin letters as outlines."""
    database = QFontDatabase
    found = (
        _plain(family)
        for family in database.families(database.WritingSystem.Latin)
        if family not in {OUR_FONT, *_STAND_INS}
        and not database.isPrivateFamily(family)
        and database.isSmoothlyScalable(family)
    )
    return tuple(dict.fromkeys(found))


def _plain(family: str) -> str:
    """Return a family without its foundry, which Qt adds to names that several foundries use."""
    return family.partition(" [")[0]


def family_of_file(path: Path) -> str:
    """Load the file of a font; return its family, "" if it is not a font."""
    number = QFontDatabase.addApplicationFont(str(path))
    return next(iter(QFontDatabase.applicationFontFamilies(number)), "") if number >= 0 else ""


def problem_of(font: str) -> Problem:
    """Return why a family cannot be used; "" if it can."""
    if not font:
        return ""
    if font.casefold() not in (plain.casefold() for plain in map(_plain, QFontDatabase.families())):
        return "unknown"
    taken = QRawFont.fromFont(unhinted_font(FULL, family=font))
    if taken.familyName() == OUR_FONT and font.casefold() != OUR_FONT.casefold():
        # No such family without a foundry, or Qt has taken part of the name for a foundry.
        return "unknown"
    if not may_be_embedded(taken):
        return "locked"
    # In a damaged file letters have no outlines.
    numbers = list(filter(None, taken.glyphIndexesForString(ascii_letters + digits)))
    has_ink = not numbers or any(not taken.pathForGlyph(each).isEmpty() for each in numbers)
    return "" if has_ink else "locked"


@lru_cache(maxsize=64)
def family_of(font: str) -> str:
    """Return a chosen family, or ours if it cannot be used."""
    return ours() if problem_of(font) else font or ours()


def unhinted_font(pixels: int, bold: bool = False, italic: bool = False, family: str = "") -> QFont:
    """Return a font whose letters keep their shapes at any size; "" for our own family.

    Missing letters come from ours, or from a similar font.
    """
    font = QFont([family, ours()] if family else [ours()])
    font.setStyleHint(QFont.StyleHint.Serif)
    font.setPixelSize(pixels)
    font.setBold(bold)
    font.setItalic(italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def may_be_embedded(font: QRawFont) -> bool:
    """Return whether a font has outlines that a PDF can hold, and a licence for it."""
    if not font.isValid() or len(table(font, "head")) < 54 or len(table(font, "hhea")) < 36:
        return False
    if not (table(font, "hmtx") and table(font, "maxp")):
        return False
    if not (table(font, "glyf") and table(font, "loca")) and not table(font, "CFF "):
        return False
    os2 = table(font, "OS/2")
    if len(os2) < 10:
        return True
    rights: int = struct.unpack_from(">H", os2, 8)[0]
    # A font may be restricted to its owner, to whole files, or to pixels.
    return rights & 0x000E != 0x0002 and not rights & (0x0100 | 0x0200)


def table(font: QRawFont, tag: str) -> bytes:
    """Return a table of a font's file; b"" if it has none."""
    return bytes(font.fontTable(tag).data())
