"""Diagrams as SVG 1.1: vectors alone, small, each piece defined once.

A square is a hundred units, and the board's top left corner is at 0, 0. Pieces are placed with
`xlink:href` in files, since Inkscape before 1.3 and old librsvg know no other, and with plain
`href` inside HTML, which declares no such prefix when it is read as XML.

All that the diagrams of a style have in common is written once and kept, and so is each rank that
occurs: a diagram is then a matter of joining texts.
"""

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import getitem
from typing import Final
from weakref import WeakKeyDictionary, ref

from fenedit.diagram.board_scene import MAN_SIDE
from fenedit.diagram.description import OUR_FONT, Diagram, DiagramStyle, scheme
from fenedit.diagram.embedded import ELEMENT, NAMESPACE, RECORD_ELEMENT
from fenedit.diagram.picture import (
    above_of,
    below_of,
    frame_of,
    ground_of,
    lettering_of,
    mover_mark,
)
from fenedit.diagram.pieces.outlines import in_one_ink, outlines
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.shapes import Circle, Man, Path, Rect, Segment, Shape, Text
from fenedit.notation.marks import NO_MARKS, MarkColour, Marks
from fenedit.notation.position import (
    BLACK,
    EMPTY,
    FILES,
    PIECES,
    RANKS,
    WHITE,
    Piece,
    Square,
    square_name,
)

_FORBIDDEN: Final = re.compile(
    "[^\u0020-\u007e\u00a0-\ud7ff\ue000-\ufdcf\ufdf0-\ufffd\U00010000-\U0010fffd]"
)
"""What XML forbids, and the controls that it would rather not see."""
_LINE_ENDS: Final = re.compile("[\t\n\r\u0085\u2028\u2029]")
_REFERENCES: Final = (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ('"', "&quot;"))


def escaped(text: str) -> str:
    """Return text that people wrote as XML may hold it between tags and in attributes.

    What XML has no spelling for is left out, and a line's end becomes a space.
    """
    if not (text.isascii() and text.isprintable()):
        text = _FORBIDDEN.sub("", _LINE_ENDS.sub(" ", text))
    for character, reference in _REFERENCES:
        if character in text:
            text = text.replace(character, reference)
    return text


def number(value: float) -> str:
    """Return a number with as few characters as two decimals take."""
    return _hundredths(round(value * 100))


def colour(name: str) -> str:
    """Return a colour "#rrggbb" in as few characters as SVG allows; "" becomes "none"."""
    if not name:
        return "none"
    if name[1] == name[2] and name[3] == name[4] and name[5] == name[6]:
        return "#" + name[1::2]
    return name


def path_data(segments: Iterable[Segment], scale: float = 1.0) -> str:
    """Return the steps of a path, each absolute or relative, whichever is shorter.

    All points are rounded first, so that relative steps add up to what absolute ones say.
    """
    text = last = ""
    here = start = (0, 0)
    for segment in segments:
        points = [round(value * scale * 100) for value in segment[1:]]
        if segment[0] == "Z":
            text += "Z"
            last, here = "", start
            continue
        end = (points[-2], points[-1])
        if segment[0] == "L" and end == here and last not in "Mm":
            continue
        letter: str = segment[0]
        offsets = [value - here[place % 2] for place, value in enumerate(points)]
        if letter == "L" and not offsets[1]:
            letter, points, offsets = "H", points[:1], offsets[:1]
        elif letter == "L" and not offsets[0]:
            letter, points, offsets = "V", points[1:], offsets[1:]
        step = _shortest(letter, points, offsets, last)
        text += step
        last = step[0] if step[0].isalpha() else last
        here = end
        if letter == "M":
            start = end
    return text


def elements(shapes: Sequence[Shape], scale: float = 1.0, font: str = "") -> str:
    """Return shapes as elements, all lengths multiplied by a scale.

    Neighbours that look alike share what they look like. Line ends and joins are left to the group
    around them, which has them round. Texts are in a family, "" for ours.

    Raises:
        ValueError: a man is among the shapes; where it is drawn is not for this function to know.
    """
    found: list[str] = []
    for look, group in groupby(shapes, lambda shape: _look(shape, scale)):
        alike = tuple(group)
        if len(alike) == 1 or not look or "opacity" in look:
            found += (_element(each, look, scale, font) for each in alike)
        elif look.startswith(' fill="none"') and all(isinstance(each, Path) for each in alike):
            lines = (each.segments for each in alike if isinstance(each, Path))
            data = "".join(path_data(each, scale) for each in lines)
            found.append(f'<path d="{data}"{look}/>')
        else:
            inside = "".join(_element(each, "", scale, font) for each in alike)
            found.append(f"<g{look}>{inside}</g>")
    return "".join(found)


