"""Playing on the board: with the pointer, with keys, by writing; real events reach it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fenedit.diagram.board_scene import Mark, MarkKind
from fenedit.notation.position import parse_square, square_name
from fenedit.session.intents import board, fields
from fenedit.session.moves.puzzle_state import Stage
from fenedit.session.settings import Preferences
from fenedit.ui import voice
from fenedit.ui.board.controller import BoardController
from fenedit.ui.main_window import MainWindow
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
from tests.helpers.states import HARING, START, fen_of, state_of_text
from tests.helpers.windows import services_in, shown_window

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
    return sorted(
        map(square_name, view.interaction.picking.targets_from(view.interaction.picking.picked))
    )


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
    monkeypatch.setattr(view.interaction.voice, "say", spoken.append)
    control.room.toggle()
    view.interaction.picking.enter(parse_square("g1"))
    view.interaction.picking.enter(parse_square("a8"))
    view.interaction.picking.enter(parse_square("f3"))
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


# The other side of a solved problem answers by itself.


@pytest.fixture
def solved(qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    text = " ".join(HARING.split()[:4]) + " dm 2;\n"
    state = state_of_text(text, file_format="epd")
    with shown_window(qtbot, state, services_in(tmp_path)) as shown:
        qtbot.waitUntil(lambda: shown.panels.puzzle.stage is Stage.SOLVED)
        yield shown


def test_a_key_gets_a_defence_and_both_are_one_step(solved: MainWindow, qtbot: QtBot) -> None:
    moves = solved._bench.moves
    solved.commands.judge()
    assert solved.commands["answers"].isEnabled()
    solved.commands["answers"].trigger()
    assert moves.plays
    drag(solved.area.view, "d2", "d4")
    qtbot.waitUntil(lambda: len(moves.path) == 2)
    # It is a defence of the solution, which mates in one more.
    node = solved.puzzle.after(moves.tree.moves_to(moves.path))
    assert node is not None and node.children
    moves.undo()
    assert moves.path == ()


def test_a_move_that_is_not_in_the_solution_is_told(solved: MainWindow, qtbot: QtBot) -> None:
    said: list[str] = []
    listen(solved, said.append)
    solved.commands["answers"].trigger()
    tries = {node.uci for node in solved.puzzle._solution_after(())[0].root.children}
    moves = solved._bench.moves
    wrong = next(move.uci for move in moves.legal_moves() if move.uci not in tries)
    solved.moves.play(wrong)
    qtbot.waitUntil(lambda: "Not in the solution." in said)
    assert len(moves.path) == 1


def test_nothing_answers_without_the_switch(solved: MainWindow) -> None:
    drag(solved.area.view, "d2", "d4")
    assert not solved.commands["answers"].isChecked()
    assert solved._bench.moves.path == ()


def test_nothing_of_a_solution_can_be_deleted(solved: MainWindow) -> None:
    moves, commands = solved._bench.moves, solved.commands
    commands["solution"].trigger()
    moves.go((0,))
    assert commands["take_position"].isEnabled()
    assert not (commands["delete_moves"].isEnabled() or commands["promote_variation"].isEnabled())


def test_the_solution_and_the_moves_played_share_the_section(
    solved: MainWindow, qtbot: QtBot
) -> None:
    moves, section = solved._bench.moves, solved.panels.moves
    moves.play("d2d3")
    qtbot.waitUntil(lambda: section.other.isVisibleTo(section))
    assert section.other.text() == "Solution"
    section.other.click()
    assert not moves.is_of_record
    qtbot.waitUntil(lambda: section.other.text() == "Moves")
    section.other.click()
    assert moves.is_of_record and moves.path == (0,)
    moves.undo()
    solved.commands["solution"].trigger()
    qtbot.waitUntil(section.other.isHidden)
    assert not moves.is_of_record, "the record has no moves to go back to"


# Where a step leads is heard, once: the move, the variation, the end of the line, the comment.


GAME = """[Event "Lesson"]

