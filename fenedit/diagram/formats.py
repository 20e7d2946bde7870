"""The formats in which pictures are written, in one table. A new one is a row here, and its words.

Each is written by a module of its own, which is imported at the first picture of that format.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from fenedit.diagram.description import Diagram, DiagramStyle
    from fenedit.diagram.pieces.piece_set import PieceSet


class Extent(NamedTuple):
    """How large a picture is, beside the size of its style.

    Attributes:
        scale: pixels of a PNG for each of the style's.
        dpi: of a PNG, dots an inch at scale 1.
        width_mm: of a PDF's page in millimetres; 0 for the style's pixels at 96 an inch.
    """

    scale: int = 1
    dpi: int = 96
    width_mm: float = 0.0


def _png(diagram: Diagram, style: DiagramStyle, pieces: PieceSet, extent: Extent) -> bytes:
    from fenedit.diagram.pixels.image import png_bytes

    return png_bytes(diagram, style, pieces, extent.scale, extent.dpi)


def _svg(diagram: Diagram, style: DiagramStyle, pieces: PieceSet, extent: Extent) -> bytes:
    from fenedit.diagram.svg import svg_text

    return svg_text(diagram, style, pieces).encode()


def _pdf(diagram: Diagram, style: DiagramStyle, pieces: PieceSet, extent: Extent) -> bytes:
    from fenedit.diagram.pdf import pdf_bytes

    return pdf_bytes(diagram, style, pieces, width_mm=extent.width_mm)


class PictureFormat(NamedTuple):
    """A format.

    Attributes:
        write: returns a diagram as a file of it.
        mime: the type by which programs know it on the clipboard.
        has_pixels: whether it is made of pixels, else of vectors.
        is_text: whether a terminal can show it.
    """

    write: Callable[[Diagram, DiagramStyle, PieceSet, Extent], bytes]
    mime: str
    has_pixels: bool = False
    is_text: bool = False


FORMATS: Final[Mapping[str, PictureFormat]] = {
    "png": PictureFormat(_png, "image/png", has_pixels=True),
    "svg": PictureFormat(_svg, "image/svg+xml", is_text=True),
    "pdf": PictureFormat(_pdf, "application/pdf"),
}
"""The formats by what files end with, in the order in which they are offered."""
