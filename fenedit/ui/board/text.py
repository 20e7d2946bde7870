"""Names pieces, squares and marks, and describes changes of several."""

from collections.abc import Collection

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
from fenedit.notation.translatable import QT_TRANSLATE_NOOP
from fenedit.session.state import Rectangle


def piece_name(content: Content) -> str:
    """Return the name of a piece, such as "white queen", or "empty"."""
    return position.piece_name(content, QCoreApplication.translate)


def square_words(square: Square, content: Content) -> str:
    """Return a square with its contents: "e4, white queen"."""
    return position.square_words(square, content, QCoreApplication.translate)


def differing_squares(before: Placement, after: Placement) -> tuple[Square, ...]:
    """Return the squares that differ, in FEN's order."""
    return tuple(square for square in FEN_ORDER if before[square] != after[square])


def selection_words(area: Rectangle | None) -> str:
    """Describe a selection: "16 squares selected, b2 to e5"."""
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
    """Describe changed squares: each if they are few, else their number."""
    # More changes than these are counted.
    if len(squares) > 4:
        words = QT_TRANSLATE_NOOP("BoardVoice", "%n squares changed", "", 2)
        return QCoreApplication.translate("BoardVoice", words, "", len(squares))
    # Arrivals matter more than departures.
    filled = sorted(squares, key=lambda square: after[square] == ".")
    return "; ".join(square_words(square, after[square]) for square in filled)


def colour_name(colour: MarkColour) -> str:
    """Return the name of a colour, such as "Green"."""
    return QCoreApplication.translate("mark_words", colour.title)


def mark_words(mark: DrawnMark) -> str:
    """Name a mark: "green arrow from e2 to e4"."""
    kind, first, last = place_of(mark)
    source = mark.colour.patterns[(DrawnArrow, DrawnCircle, Highlight, SquareLabel).index(kind)]
    pattern = QCoreApplication.translate("mark_words", source)
    text = mark.text if isinstance(mark, SquareLabel) else ""
    return pattern.format(first=square_name(first), last=square_name(last), text=text)


def marks_on(marks: Marks, square: Square) -> str:
    """Name the marks on a square, and the arrows that begin or end there; "" for nothing."""
    touching = (mark for mark in each_mark(marks) if square in place_of(mark)[1:])
    return "; ".join(map(mark_words, touching))


def marks_change_words(before: Marks, after: Marks) -> str:
    """Describe marks that were drawn or removed; "" for none."""
    # By kind too, since a circle and a highlight are equal as tuples.
    old = {(type(mark), mark): mark for mark in each_mark(before)}
    new = {(type(mark), mark): mark for mark in each_mark(after)}
    drawn = [mark for key, mark in new.items() if key not in old]
    gone = [mark for key, mark in old.items() if key not in new]
    translate = QCoreApplication.translate
    if not after and len(gone) > 1:
        return translate("mark_words", "All marks removed")
    # More changes than these are counted.
    if len(drawn or gone) > 3:
        words = QT_TRANSLATE_NOOP("mark_words", "%n marks changed", "", 2)
        return translate("mark_words", words, "", len(drawn or gone))
    named = "; ".join(map(mark_words, drawn or gone))
    if drawn or not gone:
        return named
    return translate("mark_words", "Removed: {marks}").format(marks=named)
