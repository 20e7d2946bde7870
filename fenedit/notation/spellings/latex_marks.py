r"""Marks as options of `\chessboard`, by the keys that the manual of chessboard 1.9 describes.

`colorbackfields` fills squares below the men; `markfields` and `markmoves` draw what `pgfstyle`
says above them, in the `color` that was named last. One em is a square there. The names of
colours are those of xcolor, which the package loads, so that a document can redefine them. None
of the values has brackets, which end the options for simple readers, ours among them.
"""

from collections.abc import Iterable
from typing import Final

from fenedit.notation.marks import DrawnArrow, MarkColour, Marks, SquareLabel
from fenedit.notation.pieces import EMPTY
from fenedit.notation.placement import Placement
from fenedit.notation.squares import square_name

SEPARATOR: Final = ",\n  "
"""What stands between two options, each on a line of its own."""

_COLOURS: Final = {
    MarkColour.GREEN: "green!50!black",
    MarkColour.RED: "red",
    MarkColour.BLUE: "blue",
    MarkColour.YELLOW: "orange",
}
_TINT: Final = "!40"
"""How much of a colour a square below men gets, in percent."""
_ON_EMPTY: Final = 0.6
_IN_CORNER: Final = 0.3
"""Sizes of labels in squares, if they are short."""
_ROOM: Final = 1.3
"""What a label's size times its letters may be."""
_ESCAPED: Final = str.maketrans(
    {
        "\\": r"\textbackslash{}",
        "^": r"\textasciicircum{}",
        "~": r"\textasciitilde{}",
        "[": r"\lbrack{}",
        "]": r"\rbrack{}",
        **{char: f"\\{char}" for char in "{}$&#_%"},
    }
)


def marked(placement: Placement, marks: Marks) -> str:
    """Return options that draw marks, each behind a separator; "" for none."""
    options: list[str] = []
    for colour in MarkColour:
        squares = _names(each.square for each in marks.highlights if each.colour is colour)
        if squares:
            options.append(f"color={_COLOURS[colour]}{_TINT}, colorbackfields={{{squares}}}")
    for colour in MarkColour:
        squares = _names(each.square for each in marks.circles if each.colour is colour)
        if squares:
            style = "pgfstyle=circle, padding=-0.1em"
            options.append(f"{style}, color={_COLOURS[colour]}, markfields={{{squares}}}")
    for colour in MarkColour:
        moves = ",".join(_move(each) for each in marks.arrows if each.colour is colour)
        if moves:
            options.append(
                f"pgfstyle=straightmove, color={_COLOURS[colour]}, markmoves={{{moves}}}"
            )
    options += (_label(each, placement) for each in marks.labels)
    return "".join(SEPARATOR + option for option in options)


def _names(squares: Iterable[int]) -> str:
    return ",".join(map(square_name, squares))


def _move(arrow: DrawnArrow) -> str:
    return f"{square_name(arrow.origin)}-{square_name(arrow.target)}"


def _label(label: SquareLabel, placement: Placement) -> str:
    """Return a label over the middle of an empty square, else in the right upper corner."""
    size, before, behind = _ON_EMPTY, "", ""
    if placement[label.square] != EMPTY:
        # The style sets the middle of a text on the middle of a square, and turns both with the
        # board: blank room at its left and below moves it aside by half as much.
        size, before, behind = _IN_CORNER, r"\hspace{0.6em}\raisebox{0.6em}{", "}"
    size = min(size, _ROOM / max(len(label.text), 1))
    words = label.text.translate(_ESCAPED)
    text = rf"{before}\fontsize{{{size:.2g}em}}{{{size:.2g}em}}\bfseries {words}{behind}"
    square = square_name(label.square)
    return f"pgfstyle=text, color={_COLOURS[label.colour]}, text={{{text}}}, markfield={square}"
