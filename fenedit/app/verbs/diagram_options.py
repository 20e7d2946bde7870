"""The options of `fenedit diagram`, and the files that they name."""

import argparse
import math
import os
import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import get_args

from fenedit.app.arguments import language_fault, printable
from fenedit.app.verbs.terminal import open_output, whole_number
from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import (
    GREY,
    LARGEST,
    MM_AN_INCH,
    SCHEMES,
    DiagramStyle,
    scheme,
    schemes,
)
from fenedit.diagram.options import (
    BOOKS,
    DPI,
    FORMATS,
    MILLIMETRES,
    PICTURE_OPTIONS,
    SHEET_OPTIONS,
    AnimationChoice,
    AnimationFormat,
    Extent,
    PictureChoice,
)
from fenedit.diagram.own_boards import USER
from fenedit.diagram.shapes import OUR_FONT
from fenedit.diagram.sheet.layout import (
    BINDINGS,
    HANDOUT,
    MOST_LINES,
    NAMED,
    NUMBERED,
    NUMBERS,
    PAGE_NUMBERS,
    SheetStyle,
    Solutions,
)
from fenedit.documents.errors import SaveError
from fenedit.documents.files.file_io import create_temporary, remove, take_name
from fenedit.documents.files.saving import STDOUT, save_error
from fenedit.jobs.picture_names import NAMED_BY, NamedBy
from fenedit.notation.languages import LETTERS
from fenedit.notation.puzzle import FIGURINE, DateStyle
from fenedit.notation.spellings.export import LINKS
from fenedit.notation.translatable import ENGLISH

_SIZES = PICTURE_OPTIONS["size"].bounds
_SCALES = (1, 8)
_MARGINS = PICTURE_OPTIONS["margin"].bounds
_PRINTED = tuple(name for name, each in SCHEMES.items() if each.for_print)
_PAPERS = SHEET_OPTIONS["paper"].values
_A_PAGE = SHEET_OPTIONS["per_page"].bounds
_ABOVE = SHEET_OPTIONS["above"].values
_SHEET = SheetStyle()
_USUAL = DiagramStyle()
_EXTENT = PictureChoice().extent
_ON_PAPER = DiagramStyle(coordinates=Coordinates.NONE, frame=0.03, scheme=GREY.name)


