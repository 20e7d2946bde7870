"""Pictures that come back: the positions that a PNG, SVG or PDF keeps beside what is seen."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from fenedit.notation.translatable import QT_TRANSLATE_NOOP

MOST_BYTES: Final = 1 << 26
"""A picture that holds more is not looked through; ours have a hundredth of it."""
_HEAD: Final = 4096
"""Bytes at the start of a file by which a picture is told from a text of positions."""
_SIGNATURES: Final = (
    b"\x89PNG\r\n\x1a\n",
    b"%PDF-",
    b"\xff\xd8\xff",
    b"GIF8",
    b"BM",
    b"II*\0",
    b"MM\0*",
)
_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"


def is_picture(head: bytes) -> bool:
    """Tell whether a file is a picture or a page, by its first bytes."""
    if head.startswith(b"BM"):
        # A text may begin so; a bitmap has zeros in its header.
        return b"\0" in head[:16]
    if head.startswith(_SIGNATURES) or (head[:4] == b"RIFF" and head[8:12] == b"WEBP"):
        return True
    text = head.removeprefix(_BYTE_ORDER_MARK).lstrip()
    return text.startswith(b"<svg") or (text.startswith((b"<?xml", b"<!")) and b"<svg" in text)


def picture_text(path: Path) -> str | None:
    """Return the positions that a picture keeps, EPD or FEN, one a line.

    "" if it keeps none, or is too large to be looked through; None if the file is no picture, or
    cannot be read: then it is opened as any file is, which says what is wrong with it.
    """
    try:
        if not path.is_file():
            return None
        with path.open("rb") as file:
            head = file.read(_HEAD)
            if not is_picture(head):
                return None
            data = head + file.read(MOST_BYTES)
    except (OSError, ValueError):
        return None
    return text_in_bytes(data)


def text_in_bytes(data: bytes) -> str:
    """Return the positions that the bytes of a picture keep, one a line; "" for none."""
    if len(data) > MOST_BYTES:
        return ""
    # Here, because hardly any session is given a picture.
    from fenedit.diagram.embedded import positions_in_file

    return "\n".join(positions_in_file(data))


def no_position_sentence(path: Path | None = None) -> str:
    """Return that a picture keeps no position.

    Args:
        path: its file; None for a picture on the clipboard.
    """
    if path is None:
        return _translated(
            QT_TRANSLATE_NOOP(
                "Pictures", "The picture on the clipboard does not contain a position."
            )
        )
    words = QT_TRANSLATE_NOOP(
        "Pictures",
        "The picture “{name}” does not contain a position. Only pictures exported by FenEdit do.",
    )
    return _translated(words).format(name=path.name)


def opened_sentence(path: Path, count: int) -> str:
    """Return that so many positions came out of a picture."""
    if count == 1:
        words = QT_TRANSLATE_NOOP("Pictures", "Position from the picture “{name}”.")
    else:
        words = QT_TRANSLATE_NOOP("Pictures", "Positions from “{name}”.")
    return _translated(words).format(name=path.name)


def _translated(source: str) -> str:
    return QCoreApplication.translate("Pictures", source)
