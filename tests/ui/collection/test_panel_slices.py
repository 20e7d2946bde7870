import time
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QProgressDialog, QPushButton, QWidget

from fenedit.session import background
from fenedit.ui.collection.panel import ShownSlices


@pytest.fixture
def soon(monkeypatch):
    """Let each step be longer than a slice."""
    monkeypatch.setattr(background, "SLICE_SECONDS", 0.008)


def steps(seconds: list[float], done: list[int]) -> Iterator[None]:
    for number, pause in enumerate(seconds):
        time.sleep(pause)
        done.append(number)
        yield


def test_what_is_done_in_a_moment_is_done_at_once(qtbot, monkeypatch):
    monkeypatch.setattr(background, "SLICE_SECONDS", 60.0)
    window, seen, ends = QWidget(), [], []
    qtbot.addWidget(window)
    ShownSlices(window, "Working", 3, steps([0, 0, 0], seen), lambda: ends.append(True))
    assert (seen, ends) == ([0, 1, 2], [True])


@pytest.mark.usefixtures("soon")
def test_what_takes_longer_lets_the_window_answer(qtbot):
    window, seen, ends = QWidget(), [], []
    qtbot.addWidget(window)
    ShownSlices(window, "Working", 5, steps([0.02] * 5, seen), lambda: ends.append(True))
    assert (seen, ends) == ([0], [])
    qtbot.waitUntil(lambda: ends == [True])
    assert seen == [0, 1, 2, 3, 4]


@pytest.mark.usefixtures("soon")
def test_what_is_cancelled_ends_without_an_effect(qtbot):
    window, seen, ends = QWidget(), [], []
    qtbot.addWidget(window)
    window.show()
    ShownSlices(window, "Working", 50, steps([0.02] * 50, seen), lambda: ends.append(True))
    dialog = window.findChild(QProgressDialog)
    qtbot.waitUntil(dialog.isVisible)
    button = dialog.findChild(QPushButton)
    button.click()
    count = len(seen)
    qtbot.wait(60)
    assert (len(seen), ends) == (count, [])
