#!/usr/bin/env python3
"""Make the fonts of titles, captions and coordinates, resources/fonts, from PT Serif.

    python packaging/fonts.py FOLDER    # with PTF55F.ttf, PTF56F.ttf and PTF75F.ttf in it

These are in Debian's package fonts-paratype (version 20181108). All letters stay; what only
screens of long ago need goes, two thirds of the files. Their licence asks for another name then.
Figurines come from our piece set, and arrows are drawn here: moves and twins ("b) ♛b4→f3") need
both.

The outlines of coordinates are kept beside, since to read them from the font would double the
time that a first picture takes.
"""

import argparse
import json
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from fontTools import subset  # type: ignore[import-untyped]
from fontTools.pens.cu2quPen import Cu2QuPen  # type: ignore[import-untyped]
from fontTools.pens.qu2cuPen import Qu2CuPen  # type: ignore[import-untyped]
from fontTools.pens.recordingPen import RecordingPen  # type: ignore[import-untyped]
from fontTools.pens.reverseContourPen import (  # type: ignore[import-untyped]
    ReverseContourPen,
)
from fontTools.pens.ttGlyphPen import TTGlyphPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPainterPath, QPainterPathStroker, QTransform

from fenedit import resource
from fenedit.diagram.pieces.outlines import outlines, path_segments
from fenedit.diagram.pieces.piece_set import our_piece_set
from fenedit.diagram.shapes import Path as Outline

FAMILY: Final = "FenEdit Serif"
FACES: Final = {"Regular": "PTF55F.ttf", "Italic": "PTF56F.ttf", "Bold": "PTF75F.ttf"}
_TARGET: Final = Path(__file__).resolve().parent.parent / "resources" / "fonts"
_DROPPED: Final = ("DSIG", "GlyphOrder", "LTSH", "gasp", "hdmx", "kern")
"""Kerning is in GPOS as well, and there in classes, which is a tenth as long."""
_KEPT_NAMES: Final = (0, 1, 2, 4, 6, 13, 14)
_LETTERS: Final = "abcdefgh12345678"
_STEPS: Final = {"moveTo": "M", "lineTo": "L", "curveTo": "C", "closePath": "Z"}
_FIGURINES: Final = dict(zip("♔♕♖♗♘♙♚♛♜♝♞♟", "KQRBNPkqrbnp", strict=True))
_ARROWS: Final = "→↔⇒"
_SIZE: Final = 860
"""The box of a figurine, in thousandths of the size; a king is a little higher than capitals."""
_FOOT: Final = 0.928
"""Where the figurines stand in their box."""
_STRONGER: Final = 1.5
"""How much wider lines are than in a diagram, since a text is small."""
_SIDE: Final = 40
"""The space beside figurines and arrows."""
_TOLERANCE: Final = 1.0
"""How far a curve may be off, in thousandths of the size; one then does for two or three."""


def write_font(source: Path, style: str) -> None:
    """Write one face, given the file of PT Serif that it is made from."""
    # The time of the source makes every run the same.
    font = TTFont(source, recalcTimestamp=False)
    _draw(font, bold=style == "Bold")
    options = subset.Options(
        hinting=False,
        glyph_names=False,
        layout_features=["kern", "liga", "ccmp", "locl"],
        name_IDs=_KEPT_NAMES,
    )
    options.drop_tables += _DROPPED
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)
    plain = f"{FAMILY.replace(' ', '')}-{style}"
    for number, text in ((1, FAMILY), (2, style), (4, f"{FAMILY} {style}"), (6, plain)):
        font["name"].setName(text, number, 3, 1, 0x409)
    font.save(_TARGET / f"{plain}.ttf")


def _draw(font: Any, *, bold: bool) -> None:
    """Add figurines and arrows to a font."""
    pieces = our_piece_set(resource("pieces/fenland"), "fenland")
    minus = font["glyf"][font.getBestCmap()[ord("−")]]
    axis = (minus.yMin + minus.yMax) / 2
    drawn = {sign: _figurine(outlines(pieces, piece)) for sign, piece in _FIGURINES.items()}
    drawn |= {sign: _arrow(sign, axis, 40 if bold else 28) for sign in _ARROWS}
    font.setGlyphOrder([*font.getGlyphOrder(), *(f"uni{ord(sign):04X}" for sign in drawn)])
    for sign, path in drawn.items():
        name, area = f"uni{ord(sign):04X}", path.boundingRect()
        moved = QTransform.fromTranslate(_SIDE - area.left(), 0).map(path)
        pen = TTGlyphPen(None)
        _write(moved, Cu2QuPen(pen, _TOLERANCE))
        font["glyf"][name] = pen.glyph()
        font["hmtx"][name] = (round(area.width()) + 2 * _SIDE, _SIDE)
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[ord(sign)] = name


