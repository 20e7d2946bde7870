"""Diagrams as SVG 1.1: vectors alone, small, each piece defined once.

A square is a hundred units, and the board's top left corner is at 0, 0. Pieces are placed with
`xlink:href` in files, since Inkscape before 1.3 and old librsvg know no other, and with plain
`href` inside HTML, which declares no such prefix when it is read as XML.

All that the diagrams of a style have in common is written once and kept, and so is each rank that
occurs: a diagram is then a matter of joining texts.
"""

import re
from operator import getitem
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary, ref

from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.picture import (
    MAN_SIDE,
    above_of,
    below_of,
    frame_of,
    ground_of,
    lettering_of,
    mover_mark,
)
from fenedit.diagram.pieces.outlines import outlines
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.shapes import Rect
from fenedit.diagram.svg.elements import elements, escaped, number
from fenedit.diagram.svg.metadata import ELEMENT, NAMESPACE
from fenedit.diagram.svg.words import (
    NO_MEN,
    marks_in_words,
    mover_in_words,
    rank_in_words,
)
from fenedit.notation.marks import NO_MARKS
from fenedit.notation.position import BLACK, EMPTY, PIECES, WHITE, Piece

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
_METADATA: Final = f'<metadata><{ELEMENT} xmlns="{NAMESPACE}" program="FenEdit">'
_METADATA_END: Final = f"</{ELEMENT}></metadata>"
_BITS: Final = {EMPTY: 0} | {piece: 1 << index for index, piece in enumerate(PIECES)}
_MOST_RANKS: Final = 4096
_MOST_KITS: Final = 16


def svg_text(diagram: Diagram, style: DiagramStyle, pieces: PieceSet) -> str:
    """Return a diagram as the text of an SVG file, to be written as UTF-8."""
    return _kit(pieces, style, diagram.flipped, False).text(diagram, pieces)


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
    text = _kit(pieces, style, diagram.flipped, True).text(diagram, pieces)
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
        words = rank_in_words(contents, self._rank)
        found = self[contents] = (uses, f" {words}" if words else "", bits)
        return found


class _Kit:
    """What the diagrams of a style, an orientation and a piece set share."""

    def __init__(self, style: DiagramStyle, flipped: bool, is_inline: bool) -> None:
        self._is_inline = is_inline
        self._style = style
        self._prefix = _PLACEHOLDER if is_inline else ""
        use = f'<use {"" if is_inline else "xlink:"}href="#{self._prefix}'
        self._ranks = [_Rank(rank, flipped, use) for rank in range(8)]
        self._drawings: dict[Piece, str] = {}
        # Texts by piece, not by set of pieces: these many would not stay near the processor.
        self._definitions: dict[int, tuple[str, ...]] = {}
        self._start = _start(style, self._prefix, is_inline)
        self._ground = _background(style) + elements(ground_of(style), _UNIT)
        self._lettering = elements(lettering_of(style, flipped), _UNIT)
        self._above = {
            side: elements(mover_mark(side, flipped, style) if style.mover_mark else (), _UNIT)
            for side in (WHITE, BLACK)
        }
        self._end = "</g></svg>" if is_inline else "</g></svg>\n"
        self._titles = {side: f"Chess diagram: {mover_in_words(side)}" for side in (WHITE, BLACK)}
        self._middle = {
            side: f'</title><desc id="{self._prefix}desc">{mover_in_words(side)}.'
            for side in (WHITE, BLACK)
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
        if diagram.marks is not NO_MARKS and self._style.show_marks:
            below, above, drawn = self._marks(diagram)
        title = self._safe(diagram.title) if diagram.title else self._titles[side]
        start, middle = self._start, self._middle[side]
        if not present:
            told8 = f" {NO_MEN}"
        if diagram.fen and self._is_inline:
            start = start.replace("><", f' data-fen="{escaped(diagram.fen)}"><', 1)
        elif diagram.fen:
            metadata = _METADATA + escaped(diagram.fen) + _METADATA_END
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
        above = elements(above_of(diagram, self._style), _UNIT)
        if self._is_inline:
            above = above.translate(_MARKDOWN)
        return below, above, self._safe(marks_in_words(diagram.marks))

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
        inside = elements(outlines(pieces, piece), _UNIT)
        text = f'<g id="{self._prefix}{_id(piece)}" {_PLACE}>{inside}</g>'
        self._drawings[piece] = text
        return text


_KITS: Final[WeakKeyDictionary[PieceSet, dict[tuple[DiagramStyle, bool, bool], _Kit]]] = (
    WeakKeyDictionary()
)


class _Latest(NamedTuple):
    """A kit, and what it is for; found by identity, since to compare styles takes longer."""

    pieces: ref[PieceSet]
    style: DiagramStyle
    flipped: bool
    is_inline: bool
    kit: _Kit


_LATEST: Final[list[_Latest]] = []
"""The kit of the last diagram, if there was one."""


def _kit(pieces: PieceSet, style: DiagramStyle, flipped: bool, is_inline: bool) -> _Kit:
    for known, same_style, same_flipped, same_inline, latest in _LATEST:
        if (
            same_style is style
            and known() is pieces
            and same_flipped == flipped
            and same_inline == is_inline
        ):
            return latest
    kits = _KITS.get(pieces)
    if kits is None:
        kits = _KITS[pieces] = {}
    key = (style, flipped, is_inline)
    kit = kits.get(key)
    if kit is None:
        if len(kits) >= _MOST_KITS:
            kits.clear()
        kit = kits[key] = _Kit(style, flipped, is_inline)
    _LATEST[:] = [_Latest(ref(pieces), style, flipped, is_inline, kit)]
    return kit


def _start(style: DiagramStyle, prefix: str, is_inline: bool) -> str:
    """Return everything up to the title."""
    frame = frame_of(style)
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


def _background(style: DiagramStyle) -> str:
    if not style.background:
        return ""
    frame = frame_of(style)
    area = Rect(-frame.left, -frame.top, frame.width, frame.height, style.background)
    return elements((area,), _UNIT)


def _id(piece: Piece) -> str:
    """Return what a piece is called in a file: colour and kind, such as "wK"."""
    return f"{'w' if piece.isupper() else 'b'}{piece.upper()}"
