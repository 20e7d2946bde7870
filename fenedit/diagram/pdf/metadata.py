"""The positions that a PDF of ours keeps beside its diagrams. Pure, no Qt.

They stand in the document's information dictionary, under a name of our own, as one string with a
position a line. They are found without reading the rest of the file, which may be anybody's: the
work is bounded, whatever the bytes are.
"""

import re
from typing import Final

POSITIONS_KEY: Final = "FenEditPositions"
"""Name of the entry of the information dictionary."""

_KEY: Final = b"/" + POSITIONS_KEY.encode("ascii")
_MOST_PLACES: Final = 4
"""Of the name in a file; ours has one, one that was saved again by others perhaps a few."""
_LONGEST: Final = 1 << 24
_LONGEST_FEN: Final = 500
_BLANKS: Final = b" \t\r\n\f\0"
_HEX: Final = re.compile(rb"<([0-9A-Fa-f\s]*)>")
_ESCAPE: Final = re.compile(rb"\\(\r\n|[0-7]{1,3}|.|$)", re.DOTALL)
_ESCAPED: Final = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"b": b"\b", b"f": b"\f"}
_BYTE_ORDER: Final = b"\xfe\xff"


def positions_text(fens: tuple[str, ...] | list[str]) -> str:
    """Return what a file keeps for positions; those with line breaks in them are left out."""
    return "\n".join(fen for fen in fens if len(fen.splitlines()) == 1)


def fen_in_pdf(data: bytes) -> str | None:
    """Return the first position that a PDF of ours keeps; None if it keeps none."""
    return next(iter(fens_in_pdf(data)), None)


def fens_in_pdf(data: bytes) -> tuple[str, ...]:
    """Return the positions that a PDF of ours keeps, in the order of its diagrams.

    Args:
        data: the whole file. Any bytes may be given; what is no PDF of ours keeps none.

    Returns:
        the positions as they were written; nobody has checked that they are FEN.
    """
    if b"%PDF-" not in data[:1024]:
        return ()
    end = len(data)
    for _ in range(_MOST_PLACES):
        # What was changed last stands last in a file.
        end = data.rfind(_KEY, 0, end)
        if end < 0:
            break
        text = _string_at(data, end + len(_KEY))
        if text:
            lines = (line.strip() for line in text.split("\n"))
            return tuple(line for line in lines if 0 < len(line) <= _LONGEST_FEN)
    return ()


def _string_at(data: bytes, start: int) -> str | None:
    """Return the string that begins at a place, after blanks."""
    piece = data[start : start + _LONGEST].lstrip(_BLANKS)
    if piece.startswith(b"("):
        raw = _literal(piece)
    elif (found := _HEX.match(piece)) is not None:
        digits = b"".join(found[1].split())
        raw = bytes.fromhex((digits + b"0" * (len(digits) % 2)).decode("ascii"))
    else:
        return None
    if raw is None:
        return None
    if raw.startswith(_BYTE_ORDER):
        return raw[2:].decode("utf-16-be", "replace")
    return raw.decode("latin-1")


def _literal(data: bytes) -> bytes | None:
    """Return the bytes of a string in parentheses; None if it has no end."""
    depth = 0
    for found in re.finditer(rb"\\.|[()]", data, re.DOTALL):
        depth += {b"(": 1, b")": -1}.get(found[0], 0)
        if depth == 0 and found[0] == b")":
            return _ESCAPE.sub(_unescaped, data[1 : found.start()])
    return None


def _unescaped(found: re.Match[bytes]) -> bytes:
    code = found[1]
    if code[:1] in b"01234567" and code:
        return bytes((int(code, 8) & 255,))
    if code in {b"\n", b"\r", b"\r\n"}:
        return b""
    return _ESCAPED.get(code, code)
