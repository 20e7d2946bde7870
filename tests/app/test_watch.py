"""Turns of the event loop that are longer than a frame are told, with what caused them."""

import logging
import time
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from fenedit.app.crash import LOG
from fenedit.app.watch import Turn, Watch, watch_program

LONG_S = 0.05


class Slow(QLineEdit):
    """Takes long for each key."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        time.sleep(LONG_S)
        super().keyPressEvent(event)


@pytest.fixture
def turns(qapp: QApplication) -> Iterator[list[Turn]]:
    told: list[Turn] = []
    # A busy machine may stop a turn for longer than a frame.
    watch = Watch(qapp, told.append, longest=LONG_S * 900)
    yield told
    qapp.removeEventFilter(watch)
    watch.deleteLater()


def test_a_slow_timer_is_told(qtbot: QtBot, turns: list[Turn]) -> None:
    QTimer.singleShot(0, lambda: time.sleep(LONG_S))
    qtbot.waitUntil(lambda: bool(turns))
    assert turns[0].milliseconds >= LONG_S * 1000


def test_a_slow_gesture_is_told_with_its_key(qtbot: QtBot, turns: list[Turn]) -> None:
    line = Slow()
    qtbot.addWidget(line)
    line.show()
    qtbot.waitExposed(line)
    QTimer.singleShot(0, line, lambda: QTest.keyClick(line, Qt.Key.Key_3))
    qtbot.waitUntil(lambda: "KeyPress 3 on Slow" in {turn.cause for turn in turns})


def test_quick_turns_are_not(qtbot: QtBot, turns: list[Turn]) -> None:
    done: list[int] = []
    for number in range(9):
        QTimer.singleShot(0, lambda number=number: done.append(number))
    qtbot.waitUntil(lambda: len(done) == 9)
    assert all(turn.milliseconds > LONG_S * 900 for turn in turns)


def test_the_program_logs_them(
    qapp: QApplication, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    handlers, level = list(LOG.handlers), LOG.level
    watch = watch_program(qapp)
    try:
        LOG.setLevel(logging.INFO)
        with caplog.at_level(logging.INFO, LOG.name):
            QTimer.singleShot(0, lambda: time.sleep(LONG_S))
            qtbot.waitUntil(lambda: "a turn of " in caplog.text)
    finally:
        LOG.handlers[:] = handlers
        LOG.setLevel(level)
        qapp.removeEventFilter(watch)
        watch.deleteLater()
