"""Lines of text in the language of PDF's pages."""

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from fenedit.diagram.pdf.face import FULL, Face
from fenedit.diagram.pdf.operators import colour, number, numbers
from fenedit.diagram.pdf.text import Glyph, Line
from fenedit.diagram.shapes import Text

Used: TypeAlias = dict[Face, dict[int, str]]
"""The glyphs of each face that a document uses, and what each stands for."""

_SLANT: Final = 0.21
_STROKE: Final = 0.035
"""What makes an upright face lean and a thin one heavy, where a family has no such face."""
_TOLERANCE: Final = 0.5
"""How far a glyph may be off its place, in thousandths of the size."""


def written(shape: Text, line: Line, used: Used) -> str:
    """Return the operators that write a line of text.

    Args:
        shape: where, how large and in what colour.
        line: what it says, set in its face.
        used: where the glyphs are noted.
    """
    scale = shape.size / FULL
    start = shape.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[shape.anchor] * line.width * scale
    parts = [colour(shape.fill), "BT"]
    for stretch in _stretches(line.glyphs):
        face, x, y = stretch[0].face, start + stretch[0].x * scale, shape.y
        y -= stretch[0].rise * scale
        name = face.name if face is not None else standard_name(shape.bold, shape.italic)
        slant = _SLANT if face is not None and face.is_slanted else 0
        parts.append(f"/{name} {number(shape.size)} Tf 1 0 {number(slant)} -1 {numbers(x, y)} Tm")
        heavy = face is not None and face.is_emboldened
        if heavy:
            width = number(shape.size * _STROKE)
            parts.append(f"2 Tr {width} w {colour(shape.fill, stroke=True)}")
        parts.append(_shown(stretch))
        if heavy:
            parts.append("0 Tr")
        for glyph in stretch:
            if glyph.face is not None:
                _note(used.setdefault(glyph.face, {}), glyph)
    parts.append("ET")
    return " ".join(parts)


def _note(texts: dict[int, str], glyph: Glyph) -> None:
    known = texts.get(glyph.number)
    # Of several texts, such as hyphen and soft hyphen, always the same one wins.
    if not known or (glyph.text and (len(glyph.text), glyph.text) < (len(known), known)):
        texts[glyph.number] = glyph.text


def standard_name(bold: bool, italic: bool) -> str:
    """Return the name of the resource for a face of Helvetica."""
    return "H" + "B" * bold + "I" * italic


def _stretches(glyphs: Iterable[Glyph]) -> Iterator[list[Glyph]]:
    """Yield stretches of glyphs that one face draws at one height."""
    stretch: list[Glyph] = []
    for glyph in glyphs:
        if stretch and (
            glyph.face is not stretch[0].face or abs(glyph.rise - stretch[0].rise) > _TOLERANCE
        ):
            yield stretch
            stretch = []
        stretch.append(glyph)
    if stretch:
        yield stretch


def _shown(stretch: list[Glyph]) -> str:
    """Return the operator that shows glyphs, each moved to where it was set."""
    digits = 4 if stretch[0].face is not None else 2
    parts = ["<"]
    x = stretch[0].x
    for glyph in stretch:
        back = x - glyph.x
        if abs(back) > _TOLERANCE:
            parts.append(f">{number(round(back, 1))}<")
            x = glyph.x
        parts.append(f"{glyph.number:0{digits}x}")
        x += glyph.width
    parts.append(">")
    text = "".join(parts)
    return f"{text} Tj" if ">" not in text[:-1] else f"[{text}] TJ"
