"""Place, move, copy, erase, type on the board."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.fen import format_fen
from fenedit.notation.position import EMPTY, parse_square
from fenedit.session.intents import board
from fenedit.session.intents.board import moved_pieces, pieces_in
from fenedit.session.state import Label, Notice, Rectangle
from tests.helpers.states import (
    HARING,
    START,
    applied,
    fen_of,
    state_of_fen,
    state_of_text,
)
from tests.helpers.strategies import placements, positions

EMPTY_BOARD = "8/8/8/8/8/8/8/8 w - - 0 1"


def square(name: str) -> int:
    return parse_square(name)


D1, D8, H8 = square("d1"), square("d8"), square("h8")
KING = "8/8/8/8/8/8/8/K7 w - - 0 1"
KINGS = "K6K/8/8/8/8/8/8/8 w - - 0 1"


@pytest.mark.parametrize(
    ("fen", "intent", "after"),
    [
        (EMPTY_BOARD, partial(board.place, square=D1, content="Q"), "8/8/8/8/8/8/8/3Q4"),
        # A king moves the only one of its side.
        (KING, partial(board.place, square=H8, content="K"), "7K/8/8/8/8/8/8/8"),
        (
            KING,
            partial(board.place, square=H8, content="K", several_kings=True),
            "7K/8/8/8/8/8/8/K7",
        ),
        (KINGS, partial(board.place, square=D8, content="K"), "K2K3K/8/8/8/8/8/8/8"),
        (KING, partial(board.move, start=0, end=1, copy=True), "8/8/8/8/8/8/8/1K6"),
        (
            START,
            partial(board.move, start=D1, end=D8),
            "rnbQkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR",
        ),
        (
            START,
            partial(board.move, start=D1, end=D8, copy=True),
            "rnbQkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
        ),
        # All listed kings of one side are placed.
        (KING, partial(board.place_pieces, pieces=((1, "K"), (9, "K"))), "8/8/8/8/8/8/1K6/1K6"),
        (
            KING,
            partial(board.place_pieces, pieces=((1, "K"),), several_kings=True),
            "8/8/8/8/8/8/8/KK6",
        ),
        (START, partial(board.place, square=D1, content="Q"), None),
        (START, partial(board.place, square=square("e4"), content=EMPTY), None),
        (START, partial(board.move, start=D1, end=D1), None),
        (START, partial(board.move, start=square("e4"), end=square("e5")), None),
        (KING, partial(board.place_pieces, pieces=((0, "K"),)), None),
        (KING, partial(board.place_pieces, pieces=()), None),
    ],
)
def test_pieces_are_placed_moved_and_copied(fen, intent, after):
    state = state_of_fen(fen)
    change = intent(state)
    assert (None if change is None else fen_of(change.apply(state)).split()[0]) == after


def test_the_first_gesture_on_a_line_that_is_no_position_begins_with_an_empty_board():
    state = state_of_text("this is no position\n")
    assert not state.has_position
    after = applied(state, board.place(state, square("e4"), "Q"))
    assert fen_of(after) == "8/8/8/8/4Q3/8/8/8 w - - 0 1"
    assert after.record.ending == "\n"


def test_a_gesture_in_a_file_without_records_makes_the_first_one():
    state = state_of_text("# only a comment\n")
    after = applied(state, board.place(state, square("e4"), "Q"))
    assert len(after.collection) == 1
    assert fen_of(after) == "8/8/8/8/4Q3/8/8/8 w - - 0 1"


def test_what_follows_the_fields_stays_on_the_line():
    state = state_of_text(f"{START} ; the start\n")
    assert applied(state, board.discard(state, square("d1"))).record.line.endswith(
        "w KQkq - 0 1 ; the start"
    )


LISTED = ((4, "K"), (3, "Q"), (60, "k"))


def test_listed_pieces_join_those_on_the_board_in_one_step():
    fen = "8/8/3k4/8/8/8/P7/7K w - - 0 1"
    change = board.place_pieces(state_of_fen(fen), LISTED)
    assert fen_of(change.apply(state_of_fen(fen))) == "4k3/8/8/8/8/8/P7/3QK3 w - - 0 1"
    assert change.label == Label("place-list", count=3)


def test_listed_pieces_stand_alone_on_a_cleared_board():
    change = board.place_pieces(state_of_fen(START), LISTED, clear_first=True)
    after = fen_of(change.apply(state_of_fen(START)))
    assert after == "4k3/8/8/8/8/8/8/3QK3 w - - 0 1"
    assert {notice.code for notice in change.notices} == {"right-left"}


def test_fields_are_typed_after_the_placement():
    state = state_of_fen("4k3/8/8/8/4P3/8/8/4K2R w - - 0 1")
    for number, text in enumerate(("b", "K", "e3", "7", "12")):
        change = board.type_field(state, number, text)
        state = change.apply(state)
    assert fen_of(state) == "4k3/8/8/8/4P3/8/8/4K2R b K e3 7 12"


@pytest.mark.parametrize(("text", "rights"), [("kQK", "KQk"), ("-", "-"), ("hAHa", "HAha")])
def test_castling_letters_are_typed_in_any_order(text, rights):
    state = state_of_fen(EMPTY_BOARD)
    change = board.type_field(state, 1, text)
    assert (fen_of(state if change is None else change.apply(state))).split()[2] == rights


def test_rights_that_were_typed_are_what_is_meant():
    state = state_of_fen(START)
    state = applied(state, board.discard(state, square("h1")))
    state = applied(state, board.type_field(state, 1, "q"))
    assert fen_of(applied(state, board.place(state, square("h1"), "R"))).split()[2] == "q"


def test_a_field_typed_as_it_is_changes_nothing_and_a_run_is_one_step():
    state = state_of_fen(START)
    assert board.type_field(state, 0, "w") is None
    assert board.type_field(state, 1, "KQkq") is None
    change = board.type_field(state, 4, "5", run="typed")
    assert change.merge_key == "typed"


# Move, copy, empty, recolour, mirror and fill selected squares.


AREAS = st.builds(Rectangle.between, st.integers(0, 63), st.integers(0, 63))
SHIFTS = st.integers(-7, 7)
KINGS_SELECTION = "4k3/8/8/8/8/2n5/1PK5/1R6 w - - 0 1"


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
            KINGS_SELECTION,
            *("b1", "c3", partial(move, files=4, ranks=0, copy=True)),
            *("4k3/8/8/8/8/2n3n1/1P3PK1/1R3R2 w - - 0 1", ()),
        ),
        (
            KINGS_SELECTION,
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
        (KINGS_SELECTION, "b1", "b3", recolour, "4k3/8/8/8/8/2n5/1pK5/1r6 w - - 0 1", ()),
        # No side gets a second king.
        (
            KINGS_SELECTION,
            *("b1", "c3", recolour),
            *("4k3/8/8/8/8/2N5/1pK5/1r6 w - - 0 1", (Notice("king-kept"),)),
        ),
        (
            KINGS_SELECTION,
            *("b1", "c3", partial(recolour, several_kings=True)),
            *("4k3/8/8/8/8/2N5/1pk5/1r6 w - - 0 1", ()),
        ),
        (KINGS_SELECTION, "c2", "c2", recolour, None, ()),
        (KINGS_SELECTION, "a1", "h8", recolour, "4K3/8/8/8/8/2N5/1pk5/1r6 w - - 0 1", ()),
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
        (KINGS_SELECTION, "a2", "b2", partial(board.fill_area, piece="K"), None, ()),
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
        board.fill_area(state_of_fen(KINGS_SELECTION), between("a2", "b2"), EMPTY)


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


# Start, clear, Chess960, rotate, mirror, swap, shift.


def test_start_and_clear():
    state = state_of_fen(HARING)
    start = board.set_start(state)
    assert fen_of(start.apply(state)) == START
    clear = board.clear(state)
    assert fen_of(clear.apply(state)) == EMPTY_BOARD


def test_what_would_change_nothing_may_not_be():
    assert board.set_start(state_of_fen(START)) is None
    assert board.clear(state_of_fen(EMPTY_BOARD)) is None
    assert board.transform(state_of_fen(EMPTY_BOARD), "rotate") is None
    assert board.transform(state_of_fen(START), "shift_up") is None
    assert board.transform(state_of_text("no position"), "mirror") is None


def test_a_chess960_start_is_judged_as_chess960():
    state = state_of_fen(EMPTY_BOARD)
    after = applied(state, board.set_chess960_start(state, 0))
    assert after.chess960
    assert fen_of(after) == "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"


def test_mirroring_drops_the_rights_that_cannot_hold_and_says_so():
    state = state_of_fen("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1")
    change = board.transform(state, "mirror")
    assert fen_of(change.apply(state)) == "3k4/8/8/8/8/8/8/R2K3R w - - 0 1"
    assert set(change.notices) == {Notice("right-left", "K"), Notice("right-left", "Q")}


def test_twins_go_along_and_a_solution_that_stays_is_told():
    line = f'{HARING.rsplit(" ", 2)[0]} bm Rb8; twins "b) Move b1 b2";\n'
    state = state_of_text(line, file_format="epd")
    change = board.transform(state, "mirror")
    assert 'twins "b) Move g1 g2";' in change.apply(state).record.line
    assert change.notices == (Notice("solution-stays"),)


MARKED = '8/8/8/8/3Q4/8/8/8 w - - 0 1 c0 "[%csl Gd4,Ra5][%cal Bd4d8]";\n'


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("rotate", "[%csl Ge5,Rh4][%cal Be5e1]"),
        ("mirror", "[%csl Ge4,Rh5][%cal Be4e8]"),
        ("mirror_ranks", "[%csl Gd5,Ra4][%cal Bd5d1]"),
        ("swap", "[%csl Gd5,Ra4][%cal Bd5d1]"),
        ("shift_right", "[%csl Ge4,Rb5][%cal Be4e8]"),
        ("shift_down", "[%csl Gd3,Ra4][%cal Bd3d7]"),
    ],
)
def test_marks_go_along_with_their_squares(code, line):
    state = state_of_text(MARKED)
    change = board.transform(state, code)
    assert not change.notices
    assert line in change.apply(state).record.line


def test_marks_that_would_leave_the_board_are_named():
    state = state_of_text(MARKED)
    change = board.transform(state, "shift_left")
    assert change.notices == (Notice("marks-left"),)
    assert "[%csl Gc4][%cal Bc4c8]" in change.apply(state).record.line


def test_marks_alone_are_moved_too():
    state = state_of_text('8/8/8/8/8/8/8/8 w - - 0 1 c0 "[%csl Ga1]";\n')
    for change in (board.transform(state, "mirror"), board.transform(state, "shift_right")):
        assert "Ga1" not in change.apply(state).record.line


def test_marks_stay_where_the_pieces_do():
    state = state_of_text(f'{START.removesuffix("1")}7 c0 "[%csl Ge4]";\n')
    change = board.set_start(state)
    assert not change.notices
    assert "[%csl Ge4]" in change.apply(state).record.line
