import itertools

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QFocusEvent
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from fenedit import resource
from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.pieces.piece_set import load_piece_set
from fenedit.diagram.theme import board_theme
from fenedit.notation.fen import format_placement
from fenedit.notation.marks import NAMED_COLOURS, DrawnArrow, DrawnCircle, Highlight
from fenedit.notation.position import EMPTY, START_PLACEMENT, parse_square
from fenedit.session.state import MarkTask, MarkTool
from fenedit.ui.board.contents import BoardContents
from fenedit.ui.board.view import BoardView
from tests.helpers.board_hands import CONTROL, click, drag, key, pick_up, type_text

K = Qt.Key


def sq(name: str) -> int:
    return parse_square(name)


def test_a_placement_is_typed_as_it_is_read(area, board):
    text = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R"
    type_text(board, text)
    assert format_placement(area.placement) == text


def test_a_rank_is_one_step_however_slowly_it_is_typed(area, board):
    type_text(board, "r3k2r/p1/8")
    steps = [step for _, step in area.said("typed")]
    assert [len(list(group)) for _, group in itertools.groupby(steps)] == [5, 2, 1]


def test_a_refused_key_has_a_message_and_changes_nothing(area, board):
    said = []
    board.said.connect(said.append)
    type_text(board, "rnbqkbnrq")
    assert area.placement == START_PLACEMENT
    assert said == ["Rank 8 is full: “q” was not placed. Type / for the next rank."]
    type_text(board, "/pp7x")
    assert said[1:] == [
        "“7” is too many. Squares left on rank 7: 6.",
        "“x” is not a piece. Type KQRBNP or kqrbnp, or 1 to 8 for empty squares.",
    ]


def test_the_other_fields_are_typed_after_a_placement(area, board):
    said, fields = [], []
    board.said.connect(said.append)
    board.field_typed.connect(lambda *values: fields.append(values))
    type_text(board, "8/8/8/8/8/8/8/7")
    assert all("Pieces removed" in words for words in said)
    said.clear()
    type_text(board, "K")
    assert len(said) == 1 and "Press Space to type the side to move" in said.pop()
    log = len(area.log)
    type_text(board, " b KQ e3 0 12")
    assert [field[:2] for field in fields] == [
        (0, "b"), (1, "K"), (1, "KQ"), (2, "e3"), (3, "0"), (4, "1"), (4, "12"),
    ]  # fmt: skip
    assert fields[1][2] == fields[2][2] != fields[3][2]
    assert len(said) == 1 and "press Enter" in said[0]
    key(board, K.Key_Return)
    assert len(area.log) == log
    type_text(board, "q")
    assert area.placement[sq("a8")] == "q"


@pytest.mark.parametrize(
    "end",
    [
        lambda board: key(board, K.Key_Return),
        lambda board: key(board, K.Key_Escape),
        lambda board: key(board, K.Key_Backspace),
        lambda board: key(board, K.Key_Home),
        lambda board: click(board, "e4"),
        lambda board: board.end_fields(),
        lambda board: board.clearFocus(),
    ],
)
def test_help_on_the_other_fields_is_shown_while_they_can_be_typed(area, board, end):
    said = listen_to(board)
    type_text(board, "8/8/8/8/8/8/8/7K ")
    assert "press Enter" in said[-1]
    key(board, K.Key_Shift)
    assert "press Enter" in said[-1]
    end(board)
    assert said[-1] == ""


def test_a_message_about_a_field_lasts_until_the_next_key(area, board):
    said = listen_to(board)
    type_text(board, "8/8/8/8/8/8/8/7K x")
    assert "does not fit" in said[-1]
    type_text(board, "b")
    assert said[-1] == ""


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ("rnbqkbnrq", lambda board: type_text(board, "/")),
        ("x", lambda board: type_text(board, "Q")),
        ("8/8/8/8/8/8/8/8/", lambda board: key(board, K.Key_Up)),
        ("8/8/8/8/8/8/8/7K/", lambda board: drag(board, "h1", "g1")),
        ("x", lambda board: board.clearFocus()),
        ("x", lambda board: board.parent().put((sq("e4"), "Q"))),
    ],
)
def test_a_message_about_a_key_lasts_until_the_next_one(area, board, text, end):
    said = listen_to(board)
    type_text(board, text)
    assert said[-1]
    key(board, K.Key_Shift)
    assert said[-1]
    end(board)
    assert said[-1] == ""


