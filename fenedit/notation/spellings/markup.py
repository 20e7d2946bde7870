"""FENs in running text, HTML, Markdown and forum posts, and the three written.

A FEN in a text is found by its eight ranks of eight squares; what follows them is taken for its
fields as far as these are whole. It is certain only if all six are there, or if nothing behind
can be a field or says whose move it is. Tags and entities of HTML are taken off before.
"""

import re
from html import unescape
from typing import Final, NamedTuple

from fenedit.notation.chess960 import is_chess960
from fenedit.notation.fen import format_fen, parse_placement
from fenedit.notation.loose.reading import Reading, read_loose
from fenedit.notation.pieces import Side
from fenedit.notation.placement import Placement
from fenedit.notation.position import Position
from fenedit.notation.problems import FenError
from fenedit.notation.spellings.boards import write_board
from fenedit.notation.spellings.found import Found
from fenedit.notation.spellings.piece_list import write_piece_list
from fenedit.notation.spellings.side import names_side, sides_in
from fenedit.notation.spellings.words import SIDE_TITLES

_RANK: Final = "[PNBRQKpnbrqk1-8]{1,8}"
_PLACEMENT: Final = re.compile(rf"(?<![A-Za-z0-9]){_RANK}(?:/{_RANK}){{7}}(?![A-Za-z0-9/~])")
_PARTED: Final = re.compile(
    rf"(?<![A-Za-z0-9]){_RANK}(?P<mark>[-.,:;|_\\∕⁄／⧸]|,? ){_RANK}(?:(?P=mark){_RANK}){{6}}"
    r"(?![A-Za-z0-9/~])"
)
"""Ranks that are parted by something else than slashes."""
_SLASH_BEFORE_SIDE: Final = re.compile(
    rf"(?<![A-Za-z0-9/])({_RANK}(?:/{_RANK}){{7}})/(?=[ \t]{{1,8}}[wb](?![A-Za-z0-9])|w[ \t])"
)
_RANK_BEFORE: Final = re.compile(rf"(?<![A-Za-z0-9]){_RANK}/$")
"""A ninth rank: what looks like a placement is part of something else."""
_LIKE: Final = re.compile(
    r"(?<![^\s\"'<>|,;()\[\]{}=])[^\s/\"'<>|,;()\[\]{}=]{1,24}"
    r"(?:/[^\s/\"'<>|,;()\[\]{}=]{1,24}){5,}"
)
_LIKE_RANK: Final = re.compile("[PNBRQKpnbrqk1-9~]{1,10}")
_RANKS_OF_A_TYPO: Final = 5
"""So many ranks make a word look like a placement, whatever the others are."""
_BLANK: Final = "[ \t\u00a0\u2002-\u200a\u202f\u3000]{1,8}"
_CLOSERS: Final = re.compile(
    r"(?:</?[A-Za-z][^<>]{0,80}>|\[/[A-Za-z]{1,12}\]|[*`\"'”’»)\]}]|_(?=[ \t*])){1,6}"
)
_CLOSING: Final = r"[\s\"'”’»)\]}>.,;:!?*`<|&#\[\\—…]|/(?![0-9])"
"""What may follow a field that ends there."""


def _fields(separator: str) -> re.Pattern[str]:
    """Return the pattern of the fields that stand behind a placement, apart by one separator."""
    end = rf"(?=\Z|{_CLOSING}|{separator})"
    two = rf"{separator}(-|[KQA-Hkqa-h]{{1,4}}){end}{separator}(-|[a-h][1-8]){end}"
    clock = rf"{separator}([0-9]{{1,6}})(?![.,:;]+[0-9]){end}"
    return re.compile(
        rf"{separator}([wb]){end}"
        rf"(?:{two}(?:{clock}(?:{separator}([0-9]{{1,6}}){end})?)?|{separator}([KQkq]{{1,4}}){end})?"
    )


