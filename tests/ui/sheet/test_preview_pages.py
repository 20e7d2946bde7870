"""The pages of a preview, which are fitted and counted a little later."""

import pytest

from fenedit import resource
from fenedit.diagram.options import SheetChoice
from fenedit.diagram.pieces.piece_set import load_piece_set
from fenedit.diagram.sheet.layout import PageTexts, SheetStyle
from fenedit.ui.sheet import preview
from fenedit.ui.sheet.batch import Batch
from fenedit.ui.sheet.preview import SheetViewer
from tests.helpers.diagrams import fens_on
from tests.helpers.states import state_of_text

PIECES = load_piece_set(resource("pieces/fenland"))
COLLECTION = state_of_text("8/8/8/8/8/8/8/K1k5 w - - bm Ka2;\n" * 20, file_format="epd").collection
BATCH = Batch(COLLECTION, (range(20),))
CHOICE = SheetChoice(SheetStyle(per_page=6))


@pytest.fixture
def viewer(qtbot) -> SheetViewer:
    viewer = SheetViewer()
    qtbot.addWidget(viewer)
    return viewer


def test_solutions_are_counted(qtbot, viewer):
    viewer.set(BATCH, CHOICE, PageTexts(), PIECES)
    assert len(fens_on(viewer.page(4))) == 2
    qtbot.waitUntil(lambda: (viewer.count, viewer.more) == (5, False))
    assert fens_on(viewer.page(5)) == ()


def test_other_records_let_go_of_those_before(qtbot, viewer):
    viewer.set(BATCH, CHOICE, PageTexts(), PIECES)
    without = SheetChoice(SheetStyle(per_page=6, solutions="none"))
    viewer.set(BATCH, without, PageTexts(), PIECES)
    qtbot.waitUntil(lambda: {*"White to move"} <= viewer.letters)
    assert (viewer.count, viewer.more) == (4, False)


def test_very_many_are_neither_counted_nor_measured(viewer, monkeypatch):
    monkeypatch.setattr(preview, "MOST_PREVIEWED", 19)
    viewer.set(BATCH, CHOICE, PageTexts(), PIECES)
    assert (viewer.count, viewer.more, viewer.letters) == (4, True, set())
