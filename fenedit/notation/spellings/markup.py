"""Reads positions in running text, HTML, Markdown and forum posts; reads and writes wikis."""

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from html import unescape
from itertools import islice, product, takewhile

from fenedit.notation.castling import is_chess960
from fenedit.notation.fen import Reading, format_placement, has_ranks, parse_placement
from fenedit.notation.fen_faults import FIELD_NAMES
from fenedit.notation.languages import names_side, side_in, sides_in
from fenedit.notation.loose.fields import SIDES
from fenedit.notation.loose.lenient import completed
from fenedit.notation.marks import (
    NO_MARKS,
    DrawnCircle,
    Highlight,
    Marks,
    SquareLabel,
    marks_of,
)
from fenedit.notation.position import (
    EMPTY,
    FEN_ORDER,
    WHITE,
    Placement,
    Position,
    Side,
    Square,
    occupied,
)
from fenedit.notation.problems import FenError, Problem, Severity, Span, note
from fenedit.notation.puzzle import SEPARATOR, Puzzle, operations_text
from fenedit.notation.reading import Found, diagram, read_loose, unplaced, unsupported
from fenedit.notation.spellings.stipulations import (
    is_asked,
    told_beside,
    with_asked,
    without_asked,
)

_RANK = "[PNBRQKpnbrqk1-8]{1,8}"
_PARTED = re.compile(
    rf"(?<![A-Za-z0-9]){_RANK}(?P<mark>[-.,:;|_\\∕⁄／⧸]|,? ){_RANK}(?:(?P=mark){_RANK}){{6}}"
    r"(?![A-Za-z0-9/~])"
)
"""Ranks separated by something other than slashes."""
_SPACED = re.compile(
    rf"(?<![A-Za-z0-9]){_RANK}(?:[ \t]{{0,3}}/[ \t]{{0,3}}{_RANK}){{7}}(?![A-Za-z0-9/~])"
)
_SLASH_BEFORE_SIDE = re.compile(
    rf"(?<![A-Za-z0-9/])({_RANK}(?:/{_RANK}){{7}})/(?=[ \t]{{1,8}}[wb](?![A-Za-z0-9])|w[ \t])"
)
_RANK_BEFORE = re.compile(rf"(?<![A-Za-z0-9]){_RANK}/$")
"""A ninth rank: the placement after it is part of something else."""
_LIKE = re.compile(
    r"(?<![^\s\"'<>|,;()\[\]{}=])(?:https?://)?[^\s/\"'<>|,;()\[\]{}=]{1,24}"
    r"(?:/[^\s/\"'<>|,;()\[\]{}=]{1,24}){5,}"
)
_LIKE_RANK = re.compile("[PNBRQKpnbrqk1-9~]{1,10}")
_BLANK = "[ \t\u00a0\u2002-\u200a\u202f\u3000]{1,8}"
_CLOSERS = re.compile(
    r"(?:</?[A-Za-z][^<>]{0,80}>|\[/[A-Za-z]{1,12}\]|[*`\"'”’»)\]}]|_(?=[ \t*])){1,6}"
)
_CLOSING = r"[\s\"'”’»)\]}>.,;:!?*`<|&#\[\\—…]|/(?![0-9])"
"""What may follow the end of a field."""
_ENDED = re.compile(rf"\Z|{_CLOSING}")


def _fields(separator: str) -> re.Pattern[str]:
    """Return the pattern of the fields after a placement, apart by one separator."""
    end = rf"(?=\Z|{_CLOSING}|{separator})"
    two = rf"{separator}(-|[KQA-Hkqa-h]{{1,4}}){end}{separator}(-|[a-h][1-8]){end}"
    clock = rf"{separator}([0-9]{{1,6}})(?![.,:;]+[0-9]){end}"
    return re.compile(
        rf"{separator}([wb]){end}"
        rf"(?:{two}(?:{clock}(?:{separator}([0-9]{{1,6}}){end})?)?|{separator}([KQkq]{{1,4}}){end})?"
    )


