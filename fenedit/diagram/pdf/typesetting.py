"""Sets lines of text: glyphs, faces and places as Qt would draw them on the screen.

Qt shapes the text (kerning, accents, joined letters), and borrows characters that the chosen font
lacks from others. Characters in no font that may be embedded are left out. Both are reported.
"""

import struct
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple
from unicodedata import category, normalize

from PySide6.QtCore import QPointF
from PySide6.QtGui import QRawFont, QTextCharFormat, QTextLayout, QTextOption

from fenedit.diagram.fonts import FULL, may_be_embedded, ours, problem_of, table, unhinted_font

# Without hinting: printers have pixels enough.
_TABLES = (
    *("head", "hhea", "hmtx", "maxp", "loca", "glyf", "CFF ", "name"),
    *("fvar", "avar", "gvar", "HVAR"),
)


class Face:
    """A face that can be embedded.

    Args:
        font: as Qt found it.
        bold: whether bold text is wanted.
        italic: whether italic text is wanted.
        name: a unique name in its document.

    Attributes:
        bold: whether bold text is wanted.
        italic: whether italic text is wanted.
        is_emboldened: whether the face is not bold itself, and needs strokes around its letters.
        is_slanted: whether the face is not italic itself, and has to be slanted.
        is_variable: whether its file has all weights.
        family: its name.
        units_per_em: units of its file per font size.
        box: left, bottom, right and top of all glyphs together, in thousandths of the size.
        heights: ascent and descent of lines, likewise.
        name: a unique name in its document.
    """

    def __init__(self, font: QRawFont, bold: bool, italic: bool, name: str) -> None:
        self.bold = bold
        self.italic = italic
        self.name = name
        self._font = font
        head, hhea = table(font, "head"), table(font, "hhea")
        self.units_per_em: int = struct.unpack_from(">H", head, 18)[0] or FULL
        self.family = font.familyName()
        self.box = tuple(map(self._thousandths, struct.unpack_from(">4h", head, 36)))
        self.heights = tuple(map(self._thousandths, struct.unpack_from(">2h", hhea, 4)))
        mac_style: int = struct.unpack_from(">H", head, 44)[0]
        os2 = table(font, "OS/2")
        weight = struct.unpack_from(">H", os2, 4)[0] if len(os2) >= 6 else 400
        self.is_variable = bool(table(font, "fvar"))
        heavy = weight >= 600 or bool(mac_style & 1)
        leaning = bool(mac_style & 2)
        self.is_emboldened = bold and not heavy and not self.is_variable
        self.is_slanted = italic and not leaning and not self.is_variable
        self._blank: dict[int, bool] = {}
        self._hmtx = table(font, "hmtx")
        self._full_widths = max(1, struct.unpack_from(">H", hhea, 34)[0])

    def width_of(self, glyph: int) -> float:
        """Return the width of a glyph in thousandths of the size, to 0.01."""
        at = 4 * min(glyph, self._full_widths - 1)
        if at + 2 > len(self._hmtx):
            return 0.0
        units: int = struct.unpack_from(">H", self._hmtx, at)[0]
        return round(units * FULL / self.units_per_em, 2)

    def is_blank(self, glyph: int, text: str) -> bool:
        """Return whether a glyph of a visible character has no outline, as in damaged files."""
        if glyph not in self._blank:
            self._blank[glyph] = self._font.pathForGlyph(glyph).isEmpty()
        # Of joined letters, some fonts have the whole outline in one of the glyphs.
        return self._blank[glyph] and any(
            glyph in self._font.glyphIndexesForString(each)
            for each in text
            if not (each.isspace() or _is_unseen(each))
        )

    def _thousandths(self, units: int) -> int:
        return round(units * FULL / self.units_per_em)

    def tables(self) -> dict[str, bytes]:
        """Return the tables of the file that a document needs, by their tags."""
        return {tag: data for tag in _TABLES if (data := table(self._font, tag))}


def identity(font: QRawFont) -> tuple[object, ...]:
    """Return a key for a font's file: several fonts of Qt may use the same file."""
    # The table "head" has a checksum of the whole file.
    return font.familyName(), font.styleName(), table(font, "head")


SUBSTITUTES = (
    "DejaVu Serif",
    "Noto Serif",
    "DejaVu Sans",
    "Liberation Sans",
    "Noto Sans",
    "Arial",
    "Helvetica",
    "Arial Unicode MS",
    "Segoe UI Symbol",
    "Noto Sans Symbols",
    "Noto Sans Symbols 2",
    "Noto Sans CJK JP",
    "Droid Sans Fallback",
)
"""Families to try if Qt's choice may not be embedded."""

