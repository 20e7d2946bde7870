from collections.abc import Iterator

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from fenedit.notation.position import parse_square
from fenedit.session.collection.model import CollectionModel, HitsModel, RecordWords, Role
from fenedit.session.collection.row_changes import RowSet
from fenedit.session.editor import Editor
from fenedit.session.intents import board, records
from tests.helpers import at_once
from tests.helpers.states import editor_of, state_of_text

E4 = parse_square("e4")
FILE = "".join(f"4k3/8/8/8/8/8/8/4K3 w - - 0 {number}\n" for number in range(1, 9))


@pytest.fixture
def editor(qtbot) -> Iterator[Editor]:
    editor = editor_of(state_of_text(FILE))
    yield editor
    editor.close()


@pytest.fixture
def hits(editor) -> HitsModel:
    model = CollectionModel(
        editor,
        lambda record, _position: RecordWords(record.line, ""),
        lambda problem: problem.code,
        editor,
    )
    hits = HitsModel(model, model)
    hits.add((1, 3, 4))
    return hits


def test_a_hit_says_what_its_row_says(hits, editor):
    assert hits.rowCount() == 3
    assert hits.index(1).data(Role.RECORD) is editor.state.collection[3]
    assert hits.index(1).data().endswith("0 4")


def test_the_next_hit_comes_round(hits):
    assert [hits.next(row, 1) for row in (0, 1, 3, 4, 7)] == [1, 3, 4, 1, 1]
    assert [hits.next(row, -1) for row in (0, 1, 3, 4, 7)] == [4, 4, 1, 3, 4]
    hits.clear()
    assert hits.next(0, 1) == hits.next(0, -1) == -1


def test_a_row_has_its_place_if_it_is_a_hit(hits):
    assert [hits.place(row) for row in range(6)] == [-1, 0, -1, 1, 2, -1]
    assert hits.rows_at((range(3),)) == (range(1, 2), range(3, 5))


def test_hits_go_along_with_rows_that_come_and_go(hits, editor):
    editor.perform(records.delete)
    assert list(hits.rows) == [0, 2, 3]
    editor.undo_stack.undo()
    assert list(hits.rows) == [1, 3, 4]
    editor.show_record(3)
    editor.perform(records.delete)
    assert list(hits.rows) == [1, 3]


def test_a_hit_that_is_carried_elsewhere_stays_one(hits, editor):
    editor.perform(at_once.move, (range(1, 4),), 8)
    lines = {editor.state.collection[row].line for row in hits.rows}
    assert {line.split()[-1] for line in lines} == {"2", "4", "5"}
    editor.undo_stack.undo()
    assert list(hits.rows) == [1, 3, 4]


def test_one_step_beyond_the_last_hit_is_none(hits):
    assert [hits.neighbour(row, 1) for row in (0, 1, 2, 4)] == [1, 3, 3, -1]
    assert [hits.neighbour(row, -1) for row in (0, 1, 2, 4)] == [-1, -1, 1, 3]


def test_qt_learns_of_every_change_of_the_hits(hits, editor):
    mode = QAbstractItemModelTester.FailureReportingMode.Warning
    assert QAbstractItemModelTester(hits, mode, hits).model() is hits
    changed = []
    hits.dataChanged.connect(lambda first, last: changed.append((first.row(), last.row())))
    editor.show_record(3)
    editor.perform(board.place, E4, "Q")
    assert changed == [(1, 1)]
    editor.perform(records.move, 1)
    editor.perform(at_once.delete, (range(4),))
    hits.become(RowSet([0, 2]))
    assert [hits.index(place).data(Role.NUMBER) for place in range(2)] == [1, 3]
