from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from fenedit.documents.files.opening import open_document
from fenedit.documents.record import Record
from fenedit.notation.problems import Problem, Severity
from fenedit.notation.query.parsing import parse_query
from fenedit.notation.query.terms import Query
from fenedit.session import background
from fenedit.session.collection.finding import ALL_FAULTS, FAULTS, FaultSearch, Finding, faults_of
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


def test_nothing_is_found_once_it_was_cancelled(search):
    state = state_of_text(FILE)
    search.finding.search(parse_query("haring"), state)
    search.finding.cancel()
    assert not search.finding.searching
    search.ask("zugzwang", state)
    assert search.found() == []


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


UNPLAYABLE = Problem("fault", Severity.NOT_PLAYABLE)
ILLEGAL = Problem("fault", Severity.ILLEGAL)


class Process(QObject):
    """Stands in for the Finding; the test says what it finds."""

    found = Signal(object)
    progressed = Signal(float)
    done = Signal()
    failed = Signal(str)

    def __init__(self):
        super().__init__()
        self.searching = False
        self.asked: list[Query] = []

    def search(self, query: Query, _state: EditorState):
        self.searching = True
        self.asked.append(query)

    def cancel(self):
        self.searching = False

    def end(self):
        self.searching = False
        self.done.emit()


class Looker:
    """A search among rows of which some are faulty, and what it has said."""

    def __init__(self):
        self.faulty = {2: UNPLAYABLE, 5: ILLEGAL}
        self.looked: list[int] = []
        self.said: list[object] = []
        self.process = Process()
        self.search = FaultSearch(self.objection, self.process)
        self.search.found.connect(lambda row, wrapped: self.said.append((row, wrapped)))
        self.search.nothing.connect(lambda: self.said.append(None))
        self.search.failed.connect(self.said.append)

    def objection(self, row: int) -> Problem | None:
        self.looked.append(row)
        return self.faulty.get(row)

    def start(self, row: int, count: int, step: int):
        state = state_of_text(f"{START}\n" * count, row)
        self.search.start(state, step)


@pytest.fixture
def looker(qtbot) -> Iterator[Looker]:
    looker = Looker()
    yield looker
    looker.search.stop()


@pytest.fixture
def asker(looker, monkeypatch) -> Looker:
    """Return a search that looks at one row itself, and asks the process for the others."""
    monkeypatch.setattr(background, "SLICE_SECONDS", -1)
    monkeypatch.setattr("fenedit.session.collection.finding._OWN_SECONDS", -2)
    looker.faulty = {}
    return looker


@pytest.mark.parametrize(
    ("row", "step", "answer"),
    [
        (0, 1, (2, False)),
        (2, 1, (5, False)),
        (5, 1, (2, True)),
        (7, 1, (2, True)),
        (7, -1, (5, False)),
        (5, -1, (2, False)),
        (1, -1, (5, True)),
    ],
)
def test_the_next_fault_is_found_round_the_end(looker, row, step, answer):
    looker.start(row, 8, step)
    assert looker.said == [answer]


@pytest.mark.parametrize("step", [1, -1])
def test_the_only_fault_is_the_last_that_is_looked_at(looker, step):
    looker.faulty = {3: UNPLAYABLE}
    looker.start(3, 6, step)
    assert looker.said == [(3, True)]
    assert sorted(looker.looked) == list(range(6))


@pytest.mark.parametrize("step", [1, -1])
@pytest.mark.parametrize("count", [0, 6])
def test_without_a_fault_each_row_is_looked_at_once(looker, step, count):
    looker.faulty = {}
    looker.start(count // 2, count, step)
    assert looker.said == [None]
    assert sorted(looker.looked) == list(range(count))


def test_it_goes_on_in_slices(looker, qtbot, monkeypatch):
    monkeypatch.setattr(background, "SLICE_SECONDS", -1)
    looker.start(0, 8, 1)
    assert looker.looked == [1]
    qtbot.waitUntil(lambda: bool(looker.said))
    assert looker.said == [(2, False)]
    assert looker.process.asked == []


def test_in_a_large_collection_only_what_engines_refuse_is_a_fault(looker, monkeypatch):
    assert (faults_of(20_000), faults_of(20_001)) == (ALL_FAULTS, FAULTS)
    monkeypatch.setattr("fenedit.session.collection.finding.MOST_PROVEN", 7)
    looker.start(2, 8, 1)
    assert looker.said == [(2, True)]


def test_a_search_that_lasts_asks_the_process(asker):
    shares = []
    asker.search.progressed.connect(shares.append)
    asker.start(4, 8, 1)
    assert shares == [0]
    asker.process.progressed.emit(0.5)
    assert shares == [0, 0.5]
    assert asker.process.asked == [parse_query(ALL_FAULTS)]
    assert asker.search.searching
    asker.search.stop()
    assert not asker.process.searching


@pytest.mark.parametrize(
    ("step", "batches", "answer"),
    [
        (1, [(0, 2), (3,), (6, 7)], (6, False)),
        (1, [(0, 2), (4,)], (0, True)),
        (1, [(4,)], (4, True)),
        (1, [], None),
        (-1, [(0, 2), (3,), (6, 7)], (3, False)),
        (-1, [(4,), (6, 7)], (7, True)),
        (-1, [(1, 3, 4)], (3, False)),
        (-1, [(1,)], (1, False)),
        (-1, [(4,)], (4, True)),
        (-1, [], None),
    ],
)
def test_what_the_process_finds_is_gone_through_from_the_shown_record(asker, step, batches, answer):
    asker.start(4, 8, step)
    for rows in batches:
        if asker.process.searching:
            asker.process.found.emit(rows)
    if asker.process.searching:
        asker.process.end()
    assert asker.said == [answer]
    assert not asker.search.searching
