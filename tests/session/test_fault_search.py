from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from fenedit.documents.file_source import SourceError
from fenedit.notation.problems import Problem, Severity
from fenedit.session import fault_search
from fenedit.session.fault_search import FaultSearch

FAULT = Problem("fault", Severity.ILLEGAL)


class Looker:
    """A search among rows of which some are faulty, and what it has said."""

    def __init__(self) -> None:
        self.faulty = {2, 5}
        self.looked: list[int] = []
        self.said: list[object] = []
        self.search = FaultSearch(self.objection)
        self.search.found.connect(lambda row, wrapped: self.said.append((row, wrapped)))
        self.search.nothing.connect(lambda: self.said.append(None))
        self.search.failed.connect(self.said.append)

    def objection(self, row: int) -> Problem | None:
        self.looked.append(row)
        if row == 99:
            raise SourceError("cut-off", Path("file"))
        return FAULT if row in self.faulty else None


@pytest.fixture
def looker(qtbot: QtBot) -> Iterator[Looker]:
    looker = Looker()
    yield looker
    looker.search.stop()


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
def test_the_next_fault_is_found_round_the_end(
    looker: Looker, row: int, step: int, answer: object
) -> None:
    looker.search.start(row, 8, step)
    assert looker.said == [answer]


@pytest.mark.parametrize("step", [1, -1])
def test_the_only_fault_is_the_last_that_is_looked_at(looker: Looker, step: int) -> None:
    looker.faulty = {3}
    looker.search.start(3, 6, step)
    assert looker.said == [(3, True)]
    assert sorted(looker.looked) == list(range(6))


@pytest.mark.parametrize("step", [1, -1])
def test_without_a_fault_each_row_is_looked_at_once(looker: Looker, step: int) -> None:
    looker.faulty = set()
    looker.search.start(3, 6, step)
    assert looker.said == [None]
    assert sorted(looker.looked) == list(range(6))


def test_it_goes_on_in_slices(
    looker: Looker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fault_search, "_SLICE_SECONDS", -1)
    looker.search.start(0, 8, 1)
    assert looker.looked == [1]
    qtbot.waitUntil(lambda: bool(looker.said))
    assert looker.said == [(2, False)]


def test_what_cannot_be_read_is_told(looker: Looker) -> None:
    looker.search.start(98, 120, 1)
    assert looker.said == ["cut-off"]
    assert not looker.search.searching
