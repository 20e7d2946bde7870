"""A game of PGN as a record: its FEN tag is the text, all else stays verbatim around it.

After the PGN standard of 1994: a game that does not begin with the array has the tags `SetUp` "1"
and `FEN` (9.7). Tags that are added stand behind the seven tag roster, in the order of their
names in ASCII (8.1.1). Moves are never read further than it takes to see that there are some.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise, takewhile
from typing import Final, NamedTuple

from fenedit.documents.encoding import newline_of
from fenedit.documents.record import Game, Item, Record, moves_of, written_as
from fenedit.notation.castling import is_chess960, names_chess960
from fenedit.notation.fen import Reading, format_fen
from fenedit.notation.pgn import (
    ODD_FEN,
    RESULTS,
    ROSTER,
    ends_in_result,
    escape_tag,
    parts,
    read_game,
    split_games,
    words,
)
from fenedit.notation.position import START_POSITION, Position
from fenedit.notation.problems import Span

VARIANT: Final = "Variant"
CHESS960: Final = "Chess960"
"""How the variant is written; other names of it are read, and stay."""

_TAG: Final = f'[Event "{ROSTER["Event"]}"]'
_ENDS: Final = ("", "*", "}\n*", "}\r\n*", "}\r*")
_BREAKS: Final = re.compile(r"\r\n|\n|\r")


class _Tag(NamedTuple):
    """A tag pair and its places in a game: of the whole, and of the value without quotes."""

    name: str
    whole: Span
    value: Span


def game_record(content: str, ending: str = "") -> Game:
    """Return the record of a game.

    Args:
        content: the game verbatim, without the line breaks behind it.
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
    """Return a game with another value of its FEN tag, which it gets if it has none.

    Args:
        record: the game.
        value: the position, or what was typed for one, without escapes and line breaks.

    A tag that other programs do not read is written as PGN has it.
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
    """Return a game with some tags set, or taken out where the value is None.

    Of several of a name the first is set, since it is the one that counts; all are taken out.
    """
    content = record.line
    for name in sorted(changes):
        content = _with_tag(content, name, changes[name], _newline(record))
    return written_as(game_record(content), record, before=record.before)


def with_variant(record: Record, chess960: bool) -> Record:
    """Return a game whose Variant tag says whether it is one of Chess960.

    Where it names Chess960 in its own way it stays. The name of another variant gives way to
    Chess960, and to nothing else.
    """
    variants = [value for name, value in tags_of(record) if name.lower() == VARIANT.lower()]
    is_named = any(map(names_chess960, variants))
    if chess960 and not is_named:
        record = with_tags(record, {VARIANT: CHESS960})
    elif not chess960 and is_named:
        record = with_tags(record, {VARIANT: None})
    return record


def without_moves(game: Record, place: int) -> Record:
    """Return a game that ends before a move, with its result; or a variation of it that does.

    Args:
        game: the game.
        place: where the move begins in what stands behind the tags.
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
    """Return the names and values of a game's tags in their order, () for a line."""
    return read_game(record.line).tags if record.is_game else ()


def is_commented_before(game: Record, tags_end: int) -> bool:
    """Tell whether there is anything but tags before the place where a game's tags end."""
    found = takewhile(lambda part: part.start < tags_end, parts(game.line))
    return any(part.kind not in ("tag", "blank") for part in found)


def with_newlines(record: Record, newline: str) -> Record:
    """Return a game whose lines end as those of its document do; a line as it is."""
    if not isinstance(record, Game):
        return record
    return replace(
        record,
        lead=_BREAKS.sub(newline, record.lead),
        rest=_BREAKS.sub(newline, record.rest),
    )


def kept_apart(items: Sequence[Item], before: Sequence[Item] = ()) -> list[Item]:
    """Return items of which each game is one again when the file is read.

    What stood side by side before, the very same items, is not looked at. A game gets what divides
    it from the one before: a blank line if that will do, else the result that is missing there, or
    a tag of its own and there the end of a comment; if it can be, one that was not there before
    gets it. Only games of faulty files need so much.
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
    """Tell which items stood there before, if only with another ending."""
    same = set(map(id, before))
    others = Counter(item.line for item in before)
    others -= Counter(item.line for item in items if id(item) in same)
    stood = []
    for item in items:
        stood.append(id(item) in same or others[item.line] > 0)
        others[item.line] -= id(item) not in same
    return stood


def given_ends(before: Iterable[Item], after: Iterable[Item]) -> int:
    """Return how many games stand among items as they did, but for what `kept_apart` gave them."""
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
    """Tell whether a game is another one with an end, or a tag, that it has got."""
    head, found, tail = other.partition(text)
    given = (head.rstrip(), tail.strip())
    return bool(found) and given != ("", "") and given[0] in ("", _TAG) and given[1] in _ENDS


def _divided(
    game: Item, between: str, following: Item, stood: tuple[bool, bool]
) -> tuple[Item, Item]:
    """Return two games, with what lies between, as two; `stood`: which one is to be spared."""
    assert isinstance(game, Record)
    assert isinstance(following, Record)
    wanted = _count(game.line) + _count(following.line)
    for one, other in _ways_apart(game, following, stood):
        sure = other is following and _is_sure(one)
        if sure or _count(one.line + one.ending + between + other.line) == wanted:
            return one, other
    return game, following


def _ways_apart(
    game: Record, following: Record, stood: tuple[bool, bool]
) -> Iterator[tuple[Record, Record]]:
    """Yield two games with more and more between them, or in them."""
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
    """Tell whether a game ends beyond doubt; most do, and need not be looked through."""
    content = game.line
    return game.separate and ends_in_result(content) and not any(each in content for each in "{;%(")


def _count(text: str) -> int:
    """Return how many games a text holds when it is read."""
    return len(split_games(text))


def _with_tag(content: str, name: str, value: str | None, newline: str) -> str:
    """Return a game's text with a tag set, added or taken out."""
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
    r"""Return the line break that a game has, "\n" if it has none."""
    found = _BREAKS.search(record.line + record.ending)
    return found[0] if found else "\n"
