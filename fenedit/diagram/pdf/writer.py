"""A PDF, page by page: each page is deflated when it is added, so that memory stays small.

What diagrams share is written once: each piece, and the squares and coordinates of each style.

For those who do not see it, a PDF says its parts in the order of reading, and what they are. Each
part is marked in the content of its page by a number, which its element names. What returns on
every page, and lines that only decorate, are no part.
"""

import zlib
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cached_property, lru_cache
from io import BytesIO
from typing import Any, BinaryIO, Final, Literal, TypeAlias

import pydyf  # type: ignore[import-untyped]

from fenedit.diagram.description import POINTS_A_MM, Diagram, DiagramStyle
from fenedit.diagram.embedded import KEYWORD, POSITIONS_KEY, positions_string
from fenedit.diagram.pdf.objects import (
    ROUND_PENS,
    SetColour,
    Used,
    add_stream,
    black_alone,
    colour,
    drawn,
    embedded,
    number,
    numbers,
    placed,
    text_string,
    written,
)
from fenedit.diagram.pdf.typesetting import Typesetter
from fenedit.diagram.picture import PageItem, Picture, PlacedPicture, picture_of, words_of
from fenedit.diagram.pieces.outlines import inked_shapes, outlines
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.shapes import Man, Rect, Shape, Text
from fenedit.notation.position import Piece

_AROUND_A_MAN: Final = (-1.0, -1.0, 2.0, 2.0)
_EVERYWHERE: Final = (-100.0, -100.0, 200.0, 200.0)
"""Left, top, right and bottom beyond which viewers need not look."""
_MOST_KEPT: Final = 1024

Role: TypeAlias = Literal["P", "H1", "Figure"]
"""Paragraph, heading, or picture."""

ASIDE: Final = "/Artifact BMC"
END: Final = "EMC"


