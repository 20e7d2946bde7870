"""The bar of the Marks tool, and its button."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from fenedit.notation.marks import MarkColour
from fenedit.session.state import MarkTask, MarkTool
from fenedit.ui.board.palette import MarksButton
from fenedit.ui.marks import MarksBar

G, R, B, Y = MarkColour


@pytest.fixture
def bar(qtbot) -> Iterator[MarksBar]:
    parent = QWidget()
    qtbot.addWidget(parent)
    bar = MarksBar(parent)
    parent.resize(440, 48)
    bar.resize(parent.size())
    bar.show()
    parent.show()
    qtbot.waitExposed(parent)
    bar.show_tool(MarkTool(MarkTask.DRAW, B), any_marks=False)
    # The parent has to live as long.
    yield bar
    parent.close()


def test_it_shows_how_the_tool_is_set(bar):
    chosen = [button.accessibleName() for button in bar.choices if button.isChecked()]
    assert chosen == ["Blue", "Click to draw a circle, drag to draw an arrow"]
    assert not bar.clear.isEnabled()
    bar.grab()


@pytest.mark.parametrize(
    ("place", "tool"),
    [
        (0, MarkTool(MarkTask.DRAW, G)),
        (3, MarkTool(MarkTask.DRAW, Y)),
        (5, MarkTool(MarkTask.HIGHLIGHT, B)),
        (6, MarkTool(MarkTask.LABEL, B)),
    ],
)
def test_a_click_chooses(bar, qtbot, place, tool):
    with qtbot.waitSignal(bar.tool_chosen) as chosen:
        qtbot.mouseClick(bar.choices[place], Qt.MouseButton.LeftButton)
    assert chosen.args == [tool]


def test_it_clears_and_closes(bar, qtbot):
    bar.show_tool(MarkTool(), any_marks=True)
    with qtbot.waitSignals([bar.clear.clicked, bar.done.clicked]):
        qtbot.mouseClick(bar.clear, Qt.MouseButton.LeftButton)
        qtbot.mouseClick(bar.done, Qt.MouseButton.LeftButton)


def test_the_button_shows_the_colour_that_is_in_hand(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    button = MarksButton(parent)
    button.resize(48, 48)
    idle = button.grab().toImage()
    button.set_tool(MarkTool(colour=R))
    assert button.isChecked()
    red = button.grab().toImage()
    button.set_tool(MarkTool(colour=B))
    assert button.grab().toImage() != red != idle
    button.click()
    assert button.isChecked()
