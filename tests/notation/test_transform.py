import chess
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.castling import (
    castling_squares,
    order_rights,
    resolve_right,
    respelled,
    start_position,
)
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.position import EMPTY, START_POSITION, ep_is_possible, with_contents
from fenedit.notation.spellings.drawing_commands import read_marks_among
from fenedit.notation.transform import (
    TRANSFORMS,
    carry_marks,
    mirror,
    swap_colours,
)
from tests.helpers.strategies import back_rank_placements, positions

ANY = positions() | positions(back_rank_placements())
DIRECTIONS = ["up", "down", "left", "right"]
CHANGES = list(TRANSFORMS.values())
rotate, mirror_ranks = TRANSFORMS["rotate"], TRANSFORMS["mirror_ranks"]


def shift(position, chess960, direction):
    return TRANSFORMS[f"shift_{direction}"](position, chess960)


def flipped(placement):
    return "".join(placement[start : start + 8] for start in range(56, -8, -8))


def changed(transform, text, chess960=False, *arguments):
    position, dropped = transform(parse_fen(text), chess960, *arguments)
    return format_fen(position), dropped


@given(ANY, st.booleans())
def test_mirrored_twice_the_men_are_back(position, chess960):
    once = mirror(position, chess960)
    twice = mirror(once.position, chess960)
    assert twice.position.placement == position.placement
    if not once.dropped and not twice.dropped:
        assert twice.position == position


@given(ANY)
def test_in_chess960_a_mirrored_position_loses_nothing(position):
    once = mirror(position, True)
    assert once.dropped == ()
    assert mirror(once.position, True) == (position, ())


@given(ANY, st.booleans(), st.sampled_from([mirror, rotate]))
def test_what_a_turn_does_not_drop_another_turn_brings_back(position, chess960, transform):
    once = transform(position, chess960)
    twice = transform(once.position, chess960)
    if not once.dropped and not twice.dropped:
        assert twice.position == position


@given(ANY, st.booleans(), st.sampled_from([mirror, rotate, swap_colours]))
def test_rights_in_canonical_order_stay_so(position, chess960, transform):
    ordered = position._replace(castling_rights=order_rights(position.castling_rights))
    rights = transform(ordered, chess960).position.castling_rights
    assert rights == order_rights(rights)


@given(st.integers(0, 959), st.booleans(), st.sampled_from([mirror, swap_colours]))
def test_every_start_of_chess960_keeps_all_rights(number, shredder, transform):
    position = start_position(number)
    style = "shredder" if shredder else "xfen"
    rights = respelled(position.placement, position.castling_rights, style, True)[0]
    position = position._replace(castling_rights=rights)
    after, dropped = transform(position, True)
    assert dropped == ()
    assert after.castling_rights == respelled(after.placement, "KQkq", style, True)[0]
    before = castling_squares(position.placement, position.castling_rights, True)
    rooks = {rook ^ (7 if transform is mirror else 56) for _, _, rook in before}
    assert {rook for _, _, rook in castling_squares(after[0], after[2], True)} == rooks


@given(
    st.sampled_from([("up", "down"), ("down", "up"), ("left", "right"), ("right", "left")]),
    ANY,
    st.booleans(),
)
def test_a_shift_that_drops_nothing_is_undone_by_its_opposite(pair, position, chess960):
    there, back = pair
    # Nothing stands at the edge that the shift goes to.
    board = shift_free(position, there)
    once = shift(board, chess960, there)
    if board.placement.strip(EMPTY):
        assert once.position != board
    if not once.dropped:
        again = shift(once.position, chess960, back)
        if not again.dropped:
            assert again.position == board


def shift_free(position, direction):
    """Return a position without men on the edge that a direction goes to."""
    edge = {
        "up": range(56, 64),
        "down": range(8),
        "left": range(0, 64, 8),
        "right": range(7, 64, 8),
    }
    return position._replace(
        placement=with_contents(position.placement, dict.fromkeys(edge[direction], EMPTY))
    )


@given(ANY, st.booleans())
def test_rotated_is_mirrored_and_flipped(position, chess960):
    rotated = rotate(position, chess960).position
    assert rotated.placement == flipped(mirror(position, chess960).position.placement)
    assert rotated.side_to_move == position.side_to_move
    assert rotate(rotated, chess960).position.placement == position.placement


