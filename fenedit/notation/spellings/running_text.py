"""Reads the FENs of a text with lists of pieces and faulty FENs among them."""

import re
from collections.abc import Iterator
from operator import itemgetter

from fenedit.notation.languages import SIDE_NAMES
from fenedit.notation.problems import Problem, Severity
from fenedit.notation.reading import Found
from fenedit.notation.spellings.listed_pieces import beginnings, lowered
from fenedit.notation.spellings.markup import (
    has_tags,
    name_before,
    placed_fens,
    placements_in,
    plain_text,
    without_tags,
)
from fenedit.notation.spellings.piece_list import readings

UNREAD = "line-unread"
"""The code of the note on a faulty FEN or list: its text, and the reason "before" if the position
with the note follows it."""
_SIDE = rf"(?<![^\W_])(?:{'|'.join(name for name, _, _ in SIDE_NAMES)})[ \t]{{0,3}}:"
_LIST = re.compile(
    rf"^[^\n]{{0,40}}?{_SIDE}[^\n]{{0,400}}?(?:\n[^\n]{{0,40}}?)?{_SIDE}[^\n]*",
    re.IGNORECASE | re.MULTILINE,
)
"""Both sides, on one line or two."""
_MARKS = " \t\r\"'`”’»)]}>,;"


def read_running_text(text: str) -> tuple[tuple[Found, ...], bool]:
    """Return the positions in a text with FENs, in its order, and whether these are all.

    Plain lists of pieces count if no FEN is on their lines. A note says of each FEN, and of each
    list with named sides, that cannot be read where it was.
    """
    found, certain = _read(text)
    if has_tags(text) and not (found and certain):
        bare, plainly = _read(without_tags(text))
        if bare and (plainly or len(bare) > len(found)):
            return bare, plainly
    return found, certain


def with_faulty_fens(found: tuple[Found, ...], text: str) -> tuple[Found, ...]:
    """Return the positions in a text with notes on its faulty FENs, at the last position."""
    plain = plain_text(text)
    notes = tuple(note for _, note in _notes(plain, placements_in(plain)))
    return (*found[:-1], found[-1]._replace(notes=found[-1].notes + notes))


def _read(text: str) -> tuple[tuple[Found, ...], bool]:
    fens, certain = placed_fens(text)
    plain = plain_text(text)
    places = placements_in(plain)
    if not places:
        return (), certain
    known = {each.position.placement for _, each in fens}
    placed, notes = [*fens], list(_notes(plain, places))
    for start, lines in _blocks(plain, places):
        if not beginnings(lowered(lines)):
            continue
        parts = [(start, lines)]
        if not _plain_lists(lines):
            # One that cannot be read does not keep the others from being read.
            parts = [(start + each.start(), each[0]) for each in _LIST.finditer(lines)]
        for place, part in parts:
            if lists := _plain_lists(part):
                new = (each for each in lists if each.position.placement not in known)
                placed += ((place, _without_label(each)) for each in new)
            elif len(beginnings(lowered(part))) > 1:
                certain = False
                notes.append((place, _unread(" ".join(part.split()))))
    placed.sort(key=itemgetter(0))
    notes.sort(key=itemgetter(0))
    found = [each for _, each in placed]
    number = -1
    for start, note in notes if found else ():
        while number + 1 < len(placed) and placed[number + 1][0] < start:
            number += 1
        each = found[max(number, 0)]
        said = note._replace(data=(*note.data, ("reason", "before"))) if number < 0 else note
        found[max(number, 0)] = each._replace(notes=(*each.notes, said))
    return tuple(found), certain


def _plain_lists(text: str) -> tuple[Found, ...]:
    """Return the positions of a text of lists of pieces that can be read in one way."""
    ways = readings(text)
    return ways[0][1] if len(ways) == 1 and ways[0][2] else ()


def _notes(plain: str, places: list[tuple[int, int, bool]]) -> Iterator[tuple[int, Problem]]:
    """Yield notes on faulty FENs, each with its place; a FEN ends at the next one or its line."""
    ends = [*(start for start, _, _ in places), len(plain)][1:]
    for (start, _, is_read), end in zip(places, ends, strict=True):
        if not is_read:
            words = re.split("[\n<]", plain[start:end], maxsplit=1)[0].lstrip(_MARKS)
            while words[-1:] and words[-1] in _MARKS and not _is_closing(words):
                words = words[:-1]
            yield start, _unread(words)


def _is_closing(words: str) -> bool:
    """Return whether the last character of a text closes what was opened in it."""
    last = words[-1]
    if last == '"':
        return not words.count(last) % 2
    return last in ")]}" and words.count(last) <= words.count("([{"[")]}".index(last)])


def _unread(words: str) -> Problem:
    return Problem(UNREAD, Severity.NOTE, data=(("found", words),))


def _blocks(plain: str, places: list[tuple[int, int, bool]]) -> Iterator[tuple[int, str]]:
    """Yield the lines between those with placements, and where they begin."""
    start = 0
    for first, last in [*((first, last) for first, last, _ in places), (len(plain), len(plain))]:
        end = plain.rfind("\n", start, first) + 1 if first < len(plain) else first
        if end > start:
            yield start, plain[start:end]
        start = plain.find("\n", last) + 1 or len(plain)


def _without_label(found: Found) -> Found:
    """Return a position without a number or the like in its name."""
    name = name_before(f"{found.title} ")
    if name is None or name == found.title:
        return found
    named = f' id "{name}";' if name else ""
    rest = found.rest.replace(f' id "{found.title}";', named)
    return found._replace(title=name, rest=rest)
