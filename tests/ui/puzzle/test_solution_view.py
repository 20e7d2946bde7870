"""The tree of a solution, with mouse and keys."""

from collections.abc import Iterator
from dataclasses import replace
from typing import cast

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QMainWindow, QToolButton, QToolTip
from pytestqt.qtbot import QtBot

from fenedit.notation.position import Position
from fenedit.rules.solve.solution import Solution
from fenedit.session.editor import Editor
from fenedit.session.intents.fields import set_side_to_move
from fenedit.session.moves.puzzle_state import PuzzleState
from fenedit.session.moves.solving import Solving
from fenedit.ui.puzzle.solution_view import MOST_SHOWN, SolutionView, _placed
from tests.helpers.haring import KEY, POSITION, SOLUTION, Solver, chain
from tests.helpers.states import HARING, editor_of, state_of_text

FIELDS = " ".join(HARING.split()[:4])
Key = Qt.Key
_PLAIN = Qt.KeyboardModifier.NoModifier


class Shown:
    """A tree in a window, and what it has told."""

    def __init__(self, qtbot: QtBot, editor: Editor) -> None:
        self.qtbot = qtbot
        self.editor = editor
        self.solver = Solver()
        self.puzzle = PuzzleState(editor, cast("Solving", self.solver))
        self.window = QMainWindow()
        self.copies: list[bool] = []
        self.dock = SolutionView(self.puzzle, lambda: self.copies.append(True), self.window)
        self.window.setCentralWidget(self.dock)
        self.lines: list[tuple[Position, tuple[str, ...]] | None] = []
        self.dock.line_chosen.connect(lambda start, moves: self.lines.append((start, moves)))
        self.dock.line_left.connect(lambda: self.lines.append(None))

    def solved(self, solution: Solution) -> None:
        self.puzzle.solve()
        self.solver.answer(solution)

    @property
    def texts(self) -> list[str]:
        """What can be seen, from top to bottom."""
        index = self.dock.tree.model().index(0, 0)
        found = []
        while index.isValid():
            found.append(index.data())
            index = self.dock.tree.indexBelow(index)
        return found

    def row(self, text: str) -> QModelIndex:
        index = self.dock.tree.model().index(0, 0)
        while index.data() != text:
            index = self.dock.tree.indexBelow(index)
            assert index.isValid(), text
        return index

    def press(self, key: Key, modifier: Qt.KeyboardModifier = _PLAIN) -> None:
        self.qtbot.keyClick(self.dock.tree, key, modifier)

    def click(self, text: str, word: str = "") -> None:
        """Click a row, or a word in it."""
        tree, index = self.dock.tree, self.row(text)
        rect = tree.visualRect(index)
        x = rect.right() - 4
        if word:
            metrics = tree.fontMetrics()
            x = rect.left() + 8 + metrics.horizontalAdvance(text[: text.index(word)]) + 6
        place = QPoint(x, rect.center().y())
        self.qtbot.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=place)

    def button(self, name: str) -> QToolButton:
        buttons = self.dock.findChildren(QToolButton)
        return next(button for button in buttons if button.accessibleName() == name)

    def push(self, name: str) -> None:
        self.qtbot.mouseClick(self.button(name), Qt.MouseButton.LeftButton)


@pytest.fixture
def it(qtbot: QtBot) -> Iterator[Shown]:
    editor = editor_of(state_of_text(f"{FIELDS} dm 2;\n", file_format="epd"))
    shown = Shown(qtbot, editor)
    editor.state_changed.connect(lambda _before, after, _change: shown.puzzle.follow(after))
    shown.puzzle.follow(editor.state)
    qtbot.addWidget(shown.window)
    shown.window.resize(420, 520)
    with qtbot.waitExposed(shown.window):
        shown.window.show()
    shown.window.activateWindow()
    shown.dock.tree.setFocus()
    yield shown
    shown.window.hide()
    shown.puzzle.close()
    editor.close()


def test_without_a_solution_there_is_nothing_to_expand(it: Shown) -> None:
    assert not it.button("Expand all").isEnabled()
    it.solved(SOLUTION)
    assert it.button("Expand all").isEnabled()


