"""A bar is hidden until it has something to tell, and then stands above everything."""

from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from fenedit.ui.files.outside import Bar


def test_it_tells_words_as_they_are(qtbot: QtBot) -> None:
    bar = Bar()
    qtbot.addWidget(bar)
    assert not bar.isVisible()
    bar.say("a <b>&c.olv")
    assert bar.isVisible() and bar.words == bar.accessibleDescription() == "a <b>&c.olv"


def test_it_stands_above_everything(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    centre = QWidget()
    layout = QVBoxLayout(centre)
    below = QWidget()
    layout.addWidget(below)
    window.setCentralWidget(centre)
    bar = Bar(window)
    bar.stand_in(window)
    bar.say("one\ntwo")
    window.show()
    assert bar.parentWidget() is centre
    assert bar.geometry().bottom() < below.geometry().top()
