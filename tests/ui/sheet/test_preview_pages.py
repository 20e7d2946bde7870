"""The pages of a preview."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fenedit.diagram.options import SheetChoice
from fenedit.diagram.sheet.layout import Furniture, SheetStyle
from fenedit.ui.sheet import preview as sheet_pages
from fenedit.ui.sheet.making import Batch
from fenedit.ui.sheet.preview import SheetPages
from tests.helpers.diagrams import fens_on
from tests.helpers.states import state_of_text

COLLECTION = state_of_text("8/8/8/8/8/8/8/K1k5 w - - bm Ka2;\n" * 20, file_format="epd").collection
BATCH = Batch(COLLECTION, (range(20),))
CHOICE = SheetChoice(SheetStyle(per_page=6))


def test_solutions_are_counted_a_little_later(qtbot: QtBot) -> None:
    pages = SheetPages()
    with qtbot.waitSignals([pages.fitted, pages.counted]):
        pages.set(BATCH, CHOICE, Furniture())
        assert (pages.count, pages.more) == (4, True)
        assert len(fens_on(pages.page(4))) == 2
    assert (pages.count, pages.more) == (5, False)
    assert fens_on(pages.page(5)) == ()


def test_other_records_let_go_of_those_before(qtbot: QtBot) -> None:
    pages = SheetPages()
    pages.set(BATCH, CHOICE, Furniture())
    with qtbot.waitSignals([pages.fitted, pages.counted]):
        pages.set(BATCH, SheetChoice(SheetStyle(per_page=6, solutions="none")), Furniture())
    assert (pages.count, pages.more) == (4, False)
    assert {*"White to move"} <= pages.letters


def test_very_many_are_not_counted(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sheet_pages, "MOST_PREVIEWED", 19)
    pages = SheetPages()
    # Nor measured: that would take as long.
    with qtbot.assertNotEmitted(pages.fitted, wait=0):
        pages.set(BATCH, CHOICE, Furniture())
        QApplication.processEvents()
    assert (pages.count, pages.more) == (4, True)
