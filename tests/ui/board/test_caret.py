import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.fen import format_placement
from fenedit.notation.position import (
    EMPTY,
    EMPTY_PLACEMENT,
    PIECES,
    parse_square,
    square_name,
    with_content,
)
from fenedit.ui.board.caret import (
    Caret,
    Typed,
    after_change,
    clear_here,
    step_back,
    stepped,
    type_blank,
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
        caret = result.caret
        for square, content in result.contents:
            placement = with_content(placement, square, content)
    return caret, placement


def fields_typed(text: str) -> tuple[Caret, list[tuple[int, str]], list[str]]:
    """Type after a whole placement; return the caret, the fields that were set, and the words."""
    caret, fields, words = at("h1", waiting=True)._replace(whole=True), [], []
    for character in text:
        result = type_blank(caret) if character == " " else type_character(caret, character)
        caret = result.caret
        fields += [result.field] if result.field else []
        words += [result.word] if result.word else []
    return caret, fields, words


@given(st.text(alphabet=PIECES + EMPTY, min_size=64, max_size=64), st.sampled_from(PIECES + EMPTY))
def test_a_typed_placement_is_on_the_board(placement, before):
    text = format_placement(placement)
    caret, result = typed(Caret(), text, before * 64)
    assert result == placement
    assert caret.at_end and caret.whole


def test_a_letter_moves_the_caret_on():
    assert typed(at("d5"), "Q") == (
        at("e5"),
        with_content(EMPTY_PLACEMENT, parse_square("d5"), "Q"),
    )


def test_after_the_last_file_the_caret_waits_at_the_ranks_end():
    assert typed(at("h5"), "q")[0] == at("h5", waiting=True)


@pytest.mark.parametrize("character", "qQ1")
def test_too_many_squares_for_a_rank_are_refused_with_a_message(character):
    waiting = at("h5", waiting=True)
    assert type_character(waiting, character) == Typed(waiting, word="rank-full")


@given(carets, st.sampled_from(PIECES + "12345678/x9"))
def test_every_refused_key_has_a_message(caret, character):
    result = type_character(caret, character)
    assert result.word or result.contents or result.caret != caret


def test_composers_write_s_for_a_knight():
    for written, piece in ("SN", "sn"):
        assert type_character(at("c3"), written) == type_character(at("c3"), piece)


@given(carets, st.sampled_from(PIECES + "12345678"))
def test_no_key_reaches_past_its_rank(caret, character):
    result = type_character(caret, character)
    if result.contents and not caret.at_end:
        assert {square >> 3 for square, _ in result.contents} == {caret.square >> 3}


@pytest.mark.parametrize("character", "qQ8")
def test_the_next_placement_begins_at_a8_after_the_last_square(character):
    result = type_character(at("h1", waiting=True), character)
    assert result.contents[0] == (parse_square("a8"), EMPTY if character == "8" else character)
    assert result.caret.whole
    assert result.word == "begun-again"


def test_a_slash_goes_to_the_next_rank_once():
    assert typed(at("h5", waiting=True), "/")[0] == at("a4")
    assert typed(at("c5"), "/")[0] == at("a4")
    for caret in (at("h1", waiting=True), at("c1")):
        assert type_character(caret, "/") == Typed(caret, word="last-rank")


def test_a_digit_too_large_for_the_rank_is_refused_with_a_message():
    assert type_character(at("f5"), "4") == Typed(at("f5"), word="no-room")
    caret, placement = typed(at("f5"), "3", "p" * 64)
    assert caret == at("h5", waiting=True)
    assert [square_name(square) for square in range(64) if placement[square] == EMPTY] == [
        "f5", "g5", "h5",
    ]  # fmt: skip


def test_a_blank_after_a_whole_placement_begins_the_other_fields():
    caret, fields, words = fields_typed(" b KQq e3 12 30")
    assert caret.fields == "b KQq e3 12 30"
    assert fields == [
        (0, "b"), (1, "K"), (1, "KQ"), (1, "KQq"), (2, "e3"),
        (3, "1"), (3, "12"), (4, "3"), (4, "30"),
    ]  # fmt: skip
    assert words == ["fields"]


@pytest.mark.parametrize(
    ("text", "word"),
    [
        (" x", "field-0"), ("  ", "field-0"), (" bw", "field-0"),
        (" b x", "field-1"), (" b KK", "field-1"), (" b KQA", "field-1"), (" b -K", "field-1"),
        (" b  ", "field-1"), (" b - i", "field-2"), (" b - e9", "field-2"), (" b - e ", "field-2"),
        (" b - - x", "field-3"), (" b - - 01", "field-3"), (" b - - 0 x", "field-4"),
    ],
)  # fmt: skip
def test_characters_that_do_not_fit_a_field_are_refused_with_a_message(text, word):
    before, *_ = fields_typed(text[:-1])
    after, _, words = fields_typed(text)
    assert words == ["fields", word]
    assert after == before


@pytest.mark.parametrize("fields", [" b - -", " w KQ e3", " b - - 3", " b - - 3 7", " b - - 0 10"])
def test_a_letter_after_the_other_fields_begins_the_next_placement(fields):
    before, *_ = fields_typed(fields)
    result = type_character(before, "r")
    assert result.contents == ((parse_square("a8"), "r"),)
    assert (result.caret.square, result.caret.fields) == (parse_square("b8"), None)
    assert result.word == "begun-again"


@pytest.mark.parametrize("fields", [" b", " b KQ", " b - e", " b - - ", " b - - 0 14"])
def test_an_ambiguous_letter_is_refused(fields):
    before, *_ = fields_typed(fields)
    result = type_character(before, "n")
    assert (result.contents, result.field, result.caret.square) == ((), None, before.square)
    assert result.word.startswith("field-")


def test_a_blank_after_the_move_number_ends_the_fields():
    caret, fields, words = fields_typed(" b - - 0 12 ")
    assert (caret.fields, words, fields[-1]) == (None, ["fields", "no-more-fields"], (4, "12"))
    assert type_character(caret, "4").contents[0] == (parse_square("a8"), EMPTY)


def test_digits_after_an_invalid_number_are_ignored_until_it_is_ended():
    caret, *_ = fields_typed(" b - - 0 14")
    for character in "k3/8":
        result = type_character(caret, character)
        assert (result.contents, result.field, result.word) == ((), None, "field-4")
        caret = result.caret
    result = step_back(caret)
    assert (result.caret.fields, result.field) == ("b - - 0 1", (4, "1"))


def test_backspace_deletes_characters_after_the_placement():
    caret, *_ = fields_typed(" b - - 12")
    result = step_back(caret)
    assert (result.caret.fields, result.field) == ("b - - 1", (3, "1"))
    caret, *_ = fields_typed(" b KQ d6 3 12")
    fields = []
    while caret.fields is not None:
        result = step_back(caret)
        caret = result.caret
        fields += [result.field] if result.field else []
    # Nothing stays of what was deleted.
    assert dict(fields) == {0: "w", 1: "-", 2: "-", 3: "0", 4: "1"}
    assert fields[:2] == [(4, "1"), (4, "1")]
    caret, *_ = fields_typed(" ")
    assert step_back(caret).caret.fields is None


@pytest.mark.parametrize(
    "caret", [Caret(parse_square("h1"), waiting=True), Caret(parse_square("h5"), True, True)]
)
def test_a_blank_elsewhere_empties_a_square_or_is_refused(caret):
    assert type_blank(caret) == Typed(caret, word="nothing-after")
    assert type_blank(at("e5")).contents == ((parse_square("e5"), EMPTY),)


def test_typing_continues_at_the_start_of_the_rank_after_undo():
    caret, _ = typed(Caret(), "8/8/qq")
    assert after_change(caret, parse_square("b6")) == Caret(parse_square("a6"), whole=True)
    assert after_change(caret, parse_square("c7")) == Caret(parse_square("a7"), whole=True)
    assert after_change(caret, parse_square("a5")) == caret
    assert after_change(at("e4"), parse_square("a8")) == at("e4")


def test_a_change_ends_a_whole_placement():
    caret, *_ = fields_typed(" b")
    assert after_change(caret, parse_square("a8")) == caret._replace(fields=None)


def test_backspace_clears_the_square_before():
    assert step_back(at("h5", waiting=True)).caret == at("h5")
    assert step_back(at("h5", waiting=True)).contents == ((parse_square("h5"), EMPTY),)
    assert step_back(at("e5")).caret == at("d5")
    assert step_back(at("a5")).contents == ((parse_square("h6"), EMPTY),)
    assert step_back(at("a8")) == Typed(at("a8"), word="first-square")


@given(carets, st.sampled_from(PIECES))
def test_backspace_deletes_a_letter(caret, letter):
    result = type_character(caret, letter)
    if result.contents:
        back = step_back(result.caret)
        assert back.caret.square == result.contents[0][0] and not back.caret.waiting
        assert back.contents == ((result.contents[0][0], EMPTY),)


def test_delete_clears_the_caret_s_square():
    assert clear_here(at("e5")).contents == ((parse_square("e5"), EMPTY),)
    assert clear_here(at("h5", waiting=True)).word == "nothing-after"


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
def test_arrows_follow_the_visible_directions(flipped, right, up, to_edge, end):
    assert stepped(at("e4"), right, up, flipped=flipped, to_edge=to_edge) == at(end)


def test_an_arrow_returns_a_waiting_caret_to_its_square():
    assert stepped(at("h5", waiting=True), -1, 0, flipped=False) == at("h5")
    assert stepped(at("h5", waiting=True), 0, -1, flipped=False) == at("h4")
