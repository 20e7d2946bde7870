"""A PGN game as a record: its FEN tag is the text, everything around it stays verbatim.

PGN standard of 1994: a game that does not start from the initial array has the tags `SetUp` "1"
and `FEN` (9.7). New tags follow the seven tag roster, in ASCII order of their names (8.1.1). Moves
are read only as far as needed to see that there are some.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise, takewhile
from typing import NamedTuple

from fenedit.documents.encoding import newline_of
from fenedit.documents.record import Game, Item, Record, moves_of, written_as
from fenedit.notation.castling import is_chess960, names_chess960
from fenedit.notation.fen import Reading, format_fen
from fenedit.notation.pgn import (
    ODD_FEN,
    RESULTS,
    ROSTER,
    are_apart,
    ends_in_result,
    escape_tag,
    parts,
    read_game,
    split_games,
    words,
)
from fenedit.notation.position import START_POSITION, Position
from fenedit.notation.problems import Span

VARIANT = "Variant"
CHESS960 = "Chess960"
"""The name that is written; other names are read and kept."""

_TAG = f'[Event "{ROSTER["Event"]}"]'
_ENDS = ("", "*", "}\n*", "}\r\n*", "}\r*")
_BREAKS = re.compile(r"\r\n|\n|\r")


class _Tag(NamedTuple):
    """A tag pair, with the spans of the whole and of its value without quotes."""

    name: str
    whole: Span
    value: Span


def game_record(content: str, ending: str = "") -> Game:
    """Return the record of a game.

    Args:
        content: the game verbatim, without the line breaks after it.
        ending: these line breaks.
    """
    game = read_game(content)
    chess960 = game.chess960 or (game.position is not None and is_chess960(game.position))
    if game.fen_span is not None:
        start, end = game.fen_span
        lead, text, rest = content[:start], content[start:end], content[end:]
        if lead and "\n" not in text and "\r" not in text:
            return Game(text, rest, ending, lead=lead, chess960=chess960)
    lead, rest = content[: game.tags_end], content[game.tags_end :]
    return Game(
        format_fen(START_POSITION),
        rest,
        ending,
        lead=lead,
        implied=True,
        chess960=chess960,
    )


def with_value(record: Game, value: str | Position) -> Game:
    """Return a game with another value of its FEN tag, which is added if missing.

    Args:
        record: the game.
        value: the position, or a draft, without escapes and line breaks.

    A tag in a spelling that other programs do not read is rewritten as in the PGN standard.
    """
    if record.implied:
        fen = value if isinstance(value, str) else format_fen(value)
        return with_tags(record, {"FEN": fen, "SetUp": "1"})
    lead, rest = record.lead, record.rest
    if not (lead.endswith('[FEN "') and rest.startswith('"]')):
        content = record.line
        for odd in read_game(content).notes:
            if odd.code == ODD_FEN and odd.span is not None:
                start, end = odd.span
                lead, rest = f'{content[:start]}[FEN "', f'"]{content[end:]}'
    changed = replace(record, lead=lead, rest=rest)
    if isinstance(value, str):
        return replace(changed, written=escape_tag(value), held=None)
    return replace(changed, written=None, held=Reading(value, (), ""))


def with_tags(record: Record, changes: dict[str, str | None]) -> Game:
    """Return a game with some tags set, or removed where the value is None.

    If several tags have one name, the first counts, so it is set; all are removed.
    """
    content = record.line
    for name in sorted(changes):
        content = _with_tag(content, name, changes[name], _newline(record))
    return written_as(game_record(content), record, before=record.before)


def with_variant(record: Record, chess960: bool) -> Record:
    """Return a game whose Variant tag says whether it is a game of Chess960.

    Another name of Chess960 is kept. The name of another variant is replaced only by Chess960.
    """
    variants = [value for name, value in tags_of(record) if name.lower() == VARIANT.lower()]
    is_named = any(map(names_chess960, variants))
    if chess960 and not is_named:
        record = with_tags(record, {VARIANT: CHESS960})
    elif not chess960 and is_named:
        record = with_tags(record, {VARIANT: None})
    return record


def without_moves(game: Record, place: int) -> Record:
    """Return a game cut before a move, with its result; a move of a variation cuts only that.

    Args:
        game: the game.
        place: offset of the move in the text after the tags.
    """
    moves, newline = moves_of(game), _newline(game)
    opened: list[int] = []
    cut, before, depth, result = place, "", 0, "*"
    rest = len(moves)
    for word, start, end in words(moves):
        if start < place:
            # The number of the move goes with it.
            cut = start if word.isdigit() else place
            before = before if word.isdigit() else word
            if word == "(":
                opened.append(start)
            elif word == ")" and opened:
                opened.pop()
        elif opened and rest == len(moves):
            depth += (word == "(") - (word == ")")
            if depth < 0:
                rest = end if before == "(" else start
        result = word if word in RESULTS else result
    if opened and rest < len(moves):
        kept = moves[: opened[-1] if before == "(" else cut] + moves[rest:].lstrip(" \t")
    else:
        kept = moves[:cut]
        kept = f"{kept.rstrip()}{newline}{result}" if kept.strip() else kept + result
    content = game.line.removesuffix(moves) + kept
    return written_as(game_record(content), game, before=None)


def tags_of(record: Record) -> tuple[tuple[str, str], ...]:
    """Return names and values of a game's tags in order, () for a line."""
    return read_game(record.line).tags if record.is_game else ()


def is_commented_before(game: Record, tags_end: int) -> bool:
    """Return whether anything but tags and blanks precedes the end of a game's tags."""
    found = takewhile(lambda part: part.start < tags_end, parts(game.line))
    return any(part.kind not in ("tag", "blank") for part in found)


