"""How many Python functions are called for a gesture, until all that it changes is painted.

A figure that no other program on the machine disturbs: of several times the fewest, since turns of
timers and imports in idle moments fall into some. What the window does later, when it has stood
still for a moment, is not counted: the position check, captions, snapshots. Run as
`python -m tests.benchmarks.calls [--names]`; with `--names`, with the functions called most.
"""

import math
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fenedit.ui.fen import field
from fenedit.ui.main_window import MainWindow
from tests.benchmarks.keystroke import START, shown_window
from tests.helpers.board_hands import LEFT, carry, middle_of, mouse_event, pick_up, release

ROUNDS: Final = 9
SQUARES: Final = ("e2", "e4", "e3", "e5", "e6", "d6", "d5", "d4", "d3", "c3")
"""Where a piece is dropped, one after another."""
_MOST_NAMES: Final = 60


class Gesture(NamedTuple):
    """Something that a person does.

    Attributes:
        name: what it is.
        goal: calls that it should take at most.
        calls: how many it took.
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
    # However slow the machine is, the keys are one step of undo.
    with (
        patch.object(field, "TYPING_PAUSE", math.inf),
        TemporaryDirectory() as folder,
        shown_window(Path(folder)) as window,
    ):
        return [
            _measured("a key in the move number", 200, _keys(window, len(START), "234567890")),
            _measured("a key in the placement", 200, _keys(window, 1, "nbrqkpNBQ")),
            _measured("a step of a drag", 90, _drag_steps(window)),
            _measured("a drop of a piece", 450, _drops(window)),
        ]


Step = Callable[[], object]
"""What is done while calls are counted."""


def _measured(name: str, goal: int, steps: Iterator[Step]) -> Gesture:
    """Count the calls of each step; what leads to it is done before."""
    found = []
    for step in steps:
        QApplication.processEvents()
        found.append(_counted(step))
    fewest = min(found, key=Counter.total)
    return Gesture(name, goal, fewest.total(), fewest)


def _keys(window: MainWindow, offset: int, letters: str) -> Iterator[Step]:
    """Yield keys that each make another text, so that nothing of it was read before."""
    line = window.fen.line
    line.setFocus()
    for letter in letters:
        if len(line.text()) > len(START):
            QTest.keyClick(line, Qt.Key.Key_Backspace)
        line.setCursorPosition(offset)
        yield partial(QTest.keyClicks, line, letter)


def _drag_steps(window: MainWindow) -> Iterator[Step]:
    board = window.area.view
    at = middle_of(board, "e2")
    for _ in range(ROUNDS):
        release(board, at)
        pick_up(board, "e2")
        event = mouse_event(board, QEvent.Type.MouseMove, at + QPoint(3, -5), buttons=LEFT)
        yield partial(QApplication.sendEvent, board, event)


def _drops(window: MainWindow) -> Iterator[Step]:
    """Yield drops that each make another position, as a rule."""
    board = window.area.view
    release(board, middle_of(board, "e2"))
    for start, end in pairwise(SQUARES):
        pick_up(board, start)
        carry(board, end)
        event = mouse_event(board, QEvent.Type.MouseButtonRelease, middle_of(board, end), LEFT)
        yield partial(QApplication.sendEvent, board, event)


def _counted(step: Step) -> Counter[str]:
    """Count by name the calls of Python functions in a step, until its outcome is painted."""
    called = Counter[str]()

    def note(frame: FrameType, event: str, _argument: Any) -> None:
        if event == "call":
            code = frame.f_code
            called[f"{Path(code.co_filename).stem}.{code.co_qualname}"] += 1

    sys.setprofile(note)
    try:
        step()
        QApplication.processEvents()
    finally:
        sys.setprofile(None)
    return called


if __name__ == "__main__":
    main()
