import pytest

from tests.helpers.board_answers import AnsweringArea


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
