"""Draws links as QR codes (ISO/IEC 18004): a phone that looks at one opens the position."""

from functools import lru_cache
from io import BytesIO

from fenedit.diagram.shapes import Path, Segment, box
from fenedit.diagram.sheet.layout import CODE_SIDE, INK


@lru_cache(maxsize=256)
def _rows(link: str) -> tuple[bytes, ...]:
    # Imported here: few sheets have links.
    import segno

    return tuple(map(bytes, segno.make_qr(link, error="l").matrix))


def qr_shape(link: str, right: float, top: float) -> Path:
    """Return a code on a page.

    Args:
        link: what it says.
        right: its right edge in points; it needs `QUIET` of white at each side.
        top: its upper edge.
    """
    rows = _rows(link)
    module = CODE_SIDE / len(rows)
    segments: list[Segment] = []
    for number, row in enumerate(rows):
        y = top + number * module
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
    """Return a code as a file: "png" with 4 pixels a module, or "svg" with white around it."""
    import segno

    target = BytesIO()
    look = {"scale": 4, "border": 0}
    if kind == "svg":
        look = {"border": 4, "xmldecl": False, "omitsize": True}
    segno.make_qr(link, error="l").save(target, kind=kind, **look)
    return target.getvalue()