_FIELDS = tuple(_fields(each) for each in (_BLANK, "_", r"\+", "%20"))
_FIELDS_BELOW = re.compile(r"[ \t]{0,8}\r?\n[>#/*;% \t]{0,12}(?=[wb] \S{1,4} \S{1,2}(?!\S))")
_WORD = re.compile(r"[^\s_+\"'“”„«»‘’()\[\]{}<>|,;:.!?*`&=]+")
_FIELD = re.compile(r"[-–—−]+|[0-9]+|[a-h][1-8]")
"""A word that is a field of a FEN rather than a word."""
_LIKE_FIELD = re.compile(r"[-–—−]+|[0-9½]+(?:[./-][0-9½]+)*|[a-h][0-9]|[KQkq/-]+")
_DASHES = re.compile("[-–—−]+")
_LOOSE_WORD = re.compile(r"(?:\(?e\.p\.\)?|[^\s_,;|\"“”„«»<>{}()\[\]*`':.!?&=]++(?:e\.p\.)?)")
"""A word in running text that may be a field, in whatever spelling."""
_MOST_WORDS = 10
_RIGHTS = re.compile("[KQkq]{2,4}")
_LEADING = re.compile(r"[-–—]|(?!(?:[KQkq]{2,4}|none|no|nil|null)\Z)[^\W\d_]{2,}", re.I)
"""A word, or a dash, before the fields."""
_ASSUMED = {"castling": "-", "ep": "-", "halfmove": "0", "fullmove": "1"}
_NAMED_FIELD = re.compile(
    r"(?<![A-Za-z])(?:(?P<castling>castl[a-z_]{0,20}(?: rights)?)"
    r"|(?P<ep>ep|en[_-]?passant[a-z_]{0,12})"
    r"|(?P<halfmove>half(?:_?moves?[a-z_]{0,12})?)|(?P<fullmove>full(?:_?moves?[a-z_]{0,12})?))"
    r"[\"']?\s{0,4}[:=]\s{0,4}[\"']?(?P<value>[^\s\"',;<>&()\[\]{}]{0,8})",
    re.IGNORECASE,
)
"""A field of a FEN in data: `"castling": "KQkq"`, `&ep=e3`."""
_NEXT = (
    re.compile("[-–—−KQA-Hkqa-h/]{1,6}"),
    re.compile("[-–—−]|[a-hA-H][0-9].{0,4}"),
    re.compile("[-–—−0-9½].{0,40}", re.DOTALL),
    re.compile("[-–—−0-9½].{0,40}", re.DOTALL),
)
"""What the third to the sixth field look like at first sight, even where they cannot be read."""
_AHEAD = 240
"""Characters after a FEN that may hold its other fields, tags included."""
_NEAR = 160
"""Characters on each side of a FEN that may say whose move it is."""
_TAG = re.compile(r"<(/?[A-Za-z][A-Za-z0-9]{0,20})(?=[\s/>])((?:[^<>\"']|\"[^\"<]*\"|'[^'<]*')*)>")
_BREAKING = re.compile(r"/?(?:br|p|div|li|tr|pre|h[1-6]|figure|figcaption|table)", re.I)
_ENTITY = re.compile("&(?:[a-z]{2,8}|#[0-9]{1,6}|#[xX][0-9A-Fa-f]{1,5});")
_MARKS = re.compile(r"\[/?[A-Za-z]{1,12}\]|[*`]+")
_NAME_BEFORE = re.compile(
    r"[^\w\n{=]*+(?:(?:fen|epd|pos|position|diagramm?|no|nr|puzzle|problem)\b[^\w\n{=]*+)?"
    r"(?:(?:[0-9]{1,5}\b|[A-Za-z](?=[):\]]|\.(?!\s?[^\W\d_])|\s*\Z))[^\w\n{=]*+)?"
    r"(?:(?P<name>[^\W\d_][^\"'{}<>=/\\\n]{0,99}?)\s*(?:[:–—|,;\t]|\s-)\s*)?",
    re.IGNORECASE,
)
"""The words before a FEN on its line: a bullet, a label, a number or a letter, and a name."""


