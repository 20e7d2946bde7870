"""Detects the format of a file by its content, then its name, and returns its records."""

import re
from pathlib import Path

from fenedit.documents.block import is_aside_of_pgn
from fenedit.documents.document import Collection
from fenedit.documents.encoding import line_at, parted, split_lines
from fenedit.documents.entry import is_aside
from fenedit.documents.packing import TABLE_SUFFIXES, bare
from fenedit.documents.record import EPD_FIELDS, Format, record_from_line
from fenedit.notation.fen import begins_comment

SUFFIXES: dict[str, Format] = {".fen": "fen", ".epd": "epd", ".pgn": "pgn"}
OLIVE_SUFFIX = ".olv"

_SAMPLE = 1 << 14
"""Characters from which a format is detected."""
_MOST_LINES = 40
"""Lines by which FEN and EPD are distinguished."""
_COMMENT = re.compile(r"\{[^{}]*+(?:\}|\Z)")
_OLIVE_NAME = re.compile(
    r"""(?m)(?:^(?:-[ \t]|[ \t])*|[{,][ \t]*)["']?"""
    r"(algebraic|stipulation|authors?|source|solution|award|keywords|options|twins|comments"
    r"""|white|black)(?:["'][ \t]*:|:(?!\S))"""
)
"""A field of an entry of Olive, or of a database in JSON."""
_OLIVE_MARKS = ("algebraic", "stipulation")
"""Fields that only Olive has."""
_OLIVE_START = re.compile(r"""(?:-|\[\s*(?=\{))?\s*\{?\s*["']?[\w-]+(?:["']\s*:|:(?!\S))""")


def format_of(text: str, path: Path | None = None) -> Format:
    """Return the format of a file's text.

    Tags and moves make PGN, operations after four fields EPD, counters FEN. A line like a tag
    among lines of positions is one of them, a draft perhaps. If the content does not decide, the
    suffix does, compressed or not; without one, it is FEN. The beginning of the text is enough, so
    that readers of parts of a file agree.
    """
    named = format_named(path) if path is not None else None
    lines = [parted(line)[0] for line in _sample(text)]
    if "[" in text[:_SAMPLE] and _is_of_games(text[:_SAMPLE], lines, named):
        return "pgn"
    votes = [_told(line) for line in lines]
    epd, fen = votes.count("epd"), votes.count("fen")
    if epd != fen:
        return "epd" if epd > fen else "fen"
    if named == "pgn" and any(votes):
        return "fen"
    return named or "fen"


def format_named(path: Path) -> Format | None:
    """Return the format of a file's suffix, None if it has another suffix or none."""
    return SUFFIXES.get(bare(path).suffix.lower())


def is_olive(text: str, path: Path | None = None) -> bool:
    """Return whether a text begins like a collection of Olive: see `jobs.olive`.

    With Olive's suffix, one field is enough.
    """
    sample = text[:_SAMPLE]
    if sample.lstrip()[:1] in ("{", "["):
        # In JSON names are often written with capitals.
        sample = sample.lower()
    if not any(mark in sample for mark in _OLIVE_MARKS):
        return False
    lines = sample.splitlines()
    if all(any(line.startswith(f"{mark}:") for line in lines) for mark in _OLIVE_MARKS):
        return True
    said = (line.removeprefix("---").strip() for line in lines)
    first = next((at for at, line in enumerate(said) if line and line[0] not in "#%"), 0)
    if not _OLIVE_START.match("\n".join(lines[first:]).removeprefix("---").lstrip()):
        return False
    names = set(_OLIVE_NAME.findall(sample))
    if "algebraic" in names:
        # The sides are inside, and prove nothing more.
        names -= {"white", "black"}
    is_named = path is not None and OLIVE_SUFFIX in path.name.lower()
    return (is_named or len(names) > 1) and not names.isdisjoint(_OLIVE_MARKS)


def may_be_table(text: str, path: Path | None = None) -> bool:
    """Return whether a text may begin like a table: see `documents.table`."""
    if path is not None and bare(path).suffix.lower() in TABLE_SUFFIXES:
        return True
    head = text.partition("\n")[0]
    return "fen" in head.lower() and any(sign in head for sign in ",;\t|")


def records_from(text: str, file_format: Format) -> Collection:
    """Return the records of a file's text, to be parsed when they are used."""
    lines = games_of(text) if file_format == "pgn" else split_lines(text)
    return Collection(lines, file_format)


def _sample(text: str) -> list[str]:
    """Return some whole lines from the beginning of a text that are neither blank nor comments."""
    lines = split_lines(text[:_SAMPLE])
    if len(text) > _SAMPLE:
        lines.pop()
    return [line for line in lines if not is_aside(line)][:_MOST_LINES]


def _is_of_games(start: str, lines: list[str], named: Format | None) -> bool:
    """Return whether a text is PGN, not lines of which one looks like a tag, by its first lines."""
    from fenedit.notation.pgn import is_odd, is_pgn, parts

    if not is_pgn(start):
        return False
    first = next(filter(str.strip, lines), "")
    if is_pgn(first):
        # Positions in comments of games are none of the file's.
        lines = [line for line in _COMMENT.sub("", start).splitlines() if line.strip()]
    tags = [is_pgn(line) for line in lines]
    # A broken FEN tag reads like a line with a position.
    odd = [start[part.start : part.end] for part in parts(start) if part.tag and is_odd(part.tag)]
    positions = [
        not tag and not any(each in line for each in odd) and bool(_told(line))
        for tag, line in zip(tags, lines, strict=True)
    ]
    if True not in positions:
        return True
    outnumber = tags.count(True) > positions.count(True)
    return outnumber and (named == "pgn" or True not in positions[: tags.index(True)])


def _told(line: str) -> str:
    """Return a line's format, "both" for a position in either, "" for no position."""
    reading = record_from_line(line).reading
    if reading is None:
        return ""
    rest = reading.rest or record_from_line(line).rest
    operations = bool(rest.strip()) and not begins_comment(rest)
    if reading.fields == EPD_FIELDS and operations:
        return "epd"
    return "fen" if reading.fields > EPD_FIELDS and not operations else "both"


def games_of(text: str) -> list[str]:
    """Return the games of a text, and singly the lines before them."""
    from fenedit.notation.pgn import split_games

    stored: list[str] = []
    games: list[str] = []
    for chunk in split_games(text):
        games.append(chunk)
        # Several games on one line are one item.
        if chunk.endswith(("\n", "\r")):
            _hold("".join(games), stored)
            games = []
    _hold("".join(games), stored)
    return stored


def _hold(game: str, stored: list[str]) -> None:
    place = 0
    while (line := line_at(game, place)) and is_aside_of_pgn(line):
        stored.append(line)
        place += len(line)
    if place < len(game):
        stored.append(game[place:])
