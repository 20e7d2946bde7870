"""Move, copy, empty, recolour, mirror and fill selected squares."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.fen import format_fen
from fenedit.notation.position import EMPTY, Position, parse_square
from fenedit.session.intents import board
from fenedit.session.intents.board import moved_pieces, pieces_in
from fenedit.session.state import WHOLE_BOARD, Label, Notice, Rectangle, Transaction
from tests.helpers.states import START, applied, fen_of, state_of_fen
from tests.helpers.strategies import placements, positions

AREAS = st.builds(Rectangle.between, st.integers(0, 63), st.integers(0, 63))
SHIFTS = st.integers(-7, 7)
KINGS = "4k3/8/8/8/8/2n5/1PK5/1R6 w - - 0 1"


def between(first: str, second: str) -> Rectangle:
    return Rectangle.between(parse_square(first), parse_square(second))


def result(fen: str, change: Transaction | None) -> str:
    assert change is not None
    return fen_of(change.apply(state_of_fen(fen)))


def test_men_move_together_and_replace_what_they_come_to_stand_on() -> None:
    fen = "8/8/3q4/8/8/2p5/1PK5/1R2k3 w - - 0 1"
    change = board.move_area(state_of_fen(fen), between("b1", "c3"), 1, 3)
    assert result(fen, change) == "8/8/3p4/2PK4/2R5/8/8/4k3 w - - 0 1"
    assert change is not None and change.label == Label("move-selection", count=4)
    assert Notice("men-replaced", "1") in change.notices


def test_men_that_nobody_replaces_are_not_spoken_of() -> None:
    state = state_of_fen("8/8/8/8/8/8/8/RNBQ4 w - - 0 1")
    for copy, replaced in ((False, ()), (True, (Notice("men-replaced", "3"),))):
        change = board.move_area(state, between("a1", "d1"), 1, 0, copy=copy)
        assert change is not None and change.notices == replaced


def test_an_empty_square_of_a_selection_takes_nothing_away() -> None:
    fen = "8/8/8/8/8/3q4/8/1RN5 w - - 0 1"
    change = board.move_area(state_of_fen(fen), between("b1", "d1"), 0, 2)
    assert result(fen, change) == "8/8/8/8/8/1RNq4/8/8 w - - 0 1"


def test_a_selection_that_overlaps_its_new_place_moves_whole() -> None:
    fen = "8/8/8/8/8/8/8/RNBQ4 w - - 0 1"
    change = board.move_area(state_of_fen(fen), between("a1", "d1"), 1, 0)
    assert result(fen, change) == "8/8/8/8/8/8/8/1RNBQ3 w - - 0 1"


def test_a_copy_leaves_the_men_but_not_the_only_king() -> None:
    state = state_of_fen(KINGS)
    area = between("b1", "c3")
    change = board.move_area(state, area, 4, 0, copy=True)
    assert result(KINGS, change) == "4k3/8/8/8/8/2n3n1/1P3PK1/1R3R2 w - - 0 1"
    change = board.move_area(state, area, 4, 0, copy=True, several_kings=True)
    assert result(KINGS, change) == "4k3/8/8/8/8/2n3n1/1PK2PK1/1R3R2 w - - 0 1"


def test_a_copied_king_that_moves_makes_room_for_another_man() -> None:
    fen = "8/8/8/8/8/8/8/RK6 w - - 0 1"
    change = board.move_area(state_of_fen(fen), between("a1", "b1"), 1, 0, copy=True)
    assert result(fen, change) == "8/8/8/8/8/8/8/RRK5 w - - 0 1"


def test_one_man_is_named_alone() -> None:
    change = board.move_area(state_of_fen(START), between("d1", "d1"), 0, 3, copy=True)
    assert change is not None and change.label == Label("copy-piece", "Q", detail="d4")
    change = board.empty_area(state_of_fen(START), between("d1", "d1"))
    assert change is not None and change.label == Label("erase", "Q", detail="d1")


def test_nothing_leaves_the_board_by_a_move() -> None:
    assert board.move_area(state_of_fen(START), between("a1", "b2"), -1, 0) is None
    assert board.move_area(state_of_fen(START), WHOLE_BOARD, 1, 0) is None


def test_emptying_takes_the_rights_with_it_and_says_so() -> None:
    change = board.empty_area(state_of_fen(START), between("a1", "e2"))
    assert result(START, change) == "rnbqkbnr/pppppppp/8/8/8/8/5PPP/5BNR w kq - 0 1"
    assert change is not None
    assert change.label == Label("erase", count=10)
    assert change.notices == (Notice("right-left", "K"), Notice("right-left", "Q"))
    assert board.empty_area(state_of_fen(START), between("a3", "h6")) is None


def test_rights_return_when_a_block_of_men_does() -> None:
    state = state_of_fen(START)
    after = applied(state, board.move_area(state, between("a1", "h2"), 0, 2))
    assert after.position.castling_rights == "kq"
    assert fen_of(applied(after, board.move_area(after, between("a3", "h4"), 0, -2))) == START


def test_an_en_passant_square_leaves_with_its_pawn() -> None:
    fen = "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1"
    change = board.move_area(state_of_fen(fen), between("d4", "e4"), 1, 0)
    assert result(fen, change) == "4k3/8/8/8/4Pp2/8/8/4K3 b - - 0 1"
    assert change is not None and change.notices == (Notice("ep-left", "d3"),)


def test_colours_are_swapped() -> None:
    fen = "4k3/8/8/8/8/2n5/1PK5/1R6 w - - 0 1"
    area = between("b1", "b3")
    change = board.recolour_area(state_of_fen(fen), area)
    assert result(fen, change) == "4k3/8/8/8/8/2n5/1pK5/1r6 w - - 0 1"
    assert change is not None and change.label == Label("recolour-selection", count=2)


def test_no_side_gets_a_second_king_by_a_change_of_colour() -> None:
    change = board.recolour_area(state_of_fen(KINGS), between("b1", "c3"))
    assert result(KINGS, change) == "4k3/8/8/8/8/2N5/1pK5/1r6 w - - 0 1"
    assert change is not None
    assert change.notices == (Notice("king-kept"),)
    assert change.label.count == 3
    change = board.recolour_area(state_of_fen(KINGS), between("b1", "c3"), several_kings=True)
    assert result(KINGS, change) == "4k3/8/8/8/8/2N5/1pk5/1r6 w - - 0 1"
    assert board.recolour_area(state_of_fen(KINGS), between("c2", "c2")) is None


def test_two_kings_change_places_by_a_change_of_colour() -> None:
    change = board.recolour_area(state_of_fen(KINGS), WHOLE_BOARD)
    assert result(KINGS, change) == "4K3/8/8/8/8/2N5/1pk5/1r6 w - - 0 1"
    lonely = "8/8/8/8/8/8/8/K7 w - - 0 1"
    change = board.recolour_area(state_of_fen(lonely), between("a1", "b1"))
    assert result(lonely, change) == "8/8/8/8/8/8/8/k7 w - - 0 1"


def test_a_selection_is_mirrored_within_itself() -> None:
    fen = "8/8/8/8/8/8/PP6/RNBQ4 w - - 0 1"
    area = between("a1", "c2")
    change = board.mirror_area(state_of_fen(fen), area)
    assert result(fen, change) == "8/8/8/8/8/8/1PP5/BNRQ4 w - - 0 1"
    change = board.mirror_area(state_of_fen(fen), area, upright=True)
    assert result(fen, change) == "8/8/8/8/8/8/RNB5/PP1Q4 w - - 0 1"
    assert board.mirror_area(state_of_fen(START), between("a2", "h2")) is None


def test_a_rank_of_pawns_is_filled_in() -> None:
    fen = "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1"
    change = board.fill_area(state_of_fen(fen), between("a2", "h2"), "P")
    assert result(fen, change) == "4k3/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1"
    assert change is not None and change.label == Label("place", "P", 8, "a2")
    assert board.fill_area(state_of_fen(fen), between("a2", "b2"), "K") is None
    with pytest.raises(ValueError, match="no piece"):
        board.fill_area(state_of_fen(fen), between("a2", "b2"), EMPTY)


@given(placements(), AREAS, SHIFTS, SHIFTS)
def test_a_move_keeps_all_men_that_are_not_replaced(
    placement: str, area: Rectangle, files: int, ranks: int
) -> None:
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


@given(placements().map(lambda men: "".join("." if c in "Kk" else c for c in men)), AREAS)
def test_mirrored_or_recoloured_twice_all_is_as_before(placement: str, area: Rectangle) -> None:
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
            assert twice is not None
            assert twice.apply(between_states).position.placement == placement


@given(positions(), AREAS, st.booleans(), SHIFTS, SHIFTS)
def test_without_leave_no_side_ever_gets_a_further_king(
    position, area: Rectangle, copy: bool, files: int, ranks: int
) -> None:
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
