"""Playing on the board: with the pointer, with keys, by writing; real events reach it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fenedit.diagram.board_scene import Mark, MarkKind
from fenedit.notation.position import parse_square, square_name
from fenedit.session.intents import board, fields
from fenedit.session.settings import Preferences
from fenedit.ui.board.controller import BoardController
from tests.helpers.benches import listen
from tests.helpers.board_answers import plain_painter
from tests.helpers.board_hands import (
    CONTROL,
    MIDDLE,
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
    turn_wheel,
    type_text,
)
from tests.helpers.states import START, fen_of

Table = Callable[..., BoardController]
CASTLES = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9"
PROMOTES = "7k/1P6/8/8/8/8/8/4K3 w - - 0 1"
KEY = Qt.Key


def begun(table: Table, fen: str, **kinds: bool) -> BoardController:
    control = table(fen, **kinds)
    control.room.toggle()
    assert control._moves.plays
    return control


def sans(control: BoardController) -> list[str]:
    moves = control._moves
    return [node.san for node in moves.tree.moves_to(moves.path)]


def targets(control: BoardController) -> list[str]:
    view = control._area.view
    return sorted(map(square_name, view.hands.picking.targets_from(view.hands.picking.picked)))


def test_a_legal_drag_is_a_move_and_any_other_glides_home(table: Table) -> None:
    control = begun(table, START)
    view = control._area.view
    drag(view, "e2", "e4")
    assert sans(control) == ["e4"] and view.placement[parse_square("e4")] == "P"
    drag(view, "d2", "d4")
    drag(view, "e7", "e4")
    drag_off(view, "e7")
    drag(view, "b8", "c6", CONTROL)
    assert sans(control) == ["e4", "Nc6"]
    assert fen_of(control._editor.state) == START


def test_click_and_click(table: Table) -> None:
    control = begun(table, START)
    view = control._area.view
    click(view, "g1")
    assert targets(control) == ["f3", "h3"]
    assert Mark(MarkKind.HOVER, parse_square("g1")) in view.scene.marks
    click(view, "b1")
    assert targets(control) == ["a3", "c3"]
    click(view, "b1")
    assert targets(control) == []
    click(view, "b1")
    click(view, "d5")
    assert targets(control) == [] and sans(control) == []
    click(view, "b1")
    click(view, "c3")
    assert sans(control) == ["Nc3"] and targets(control) == []
    assert Mark(MarkKind.LAST_MOVE, parse_square("c3")) in view.scene.marks


def test_other_gestures_of_setting_up_do_nothing(table: Table) -> None:
    control = begun(table, START)
    view = control._area.view
    for button in (RIGHT, MIDDLE):
        click(view, "e2", button)
    stretch(view, "a1", "c3")
    view.set_appearance(plain_painter(), Preferences(wheel_cycles=True))
    assert not turn_wheel(view, "e4", 120)
    key(view, KEY.Key_A, CONTROL)
    key(view, KEY.Key_Delete)
    assert view.selection is None and view.brush is None and sans(control) == []
    assert fen_of(control._editor.state) == START


def test_a_drag_goes_on_over_dots_and_can_be_given_up(table: Table) -> None:
    control = begun(table, START)
    view = control._area.view
    pick_up(view, "g1")
    carry(view, "f3")
    assert targets(control) == ["f3", "h3"]
    key(view, KEY.Key_Escape)
    release(view, middle_of(view, "f3"))
    assert sans(control) == [] and targets(control) == []


@pytest.mark.parametrize(
    ("fen", "chess960", "drop", "san"),
    [
        (CASTLES, False, "g1", "O-O"),
        (CASTLES, False, "f1", "Kf1"),
        ("4k3/8/8/8/8/8/8/4KR2 w F - 0 1", True, "f1", "O-O"),
    ],
)
def test_castling(table: Table, fen: str, chess960: bool, drop: str, san: str) -> None:
    control = begun(table, fen, chess960=chess960)
    drag(control._area.view, "e1", drop)
    assert sans(control) == [san]


@pytest.mark.parametrize(("code", "kind"), [("Q", "Q"), ("n", "N"), ("R", "R"), ("b", "B")])
def test_a_promotion_is_chosen_by_its_letter(table: Table, code: str, kind: str) -> None:
    control = begun(table, PROMOTES)
    drag(control._area.view, "b7", "b8")
    assert sans(control) == [] and control.room.chooser is not None
    QTest.keyClicks(QApplication.focusWidget(), code)
    assert sans(control)[0].rstrip("+").endswith(f"={kind}")
    assert QApplication.focusWidget() is control._area.view


def test_a_promotion_is_chosen_by_the_pointer_or_not_at_all(table: Table) -> None:
    control = begun(table, PROMOTES)
    view = control._area.view
    drag(view, "b7", "b8")
    key(QApplication.focusWidget(), KEY.Key_Escape)
    assert sans(control) == [] and QApplication.focusWidget() is view
    drag(view, "b7", "b8")
    assert control.room.chooser is not None
    QTest.mouseClick(control.room.chooser.buttons["r"], Qt.MouseButton.LeftButton)
    assert sans(control) == ["b8=R+"]


@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize(
    ("fen", "start", "end"),
    [(PROMOTES, "b7", "b8"), ("4k3/8/8/8/8/8/1p6/7K b - - 0 1", "b2", "b1")],
)
def test_a_second_click_on_the_square_of_promotion_makes_a_queen(
    table: Table, fen: str, start: str, end: str, flipped: bool
) -> None:
    control = begun(table, fen)
    if flipped:
        control.flip()
    view = control._area.view
    click(view, start)
    click(view, end)
    below = view.childAt(middle_of(view, end))
    assert below is not None
    QTest.mouseClick(below, Qt.MouseButton.LeftButton)
    assert sans(control) == [f"{end}=Q+"]


def test_a_choice_for_a_line_that_is_gone_is_no_move(table: Table) -> None:
    control = begun(table, PROMOTES)
    drag(control._area.view, "b7", "b8")
    chooser = control.room.chooser
    control._moves.play("e1e2")
    assert chooser is not None
    chooser.buttons["q"].click()
    assert sans(control) == ["Ke2"]


def test_keys_walk_pick_and_put_down(table: Table) -> None:
    control = begun(table, START)
    view = control._area.view
    view.place_caret(parse_square("e2"))
    key(view, KEY.Key_Return)
    assert targets(control) == ["e3", "e4"]
    key(view, KEY.Key_Up)
    key(view, KEY.Key_Up)
    key(view, KEY.Key_Space)
    assert sans(control) == ["e4"] and view.caret_square == parse_square("e4")
    key(view, KEY.Key_Return)
    assert targets(control) == [] and sans(control) == ["e4"]
    view.place_caret(parse_square("e7"))
    key(view, KEY.Key_Return)
    key(view, KEY.Key_Escape)
    assert targets(control) == [] and control._moves.plays


def test_a_typed_letter_begins_a_move(table: Table) -> None:
    control = begun(table, START)
    view = control._area.view
    type_text(view, "N")
    bar = control.room.section.fill()
    type_text(bar.entry, "f3")
    key(bar.entry, KEY.Key_Return)
    assert sans(control) == ["Nf3"] and bar.entry.text() == ""
    type_text(bar.entry, "e7e5")
    key(bar.entry, KEY.Key_Return)
    assert sans(control) == ["Nf3", "e5"]
    key(bar.entry, KEY.Key_Escape)
    assert QApplication.focusWidget() is view


def test_what_happens_is_announced(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    spoken: list[str] = []
    control = table("4k3/8/8/8/8/8/8/4K1N1 w - - 0 1")
    view = control._area.view
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(view.hands.voice, "say", spoken.append)
    control.room.toggle()
    view.hands.picking.enter(parse_square("g1"))
    view.hands.picking.enter(parse_square("a8"))
    view.hands.picking.enter(parse_square("f3"))
    control._moves.undo()
    control.room.toggle()
    assert spoken == [
        "Playing moves. White to move",
        "white knight picked up, can go to f3, h3, e2",
        "a8: no legal move",
        "white knight f3",
        "g1, white knight; f3, empty",
        "Play ended",
    ]


def test_what_cannot_be_played_is_explained(table: Table) -> None:
    control = table("4k3/4Q3/4K3/8/8/8/8/8 b - - 0 1")
    said: list[str] = []
    listen(control, said.append)
    assert "checkmate" in control.room._why_not()
    control.room.toggle()
    assert not control._moves.plays and "checkmate" in said[0]
    control._editor.perform(fields.set_side_to_move, "w")
    assert "king" in control.room._why_not()
    control._editor.perform(board.set_start)
    assert control.room._why_not() == ""
    control.room.toggle()
    assert control._moves.plays and control.room._why_not() == ""


def test_the_pieces_cannot_be_entered_by_name_but_moves_can(table: Table) -> None:
    control = begun(table, START)
    control.enter_pieces()
    assert control.room.section.fill().entry.hasFocus()


def test_setting_up_is_a_new_record_and_the_tool_stays(table: Table) -> None:
    control = begun(table, START)
    drag(control._area.view, "e2", "e4")
    control._editor.perform(fields.set_halfmove_clock, 9)
    assert control._moves.plays and len(control._editor.state.collection) == 2
    assert control._area.view.placement[parse_square("e4")] == "P"
    drag(control._area.view, "e7", "e5")
    assert sans(control) == ["e5"]
    control.pick_brush(None)
    assert not control._moves.plays
    drag(control._area.view, "d2", "d6")
    assert len(control._editor.state.collection) == 3 and sans(control) == []


def test_words_that_are_not_true_any_more_are_taken_back(table: Table) -> None:
    control = table("4k3/4Q3/4K3/8/8/8/8/8 b - - 0 1")
    events: list[str] = []
    listen(control, lambda words: events.append(words[:8]))
    control.room.unsaid.connect(lambda: events.append("unsaid"))
    control.room.toggle()
    control._editor.perform(board.set_start)
    control._editor.perform(board.clear)
    assert events == ["No moves", "unsaid"]
    control._editor.perform(board.set_start)
    control.room.toggle()
    bar = control.room.section.fill()
    control.room.write("Ke3")
    key(bar.entry, KEY.Key_Return)
    control._moves.play("e2e4")
    control._moves.play("e7e5")
    assert events[2:] == ["“Ke3” is", "unsaid"]
    control.room.write("Ke3")
    key(bar.entry, KEY.Key_Return)
    control._moves.step("back")
    assert events[4:] == ["“Ke3” is", "unsaid"]


def test_the_wheel_with_alt_steps(table: Table) -> None:
    control = table(START)
    control._moves.play("e2e4", "e7e5")
    view = control._area.view
    turn_wheel(view, "e4", 120, Qt.KeyboardModifier.AltModifier)
    assert sans(control) == ["e4"]
    turn_wheel(view, "e4", -120, Qt.KeyboardModifier.AltModifier)
    assert sans(control) == ["e4", "e5"]
