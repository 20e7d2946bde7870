"""Reads FEN that is not strict: finds its fields, and forgives or reports their faults.

Unambiguous text is read directly. If a guess must be confirmed, `mended` offers, beside the fault,

- letters of other alphabets replaced by those that they look like: К by K;
- 1 for l, I and |, and 0 for O, as scanners confuse them, where that alone mends the text;
- piece letters of another language, where exactly one language makes sense of them;
- `0` for the dash that means no castling rights or no en passant square;
- that dash where a field is missing before two counters, or before operations of EPD;
- castling letters for castling as in moves: `Kk` for `0-0`;
- the words before a FEN moved after it, where they are kept.

A rank too short or too long is never padded or cut, and no piece is guessed.
"""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from fenedit.notation.castling import names_chess960
from fenedit.notation.fen import (
    COMMENT_STARTS,
    RANKS_OF_A_DRAFT,
    Reading,
    format_placement,
    has_ranks,
    strict_position,
)
from fenedit.notation.fen_faults import FIELD_NAMES, fault
from fenedit.notation.languages import languages_of
from fenedit.notation.loose.fields import (
    LONGEST_PLACEMENT,
    SIDES,
    STROKES,
    is_dash,
    read_counter,
    read_ep_square,
    read_placement,
    read_rights,
    read_side,
    refusal,
)
from fenedit.notation.loose.frame import Frame, Tracked, find_link, unframed
from fenedit.notation.position import FEN_ORDER, RANKS, START_POSITION, Position, Square
from fenedit.notation.problems import FenError, Problem, Span, note

_WORD = re.compile(r"[^\s_]+")
_CHECKS = re.compile(r"\+?[0-3]\+[0-3]")
_NOT_IN_FIELDS = re.compile(r"(?!^)(?:;|</|<br|\[/)", re.IGNORECASE)
_LAST_FIELD = re.compile(r"([0-9]+)[.,:)\]}>\"'”’»]+")
_FOUR_FIELDS = re.compile(r"[1-8PNBRQKpnbrqk/]+ [wb] \S+ \S+(?= (?!ep\b)[a-z][a-z0-9_]+[ ;])")
_OPCODE = re.compile(r"[A-Za-z](?:\S+|[ \t]+[^;\s][^;]*;)")
_OPERATION = re.compile(r"[a-z][a-z0-9_]+(?!\S)|[^;]*;")
_USUAL = r"(?:[ab]m|id|pv|ce|dm|acd)\s"
_OPERATION_AFTER_COUNTERS = re.compile(rf"{_USUAL}|[^;]*;")
_ANY_OPERATION = re.compile(rf"{_USUAL}|[a-z]\w+\s+[^;\s][^;]*;")
_PERFT = re.compile(r";\s*D[0-9]")
_RANK = "(?:8|[1-8PNBRQKpnbrqk~]{2,16})"
_BROKEN_PLACEMENT = re.compile(rf"{_RANK}(?:\s*/\s*{_RANK}){{7}}(?!\S)")
_FAIRY = r"-?(?:\*[0-3])?[A-Za-z]|-?''[0-9A-Za-z]{2}|-?'[A-Za-z]|\([^()/\s]*\)"
_TOKEN = re.compile(_FAIRY + "|[^~][\ufe0e\ufe0f]?")
_RUN = re.compile("[0-9]{1,3}|[^~][\ufe0e\ufe0f]?")
_BLANKS = re.compile(r"[\s_]+")
_CASTLING = FIELD_NAMES.index("castling")
_RIGHTS_FIRST = re.compile("-|[KQkqA-H]{1,4}")
_RIGHTS_AFTER = re.compile(r"\s+(?:-|[KQkqA-Ha-h]{1,4})\s+(?:-|[a-h][1-8])(?!\S)")
_PARTED_RIGHTS = re.compile(r"(?!.*([KQkq]).*\1)(?:[KQkq] ?){2,4}|[A-H]{1,2} [a-h]{1,2}")
_SIGNED = re.compile(r"[a-hA-H][1-8] \(?e\.?p\.?\)?|\(?e\.?p\.?:? [a-hA-H][1-8]\)?", re.IGNORECASE)
_FULL_ENDING = re.compile(r"\s+(?:-|[a-h][36])\s+[0-9]+\s+[0-9]+(?!\S)")
_FIELDS_AGAIN = re.compile(
    r"[\s_]+(?P<fields>[wb][\s_]+(?:-|[KQkqA-Ha-h]{1,4})[\s_]+(?:-|[a-h][36])"
    r"(?:[\s_]+(?:[0-9]+|-)[\s_]+[0-9]+)?)(?![\w/+-])"
)
"""What follows a FEN that was written over the placement of another one."""
_OPENERS = "([{<=\"'“„«"
_UNGLUED = re.compile(rf"[^\s:{re.escape(_OPENERS)}]+")
"""A word without a label or a bracket that it is glued to."""


