import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from fenedit.documents.files.document_chunks import is_in_file
from fenedit.documents.files.opening import open_document
from fenedit.documents.files.saving import save_document
from fenedit.documents.record import Record
from fenedit.jobs.find import FoundRecords
from fenedit.jobs.questions import FileQuestion, LinesQuestion
from fenedit.notation.query.parsing import parse_query
from fenedit.session.collection import finding
from fenedit.session.collection.finding import Finding
from fenedit.session.editor import Editor
from fenedit.session.intents import records
from fenedit.session.state import EditorState, Label, Transaction
from tests.helpers.states import HARING, IMMORTAL, START, editor_of, state_of_text
from tests.helpers.workers import StillWorker

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
        search.qtbot.waitUntil(lambda: search.ends > 0)
        assert search.rows == [69, 39_999]


LARGE = [f'4k3/8/8/8/8/8/8/4K3 w - - 0 {n + 1} id "n{n}";' for n in range(10)]


@pytest.fixture
def in_file(tmp_path: Path) -> Iterator[Editor]:
    path = tmp_path / "large.fen"
    path.write_text("".join(line + "\n" for line in LARGE), encoding="utf-8")
    document = open_document(path, large_from=0)
    if not is_in_file(document.collection):
        pytest.skip("no lines stay in files here")
    editor = editor_of(EditorState(document))
    yield editor
    editor.close()


def path_of(editor: Editor) -> Path:
    path = editor.state.document.path
    assert path is not None
    return path


@pytest.mark.parametrize("draft", ["# 4k3/8", "", "normal"])
def test_a_draft_that_reads_as_a_comment_moves_no_hit(
    search: Search, in_file: Editor, draft: str
) -> None:
    def typed(state: EditorState) -> Transaction:
        return Transaction(state.collection.replacing(2, Record(draft)), 2, Label("x"), "x")

    in_file.perform(typed)
    path = path_of(in_file)
    state = save_document(path, in_file.state.document)
    in_file.mark_saved(in_file.state.document.with_file(path, state))
    assert is_in_file(in_file.state.collection)
    search.ask("n7", in_file.state, modified=in_file.modified)
    assert search.found() == [7]


def test_a_file_that_holds_all_of_the_records_is_read_there(
    in_file: Editor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fenedit.jobs.worker.Worker", StillWorker)
    finding = Finding()

    def ask() -> object:
        finding.ask(parse_query("n7"), in_file.state, modified=in_file.modified)
        return StillWorker.made[-1].asked[-1]

    in_file.perform(records.delete)
    assert isinstance(ask(), LinesQuestion)
    path = path_of(in_file)
    state = save_document(path, in_file.state.document)
    in_file.mark_saved(in_file.state.document.with_file(path, state))
    question = ask()
    assert isinstance(question, FileQuestion)
    assert question == FileQuestion(str(path), question.asked, state, "utf-8", "fen")


def test_very_many_records_that_no_file_block_holds_are_sent(
    search: Search, in_file: Editor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finding, "_MOST_HELD", 0)
    in_file.perform(records.duplicate)
    path = path_of(in_file)
    state = save_document(path, in_file.state.document)
    in_file.mark_saved(in_file.state.document.with_file(path, state))
    path.unlink()
    search.ask("n7", in_file.state, modified=in_file.modified)
    assert search.found() == [8]


@pytest.mark.parametrize("change", ["replace", "touch", "remove"])
def test_hits_are_in_what_the_window_holds(search: Search, in_file: Editor, change: str) -> None:
    path = path_of(in_file)
    if change == "replace":
        other = path.with_name("other")
        other.write_text("".join(line + "\n" for line in LARGE[3:]), encoding="utf-8")
        other.replace(path)
    elif change == "touch":
        os.utime(path, ns=(0, 0))
    else:
        path.unlink()
    search.ask("n7", in_file.state, modified=in_file.modified)
    assert search.found() == [7]
    search.ask("n7 dup", in_file.state, modified=in_file.modified)
    assert search.found() == [7]


def test_what_was_found_before_the_file_was_changed_is_told_once(
    in_file: Editor, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    search = Search(qtbot)
    monkeypatch.setattr("fenedit.jobs.worker.Worker", StillWorker)
    search.ask("n", in_file.state, modified=False)
    worker = StillWorker.made[-1]
    worker.say(FoundRecords((0, 1), 0.2))
    worker.say(FoundRecords((), None, "changed-underneath"))
    qtbot.waitUntil(lambda: isinstance(worker.asked[-1], LinesQuestion))
    assert not search.failures
    worker.say(FoundRecords((0, 1, 2, 3), 1.0))
    worker.say(last=True)
    qtbot.waitUntil(lambda: search.ends == 1)
    assert search.rows == [0, 1, 2, 3]
