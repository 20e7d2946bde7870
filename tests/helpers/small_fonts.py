"""Fonts of three boxes, made for a test: with or without what a font file may have."""

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO

from fontTools.cffLib import FDArrayIndex, FDSelect, FontDict, TopDict
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.ttLib.tables.DefaultTable import DefaultTable
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFontDatabase

GLYPHS = [".notdef", "space", "A", "B", "C"]
ADVANCE = {".notdef": 500, "space": 300, "A": 600, "B": 700, "C": 800}


def small_font(
    family: str,
    *,
    cff: bool = False,
    own_numbers: bool = False,
    heavier: bool = False,
    rights: int = 0,
    letters: str = "ABC",
    height: int = 700,
    blank: str = "",
) -> bytes:
    """Return the file of a font of a few letters, which are boxes.

    Args:
        family: its name.
        cff: whether its outlines are PostScript's.
        own_numbers: whether its glyphs, if PostScript's, have numbers other than their places, as
            in fonts for eastern Asia.
        heavier: whether it has an axis of weight, along which the letters grow wider.
        rights: what OS/2's fsType says of embedding.
        letters: those that it has.
        height: of the boxes.
        blank: letters without any outline.
    """
    glyphs = [".notdef", "space", *letters]
    advance = dict.fromkeys(glyphs, 600) | {
        name: ADVANCE[name] for name in glyphs if name in ADVANCE
    }
    builder = FontBuilder(1000, isTTF=not cff)
    # Else the file tells the second in which it was made, and two files of one font differ.
    builder.updateHead(created=3_800_000_000, modified=3_800_000_000)
    builder.font.recalcTimestamp = False
    builder.setupGlyphOrder(glyphs)
    builder.setupCharacterMap({ord(name): name for name in letters} | {32: "space"})
    pens = {}
    for name in glyphs:
        pen = T2CharStringPen(advance[name], None) if cff else TTGlyphPen(None)
        if name not in {"space", *blank}:
            right = advance[name] - 100
            pen.moveTo((100, 0))
            for point in ((100, height), (right, height), (right, 0)):
                pen.lineTo(point)
            pen.closePath()
        pens[name] = pen
    if cff:
        strings = {name: pen.getCharString() for name, pen in pens.items()}
        builder.setupCFF(family.replace(" ", ""), {}, strings, {})
    else:
        builder.setupGlyf({name: pen.glyph() for name, pen in pens.items()})
    builder.setupHorizontalMetrics({name: (advance[name], 100) for name in glyphs})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    names = {"familyName": family, "styleName": "Regular", "psName": family.replace(" ", "")}
    builder.setupNameTable(names)
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWeightClass=400, fsType=rights)
    builder.setupPost()
    if heavier:
        builder.setupFvar([("wght", 400, 400, 700, "Weight")], [])
        # Four points, then the two ends of the advance and those of the height.
        wider = GlyphCoordinates(
            [(0, 0), (0, 0), (100, 0), (100, 0), (0, 0), (100, 0), (0, 0), (0, 0)]
        )
        builder.setupGvar(
            {name: [TupleVariation({"wght": (0, 1, 1)}, list(wider))] for name in letters}
        )
    target = BytesIO()
    builder.save(target)
    return _renumbered(target) if own_numbers else target.getvalue()


def _renumbered(file: BytesIO) -> bytes:
    font = TTFont(file, recalcBBoxes=False, recalcTimestamp=False)
    compiled, table, target = BytesIO(), DefaultTable("CFF "), BytesIO()
    fonts = font["CFF "].cff
    _number(fonts.topDictIndex[0])
    fonts.compile(compiled, font)
    table.data = compiled.getvalue()
    font.tables["CFF "] = table
    font.save(target)
    return target.getvalue()


def _number(top: TopDict) -> None:
    strings, selection, dictionaries = top.CharStrings, FDSelect(), FDArrayIndex()
    names = [".notdef", *(f"cid{100 - place:05d}" for place in range(1, len(top.charset)))]
    strings.charStrings = {
        new: strings.charStrings[old] for old, new in zip(top.charset, names, strict=True)
    }
    selection.format, selection.gidArray = 3, [0] * len(names)
    dictionary = FontDict()
    dictionary.Private = top.Private
    dictionaries.append(dictionary)
    del top.Private
    top.charset, top.ROS = names, ("Adobe", "Identity", 0)
    top.FDArray, top.FDSelect = dictionaries, selection
    strings.fdArray, strings.fdSelect = dictionaries, selection


@contextmanager
def installed(font: bytes) -> Iterator[None]:
    """Register a font with Qt within the context."""
    number = QFontDatabase.addApplicationFontFromData(QByteArray(font))
    assert number >= 0
    try:
        yield
    finally:
        QFontDatabase.removeApplicationFont(number)