class Layout(NamedTuple):
    """The places of the parts of a text, as offsets in the core of its frame.

    Attributes:
        frame: what is around the fields.
        places: of the fields, at most six.
        rest: where the first word that is not a field begins, None if there is none.
        rest_code: "epd-ops", "comment" or "trailing" for the rest's kind, else "".
        checks: of the counters of three-check chess, or None.
    """

    frame: Frame
    places: tuple[Span, ...]
    rest: int | None
    rest_code: str
    checks: Span | None

    @property
    def fields(self) -> tuple[Span, ...]:
        """The places of the fields in the raw text."""
        return tuple([self.frame.core.span(*place) for place in self.places])

    def word(self, number: int) -> Tracked:
        """Return a field by its number from 0, without blanks inside it."""
        return self.frame.core.part(*self.places[number]).replaced(_BLANKS, "")


@lru_cache(maxsize=4)
def lay_out(text: str) -> Layout:
    """Find the frame, the fields and the rest of any text."""
    frame = unframed(text)
    core = frame.core.text
    broken = _BROKEN_PLACEMENT.match(core) if "/ " in core or " /" in core or "\n" in core else None
    places = [broken.span()] if broken else []
    checks = None
    for match in _WORD.finditer(core, broken.end() if broken else 0):
        (start, end), word, count = match.span(), match[0], len(places)
        if count == _CASTLING + 2 and _SIGNED.fullmatch(f"{core[slice(*places[-1])]} {word}"):
            places[-1] = places[-1][0], end
            continue
        code = _rest_code(core, start, word, count)
        if not code and checks is None and count in (4, 6) and _CHECKS.fullmatch(word):
            checks = start, end
            continue
        if code or count == 6:
            return Layout(frame, tuple(places), start, code or "trailing", checks)
        if cut := _NOT_IN_FIELDS.search(word):
            end = start + cut.start()
            code = "trailing" if cut[0] != ";" else _rest_code(core, end, ";", 6)
        elif closed := _LAST_FIELD.fullmatch(word) if count == 5 else None:
            end, code = start + closed.end(1), "trailing"
        _add_field(core, places, (start, end))
        if code:
            return Layout(frame, tuple(places), end, code, checks)
    return Layout(frame, tuple(places), None, "", checks)


def _rest_code(core: str, start: int, word: str, count: int) -> str:
    """Return the kind of a rest that begins with a word after `count` fields, "" for a field."""
    if count and word.startswith(COMMENT_STARTS):
        return "epd-ops" if _PERFT.match(core, start) else "comment"
    if count and word.startswith(("</", "<br", "[/")):
        return "trailing"
    if count < 4 or not _OPCODE.match(core, start):
        return ""
    operation = _OPERATION_AFTER_COUNTERS if count == 6 else _OPERATION
    return "epd-ops" if operation.match(core, start) else "trailing"


def _add_field(core: str, places: list[Span], span: Span) -> None:
    """Add the place of a field: it may belong to the one before it, or have changed places."""
    count, (start, end) = len(places), span
    word, before = core[start:end], core[slice(*places[-1])] if places else ""
    if (
        count == _CASTLING
        and word.lower() in SIDES
        and _RIGHTS_FIRST.fullmatch(before)
        and not _RIGHTS_AFTER.match(core, end)
    ):
        places.insert(1, span)
        return
    # Parts of the castling rights: `KQ kq`, `- kq`, `KQ -`.
    if count == _CASTLING + 1 and (
        (before in ("K", "Q", "KQ") and _FULL_ENDING.match(core, end))
        if word == "-"
        else (before == "-" and word in ("k", "q", "kq"))
        or _PARTED_RIGHTS.fullmatch(f"{before} {word}")
    ):
        span = places.pop()[0], end
    places.append(span)


