"""FEN that is not strict: where its fields stand, and what is forgiven, or refused in place.

What is plain is read as it stands. Where what was meant can be guessed but must be asked, `mended`
offers, beside the fault,

- letters of other alphabets in the place of those that look like them: К for K;
- 1 for l, I and |, and 0 for O, as scanners confuse them, where that alone mends the text;
- piece letters of another language, where exactly one language makes sense of them;
- `0` for the dash that means no castling rights or no en passant square;
- that dash where a field is left out before two counters, or before operations of EPD;
- castling letters for castling as in moves: `Kk` for `0-0`;
- the words before a FEN behind it, where they are kept.

A rank too short or too long is never padded or cut, and no piece is guessed.
"""

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

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

_CHECKS: Final = re.compile(r"\+?[0-3]\+[0-3]")
_WORD: Final = re.compile(r"[^\s_]+")
_OPCODE: Final = re.compile(r"[A-Za-z](?:\S+|[ \t]+[^;\s][^;]*;)")
_OPERATION: Final = re.compile(r"[a-z][a-z0-9_]+(?!\S)|[^;]*;")
_USUAL: Final = r"(?:[ab]m|id|pv|ce|dm|acd)\s"
_OPERATION_BEHIND_COUNTERS: Final = re.compile(rf"{_USUAL}|[^;]*;")
_ANY_OPERATION: Final = re.compile(rf"{_USUAL}|[a-z]\w+\s+[^;\s][^;]*;")
_PERFT: Final = re.compile(r";\s*D[0-9]")
_NOT_IN_FIELDS: Final = re.compile(r"(?!^)(?:;|</|<br|\[/)", re.IGNORECASE)
_LAST_FIELD: Final = re.compile(r"([0-9]+)[.,:)\]}>\"'”’»]+")
_RANK: Final = "(?:8|[1-8PNBRQKpnbrqk~]{2,16})"
_BROKEN_PLACEMENT: Final = re.compile(rf"{_RANK}(?:\s*/\s*{_RANK}){{7}}(?!\S)")
_TOKEN: Final = re.compile("[^~][\ufe0e\ufe0f]?")
_RUN: Final = re.compile("[0-9]{1,3}|[^~][\ufe0e\ufe0f]?")
_BLANKS: Final = re.compile(r"[\s_]+")
_CASTLING: Final = FIELD_NAMES.index("castling")
_RIGHTS_FIRST: Final = re.compile("-|[KQkqA-H]{1,4}")
_RIGHTS_BEHIND: Final = re.compile(r"\s+(?:-|[KQkqA-Ha-h]{1,4})\s+(?:-|[a-h][1-8])(?!\S)")
_PARTED_RIGHTS: Final = re.compile(r"(?!.*([KQkq]).*\1)(?:[KQkq] ?){2,4}|[A-H]{1,2} [a-h]{1,2}")
_SIGNED: Final = re.compile(
    r"[a-hA-H][1-8] \(?e\.?p\.?\)?|\(?e\.?p\.?:? [a-hA-H][1-8]\)?", re.IGNORECASE
)
_FULL_ENDING: Final = re.compile(r"\s+(?:-|[a-h][36])\s+[0-9]+\s+[0-9]+(?!\S)")
_FIELDS_AGAIN: Final = re.compile(
    r"[\s_]+(?P<fields>[wb][\s_]+(?:-|[KQkqA-Ha-h]{1,4})[\s_]+(?:-|[a-h][36])"
    r"(?:[\s_]+(?:[0-9]+|-)[\s_]+[0-9]+)?)(?![\w/+-])"
)
"""What stands behind a FEN that was written over the placement of another one."""
_LONGEST_KEPT: Final = 1 << 14
_OPENERS: Final = "([{<=\"'“„«"
_UNGLUED: Final = re.compile(rf"[^\s:{re.escape(_OPENERS)}]+")
"""A word without a label or a bracket that it is glued to."""