_FIELDS: Final = tuple(_fields(each) for each in (_BLANK, "_", r"\+", "%20"))
_FIELDS_BELOW: Final = re.compile(r"[ \t]{0,8}\r?\n[>#/*;% \t]{0,12}(?=[wb] \S{1,4} \S{1,2}(?!\S))")
_FIELD_PLACES: Final = 6
_WORD: Final = re.compile(r"[^\s_+\"'“”„«»‘’()\[\]{}<>|,;:.!?*`&=]+")
_FIELD: Final = re.compile(r"[-–—−]+|[0-9]+|[a-h][1-8]")
"""A word that is a field of a FEN rather than a word."""
_DASHES: Final = re.compile("[-–—−]+")
_NEXT: Final = (
    re.compile("[-–—−KQA-Hkqa-h/]{1,6}"),
    re.compile("[-–—−]|[a-hA-H][0-9].{0,4}"),
    re.compile("[-–—−0-9½].{0,40}", re.DOTALL),
    re.compile("[-–—−0-9½].{0,40}", re.DOTALL),
)
"""What the third to the sixth field look like at first sight, also where they cannot be read."""
_SIDE_LETTER: Final = re.compile("[^A-Za-z0-9]{0,20}[wbWB](?![A-Za-z0-9])")
_NUMBER_GOES_ON: Final = re.compile(r"[.,:;/+-]+[0-9]")
_AHEAD: Final = 240
"""Characters behind a FEN in which its other fields would stand, tags included."""
_NEAR: Final = 160
"""Characters on each side of a FEN in which its side to move may be told."""
_TAG: Final = re.compile(r"<(/?[A-Za-z][A-Za-z0-9]{0,20})((?:[^<>\"']|\"[^\"<]*\"|'[^'<]*')*)>")
_BREAKING: Final = re.compile(r"/?(?:br|p|div|li|tr|pre|h[1-6]|figure|figcaption|table)", re.I)
_ENTITY: Final = re.compile("&(?:[a-z]{2,8}|#[0-9]{1,6}|#[xX][0-9A-Fa-f]{1,5});")
_ESCAPED_SLASH: Final = re.compile(r"%2[fF]|\\/")


class Mentions(NamedTuple):
    """The FENs in a text.

    Attributes:
        found: in their order, those that say the same again left out.
        certain: whether each was read whole, and nothing that looks like a FEN is missing.
    """

    found: tuple[Found, ...]
    certain: bool


def read_fens(text: str) -> Mentions:
    """Return the FENs in a text; a side that is told beside one counts as its field.

    The source of each is its fields, apart by blanks, whatever stands between them in the text.
    """
    found: dict[Position, Found] = {}
    seen: set[tuple[str, str, str]] = set()
    plain = _plain(text)
    matches = _placements(plain)
    certain = not misses(plain)
    for index, match in enumerate(matches):
        start = matches[index - 1].end() if index else 0
        end = matches[index + 1].start() if index + 1 < len(matches) else len(plain)
        around = _before(match, start), match[0], _behind(match, end)
        if around in seen:
            continue
        seen.add(around)
        reading, source, whole = _reading(*around)
        certain = certain and whole
        position = reading.position
        if position not in found:
            chess960 = is_chess960(position)
            found[position] = Found(position, chess960, source=source, notes=reading.notes)
    return Mentions(tuple(found.values()), certain)


def misses(text: str, found: tuple[Found, ...] | None = None) -> bool:
    """Tell whether a text has what looks like a placement and is none.

    Where the positions that were found in it are given, also whether it has one of another.
    """
    plain = _plain(text)
    good = _placements(plain)
    if found is not None:
        known = {each.position.placement for each in found}
        if any(_squares(match) not in known for match in good):
            return True
    places = iter(match.start() for match in good)
    place = next(places, None)
    for like in _LIKE.finditer(plain):
        while place is not None and place < like.start():
            place = next(places, None)
        if place is not None and place < like.end():
            continue
        ranks = map(_LIKE_RANK.fullmatch, like[0].split("/"))
        if sum(rank is not None for rank in ranks) >= _RANKS_OF_A_TYPO:
            return True
    return False


def continues(text: str, fields: int, told: bool = False) -> bool:
    """Tell whether a text behind so many fields begins with what may be another of them.

    Tags do not count; of the line below only the first word does. Where it is told whose move it
    is, the name of a side is no field.
    """
    if fields == _FIELD_PLACES:
        return _NUMBER_GOES_ON.match(text) is not None
    if re.match(r"\[(?!/)|~", text):
        return True
    inside, *below = _TAG.sub(" ", text[:_AHEAD]).replace("%20", " ").split("\n")
    words = _WORD.findall(inside)[:5]
    apart = inside[:1].isspace()
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
    """Return the text of an HTML page: tags off, breaks for those that break, entities read."""
    bare = _TAG.sub(lambda tag: "\n" if _BREAKING.fullmatch(tag[1]) else "", text)
    return unescape(bare)


def has_tags(text: str) -> bool:
    """Tell whether there is an HTML tag or entity in a text."""
    return _TAG.search(text) is not None or _ENTITY.search(text) is not None


def write_markdown(position: Position, *, flipped: bool) -> str:
    """Return a block of code with the board, coordinates beside it, and the FEN below."""
    board = write_board(position.placement, coordinates=True, flipped=flipped)
    return f"```text\n{board}\n```\n\nFEN: `{format_fen(position)}`"


def write_html(position: Position, *, language: str, flipped: bool) -> str:
    """Return a figure with the board in figurines, which a screen reader reads as a piece list."""
    board = write_board(position.placement, figurines=True, flipped=flipped)
    code = language if language in SIDE_TITLES else "en"
    spoken = write_piece_list(position.placement, code).replace("\n", "; ")
    fen = format_fen(position)
    return (
        f'<figure class="chess-diagram" data-fen="{fen}">\n'
        f'<pre role="img" lang="{code}" aria-label="{spoken}">\n{board}\n</pre>\n'
        f"<figcaption><code>{fen}</code></figcaption>\n</figure>"
    )


