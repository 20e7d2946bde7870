"""One face of a font: what its file says of it, and whether a document may hold it."""

import struct
from typing import Final

from PySide6.QtGui import QRawFont

FULL: Final = 1000
"""Size at which Qt lays text out, so that its pixels are PDF's thousandths of the size."""

_RESTRICTED: Final = 0x0002
_USAGES: Final = 0x000E
_NO_SUBSET: Final = 0x0100
_PIXELS_ONLY: Final = 0x0200
_HEAVY: Final = 600
# No hinting: printers have pixels enough.
_TABLES: Final = (
    *("head", "hhea", "hmtx", "maxp", "loca", "glyf", "CFF ", "name"),
    *("fvar", "avar", "gvar", "HVAR"),
)


class Face:
    """A face that can be embedded.

    Args:
        font: as Qt found it.
        bold: whether it is wanted heavy.
        italic: whether it is wanted leaning.
        name: what tells it from other faces of a document.

    Attributes:
        bold: whether it is wanted heavy.
        italic: whether it is wanted leaning.
        is_emboldened: whether the face itself is not heavy, and lines have to make it so.
        is_slanted: whether the face itself does not lean, and has to be slanted.
        is_variable: whether its file holds all weights at once.
        family: its name.
        units_per_em: units of its file to the size of the font.
        box: left, lowest, right and highest place that a glyph reaches, in thousandths of the size.
        heights: how far lines reach above and below the baseline, likewise.
        name: tells it from others of the same document.
    """

    def __init__(self, font: QRawFont, bold: bool, italic: bool, name: str) -> None:
        self.bold = bold
        self.italic = italic
        self.name = name
        self._font = font
        head, hhea = _table(font, "head"), _table(font, "hhea")
        self.units_per_em: int = struct.unpack_from(">H", head, 18)[0] or FULL
        self.family = font.familyName()
        self.box = tuple(map(self._thousandths, struct.unpack_from(">4h", head, 36)))
        self.heights = tuple(map(self._thousandths, struct.unpack_from(">2h", hhea, 4)))
        mac_style: int = struct.unpack_from(">H", head, 44)[0]
        os2 = _table(font, "OS/2")
        weight = struct.unpack_from(">H", os2, 4)[0] if len(os2) >= 6 else 400
        self.is_variable = bool(_table(font, "fvar"))
        heavy = weight >= _HEAVY or bool(mac_style & 1)
        leaning = bool(mac_style & 2)
        self.is_emboldened = bold and not heavy and not self.is_variable
        self.is_slanted = italic and not leaning and not self.is_variable
        self._hmtx = _table(font, "hmtx")
        self._full_widths = max(1, struct.unpack_from(">H", hhea, 34)[0])

    def width_of(self, glyph: int) -> float:
        """Return how wide a glyph is in thousandths of the size, to 0.01."""
        at = 4 * min(glyph, self._full_widths - 1)
        if at + 2 > len(self._hmtx):
            return 0.0
        units: int = struct.unpack_from(">H", self._hmtx, at)[0]
        return round(units * FULL / self.units_per_em, 2)

    def _thousandths(self, units: int) -> int:
        return round(units * FULL / self.units_per_em)

    def tables(self) -> dict[str, bytes]:
        """Return the tables of its file that a document needs, by their tags."""
        return {tag: data for tag in _TABLES if (data := _table(self._font, tag))}


def may_be_embedded(font: QRawFont) -> bool:
    """Tell whether a font has outlines that a PDF can hold, and whether its makers allow it."""
    if not font.isValid() or len(_table(font, "head")) < 54 or len(_table(font, "hhea")) < 36:
        return False
    if not (_table(font, "hmtx") and _table(font, "maxp")):
        return False
    if not (_table(font, "glyf") and _table(font, "loca")) and not _table(font, "CFF "):
        return False
    os2 = _table(font, "OS/2")
    if len(os2) < 10:
        return True
    rights: int = struct.unpack_from(">H", os2, 8)[0]
    return rights & _USAGES != _RESTRICTED and not rights & (_NO_SUBSET | _PIXELS_ONLY)


def identity(font: QRawFont) -> tuple[object, ...]:
    """Return what tells a font's file from others: two fonts of Qt may stand for one file."""
    # The head holds a sum over the whole file.
    return font.familyName(), font.styleName(), _table(font, "head")


def _table(font: QRawFont, tag: str) -> bytes:
    return bytes(font.fontTable(tag).data())
