"""Reads the FENs of a text with lists of pieces and faulty FENs among them."""

import re
from collections.abc import Iterator

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
"""The code of the note on a faulty FEN after a position; its text is the data."""
BEFORE = (("reason", "before"),)
"""Further data of the note if the faulty FEN is before the position."""
_MARKS = " \t\r\"'`”’»)]}>,;"


def read_running_text(text: str) -> tuple[tuple[Found, ...], bool]:
    """Return the positions in a text with FENs, in its order, and whether these are all.

    Lists of pieces count if they are plain and no FEN is on their lines. A note says of each FEN
    that cannot be read where it was.
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
    lists = (each for each in _lists(plain, places) if each[1].position.placement not in known)
    placed = sorted([*fens, *lists], key=lambda each: each[0])
    found = [each for _, each in placed]
    number = -1
    for start, note in _notes(plain, places) if found else ():
        while number + 1 < len(placed) and placed[number + 1][0] < start:
            number += 1
        each = found[max(number, 0)]
        said = note._replace(data=note.data + BEFORE) if number < 0 else note
        found[max(number, 0)] = each._replace(notes=(*each.notes, said))
    return tuple(found), certain


def _notes(plain: str, places: list[tuple[int, int, bool]]) -> Iterator[tuple[int, Problem]]:
    """Yield notes on faulty FENs, each with its place; a FEN ends at the next one or its line."""
    ends = [*(start for start, _, _ in places), len(plain)][1:]
    for (start, _, is_read), end in zip(places, ends, strict=True):
        if not is_read:
            words = re.split("[\n<]", plain[start:end], maxsplit=1)[0].strip(_MARKS)
            yield start, Problem(UNREAD, Severity.NOTE, data=(("found", words),))


def _lists(plain: str, places: list[tuple[int, int, bool]]) -> Iterator[tuple[int, Found]]:
    """Yield the positions of plain lists of pieces on lines without placements."""
    start = 0
    for first, last in [*((first, last) for first, last, _ in places), (len(plain), len(plain))]:
        end = plain.rfind("\n", start, first) + 1 if first < len(plain) else first
        lines = plain[start:end]
        if end > start and beginnings(lowered(lines)):
            ways = readings(lines)
            for each in ways[0][1] if len(ways) == 1 and ways[0][2] else ():
                yield start, _without_label(each)
        start = plain.find("\n", last) + 1 or len(plain)


def _without_label(found: Found) -> Found:
    """Return a position without a number or the like in its name."""
    name = name_before(f"{found.title} ")
    if name is None or name == found.title:
        return found
    named = f' id "{name}";' if name else ""
    rest = found.rest.replace(f' id "{found.title}";', named)
    return found._replace(title=name, rest=rest)
