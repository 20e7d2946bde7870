"""Intents for the whole board: start, clear, Chess960, rotate, mirror, swap, shift.

What is drawn over the board goes along with the squares.
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from fenedit.documents.rewriting import with_chess960, with_position
from fenedit.notation.chess960 import start_position
from fenedit.notation.marks import each_mark
from fenedit.notation.position import (
    EMPTY_PLACEMENT,
    EMPTY_POSITION,
    START_POSITION,
    Position,
    Square,
)
from fenedit.notation.transform import (
    Transformed,
    carry_marks,
    mirror,
    mirrored_square,
    rotate,
    rotated_square,
    shift,
    shifted_square,
    swap_colours,
    swapped_square,
)
from fenedit.session.intents.common import load_position, replace_record
from fenedit.session.state import EditorState
from fenedit.session.transaction import Label, Notice, Transaction

STANDARD_NUMBER = 518
"""The number under which Chess960 counts the start position of standard chess."""


def set_start(state: EditorState) -> Transaction | None:
    """Set up the start position."""
    return _load(state, START_POSITION, Label("start-position"), chess960=False)


def clear(state: EditorState) -> Transaction | None:
    """Take everything off the board; side to move and counters are those of a new position."""
    return _load(state, EMPTY_POSITION, Label("clear"), chess960=False)


def holds(state: EditorState, position: Position, *, chess960: bool = False) -> bool:
    """Tell whether a position need not be set up, because it is what the shown record holds."""
    return not state.is_draft and (position, chess960) == (state.position, state.chess960)


def set_chess960_start(state: EditorState, number: int) -> Transaction | None:
    """Set up one of the 960 start positions, numbered 0 to 959."""
    label = Label("chess960-position", detail=str(number))
    return _load(state, start_position(number), label, chess960=number != STANDARD_NUMBER)


def rotate_board(state: EditorState) -> Transaction | None:
    """Turn the position by 180 degrees."""
    return _transform(state, rotate, rotated_square, "rotate")


def mirror_board(state: EditorState) -> Transaction | None:
    """Mirror the position left to right."""
    return _transform(state, mirror, mirrored_square, "mirror")


def swap_sides(state: EditorState) -> Transaction | None:
    """Swap the colours: each side gets the other's position, and its move."""
    return _transform(state, swap_colours, swapped_square, "swap-colours")


def shift_board(state: EditorState, direction: str) -> Transaction | None:
    """Shift the position by one square "up", "down", "left" or "right", as White sees it.

    None when a piece would leave the board.
    """

    def shifted(position: Position, chess960: bool) -> Transformed:
        return shift(position, chess960, direction)

    if state.position.placement != EMPTY_PLACEMENT and (
        shifted(state.position, state.chess960).position == state.position
    ):
        return None
    square_of = partial(shifted_square, direction=direction)
    return _transform(state, shifted, square_of, f"shift-{direction}")


def _transform(
    state: EditorState,
    transform: Callable[[Position, bool], Transformed],
    square_of: Callable[[Square], Square | None],
    code: str,
) -> Transaction | None:
    if not state.has_position:
        return None
    position, dropped = transform(state.position, state.chess960)
    drawn = state.record.marks
    marks = carry_marks(drawn, square_of)
    if position == state.position and marks == drawn:
        return None
    notices = [
        Notice("ep-left") if letter == "ep" else Notice("right-left", letter) for letter in dropped
    ]
    if len(each_mark(marks)) < len(each_mark(drawn)):
        notices.append(Notice("marks-left"))
    file_format = state.document.format
    record = with_chess960(with_position(state.record, position, file_format), state.chess960)
    if marks or drawn:
        # Here, because most positions bear none.
        from fenedit.documents.drawn import with_marks_in

        record = with_marks_in(record, marks, file_format)
    record = replace(record, remembered_rights="")
    return replace_record(state, record, Label(code), "board.whole", notices=tuple(notices))


def _load(
    state: EditorState, position: Position, label: Label, *, chess960: bool
) -> Transaction | None:
    if holds(state, position, chess960=chess960):
        return None
    return load_position(state, position, label, "board.whole", chess960=chess960)