def field_spans(text: str) -> tuple[Span, ...]:
    """Return the places of the fields in any text, six at most."""
    return lay_out(text).fields


def field_at(text: str, offset: int) -> int | None:
    """Return which field, 0 to 5, a caret at an offset touches, or None."""
    spans = enumerate(field_spans(text))
    return next((index for index, (start, end) in spans if start <= offset <= end), None)


def square_at(text: str, offset: int) -> Square | None:
    """Return the square that the character after an offset means, the first of several, or None.

    Faults elsewhere are ignored, and an unknown character counts as one square.
    """
    tokens = _square_tokens(text)
    return next((squares[0] for (start, end), squares in tokens if start <= offset < end), None)


def span_of_square(text: str, square: Square) -> Span | None:
    """Return the place of the character that describes a square, or None."""
    return next((span for span, squares in _square_tokens(text) if square in squares), None)


def _square_tokens(text: str) -> Iterator[tuple[Span, tuple[Square, ...]]]:
    """Yield the characters of the placement that mean squares, each with its squares."""
    layout = lay_out(text)
    if not layout.places:
        return
    word = layout.word(0)
    letters = word.text[:LONGEST_PLACEMENT].partition("[")[0]
    strokes = sum(letter in STROKES for letter in letters)
    patterns = (_TOKEN,) if strokes else (_TOKEN, _RUN)
    readings = [list(pattern.finditer(letters)) for pattern in patterns]
    # Without slashes, squares run on from one rank to the next.
    whole = [each for each in readings if sum(map(_width, each)) == 64]
    across = not strokes and whole
    tokens = whole[0] if across else readings[0]
    rank_start = square_count = 0
    for token in tokens[strokes > 7 and letters[0] in STROKES :]:
        if token[0] in STROKES:
            rank_start = square_count = rank_start + 8
            continue
        end = square_count + _width(token)
        squares = FEN_ORDER[square_count : end if across else min(end, rank_start + 8)]
        if squares:
            yield word.span(*token.span()), squares
        square_count = end


def _width(token: re.Match[str]) -> int:
    """Return how many squares a character or a number means; no digit but 1 to 8 is one."""
    text = token[0]
    return int(text) if text in RANKS or (len(text) > 1 and text.isdecimal()) else 1


_STARTPOS = re.compile(r"startpos(?!\S)", re.IGNORECASE)
_COUNTERS = re.compile(
    r'"[^"]*"?|(?:^|;)\s*(hmvc|fmvn)\s+(?:"([0-9]{1,6})"|([0-9]{1,6}))\s*(?=;|$)'
)
_COUNTER_OPCODES = {"halfmove": "hmvc", "fullmove": "fmvn"}


def read_leniently(text: str, letters: str | None = None) -> Reading:
    """Read a text that is not a strict FEN; see `fenedit.notation.reading.read_loose`."""
    try:
        return _read(text, letters)
    except FenError as error:
        start = start_in_prose(text)
        if not start:
            raise
        problem = error.problem
    try:
        _read(text[start:], letters)
    except FenError as error:
        # Faults of the words before it are irrelevant.
        problem = error.problem
        first, last = problem.span or (0, 0)
        problem = problem._replace(span=(start + first, start + last))
    else:
        problem = fault("text-before", 0, len(text[:start].rstrip()), "placement")
    raise FenError(problem)


def start_in_prose(text: str) -> int:
    """Return where a FEN, maybe a faulty one, begins after other words; 0 if there is none."""
    if text.count("/") < RANKS_OF_A_DRAFT - 1 or len(text) > _LONGEST_MENDED:
        return 0
    first_word = _UNGLUED.match(text)
    if first_word and first_word[0].count("/") >= RANKS_OF_A_DRAFT - 1:
        return 0
    words = (word for word in _UNGLUED.finditer(text) if word[0][0].isalnum())
    start = next((word.start() for word in words if has_ranks(word[0])), 0)
    if not start or not (fields := lay_out(text).fields):
        return start
    if start <= (first := fields[0])[0]:
        return 0
    return start if start >= first[1] or "/" not in text[first[0] : start] else 0


