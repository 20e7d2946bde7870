"""Gestures on the board become intents; the state comes back as what the board shows."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from fenedit.diagram.board_scene import PROBLEM_KINDS
from fenedit.notation.position import EMPTY, parse_square, square_name
from fenedit.notation.problems import Problem, Severity
from fenedit.session.intents import board
from fenedit.session.intents.records import type_fen
from fenedit.session.state import WHOLE_BOARD, Rectangle
from fenedit.ui.main_window import MainWindow
from tests.helpers.board_hands import (
    CONTROL,
    RIGHT,
    carry,
    click,
    drag,
    drag_off,
    key,
    middle_of,
    pick_up,
    release,
    stretch,
    sweep,
    type_text,
)
from tests.helpers.states import START, editor_of, fen_of, state_of_text
from tests.helpers.windows import services_in, shown_window

EMPTY_BOARD = "8/8/8/8/8/8/8/8 w - - 0 1"


def placement_at(window: MainWindow, square: str) -> str:
    return window.editor.state.position.placement[parse_square(square)]


def test_drag_copy_and_discard(window: MainWindow) -> None:
    view = window.area.view
    drag(view, "b1", "c3")
    assert placement_at(window, "c3") == "N" and placement_at(window, "b1") == EMPTY
    drag_off(view, "c3")
    assert placement_at(window, "c3") == EMPTY
    assert window.editor.undo_stack.count() == 2


def test_a_stroke_of_the_brush_is_one_step(window: MainWindow) -> None:
    window.board.pick_brush("Q")
    sweep(window.area.view, ["a4", "b4", "c4", "d4"])
    assert fen_of(window.editor.state).startswith("rnbqkbnr/pppppppp/8/8/QQQQ4/8/")
    assert window.editor.undo_stack.count() == 1
    assert "4 white queens" in window.commands["undo"].text()


TOUCHING = "4kK2/8/8/8/8/8/8/8 w - - 0 1"


def problem_squares(window: MainWindow) -> set[str]:
    marks = window.area.view.scene.marks
    return {square_name(mark.square) for mark in marks if mark.kind in PROBLEM_KINDS}


def test_the_gravest_problem_s_squares_are_marked_at_rest(window: MainWindow, qtbot: QtBot) -> None:
    window.editor.perform(type_fen, TOUCHING)
    assert problem_squares(window) == set()
    qtbot.waitUntil(lambda: problem_squares(window) == {"e8", "f8"})
    other = Problem("x", Severity.ILLEGAL, squares=(0,))
    window.board.mark_problem(other)
    assert problem_squares(window) == {"a1"}
    window.board.mark_problem(None)
    assert problem_squares(window) == {"e8", "f8"}
    # They would be in the way of a tool.
    for take, let_go in (
        (partial(window.board.pick_brush, "Q"), partial(window.board.pick_brush, None)),
        (window.board.select_all, partial(window.board.select, None)),
        (window.board.toggle_marks, window.board.toggle_marks),
    ):
        take()
        assert problem_squares(window) == set()
        let_go()
        assert problem_squares(window) == {"e8", "f8"}
    pick_up(window.area.view, "f8")
    assert problem_squares(window) == set()
    carry(window.area.view, "f1")
    release(window.area.view, middle_of(window.area.view, "f1"))
    qtbot.waitUntil(lambda: problem_squares(window) == set())


def test_problems_that_come_and_go_are_not_marked(window: MainWindow, qtbot: QtBot) -> None:
    first, second = (Problem("x", Severity.ILLEGAL, squares=(square,)) for square in (0, 7))
    shown: list[set[str]] = []
    window.panels.check.gravest_found.disconnect(window.board.mark_gravest)
    window.board.looked.connect(lambda _look: shown.append(problem_squares(window)))
    for problem in (first, second, None, first, second):
        window.board.mark_gravest(problem)
    qtbot.waitUntil(lambda: problem_squares(window) == {"h1"})
    for problem in (first, second, first, None):
        window.board.mark_gravest(problem)
    window.board.mark_gravest(None)
    assert shown == [{"h1"}, set()]


def test_another_record_begins_without_marks(qtbot: QtBot, tmp_path: Path) -> None:
    text = f"{TOUCHING}\n{START}\n"
    with shown_window(qtbot, state_of_text(text), services_in(tmp_path)) as window:
        qtbot.waitUntil(lambda: problem_squares(window) == {"e8", "f8"})
        window.editor.show_record(1)
        assert problem_squares(window) == set()


def test_the_hint_tells_what_the_tool_does(window: MainWindow, qtbot: QtBot) -> None:
    control = window.board
    with qtbot.waitSignal(control.hinted) as hinted:
        control.pick_brush("n")
    assert "black knight" in hinted.args[0]
    with qtbot.waitSignal(control.hinted) as hinted:
        control.pick_brush(EMPTY)
    assert "Eraser" in hinted.args[0]


def test_turning_the_board_is_not_an_edit_and_is_remembered(window: MainWindow) -> None:
    window.board.flip()
    assert window.area.view.flipped
    assert not window.editor.modified
    assert window._services.settings.flipped
    next_window = MainWindow(editor_of(window.editor.state), window._services)
    assert next_window.area.view.flipped
    next_window.close_unasked()
    next_window.deleteLater()
    window.board.flip()


def test_the_hovered_square_is_named_and_follows_the_board(
    window: MainWindow, qtbot: QtBot
) -> None:
    control = window.board
    with qtbot.waitSignal(control.pointed_at) as named:
        window.area.view.square_hovered.emit(parse_square("d2"))
    assert named.args[0] == "d2, white pawn"
    with qtbot.waitSignal(control.pointed_at) as named:
        window.editor.perform(board.discard, parse_square("d2"))
    assert named.args[0] == "d2, empty"


def test_the_wheel_goes_through_the_pieces_and_leaves_kings_where_they_are(
    window: MainWindow,
) -> None:
    square = parse_square("e4")
    seen = []
    for _ in range(11):
        window.area.view.wheel_turned.emit(square, 1, 7)
        seen.append(placement_at(window, "e4"))
    assert seen == list("QRBNPqrbnp.")
    assert fen_of(window.editor.state) == START
    assert window.editor.undo_stack.count() == 0


def test_several_kings_can_be_placed_if_allowed(window: MainWindow) -> None:
    settings = window._services.settings
    settings.set_preferences(settings.preferences._replace(several_kings=True))
    window.board.pick_brush("K")
    click(window.area.view, "e4")
    assert window.editor.state.position.placement.count("K") == 2


def test_stale_and_empty_boards_are_labelled(window: MainWindow, qtbot: QtBot) -> None:
    window.editor.perform(type_fen, "nonsense")
    assert window.area.view.scene.stale
    with shown_window(qtbot, state_of_text("nonsense\n"), window._services) as other:
        assert other.area.view.scene.label == "no position yet"
        assert not other.area.view.scene.stale


def test_the_right_button_opens_the_menu_of_the_square(window: MainWindow) -> None:
    window.area.view.menu_requested.emit(
        parse_square("e4"), window.mapToGlobal(window.rect().center())
    )
    menus = [menu for menu in window.area.findChildren(QMenu) if menu.isVisible()]
    assert len(menus) == 1
    menus[0].close()


def test_selected_pieces_are_moved_copied_and_discarded_in_one_step_each(
    window: MainWindow,
) -> None:
    view, editor = window.area.view, window.editor
    stretch(view, "b1", "c2")
    drag(view, "b2", "b4")
    assert fen_of(editor.state) == "rnbqkbnr/pppppppp/8/8/1PP5/1NB5/P2PPPPP/R2QKBNR w KQkq - 0 1"
    assert "Move 4 pieces" in window.commands["undo"].text()
    drag(view, "b4", "e4", CONTROL)
    assert fen_of(editor.state).split("/")[4:6] == ["1PP1PP2", "1NB1NB2"]
    drag_off(view, "e4")
    assert fen_of(editor.state).split("/")[4:6] == ["1PP5", "1NB5"]
    assert editor.undo_stack.count() == 3
    for _ in range(3):
        editor.undo_stack.undo()
    assert fen_of(editor.state) == START


def test_moving_selected_pieces_reports_lost_rights(window: MainWindow) -> None:
    view = window.area.view
    stretch(view, "a1", "h1")
    drag(view, "a1", "a3")
    assert window.editor.state.position.castling_rights == "kq"
    assert "Castling rights" in window.status.words


def test_pieces_replaced_by_selected_ones_are_reported(window: MainWindow) -> None:
    view = window.area.view
    stretch(view, "a2", "b2")
    drag(view, "a2", "a7")
    assert "2 pieces were replaced" in window.status.words


def test_a_selection_and_a_brush_exclude_each_other(window: MainWindow, qtbot: QtBot) -> None:
    control, view = window.board, window.area.view
    control.pick_brush("Q")
    with qtbot.waitSignal(control.hinted) as hinted:
        stretch(view, "b2", "e5")
    assert view.brush is None
    assert control.selection == Rectangle(1, 1, 4, 4)
    assert control.hint().startswith("16 squares selected, b2 to e5")
    assert hinted.args[0].startswith(("1", "b2"))
    control.pick_brush("Q")
    assert view.selection is None
    assert "queen" in control.hint()


def test_a_selection_outlives_undo_but_not_another_record(qtbot: QtBot, tmp_path: Path) -> None:
    text = f"{START}\n{EMPTY_BOARD}\n"
    with shown_window(qtbot, state_of_text(text), services_in(tmp_path)) as window:
        stretch(window.area.view, "b1", "c2")
        drag(window.area.view, "b2", "b4")
        window.editor.undo_stack.undo()
        assert window.area.view.selection == Rectangle(1, 2, 2, 3)
        window.editor.show_record(1)
        assert window.area.view.selection is None
        window.board.select_all()
        assert window.area.view.selection == WHOLE_BOARD


def test_several_kings_are_copied_if_allowed(window: MainWindow) -> None:
    settings = window._services.settings
    stretch(window.area.view, "e1", "e2")
    drag(window.area.view, "e2", "e4", CONTROL)
    assert window.editor.state.position.placement.count("K") == 1
    settings.set_preferences(settings.preferences._replace(several_kings=True))
    drag(window.area.view, "e4", "a6", CONTROL)
    assert window.editor.state.position.placement.count("K") == 2


def test_the_right_button_opens_the_menu_of_the_selection(window: MainWindow) -> None:
    view = window.area.view
    stretch(view, "b1", "c2")
    click(view, "c2", RIGHT)
    menus = [menu for menu in window.area.findChildren(QMenu) if menu.isVisible()]
    assert [menu.actions()[0].text() for menu in menus] == ["b1 to c2"]
    menus[0].close()


ITALIAN = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R"
LUCENA = "1K1k4/1P6/8/8/8/8/r7/2R5"


@pytest.mark.parametrize("between", ["clear", "undo", "new", ""])
def test_a_second_placement_is_typed_as_the_first_one(window: MainWindow, between: str) -> None:
    view = window.area.view
    view.setFocus()
    type_text(view, ITALIAN)
    assert fen_of(window.editor.state).startswith(ITALIAN)
    if between == "new":
        window.editor.undo_stack.setClean()
    if between:
        window.commands[between].trigger()
    view.setFocus()
    type_text(view, LUCENA)
    assert fen_of(window.editor.state).split()[0] == LUCENA


@pytest.mark.parametrize(
    ("between", "placement"),
    [("undo", LUCENA), ("go_to_board", LUCENA), ("clear", LUCENA), ("", ITALIAN)],
)
def test_a_second_whole_fen_is_typed_as_the_first_one(
    window: MainWindow, between: str, placement: str
) -> None:
    view = window.area.view
    view.setFocus()
    type_text(view, "8/8/8/8/8/8/8/K6k b - - 3 7")
    if between:
        window.commands[between].trigger()
    type_text(view, f"{placement} w - - 4 12")
    assert fen_of(window.editor.state) == f"{placement} w - - 4 12"


def test_a_whole_fen_is_typed_onto_the_board_and_undone_rank_by_rank(window: MainWindow) -> None:
    view = window.area.view
    view.setFocus()
    type_text(view, f"{ITALIAN} b KQ e3 4 12")
    assert fen_of(window.editor.state) == f"{ITALIAN} b KQ e3 4 12"
    for _ in range(5):
        window.commands["undo"].trigger()
    assert fen_of(window.editor.state) == f"{ITALIAN} w KQkq - 0 1"
    window.commands["undo"].trigger()
    assert placement_at(window, "g1") == "N"
    assert placement_at(window, "f3") == "N"


@pytest.mark.parametrize("eraser", [Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_Space])
@pytest.mark.parametrize("between", [(), (Qt.Key.Key_Right, Qt.Key.Key_Right)])
def test_undo_restores_erased_pieces_and_no_more(
    window: MainWindow, eraser: Qt.Key, between: tuple[Qt.Key, ...]
) -> None:
    view = window.area.view
    view.setFocus()
    type_text(view, "Q")
    for code in between:
        key(view, code)
    type_text(view, "kn")
    typed = fen_of(window.editor.state)
    if eraser != Qt.Key.Key_Backspace:
        key(view, Qt.Key.Key_Left)
    key(view, eraser)
    assert fen_of(window.editor.state) != typed
    window.commands["undo"].trigger()
    assert fen_of(window.editor.state) == typed


def test_undo_restores_erased_fields(window: MainWindow) -> None:
    view = window.area.view
    view.setFocus()
    type_text(view, f"{LUCENA} b - - 14")
    typed = fen_of(window.editor.state)
    key(view, Qt.Key.Key_Backspace)
    key(view, Qt.Key.Key_Backspace)
    window.commands["undo"].trigger()
    assert fen_of(window.editor.state) == typed


def test_digits_say_that_they_remove_pieces(window: MainWindow) -> None:
    view = window.area.view
    view.setFocus()
    type_text(view, "3")
    assert window.status.words == ("“3” empties squares. Pieces removed: 3. Undo brings them back.")
    type_text(view, "1")
    assert "Pieces removed: 1." in window.status.words
    window.commands["undo"].trigger()
    assert fen_of(window.editor.state) == START
    assert "removed" not in window.status.words
    key(view, Qt.Key.Key_Down)
    window.commands["clear"].trigger()
    type_text(view, "3")
    assert "removed" not in window.status.words


def test_a_refused_key_says_so_in_the_message_line(window: MainWindow) -> None:
    view = window.area.view
    view.setFocus()
    type_text(view, "8k")
    assert "Rank 8 is full" in window.status.words
    assert placement_at(window, "a7") == "p"


def test_the_restart_of_typing_is_reported_long_enough(window: MainWindow) -> None:
    view = window.area.view
    view.setFocus()
    type_text(view, f"{LUCENA}q")
    assert placement_at(window, "a8") == "q"
    assert "starts again at a8" in window.status.words
