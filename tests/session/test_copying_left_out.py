"""Whatever of a record a copy does not say is named as left out, and nothing else is."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.games import game_record, tags_of
from fenedit.documents.record import moves_of
from fenedit.notation.marks import each_mark
from fenedit.notation.spellings.anything import read_anything
from fenedit.notation.spellings.export import SPELLINGS, Spelling, Written
from fenedit.session.copying import Manner, spelt, wanted
from fenedit.session.intents.records import type_fen
from fenedit.session.state import EditorState
from tests.helpers.held_records import RECORDS, Held, made_of_parts
from tests.helpers.states import state_of_text

MANNERS = (Manner(), Manner("capturable", "fen", "pl", True), Manner("legal", "shredder", "de"))
BY_CODE = {each.code: each for each in SPELLINGS}
BESIDE = ("operations", "tags", "moves", "comments")
READ_WHOLE = ("fen", "bracketed", "epd", "pgn", "lichess", "markdown", "html", "forum")


@given(held=made_of_parts(), spelling=st.sampled_from(SPELLINGS), manner=st.sampled_from(MANNERS))
def test_of_any_record_what_a_copy_does_not_say_is_named(
    held: Held, spelling: Spelling, manner: Manner
) -> None:
    check(held, spelling, manner)


def state_of(held: Held) -> EditorState:
    return state_of_text(held.text, file_format=held.format)


def copy_of(spelling: Spelling, state: EditorState, manner: Manner = MANNERS[0]) -> Written:
    return spelt(spelling, wanted(state), manner)


@pytest.mark.parametrize("name", RECORDS)
def test_what_a_copy_does_not_say_is_named(name: str) -> None:
    for spelling, manner in product(SPELLINGS, MANNERS):
        check(RECORDS[name], spelling, manner)


def check(held: Held, spelling: Spelling, manner: Manner) -> None:
    state = state_of(held)
    copy = copy_of(spelling, state, manner)
    for code in BESIDE:
        words = held.says.get(code, ())
        if "braces" in copy.left_out:
            words = tuple(word.translate(str.maketrans("{}", "()")) for word in words)
        missing = [word for word in words if word not in copy.text]
        named = {code, f"odd-{code}"} & set(copy.left_out)
        assert bool(named) == bool(missing), (code, copy)
    drawn = set(each_mark(state.record.marks))
    if spelling.code in ("epd", "pgn"):
        again = state_of_text(f"{copy.text}\n", file_format=spelling.code).record  # type: ignore[arg-type]
        assert ("marks" in copy.left_out) == (drawn != set(each_mark(again.marks)))
    elif spelling.group == "print":
        assert ("marks" in copy.left_out) == (bool(drawn) and spelling.code == "skak")
    elif spelling.code != "wiki":
        assert ("marks" in copy.left_out) == bool(drawn)


@pytest.mark.parametrize("name", RECORDS)
def test_what_is_read_back_of_a_position_but_for_what_is_named_is_the_same(name: str) -> None:
    state = state_of(RECORDS[name])
    for code in READ_WHOLE:
        copy = copy_of(BY_CODE[code], state)
        (found,) = read_anything(copy.text)[0].found
        assert found.position == state.position, code
        assert ("chess960" in copy.left_out) == (found.chess960 != state.chess960), code


@pytest.mark.parametrize("name", [name for name, held in RECORDS.items() if held.format == "pgn"])
def test_a_game_is_copied_to_the_letter(name: str) -> None:
    state = state_of(RECORDS[name])
    copy = copy_of(BY_CODE["pgn"], state)
    assert copy.text == state.record.line.replace("\r\n", "\n").rstrip("\n")
    assert not set(copy.left_out) - {"chess960"}


@given(st.sampled_from(sorted(RECORDS)), st.sampled_from(MANNERS))
def test_a_game_that_is_copied_otherwise_differs_in_its_position_alone(
    name: str, manner: Manner
) -> None:
    state = state_of(RECORDS[name])
    again = game_record(copy_of(BY_CODE["pgn"], state, manner).text)
    assert again.position is not None
    assert again.position.placement == state.position.placement
    assert set(each_mark(again.marks)) == set(each_mark(state.record.marks))
    if state.record.is_game:
        assert moves_of(again).split() == moves_of(state.record).split()
        assert set(tags_of(state.record)) - set(tags_of(again)) <= {
            tag for tag in tags_of(state.record) if tag[0] == "FEN"
        }


def test_of_a_draft_the_position_on_the_board_is_copied_with_what_the_record_says() -> None:
    state = state_of(RECORDS["game"])
    change = type_fen(state, "half a FEN/")
    assert change is not None
    copy = copy_of(BY_CODE["pgn"], change.apply(state))
    assert copy.text == state.record.line.rstrip("\n")
    assert copy.left_out == ()
