from collections.abc import Callable, Iterator

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fenedit.documents.record import Record
from fenedit.session.collection.row_changes import (
    Altered,
    Come,
    Gone,
    Moved,
    RowExchange,
    place_after,
    row_changes,
)
from fenedit.session.collection.rows import Rows, each, rows_of
from fenedit.session.editor import Editor
from fenedit.session.intents import many_records
from fenedit.session.state import EditorState, Label, Transaction
from tests.helpers import at_once
from tests.helpers.states import editor_of, state_of_text, text_of

LABEL = Label("test")


def fen(number: int) -> str:
    """Return the FEN of the nth of many positions that all differ."""
    return f"4k3/8/8/8/8/8/8/4K3 w - - 0 {number + 1}"


def file_of(count: int, newline: str = "\n", *, final: bool = True, asides: bool = False) -> str:
    lines = []
    for number in range(count):
        if asides and number % 3 == 1:
            lines.append(f"# before {number}")
        lines.append(fen(number))
    return newline.join(lines) + (newline if final else "")


def numbers(state: EditorState) -> list[int]:
    return [int(record.line.split()[-1]) - 1 for record in state.collection]


def after(state: EditorState, change: Transaction | None) -> EditorState:
    changed = change.apply(state)
    back = EditorState(
        changed.document.with_collection(changed.collection.changed(change.change.inverted()))
    )
    assert text_of(back) == text_of(state)
    return changed


def lines_in(change: Transaction | None) -> int:
    """Return how many lines a change of several places speaks of."""
    assert isinstance(change.change, RowExchange)
    return sum(len(records) for rows in change.change.rows for records in rows[1:])


def asides(state: EditorState) -> list[str]:
    return [item.line for item in state.collection.lines if not isinstance(item, Record)]


def test_scattered_records_are_deleted_in_one_step():
    # What names them in a file of FEN goes with them.
    for file_format, kept in (("epd", ["1", "4", "7"]), ("fen", ["7"])):
        state = state_of_text(file_of(9, asides=True), 4, file_format=file_format)
        changed = after(state, at_once.delete(state, rows_of([1, 4, 5])))
        assert numbers(changed) == [0, 2, 3, 6, 7, 8]
        assert asides(changed) == [f"# before {number}" for number in kept]
    assert changed.current == 1


def test_the_shown_record_stays_shown_where_others_are_deleted():
    state = state_of_text(file_of(9), 6)
    changed = after(state, at_once.delete(state, rows_of([0, 1, 8])))
    assert numbers(changed)[changed.current] == 6


def test_all_records_can_be_deleted():
    state = state_of_text(file_of(3, final=False), 2)
    changed = after(state, at_once.delete(state, (range(3),)))
    assert (len(changed.collection), changed.current) == (0, 0)


def test_copies_stand_behind_the_last_of_their_originals():
    state = state_of_text(file_of(5))
    change = at_once.duplicate(state, rows_of([0, 2]))
    changed = after(state, change)
    assert numbers(changed) == [0, 1, 2, 0, 2, 3, 4]
    assert changed.current == 3
    assert change.label.count == 2


@pytest.mark.parametrize(
    ("rows", "to", "order"),
    [
        ([1], 4, [0, 2, 3, 1, 4]),
        ([3], 0, [3, 0, 1, 2, 4]),
        ([0, 2], 5, [1, 3, 4, 0, 2]),
        ([1, 4], 2, [0, 1, 4, 2, 3]),
        ([0, 4], 3, [1, 2, 0, 4, 3]),
    ],
)
def test_records_move_together_to_where_they_are_dropped(rows, to, order):
    for current in range(5):
        state = state_of_text(file_of(5), current)
        changed = after(state, at_once.move(state, rows_of(rows), to))
        assert numbers(changed) == order
        assert numbers(changed)[changed.current] == current


@pytest.mark.parametrize("to", [1, 2, 3])
def test_a_run_dropped_on_itself_does_not_move(to):
    state = state_of_text(file_of(5))
    assert at_once.move(state, (range(1, 3),), to) is None


def test_records_step_up_and_down_and_stop_at_the_ends():
    state = state_of_text(file_of(5), 1)
    up = after(state, at_once.step(state, (range(1, 3),), -1))
    assert (numbers(up), up.current) == ([1, 2, 0, 3, 4], 0)
    assert at_once.step(up, (range(2),), -1) is None
    down = after(state, at_once.step(state, (range(1, 3),), 1))
    assert numbers(down) == [0, 3, 1, 2, 4]
    assert at_once.step(state, (range(3, 5),), 1) is None


def test_scattered_records_gather_when_they_step():
    state = state_of_text(file_of(5))
    gathered = after(state, at_once.step(state, rows_of([0, 3]), -1))
    assert numbers(gathered) == [0, 3, 1, 2, 4]


def test_a_record_is_carried_far_without_those_between_being_read():
    state = state_of_text(file_of(10_000, final=False), 2)
    change = at_once.move(state, rows_of([2]), 10_000)
    changed = after(state, change)
    assert numbers(changed)[-1] == 2
    assert changed.current == 9999
    assert text_of(changed).endswith(f"{fen(9999)}\n{fen(2)}")
    assert lines_in(change) < 10


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_a_missing_final_newline_stays_missing(newline):
    state = state_of_text(file_of(3, newline, final=False), newline=newline)
    changed = after(state, at_once.arrange(state, (range(3),), [2, 1, 0], LABEL))
    assert text_of(changed) == newline.join([fen(2), fen(1), fen(0)])