def test_it_asks_for_room_for_its_rows_as_far_as_any_window_has_it(it: Shown) -> None:
    tree = it.dock.tree
    assert tree.sizeHint().height() == 200
    it.solved(SOLUTION)
    tree.open_all()
    rows = len(it.texts) * tree.visualRect(it.row(it.texts[0])).height()
    assert 200 < tree.sizeHint().height() == min(rows, 400)
    tree.close_all()
    assert tree.sizeHint().height() == 200


def test_a_solution_opens_at_its_key(it: Shown) -> None:
    it.solved(SOLUTION)
    assert it.texts[0] == "1.d4! (2.Nce7#)"
    assert it.texts[-3:] == ["1…any other (16) 2.Nce7#", "Tries: 1", "Set play"]
    assert it.lines == [], "nobody has chosen anything"


def test_every_variation_is_stepped_through_with_keys(it: Shown) -> None:
    it.solved(SOLUTION)
    it.press(Key.Key_Home)
    seen = []
    for _ in range(9):
        it.press(Key.Key_Down)
        assert it.lines[-1] is not None
        seen.append(it.lines[-1][1])
    assert seen[0] == ("d2d4", "f6e6", "c6b4")
    assert seen[7] == ("d2d4", "c4d3", "f5d4")
    assert len(set(seen)) == 9
    assert all(told is not None and told[0] == POSITION for told in it.lines)


def test_a_row_opens_and_closes_with_keys(it: Shown) -> None:
    it.solved(SOLUTION)
    it.dock.tree.setCurrentIndex(it.row("Set play"))
    it.press(Key.Key_Right)
    assert it.texts[-1] == "1…e3 2.Nfd4#"
    it.press(Key.Key_Down)
    assert it.lines[-1] == (POSITION._replace(side_to_move="b"), ("e4e3", "f5d4"))
    it.press(Key.Key_Left)
    it.press(Key.Key_Left)
    assert it.texts[-1] == "Set play"


def test_a_click_shows_the_row_or_the_move_under_the_pointer(it: Shown) -> None:
    it.solved(SOLUTION)
    it.click("1…Re6 2.Ne3#")
    assert it.lines == [(POSITION, ("d2d4", "e8e6", "f5e3"))]
    it.click("1…Re6 2.Ne3#", "1…Re6")
    assert it.lines[-1] == (POSITION, ("d2d4", "e8e6"))
    it.click("1…cxd3 e.p., exd3 e.p. 2.Nfd4#", "exd3")
    assert it.lines[-1] == (POSITION, ("d2d4", "e4d3"))
    assert len(it.lines) == 3