_WIDE = 1e7
_BREAKS = "\t\n\v\f\r\x85\u2028\u2029"
_NOTHING = "\u200b"
"""The text of a glyph that adds no text; without it, viewers guess one."""
_WITH_INDEXES = (
    QTextLayout.GlyphRunRetrievalFlag.RetrieveGlyphIndexes
    | QTextLayout.GlyphRunRetrievalFlag.RetrieveGlyphPositions
    | QTextLayout.GlyphRunRetrievalFlag.RetrieveStringIndexes
)


class Glyph(NamedTuple):
    """A glyph of a line.

    Attributes:
        face: the face it is drawn with.
        number: of the glyph in its face.
        x: from the start of the line, in thousandths of the size.
        rise: above the baseline, likewise.
        width: likewise.
        text: the characters that it stands for.
    """

    face: Face
    number: int
    x: float
    rise: float
    width: float
    text: str


class Line(NamedTuple):
    """A line of text, set.

    Attributes:
        glyphs: in the order of the text; from left to right if a part of it runs to the left.
        width: in thousandths of the size.
        missing: characters that were left out.
        borrowed: characters that the family lacks, each with the family it was taken from.
    """

    glyphs: tuple[Glyph, ...]
    width: float
    missing: frozenset[str]
    borrowed: Mapping[str, str]


class Typesetter:
    """Sets lines of text in one family of fonts.

    Needs a QGuiApplication, and must be used in one thread.

    Args:
        family: of the fonts; "" for our own, which also replaces a family that is not installed or
            may not be embedded.

    Attributes:
        family: the family in use.
        faces: all faces in use.
    """

    def __init__(self, family: str = "") -> None:
        self.faces: list[Face] = []
        self._known: dict[tuple[object, ...], Face | None] = {}
        self._lines: dict[tuple[str, bool, bool], Line] = {}
        self._families: dict[tuple[str, bool, bool], str] = {}
        self.family = ours() if problem_of(family) else family or ours()
        # A name such as "Serif" may be an alias of an installed family.
        self._own_name = QRawFont.fromFont(unhinted_font(FULL, family=self.family)).familyName()

    def line(self, text: str, bold: bool = False, italic: bool = False) -> Line:
        """Return a line of text, set, without control characters."""
        key = (text, bold, italic)
        line = self._lines.get(key)
        if line is None:
            clean = "".join(" " if each in _BREAKS else each for each in text)
            # Controls and lone surrogates are not text.
            clean = "".join(each for each in clean if category(each) not in ("Cc", "Cs"))
            line = self._lines[key] = self._set(clean, bold, italic)
        return line

    def lacking(self, texts: Iterable[str]) -> tuple[set[str], dict[str, str]]:
        """Return the characters of texts that no font has, and those of another family, with it."""
        line = self.line("".join(sorted(set().union(*texts))))
        return set(line.missing), dict(line.borrowed)

    def _set(self, text: str, bold: bool, italic: bool) -> Line:
        missing: set[str] = set()
        other: dict[str, str] = {}
        # Another font for one character may change the font that Qt chooses for its neighbours.
        for _ in range(4):
            glyphs, width, lacking = self._laid_out(text, bold, italic, other)
            if not lacking:
                break
            for character in lacking:
                family = self._family_with(character, bold, italic)
                if family and character not in other:
                    other[character] = family
                else:
                    missing.add(character)
                    text = text.replace(character, "")
        borrowed = {
            each: glyph.face.family
            for glyph in glyphs
            if glyph.face.family != self._own_name
            for each in glyph.text
            if not (_is_unseen(each) or each.isspace())
        }
        seen = frozenset(each for each in missing if not _is_unseen(each))
        return Line(tuple(glyphs), width, seen, borrowed)

    def _laid_out(
        self, text: str, bold: bool, italic: bool, other: dict[str, str]
    ) -> tuple[list[Glyph], float, set[str]]:
        """Return the glyphs of a text, its width, and its characters that cannot be drawn."""
        layout = QTextLayout(text, unhinted_font(FULL, bold, italic, self.family))
        option = layout.textOption()
        option.setFlags(QTextOption.Flag.IncludeTrailingSpaces)
        layout.setTextOption(option)
        layout.setFormats(list(_formats(text, other, bold, italic)))
        layout.beginLayout()
        line = layout.createLine()
        line.setLineWidth(_WIDE)
        layout.endLayout()
        runs = layout.glyphRuns(-1, -1, _WITH_INDEXES)
        starts = _starts(text, layout) if len(runs) > 1 else {}
        left, baseline = line.naturalTextRect().left(), line.y() + line.ascent()
        found: list[tuple[int, Face | None, int, float, float]] = []
        for run in runs:
            face = self._face(run.rawFont(), bold, italic)
            places = zip(run.glyphIndexes(), run.positions(), run.stringIndexes(), strict=True)
            found += (
                (
                    starts.get(_place(glyph, point), start),
                    face,
                    glyph,
                    point.x() - left,
                    baseline - point.y(),
                )
                for glyph, point, start in places
            )
        found.sort(key=lambda each: each[0])
        texts = _texts(text, [each[0] for each in found])
        glyphs: list[Glyph] = []
        lacking: set[str] = set()
        for (_, face, glyph, x, rise), part in zip(found, texts, strict=True):
            if face is None or not glyph or face.is_blank(glyph, part):
                lacking |= set(part)
            else:
                glyphs.append(Glyph(face, glyph, x, rise, face.width_of(glyph), part))
        if any(run.isRightToLeft() for run in runs):
            # Viewers expect the visible order, from left to right, and reverse it themselves.
            glyphs.sort(key=lambda each: each.x)
        return glyphs, line.naturalTextWidth(), lacking

    def _face(self, font: QRawFont, bold: bool, italic: bool) -> Face | None:
        """Return the face of a font; None if it may not be embedded."""
        key = (*identity(font), bold, italic)
        if key not in self._known:
            face = None
            if may_be_embedded(font):
                face = Face(font, bold, italic, f"F{len(self.faces)}")
                self.faces.append(face)
            self._known[key] = face
        return self._known[key]

    def _family_with(self, character: str, bold: bool, italic: bool) -> str:
        """Return a family that has a character and may be embedded; "" if there is none."""
        key = (character, bold, italic)
        if key not in self._families:
            self._families[key] = ""
            for family in (ours(), *SUBSTITUTES):
                font = QRawFont.fromFont(unhinted_font(FULL, bold, italic, family))
                if font.isValid() and font.supportsCharacter(ord(character)):
                    if self._face(font, bold, italic) is None:
                        continue
                    self._families[key] = family
                    break
        return self._families[key]