class PdfWriter:
    """Writes a document.

    Args:
        pieces: the drawings of men.
        title: of the document, shown in the viewer's title bar; "" for none.
        language: of its text, such as "en" or "pt-BR".
        font: family of the texts; "" for ours.
        cmyk: whether all is written in CMYK, of which black alone is used, as presses want it.

    Attributes:
        missing: characters that no font on this machine has, or none that may be embedded; they
            were left out of the text.
        borrowed: characters that the family lacks, and the families that they are in.
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
        self._colour: SetColour = black_alone if cmyk else colour
        self._pieces = pieces
        self._document = pydyf.PDF()
        self._states = pydyf.Dictionary()
        self._forms = pydyf.Dictionary()
        self._fonts = pydyf.Dictionary()
        self._document.add_object(self._states)
        self._resources = pydyf.Dictionary(
            {"ExtGState": self._states.reference, "XObject": self._forms, "Font": self._fonts}
        )
        self._document.add_object(self._resources)
        self._men: dict[tuple[Man, bool], str] = {}
        self._piece_forms: dict[tuple[Piece, bool], str] = {}
        self._layers: dict[int, tuple[tuple[Shape, ...], str]] = {}
        self._layer_operators: dict[tuple[Shape, ...], str] = {}
        self._used: Used = {}
        self._positions: list[str] = []
        self._last_fen = ""
        self._structure = Structure()
        self._describe(title, language)

    @cached_property
    def typesetter(self) -> Typesetter:
        """What sets the text; made at the first need, since most diagrams have none."""
        return Typesetter(self._font)

    def add_page(self, width: float, height: float, items: Iterable[PageItem]) -> None:
        """Add a page.

        Args:
            width: in points.
            height: in points.
            items: shapes in points, and diagrams; the lowest first.
        """
        # From here on y grows downward, as in shapes.
        parts = [f"1 0 0 -1 0 {number(height)} cm {ROUND_PENS}"]
        parts += self._marked(items, height)
        content = add_stream(self._document, "\n".join(filter(None, parts)).encode("ascii"))
        page = pydyf.Dictionary(
            {
                "Type": "/Page",
                "Parent": self._document.pages.reference,
                "MediaBox": pydyf.Array((0, 0, number(width), number(height))),
                "Resources": self._resources.reference,
                "Contents": content.reference,
            }
        )
        self._document.add_page(page)
        self._structure.end_page(page)

    def write(self) -> bytes:
        """Return the whole document. Nothing can be added to it then."""
        target = BytesIO()
        self.write_to(target)
        return target.getvalue()

    def write_to(self, target: BinaryIO) -> None:
        """Write the whole document. Nothing can be added to it then."""
        for face, texts in self._used.items():
            self._fonts[face.name] = embedded(face, texts, self._document).reference
        if positions := positions_string(self._positions):
            self._document.info[POSITIONS_KEY] = positions
        if len(self._positions) == 1:
            self._document.info["Keywords"] = text_string(KEYWORD + self._last_fen)
        self._structure.write_to(self._document)
        # A sheet has an object for each of its paragraphs; they take a third of the room together.
        compress = int(self._document.pages["Count"]) > 1
        self._document.write(target, version=b"1.7", identifier=True, compress=compress)

    def _describe(self, title: str, language: str) -> None:
        info, catalog = self._document.info, self._document.catalog
        if title := " ".join(title.split()):
            info["Title"] = text_string(title)
            catalog["ViewerPreferences"] = pydyf.Dictionary({"DisplayDocTitle": "true"})
        info["Creator"] = text_string("FenEdit")
        catalog["Lang"] = text_string(language)

    def _marked(self, items: Iterable[PageItem], height: float) -> Iterator[str]:
        """Yield the operators of a page, with marks around each part of it."""
        waiting: Text | None = None
        under_way = ""
        for item in items:
            begins, opening = _begun(item, under_way)
            if waiting is not None:
                goes_on = not opening and begins != "aside" and waiting.anchor == "start"
                # Without a blank readers may take words on two lines for one.
                yield self._text(replace(waiting, text=waiting.text + " ") if goes_on else waiting)
                waiting = None
            if opening:
                yield from (END,) * bool(under_way)
                yield self._opened(item, begins, height)
                under_way = begins
            if isinstance(item, PlacedPicture):
                yield self._picture(item)
            elif isinstance(item, Text):
                waiting = item
            else:
                yield self._shapes((item,))
        if waiting is not None:
            yield self._text(waiting)
        if under_way:
            yield END

    def _opened(self, item: PageItem, begins: str, height: float) -> str:
        """Return the mark before a part of a page, given what it begins with."""
        if isinstance(item, PlacedPicture):
            top = height - item.y
            box = (item.x, top - item.height, item.x + item.width, top)
            return self._structure.begin("Figure", item.words or item.title, box)
        if begins == "aside":
            return ASIDE
        return self._structure.begin("H1" if begins == "H1" else "P")

    def _picture(self, item: PlacedPicture) -> str:
        if item.fen:
            self._last_fen = item.fen
            self._positions.append(item.record or item.fen)
        picture, frame = item.picture, item.picture.frame
        origin = (item.x + frame.left * item.scale, item.y + frame.top * item.scale)
        parts = ["q", placed(*origin, item.scale)]
        if picture.background:
            area = Rect(-frame.left, -frame.top, frame.width, frame.height, picture.background)
            parts.append(self._shapes((area,)))
        parts += (
            self._layer(picture.ground),
            self._shapes(picture.below),
            *(self._man(man, one_ink=picture.one_ink) for man in picture.men),
            self._layer(picture.lettering),
            self._shapes(picture.above),
            "Q",
        )
        return "\n".join(filter(None, parts))

    def _shapes(self, shapes: Iterable[Shape]) -> str:
        parts = []
        for shape in shapes:
            if isinstance(shape, Text):
                parts.append(self._text(shape))
            elif isinstance(shape, Man):
                parts.append(self._man(shape))
            else:
                parts.append(drawn((shape,), self._state, self._colour))
        return "\n".join(filter(None, parts))

    def _text(self, shape: Text) -> str:
        line = self.typesetter.line(shape.text, shape.bold, shape.italic)
        self.missing |= line.missing
        self.borrowed |= line.borrowed
        if not line.glyphs or not shape.fill:
            return ""
        return written(shape, line, self._used, self._colour)

    def _man(self, man: Man, *, one_ink: bool = False) -> str:
        operators = self._men.get((man, one_ink))
        if operators is None:
            if len(self._men) >= _MOST_KEPT:
                self._men.clear()
            name = self._piece_forms.get((man.piece, one_ink))
            if name is None:
                shapes = outlines(self._pieces, man.piece)
                if one_ink:
                    shapes = inked_shapes(shapes, man.piece)
                name = self._piece_forms[man.piece, one_ink] = self._form(shapes, _AROUND_A_MAN)
            operators = self._men[man, one_ink] = f"q {placed(man.x, man.y, man.side)} /{name} Do Q"
        return operators

    def _layer(self, shapes: tuple[Shape, ...]) -> str:
        """Return the operators for a layer that many diagrams have in common."""
        if not shapes:
            return ""
        # Diagrams of a style have the very same layers, and comparing them takes long.
        known = self._layers.get(id(shapes))
        if known is None or known[0] is not shapes:
            operators = self._layer_operators.get(shapes)
            if operators is None:
                if any(isinstance(shape, Text | Man) for shape in shapes):
                    operators = self._shapes(shapes)
                else:
                    operators = f"/{self._form(shapes, _EVERYWHERE)} Do"
                self._layer_operators[shapes] = operators
            if len(self._layers) >= _MOST_KEPT:
                self._layers.clear()
            known = self._layers[id(shapes)] = (shapes, operators)
        return known[1]

    def _form(self, shapes: tuple[Shape, ...], box: tuple[float, float, float, float]) -> str:
        """Add a drawing that pages refer to, and return its name."""
        name = f"X{len(self._forms)}"
        deflated, opacities = _deflated(shapes, self._cmyk)
        for opacity in opacities:
            self._state(opacity)
        form = pydyf.Stream(
            [deflated],
            {
                "Type": "/XObject",
                "Subtype": "/Form",
                "BBox": pydyf.Array(map(number, box)),
                "Resources": pydyf.Dictionary({"ExtGState": self._states.reference}),
                "Filter": "/FlateDecode",
            },
        )
        self._document.add_object(form)
        self._forms[name] = form.reference
        return name

    def _state(self, opacity: float) -> str:
        """Return the name of the graphics state for an opacity."""
        name = _state_name(opacity)
        if name not in self._states:
            value = number(opacity)
            self._states[name] = pydyf.Dictionary({"ca": value, "CA": value})
        return name


def pdf_bytes(
    diagram: Diagram,
    style: DiagramStyle,
    pieces: PieceSet,
    *,
    width_mm: float = 0.0,
    cmyk: bool = False,
) -> bytes:
    """Return a document of one diagram, whose page is as large as the picture.

    Args:
        diagram: what it shows.
        style: how it looks.
        pieces: the drawings of men.
        width_mm: of the page in millimetres; 0 for the size of the style at 96 pixels an inch.
        cmyk: whether it is written in CMYK, of which black alone is used.
    """
    picture: Picture = picture_of(diagram, style)
    # How the size of a style, which is in pixels, becomes points: 96 pixels an inch.
    width = width_mm * POINTS_A_MM or style.size * 0.75
    scale = width / picture.frame.width
    words = words_of(diagram)
    item = PlacedPicture(picture, 0, 0, scale, diagram.fen, diagram.title, words, diagram.record)
    writer = PdfWriter(pieces, diagram.title or "Chess diagram", cmyk=cmyk, font=style.font)
    writer.add_page(item.width, item.height, (item,))
    return writer.write()


def _begun(item: PageItem, under_way: str) -> tuple[str, bool]:
    """Return what an item is part of, and whether it begins that."""
    if isinstance(item, PlacedPicture):
        return "Figure", True
    if not isinstance(item, Text) or item.begins == "aside":
        return "aside", under_way != "aside"
    if item.begins:
        return item.begins, True
    return (under_way, False) if under_way in ("P", "H1") else ("P", True)


@lru_cache(maxsize=64)
def _deflated(shapes: tuple[Shape, ...], cmyk: bool) -> tuple[bytes, frozenset[float]]:
    """Return the content of a form, and the opacities in it."""
    opacities: set[float] = set()

    def state(opacity: float) -> str:
        opacities.add(opacity)
        return _state_name(opacity)

    plain = (shape for shape in shapes if not isinstance(shape, Text | Man))
    content = f"{ROUND_PENS}\n{drawn(plain, state, black_alone if cmyk else colour)}"
    return zlib.compress(content.encode("ascii")), frozenset(opacities)


def _state_name(opacity: float) -> str:
    return f"G{number(opacity).replace('.', '_')}"


class _Raw(pydyf.Object):  # type: ignore[misc]
    """An object whose text is known; there may be hundreds of thousands."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text.encode("ascii")

    @property
    def data(self) -> bytes:
        return self._text


