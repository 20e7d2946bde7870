import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from fenedit.ui.panels.problem_line import ButtonFlow


class Row(QWidget):
    """Buttons in a flow, each as wide as it is told."""

    def __init__(self, *widths: int):
        super().__init__()
        self.buttons = [QPushButton(self) for _ in widths]
        for button, width in zip(self.buttons, widths, strict=True):
            button.setFixedSize(width, 20)
        *others, last = self.buttons
        self.flow = ButtonFlow(last)
        for button in others:
            self.flow.insert(button)
        self.setLayout(self.flow)


def shown(qtbot: QtBot, row: Row, width: int) -> list[tuple[int, int]]:
    qtbot.addWidget(row)
    row.resize(width, row.flow.heightForWidth(width))
    with qtbot.waitExposed(row):
        row.show()
    return [(button.x(), button.y()) for button in row.buttons]


@pytest.mark.parametrize(
    ("width", "places"),
    [
        (300, [(0, 0), (100, 0), (260, 0)]),
        (224, [(0, 0), (100, 0), (184, 0)]),
        (220, [(0, 0), (100, 0), (180, 20)]),
        (140, [(0, 0), (0, 20), (100, 20)]),
    ],
)
def test_the_last_stands_at_the_end_and_what_has_no_room_goes_on_below(qtbot, width, places):
    assert shown(qtbot, Row(100, 90, 40), width) == places


def test_the_height_fits_the_rows(qtbot):
    row = Row(100, 90, 40)
    qtbot.addWidget(row)
    assert [row.flow.heightForWidth(width) for width in (300, 220, 100)] == [20, 40, 60]


def test_hidden_buttons_take_no_room(qtbot):
    row = Row(100, 90, 40)
    row.buttons[0].hide()
    assert shown(qtbot, row, 140)[1:] == [(0, 0), (100, 0)]


def test_right_to_left_all_is_mirrored(qtbot):
    row = Row(100, 90, 40)
    row.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert shown(qtbot, row, 300) == [(200, 0), (110, 0), (0, 0)]
