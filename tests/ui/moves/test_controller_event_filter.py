"""Esc on the board, and what is said of moves that cannot be made."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from fenedit.ui.board.controller import BoardController
from tests.helpers.benches import listen
from tests.helpers.board_hands import (
    PLAIN,
    carry,
    click,
    drag,
    drag_off,
    key,
    middle_of,
    pick_up,
    release,
)
from tests.helpers.states import fen_of

Table = Callable[..., BoardController]
PROMOTES = "7k/1P6/8/8/8/8/8/4K3 w - - 0 1"
KEY = Qt.Key


def begun(table: Table, fen: str) -> BoardController:
    control = table(fen)
    control.room.toggle()
    assert control._moves.plays
    return control


def sans(control: BoardController) -> list[str]:
    moves = control._moves
    return [node.san for node in moves.tree.moves_to(moves.path)]


def test_esc_lets_go_closes_the_chooser_and_then_leaves(table: Table) -> None:
    control = begun(table, PROMOTES)
    view = control._area.view
    assert "Esc or F5 to stop" in control.hint()
    click(view, "e1")
    key(view, KEY.Key_Escape)
    assert view.hands.picking.picked is None and control._moves.plays
    pick_up(view, "e1")
    key(view, KEY.Key_Escape)
    release(view, middle_of(view, "e1"))
    assert control._moves.plays
    drag(view, "b7", "b8")
    key(QApplication.focusWidget(), KEY.Key_Escape)
    assert control._moves.plays and QApplication.focusWidget() is view
    drag(view, "e1", "e2")
    held = QKeyEvent(QEvent.Type.KeyPress, KEY.Key_Escape, PLAIN, "", True)
    QApplication.sendEvent(view, held)
    assert control._moves.plays
    key(view, KEY.Key_Escape)
    assert not control._moves.plays and fen_of(control._editor.state) == PROMOTES
    key(view, KEY.Key_Escape)
    assert not control._moves.plays


def test_a_move_that_cannot_be_made_is_refused_with_a_reason(table: Table) -> None:
    control = begun(table, "4k3/4r3/8/8/8/8/4B3/4K2R w K - 0 1")
    view = control._area.view
    said: list[str] = []
    listen(control, said.append)
    drag(view, "e7", "e5")
    drag(view, "e2", "d3")
    drag(view, "h1", "g2")
    click(view, "h1")
    click(view, "g3")
    click(view, "e7")
    assert said == [
        "It is White’s move.",
        "That would leave the king in check.",
        "That is not a legal move.",
        "That is not a legal move.",
        "It is White’s move.",
    ]
    click(view, "d5")
    drag(view, "d5", "d6")
    drag_off(view, "h1")
    pick_up(view, "h1")
    carry(view, "a8")
    key(view, KEY.Key_Escape)
    release(view, middle_of(view, "a8"))
    click(view, "h1")
    click(view, "e1")
    click(view, "e1")
    drag(view, "h1", "h8")
    click(view, "e8")
    assert len(said) == 5 and sans(control) == ["Rh8+"]
    control._moves.take_up(False)
    drag(view, "e7", "e5")
    assert len(said) == 5
