"""What copies say."""

from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSettings

from fenedit.documents.games import game_record, tags_of
from fenedit.documents.record import moves_of
from fenedit.notation.fen import parse_fen
from fenedit.notation.marks import DrawnArrow, MarkColour, Marks, each_mark
from fenedit.notation.spellings.anything import read_anything
from fenedit.notation.spellings.export import SPELLINGS, Spelling, Written
from fenedit.session.copying import (
    Manner,
    Wanted,
    chosen_manner,
    copied_fen,
    spelt,
    values_that_matter,
    wanted,
)
from fenedit.session.intents.records import type_fen
from fenedit.session.settings import CopyOptions, Preferences, Settings
from fenedit.session.state import EditorState
from tests.helpers.held_records import RECORDS, Held, made_of_parts
from tests.helpers.states import START, editor_of, state_of_text

AFTER_E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"
INNER_ROOK = "4k3/8/8/8/8/8/8/R3KRR1 w FQ - 0 1"
BY_CODE = {spelling.code: spelling for spelling in SPELLINGS}


def test_what_is_not_chosen_is_as_preferred(tmp_path: Path) -> None:
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    preferences = Preferences()._replace(ep_convention="legal", piece_letters="nl")
    settings.set_preferences(preferences)
    options = CopyOptions(ep_convention="capturable", flipped=True)
    assert chosen_manner(options, settings) == Manner("capturable", "held", "nl", True)


@pytest.mark.parametrize(
    ("preferences", "written", "left_out"),
    [
        (Preferences(), "KQkq e3", ()),
        (Preferences(ep_convention="capturable"), "KQkq -", ("ep",)),
        (Preferences(castling_spelling="shredder"), "HAha e3", ()),
    ],
)
def test_a_fen_is_copied_in_the_preferred_customs(
    preferences: Preferences, written: str, left_out: tuple[str, ...]
) -> None:
    state = state_of_text(f"{AFTER_E4} ; best by test\n")
    copy = copied_fen(state, preferences)
    assert copy.text == AFTER_E4.replace("KQkq e3", written)
    assert copy.left_out == left_out


def test_a_right_that_a_custom_cannot_write_is_told() -> None:
    state = state_of_text(INNER_ROOK)
    assert state.chess960
    copy = copied_fen(state, Preferences(castling_spelling="fen"))
    assert copy.text.split()[2] == "Q"
    assert copy.left_out == ("inner-rook",)


def test_the_operations_of_a_line_are_written_where_a_spelling_has_them() -> None:
    state = state_of_text(f'{START} bm e4; id "first";\n')
    assert 'bm e4; id "first";' in spelt(BY_CODE["epd"], wanted(state), Manner()).text
    assert "bm" not in spelt(BY_CODE["fen"], wanted(state), Manner()).text


def test_what_was_typed_after_the_fields_is_written_with_what_stood_there() -> None:
    editor = editor_of(state_of_text(f"{START} id 1;\n"))
    assert editor.perform(type_fen, f"{START} bm e4;")
    operations = wanted(editor.state).operations
    editor.close()
    assert "bm e4;" in operations and operations.count("bm") == 1


@pytest.mark.parametrize("spelling", SPELLINGS, ids=lambda spelling: spelling.code)
def test_a_loss_is_told_only_once(spelling: object) -> None:
    target = Wanted(parse_fen(INNER_ROOK), chess960=True)
    left_out = spelt(spelling, target, Manner(castling_spelling="fen")).left_out
    assert len(left_out) == len(set(left_out))


@pytest.mark.parametrize(
    ("code", "names"),
    [
        ("fen", {"ep_convention", "castling_spelling"}),
        ("pieces", {"piece_letters"}),
        ("ascii", {"flipped"}),
    ],
)
def test_only_choices_that_change_something_matter(code: str, names: set[str]) -> None:
    assert names <= values_that_matter(BY_CODE[code]).keys()


def test_a_fen_has_neither_languages_nor_a_bottom() -> None:
    assert values_that_matter(BY_CODE["fen"]) == {
        "ep_convention": {"capturable", "legal"},
        "castling_spelling": {"shredder", "fen"},
    }


MARKED = f'{AFTER_E4.rsplit(" ", 2)[0]} c0 "[%cal Ge2e4]"; id "x";\n'
ARROW = DrawnArrow(MarkColour.GREEN, 12, 28)


def test_what_is_drawn_is_told_apart_from_the_operations() -> None:
    target = wanted(state_of_text(MARKED))
    assert target.marks == Marks(arrows=(ARROW,))
    assert "c0" not in target.operations and 'id "x";' in target.operations
    assert 'c0 "[%cal Ge2e4]"' in spelt(BY_CODE["epd"], target, Manner()).text
    assert spelt(BY_CODE["chessboard"], target, Manner()).left_out == ("operations",)
    assert spelt(BY_CODE["fen"], target, Manner()).left_out == ("operations", "marks")


def test_a_comment_beside_what_is_drawn_is_an_operation() -> None:
    target = wanted(state_of_text(MARKED.replace('e4]"', 'e4] wins"')))
    assert target.marks and 'c0 "wins"' in target.operations


def test_what_is_drawn_over_a_game_is_told() -> None:
    game = f'[SetUp "1"]\n[FEN "{AFTER_E4}"]\n\n{{[%cal Ge2e4] well}} *\n'
    target = wanted(state_of_text(game, file_format="pgn"))
    assert target.marks == Marks(arrows=(ARROW,))
    assert "markmoves={e2-e4}" in spelt(BY_CODE["xskak"], target, Manner()).text


# Whatever of a record a copy does not say is named as left out, and nothing else is.


MANNERS = (Manner(), Manner("capturable", "fen", "pl", True), Manner("legal", "shredder", "de"))
BY_CODE_LEFT_OUT = {each.code: each for each in SPELLINGS}
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
        copy = copy_of(BY_CODE_LEFT_OUT[code], state)
        (found,) = read_anything(copy.text)[0].found
        assert found.position == state.position, code
        assert ("chess960" in copy.left_out) == (found.chess960 != state.chess960), code


@pytest.mark.parametrize("name", [name for name, held in RECORDS.items() if held.format == "pgn"])
def test_a_game_is_copied_to_the_letter(name: str) -> None:
    state = state_of(RECORDS[name])
    copy = copy_of(BY_CODE_LEFT_OUT["pgn"], state)
    assert copy.text == state.record.line.replace("\r\n", "\n").rstrip("\n")
    assert not set(copy.left_out) - {"chess960"}


@given(st.sampled_from(sorted(RECORDS)), st.sampled_from(MANNERS))
def test_a_game_that_is_copied_otherwise_differs_in_its_position_alone(
    name: str, manner: Manner
) -> None:
    state = state_of(RECORDS[name])
    again = game_record(copy_of(BY_CODE_LEFT_OUT["pgn"], state, manner).text)
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
    copy = copy_of(BY_CODE_LEFT_OUT["pgn"], change.apply(state))
    assert copy.text == state.record.line.rstrip("\n")
    assert copy.left_out == ()
