"""`fenedit convert`: the positions of a file in another format or spelling."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import randrange
from typing import Final

from fenedit.app.arguments import printable
from fenedit.app.verbs.pictures import is_picture_file, read_picture_file
from fenedit.app.verbs.taking import PLACES, Takings, add_at
from fenedit.app.verbs.terminal import (
    CANNOT,
    COMPRESSED,
    COMPRESSED_SUFFIXES,
    LEFT_OUT,
    add_encoding,
    complain,
    counted,
    invite,
    loss_words,
    open_output,
    save_words,
    shown_name,
    stream_words,
    whole_number,
)
from fenedit.documents.annotating import name_of
from fenedit.documents.encoding import DEFAULT, TITLES, UTF_16, is_utf_16
from fenedit.documents.errors import SaveError, StreamError
from fenedit.documents.files import STDIN
from fenedit.documents.files.saving import STDOUT
from fenedit.documents.files.streaming import Source, open_source, source_of_parts
from fenedit.documents.formats import OLIVE_SUFFIX, SUFFIXES, format_named
from fenedit.documents.losses import Tally
from fenedit.documents.packing import DELIMITERS, bare
from fenedit.documents.record import Record
from fenedit.documents.rewriting import record_of, with_chess960
from fenedit.documents.table import is_incomplete
from fenedit.jobs.convert_file import Options, convert_source
from fenedit.jobs.olive import is_named_olive, read_problems, write_olive
from fenedit.jobs.parts import PartError
from fenedit.jobs.suites import Changes, changed, drawn
from fenedit.jobs.tables import in_san
from fenedit.jobs.write_table import COLUMNS, table_rows
from fenedit.notation.messages import sentence
from fenedit.notation.spellings.export import SPELLINGS, spelling
from fenedit.notation.spellings.popeye_writing import joined_popeye
from fenedit.rules.writing import CastlingCustom, EpCustom

_DIGITS = 19
_OLIVE = OLIVE_SUFFIX.removeprefix(".")
_FILE_FORMATS = (*SUFFIXES.values(), _OLIVE, *DELIMITERS)
_OTHERS: Final = tuple(each.code for each in SPELLINGS if each.code not in _FILE_FORMATS)
_CASTLING: dict[str, CastlingCustom] = {
    "as-held": "held",
    "fen": "fen",
    "x-fen": "xfen",
    "shredder": "shredder",
}
_EN_PASSANT: dict[str, EpCustom] = {
    "as-held": "held",
    "always": "always",
    "capturable": "capturable",
    "legal": "legal",
}

_DESCRIPTION = f"""\
Write the positions of a FEN, EPD or PGN file (also {COMPRESSED}), of a table (CSV or
TSV) such as Lichess's puzzle database, of a collection of puzzles of Olive or YACPDB, or of input
for Popeye, in another format, or in the same one as its standard demands. What the format cannot
hold is counted on standard error. The positions in pictures and PDF files, of which there may be
several, are written in their order, in EPD unless another format is chosen; captions become names.
A record that is not a position is copied unchanged; in a game it becomes the value of the FEN tag.
Where each position is written alone, it is left out. The encoding is UTF-8.\
"""
_EPILOG = f"""\
formats:
  fen, epd, pgn   files; by default OUT's suffix decides (.fen, .epd, .pgn, followed by \
{COMPRESSED_SUFFIXES}
                  to compress), and for standard output the format of IN
  olv             a collection of Olive (YAML); the suffix .olv decides, too
  csv, tsv        a table; --columns chooses what it has; its suffix decides, too
                  (a text that a spreadsheet could take for a formula gets an apostrophe)
  each position alone, one after the other:
                  {", ".join(_OTHERS[:6])},
                  {", ".join(_OTHERS[6:])};
                  the suffix .inp stands for popeye

{PLACES}

lines of FEN have six fields; a name, and remarks, become comment lines above them

puzzles in PGN keep author (White), source (Event and Date), stipulation, key and line in tags

