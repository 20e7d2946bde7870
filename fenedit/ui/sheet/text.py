"""Words options and results of sheets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from fenedit.diagram.sheet.grid import Grid
from fenedit.diagram.sheet.layout import NUMBERED, SheetStyle
from fenedit.documents.errors import SaveError
from fenedit.notation.languages import LISTED
from fenedit.notation.puzzle import FIGURINE
from fenedit.notation.safe_text import shown_name
from fenedit.notation.translatable import QT_TRANSLATE_NOOP, translatable
from fenedit.session.collection.rows import Rows, count, each
from fenedit.ui.files.text import not_saved_sentence
from fenedit.ui.option_form import Choices
from fenedit.ui.sheet.making import EmptySheetError
from fenedit.ui.translation import counted, grouped

translate: Final = QCoreApplication.translate

_MOST_NUMBERS = 6
"""The most numbers that are listed."""
_PAPERS = {
    "A4": QT_TRANSLATE_NOOP("Sheets", "A4"),
    "A5": QT_TRANSLATE_NOOP("Sheets", "A5"),
    "Letter": QT_TRANSLATE_NOOP("Sheets", "Letter"),
}
_HELD = {
    False: QT_TRANSLATE_NOOP("Sheets", "Portrait"),
    True: QT_TRANSLATE_NOOP("Sheets", "Landscape"),
}
_CHOICES: Mapping[str, Mapping[str, str] | Mapping[bool, str]] = translatable(
    "Sheets",
    {
        "paper": _PAPERS,
        "landscape": _HELD,
        "layout": {"collection": "Collection", "handout": "Handout", "custom": "Custom"},
        "solutions": {
            "none": "None",
            "page": "On pages of their own",
            "foot": "Upside down on each page",
        },
        "above": {
            "none": "Nothing",
            "number": "Number",
            "number-title": "Number, title",
            "number-author": "Number, author",
            "number-source": "Number, author, source",
            "number-all": "Number, author, source, title",
        },
        "link": {
            "": "No QR code",
            "lichess-analysis": "QR code: Lichess analysis board",
            "lichess": "QR code: Lichess editor",
            "chesscom": "QR code: Chess.com analysis",
        },
        "order": {
            "author": "Author",
            "source": "Source",
            "award": "Award",
            "title": "Title",
        },
        "orientation": {
            "white": "White below",
            "black": "Black below",
            "mover": "Side to move below",
        },
        "coordinates": {
            "none": "No coordinates",
            "inside": "Letters inside",
            "outside": "Letters outside",
        },
    },
)
"""The values of options, with their names."""


DATES: Mapping[str, str] = {"record": "1957-09-08", "numbers": "8.9.1957", "roman": "8.ix.1957"}
"""The styles of dates, each with an example."""


class Numbers:
    """Words for several things, with the plural forms of each language."""

    def tr(self, source: str, comment: str = "", count: int = -1) -> str:
        """Return the form of a text for a number; the source is the English plural."""
        return QCoreApplication.translate("Numbers", source, comment, count)

    def unsolved(self, count: int) -> str:
        """Return how many puzzles stayed unsolved."""
        return counted(
            "1 puzzle takes too long, or cannot be solved.",
            self.tr("%n puzzles take too long, or cannot be solved.", "", count),
            count,
        )

    def left_out(self, count: int) -> str:
        """Return how many records were left out, with `{numbers}` to fill in."""
        return counted(
            "1 record without a position was left out: no. {numbers}.",
            self.tr("%n records without a position were left out: no. {numbers}.", "", count),
            count,
        )

    def games(self, count: int) -> str:
        """Return how many games were left out, and what to do, with `{numbers}` to fill in."""
        return counted(
            "1 whole game was left out: no. {numbers}. Moves › New Position from Here makes "
            "positions from games.",
            self.tr(
                "%n whole games were left out: no. {numbers}. Moves › New Position from Here "
                "makes positions from games.",
                "",
                count,
            ),
            count,
        )

    def pages(self, count: int) -> str:
        """Return a number of pages, in words."""
        return counted("1 page", self.tr("%n pages", "", count), count)


def choices_of(option: str) -> Choices:
    """Return the values of an option in the interface's language.

    Args:
        option: one of SHEET_OPTIONS with words.
    """
    choices = _CHOICES[option].items()
    return tuple((value, translate("Sheets", words)) for value, words in choices)


def number_choices() -> Choices:
    """Return the styles of numbers, each with an example."""
    return tuple((style, form.format(1)) for style, form in NUMBERED.items())


def letter_choices() -> Choices:
    """Return the choices of the letters of moves."""
    usual = translate("Sheets", "Usual letters")
    figurines = translate("Sheets", "Figurines")
    return (("", usual), (FIGURINE, figurines), *LISTED.items())


def page_words(number: int, total: int, more: bool) -> str:
    """Return the number of the shown page, in words.

    Args:
        number: the page.
        total: the number of pages.
        more: whether uncounted solutions follow.
    """
    words = translate("Sheets", "Page {number} of {total}")
    if more:
        words = translate("Sheets", "Page {number} of {total}, then solutions")
    return words.format(number=grouped(number), total=grouped(total))


def made_sentence(path: Path | None, printed_to: str, pages: int) -> str:
    """Return the result of making a sheet.

    Args:
        path: the saved file; None if it was printed.
        printed_to: the file that a printer wrote, "" for paper.
        pages: the number of pages; 0 if another program makes them.
    """
    words = translate("Sheets", "Sent to the printer: {pages}.")
    if path is not None and not pages:
        words = translate("Sheets", "Saved as “{name}”.")
    elif path is not None:
        words = translate("Sheets", "Saved as “{name}”: {pages}.")
    elif printed_to:
        words = translate("Sheets", "Printed to “{name}”: {pages}.")
    name = (path or Path(printed_to)).name
    return words.format(name=shown_name(name), pages=Numbers().pages(pages))


def left_out_sentences(drafts: Rows, games: Rows) -> Iterator[str]:
    """Yield how many records have no position, or are games, with their numbers in the list."""
    for rows, words in ((drafts, Numbers().left_out), (games, Numbers().games)):
        if rows:
            some = [row + 1 for row in islice(each(rows), _MOST_NUMBERS + 1)]
            yield _numbered(words(count(rows)), some)


def too_small_sentence(sheet: SheetStyle, fitting: Grid, larger: SheetStyle | None) -> str:
    """Return that a page has no room for so many diagrams, and what would fit.

    Args:
        sheet: the layout.
        fitting: a layout with fewer diagrams.
        larger: the layout on a larger paper; None if there is none.
    """
    words = translate(
        "Sheets",
        "Diagrams on a page: {wanted} would be too small to read; {fitting} ({columns} × {rows}) "
        "fit.",
    )
    sentence = words.format(
        wanted=grouped(sheet.per_page),
        fitting=grouped(len(fitting.places)),
        columns=fitting.columns,
        rows=fitting.rows,
    )
    if larger is None:
        return sentence
    words = translate("Sheets", "{said} All of them fit on {paper} ({held}).")
    paper = translate("Sheets", _PAPERS[larger.paper])
    held = translate("Sheets", _HELD[larger.landscape])
    return words.format(said=sentence, paper=paper, held=held)


def tiny_sentence(size: float) -> str:
    """Return that words are too small to be read easily."""
    words = translate(
        "Sheets",
        "The text has {size} points; below 6 it is hard to read. Put fewer diagrams on a page.",
    )
    return words.format(size=grouped(size, 1))


def page_sentences(cut: Sequence[int], smaller: Sequence[int], *, edges_cut: bool) -> Iterator[str]:
    """Yield sentences on what did not fit on some pages.

    Args:
        cut: the numbers of diagrams whose words are cut.
        smaller: the numbers of pages with smaller boards.
        edges_cut: whether a header or footer is cut.
    """
    if cut:
        words = translate("Sheets", "Text cut off, too long for the page: diagram no. {numbers}.")
        yield _numbered(words, cut)
    if edges_cut:
        yield translate("Sheets", "Text cut off, too long for the page: the header or footer.")
    if smaller:
        words = translate("Sheets", "Smaller boards, to make room for long text: p. {numbers}.")
        yield _numbered(words, smaller)


def latex_sentences(font: str, lacking: Iterable[str]) -> Iterator[str]:
    """Yield sentences on differences between LaTeX, with its own fonts, and the preview.

    Args:
        font: the chosen family; "" for ours.
        lacking: characters that the fonts of the document may lack.
    """
    if font:
        words = translate("Sheets", "LaTeX has fonts of its own, not {font}.")
        yield words.format(font=shown_name(font))
    if letters := "".join(sorted(lacking)):
        words = translate(
            "Sheets",
            "The fonts of LaTeX may lack these characters, unless you name another one in the "
            "document: {letters}",
        )
        yield words.format(letters=letters)


def _numbered(sentence: str, numbers: Sequence[int]) -> str:
    """Return a sentence that ends with numbers, only the first of very many."""
    shown = [grouped(number) for number in numbers[: _MOST_NUMBERS + 1]]
    if len(shown) <= _MOST_NUMBERS:
        return sentence.format(numbers=", ".join(shown))
    shown[_MOST_NUMBERS:] = ["…"]
    return sentence.removesuffix(".").format(numbers=", ".join(shown))


def no_solutions_sentence() -> str:
    """Return that there is no page of solutions, why, and how to get one."""
    return translate(
        "Sheets",
        "No position comes with a solution, so there is no page of solutions. Tick “Solve "
        "those without a solution” to add one.",
    )


def failed_sentence(error: Exception) -> str:
    """Return why a sheet could not be made, and what to do."""
    if isinstance(error, SaveError):
        return not_saved_sentence(error)
    if isinstance(error, EmptySheetError):
        return translate("Sheets", "There is no position to print.")
    words = translate(
        "Sheets",
        "Nothing was printed: {name} did not accept it. Check that the printer is on, or "
        "save as PDF.",
    )
    return words.format(name=shown_name(str(error)))