class Layout(NamedTuple):
    """Where the parts of a text stand; places are offsets in the core of its frame.

    Attributes:
        frame: what stands around the fields.
        places: of the fields, at most six.
        rest: where the first word that is no field begins, None if there is none.
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
        """Where the fields stand in the raw text."""
        return tuple([self.frame.core.span(*place) for place in self.places])

    def word(self, number: int) -> Tracked:
        """Return a field by its number from 0, without blanks that stand within it."""
        part = self.frame.core.part(*self.places[number])
        return part.replaced(_BLANKS, lambda match: "")


def lay_out(text: str) -> Layout:
    """Find the frame, the fields and the rest of any text.

    What is typed is asked for its parts by one after another: they are kept for a few texts, which
    are no longer than what is typed.
    """
    return _kept_layout(text) if len(text) <= _LONGEST_KEPT else _found_layout(text)


def _found_layout(text: str) -> Layout:
    frame = unframed(text)
    core = frame.core.text
    places: list[Span] = []
    checks = None
    broken = _BROKEN_PLACEMENT.match(core) if "/ " in core or " /" in core or "\n" in core else None
    if broken:
        places.append(broken.span())
    for word in _WORD.finditer(core, broken.end() if broken else 0):
        start, end = word.span()
        if len(places) == _CASTLING + 2 and _SIGNED.fullmatch(
            f"{core[slice(*places[-1])]} {word[0]}"
        ):
            places[-1] = places[-1][0], end
            continue
        code = _rest_code(core, start, word[0], len(places))
        if not code and checks is None and len(places) in (4, 6) and _CHECKS.fullmatch(word[0]):
            checks = start, end
            continue
        if not code and len(places) == 6:
            code = "trailing"
        if code:
            return Layout(frame, tuple(places), start, code, checks)
        length, code = _cut(core, start, word[0], len(places))
        _add_field(core, places, (start, start + length))
        if code:
            return Layout(frame, tuple(places), start + length, code, checks)
    return Layout(frame, tuple(places), None, "", checks)


_kept_layout = lru_cache(maxsize=4)(_found_layout)


def _add_field(core: str, places: list[Span], span: Span) -> None:
    """Add the place of a field: it may belong to the one before it, or have changed places."""
    count, (start, end) = len(places), span
    word, before = core[start:end], core[slice(*places[-1])] if places else ""
    if (
        count == _CASTLING
        and word.lower() in SIDES
        and _RIGHTS_FIRST.fullmatch(before)
        and not _RIGHTS_BEHIND.match(core, end)
    ):
        places.insert(1, span)
    elif count == _CASTLING + 1 and _goes_on(core, before, word, end):
        places[-1] = places[-1][0], end
    else:
        places.append(span)


def _goes_on(core: str, before: str, word: str, end: int) -> bool:
    """Tell whether a word behind castling rights belongs to them: `KQ kq`, `- kq`, `KQ -`."""
    if word == "-":
        return before in ("K", "Q", "KQ") and _FULL_ENDING.match(core, end) is not None
    return (before == "-" and word in ("k", "q", "kq")) or (
        _PARTED_RIGHTS.fullmatch(f"{before} {word}") is not None
    )


def field_spans(text: str) -> tuple[Span, ...]:
    """Return the places of the fields in any text, six at most."""
    return lay_out(text).fields


def field_at(text: str, offset: int) -> int | None:
    """Return which field, 0 to 5, a caret at an offset touches, or None."""
    for index, (start, end) in enumerate(field_spans(text)):
        if start <= offset <= end:
            return index
    return None


def square_at(text: str, offset: int) -> Square | None:
    """Return the square that the character behind an offset stands for, or None.

    A digit stands for several squares: the first of them is returned. Faults elsewhere in the
    text do not matter, and a character that is no piece counts as one square.
    """
    for (start, end), squares in _square_tokens(text):
        if start <= offset < end:
            return squares[0]
    return None


def span_of_square(text: str, square: Square) -> Span | None:
    """Return the place of the character that describes a square, or None."""
    for span, squares in _square_tokens(text):
        if square in squares:
            return span
    return None


def _rest_code(core: str, start: int, word: str, count: int) -> str:
    """Return the kind of a rest that begins with a word behind `count` fields, "" for a field."""
    if count and word.startswith(COMMENT_STARTS):
        return "epd-ops" if _PERFT.match(core, start) else "comment"
    if count and word.startswith(("</", "<br", "[/")):
        return "trailing"
    if count < 4 or not _OPCODE.match(core, start):
        return ""
    operation = _OPERATION_BEHIND_COUNTERS if count == 6 else _OPERATION
    return "epd-ops" if operation.match(core, start) else "trailing"


def _cut(core: str, start: int, word: str, count: int) -> tuple[int, str]:
    """Return how long the field is that a word begins with, and the kind of the rest behind it."""
    cut = _NOT_IN_FIELDS.search(word)
    if cut:
        code = "trailing" if cut[0] != ";" else _rest_code(core, start + cut.start(), ";", 6)
        return cut.start(), code
    closed = _LAST_FIELD.fullmatch(word) if count == 5 else None
    return (len(closed[1]), "trailing") if closed else (len(word), "")


def _square_tokens(text: str) -> Iterator[tuple[Span, tuple[Square, ...]]]:
    """Yield the characters of the placement that stand for squares, each with its squares."""
    layout = lay_out(text)
    if not layout.places:
        return
    word = layout.word(0)
    letters = word.text[:LONGEST_PLACEMENT].partition("[")[0]
    strokes = sum(letter in STROKES for letter in letters)
    tokens = list(_TOKEN.finditer(letters))
    runs = list(_RUN.finditer(letters))
    across = not strokes and 64 in (_widths(tokens), _widths(runs))
    if across and _widths(tokens) != 64:
        tokens = runs
    rank_start = square_count = 0
    for token in tokens[strokes > 7 and letters[0] in STROKES :]:
        if token[0] in STROKES:
            rank_start = square_count = rank_start + 8
            continue
        width = _width(token[0])
        end = square_count + width
        squares = FEN_ORDER[square_count : end if across else min(end, rank_start + 8)]
        if squares:
            yield word.span(*token.span()), squares
        square_count = end


def _widths(tokens: list[re.Match[str]]) -> int:
    return sum(_width(token[0]) for token in tokens)


def _width(token: str) -> int:
    """Return for how many squares a character or a number stands; no digit but 1 to 8 is one."""
    number = len(token) > 1 and token.isascii()
    return int(token) if number or token in RANKS else 1


_STARTPOS: Final = re.compile(r"startpos(?!\S)", re.IGNORECASE)
_LINE_BREAKS: Final = "\n\r"
_COUNTERS: Final = re.compile(
    r'"[^"]*"?|(?:^|;)\s*(hmvc|fmvn)\s+(?:"([0-9]{1,6})"|([0-9]{1,6}))\s*(?=;|$)'
)
_COUNTER_OPCODES: Final = {"halfmove": "hmvc", "fullmove": "fmvn"}


def read_leniently(text: str, letters: str | None = None) -> Reading:
    """Read a text that is no strict FEN; see `fenedit.notation.reading.read_loose`."""
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
        # What is wrong with the words before it is of no use to anybody.
        problem = error.problem
        first, last = problem.span or (0, 0)
        problem = problem._replace(span=(start + first, start + last))
    else:
        problem = fault("text-before", 0, len(text[:start].rstrip()), "placement")
    raise FenError(problem)


def start_in_prose(text: str) -> int:
    """Return where a FEN, maybe a faulty one, begins behind other words; 0 if there is none."""
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


def _read(text: str, letters: str | None) -> Reading:
    layout = lay_out(text)
    frame = layout.frame
    if _STARTPOS.match(frame.core.text):
        return _initial(text, frame)
    core = frame.core
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
        # A bishop in hand, or Black to move behind a slash: neither is plain.
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
    # Of the last field, or of the counters of three-check chess behind it.
    end = max(place for _, place in (*layout.places, layout.checks or (0, 0)))
    rest = _rest(text, frame, end, layout.rest is not None)
    count = 4 if given == 5 and is_dash(word(4).text) else given
    counted = _counted(rest) if 4 <= count < 6 else {}
    if count < 5 and "halfmove" in counted:
        halfmove = counted["halfmove"]
        notes = [found for found in notes if found.code != "counter-dash"]
    fullmove = counted.get("fullmove", fullmove)
    notes += _notes(text, layout, end, counted, count)
    checks = layout.checks and core.part(*layout.checks).text
    extras = (
        ("pocket", pocket),
        ("promoted", " ".join(promoted)),
        ("checks", checks or ""),
        ("variant", frame.variant),
    )
    return Reading(
        Position(placement, side, rights, ep_square, halfmove, fullmove),
        _in_order(notes),
        rest,
        tuple([extra for extra in extras if extra[1]]),
        count,
    )


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
    odd: dict[str, Span] = {}
    for part in parts:
        if any(map(str.isspace, core.text[slice(*part)])):
            odd.setdefault("whitespace", core.span(*part))
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


_LONGEST_MENDED: Final = 4096
"""In a longer text a fault is not plain."""
_LOOK_ALIKES: Final = str.maketrans(
    "КВРкрΚΒΡΝκρ" + "".join(chr(code) for code in range(0xFF01, 0xFF5F)),
    "KBPkpKBPNkp" + "".join(chr(code) for code in range(0x21, 0x7F)),
)
"""Cyrillic and Greek letters that look like piece letters, and the wide forms of ASCII."""
_EP_SQUARE: Final = re.compile("[a-h][36]")
_CASTLES: Final = re.compile("(?P<long>[0O]-[0O]-[0O])|[0O]-[0O]", re.IGNORECASE)
_BOTH_CASTLES: Final = re.compile(r"\s[0O]-[0O][\s/,;&+]{1,3}[0O]-[0O]-[0O]\s", re.IGNORECASE)
_DIGITS: Final = str.maketrans("lI|Oo", "11100")
_SCANNED: Final = re.compile("[lI|Oo]")


def mended(text: str) -> str | None:
    """Return the text with its faults repaired, None where one is not plain or there is none."""
    if len(text) > _LONGEST_MENDED or _position_of(text):
        return None
    if start := start_in_prose(text):
        words = text[:start].rstrip(" :")
        behind = f"{text[start:].strip()} {words}"
        apart = words[0].isalnum() and words[-1] not in _OPENERS
        return behind if apart and _position_of(behind) else None
    repaired = _in_ascii(text)
    once = without_second_fields(repaired)
    for guess in (repaired, once, _as_scanned(repaired), completed(repaired)):
        if _position_of(guess):
            return guess
    return _in_english(text) or _in_english(repaired)


def rescanned(text: str) -> str | None:
    """Return a text whose only faults are ones of a scanner without them, else None."""
    if len(text) > _LONGEST_MENDED or not _SCANNED.search(text) or _position_of(text):
        return None
    repaired = _as_scanned(text)
    return repaired if _position_of(repaired) else None


def _in_ascii(text: str) -> str:
    """Return the text with look-alikes replaced in its fields, and 0 where a dash belongs."""
    spans = lay_out(text).fields
    for index, (start, end) in enumerate(spans):
        field = text[start:end].translate(_LOOK_ALIKES)
        if field == "0" and (index == 2 or (index == 3 and len(spans) == 6)):
            field = "-"
        text = text[:start] + field + text[end:]
    return text


def completed(text: str) -> str:
    """Return the text with letters for castling as in moves, and dashes for fields left out."""
    text = _BOTH_CASTLES.sub(" KQkq ", text, count=1)
    layout = lay_out(text)
    words = [layout.word(number).text for number in range(1, len(layout.places))]
    if len(words) < _CASTLING + 1 or words[0].lower() not in SIDES:
        return text
    castles = _CASTLES.fullmatch(words[1])
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
    at = 1 + (len(words) == 4 and not _EP_SQUARE.fullmatch(words[1]))
    (_, end), (start, _) = layout.fields[at : at + 2]
    blank = text[end:start]
    return f"{text[:start]}{f'-{blank}' * (5 - len(words))}{text[start:]}"


def without_second_fields(text: str) -> str:
    """Return the text without fields that stand again behind those of a FEN or EPD record."""
    # The FEN field asks at each key, and hardly ever has more fields than those behind one word.
    first = _WORD.search(text)
    if first is None or not _FIELDS_AGAIN.search(text, first.end() + 1):
        return text
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
