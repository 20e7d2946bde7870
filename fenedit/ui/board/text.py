"""What pieces, squares and marks are called, and what is said of several."""

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QCoreApplication

from fenedit.notation import position
from fenedit.notation.marks import (
    DrawnArrow,
    DrawnCircle,
    DrawnMark,
    Highlight,
    MarkColour,
    Marks,
    SquareLabel,
    each_mark,
    place_of,
)
from fenedit.notation.position import FEN_ORDER, Content, Placement, Square, square_name
from fenedit.notation.translatable import QT_TRANSLATE_NOOP, translatable
from fenedit.session.state import Rectangle

_MOST_SQUARES_TOLD = 4
"""Changes of more squares than this are told by their number."""


def piece_name(content: Content) -> str:
    """Return the name of a piece, such as "white queen", or "empty"."""
    return position.piece_name(content, QCoreApplication.translate)


def square_words(square: Square, content: Content) -> str:
    """Say what a square holds: "e4, white queen"."""
    return position.square_words(square, content, QCoreApplication.translate)


def differing_squares(before: Placement, after: Placement) -> tuple[Square, ...]:
    """Return the squares that hold something else, in FEN's order."""
    return tuple(square for square in FEN_ORDER if before[square] != after[square])


def selection_words(area: Rectangle | None) -> str:
    """Say what is selected: "16 squares selected, b2 to e5"."""
    if area is None:
        return QCoreApplication.translate("BoardVoice", "No squares selected")
    if len(area) == 1:
        words = QCoreApplication.translate("BoardVoice", "{square} selected")
        return words.format(square=range_words(area))
    words = QT_TRANSLATE_NOOP("BoardVoice", "%n squares selected, {squares}", "", 2)
    words = QCoreApplication.translate("BoardVoice", words, "", len(area))
    return words.format(squares=range_words(area))


def range_words(area: Rectangle) -> str:
    """Name a rectangle by its corners: "b2 to e5", or by its only square."""
    first, last = map(square_name, area.corners)
    if first == last:
        return first
    words = QCoreApplication.translate("BoardVoice", "{first} to {last}")
    return words.format(first=first, last=last)


def change_words(after: Placement, squares: Collection[Square]) -> str:
    """Say what squares hold that have changed: each if they are few, else how many."""
    if len(squares) > _MOST_SQUARES_TOLD:
        words = QT_TRANSLATE_NOOP("BoardVoice", "%n squares changed", "", 2)
        return QCoreApplication.translate("BoardVoice", words, "", len(squares))
    # What came is of more interest than what left.
    filled = sorted(squares, key=lambda square: after[square] == ".")
    return "; ".join(square_words(square, after[square]) for square in filled)


_CONTEXT: Final = "mark_words"

_COLOURS: Final = translatable(
    "mark_words",
    {
        MarkColour.GREEN: "Green",
        MarkColour.RED: "Red",
        MarkColour.BLUE: "Blue",
        MarkColour.YELLOW: "Yellow",
    },
)
_MARKS: Final[dict[type, dict[MarkColour, str]]] = translatable(
    "mark_words",
    {
        DrawnArrow: {
            MarkColour.GREEN: "green arrow from {first} to {last}",
            MarkColour.RED: "red arrow from {first} to {last}",
            MarkColour.BLUE: "blue arrow from {first} to {last}",
            MarkColour.YELLOW: "yellow arrow from {first} to {last}",
        },
        DrawnCircle: {
            MarkColour.GREEN: "green circle on {first}",
            MarkColour.RED: "red circle on {first}",
            MarkColour.BLUE: "blue circle on {first}",
            MarkColour.YELLOW: "yellow circle on {first}",
        },
        Highlight: {
            MarkColour.GREEN: "{first} highlighted in green",
            MarkColour.RED: "{first} highlighted in red",
            MarkColour.BLUE: "{first} highlighted in blue",
            MarkColour.YELLOW: "{first} highlighted in yellow",
        },
        SquareLabel: {
            MarkColour.GREEN: "green label “{text}” on {first}",
            MarkColour.RED: "red label “{text}” on {first}",
            MarkColour.BLUE: "blue label “{text}” on {first}",
            MarkColour.YELLOW: "yellow label “{text}” on {first}",
        },
    },
)


def colour_name(colour: MarkColour) -> str:
    """Return the name of a colour, such as "Green"."""
    return _translated(_COLOURS[colour])


def mark_words(mark: DrawnMark) -> str:
    """Say what is drawn: "green arrow from e2 to e4"."""
    _, first, last = place_of(mark)
    pattern = _translated(_MARKS[type(mark)][mark.colour])
    text = mark.text if isinstance(mark, SquareLabel) else ""
    return pattern.format(first=square_name(first), last=square_name(last), text=text)


def marks_on(marks: Marks, square: Square) -> str:
    """Say what is drawn on a square, and which arrows begin or end there; "" for nothing."""
    touching = (mark for mark in each_mark(marks) if square in place_of(mark)[1:])
    return "; ".join(map(mark_words, touching))


def changed_marks(before: Marks, after: Marks) -> tuple[list[DrawnMark], list[DrawnMark]]:
    """Return the marks that were drawn, and those that were taken away."""
    # By kind too, since a circle and a highlight are equal as tuples.
    old = {(type(mark), mark): mark for mark in each_mark(before)}
    new = {(type(mark), mark): mark for mark in each_mark(after)}
    drawn = [mark for key, mark in new.items() if key not in old]
    return drawn, [mark for key, mark in old.items() if key not in new]


def marks_change_words(before: Marks, after: Marks) -> str:
    """Say what was drawn, or what was taken away; "" where nothing was."""
    drawn, gone = changed_marks(before, after)
    if not after and len(gone) > 1:
        return _translated(QT_TRANSLATE_NOOP("mark_words", "All marks removed"))
    # Changes of more marks than this are told by their number.
    if len(drawn or gone) > 3:
        words = QT_TRANSLATE_NOOP("mark_words", "%n marks changed", "", 2)
        return QCoreApplication.translate("mark_words", words, "", len(drawn or gone))
    told = "; ".join(map(mark_words, drawn or gone))
    if drawn or not gone:
        return told
    return _translated(QT_TRANSLATE_NOOP("mark_words", "Removed: {marks}")).format(marks=told)


def _translated(source: str) -> str:
    return QCoreApplication.translate(_CONTEXT, source)
