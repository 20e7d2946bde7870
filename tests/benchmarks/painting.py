"""How fast the board is painted: python -m tests.benchmarks.painting

The real board in a widget of 1000 by 1000 device pixels: repainting all of it is compared with
copying as many pixels in memory, and a step of a drag, from the move of the mouse to the painted
piece, with repainting all of it.
"""

import ctypes
import itertools
import os
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
from tests.benchmarks.timing import ratio, times_over

SIDE = 1000
PAIRS = 41
REPEATS = 10
CASTLING = frozenset(parse_square(name) for name in ("a1", "e1", "h1", "a8", "e8", "h8"))


def main(pairs: int = PAIRS) -> None:
    """Print the ratios, with their goals."""
    application = QApplication.instance() or QApplication([])
    with _board() as board:
        repaint = times_over(REPEATS, board.repaint)
        for where, buffers in (("in the cache", 2), ("in memory", 64)):
            copy = times_over(REPEATS, _memory_copy(buffers))
            copy()
            found = ratio(repaint, copy, pairs)
            print(f"full repaint / memcpy of its pixels {where}: {found:.2f} (goal: 1.60)")
        drag = times_over(REPEATS, _dragging(board))
        found = ratio(drag, repaint, pairs)
        print(f"drag step / full repaint: {found:.3f} (goal: 0.080)")
        QTest.keyClick(board, Qt.Key.Key_Escape)
    application.processEvents()


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


def _memory_copy(buffers: int) -> Callable[[], object]:
    """Return what copies a picture's bytes: of two buffers warm, of many as fast as memory is."""
    size = 4 * SIDE * SIDE
    places = itertools.cycle(
        [ctypes.create_string_buffer(b"1" * size, size) for _ in range(buffers)]
    )
    return lambda: ctypes.memmove(next(places), next(places), size)


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