def _look(shape: Shape, scale: float) -> str:
    """Return the attributes that tell what a shape looks like, wherever it is."""
    if isinstance(shape, Man):
        raise ValueError("a man has no outline of its own")
    if isinstance(shape, Text):
        return ""
    look = f' fill="{colour(shape.fill)}"'
    if not isinstance(shape, Rect):
        if shape.stroke and shape.stroke_width:
            width = number(shape.stroke_width * scale)
            look += f' stroke="{colour(shape.stroke)}" stroke-width="{width}"'
        if isinstance(shape, Path) and shape.even_odd:
            look += ' fill-rule="evenodd"'
    if shape.opacity != 1:
        look += f' opacity="{number(shape.opacity)}"'
    return look


def _element(shape: Shape, look: str, scale: float, font: str) -> str:
    def scaled(value: float) -> str:
        return number(value * scale)

    match shape:
        case Path():
            return f'<path d="{path_data(shape.segments, scale)}"{look}/>'
        case Circle():
            x, y, radius = scaled(shape.x), scaled(shape.y), scaled(shape.radius)
            return f'<circle cx="{x}" cy="{y}" r="{radius}"{look}/>'
        case Rect():
            place = "" if not shape.x else f' x="{scaled(shape.x)}"'
            place += "" if not shape.y else f' y="{scaled(shape.y)}"'
            size = f'width="{scaled(shape.width)}" height="{scaled(shape.height)}"'
            return f"<rect{place} {size}{look}/>"
        case Text():
            style = ' font-weight="bold"' * shape.bold + ' font-style="italic"' * shape.italic
            style += f' text-anchor="{shape.anchor}"' * (shape.anchor != "start")
            return (
                f'<text x="{scaled(shape.x)}" y="{scaled(shape.y)}" font-family="{_families(font)}"'
                f' font-size="{scaled(shape.size)}"{style} fill="{colour(shape.fill)}">'
                f"{escaped(shape.text)}</text>"
            )
    raise ValueError("a man has no outline of its own")


def _families(font: str) -> str:
    """Return the family of texts, and what comes nearest where it is not installed."""
    if not font:
        return f"'{OUR_FONT}','PT Serif',serif"
    return escaped("'" + font.replace("\\", "").replace("'", "\\'") + "',serif")


def _shortest(letter: str, points: Sequence[int], offsets: Sequence[int], last: str) -> str:
    """Return a step with whichever letter makes it shorter; without one if it is the last one's."""
    spellings = []
    for name, values in ((letter, points), (letter.lower(), offsets)):
        numbers = _joined(values)
        if name != last or name in "Mm":
            spellings.append(name + numbers)
        else:
            spellings.append(numbers if numbers[0] == "-" else " " + numbers)
    return min(spellings, key=len)


def _joined(values: Sequence[int]) -> str:
    return " ".join(map(_hundredths, values)).replace(" -", "-")


def _hundredths(value: int) -> str:
    """Return a whole number of hundredths as a decimal number."""
    whole, part = divmod(abs(value), 100)
    digits = f"{part:02}".rstrip("0")
    text = f"{whole}.{digits}" if digits else str(whole)
    if whole == 0 and digits:
        text = text[1:]
    return "-" + text if value < 0 else text


_KINDS: Final = {
    "K": "king",
    "Q": "queen",
    "R": "rook",
    "B": "bishop",
    "N": "knight",
    "P": "pawn",
}
_NAMES: Final = {
    piece: f"{'white' if piece.isupper() else 'black'} {_KINDS[piece.upper()]}" for piece in PIECES
}
_MEN: Final = [
    [{EMPTY: ""} | {piece: f"{_NAMES[piece]} {file}{rank}, " for piece in PIECES} for file in FILES]
    for rank in RANKS
]
"""By rank and file: each piece on that square, and what parts it from the next one."""
_NO_MEN: Final = "The board is empty."


