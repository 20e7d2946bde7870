"""Which man is about to move."""

import pytest
from pytestqt.qtbot import QtBot

from fenedit import resource
from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.pieces.piece_set import load_piece_set
from fenedit.diagram.theme import board_theme
from fenedit.notation.position import START_PLACEMENT
from fenedit.ui.board.contents import BoardContents
from fenedit.ui.board.view import BoardView

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


def test_a_man_is_picked_and_put_down_where_it_can_go(view: BoardView) -> None:
    moved: list[tuple[object, ...]] = []
    view.piece_moved.connect(lambda *values: moved.append(values))
    picking = view.hands.picking
    picking.enter(0)
    assert picking.picked is None
    picking.enter(12)
    assert picking.picked == 12 and picking.targets_from(12) == {20, 28}
    picking.enter(29)
    assert picking.picked == 12 and moved == []
    picking.enter(28)
    assert picking.picked is None and moved == [(12, 28, False)]


def test_another_man_is_picked_instead_and_the_same_is_let_go(view: BoardView) -> None:
    view.hands.picking.enter(12)
    view.hands.picking.enter(11)
    assert view.hands.picking.picked == 11
    view.hands.picking.enter(11)
    assert view.hands.picking.picked is None


def test_no_man_is_picked_any_more_once_the_position_is_another(view: BoardView) -> None:
    view.hands.picking.enter(12)
    view.show_contents(BoardContents(START_PLACEMENT, ep_square=20, landings=LANDINGS))
    assert view.hands.picking.picked == 12
    view.show_contents(BoardContents(START_PLACEMENT))
    assert view.hands.picking.picked is None and not view.playing
    view.hands.picking.enter(12)
    assert view.hands.picking.picked is None
