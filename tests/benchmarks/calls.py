"""How many Python functions are called for a gesture, until all that it changes is painted.

A figure that no other program on the machine disturbs. What the window does later, when it has
stood still for a moment, is not counted: the position check, captions, snapshots. Run as
`python -m tests.benchmarks.calls [--names]`; with `--names`, with the functions called most.
"""

import sys
from collections import Counter
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fenedit.widgets.main_window import MainWindow
from tests.benchmarks.keystroke import START, shown_window
from tests.helpers.board_hands import LEFT, middle_of, move, press, release

ROUNDS: Final = 9
_MOST_NAMES: Final = 60


class Gesture(NamedTuple):
    """Something that a person does.

    Attributes:
        name: what it is.
        goal: calls that it should take at most.
        calls: how many it took, the median of several times.
        names: the functions that were called then, with how often.
    """

    name: str
    goal: int
    calls: int
    names: Counter[str]


def main() -> None:
    """Print how many calls each gesture takes, with its goal."""
    for gesture in measured():
        print(f"Python calls, {gesture.name}: {gesture.calls} (goal: {gesture.goal})")
        if "--names" in sys.argv:
            for name, count in gesture.names.most_common(_MOST_NAMES):
                print(f"    {count:5} {name}")


def measured() -> list[Gesture]:
    """Return the gestures with what they take in a window of their own."""
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    with TemporaryDirectory() as folder, shown_window(Path(folder)) as window:
        return [
            _measured("a key in the move number", 200, _keys(window, len(START), "3")),
            _measured("a key in the placement", 200, _keys(window, 1, "n")),
            _measured("a step of a drag", 30, _drag_steps(window)),
            _measured("a drop of a piece", 450, _drops(window)),
        ]


Steps = list[Callable[[], object]]
"""What is done in turn, counted at every other step from the second on."""


def _measured(name: str, goal: int, steps: Steps) -> Gesture:
    found: list[Counter[str]] = []
    for _ in range(ROUNDS):
        for number, step in enumerate(steps):
            QApplication.processEvents()
            with _counted() as called:
                step()
                QApplication.processEvents()
            if number % 2:
                found.append(called)
    usual = sorted(found, key=Counter.total)[len(found) // 2]
    return Gesture(name, goal, usual.total(), usual)


def _keys(window: MainWindow, offset: int, letter: str) -> Steps:
    line = window.fen_field.line
    line.setFocus()

    def place() -> None:
        if len(line.text()) > len(START):
            QTest.keyClick(line, Qt.Key.Key_Backspace)
        line.setCursorPosition(offset)

    return [place, lambda: QTest.keyClicks(line, letter)]


def _drag_steps(window: MainWindow) -> Steps:
    board = window.board.view
    at = middle_of(board, "e2")

    def begin() -> None:
        release(board, at)
        move(board, at)
        press(board, at)
        move(board, at + QPoint(9, 0), LEFT)

    return [begin, lambda: move(board, at + QPoint(3, -5), LEFT)]


def _drops(window: MainWindow) -> Steps:
    board = window.board.view
    squares = ["e2", "e4"]

    def carry() -> None:
        start, end = (middle_of(board, square) for square in squares)
        release(board, start)
        move(board, start)
        press(board, start)
        move(board, start + QPoint(9, 0), LEFT)
        move(board, end, LEFT)

    def drop() -> None:
        release(board, middle_of(board, squares[1]))
        squares.reverse()

    return [carry, drop]


@contextmanager
def _counted():  # type: ignore[no-untyped-def]
    """Count the calls of Python functions by name."""
    called = Counter[str]()

    def note(frame: FrameType, event: str, _argument: Any) -> None:
        if event == "call":
            code = frame.f_code
            called[f"{Path(code.co_filename).stem}.{code.co_qualname}"] += 1

    sys.setprofile(note)
    try:
        yield called
    finally:
        sys.setprofile(None)


if __name__ == "__main__":
    main()
