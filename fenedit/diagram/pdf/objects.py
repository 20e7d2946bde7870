"""Writes the contents of a PDF as operators and objects: shapes, lines of text, and fonts.

Lengths are in the coordinate system that the page has set up, in which y grows downward, as in
`shapes`. "q" saves the graphics state, and "Q" restores it.
"""

import zlib
from collections.abc import Iterable, Mapping
from io import BytesIO
from typing import Any, TypeAlias

import pydyf  # type: ignore[import-untyped]

from fenedit.diagram.fonts import FULL
from fenedit.diagram.pdf.typesetting import Face, Glyph, Line
from fenedit.diagram.shapes import Circle, Path, Rect, Segment, Text
from fenedit.diagram.theme import brightness

ROUND_PENS = "1 J 1 j"
"""Ends and joins of all strokes are round: the first operators of every page and form."""


def numbers(*values: float) -> str:
    """Return numbers in the notation of PDF: to 0.00001, no exponents, separated by spaces."""
    texts = (f"{value:.5f}".rstrip("0").rstrip(".") for value in values)
    return " ".join("0" if text == "-0" else text for text in texts)


def placed(x: float, y: float, scale: float) -> str:
    """Return the operator that moves the origin, and scales everything after it."""
    return f"{numbers(scale, 0, 0, scale, x, y)} cm"


def colour(value: str, *, stroke: bool = False, cmyk: bool = False) -> str:
    """Return the operator that sets a colour.

    Greys are written as such, so that they are printed with black ink only.

    Args:
        value: "#rrggbb".
        stroke: whether it is the colour of lines, not of fills.
        cmyk: whether it is written in CMYK with black only, as dark as in a black-and-white
            photograph.
    """
    if cmyk:
        return f"0 0 0 {numbers(round(1 - brightness(value), 4))} {'K' if stroke else 'k'}"
    red, green, blue = (round(channel / 255, 4) for channel in bytes.fromhex(value[1:]))
    if red == green == blue:
        return f"{numbers(red)} {'G' if stroke else 'g'}"
    return f"{numbers(red, green, blue)} {'RG' if stroke else 'rg'}"


def state_name(opacity: float) -> str:
    """Return the name of the graphics state that sets an opacity."""
    return f"G{numbers(opacity).replace('.', '_')}"


def drawn(shape: Rect | Path | Circle, cmyk: bool = False) -> str:
    """Return the operators that draw a shape; "" for one without colours."""
    outlined = None if isinstance(shape, Rect) else shape
    is_stroked = outlined is not None and bool(outlined.stroke) and outlined.stroke_width > 0
    if not shape.fill and not is_stroked:
        return ""
    parts = [colour(shape.fill, cmyk=cmyk)] if shape.fill else []
    if outlined is not None and is_stroked:
        stroke = colour(outlined.stroke, stroke=True, cmyk=cmyk)
        parts.append(f"{stroke} {numbers(outlined.stroke_width)} w")
    match shape:
        case Rect(x, y, width, height):
            parts.append(f"{numbers(x, y, width, height)} re")
        case Circle(x, y, radius):
            # The distance of the control points of a quarter of a circle.
            bow = radius * 0.5522847498
            ring: tuple[Segment, ...] = (
                ("M", x + radius, y),
                ("C", x + radius, y + bow, x + bow, y + radius, x, y + radius),
                ("C", x - bow, y + radius, x - radius, y + bow, x - radius, y),
                ("C", x - radius, y - bow, x - bow, y - radius, x, y - radius),
                ("C", x + bow, y - radius, x + radius, y - bow, x + radius, y),
                ("Z",),
            )
            parts += _steps(ring)
        case Path():
            parts += _steps(shape.segments)
    painted = ("B" if is_stroked else "f") if shape.fill else "S"
    if isinstance(shape, Path) and shape.even_odd and shape.fill:
        painted += "*"
    operators = " ".join((*parts, painted))
    if shape.opacity < 1:
        return f"q /{state_name(max(0.0, shape.opacity))} gs {operators} Q"
    return operators


def _steps(segments: Iterable[Segment]) -> Iterable[str]:
    letters = {"M": "m", "L": "l", "C": "c"}
    for kind, *points in segments:
        yield f"{numbers(*points)} {letters[kind]}" if points else "h"


def text_string(text: str) -> str:
    """Return a string of a dictionary, such as a title: readable if it is plain ASCII."""
    if text.isascii() and not text.isprintable():
        return f"<feff{text.encode('utf-16-be').hex()}>"
    # A lone surrogate cannot be encoded, but may be typed into a title.
    string: bytes = pydyf.String(text.encode("utf-16", "replace").decode("utf-16")).data
    return string.decode("ascii")


