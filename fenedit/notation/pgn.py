"""Splits PGN into games, and reads and writes their tags.

A game's moves stay verbatim.
"""

import re
import textwrap
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Literal, NamedTuple, TypeAlias

from fenedit.notation.castling import names_chess960, names_other_variant
from fenedit.notation.fen import format_fen
from fenedit.notation.position import START_POSITION, Position
from fenedit.notation.problems import FenError, Problem, Span, note
from fenedit.notation.reading import read_loose

WON_OR_DRAWN = ("1-0", "0-1", "1/2-1/2")
"""The results of games that have ended."""
RESULTS = (*WON_OR_DRAWN, "*")
"""What ends movetext."""

_NAME = "[A-Za-z0-9_]+"
_TAG = re.compile(rf'\[\s*({_NAME})\s*"([^"\\\r\n]*(?:\\[^\r\n][^"\\\r\n]*)*)"\s*\]')
_ODD_TAG = re.compile(rf'\[\s*({_NAME})\s*"([^\r\n]*)"[ \t]*\](?=[ \t]*(?:[\r\n]|\Z))')
"""A tag whose value has quotation marks or backslashes that were not escaped, alone on its line."""

_QUOTES = "\"'`´‘’‚‛“”„‟«»"
"""Characters written in place of a tag's quotation marks."""
_BROKEN_TAG = re.compile(rf"\[\s*{_NAME}[ \t]*[:=]?[ \t]*[{_QUOTES}]")
_UNQUOTED_TAG = re.compile(rf"\[\s*{_NAME}[ \t:=][^\]\r\n]*\][ \t]*(?=[\r\n]|\Z)")
_ODD_FEN = re.compile(
    rf"\[?[ \t]*(FEN)\b[ \t]*[:=]?[ \t]*[{_QUOTES}]*[ \t]*"
    rf"([^\s{_QUOTES}\]\[]*(?:[ \t]+[^\s{_QUOTES}\]\[]+)*)[ \t]*[{_QUOTES}]*(?:[ \t]*\])?",
    re.IGNORECASE,
)
"""A FEN tag with wrong quotation marks, or without a bracket or a mark."""
_MARK = re.compile(
    r"(?P<blank>(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)\s*)|;[^\r\n]*|[\[{%]|\(+|\)+|\Z"
)
_AFTER_BLANK_LINE = re.compile(r"(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)[ \t]*\Z")
_LONGEST_GAP = 80
"""Characters before a tag in which to look for a blank line."""
_LINE = re.compile(r"[^\r\n]*")
_IDLE = re.compile(r"[\[%]+")
"""Brackets and percent signs in a row; only the first may mean something."""
_RESULT = re.compile(r"(?:(?<![0-9A-Za-z/-])(?:1-0|0-1|1/2-1/2|½-½)|\*)\Z")
_LONGEST_RESULT = 8
"""Characters of the longest result, and one before it."""
_MOVE_NUMBER = re.compile(r"(?<![0-9])[0-9]{1,3}\.+\s*(?:[KQRBN][a-h1-8x]|[a-h][1-8x]|[O0]-[O0])")
_ENDED = re.compile(r"(?<!\S)(?:1-0|0-1|1/2-1/2|½-½|\*)\Z")
_LEAST_SLASHES = 4
"""Slashes in a FEN."""
_WORD = re.compile(r"[0-9]+(?=[.…])|[^\s\0.…][^\s\0…]*")
_PROMOTED = re.compile(r"([a-h][18])\(([QRBN])\)")
_NEW_GAME = frozenset({"event", "fen"})
"""Names of tags that no game has twice."""
_TELLING = frozenset({"event", "site", "date", "round", "white", "black", "result", "fen"})
"""Names of tags found in PGN only."""