def _rank_in_words(contents: str, rank: int) -> str:
    """Return what stands on a rank, from the a-file on, as a sentence, or nothing."""
    men = "".join(map(getitem, _MEN[rank], contents))
    return f"Rank {rank + 1}: {men[:-2]}." if men else ""


_MOVERS: Final = {WHITE: "White to move", BLACK: "Black to move"}


def _marks_in_words(marks: Marks) -> str:
    """Return what is drawn over a board as a sentence that begins with a space, or nothing."""

    def named(colour: MarkColour, kind: str, square: Square) -> str:
        return f"{colour.name.lower()} {kind} {square_name(square)}"

    words = [
        *(
            f"{named(arrow.colour, 'arrow', arrow.origin)} to {square_name(arrow.target)}"
            for arrow in marks.arrows
        ),
        *(named(colour, "circle", square) for colour, square in marks.circles),
        *(named(colour, "square", square) for colour, square in marks.highlights),
        *(f"“{label.text}” on {square_name(label.square)}" for label in marks.labels),
    ]
    return f" Drawn over it: {', '.join(words)}." if words else ""


_UNIT: Final = 100
"""Of a square's side."""
_PREFIX: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_.-]*")
_PLACEHOLDER: Final = "\x01"
"""Stands for a prefix that is not known yet; XML forbids it, so no text of anyone's has it."""
_MARKDOWN: Final = {ord(each): f"&#{ord(each)};" for each in "\\`*_[]~|"}
"""What Markdown might take for its own in the text of a line."""
_INSET: Final = number((1 - MAN_SIDE) / 2 * _UNIT)
_PLACE: Final = f'transform="translate({_INSET} {_INSET}) scale({number(MAN_SIDE)})"'
"""Where a drawing of a square's size is within a square."""
_GROUP: Final = '<g stroke-linecap="round" stroke-linejoin="round">'
_METADATA: Final = f'<metadata>{{}}<{ELEMENT} xmlns="{NAMESPACE}" program="FenEdit">'
_METADATA_END: Final = f"</{ELEMENT}></metadata>"
_RECORD: Final = f'<{RECORD_ELEMENT} xmlns="{NAMESPACE}">{{}}</{RECORD_ELEMENT}>'
_BITS: Final = {EMPTY: 0} | {piece: 1 << index for index, piece in enumerate(PIECES)}
_MOST_RANKS: Final = 4096
_MOST_KITS: Final = 16


def svg_text(diagram: Diagram, style: DiagramStyle, pieces: PieceSet) -> str:
    """Return a diagram as the text of an SVG file, to be written as UTF-8."""
    return _kit(pieces, style, diagram.flipped, False, len(diagram.caption)).text(diagram, pieces)


def inline_svg(diagram: Diagram, style: DiagramStyle, pieces: PieceSet, prefix: str) -> str:
    """Return a diagram as an element for an HTML page.

    It is a single line in which Markdown finds nothing of its own. The FEN is in `data-fen`.

    Args:
        diagram: what to show.
        style: how.
        pieces: the drawings of men.
        prefix: what all ids begin with: another one for each diagram of a page.

    Raises:
        ValueError: the prefix is not a letter followed by letters, digits, ".", "_" or "-".
    """
    if not _PREFIX.fullmatch(prefix):
        raise ValueError(f"not the beginning of an XML id: {prefix!r}")
    text = _kit(pieces, style, diagram.flipped, True, len(diagram.caption)).text(diagram, pieces)
    return text.replace(_PLACEHOLDER, prefix)


class _Rank(dict[str, tuple[str, str, int]]):
    """By what stands on a rank: the men there as elements, in words, and as a set of bits."""

    def __init__(self, rank: int, flipped: bool, use: str) -> None:
        super().__init__()
        self._rank = rank
        y = f' y="{_UNIT * (rank if flipped else 7 - rank)}"'
        self._uses: list[dict[str, str]] = []
        for file in range(8):
            x = f' x="{_UNIT * (7 - file if flipped else file)}"'
            place = f'"{x}{y}/>'.replace(' x="0"', "").replace(' y="0"', "")
            self._uses.append({EMPTY: ""} | {each: use + _id(each) + place for each in PIECES})

    def __missing__(self, contents: str) -> tuple[str, str, int]:
        if len(self) >= _MOST_RANKS:
            self.clear()
        uses = "".join(map(getitem, self._uses, contents))
        bits = sum(map(_BITS.__getitem__, set(contents)))
        words = _rank_in_words(contents, self._rank)
        found = self[contents] = (uses, f" {words}" if words else "", bits)
        return found