def _line_of_epd(text: str, fields: re.Match[str]) -> Reading | None:
    """Read four strict fields with operations, None for any other text.

    Files have millions of them, and this takes a tenth of the time.
    """
    if not text.isascii() or "&" in text or "%" in text or text[-1].isspace():
        return None
    position, end = strict_position(f"{fields[0]} 0 1"), fields.end()
    code = _rest_code(text, end + 1, "", 4)
    again = _FIELDS_AGAIN.match(text, end) or _FULL_ENDING.match(text, end)
    if position is None or not code or again:
        return None
    counted = _counted(text[end:])
    halfmove, fullmove = counted.get("halfmove", 0), counted.get("fullmove", 1)
    notes = *_defaults(4, counted, end), note(code, (end + 1, len(text)))
    return Reading(Position(*position[:4], halfmove, fullmove), notes, text[end:], (), 4)


def _counted(rest: str) -> dict[str, int]:
    """Return the counters that operations give, by the names of the fields."""
    counted: dict[str, int] = {}
    for match in _COUNTERS.finditer(rest):
        if match[1]:
            name = "halfmove" if match[1] == "hmvc" else "fullmove"
            counted[name] = int(match[2] or match[3])
    return counted


def _read(text: str, letters: str | None) -> Reading:
    fields = _FOUR_FIELDS.match(text) if letters is None else None
    if fields is not None and (line := _line_of_epd(text, fields)) is not None:
        return line
    layout = lay_out(text)
    frame, core = layout.frame, layout.frame.core
    if _STARTPOS.match(core.text):
        return _initial(text, frame)
    if not layout.places:
        place = core.whole if frame.notes else (0, len(text))
        raise FenError(fault("empty", *place, "placement"))
    link = None if frame.in_link else find_link(core.text)
    if link is not None and link.position is None:
        raise FenError(fault("link-without-position", *core.span(0, link.stop), "placement"))
    notes: list[Problem] = []
    word, given = layout.word, len(layout.places)
    first = word(0)
    if given == 1 and first.text.endswith("/b"):
        # A bishop in hand, or Black to move after a slash: neither is plain.
        raise refusal("placement", first)
    placement, pocket, promoted = read_placement(first, notes, letters)
    side = read_side(word(1), notes) if given > 1 else "w"
    rights = read_rights(word(2), notes) if given > 2 else ""
    ep_square = read_ep_square(word(3), notes) if given > 3 else None
    for _, end in (*layout.places[3:4], *layout.places[5:6]):
        if again := _FIELDS_AGAIN.match(core.text, end):
            raise FenError(fault("fields-again", *core.span(*again.span("fields")), "end"))
    halfmove = read_counter("halfmove", word(4), notes) if given > 4 else 0
    fullmove = read_counter("fullmove", word(5), notes) if given > 5 else 1
    end = max(place for _, place in (*layout.places, layout.checks or (0, 0)))
    rest = _rest(text, frame, end, layout.rest is not None)
    count = 4 if given == 5 and is_dash(word(4).text) else given
    # Operations of EPD may give the counters.
    counted = _counted(rest) if 4 <= count < 6 else {}
    if count < 5 and "halfmove" in counted:
        halfmove = counted["halfmove"]
        notes = [found for found in notes if found.code != "counter-dash"]
    fullmove = counted.get("fullmove", fullmove)
    notes += _notes(text, layout, end, counted, count)
    extras = {
        "pocket": pocket,
        "promoted": " ".join(promoted),
        "checks": core.text[slice(*layout.checks)] if layout.checks else "",
        "variant": frame.variant,
    }
    return Reading(
        Position(placement, side, rights, ep_square, halfmove, fullmove),
        _in_order(notes),
        rest,
        tuple([extra for extra in extras.items() if extra[1]]),
        count,
    )


def _initial(text: str, frame: Frame) -> Reading:
    """Read the engines' word for the initial position."""
    end, core = len("startpos"), frame.core
    notes = [*frame.notes, note("keyword", core.span(0, end), found=core.text[:end])]
    more = len(core.text) > end
    if more:
        notes.append(note("trailing", core.span(end, len(core.text))))
    notes += _blanks_around(text, more or bool(frame.after))
    notes += [note("trailing", span) for span in frame.after]
    return Reading(START_POSITION, _in_order(notes), _rest(text, frame, end, more))