_PLAIN_TAGS = r'(?>(?:\[(?!(?i:Event|FEN) )[A-Za-z0-9_]+ "[^"\\\r\n]*"\]\r?\n)*)'
_EVENT = r'\[Event "[^"\\\r\n]*"\]\r?\n'
_FIRST_TAG = re.compile(_EVENT)
_PLAIN_GAME = re.compile(
    rf'{_EVENT}{_PLAIN_TAGS}(?:\[FEN "[^"\\\r\n]*"\]\r?\n{_PLAIN_TAGS})?(?>(?:\r?\n)+)'
    r"(?>(?:(?!(?i:fen))[^\s\0\[%\ufeff](?>(?:[^\[\r\n]++|\[(?!\s*[A-Za-z0-9_]))*)\r?\n)+)(?>(?:\r?\n)+)"
    rf"(?={_EVENT})"
)
"""A game that the next one follows, both as most programs write them."""
_ENDED_GAME = re.compile(
    r"(?:\A|[\r\n])(?!%)(?:[^;\[\r\n]|\[%)*(?<![0-9A-Za-z/-])(?:1-0|0-1|1/2-1/2|½-½|\*)"
    r"[ \t]*\r?\n[ \t]*\r?\n(?:[ \t]*\r?\n)*\Z"
)
"""The end of a text that is surely that of a game, before any tag."""
_LONGEST_END = 1 << 12
"""Characters at the end of a text in which to look for that."""

Kind: TypeAlias = Literal["tag", "text", "comment", "blank", "open", "close"]


class Part(NamedTuple):
    """A part of PGN text; only blanks are between parts.

    Attributes:
        kind: "tag", "text" (movetext, or whatever else), "comment" (also an escaped line, and a
            tag that is broken), "blank" (at least one blank line), "open" or "close" (one
            parenthesis or more, side by side, that open or close variations).
        start: where it begins.
        end: where it ends.
        tag: the match of a tag, also a broken FEN tag, with the name and the raw value; else None.
    """

    kind: Kind
    start: int
    end: int
    tag: re.Match[str] | None = None


def is_pgn(text: str) -> bool:
    """Return whether a text has a tag pair at the beginning of a line, as only PGN has.

    Forums and settings have tags of the same shape, so there must be a FEN tag or one of the seven
    tag roster, else moves or a result after a tag.
    """
    tagged = False
    for kind, start, end, tag in parts(text):
        if tag is not None:
            if tag[1].lower() in _TELLING and not is_odd(tag):
                return True
            tagged = True
        elif tagged and kind == "text":
            ending = text[max(start, end - _LONGEST_RESULT) : end]
            if _ENDED.search(ending) or _MOVE_NUMBER.search(text, start, end):
                return True
    return False


def are_apart(text: str, following: str) -> bool:
    """Return whether two texts surely hold the same games together as alone.

    That takes a result and a blank line between them, and an Event tag after.
    """
    end = len(text)
    ended = _ENDED_GAME.search(text, max(0, end - _LONGEST_END), end)
    return ended is not None and _FIRST_TAG.match(following) is not None


def split_games(text: str) -> list[str]:
    """Return the games of a text with whatever is around them; joined they are the text.

    A text without any game is one; "" has none.
    """
    starts = _starts(text)
    return [text[start:end] for start, end in pairwise([*starts, len(text)])]


