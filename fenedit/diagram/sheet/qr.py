"""Draws links as QR codes (ISO/IEC 18004): a phone that looks at one opens the position."""

from functools import lru_cache
from io import BytesIO

from fenedit.diagram.shapes import Path, Segment, box
from fenedit.diagram.sheet.layout import INK, LINK_SIDE

_QUIET = 4
"""Modules that stay white on each side of a code."""


@lru_cache(maxsize=256)
def _rows(link: str) -> tuple[bytes, ...]:
    # Imported here: few sheets have links.
    import segno

    return tuple(map(bytes, segno.make_qr(link, error="l").matrix))


def qr_shape(link: str, right: float, top: float) -> Path:
    """Return a code on a page.

    Args:
        link: what it says.
        right: its right edge in points; it needs `LINK_SIDE` there, with white at its other sides.
        top: the upper edge of that room.
    """
    rows = _rows(link)
    module = LINK_SIDE / (len(rows) + 2 * _QUIET)
    segments: list[Segment] = []
    for number, row in enumerate(rows):
        y = top + (number + _QUIET) * module
        start = 0
        while (start := row.find(1, start)) >= 0:
            end = row.find(0, start)
            end = len(row) if end < 0 else end
            # A little higher, lest a white line be seen between two rows.
            x, width = right - (len(row) - start) * module, (end - start) * module
            segments += box(x, y, width, 1.01 * module)
            start = end
    return Path(tuple(segments), fill=INK)


def qr_picture(link: str, kind: str) -> bytes:
    """Return a code with white around it as a file: "png" with 4 pixels a module, or "svg"."""
    import segno

    target = BytesIO()
    look = {"scale": 4} if kind == "png" else {"xmldecl": False, "omitsize": True}
    segno.make_qr(link, error="l").save(target, kind=kind, border=_QUIET, **look)
    return target.getvalue()