def _rest(text: str, frame: Frame, end: int, more: bool) -> str:
    """Return the raw text after the fields: first inside the frame, then after it."""
    inside = text[frame.core.span(end, end)[0] : frame.limit] if more else ""
    return inside + "".join([text[start:stop] for start, stop in frame.after])


def _notes(
    text: str, layout: Layout, end: int, counted: dict[str, int], count: int
) -> list[Problem]:
    """Return the notes on everything but the spelling of the fields."""
    frame, core = layout.frame, layout.frame.core
    _, fields_end = core.span(end, end)
    notes = [found for found in frame.notes if _place(found)[0] < fields_end]
    notes += _blanks_around(text, layout.rest is not None or bool(frame.after))
    parts = sorted([*layout.places, layout.checks] if layout.checks else layout.places)
    for part in parts:
        if any(map(str.isspace, core.text[slice(*part)])):
            notes.append(note("whitespace", core.span(*part)))
    for (_, first), (last, _) in pairwise(parts):
        if (blanks := core.text[first:last]) != " ":
            code = "whitespace" if set(blanks) <= set(" \n\r") else "separator"
            notes.append(note(code, core.span(first, last)))
    notes += _defaults(count if counted else len(layout.places), counted, fields_end)
    if frame.in_link and frame.variant and not names_chess960(frame.variant):
        place = next((each.span for each in frame.notes if each.code == "url"), None)
        notes.append(note("game-variant", place or core.whole, found=frame.variant))
    if layout.places[1:2] > layout.places[2:3] > ():
        span = layout.places[2]
        notes.append(note("exchanged", core.span(*span), found=core.text[slice(*span)]))
    if layout.checks:
        found = core.text[slice(*layout.checks)]
        notes.append(note("checks", core.span(*layout.checks), found=found))
    if layout.rest is not None:
        span = core.span(layout.rest, len(core.text))
        comment = layout.rest_code == "comment"
        notes.append(
            note("trailing", span, reason="comment") if comment else note(layout.rest_code, span)
        )
    return notes + [note("trailing", span) for span in frame.after]


def _defaults(count: int, counted: dict[str, int], end: int) -> Iterator[Problem]:
    """Yield the notes on the fields after `count`, which are assumed, or counted by operations."""
    for name in FIELD_NAMES[count:]:
        reason = {"reason": _COUNTER_OPCODES[name]} if name in counted else {}
        yield note(f"default-{name}", (end, end), **reason)


def _blanks_around(text: str, more: bool) -> list[Problem]:
    """Return notes on blanks before the whole text, and after it where no rest holds them."""
    before = 0, len(text) - len(text.lstrip())
    after = len(text if more else text.rstrip()), len(text)
    return [note("whitespace", (start, end)) for start, end in (before, after) if start < end]


def _in_order(notes: Iterable[Problem]) -> tuple[Problem, ...]:
    """Return notes in the order of the text, but only the first of each kind on blanks."""
    ordered: list[Problem] = []
    for found in sorted(notes, key=_place):
        blank = found.code in ("whitespace", "separator")
        if not blank or all(found.code != other.code for other in ordered):
            ordered.append(found)
    return tuple(ordered)


def _place(problem: Problem) -> Span:
    return problem.span or (0, 0)


_LONGEST_MENDED = 4096
"""Faults in longer texts are ambiguous."""
_LOOK_ALIKES = str.maketrans(
    "КВРкрΚΒΡΝκρ" + "".join(chr(code) for code in range(0xFF01, 0xFF5F)),
    "KBPkpKBPNkp" + "".join(chr(code) for code in range(0x21, 0x7F)),
)
"""Cyrillic and Greek letters that look like piece letters, and the wide forms of ASCII."""
_BOTH_CASTLES = re.compile(r"\s[0O]-[0O][\s/,;&+]{1,3}[0O]-[0O]-[0O]\s", re.IGNORECASE)
_DIGITS = str.maketrans("lI|Oo", "11100")


