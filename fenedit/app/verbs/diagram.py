"""`fenedit diagram`: positions as pictures, and as sheets of diagrams."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from itertools import repeat
from pathlib import Path
from typing import TYPE_CHECKING

from fenedit.app.arguments import printable
from fenedit.app.verbs.diagram_animation import add_animation, animated, read_animation
from fenedit.app.verbs.diagram_options import (
    Options,
    OptionsError,
    add_options,
    read_options,
    refuse_read,
    refuse_taken,
    shown_output,
    tell_letters,
    write_file,
    write_one_of_many,
)
from fenedit.app.verbs.diagram_source import Found, Given, Tally, caption_for, diagram_of
from fenedit.app.verbs.taking import PLACES, Takings, add_at
from fenedit.app.verbs.terminal import (
    CANNOT,
    COMPRESSED,
    add_encoding,
    complain,
    invite,
    save_words,
    stream_words,
)
from fenedit.diagram.options import BOOKS, FORMATS
from fenedit.diagram.pieces import PieceSetError
from fenedit.diagram.shapes import OUR_FONT
from fenedit.documents.errors import SaveError, StreamError
from fenedit.documents.files import STDIN
from fenedit.documents.files.saving import STDOUT
from fenedit.jobs.parts import PartError
from fenedit.jobs.picture_names import PictureNames

if TYPE_CHECKING:
    from fenedit.diagram.pieces.piece_set import PieceSet
    from fenedit.documents.record import Record

_Draw = Callable[[Found], bytes]

_DESCRIPTION = f"""\
Make pictures of positions: one given on the command line (in quotation marks), or all in FEN, EPD
and PGN files (also {COMPRESSED}). Marks in the comments of a position ([%cal],
[%csl]) are drawn, too; on sheets only with --marks, because they often show the solution. No window
is opened, and no display is needed.

  fenedit diagram "3N4/8/8/8/8/k1K5/8/1R6 w - -" -o mate.png --size 2048 --coordinates outside
  fenedit diagram problems.epd -o problem.svg --colors Grey --frame
  fenedit diagram problems.epd -o sheet.pdf --per-page 12 --solutions
  fenedit diagram problems.epd -o book.tex --per-page 6 --above number-source --solutions
  fenedit diagram problems.epd -o puzzles.html --solutions
  fenedit diagram games.pgn --at 20w -o lesson.pdf --per-page 6
  fenedit diagram game.pgn --animate --caption -o game.gif

One position is written to OUT itself; several are written to numbered files such as problem-01.svg,
to files with their names (--names), or to one PDF or document of LaTeX, Word or Typst (--per-page).
A page of HTML to practise on, and cards for Anki (.txt), need no --per-page. A record that is not a
position is named on standard error and left out; the others are numbered without it.\
"""
_EPILOG = f"""\
{PLACES}

Exit status: 0 if all records were drawn; 1 if one is not a position, or, with --at, a move of a
game cannot be played; 2 if something could not be read or written, or the command line is not
valid.
Nothing is written until everything has been read once and all names are free; a file holds either
its whole picture or what it held before.\
"""

_SET_WORDS = {
    "unknown": "no piece set has this name",
    "missing": "{source} not found",
    "no-file": "{source} is not a file",
    "no-folder": "its folder no longer exists",
    "unreadable": "{source} cannot be read ({detail})",
    "too-large": "{source} is too large",
    "not-svg": "{source} is not SVG ({detail})",
    "doctype": "{source} has a DOCTYPE, which may hide anything",
    "element": "{source} has the element {detail}, which is not allowed",
    "reference": "{source} refers to something else ({detail})",
    "script": "{source} has a script",
    "style": "{source} has a style sheet that is more than plain colours and lines",
    "dashes": "{source} has dashed lines",
    "number": "{source} has a number that is too large ({detail})",
    "colour": "{source} has a colour that is not valid ({detail})",
    "too-complex": "{source} has too many lines",
    "slow": "{source} takes too long to draw",
    "empty": "{source} is empty",
    "glyphs": "the font has no glyphs for {detail}",
}
"""Why a piece set cannot be used, by the codes of `PieceSetError`."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the description and the options of the verb to a parser."""
    parser.description, parser.epilog = _DESCRIPTION, _EPILOG
    parser.usage = "%(prog)s [-h] -o OUT [options] [FEN | FILE...]"
    parser.add_argument(
        "files",
        nargs="*",
        metavar="FEN | FILE",
        help='a position or a file; "-" or none: standard input',
    )
    add_options(parser)
    add_animation(parser)
    add_at(parser)
    add_encoding(parser)


def run(words: argparse.Namespace) -> int:
    """Draw the pictures of the command line; return the exit status."""
    try:
        options = read_options(words)
        options = replace(options, animation=read_animation(words, options))
    except OptionsError as error:
        return _refuse(str(error))
    is_text = options.format in ("tex", "typ", "html", "txt") or (
        options.animation is None and options.format in FORMATS and FORMATS[options.format].is_text
    )
    if not is_text and options.output == STDOUT and sys.stdout.isatty():
        return _refuse("a terminal cannot show it; name a file with -o, or redirect the output")
    names = words.files or [STDIN]
    takings = Takings("diagram", words.at) if words.at else None
    try:
        refuse_read(options.output, names)
        for name in names:
            invite(name)
        with (
            _painting(),
            Given(
                names,
                again=options.format not in BOOKS,
                encoding=words.encoding,
                takings=takings,
                variations=words.variations,
            ) as given,
        ):
            return _drawn(given, options)
    except OptionsError as error:
        return _refuse(str(error))
    except (StreamError, PartError) as error:
        complain("diagram", getattr(error, "name", names[0]), stream_words(error))
    except SaveError as error:
        complain("diagram", str(error.path), save_words(error))
    return CANNOT


