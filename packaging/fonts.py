#!/usr/bin/env python3
"""Make the fonts of titles, captions and coordinates, resources/fonts, from PT Serif.

    python packaging/fonts.py FOLDER    # with PTF55F.ttf, PTF56F.ttf and PTF75F.ttf in it

These are in Debian's package fonts-paratype (version 20181108). All letters stay; what only
screens of long ago need goes, two thirds of the files. Their licence asks for another name then.

The outlines of coordinates are kept beside, since to read them from the font would double the
time that a first picture takes.
"""

import argparse
import json
from pathlib import Path
from typing import Any, Final

from fontTools import subset  # type: ignore[import-untyped]
from fontTools.pens.qu2cuPen import Qu2CuPen  # type: ignore[import-untyped]
from fontTools.pens.recordingPen import RecordingPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

FAMILY: Final = "FenEdit Serif"
FACES: Final = {"Regular": "PTF55F.ttf", "Italic": "PTF56F.ttf", "Bold": "PTF75F.ttf"}
_TARGET: Final = Path(__file__).resolve().parent.parent / "resources" / "fonts"
_DROPPED: Final = ("DSIG", "GlyphOrder", "LTSH", "gasp", "hdmx", "kern")
"""Kerning is in GPOS as well, and there in classes, which is a tenth as long."""
_KEPT_NAMES: Final = (0, 1, 2, 4, 6, 13, 14)
_LETTERS: Final = "abcdefgh12345678"
_STEPS: Final = {"moveTo": "M", "lineTo": "L", "curveTo": "C", "closePath": "Z"}
_TOLERANCE: Final = 1.0
"""How far a curve may be off, in thousandths of the size; one then does for two or three."""


def write_font(source: Path, style: str) -> None:
    """Write one face, given the file of PT Serif that it is made from."""
    # The time of the source makes every run the same.
    font = TTFont(source, recalcTimestamp=False)
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
    for style, name in FACES.items():
        write_font(folder / name, style)
    lines = (f"{json.dumps(letter)}: {json.dumps(each)}" for letter, each in coordinates().items())
    kept = "{\n" + ",\n".join(lines) + "\n}\n"
    (_TARGET / "coordinates.json").write_text(kept, encoding="ascii")


if __name__ == "__main__":
    main()
