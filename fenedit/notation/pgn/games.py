"""PGN text cut into games, by what can be told without knowing a move.

PGN standard of 1994, sections 3 to 8: tag pairs at the beginning of a line, movetext with comments
in braces or behind a semicolon, variations in parentheses, lines that `%` in the first column
escapes. A game ends where a tag section begins behind movetext or begins anew, and where a blank
line follows a result. What is no game (text in front of the first one, remarks behind one) goes
with the game beside it, so that the games joined are the text again. Offsets are code points.
"""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final, Literal, NamedTuple, TypeAlias

RESULTS: Final = ("1-0", "0-1", "1/2-1/2", "*")
"""What ends movetext."""

_NAME: Final = "[A-Za-z0-9_]+"
_TAG: Final = re.compile(rf'\[\s*({_NAME})\s*"([^"\\\r\n]*(?:\\[^\r\n][^"\\\r\n]*)*)"\s*\]')
_ODD_TAG: Final = re.compile(rf'\[\s*({_NAME})\s*"([^\r\n]*)"[ \t]*\](?=[ \t]*(?:[\r\n]|\Z))')
"""A tag whose value has quotation marks or backslashes that were not escaped, alone on its line."""

_BROKEN_TAG: Final = re.compile(rf'\[\s*{_NAME}[ \t]*"')
_MARK: Final = re.compile(
    r"(?P<blank>(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)\s*)|;[^\r\n]*|[\[{%]|\(+|\)+"
)
_BEHIND_BLANK_LINE: Final = re.compile(r"(?:\r\n|\n|\r(?!\n))[ \t]*(?:\r\n|\n|\r)[ \t]*\Z")
_LONGEST_GAP: Final = 80
"""Characters in front of a tag among which a blank line is looked for."""
_LINE: Final = re.compile(r"[^\r\n]*")
_IDLE: Final = re.compile(r"[\[%]+")
"""Brackets and percent signs in a row; only the first may mean something."""
_RESULT: Final = re.compile(r"(?:(?<![0-9A-Za-z/-])(?:1-0|0-1|1/2-1/2|½-½)|\*)\Z")
_LONGEST_RESULT: Final = 8
"""Characters of the longest result, and one in front of it."""
_MOVE_NUMBER: Final = re.compile(
    r"(?<![0-9])[0-9]{1,3}\.+\s*(?:[KQRBN][a-h1-8x]|[a-h][1-8x]|[O0]-[O0])"
)
_ENDED: Final = re.compile(r"(?<!\S)(?:1-0|0-1|1/2-1/2|½-½|\*)\Z")
_NEW_GAME: Final = frozenset({"event", "fen"})
"""Names of tags that no game has twice."""
_TELLING: Final = frozenset({"event", "site", "date", "round", "white", "black", "result", "fen"})
"""Names of tags that stand in files of no other kind."""

Kind: TypeAlias = Literal["tag", "text", "comment", "blank", "open", "close"]


class Part(NamedTuple):
    """A part of PGN text; between parts stand nothing but blanks.

    Attributes:
        kind: "tag", "text" (movetext, or whatever else), "comment" (also an escaped line, and a
            tag that is broken), "blank" (at least one blank line), "open" or "close" (one
            parenthesis or more, side by side, that open or close variations).
        start: where it begins.
        end: where it ends.
        tag: of a tag its match, with the name and the raw value; else None.
    """

    kind: Kind
    start: int
    end: int
    tag: re.Match[str] | None = None


class _Braces:
    """Finds where comments in braces end in a text, asked for one after the other.

    Each closing brace and tag section is looked for once: often the next one is still ahead.
    """

    def __init__(self, text: str) -> None:
        self._text = text
        self._close = self._section = 0

    def part_at(self, start: int) -> Part:
        """Return the part that an opening brace begins."""
        if self._close <= start:
            close = self._text.find("}", start)
            self._close = len(self._text) if close < 0 else close
        if self._section <= start:
            self._section = _next_section(self._text, start)
        if self._close < self._section:
            return Part("comment", start, self._close + 1)
        return Part("text", start, start + len(self._text[start : self._section].rstrip()))


