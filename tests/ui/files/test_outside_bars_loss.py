"""What was lost is told, until somebody has read it."""

from pytestqt.qtbot import QtBot

from fenedit.documents.conversion import Loss
from fenedit.ui.files.outside import LossBar


def test_every_loss_is_told_until_it_is_closed(qtbot: QtBot) -> None:
    bar = LossBar()
    qtbot.addWidget(bar)
    bar.tell((Loss("odd-men", 2, "Gb4"), Loss("solutions", 1)), "a.olv")
    assert bar.isVisible()
    assert (
        "“a.olv”" in bar.words and "2 puzzles with fairy pieces" in bar.words and "Gb4" in bar.words
    )
    assert "solution of 1 puzzle" in bar.words
    bar.close_button.click()
    assert not bar.isVisible()