def listen_to(board):
    """Return the messages about keys, "" for a withdrawn one."""
    said = [""]
    board.said.connect(said.append)
    board.unsaid.connect(lambda words: said.append("" if words == said[-1] else words))
    return said


def test_escape_and_the_pointer_end_the_other_fields(area, board):
    fields = []
    board.field_typed.connect(lambda *values: fields.append(values))
    for end in (lambda: key(board, K.Key_Escape), lambda: drag(board, "h1", "g1")):
        type_text(board, "8/8/8/8/8/8/8/7K ")
        end()
        type_text(board, "b")
        assert fields == []
        assert area.placement[sq("a8")] == "b"
        key(board, K.Key_Home, CONTROL)


def test_typing_continues_where_an_undone_rank_began(area, board):
    type_text(board, "8/8/qq")
    area.put((sq("a6"), EMPTY), (sq("b6"), EMPTY))
    type_text(board, "R")
    assert area.placement[sq("a6")] == "R"


def test_typing_follows_the_order_of_fen_on_a_flipped_board_too(area, board):
    area.look(flipped=True)
    type_text(board, "8/QK")
    assert area.placement[56:] == EMPTY * 8
    assert area.placement[48:50] == "QK"


def test_an_arrow_ends_the_step(area, board):
    type_text(board, "qq")
    key(board, K.Key_Down)
    type_text(board, "q")
    runs = [run for _, run in area.said("typed")]
    assert runs[0] == runs[1] != runs[2]


def test_a_click_ends_the_step_and_sets_the_caret(area, board):
    type_text(board, "q")
    click(board, "e4")
    type_text(board, "Q")
    first, second = area.said("typed")
    assert second[0] == ((sq("e4"), "Q"),)
    assert first[1] != second[1]


def test_keys_move_the_caret(area, board):
    click(board, "e4")
    area.log.clear()
    for code, modifiers in (
        (K.Key_Right, None), (K.Key_Up, None), (K.Key_Home, None), (K.Key_End, None),
        (K.Key_Down, CONTROL), (K.Key_Home, CONTROL), (K.Key_End, CONTROL),
    ):  # fmt: skip
        key(board, code, modifiers or Qt.KeyboardModifier.NoModifier)
    where = ["f4", "f5", "a5", "h5", "h1", "a8", "h1"]
    assert area.said("cursor") == [[sq(name)] for name in where]


def test_the_first_arrow_only_shows_the_caret(area, board):
    key(board, K.Key_Right)
    assert area.said("cursor") == [[sq("a8")]]


def test_enter_lifts_and_drops(area, board):
    click(board, "e2")
    key(board, K.Key_Return)
    key(board, K.Key_Up)
    key(board, K.Key_Up)
    assert board.scene.faint == {sq("e2")}
    key(board, K.Key_Return)
    assert area.said("moved") == [[sq("e2"), sq("e4"), False]]
    assert board.scene.faint == frozenset()


def test_enter_with_control_drops_a_copy(area, board):
    click(board, "e2")
    key(board, K.Key_Enter)
    key(board, K.Key_Up)
    key(board, K.Key_Enter, CONTROL)
    assert area.said("moved") == [[sq("e2"), sq("e3"), True]]


def test_escape_puts_a_lifted_piece_back(area, board):
    click(board, "e2")
    key(board, K.Key_Return)
    key(board, K.Key_Up)
    key(board, K.Key_Escape)
    key(board, K.Key_Return)
    assert area.said("moved") == []


def test_delete_discards_a_lifted_piece(area, board):
    click(board, "e2")
    key(board, K.Key_Return)
    key(board, K.Key_Up)
    key(board, K.Key_Delete)
    assert area.said("discarded") == [[sq("e2")]]


def test_a_lifted_piece_that_vanishes_is_released(area, board):
    click(board, "e2")
    key(board, K.Key_Return)
    area.put((sq("e2"), EMPTY))
    assert board.scene.faint == frozenset()


def test_enter_on_an_empty_square_lifts_nothing(area, board):
    click(board, "e4")
    key(board, K.Key_Return)
    key(board, K.Key_Up)
    key(board, K.Key_Return)
    assert area.said("moved") == []


def test_enter_paints_with_a_brush(area, board):
    click(board, "e2")
    area.pick("P")
    key(board, K.Key_Return)
    key(board, K.Key_Return)
    assert [values[:2] for values in area.said("painted")] == [
        [sq("e2"), EMPTY],
        [sq("e2"), "P"],
    ]