def read_fens(text: str) -> tuple[tuple[Found, ...], bool]:
    """Return the FENs in a text, each once, and whether these are whole and all.

    A side named beside a FEN counts as its field. The source of each is its fields, apart by
    blanks, whatever is between them in the text.
    """
    found, certain = placed_fens(text)
    return tuple(each for _, each in found), certain


def placed_fens(text: str) -> tuple[list[tuple[int, Found]], bool]:
    """Return what `read_fens` does, each FEN after its place in the `plain_text`."""
    found: dict[Position, tuple[int, Found]] = {}
    seen: set[tuple[str, str, str]] = set()
    plain = plain_text(text)
    matches = _placements(plain)
    certain = not misses(plain)
    headed = None
    if len(matches) > 1:
        headed = is_asked(_first_line(plain[: matches[0].start()].split("\n")[-2::-1]))
    for index, match in enumerate(matches):
        first, last = match.span()
        start = matches[index - 1].end() if index else 0
        end = matches[index + 1].start() if index + 1 < len(matches) else len(plain)
        # Lines that hold another FEN do not count.
        before = plain[max(start, first - _NEAR) : first]
        after = plain[last : min(end, last + _AHEAD)]
        if index and "\n" in before:
            before = before[before.index("\n") :]
        if end < len(plain) and "\n" in after:
            after = after[: after.rindex("\n") + 1]
        around = before, match[0], after
        if around in seen:
            continue
        seen.add(around)
        reading, source, whole, told = _reading(*around, headed)
        certain = certain and whole
        position = reading.position
        if position not in found:
            before = "\n" * (not index) + plain[start:first]
            line = plain[first:end].partition("\n")[0]
            title, rest = _beside(before, line, reading, source, told)
            set_aside = "".join(f' {name} "{value}";' for name, value in reading.extras)
            if set_aside:
                title, rest = "", set_aside + operations_text(told[0] if told else Puzzle())
            chess960 = is_chess960(position)
            read = Found(position, chess960, title, rest, source, reading.notes)
            found[position] = first, read
    return list(found.values()), certain


def _beside(
    before: str, line: str, reading: Reading, source: str, told: tuple[Puzzle, str] | None
) -> tuple[str, str]:
    """Return the name before a FEN, and what is after its fields on its line; "" for none.

    They exist where the FEN begins its line, but for a number or the like, or where a mark parts
    it from a name before it. Words of a sentence are not a name. The stipulation of the FEN is
    returned with the words, wherever it was found.
    """
    puzzle, asked = told or (Puzzle(), "")
    _, broken, before = _MARKS.sub(" ", without_tags(before)).rpartition("\n")
    line = _MARKS.sub(" ", without_tags(line)).partition("\n")[0]
    begins = broken and len(before + line) <= 600
    name = name_before(before) if begins else None
    if name is None:
        return "", operations_text(puzzle)
    name = without_asked(name, asked)
    puzzle = puzzle._replace(name="" if sides_in(name) else name)
    with suppress(FenError):
        whole = read_loose(line)
        operations = any(note.code == "epd-ops" for note in whole.notes)
        plain = not puzzle.name and re.match(r"\s+[\w(«“]", whole.rest)
        if not asked and whole.position == reading.position and (operations or plain):
            return puzzle.name, whole.rest.rstrip()
    for word in source.split():
        line = re.sub(rf"\A[\s,;|():]{{0,9}}{re.escape(word)}", "", line)
    words = " ".join(without_asked(line, asked).strip(" \t,.;:|–—-)]}\"'`’”»").split())
    said = re.search(r"[^\W\d_]", words) and not re.search(r"[\"']\s*:", words)
    if said and not sides_in(words):
        comment = SEPARATOR.join(filter(None, (puzzle.comment, words)))
        return puzzle.name, operations_text(puzzle._replace(comment=comment))
    return puzzle.name, operations_text(puzzle) if asked else ""