@given(ANY, st.booleans())
def test_top_and_bottom_exchanged_is_rotated_and_mirrored(position, chess960):
    after, dropped = mirror_ranks(position, chess960)
    assert after.placement == flipped(position.placement)
    assert after.side_to_move == position.side_to_move
    # A right that held has its king on the other side's first rank then.
    held = castling_squares(position.placement, position.castling_rights, chess960)
    assert not castling_squares(after.placement, after.castling_rights, chess960) or not held
    if not dropped:
        assert mirror_ranks(after, chess960) == (position, ())


@pytest.mark.parametrize(
    ("text", "after", "dropped"),
    [
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 3 9", "R3K2R/8/8/8/8/8/8/4k3 w - - 3 9", ("K", "Q")),
        ("4k3/8/8/8/4Pp2/8/8/4K3 b - e3 0 1", "4K3/8/8/4Pp2/8/8/8/4k3 b - - 0 1", ("ep",)),
        # What was not possible before goes along, and stays a claim.
        ("4k3/8/8/8/8/8/8/4K3 w Kq e3 0 1", "4K3/8/8/8/8/8/8/4k3 w Kq e6 0 1", ()),
    ],
)
def test_what_top_and_bottom_exchanged_leave_of_rights_and_en_passant(text, after, dropped):
    assert changed(mirror_ranks, text) == (after, dropped)


@given(ANY, st.booleans())
def test_colours_swapped_twice_are_back(position, chess960):
    once = swap_colours(position, chess960)
    assert once.dropped == ()
    assert swap_colours(once.position, chess960) == (position, ())


@given(positions(back_rank_placements()), st.booleans())
def test_swapped_colours_are_those_of_another_program(position, chess960):
    board = chess.Board(format_fen(position), chess960=chess960).mirror()
    after = swap_colours(position, chess960).position
    again = chess.Board(format_fen(after), chess960=chess960)
    assert again.clean_castling_rights() == board.clean_castling_rights()
    assert (again.board_fen(), again.turn, again.ep_square) == (
        *(board.board_fen(), board.turn, board.ep_square),
    )


@given(positions(back_rank_placements()))
def test_a_mirrored_placement_is_that_of_another_program(position):
    board = chess.Board(format_fen(position)).transform(chess.flip_horizontal)
    assert chess.Board(format_fen(mirror(position, True).position)).board_fen() == board.board_fen()


@given(ANY, st.booleans(), st.sampled_from(CHANGES))
def test_what_could_hold_holds_on_or_is_named(position, chess960, transform):
    after, dropped = transform(position, chess960)
    kept = [letter for letter in position.castling_rights if letter not in dropped]
    assert len(after.castling_rights) == len(kept)
    held = sum(resolve_right(position.placement, letter, chess960) is not None for letter in kept)
    holding = [resolve_right(after.placement, letter, chess960) for letter in after.castling_rights]
    assert held <= sum(rook is not None for rook in holding)
    assert (after.ep_square is None) == (position.ep_square is None or "ep" in dropped)
    if after.ep_square is not None and ep_is_possible(position, position.ep_square):
        assert ep_is_possible(after, after.ep_square)
    assert parse_fen(format_fen(after)) == after
    assert after[4:] == position[4:]


@given(ANY, st.booleans(), st.sampled_from(["up", "left"]))
def test_shifted_there_and_back_the_men_are_back(position, chess960, direction):
    after = shift(position, chess960, direction).position
    men = sorted(position.placement.replace(EMPTY, ""))
    assert sorted(after.placement.replace(EMPTY, "")) == men
    if after != position:
        back = {"up": "down", "left": "right"}[direction]
        assert shift(after, chess960, back).position.placement == position.placement


def test_a_mirrored_start_position_loses_its_rights_in_standard_chess():
    assert changed(mirror, format_fen(START_POSITION)) == (
        "rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1",
        ("K", "Q", "k", "q"),
    )


def test_in_chess960_a_mirrored_right_names_the_other_wing():
    assert changed(mirror, "4k3/8/8/8/8/8/8/RR2K2R w KB - 3 9", True) == (
        "3k4/8/8/8/8/8/8/R2K2RR w GQ - 3 9",
        (),
    )


def test_en_passant_is_mirrored_and_lost_when_rotated():
    text = "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1"
    assert changed(mirror, text) == ("3k4/8/8/8/3pP3/8/8/3K4 b - e3 0 1", ())
    assert changed(rotate, text) == ("3K4/8/8/3pP3/8/8/8/3k4 b - - 0 1", ("ep",))
    assert changed(swap_colours, text) == ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", ())


def test_impossible_claims_stay_claims():
    assert changed(rotate, "8/8/8/8/8/8/8/8 w Kq e4 0 1") == ("8/8/8/8/8/8/8/8 w Qk d5 0 1", ())
    assert changed(swap_colours, "8/8/8/8/8/8/8/8 w KQk a1 0 1") == (
        "8/8/8/8/8/8/8/8 b Kkq a8 0 1",
        (),
    )


