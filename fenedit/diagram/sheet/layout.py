"""The layout of a sheet as values: its options, the words on its pages, and its entries."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias

from fenedit.diagram.description import POINTS_A_MM, Diagram
from fenedit.notation.fen import format_fen
from fenedit.notation.marks import NO_MARKS, Marks
from fenedit.notation.position import BLACK, EMPTY, PIECES, Position, piece_name
from fenedit.notation.puzzle import Caption, DateStyle, SolutionMove
from fenedit.notation.translatable import (
    ENGLISH,
    QT_TRANSLATE_NOOP,
    Translator,
    translatable,
    untranslated,
)

Above: TypeAlias = Literal[
    "none", "number", "number-title", "number-author", "number-source", "number-all"
]
Solutions: TypeAlias = Literal["none", "page", "foot"]
Orientation: TypeAlias = Literal["white", "black", "mover"]
NumberStyle: TypeAlias = Literal["plain", "dot", "brackets", "sign"]

PAPERS: dict[str, tuple[float, float]] = {
    "A4": (210 * POINTS_A_MM, 297 * POINTS_A_MM),
    "A5": (148 * POINTS_A_MM, 210 * POINTS_A_MM),
    "Letter": (612.0, 792.0),
}
"""Width and height of each paper in points, in portrait."""

MOST_A_PAGE = 24
MOST_LINES = 4
MARGINS = (5.0, 40.0)
"""Bounds of the margin in millimetres."""
LONGEST_EDGE = 200
"""The greatest number of characters in a header or footer."""
BINDINGS = (0.0, 30.0)
"""Bounds of the room for binding in millimetres."""
PAGE_NUMBERS = (1, 9_999)
"""Bounds of the first page's number."""
NUMBERS = (1, 99_999)
"""Bounds of the first diagram's number."""
NUMBERED: dict[NumberStyle, str] = {
    "plain": "{}",
    "dot": "{}.",
    "brackets": "({})",
    "sign": "№ {}",
}
"""The styles of the numbers of diagrams."""
NAMED = ("author", "source", "award", "title")
"""The names in a caption, in the default order."""


def is_order(text: str) -> bool:
    """Return whether a text has each of NAMED once, separated by commas."""
    return sorted(text.split(",")) == sorted(NAMED)


