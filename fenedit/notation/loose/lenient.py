"""FEN that is not strict: read with a note on all that is forgiven, or refused in place.

Around the fields are forgiven what `fenedit.notation.loose.frame` takes off, odd blanks, missing
fields, and text behind the fields, which is kept as the reading's rest; in the fields, what
`fenedit.notation.loose.placements` and `fenedit.notation.loose.repairs` read. A rank too short or
too long is never padded or cut, and no letter is guessed.
"""

import re
from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from fenedit.notation.chess960 import names_chess960
from fenedit.notation.fen_faults import FIELD_NAMES, fault
from fenedit.notation.loose.fields import Layout, lay_out
from fenedit.notation.loose.frame import Frame, note
from fenedit.notation.loose.links import find_link
from fenedit.notation.loose.placements import read_placement
from fenedit.notation.loose.reading import Reading
from fenedit.notation.loose.repairs import (
    is_dash,
    read_counter,
    read_ep_square,
    read_rights,
    read_side,
    refusal,
)
from fenedit.notation.position import START_POSITION, Position
from fenedit.notation.problems import FenError, Problem, Span

_STARTPOS: Final = re.compile(r"startpos(?!\S)", re.IGNORECASE)
_LINE_BREAKS: Final = "\n\r"
_COUNTERS: Final = re.compile(
    r'"[^"]*"?|(?:^|;)\s*(hmvc|fmvn)\s+(?:"([0-9]{1,6})"|([0-9]{1,6}))\s*(?=;|$)'
)
_COUNTER_OPCODES: Final = {"halfmove": "hmvc", "fullmove": "fmvn"}


def read_leniently(text: str, letters: str | None = None) -> Reading:
    """Read a text that is no strict FEN; see `fenedit.notation.loose.reading.read_loose`."""
    layout = lay_out(text)
    frame = layout.frame
    if _STARTPOS.match(frame.core.text):
        return _initial(text, frame)
    _refuse_without_fields(text, layout)
    notes: list[Problem] = []
    word, given = layout.word, len(layout.places)
    first = word(0)
    if given == 1 and first.text.endswith("/b"):
        # A bishop in hand, or Black to move behind a slash: neither is plain.
        raise refusal("placement", first)
    board = read_placement(first, notes, letters)
    side = read_side(word(1), notes) if given > 1 else "w"
    rights = read_rights(word(2), notes) if given > 2 else ""
    ep_square = read_ep_square(word(3), notes) if given > 3 else None
    halfmove = read_counter("halfmove", word(4), notes) if given > 4 else 0
    fullmove = read_counter("fullmove", word(5), notes) if given > 5 else 1
    end = _end_of_fields(layout)
    rest = _rest(text, frame, end, layout.rest is not None)
    count = 4 if given == 5 and is_dash(word(4).text) else given
    counted = _counted(rest) if 4 <= count < 6 else {}
    if count < 5 and "halfmove" in counted:
        halfmove = counted["halfmove"]
        notes = [found for found in notes if found.code != "counter-dash"]
    fullmove = counted.get("fullmove", fullmove)
    notes += _notes(text, layout, end, counted, count)
    checks = layout.checks and frame.core.part(*layout.checks).text
    extras = (
        ("pocket", board.pocket),
        ("promoted", " ".join(board.promoted)),
        ("checks", checks or ""),
        ("variant", frame.variant),
    )
    return Reading(
        Position(board.placement, side, rights, ep_square, halfmove, fullmove),
        _in_order(notes),
        rest,
        tuple([extra for extra in extras if extra[1]]),
        count,
    )


def _refuse_without_fields(text: str, layout: Layout) -> None:
    core, framed = layout.frame.core, layout.frame.notes
    if not layout.places:
        raise FenError(fault("empty", *(core.whole if framed else (0, len(text))), "placement"))
    link = None if layout.frame.in_link else find_link(core.text)
    if link is not None and link.position is None:
        raise FenError(fault("link-without-position", *core.span(0, link.stop), "placement"))


