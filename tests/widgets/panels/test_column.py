from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from fenedit.session.editor import Editor
from fenedit.widgets.labels import step_name
from fenedit.widgets.panels.column import PanelColumn
from tests.helpers.states import START, state_of_fen


def test_cards_scroll_in_a_low_window_and_are_never_cut_at_the_side(qtbot: QtBot) -> None:
    column = PanelColumn(Editor(state_of_fen(START), step_name))
    qtbot.addWidget(column)
    column.resize(column.width(), 200)
    with qtbot.waitExposed(column):
        column.show()
    assert isinstance(column, QScrollArea)
    assert column.verticalScrollBar().maximum() > 0
    assert column.widget().minimumSizeHint().width() <= column.viewport().width()
