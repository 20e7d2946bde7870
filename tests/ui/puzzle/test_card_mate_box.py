"""The box of the stipulation takes what the notation reads, and what is typed first."""

from collections.abc import Iterator
from typing import cast

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from fenedit.notation import puzzle
from fenedit.session.editor import Editor
from fenedit.session.moves.puzzle_state import PuzzleState
from fenedit.session.moves.solving import Solving
from fenedit.ui.puzzle import card
from fenedit.ui.puzzle.card import MateBox, PuzzleCard
from tests.helpers.benches import bench_around
from tests.helpers.panel_hands import stage
from tests.helpers.pretended_solver import Solver
from tests.helpers.states import HARING, editor_of, state_of_text

FIELDS = " ".join(HARING.split()[:4])


@pytest.fixture
def editor() -> Editor:
    return editor_of(state_of_text(f"{FIELDS}\n", file_format="epd"))


@pytest.fixture
def box(qtbot: QtBot, editor: Editor) -> Iterator[MateBox]:
    state = PuzzleState(editor, cast("Solving", Solver()))
    card = PuzzleCard(bench_around(qtbot, editor), state)
    with stage(qtbot, editor, card):
        card.setFocus()
        yield card.mate_box
        state.close()


def click(qtbot: QtBot, box: MateBox) -> None:
    qtbot.mouseClick(box.lineEdit(), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: box.lineEdit().selectedText() == box.text())


def test_it_takes_as_many_moves_as_are_read() -> None:
    assert card.MOST_MOVES == puzzle.MOST_MOVES


def test_a_click_selects_the_dash_and_a_digit_takes_its_place(
    box: MateBox, qtbot: QtBot, editor: Editor
) -> None:
    click(qtbot, box)
    qtbot.keyClicks(box, "2")
    assert box.value() == 2
    assert "dm 2;" in editor.state.record.line


@pytest.mark.parametrize("key", [Qt.Key.Key_Home, Qt.Key.Key_End])
def test_a_digit_beside_the_dash_takes_its_place(box: MateBox, qtbot: QtBot, key: Qt.Key) -> None:
    click(qtbot, box)
    qtbot.keyClick(box, key)
    qtbot.keyClicks(box, "12")
    assert box.value() == 12


def test_a_number_is_replaced_and_not_added_to(box: MateBox, qtbot: QtBot, editor: Editor) -> None:
    box.setValue(4)
    click(qtbot, box)
    qtbot.keyClicks(box, "6")
    assert box.value() == 6
    assert "dm 6;" in editor.state.record.line
    qtbot.keyClicks(box, "1")
    assert box.value() == 61, "what is typed on goes on"


def test_tab_selects_the_number(box: MateBox, qtbot: QtBot) -> None:
    box.setValue(4)
    box.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: box.lineEdit().selectedText() == "4")
    qtbot.keyClicks(box, "3")
    assert box.value() == 3