castling letters (a field that only Chess960 can mean is written as one of Chess960):
  fen             K and Q; the right of an inner rook has no letter and is left out
  x-fen           K and Q for the outermost rooks, else the rook's file
  shredder        always the rook's file

suites:
  --sample        all records are equally likely to be drawn; they keep their order unless --shuffle
                  is also given. The same file, N and seed give the same records on every machine.
                  Comment lines are left out
  --mirror        castling rights that no longer hold are left out, and counted: always those of
                  kings and rooks on their starting squares. Castling cannot be mirrored, so
                  operations with it are left out
  --mirror, --swap-colours
                  marks and moves are changed, too: those of operations (bm, am, pv, sv, pm, sm),
                  of the tags Key, Avoid and Line, and of games. Left out are operations and games
                  with something that is not a move, and counts of moves (D1, perft1) of positions
                  with castling rights. Words stay as they are; --swap-colours also swaps players
                  and results

pictures do not show castling rights, and where nothing tells whose move it is, or which side is at
the bottom, White is assumed; squares in doubt are named on standard error

Exit status: 0 if every record was written as a position; 1 if one is not a position, a board in a
picture cannot be read, or, with --at, a move of a game cannot be played or there are no moves; 2
if IN could not be read or OUT could not be written; OUT is then unchanged.\
"""

_LOSS_WORDS = {
    "filled": "missing fields of {records} are filled in",
    "prefixes": "text before the positions of {records} is left out",
    "rights-twice": "repeated castling rights in {records} are written once",
    "variant-replaced": "the variant of {records} becomes Chess960",
    "operations": "EPD operations of {records} are left out",
    "odd-operations": "operations of {records} that contradict others are left out",
    "names": "names of {records} become comment lines",
    "comment-lines": "comment lines are left out: {count}",
    "blank-lines": "blank lines are left out: {count}",
    "tags": "tags of {records} are left out",
    "moves": "the moves of {records} are left out",
    "variations": "variations of {records} are left out",
    "rights": "castling rights of {records} no longer hold and are left out",
    "twins": "twins of {records} do not fit the changed board and are left unchanged",
    "move-operations": "move operations of {records} cannot be changed and are left out",
    "comments": "comments in {records} are left out",
    "signs": "annotation symbols of {records} are left out",
    "operations-remarked": "operations of {records} become a remark",
    "braces": "braces in remarks of {records} become round brackets",
    "nuls": "NUL characters of {records} are left out",
    "odd-moves": "moves of {records} cannot be played and are left unchanged",
    "odd-fens": "FENs of {records} are incomplete or not understood, and become operations",
    "odd-keys": "keys of {records} are not legal moves",
    "texts-cut": "texts of {records} are cut to 255 characters",
    "texts-respelt": "straight quotation marks of {records} became curved ones",
    "fields": "fields of {records} are left out",
    "variant": "{records}: the result does not say that this is Chess960",
    "chess960": "{records}: the result does not say that this is Chess960",
    "chess960-rights": "castling rights of {records}, which only exist in Chess960, are written as "
    "its own",
    "inner-rook": "{records}: the castling right of an inner rook is left out",
    "side": "{records}: the result does not say that Black is to move",
    "castling": "the castling rights of {records} are left out",
    "ep": "the en passant square of {records} is left out",
    "counters": "the move counters of {records} are left out",
    "squares": "the squares of the pieces of {records} are left out",
    "fairy": "the fairy pieces of {records} are left out",
    "marks": "marks of {records} are left out",
    "marks-in-part": "some marks of {records} are left out",
    "mark-colours": "the colours of marks of {records} are left out",
    **LEFT_OUT,
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the description and the options of the verb to a parser."""
    parser.description, parser.epilog = _DESCRIPTION, _EPILOG
    add = parser.add_argument
    read = 'the file to read, or several pictures; "-" or none: standard input'
    add("files", nargs="*", metavar="IN", help=read)
    to_write = 'the file to write; "-" or none: standard output'
    add("-o", "--output", metavar="OUT", default=STDOUT, help=to_write)
    formats = _FILE_FORMATS + _OTHERS
    add_at(parser)
    add("--to", metavar="FORMAT", choices=formats, help="the format (see below)")
    add(
        "--en-passant",
        choices=tuple(_EN_PASSANT),
        default="as-held",
        help="when to write the en passant square of a position: always (as-held is the same), "
        "if a pawn is ready to capture, or if the capture is legal; none is ever invented",
    )
    rights = "how to write castling rights (see below)"
    add("--castling", choices=tuple(_CASTLING), default="as-held", help=rights)
    chess960 = "read the positions as Chess960, even if IN does not say so"
    add("--chess960", action="store_true", help=chess960)
    add(
        "--columns",
        type=lambda text: tuple(filter(None, text.replace(",", " ").split())) or COLUMNS,
        default=COLUMNS,
        metavar="NAMES",
        help="the columns of csv and tsv, with commas between them: "
        f"{', '.join(COLUMNS)} (these by default), comment, award, hint, or opcodes of EPD",
    )
    number = whole_number(" is not a number of records from 1 up", digits=_DIGITS)
    add("--sample", type=number, metavar="N", help="write N records, chosen at random (see below)")
    shuffle = "write the records in random order; without --sample all are held in memory"
    add("--shuffle", action="store_true", help=shuffle)
    add(
        "--seed",
        type=whole_number(" is not a whole number from 0 up", digits=_DIGITS, least=0),
        metavar="S",
        help="the seed of --sample and --shuffle, a whole number; without it one is chosen and "
        "printed",
    )
    add("--mirror", action="store_true", help="mirror left to right (see below)")
    swap = "give each side the other's pieces, ranks and move (see below)"
    add("--swap-colours", action="store_true", help=swap)
    add_encoding(parser)
    add("--force", action="store_true", help="replace OUT if it exists")


