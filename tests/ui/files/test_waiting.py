"""Long work leaves the window alive, and can be stopped."""

import threading
import time
from collections.abc import Callable

import pytest
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QProgressBar, QProgressDialog, QPushButton, QWidget

from fenedit.ui.files.waiting import Progress, StoppedError, done_beside


@pytest.fixture
def window(qtbot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


def test_it_returns_what_the_work_returns(window):
    assert done_beside(window, "…", lambda: threading.current_thread().name) == "beside-the-window"


def test_what_the_work_raises_is_raised(window):
    with pytest.raises(ZeroDivisionError):
        done_beside(window, "…", lambda: 1 // 0)


def test_the_window_lives_meanwhile(window):
    ticks, enough = [], threading.Event()

    def tick():
        ticks.append(1)
        if len(ticks) > 5:
            enough.set()

    timer = QTimer()
    timer.timeout.connect(tick)
    timer.start(5)
    assert done_beside(window, "…", lambda: enough.wait(60)) is True
    timer.stop()


def test_it_can_be_stopped(window):
    end = threading.Event()
    seen = []

    def stop():
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


def when_shown(window: QWidget, act: Callable[[QProgressDialog], None]) -> QTimer:
    """Do something with the dialog each time it is looked for and shown."""
    timer = QTimer()

    def look():
        dialog = window.findChild(QProgressDialog)
        if isinstance(dialog, QProgressDialog) and dialog.isVisible():
            act(dialog)

    timer.timeout.connect(look)
    timer.start(20)
    return timer


def test_it_tells_how_far_it_is_and_the_work_that_nobody_waits(window):
    progress, ended = Progress(), threading.Event()
    told = []

    def work():
        try:
            while True:
                progress(3, 4)
                time.sleep(0.01)
        except StoppedError:
            ended.set()
            raise

    def stop(dialog):
        bar = dialog.findChild(QProgressBar)
        assert isinstance(bar, QProgressBar)
        told.append((bar.value(), bar.maximum()))
        dialog.close()

    timer = when_shown(window, stop)
    assert done_beside(window, "…", work, progress=progress) is None
    timer.stop()
    assert told == [(750, 1000)]
    assert ended.wait(60)


def test_work_is_stopped_if_the_program_ends(window, monkeypatch):
    progress, ended = Progress(), threading.Event()
    loops: list[QEventLoop] = []

    class Loop(QEventLoop):
        def __init__(self) -> None:
            super().__init__()
            loops.append(self)

    monkeypatch.setattr("fenedit.ui.files.waiting.QEventLoop", Loop)

    def work():
        try:
            while True:
                progress(0, 0)
                time.sleep(0.01)
        finally:
            ended.set()

    timer = when_shown(window, lambda _dialog: loops[0].quit())
    assert done_beside(window, "…", work, progress=progress, awaited=True) is None
    timer.stop()
    assert ended.wait(60)


def said_by(dialog: QProgressDialog) -> tuple[str, bool]:
    """Return what a dialog says, and whether it offers to cancel."""
    buttons = [button for button in dialog.findChildren(QPushButton) if button.isVisible()]
    return dialog.labelText(), bool(buttons)


@pytest.mark.parametrize("way", ["button", "close", "reject"])
def test_work_that_was_stopped_is_awaited_until_it_has_ended(window, way):
    progress, seen, ended = Progress(), [], []

    def act(dialog):
        seen.append(said_by(dialog))
        if len(seen) == 1 and way == "button":
            button = dialog.findChild(QPushButton)
            assert isinstance(button, QPushButton)
            button.click()
        elif len(seen) == 1:
            getattr(dialog, way)()

    def work():
        while len(seen) < 4:
            time.sleep(0.01)
        try:
            progress(1, 2)
        finally:
            ended.append("ended")

    timer = when_shown(window, act)
    assert done_beside(window, "Saving…", work, progress=progress, awaited=True) is None
    timer.stop()
    assert ended
    assert (seen[0], seen[-1]) == (("Saving…", True), ("Stopping…", False))


def test_work_that_is_settled_is_done_and_no_cancel_is_offered(window):
    progress, seen = Progress(), []

    def act(dialog):
        seen.append(said_by(dialog))
        dialog.reject()

    def work():
        progress(1, 2)
        progress.settle()
        while len(seen) < 3:
            time.sleep(0.01)
        progress(2, 2)
        return "done"

    timer = when_shown(window, act)
    assert done_beside(window, "Saving…", work, progress=progress, awaited=True) == "done"
    timer.stop()
    assert set(seen) == {("Saving…", False)}


def test_what_was_stopped_is_not_settled_and_the_other_way_round():
    stopped, settled = Progress(), Progress()
    assert stopped.stop()
    with pytest.raises(StoppedError):
        stopped.settle()
    settled.settle()
    assert not settled.stop()
    settled(1, 1)