def name_before(words: str) -> str | None:
    """Return the name in the words before a position on its line, "" for none.

    None where the words are others than a name, a number and the like.
    """
    named = _NAME_BEFORE.fullmatch(words)
    return None if named is None else " ".join((named["name"] or "").split())


def misses(text: str, found: tuple[Found, ...] | None = None) -> bool:
    """Return whether a text has something like a placement that is not one.

    Given the positions that were found in it, return also whether it has a placement of another.
    """
    plain = plain_text(text)
    good = _placements(plain)
    if found is not None:
        known = {each.position.placement for each in found}
        if any(_squares(match) not in known for match in good):
            return True
    return next(_faulty_placements(plain, good), None) is not None


def placements_in(plain: str) -> list[tuple[int, int, bool]]:
    """Return the places of all placements in a plain text, and whether they can be read."""
    good = _placements(plain)
    faulty = (each for each in _faulty_placements(plain, good) if has_ranks(each[0]))
    return sorted(
        [*((*each.span(), True) for each in good), *((*each.span(), False) for each in faulty)]
    )


def _faulty_placements(plain: str, good: list[re.Match[str]]) -> Iterator[re.Match[str]]:
    """Yield what is like a placement, but is none of the good ones."""
    places = iter(match.start() for match in good)
    place = next(places, None)
    for like in _LIKE.finditer(plain):
        while place is not None and place < like.start():
            place = next(places, None)
        if place is not None and place < like.end():
            continue
        ranks = map(_LIKE_RANK.fullmatch, like[0].split("/"))
        if sum(rank is not None for rank in ranks) >= 5:
            yield like


def continues(text: str, fields: int, told: bool = False) -> bool:
    """Return whether a text after so many fields begins with what may be another of them.

    Tags do not count; of the line below only the first word does. After a side to move, the name of
    a side is not a field.
    """
    if fields == len(FIELD_NAMES):
        return re.match(r"[.,:;/+-]+[0-9]", text) is not None
    if re.match(r"\[(?!/)|~", text):
        return True
    inside, *below = _TAG.sub(" ", text[:_AHEAD]).replace("%20", " ").split("\n")
    words = _WORD.findall(inside)[:5]
    apart = inside[:1].isspace()
    if any(map(_RIGHTS.fullmatch, words)) and (told or fields == 1):
        return True
    if not words:
        words, apart = _WORD.findall(_first_line(below))[:1], False
    elif fields == 1 and _DASHES.fullmatch(words[0]):
        del words[0]
    if not words:
        return False
    if fields == 1:
        field = names_side(words[0]) and not told
    else:
        field = _NEXT[fields - 2].fullmatch(words[0]) is not None
    if field or any(map(_DASHES.fullmatch, words[:3])):
        return True
    return apart and fields > 1 and any(map(_FIELD.fullmatch, words[:4]))


def without_tags(text: str) -> str:
    """Return the text of an HTML page: tags off, breaks for those that break, entities read.

    Bars part the cells of tables.
    """
    parted = {"/td": "|", "/th": "|"}
    bare = _TAG.sub(
        lambda tag: "\n" if _BREAKING.fullmatch(tag[1]) else parted.get(tag[1].lower(), ""), text
    )
    return unescape(bare)


def has_tags(text: str) -> bool:
    """Return whether there is an HTML tag or entity in a text."""
    return _TAG.search(text) is not None or _ENTITY.search(text) is not None


def plain_text(text: str) -> str:
    """Return a text with its entities read, and slashes between ranks."""
    if "&" in text:
        text = _ENTITY.sub(lambda entity: unescape(entity[0]), text)
    text = re.sub(r"%2[fF]|\\/", "/", text) if "%2" in text or "\\/" in text else text
    text = _SPACED.sub(_with_slashes, text) if "/ " in text or " /" in text else text
    return _SLASH_BEFORE_SIDE.sub(r"\1 ", _PARTED.sub(_with_slashes, text))


