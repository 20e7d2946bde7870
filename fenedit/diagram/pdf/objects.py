"""What stands in a PDF, in its own language: shapes, lines of text, and fonts.

Lengths are those of the coordinate system that the page has set up; y grows downward in it, as in
`shapes`. What is written between "q" and "Q" leaves no trace behind it.
"""

import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from io import BytesIO
from typing import Any, Final, Protocol, TypeAlias

import pydyf  # type: ignore[import-untyped]

from fenedit.diagram.fonts import FULL
from fenedit.diagram.pdf.typesetting import Face, Glyph, Line
from fenedit.diagram.shapes import Circle, Path, Rect, Segment, Text
from fenedit.diagram.theme import brightness

ROUND_PENS: Final = "1 J 1 j"
"""Ends and joins of all strokes are round. Stands at the top of every page and form."""

StateName: TypeAlias = Callable[[float], str]
"""Takes an opacity; returns the name of the graphics state that sets it."""


class SetColour(Protocol):
    """Returns the operator that sets a colour: `colour`, or `black_alone`."""

    def __call__(self, value: str, *, stroke: bool = False) -> str: ...


_PLACES: Final = 5


def number(value: float) -> str:
    """Return a number as PDF writes it, without an exponent, to 0.00001."""
    if value == int(value):
        return str(int(value))
    text = f"{value:.{_PLACES}f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def numbers(*values: float) -> str:
    """Return several numbers, with spaces between them."""
    return " ".join(map(number, values))


def placed(x: float, y: float, scale: float) -> str:
    """Return the operator that moves the origin, and scales what follows."""
    factor = number(scale)
    return f"{factor} 0 0 {factor} {numbers(x, y)} cm"


@lru_cache(maxsize=256)
def colour(value: str, *, stroke: bool = False) -> str:
    """Return the operator that sets a colour.

    Greys are written as greys, which a press prints with black ink alone.

    Args:
        value: "#rrggbb".
        stroke: whether it is the colour of lines, not of fillings.
    """
    red, green, blue = (round(channel / 255, 4) for channel in bytes.fromhex(value[1:]))
    if red == green == blue:
        return f"{number(red)} {'G' if stroke else 'g'}"
    return f"{numbers(red, green, blue)} {'RG' if stroke else 'rg'}"


@lru_cache(maxsize=256)
def black_alone(value: str, *, stroke: bool = False) -> str:
    """Return the operator that sets a colour in CMYK, of which black alone is used.

    Args:
        value: "#rrggbb", which counts as it would in a photograph without colours.
        stroke: whether it is the colour of lines, not of fillings.
    """
    return f"0 0 0 {number(round(1 - brightness(value), 4))} {'K' if stroke else 'k'}"


def drawn(
    shapes: Iterable[Rect | Path | Circle], state: StateName, colour: SetColour = colour
) -> str:
    """Return the operators that draw shapes, the lowest first.

    Args:
        shapes: what to draw.
        state: names the graphics state of an opacity; called for those below 1 alone.
        colour: returns the operator that sets a colour.
    """
    return "\n".join(text for shape in shapes if (text := _drawn(shape, state, colour)))


def _drawn(shape: Rect | Path | Circle, state: StateName, colour: SetColour) -> str:
    if isinstance(shape, Rect):
        if not shape.fill:
            return ""
        area = f"{numbers(shape.x, shape.y, shape.width, shape.height)} re"
        operators = f"{colour(shape.fill)} {area} f"
    else:
        operators = _filled_and_stroked(shape, colour)
    if operators and shape.opacity < 1:
        return f"q /{state(max(0.0, shape.opacity))} gs {operators} Q"
    return operators


def _filled_and_stroked(shape: Path | Circle, colour: SetColour) -> str:
    stroked = bool(shape.stroke) and shape.stroke_width > 0
    if not stroked and not shape.fill:
        return ""
    parts = []
    if shape.fill:
        parts.append(colour(shape.fill))
    if stroked:
        parts.append(f"{colour(shape.stroke, stroke=True)} {number(shape.stroke_width)} w")
    even_odd = False
    if isinstance(shape, Circle):
        parts.append(_ring(shape.x, shape.y, shape.radius))
    else:
        parts.append(outline(shape.segments))
        even_odd = shape.even_odd
    if not shape.fill:
        parts.append("S")
    else:
        parts.append(("B" if stroked else "f") + ("*" if even_odd else ""))
    return " ".join(parts)


