"""`fenedit read`: print the positions that are found in a text, a picture or a PDF."""

import argparse
import json
import os
import re
import sys
from collections.abc import Set
from typing import Any, NamedTuple

from fenedit.app.arguments import printable
from fenedit.app.verbs.pictures import PictureRead, is_picture_file, read_picture_file
from fenedit.app.verbs.terminal import (
    CANNOT,
    add_encoding,
    complain,
    counted,
    invite,
    shown_name,
    stream_words,
)
from fenedit.documents.errors import StreamError
from fenedit.documents.files import STDIN
from fenedit.documents.files.streaming import open_source, text_of
from fenedit.jobs.read_pictures import PageRead, doubts_of
from fenedit.notation.fen import format_fen
from fenedit.notation.messages import sentence
from fenedit.notation.position import EMPTY, square_name
from fenedit.notation.problems import AS_EXPECTED
from fenedit.notation.reading import Found, Interpretation
from fenedit.notation.spellings.running_text import UNREAD
from fenedit.notation.spellings.titles import title_of
from fenedit.recognition.pages import box_of
from fenedit.recognition.reading import CONTENTS, ReadBoard, turned
from fenedit.session.intents.pasting import fault_in, readings
from fenedit.session.intents.records import LONGEST

_NONE = 1
"""The exit status if nothing is found."""
_LONGEST_NAME = 60
_FILE_NAME = re.compile(
    r"(?!\w+://)[^\n]*\w\.(?:fen|epd|pgn|olv|csv|tsv|txt|md|html?|json|png|jpe?g|gif|webp|bmp|tiff?|svg"
    r"|pdf)|(?:\.{0,2}/|~/)[A-Za-z._][^\n]*",
    re.IGNORECASE,
)
"""What is rather the name of a missing file than a text."""
_LEAST = 0.01
"""Smaller probabilities are not printed."""

_DESCRIPTION = """\
Print the FENs of the positions in a text, a picture or a PDF. The text may be a board in
characters, a list of pieces in one of many languages, a link, a web page, a diagram of a wiki or of
LaTeX, the output of a server, an engine or a solver, the moves of a game, and more. A picture may
be a screenshot, a scan or a diagram, with one board or several.

  fenedit read "White: Kg1, Ra1; Black: Kh8"
  fenedit read letter.txt page.html
  fenedit read "1. e4 e5 2. Nf3"
  fenedit read screenshot.png book.pdf
  xclip -o | fenedit read\
"""
_EPILOG = """\
If TEXT is the name of a file, the file is read; "-" or none is standard input. Put -- before a text
that begins with -. Where a text can be read in several ways, only the likeliest is printed; what
was assumed, and whether it is certain, is printed on standard error. Pictures and PDF files made by
FenEdit keep their positions; in others, boards are recognized. A picture does not show castling
rights: kings and rooks at home are given them. It seldom shows whose move it is, or which side is
at the bottom: where nothing does, White is assumed.

Exit status: 0 if a position was found, 1 if none was, 2 if a file could not be read; the others are
still read.

With --json, each text, picture or PDF is a line with one object:
  source        the text, or the name of its file
  readings      the possible readings, the likeliest first, each with
    kind        how it was read: fen, epd, pgn, pgn-tag, pgn-comment, link, markup, board, wiki,
                latex, piece-list, forsyth, popeye, olive, localized, scanned, style-12, number,
                moves, picture
    certain     whether no other reading is plausible
    notes       what was assumed or repaired
    positions   a list of objects, each with its fen; for moves, the one after them, with
      start     the FEN before them
      moves     a list of them in SAN
                for a board in a picture, with
      box       left, top, width and height of its squares: in pixels, in a PDF in points
      page      the page of a PDF
      caption   text below or above the board on that page
      white_below
                whether White is at the bottom, null if nothing tells
      doubtful  the squares that may have been read wrong
      probabilities
                what these may hold: by square, the probability of each piece letter, or "empty"\
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the description and the options of the verb to a parser."""
    parser.description, parser.epilog = _DESCRIPTION, _EPILOG
    given = "the text, or a file to read: a text, a picture or a PDF"
    parser.add_argument("files", nargs="*", metavar="TEXT|FILE|-", help=given)
    parser.add_argument("--json", action="store_true", help="print an object for each text")
    add_encoding(parser)


