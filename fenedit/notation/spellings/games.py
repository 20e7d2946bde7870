"""Reads pasted PGN, and leaves out the text around its games."""

import re
from collections.abc import Iterable, Iterator
from itertools import takewhile

from fenedit.notation.pgn import (
    RESULTS,
    ends_in_result,
    format_game,
    is_pgn,
    parts,
    read_game,
    split_games,
    unescape_tag,
    words,
)
from fenedit.notation.position import START_POSITION, Position
from fenedit.notation.problems import Problem, Severity
from fenedit.notation.reading import Found, Interpretation, unplaced
from fenedit.notation.spellings.markup import misses, read_fens
from fenedit.notation.spellings.stipulations import is_asked

_GLUED_TO_GAME = re.compile(
    r"^[ \t]*(?:<[A-Za-z][^<>\n]{0,200}>|\[pgn\])+(?=\[)"
    r"|(?<=-0|-1|/2|\s\*)(?:</[A-Za-z]{1,20}>|\[/pgn\])+(?=[ \t\r]*$)",
    re.IGNORECASE | re.MULTILINE,
)
"""Tags of markup that are directly before the tags of a game, or after its result."""
_MARKUP = re.compile(r"</?[A-Za-z][^<>]*>|\[/?[A-Za-z]{1,12}\]|`+\w*")
_FIRST_MOVE = re.compile(r"\s*1\s?\.\s*\S{0,4}[a-h][1-8]")
_MOVE = re.compile(r"[a-h][1-8]|[O0o]-[O0o]")
_MOVETEXT = re.compile(r"[0-9{;%($*]|\S{0,4}[a-h][1-8]|[O0o]-[O0o]")
_COMMENTS = "{;%"
_WORD = re.compile(r"[^\W\d_]{2}")
_BLANK_LINE = re.compile(r"\n[ \t\r]*\n")


def text_left_out(around: Iterable[str]) -> tuple[Problem, ...]:
    """Return the note on the texts around games, () if there are no words in them."""
    plain = (" ".join(_MARKUP.sub(" ", text).split()) for text in around)
    found = " … ".join(filter(_WORD.search, plain))
    return (Problem("text-left-out", Severity.NOTE, data=(("found", found),)),) if found else ()


def games_in(text: str) -> tuple[list[tuple[str, Found | None]], list[str]]:
    """Return the games of PGN with their positions, and the texts that belong to none.

    The position is None if the FEN of a game cannot be read.
    """
    games: list[tuple[str, Found | None]] = []
    around: list[str] = []
    for chunk in split_games(_GLUED_TO_GAME.sub("", text)):
        before, source, after = _parted_game(chunk)
        game = read_game(source)
        by_name = dict(game.tags)
        if not by_name:
            if not (_FIRST_MOVE.match(source) and ends_in_result(source.rstrip())):
                around.append(chunk)
                continue
            source = format_game(START_POSITION, movetext=source.strip())
            game = read_game(source)
        around += before, after
        found = None
        if game.position is not None:
            players = [by_name.get(name, "?") for name in ("White", "Black")]
            event = by_name.get("Event", "?")
            title = "" if event == "?" else event
            if any(player not in ("", "?") for player in players):
                title = " – ".join(players)
            found = Found(game.position, game.chess960, title, "", source, game.notes)
        games.append((source, found))
    return games, around


def _parted_game(chunk: str) -> tuple[str, str, str]:
    """Return the text before the tags of a game, the game, and the text after its result.

    Comments are part of the game. Without a result, it ends at a blank line if all text after that
    is in paragraphs that begin with other words than movetext.
    """
    end = tags_end = read_game(chunk).tags_end
    before = list(takewhile(lambda part: part.tag is None, parts(chunk[:end])))
    begin = before[-1].end if any(part.kind == "text" for part in before) else 0
    depth, is_ended = 0, False
    prose: int | None = None
    for word, start, stop in words(chunk, comments=True):
        if start < tags_end:
            continue
        if is_ended and word[0] not in _COMMENTS:
            return chunk[:begin], chunk[begin:end].lstrip(), chunk[end:]
        if not depth and _BLANK_LINE.search(chunk, end, start):
            if _MOVETEXT.match(word):
                prose = None
            elif prose is None:
                prose = end
        depth += (word == "(") - (word == ")")
        is_ended = is_ended or (word in RESULTS and not depth)
        end = stop
    end = len(chunk) if is_ended or prose is None else prose
    return chunk[:begin], chunk[begin:end].lstrip(), chunk[end:]


def read_games(text: str) -> Iterator[Interpretation]:
    """Yield the games of PGN with tags, and the positions that a single one names in its text."""
    if not is_pgn(text):
        return
    games, around = games_in(text)
    for source, _ in games:
        game = read_game(source)
        if {name.lower() for name, _ in game.tags} == {"fen"} and is_asked(source[game.tags_end :]):
            # A position with a stipulation, not a game.
            return
    found = [found for _, found in games if found is not None]
    if found:
        others = tuple(_within_game(text, found[0].position)) if len(games) == 1 else ()
        told = (*found, *(each for other in others for each in other.found))
        complete = len(found) == len(games) and not any(map(_MOVE.search, around))
        complete = complete and not others and not misses(text, told)
        found[0] = found[0]._replace(notes=found[0].notes + text_left_out(around))
        yield Interpretation("pgn", "", tuple(found), complete)
        yield from others


def _within_game(chunk: str, start: Position) -> Iterator[Interpretation]:
    """Yield the positions that a game names besides its start, in other tags and in comments."""
    seen = {start}
    for kind, begin, end, tag in parts(chunk):
        if tag is not None:
            detail, inside = tag[1], unescape_tag(tag[2])
        else:
            detail, inside = "", chunk[begin:end] if kind == "comment" else ""
        if "/" not in inside or detail.lower() == "fen":
            continue
        for found in read_fens(inside)[0]:
            if found.position not in seen:
                seen.add(found.position)
                beside = found._replace(source="", notes=unplaced(found.notes))
                named = "pgn-tag" if detail else "pgn-comment"
                yield Interpretation(named, detail, (beside,), certain=False)
