"""Writes a PDF page by page: each page is compressed when it is added, so that memory stays small.

What diagrams have in common is written once: each piece, and each large shape.

For screen readers, a tagged PDF lists its parts in reading order, with the role of each. A part is
marked in the content of its page by a number to which its element refers. Headers, footers and
decorative lines are not among the parts.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cached_property
from io import BytesIO
from itertools import groupby
from typing import Any, BinaryIO

import pydyf  # type: ignore[import-untyped]

from fenedit.diagram.description import POINTS_A_MM, Diagram, DiagramStyle
from fenedit.diagram.embedded import KEYWORD, POSITIONS_KEY, positions_string
from fenedit.diagram.pdf.objects import (
    ROUND_PENS,
    Used,
    add_stream,
    drawn,
    embedded,
    numbers,
    placed,
    state_name,
    text_string,
    written,
)
from fenedit.diagram.pdf.typesetting import Typesetter
from fenedit.diagram.picture import PageItem, PlacedPicture, picture_of, words_of
from fenedit.diagram.pieces.outlines import inked_shapes, outlines
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.shapes import Path, PieceShape, Rect, Shape, Text

_END = "EMC"


class PdfWriter:
    """Writes a document.

    Args:
        pieces: the drawings of pieces.
        title: of the document, shown in the title bar of viewers; "" for none.
        language: of its text, such as "en" or "pt-BR".
        font: family of the texts; "" for ours.
        cmyk: whether everything is written in CMYK with black only, for printing presses.

    Attributes:
        missing: characters that were left out of the text, since no font that may be embedded has
            them.
        borrowed: characters that the family lacks, each with the family it was taken from.
    """

    def __init__(
        self,
        pieces: PieceSet,
        title: str = "",
        *,
        language: str = "en",
        font: str = "",
        cmyk: bool = False,
    ) -> None:
        self.missing: set[str] = set()
        self.borrowed: dict[str, str] = {}
        self._font = font
        self._cmyk = cmyk
        self._pieces = pieces
        self._document = document = pydyf.PDF()
        self._states = pydyf.Dictionary()
        self._forms = pydyf.Dictionary()
        self._fonts = pydyf.Dictionary()
        document.add_object(self._states)
        self._resources = pydyf.Dictionary(
            {"ExtGState": self._states.reference, "XObject": self._forms, "Font": self._fonts}
        )
        document.add_object(self._resources)
        self._names: dict[object, str] = {}
        self._used: Used = {}
        self._positions: list[str] = []
        self._last_fen = ""
        self._parts: list[str] = []
        self._read: list[list[str]] = []
        if title := " ".join(title.split()):
            document.info["Title"] = text_string(title)
            document.catalog["ViewerPreferences"] = pydyf.Dictionary({"DisplayDocTitle": "true"})
        document.info["Creator"] = text_string("FenEdit")
        document.catalog["Lang"] = text_string(language)

    @cached_property
    def typesetter(self) -> Typesetter:
        """The typesetter, made when first needed, since most diagrams have no text."""
        return Typesetter(self._font)

    def add_page(self, width: float, height: float, items: Iterable[PageItem]) -> None:
        """Add a page.

        Args:
            width: in points.
            height: in points.
            items: shapes in points, and diagrams; the lowest first.
        """
        # From here y grows downward, as in shapes.
        parts = [f"{numbers(1, 0, 0, -1, 0, height)} cm {ROUND_PENS}", *self._marked(items, height)]
        content = add_stream(self._document, "\n".join(filter(None, parts)).encode("ascii"))
        page = pydyf.Dictionary(
            {
                "Type": "/Page",
                "Parent": self._document.pages.reference,
                "MediaBox": f"[{numbers(0, 0, width, height)}]",
                "Resources": self._resources.reference,
                "Contents": content.reference,
                "Tabs": "/S",
            }
        )
        self._document.add_page(page)
        if self._parts:
            page["StructParents"] = len(self._read)
            shown = page.reference.decode()
            self._read.append([f"/Pg {shown} {part}" for part in self._parts])
            self._parts = []

    def write(self) -> bytes:
        """Return the whole document; nothing can be added afterwards."""
        target = BytesIO()
        self.write_to(target)
        return target.getvalue()

    def write_to(self, target: BinaryIO) -> None:
        """Write the whole document; nothing can be added afterwards."""
        document = self._document
        for face, texts in self._used.items():
            self._fonts[face.name] = embedded(face, texts, document).reference
        if positions := positions_string(self._positions):
            document.info[POSITIONS_KEY] = positions
        if len(self._positions) == 1:
            document.info["Keywords"] = text_string(KEYWORD + self._last_fen)
        root = pydyf.Dictionary({"Type": "/StructTreeRoot"})
        whole = pydyf.Dictionary(
            {"Type": "/StructElem", "S": "/Document", "P": _added(document, root)}
        )
        above = _added(document, whole)
        every: list[str] = []
        places: list[str] = []
        for index, page in enumerate(self._read):
            elements = [_added(document, _Raw(f"<</P {above} {part}>>")) for part in page]
            places.append(f"{index} {_added(document, _Raw(_array(elements)))}")
            every += elements
        whole["K"] = _array(every)
        root["K"] = _array([above])
        root["ParentTree"] = f"<</Nums {_array(places)}>>"
        root["ParentTreeNextKey"] = len(self._read)
        document.catalog["StructTreeRoot"] = root.reference
        document.catalog["MarkInfo"] = "<</Marked true>>"
        # A sheet has an object for each paragraph; compressed, they take a third of the space.
        compress = int(document.pages["Count"]) > 1
        document.write(target, version=b"1.7", identifier=True, compress=compress)

    def _marked(self, items: Iterable[PageItem], height: float) -> Iterator[str]:
        """Yield the operators of a page, with marks around each part of it."""
        waiting: Text | None = None
        under_way = ""
        for item in items:
            begins, opening = _begun(item, under_way)
            if waiting is not None:
                goes_on = not opening and begins != "aside" and waiting.anchor == "start"
                # Without a space, readers may join words on two lines.
                yield self._shape(replace(waiting, text=waiting.text + " ") if goes_on else waiting)
                waiting = None
            if opening:
                yield from (_END,) * bool(under_way)
                yield self._opened(item, begins, height)
                under_way = begins
            if isinstance(item, PlacedPicture):
                yield self._picture(item)
            elif isinstance(item, Text):
                waiting = item
            else:
                yield self._shape(item)
        if waiting is not None:
            yield self._shape(waiting)
        if under_way:
            yield _END

    def _opened(self, item: PageItem, role: str, height: float) -> str:
        """Return the mark before a part of a page, and record the part for screen readers."""
        if role == "aside":
            return "/Artifact BMC"
        place = len(self._parts)
        element = f"/S /{role} /K {place}"
        if isinstance(item, PlacedPicture):
            if words := item.words or item.title:
                element += f" /Alt {text_string(words)}"
            top = height - item.y
            box = (item.x, top - item.height, item.x + item.width, top)
            edges = numbers(*(round(edge, 1) for edge in box))
            element += f" /A <</O /Layout /Placement /Block /BBox [{edges}]>>"
        self._parts.append(element)
        return f"/{role} <</MCID {place}>> BDC"

    def _picture(self, item: PlacedPicture) -> str:
        if item.fen:
            self._last_fen = item.fen
            self._positions.append(item.record or item.fen)
        picture, frame = item.picture, item.picture.frame
        origin = (item.x + frame.left * item.scale, item.y + frame.top * item.scale)
        parts = ["q", placed(*origin, item.scale)]
        if picture.background:
            area = Rect(-frame.left, -frame.top, frame.width, frame.height, picture.background)
            parts.append(self._shape(area))
        # Large shapes, squares and coordinates, are the same in all diagrams of a style.
        for are_large, run in groupby(picture.shapes, _is_large):
            shapes = tuple(run)
            if not are_large:
                parts += (self._shape(shape, picture.one_ink) for shape in shapes)
                continue
            if shapes not in self._names:
                self._names[shapes] = self._form(shapes, "[-100 -100 200 200]")
            parts.append(f"/{self._names[shapes]} Do")
        return "\n".join(filter(None, (*parts, "Q")))

    def _shape(self, shape: Shape, one_ink: bool = False) -> str:
        match shape:
            case Text():
                line = self.typesetter.line(shape.text, shape.bold, shape.italic)
                self.missing |= line.missing
                self.borrowed |= line.borrowed
                if not line.glyphs or not shape.fill:
                    return ""
                operators = written(shape, line, self._used, self._cmyk)
                if shape.upside_down:
                    turned = numbers(-1, 0, 0, -1, 2 * shape.x, 2 * shape.y)
                    operators = f"q {turned} cm {operators} Q"
                return operators
            case PieceShape():
                key = (shape.piece, one_ink)
                if key not in self._names:
                    shapes = outlines(self._pieces, shape.piece)
                    if one_ink:
                        shapes = inked_shapes(shapes, shape.piece)
                    # Larger than any drawing.
                    self._names[key] = self._form(shapes, "[-1 -1 2 2]")
                return f"q {placed(shape.x, shape.y, shape.side)} /{self._names[key]} Do Q"
            case _:
                operators = drawn(shape, self._cmyk)
                if operators and shape.opacity < 1:
                    value = numbers(shape.opacity)
                    state = pydyf.Dictionary({"ca": value, "CA": value})
                    self._states[state_name(shape.opacity)] = state
                return operators

    def _form(self, shapes: Iterable[Shape], box: str) -> str:
        """Add a drawing to which pages refer; return its name."""
        name = f"X{len(self._forms)}"
        content = "\n".join((ROUND_PENS, *map(self._shape, shapes)))
        form = add_stream(
            self._document,
            content.encode("ascii"),
            {
                "Type": "/XObject",
                "Subtype": "/Form",
                "BBox": box,
                "Resources": pydyf.Dictionary({"ExtGState": self._states.reference}),
            },
        )
        self._forms[name] = form.reference
        return name


def pdf_bytes(
    diagram: Diagram,
    style: DiagramStyle,
    pieces: PieceSet,
    *,
    width_mm: float = 0.0,
    cmyk: bool = False,
) -> bytes:
    """Return a document of one diagram, with a page of its size.

    Args:
        diagram: the content.
        style: its look.
        pieces: the drawings of pieces.
        width_mm: of the page in millimetres; 0 for the size of the style at 96 pixels per inch.
        cmyk: whether it is written in CMYK with black only.
    """
    picture = picture_of(diagram, style)
    # A style's pixel is 1/96 inch, a point 1/72 inch.
    width = width_mm * POINTS_A_MM or style.size * 0.75
    scale = width / picture.frame.width
    words = words_of(diagram)
    item = PlacedPicture(picture, 0, 0, scale, diagram.fen, diagram.title, words, diagram.record)
    writer = PdfWriter(pieces, diagram.title or "Chess diagram", cmyk=cmyk, font=style.font)
    writer.add_page(item.width, item.height, (item,))
    return writer.write()


def _is_large(shape: Shape) -> bool:
    return isinstance(shape, Path) and len(shape.segments) >= 32


def _begun(item: PageItem, under_way: str) -> tuple[str, bool]:
    """Return the role of the part to which an item belongs, and whether the item begins it."""
    if isinstance(item, PlacedPicture):
        return "Figure", True
    if not isinstance(item, Text) or item.begins == "aside":
        return "aside", under_way != "aside"
    if item.begins:
        return item.begins, True
    return (under_way, False) if under_way in ("P", "H1") else ("P", True)


class _Raw(pydyf.Object):  # type: ignore[misc]
    """An object given as text, since there may be hundreds of thousands."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text.encode("ascii")

    @property
    def data(self) -> bytes:
        return self._text


def _added(document: pydyf.PDF, item: Any) -> str:
    document.add_object(item)
    reference: bytes = item.reference
    return reference.decode()


def _array(items: Iterable[str]) -> str:
    return f"[{' '.join(items)}]"
