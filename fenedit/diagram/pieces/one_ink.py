"""Drawings of pieces for presses that print with one ink: pure black and pure white, no tint."""

import re
from collections.abc import Iterable
from dataclasses import replace
from typing import Final
from weakref import WeakKeyDictionary

from fenedit.diagram.pieces.outlines import outlines
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.shapes import Circle, Path, Shape
from fenedit.notation.position import PIECES, Piece

BLACK: Final = "#000000"
WHITE: Final = "#ffffff"

_HALF: Final = 0.5
_COLOUR: Final = re.compile(rb"#[0-9a-f]{6}")
_UNIT: Final = 1000
"""Of the box that drawings are written in, so that rounding cannot be seen."""
_INKED: Final[WeakKeyDictionary[PieceSet, PieceSet]] = WeakKeyDictionary()


def in_one_ink(pieces: PieceSet) -> PieceSet:
    """Return the same drawings in black and white, kept as long as their set lives."""
    inked = _INKED.get(pieces)
    if inked is None and pieces.is_ours:
        inked = _INKED[pieces] = pieces.apart(_in_black_and_white)
    elif inked is None:
        drawings = {
            piece: _drawing(inked_shapes(outlines(pieces, piece), piece)) for piece in PIECES
        }
        inked = _INKED[pieces] = PieceSet(pieces.name, drawings)
    return inked


def inked_shapes(shapes: Iterable[Shape], piece: Piece) -> tuple[Shape, ...]:
    """Return the shapes of a piece in black and white; what is hardly there is left out.

    A white piece keeps its outline even where that is light, and its inside even where that is
    dark; a black piece has black in any case.
    """
    kept = [
        shape for shape in shapes if isinstance(shape, Path | Circle) and shape.opacity >= _HALF
    ]
    tones = {_tone(colour) for shape in kept for colour in (shape.fill, shape.stroke) if colour}
    limit = _HALF
    if tones and not min(tones) < limit <= max(tones):
        limit = (min(tones) + max(tones)) / 2 if piece.isupper() else 1.1

    def inked(colour: str) -> str:
        return colour and (BLACK if _tone(colour) < limit else WHITE)

    return tuple(
        replace(shape, fill=inked(shape.fill), stroke=inked(shape.stroke), opacity=1.0)
        for shape in kept
    )


def _in_black_and_white(drawing: bytes) -> bytes:
    """Return a drawing of ours that can still be fitted to a size."""
    return _COLOUR.sub(
        lambda colour: (BLACK if _tone(colour[0].decode()) < _HALF else WHITE).encode(), drawing
    )


def _tone(colour: str) -> float:
    """Return how light a colour is, from 0 to 1."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return (0.30 * red + 0.59 * green + 0.11 * blue) / 255


def _drawing(shapes: tuple[Shape, ...]) -> bytes:
    start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_UNIT} {_UNIT}">'
    group = '<g stroke-linecap="round" stroke-linejoin="round">'
    inside = "".join(_element(each) for each in shapes if isinstance(each, Path | Circle))
    return f"{start}{group}{inside}</g></svg>".encode()


def _element(shape: Path | Circle) -> str:
    look = f'fill="{shape.fill or "none"}"'
    if shape.stroke and shape.stroke_width:
        look += f' stroke="{shape.stroke}" stroke-width="{_scaled(shape.stroke_width)}"'
    if isinstance(shape, Circle):
        x, y, radius = map(_scaled, (shape.x, shape.y, shape.radius))
        return f'<circle cx="{x}" cy="{y}" r="{radius}" {look}/>'
    if shape.even_odd:
        look += ' fill-rule="evenodd"'
    steps = (" ".join((kind, *map(_scaled, points))) for kind, *points in shape.segments)
    return f'<path d="{" ".join(steps)}" {look}/>'


def _scaled(length: float) -> str:
    return f"{length * _UNIT:.2f}"