def _with_slashes(match: re.Match[str]) -> str:
    """Return ranks parted by slashes alone, unchanged unless they are eight of eight squares."""
    mark, text = match.groupdict().get("mark"), match.string
    slashed = match[0].replace(mark, "/") if mark else "".join(match[0].split())
    ninths: list[re.Match[str] | None] = []
    if mark:
        between, start, end = re.escape(mark), match.start(), match.end()
        ninths.append(re.search(rf"({_RANK}){between}$", text[max(0, start - 10) : start]))
        ninths.append(re.match(rf"{between}({_RANK})(?![A-Za-z0-9])", text[end : end + 12]))
    whole = all(map(_is_whole_rank, slashed.split("/")))
    ninth = any(each and _is_whole_rank(each[1]) for each in ninths)
    return slashed if whole and not ninth else match[0]


def _is_whole_rank(text: str) -> bool:
    if not re.fullmatch(_RANK, text):
        return False
    return sum(int(char) if char.isdigit() else 1 for char in text) == 8


def _placements(plain: str) -> list[re.Match[str]]:
    return [
        match
        for match in re.finditer(
            rf"(?<![A-Za-z0-9]){_RANK}(?:/{_RANK}){{7}}(?![A-Za-z0-9/~])", plain
        )
        if _squares(match)
    ]


def _squares(match: re.Match[str]) -> Placement | None:
    if _RANK_BEFORE.search(match.string, max(0, match.start() - 10), match.start()):
        return None
    try:
        return parse_placement(match[0])
    except FenError:
        return None


def _reading(
    before: str, placement: str, after: str, headed: bool | None
) -> tuple[Reading, str, bool, tuple[Puzzle, str] | None]:
    """Return the meaning of a FEN, its fields, whether these are certainly all, and what it asks.

    The last is the stipulation beside it with its words, or None. `headed` says whether a
    stipulation is on the line above, or below it; None for either.
    """
    fields, end = _fields_after(after)
    for count in range(len(fields), -1, -1):
        source = " ".join([placement, *fields[:count]])
        try:
            reading = read_loose(source)
        except FenError:
            continue
        break
    sides: list[Side] = []
    if fields:
        whole = count == len(fields) and not continues(after[end:], count + 1)
    else:
        sides = _sides(before, after)
        bare = _TAG.sub(" ", after)
        letter = re.match("[^A-Za-z0-9]{0,20}[wbWB](?![A-Za-z0-9])", bare) if sides else None
        more = continues(bare[letter.end() :], 2) if letter else continues(after, 1, bool(sides))
        whole = len(sides) < 2 and not more
        if len(sides) == 1:
            source += f" {sides[0]}"
            reading = read_loose(source)
        if named_fields(near := after) or named_fields(near := before.rpartition("{")[2]):
            found = with_named_fields(Found(reading.position, notes=reading.notes), near)
            reading = reading._replace(position=found.position, notes=found.notes)
            source, whole = found.source or source, len(sides) < 2
    loosely = None if whole else read_loosely(placement, after, sides)
    if loosely and loosely[0].fields > reading.fields:
        reading, source, whole = loosely
    *above, left = before.split("\n")
    right, *below = after.split("\n")
    told = told_beside(left, after[end:].partition("\n")[0])
    for line, is_near in ((_first_line(above[::-1]), headed), (_first_line(below), not headed)):
        spoken = not sides and reading.fields == 1
        if told is None and (headed is None or is_near) and (spoken or is_asked(line)):
            told = told_beside(line, "")
    if told is not None:
        reading, sure = with_asked(reading, *told, sides)
        # A number before a FEN may be its own.
        numbered = told[1][0] == "#" and left.lstrip().startswith(told[1])
        whole = whole and sure and not numbered
    # Words in place of other fields are unread, and those are not missing.
    words = [word[0] for word in islice(_LOOSE_WORD.finditer(right), _MOST_WORDS)]
    unread = words[reading.fields - 1 :][: len(FIELD_NAMES) - reading.fields]
    if not whole and any(map(_LIKE_FIELD.fullmatch, unread)):
        notes = [each for each in reading.notes if not each.code.startswith("default-")]
        notes.append(note("unread", None, found=" ".join(unread)))
        reading = reading._replace(notes=tuple(notes))
    return reading, source, whole, told


