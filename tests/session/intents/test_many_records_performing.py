"""What is done to one record, done to several in one step."""

from collections import Counter
from dataclasses import replace
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.record import Record, record_from_line
from fenedit.notation.position import BLACK, WHITE
from fenedit.notation.problems import Problem, Severity
from fenedit.notation.transform import TRANSFORMS
from fenedit.session.collection.row_changes import Altered, row_changes
from fenedit.session.collection.rows import rows_of
from fenedit.session.intents import fields, many_records
from fenedit.session.intents.board import transform
from fenedit.session.intents.common import replace_record
from fenedit.session.intents.fields import (
    drop_rights,
    reset_counters,
    set_ep_square,
    set_side_to_move,
)
from fenedit.session.intents.many_records import SortBy, key_of_record, natural, sorting
from fenedit.session.intents.records import type_fen
from fenedit.session.state import EditorState, Intent, Label, Notice, Transaction, state_at
from tests.helpers import at_once
from tests.helpers.states import HARING, START, applied, state_of_text, text_of

INTENTS: dict[str, Intent[[]]] = {
    **{name: partial(transform, name=name) for name in TRANSFORMS},
    "white": partial(set_side_to_move, side=WHITE),
    "black": partial(set_side_to_move, side=BLACK),
    "no rights": drop_rights,
    "no en passant": partial(set_ep_square, square=None),
    "counters": reset_counters,
    "clear marks": fields.clear_marks,
}
CORNERED = "7k/8/8/8/8/8/8/K7 w - - 0 1"
LINES = (
    START,
    f"{HARING} ; Haring",
    CORNERED,
    "7k/8/8/8/8/8/8/K7 w - -",
    '4k3/8/8/8/8/8/3P4/4K3 w - - hmvc 3; fmvn 9; bm d4; c0 "[%cal Gd2d4]";',
    '  r3k2r/8/8/3pP3/8/8/8/R3K2R  w KQkq d6 0 2 id "spaced" ;',
    "bqnb1rkr/pppppppp/8/8/8/8/PPPPPPPP/BQNB1RKR w HFhf - 0 1",
    "no position at all",
    "rnbqkbnr/pppppppp/9/8 w",
    "# a comment",
    "",
)
GAMES = (
    f'[Event "a"]\n[FEN "{CORNERED}"]\n\n1. Kb2 {{[%cal Ga1b2]}} Kg7 *',
    f'[Event "b"]\n[FEN "{HARING}"]\n\n*',
    '[Event "c"]\n\n1. e4 e5 2. Nf3 1-0',
    '[Event "d"]\n[FEN "nonsense"]\n\n1. e4 *',
    "1. d4 d5 1/2-1/2",
    '[Event "e"]\n[Variant "Chess960"]\n'
    '[FEN "bqnb1rkr/pppppppp/8/8/8/8/PPPPPPPP/BQNB1RKR w HFhf - 0 1"]\n\n*',
)


def done(state: EditorState, rows: list[int], intent: Intent[[]]) -> Transaction | None:
    return at_once.ended(many_records.performing(state, rows_of(rows), intent))


def alone(state: EditorState, rows: list[int], intent: Intent[[]]) -> EditorState:
    """Return what comes of one record after the other being shown, and changed."""
    current = state.current
    for row in sorted(rows):
        state = state_at(state.document, row)
        change = None if state.is_draft else intent(state)
        state = state if change is None else change.apply(state)
    return state_at(state.document, current)


@given(
    lines=st.lists(st.sampled_from(LINES), min_size=1, max_size=9),
    chosen=st.sets(st.integers(0, 8)),
    name=st.sampled_from(sorted(INTENTS)),
    file_format=st.sampled_from(["fen", "epd"]),
    newline=st.sampled_from(["\n", "\r\n"]),
    final=st.booleans(),
)
def test_each_line_becomes_what_it_would_become_alone(
    lines, chosen, name, file_format, newline, final
):
    text = newline.join(lines) + (newline if final else "")
    compare(state_of_text(text, newline=newline, file_format=file_format), chosen, INTENTS[name])


@given(
    games=st.lists(st.sampled_from(GAMES), min_size=1, max_size=6),
    chosen=st.sets(st.integers(0, 5)),
    name=st.sampled_from(sorted(INTENTS)),
    parting=st.sampled_from(["\n\n", "\n"]),
)
def test_each_game_becomes_what_it_would_become_alone(games, chosen, name, parting):
    compare(state_of_text(parting.join(games) + "\n", file_format="pgn"), chosen, INTENTS[name])


@pytest.mark.parametrize("rows", [{0, 1}, {1}, {0, 2}, {1, 2}, {0, 1, 2}])
def test_games_that_change_are_kept_apart_as_they_would_be_alone(rows):
    def bare(state):
        game = replace(state.record, lead="", written=START, held=None, rest="1. c4", implied=True)
        return replace_record(state, game, Label("bare"), "test")

    game = f'[Event "{{0}}"]\n[FEN "{HARING}"]\n\n1. e4\n'
    state = state_of_text("\n".join(map(game.format, "abc")), file_format="pgn")
    compare(state, rows, bare)