@dataclass(frozen=True, slots=True)
class SheetStyle:
    """The layout of a sheet.

    Attributes:
        paper: one of PAPERS.
        landscape: whether the paper is in landscape.
        per_page: diagrams on a page, 1 to MOST_A_PAGE.
        margin: at each edge of the paper in millimetres, within MARGINS.
        header: a line at the top of each page; "{title}", "{page}" and "{date}" are replaced, see
            `PageTexts`. "" for none.
        footer: a line at the bottom, likewise.
        page_numbers: whether pages have their number at the bottom.
        above: the words above each diagram. "number-source" is number and author, with source and
            award on a line of their own; "number-all" has the title, too. If a title is wanted and
            missing, the author replaces it, and the other way round.
        stipulation: whether it is shown below the diagram, at the left.
        count: whether the count of pieces is shown below the diagram, at the right.
        answer_lines: lines to write on below each diagram, 0 to MOST_LINES.
        solutions: where solutions are printed: nowhere, on pages of their own at the end, or upside
            down at the foot of each page.
        orientation: the side at the bottom of each diagram.
        order: of author, source, award and title, separated by commas; the first of those shown is
            beside the number.
        number_from: the number of the first diagram, within NUMBERS.
        number_style: a key of NUMBERED.
        tries: whether solutions found by a solver include tries, with a single refutation each.
        set_play: whether they include the set play.
        variations: whether moves of games include their variations and signs.
        dates: how the dates of sources are written.
        themes: whether themes are printed below the solution.
        comments: whether comments are printed there, too.
        letters: of pieces in moves: a language of `notation.languages` or "figurine"; "" for the
            default.
        in_words: whether stipulations are written in words, with the side to move.
        name_line: whether pages of diagrams begin with lines for name and date.
        first_page: the number of the first page, within PAGE_NUMBERS.
        binding: additional room at the inner edge of facing pages in millimetres, within BINDINGS;
            their numbers are then at the outer edge. 0 for single-sided pages; negative on left
            pages, see `on_page`.
        run_on: whether variations of the same depth continue on one line.
        link: the page that a QR code at each diagram opens, one of LINKS of
            `notation.spellings.export`; "" for none.
    """

    paper: str = "A4"
    landscape: bool = False
    per_page: int = 12
    margin: float = 15.0
    header: str = "{title}"
    footer: str = ""
    page_numbers: bool = True
    above: Above = "number-author"
    stipulation: bool = True
    count: bool = True
    answer_lines: int = 0
    solutions: Solutions = "page"
    orientation: Orientation = "white"
    order: str = ",".join(NAMED)
    number_from: int = 1
    number_style: NumberStyle = "plain"
    tries: bool = False
    set_play: bool = False
    variations: bool = False
    dates: DateStyle = "record"
    themes: bool = False
    comments: bool = False
    letters: str = ""
    in_words: bool = False
    name_line: bool = False
    first_page: int = 1
    binding: float = 0.0
    run_on: bool = False
    link: str = ""

    @property
    def solved(self) -> bool:
        """Whether solutions are printed."""
        return self.solutions != "none"

    @property
    def notes(self) -> tuple[str, ...]:
        """The fields of a puzzle that are printed below its solution."""
        return ("themes",) * self.themes + ("comment",) * self.comments

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of a page in points."""
        width, height = PAPERS[self.paper]
        return (height, width) if self.landscape else (width, height)

    def names(self, caption: Caption, shown: Collection[str]) -> tuple[str, ...]:
        """Return the shown parts of a caption that are known, in the order of the sheet."""
        texts = (getattr(caption, each) for each in self.order.split(",") if each in shown)
        return tuple(filter(None, texts))

    def on_page(self, number: int) -> "SheetStyle":
        """Return the style of a page by its number; even ones are left pages."""
        return replace(self, binding=-self.binding) if self.binding and number % 2 == 0 else self

    def numbered(self, number: int) -> str:
        """Return the number of a diagram in the chosen style."""
        return NUMBERED[self.number_style].format(number)


HANDOUT: Mapping[str, Any] = {
    "per_page": 6,
    "above": "number",
    "count": False,
    "answer_lines": 1,
    "in_words": True,
    "name_line": True,
}
"""The options in which handouts for pupils differ from collections."""


PRACTICE = translatable(
    "Sheets",
    {
        "solution": "Solution",
        "how": "Move the pieces with the mouse or a finger, or with the arrow keys and Enter.",
        "yours": "Your move.",
        "right": "{move} is right!",
        "reply": "The answer is {move}.",
        "wrong": "That is not the solution. Try again.",
        "solved": "Solved!",
        "score": "{done} of {total} solved",
        "again": "Start Again",
        "promote": "Which piece?",
        "print": "Print the solutions, too",
    },
)
"""The words of a practice page."""


def practice_words(translate: Translator) -> dict[str, str]:
    """Return the words of a practice page in a language, see `PageTexts.practice`."""
    words = {key: translate("Sheets", text, "", -1) for key, text in PRACTICE.items()}
    return words | {piece: piece_name(piece, translate) for piece in (*PIECES, EMPTY)}


@dataclass(frozen=True, slots=True)
class PageTexts:
    """The texts of a sheet that are not about one diagram, in the language of the interface.

    Attributes:
        title: replaces "{title}".
        date: replaces "{date}".
        solutions: the heading above the solutions.
        not_given: the text for an unknown solution.
        movers: the words for White to move, and for Black to move.
        language: the code of that language, in which diagrams are described for screen readers.
        name_and_date: the words before the lines on which pupils write these.
        practice: the words of a practice page by their keys in PRACTICE, and the names of pieces by
            their letters, with "." for an empty square.
    """

    title: str = ""
    date: str = ""
    solutions: str = "Solutions"
    not_given: str = "not given"
    movers: tuple[str, str] = ("White to move", "Black to move")
    language: str = "en"
    name_and_date: tuple[str, str] = ("Name", "Date")
    practice: Mapping[str, str] = field(default_factory=lambda: practice_words(untranslated))

    def titled(self, sheet: SheetStyle) -> str:
        """Return the title of the document: the header without a page number, else its own."""
        return self.filled(sheet.header, "").strip(" -–—·|,:") or self.title

    def without_empty_edges(self, sheet: SheetStyle) -> SheetStyle:
        """Return a sheet without a header or footer that would have no text."""
        header, footer = (
            text if self.filled(text, 1) else "" for text in (sheet.header, sheet.footer)
        )
        return replace(sheet, header=header, footer=footer)

    def filled(self, text: str, page: int | str) -> str:
        """Return a header or footer with its known placeholders replaced."""
        for name, value in (("title", self.title), ("date", self.date), ("page", str(page))):
            text = text.replace("{" + name + "}", value)
        # Spaces may separate parts of a line.
        return "".join(" " if each.isspace() else each for each in text).strip()


ENGLISH_TEXTS = PageTexts()


def page_texts_in(
    translate: Translator, title: str = "", date: str = "", language: str = ENGLISH
) -> PageTexts:
    """Return the words of headers and footers in a language."""

    def translated(text: str) -> str:
        return translate("Sheets", text, "", -1)

    return PageTexts(
        title,
        date,
        translated(QT_TRANSLATE_NOOP("Sheets", "Solutions")),
        translated(QT_TRANSLATE_NOOP("Sheets", "not given")),
        (
            translated(QT_TRANSLATE_NOOP("Sheets", "White to move")),
            translated(QT_TRANSLATE_NOOP("Sheets", "Black to move")),
        ),
        language,
        (
            translated(QT_TRANSLATE_NOOP("Sheets", "Name")),
            translated(QT_TRANSLATE_NOOP("Sheets", "Date")),
        ),
        practice_words(translate),
    )


@dataclass(frozen=True, slots=True)
class SheetEntry:
    """One diagram of a sheet with the words around it.

    Attributes:
        diagram: the diagram.
        caption: the words.
        moves: the correct first moves, for practice pages.
        link: for its QR code; "" for none.
    """

    diagram: Diagram
    caption: Caption
    moves: tuple[SolutionMove, ...] = ()
    link: str = ""


def sheet_entry(
    position: Position,
    caption: Caption,
    orientation: Orientation = "white",
    marks: Marks = NO_MARKS,
    record: str = "",
    moves: tuple[SolutionMove, ...] = (),
) -> SheetEntry:
    """Return the diagram of a position with the words around it.

    Args:
        position: the position.
        caption: the words.
        orientation: the side at the bottom.
        marks: drawn over the board.
        record: the whole record, which files embed; "" for the FEN alone.
        moves: the correct first moves, for practice pages.
    """
    side = position.side_to_move
    flipped = orientation == "black" or (orientation == "mover" and side == BLACK)
    fen = format_fen(position)
    return SheetEntry(
        Diagram(position.placement, fen, side, flipped, marks, record=record), caption, moves
    )
