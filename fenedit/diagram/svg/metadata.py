"""The FEN that an SVG picture of ours carries. Pure, no Qt."""

from contextlib import suppress
from typing import Final
from xml.parsers import expat

NAMESPACE: Final = "urn:fenedit:diagram"
"""Of the element that holds the FEN; a name, not a place in the web."""
ELEMENT: Final = "fen"

_MAX_BYTES: Final = 8 << 20
_MAX_FEN: Final = 4096
_MAX_DEPTH: Final = 256


class _EnoughError(Exception):
    """Nothing further is to be read."""


def fen_in_svg(data: bytes) -> str | None:
    """Return the FEN of the first position that an SVG picture carries.

    Args:
        data: the file, which may come from anywhere. One that is larger than 8 MiB, has a document
            type, or nests too deep is not read.

    Returns:
        What stands there, unread; None where nothing does, or where it is no such picture.
    """
    if len(data) > _MAX_BYTES:
        return None
    reader = _Reader()
    # A file that breaks off after its FEN has told what was asked.
    with suppress(_EnoughError, expat.ExpatError, ValueError, LookupError):
        reader.parser.Parse(data, True)
    return " ".join("".join(reader.parts).split()) or None if reader.is_complete else None


class _Reader:
    """Reads until the first FEN ends."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.is_complete = False
        self._depth = 0
        self._length = 0
        self._inside = 0
        self.parser = expat.ParserCreate(namespace_separator=" ")
        self.parser.StartDoctypeDeclHandler = self._refuse
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._take

    def _refuse(self, *_: object) -> None:
        # Entities nested in entities grow without limit, and may name files.
        raise _EnoughError

    def _start(self, name: str, _: object) -> None:
        self._depth += 1
        if self._depth == 1 and name.rpartition(" ")[2] != "svg":
            raise _EnoughError
        if self._depth > _MAX_DEPTH:
            raise _EnoughError
        if not self._inside and name == f"{NAMESPACE} {ELEMENT}":
            self._inside = self._depth

    def _end(self, _: str) -> None:
        if self._depth == self._inside:
            self.is_complete = True
            raise _EnoughError
        self._depth -= 1

    def _take(self, text: str) -> None:
        if self._inside:
            self._length += len(text)
            if self._length > _MAX_FEN:
                raise _EnoughError
            self.parts.append(text)
