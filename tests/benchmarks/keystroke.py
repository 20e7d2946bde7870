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

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMainWindow, QWidget

from fenedit.documents.document import new_document
from fenedit.notation.fen import format_fen
from fenedit.notation.position import START_POSITION
from fenedit.session.editor import Editor
from fenedit.session.state import EditorState
from fenedit.widgets.labels import step_name
from fenedit.widgets.main_window import MainWindow
from tests.benchmarks.timing import ratio, times_over
from tests.helpers.windows import services_in

PAIRS = 41
KEYS = (Qt.Key.Key_Backspace, Qt.Key.Key_N, Qt.Key.Key_Backspace, Qt.Key.Key_R)
"""Typed behind the first piece: by turns the text is faulty and another piece stands on a8."""
ROUNDS = 5
"""How often all keys are pressed in one measurement."""


def main(pairs: int = PAIRS) -> None:
    """Print the ratios, with their goal."""
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    with TemporaryDirectory() as folder, _window(Path(folder)) as window, _bare() as bare:
        lines = window.fen_field.line, bare
        for line in lines:
            _check_that_keys_paint(application, line)
        ours, theirs = (times_over(len(KEYS) * ROUNDS, _typing(line)) for line in lines)
        found = ratio(ours, theirs, pairs)
    print(f"FEN keystroke until painted / bare QLineEdit's: {found:.2f} (goal: 1.70)")


@contextmanager
def _window(folder: Path) -> Iterator[MainWindow]:
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
    line = QLineEdit(format_fen(START_POSITION))
    window.setCentralWidget(line)
    # As wide as the window of the program, since a line is painted as a whole.
    window.resize(1240, 60)
    _show(window)
    yield line
    window.close()


def _show(window: QWidget) -> None:
    window.show()
    assert QTest.qWaitForWindowExposed(window)


def _typing(line: QLineEdit) -> Callable[[], None]:
    """Return what presses the next key and has everything painted that it changes."""
    keys = itertools.cycle(KEYS)

    def press() -> None:
        if not line.hasFocus():
            line.window().activateWindow()
            line.setFocus()
            line.setCursorPosition(1)
        QTest.keyClick(line, next(keys))
        QApplication.processEvents()

    return press


class _Paints(QObject):
    """Counts how often a widget is painted."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return super().eventFilter(watched, event)


def _check_that_keys_paint(application: QApplication, line: QLineEdit) -> None:
    """Make sure that each key changes the text and that it is painted at once."""
    paints, press = _Paints(), _typing(line)
    line.installEventFilter(paints)
    for count in range(1, 1 + len(KEYS) * ROUNDS):
        before = line.text()
        press()
        assert line.text() != before
        assert paints.count >= count
    line.removeEventFilter(paints)


if __name__ == "__main__":
    main()