def read_loosely(placement: str, after: str, sides: list[Side]) -> tuple[Reading, str, bool] | None:
    """Return what most of the words after a placement say as its fields, None where none do.

    It is certain where they are all six, in order and apart by blanks.
    """
    pocket = re.match(r"\[[PNBRQpnbrq]{0,32}\]", after)
    placement += pocket[0] if pocket else ""
    lines = _TAG.sub(" ", after[pocket.end() if pocket else 0 :]).replace("%20", " ").split("\n")
    line = next(filter(str.strip, lines[:2]), "")
    words = list(islice(_LOOSE_WORD.finditer(line), _MOST_WORDS))
    found = [re.sub("\\A([KQ]{1,2})/([kq]{1,2})\\Z", r"\1\2", word[0]) for word in words]
    side = f"{(sides or [WHITE])[0]} "
    # After a dash, or after words for the side to move.
    led = len(list(takewhile(_LEADING.fullmatch, found)))
    best: tuple[Reading, str, bool] | None = None
    for field, first in product(("", side), sorted({0, led})):
        if field and "".join(found[first : first + 1]).lower() in SIDES:
            continue
        for count in range(len(words), first, -1):
            fields = [*field.split(), *found[first:count]]
            source = " ".join([placement, *fields])
            strict, mended = _read_fields(source), completed(source)
            reading = strict or _read_fields(mended)
            # Unknown words for castling or en passant between a side and both counters
            odd = [word for word in fields[1:3] if word[1:].islower() and _LEADING.fullmatch(word)]
            if reading is None and odd and (first or not sides) and len(fields) < len(FIELD_NAMES):
                known = ["-" if word in odd else word for word in fields[1:3]]
                reading = _read_fields(" ".join([placement, fields[0], *known, *fields[3:]]))
                if reading is not None and reading.fields == len(FIELD_NAMES):
                    unread = note("unread", None, found=" ".join(odd))
                    reading = reading._replace(notes=(*reading.notes, unread))
                    mended = source
                else:
                    reading = None
            # A letter that is a word is not a file of a rook; four fields cannot be chance.
            if reading is None or (
                (field or reading.fields < 4)
                and set(reading.position.castling_rights) - set("KQkq")
            ):
                continue
            last = words[count - 1].end()
            sure = first == 0 and not field and line[:last].split() == found[:count]
            plain = {"dash", "exchanged", "side-case", "side-word", "whitespace"}
            sure = sure and {note.code for note in reading.notes} <= plain
            sure = sure and strict is not None
            added = len(mended.split()) - len(source.split()) if strict is None else 0
            left_out = [note(f"default-{name}", None) for name in ("castling", "ep")[2 - added :]]
            reading = reading._replace(notes=(*reading.notes, *left_out))
            if field and not sides:
                notes = (note("default-side", None), *reading.notes)
                reading = reading._replace(notes=notes)
            if best is None or reading.fields > best[0].fields:
                sure = sure and _ENDED.match(line, last) is not None
                best = reading, source, sure and not continues(line[last:], len(FIELD_NAMES))
            break
    return best


def _read_fields(source: str) -> Reading | None:
    """Return what a placement and words say, None where these are not all its fields."""
    try:
        reading = read_loose(source)
    except FenError:
        return None
    return None if reading.rest else reading