Used: TypeAlias = dict[Face, dict[int, str]]
"""The glyphs of each face that a document uses, with their texts."""

_TOLERANCE = 0.5
"""How far a glyph may be from its place, in thousandths of the size."""


def written(shape: Text, line: Line, used: Used, cmyk: bool = False) -> str:
    """Return the operators that write a line of text.

    Args:
        shape: its place, size and colour.
        line: the line, set.
        used: to which its glyphs are added.
        cmyk: as in `colour`.
    """
    scale = shape.size / FULL
    start = shape.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[shape.anchor] * line.width * scale
    # Runs of glyphs with one face and one height.
    runs: list[list[Glyph]] = []
    for glyph in line.glyphs:
        first = runs[-1][0] if runs else glyph
        if not runs or (glyph.face is not first.face or abs(glyph.rise - first.rise) > _TOLERANCE):
            runs.append([])
        runs[-1].append(glyph)
        texts = used.setdefault(glyph.face, {})
        known = texts.get(glyph.number)
        # Of several texts, such as hyphen and soft hyphen, the same one is always chosen.
        if not known or (glyph.text and (len(glyph.text), glyph.text) < (len(known), known)):
            texts[glyph.number] = glyph.text
    parts = [colour(shape.fill, cmyk=cmyk), "BT"]
    for run in runs:
        face, x = run[0].face, start + run[0].x * scale
        slant, y = 0.21 if face.is_slanted else 0.0, shape.y - run[0].rise * scale
        size = numbers(shape.size)
        parts.append(f"/{face.name} {size} Tf {numbers(1, 0, slant, -1, x, y)} Tm")
        if face.is_emboldened:
            # Strokes make letters bold if the family has no bold face.
            stroke = colour(shape.fill, stroke=True, cmyk=cmyk)
            parts.append(f"2 Tr {numbers(shape.size * 0.035)} w {stroke}")
        parts.append(_shown(run))
        if face.is_emboldened:
            parts.append("0 Tr")
    return " ".join((*parts, "ET"))


def _shown(run: list[Glyph]) -> str:
    """Return the operator that shows glyphs, each moved to where it was set."""
    text, x = "", run[0].x
    for glyph in run:
        if abs(x - glyph.x) > _TOLERANCE:
            text += f">{numbers(round(x - glyph.x, 1))}<"
            x = glyph.x
        text += f"{glyph.number:04x}"
        x += glyph.width
    return f"[<{text}>] TJ" if ">" in text else f"<{text}> Tj"


