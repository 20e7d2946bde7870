"""Some lines of a file taken apart for numpy: where their words end, and what their bytes are.

A character of a rank counts as its width in squares, and bits above that.
"""

from typing import Final, NamedTuple

import numpy as np

from fenedit.documents.words import Bytes, Flags, Ints, Separators, Words

WIDTH: Final = 0x0F
"""The bits of a class that hold a width."""
DIGIT: Final = 0x10
UNPRINTABLE: Final = 0x20
MAN: Final = 1
"""The class of a piece."""
_SEPARATOR: Final = 0x80
_NO_SQUARE: Final = 15
"""A width that no rank has room for."""
_PADDING: Final = b"\n" * 40
"""Behind each page, because words and separators are gathered beyond its end."""


def _class_of(byte: int) -> int:
    char = chr(byte)
    if char in ' /;"\n':
        return _SEPARATOR
    if char in "KQRBNPkqrbnp":
        return MAN
    if char in "12345678":
        return DIGIT | int(char)
    return _NO_SQUARE if 32 < byte < 127 else _NO_SQUARE | UNPRINTABLE


_CLASSES: Final = bytes(_class_of(byte) for byte in range(256))


class Page(NamedTuple):
    """Some lines taken apart.

    Attributes:
        text: the lines, between newlines; a multiple of eight bytes.
        classes: what its bytes count as.
        starts: where its lines begin.
        ends: where they end, without what ends them.
        first: for each line, which separator is its first.
        separators: where its words end.
    """

    text: bytes
    classes: Bytes
    starts: Ints
    ends: Ints
    first: Ints
    separators: Separators


class Fields(NamedTuple):
    """What stands in the fields behind the ranks of lines; of lines that are not plain, anything.

    Attributes:
        words: the castling field, a blank and the ep field, aligned, and the side to move in the
            lowest byte; 0 of lines that are not plain.
        ep: which separator of the page ends the ep field.
        counted: whether two counters stand behind it.
        last: which separator ends the last field.
    """

    words: Words
    ep: Ints
    counted: Flags
    last: Ints


def read_page(lines: memoryview) -> Page:
    """Take apart whole lines, each with its newline."""
    # A multiple of eight bytes, for words of them are looked at.
    text = b"".join((b"\n", lines, _PADDING[(len(lines) + 1) % 8 :]))
    data = np.frombuffer(text, np.uint8)
    classes = np.frombuffer(text.translate(_CLASSES), np.uint8)
    places = np.flatnonzero(classes >= _SEPARATOR)
    chars = data.take(places)
    newlines = np.flatnonzero(chars == ord("\n"))[: len(lines) + 1 - len(text)]
    places_of_newlines = places.take(newlines)
    return Page(
        text,
        classes,
        places_of_newlines[:-1] + 1,
        places_of_newlines[1:],
        newlines[:-1] + 1,
        Separators(data, places, chars, newlines[1:]),
    )