def named_fields(text: str) -> dict[str, str]:
    """Return the fields after the placement that a text gives by their names, as data do."""
    found: dict[str, str] = {}
    for match in _NAMED_FIELD.finditer(text):
        value = match["value"].lower()
        name = next(name for name in _ASSUMED if match[name])
        empty = value in ("", "null", "none", "nil", "undefined", "false")
        found.setdefault(name, "-" if empty else match["value"])
    return found


def with_named_fields(found: Found, text: str) -> Found:
    """Return a diagram with the fields that are named beside it."""
    named = named_fields(text)
    position = found.position
    values = [named.get(name, assumed) for name, assumed in _ASSUMED.items()]
    source = " ".join([format_placement(position.placement), position.side_to_move, *values])
    reading = _read_fields(source) if named else None
    if reading is None:
        return found
    kept = [each for each in found.notes if each.code.removeprefix("default-") not in named]
    notes = (*kept, *unplaced(reading.notes))
    return found._replace(position=reading.position, source=source, notes=notes)


def _fields_after(after: str) -> tuple[list[str], int]:
    """Return the fields after a placement, and where they end."""
    closed = _CLOSERS.match(after)
    starts = [0, closed.end()] if closed else [0]
    if below := _FIELDS_BELOW.match(after, starts[-1]):
        fields = _FIELDS[0].match(" " + after[below.end() :])
        if fields and fields[3]:
            return list(filter(None, fields.groups())), below.end() + fields.end() - 1
    for start, pattern in product(starts, _FIELDS):
        if match := pattern.match(after, start):
            return list(filter(None, match.groups())), match.end()
    return [], 0


def _sides(before: str, after: str) -> list[Side]:
    """Return the sides to move named on the line of a FEN, or else on the lines next to it."""
    *above, left = before.split("\n")
    right, *below = after[:_NEAR].split("\n")
    for near in ((left, right), (_first_line(above[::-1]), _first_line(below))):
        text = "\n".join(near)
        sides = sides_in(text) or sides_in(_TAG.sub(" ", text))
        if sides:
            return sides
    return []


def _first_line(lines: list[str]) -> str:
    """Return the first line, or the second if the first is blank; "" if both are."""
    return next((line for line in lines[:2] if line.strip()), "")


_OPENING = re.compile(
    r"\{\{\s{0,9}(?:Vorlage:|Template:)?"
    r"(?:chess[ _]diagram(?:[ _]small)?|chess[ _]position|schachbrett|skaakdiagram)\s{0,9}(?=[|}])",
    re.IGNORECASE,
)
_PARTS = re.compile(r"\{\{|\}\}|\[\[|\]\]|\|")
_NAMED = re.compile(r"\s*([\w -]{0,20}?)\s*=")


def read_wiki(text: str) -> tuple[Found, ...]:
    """Return the positions of all diagram templates in a text, without those of fewer squares.

    Raises:
        FenError: a diagram has fairy pieces (`unsupported-man`), or its `fen=` is not a placement.
    """
    found = []
    place = 0
    while opening := _OPENING.search(text, place):
        arguments, place = _arguments(text, opening.end())
        found.append(_diagram(text, arguments))
    return tuple(filter(None, found))


def count_diagrams(text: str) -> int:
    """Return how many diagram templates begin in a text, readable or not."""
    return sum(1 for _ in _OPENING.finditer(text))


def write_wiki(position: Position, *, flipped: bool, marks: Marks = NO_MARKS) -> str:
    """Return the pieces of a position as the template writes them, rank by rank, and its marks."""
    shown = marks_shown(position.placement, marks)
    codes = {
        **{each.square: "xx" for each in shown.highlights},
        **{each.square: "xo" for each in shown.circles},
        **{each.square: f"x{each.text}" for each in shown.labels},
    }
    for square, piece in occupied(position.placement):
        codes[square] = piece.lower() + ("l" if piece.isupper() else "d")
    cells = [codes.get(square, "  ") for square in FEN_ORDER]
    rows = ["|" + "|".join(cells[start : start + 8]) for start in range(0, 64, 8)]
    turned = ["| reverse=true"] if flipped else []
    return "\n".join(["{{Chess diagram", "| tright", "| ", *rows, "| ", *turned, "}}"])


