"""Finds the files of the program's translations, and checks that they are intact."""

from __future__ import annotations

import zlib
from pathlib import Path

from fenedit import resource


def translation_files() -> dict[str, Path]:
    """Return the files of all translations, by the codes of their languages."""
    try:
        files = sorted(resource("translations").glob("fenedit_*.qm"))
    except FileNotFoundError:
        return {}
    return {path.stem.removeprefix("fenedit_"): path for path in files}


def sealed(data: bytes) -> bytes:
    """Return a .qm file with a checksum at its end, in a section that Qt ignores."""
    return data + _seal_of(data)


def is_whole(path: Path) -> bool:
    """Return whether a translation's file is intact: Qt crashes on a damaged one."""
    try:
        data = path.read_bytes()
    except OSError:
        return False
    return data.endswith(_seal_of(data[:-9]))


def _seal_of(data: bytes) -> bytes:
    return b"\x53\0\0\0\4" + zlib.crc32(data).to_bytes(4, "big")
