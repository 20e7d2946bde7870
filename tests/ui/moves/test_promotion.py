"""Choosing what a pawn becomes."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fenedit.notation.position import SQUARE_NAMES, parse_square
from fenedit.ui.board.controller import BoardController
from fenedit.ui.moves.promotion import KINDS, PromotionChooser
from tests.helpers.board_hands import key
from tests.helpers.diagrams import piece_set
from tests.helpers.states import START

Table = Callable[..., BoardController]
KEY = Qt.Key


@pytest.fixture
def board(table: Table) -> BoardController:
    return table(START)


@pytest.fixture
def pieces() -> object:
    return piece_set()


def chooser_on(board: BoardController, pieces: object, square: str) -> PromotionChooser:
    view = board._area.view
    side = "w" if square.endswith("8") else "b"
    return PromotionChooser(view, pieces, parse_square(square), side)  # type: ignore[arg-type]


@pytest.mark.parametrize("flipped", [False, True])
def test_it_lies_on_its_square_within_the_board_and_the_queen_under_the_pointer(
    board: BoardController, pieces: object, flipped: bool
) -> None:
    if flipped:
        board.flip()
    view = board._area.view
    for square in (name for name in SQUARE_NAMES if name[1] in "18"):
        chooser = chooser_on(board, pieces, square)
        middle = QPointF(*view.board_geometry.centre_of(parse_square(square))).toPoint()
        assert view.rect().contains(chooser.geometry()), square
        assert chooser.geometry().contains(middle), square
        assert chooser.childAt(chooser.mapFrom(view, middle)) is chooser.buttons["q"], square
        heights = [chooser.buttons[kind].y() for kind in KINDS]
        assert heights in (sorted(heights), sorted(heights, reverse=True)), square
        chooser.end()


@pytest.mark.parametrize(
    ("square", "towards", "away"), [("e8", "Down", "Up"), ("e1", "Up", "Down")]
)
def test_arrows_go_as_the_pieces_lie_and_around(
    board: BoardController, pieces: object, square: str, towards: str, away: str
) -> None:
    chooser = chooser_on(board, pieces, square)
    for step, kind in ((towards, "r"), (away, "q"), (away, "n"), (towards, "q")):
        key(QApplication.focusWidget(), KEY[f"Key_{step}"])
        assert QApplication.focusWidget() is chooser.buttons[kind]
    chooser.end()


def test_arrows_and_enter_choose(board: BoardController, pieces: object) -> None:
    chosen: list[str] = []
    chooser = chooser_on(board, pieces, "e8")
    chooser.chosen.connect(chosen.append)
    key(QApplication.focusWidget(), KEY.Key_Down)
    key(QApplication.focusWidget(), KEY.Key_Down)
    key(QApplication.focusWidget(), KEY.Key_Return)
    assert chosen == ["b"] and not chooser.isVisible()


def test_other_keys_do_not_reach_the_board(board: BoardController, pieces: object) -> None:
    chooser = chooser_on(board, pieces, "e1")
    before = board._editor.state
    for character in "8/kP ":
        QTest.keyClick(chooser, character)
    assert board._editor.state is before and chooser.isVisible()
    chooser.end()


def test_it_closes_when_the_keyboard_goes_elsewhere(board: BoardController, pieces: object) -> None:
    chosen: list[str] = []
    chooser = chooser_on(board, pieces, "e8")
    chooser.chosen.connect(chosen.append)
    board._area.view.setFocus()
    assert not chooser.isVisible() and chosen == []


def test_pieces_have_names(board: BoardController, pieces: object) -> None:
    chooser = chooser_on(board, pieces, "a1")
    names = [chooser.buttons[kind].accessibleName() for kind in KINDS]
    assert names == ["black queen", "black rook", "black bishop", "black knight"]
    chooser.end()