def is_pgn(text: str) -> bool:
    """Tell whether a text has a tag pair where a line begins, as no other format has.

    Forums and files of settings have tags of the same shape: it is PGN with a FEN tag or one of
    the seven that every game has, else with moves or a result behind a tag.
    """
    tagged = False
    for kind, start, end, tag in parts(text):
        if tag is not None:
            if tag[1].lower() in _TELLING:
                return True
            tagged = True
        elif tagged and kind == "text":
            ending = text[max(start, end - _LONGEST_RESULT) : end]
            if _ENDED.search(ending) or _MOVE_NUMBER.search(text, start, end):
                return True
    return False


def split_games(text: str) -> list[str]:
    """Return the games of a text, each with what is no game around it; joined they are the text.

    A text without any game is one; "" has none.
    """
    starts = _starts(text)
    return [text[start:end] for start, end in pairwise([*starts, len(text)])]


def parts(text: str) -> Iterator[Part]:
    """Yield the parts of any text in order.

    A comment in braces that nothing ends is text, and reaches to the next tag section behind a
    blank line, or to the end. So more text behind a text never makes two games of what is one.
    NUL characters, which some programs write at the ends of lines, are blanks.
    """
    text = text.replace("\0", " ")
    braces = _Braces(text)
    place = 0
    after_tag = after_result = False
    while mark := _MARK.search(text, place):
        start, end = mark.span()
        if behind := text[place:start].rstrip():
            yield Part("text", place, place + len(behind))
            after_tag, after_result = False, ends_in_result(behind)
        char = text[start]
        tag = broken = None
        if char == "[" and (after_tag or after_result or _begins_line(text, start)):
            tag = _TAG.match(text, start) or _ODD_TAG.match(text, start)
            broken = _BROKEN_TAG.match(text, start) if tag is None else None
        if tag is not None:
            end = tag.end()
            yield Part("tag", start, end, tag)
            after_tag, after_result = True, False
        elif mark["blank"]:
            yield Part("blank", start, end)
        elif char == ";":
            yield Part("comment", start, end)
        elif char == "{":
            part = braces.part_at(start)
            end = part.end
            yield part
        elif broken is not None:
            end = _end_of_line(text, broken.end())
            yield Part("comment", start, end)
        elif char == "%" and text[start - 1 : start] in ("", "\n", "\r"):
            end = _end_of_line(text, start)
            yield Part("comment", start, end)
        elif char in "()":
            yield Part("open" if char == "(" else "close", start, end)
        else:
            idle = _IDLE.match(text, start)
            end = idle.end() if idle else end
            yield Part("text", start, end)
            after_tag = after_result = False
        place = end
    if behind := text[place:].rstrip():
        yield Part("text", place, place + len(behind))


def ends_in_result(text: str) -> bool:
    """Tell whether movetext, without blanks behind it, ends in a result."""
    return _RESULT.search(text[-_LONGEST_RESULT:]) is not None


def _begins_line(text: str, place: int) -> bool:
    while place > 0 and text[place - 1] in " \t\ufeff":
        place -= 1
    return place == 0 or text[place - 1] in "\r\n"


def _next_section(text: str, place: int) -> int:
    """Return where a tag begins next on a line behind a blank one; the text's end if none does."""
    for tag in _BROKEN_TAG.finditer(text, place):
        before = text[max(place, tag.start() - _LONGEST_GAP) : tag.start()]
        if _BEHIND_BLANK_LINE.search(before):
            return tag.start()
    return len(text)


def _end_of_line(text: str, place: int) -> int:
    match = _LINE.match(text, place)
    assert match is not None
    return match.end()


def _starts(text: str) -> list[int]:
    """Return where each game begins."""
    starts = [0] if text else []
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
                starts.append(_behind_break(text, start))
                names, section, section_start = set(), set(), start
            elif again:
                starts.append(_behind_break(text, section_start))
                names = set(section)
            has_moves = has_ended = False
            depth = 0
            names.add(name)
            section.add(name)
        elif kind == "blank":
            in_section = False
            if has_ended and depth == 0 and end < len(text):
                starts.append(_behind_break(text, end))
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


def _behind_break(text: str, place: int) -> int:
    """Return where the blanks in front of a place begin, a line break at most."""
    while place > 0 and text[place - 1] in " \t":
        place -= 1
    return place
