"""Writes positions for Typst: boards of the package board-n-pieces."""

from collections.abc import Iterable

from fenedit.notation.fen import format_fen
from fenedit.notation.marks import NO_MARKS, Marks
from fenedit.notation.position import EMPTY, Placement, Position, Square, square_name

IMPORT = '#import "@preview/board-n-pieces:0.7.0": board, fen, marks'
"""The line before all boards; compilers download the package by it."""


def quoted(text: str) -> str:
    """Return a text as a string of Typst, on one line."""
    # Isolates keep the direction of what is around a text.
    kept = (each if each.isprintable() or each in "\u2068\u2069" else " " for each in text)
    shown = "".join(kept)
    return '"{}"'.format(shown.replace("\\", "\\\\").replace('"', '\\"'))


def board(
    fen: str,
    placement: Placement,
    *,
    flipped: bool,
    marks: Marks = NO_MARKS,
    more: Iterable[str] = (),
) -> tuple[str, Marks]:
    """Return the call that shows a position, and the marks that it draws.

    A square has one mark, below its piece, and all arrows have the colour of the first.

    Args:
        fen: the position.
        placement: its pieces.
        flipped: whether Black is at the bottom.
        marks: what is wanted over it.
        more: further arguments.
    """
    parts = [f"fen({quoted(fen)})", *["reverse: true"] * flipped, *more]
    drawn: dict[Square, str] = {}
    labels = tuple(each for each in marks.labels if placement[each.square] == EMPTY)
    for label in labels:
        drawn[label.square] = f"strong({quoted(label.text)})"
    highlights = tuple(each for each in marks.highlights if each.square not in drawn)
    for highlight in highlights:
        drawn[highlight.square] = f'marks.fill(rgb("{highlight.colour.screen}80"))'
    circles = tuple(each for each in marks.circles if each.square not in drawn)
    for circle in circles:
        drawn[circle.square] = f'marks.circle(paint: rgb("{circle.colour.screen}"))'
    if drawn:
        told = ", ".join(f'"{square_name(square)}": {mark}' for square, mark in drawn.items())
        parts.append(f"marked-squares: ({told})")
    if marks.arrows:
        ends = [f'"{square_name(each.origin)} {square_name(each.target)}"' for each in marks.arrows]
        # A comma after a single one makes it a list.
        parts.append(f"arrows: ({', '.join(ends)},)")
        parts.append(f'arrow-fill: rgb("{marks.arrows[0].colour.screen}")')
    shown = Marks(marks.arrows, circles, highlights, labels)
    return f"board({', '.join(parts)})", shown


def write_typst(position: Position, *, flipped: bool, marks: Marks = NO_MARKS) -> tuple[str, Marks]:
    """Return a document with a position, and the marks that it draws."""
    call, shown = board(format_fen(position), position.placement, flipped=flipped, marks=marks)
    return f"{IMPORT}\n#{call}", shown