def _starts(text: str, layout: QTextLayout) -> dict[tuple[int, float, float], int]:
    """Return where in the text each glyph begins, by its place.

    For a line in several fonts Qt 6.11 reports this wrongly, unless asked for each character.
    """
    starts: dict[tuple[int, float, float], int] = {}
    start = 0
    for character in text:
        length = _length(character)
        for run in layout.glyphRuns(start, length, _WITH_INDEXES):
            for glyph, point in zip(run.glyphIndexes(), run.positions(), strict=True):
                starts.setdefault(_place(glyph, point), start)
        start += length
    return starts


def _place(glyph: int, point: QPointF) -> tuple[int, float, float]:
    return glyph, round(point.x(), 1), round(point.y(), 1)


def _length(character: str) -> int:
    """Return the length of a character in UTF-16, as Qt counts it."""
    return 1 + (character > "\uffff")


def _formats(
    text: str, families: dict[str, str], bold: bool, italic: bool
) -> Iterator[QTextLayout.FormatRange]:
    """Yield the ranges of a text in another family, given the families of characters."""
    start = 0
    for character in text:
        length = _length(character)
        if character in families:
            each = QTextLayout.FormatRange()
            each.start, each.length = start, length
            each.format = QTextCharFormat()
            each.format.setFont(unhinted_font(FULL, bold, italic, families[character]))
            yield each
        start += length


def _texts(text: str, starts: list[int]) -> list[str]:
    """Return the text of each glyph, given where in the text each begins, in order.

    Several glyphs may share one part of the text, such as a letter and its accent.
    """
    units = text.encode("utf-16-le", "surrogatepass")
    counts = Counter(starts)
    places = sorted(counts)
    results: list[str] = []
    for start, end in zip(places, [*places[1:], len(units) // 2], strict=False):
        part = units[2 * start : 2 * end].decode("utf-16-le", "replace")
        results += _shares(part, counts[start])
    return results


def _shares(text: str, count: int) -> list[str]:
    """Return the texts of several glyphs that together show a part of a text."""
    if len(text) != count and len(normalize("NFC", text)) == count:
        text = normalize("NFC", text)
    if len(text) < count:
        return [text, *(_NOTHING,) * (count - 1)]
    kept = len(text) - count + 1
    return [text[:kept], *text[kept:]]


def _is_unseen(character: str) -> bool:
    # Characters that are blank, or join others.
    return (
        category(character) == "Cf"
        or 0xFE00 <= ord(character) < 0xFE10
        or character in "\u034f\u115f\u1160\u2800\u3164\uffa0"
    )
