"""`fenedit read`: print the positions that are found in a text."""

import argparse
import json
import os
import sys
from collections.abc import Set
from typing import Any

from fenedit.app.arguments import printable
from fenedit.app.verbs.terminal import (
    CANNOT,
    add_encoding,
    complain,
    counted,
    invite,
    shown_name,
    stream_words,
)
from fenedit.documents.files.streaming import STDIN, StreamError, open_source, text_of
from fenedit.notation.fen import format_fen
from fenedit.notation.messages import sentence
from fenedit.notation.problems import AS_EXPECTED
from fenedit.notation.reading import Found, Interpretation
from fenedit.session.intents.pasting import fault_in, readings
from fenedit.session.intents.records import LONGEST

_NONE = 1
"""The exit status if nothing is found."""
_LONGEST_NAME = 60

_DESCRIPTION = """\
Print the FENs of the positions in a text. The text may be a board in characters, a list of pieces
in one of many languages, a link, a web page, a diagram of a wiki or of LaTeX, the output of a
server, an engine or a solver, the moves of a game, and more.

  fenedit read "White: Kg1, Ra1; Black: Kh8"
  fenedit read letter.txt page.html
  fenedit read "1. e4 e5 2. Nf3"
  xclip -o | fenedit read\
"""
_EPILOG = """\
If TEXT is the name of a file, the file is read; "-" or none is standard input. Put -- before a text
that begins with -. Where a text can be read in several ways, only the likeliest is printed; what
was assumed, and whether it is certain, is printed on standard error.

Exit status: 0 if a position was found, 1 if none was, 2 if a file could not be read; the others are
still read.

With --json, each text is a line with one object:
  source        the text, or the name of its file
  readings      the ways to read it, the likeliest first, each with
    kind        how it was read: fen, epd, pgn, pgn-tag, pgn-comment, link, markup, board, wiki,
                latex, piece-list, forsyth, popeye, olive, localized, scanned, style-12, number,
                moves
    certain     whether it is surely meant so
    notes       what was assumed or mended
    positions   a list of objects, each with its fen; that of moves is behind them, with
      start     the FEN before them
      moves     a list of them in SAN\
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the description and the options of the verb to a parser."""
    parser.description, parser.epilog = _DESCRIPTION, _EPILOG
    parser.add_argument(
        "files", nargs="*", metavar="TEXT|FILE|-", help="the text or the file to read"
    )
    parser.add_argument("--json", action="store_true", help="print an object for each text")
    add_encoding(parser)


def run(words: argparse.Namespace) -> int:
    """Print the positions of the texts of the command line; return the exit status."""
    total = 0
    is_unreadable = False
    for name in words.files or [STDIN]:
        try:
            text = _text(name, words.encoding)
        except StreamError as error:
            complain("read", name, stream_words(error))
            is_unreadable = True
            continue
        if len(text) > LONGEST:
            complain("read", name, f"it is longer than {LONGEST:,} characters")
            is_unreadable = True
            continue
        ways = readings(text)
        total += len(ways)
        if words.json:
            print(json.dumps({"source": name, "readings": list(map(_object, ways))}))
        elif ways:
            _print(name, ways)
        else:
            _explain(name, text)
    if is_unreadable:
        return CANNOT
    return 0 if total else _NONE


def _text(name: str, encoding: str | None) -> str:
    """Return the text of standard input, of a file, or the word itself; raise StreamError."""
    if name != STDIN and not _is_file(name):
        return name
    invite(name)
    with open_source(name, encoding) as source:
        # One more character shows that it is too long.
        return text_of(source, LONGEST + 1)


def _is_file(name: str) -> bool:
    try:
        return os.path.lexists(name)
    except ValueError:
        return False


def _print(name: str, ways: tuple[Interpretation, ...]) -> None:
    """Print the positions of the first reading, and how certain it is."""
    way = ways[0]
    for found in way.found:
        print(format_fen(found.meant))
    count = counted(len(way.found), "position", "positions")
    doubt = ""
    if not way.certain or len(ways) > 1:
        others = counted(len(ways) - 1, "other reading", "other readings")
        doubt = f"not certain, {others}: see --json; " if len(ways) > 1 else "not certain; "
    notes = " ".join(_notes(way, AS_EXPECTED))
    kind = f"{way.kind} ({way.detail})" if way.detail else way.kind
    _say(name, printable(f"{doubt}{count} read as {kind}. {notes}".rstrip()))


def _explain(name: str, text: str) -> None:
    """Print on standard error why a text has no positions."""
    fault = fault_in(text)
    if fault is not None:
        _say(name, printable(sentence(fault)))
    else:
        _say(name, "this text does not contain a position")


def _say(name: str, words: str) -> None:
    sys.stdout.flush()
    shown = shown_name(name)
    shown = shown if len(shown) <= _LONGEST_NAME else f"{shown[:_LONGEST_NAME]}…"
    print(f"fenedit read: {shown}: {words}", file=sys.stderr)


def _notes(way: Interpretation, unsaid: Set[str] = frozenset()) -> list[str]:
    """Return all assumptions and repairs in a reading, each once."""
    notes = (note for found in way.found for note in found.notes)
    return list(dict.fromkeys(sentence(note) for note in notes if note.code not in unsaid))


def _object(way: Interpretation) -> dict[str, Any]:
    """Return the JSON object of one reading of a text."""
    return {
        "kind": way.kind,
        "certain": way.certain,
        "notes": _notes(way),
        "positions": list(map(_position, way.found)),
    }


def _position(found: Found) -> dict[str, Any]:
    position: dict[str, Any] = {"fen": format_fen(found.meant)}
    if found.end is not None:
        position |= {"start": format_fen(found.position), "moves": list(found.moves)}
    return position
