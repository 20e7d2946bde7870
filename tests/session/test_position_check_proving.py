from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from fenedit.jobs.worker import Worker
from fenedit.notation.fen import parse_fen
from fenedit.notation.position import Position
from fenedit.notation.problems import Severity
from fenedit.rules.retro.prove import Proof
from fenedit.session import position_check
from fenedit.session.position_check import Prover
from tests.helpers.provers import FOUND, MODULE

KINGS = parse_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1")
NO_GAME = parse_fen("4k3/8/8/8/8/8/8/4K2N w - - 0 1")
SLOW = parse_fen("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1")
FAILING = parse_fen("4k3/8/8/8/8/b7/8/4K3 w - - 0 1")
FAILING_TOO = parse_fen("4k3/8/8/8/8/1b6/8/4K3 w - - 0 1")
DEADLY = parse_fen("4k3/8/8/8/8/8/8/R3K3 w - - 0 1")


@pytest.fixture
def prover(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Prover]:
    monkeypatch.setattr("fenedit.session.position_check.Prover.module", MODULE)
    monkeypatch.setattr("fenedit.session.position_check.IDLE_MS", 1)
    prover = Prover()
    yield prover
    prover.close()


def learn(prover: Prover, position: Position, qtbot: QtBot) -> None:
    with qtbot.waitSignal(prover.learnt):
        assert prover.seek(position, False) is None


def test_counters_make_no_other_position(prover: Prover, qtbot: QtBot) -> None:
    learn(prover, NO_GAME, qtbot)
    counted = NO_GAME._replace(fullmove_number=30)._replace(halfmove_clock=7)
    assert prover.seek(counted, False) == prover.known(NO_GAME, False)


def test_a_search_is_told_of_from_its_begin_to_its_end(prover: Prover, qtbot: QtBot) -> None:
    assert not prover.searching
    prover.seek(KINGS, False)
    assert prover.searching
    qtbot.waitUntil(lambda: prover.known(KINGS, False) is not None)
    assert not prover.searching


def test_only_the_last_position_is_sought(prover: Prover, qtbot: QtBot) -> None:
    learn(prover, KINGS, qtbot)
    prover.seek(SLOW, False)
    learn(prover, NO_GAME, qtbot)
    assert prover.known(SLOW, False) is None


def test_who_rests_is_told_nothing(prover: Prover, qtbot: QtBot) -> None:
    learn(prover, KINGS, qtbot)
    prover.seek(NO_GAME, False)
    prover.cancel()
    assert not prover.searching
    with qtbot.assertNotEmitted(prover.learnt, wait=200):
        pass
    assert prover.known(NO_GAME, False) is None
    learn(prover, NO_GAME, qtbot)


def test_asking_twice_is_one_search(
    prover: Prover, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    ask = Worker.ask

    def counted(worker: Worker, number: int, content: object) -> None:
        asked.append(content)
        ask(worker, number, content)

    monkeypatch.setattr(Worker, "ask", counted)
    with qtbot.waitSignal(prover.learnt):
        prover.seek(SLOW, False)
        qtbot.waitUntil(lambda: bool(asked))
        for _ in range(5):
            prover.seek(SLOW, False)
            qtbot.wait(2 * position_check.IDLE_MS)
    assert len(asked) == 1


@pytest.mark.expects_log("the worker .* ended by itself")
def test_one_that_fails_again_and_again_is_given_up(prover: Prover, qtbot: QtBot) -> None:
    learn(prover, DEADLY, qtbot)
    assert prover.hopeless
    assert not prover.searching
    assert prover.seek(KINGS, False) is None
    assert not prover.searching


@pytest.mark.expects_log("ValueError: a bishop")
def test_a_search_that_fails_is_one_that_found_nothing_of_that_position(
    prover: Prover, qtbot: QtBot
) -> None:
    for position in (FAILING, FAILING_TOO, FAILING._replace(side_to_move="b"), NO_GAME):
        learn(prover, position, qtbot)
        assert not prover.searching
    for position in (FAILING, FAILING_TOO):
        assert prover.seek(position, False) == Proof(None, False)
    found = prover.known(NO_GAME, False)
    assert found is not None and found.problem == FOUND


def test_a_closed_one_searches_no_more(prover: Prover, qtbot: QtBot) -> None:
    prover.close()
    prover.seek(KINGS, False)
    qtbot.wait(50)
    assert not prover.searching


@pytest.mark.expects_log("the worker .* cannot be started")
def test_one_that_cannot_be_started_does_not_search(
    prover: Prover, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.executable", "/no/such/program")
    learn(prover, KINGS, qtbot)
    assert prover.hopeless
    assert not prover.searching


def test_the_real_one_finds_a_proof_and_none(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fenedit.session.position_check.IDLE_MS", 1)
    prover = Prover()
    perft = parse_fen("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 40")
    array = parse_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
    try:
        learn(prover, perft, qtbot)
        learn(prover, array, qtbot)
        found, none = prover.known(perft, False), prover.known(array, False)
        assert found is not None and found.problem is not None
        assert found.problem.severity is Severity.ILLEGAL
        assert none is not None and none.problem is None
    finally:
        prover.close()
