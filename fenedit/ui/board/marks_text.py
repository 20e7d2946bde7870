"""What is drawn over a position, in words."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from fenedit.notation.marks import (
    DrawnArrow,
    DrawnCircle,
    DrawnMark,
    Highlight,
    MarkColour,
    Marks,
    each_mark,
    place_of,
)
from fenedit.notation.position import Square, square_name
from fenedit.ui.translatable import QT_TRANSLATE_NOOP

_CONTEXT: Final = "mark_words"
_MOST_TOLD: Final = 3
"""Changes of more marks than this are told by their number."""

_COLOURS: Final = {
    MarkColour.GREEN: QT_TRANSLATE_NOOP("mark_words", "Green"),
    MarkColour.RED: QT_TRANSLATE_NOOP("mark_words", "Red"),
    MarkColour.BLUE: QT_TRANSLATE_NOOP("mark_words", "Blue"),
    MarkColour.YELLOW: QT_TRANSLATE_NOOP("mark_words", "Yellow"),
}
_ARROWS: Final = {
    MarkColour.GREEN: QT_TRANSLATE_NOOP("mark_words", "green arrow from {first} to {last}"),
    MarkColour.RED: QT_TRANSLATE_NOOP("mark_words", "red arrow from {first} to {last}"),
    MarkColour.BLUE: QT_TRANSLATE_NOOP("mark_words", "blue arrow from {first} to {last}"),
    MarkColour.YELLOW: QT_TRANSLATE_NOOP("mark_words", "yellow arrow from {first} to {last}"),
}
_CIRCLES: Final = {
    MarkColour.GREEN: QT_TRANSLATE_NOOP("mark_words", "green circle on {first}"),
    MarkColour.RED: QT_TRANSLATE_NOOP("mark_words", "red circle on {first}"),
    MarkColour.BLUE: QT_TRANSLATE_NOOP("mark_words", "blue circle on {first}"),
    MarkColour.YELLOW: QT_TRANSLATE_NOOP("mark_words", "yellow circle on {first}"),
}
_HIGHLIGHTS: Final = {
    MarkColour.GREEN: QT_TRANSLATE_NOOP("mark_words", "{first} highlighted in green"),
    MarkColour.RED: QT_TRANSLATE_NOOP("mark_words", "{first} highlighted in red"),
    MarkColour.BLUE: QT_TRANSLATE_NOOP("mark_words", "{first} highlighted in blue"),
    MarkColour.YELLOW: QT_TRANSLATE_NOOP("mark_words", "{first} highlighted in yellow"),
}
_LABELS: Final = {
    MarkColour.GREEN: QT_TRANSLATE_NOOP("mark_words", "green label “{text}” on {first}"),
    MarkColour.RED: QT_TRANSLATE_NOOP("mark_words", "red label “{text}” on {first}"),
    MarkColour.BLUE: QT_TRANSLATE_NOOP("mark_words", "blue label “{text}” on {first}"),
    MarkColour.YELLOW: QT_TRANSLATE_NOOP("mark_words", "yellow label “{text}” on {first}"),
}


def colour_name(colour: MarkColour) -> str:
    """Return the name of a colour, such as "Green"."""
    return _translated(_COLOURS[colour])


def mark_words(mark: DrawnMark) -> str:
    """Say what is drawn: "green arrow from e2 to e4"."""
    _, first, last = place_of(mark)
    match mark:
        case DrawnArrow():
            pattern, text = _ARROWS[mark.colour], ""
        case DrawnCircle():
            pattern, text = _CIRCLES[mark.colour], ""
        case Highlight():
            pattern, text = _HIGHLIGHTS[mark.colour], ""
        case _:
            pattern, text = _LABELS[mark.colour], mark.text
    return _translated(pattern).format(first=square_name(first), last=square_name(last), text=text)


def marks_on(marks: Marks, square: Square) -> str:
    """Say what is drawn on a square, and which arrows begin or end there; "" for nothing."""
    touching = (mark for mark in each_mark(marks) if square in place_of(mark)[1:])
    return "; ".join(map(mark_words, touching))


def marks_change_words(before: Marks, after: Marks) -> str:
    """Say what was drawn, or what was taken away; "" where nothing was."""
    old = {(type(mark), mark): mark for mark in each_mark(before)}
    new = {(type(mark), mark): mark for mark in each_mark(after)}
    drawn = [mark for key, mark in new.items() if key not in old]
    gone = [mark for key, mark in old.items() if key not in new]
    if not after and len(gone) > 1:
        return _translated(QT_TRANSLATE_NOOP("mark_words", "All marks removed"))
    if len(drawn or gone) > _MOST_TOLD:
        words = QT_TRANSLATE_NOOP("mark_words", "{count} marks changed")
        return _translated(words).format(count=len(drawn or gone))
    told = "; ".join(map(mark_words, drawn or gone))
    if drawn or not gone:
        return told
    return _translated(QT_TRANSLATE_NOOP("mark_words", "Removed: {marks}")).format(marks=told)


def _translated(source: str) -> str:
    return QCoreApplication.translate(_CONTEXT, source)