class _Kit:
    """What the diagrams of a style, an orientation and a piece set share."""

    def __init__(self, style: DiagramStyle, flipped: bool, is_inline: bool, lines: int) -> None:
        self._is_inline = is_inline
        self._style = style
        self._prefix = _PLACEHOLDER if is_inline else ""
        use = self._use = f'<use {"" if is_inline else "xlink:"}href="#{self._prefix}'
        self._ranks = [_Rank(rank, flipped, use) for rank in range(8)]
        self._drawings: dict[Piece, str] = {}
        # Texts by piece, not by set of pieces: these many would not stay near the processor.
        self._definitions: dict[int, tuple[str, ...]] = {}
        self._start = _start(style, self._prefix, is_inline, lines)
        self._ground = _background(style, lines) + elements(ground_of(style), _UNIT)
        self._lettering = self._once(lettering_of(style, flipped), "c")
        self._above = {
            side: elements(mover_mark(side, flipped, style) if style.mover_mark else (), _UNIT)
            for side in (WHITE, BLACK)
        }
        self._end = "</g></svg>" if is_inline else "</g></svg>\n"
        self._titles = {side: f"Chess diagram: {mover}" for side, mover in _MOVERS.items()}
        self._middle = {
            side: f'</title><desc id="{self._prefix}desc">{mover}.'
            for side, mover in _MOVERS.items()
        }
        self._seen = " Seen from Black's side." if flipped else ""

    def text(self, diagram: Diagram, pieces: PieceSet) -> str:
        """Return a diagram as SVG."""
        # Written out, since loops and the texts between would take half as much time again.
        placement = diagram.placement
        rank1, rank2, rank3, rank4, rank5, rank6, rank7, rank8 = self._ranks
        men8, told8, bits8 = rank8[placement[56:64]]
        men7, told7, bits7 = rank7[placement[48:56]]
        men6, told6, bits6 = rank6[placement[40:48]]
        men5, told5, bits5 = rank5[placement[32:40]]
        men4, told4, bits4 = rank4[placement[24:32]]
        men3, told3, bits3 = rank3[placement[16:24]]
        men2, told2, bits2 = rank2[placement[8:16]]
        men1, told1, bits1 = rank1[placement[0:8]]
        present = bits1 | bits2 | bits3 | bits4 | bits5 | bits6 | bits7 | bits8
        definitions = self._definitions.get(present) or self._defined(present, pieces)
        side = diagram.side_to_move
        below = drawn = metadata = ""
        above = self._above[side]
        if (diagram.marks is not NO_MARKS and self._style.show_marks) or diagram.caption:
            below, above, drawn = self._marks(diagram)
        title = self._safe(diagram.title) if diagram.title else self._titles[side]
        start, middle = self._start, self._middle[side]
        if not present:
            told8 = f" {_NO_MEN}"
        if diagram.fen and self._is_inline:
            start = start.replace("><", f' data-fen="{escaped(diagram.fen)}"><', 1)
        elif diagram.fen:
            record = _RECORD.format(escaped(diagram.record)) if diagram.record else ""
            metadata = _METADATA.format(record) + escaped(diagram.fen) + _METADATA_END
        # fmt: off
        return "".join([
            start, title, middle, told8, told7, told6, told5, told4, told3, told2, told1,
            self._seen, drawn, "</desc>", metadata, *definitions, self._ground, below,
            men8, men7, men6, men5, men4, men3, men2, men1, self._lettering, above, self._end,
        ])
        # fmt: on

    def _safe(self, text: str) -> str:
        return escaped(text).translate(_MARKDOWN) if self._is_inline else escaped(text)

    def _marks(self, diagram: Diagram) -> tuple[str, str, str]:
        """Return what is below the men, what is above them, and all marks in words."""
        below = elements(below_of(diagram, self._style), _UNIT)
        above = self._once(above_of(diagram, self._style), "a")
        if self._is_inline:
            above = above.translate(_MARKDOWN)
        drawn = _marks_in_words(diagram.marks) if self._style.show_marks else ""
        return below, above, self._safe(drawn)

    def _once(self, shapes: Sequence[Shape], letter: str) -> str:
        """Return shapes as elements; an outline that is drawn twice is written once."""
        found: list[str] = []
        outlines = groupby(shapes, lambda each: each.segments if isinstance(each, Path) else ())
        for number, (segments, group) in enumerate(outlines):
            alike, name = tuple(group), f"{letter}{number}"
            if len(alike) == 1 or not segments:
                found.append(elements(alike, _UNIT, self._style.font))
                continue
            data = path_data(segments, _UNIT)
            found.append(f'<defs><path id="{self._prefix}{name}" d="{data}"/></defs>')
            found += (f'{self._use}{name}"{_look(each, _UNIT)}/>' for each in alike)
        return "".join(found)

    def _defined(self, present: int, pieces: PieceSet) -> tuple[str, ...]:
        """Return the drawings of the pieces whose bits are set."""
        drawings = (
            self._drawings.get(piece) or self._drawn(piece, pieces)
            for index, piece in enumerate(PIECES)
            if present >> index & 1
        )
        found = ("<defs>", *drawings, "</defs>", _GROUP) if present else (_GROUP,)
        self._definitions[present] = found
        return found

    def _drawn(self, piece: Piece, pieces: PieceSet) -> str:
        if scheme(self._style.scheme).for_print:
            pieces = in_one_ink(pieces)
        inside = elements(outlines(pieces, piece), _UNIT)
        text = f'<g id="{self._prefix}{_id(piece)}" {_PLACE}>{inside}</g>'
        self._drawings[piece] = text
        return text