def _figurine(shapes: Any) -> QPainterPath:
    """Return what is black in the drawing of a piece, on the baseline of a font."""
    black = QPainterPath()
    for shape in shapes:
        assert isinstance(shape, Outline)
        path = _path(shape.segments)
        stroker = QPainterPathStroker()
        stroker.setWidth(shape.stroke_width * _STRONGER)
        stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
        lines = stroker.createStroke(path).simplified()
        for covered, colour in ((path, shape.fill), (lines, shape.stroke)):
            if colour == "#000000":
                black = black.united(covered)
            elif colour:
                black = black.subtracted(covered)
    return QTransform(_SIZE, 0, 0, -_SIZE, 0, _FOOT * _SIZE).map(black.simplified())


def _arrow(sign: str, axis: float, half: float) -> QPainterPath:
    """Return an arrow around an axis, with a shaft of twice this half."""
    path = QPainterPath()
    path.moveTo(800, axis)
    for x, y in ((570, axis + 175), (625, axis), (570, axis - 175)):
        path.lineTo(x, y)
    path.closeSubpath()
    shafts = (-80, 80) if sign == "⇒" else (0,)
    for shift in shafts:
        shaft = QPainterPath()
        shaft.addRect(60, axis + shift - half, 600, 2 * half)
        path = path.united(shaft)
    return path.united(QTransform(-1, 0, 0, 1, 860, 0).map(path)) if sign == "↔" else path


def _path(segments: Iterable[tuple[Any, ...]]) -> QPainterPath:
    path = QPainterPath()
    steps: dict[str, Any] = {"M": path.moveTo, "L": path.lineTo, "C": path.cubicTo}
    for step, *points in segments:
        if step == "Z":
            path.closeSubpath()
        else:
            steps[step](*points)
    return path


def _write(path: QPainterPath, pen: Any) -> None:
    """Write a path with a pen: outer parts clockwise, the edges of holes the other way round."""
    contours: list[list[tuple[Any, ...]]] = []
    for segment in path_segments(path):
        contours += [[]] * (segment[0] == "M")
        contours[-1] = [*contours[-1], segment]
    parts = [_path(contour) for contour in contours]
    for contour, part in zip(contours, parts, strict=True):
        is_hole = sum(part is not each and each.contains(part.pointAtPercent(0)) for each in parts)
        corners = [(each.x(), each.y()) for each in part.toFillPolygon().toList()]
        area = sum(x * v - u * y for (x, y), (u, v) in pairwise(corners))
        to = ReverseContourPen(pen) if (area < 0) == bool(is_hole % 2) else pen
        for step, *numbers in contour:
            points = list(zip(numbers[::2], numbers[1::2], strict=True))
            if step != "Z":
                {"M": to.moveTo, "L": to.lineTo, "C": to.curveTo}[step](*points)
        to.closePath()


def coordinates() -> dict[str, list[list[Any]]]:
    """Return the outlines of letters and digits in our heavy face as `shapes.Segment` has them."""
    font = TTFont(_TARGET / f"{FAMILY.replace(' ', '')}-Bold.ttf")
    glyphs, names = font.getGlyphSet(), font.getBestCmap()
    found: dict[str, list[list[Any]]] = {}
    for letter in _LETTERS:
        pen = RecordingPen()
        glyphs[names[ord(letter)]].draw(Qu2CuPen(pen, _TOLERANCE, all_cubic=True))
        found[letter] = [
            [_STEPS[step], *(number for x, y in points for number in (round(x), -round(y)))]
            for step, points in pen.value
        ]
    return found


def main() -> None:
    """Write all faces, and the coordinates."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    application = QGuiApplication(["fonts", "-platform", "offscreen"])
    for style, name in FACES.items():
        write_font(folder / name, style)
    lines = (f"{json.dumps(letter)}: {json.dumps(each)}" for letter, each in coordinates().items())
    kept = "{\n" + ",\n".join(lines) + "\n}\n"
    (_TARGET / "coordinates.json").write_text(kept, encoding="ascii")
    application.quit()


if __name__ == "__main__":
    main()
