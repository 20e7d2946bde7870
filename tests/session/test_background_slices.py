"""Work in slices: it goes on, it can be let go of, and it says how it ended."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from fenedit.documents.errors import SaveError
from fenedit.session.background import Slices


@pytest.fixture
def run(qapp: object) -> Slices:
    return Slices(None, (SaveError,), 0.02)


def slow(count: int, done: list[object]) -> Iterator[int]:
    try:
        for number in range(count):
            time.sleep(0.004)
            yield number
        done.append("through")
    finally:
        done.append("closed")


def test_it_goes_through_and_tells_how_far_it_is(qtbot: QtBot, run: Slices) -> None:
    done: list[object] = []
    told: list[object] = []
    run.progressed.connect(told.append)
    with qtbot.waitSignal(run.done):
        run.start(slow(20, done))
        assert run.busy
        assert not done
    assert done == ["through", "closed"]
    assert not run.busy
    assert told == sorted(set(told), key=int)
    assert len(told) > 1


def test_what_is_cancelled_is_closed_and_says_nothing(qtbot: QtBot, run: Slices) -> None:
    done: list[object] = []
    with qtbot.assertNotEmitted(run.done):
        with qtbot.waitSignal(run.progressed):
            run.start(slow(1000, done))
        run.cancel()
    assert done == ["closed"]
    assert not run.busy


def test_a_file_that_cannot_be_written_is_told(qtbot: QtBot, run: Slices) -> None:
    error = SaveError("disk-full", Path("x.pdf"))

    def failing() -> Iterator[int]:
        yield 1
        raise error

    with qtbot.waitSignal(run.failed) as failed, qtbot.assertNotEmitted(run.done):
        run.start(failing())
    assert failed.args == [error]
    assert not run.busy


def test_what_nobody_foresaw_ends_it_once(qtbot: QtBot, run: Slices) -> None:
    def failing() -> Iterator[int]:
        raise ZeroDivisionError
        yield 1

    with qtbot.captureExceptions() as caught, qtbot.waitSignal(run.broke):
        run.start(failing())
    assert not run.busy
    assert [error[0] for error in caught] == [ZeroDivisionError]


def test_no_error_is_awaited_unless_it_is_named(qapp: object) -> None:
    def failing() -> Iterator[int]:
        yield 1
        raise SaveError("disk-full", Path("x.pdf"))

    with pytest.raises(SaveError):
        Slices().start(failing(), now=True)
