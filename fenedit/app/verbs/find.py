"""`fenedit find`: print the records of files that match a query."""

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from itertools import islice

from fenedit.app.arguments import printable
from fenedit.app.verbs.terminal import (
    CANNOT,
    CHESS960_HELP,
    COMPRESSED,
    JSON_HELP,
    add_encoding,
    complain,
    invite,
    records_of,
    shown_name,
    stream_words,
    whole_number,
)
from fenedit.documents.errors import StreamError
from fenedit.documents.files.streaming import open_source
from fenedit.jobs.find import Hit, find_in_source
from fenedit.jobs.matching import Subject
from fenedit.jobs.parts import PartError
from fenedit.notation.fen import format_fen
from fenedit.notation.query.parsing import SYNTAX, QueryError, parse_query
from fenedit.notation.query.terms import Query, described

_DESCRIPTION = f"""\
Print the records of FEN, EPD and PGN files (also {COMPRESSED}) that match a query,
as they are in the file, one per line, so the output is a file of that kind. The query is the last
word of the command line, so put it in quotation marks:

  fenedit find studies.epd "KRPvKR wtm"        rook and pawn against rook, White to move
  fenedit find games.pgn 'Ne5 kg8 -?g7'        a white knight on e5, the black king on g8, g7 empty
  fenedit find *.epd 'id:"WAC" bm:Qxh7'        operations that contain a text
  fenedit find --in-games games.pgn KRvKR      games that reach rook against rook\
"""
_EPILOG = f"""\
{SYNTAX}

Exit status: 0 if a record was found, 1 if none was, 2 if the query is not valid or a file could not
be read; the others are still searched.

With --in-games, the terms about positions may be met by any position of a game, also in its
variations: "Ne5 kg8" asks for both in the same position. A comment above the game names the move
that first leads to one, "; after 20.Rd8#"; for the first position there is none.

With --json, each record is a line with one object:
  file, line    where it is
  number        which record of the file it is, from 1
  text          the line, or the content of a game's FEN tag ("" if it has none)
  fen           its canonical FEN, or null; with --in-games, that of the position found
  after         with --in-games, the last move before it, "" for the first position\
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the description and the options of the verb to a parser."""
    parser.description, parser.epilog = _DESCRIPTION, _EPILOG
    parser.usage = (
        "%(prog)s [-h] [--json | --count] [--max N] [--in-games] [--chess960] [--encoding NAME] "
        "FILE... QUERY"
    )
    add = parser.add_argument
    # Both are read as one list: only its end says which word is the query.
    add("files", nargs="*", metavar="FILE", help='files to search; "-" is standard input')
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=JSON_HELP)
    only = "print only the number of matches in each file"
    form.add_argument("--count", action="store_true", help=only)
    number = whole_number(" is not a number from 1 up", digits=10)
    add("--max", type=number, metavar="N", help="stop after N records of each file")
    games = "search all positions of games, not only the first; for PGN"
    add("--in-games", action="store_true", help=games)
    add("--chess960", action="store_true", help=CHESS960_HELP)
    add_encoding(parser)


def run(words: argparse.Namespace) -> int:
    """Print the records that match; return the exit status."""
    if len(words.files) < 2:
        missing = "a file and a query" if not words.files else "a query after the file"
        print(f"fenedit find: expected {missing}; see fenedit find --help", file=sys.stderr)
        return CANNOT
    *names, text = words.files
    try:
        query = replace(parse_query(text), in_games=words.in_games)
    except QueryError as error:
        _explain(text, error)
        return CANNOT
    if sys.stderr.isatty():
        print(printable(described(query)), file=sys.stderr)
    total = 0
    is_unreadable = False
    for name in names:
        invite(name)
        count = 0
        try:
            for hit in _hits(name, query, words):
                count += 1
                if not words.count:
                    _print(name, hit, words)
        except (StreamError, PartError) as error:
            complain("find", name, stream_words(error))
            is_unreadable = True
        if words.count:
            print(f"{shown_name(name)}:{count}" if len(names) > 1 else count)
        total += count
    if is_unreadable:
        return CANNOT
    return 0 if total else 1


def _explain(text: str, error: QueryError) -> None:
    """Report a fault of a query on standard error, and mark its place."""
    start, end = error.span
    print(f"fenedit find: in the query: {error.message}", file=sys.stderr)
    shown = (printable(text[:start]), printable(text[start:end]), printable(text[end:]))
    print(f"  {''.join(shown)}", file=sys.stderr)
    print(f"  {' ' * len(shown[0])}{'^' * max(1, len(shown[1]))}", file=sys.stderr)


def _hits(name: str, query: Query, words: argparse.Namespace) -> Iterator[Hit]:
    with open_source(name, words.encoding) as opened:
        source, _ = records_of("find", name, opened)
        # The search ends once there are enough records.
        found = find_in_source(source, query, words.chess960, spelt=not words.count)
        with closing(found):
            yield from islice(found, words.max)


def _print(name: str, hit: Hit, words: argparse.Namespace) -> None:
    if words.json:
        position = Subject(hit.entry, words.chess960).position
        if hit.place is not None:
            position = hit.place.position
        found = {
            "file": name,
            "line": hit.entry.line,
            "number": hit.number,
            "text": hit.entry.text,
            "fen": None if position is None else format_fen(position),
        }
        if words.in_games:
            found["after"] = "" if hit.place is None else hit.place.after
        print(json.dumps(found))
    elif hit.entry.game is None:
        print(hit.entry.text)
    else:
        if hit.place is not None and hit.place.after:
            print(f"; after {hit.place.after}")
        # There is a blank line between two games.
        print(hit.entry.whole.strip("\r\n"), end="\n\n")
