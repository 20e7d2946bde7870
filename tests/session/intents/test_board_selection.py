"""Move, copy, empty, recolour, mirror and fill selected squares."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.fen import format_fen
from fenedit.notation.position import EMPTY, Position, parse_square
from fenedit.session.intents import board
from fenedit.session.intents.board import moved_pieces, pieces_in
from fenedit.session.state import Label, Notice, Rectangle
from tests.helpers.states import START, fen_of, state_of_fen
from tests.helpers.strategies import placements, positions

AREAS = st.builds(Rectangle.between, st.integers(0, 63), st.integers(0, 63))
SHIFTS = st.integers(-7, 7)
KINGS = "4k3/8/8/8/8/2n5/1PK5/1R6 w - - 0 1"


def between(first: str, second: str) -> Rectangle:
    return Rectangle.between(parse_square(first), parse_square(second))


ROW = "8/8/8/8/8/8/8/RNBQ4 w - - 0 1"
LONELY = "8/8/8/8/8/8/8/K7 w - - 0 1"
PAWNS = "8/8/8/8/8/8/PP6/RNBQ4 w - - 0 1"
move, recolour, mirror = board.move_area, board.recolour_area, board.mirror_area


@pytest.mark.parametrize(
    ("fen", "first", "last", "intent", "after", "notices"),
    [
        (
            "8/8/3q4/8/8/2p5/1PK5/1R2k3 w - - 0 1",
            *("b1", "c3", partial(move, files=1, ranks=3)),
            *("8/8/3p4/2PK4/2R5/8/8/4k3 w - - 0 1", (Notice("men-replaced", "1"),)),
        ),
        # Squares that the selection leaves are not replaced.
        (ROW, "a1", "d1", partial(move, files=1, ranks=0), "8/8/8/8/8/8/8/1RNBQ3 w - - 0 1", ()),
        (
            ROW,
            *("a1", "d1", partial(move, files=1, ranks=0, copy=True)),
            *("8/8/8/8/8/8/8/RRNBQ3 w - - 0 1", (Notice("men-replaced", "3"),)),
        ),
        # Empty squares replace nothing.
        (
            "8/8/8/8/8/3q4/8/1RN5 w - - 0 1",
            *("b1", "d1", partial(move, files=0, ranks=2)),
            *("8/8/8/8/8/1RNq4/8/8 w - - 0 1", ()),
        ),
        # A copy leaves the pieces, but not the only king.
        (
            KINGS,
            *("b1", "c3", partial(move, files=4, ranks=0, copy=True)),
            *("4k3/8/8/8/8/2n3n1/1P3PK1/1R3R2 w - - 0 1", ()),
        ),
        (
            KINGS,
            *("b1", "c3", partial(move, files=4, ranks=0, copy=True, several_kings=True)),
            *("4k3/8/8/8/8/2n3n1/1PK2PK1/1R3R2 w - - 0 1", ()),
        ),
        (
            "8/8/8/8/8/8/8/RK6 w - - 0 1",
            *("a1", "b1", partial(move, files=1, ranks=0, copy=True)),
            *("8/8/8/8/8/8/8/RRK5 w - - 0 1", ()),
        ),
        (START, "a1", "b2", partial(move, files=-1, ranks=0), None, ()),
        (START, "a1", "h8", partial(move, files=1, ranks=0), None, ()),
        (
            START,
            *("a1", "e2", board.empty_area),
            "rnbqkbnr/pppppppp/8/8/8/8/5PPP/5BNR w kq - 0 1",
            (Notice("right-left", "K"), Notice("right-left", "Q")),
        ),
        (START, "a3", "h6", board.empty_area, None, ()),
        (KINGS, "b1", "b3", recolour, "4k3/8/8/8/8/2n5/1pK5/1r6 w - - 0 1", ()),
        # No side gets a second king.
        (
            KINGS,
            *("b1", "c3", recolour),
            *("4k3/8/8/8/8/2N5/1pK5/1r6 w - - 0 1", (Notice("king-kept"),)),
        ),
        (
            KINGS,
            *("b1", "c3", partial(recolour, several_kings=True)),
            *("4k3/8/8/8/8/2N5/1pk5/1r6 w - - 0 1", ()),
        ),
        (KINGS, "c2", "c2", recolour, None, ()),
        (KINGS, "a1", "h8", recolour, "4K3/8/8/8/8/2N5/1pk5/1r6 w - - 0 1", ()),
        (LONELY, "a1", "b1", recolour, "8/8/8/8/8/8/8/k7 w - - 0 1", ()),
        (PAWNS, "a1", "c2", mirror, "8/8/8/8/8/8/1PP5/BNRQ4 w - - 0 1", ()),
        (
            PAWNS,
            *("a1", "c2", partial(mirror, upright=True)),
            *("8/8/8/8/8/8/RNB5/PP1Q4 w - - 0 1", ()),
        ),
        (START, "a2", "h2", mirror, None, ()),
        (
            "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1",
            *("a2", "h2", partial(board.fill_area, piece="P")),
            *("4k3/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1", ()),
        ),
        (KINGS, "a2", "b2", partial(board.fill_area, piece="K"), None, ()),
    ],
)
def test_what_is_done_to_selected_squares(fen, first, last, intent, after, notices):
    state = state_of_fen(fen)
    change = intent(state, area=between(first, last))
    assert (None if change is None else fen_of(change.apply(state))) == after
    assert (() if change is None else change.notices) == notices


@pytest.mark.parametrize(
    ("intent", "last", "label"),
    [
        (partial(move, files=0, ranks=3), "e1", Label("move-selection", count=2)),
        (partial(move, files=0, ranks=3, copy=True), "d1", Label("copy-piece", "Q", detail="d4")),
        (board.empty_area, "d1", Label("erase", "Q", detail="d1")),
        (board.empty_area, "e1", Label("erase", count=2)),
        (recolour, "d1", Label("recolour-selection", count=1)),
        (partial(board.fill_area, piece="P"), "e1", Label("place", "P", 2, "d1")),
    ],
)
def test_a_step_of_undo_names_what_it_did(intent, last, label):
    change = intent(state_of_fen(START), area=between("d1", last))
    assert change.label == label


def test_nothing_but_a_piece_fills_squares():
    with pytest.raises(ValueError, match="no piece"):
        board.fill_area(state_of_fen(KINGS), between("a2", "b2"), EMPTY)


@given(placements(), AREAS, SHIFTS, SHIFTS)
def test_a_move_keeps_all_pieces_that_are_not_replaced(placement, area, files, ranks):
    shift = area.shift_on_board(files, ranks)
    after = moved_pieces(placement, area, *shift)
    moved = {
        square + shift[0] + 8 * shift[1]: piece for square, piece in pieces_in(placement, area)
    }
    for square, content in enumerate(after):
        if square in moved:
            assert content == moved[square]
        elif square in area:
            assert content == EMPTY
        else:
            assert content == placement[square]


@given(placements().map(lambda some: "".join("." if c in "Kk" else c for c in some)), AREAS)
def test_mirrored_or_recoloured_twice_all_is_as_before(placement, area):
    state = state_of_fen(format_fen(Position(placement)))
    for intent in (
        board.recolour_area,
        board.mirror_area,
        lambda state, area: board.mirror_area(state, area, upright=True),
    ):
        once = intent(state, area)
        if once is not None:
            between_states = once.apply(state)
            twice = intent(between_states, area)
            assert twice.apply(between_states).position.placement == placement


@given(positions(), AREAS, st.booleans(), SHIFTS, SHIFTS)
def test_without_leave_no_side_ever_gets_a_further_king(position, area, copy, files, ranks):
    state = state_of_fen(format_fen(position._replace(fullmove_number=1)))
    shift = area.shift_on_board(files, ranks)
    for change in (
        board.move_area(state, area, *shift, copy=False),
        board.recolour_area(state, area),
        board.mirror_area(state, area),
    ):
        if change is not None:
            placement = change.apply(state).position.placement
            for king in "Kk":
                assert placement.count(king) <= max(1, position.placement.count(king))
    copied = board.move_area(state, area, *shift, copy=copy)
    if copied is not None:
        placement = copied.apply(state).position.placement
        for king in "Kk":
            if position.placement.count(king) <= 1:
                assert placement.count(king) <= 1