def mended(text: str) -> str | None:
    """Return the text with its faults repaired, None where one is not plain or there is none."""
    if len(text) > _LONGEST_MENDED or _position_of(text):
        return None
    if start := start_in_prose(text):
        words = text[:start].rstrip(" :")
        after = f"{text[start:].strip()} {words}"
        apart = words[0].isalnum() and words[-1] not in _OPENERS
        return after if apart and _position_of(after) else None
    repaired, spans = text, lay_out(text).fields
    for index, (first, last) in enumerate(spans):
        field = text[first:last].translate(_LOOK_ALIKES)
        if field == "0" and (index == 2 or (index == 3 and len(spans) == 6)):
            field = "-"
        repaired = repaired[:first] + field + repaired[last:]
    once = without_second_fields(repaired)
    for guess in (repaired, once, _as_scanned(repaired), completed(repaired)):
        if _position_of(guess):
            return guess
    return _in_english(text) or _in_english(repaired)


def rescanned(text: str) -> str | None:
    """Return a text with only a scanner's faults without these, else None."""
    if len(text) > _LONGEST_MENDED or not re.search("[lI|Oo]", text) or _position_of(text):
        return None
    repaired = _as_scanned(text)
    return repaired if _position_of(repaired) else None


def completed(text: str) -> str:
    """Return the text with letters for castling as in moves, and dashes for missing fields."""
    text = _BOTH_CASTLES.sub(" KQkq ", text, count=1)
    layout = lay_out(text)
    words = [layout.word(number).text for number in range(1, len(layout.places))]
    if len(words) < _CASTLING + 1 or words[0].lower() not in SIDES:
        return text
    castles = re.fullmatch("(?P<long>[0O]-[0O]-[0O])|[0O]-[0O]", words[1], re.IGNORECASE)
    if castles:
        rights = "Qq" if castles["long"] else "Kk"
        start, end = layout.fields[_CASTLING]
        return completed(text[:start] + rights + text[end:])
    for number, (place, _) in enumerate(layout.places[_CASTLING:4], _CASTLING):
        given = number == _CASTLING and _RIGHTS_FIRST.fullmatch(words[1])
        if not given and _ANY_OPERATION.match(layout.frame.core.text, place):
            start, _ = layout.fields[number]
            return f"{text[:start]}{'- ' * (4 - number)}{text[start:]}"
    counters = all(word.isascii() and word.isdigit() for word in words[-2:])
    if not counters or len(words) not in (3, 4):
        return text
    # A square is that of en passant, and anything else before the counters the castling rights.
    at = 1 + (len(words) == 4 and not re.fullmatch("[a-h][36]", words[1]))
    (_, end), (start, _) = layout.fields[at : at + 2]
    blank = text[end:start]
    return f"{text[:start]}{f'-{blank}' * (5 - len(words))}{text[start:]}"


def without_second_fields(text: str) -> str:
    """Return the text without fields repeated after those of a FEN or EPD record."""
    fields = lay_out(text).fields
    for _, end in (*fields[3:4], *fields[5:6]):
        if again := _FIELDS_AGAIN.match(text, end):
            return text[:end] + text[again.end() :]
    return text


def _as_scanned(text: str) -> str:
    """Return the text with digits in its placement and counters for what looks like them."""
    spans = lay_out(text).fields
    for index, (start, end) in enumerate(spans):
        if index in (0, 4, 5):
            text = text[:start] + text[start:end].translate(_DIGITS) + text[end:]
    position = _position_of(text)
    if position is None:
        return text
    # Two digits side by side may have come of it.
    start, end = spans[0]
    return text[:start] + format_placement(position.placement) + text[end:]


def _in_english(text: str) -> str | None:
    """Return the text with the piece letters of the only language that it can be in, or None."""
    layout = lay_out(text)
    if not layout.places:
        return None
    languages = languages_of(layout.word(0).text)
    if len(languages) != 1:
        return None
    try:
        placement = read_leniently(text, languages[0]).position.placement
    except FenError:
        return None
    start, end = layout.fields[0]
    return text[:start] + format_placement(placement) + text[end:]


def _position_of(text: str) -> Position | None:
    """Return what a text reads as, strictly or not, None where it does not."""
    try:
        return strict_position(text) or read_leniently(text).position
    except FenError:
        return None