def test_a_shift_takes_en_passant_and_rook_files_along():
    text = "1r3k2/8/8/8/3Pp3/8/8/1R2K1R1 b GBb d3 0 1"
    assert changed(shift, text, True, "left") == (
        "r3k3/8/8/8/2Pp4/8/8/R2K1R2 b FAa c3 0 1",
        (),
    )
    assert changed(shift, text, False, "left")[1] == ()
    assert changed(shift, "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1", False, "up") == (
        "4k3/8/8/8/3Pp3/8/8/4K3 b - d3 0 1",
        (),
    )
    assert changed(shift, "8/4k3/8/8/3Pp3/8/8/R3K3 b Q d3 0 1", False, "up") == (
        "4k3/8/8/3Pp3/8/8/R3K3/8 b - - 0 1",
        ("Q", "ep"),
    )


def test_nothing_is_pushed_off_the_board():
    for direction in DIRECTIONS:
        assert shift(START_POSITION, False, direction) == (START_POSITION, ())


def test_a_claim_that_names_a_file_off_the_board_is_dropped():
    assert changed(shift, "8/8/8/8/8/8/8/1K6 w A a6 0 1", True, "left") == (
        "8/8/8/8/8/8/8/K7 w - - 0 1",
        ("A", "ep"),
    )


def test_inner_rooks_keep_their_rights_by_name():
    text = "rr2k1rr/8/8/8/8/8/8/RR2K1RR w GBgb - 3 9"
    assert changed(mirror, text, True) == ("rr1k2rr/8/8/8/8/8/8/RR1K2RR w GBgb - 3 9", ())
    assert changed(swap_colours, text, True) == ("rr2k1rr/8/8/8/8/8/8/RR2K1RR b GBgb - 3 9", ())
    free = "1r2k1r1/8/8/8/8/8/8/1RR1K1R1 b KCkq - 3 9"
    assert changed(shift, free, True, "left") == ("r2k1r2/8/8/8/8/8/8/RR1K1R2 b KBkq - 3 9", ())
    assert changed(shift, free, True, "right") == ("2r2k1r/8/8/8/8/8/8/2RR1K1R b KDkq - 3 9", ())


def test_shredders_letters_stay_in_their_order():
    text = "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1"
    assert changed(mirror, text, True) == ("r2k3r/8/8/8/8/8/8/R2K3R w HAha - 0 1", ())
    assert changed(swap_colours, text, False) == ("r3k2r/8/8/8/8/8/8/R3K2R b HAha - 0 1", ())


def test_a_shift_that_moves_a_king_into_the_corner_ends_its_rights():
    text = "8/8/8/8/8/8/1RKR4/8 w - - 0 1"
    assert changed(shift, text, True, "left") == ("8/8/8/8/8/8/RKR5/8 w - - 0 1", ())
    text = "8/8/8/8/8/8/8/1K2R3 w K - 0 1"
    assert changed(shift, text, True, "left") == ("8/8/8/8/8/8/8/K2R4 w - - 0 1", ("K",))


def test_of_several_kings_the_one_that_holds_a_right_takes_it_along_where_that_can_be_written():
    # With several kings on a rank only the one on the e-file can hold a right; mirrored, none can.
    text = "8/8/8/8/8/8/8/R3K1K1 w Q - 0 1"
    assert changed(mirror, text, True) == ("8/8/8/8/8/8/8/1K1K3R w - - 0 1", ("Q",))
    assert changed(swap_colours, text, True) == ("r3k1k1/8/8/8/8/8/8/8 b q - 0 1", ())


def test_marks_go_along_and_one_that_would_leave_is_dropped() -> None:
    marks = read_marks_among(
        ("[%csl Ga1,Rb2][%cal Ba1b2,Yb2c3][%draw full,b1,red][%draw X,a8,green]",)
    )
    assert carry_marks(marks, mirror.square_of) == read_marks_among(
        ("[%csl Gh1,Rg2][%cal Bh1g2,Yg2f3][%draw full,g1,red][%draw X,h8,green]",)
    )
    assert carry_marks(carry_marks(marks, rotate.square_of), rotate.square_of) == marks
    assert carry_marks(carry_marks(marks, swap_colours.square_of), swap_colours.square_of) == marks
    left = carry_marks(marks, TRANSFORMS["shift_left"].square_of)
    assert left == read_marks_among(("[%csl Ra2][%cal Ya2b3][%draw full,a1,red]",))
