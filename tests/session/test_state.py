"""What is shown of a document."""

from fenedit.session.state import state_at
from tests.helpers.states import HARING, START, fen_of, state_of_fen, state_of_text


def test_a_position_is_shown_as_canonical_fen() -> None:
    state = state_of_text(f"{START.removesuffix(' 0 1')} ; a remark\n")
    assert not state.is_draft and state.has_position
    assert state.fen_text == START


def test_a_line_that_does_not_parse_is_a_draft_without_a_position() -> None:
    state = state_of_text("no position here\n")
    assert state.is_draft and not state.has_position
    assert state.fen_text == "no position here"
    assert state.problem is not None
    assert fen_of(state) == "8/8/8/8/8/8/8/8 w - - 0 1"


def test_a_document_without_records_shows_an_empty_draft() -> None:
    state = state_of_text("# nothing\n")
    assert state.is_draft and state.fen_text == "" and not state.has_position


def test_the_record_shown_stays_within_the_document() -> None:
    state = state_of_text(f"{START}\n{HARING}\n")
    assert state_at(state.document, 1).current == 1
    assert state_at(state.document, 7).current == 1
    assert state_at(state.document, -2).current == 0
    assert state_at(state_of_text("").document, 3).current == 0


def test_another_document_keeps_what_index_it_can() -> None:
    state = state_of_text(f"{START}\n{HARING}\n", 1)
    assert state_at(state_of_fen(HARING).document, state.current).current == 0