def run(words: argparse.Namespace) -> int:
    """Convert the file of the command line; return the exit status."""
    names, output = words.files or [STDIN], words.output
    are_pictures = all(map(is_picture_file, names))
    if len(names) > 1 and not are_pictures:
        print(
            f"fenedit convert: expected one file to read, or pictures; {len(names)} were given",
            file=sys.stderr,
        )
        raise SystemExit(CANNOT)
    name = names[0]
    to = words.to or (None if output == STDOUT else _named(Path(output)))
    if to is None and output != STDOUT:
        complain("convert", output, "its suffix is not that of a format; give one with --to")
        return CANNOT
    tally = Tally()
    takings = Takings("convert", words.at, chess960=words.chess960) if words.at else None
    if words.seed is None and (words.sample is not None or words.shuffle):
        words.seed = randrange(1 << 32)
        print(f"seed: {words.seed}", file=sys.stderr)
    invite(name)
    opened = _pictures(names, tally) if are_pictures else open_source(name, words.encoding)
    try:
        with (
            opened as source,
            open_output(output, replace=words.force) as target,
        ):
            for part in _parts(source, to, words, tally, takings):
                target.write(part.encode("utf-8", "surrogatepass"))
            target.flush()
    except (StreamError, PartError) as error:
        complain("convert", name, stream_words(error))
        return CANNOT
    except _PictureError as error:
        complain("convert", *error.args)
        return CANNOT
    except SaveError as error:
        complain("convert", output, save_words(error))
        return CANNOT
    if found := _encoding_found(source):
        print(f"{shown_name(name)} {found}; the result is UTF-8", file=sys.stderr)
    if takings is not None:
        takings.report()
        tally.unreadable += takings.counts["unreadable"]
        if untold := takings.counts["untold"]:
            tally.add("variant", count=untold)
    lines = [counted(tally.records, "record", "records")]
    if tally.unreadable:
        lines.append(
            counted(tally.unreadable, "record is not a position", "records are not positions")
        )
    lines += [loss_words(_LOSS_WORDS[loss.code], loss) for loss in tally.summary()]
    print("\n".join(lines), file=sys.stderr)
    return 1 if tally.unreadable or (takings is not None and takings.failed) else 0