def parts(text: str) -> Iterator[Part]:
    """Yield the parts of any text in order.

    An unclosed comment in braces is text up to the next tag section after a blank line, or to the
    end, so that appended text never splits a game. NUL characters, which some programs write at the
    ends of lines, are blanks.
    """
    text = text.replace("\0", " ")
    place = close = section = 0
    after_tag = after_result = False
    kind: Kind
    while mark := _MARK.search(text, place):
        start, end = mark.span()
        char = text[start : start + 1]
        if (after_tag or char == "[") and (bare := _bare_fen(text, place, start)):
            yield Part("tag", *bare.span(), bare)
            place, after_tag, after_result = bare.end(), True, False
            continue
        if after := text[place:start].rstrip():
            yield Part("text", place, place + len(after))
            after_tag, after_result = False, ends_in_result(after)
        if not char:
            return
        tag = broken = None
        if char == "[" and (after_tag or after_result or _begins_line(text, start)):
            tag = _first_match((_TAG, _ODD_FEN, _ODD_TAG), text, start)
            broken = tag or _first_match((_BROKEN_TAG, _UNQUOTED_TAG)[: 1 + after_tag], text, start)
        if tag is not None:
            kind, end = "tag", tag.end()
            after_tag, after_result = True, False
        elif mark["blank"]:
            kind = "blank"
        elif char == ";":
            kind = "comment"
        elif char == "{":
            # Each brace and section is looked for once: often the next one is still ahead. -1 is
            # the end of the text.
            close = close if close > start else text.find("}", start) % (len(text) + 1)
            section = section if section > start else _next_section(text, start)
            kind = "comment" if close < section else "text"
            end = close + 1 if close < section else start + len(text[start:section].rstrip())
        elif broken is not None or (char == "%" and text[start - 1 : start] in ("", "\n", "\r")):
            line = _LINE.match(text, broken.end() if broken else start)
            kind, end = "comment", line.end() if line else end
        elif char in "()":
            kind = "open" if char == "(" else "close"
        else:
            idle = _IDLE.match(text, start)
            kind, end = "text", idle.end() if idle else end
            after_tag = after_result = False
        yield Part(kind, start, end, tag)
        place = end


def _first_match(
    patterns: Iterable[re.Pattern[str]], text: str, place: int
) -> re.Match[str] | None:
    return next(filter(None, (pattern.match(text, place) for pattern in patterns)), None)


def _bare_fen(text: str, place: int, end: int) -> re.Match[str] | None:
    """Match a FEN tag without its first bracket at the beginning of the text.

    It must begin a line.
    """
    while place < end and text[place].isspace():
        place += 1
    if text[place : place + 3].lower() != "fen" or not _begins_line(text, place):
        return None
    match = _ODD_FEN.match(text, place, end)
    return match if match is not None and match[2].count("/") >= _LEAST_SLASHES else None


def is_odd(tag: re.Match[str]) -> bool:
    """Return whether a tag is a broken FEN tag."""
    return tag.re is _ODD_FEN


def words(text: str, *, comments: bool = False) -> Iterator[tuple[str, int, int]]:
    """Yield the words after a game's tags, and their places.

    A parenthesis is a word. Move numbers lose their dots; promotions in parentheses become SAN.
    With `comments` a comment is one word, verbatim: it begins with "{" or ";", and ends at the end
    of the text where it was not closed. So are an escaped line ("%") and a broken tag ("[").
    """
    written = text
    for kind, start, end, _ in parts(text := _PROMOTED.sub(r"\1=\2 ", text)):
        if kind in ("open", "close"):
            for place in range(start, end):
                yield text[place], place, place + 1
        elif comments and (kind == "comment" or text[start] == "{"):
            yield written[start:end], start, end
        elif kind == "text":
            for word in _WORD.finditer(text, start, end):
                place, after = word.span()
                yield word[0], place, after


def ends_in_result(text: str) -> bool:
    """Return whether movetext, without blanks after it, ends in a result."""
    return _RESULT.search(text[-_LONGEST_RESULT:]) is not None


def _begins_line(text: str, place: int) -> bool:
    while place > 0 and text[place - 1] in " \t\ufeff":
        place -= 1
    return place == 0 or text[place - 1] in "\r\n"


def _next_section(text: str, place: int) -> int:
    """Return the next tag that begins a line after a blank one, else the text's end."""
    for tag in _BROKEN_TAG.finditer(text, place):
        before = text[max(place, tag.start() - _LONGEST_GAP) : tag.start()]
        if _AFTER_BLANK_LINE.search(before):
            return tag.start()
    return len(text)


