"""How fast the board is painted: python -m tests.benchmarks.painting

The real board in a widget of 1000 by 1000 device pixels: how much processor time it takes to
repaint it, and to make a step of a drag, from the move of the mouse to the painted piece.
"""

import itertools
import os
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fenedit import resource
from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.pieces.piece_set import load_piece_set
from fenedit.diagram.theme import board_theme
from fenedit.notation.position import START_PLACEMENT, parse_square
from fenedit.ui.board.contents import BoardContents
from fenedit.ui.board.view import BoardView

SIDE = 1000
TIMES = 201
CASTLING = frozenset(parse_square(name) for name in ("a1", "e1", "h1", "a8", "e8", "h8"))


def main(times: int = TIMES) -> None:
    """Print the times, with their goal."""
    application = QApplication.instance() or QApplication([])
    with _board() as board:
        repaint = _milliseconds(board.repaint, times)
        print(f"full repaint, milliseconds: {repaint:.2f} (goal: 2.00)")
        step = _milliseconds(_dragging(board), times)
        print(f"drag step, milliseconds: {step:.2f} (goal: 2.00)")
        QTest.keyClick(board, Qt.Key.Key_Escape)
    application.processEvents()


def _milliseconds(work: Callable[[], object], times: int) -> float:
    """Return the median of the processor times that something takes."""
    found = []
    for _ in range(times):
        start = time.process_time()
        work()
        found.append(time.process_time() - start)
    return 1000 * statistics.median(found)


@contextmanager
def _board() -> Iterator[BoardView]:
    """Show a board with the start position and its castling rights."""
    painter = BoardPainter(board_theme("Walnut"), load_piece_set(resource("pieces/fenland")))
    board = BoardView(painter)
    board.resize(SIDE, SIDE)
    board.show_contents(BoardContents(START_PLACEMENT, castling=CASTLING), animate=False)
    board.animated = False
    board.show()
    assert QTest.qWaitForWindowExposed(board)
    assert (board.devicePixelRatio(), board.width()) == (1, SIDE)
    yield board
    board.close()


def _dragging(board: BoardView) -> Callable[[], None]:
    """Take the pawn of e2 in hand; return what moves it a little further and has it painted."""
    geometry = board.board_geometry
    home = QPointF(*geometry.centre_of(parse_square("e2")))
    _mouse(board, QEvent.Type.MouseButtonPress, home)
    path = [*range(300, 700, 7), *range(700, 300, -7)]
    points = itertools.cycle([QPointF(x, 437.0) for x in path])

    def step() -> None:
        _mouse(board, QEvent.Type.MouseMove, next(points))
        QApplication.processEvents()

    for _ in path:
        step()
    assert board.busy
    return step


def _mouse(board: BoardView, kind: QEvent.Type, place: QPointF) -> None:
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    button = left if kind is QEvent.Type.MouseButtonPress else Qt.MouseButton.NoButton
    event = QMouseEvent(kind, place, board.mapToGlobal(place), button, left, none)
    QApplication.sendEvent(board, event)


if __name__ == "__main__":
    main()
