"""How long a key in the FEN field takes until all of the window is painted: against a bare line.

The window reads the text, makes a step of undo, and shows the position on the board and in the
panels; the bare QLineEdit only shows the letter. Run as `python -m tests.benchmarks.keystroke`.
"""

import itertools
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow, QWidget

from fenedit.documents.document import new_document
from fenedit.notation.fen import format_fen
from fenedit.notation.position import START_POSITION
from fenedit.session.editor import Editor
from fenedit.session.state import EditorState
from fenedit.ui.labels import step_name
from fenedit.ui.main_window import MainWindow
from tests.benchmarks.timing import ratio, times_over
from tests.helpers.windows import services_in

START = format_fen(START_POSITION)
PAIRS = 41
ROUNDS = 10
"""How often all keys of a place are pressed in one measurement."""
Key = Qt.Key


class Place(NamedTuple):
    """Where in the FEN of the start position keys are pressed.

    Attributes:
        name: of the place.
        offset: of the caret.
        first: keys that make the text another one than it was, so that it never comes back.
        keys: what is pressed again and again.
    """

    name: str
    offset: int
    first: tuple[Qt.Key, ...]
    keys: tuple[Qt.Key, ...]


PLACES = (
    Place("the move number", len(START), (Key.Key_2,), (Key.Key_3, Key.Key_Backspace)),
    # By turns the text is faulty, which greys the board, and another piece stands on a8.
    Place(
        "the placement",
        1,
        (Key.Key_Backspace, Key.Key_Q),
        (Key.Key_Backspace, Key.Key_N, Key.Key_Backspace, Key.Key_B),
    ),
)


def main(pairs: int = PAIRS) -> None:
    """Print the ratios, with their goal."""
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    with TemporaryDirectory() as folder, shown_window(Path(folder)) as window, _bare() as bare:
        for place in PLACES:
            ours, theirs = (
                _keystrokes(line, place, application) for line in (window.fen.line, bare)
            )
            found = ratio(ours, theirs, pairs)
            print(f"keystroke in {place.name} / in a bare QLineEdit: {found:.2f} (goal: 1.70)")


@contextmanager
def shown_window(folder: Path) -> Iterator[MainWindow]:
    services = services_in(folder)
    state = EditorState(new_document(START_POSITION))
    window = MainWindow(Editor(state, step_name), services)
    try:
        window.resize(1240, 820)
        _show(window)
        yield window
    finally:
        window.close_unasked()
        services.recovery.close()


@contextmanager
def _bare() -> Iterator[QLineEdit]:
    window = QMainWindow()
    line = QLineEdit(START)
    window.setCentralWidget(line)
    # As wide as the window of the program, since a line is painted as a whole.
    window.resize(1240, 60)
    _show(window)
    yield line
    window.close()


def _show(window: QWidget) -> None:
    window.show()
    assert QTest.qWaitForWindowExposed(window)


def _keystrokes(line: QLineEdit, place: Place, application: QApplication) -> Callable[[], None]:
    """Return what presses all keys of a place several times; each is painted before the next."""
    line.window().activateWindow()
    line.setFocus()
    line.setText(START)
    line.setCursorPosition(place.offset)
    for key in place.first:
        QTest.keyClick(line, key)
    keys = itertools.cycle(place.keys)

    def press() -> None:
        if not line.hasFocus():
            line.window().activateWindow()
            line.setFocus()
            line.setCursorPosition(caret)
        QTest.keyClick(line, next(keys))
        application.processEvents()

    caret = line.cursorPosition()
    _check_that_keys_paint(line, press, len(place.keys))
    return times_over(len(place.keys) * ROUNDS, press)


class _Paints(QObject):
    """Counts how often a widget is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return super().eventFilter(watched, event)


def _check_that_keys_paint(line: QLineEdit, press: Callable[[], None], count: int) -> None:
    """Make sure that each key changes the text and that it is painted at once."""
    paints = _Paints()
    line.installEventFilter(paints)
    for number in range(1, 1 + count):
        before = line.text()
        press()
        assert line.text() != before
        assert paints.count >= number
    line.removeEventFilter(paints)


if __name__ == "__main__":
    main()
