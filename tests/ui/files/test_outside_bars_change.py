"""The bar says what happened to the file, and offers only what can be done then."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from fenedit.documents.files.disk_file import DiskChange
from fenedit.ui.files.outside import ChangeBar

PATH = Path("/somewhere/a <b>&c.fen")


@pytest.fixture
def bar(qtbot: QtBot) -> ChangeBar:
    bar = ChangeBar()
    qtbot.addWidget(bar)
    return bar


@pytest.mark.parametrize("change", [DiskChange.CHANGED, DiskChange.REPLACED])
def test_a_file_that_is_there_can_be_shown_and_compared(bar: ChangeBar, change: DiskChange) -> None:
    bar.tell(PATH, change)
    assert bar.isVisible()
    assert PATH.name in bar.words and bar.accessibleDescription() == bar.words
    shown = [bar.reload.isVisible(), bar.compare.isVisible(), bar.keep.isVisible()]
    assert all(shown) and not bar.save.isVisible()


def test_a_very_large_file_is_not_compared(bar: ChangeBar) -> None:
    bar.tell(PATH, DiskChange.CHANGED, comparable=False)
    assert bar.reload.isVisible() and not bar.compare.isVisible()


def test_a_file_that_is_gone_can_be_written_again(bar: ChangeBar) -> None:
    bar.tell(PATH, DiskChange.MISSING)
    assert "deleted or moved" in bar.words
    assert bar.save.isVisible() and bar.keep.isVisible()
    assert not bar.reload.isVisible() and not bar.compare.isVisible()


def test_a_file_that_is_as_it_was_is_not_spoken_of(bar: ChangeBar) -> None:
    bar.tell(PATH, DiskChange.CHANGED)
    bar.tell(PATH, DiskChange.UNCHANGED)
    assert not bar.isVisible()
