"""Writes diagrams as SVG 1.1: vectors alone, each piece defined once.

A square is a hundred units, and the board's top left corner is at 0, 0. Pieces are placed with
`xlink:href` in files, since Inkscape before 1.3 and old librsvg know no other, and with plain
`href` inside HTML, which does not declare that prefix when read as XML.
"""

import re
from collections.abc import Iterable, Iterator
from html import escape

from fenedit.diagram.board_scene import PIECE_SIDE
from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.embedded import ELEMENT, NAMESPACE, RECORD_ELEMENT
from fenedit.diagram.picture import frame_of, picture_of
from fenedit.diagram.pieces.outlines import inked_shapes, outlines
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.shapes import OUR_FONT, Circle, Path, PieceShape, Rect, Segment, Shape, Text
from fenedit.notation.fairy import described
from fenedit.notation.position import (
    EMPTY,
    EMPTY_PLACEMENT,
    WHITE,
    Piece,
    piece_name,
    square_name,
)

_UNIT = 100
"""Side of a square in the coordinates of the picture."""
_FORBIDDEN = re.compile(
    "[^\u0020-\u007e\u00a0-\ud7ff\ue000-\ufdcf\ufdf0-\ufffd\U00010000-\U0010fffd]"
)
"""Characters that XML forbids or discourages."""
_LINE_ENDS = re.compile("[\t\n\r\u0085\u2028\u2029]")
_MARKDOWN = {ord(each): f"&#{ord(each)};" for each in "\\`*_[]~|"}
"""Characters that Markdown might interpret."""
_PREFIX = re.compile(r"[A-Za-z_][A-Za-z0-9_.-]*")


def svg_text(diagram: Diagram, style: DiagramStyle, pieces: PieceSet) -> str:
    """Return a diagram as the text of an SVG file in UTF-8."""
    declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
    links = ' xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1"'
    metadata = ""
    if diagram.fen:
        for name, text in ((RECORD_ELEMENT, diagram.record), (ELEMENT, diagram.fen)):
            if text:
                metadata += f'<{name} xmlns="{NAMESPACE}">{escaped(text)}</{name}>'
        metadata = f"<metadata>{metadata}</metadata>"
    start = _start(diagram, style, links, "")
    body = _body(diagram, style, pieces, 'xlink:href="#', "")
    return f"{declaration}{start}{metadata}{body}</svg>\n"


def inline_svg(diagram: Diagram, style: DiagramStyle, pieces: PieceSet, prefix: str) -> str:
    """Return a diagram as an element for an HTML page.

    It is a single line without any Markdown syntax. The FEN is in `data-fen`.

    Args:
        diagram: the content.
        style: the look.
        pieces: the drawings of pieces.
        prefix: the beginning of all ids, different for each diagram of a page.

    Raises:
        ValueError: the prefix is not a letter followed by letters, digits, ".", "_" or "-".
    """
    if not _PREFIX.fullmatch(prefix):
        raise ValueError(f"not the beginning of an XML id: {prefix!r}")
    # A column of the page may be narrower.
    more = ' style="max-width:100%;height:auto"'
    if diagram.fen:
        more += f' data-fen="{escaped(diagram.fen)}"'
    start = _start(diagram, style, more, prefix)
    body = _body(diagram, style, pieces, f'href="#{prefix}', prefix)
    return f"{start}{body}</svg>"


def escaped(text: str) -> str:
    """Return text escaped for XML, between tags and in attributes.

    Characters that XML forbids are left out, and line breaks become spaces.
    """
    return escape(_FORBIDDEN.sub("", _LINE_ENDS.sub(" ", text)))


def _start(diagram: Diagram, style: DiagramStyle, more: str, prefix: str) -> str:
    """Return the opening tag, with title and description for screen readers."""
    frame = frame_of(style, len(diagram.caption))
    box = _numbers(-frame.left, -frame.top, frame.width, frame.height)
    height = _numbers(style.size * frame.height / frame.width / _UNIT)
    mover = "White" if diagram.side_to_move == WHITE else "Black"
    title = escaped(diagram.title or f"Chess diagram: {mover} to move")
    words = escaped(_words(diagram, style))
    if prefix:
        title, words = title.translate(_MARKDOWN), words.translate(_MARKDOWN)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg"{more} width="{style.size}" height="{height}"'
        f' viewBox="{box}" role="img" aria-labelledby="{prefix}title {prefix}desc">'
        f'<title id="{prefix}title">{title}</title><desc id="{prefix}desc">{words}</desc>'
    )


def _body(
    diagram: Diagram, style: DiagramStyle, pieces: PieceSet, reference: str, prefix: str
) -> str:
    """Return the drawings of the pieces that occur, and all shapes."""
    picture = picture_of(diagram, style)
    drawings = piece_drawings(diagram.placement, pieces, prefix, one_ink=picture.one_ink)
    shapes = picture.shapes
    if picture.background:
        frame = picture.frame
        area = (-frame.left, -frame.top, frame.width, frame.height)
        shapes = (Rect(*area, picture.background), *shapes)
    body = "".join(elements(shapes, style.font, reference))
    return f'{drawings}<g stroke-linecap="round" stroke-linejoin="round">{body}</g>'