def _drawn(given: Given, options: Options) -> int:
    options = replace(options, style=replace(options.style, font=_font(options.style.font)))
    pieces = _pieces(options)
    if options.sheet is not None:
        from fenedit.app.verbs.diagram_sheet import write_sheet

        return write_sheet(given, options, options.sheet, pieces)
    tally = Tally()
    texts: set[str] = set()
    for found in given.positions(tally):
        if options.style.show_marks:
            texts.update(label.text for label in found.marks.labels)
        texts.update(caption_for(found, options).splitlines())
    if options.animation is not None:
        tally.starts = 0
    count = tally.positions
    if count > 1 and options.output == STDOUT:
        raise OptionsError(
            f"{count} pictures are too many for standard output; name a file with -o"
        )
    if not options.force and options.output != STDOUT:
        refuse_taken(_names(given, options, count))
    if texts:
        # Imported here: few pictures have texts.
        from fenedit.diagram.pdf import Typesetter

        tell_letters(*Typesetter(options.style.font).lacking(texts))
    write = write_one_of_many if count > 1 else write_file
    draw = _drawer(options, pieces)
    # Records that are not positions were reported when they were counted.
    drawable = (found for found in given.found() if found.position is not None)
    last = ""
    for last, found in zip(_names(given, options, count), drawable, strict=False):
        write(last, draw(found), force=options.force)
    first = next(_names(given, options, count), "")
    told = " to ".join(dict.fromkeys((shown_output(first), shown_output(last))))
    return tally.report(told)


def _names(given: Given, options: Options, count: int) -> Iterator[str]:
    """Yield the names of pictures."""
    if count < 2:
        return iter((options.output,) * count)
    path = Path(options.output)
    names = PictureNames(path.stem, count, options.names)
    records: Iterator[Record | None] = repeat(None, count)
    if options.names != "number":
        records = (each.record for each in given.found() if each.position is not None)
    return (str(path.with_name(names.next(each) + path.suffix)) for each in records)


def _drawer(options: Options, pieces: PieceSet) -> _Draw:
    """Return the function that draws a record."""
    if (choice := options.animation) is not None:
        return lambda found: animated(found, options, choice, pieces)
    if options.cmyk:
        from fenedit.diagram.pdf import pdf_bytes

        width = options.extent.width_mm
        return lambda found: pdf_bytes(
            diagram_of(found, options), options.style, pieces, width_mm=width, cmyk=True
        )
    write = FORMATS[options.format].write
    return lambda found: write(diagram_of(found, options), options.style, pieces, options.extent)


def _pieces(options: Options) -> PieceSet:
    """Return the chosen piece set.

    Raises:
        OptionsError: there is none of this name, or its drawings are refused.
    """
    from fenedit import resource
    from fenedit.diagram.pieces.sets import SetFolders, load_set, user_folder

    name = options.style.pieces
    try:
        return load_set(name, SetFolders(resource("pieces"), user_folder()))
    except PieceSetError as error:
        why = "; ".join(map(_set_words, (error, *error.more)))
        raise OptionsError(f"the piece set {printable(name)}: {printable(why)}") from error


def _font(name: str) -> str:
    """Return the family of a font, given its name or its file.

    Raises:
        OptionsError: there is none, or no file may hold it.
    """
    if name.casefold() in ("", OUR_FONT.casefold()):
        return ""
    from fenedit.diagram.fonts import family_of_file, problem_of

    family, is_file = name, False
    # The name may be too long for a file.
    with suppress(OSError):
        is_file = Path(name).is_file()
    if is_file:
        family = family_of_file(Path(name))
        if not family:
            raise OptionsError(f"{printable(name)} is not a font")
    problem = problem_of(family)
    if problem == "unknown" and not is_file:
        raise OptionsError(f"no font {printable(name)} is installed; name another one, or its file")
    if problem:
        raise OptionsError(f"the font {printable(name)} cannot be put into files; name another")
    return family


def _set_words(error: PieceSetError) -> str:
    words = _SET_WORDS.get(error.code, "{source} is refused ({code} {detail})")
    return words.format(code=error.code, source=error.source, detail=error.detail)


@contextmanager
def _painting() -> Iterator[None]:
    """Start Qt without a display."""
    from PySide6.QtGui import QGuiApplication

    if QGuiApplication.instance() is not None:
        yield
        return
    if sys.platform != "win32":
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    # Qt finds the folder of the person's own piece sets by this name.
    QGuiApplication.setApplicationName("fenedit")
    application = QGuiApplication(sys.argv[:1])
    try:
        yield
    finally:
        application.shutdown()


def _refuse(why: str) -> int:
    print(f"fenedit diagram: {why}", file=sys.stderr)
    return CANNOT
