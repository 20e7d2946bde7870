"""Spellings that are drawings: SVG as text, alone and in a figure for a page.

`notation.spellings.export` cannot have them, because they need the drawings of pieces.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import TYPE_CHECKING, Final

from fenedit.notation.fen import format_fen
from fenedit.notation.position import Position
from fenedit.notation.spellings.export import FIELDS, Spelling, WriteOptions, telling
from fenedit.notation.translatable import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from fenedit.diagram.description import Diagram, DiagramStyle
    from fenedit.diagram.pieces.piece_set import PieceSet
    from fenedit.session.settings import Preferences

_PIXELS: Final = 400
"""Width at which a page shows a drawing, unless it says otherwise."""
_BEFORE: Final = "forum"
"""Drawings stand behind the other pages, before what is for forums."""
_TITLES: Final = {
    "html-svg": QT_TRANSLATE_NOOP("spellings", "HTML with a drawing (SVG)"),
    "svg": QT_TRANSLATE_NOOP("spellings", "Drawing (SVG)"),
}


def drawn_spellings(
    style: Callable[[], DiagramStyle], pieces: Callable[[], PieceSet]
) -> tuple[Spelling, ...]:
    """Return the spellings that are drawings.

    Args:
        style: returns how they look now.
        pieces: returns the drawings of men.
    """

    @telling(*FIELDS, "marks")
    def write_html(position: Position, options: WriteOptions) -> str:
        from fenedit.diagram.svg import inline_svg

        fen = format_fen(position)
        # A page may hold several, and what has an id must be the only one that has it.
        prefix = f"d{_print_of(fen, options):08x}"
        drawing = inline_svg(_diagram(position, options), style(), pieces(), prefix)
        caption = f"<figcaption><code>{escape(fen)}</code></figcaption>"
        return f'<figure class="chess-diagram">\n{drawing}\n{caption}\n</figure>'

    @telling(*FIELDS, "marks")
    def write_svg(position: Position, options: WriteOptions) -> str:
        from fenedit.diagram.svg import svg_text

        return svg_text(_diagram(position, options), style(), pieces()).rstrip("\n")

    return (
        Spelling("html-svg", "web", _TITLES["html-svg"], write_html),
        Spelling("svg", "web", _TITLES["svg"], write_svg),
    )


def style_as_seen(preferences: Preferences) -> DiagramStyle:
    """Return how drawings look that are to look as the board does in the window."""
    from fenedit.diagram.board_scene import Coordinates
    from fenedit.diagram.description import DiagramStyle

    return DiagramStyle(
        size=_PIXELS,
        coordinates=Coordinates(preferences.coordinates),
        scheme=preferences.board_theme,
        pieces=preferences.piece_set,
    )


def with_drawn(spellings: Iterable[Spelling], drawn: Sequence[Spelling]) -> tuple[Spelling, ...]:
    """Return spellings in the order in which they are shown, drawings among them."""
    found: list[Spelling] = []
    for spelling in spellings:
        if spelling.code == _BEFORE:
            found += drawn
        found.append(spelling)
    return tuple(found)


def _diagram(position: Position, options: WriteOptions) -> Diagram:
    from fenedit.diagram.description import Diagram

    return Diagram(
        position.placement,
        format_fen(position),
        position.side_to_move,
        options.flipped,
        options.marks,
    )


def _print_of(fen: str, options: WriteOptions) -> int:
    """Return a number that is the same for the same diagram at any time."""
    from zlib import crc32

    return crc32(f"{fen} {options.flipped} {options.marks}".encode())
