"""A bar is hidden until it has something to report; it offers only what can be done then."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from fenedit.documents.files.disk_file import DiskChange
from fenedit.documents.losses import Loss
from fenedit.ui.files.outside import Bar, ChangeBar, LossBar

PATH = Path("/somewhere/a <b>&c.fen")


@pytest.fixture
def bar(qtbot) -> ChangeBar:
    bar = ChangeBar()
    qtbot.addWidget(bar)
    return bar


@pytest.mark.parametrize("change", [DiskChange.CHANGED, DiskChange.REPLACED])
def test_a_file_that_is_there_can_be_shown_and_compared(bar, change):
    bar.report(PATH, change)
    assert bar.isVisible()
    assert PATH.name in bar.words and bar.accessibleDescription() == bar.words
    shown = [bar.reload.isVisible(), bar.compare.isVisible(), bar.keep.isVisible()]
    assert all(shown) and not bar.save.isVisible()


def test_a_very_large_file_is_not_compared(bar):
    bar.report(PATH, DiskChange.CHANGED, comparable=False)
    assert bar.reload.isVisible() and not bar.compare.isVisible()


def test_a_file_that_is_gone_can_be_written_again(bar):
    bar.report(PATH, DiskChange.MISSING)
    assert "deleted or moved" in bar.words
    assert bar.save.isVisible() and bar.keep.isVisible()
    assert not bar.reload.isVisible() and not bar.compare.isVisible()


def test_a_file_that_is_as_it_was_is_not_spoken_of(bar):
    bar.report(PATH, DiskChange.CHANGED)
    bar.report(PATH, DiskChange.UNCHANGED)
    assert not bar.isVisible()


def test_it_tells_words_as_they_are(qtbot):
    bar = Bar()
    qtbot.addWidget(bar)
    assert not bar.isVisible()
    bar.say("a <b>&c.olv")
    assert bar.isVisible() and bar.words == bar.accessibleDescription() == "a <b>&c.olv"


def test_it_stands_above_everything(qtbot):
    window = QMainWindow()
    qtbot.addWidget(window)
    centre = QWidget()
    layout = QVBoxLayout(centre)
    below = QWidget()
    layout.addWidget(below)
    window.setCentralWidget(centre)
    bar = Bar(window)
    bar.insert_into(window)
    bar.say("one\ntwo")
    window.show()
    assert bar.parentWidget() is centre
    assert bar.geometry().bottom() < below.geometry().top()


def test_every_loss_is_told_until_it_is_closed(qtbot):
    bar = LossBar()
    qtbot.addWidget(bar)
    bar.report((Loss("odd-men", 2, "Gb4"), Loss("empty-entries", 1)), "a.olv")
    assert bar.isVisible()
    assert (
        "“a.olv”" in bar.words and "2 puzzles with fairy pieces" in bar.words and "Gb4" in bar.words
    )
    assert "1 entry that is not a puzzle" in bar.words
    bar.close_button.click()
    assert not bar.isVisible()
