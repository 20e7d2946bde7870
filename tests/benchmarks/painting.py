"""How fast a board is painted: python -m tests.benchmarks.painting

Prints ratios of things measured in turn, medians of many pairs, at 1000 by 1000 device pixels:
a full repaint to a copy of its pixels in memory, and a drag step to a full repaint. Both into a
picture and through a real widget.
"""

import ctypes
import itertools
import os
import random
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from fenedit.diagram.geometry import BoardGeometry
from fenedit.diagram.marks import BoardScene, Mark, MarkKind
from fenedit.diagram.painter import BoardPainter
from fenedit.diagram.piece_set import PieceSet, chess_package_piece_set, load_piece_set
from fenedit.diagram.theme import board_theme
from fenedit.notation.placement import START_PLACEMENT
from fenedit.notation.squares import parse_square
from tests.benchmarks.timing import ratio

SIDE = 1000
PAIRS = 41
PIECES_FOLDER = Path(__file__).parents[2] / "resources" / "pieces" / "fenland"

_GEOMETRY = BoardGeometry(0, 0, SIDE)
_RESTING = BoardScene(START_PLACEMENT)
_ORIGIN = parse_square("e2")


def main() -> None:
    """Measure and print."""
    application = QApplication.instance() or QApplication([])
    pieces = load_piece_set(PIECES_FOLDER) if PIECES_FOLDER.exists() else chess_package_piece_set()
    warm, cold = _memory_copy(2), _memory_copy(64)
    full, step = _image_painters(pieces)
    changing = _changing_painter(pieces)
    print("into a picture, 1000 by 1000:")
    print(f"  full repaint / memcpy in the cache   {_ratio(full, warm):.2f}   (goal <= 1.60)")
    print(f"  full repaint / memcpy in memory      {_ratio(full, cold):.2f}   (goal <= 1.60)")
    print(f"  every rank new / memcpy in memory    {_ratio(changing, cold):.2f}")
    print(f"  drag step / full repaint             {_ratio(step, full):.3f}  (goal <= 0.080)")
    print(f"  drag step / memcpy in memory         {_ratio(step, cold):.3f}")
    widget = _Board(pieces)
    widget.show()
    QTest.qWaitForWindowExposed(widget)
    print("through a widget:")
    print(f"  full repaint / memcpy in the cache   {_ratio(widget.all, warm):.2f}")
    print(f"  full repaint / memcpy in memory      {_ratio(widget.all, cold):.2f}")
    print(f"  full repaint / one fillRect's        {_ratio(widget.all, widget.fill):.2f}")
    print(f"  drag step / full repaint             {_ratio(widget.step, widget.all):.3f}")
    widget.close()
    application.processEvents()


def _ratio(one: Callable[[], object], other: Callable[[], object]) -> float:
    """Return the median ratio of the times of two actions, each done ten times over in turn."""
    _ten_times(one)()
    _ten_times(other)()
    return ratio(_ten_times(one), _ten_times(other), PAIRS)


def _ten_times(action: Callable[[], object]) -> Callable[[], object]:
    def repeated() -> None:
        for _ in range(10):
            action()

    return repeated


def _memory_copy(buffers: int) -> Callable[[], object]:
    """Return what copies a picture's bytes: of two buffers warm, of many as fast as memory is."""
    size = 4 * SIDE * SIDE
    places = itertools.cycle(
        [ctypes.create_string_buffer(b"1" * size, size) for _ in range(buffers)]
    )
    return lambda: ctypes.memmove(next(places), next(places), size)


def _drag_steps() -> Iterator[tuple[BoardScene, QRect, float, float]]:
    """Yield for ever the steps of a piece dragged to and fro: scene, dirty rectangle, place."""
    path = [*range(300, 700, 7), *range(700, 300, -7)]
    side = int(_GEOMETRY.square_side)
    steps = []
    for before, x in itertools.pairwise([*path, path[0]]):
        square = _GEOMETRY.square_at(x, 437)
        assert square is not None
        marks = frozenset((Mark(MarkKind.HOVER, square),))
        scene = BoardScene(START_PLACEMENT, marks=marks, faint=frozenset((_ORIGIN,)))
        around = [QRect(place - side // 2, 437 - side // 2, side, side) for place in (before, x)]
        steps.append((scene, around[0].united(around[1]), float(x), 437.0))
    return itertools.cycle(steps)


def _image_painters(pieces: PieceSet) -> tuple[Callable[[], None], Callable[[], None]]:
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    board = BoardPainter(board_theme("Walnut"), pieces)
    steps = _drag_steps()

    def full() -> None:
        painter = QPainter(image)
        board.paint(painter, _GEOMETRY, _RESTING)
        painter.end()

    def step() -> None:
        scene, dirty, x, y = next(steps)
        painter = QPainter(image)
        painter.setClipRect(dirty)
        board.paint(painter, _GEOMETRY, scene, dirty)
        board.paint_piece(painter, _GEOMETRY, "P", x, y)
        painter.end()

    return full, step


def _changing_painter(pieces: PieceSet) -> Callable[[], None]:
    """Return what paints another position each time, none of whose ranks was seen lately."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    board = BoardPainter(board_theme("Walnut"), pieces)
    dice = random.Random(1)
    placements = ["".join(dice.choices("PNBRQKpnbrqk" + 13 * ".", k=64)) for _ in range(50)]
    scenes = itertools.cycle([BoardScene(placement) for placement in placements])

    def paint() -> None:
        painter = QPainter(image)
        board.paint(painter, _GEOMETRY, next(scenes))
        painter.end()

    return paint


class _Board(QWidget):
    """The least widget that shows a board."""

    def __init__(self, pieces: PieceSet) -> None:
        super().__init__()
        self.resize(SIDE, SIDE)
        self._board = BoardPainter(board_theme("Walnut"), pieces)
        self._steps = _drag_steps()
        self._scene: BoardScene | None = _RESTING
        self._flying: tuple[float, float] | None = None

    def all(self) -> None:
        self._scene, self._flying = _RESTING, None
        self.repaint()

    def fill(self) -> None:
        self._scene, self._flying = None, None
        self.repaint()

    def step(self) -> None:
        self._scene, dirty, *self._flying = next(self._steps)
        self.repaint(dirty)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._scene is None:
            painter.fillRect(event.rect(), QColor("#f0e6d4"))
            painter.end()
            return
        self._board.paint(painter, _GEOMETRY, self._scene, event.rect())
        if self._flying is not None:
            self._board.paint_piece(painter, _GEOMETRY, "P", *self._flying)
        painter.end()


if __name__ == "__main__":
    main()
