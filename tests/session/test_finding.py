from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from fenedit.documents.opening import open_document
from fenedit.notation.query.read import parse_query
from fenedit.session import finding
from fenedit.session.editor import Editor
from fenedit.session.finding import Finding, lines_of
from fenedit.session.intents import records
from fenedit.session.state import EditorState
from tests.helpers.states import HARING, IMMORTAL, START, editor_of, state_of_text

FILE = f"# named\n{HARING} ; Haring\n\n{IMMORTAL} # Immortal\n{START}\nnot a position\n{START}\n"


class Search:
    """A search, and what it has said."""

    def __init__(self, qtbot: QtBot) -> None:
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

    def ask(self, text: str, state: EditorState, *, modified: bool = True) -> None:
        self.rows.clear()
        self.shares.clear()
        self.ends = 0
        self.finding.ask(parse_query(text), state, modified=modified)

    def found(self) -> list[int]:
        self.qtbot.waitUntil(lambda: self.ends > 0)
        assert not self.finding.searching
        return self.rows

    def _on_done(self) -> None:
        self.ends += 1


@pytest.fixture
def search(qtbot: QtBot) -> Iterator[Search]:
    search = Search(qtbot)
    yield search
    search.finding.close()


@pytest.fixture
def editor(qtbot: QtBot) -> Iterator[Editor]:
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
def test_rows_are_counted_without_comments(search: Search, text: str, rows: list[int]) -> None:
    search.ask(text, state_of_text(FILE))
    assert search.found() == rows
    assert search.shares[-1] == 1


def test_what_was_edited_is_found_and_what_it_was_is_not(search: Search, editor: Editor) -> None:
    editor.perform(records.delete)
    search.ask("haring", editor.state)
    assert search.found() == []
    search.ask("immortal", editor.state)
    assert search.found() == [0]


def test_the_newest_query_wins(search: Search) -> None:
    state = state_of_text(FILE)
    search.finding.ask(parse_query("haring"), state, modified=True)
    search.ask("immortal", state)
    assert search.found() == [1]


def test_nothing_is_found_once_it_was_cancelled(search: Search) -> None:
    state = state_of_text(FILE)
    search.finding.ask(parse_query("haring"), state, modified=True)
    search.finding.cancel()
    assert not search.finding.searching
    search.ask("zugzwang", state)
    assert search.found() == []


def test_a_process_that_was_warmed_says_nothing_of_it(search: Search) -> None:
    search.finding.warm()
    search.finding.warm()
    assert not search.finding.searching
    search.ask("immortal", state_of_text(FILE))
    assert search.found() == [1]
    assert search.ends == 1


def test_many_lines_go_in_parts_and_all_are_seen(
    search: Search, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finding, "_FIRST_CHARACTERS", 100)
    monkeypatch.setattr(finding, "_CHARACTERS", 1)
    search.ask("-notfen", state_of_text(FILE))
    assert search.found() == [0, 1, 2, 4]
    assert len(search.shares) > 2
    assert search.shares == sorted(search.shares)


def test_duplicates_are_told_across_parts(search: Search, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "_FIRST_CHARACTERS", 1)
    search.ask("dup", state_of_text(FILE))
    assert search.found() == [4]


def test_duplicates_among_too_many_unsaved_records_are_refused(
    search: Search, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finding, "MOST_REPEATED", 4)
    search.ask("dup", state_of_text(FILE))
    assert search.failures == ["too-many"]
    assert not search.finding.searching


@pytest.mark.parametrize("modified", [False, True])
def test_a_large_file_is_found_in_with_and_without_edits(
    search: Search, tmp_path: Path, *, modified: bool
) -> None:
    path = tmp_path / "large.fen"
    lines = [START] * 50_000
    lines[30] = "# a comment"
    lines[70] = lines[40_000] = IMMORTAL
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    state = EditorState(open_document(path, large_from=1))
    if any(block.in_file for block in state.collection.blocks):
        search.ask(f"with:{IMMORTAL.split()[0]}", state, modified=modified)
        search.qtbot.waitUntil(lambda: search.ends > 0, timeout=20_000)
        assert search.rows == [69, 39_999]


def test_games_are_found_as_records(search: Search) -> None:
    games = '[Event "One"]\n\n1. e4 *\n\n; between\n[Event "Two"]\n\n1. d4 *\n'
    search.ask("event:Two", state_of_text(games, file_format="pgn"))
    assert search.found() == [1]


def test_lines_are_those_that_the_window_holds(editor: Editor) -> None:
    editor.perform(records.duplicate)
    collection = editor.state.collection
    assert [line.rstrip("\n") for _row, line in lines_of(collection)] == [
        record.line for record in collection
    ]