def test_one_steps_back_and_forth_in_a_line(it: Shown) -> None:
    it.solved(SOLUTION)
    assert not it.button("Back one move").isEnabled()
    it.click("1…Re6 2.Ne3#")
    assert not it.button("Forward one move").isEnabled()
    it.push("Back one move")
    assert it.lines[-1] == (POSITION, ("d2d4", "e8e6"))
    it.press(Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert it.lines[-1] == (POSITION, ("d2d4",))
    it.press(Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    it.push("Forward one move")
    assert it.lines[-1] == (POSITION, ("d2d4", "e8e6", "f5e3"))
    for _ in range(3):
        it.push("Back one move")
    assert it.lines[-1] is None
    assert it.dock.tree.shown_line is None


def test_escape_goes_back_to_the_problem(it: Shown) -> None:
    it.solved(SOLUTION)
    it.click("1…Re6 2.Ne3#")
    it.press(Key.Key_Escape)
    assert it.lines[-1] is None
    count = len(it.lines)
    it.press(Key.Key_Escape)
    assert len(it.lines) == count


def test_what_is_open_stays_open_in_another_solution(it: Shown) -> None:
    it.solved(replace(SOLUTION, tries=()))
    it.dock.tree.setExpanded(it.row("Set play"), True)
    it.dock.tree.setExpanded(it.row("1…any other (16) 2.Nce7#"), True)
    it.click("1…Re6 2.Ne3#")
    before = it.texts
    it.puzzle.solve()
    it.solver.answer(SOLUTION)
    assert [text for text in it.texts if text != "Tries: 1"] == before
    assert it.dock.tree.currentIndex().data() == "1…Re6 2.Ne3#"
    assert len(it.lines) == 1, "the board shows the same"
    it.dock.tree.setExpanded(it.row("Set play"), False)
    it.puzzle.solve()
    it.solver.answer(replace(SOLUTION, nodes=1))
    assert it.texts[-1] == "Set play"


def test_another_position_leaves_the_line_and_fades_the_tree(it: Shown) -> None:
    it.solved(SOLUTION)
    it.click("1…Re6 2.Ne3#")
    it.editor.perform(set_side_to_move, "b")
    assert it.lines[-1] is None
    count = len(it.lines)
    it.click("1…Re7 2.Ncxe7#")
    assert len(it.lines) == count


def test_all_is_opened_and_closed(it: Shown) -> None:
    it.solved(SOLUTION)
    closed = len(it.texts)
    it.push("Expand all")
    assert len(it.texts) == 1 + 9 + 2 + 16 + 4 * 7 + 3 + 2
    it.push("Collapse all")
    assert it.texts == ["1.d4! (2.Nce7#)", "Tries: 1", "Set play"]
    it.press(Key.Key_Asterisk)
    assert len(it.texts) > closed


def test_a_large_tree_is_opened_a_part_at_a_time(it: Shown) -> None:
    it.solved(replace(SOLUTION, keys=(chain(3, 47),), tries=(), set_play=None))
    it.push("Expand all")
    first = len(it.texts)
    assert MOST_SHOWN <= first < MOST_SHOWN + 100
    it.push("Expand all")
    assert len(it.texts) >= first + MOST_SHOWN


def test_the_text_is_asked_for(it: Shown) -> None:
    it.solved(SOLUTION)
    it.press(Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    it.push("Copy the solution as text")
    assert len(it.copies) == 2


def test_a_dock_that_is_closed_leaves_the_line(it: Shown) -> None:
    it.solved(replace(SOLUTION, keys=(KEY,)))
    it.click("1…Re6 2.Ne3#")
    it.dock.close()
    assert it.lines[-1] is None


def test_each_control_has_a_name(it: Shown) -> None:
    assert it.dock.tree.accessibleName() == "Solution"
    buttons = it.dock.findChildren(QToolButton)
    assert len(buttons) == 5
    assert all(button.accessibleName() and button.toolTip() for button in buttons)


def test_what_has_no_room_is_cut_short_before_its_mark(it: Shown) -> None:
    it.solved(SOLUTION)
    tree = it.dock.tree
    it.window.resize(165, 400)
    it.qtbot.waitUntil(lambda: tree.viewport().width() < 170)
    assert tree.horizontalScrollBar().maximum() == 0
    assert not tree.horizontalScrollBar().isVisible()
    index = it.row("1…any other (16) 2.Nce7#")
    rect = tree.visualRect(index)
    assert rect.right() < tree.viewport().width()


def test_a_tip_says_what_is_cut_short(it: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    it.solved(SOLUTION)
    tips: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _place, text, _widget: tips.append(text))
    tree = it.dock.tree

    def point_at(text: str) -> None:
        place = tree.visualRect(it.row(text)).center()
        place.setX(min(place.x(), tree.viewport().width() - 2))
        tip = QHelpEvent(QEvent.Type.ToolTip, place, tree.viewport().mapToGlobal(place))
        QCoreApplication.sendEvent(tree.viewport(), tip)

    it.window.resize(400, 400)
    it.qtbot.waitUntil(lambda: tree.viewport().width() > 300)
    point_at("1…any other (16) 2.Nce7#")
    assert tips == []
    it.window.resize(165, 400)
    it.qtbot.waitUntil(lambda: tree.viewport().width() < 170)
    point_at("1…any other (16) 2.Nce7#")
    assert tips == ["1…any other (16) 2.Nce7#"]


def test_a_row_ends_with_dots_wherever_it_is_cut(it: Shown) -> None:
    it.solved(SOLUTION)
    index = it.row("1…any other (16) 2.Nce7#")
    for room in range(40, 260, 3):
        placed = list(_placed(index, it.dock.tree.font(), room))
        _, text, _, left, width = placed[-1]
        assert left + width <= room
        whole = " ".join(text for _, text, *_ in placed) == index.data()
        assert whole != text.endswith("…")