def run(words: argparse.Namespace) -> int:
    """Print the positions of the texts and pictures of the command line; return the exit status."""
    total = 0
    is_unreadable = False
    for name in words.files or [STDIN]:
        try:
            found = _in_picture(name) if is_picture_file(name) else _in_text(name, words.encoding)
        except StreamError as error:
            found = _Read((), faults=(stream_words(error),))
        for fault in found.faults:
            complain("read", name, printable(fault))
            is_unreadable = True
        total += len(found.ways)
        if found.faults and not found.ways:
            continue
        if words.json:
            print(json.dumps({"source": name, "readings": found.objects}))
        elif found.ways:
            _print(name, found.ways)
        else:
            _say(name, printable(found.nothing))
    if is_unreadable:
        return CANNOT
    return 0 if total else _NONE


class _Read(NamedTuple):
    """What was read from a word of the command line.

    Attributes:
        ways: the interpretations, best first.
        nothing: why there is none.
        faults: what could not be read.
        picture: the boards that were read, if it is a picture.
    """

    ways: tuple[Interpretation, ...]
    nothing: str = ""
    faults: tuple[str, ...] = ()
    picture: PictureRead | None = None

    @property
    def objects(self) -> list[dict[str, Any]]:
        """The JSON objects of the interpretations."""
        objects = list(map(_object, self.ways))
        if self.picture is not None and self.picture.pages and objects:
            boards = (
                _board(page, board, caption, is_pdf=self.picture.is_pdf)
                for page in self.picture.pages
                for board, caption in zip(page.boards, page.captions, strict=True)
                if board.is_read
            )
            pairs = zip(objects[0]["positions"], boards, strict=True)
            objects[0]["positions"] = [position | more for position, more in pairs]
        return objects


def _in_picture(name: str) -> _Read:
    """Read a picture or a PDF; raise StreamError."""
    picture = read_picture_file(name)
    nothing = "no chessboard was found"
    if picture.unread:
        what = counted(picture.unread, "board was found, but it", "boards were found, but they")
        nothing = f"{what} cannot be read: cut off, not flat, or of another game?"
    return _Read(picture.ways, nothing, picture.faults, picture)


def _in_text(name: str, encoding: str | None) -> _Read:
    """Read a text; raise StreamError if it is in a file that is missing or cannot be read."""
    text = _text(name, encoding)
    if len(text) > LONGEST:
        return _Read((), faults=(f"it is longer than {LONGEST:,} characters",))
    if ways := readings(text):
        return _Read(ways)
    fault = fault_in(text)
    if fault is None and _FILE_NAME.fullmatch(name) and not _is_file(name):
        raise StreamError("missing", name)
    return _Read((), "this text does not contain a position" if fault is None else sentence(fault))


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
    _say(name, printable(f"{doubt}{count} read as {title_of(way)}. {notes}".rstrip()))


def _say(name: str, words: str) -> None:
    sys.stdout.flush()
    shown = shown_name(name)
    shown = shown if len(shown) <= _LONGEST_NAME else f"{shown[:_LONGEST_NAME]}…"
    print(f"fenedit read: {shown}: {words}", file=sys.stderr)


def _notes(way: Interpretation, unsaid: Set[str] = frozenset()) -> list[str]:
    """Return all assumptions and repairs in a reading, each once; of lines the first unread one."""
    said: dict[str, str] = {}
    for number, found in enumerate(way.found, start=1):
        for note in found.notes:
            if note.code not in unsaid:
                words = sentence(note)
                # What is in doubt is so on one of several boards.
                is_ones = note.code == "squares-doubtful" and len(way.found) > 1
                words = f"Position {number}: {words}" if is_ones else words
                said.setdefault(note.code if note.code == UNREAD else words, words)
    return list(said.values())


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


def _board(page: PageRead, board: ReadBoard, caption: str, *, is_pdf: bool) -> dict[str, Any]:
    """Return what the JSON object of a position says of its board in a picture."""
    box = box_of(board.corners)
    sides = (box.left, box.top, box.width, box.height)
    below = board.white_below is not False
    chances = {}
    for place in doubts_of(board):
        pairs = zip(CONTENTS, board.probabilities[place], strict=True)
        likely = sorted((pair for pair in pairs if pair[1] >= _LEAST), key=lambda pair: -pair[1])
        chances[square_name(turned(place, below))] = {
            "empty" if content == EMPTY else content: round(chance, 3) for content, chance in likely
        }
    of_page = {"page": page.number, "caption": caption} if is_pdf else {}
    return {
        "box": [round(side * page.scale, 1) for side in sides],
        **of_page,
        "white_below": board.white_below,
        "doubtful": sorted(chances),
        "probabilities": chances,
    }
