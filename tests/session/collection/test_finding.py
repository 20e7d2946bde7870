from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from fenedit.documents.files.opening import open_document
from fenedit.documents.record import Record
from fenedit.notation.query.parsing import parse_query
from fenedit.session.collection.finding import Finding
from fenedit.session.collection.row_changes import Altered, Come, Gone
from fenedit.session.editor import Editor
from fenedit.session.intents import records
from fenedit.session.state import EditorState, Label, Transaction
from tests.helpers.large_files import small_blocks
from tests.helpers.states import HARING, IMMORTAL, START, editor_of, state_of_text

FILE = f"# named\n{HARING} ; Haring\n\n{IMMORTAL} # Immortal\n{START}\nnot a position\n{START}\n"


class Search:
    """A search, and what it has said."""

    def __init__(self, qtbot: QtBot):
        self.qtbot = qtbot
        self.finding = Finding()
        self.rows: list[int] = []
        self.shares: list[float] = []
        self.failures: list[str] = []
        self.ends = 0
        self.finding.found.connect(self.rows.extend)
        self.finding.progressed.connect(self.shares.append)
        self.finding.failed.connect(self.failures.append)
        self.finding.done.connect(self._on_done)

    def ask(self, text: str, state: EditorState):
        self.rows.clear()
        self.shares.clear()
        self.ends = 0
        self.finding.search(parse_query(text), state)

    def found(self) -> list[int]:
        self.qtbot.waitUntil(lambda: self.ends > 0)
        assert not self.finding.searching
        return self.rows

    def _on_done(self):
        self.ends += 1


@pytest.fixture
def search(qtbot) -> Iterator[Search]:
    search = Search(qtbot)
    yield search
    search.finding.close()


@pytest.fixture
def editor(qtbot) -> Iterator[Editor]:
    editor = editor_of(state_of_text(FILE))
    yield editor
    editor.close()


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("immortal", [1]),
        ("notfen", [3]),
        ("dup", [4]),
        ("-notfen", [0, 1, 2, 4]),
        ("named", []),
    ],
)
def test_rows_are_counted_without_comments(search, text, rows):
    search.ask(text, state_of_text(FILE))
    assert search.found() == rows
    assert search.shares[-1] == 1


def test_what_was_edited_is_found_and_what_it_was_is_not(search, editor):
    editor.perform(records.delete)
    search.ask("haring", editor.state)
    assert search.found() == []
    search.ask("immortal", editor.state)
    assert search.found() == [0]


def test_the_newest_query_wins(search):
    state = state_of_text(FILE)
    search.finding.search(parse_query("haring"), state)
    search.ask("immortal", state)
    assert search.found() == [1]


def test_nothing_is_found_once_it_was_cancelled(search):
    state = state_of_text(FILE)
    search.finding.search(parse_query("haring"), state)
    search.finding.cancel()
    assert not search.finding.searching
    search.ask("zugzwang", state)
    assert search.found() == []


def test_a_process_that_was_warmed_says_nothing_of_it(search):
    search.finding.warm()
    search.finding.warm()
    assert not search.finding.searching
    search.ask("immortal", state_of_text(FILE))
    assert search.found() == [1]
    assert search.ends == 1


@pytest.mark.parametrize("share", [False, True])
@pytest.mark.parametrize("draft", ["# 4k3/8", "", "normal"])
def test_what_was_edited_is_found_in_a_file(search, tmp_path, share, draft):
    lines = [f'4k3/8/8/8/8/8/8/4K3 w - - 0 {n + 1} id "n{n}é";' for n in range(10)]
    path = tmp_path / "large.fen"
    path.write_text("\n".join(lines), encoding="windows-1252")
    with small_blocks() if share else nullcontext():
        state = EditorState(open_document(path))
        # Whatever becomes of the file, all of it is in memory.
        path.unlink()
        search.ask("n7é", state)
        assert search.found() == [7]
        assert search.shares[-1] == 1
        # A draft that reads as a comment moves no hit.
        change = state.collection.replacing(2, Record(draft))
        state = Transaction(change, 2, Label("x"), "x").apply(state)
        state = Transaction(state.collection.deleting(5), 2, Label("x"), "x").apply(state)
        search.ask("n7é", state)
        assert search.found() == [6]
        search.ask("notfen", state)
        assert search.found() == [2]


GAMES = "".join(f'[Event "x"]\n\n1. {move} *\n\n' for move in ("e4", "d4", "e4", "e4", "Nf3"))


def test_some_rows_are_searched_alone(search):
    state = state_of_text(GAMES, file_format="pgn")
    query = replace(parse_query("Pe4"), in_games=True)
    search.finding.search(query, state, [1, 2, 4])
    assert search.found() == [2]
    assert search.finding.paths == {2: (0,)}
    search.ends = 0
    search.finding.search(query, state, [3], anew=True)
    assert search.found() == [2, 3]
    assert search.finding.paths == {2: (0,), 3: (0,)}
    search.finding.follow([Gone(0, [state.record])])
    assert search.finding.paths == {1: (0,), 2: (0,)}
    search.finding.follow([Come(2, [state.record]), Altered(0, [state.record], [state.record])])
    assert search.finding.paths == {1: (0,), 3: (0,)}
    search.finding.follow([Gone(1, [state.record] * 2)])
    assert search.finding.paths == {1: (0,)}