def _initial(text: str, frame: Frame) -> Reading:
    """Read the engines' word for the initial position."""
    end = len("startpos")
    core = frame.core
    notes = [*frame.notes, note("keyword", core.span(0, end), found=core.text[:end])]
    more = len(core.text) > end
    if more:
        notes.append(note("trailing", core.span(end, len(core.text))))
    notes += _blanks_around(text, more or bool(frame.behind))
    notes += [note("trailing", span) for span in frame.behind]
    return Reading(START_POSITION, _in_order(notes), _rest(text, frame, end, more))


def _end_of_fields(layout: Layout) -> int:
    """Return where in the core the last field ends, or the counters of three-check behind it."""
    end = layout.places[-1][1]
    return max(end, layout.checks[1]) if layout.checks else end


def _rest(text: str, frame: Frame, end: int, more: bool) -> str:
    """Return the raw text behind the fields: first inside the frame, then behind it."""
    inside = text[frame.core.span(end, end)[0] : frame.limit] if more else ""
    return inside + "".join([text[start:stop] for start, stop in frame.behind])


def _counted(rest: str) -> dict[str, int]:
    """Return the counters that operations of EPD give, by the names of their fields."""
    opcodes = [(match[1], match[2] or match[3]) for match in _COUNTERS.finditer(rest) if match[1]]
    numbers = {opcode: int(number) for opcode, number in opcodes}
    return {name: numbers[code] for name, code in _COUNTER_OPCODES.items() if code in numbers}


def _notes(
    text: str, layout: Layout, end: int, counted: dict[str, int], count: int
) -> list[Problem]:
    """Return the notes on everything but the spelling of the fields."""
    frame, core = layout.frame, layout.frame.core
    _, fields_end = core.span(end, end)
    notes = [found for found in frame.notes if _place(found)[0] < fields_end]
    notes += _blanks_around(text, layout.rest is not None or bool(frame.behind))
    notes += _blanks_between(layout)
    given = count if counted else len(layout.places)
    for name in FIELD_NAMES[given:]:
        reason = {"reason": _COUNTER_OPCODES[name]} if name in counted else {}
        notes.append(note(f"default-{name}", (fields_end, fields_end), **reason))
    if frame.in_link and frame.variant and not names_chess960(frame.variant):
        place = next((each.span for each in frame.notes if each.code == "url"), None)
        notes.append(note("game-variant", place or core.whole, found=frame.variant))
    if layout.checks:
        found = core.text[slice(*layout.checks)]
        notes.append(note("checks", core.span(*layout.checks), found=found))
    if layout.rest is not None:
        span = core.span(layout.rest, len(core.text))
        comment = layout.rest_code == "comment"
        notes.append(
            note("trailing", span, reason="comment") if comment else note(layout.rest_code, span)
        )
    return notes + [note("trailing", span) for span in frame.behind]


def _blanks_around(text: str, more: bool) -> list[Problem]:
    """Return notes on blanks before the whole text, and behind it where no rest holds them."""
    notes = []
    stripped = text.strip()
    lead = len(text) - len(text.lstrip())
    if lead:
        notes.append(note("whitespace", (0, lead)))
    elif not more and len(stripped) < len(text):
        notes.append(note("whitespace", (len(stripped), len(text))))
    return notes


def _blanks_between(layout: Layout) -> list[Problem]:
    """Return at most one note on irregular blanks, and one on characters that separate oddly."""
    core = layout.frame.core
    parts = sorted([*layout.places, layout.checks] if layout.checks else layout.places)
    first = parts[0]
    odd: dict[str, Span] = {}
    if any(map(str.isspace, core.text[slice(*first)])):
        odd["whitespace"] = core.span(*first)
    for (_, end), (start, _) in pairwise(parts):
        blanks = core.text[end:start]
        foreign = any(char != " " and char not in _LINE_BREAKS for char in blanks)
        code = "separator" if foreign else "whitespace" if blanks != " " else ""
        if code:
            odd.setdefault(code, core.span(end, start))
    return [note(code, span) for code, span in odd.items()]


def _in_order(notes: Iterable[Problem]) -> tuple[Problem, ...]:
    """Return notes in the order of the text, of those on blanks only the first of each kind."""
    ordered: list[Problem] = []
    blanks = {"whitespace", "separator"}
    for found in sorted(notes, key=_place):
        if found.code in blanks and any(found.code == other.code for other in ordered):
            continue
        ordered.append(found)
    return tuple(ordered)


def _place(problem: Problem) -> Span:
    return problem.span or (0, 0)