class Structure:
    """Collects the parts of a document, page by page; those of a page are deflated at once."""

    def __init__(self) -> None:
        self._pages: list[bytes] = []
        self._parts: list[str] = []

    def begin(
        self, role: Role, words: str = "", box: tuple[float, float, float, float] | None = None
    ) -> str:
        """Return the operator at the beginning of a part; END stands at its end.

        Args:
            role: what it is.
            words: what a picture shows; "" for text.
            box: left, bottom, right and top of a picture, from the page's lower left corner.
        """
        place = len(self._parts)
        told = f"/S /{role} /K {place}"
        if words:
            told += f" /Alt {text_string(words)}"
        if box is not None:
            edges = numbers(*(round(edge, 1) for edge in box))
            told += f" /A <</O /Layout /Placement /Block /BBox [{edges}]>>"
        self._parts.append(told)
        return f"/{role} <</MCID {place}>> BDC"

    def end_page(self, page: Any) -> None:
        """Note that all parts of a page have begun, and that it is read in their order."""
        page["Tabs"] = "/S"
        if self._parts:
            page["StructParents"] = len(self._pages)
            shown = page.reference.decode()
            told = "\n".join(f"/Pg {shown} {part}" for part in self._parts)
            self._pages.append(zlib.compress(told.encode("ascii")))
            self._parts = []

    def write_to(self, document: pydyf.PDF) -> None:
        """Add all elements to a document that has all its pages."""
        root = pydyf.Dictionary({"Type": "/StructTreeRoot"})
        whole = pydyf.Dictionary(
            {"Type": "/StructElem", "S": "/Document", "P": _added(document, root)}
        )
        above = _added(document, whole)
        every: list[str] = []
        places: list[str] = []
        for index, page in enumerate(self._pages):
            elements = [
                _added(document, _Raw(f"<</P {above} {part}>>"))
                for part in zlib.decompress(page).decode("ascii").split("\n")
            ]
            places.append(f"{index} {_added(document, _Raw(_array(elements)))}")
            every += elements
        whole["K"] = _array(every)
        root["K"] = _array([above])
        root["ParentTree"] = f"<</Nums {_array(places)}>>"
        root["ParentTreeNextKey"] = len(self._pages)
        document.catalog["StructTreeRoot"] = root.reference
        document.catalog["MarkInfo"] = "<</Marked true>>"


def _added(document: pydyf.PDF, item: Any) -> str:
    document.add_object(item)
    reference: bytes = item.reference
    return reference.decode()


def _array(items: Iterable[str]) -> str:
    return f"[{' '.join(items)}]"
