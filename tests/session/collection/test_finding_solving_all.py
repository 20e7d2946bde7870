from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from fenedit.documents.record import Record
from fenedit.jobs.questions import RowVerdict, SolveOptions
from fenedit.rules.solve.solution import Wanted
from fenedit.session.collection.finding import SolvingAll
from fenedit.session.state import Label, Transaction
from tests.helpers.file_solvers import MODULE, SLOW
from tests.helpers.states import state_of_text

MORPHY = 'kbK5/pp6/1P6/8/8/8/8/R7 w - - dm 2; id "Morphy";'
SHORT = "6k1/5ppp/8/8/8/8/8/R5K1 w - - dm 3;"
PLAIN = "4k3/8/8/8/8/8/8/4K3 w - -"
FILE = f"# problems\n{MORPHY}\n\n{PLAIN}\n{SHORT}\nnothing\n"


class Search:
    """A search, and what it has said."""

    def __init__(self, qtbot: QtBot, module: str):
        self.qtbot = qtbot
        self.solving = SolvingAll()
        self.solving.module = module
        self.rows: list[RowVerdict] = []
        self.shares: list[float] = []
        self.failures: list[str] = []
        self.ends = 0
        self.solving.solved.connect(self.rows.extend)
        self.solving.progressed.connect(self.shares.append)
        self.solving.failed.connect(self.failures.append)
        self.solving.done.connect(self._on_done)

    def start(self, text: str, options: SolveOptions | None = None):
        self.rows.clear()
        self.shares.clear()
        self.ends = 0
        self.solving.start(state_of_text(text), options)

    def found(self) -> dict[int, RowVerdict]:
        self.qtbot.waitUntil(lambda: self.ends > 0)
        assert not self.solving.searching
        return {each.row: each for each in self.rows}

    def _on_done(self):
        self.ends += 1


@pytest.fixture
def search(qtbot) -> Iterator[Search]:
    search = Search(qtbot, SolvingAll.module)
    yield search
    search.solving.close()


@pytest.fixture
def fake(qtbot) -> Iterator[Search]:
    search = Search(qtbot, MODULE)
    yield search
    search.solving.close()


def test_all_problems_are_solved_and_told_by_their_rows(search):
    assert not search.solving.searching
    search.start(FILE)
    assert search.solving.searching
    found = search.found()
    assert {row: each.verdict for row, each in found.items()} == {0: "sound", 2: "short"}
    assert [move.san for move in found[0].keys] == ["Ra6"]
    assert search.shares == sorted(search.shares) and search.shares[-1] == 1.0
    assert not search.failures


def test_what_is_asked_for_is_sought(search):
    search.start(FILE, SolveOptions(mate=2, wanted=Wanted(tries=False)))
    assert {row: (each.mate, each.verdict) for row, each in search.found().items()} == {
        0: (2, "sound"),
        1: (2, "no-solution"),
        2: (2, "short"),
    }


def test_a_draft_that_reads_as_a_comment_moves_no_verdict(search):
    state = state_of_text(f"{PLAIN}\n{MORPHY}\n{SHORT}\n")
    change = state.collection.replacing(0, Record("# 4k3/8"))
    typed = Transaction(change, 0, Label("x"), "x").apply(state)
    search.solving.start(typed)
    assert {row: each.verdict for row, each in search.found().items()} == {1: "sound", 2: "short"}


def test_who_cancels_is_told_nothing_more(fake):
    fake.start(f"{SLOW}\n{SLOW}\n")
    fake.qtbot.waitUntil(lambda: bool(fake.shares))
    fake.solving.cancel()
    assert not fake.solving.searching
    fake.shares.clear()
    fake.qtbot.wait(200)
    assert not fake.shares and not fake.rows and not fake.ends
    fake.start(f"{PLAIN} dm 2;\n")
    assert list(fake.found()) == [0]


def test_who_starts_anew_is_told_of_the_new_records_only(fake):
    fake.start(f"{SLOW}\n")
    fake.start(f"{PLAIN}\n{PLAIN} dm 2;\n")
    assert list(fake.found()) == [1]


def test_a_closed_one_solves_no_more(fake):
    fake.solving.close()
    fake.start(FILE)
    assert not fake.solving.searching
