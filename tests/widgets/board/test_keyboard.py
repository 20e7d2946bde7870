import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.fen import format_placement, parse_placement
from fenedit.notation.pieces import EMPTY, PIECES
from fenedit.notation.placement import EMPTY_PLACEMENT, with_content
from fenedit.notation.squares import parse_square, square_name
from fenedit.widgets.board.keyboard import (
    RUN_PAUSE,
    Caret,
    Run,
    clear_here,
    step_back,
    stepped,
    type_character,
)

carets = st.builds(Caret, st.integers(0, 63)) | st.builds(
    Caret, st.sampled_from(range(7, 64, 8)), st.just(True)
)


def at(name: str, waiting: bool = False) -> Caret:
    return Caret(parse_square(name), waiting)


def typed(caret: Caret, text: str, placement: str = EMPTY_PLACEMENT) -> tuple[Caret, str]:
    for character in text:
        result = type_character(caret, character)
        if result is None:
            continue
        caret = result.caret
        for square, content in result.contents:
            placement = with_content(placement, square, content)
    return caret, placement


@given(st.text(alphabet=PIECES + EMPTY, min_size=64, max_size=64), st.sampled_from(PIECES + EMPTY))
def test_a_placement_typed_as_it_is_read_stands_on_the_board(placement, before):
    text = format_placement(placement)
    caret, result = typed(Caret(), text, before * 64)
    assert result == placement
    assert caret == at("h1", waiting=True)


@given(st.text(alphabet=PIECES, min_size=64, max_size=64))
def test_the_next_letter_goes_to_the_next_rank_without_a_slash(placement):
    letters = format_placement(placement).replace("/", "")
    assert typed(Caret(), letters)[1] == placement


def test_a_letter_steps_on():
    assert typed(at("d5"), "Q") == (
        at("e5"),
        with_content(EMPTY_PLACEMENT, parse_square("d5"), "Q"),
    )


def test_after_the_last_file_the_caret_waits_at_the_ranks_end():
    assert typed(at("h5"), "q")[0] == at("h5", waiting=True)


@pytest.mark.parametrize("character", "qQ1")
def test_behind_the_first_rank_nothing_follows(character):
    result = type_character(at("h1", waiting=True), character)
    assert result is not None
    assert result.contents == ()
    assert result.caret == at("h1", waiting=True)


def test_a_slash_goes_to_the_next_rank_once():
    assert typed(at("h5", waiting=True), "/")[0] == at("a4")
    assert typed(at("c5"), "/")[0] == at("a4")
    assert typed(at("h1", waiting=True), "/")[0] == at("h1", waiting=True)


def test_a_digit_clears_to_the_ranks_end_and_no_further():
    caret, placement = typed(at("f5"), "8", "p" * 64)
    assert caret == at("h5", waiting=True)
    assert [square_name(square) for square in range(64) if placement[square] == EMPTY] == [
        "f5", "g5", "h5",
    ]  # fmt: skip


@pytest.mark.parametrize("character", "09xXé é–?")
def test_other_characters_mean_nothing(character):
    assert type_character(at("e4"), character) is None


def test_backspace_clears_the_square_before():
    assert step_back(at("h5", waiting=True)).caret == at("h5")
    assert step_back(at("h5", waiting=True)).contents == ((parse_square("h5"), EMPTY),)
    assert step_back(at("e5")).caret == at("d5")
    assert step_back(at("a5")).contents == ((parse_square("h6"), EMPTY),)
    assert step_back(at("a8")).contents == ()


@given(carets, st.sampled_from(PIECES))
def test_backspace_takes_back_a_letter(caret, letter):
    result = type_character(caret, letter)
    assert result is not None
    if result.contents:
        back = step_back(result.caret)
        assert back.caret == Caret(result.contents[0][0])
        assert back.contents == ((result.contents[0][0], EMPTY),)


def test_delete_clears_where_the_caret_is():
    assert clear_here(at("e5")).contents == ((parse_square("e5"), EMPTY),)
    assert clear_here(at("h5", waiting=True)).contents == ()


@given(carets, st.booleans())
def test_arrows_stay_on_the_board_and_go_back_again(caret, flipped):
    for right, up in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        there = stepped(caret, right, up, flipped=flipped)
        assert 0 <= there.square < 64
        if there.square != caret.square:
            assert stepped(there, -right, -up, flipped=flipped).square == caret.square


@pytest.mark.parametrize(
    ("flipped", "right", "up", "to_edge", "end"),
    [
        (False, 1, 0, False, "f4"),
        (True, 1, 0, False, "d4"),
        (False, 0, 1, False, "e5"),
        (True, 0, 1, False, "e3"),
        (False, -1, 0, True, "a4"),
        (True, -1, 0, True, "h4"),
        (False, -1, 1, True, "a8"),
        (True, 1, -1, True, "a8"),
    ],
)
def test_arrows_go_by_what_is_seen(flipped, right, up, to_edge, end):
    assert stepped(at("e4"), right, up, flipped=flipped, to_edge=to_edge) == at(end)


def test_an_arrow_takes_a_waiting_caret_back_on_its_square():
    assert stepped(at("h5", waiting=True), -1, 0, flipped=False) == at("h5")
    assert stepped(at("h5", waiting=True), 0, -1, flipped=False) == at("h4")


def test_a_run_lasts_until_a_pause_or_its_end():
    run = Run(itertools.count())
    first = run.number_at(10.0)
    assert run.number_at(10.0 + RUN_PAUSE) == first
    later = run.number_at(10.5 + 2 * RUN_PAUSE)
    assert later != first
    run.end()
    assert run.number_at(10.5 + 2 * RUN_PAUSE) not in (first, later)


def test_typing_the_start_position_is_what_fen_says():
    text = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
    assert typed(Caret(), text)[1] == parse_placement(text)
