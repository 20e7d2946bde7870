"""Lines of a text. They end with LF, CR LF or a lone CR, and with nothing else.

`str.splitlines` also breaks at form feeds, NEL and other characters that a line may hold. Some
programs write NUL characters before a line break, or at the end of a file: they are a part of the
ending.
"""

import re
from collections import Counter
from typing import Final

NUL: Final = "\0"

_LINE: Final = re.compile(r"[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+")
_NEWLINE: Final = re.compile(r"\r\n|\n|\r")
_ENDING: Final = re.compile(r"\0*(?:\r\n|\n|\r)|\0+")


def split_lines(text: str) -> list[str]:
    """Return the lines of a text, each with its ending; joined they are the text again."""
    return _LINE.findall(text)


def line_at(text: str, place: int) -> str:
    """Return the line of a text that begins at a place, with its ending; "" at the end."""
    found = _LINE.match(text, place)
    return found[0] if found else ""


def parted(line: str) -> tuple[str, str]:
    """Return a line without its ending, and the ending."""
    content = line.rstrip("\r\n\0")
    return content, line[len(content) :]


def first_ending(ending: str) -> str:
    """Return the first of the endings of lines that a text begins with, "" if it is none."""
    found = _ENDING.match(ending)
    return found[0] if found else ""


def newline_of(ending: str) -> str:
    """Return the first line break of an ending, "" if it has none, so that nothing may follow."""
    found = _NEWLINE.search(ending)
    return found[0] if found else ""


def dominant_newline(text: str) -> str:
    r"""Return the line ending that most lines of a text have, "\n" if none has one."""
    counts = Counter(_NEWLINE.findall(text))
    return max(counts, key=counts.__getitem__, default="\n")
