"""Marks as edits of the shown record."""

import pytest

from fenedit.notation.marks import (
    NO_MARKS,
    DrawnArrow,
    DrawnCircle,
    Highlight,
    MarkColour,
    Marks,
    SquareLabel,
)
from fenedit.notation.position import parse_square
from fenedit.session.intents import board, fields
from fenedit.session.state import EditorState
from tests.helpers.states import HARING, applied, state_of_fen, state_of_text

G, R, B, Y = MarkColour
D4, E5 = parse_square("d4"), parse_square("e5")


def drawn(state: EditorState) -> Marks:
    return state.record.marks


@pytest.mark.parametrize(
    ("mark", "recoloured", "kind"),
    [
        (DrawnArrow(G, D4, E5), DrawnArrow(R, D4, E5), "arrow"),
        (DrawnCircle(G, D4), DrawnCircle(Y, D4), "circle"),
        (Highlight(G, D4), Highlight(B, D4), "highlight"),
        (SquareLabel(G, D4, "A"), SquareLabel(G, D4, "B"), "label"),
    ],
)
def test_the_same_again_removes_and_another_colour_replaces(mark, recoloured, kind):
    before = state_of_text(f'{HARING} c0 "why [%csl Oe4]";\n')
    draw = fields.toggle_mark(before, mark)
    one = applied(before, draw)
    change = fields.toggle_mark(one, recoloured)
    other = applied(one, change)
    remove = fields.toggle_mark(other, recoloured)
    codes = [step.label.code for step in (draw, change, remove) if step is not None]
    assert codes == [f"draw-{kind}", f"change-{kind}", f"remove-{kind}"]
    assert sum(map(len, drawn(one))) == sum(map(len, drawn(other))) == 1
    assert applied(other, remove).record.line == before.record.line


def test_marks_of_several_kinds_share_a_square():
    state = state_of_fen(HARING)
    for mark in (DrawnCircle(G, D4), Highlight(R, D4), DrawnArrow(B, D4, E5)):
        state = applied(state, fields.toggle_mark(state, mark))
    assert sum(map(len, drawn(state))) == 3
    assert drawn(applied(state, fields.clear_marks_on(state, E5))).arrows == ()
    assert drawn(applied(state, fields.clear_marks_on(state, D4))) == NO_MARKS
    assert fields.clear_marks_on(state, parse_square("a1")) is None


def test_a_label_is_set_never_toggled():
    state = state_of_fen(HARING)
    labelled = applied(state, fields.set_label(state, D4, "  two  words ", G))
    assert drawn(labelled).labels == (SquareLabel(G, D4, "two words"),)
    assert fields.set_label(labelled, D4, "two words", G) is None
    assert drawn(applied(labelled, fields.set_label(labelled, D4, "", R))) == NO_MARKS
    assert fields.set_label(state, D4, " ", G) is None


def test_all_are_cleared_at_once():
    state = state_of_text('[Event "x"]\n\n{[%csl Gd4][%cal Rd4e5] why} 1. e4 *\n', 0, "\n", "pgn")
    cleared = applied(state, fields.clear_marks(state))
    assert cleared.record.line == '[Event "x"]\n\n{why} 1. e4 *'
    assert fields.clear_marks(cleared) is None


def test_a_draft_has_no_marks_to_change():
    state = state_of_text("4k3/8 w\n")
    assert state.is_draft
    assert fields.toggle_mark(state, DrawnCircle(G, D4)) is None
    assert fields.set_label(state, D4, "A", G) is None
    assert fields.clear_marks(state) is None


def test_edits_of_the_board_leave_them():
    state = state_of_fen(HARING)
    state = applied(state, fields.toggle_mark(state, DrawnCircle(G, D4)))
    state = applied(state, board.place(state, E5, "Q"))
    assert drawn(state) == Marks(circles=(DrawnCircle(G, D4),))