def write_forum(position: Position) -> str:
    """Return the FEN in the tag that forums of chess players show as a board."""
    return f"[fen]{format_fen(position)}[/fen]"


def _plain(text: str) -> str:
    """Return a text with its entities read, and slashes for what stands in their place."""
    if "&" in text:
        text = _ENTITY.sub(lambda entity: unescape(entity[0]), text)
    text = _ESCAPED_SLASH.sub("/", text) if "%2" in text or "\\/" in text else text
    return _SLASH_BEFORE_SIDE.sub(r"\1 ", _PARTED.sub(_with_slashes, text))


def _with_slashes(match: re.Match[str]) -> str:
    """Return ranks parted by slashes, as they stand where these are not eight of eight squares."""
    mark, text = match["mark"], match.string
    slashed = match[0].replace(mark, "/")
    between, start, end = re.escape(mark), match.start(), match.end()
    before = re.search(rf"({_RANK}){between}$", text[max(0, start - 10) : start])
    behind = re.match(rf"{between}({_RANK})(?![A-Za-z0-9])", text[end : end + 12])
    if any(ninth and _is_whole_rank(ninth[1]) for ninth in (before, behind)):
        return match[0]
    return slashed if all(map(_is_whole_rank, slashed.split("/"))) else match[0]


def _is_whole_rank(text: str) -> bool:
    if not re.fullmatch(_RANK, text):
        return False
    return sum(int(char) if char.isdigit() else 1 for char in text) == 8


def _placements(plain: str) -> list[re.Match[str]]:
    return [match for match in _PLACEMENT.finditer(plain) if _squares(match)]


def _squares(match: re.Match[str]) -> Placement | None:
    if _RANK_BEFORE.search(match.string, max(0, match.start() - 10), match.start()):
        return None
    try:
        return parse_placement(match[0])
    except FenError:
        return None


def _before(match: re.Match[str], start: int) -> str:
    """Return the text before a FEN from a place on, without the line that has another."""
    text = match.string[max(start, match.start() - _NEAR) : match.start()]
    return text[text.index("\n") :] if start and "\n" in text else text


def _behind(match: re.Match[str], end: int) -> str:
    """Return the text behind a FEN to a place, without the line that has another."""
    text = match.string[match.end() : min(end, match.end() + _AHEAD)]
    return text[: text.rindex("\n") + 1] if end < len(match.string) and "\n" in text else text


def _reading(before: str, placement: str, behind: str) -> tuple[Reading, str, bool]:
    """Return what a FEN says, its fields, and whether it is certain that these are all."""
    fields, end = _fields_behind(behind)
    for count in range(len(fields), -1, -1):
        source = " ".join([placement, *fields[:count]])
        try:
            reading = read_loose(source)
        except FenError:
            continue
        break
    if fields:
        return reading, source, count == len(fields) and not continues(behind[end:], count + 1)
    sides = _sides(before, behind)
    bare = _TAG.sub(" ", behind)
    letter = _SIDE_LETTER.match(bare) if sides else None
    more = continues(bare[letter.end() :], 2) if letter else continues(behind, 1, bool(sides))
    whole = len(sides) < 2 and not more
    if len(sides) == 1:
        source += f" {sides[0]}"
        reading = read_loose(source)
    return reading, source, whole


def _fields_behind(behind: str) -> tuple[list[str], int]:
    """Return the fields behind a placement, and where they end."""
    closed = _CLOSERS.match(behind)
    starts = [0, closed.end()] if closed else [0]
    below = _FIELDS_BELOW.match(behind, starts[-1])
    if below:
        fields = _FIELDS[0].match(" " + behind[below.end() :])
        if fields and fields[3]:
            return _given(fields), below.end() + fields.end() - 1
    for start in starts:
        for pattern in _FIELDS:
            match = pattern.match(behind, start)
            if match:
                return _given(match), match.end()
    return [], 0


def _given(match: re.Match[str]) -> list[str]:
    return [field for field in match.groups() if field]


def _sides(before: str, behind: str) -> list[Side]:
    """Return the sides to move that are told on the line of a FEN, else on its neighbours."""
    *above, left = before.split("\n")
    right, *below = behind[:_NEAR].split("\n")
    for near in ((left, right), (_first_line(above[::-1]), _first_line(below))):
        text = "\n".join(near)
        sides = sides_in(text) or sides_in(_TAG.sub(" ", text))
        if sides:
            return sides
    return []


def _first_line(lines: list[str]) -> str:
    """Return the first of some lines, one blank one aside."""
    return next((line for line in lines[:2] if line.strip()), "")