class OptionsError(ValueError):
    """Options that contradict each other; the message is a clause without a full stop."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options, checked.

    Attributes:
        output: the file to write, or STDOUT.
        format: what is written.
        style: the style of each diagram.
        extent: the size of the picture.
        flipped: whether Black is at the bottom.
        title: the title of the picture or the sheet; "" for none of its own.
        sheet: the layout of pages; None for a picture each.
        solved: whether the sheet has solutions, found by the solver if none are kept.
        language: the language of the words on a sheet.
        letters: the letters of moves: a language of `notation.languages`, or "figurine".
        force: whether files of these names are replaced.
        cmyk: whether a PDF is written in CMYK with black alone.
        names: what several files are named after.
        caption: the text below each picture; "" for that of its record, None for none.
        animation: how the moves of a record are shown; None for its position alone.
    """

    output: str
    format: str
    style: DiagramStyle
    extent: Extent = _EXTENT
    flipped: bool = False
    title: str = ""
    sheet: SheetStyle | None = None
    solved: bool = False
    letters: str = "en"
    force: bool = False
    cmyk: bool = False
    caption: str | None = None
    names: NamedBy = "number"
    language: str = ENGLISH
    animation: AnimationChoice | None = None


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add all options to a parser."""
    pixels = " and ".join(name.upper() for name, each in FORMATS.items() if each.has_pixels)
    add = parser.add_argument
    add(
        "-o",
        "--output",
        metavar="OUT",
        help='the file to write, whose suffix decides the format; "-" is standard output',
    )
    add(
        "--to",
        choices=(*FORMATS, *BOOKS),
        help="the format, if the suffix of OUT does not decide it; txt is cards for Anki",
    )
    add(
        "--names",
        choices=NAMED_BY,
        help="what several files are named by: number, id, or author (default: number); with "
        "OUT a/b.png, a/b-1.png and so on, or a/NAME.png",
    )
    add("--force", action="store_true", help="replace files that exist")
    look = parser.add_argument_group("look")
    add = look.add_argument
    add(
        "--size",
        type=_size,
        metavar="WIDTH",
        help=f"width of the whole picture in pixels, {_range(_SIZES)} (default: {_USUAL.size}), or "
        f"on paper, {_range(MILLIMETRES)} millimetres, such as 60mm",
    )
    add(
        "--dpi",
        type=_whole(DPI, "dots per inch"),
        metavar="N",
        help=f"pixels per inch on paper, {_range(DPI)} (default: {_EXTENT.dpi}); it also decides "
        "how wide a PDF is if --size is in pixels",
    )
    add(
        "--scale",
        type=_whole(_SCALES, "times"),
        metavar="N",
        help=f"{pixels} with N times as many pixels, {_range(_SCALES)}; "
        "2 for screens of high resolution",
    )
    add("--flip", action="store_true", help="put Black at the bottom")
    add(
        "--pieces",
        metavar="SET",
        help="the piece set: fenland, ely, burnett, the name of your own set, or font:FAMILY "
        f"(default: {_USUAL.pieces})",
    )
    add(
        "--font",
        metavar="FONT",
        help="the font of coordinates, labels and all words on a sheet: the name of an installed "
        f"one, or its file (default: {OUR_FONT}, which is included)",
    )
    add(
        "--colors",
        "--colours",
        type=_scheme_name,
        metavar="SCHEME",
        help=f"{', '.join(SCHEMES)}, or the name of a board of your own (default: "
        f"{_USUAL.scheme}, on sheets {GREY.name})",
    )
    add(
        "--coordinates",
        choices=PICTURE_OPTIONS["coordinates"].values,
        help="where to put letters and digits (default: inside, on sheets none)",
    )
    add("--mover", action="store_true", help="show the side to move beside the board")
    add(
        "--frame",
        action="store_true",
        help="draw a line around the board (on sheets, a bolder one)",
    )
    add(
        "--margin",
        type=partial(number_within, _MARGINS, "squares"),
        metavar="SQUARES",
        help=f"margin around everything in squares, {_range(_MARGINS)} (default: 0)",
    )
    add(
        "--background",
        type=_background,
        metavar="COLOUR",
        default="transparent",
        help="the colour around the board: RRGGBB, white, black, or transparent (the default)",
    )
    add(
        "--cmyk",
        action="store_true",
        help=f"write a PDF in CMYK with black ink alone, for presses; with {' or '.join(_PRINTED)}",
    )
    drawn = look.add_mutually_exclusive_group()
    drawn.add_argument(
        "--no-marks",
        action="store_true",
        help="do not draw arrows, circles, highlights, labels (default for sheets)",
    )
    drawn.add_argument(
        "--marks",
        action="store_true",
        help="draw them on sheets, too, where they may show the solution (default for pictures)",
    )
    said = look.add_mutually_exclusive_group()
    said.add_argument(
        "--caption",
        dest="caption",
        action="store_const",
        const="",
        help="put author, source and stipulation below the picture",
    )
    said.add_argument(
        "--caption-text", dest="caption", metavar="TEXT", help="put a text below the picture"
    )
    add("--title", default="", help="the title for screen readers; on sheets the header")
    _add_sheets(parser)


def _add_sheets(parser: argparse.ArgumentParser) -> None:
    """Add the options of sheets."""
    sheets = parser.add_argument_group("sheets (PDF, LaTeX, DOCX, Typst, HTML, Anki)")
    add = sheets.add_argument
    add(
        "--per-page",
        type=_whole(_A_PAGE, "diagrams on a page"),
        metavar="N",
        help=f"put N diagrams on a page, {_range(_A_PAGE)}, all pages in one file",
    )
    add(
        "--paper",
        type=partial(_one_of, _PAPERS),
        metavar="PAPER",
        help=f"{', '.join(_PAPERS)} (default: A4)",
    )
    add(
        "--first-page",
        type=_whole(PAGE_NUMBERS, "as a page number"),
        metavar="N",
        help=f"the number of the first page, {_range(PAGE_NUMBERS)} (default: 1)",
    )
    add(
        "--binding",
        type=_whole(BINDINGS, "millimetres"),
        metavar="MM",
        help="extra room at the inner edges of facing pages; page numbers are at the outer ones",
    )
    for name, what in (
        (
            "--handout",
            "six large boards a page for pupils, with --words, --name-line and room for an answer",
        ),
        ("--words", "write stipulations in words, with the side to move"),
        ("--name-line", "put lines for name and date on the pages of diagrams"),
    ):
        add(name, action="store_true", help=what)
    add(
        "--answer-lines",
        type=_whole((0, MOST_LINES), "lines"),
        metavar="N",
        help=f"lines to write on below each diagram, {_range((0, MOST_LINES))} (default: 0)",
    )
    add(
        "--qr-code",
        choices=LINKS,
        help="put a QR code beside or below each diagram that opens the position on this page",
    )
    add(
        "--language",
        default="",
        metavar="CODE",
        help="the language of all words, and of the letters of moves, such as pl (default: en)",
    )
    add("--landscape", action="store_true", help="use landscape paper")
    add(
        "--above",
        type=partial(_one_of, _ABOVE),
        metavar="WHAT",
        help=f"what is printed above each diagram: {', '.join(_ABOVE)} (default: {_SHEET.above}); "
        "number-source has the award, too, number-all the title",
    )
    add(
        "--order",
        type=_order,
        metavar="NAMES",
        help=f"the order of these, above diagrams and solutions (default: {_SHEET.order})",
    )
    add(
        "--number-from",
        type=_whole(NUMBERS, "as a number"),
        metavar="N",
        help=f"the number of the first diagram, {_range(NUMBERS)} (default: 1)",
    )
    add(
        "--number-style",
        choices=NUMBERED,
        help="how numbers are written: plain, with a dot, in brackets, or after the numero sign "
        f"(default: {_SHEET.number_style})",
    )
    add(
        "--solutions",
        action="store_true",
        help="add pages of solutions: those in the records (pv, a game's moves), else what the "
        "solver finds for #N, else the key (bm); no page if there is no solution at all; in HTML, "
        "behind buttons, and the pieces can be moved",
    )
    add(
        "--upside-down",
        action="store_true",
        help="print the solutions upside down at the foot of each page instead",
    )
    add(
        "--variations",
        action="store_true",
        help="print the variations of games and their signs, such as ! and ?",
    )
    add("--run-on", action="store_true", help="print several variations on a line")
    add("--tries", action="store_true", help="print tries, where the solver finds the solution")
    add("--set-play", action="store_true", help="print set play, likewise")
    add("--themes", action="store_true", help="print the themes below each solution")
    add("--comments", action="store_true", help="print the comments below each solution")
    add(
        "--dates",
        choices=get_args(DateStyle),
        help="how dates are written: as in the record (1957-09-08, 2009-02), in numbers (8.9.1957, "
        "2/2009), or with roman months (8.ix.1957, ii/2009)",
    )
    add(
        "--letters",
        type=partial(_one_of, (*LETTERS, FIGURINE)),
        metavar="LANGUAGE",
        help=f"the letters of moves: {', '.join(LETTERS)}, or {FIGURINE} (default: en)",
    )


def read_options(words: argparse.Namespace) -> Options:
    """Return the options of a command line.

    Raises:
        OptionsError: they contradict each other.
    """
    if words.output is None:
        raise OptionsError("name the file to write with -o, such as -o board.png")
    if words.handout and words.per_page is None:
        words.per_page = HANDOUT["per_page"]
    file_format = _format(words)
    if words.per_page is None and file_format in ("html", "txt"):
        # They have no pages, until one is printed.
        words.per_page = HANDOUT["per_page"]
    _refuse_pages(words, file_format)
    choice = _choice(words, file_format)
    # Small diagrams on white paper need another style than a picture for the screen.
    usual = _USUAL if words.per_page is None else _ON_PAPER
    style = DiagramStyle(
        size=choice.style.size,
        coordinates=Coordinates(words.coordinates or usual.coordinates),
        margin=words.margin or 0.0,
        frame=0.05 if words.frame else usual.frame,
        mover_mark=words.mover,
        scheme=words.colors or usual.scheme,
        background=words.background,
        pieces=words.pieces or _USUAL.pieces,
        show_marks=words.marks or (words.per_page is None and not words.no_marks),
        font=words.font or "",
    )
    if words.cmyk:
        _refuse_colours(file_format, style)
    return Options(
        words.output,
        file_format,
        style,
        Extent(words.scale or 1, choice.dpi, choice.width_mm),
        words.flip,
        words.title,
        _sheet(words),
        words.solutions,
        words.letters or (words.language if words.language in LETTERS else "en"),
        words.force,
        words.cmyk,
        words.caption,
        words.names or "number",
        words.language or ENGLISH,
    )


def _choice(words: argparse.Namespace, file_format: str) -> PictureChoice:
    """Return a picture of the chosen size.

    Raises:
        OptionsError: it has too few or too many pixels, or its format has none.
    """
    has_pixels = words.animate or (file_format in FORMATS and FORMATS[file_format].has_pixels)
    if words.scale is not None and not has_pixels:
        raise OptionsError(f"--scale is for pixels, and {file_format.upper()} has none")
    if words.dpi is not None and file_format == "svg":
        raise OptionsError("SVG has no dots per inch; leave out --dpi")
    choice = PictureChoice(dpi=words.dpi or _EXTENT.dpi)
    if isinstance(words.size, float):
        choice = choice.with_millimetres(words.size)
        pixels = round(words.size / MM_AN_INCH * choice.dpi)
        # A PDF has none; an SVG is as wide as they say.
        if file_format != "pdf" and pixels != choice.style.size:
            raise OptionsError(
                f"{words.size:g} mm at {choice.dpi} dots per inch are {pixels} pixels: "
                f"expected {_range(_SIZES)}"
            )
    elif words.size:
        choice = choice.with_pixels(words.size)
    if choice.style.size * (words.scale or 1) > LARGEST:
        raise OptionsError(
            f"{choice.style.size} pixels times {words.scale} is more than the largest size, "
            f"{LARGEST}"
        )
    return choice


def _refuse_pages(words: argparse.Namespace, file_format: str) -> None:
    """Raise OptionsError if options of sheets are incomplete or not possible."""
    if words.per_page is None:
        for name in (
            *("paper", "landscape", "above", "order", "number_from", "number_style"),
            *("solutions", "variations", "tries", "set_play", "letters", "dates"),
            *("themes", "comments", "words", "name_line", "answer_lines", "upside_down"),
            *("language", "first_page", "binding", "run_on", "qr_code"),
        ):
            if getattr(words, name):
                raise OptionsError(
                    f"--{name.replace('_', '-')} is for sheets; give --per-page N, too"
                )
        if file_format in BOOKS:
            raise OptionsError("LaTeX, DOCX and Typst are for sheets; give --per-page N, too")
    elif file_format not in ("pdf", *BOOKS):
        raise OptionsError(
            "only PDF, LaTeX, DOCX, Typst and HTML have pages; write to a .pdf, .tex, .docx, .typ "
            "or .html file, or leave out --per-page"
        )
    else:
        of_page = "the page decides how large diagrams are; leave out --{}"
        of_latex = "LaTeX and Typst have fonts of their own; leave out --{}"
        refused = dict.fromkeys(("size", "dpi", "margin"), of_page) | {
            "caption": "sheets have captions of their own; see --above",
            "names": "all pages are in one file; leave out --names",
        }
        if file_format in ("tex", "typ"):
            refused |= dict.fromkeys(("pieces", "font"), of_latex)
        for name, why in refused.items():
            if getattr(words, name) is not None:
                raise OptionsError(why.format(name))
        if file_format == "docx" and words.upside_down:
            raise OptionsError("Word documents have no upside-down text; leave out --upside-down")
    names = (
        *("variations", "run_on", "tries", "set_play", "letters"),
        *("themes", "comments", "upside_down"),
    )
    if not words.solutions and any(getattr(words, name) for name in names):
        *others, last = (f"--{name.replace('_', '-')}" for name in names)
        told = f"{', '.join(others)} and {last}"
        raise OptionsError(f"{told} are for --solutions; give that, too")
    if words.language and (fault := language_fault(words.language, printable(words.language))):
        raise OptionsError(fault)


def _refuse_colours(file_format: str, style: DiagramStyle) -> None:
    """Raise OptionsError if a picture cannot be printed with black alone."""
    if file_format != "pdf":
        raise OptionsError(f"--cmyk is for PDF, and {file_format.upper()} has none")
    if not scheme(style.scheme).for_print:
        printed = " or ".join(_PRINTED)
        raise OptionsError(f"--cmyk has black ink alone; give --colors {printed}, too")
    if len({style.background[at : at + 2] for at in (1, 3, 5)}) > 1:
        raise OptionsError("--cmyk has black ink alone; give --background a grey, or none")


def _format(words: argparse.Namespace) -> str:
    """Return the named format, or that of the name of the file to write."""
    suffix = Path(words.output).suffix.lower().removeprefix(".")
    if words.animate:
        known = get_args(AnimationFormat)
        if words.to is not None or (suffix not in known and words.output != STDOUT):
            names = " or ".join(f".{each}" for each in known)
            raise OptionsError(f"a moving picture is a {names} file; name it so with -o")
        return "gif" if words.output == STDOUT else suffix
    if words.to is not None:
        return str(words.to)
    if words.output == STDOUT:
        return "pdf" if words.per_page else "png"
    if suffix not in (*FORMATS, *BOOKS):
        *others, last = (f".{each}" for each in (*FORMATS, *BOOKS))
        raise OptionsError(
            f"the suffix of {printable(words.output)} is not that of a picture: "
            f"expected {', '.join(others)} or {last}, or give --to"
        )
    return suffix


def _sheet(words: argparse.Namespace) -> SheetStyle | None:
    if words.per_page is None:
        return None
    usual = replace(_SHEET, **HANDOUT) if words.handout else _SHEET
    solutions: Solutions = "foot" if words.upside_down else "page"
    return replace(
        usual,
        paper=words.paper or "A4",
        landscape=words.landscape,
        per_page=words.per_page,
        solutions=solutions if words.solutions else "none",
        orientation="black" if words.flip else "white",
        above=words.above or usual.above,
        order=words.order or _SHEET.order,
        number_from=words.number_from or _SHEET.number_from,
        number_style=words.number_style or _SHEET.number_style,
        tries=words.tries,
        set_play=words.set_play,
        variations=words.variations,
        dates=words.dates or _SHEET.dates,
        themes=words.themes,
        comments=words.comments,
        first_page=words.first_page or _SHEET.first_page,
        binding=float(words.binding or 0),
        run_on=words.run_on,
        link=words.qr_code or "",
        in_words=words.words or usual.in_words,
        name_line=words.name_line or usual.name_line,
        answer_lines=usual.answer_lines if words.answer_lines is None else words.answer_lines,
    )


def _range(bounds: Sequence[float]) -> str:
    least, most = bounds
    return f"{least:g} to {most:g}"


def _whole(bounds: Sequence[float], noun: str) -> Callable[[str], int]:
    """Return a reader of whole numbers within bounds."""
    least, most = map(int, bounds)
    return whole_number(f": expected {_range(bounds)} {noun}", digits=9, least=least, most=most)


def _size(text: str) -> int | float:
    """Return pixels as an int, or millimetres as a float."""
    if not text.lower().endswith("mm"):
        return _whole(_SIZES, "pixels, or such as 60mm")(text)
    try:
        width = float(text[:-2])
    except ValueError:
        width = math.nan
    least, most = MILLIMETRES
    if not least <= width <= most:
        raise argparse.ArgumentTypeError(
            f"{printable(text)}: expected {_range(MILLIMETRES)} millimetres"
        )
    return width


def number_within(bounds: Sequence[float], noun: str, text: str) -> float:
    """Return a number of the command line.

    Raises:
        ArgumentTypeError: it is none, or not within the bounds.
    """
    least, most = bounds
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not least <= number <= most:
        raise argparse.ArgumentTypeError(f"{printable(text)}: expected {_range(bounds)} {noun}")
    return number


def _order(text: str) -> str:
    names = [each.strip().lower() for each in text.split(",") if each.strip()]
    if not names or not set(names) <= set(NAMED) or len(names) > len(set(names)):
        raise argparse.ArgumentTypeError(f"{printable(text)}: expected {','.join(NAMED)}")
    # The others come last, in their usual order.
    return ",".join([*names, *(each for each in NAMED if each not in names)])


def _background(text: str) -> str:
    """Return "#rrggbb", or "" for transparent."""
    named = {"transparent": "", "none": "", "white": "#ffffff", "black": "#000000"}
    if text.lower() in named:
        return named[text.lower()]
    match = re.fullmatch("#?([0-9a-fA-F]{6}|[0-9a-fA-F]{3})", text)
    if match is None:
        raise argparse.ArgumentTypeError(
            f"{printable(text)}: expected RRGGBB, white, black or transparent"
        )
    digits = match[1].lower()
    return "#" + (digits if len(digits) == 6 else "".join(2 * digit for digit in digits))


def _scheme_name(text: str) -> str:
    """Return the name of a scheme, given with or without what own ones begin with."""
    by_title = {name.removeprefix(USER): name for name in schemes()}
    return by_title[_one_of(tuple(by_title), text.removeprefix(USER))]


def _one_of(known: Sequence[str], text: str) -> str:
    for each in known:
        if each.lower() == text.lower():
            return each
    raise argparse.ArgumentTypeError(f"{printable(text)}: expected {', '.join(known)}")


def shown_output(name: str) -> str:
    """Return the name of the output in messages."""
    return "<stdout>" if name == STDOUT else printable(name)


def tell_letters(missing: Iterable[str], borrowed: Mapping[str, str]) -> None:
    """Report characters that no font has, or only another than the chosen one."""
    if lost := " ".join(map(printable, sorted(missing))):
        print(f"no font has these characters; they are left out: {lost}", file=sys.stderr)
    for family in sorted(set(borrowed.values())):
        letters = " ".join(printable(each) for each in sorted(borrowed) if borrowed[each] == family)
        print(f"not in the font, so taken from {family}: {letters}", file=sys.stderr)


def refuse_taken(names: Iterable[str]) -> None:
    """Raise SaveError ("exists") for the first name of an existing file."""
    for name in names:
        # A device may be written to at any time.
        path = Path(name)
        if os.path.lexists(path) and (path.is_file() or not path.exists()):
            raise SaveError("exists", path)


def refuse_read(output: str, names: Iterable[str]) -> None:
    """Raise OptionsError if the file to write is one of those to read, by whatever name."""
    for name in names:
        is_same = False
        # Neither a position nor standard input is a file.
        with suppress(OSError, ValueError):
            is_same = Path(output).is_file() and Path(output).samefile(name)
        if is_same:
            raise OptionsError(
                f"{shown_output(output)} is one of the files to read; name another one with -o"
            )


def write_file(name: str, data: bytes, *, force: bool) -> None:
    """Write a file that holds all of the data afterwards, or what it held before.

    Raises:
        SaveError: it cannot be written.
    """
    with open_output(name, replace=force) as target:
        target.write(data)
        target.flush()


def write_one_of_many(name: str, data: bytes, *, force: bool) -> None:
    """Write a file without waiting for the disk: a loss of power may still destroy it.

    Waiting would take longer than all else for thousands of pictures.

    Raises:
        SaveError: it cannot be written.
    """
    if os.path.lexists(name):
        write_file(name, data, force=force)
        return
    path = Path(name)
    try:
        descriptor, temporary = create_temporary(path, 0o666)
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(data)
            take_name(temporary, path)
        except BaseException:
            with suppress(OSError):
                remove(temporary)
            raise
    except OSError as error:
        raise save_error(error, path) from error