def _starts(text: str) -> list[int]:
    """Return where each game begins."""
    starts: list[int] = []
    place = 0
    # Plain games are passed over as a whole, so that a large file opens soon.
    for game in _PLAIN_GAME.finditer(text):
        start = game.start()
        near = max(place - 1, start - _LONGEST_END, 0)
        if start == place or _ENDED_GAME.search(text, near, start):
            starts += [place + each for each in _starts_among(text[place:start])]
            starts.append(start)
            place = game.end()
    return starts + [place + each for each in _starts_among(text[place:])]


def _starts_among(text: str) -> list[int]:
    """Return where each game begins, of whatever kind."""
    if not text:
        return []
    starts = [0]
    text = text.replace("\0", " ")
    names: set[str] = set()
    section: set[str] = set()
    section_start, depth = 0, 0
    in_section = has_moves = has_ended = False
    for kind, start, end, tag in parts(text):
        if tag is not None:
            name = tag[1].lower()
            again = name in _NEW_GAME and name in names
            if not in_section:
                section, section_start, in_section = set(), start, True
            if has_moves or (again and name in section):
                starts.append(_after_break(text, start))
                names, section, section_start = set(), set(), start
            elif again:
                starts.append(_after_break(text, section_start))
                names = set(section)
            has_moves = has_ended = False
            depth = 0
            names.add(name)
            section.add(name)
        elif kind == "blank":
            in_section = False
            if has_ended and depth == 0 and end < len(text):
                starts.append(_after_break(text, end))
                names = set()
                has_moves = has_ended = False
        elif kind == "text":
            has_ended = ends_in_result(text[max(start, end - _LONGEST_RESULT) : end])
            has_moves = (
                has_moves or has_ended or bool(names or _MOVE_NUMBER.search(text, start, end))
            )
        elif kind != "comment":
            count = end - start
            depth = depth + count if kind == "open" else max(0, depth - count)
    if len(starts) > 1 and not names and not has_moves:
        starts.pop()
    return starts


def _after_break(text: str, place: int) -> int:
    """Return where the blanks before a place begin, with at most one line break."""
    while place > 0 and text[place - 1] in " \t":
        place -= 1
    return place


ROSTER = {
    "Event": "?",
    "Site": "?",
    "Date": "????.??.??",
    "Round": "?",
    "White": "?",
    "Black": "?",
    "Result": "*",
}
"""The seven tag roster in its order, with the values for unknown."""

_ESCAPED = re.compile(r'\\(["\\])')
_BREAKS = re.compile(r"[\r\n]+")


ODD_FEN = "fen-tag-odd"
"""The code of the note on a broken FEN tag; its span is the whole tag's."""
MOVES_DO_NOT_FIT = "moves-do-not-fit"
"""The code of the problem, and of the notice that an edit has made it one."""


class Game(NamedTuple):
    """The tags of a game.

    Attributes:
        tags: names and values, without escapes, in the order of the text.
        fen_span: the place of the FEN tag's value, between its quotation marks; None without one.
        tags_end: the end of the last tag, 0 without tags.
        position: the first one: the array without a FEN tag, None if that cannot be read.
        chess960: whether the Variant tag names Chess960, in whatever spelling.
        notes: what is odd about the tags and lenient about the FEN; each has a span.
    """

    tags: tuple[tuple[str, str], ...]
    fen_span: Span | None
    tags_end: int
    position: Position | None
    chess960: bool
    notes: tuple[Problem, ...]