def outline(segments: Iterable[Segment]) -> str:
    """Return the operators that describe a path, without those that paint it."""
    parts = []
    for segment in segments:
        match segment:
            case ("M", x, y):
                parts.append(f"{numbers(x, y)} m")
            case ("L", x, y):
                parts.append(f"{numbers(x, y)} l")
            case ("C", *points):
                parts.append(f"{numbers(*points)} c")
            case _:
                parts.append("h")
    return " ".join(parts)


@lru_cache(maxsize=256)
def _ring(x: float, y: float, radius: float) -> str:
    # Where the control points of a quarter of a circle are, in radii.
    bow = radius * 0.5522847498
    return outline(
        (
            ("M", x + radius, y),
            ("C", x + radius, y + bow, x + bow, y + radius, x, y + radius),
            ("C", x - bow, y + radius, x - radius, y + bow, x - radius, y),
            ("C", x - radius, y - bow, x - bow, y - radius, x, y - radius),
            ("C", x + bow, y - radius, x + radius, y - bow, x + radius, y),
            ("Z",),
        )
    )


def text_string(text: str) -> str:
    """Return a string of a dictionary, such as a title: readable if it is plain ASCII."""
    if text.isascii() and text.isprintable():
        escaped = text.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
        return f"({escaped})"
    # A half of a character alone is no text, but may be typed into a title.
    return f"<feff{text.encode('utf-16-be', 'replace').hex()}>"


Used: TypeAlias = dict[Face, dict[int, str]]
"""The glyphs of each face that a document uses, and what each stands for."""

_TOLERANCE: Final = 0.5
"""How far a glyph may be off its place, in thousandths of the size."""


def written(shape: Text, line: Line, used: Used, colour: SetColour = colour) -> str:
    """Return the operators that write a line of text.

    Args:
        shape: where, how large and in what colour.
        line: what it says, set in its face.
        used: where the glyphs are noted.
        colour: returns the operator that sets a colour.
    """
    scale = shape.size / FULL
    start = shape.x - {"start": 0.0, "middle": 0.5, "end": 1.0}[shape.anchor] * line.width * scale
    parts = [colour(shape.fill), "BT"]
    for stretch in _stretches(line.glyphs):
        face, x, y = stretch[0].face, start + stretch[0].x * scale, shape.y
        y -= stretch[0].rise * scale
        slant = 0.21 if face.is_slanted else 0
        parts.append(
            f"/{face.name} {number(shape.size)} Tf 1 0 {number(slant)} -1 {numbers(x, y)} Tm"
        )
        if face.is_emboldened:
            # What makes an upright face lean and a thin one heavy, where a family has no such face.
            width = number(shape.size * 0.035)
            parts.append(f"2 Tr {width} w {colour(shape.fill, stroke=True)}")
        parts.append(_shown(stretch))
        if face.is_emboldened:
            parts.append("0 Tr")
        for glyph in stretch:
            _note(used.setdefault(face, {}), glyph)
    parts.append("ET")
    return " ".join(parts)


def _note(texts: dict[int, str], glyph: Glyph) -> None:
    known = texts.get(glyph.number)
    # Of several texts, such as hyphen and soft hyphen, always the same one wins.
    if not known or (glyph.text and (len(glyph.text), glyph.text) < (len(known), known)):
        texts[glyph.number] = glyph.text


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
    parts = ["<"]
    x = stretch[0].x
    for glyph in stretch:
        back = x - glyph.x
        if abs(back) > _TOLERANCE:
            parts.append(f">{number(round(back, 1))}<")
            x = glyph.x
        parts.append(f"{glyph.number:04x}")
        x += glyph.width
    parts.append(">")
    text = "".join(parts)
    return f"{text} Tj" if ">" not in text[:-1] else f"[{text}] TJ"


_MOST_MAPPED: Final = 100
"""Lines of a block of a character map, which the format limits."""