def with_newlines(record: Record, newline: str) -> Record:
    """Return a game with other line breaks; a line is returned as it is."""
    if not isinstance(record, Game):
        return record
    return replace(
        record,
        lead=_BREAKS.sub(newline, record.lead),
        rest=_BREAKS.sub(newline, record.rest),
    )


def kept_apart(items: Sequence[Item], before: Sequence[Item] = ()) -> list[Item]:
    """Return items whose games stay separate when the file is read again.

    Identical items that were neighbours before are skipped. Other games are separated by a blank
    line if that is enough, else by a missing result, the end of a comment, or a tag of the second
    game; a new game is changed rather than an old one. Only faulty files need so much.
    """
    kept = list(items)
    places = [place for place, item in enumerate(kept) if isinstance(item, Record) and item.is_game]
    known = {(id(one), id(other)) for one, other in pairwise(before)}
    stood = _those_that_stood(items, before)
    for one, other in pairwise(places):
        run = kept[one : other + 1]
        if known.issuperset((id(item), id(following)) for item, following in pairwise(run)):
            continue
        between = "".join([item.line + item.ending for item in kept[one + 1 : other]])
        stand = stood[one], stood[other]
        kept[one], kept[other] = _divided(kept[one], between, kept[other], stand)
    return kept


def _those_that_stood(items: Sequence[Item], before: Sequence[Item]) -> list[bool]:
    """Return which items were there before, perhaps with another ending."""
    same = set(map(id, before))
    others = Counter(item.line for item in before)
    others -= Counter(item.line for item in items if id(item) in same)
    stood = []
    for item in items:
        stood.append(id(item) in same or others[item.line] > 0)
        others[item.line] -= id(item) not in same
    return stood


def given_ends(before: Iterable[Item], after: Iterable[Item]) -> int:
    """Return how many games differ only by what `kept_apart` added."""
    texts = Counter(item.line for item in before if isinstance(item, Record) and item.is_game)
    changed = []
    for item in after:
        if isinstance(item, Record) and item.is_game:
            if texts[item.line]:
                texts[item.line] -= 1
            else:
                changed.append(item.line)
    left = (+texts).keys()
    return sum(any(_is_given_end(text, other) for text in left) for other in changed)


def _is_given_end(text: str, other: str) -> bool:
    """Return whether a game is another one with an added end or tag."""
    head, found, tail = other.partition(text)
    given = (head.rstrip(), tail.strip())
    return bool(found) and given != ("", "") and given[0] in ("", _TAG) and given[1] in _ENDS


def _divided(
    game: Item, between: str, following: Item, stood: tuple[bool, bool]
) -> tuple[Item, Item]:
    """Return two games separated; `stood` says which of them should not be changed."""
    assert isinstance(game, Record)
    assert isinstance(following, Record)
    wanted = -1
    for one, other in _ways_apart(game, following, stood):
        text = one.line + one.ending + between
        if are_apart(text, other.line) or (other is following and _is_sure(one)):
            return one, other
        wanted = wanted if wanted >= 0 else _count(game.line) + _count(following.line)
        if _count(text + other.line) == wanted:
            return one, other
    return game, following


def _ways_apart(
    game: Record, following: Record, stood: tuple[bool, bool]
) -> Iterator[tuple[Record, Record]]:
    """Yield two games with stronger and stronger separators."""
    yield game, following
    newline = newline_of(game.ending) or _newline(game)
    blank = game if game.separate else replace(game, ending=newline * 2)
    yield blank, following
    ended, closed = (replace(blank, rest=f"{blank.rest}{end}{newline}*") for end in ("", "}"))
    ways = [(ended, following), (closed, following)]
    if not tags_of(following):
        tagged = with_tags(following, {"Event": ROSTER["Event"]})
        ways[1:1] = [(blank, tagged), (ended, tagged), (closed, tagged)]

    def cost(way: tuple[Record, Record]) -> int:
        return stood[0] * (way[0] is not blank) + stood[1] * (way[1] is not following)

    yield from sorted(ways, key=cost)


def _is_sure(game: Record) -> bool:
    """Return whether a game certainly ends, without splitting its text."""
    content = game.line
    return game.separate and ends_in_result(content) and not any(each in content for each in "{;%(")


def _count(text: str) -> int:
    """Return how many games are read from a text."""
    return len(split_games(text))


def _with_tag(content: str, name: str, value: str | None, newline: str) -> str:
    """Return a game's text with a tag set, added or removed."""
    head = read_game(content).tags_end
    found = takewhile(lambda part: part.start < head, parts(content))
    tags = [_Tag(part.tag[1], part.tag.span(), part.tag.span(2)) for part in found if part.tag]
    held = [tag for tag in tags if tag.name.lower() == name.lower()]
    if value is None:
        kept, place = [], 0
        for tag in held:
            start, end = tag.whole
            line_break = _BREAKS.match(content, end)
            kept.append(content[place:start])
            place = line_break.end() if line_break else end
        return "".join(kept) + content[place:]
    if held:
        start, end = held[0].value
        return content[:start] + escape_tag(value) + content[end:]
    written = f'[{name} "{escape_tag(value)}"]'
    following = next((tag for tag in tags if tag.name not in ROSTER and tag.name > name), None)
    if following is not None:
        place = following.whole[0]
        return content[:place] + written + newline + content[place:]
    if tags:
        place = tags[-1].whole[1]
        return content[:place] + newline + written + content[place:]
    return written + newline * 2 + content


def _newline(record: Record) -> str:
    r"""Return the line break of a game, "\n" if it has none."""
    found = _BREAKS.search(record.line + record.ending)
    return found[0] if found else "\n"