class _PictureError(Exception):
    """The name of a picture, and why it cannot be read."""


@contextmanager
def _pictures(names: Sequence[str], tally: Tally) -> Iterator[Source]:
    """Open the positions in pictures and PDF files as a file of EPD.

    Boards that cannot be read are counted as records that are not positions.

    Raises:
        StreamError: a file cannot be read.
        _PictureError: it cannot be read as a picture.
    """
    lines = []
    for name in names:
        picture = read_picture_file(name)
        if picture.faults:
            raise _PictureError(name, printable(" ".join(picture.faults)))
        tally.unreadable += picture.unread
        found = picture.ways[0].found if picture.ways else ()
        for number, each in enumerate(found, start=1):
            lines.append(record_of(each, "epd").line)
            for note in each.notes:
                if note.code == "squares-doubtful":
                    complain("convert", name, f"board {number}: {sentence(note)}")
    if not lines:
        raise _PictureError(names[0], "no chessboard was read")
    data = "".join(f"{line}\n" for line in lines).encode("utf-8", "surrogatepass")
    with source_of_parts([data], DEFAULT, "epd") as source:
        yield source


def _encoding_found(source: Source) -> str:
    """Return a file's encoding unless it is UTF-8 without a mark, else ""."""
    mark = "with a byte order mark" if source.marked else ""
    if not source.used:
        return f"is UTF-8, {mark}" if mark else ""
    encoding = next(iter(source.used))
    if is_utf_16(encoding):
        return ", ".join(filter(None, (f"is {TITLES[UTF_16]}", mark)))
    return f"has lines that are not UTF-8, read as {TITLES[encoding]}"


def _named(path: Path) -> str | None:
    suffix = bare(path).suffix.lower().removeprefix(".")
    if suffix == "inp":
        return "popeye"
    named = _OLIVE if is_named_olive(path) else format_named(path)
    return suffix if suffix in DELIMITERS else named


def _parts(
    source: Source,
    to: str | None,
    words: argparse.Namespace,
    tally: Tally,
    takings: Takings | None,
) -> Iterator[str]:
    """Yield the converted records of an open file."""
    if source.olive or source.popeye:
        to = to or (_OLIVE if source.olive else None)
        source = read_problems(source, tally)
    to, is_table = to or source.format, source.table is not None
    if takings is not None:
        source = takings.positions_in(source.name, source, "pgn" if to == "pgn" else "epd")
    if words.sample is not None or words.shuffle:
        source = drawn(source, words.sample, words.seed, words.shuffle, tally)
    how = Changes(words.mirror, words.swap_colours)

    def report(record: Record) -> None:
        tally.add("odd-moves", name_of(record))

    def change(record: Record) -> Record:
        record = with_chess960(record, True) if words.chess960 else record
        if is_table:
            if is_incomplete(record.line):
                tally.add("odd-fens", name_of(record))
            record = in_san(record, report)
        return changed(record, how, source.format, tally)

    changing = change if is_table or how != Changes() else None
    if to == _OLIVE:
        yield from write_olive(source, tally, changing)
        return
    customs = _EN_PASSANT[words.en_passant], _CASTLING[words.castling]
    wanted = "epd" if to in DELIMITERS else to
    target = next((each for each in SUFFIXES.values() if each == wanted), None) or spelling(wanted)
    options = Options(target, *customs, words.chess960)
    parts = convert_source(source, options, tally, changing)
    if to in DELIMITERS:
        yield from table_rows(parts, words.columns, DELIMITERS[to], tally)
        return
    # Popeye reads several puzzles in one input.
    yield from joined_popeye(parts) if to == "popeye" else parts