@pytest.mark.parametrize("final", [True, False])
@pytest.mark.parametrize("newline", ["\r\n", "\r"])
def test_a_record_that_is_carried_far_keeps_its_own_ending(newline, final):
    lines = [fen(number) + "\n" for number in range(2000)]
    lines[3] = fen(3) + newline
    if not final:
        lines[-1] = fen(1999)
    state = state_of_text("".join(lines))
    moved = after(state, at_once.move(state, rows_of([3]), 1990))
    wanted = [*lines[:3], *lines[4:1990], lines[3], *lines[1990:]]
    assert text_of(moved) == "".join(wanted)


def test_some_records_are_arranged_among_their_own_rows():
    state = state_of_text(file_of(6, asides=True), 5)
    changed = after(state, at_once.arrange(state, rows_of([0, 3, 5]), [5, 0, 3], LABEL))
    assert numbers(changed) == [5, 1, 2, 0, 4, 3]
    assert (asides(changed), changed.current) == (asides(state), 0)
    assert at_once.arrange(state, rows_of([0, 3]), [0, 3], LABEL) is None


GAME = '[Event "{0}"]\n[FEN "4k3/8/8/8/8/8/8/4K3 w - - 0 {0}"]\n\n1. Kd2 *\n'


def test_games_are_arranged_deleted_and_moved_whole():
    games = [GAME.format(number + 1) for number in range(4)]
    state = state_of_text("\n".join(games).rstrip(), file_format="pgn")
    turned = after(state, at_once.arrange(state, (range(4),), [3, 2, 1, 0], LABEL))
    assert text_of(turned) == "\n".join(reversed(games)).rstrip()
    moved = after(state, at_once.move(state, rows_of([0, 1]), 4))
    assert text_of(moved) == "\n".join([*games[2:], *games[:2]]).rstrip()
    left = after(state, at_once.delete(state, rows_of([0, 2])))
    assert text_of(left) == f"{games[1]}\n{games[3]}".rstrip()


@pytest.fixture
def editor(qapp) -> Iterator[Editor]:
    editor = editor_of(state_of_text(""))
    yield editor
    editor.close()


Intent = Callable[[EditorState, Rows], Transaction | None]
INTENTS: dict[str, Intent] = {
    "delete": at_once.delete,
    "duplicate": at_once.duplicate,
    "up": lambda state, rows: at_once.step(state, rows, -1),
    "down": lambda state, rows: at_once.step(state, rows, 1),
    "top": lambda state, rows: at_once.move(state, rows, 0),
    "turn": lambda state, rows: at_once.arrange(state, rows, list(each(rows))[::-1], Label("turn")),
}


@given(
    size=st.integers(1, 12),
    chosen=st.sets(st.integers(0, 11)),
    name=st.sampled_from(sorted(INTENTS)),
    final=st.booleans(),
    remarks=st.booleans(),
    few=st.booleans(),
)
@example(size=12, chosen={2, 5}, name="delete", final=True, remarks=False, few=False)
def test_the_rows_of_a_list_follow_every_change_and_its_undo(
    size, chosen, name, final, remarks, few
):
    with pytest.MonkeyPatch.context() as patch:
        if not few:
            # As if there were very many.
            patch.setattr("fenedit.session.collection.row_changes._FEW", 0)
        follow(size, chosen, name, final, remarks)


def follow(size: int, chosen: set[int], name: str, final: bool, remarks: bool):
    state = state_of_text(file_of(size, final=final, asides=remarks))
    rows = rows_of(row for row in chosen if row < size)
    change = INTENTS[name](state, rows) if rows else None
    if change is None:
        return
    changed = after(state, change)
    for old, new, led in (
        (state, changed, change.change),
        (changed, state, change.change.inverted()),
    ):
        shown = numbers(old)
        changes = tuple(row_changes(old.collection, new.collection, led))
        for step in changes:
            match step:
                case Gone(row, records):
                    del shown[row : row + len(records)]
                case Come(row, records):
                    shown[row:row] = [int(record.line.split()[-1]) - 1 for record in records]
                case Moved(row, places, _):
                    before = shown[row : row + len(places)]
                    for number, place in zip(before, places, strict=True):
                        shown[place] = number
                case Altered():
                    raise AssertionError("no record says anything else")
        assert shown == numbers(new)
        if name not in ("delete", "duplicate"):
            placed = [place_after(changes, row) for row in range(len(old.collection))]
            assert [numbers(new)[place] for place in placed] == numbers(old)


@pytest.mark.parametrize(("to", "begin"), [(0, 0), (2, 2), (4999, 1999), (5000, 2000)])
def test_a_great_many_pass_a_few_by_those_few_moving(to, begin):
    state = state_of_text(file_of(5000), 7)
    rows = (range(3, 3003),)
    moved = after(state, at_once.move(state, rows, to))
    others = [number for number in range(5000) if number not in rows[0]]
    assert numbers(moved) == [*others[:begin], *rows[0], *others[begin:]]
    assert numbers(moved)[moved.current] == 7


@pytest.mark.parametrize("final", [True, False])
def test_the_records_of_another_collection_come_behind_all_others(final):
    state, other = (
        state_of_text(file_of(3)),
        state_of_text(file_of(5, "\r\n", final=final, asides=True)),
    )
    change = at_once.ended(many_records.appending(state, other.collection))
    changed = after(state, change)
    assert text_of(changed) == file_of(3) + file_of(5, asides=True)
    assert changed.current == 3
    assert (
        at_once.ended(many_records.appending(state, state_of_text("# none\n").collection)) is None
    )
