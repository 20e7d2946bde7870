"""Fonts as objects of a PDF: of each face the glyphs that were used, and what they stand for."""

import struct
import zlib
from collections.abc import Iterable, Mapping
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

from fenedit.diagram.pdf import helvetica
from fenedit.diagram.pdf.face import Face
from fenedit.diagram.pdf.operators import number

if TYPE_CHECKING:
    import pydyf  # type: ignore[import-untyped]

_SYMBOLIC: Final = 4
_LEANING: Final = 64
_SLOPE: Final = -12
_MOST_MAPPED: Final = 100
"""Lines of a block of a character map, which the format limits."""


def embedded(face: Face, texts: Mapping[int, str], document: "pydyf.PDF") -> Any:
    """Add the used part of a face to a document.

    Args:
        face: where the glyphs are.
        texts: the numbers of the glyphs that were used, and what each stands for.
        document: where to add it.

    Returns:
        the font, to be named in the resources of pages.
    """
    import pydyf

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
            "Flags": _SYMBOLIC | (_LEANING if face.italic else 0),
            "FontBBox": pydyf.Array(face.box),
            "ItalicAngle": _SLOPE if face.italic else 0,
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


def standard(bold: bool, italic: bool, document: "pydyf.PDF") -> Any:
    """Add a face of Helvetica, which viewers bring along, to a document, and return it."""
    import pydyf

    font = pydyf.Dictionary(
        {
            "Type": "/Font",
            "Subtype": "/Type1",
            "BaseFont": f"/{helvetica.base_name(bold, italic)}",
            "Encoding": "/WinAnsiEncoding",
        }
    )
    document.add_object(font)
    return font


def add_stream(
    document: "pydyf.PDF", data: bytes, extra: Mapping[str, object] | None = None
) -> Any:
    """Add bytes to a document, deflated at once, and return the object."""
    import pydyf

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
    count = len(tables)
    power = count.bit_length() - 1
    flavour = b"OTTO" if "CFF " in tables else b"\0\1\0\0"
    start = 12 + 16 * count
    entries, body = [], []
    for tag, data in sorted(tables.items()):
        entries.append(struct.pack(">4sLLL", tag.encode("ascii"), 0, start, len(data)))
        padded = data + bytes(-len(data) % 4)
        body.append(padded)
        start += len(padded)
    head = struct.pack(">4sHHHH", flavour, count, 16 << power, power, 16 * count - (16 << power))
    return b"".join((head, *entries, *body))


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