def compare(state: EditorState, chosen: set[int], intent: Intent[[]]):
    rows = [row for row in sorted(chosen) if row < len(state.collection)]
    total = len(state.collection)
    state = state_at(state.document, total // 2)
    expected = alone(state, rows, intent)
    change = done(state, rows, intent)
    if change is None:
        assert text_of(expected) == text_of(state)
        return
    after = change.apply(state)
    assert text_of(after) == text_of(expected)
    assert list(after.collection) == list(expected.collection)
    assert (after.current, after.record) == (state.current, expected.record)
    back = after.collection.changed(change.change.inverted())
    assert text_of(EditorState(after.document.with_collection(back))) == text_of(state)
    changed = Counter(record for record in after.collection)
    assert change.label.count <= sum((changed - Counter(state.collection)).values())
    # A list learns of every row that says something else now.
    told = {
        row
        for step in row_changes(state.collection, after.collection, change.change)
        if isinstance(step, Altered)
        for row in range(step.row, step.row + len(step.new))
    }
    assert told >= {row for row in range(total) if state.collection[row] != after.collection[row]}


def test_drafts_and_what_would_not_change_are_left_and_counted():
    text = f"{CORNERED}\nno position\n{START}\n# a comment\n{HARING}\n"
    state = state_of_text(text)
    assert done(state, [0, 1, 2, 3], INTENTS["shift_left"]) is None
    change = done(state, [0, 1, 2], partial(set_side_to_move, side=BLACK))
    assert change.label.count == 2
    assert Notice("unchanged", count=1) in change.notices
    after = [record.line for record in change.apply(state).collection]
    turned = [CORNERED.replace(" w ", " b "), "no position", START.replace(" w ", " b "), HARING]
    assert after == turned


def test_a_draft_over_a_position_is_left_as_it_was_typed():
    state = state_of_text(f"{START}\n{HARING}\n")
    state = applied(state, type_fen(state, "half a pos"))
    assert (
        applied(state, done(state, [0, 1], INTENTS["rotate"])).collection[0] == state.collection[0]
    )


def test_what_happens_besides_is_said_once_with_its_count():
    state = state_of_text(f"{START}\n{START}\n{HARING}\n")
    change = done(state, [0, 1], INTENTS["mirror"])
    assert change.notices == (Notice("right-left", count=2),)
    change = done(state, [0, 2], INTENTS["mirror"])
    assert change.notices == (Notice("right-left", count=1),)


def test_many_records_in_a_row_are_one_change_to_a_list():
    games = "\n\n".join(GAMES[1] for _ in range(50))
    for state in (state_of_text(f"{HARING}\n" * 50), state_of_text(games, file_format="pgn")):
        change = done(state, list(range(10, 40)), INTENTS["mirror"])
        steps = row_changes(state.collection, change.apply(state).collection, change.change)
        assert len(list(steps)) == 1


def test_it_may_be_if_any_of_a_few_records_would_change():
    state = state_of_text(f"{CORNERED}\nno position\n" + f"{CORNERED}\n" * 100)
    left = INTENTS["shift_left"]
    assert many_records.may_perform(state, rows_of([0, 1]), INTENTS["rotate"])
    assert not many_records.may_perform(state, rows_of([1]), INTENTS["rotate"])
    assert not many_records.may_perform(state, rows_of([0, 1]), left)
    # Of many it is not asked.
    assert many_records.may_perform(state, (range(102),), left)


KINGS = "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
QUEEN = "4k3/8/8/8/8/8/8/Q3K3 b - - 0 1"
ROOK = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"
DRAFT = "no position"
LINES_SORTING = (ROOK, DRAFT, KINGS, QUEEN)


def order(by: SortBy, *, down: bool = False) -> list[str]:
    records = [record_from_line(line) for line in LINES_SORTING]
    keys = [key_of_record(record, by, lambda one: one.line) for record in records]
    return [
        LINES_SORTING[row]
        for row in at_once.ended(sorting(range(len(LINES_SORTING)), keys, down=down))
    ]


@pytest.mark.parametrize(
    ("by", "up", "down"),
    [
        ("side", [ROOK, KINGS, QUEEN, DRAFT], [QUEEN, ROOK, KINGS, DRAFT]),
        ("men", [KINGS, ROOK, QUEEN, DRAFT], [ROOK, QUEEN, KINGS, DRAFT]),
        ("material", [KINGS, QUEEN, ROOK, DRAFT], [ROOK, QUEEN, KINGS, DRAFT]),
        ("text", [KINGS, QUEEN, ROOK, DRAFT], [DRAFT, ROOK, QUEEN, KINGS]),
    ],
)
def test_records_are_sorted_both_ways_and_drafts_stay_behind(by, up, down):
    assert order(by) == up
    assert order(by, down=True) == down


def test_what_is_alike_stays_in_its_order_both_ways():
    assert at_once.ended(sorting([4, 5, 6], [(1,), (0,), (1,)], down=False)) == [5, 4, 6]
    assert at_once.ended(sorting([4, 5, 6], [(1,), (0,), (1,)], down=True)) == [4, 6, 5]


@given(
    st.lists(st.none() | st.integers(0, 9), max_size=30).map(lambda some: some * 40), st.booleans()
)
def test_many_are_sorted_as_few_are(numbers, down):
    keys = [None if number is None else (number,) for number in numbers]
    found = at_once.ended(sorting(range(len(keys)), keys, down=down))
    known = [row for row, key in enumerate(keys) if key is not None]
    after = [row for row, key in enumerate(keys) if key is None]
    assert found == sorted(known, key=lambda row: numbers[row] or 0, reverse=down) + after


def test_numbers_in_names_count_as_numbers():
    names = ["Study 10", "study 9", "a", "10", "9", "Étude"]
    assert sorted(names, key=natural) == ["9", "10", "a", "study 9", "Study 10", "Étude"]


def test_the_gravest_verdict_comes_first():
    record = Record(KINGS)
    keys = [
        key_of_record(record, "verdict", str, Problem("x", severity))
        for severity in (Severity.ILLEGAL, Severity.NOT_PLAYABLE)
    ]
    keys.append(key_of_record(record, "verdict", str))
    assert at_once.ended(sorting([0, 1, 2], keys, down=False)) == [1, 0, 2]
