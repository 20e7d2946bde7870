"""Reads pasted PGN."""

from collections.abc import Iterator

from fenedit.notation.pgn import is_pgn, parts, read_game, split_games, unescape_tag
from fenedit.notation.position import Position
from fenedit.notation.reading import Found, Interpretation, unplaced
from fenedit.notation.spellings.markup import misses, read_fens
from fenedit.notation.spellings.stipulations import is_asked


def read_games(text: str) -> Iterator[Interpretation]:
    """Yield the games of PGN with tags, and the positions that a single one names in its text."""
    if not is_pgn(text):
        return
    found = []
    complete = True
    chunks = split_games(text)
    for chunk in chunks:
        game = read_game(chunk)
        by_name = dict(game.tags)
        if {name.lower() for name in by_name} == {"fen"} and is_asked(chunk[game.tags_end :]):
            # A position with a stipulation, not a game.
            return
        if not by_name:
            # Moves without tags have no position.
            complete = complete and not chunk.strip()
        elif game.position is None:
            complete = False
        else:
            players = [by_name.get(name, "?") for name in ("White", "Black")]
            event = by_name.get("Event", "?")
            title = "" if event == "?" else event
            if any(player not in ("", "?") for player in players):
                title = " – ".join(players)
            found.append(Found(game.position, game.chess960, title, "", chunk, game.notes))
    if found:
        others = tuple(_within_game(chunks[0], found[0].position)) if len(chunks) == 1 else ()
        told = (*found, *(each for other in others for each in other.found))
        complete = complete and not others and not misses(text, told)
        yield Interpretation("pgn", "", tuple(found), complete)
        yield from others


def _within_game(chunk: str, start: Position) -> Iterator[Interpretation]:
    """Yield the positions that a game names besides its start, in other tags and in comments."""
    seen = {start}
    for kind, begin, end, tag in parts(chunk):
        if tag is not None:
            detail, words = tag[1], unescape_tag(tag[2])
        else:
            detail, words = "", chunk[begin:end] if kind == "comment" else ""
        if "/" not in words or detail.lower() == "fen":
            continue
        for found in read_fens(words)[0]:
            if found.position not in seen:
                seen.add(found.position)
                beside = found._replace(source="", notes=unplaced(found.notes))
                named = "pgn-tag" if detail else "pgn-comment"
                yield Interpretation(named, detail, (beside,), certain=False)
