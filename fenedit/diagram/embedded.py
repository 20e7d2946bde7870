"""The positions that a picture file of ours keeps beside what it shows. Pure, no Qt.

Any bytes may be given: nothing here is slow or grows beyond the size of the file, and what cannot
be read counts as not there.
"""

from typing import Final

from fenedit.diagram.pixels.png import SIGNATURE

LARGEST_FILE: Final = 1 << 26
"""Bytes of a file that are looked at; a caller need not read more."""
_HEAD: Final = 1024
_LONGEST_FEN: Final = 500
_BOMS: Final = (b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")


def fens_in_file(data: bytes) -> tuple[str, ...]:
    """Return the FENs that a PNG, SVG or PDF file keeps, in the file's order; () if there is none.

    Whether each text is a FEN is for the caller to see; each is a short line of what can be seen.

    Args:
        data: a file, or its first LARGEST_FILE bytes.
    """
    lines = (" ".join(text.split()) for text in _kept(data[:LARGEST_FILE]))
    return tuple(line for line in lines if 0 < len(line) <= _LONGEST_FEN and line.isprintable())


def _kept(data: bytes) -> tuple[str, ...]:
    # Each format is read by its own module, none of them before a file of that kind comes.
    if data.startswith(SIGNATURE):
        from fenedit.diagram.pixels.metadata import fens_in_png

        return fens_in_png(data)
    head = data[:_HEAD]
    if b"%PDF-" in head:
        from fenedit.diagram.pdf.metadata import fens_in_pdf

        return fens_in_pdf(data)
    if head.lstrip().startswith(b"<") or head.startswith(_BOMS):
        from fenedit.diagram.svg.metadata import fen_in_svg

        fen = fen_in_svg(data)
        return (fen,) if fen else ()
    return ()
