"""The wiki encyclopedia's template `{{Chess diagram}}` and its relatives, read and written.

Positional arguments: alignment, header, 64 squares from a8 to h1, footer. A square is a piece
letter and `l` for White or `d` for Black; blanks, underscores or nothing for an empty one. Crosses,
dots, arrows and digits are marks and no men; other letters are men of other games, which are
reported. `|=` and what follows up to the next bar is decoration. The module's `fen=` holds a
placement, or a whole FEN.

A mark is written where a square is empty: a highlight as a cross, a circle as a dot, a digit as
such. The template's arrows go from nowhere to nowhere, and colours it has none.
"""

import re
from typing import Final, NamedTuple

from fenedit.notation.chess960 import is_chess960
from fenedit.notation.fen import parse_placement
from fenedit.notation.loose.reading import read_loose
from fenedit.notation.marks import NO_MARKS, Marks
from fenedit.notation.pieces import EMPTY, WHITE, side_of
from fenedit.notation.placement import Placement
from fenedit.notation.position import Position
from fenedit.notation.problems import FenError, Problem, Severity, Span
from fenedit.notation.spellings.found import Found, diagram, unsupported
from fenedit.notation.spellings.side import side_in
from fenedit.notation.squares import FEN_ORDER, Square

_OPENING: Final = re.compile(
    r"\{\{\s{0,9}(?:Vorlage:|Template:)?"
    r"(?:chess[ _]diagram(?:[ _]small)?|chess[ _]position|schachbrett|skaakdiagram)\s{0,9}(?=[|}])",
    re.IGNORECASE,
)
_PARTS: Final = re.compile(r"\{\{|\}\}|\[\[|\]\]|\|")
_NAMED: Final = re.compile(r"\s*([\w -]{0,20}?)\s*=")
_MARK: Final = re.compile("xx|xo|ox|oo|ul|ua|ur|la|ra|dl|da|dr|lr|ud|db|dw|x[0-9]")
_DIGIT: Final = re.compile("[0-9]")
_KINDS: Final = "kqrbnp"
_COLOURS: Final = "ld"


class Annotated(NamedTuple):
    """A diagram as it stands in a wiki page.

    Attributes:
        placement: the men on it.
        title: its header, or else its footer.
        marks: squares with crosses, dots, arrows or digits, with their codes.
        caption: header and footer, where the side to move may be told.
        position: what `fen=` says where more than the placement stands there, else None.
    """

    placement: Placement
    title: str
    marks: tuple[tuple[Square, str], ...]
    caption: str
    position: Position | None = None


def read_wiki(text: str) -> tuple[Found, ...]:
    """Return the positions of all diagram templates in a text.

    Raises:
        FenError: a diagram has men that chess does not know (`unsupported-man`), or its `fen=`
            is no placement.
    """
    found = []
    for shown in diagrams(text):
        read = diagram(shown.placement, side_in(shown.caption), shown.title)
        if shown.position:
            read = Found(shown.position, is_chess960(shown.position), shown.title)
        marked = tuple(square for square, _ in shown.marks)
        if marked:
            note = Problem("marks-left-out", Severity.NOTE, squares=marked)
            read = read._replace(notes=(*read.notes, note))
        found.append(read)
    return tuple(found)


def count_diagrams(text: str) -> int:
    """Return how many diagram templates begin in a text, also those that cannot be read."""
    return sum(1 for _ in _OPENING.finditer(text))


def diagrams(text: str) -> tuple[Annotated, ...]:
    """Return all diagram templates in a text, those without 64 squares left out.

    Raises:
        FenError: as `read_wiki`.
    """
    found = []
    place = 0
    while opening := _OPENING.search(text, place):
        arguments, place = _arguments(text, opening.end())
        shown = _diagram(text, arguments)
        if shown is not None:
            found.append(shown)
    return tuple(found)