def marks_shown(placement: Placement, marks: Marks) -> Marks:
    """Return the marks that the template can show, at most one on each empty square."""
    labels = [label for label in marks.labels if re.fullmatch("[0-9]", label.text)]
    drawn: tuple[SquareLabel | DrawnCircle | Highlight, ...]
    drawn = (*labels, *marks.circles, *marks.highlights)
    first = {each.square: each for each in reversed(drawn) if placement[each.square] == EMPTY}
    return marks_of(each for each in drawn if each is first.get(each.square))


def _arguments(text: str, place: int) -> tuple[list[Span], int]:
    """Return the places of a template's arguments, and where the template ends."""
    arguments: list[Span] = []
    depth, start = 0, -1
    for part in _PARTS.finditer(text, place):
        if part[0] in ("{{", "[["):
            depth += 1
        elif depth and part[0] in ("}}", "]]"):
            depth -= 1
        elif not depth and part[0] in ("|", "}}"):
            if start >= 0:
                arguments.append((start, part.start()))
            start = part.end()
            if part[0] == "}}":
                return arguments, part.end()
    return arguments, len(text)


def _diagram(text: str, arguments: list[Span]) -> Found | None:
    positional: list[Span] = []
    named: dict[str, Span] = {}
    for start, end in arguments:
        name = _NAMED.match(text, start, end)
        if name:
            named[name[1].lower()] = name.end(), end
        else:
            positional.append((start, end))
    header = _words(text, [named.get("header", (0, 0)), *positional[1:2]])
    footer = _words(text, [named.get("footer", (0, 0)), *positional[66:67]])
    title, side = header or footer, side_in(f"{header}\n{footer}")
    if "fen" in named:
        start, end = named["fen"]
        words = text[start:end].split()
        if not words:
            return None
        start = text.index(words[0], start)
        try:
            placement = parse_placement(words[0])
        except FenError as error:
            first, last = error.problem.span or (0, 0)
            span = (first + start, last + start)
            raise FenError(error.problem._replace(span=span)) from None
        if len(words) == 1:
            return diagram(placement, side, title)
        position = read_loose(" ".join(words)).position
        return Found(position, is_chess960(position), title)
    if len(positional) < 66:
        return None
    placement, marked = _template_squares(text, positional[2:66])
    read = diagram(placement, side, title)
    if marked:
        note = Problem("marks-left-out", Severity.NOTE, squares=marked)
        read = read._replace(notes=(*read.notes, note))
    return read


def _template_squares(text: str, cells: list[Span]) -> tuple[Placement, tuple[Square, ...]]:
    """Return the placement of a template, and where its marks are."""
    contents = [EMPTY] * 64
    marked: list[Square] = []
    others: list[tuple[str, Square | None, Span]] = []
    for square, (start, end) in zip(FEN_ORDER, cells, strict=True):
        cell = text[start:end].strip().strip("_")
        if not cell:
            continue
        if re.fullmatch("[kqrbnp][ld]", cell):
            contents[square] = cell[0].upper() if cell[1] == "l" else cell[0]
        elif re.fullmatch("xx|xo|ox|oo|ul|ua|ur|la|ra|dl|da|dr|lr|ud|db|dw|x[0-9]", cell):
            marked.append(square)
        else:
            others.append((cell, square, (start, end)))
    if others:
        raise unsupported(others)
    return "".join(contents), tuple(marked)


def _words(text: str, places: Iterable[Span]) -> str:
    """Return the words at the first place that has any."""
    words = (" ".join(text[slice(*place)].split()) for place in places)
    return next(filter(None, words), "")
