"""FEN as people paste it: read leniently, every leniency said aloud.

What is forgiven, with the code of its note:

- `whitespace`: blanks before and behind, more than one blank, a line break between fields;
- `separator`: a tab, a no-break or another space between fields;
- `wrapper`: brackets, parentheses, angle brackets or quotes around the whole;
- `prefix`: the label `FEN`, `FEN:` or `fen=`;
- `default-side`, `default-castling`, `default-ep`, `default-halfmove`, `default-fullmove`: a
  missing field, read as White, no rights, no square, 0 and 1;
- `epd-ops`, `comment`, `trailing`: text behind the fields, kept as the reading's rest.

Nothing else is: a rank too short or too long is never padded or cut, and no letter is guessed.
"""

from typing import Final, NamedTuple

from fenedit.notation.fen import (
    parse_castling_rights,
    parse_ep_square,
    parse_fen,
    parse_fullmove_number,
    parse_halfmove_clock,
    parse_placement,
    parse_side_to_move,
)
from fenedit.notation.fen_faults import FIELD_NAMES, fault, field_fault
from fenedit.notation.fields import Layout, lay_out
from fenedit.notation.position import Position
from fenedit.notation.problems import FenError, Problem, Severity, Span

_DEFAULTS: Final = ("", "w", "-", "-", "0", "1")
_LINE_BREAKS: Final = "\n\r"


class Reading(NamedTuple):
    """What a text was read as.

    Attributes:
        position: the position that the text means.
        notes: what was forgiven, in the order of the text; each has a span.
        rest: what stands behind the fields, verbatim, with the blanks before it; "" if nothing.
    """

    position: Position
    notes: tuple[Problem, ...]
    rest: str


def read_loose(text: str) -> Reading:
    """Read a text as a position; raise FenError with the left-most problem that is not forgiven."""
    try:
        return Reading(parse_fen(text), (), "")
    except FenError:
        pass
    layout = lay_out(text)
    _refuse_faults(text, layout)
    words = [text[start:end] for start, end in layout.fields]
    words += _DEFAULTS[len(words) :]
    position = Position(
        parse_placement(words[0]),
        parse_side_to_move(words[1]),
        parse_castling_rights(words[2]),
        parse_ep_square(words[3]),
        parse_halfmove_clock(words[4]),
        parse_fullmove_number(words[5]),
    )
    rest = "" if layout.rest is None else text[layout.fields[-1][1] :]
    return Reading(position, _notes(text, layout), rest)


def _refuse_faults(text: str, layout: Layout) -> None:
    if not layout.fields:
        framed = layout.labels or layout.wrappers
        raise FenError(fault("empty", *(layout.core if framed else (0, len(text))), "placement"))
    for name, (start, end) in zip(FIELD_NAMES, layout.fields, strict=False):
        problem = field_fault(name, text[start:end], start)
        if problem is not None:
            raise FenError(problem)
    if layout.rest is not None and layout.wrappers:
        # Inside brackets a rest could not be told from the fields when the line is cut in two.
        last_field = FIELD_NAMES[len(layout.fields) - 1]
        raise FenError(fault("trailing-data", *layout.rest, "end", field=last_field))


def _notes(text: str, layout: Layout) -> tuple[Problem, ...]:
    notes = [_note("prefix", span) for span in layout.labels]
    notes += [_note("wrapper", span) for span in layout.wrappers]
    notes += _blank_notes(text, layout)
    end = layout.fields[-1][1]
    notes += [_note(f"default-{name}", (end, end)) for name in FIELD_NAMES[len(layout.fields) :]]
    if layout.rest is not None:
        notes.append(_note(layout.rest_code, layout.rest))
    return tuple(sorted(notes, key=lambda note: note.span or (0, 0)))


def _blank_notes(text: str, layout: Layout) -> list[Problem]:
    """Return at most one note on irregular blanks, and one on characters that separate oddly."""
    odd: dict[str, Problem] = {}
    trimmed = text.strip()
    lead = len(text) - len(text.lstrip())
    if lead:
        odd["whitespace"] = _note("whitespace", (0, lead))
    for (_, end), (start, _) in zip(layout.fields, layout.fields[1:], strict=False):
        blanks = text[end:start]
        foreign = any(char != " " and char not in _LINE_BREAKS for char in blanks)
        code = "separator" if foreign else "whitespace" if blanks != " " else ""
        if code:
            odd.setdefault(code, _note(code, (end, start)))
    if layout.rest is None and lead + len(trimmed) < len(text):
        odd.setdefault("whitespace", _note("whitespace", (lead + len(trimmed), len(text))))
    return list(odd.values())


def _note(code: str, span: Span) -> Problem:
    return Problem(code, Severity.NOTE, span)
