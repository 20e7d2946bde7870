from collections.abc import Iterator

import pytest
from PySide6.QtCore import QModelIndex, Qt

from fenedit.session.collection.model import (
    CollectionModel,
    HitsModel,
    RecordRows,
    RecordWords,
    Role,
)
from fenedit.session.editor import Editor
from tests.helpers.states import editor_of, state_of_text

FILE = "".join(f"4k3/8/8/8/8/8/8/4K3 w - - 0 {number}\n" for number in range(1, 9))


@pytest.fixture
def editor(qtbot) -> Iterator[Editor]:
    editor = editor_of(state_of_text(FILE))
    yield editor
    editor.close()


@pytest.fixture
def lists(editor) -> tuple[RecordRows, RecordRows]:
    every = CollectionModel(
        editor,
        lambda record, _position: RecordWords(record.line, ""),
        lambda problem: problem.code,
        editor,
    )
    some = HitsModel(every, every)
    some.add((1, 3, 4))
    return every, some


def test_a_place_is_where_a_row_stands(lists):
    every, some = lists
    assert [every.place(row) for row in range(9)] == [*range(8), -1]
    assert [some.place(row) for row in range(6)] == [-1, 0, -1, 1, 2, -1]
    assert (every.row_count, some.row_count, some.total) == (8, 8, 3)


def test_ranges_of_rows_are_ranges_of_places(lists):
    every, some = lists
    rows = (range(2), range(3, 6))
    assert every.places_of(rows) == rows
    assert some.places_of(rows) == (range(1), range(1, 3))
    assert some.rows_at((range(1), range(2, 3))) == (range(1, 2), range(4, 5))


def test_both_say_the_same_of_a_row(lists):
    every, some = lists
    for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Role.NUMBER):
        assert some.index(1).data(role) == every.index(3).data(role)
    assert some.flags(some.index(1)) & Qt.ItemFlag.ItemIsDragEnabled
    assert not some.flags(QModelIndex()) & Qt.ItemFlag.ItemIsDragEnabled
    assert some.data(QModelIndex()) is None
    assert some.rowCount(some.index(0)) == 0
