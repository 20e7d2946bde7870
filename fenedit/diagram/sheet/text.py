"""Lines of text that fit: shortened with an ellipsis, or broken into several. Pure, no Qt."""

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from fenedit.diagram.page import Measure

ELLIPSIS: Final = "…"
Width: TypeAlias = Callable[[str], float]
"""Takes a text in one font and size, returns its width in points."""


def width_in(measure: Measure, size: float, *, bold: bool = False, italic: bool = False) -> Width:
    """Return what measures texts in one font and size."""
    return partial(_measured, measure, size, bold, italic)


def shortened(text: str, room: float, width: Width) -> str:
    """Return a text that is no wider than its room: whole, or its beginning with an ellipsis.

    "" if not even the ellipsis finds room.
    """
    if not text or width(text) <= room:
        return text
    if width(ELLIPSIS) > room:
        return ""
    fits, over = 0, len(text)
    while over - fits > 1:
        middle = (fits + over) // 2
        if width(_cut(text, middle)) <= room:
            fits = middle
        else:
            over = middle
    return _cut(text, fits)


def wrapped(text: str, room: float, width: Width) -> tuple[str, ...]:
    """Return a text as lines no wider than their room; words too long for a line are broken.

    A character that is wider than the room stands alone on its line.
    """
    lines: list[str] = []
    line, used = "", 0.0
    blank = width(" ")
    for word in text.split():
        taken = width(word)
        if line and used + blank + taken <= room:
            line, used = f"{line} {word}", used + blank + taken
            continue
        if line:
            lines.append(line)
        line, used = word, taken
        while used > room and len(line) > 1:
            count = _fitting(line, room, width)
            lines.append(line[:count])
            line = line[count:]
            used = width(line)
    if line:
        lines.append(line)
    return tuple(lines)


def fitted(text: str, room: float, width: Width, most: int) -> tuple[str, ...]:
    """Return a text as so many lines at most, the last with an ellipsis where it is cut.

    () where there is no text, or no room for anything of it.
    """
    if most < 1 or not text:
        return ()
    first, *others = wrapped(text, room, width) or ("",)
    if not others or most == 1:
        only = shortened(text, room, width)
        return (only,) if only else ()
    if width(first) > room:
        return ()
    rest = " ".join(text.split())[len(first) :].lstrip()
    return (first, *fitted(rest, room, width, most - 1))


def _measured(measure: Measure, size: float, bold: bool, italic: bool, text: str) -> float:
    return measure(text, size, bold, italic)


def _cut(text: str, count: int) -> str:
    return text[:count].rstrip(" ,;.:-–") + ELLIPSIS


def _fitting(word: str, room: float, width: Width) -> int:
    """Return how many characters of a word fit, one at least."""
    fits, over = 1, len(word)
    while over - fits > 1:
        middle = (fits + over) // 2
        if width(word[:middle]) <= room:
            fits = middle
        else:
            over = middle
    return fits
