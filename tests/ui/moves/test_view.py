"""Moves as text, with real clicks and keys."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QGuiApplication,
    QHelpEvent,
    QKeySequence,
    QShortcut,
    QTextCursor,
)
from PySide6.QtWidgets import QApplication, QMenu, QToolTip
from pytestqt.qtbot import QtBot

from fenedit.rules.moves.solutions import solution_tree
from fenedit.rules.moves.tree import Path
from fenedit.ui.moves.view import MovesView
from fenedit.ui.style import DARK, LIGHT, apply_style
from tests.helpers.haring import SOLUTION
from tests.ui.moves.test_layout import tree_of

LEFT = Qt.MouseButton.LeftButton
TREE = tree_of("{🙂} 1. e4 e5 $1 (1... c5 2. Nf3 {Open.} d6) 2. d4 exd4 1-0")


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[MovesView]:
    view = MovesView()
    qtbot.addWidget(view)
    view.resize(260, 300)
    view.show_tree(TREE, (), "en")
    with qtbot.waitExposed(view):
        view.show()
    yield view
    # Data made in Python must not outlive it in the clipboard.
    QGuiApplication.clipboard().clear()


def middle(view: MovesView, path: Path) -> QPoint:
    rect = view.place_of(path)
    assert not rect.isEmpty(), path
    return rect.center().toPoint()


def test_it_is_text(view: MovesView) -> None:
    assert view.toPlainText().replace("\u2060", "") == (
        "🙂\n1.e4 e5!\n1…c5 2.Nf3 Open. 2…d6\n2.d4 exd4 1–0"
    )
    assert view.accessibleName() == "Moves"


def test_a_click_chooses_a_move(qtbot: QtBot, view: MovesView) -> None:
    for path, _ in TREE.walk():
        with qtbot.waitSignal(view.chosen) as heard:
            qtbot.mouseClick(view.viewport(), LEFT, pos=middle(view, path))
        assert heard.args == [path]


def test_a_click_beside_the_moves_chooses_nothing(qtbot: QtBot, view: MovesView) -> None:
    heard: list[Path] = []
    view.chosen.connect(heard.append)
    qtbot.mouseClick(view.viewport(), LEFT, pos=QPoint(200, 280))
    qtbot.mouseClick(view.viewport(), LEFT, pos=middle(view, (0,)) - QPoint(30, 0))
    assert heard == []


def test_the_pointer_tells_what_can_be_clicked(qtbot: QtBot, view: MovesView) -> None:
    qtbot.mouseMove(view.viewport(), middle(view, (0, 1)))
    assert view.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor
    qtbot.mouseMove(view.viewport(), QPoint(200, 280))
    assert view.viewport().cursor().shape() is Qt.CursorShape.IBeamCursor


def test_plain_arrows_step_and_read_line_by_line(qtbot: QtBot, view: MovesView) -> None:
    heard: list[str] = []
    view.stepped.connect(heard.append)
    keys = Qt.Key
    for key in (keys.Key_Left, keys.Key_Right, keys.Key_Home, keys.Key_End):
        qtbot.keyClick(view, key)
    steps = ["back", "forward", "first", "last"]
    assert heard == steps
    before = view.textCursor().position()
    qtbot.keyClick(view, keys.Key_Down)
    assert view.textCursor().position() > before
    qtbot.keyClick(view, keys.Key_Up)
    assert view.textCursor().position() == before
    assert heard == steps
    qtbot.keyClick(view, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert heard == steps
    assert view.textCursor().atEnd(), "the caret is moved as in any text"


def test_enter_chooses_the_move_at_the_caret(qtbot: QtBot, view: MovesView) -> None:
    view.show_tree(TREE, (0, 1), "en")
    with qtbot.waitSignal(view.chosen) as heard:
        qtbot.keyClick(view, Qt.Key.Key_Return)
    assert heard.args == [(0, 1)]


def test_keys_with_ctrl_are_the_window_s(qtbot: QtBot, view: MovesView) -> None:
    heard: list[object] = []
    shortcut = QShortcut(QKeySequence("Ctrl+Return"), view)
    shortcut.activated.connect(lambda: heard.append("window"))
    view.chosen.connect(heard.append)
    view.show_tree(TREE, (0, 1), "en")
    qtbot.keyClick(view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert heard == ["window"]


def test_one_move_is_marked_without_writing_the_text_again(view: MovesView) -> None:
    revision = view.document().revision()
    view.show_tree(TREE, (0, 1, 0), "en")
    (mark,) = view.extraSelections()
    assert mark.cursor.selectedText().replace("\u2060", "") == "2.Nf3"
    view.show_tree(TREE, (), "en")
    assert view.extraSelections() == []
    assert view.document().revision() == revision


def test_the_marked_move_of_a_long_game_is_seen(view: MovesView) -> None:
    shuffle = ["Nf3", "Nf6", "Ng1", "Ng8"] * 80
    tree = tree_of(" ".join(shuffle))
    for count in (len(shuffle), 1, 160, 150, 40):
        view.show_tree(tree, (0,) * count, "en")
        rect = view.place_of((0,) * count)
        assert rect.top() >= 0 and rect.bottom() <= view.viewport().height(), count


def test_what_is_said_about_the_marked_move_is_seen_below_it(qtbot: QtBot, view: MovesView) -> None:
    tree = tree_of(" ".join(["Nf3", "Nf6", "Ng1", "Ng8"] * 80))
    for count in (100, 101, 160, 150):
        view.show_tree(tree, (0,) * count, "en")
        rect = view.place_of((0,) * count)
        assert rect.top() > 0 and rect.bottom() <= view.viewport().height() / 3 + 1, count
    # A move that was clicked stays under the pointer.
    view.chosen.connect(lambda path: view.show_tree(tree, path, "en"))
    clicked = (0,) * 190
    place = middle(view, clicked)
    assert place.y() > view.viewport().height() / 2
    qtbot.mouseClick(view.viewport(), LEFT, pos=place)
    assert middle(view, clicked) == place and len(view.extraSelections()) == 1


def test_the_marked_move_is_seen_in_another_width(view: MovesView) -> None:
    view.show_tree(tree_of(" ".join(["Nf3", "Nf6", "Ng1", "Ng8"] * 80)), (0,) * 150, "en")
    for width in (200, 320, 234):
        view.resize(width, 300)
        rect = view.place_of((0,) * 150)
        assert rect.top() >= 0 and rect.bottom() <= view.viewport().height(), width


def test_a_played_move_leaves_the_text_about_where_it_is(view: MovesView) -> None:
    tree = tree_of(" ".join(["Nf3", "Nf6", "Ng1", "Ng8"] * 80))
    view.show_tree(tree, (0,) * 200, "en")
    before = view.place_of((0,) * 200)
    grown, path = tree.played((0,) * 200, "e2e4")
    view.show_tree(grown, path, "en")
    assert abs(view.place_of((0,) * 200).top() - before.top()) < 40
    assert not view.place_of(path).isEmpty()


def test_copied_text_has_no_invisible_characters(qtbot: QtBot, view: MovesView) -> None:
    view.selectAll()
    qtbot.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert "1…c5 2.Nf3 Open. 2…d6" in QGuiApplication.clipboard().text()


def test_without_a_selection_the_window_copies(qtbot: QtBot, view: MovesView) -> None:
    heard: list[bool] = []
    shortcut = QShortcut(QKeySequence.StandardKey.Copy, view)
    shortcut.activated.connect(lambda: heard.append(True))
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert heard == [True]
    view.selectAll()
    qtbot.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert heard == [True]


def test_a_tip_has_the_time_on_the_clock(view: MovesView, monkeypatch: pytest.MonkeyPatch) -> None:
    tips: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, text, _widget: tips.append(text))
    tree = tree_of("1. e4 {[%clk 0:12:31]} e5")
    view.show_tree(tree, (), "en")
    assert view.toPlainText().replace("\u2060", "") == "1.e4 e5"
    for path in ((0,), (0, 0)):
        place = middle(view, path)
        tip = QHelpEvent(QEvent.Type.ToolTip, place, view.viewport().mapToGlobal(place))
        QApplication.sendEvent(view.viewport(), tip)
    assert tips == ["Clock: 0:12:31", ""]


@pytest.mark.parametrize(
    "comment",
    ["<img src=x>", "a\u2029b\ufdd0c\ufdd1d\ufffce", "\x00\r\f", "x" * 1_000_000, "😀" * 9],
)
def test_hostile_comments_are_text_and_shift_nothing(view: MovesView, comment: str) -> None:
    tree = tree_of("1. e4 e5")
    first = tree.node_at((0,))
    first.comment = comment
    view.show_tree(tree, (0, 0), "en")
    (mark,) = view.extraSelections()
    assert mark.cursor.selectedText().replace("\u2060", "") == "1…e5"
    assert view.document().blockCount() == (3 if len(comment) > 60 else 1)


def test_it_follows_the_colours_of_the_window(qtbot: QtBot, view: MovesView) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)

    def colour() -> str:
        cursor = view.textCursor()
        cursor.setPosition(8)
        return cursor.charFormat().foreground().color().name()

    try:
        apply_style(application, DARK)
        assert colour() == DARK.text
    finally:
        apply_style(application, LIGHT)
    assert colour() == LIGHT.text


# --- solutions ---------------------------------------------------------------------------------


@pytest.fixture
def solved(view: MovesView) -> MovesView:
    view.show_tree(solution_tree(SOLUTION), (), "en")
    return view


def rows(view: MovesView) -> list[str]:
    return view.toPlainText().replace("\u2060", "").splitlines()


def row_of(view: MovesView, text: str) -> QTextCursor:
    """Return a caret at the beginning of a row."""
    block = view.document().findBlockByNumber(rows(view).index(text))
    return QTextCursor(block)


def test_a_click_on_a_heading_unfolds_it_and_on_its_arrow(qtbot: QtBot, solved: MovesView) -> None:
    for title, below in (("Tries: 1", "1.Nh4+? but 1…Ke6!"), ("Set play", "1…e3 2.Nfd4#")):
        assert below not in rows(solved)
        # Before the row, where its arrow is.
        place = QPoint(8, solved.cursorRect(row_of(solved, title)).center().y())
        qtbot.mouseClick(solved.viewport(), LEFT, pos=place)
        assert below in rows(solved)
    place = solved.cursorRect(row_of(solved, "Tries: 1")).center() + QPoint(15, 0)
    qtbot.mouseClick(solved.viewport(), LEFT, pos=place)
    assert "1.Nh4+? but 1…Ke6!" not in rows(solved)


def test_the_row_at_the_caret_unfolds_with_the_space_bar(qtbot: QtBot, solved: MovesView) -> None:
    solved.setTextCursor(row_of(solved, "1.d4! (2.Nce7#)"))
    assert len(rows(solved)) == 12
    qtbot.keyClick(solved, Qt.Key.Key_Space)
    assert rows(solved) == ["Set play", "Tries: 1", "1.d4! (2.Nce7#)"]
    solved.setTextCursor(row_of(solved, "Set play"))
    qtbot.keyClick(solved, Qt.Key.Key_Return)
    assert rows(solved)[1] == "1…e3 2.Nfd4#"


def test_all_is_unfolded_and_folded(qtbot: QtBot, solved: MovesView) -> None:
    qtbot.keyClick(solved, Qt.Key.Key_Asterisk)
    assert len(rows(solved)) == 61
    qtbot.keyClick(solved, Qt.Key.Key_Minus)
    assert rows(solved) == ["Set play", "Tries: 1", "1.d4! (2.Nce7#)"]
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(9, 9), QPoint(99, 99))
    QApplication.sendEvent(solved.viewport(), event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    named = {action.text(): action for action in menu.actions()}
    named["Expand all"].trigger()
    assert len(rows(solved)) == 61
    named["Collapse all"].trigger()
    assert len(rows(solved)) == 3
    menu.close()


def test_a_move_that_is_shown_is_unfolded(solved: MovesView) -> None:
    tree = solution_tree(SOLUTION)
    solved.show_tree(tree, (), "en")
    for path, _ in tree.walk():
        solved.show_tree(tree, path, "en")
        marks = [mark.cursor.selectedText() for mark in solved.extraSelections()]
        assert marks or path == (2,), "the pass before set play is no text"


def test_what_was_unfolded_stays_so_in_another_solution(solved: MovesView) -> None:
    solved.unfold_all()
    before = rows(solved)
    solved.show_tree(solution_tree(SOLUTION, ("d4",)), (0,), "en")
    assert rows(solved) == before
    solved.show_tree(TREE, (), "en")
    solved.show_tree(solution_tree(SOLUTION), (), "en")
    assert len(rows(solved)) == 12


def test_a_fold_that_is_closed_over_the_current_move_stays_closed(
    qtbot: QtBot, solved: MovesView
) -> None:
    tree = solution_tree(SOLUTION)
    solved.show_tree(tree, (2, 0), "en")
    place = QPoint(8, solved.cursorRect(row_of(solved, "Set play")).center().y())
    qtbot.mouseClick(solved.viewport(), LEFT, pos=place)
    solved.show_tree(tree, (2, 0), "en")
    assert rows(solved)[:2] == ["Set play", "Tries: 1"]
    assert solved.textCursor().block().text() == "Set play"
    qtbot.keyClick(solved, Qt.Key.Key_Space)
    assert rows(solved)[1] == "1…e3 2.Nfd4#"
