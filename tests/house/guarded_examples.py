"""Tests for the guards to judge; run by test_guards.py in a process of their own.

`test_bad_…` leave something behind on purpose, and their docstrings are the words by which the
guard has to name it. `test_good_…` clear up; each bad one is followed by a good one, which must not
be blamed for its neighbour.
"""

import logging
import multiprocessing
import os
import threading
import time
import warnings
from pathlib import Path

import pytest
from PySide6.QtCore import (
    QEasingCurve,
    QObject,
    QRunnable,
    QSettings,
    QStandardPaths,
    QThread,
    QThreadPool,
    QTimer,
    QTimerEvent,
    QVariantAnimation,
    qWarning,
)
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

# Seconds; a busy machine looks late, and nobody waits for the end.
LONGER_THAN_THE_GRACE = 60
kept: list[object] = []
thread_may_end = threading.Event()
job_may_end = threading.Event()


def new_animation() -> QVariantAnimation:
    animation = QVariantAnimation(startValue=0.0, endValue=1.0, duration=60_000)
    animation.setEasingCurve(QEasingCurve.Type.InOutQuad)
    animation.start()
    return animation


class TicksByItself(QObject):
    def timerEvent(self, event: QTimerEvent) -> None:
        pass


def test_bad_timer(qapp: QApplication) -> None:
    """left behind: active timer of 60000 ms in QApplication"""
    timer = QTimer(qapp)
    timer.start(60_000)


def test_good_timer(qapp: QApplication) -> None:
    timer = QTimer(qapp)
    timer.start(60_000)
    timer.stop()


def test_good_timer_of_a_widget(qtbot: QtBot) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    QTimer(label).start(60_000)


def test_good_timer_in_a_forgotten_cycle(qapp: QApplication) -> None:
    timer = QTimer()
    timer.myself = timer  # type: ignore[attr-defined]
    timer.start(60_000)


def test_bad_single_shot(qapp: QApplication) -> None:
    """left behind: active timer of 60000 ms in nobody"""
    QTimer.singleShot(60_000, qapp.beep)


def test_good_single_shot(qapp: QApplication) -> None:
    QTimer.singleShot(0, lambda: None)


def test_bad_start_timer(qapp: QApplication) -> None:
    """left behind: active timer of 60000 ms by TicksByItself.startTimer"""
    ticking = TicksByItself()
    ticking.startTimer(60_000)
    kept.append(ticking)


def test_good_start_timer(qapp: QApplication) -> None:
    ticking = TicksByItself()
    ticking.killTimer(ticking.startTimer(60_000))
    kept.append(ticking)


def test_bad_animation(qapp: QApplication) -> None:
    """left behind: animation QVariantAnimation in nobody"""
    kept.append(new_animation())


def test_good_animation(qapp: QApplication) -> None:
    animation = new_animation()
    animation.stop()
    kept.append(animation)


def test_bad_qthread(qapp: QApplication) -> None:
    """left behind: QThread QThread"""
    thread = QThread()
    thread.start()
    kept.append(thread)


def test_good_qthread(qapp: QApplication) -> None:
    thread = QThread()
    thread.start()
    thread.quit()
    kept.append(thread)


def test_bad_window(qapp: QApplication) -> None:
    """left behind: window QLabel Immortal"""
    label = QLabel()
    label.setWindowTitle("Immortal")
    label.show()
    kept.append(label)


def test_good_window(qtbot: QtBot) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    label.show()


def test_bad_thread() -> None:
    """left behind: thread sleepy"""
    threading.Thread(
        target=thread_may_end.wait, args=[LONGER_THAN_THE_GRACE], name="sleepy"
    ).start()


def test_good_thread() -> None:
    thread_may_end.set()
    threading.Thread(target=time.sleep, args=[0.01]).start()


def test_bad_process() -> None:
    """left behind: process sleepy"""
    multiprocessing.get_context("spawn").Process(
        target=time.sleep, args=[LONGER_THAN_THE_GRACE], name="sleepy"
    ).start()


def test_good_process() -> None:
    assert multiprocessing.active_children() == []


def test_bad_log() -> None:
    """logged: WARNING fenedit.example: the disk is nearly full"""
    logging.getLogger("fenedit.example").warning("the disk is %s full", "nearly")


def test_good_log() -> None:
    logging.getLogger("fenedit.example").info("the disk is empty")


@pytest.mark.expects_log("nearly full")
def test_good_log_expected() -> None:
    logging.getLogger("fenedit.example").warning("the disk is %s full", "nearly")


@pytest.mark.expects_log("nearly full")
def test_bad_log_expected_in_vain() -> None:
    """never logged: nearly full"""


def test_bad_qt_message(qapp: QApplication) -> None:
    """QtWarningMsg: the board is upside down"""
    qWarning("the board is upside down")


def test_bad_warning() -> None:
    """UserWarning: the board is upside down"""
    warnings.warn("the board is upside down", stacklevel=1)


def test_bad_exception_in_a_slot(qapp: QApplication) -> None:
    """ZeroDivisionError"""

    def divide() -> None:
        raise ZeroDivisionError

    sender = QObject()
    sender.objectNameChanged.connect(divide)
    sender.setObjectName("anything")


@pytest.mark.parametrize("turn", [1, 2])
def test_good_empty_home(turn: int) -> None:
    places = QStandardPaths.StandardLocation
    folders = [
        Path.home(),
        *(Path(QStandardPaths.writableLocation(place)) for place in places),
    ]
    base = Path(os.environ["HOME"]).parent
    temporary = Path(QStandardPaths.writableLocation(places.TempLocation))
    system = Path(QStandardPaths.writableLocation(places.FontsLocation))
    strange = [
        folder
        for folder in folders
        if base not in folder.parents and folder not in (temporary, system)
    ]
    assert strange == []
    settings = QSettings("FenEdit", "FenEdit")
    assert base in Path(settings.fileName()).parents
    assert settings.value("turn") is None
    settings.setValue("turn", turn)
    settings.sync()
    assert Path(settings.fileName()).is_file()


# Last, because a job of the pool cannot be ended from outside.
def test_bad_pool_job(qapp: QApplication) -> None:
    """left behind: 1 jobs in QThreadPool"""
    QThreadPool.globalInstance().start(
        QRunnable.create(lambda: job_may_end.wait(LONGER_THAN_THE_GRACE))
    )


def test_good_pool_job(qapp: QApplication) -> None:
    job_may_end.set()
    QThreadPool.globalInstance().start(QRunnable.create(lambda: time.sleep(0.01)))
