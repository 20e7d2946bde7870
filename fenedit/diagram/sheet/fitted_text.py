"""Fits texts into lines: shortened with an ellipsis, or broken. Pure, no Qt."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from math import inf
from typing import TypeAlias
from unicodedata import bidirectional, east_asian_width

from fenedit.diagram.picture import Measure

ELLIPSIS = "…"
ISOLATES = "\u2068\u2069"
"""The characters around a text that isolate its direction from that of its surroundings."""
_BETWEEN_PARTS = re.compile("(?<=,) | (?=& )")
_SHORT = 4
"""The length of a word that looks lost on a line of its own."""
_ENDING = "、。，．：；？！）】》〉」』”’…·"
_BEGINNING = "（【《〈「『“‘"
"""East Asian punctuation that never begins, and that never ends, a line."""
_AT_ONCE = 100
"""Texts up to this length are measured whole first, since most fit."""
Width: TypeAlias = Callable[[str], float]
"""Returns the width of a text in points, in one font and size."""


def width_in(measure: Measure, size: float, *, bold: bool = False, italic: bool = False) -> Width:
    """Return a function that measures texts in one font and size."""
    return lambda text: measure(text, size, bold, italic)


def side_by_side(parts: Sequence[str]) -> str:
    """Return parts separated by commas, each in its own direction of reading.

    Otherwise an Arabic or Hebrew name at the beginning would reverse the whole line.
    """
    turned = [any(bidirectional(each) in ("R", "AL") for each in part) for part in parts]
    if not any(turned) or all(turned):
        return ", ".join(parts)
    return ", ".join(
        f"{ISOLATES[0]}{part}{ISOLATES[1]}" if is_turned else part
        for part, is_turned in zip(parts, turned, strict=True)
    )


def leans(text: str) -> bool:
    """Return whether a text may be italic: East Asian, Arabic and Hebrew letters never are."""
    return not any(
        east_asian_width(each) in "WF" or bidirectional(each) in ("R", "AL") for each in text
    )


def shortened(text: str, room: float, width: Width) -> str:
    """Return a text that fits its room: whole, or its beginning with an ellipsis.

    "" if there is not even room for the ellipsis.
    """
    if not text or _fitting(text, room, width) == len(text):
        return text
    if width(ELLIPSIS) > room:
        return ""
    return _cut(text, _most(len(text) - 1, lambda count: width(_cut(text, count)) <= room))


def wrapped(text: str, room: float, width: Width) -> tuple[str, ...]:
    """Return a text as lines that fit their room; words too long for a line are broken.

    Words are broken after a slash or hyphen if they have one; no line begins with closing or ends
    with opening punctuation. A character wider than the room is alone on its line.
    """
    return tuple(_lines(text, room, width))


def fitted(
    text: str, room: float, width: Width, most: int, *, names: bool = True
) -> tuple[str, ...]:
    """Return a text as at most `most` lines, with an ellipsis if it is shortened.

    Lines of names end after a comma, or before "&", unless that takes more lines. () if there is no
    text, or no room for any of it.
    """
    lines = _by_words(text, room, width, most)
    if lines and lines[-1].endswith(ELLIPSIS):
        return lines
    return by_parts(lines, room, width) if names else _accompanied(lines, room, width)


def _accompanied(lines: tuple[str, ...], room: float, width: Width) -> tuple[str, ...]:
    """Return lines whose last is not a single short word, if another word can join it."""
    if len(lines) < 2 or " " in lines[-1] or len(lines[-1]) > _SHORT:
        return lines
    *others, before, last = lines
    rest, _, word = before.rpartition(" ")
    joined = f"{word} {last}"
    return (*others, rest, joined) if rest and width(joined) <= room else lines


def by_parts(lines: tuple[str, ...], room: float, width: Width) -> tuple[str, ...]:
    """Return lines that end after a comma, or before "&", unless that takes more lines."""
    if len(lines) < 2:
        return lines
    parts = _BETWEEN_PARTS.split(" ".join(lines))
    # Only parts too long for a line are broken between their words.
    whole = ((part,) if width(part) <= room else _tied(part, room, width) for part in parts)
    found = tuple(_filled(chain.from_iterable(whole), room, width))
    return found if len(found) <= len(lines) else lines


def _by_words(text: str, room: float, width: Width, most: int) -> tuple[str, ...]:
    if most < 1 or not text:
        return ()
    lines = _lines(text, room, width)
    first, second = next(lines, ""), next(lines, "")
    if not second or most == 1:
        only = shortened(text, room, width)
        return (only,) if only else ()
    if width(first) > room:
        return ()
    rest = " ".join(text.split())[len(first) :].lstrip()
    return (first, *_by_words(rest, room, width, most - 1))


def _cut(text: str, count: int) -> str:
    return text[:count].rstrip(" ,;.:-–") + ELLIPSIS


def _lines(text: str, room: float, width: Width) -> Iterator[str]:
    return _filled(_tied(text, room, width), room, width)


def _tied(text: str, room: float, width: Width) -> Iterator[str]:
    """Yield the words of a text; join single letters and initials to the next word.

    Polish and Russian typesetters never end a line with such a word.
    """
    held = ""
    for word in text.split():
        tied = f"{held} {word}" if held else word
        if held and width(tied) > room:
            yield held
            tied = word
        letter = word.removesuffix(".")
        held = tied if len(letter) == 1 and letter.isalpha() else ""
        if not held:
            yield tied
    if held:
        yield held


def _filled(words: Iterable[str], room: float, width: Width) -> Iterator[str]:
    line, used = "", 0.0
    blank = width(" ")
    for word in words:
        count = _fitting(word, room, width)
        taken = width(word) if count == len(word) else inf
        if line and used + blank + taken <= room:
            line, used = f"{line} {word}", used + blank + taken
            continue
        if line:
            yield line
        start = 0
        while (count := max(1, count)) < len(word) - start:
            end = _break(word, start, start + count)
            yield word[start:end]
            start = end
            count = _fitting(word, room, width, start)
        line = word[start:]
        used = width(line)
    if line:
        yield line


def _break(word: str, start: int, end: int) -> int:
    """Return where to break a word of which the part from `start` to `end` fits."""
    # After a slash, as between alternative moves.
    if broken := word.rfind("/", start, end) + 1:
        return broken
    # After a hyphen, unless more than half of the line would be left.
    for place in range(end, (start + end) // 2, -1):
        if word[place - 1] in "-‐–" and not (word[place - 2 : place - 1] + word[place]).isdigit():
            return place
    for place in range(end, start, -1):
        if word[place] not in _ENDING and word[place - 1] not in _BEGINNING:
            return place
    return end


def _fitting(text: str, room: float, width: Width, start: int = 0) -> int:
    """Return how many characters of a text fit, from a start."""
    if len(text) - start <= _AT_ONCE and width(text[start:]) <= room:
        return len(text) - start
    return _most(len(text) - start, lambda count: width(text[start : start + count]) <= room)


def _most(most: int, fits: Callable[[int], bool]) -> int:
    """Return the greatest number up to `most` that fits, without trying far greater ones.

    A name may have a million characters, and each trial measures as many as it tries.
    """
    found, over = 0, 1
    while over <= most and fits(over):
        found, over = over, 2 * over
    over = min(over, most + 1)
    while over - found > 1:
        middle = (found + over) // 2
        if fits(middle):
            found = middle
        else:
            over = middle
    return found
