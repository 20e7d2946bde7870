"""Defines the options of pictures and sheets: their values and defaults.

Forms, settings and the command line are made from these tables. A format of pictures is a row here;
its writer is a module of its own, imported for the first such picture.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass, replace
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias, TypeVar, get_args

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import (
    HATCHED,
    LARGEST,
    MM_AN_INCH,
    SMALLEST,
    Diagram,
    DiagramStyle,
    scheme,
)
from fenedit.diagram.sheet.layout import (
    BINDINGS,
    LONGEST_EDGE,
    MARGINS,
    MOST_A_PAGE,
    MOST_LINES,
    NUMBERED,
    NUMBERS,
    PAGE_NUMBERS,
    PAPERS,
    Above,
    PageTexts,
    SheetStyle,
    Solutions,
    is_order,
)
from fenedit.diagram.sheet.layout import Orientation as SheetOrientation
from fenedit.notation.languages import LISTED
from fenedit.notation.position import BLACK, Side
from fenedit.notation.puzzle import FIGURINE, DateStyle
from fenedit.notation.spellings.export import LINKS

if TYPE_CHECKING:
    from fenedit.diagram.pieces.piece_set import PieceSet
    from fenedit.diagram.sheet.book import Book


class Extent(NamedTuple):
    """The size of a picture, in addition to that of its style.

    Attributes:
        scale: pixels of a PNG per pixel of the style.
        dpi: of a PNG, dots per inch at scale 1.
        width_mm: of a PDF's page in millimetres; 0 for the style's pixels at 96 per inch.
    """

    scale: int = 1
    dpi: int = 96
    width_mm: float = 0.0


def _png(diagram: Diagram, style: DiagramStyle, pieces: PieceSet, extent: Extent) -> bytes:
    from fenedit.diagram.paint import png_bytes

    return png_bytes(diagram, style, pieces, extent.scale, extent.dpi)


def _svg(diagram: Diagram, style: DiagramStyle, pieces: PieceSet, extent: Extent) -> bytes:
    from fenedit.diagram.svg import svg_text

    return svg_text(diagram, style, pieces).encode()


def _pdf(diagram: Diagram, style: DiagramStyle, pieces: PieceSet, extent: Extent) -> bytes:
    from fenedit.diagram.pdf import pdf_bytes

    return pdf_bytes(diagram, style, pieces, width_mm=extent.width_mm)


class PictureFormat(NamedTuple):
    """A format.

    Attributes:
        write: returns a diagram as a file in this format.
        mime: its media type, on the clipboard and in drags.
        has_pixels: whether it consists of pixels, not vectors.
        is_text: whether a terminal can show it.
    """

    write: Callable[[Diagram, DiagramStyle, PieceSet, Extent], bytes]
    mime: str
    has_pixels: bool = False
    is_text: bool = False


FORMATS: Mapping[str, PictureFormat] = {
    "png": PictureFormat(_png, "image/png", has_pixels=True),
    "svg": PictureFormat(_svg, "image/svg+xml", is_text=True),
    "pdf": PictureFormat(_pdf, "application/pdf"),
}
"""The formats by suffix, in the order in which they are offered."""


def _latex(sheet: SheetStyle, style: DiagramStyle, words: PageTexts, _pieces: PieceSet) -> Book:
    from fenedit.diagram.sheet.latex import LatexBook

    return LatexBook(sheet, style, words)


def _docx(sheet: SheetStyle, style: DiagramStyle, words: PageTexts, pieces: PieceSet) -> Book:
    from fenedit.diagram.paint import png_bytes
    from fenedit.diagram.sheet.docx import DPI as DPI_OF_WORD
    from fenedit.diagram.sheet.docx import DocxBook

    return DocxBook(sheet, style, words, draw=partial(png_bytes, pieces=pieces, dpi=DPI_OF_WORD))


def _typst(sheet: SheetStyle, style: DiagramStyle, words: PageTexts, _pieces: PieceSet) -> Book:
    from fenedit.diagram.sheet.typst import TypstBook

    return TypstBook(sheet, style, words)


def _html(sheet: SheetStyle, style: DiagramStyle, words: PageTexts, pieces: PieceSet) -> Book:
    from fenedit.diagram.sheet.html import HtmlBook
    from fenedit.diagram.svg import elements, piece_drawings

    drawings = partial(piece_drawings, pieces=pieces)
    return HtmlBook(sheet, style, words, elements=elements, drawings=drawings)


def _anki(sheet: SheetStyle, style: DiagramStyle, words: PageTexts, pieces: PieceSet) -> Book:
    from fenedit.diagram.paint import png_bytes
    from fenedit.diagram.sheet.anki import AnkiBook

    return AnkiBook(sheet, style, words, draw=partial(png_bytes, pieces=pieces))


BOOKS: Mapping[str, Callable[[SheetStyle, DiagramStyle, PageTexts, PieceSet], Book]] = {
    "tex": _latex,
    "docx": _docx,
    "typ": _typst,
    "html": _html,
    "txt": _anki,
}
"""The documents that sheets can be saved as, by suffix; .txt is notes for Anki."""

Orientation: TypeAlias = Literal["shown", "white", "black", "mover"]

_Choice = TypeVar("_Choice", "PictureChoice", "SheetChoice", "AnimationChoice")


@dataclass(frozen=True, slots=True)
class PictureChoice:
    """How a picture is made.

    Attributes:
        style: how the diagram looks.
        orientation: the side at the bottom: as "shown" on the board, "white", "black", or "mover"
            for the side to move.
        format: of a saved picture; a key of FORMATS.
        double: whether a PNG has twice the pixels, for high-resolution screens.
        dpi: dots per inch of a PNG, before doubling.
        millimetres: the chosen width on paper; 0 for that of the style's pixels at these dots per
            inch.
        caption: whether there are words below the board.
        last_move: whether the squares of the move that led to the position are highlighted.
    """

    style: DiagramStyle = field(default_factory=DiagramStyle)
    orientation: Orientation = "shown"
    format: str = "png"
    double: bool = False
    dpi: int = 96
    millimetres: float = 0.0
    caption: bool = False
    last_move: bool = False

    @property
    def has_pixels(self) -> bool:
        """Whether it consists of pixels, not vectors."""
        return FORMATS[self.format].has_pixels

    @property
    def scale(self) -> int:
        """Pixels of a PNG per pixel of the style."""
        return 2 if self.double and self.style.size * 2 <= LARGEST else 1

    @property
    def pixels(self) -> int:
        """The width of a PNG in pixels."""
        return self.style.size * self.scale

    @property
    def width_mm(self) -> float:
        """The width on paper in millimetres."""
        return self.millimetres or self.style.size / self.dpi * MM_AN_INCH

    @property
    def extent(self) -> Extent:
        """The size of the picture, in addition to that of its style."""
        return Extent(self.scale, self.dpi, self.width_mm)

    def with_pixels(self, size: int) -> PictureChoice:
        """Return the choice with another width in pixels."""
        return replace(self, style=replace(self.style, size=size), millimetres=0.0)

    def with_dpi(self, dpi: int) -> PictureChoice:
        """Return the choice with the same pixels, and other dots per inch."""
        return replace(self, dpi=dpi, millimetres=0.0)

    def with_millimetres(self, width: float) -> PictureChoice:
        """Return the choice with another width on paper, and the nearest width in pixels."""
        size = min(max(round(width / MM_AN_INCH * self.dpi), SMALLEST), LARGEST)
        return replace(self, style=replace(self.style, size=size), millimetres=width)

    def flipped(self, shown: bool, side_to_move: Side) -> bool:
        """Return whether Black is at the bottom.

        Args:
            shown: whether Black is at the bottom on the board.
            side_to_move: the side to move.
        """
        if self.orientation == "mover":
            return side_to_move == BLACK
        return shown if self.orientation == "shown" else self.orientation == "black"


DPI = (36, 2400)
MILLIMETRES = (2.0, 2500.0)
"""Bounds of the dots per inch, and of the width on paper."""


@dataclass(frozen=True, slots=True)
class SheetChoice:
    """How a sheet is made.

    Attributes:
        sheet: the layout of its pages.
        style: the look of its diagrams.
        solve: whether problems without a solution are solved for the pages of solutions.
        cmyk: whether a PDF is written in CMYK with black ink only; takes effect only with a scheme
            for print.
    """

    sheet: SheetStyle = field(default_factory=SheetStyle)
    # Marks often give away the solution.
    style: DiagramStyle = field(
        default_factory=lambda: DiagramStyle(
            coordinates=Coordinates.NONE,
            frame=0.06,
            scheme=HATCHED.name,
            mover_mark=True,
            show_marks=False,
        )
    )
    solve: bool = False
    cmyk: bool = False

    @property
    def in_cmyk(self) -> bool:
        """Whether a PDF is written in CMYK."""
        return self.cmyk and scheme(self.style.scheme).for_print


AnimationFormat: TypeAlias = Literal["gif", "webp", "png"]
Extract: TypeAlias = Literal["line", "from", "to"]
SECONDS = (0.1, 60.0)
"""Bounds of the time for which a moving picture shows each position."""
MOST_ANIMATED = 1000
"""The greatest width in pixels: hundreds of pictures are in memory at once."""


@dataclass(frozen=True, slots=True)
class AnimationChoice:
    """How a moving picture of a line of moves is made.

    Attributes:
        style: the look of its diagrams.
        orientation: the side at the bottom; "mover" is the side to move at the start.
        format: of the file; "png" is an animated PNG.
        extract: the whole "line", or the part "from" or "to" the move shown.
        seconds: how long each position is shown.
        slides: whether pieces slide from square to square.
        last_move: whether the squares of the last move are highlighted.
        caption: whether the move is written below the board.
        repeats: whether it starts again at the end.
    """

    style: DiagramStyle = field(default_factory=lambda: DiagramStyle(size=480))
    orientation: Orientation = "shown"
    format: AnimationFormat = "gif"
    extract: Extract = "line"
    seconds: float = 1.0
    slides: bool = True
    last_move: bool = True
    caption: bool = True
    repeats: bool = True


class Option(NamedTuple):
    """An option.

    Attributes:
        name: of the field that holds it.
        part: the field of the choice whose value has this field; "" for the choice itself.
        usual: the default; all values have its type.
        values: all possible values, as in the settings; () if there are too many.
        bounds: least and greatest number; () for other types.
        fits: returns whether a text is valid; None if any is.
    """

    name: str
    part: str
    usual: Any
    values: tuple[str, ...] = ()
    bounds: tuple[float, ...] = ()
    fits: Callable[[str], bool] | None = None

    def of(self, choice: PictureChoice | SheetChoice | AnimationChoice) -> Any:
        """Return the chosen value, as in the settings."""
        value = getattr(getattr(choice, self.part) if self.part else choice, self.name)
        return value.value if isinstance(value, Enum) else value

    def put(self, choice: _Choice, value: Any) -> _Choice:
        """Return a choice with another value of this option, given as in the settings."""
        changes: dict[str, Any] = {self.name: type(self.usual)(value)}
        if self.part:
            changes = {self.part: replace(getattr(choice, self.part), **changes)}
        return replace(choice, **changes)

    def allows(self, value: Any) -> bool:
        """Return whether a value from the settings is valid."""
        if self.values:
            return value in self.values
        kind = type(self.usual)
        if type(value) is not kind and not (kind is float and type(value) is int):
            return False
        if self.bounds:
            least, most = self.bounds
            # NaN compares as false with anything.
            return bool(least <= value <= most)
        return self.fits is None or self.fits(value)


def is_colour(value: str) -> bool:
    """Return whether a text is a colour, "#rrggbb"."""
    return re.fullmatch("#[0-9a-fA-F]{6}", value) is not None


def _is_set_name(value: str) -> bool:
    # No real name of a piece set or font is longer.
    return 0 < len(value) <= 200 and value.isprintable()


def _table(part: str, usual: object, **details: dict[str, Any]) -> dict[str, Option]:
    """Return an option for each field of a value that is not a dataclass itself, in their order."""
    values = {each.name: getattr(usual, each.name) for each in fields(type(usual))}  # type: ignore[arg-type]
    return {
        name: Option(name, part, value, **details.get(name, {}))
        for name, value in values.items()
        if not is_dataclass(value)
    }


_STYLE = _table(
    "style",
    DiagramStyle(),
    size={"bounds": (SMALLEST, LARGEST)},
    coordinates={"values": tuple(each.value for each in Coordinates)},
    margin={"bounds": (0, 2)},
    frame={"bounds": (0, 0.2)},
    scheme={"fits": lambda value: scheme(value).name == value},
    background={"fits": lambda value: not value or is_colour(value)},
    pieces={"fits": _is_set_name},
    font={"fits": lambda value: not value or _is_set_name(value)},
)
_PAGES = _table(
    "sheet",
    SheetStyle(),
    paper={"values": tuple(PAPERS)},
    per_page={"bounds": (1, MOST_A_PAGE)},
    margin={"bounds": MARGINS},
    header={"fits": lambda value: len(value) <= LONGEST_EDGE},
    footer={"fits": lambda value: len(value) <= LONGEST_EDGE},
    above={"values": get_args(Above)},
    answer_lines={"bounds": (0, MOST_LINES)},
    solutions={"values": get_args(Solutions)},
    orientation={"values": get_args(SheetOrientation)},
    order={"fits": is_order},
    number_from={"bounds": NUMBERS},
    first_page={"bounds": PAGE_NUMBERS},
    binding={"bounds": BINDINGS},
    number_style={"values": tuple(NUMBERED)},
    dates={"values": get_args(DateStyle)},
    letters={"values": ("", FIGURINE, *LISTED)},
    link={"values": ("", *LINKS)},
)
PICTURE_OPTIONS: Mapping[str, Option] = {
    **_STYLE,
    **_table(
        "",
        PictureChoice(),
        orientation={"values": get_args(Orientation)},
        format={"values": tuple(FORMATS)},
        dpi={"bounds": DPI},
        millimetres={"bounds": (0.0, MILLIMETRES[1])},
    ),
}
"""The options of a picture."""
SHEET_OPTIONS: Mapping[str, Option] = {
    **_PAGES,
    **{
        name: _STYLE[name]
        for name in ("scheme", "pieces", "font", "coordinates", "mover_mark", "show_marks")
    },
    **_table("", SheetChoice()),
}
"""The options of a sheet; its margin is that of pages."""
ANIMATION_OPTIONS: Mapping[str, Option] = {
    **{name: _STYLE[name] for name in ("scheme", "pieces", "font", "coordinates", "show_marks")},
    "size": _STYLE["size"]._replace(usual=480, bounds=(SMALLEST, MOST_ANIMATED)),
    **_table(
        "",
        AnimationChoice(),
        orientation={"values": get_args(Orientation)},
        format={"values": get_args(AnimationFormat)},
        extract={"values": get_args(Extract)},
        seconds={"bounds": SECONDS},
    ),
}
"""The options of a moving picture."""


def choice_to_dict(choice: PictureChoice, usual: PictureChoice | None = None) -> dict[str, Any]:
    """Return a choice as JSON can hold it.

    Args:
        choice: the choice to keep.
        usual: the defaults, which need not be kept; None to keep everything.
    """
    return {
        name: option.of(choice)
        for name, option in PICTURE_OPTIONS.items()
        if usual is None or option.of(choice) != option.of(usual)
    }


def choice_from_dict(kept: Mapping[str, Any], usual: PictureChoice | None = None) -> PictureChoice:
    """Return a kept choice; missing or invalid values are those of the usual one."""
    return _with(usual or PictureChoice(), PICTURE_OPTIONS.values(), kept)


def sheet_to_dict(choice: SheetChoice, pieces: str) -> dict[str, Any]:
    """Return a choice as JSON can hold it.

    Args:
        choice: the choice to keep.
        pieces: the piece set of the window; while the sheet has the same, it follows the window.
    """
    style = choice_to_dict(PictureChoice(choice.style))
    if choice.style.pieces == pieces:
        del style["pieces"]
    return {
        "sheet": {name: option.of(choice) for name, option in _PAGES.items()},
        "style": style,
        "solve": choice.solve,
        "cmyk": choice.cmyk,
        "marks": choice.style.show_marks,
    }


def sheet_from_dict(kept: Mapping[str, Any], pieces: str) -> SheetChoice:
    """Return a kept choice; missing or invalid values are the defaults.

    Args:
        kept: the result of `sheet_to_dict`.
        pieces: the piece set of the window, used unless another one was chosen.
    """
    parts = {name: value for name, value in kept.items() if isinstance(value, dict)}
    usual = SheetChoice()
    style = choice_from_dict(
        parts.get("style", {}), PictureChoice(replace(usual.style, pieces=pieces))
    ).style
    style = replace(style, margin=0.0, background="", show_marks=kept.get("marks") is True)
    choice = SheetChoice(
        style=style, solve=kept.get("solve") is True, cmyk=kept.get("cmyk") is True
    )
    return _with(choice, _PAGES.values(), parts.get("sheet", {}))


def animation_to_dict(choice: AnimationChoice) -> dict[str, Any]:
    """Return a choice as JSON can hold it."""
    return {name: option.of(choice) for name, option in ANIMATION_OPTIONS.items()}


def animation_from_dict(kept: Mapping[str, Any], style: DiagramStyle) -> AnimationChoice:
    """Return a kept choice; missing or invalid values are those of a style, or the defaults."""
    usual = AnimationChoice(replace(style, size=AnimationChoice().style.size))
    return _with(usual, ANIMATION_OPTIONS.values(), kept)


def _with(choice: _Choice, options: Iterable[Option], kept: Mapping[str, Any]) -> _Choice:
    for option in options:
        value = kept.get(option.name)
        if option.allows(value):
            choice = option.put(choice, value)
    return choice