def piece_drawings(
    kinds: Iterable[Piece], pieces: PieceSet, prefix: str = "", *, one_ink: bool = False
) -> str:
    """Return the drawings of pieces as definitions, to which `elements` refers."""
    inset = _numbers((1 - PIECE_SIDE) / 2)
    drawings = ""
    for piece in sorted({*kinds} - {EMPTY}):
        shapes = outlines(pieces, piece)
        inside = "".join(elements(inked_shapes(shapes, piece) if one_ink else shapes))
        place = f"translate({inset} {inset}) scale({PIECE_SIDE})"
        drawings += f'<g id="{prefix}{_id(piece)}" transform="{place}">{inside}</g>'
    return f"<defs>{drawings}</defs>" if drawings else ""


def elements(shapes: Iterable[Shape], font: str = "", reference: str = "") -> Iterator[str]:
    """Yield shapes as elements; a square is a hundred units.

    Round line ends and joins are set by the group around them.

    Args:
        shapes: what to draw.
        font: family of texts; "" for ours.
        reference: the beginning of the attribute that refers to a drawing of a piece.
    """
    for shape in shapes:
        match shape:
            case PieceShape():
                inset = (1 - PIECE_SIDE) / 2
                x, y = _numbers(shape.x - inset), _numbers(shape.y - inset)
                yield f'<use {reference}{_id(shape.piece)}" x="{x}" y="{y}"/>'
            case Path():
                rule = ' fill-rule="evenodd"' if shape.even_odd else ""
                yield f'<path d="{_steps(shape.segments)}"{rule}{_look(shape)}/>'
            case Circle():
                x, y, radius = map(_numbers, (shape.x, shape.y, shape.radius))
                yield f'<circle cx="{x}" cy="{y}" r="{radius}"{_look(shape)}/>'
            case Rect():
                x, y, width, height = map(_numbers, (shape.x, shape.y, shape.width, shape.height))
                size = f'width="{width}" height="{height}"'
                yield f'<rect x="{x}" y="{y}" {size}{_look(shape)}/>'
            case Text():
                family = escaped(font.replace("\\", "").replace("'", "\\'"))
                families = f"'{family}',serif" if font else f"'{OUR_FONT}','PT Serif',serif"
                style = ' font-weight="bold"' * shape.bold + ' font-style="italic"' * shape.italic
                style += f' font-size="{_numbers(shape.size)}" text-anchor="{shape.anchor}"'
                yield (
                    f'<text x="{_numbers(shape.x)}" y="{_numbers(shape.y)}" fill="{shape.fill}"'
                    f' font-family="{families}"{style}>'
                    f"{escaped(shape.text).translate(_MARKDOWN)}</text>"
                )


def _steps(segments: Iterable[Segment]) -> str:
    """Return the steps of a path, each relative to the end of the previous one."""
    steps = ""
    x = y = start_x = start_y = 0
    for letter, *lengths in segments:
        # In whole hundredths of a unit, so that rounding errors do not add up.
        points = [round(length * _UNIT * 100) for length in lengths]
        offsets = (f"{(value - (x, y)[place % 2]) / 100:g}" for place, value in enumerate(points))
        steps += letter.lower() + " ".join(offsets)
        x, y = points[-2:] or (start_x, start_y)
        if letter == "M":
            start_x, start_y = x, y
    return steps.replace(" -", "-")


def _look(shape: Path | Circle | Rect) -> str:
    """Return the attributes of a shape except its place."""
    look = f' fill="{shape.fill or "none"}"'
    if not isinstance(shape, Rect) and shape.stroke and shape.stroke_width:
        look += f' stroke="{shape.stroke}" stroke-width="{_numbers(shape.stroke_width)}"'
    return look + (f' opacity="{shape.opacity:g}"' if shape.opacity != 1 else "")


def _numbers(*lengths: float) -> str:
    """Return lengths in squares as units, to two decimals."""
    return " ".join(f"{round(length * _UNIT, 2) + 0:g}" for length in lengths)


def _id(piece: Piece) -> str:
    """Return the id of a piece: colour and kind, such as "wK"."""
    if piece.isascii():
        return f"{'w' if piece.isupper() else 'b'}{piece.upper()}"
    code, colour, attributes = described(piece)
    return "-".join((f"{colour}{code}", "fairy", *attributes))


def _words(diagram: Diagram, style: DiagramStyle) -> str:
    """Describe a diagram in sentences."""
    words = ["White to move." if diagram.side_to_move == WHITE else "Black to move."]
    for rank in range(7, -1, -1):
        pieces = [
            f"{piece_name(piece)} {square_name(square)}"
            for square, piece in enumerate(diagram.placement)
            if square >> 3 == rank and piece != EMPTY
        ]
        if pieces:
            words.append(f"Rank {rank + 1}: {', '.join(pieces)}.")
    if diagram.placement == EMPTY_PLACEMENT:
        words.append("The board is empty.")
    if diagram.flipped:
        words.append("Seen from Black's side.")
    marks = diagram.marks
    if style.show_marks and marks:
        drawn = [
            *(
                f"{arrow.colour.name} arrow {square_name(arrow.origin)}"
                f" to {square_name(arrow.target)}"
                for arrow in marks.arrows
            ),
            *(f"{each.colour.name} circle {square_name(each.square)}" for each in marks.circles),
            *(f"{each.colour.name} square {square_name(each.square)}" for each in marks.highlights),
            *(f"“{label.text}” on {square_name(label.square)}" for label in marks.labels),
        ]
        words.append(f"Drawn over it: {', '.join(drawn)}.")
    return " ".join(words)
