"""The words below a single picture, in lines that fit below its board. Pure, no Qt."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from fenedit.diagram.picture import CAPTION_SIZE, Measure
from fenedit.diagram.sheet.fitted_text import fitted, width_in

if TYPE_CHECKING:
    from fenedit.diagram.description import Diagram
    from fenedit.notation.puzzle import Caption

MOST_LINES: Final = 6
_ROOM: Final = 7.8
"""Squares: a little less than the board, as fonts differ from one program to the next."""
_LAID_OUT_AT: Final = 100.0


def caption_text(caption: Caption) -> str:
    """Return what is said of a record below its picture: who made it and where, what is asked."""
    named = [caption.author or caption.title, caption.source, caption.award]
    return "\n".join(filter(None, (", ".join(filter(None, named)), caption.stipulation)))


def captioned(diagram: Diagram, text: str, measure: Measure) -> Diagram:
    """Return a diagram with a text below its board, its lines broken where they are too long.

    Args:
        diagram: what is shown.
        text: lines; of very many the last ones are left out.
        measure: of the font.
    """
    width = width_in(measure, _LAID_OUT_AT)
    room = _ROOM * _LAID_OUT_AT / CAPTION_SIZE
    lines: list[str] = []
    for line in text.splitlines():
        seen = "".join(filter(str.isprintable, " ".join(line.split())))
        lines += fitted(seen, room, width, MOST_LINES - len(lines))
    return replace(diagram, caption=tuple(lines))