def write_wiki(
    position: Position,
    *,
    flipped: bool,
    header: str = "",
    footer: str = "",
    marks: Marks = NO_MARKS,
) -> str:
    """Return a position's men as the template writes them, rank by rank, and what marks it can.

    Header and footer may not hold a bar.
    """
    placement = position.placement
    shown = marks_shown(placement, marks)
    codes = {
        **{each.square: "xx" for each in shown.highlights},
        **{each.square: "xo" for each in shown.circles},
        **{each.square: f"x{each.text}" for each in shown.labels},
    }
    cells = [
        codes.get(square, "  ") if placement[square] == EMPTY else _code(placement[square])
        for square in FEN_ORDER
    ]
    rows = ["|" + "|".join(cells[start : start + 8]) for start in range(0, 64, 8)]
    turned = ["| reverse=true"] if flipped else []
    lines = ["{{Chess diagram", "| tright", f"| {header}", *rows, f"| {footer}", *turned, "}}"]
    return "\n".join(lines)


def marks_shown(placement: Placement, marks: Marks) -> Marks:
    """Return those of some marks that the template can show, one on each empty square."""
    free = {square for square in FEN_ORDER if placement[square] == EMPTY}
    labels = tuple(each for each in marks.labels if _takes(free, each.square, each.text))
    circles = tuple(each for each in marks.circles if _takes(free, each.square))
    highlights = tuple(each for each in marks.highlights if _takes(free, each.square))
    return Marks((), circles, highlights, labels)


def _takes(free: set[Square], square: Square, text: str = "0") -> bool:
    """Take a square if it is free, and the text a digit; tell whether that is so."""
    if square not in free or not _DIGIT.fullmatch(text):
        return False
    free.remove(square)
    return True


def _code(piece: str) -> str:
    return piece.lower() + ("l" if side_of(piece) == WHITE else "d")


def _arguments(text: str, place: int) -> tuple[list[Span], int]:
    """Return the places of a template's arguments, and where the template ends."""
    arguments: list[Span] = []
    depth, start = 0, -1
    for part in _PARTS.finditer(text, place):
        if part[0] in ("{{", "[["):
            depth += 1
        elif depth and part[0] in ("}}", "]]"):
            depth -= 1
        elif not depth and part[0] in ("|", "}}"):
            if start >= 0:
                arguments.append((start, part.start()))
            start = part.end()
            if part[0] == "}}":
                return arguments, part.end()
    return arguments, len(text)


def _diagram(text: str, arguments: list[Span]) -> Annotated | None:
    positional: list[Span] = []
    named: dict[str, Span] = {}
    for start, end in arguments:
        name = _NAMED.match(text, start, end)
        if name:
            named[name[1].lower()] = name.end(), end
        else:
            positional.append((start, end))
    header = _named_text(text, named, "header") or _texts(text, positional, 1)
    footer = _named_text(text, named, "footer") or _texts(text, positional, 66)
    caption = f"{header}\n{footer}"
    if "fen" in named:
        start, end = named["fen"]
        words = text[start:end].split()
        if not words:
            return None
        start = text.index(words[0], start)
        placement = _placement_at(words[0], start)
        position = read_loose(" ".join(words)).position if len(words) > 1 else None
        return Annotated(placement, header or footer, (), caption, position)
    if len(positional) < 66:
        return None
    squares, marks = _squares(text, positional[2:66])
    return Annotated(squares, header or footer, marks, caption)


def _placement_at(word: str, start: int) -> Placement:
    try:
        return parse_placement(word)
    except FenError as error:
        first, last = error.problem.span or (0, 0)
        raise FenError(error.problem._replace(span=(first + start, last + start))) from None


def _squares(text: str, cells: list[Span]) -> tuple[Placement, tuple[tuple[Square, str], ...]]:
    contents = [EMPTY] * 64
    marks: list[tuple[Square, str]] = []
    others: list[tuple[str, Square | None, Span]] = []
    for square, (start, end) in zip(FEN_ORDER, cells, strict=True):
        cell = text[start:end].strip().strip("_")
        if not cell:
            continue
        if len(cell) == 2 and cell[0] in _KINDS and cell[1] in _COLOURS:
            contents[square] = cell[0].upper() if cell[1] == "l" else cell[0]
        elif _MARK.fullmatch(cell):
            marks.append((square, cell))
        else:
            others.append((cell, square, (start, end)))
    if others:
        raise unsupported(others)
    return "".join(contents), tuple(marks)


def _named_text(text: str, named: dict[str, Span], name: str) -> str:
    return " ".join(text[slice(*named[name])].split()) if name in named else ""


def _texts(text: str, positional: list[Span], index: int) -> str:
    return " ".join(text[slice(*positional[index])].split()) if index < len(positional) else ""