_KITS: Final[WeakKeyDictionary[PieceSet, dict[tuple[DiagramStyle, bool, bool, int], _Kit]]] = (
    WeakKeyDictionary()
)


_LATEST: Final[list[tuple[ref[PieceSet], DiagramStyle, tuple[bool, bool, int], _Kit]]] = []
"""The kit of the last diagram, if there was one, behind what it is for.

It is found by identity, since to compare styles takes longer.
"""


def _kit(pieces: PieceSet, style: DiagramStyle, flipped: bool, is_inline: bool, lines: int) -> _Kit:
    for known, same_style, same_form, latest in _LATEST:
        if same_style is style and known() is pieces and same_form == (flipped, is_inline, lines):
            return latest
    kits = _KITS.setdefault(pieces, {})
    key = (style, flipped, is_inline, lines)
    kit = kits.get(key)
    if kit is None:
        if len(kits) >= _MOST_KITS:
            kits.clear()
        kit = kits[key] = _Kit(style, flipped, is_inline, lines)
    _LATEST[:] = [(ref(pieces), style, (flipped, is_inline, lines), kit)]
    return kit


def _start(style: DiagramStyle, prefix: str, is_inline: bool, lines: int) -> str:
    """Return everything up to the title."""
    frame = frame_of(style, lines)
    box = " ".join(
        number(each * _UNIT) for each in (-frame.left, -frame.top, frame.width, frame.height)
    )
    height = number(style.size * frame.height / frame.width)
    links = "" if is_inline else ' xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1"'
    declaration = "" if is_inline else '<?xml version="1.0" encoding="UTF-8"?>\n'
    # A column of a page may be narrower.
    fits = ' style="max-width:100%;height:auto"' if is_inline else ""
    return (
        f'{declaration}<svg xmlns="http://www.w3.org/2000/svg"{links} width="{style.size}"'
        f' height="{height}" viewBox="{box}"{fits} role="img"'
        f' aria-labelledby="{prefix}title {prefix}desc"><title id="{prefix}title">'
    )


def _background(style: DiagramStyle, lines: int) -> str:
    if not style.background:
        return ""
    frame = frame_of(style, lines)
    area = Rect(-frame.left, -frame.top, frame.width, frame.height, style.background)
    return elements((area,), _UNIT)


def _id(piece: Piece) -> str:
    """Return what a piece is called in a file: colour and kind, such as "wK"."""
    return f"{'w' if piece.isupper() else 'b'}{piece.upper()}"
