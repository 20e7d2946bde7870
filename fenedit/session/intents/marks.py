"""Intents for what is drawn over the position: toggle a mark, label a square, clear.

A draft has no position to draw over, so that all of them are None there.
"""

from collections.abc import Hashable, Sequence

from fenedit.notation.marks import (
    NO_MARKS,
    DrawnArrow,
    DrawnCircle,
    DrawnMark,
    Highlight,
    MarkColour,
    SquareLabel,
    each_mark,
    marks_of,
    place_of,
)
from fenedit.notation.position import Square, square_name
from fenedit.session.intents.common import replace_record
from fenedit.session.state import EditorState
from fenedit.session.transaction import Label, Transaction

_KINDS = {
    DrawnArrow: "arrow",
    DrawnCircle: "circle",
    Highlight: "highlight",
    SquareLabel: "label",
}


def toggle(state: EditorState, mark: DrawnMark, run: Hashable | None = None) -> Transaction | None:
    """Draw a mark; the same again takes it away, one of another colour takes its place.

    Args:
        state: the state to change.
        mark: what is drawn; a label always takes the place of another one.
        run: marks with the same run are one step of undo.

    Raises:
        ValueError: the mark cannot be written: see `drawing_commands.with_marks`.
    """
    drawn = each_mark(state.record.marks)
    held = _held(drawn, mark)
    kind = _KINDS[type(mark)]
    if held == mark:
        kept = [each for each in drawn if place_of(each) != place_of(mark)]
        return _with_marks(state, kept, f"remove-{kind}", _squares(mark), run)
    if held is None:
        return _with_marks(state, [*drawn, mark], f"draw-{kind}", _squares(mark), run)
    replaced = [mark if place_of(each) == place_of(mark) else each for each in drawn]
    return _with_marks(state, replaced, f"change-{kind}", _squares(mark), run)


def set_label(
    state: EditorState, square: Square, text: str, colour: MarkColour
) -> Transaction | None:
    """Write a label on a square; "" takes it away, and so nothing is ever toggled.

    Raises:
        ValueError: the text holds control characters.
    """
    words = " ".join(text.split())
    drawn = each_mark(state.record.marks)
    mark = SquareLabel(colour, square, words)
    held = _held(drawn, mark)
    if words:
        return None if held == mark else toggle(state, mark)
    return None if held is None else toggle(state, held)


def clear_square(state: EditorState, square: Square) -> Transaction | None:
    """Take away what is drawn on a square, and the arrows that begin or end there."""
    drawn = each_mark(state.record.marks)
    kept = [mark for mark in drawn if square not in place_of(mark)[1:]]
    if len(kept) == len(drawn):
        return None
    return _with_marks(state, kept, "clear-marks-of", square_name(square))


def clear(state: EditorState) -> Transaction | None:
    """Take away all that is drawn."""
    if state.record.marks == NO_MARKS:
        return None
    return _with_marks(state, (), "clear-marks", "")


def _held(drawn: Sequence[DrawnMark], mark: DrawnMark) -> DrawnMark | None:
    return next((each for each in drawn if place_of(each) == place_of(mark)), None)


def _squares(mark: DrawnMark) -> str:
    _, first, last = place_of(mark)
    return square_name(first) if first == last else square_name(first) + square_name(last)


def _with_marks(
    state: EditorState,
    drawn: Sequence[DrawnMark],
    code: str,
    detail: str,
    run: Hashable | None = None,
) -> Transaction | None:
    if state.is_draft or not len(state.collection):
        return None
    # Here, because most positions bear no marks.
    from fenedit.documents.drawn import with_marks_in

    record = with_marks_in(state.record, marks_of(drawn), state.document.format)
    return replace_record(state, record, Label(code, detail=detail), "board.mark", merge_key=run)