def embedded(face: Face, texts: Mapping[int, str], document: pydyf.PDF) -> Any:
    """Add the used part of a face to a document.

    Args:
        face: where the glyphs are.
        texts: the numbers of the glyphs that were used, and what each stands for.
        document: where to add it.

    Returns:
        the font, to be named in the resources of pages.
    """
    tables = face.tables()
    is_cff = "CFF " in tables
    name = _plain(face.family) or face.name
    try:
        program, postscript = _subset(face, tables, texts)
        name = f"{_tag(face, texts)}+{_plain(postscript) or name}"
    except Exception:
        # Qt draws with files that fontTools finds too odd; then all of it, rather than no text.
        program = tables["CFF "] if is_cff else _file(tables)
    extra = {"Subtype": "/CIDFontType0C"} if is_cff else {"Length1": len(program)}
    file = add_stream(document, program, extra)
    ascent, descent = face.heights
    descriptor = pydyf.Dictionary(
        {
            "Type": "/FontDescriptor",
            "FontName": f"/{name}",
            # Symbolic, and italic.
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
        widths += (glyph, f"[{number(face.width_of(glyph))}]")
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
    """Add bytes to a document, deflated at once, and return the object."""
    stream = pydyf.Stream([zlib.compress(data)], {**(extra or {}), "Filter": "/FlateDecode"})
    document.add_object(stream)
    return stream


def _subset(face: Face, tables: Mapping[str, bytes], glyphs: Iterable[int]) -> tuple[bytes, str]:
    """Return a font with the outlines of the used glyphs, under their old numbers, and its name.

    Raises:
        Exception: of whatever kind, as the file may be odd in any way.
    """
    from fontTools import subset  # type: ignore[import-untyped]
    from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

    font = TTFont(BytesIO(_file(tables)), lazy=True, recalcTimestamp=False, recalcBBoxes=False)
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
    if "CFF " in font:
        _number_by_place(font)
    if face.is_variable:
        font = _at_one_weight(font, face)
    name = font["name"].getDebugName(6) if "name" in font else None
    if "CFF " in font:
        return bytes(font.getTableData("CFF ")), name or ""
    target = BytesIO()
    font.save(target)
    return target.getvalue(), name or ""


def _number_by_place(font: Any) -> None:
    """Let the glyphs of a font for eastern Asia have the numbers of their places.

    Such a font numbers its glyphs on its own, and a PDF would go by that.
    """
    top = font["CFF "].cff.topDictIndex[0]
    if not hasattr(top, "ROS"):
        return
    strings = top.CharStrings
    names = [".notdef", *(f"cid{place:05d}" for place in range(1, len(top.charset)))]
    strings.charStrings = {
        new: strings.charStrings[old] for old, new in zip(top.charset, names, strict=True)
    }
    top.charset = names


def _at_one_weight(font: Any, face: Face) -> Any:
    from fontTools.varLib import instancer  # type: ignore[import-untyped]

    places: dict[str, float | None] = {}
    tags = {axis.axisTag for axis in font["fvar"].axes}
    for axis in font["fvar"].axes:
        wanted: float | None = None
        if axis.axisTag == "wght":
            wanted = 700 if face.bold else 400
        elif face.italic and axis.axisTag == "ital":
            wanted = 1
        elif face.italic and axis.axisTag == "slnt" and "ital" not in tags:
            wanted = axis.minValue
        if wanted is not None:
            wanted = min(max(wanted, axis.minValue), axis.maxValue)
        places[axis.axisTag] = wanted
    return instancer.instantiateVariableFont(font, places, inplace=True)


def _file(tables: Mapping[str, bytes]) -> bytes:
    """Return the file of a font that has these tables."""
    from fontTools.ttLib.sfnt import SFNTWriter  # type: ignore[import-untyped]

    target = BytesIO()
    flavour = "OTTO" if "CFF " in tables else "\0\1\0\0"
    writer = SFNTWriter(target, len(tables), flavour)
    for tag, data in sorted(tables.items()):
        writer[tag] = data
    writer.close()
    return target.getvalue()


def _tag(face: Face, glyphs: Iterable[int]) -> str:
    """Return six letters that tell this part of a font from others, the same in every run."""
    total = zlib.crc32(repr((face.name, face.bold, face.italic, sorted(glyphs))).encode())
    return "".join(chr(ord("A") + total // 26**place % 26) for place in range(6))


def _plain(name: str) -> str:
    return "".join(each for each in name if each.isascii() and (each.isalnum() or each in "-_."))


def _character_map(texts: Mapping[int, str]) -> str:
    """Return the program that turns numbers of glyphs back into text."""
    lines = [
        f"<{glyph:04x}> <{text.encode('utf-16-be', 'replace').hex()}>"
        for glyph, text in sorted(texts.items())
        if text
    ]
    return "\n".join(
        (
            "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
            "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
            "/CMapName /Adobe-Identity-UCS def /CMapType 2 def",
            "1 begincodespacerange <0000> <ffff> endcodespacerange",
            *_blocks(lines),
            "endcmap CMapName currentdict /CMap defineresource pop end end",
        )
    )


def _blocks(lines: list[str]) -> Iterable[str]:
    for at in range(0, len(lines), _MOST_MAPPED):
        block = lines[at : at + _MOST_MAPPED]
        yield "\n".join((f"{len(block)} beginbfchar", *block, "endbfchar"))