1. e4 e5 (1... c5 2. Nf3 {The open Sicilian. [%clk 0:01:00]}) (1... e6) 2. Bc4 Nc6 3. Qh5 Nf6
4. Qxf7# {Mate.} 1-0
"""


@pytest.fixture
def game(qtbot: QtBot, tmp_path: Path, heard: list[str]) -> Iterator[MainWindow]:
    state = state_of_text(GAME, file_format="pgn")
    with shown_window(qtbot, state, services_in(tmp_path)) as window:
        moves = window._bench.moves
        qtbot.waitUntil(lambda: moves._now.tree is not None)
        window.area.focus_board()
        qtbot.waitUntil(lambda: "Enter what to test" in " ".join(heard))
        check, speaker = window.panels.check, voice._voice()
        timers = (check._timer, check._patience, speaker._still, speaker._soon)
        qtbot.waitUntil(lambda: not any(timer.isActive() for timer in timers))
        heard.clear()
        yield window
        window.editor.undo_stack.setClean()


def said_after(qtbot: QtBot, heard: list[str], keys: str) -> list[str]:
    """Press keys one after the other; return what is heard after each."""
    said = []
    for each in keys.split():
        heard.clear()
        QTest.keySequence(QApplication.focusWidget(), QKeySequence(each))
        qtbot.waitUntil(lambda: bool(heard))
        (words,) = heard
        said.append(words)
    return said


@pytest.mark.parametrize("place", ["board", "moves"])
def test_each_step_is_heard_once(
    qtbot: QtBot, game: MainWindow, heard: list[str], place: str
) -> None:
    if place == "moves":
        game.panels.moves.fill().view.setFocus()
    keys = "Alt+Right Alt+Right Alt+Down Alt+Right Alt+Down Alt+Left Alt+Home Alt+End"
    assert said_after(qtbot, heard, keys) == [
        "white pawn e4.",
        "black pawn e5, variation 1 of 3.",
        "Move 1: black pawn c5, variation 2 of 3.",
        "white knight f3, end of the line. The open Sicilian.",
        "Move 1: black pawn e6, variation 3 of 3, end of the line.",
        "Move 1: white pawn e4.",
        "Start of the moves.",
        "Move 4: white queen takes f7, checkmate, end of the line. Mate.",
    ]


def test_of_a_long_comment_the_beginning_is_heard(
    qtbot: QtBot, game: MainWindow, heard: list[str]
) -> None:
    state = state_of_text(GAME.replace("Mate.", "long " * 100), file_format="pgn")
    game.editor.open_document(state.document)
    (words,) = said_after(qtbot, heard, "Alt+End")[-1:]
    assert words.endswith("…") and 200 < len(words) < 280


def test_played_moves_are_heard_and_what_is_taken_back(
    qtbot: QtBot, game: MainWindow, heard: list[str]
) -> None:
    moves = game._bench.moves
    said = []
    for step in (lambda: moves.play("d2d4"), lambda: moves.play("d7d5"), moves.undo, moves.redo):
        heard.clear()
        step()
        qtbot.waitUntil(lambda: bool(heard))
        said += heard
    assert said == [
        "white pawn d4, variation 2 of 2.",
        "black pawn d5.",
        "d7, black pawn; d5, empty.",
        "black pawn d5.",
    ]


def test_a_game_that_is_gone_back_to_is_heard_where_it_was_left(
    qtbot: QtBot, game: MainWindow, heard: list[str]
) -> None:
    said_after(qtbot, heard, "Alt+End")
    (words,) = said_after(qtbot, heard, "Ctrl+Return")
    assert words.count("New position after 4.Qxf7#") == 1 and "Position 2 of 2." in words
    (words,) = said_after(qtbot, heard, "PgUp")
    assert "Position 1 of 2." in words and "white queen: f7" in words
