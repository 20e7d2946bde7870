"""Lays out the text below a single picture. Pure, no Qt."""

from dataclasses import replace

from fenedit.diagram.description import Diagram
from fenedit.diagram.picture import CAPTION_SIZE, Measure
from fenedit.diagram.sheet.fitted_text import fitted, width_in
from fenedit.notation.puzzle import Caption

MOST_CAPTION_LINES = 6
_LAID_OUT_AT = 100.0


def caption_text(caption: Caption) -> str:
    """Return the text below a record's picture: author, source, stipulation, twins."""
    named = [caption.author or caption.title, caption.source, caption.award]
    lines = (", ".join(filter(None, named)), caption.stipulation, *caption.more)
    return "\n".join(filter(None, lines))


def captioned(diagram: Diagram, text: str, measure: Measure) -> Diagram:
    """Return a diagram with a text below its board, broken into lines.

    Args:
        diagram: without a caption.
        text: one or more lines; lines beyond MOST_CAPTION_LINES are left out.
        measure: of the font.
    """
    width = width_in(measure, _LAID_OUT_AT)
    # A little less than the eight squares of the board: fonts differ between programs.
    room = 7.8 * _LAID_OUT_AT / CAPTION_SIZE
    lines: list[str] = []
    for line in text.splitlines():
        seen = "".join(filter(str.isprintable, " ".join(line.split())))
        lines += fitted(seen, room, width, MOST_CAPTION_LINES - len(lines))
    return replace(diagram, caption=tuple(lines))
