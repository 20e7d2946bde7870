import pytest

from fenedit.notation.position import START_PLACEMENT
from fenedit.ui.board.contents import MARGIN, BoardContents
from tests.helpers.board_answers import AnsweringArea, WatchedView


@pytest.fixture
def area(qtbot):
    area = AnsweringArea()
    qtbot.addWidget(area)
    area.resize(560, 660)
    area.show()
    qtbot.waitExposed(area)
    area.view.setFocus()
    area.log.clear()
    return area


@pytest.fixture
def board(area):
    return area.view


@pytest.fixture
def watched(qtbot):
    view = WatchedView()
    view.animated = False
    view.show_contents(BoardContents(START_PLACEMENT))
    view.resize(400 + 2 * MARGIN, 400 + 2 * MARGIN)
    qtbot.addWidget(view)
    view.show()
    qtbot.waitExposed(view)
    qtbot.waitUntil(lambda: bool(view.painted))
    return view
