"""Draws links as QR codes (ISO/IEC 18004): scanned with a phone, one opens the position."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from typing import TYPE_CHECKING

from fenedit.diagram.shapes import Path, Segment, box
from fenedit.diagram.sheet.grid import CODE_SIDE, INK

if TYPE_CHECKING:
    from segno import QRCode


@lru_cache(maxsize=256)
def _code(link: str) -> QRCode:
    # Imported here: few sheets have links.
    import segno

    return segno.make_qr(link, error="l")


def qr_shape(link: str, right: float, top: float) -> Path:
    """Return a code on a page.

    Args:
        link: its content.
        right: its right edge in points; it needs white space of `QUIET` on each side.
        top: its top edge.
    """
    rows = [*map(bytes, _code(link).matrix)]
    module = CODE_SIDE / len(rows)
    segments: list[Segment] = []
    for number, row in enumerate(rows):
        y = top + number * module
        start = 0
        while (start := row.find(1, start)) >= 0:
            end = row.find(0, start)
            end = len(row) if end < 0 else end
            # A little higher, or white lines could be visible between rows.
            x, width = right - (len(row) - start) * module, (end - start) * module
            segments += box(x, y, width, 1.01 * module)
            start = end
    return Path(tuple(segments), fill=INK)


def qr_picture(link: str, kind: str) -> bytes:
    """Return a code as a file without white around it: "png" with 4 pixels per module, or "svg"."""
    target = BytesIO()
    look = {"xmldecl": False, "omitsize": True} if kind == "svg" else {"scale": 4}
    _code(link).save(target, kind=kind, border=0, **look)
    return target.getvalue()
