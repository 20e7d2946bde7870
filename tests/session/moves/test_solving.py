from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from fenedit.notation.fen import parse_fen
from fenedit.notation.position import Position
from fenedit.rules.solve.solution import Progress, Solution, Wanted
from fenedit.session.moves.solving import Solving
from tests.helpers.solvers import KEY, MODULE

KEYED = parse_fen("4k3/8/8/8/8/8/8/4K2N w - - 0 1")
KEYLESS = parse_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1")
SLOW = parse_fen("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1")
UNFINISHED = parse_fen("4k3/8/8/8/8/8/P7/4K3 w - - 0 1")
FAILING = parse_fen("4k3/8/8/8/8/b7/8/4K3 w - - 0 1")
DEADLY = parse_fen("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")


class Search:
    """A search, and what it has said."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.solving = Solving()
        self.solving.module = MODULE
        self.progress: list[Progress] = []
        self.solutions: list[Solution] = []
        self.failures: list[str] = []
        self.solving.progressed.connect(self.progress.append)
        self.solving.solved.connect(self.solutions.append)
        self.solving.failed.connect(self.failures.append)

    def found(self, position: Position, mate: int = 2, wanted: Wanted | None = None) -> Solution:
        count = len(self.solutions)
        self.solving.seek(position, mate, wanted=wanted)
        self.wait(count + 1)
        return self.solutions[-1]

    def wait(self, count: int) -> None:
        self.qtbot.waitUntil(lambda: len(self.solutions) >= count)
        assert len(self.solutions) == count
        assert not self.solving.searching


@pytest.fixture
def search(qtbot: QtBot) -> Iterator[Search]:
    search = Search(qtbot)
    yield search
    search.solving.close()


def test_what_is_sought_is_found_and_progress_told(search: Search) -> None:
    assert not search.solving.searching
    search.solving.seek(KEYED, 2)
    assert search.solving.searching
    search.wait(1)
    assert search.solutions[0].keys == (KEY,)
    assert search.progress == [Progress(0, 2, (), 1)]
    assert search.found(KEYLESS).verdict == "no-solution"


def test_what_was_found_is_told_at_once(search: Search) -> None:
    first = search.found(KEYED)
    search.progress.clear()
    search.solving.seek(KEYED, 2)
    assert search.solutions == [first, first]
    assert not search.solving.searching and not search.progress


def test_another_stipulation_or_kind_of_chess_is_another_problem(search: Search) -> None:
    search.found(KEYED)
    assert search.solving.known(KEYED, 2) is not None
    assert search.solving.known(KEYED, 3) is None
    assert search.solving.known(KEYED, 2, True) is None
    assert search.found(KEYED, 3).mate == 3


def test_counters_make_no_other_problem_and_solutions_are_of_what_was_sought(
    search: Search,
) -> None:
    counted = KEYED._replace(fullmove_number=30)._replace(halfmove_clock=7)
    assert search.found(counted).position == counted
    search.solving.seek(KEYED, 2)
    assert search.solutions[-1].position == KEYED
    known = search.solving.known(counted, 2)
    assert known is not None and known.position == counted


def test_other_wishes_are_sought_and_take_the_place_of_what_was_known(search: Search) -> None:
    wanted = Wanted(tries=False)
    search.found(KEYED)
    assert search.found(KEYED, wanted=wanted).nodes == len(wanted)
    assert search.solving.known(KEYED, 2) == search.solutions[-1]


def test_what_was_not_searched_to_its_end_is_not_remembered(search: Search) -> None:
    assert search.found(UNFINISHED).verdict == "unfinished"
    assert search.solving.known(UNFINISHED, 2) is None
    search.progress.clear()
    search.found(UNFINISHED)
    assert search.progress


def test_only_the_newest_is_sought(search: Search) -> None:
    search.solving.seek(SLOW, 5)
    search.qtbot.waitUntil(lambda: len(search.progress) > 1)
    assert search.found(KEYED).position == KEYED
    assert [each.position for each in search.solutions] == [KEYED]


def test_asking_twice_is_one_search(search: Search) -> None:
    search.solving.seek(SLOW, 5)
    search.qtbot.waitUntil(lambda: len(search.progress) > 1)
    search.solving.seek(SLOW._replace(fullmove_number=9), 5)
    search.wait(1)
    assert [each.done for each in search.progress].count(0) == 1
    assert search.solutions[0].position.fullmove_number == 9


def test_who_cancels_is_told_nothing(search: Search) -> None:
    search.solving.seek(SLOW, 5)
    search.qtbot.waitUntil(lambda: bool(search.progress))
    search.solving.cancel()
    assert not search.solving.searching
    search.progress.clear()
    with search.qtbot.assertNotEmitted(search.solving.solved, wait=200):
        pass
    assert not search.progress
    assert search.found(KEYED).keys


@pytest.mark.expects_log("ValueError: a bishop")
def test_a_search_that_stumbles_is_told_and_the_next_is_answered(search: Search) -> None:
    for _ in range(4):
        with search.qtbot.waitSignal(search.solving.failed):
            search.solving.seek(FAILING, 2)
        assert not search.solving.searching
    assert search.failures == ["process"] * 4
    assert search.found(KEYED).keys


@pytest.mark.expects_log("the worker .* ended by itself")
def test_a_process_that_ends_again_and_again_is_told_once_and_may_be_asked_again(
    search: Search,
) -> None:
    with search.qtbot.waitSignal(search.solving.failed):
        search.solving.seek(DEADLY, 2)
    assert not search.solving.searching
    assert search.found(KEYED).keys
    assert search.failures == ["process"]


def test_a_closed_one_solves_no_more(search: Search) -> None:
    search.found(KEYED)
    search.solving.close()
    search.solving.seek(KEYLESS, 2)
    assert not search.solving.searching
