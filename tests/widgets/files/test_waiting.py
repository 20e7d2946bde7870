"""Long work leaves the window alive, and can be stopped."""

import threading
import time

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QProgressDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from fenedit.widgets.files.waiting import done_beside


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


def test_it_returns_what_the_work_returns(window: QWidget) -> None:
    assert done_beside(window, "…", lambda: threading.current_thread().name) == "beside-the-window"


def test_what_the_work_raises_is_raised(window: QWidget) -> None:
    with pytest.raises(ZeroDivisionError):
        done_beside(window, "…", lambda: 1 // 0)


def test_the_window_lives_meanwhile(window: QWidget) -> None:
    ticks: list[int] = []
    timer = QTimer()
    timer.timeout.connect(lambda: ticks.append(1))
    timer.start(5)
    done_beside(window, "…", lambda: time.sleep(0.15))
    timer.stop()
    assert len(ticks) > 5


def test_it_can_be_stopped(window: QWidget) -> None:
    end = threading.Event()
    seen: list[str] = []

    def stop() -> None:
        dialog = window.findChild(QProgressDialog)
        if isinstance(dialog, QProgressDialog) and dialog.isVisible():
            seen.append(dialog.labelText())
            button = dialog.findChild(QPushButton)
            assert isinstance(button, QPushButton)
            button.click()

    timer = QTimer()
    timer.timeout.connect(stop)
    timer.start(20)
    assert done_beside(window, "Comparing…", end.wait) is None
    timer.stop()
    end.set()
    assert seen == ["Comparing…"]
    QApplication.processEvents()