def test_the_menu_key_requests_the_menu_of_the_caret_s_square(area, board):
    click(board, "e4")
    key(board, K.Key_Menu)
    key(board, K.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    assert [square for square, _ in area.said("menu")] == [sq("e4"), sq("e4")]


def test_keys_of_the_board_take_precedence_over_shortcuts(area, board, qtbot):
    fired = []
    action = QAction(area)
    action.setShortcuts(["R", "Del", "Space", "Ctrl+Z", "Esc"])
    action.triggered.connect(lambda: fired.append(True))
    area.addAction(action)
    area.activateWindow()
    type_text(board, "r")
    key(board, K.Key_Delete)
    key(board, K.Key_Space)
    assert len(area.said("typed")) == 3
    assert fired == []
    key(board, K.Key_Z, CONTROL)
    key(board, K.Key_Escape)
    assert len(fired) == 2


def test_tab_to_the_board_shows_the_caret(area, board):
    board.clearFocus()
    area.focus_board()
    assert [mark.square for mark in board.scene.marks] == [sq("a8")]
    board.clearFocus()
    assert board.scene.marks == frozenset()


def test_nothing_is_typed_onto_the_board_by_commands(area, board):
    key(board, K.Key_Q, Qt.KeyboardModifier.AltModifier)
    key(board, K.Key_Q, CONTROL)
    assert area.placement == START_PLACEMENT


def test_shift_and_enter_paint_the_other_colour(area, board):
    click(board, "e4")
    area.pick("Q")
    key(board, K.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert area.said("painted")[0][:2] == [sq("e4"), "q"]


def test_nothing_is_typed_while_a_piece_is_dragged(area, board):
    pick_up(board, "e2")
    type_text(board, "Q")
    key(board, K.Key_Delete)
    key(board, K.Key_Return)
    assert area.log == []
    board.cancel_gesture()


def lose_and_gain(board, reason):
    """Return the visible caret's square while the focus is away, and after its return."""
    QApplication.sendEvent(board, QFocusEvent(QEvent.Type.FocusOut, reason))
    away = board.caret_square
    QApplication.sendEvent(board, QFocusEvent(QEvent.Type.FocusIn, reason))
    return away, board.caret_square


def test_the_caret_is_hidden_while_another_window_has_the_focus(area, board):
    click(board, "e4")
    reasons = Qt.FocusReason
    assert lose_and_gain(board, reasons.ActiveWindowFocusReason) == (None, sq("e4"))
    assert lose_and_gain(board, reasons.PopupFocusReason) == (None, sq("e4"))
    assert lose_and_gain(board, reasons.MouseFocusReason) == (None, None)


def test_the_caret_outlives_a_menu(area, board, qtbot):
    click(board, "e4")
    menu = QMenu(board)
    menu.addAction("Something")
    menu.popup(board.mapToGlobal(board.rect().center()))
    qtbot.waitExposed(menu)
    for reason in (Qt.FocusReason.PopupFocusReason, Qt.FocusReason.MenuBarFocusReason):
        assert lose_and_gain(board, reason) == (sq("e4"), sq("e4"))
    menu.close()


def test_the_board_s_key_shows_the_caret_where_the_mouse_left_it(area, board):
    drag(board, "e2", "e4")
    assert board.hasFocus() and board.caret_square is None
    area.focus_board()
    assert board.caret_square is not None


# Marks drawn with the keyboard.


G, R, B, Y = NAMED_COLOURS
KEY = Qt.Key


def sq_marking_keys(name):
    return parse_square(name)


@pytest.fixture
def armed(area, board):
    board.place_caret(sq_marking_keys("e2"))
    area.look(marking=MarkTool())
    area.log.clear()
    return board


def test_enter_begins_an_arrow_and_ends_it(area, armed):
    key(armed, KEY.Key_Return)
    assert armed.scene.drawing == DrawnCircle(G, sq_marking_keys("e2"))
    key(armed, KEY.Key_Up)
    key(armed, KEY.Key_Up)
    assert armed.scene.drawing == DrawnArrow(G, sq_marking_keys("e2"), sq_marking_keys("e4"))
    key(armed, KEY.Key_Return)
    assert area.said("mark") == [[DrawnArrow(G, sq_marking_keys("e2"), sq_marking_keys("e4"))]]
    assert armed.scene.drawing is None


@pytest.mark.parametrize("task", MarkTask)
def test_enter_twice_is_a_click(area, armed, task):
    area.look(marking=MarkTool(task, R))
    key(armed, KEY.Key_Return)
    key(armed, KEY.Key_Return)
    assert (
        area.log
        == {
            MarkTask.DRAW: [("mark", DrawnCircle(R, sq_marking_keys("e2")))],
            MarkTask.HIGHLIGHT: [("mark", Highlight(R, sq_marking_keys("e2")))],
            MarkTask.LABEL: [("label", sq_marking_keys("e2"), R)],
        }[task]
    )


@pytest.mark.parametrize(
    ("keys", "colour"), [("1gG", G), ("2rR", R), ("3bB", B), ("4yY", Y), ("555", MarkTool().other)]
)
def test_digits_and_letters_choose_the_colour(area, armed, keys, colour):
    type_text(armed, keys)
    assert area.said("marking") == [[MarkTool(colour=colour)]] * 3
    assert not area.said("typed")


def test_letters_draw_on_the_square(area, armed):
    type_text(armed, "hl")
    key(armed, KEY.Key_Delete)
    key(armed, KEY.Key_Backspace)
    assert area.log == [
        ("mark", Highlight(G, sq_marking_keys("e2"))),
        ("label", sq_marking_keys("e2"), G),
        ("wiped", sq_marking_keys("e2")),
        ("wiped", sq_marking_keys("e2")),
    ]


def test_no_piece_is_typed_with_the_tool_in_hand(area, armed):
    type_text(armed, "KqN8/ ")
    assert area.log == []
    area.look(marking=None)
    type_text(armed, "N")
    assert area.said("typed")


def test_escape_drops_the_arrow_then_the_tool(area, armed):
    key(armed, KEY.Key_Return)
    key(armed, KEY.Key_Escape)
    assert armed.scene.drawing is None and armed.marking is not None
    key(armed, KEY.Key_Escape)
    assert area.said("marking") == [[None]]


def test_another_colour_keeps_a_started_arrow(area, armed):
    key(armed, KEY.Key_Return)
    type_text(armed, "r")
    key(armed, KEY.Key_Right)
    key(armed, KEY.Key_Return)
    assert area.said("mark") == [[DrawnArrow(R, sq_marking_keys("e2"), sq_marking_keys("f2"))]]


def test_the_mouse_takes_over(area, armed):
    key(armed, KEY.Key_Return)
    click(armed, "a4")
    assert area.said("mark") == [[DrawnCircle(G, sq_marking_keys("a4"))]]
    key(armed, KEY.Key_Return)
    assert len(area.said("mark")) == 1


def test_commands_are_left_to_the_window(area, armed):
    key(armed, KEY.Key_B, CONTROL)
    assert area.log == []


# Which piece is about to move.


LANDINGS = tuple(
    frozenset({square + 8, square + 16} if 8 <= square < 16 else ()) for square in range(64)
)


@pytest.fixture
def view(qtbot: QtBot) -> BoardView:
    view = BoardView(
        BoardPainter(board_theme("Walnut"), load_piece_set(resource("pieces/fenland")))
    )
    qtbot.addWidget(view)
    view.show_contents(BoardContents(START_PLACEMENT, landings=LANDINGS))
    return view


def test_a_piece_is_picked_and_put_down_where_it_can_go(view: BoardView) -> None:
    moved: list[tuple[object, ...]] = []
    view.piece_moved.connect(lambda *values: moved.append(values))
    picking = view.interaction.picking
    picking.enter(0)
    assert picking.picked is None
    picking.enter(12)
    assert picking.picked == 12 and picking.targets_from(12) == {20, 28}
    picking.enter(29)
    assert picking.picked == 12 and moved == []
    picking.enter(28)
    assert picking.picked is None and moved == [(12, 28, False)]


def test_another_piece_is_picked_instead_and_the_same_one_is_released(view: BoardView) -> None:
    view.interaction.picking.enter(12)
    view.interaction.picking.enter(11)
    assert view.interaction.picking.picked == 11
    view.interaction.picking.enter(11)
    assert view.interaction.picking.picked is None


def test_no_piece_stays_picked_in_another_position(view: BoardView) -> None:
    view.interaction.picking.enter(12)
    view.show_contents(BoardContents(START_PLACEMENT, ep_square=20, landings=LANDINGS))
    assert view.interaction.picking.picked == 12
    view.show_contents(BoardContents(START_PLACEMENT))
    assert view.interaction.picking.picked is None and not view.playing
    view.interaction.picking.enter(12)
    assert view.interaction.picking.picked is None