def embedded(face: Face, texts: Mapping[int, str], document: pydyf.PDF) -> Any:
    """Add the used part of a face to a document.

    Args:
        face: the face.
        texts: the numbers of the used glyphs, and the text of each.
        document: the document to change.

    Returns:
        The font, to be named in the resources of pages.
    """

    def plain(name: str) -> str:
        return "".join(
            each for each in name if each.isascii() and (each.isalnum() or each in "-_.")
        )

    tables = face.tables()
    is_cff = "CFF " in tables
    name = plain(face.family) or face.name
    try:
        program, postscript = _subset(face, tables, texts)
        # Six letters identify this part of a font, always the same ones.
        total = zlib.crc32(repr((face.name, face.bold, face.italic, sorted(texts))).encode())
        tag = "".join(chr(ord("A") + total // 26**place % 26) for place in range(6))
        name = f"{tag}+{plain(postscript) or name}"
    except Exception:
        # Qt reads files that fontTools cannot; embed the whole font rather than lose the text.
        program = tables["CFF "] if is_cff else _file(tables)
    extra = {"Subtype": "/CIDFontType0C"} if is_cff else {"Length1": len(program)}
    file = add_stream(document, program, extra)
    ascent, descent = face.heights
    descriptor = pydyf.Dictionary(
        {
            "Type": "/FontDescriptor",
            "FontName": f"/{name}",
            # Symbolic, and perhaps italic.
            "Flags": 4 | (64 if face.italic else 0),
            "FontBBox": pydyf.Array(face.box),
            "ItalicAngle": -12 if face.italic else 0,
            "Ascent": ascent,
            "Descent": descent,
            "CapHeight": ascent,
            "StemV": 140 if face.bold else 80,
            "FontFile3" if is_cff else "FontFile2": file.reference,
        }
    )
    document.add_object(descriptor)
    widths = pydyf.Array()
    for glyph in sorted(texts):
        widths += (glyph, f"[{numbers(face.width_of(glyph))}]")
    descendant = pydyf.Dictionary(
        {
            "Type": "/Font",
            "Subtype": "/CIDFontType0" if is_cff else "/CIDFontType2",
            "BaseFont": f"/{name}",
            "CIDSystemInfo": pydyf.Dictionary(
                {"Registry": "(Adobe)", "Ordering": "(Identity)", "Supplement": 0}
            ),
            "FontDescriptor": descriptor.reference,
            "DW": 0,
            "W": widths,
        }
    )
    if not is_cff:
        descendant["CIDToGIDMap"] = "/Identity"
    document.add_object(descendant)
    to_unicode = add_stream(document, _character_map(texts).encode("ascii"))
    whole = pydyf.Dictionary(
        {
            "Type": "/Font",
            "Subtype": "/Type0",
            "BaseFont": f"/{name}",
            "Encoding": "/Identity-H",
            "DescendantFonts": pydyf.Array([descendant.reference]),
            "ToUnicode": to_unicode.reference,
        }
    )
    document.add_object(whole)
    return whole


def add_stream(document: pydyf.PDF, data: bytes, extra: Mapping[str, object] | None = None) -> Any:
    """Add a stream to a document, compressed at once, and return the object."""
    stream = pydyf.Stream([zlib.compress(data)], {**(extra or {}), "Filter": "/FlateDecode"})
    document.add_object(stream)
    return stream


def _subset(face: Face, tables: Mapping[str, bytes], glyphs: Iterable[int]) -> tuple[bytes, str]:
    """Return a font with the outlines of the used glyphs, with their old numbers, and its name.

    Raises:
        Exception: of any kind, since the file may be malformed in any way.
    """
    from fontTools import subset  # type: ignore[import-untyped]
    from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

    font: Any = TTFont(BytesIO(_file(tables)), lazy=True, recalcTimestamp=False, recalcBBoxes=False)
    options = subset.Options(
        retain_gids=True,
        hinting=False,
        layout_features=[],
        notdef_outline=True,
        name_IDs=[6],
        desubroutinize=True,
    )
    subsetter = subset.Subsetter(options)
    subsetter.populate(gids=sorted(glyphs))
    subsetter.subset(font)
    if "CFF " in font and hasattr(top := font["CFF "].cff.topDictIndex[0], "ROS"):
        # East Asian fonts have numbers of their own for glyphs, which PDF would use. Replace them
        # by the places of the glyphs.
        old = top.CharStrings.charStrings
        names = [".notdef", *(f"cid{place:05d}" for place in range(1, len(top.charset)))]
        top.CharStrings.charStrings = {
            new: old[name] for name, new in zip(top.charset, names, strict=True)
        }
        top.charset = names
    if face.is_variable:
        font = _at_one_weight(font, face)
    name = font["name"].getDebugName(6) if "name" in font else None
    if "CFF " in font:
        return bytes(font.getTableData("CFF ")), name or ""
    target = BytesIO()
    font.save(target)
    return target.getvalue(), name or ""


def _at_one_weight(font: Any, face: Face) -> Any:
    from fontTools.varLib import instancer  # type: ignore[import-untyped]

    axes = {axis.axisTag: axis for axis in font["fvar"].axes}
    wanted: dict[str, float] = {"wght": 700 if face.bold else 400}
    if face.italic and "ital" in axes:
        wanted["ital"] = 1
    elif face.italic and "slnt" in axes:
        wanted["slnt"] = axes["slnt"].minValue
    # None leaves an axis at its default.
    places = {
        tag: min(max(wanted[tag], axis.minValue), axis.maxValue) if tag in wanted else None
        for tag, axis in axes.items()
    }
    return instancer.instantiateVariableFont(font, places, inplace=True)


def _file(tables: Mapping[str, bytes]) -> bytes:
    """Return a font file with some tables."""
    from fontTools.ttLib.sfnt import SFNTWriter  # type: ignore[import-untyped]

    target = BytesIO()
    flavour = "OTTO" if "CFF " in tables else "\0\1\0\0"
    writer = SFNTWriter(target, len(tables), flavour)
    for tag, data in sorted(tables.items()):
        writer[tag] = data
    writer.close()
    return target.getvalue()


def _character_map(texts: Mapping[int, str]) -> str:
    """Return the program that maps numbers of glyphs to text."""
    lines = [
        f"<{glyph:04x}> <{text.encode('utf-16-be', 'replace').hex()}>"
        for glyph, text in sorted(texts.items())
        if text
    ]
    # The format limits the number of lines in a block.
    blocks = (lines[at : at + 100] for at in range(0, len(lines), 100))
    return "\n".join(
        (
            "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
            "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
            "/CMapName /Adobe-Identity-UCS def /CMapType 2 def",
            "1 begincodespacerange <0000> <ffff> endcodespacerange",
            *("\n".join((f"{len(each)} beginbfchar", *each, "endbfchar")) for each in blocks),
            "endcmap CMapName currentdict /CMap defineresource pop end end",
        )
    )
