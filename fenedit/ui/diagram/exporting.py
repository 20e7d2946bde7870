"""A diagram as the bytes of a file, and the file itself."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import Final

from fenedit.diagram.description import Diagram
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.documents.files.disk_file import FileState
from fenedit.documents.files.saving import save_bytes
from fenedit.ui.diagram.choice import FORMATS, PictureChoice, PictureFormat

_PLAIN_NAME: Final = "diagram"
_LONGEST_STEM: Final = 60
"""Characters of an offered name; names of files have 255 bytes at most."""
_NOT_IN_NAMES: Final = re.compile(r'[\x00-\x1f\x7f<>:"/\\|?*]+')
"""What Windows refuses in names, and all that other systems refuse."""
_OTHER_SUFFIXES: Final = frozenset(
    (".jpg", ".jpeg", ".gif", ".webp", ".bmp", ".tif", ".tiff", ".eps", ".ps", ".ico", ".avif")
)
_TAKEN_NAMES: Final = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)


def picture_bytes(diagram: Diagram, choice: PictureChoice, pieces: PieceSet) -> bytes:
    """Return a diagram as a file of the chosen format."""
    # Here, because most sessions make no picture, and each needs only one of them.
    if choice.format == "svg":
        from fenedit.diagram.svg import svg_text

        return svg_text(diagram, choice.style, pieces).encode()
    if choice.format == "pdf":
        from fenedit.diagram.pdf import pdf_bytes

        return pdf_bytes(diagram, choice.style, pieces)
    from fenedit.diagram.pixels.image import png_bytes

    return png_bytes(diagram, choice.style, pieces, scale=choice.scale)


def losses(choice: PictureChoice, pieces: PieceSet) -> tuple[str, ...]:
    """Return codes of what the chosen format cannot hold of a diagram: "gradients"."""
    if choice.format == "png":
        return ()
    from fenedit.diagram.pieces.outlines import has_gradients

    return ("gradients",) if has_gradients(pieces) else ()


def picture_size(choice: PictureChoice) -> tuple[int, int]:
    """Return the width and height of a PNG, and the nominal ones of an SVG, in pixels."""
    from fenedit.diagram.picture import pixel_frame

    frame = pixel_frame(choice.style, choice.scale if choice.format == "png" else 1)
    return frame.width, frame.height


def offered_name(name: str, choice: PictureChoice) -> str:
    """Return the name of a file for a picture of what has a name, such as "Haring 1@2x.png"."""
    words = " ".join(_NOT_IN_NAMES.sub(" ", unicodedata.normalize("NFC", name)).split())
    stem = words[:_LONGEST_STEM].strip(" .…")
    if not stem or _TAKEN_NAMES.fullmatch(stem):
        stem = _PLAIN_NAME
    double = "@2x" if choice.double and choice.format == "png" else ""
    return f"{stem}{double}.{choice.format}"


class UnknownSuffixError(ValueError):
    """The name of a file asks for a format that is not written, such as "board.jpg".

    Attributes:
        suffix: the format, such as ".jpg".
    """

    def __init__(self, suffix: str) -> None:
        super().__init__(suffix)
        self.suffix = suffix


def named_format(path: Path, chosen: PictureFormat) -> PictureFormat:
    """Return the format that a file's name asks for; the chosen one where it asks for none.

    Raises:
        UnknownSuffixError: it asks for another one.
    """
    suffix = path.suffix.lower()
    named = next((each for each in FORMATS if suffix == f".{each}"), None)
    if named is None and suffix in _OTHER_SUFFIXES:
        raise UnknownSuffixError(path.suffix)
    return named or chosen


def save_picture(path: Path, data: bytes) -> FileState:
    """Make a picture the content of a file, which holds all of it afterwards, or what it held.

    Raises:
        SaveError: it could not be saved.
    """
    return save_bytes(path, data)