@lru_cache(maxsize=8)
def read_game(chunk: str) -> Game:
    """Read the tags of one game, whatever precedes them, but not its moves."""
    found: list[re.Match[str]] = []
    tags_end = 0
    for part in parts(chunk):
        if part.tag is not None:
            found.append(part.tag)
            tags_end = part.end
        elif found and part.kind == "text":
            break
    if any(tag[1].lower() == "fen" and not is_odd(tag) for tag in found):
        found = [tag for tag in found if not is_odd(tag)]
    tags = [(tag[1], unescape_tag(chunk[slice(*tag.span(2))])) for tag in found]
    spans = {tag[1].lower(): tag.span(2) for tag in reversed(found)}
    values = {name.lower(): value for name, value in reversed(tags)}
    notes = [note(ODD_FEN, tag.span()) for tag in found if is_odd(tag)][:1]
    fen_span = spans.get("fen")
    position: Position | None = START_POSITION
    setup = values.get("setup")
    if fen_span is not None:
        value = chunk[slice(*fen_span)]
        try:
            reading = read_loose(unescape_tag(value))
        except FenError:
            position = None
        else:
            position = reading.position
            # A FEN has no escapes, so that no place in it can be given.
            notes += [
                each._replace(span=fen_span)
                if each.span is None or "\\" in value
                else each._replace(span=(fen_span[0] + each.span[0], fen_span[0] + each.span[1]))
                for each in reading.notes
            ]
        if setup is None:
            notes.append(note("setup-missing", fen_span))
        elif setup.strip() != "1":
            notes.append(note("setup-contradicts", spans["setup"], found=setup))
    elif setup is not None and setup.strip() == "1":
        notes.append(note("setup-without-fen", spans["setup"]))
    variant = values.get("variant", "")
    chess960 = names_chess960(variant)
    if names_other_variant(variant):
        notes.append(note("game-variant", spans["variant"], found=variant))
    return Game(tuple(tags), fen_span, tags_end, position, chess960, tuple(notes))


def format_game(
    position: Position,
    chess960: bool = False,
    tags: Iterable[tuple[str, str]] = (),
    movetext: str = "*",
) -> str:
    r"""Return a game that begins with a position, in the order of PGN's export format.

    The seven tags come first, others in ASCII order of their names. `SetUp` and `FEN` are written
    unless the position is the array of standard chess, `Variant` for Chess960; these three in
    `tags` are ignored, except for the name of another variant. The result in the tags replaces a
    movetext "*"; any other is verbatim, with a line break after it. The last of several tags with
    one name counts.
    """
    given = {name: value for name, value in tags if name.lower() not in ("fen", "setup")}
    if chess960 or names_chess960(given.get("Variant", "")):
        given.pop("Variant", None)
    if chess960:
        given["Variant"] = "Chess960"
    if chess960 or position != START_POSITION:
        given |= {"FEN": format_fen(position), "SetUp": "1"}
    ended = movetext.rstrip()
    found = (each for each in RESULTS if ends_in_result(ended) and ended.endswith(each))
    result = given.get("Result") or next(found, "*")
    if movetext.strip() in ("", "*"):
        movetext = result if result in RESULTS else "*"
    roster = {name: given.pop(name, default) for name, default in ROSTER.items()}
    roster["Result"] = result
    pairs = [*roster.items(), *sorted(given.items())]
    section = "".join(f'[{name} "{escape_tag(value)}"]\n' for name, value in pairs)
    return f"{section}\n{movetext.rstrip()}\n"


def commented(remark: str, moves: str) -> str:
    """Return moves after a comment with a remark of one line; "" is none.

    A comment cannot hold a closing brace: braces of a remark with one become round brackets.
    """
    if not remark:
        return moves
    if "}" in remark:
        remark = remark.replace("{", "(").replace("}", ")")
    return f"{{{remark}}} {moves}"


def wrapped(moves: str) -> str:
    r"""Return moves on lines of at most 79 characters (PGN standard, 8.2.1), with "\n" between."""
    lines = textwrap.wrap(moves, 79, break_long_words=False, break_on_hyphens=False)
    return "\n".join(lines)


def escape_tag(value: str) -> str:
    """Return a value with the escapes of a tag.

    A line break, which PGN cannot write there, becomes a blank.
    """
    return _BREAKS.sub(" ", value).replace("\\", "\\\\").replace('"', '\\"')


def unescape_tag(text: str) -> str:
    """Return a tag's value without its escapes.

    A backslash before any other character than a quotation mark or a backslash is literal.
    """
    return _ESCAPED.sub(r"\1", text) if "\\" in text else text
