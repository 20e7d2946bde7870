"""The real program with somebody in it who types, saves and recovers until the process is killed.

Called with a file of positions, a first number and a log. Every 60 ms the next number is typed as
the move number of the position; each is written to the log with the time at which it stood there,
and so is what was found at the start: the number that the file held, or recovered work.
"""

import os
import random
import sys
import time
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fenedit.app.application import Application
from fenedit.app.arguments import Arguments
from fenedit.app.main import make_application
from fenedit.ui.files.recovery import RecoveryDialog
from fenedit.ui.main_window import MainWindow
from tests.helpers.dialog_hands import button_of

EVERY_MS = 60
SAVES_ONE_IN = 20
LAST_FIELD = 5


class Typist:
    """Works in the window that holds the most."""

    def __init__(self, application: Application, number: int, log: Path) -> None:
        self._application = application
        self._number = number
        self._log = os.open(log, os.O_WRONLY | os.O_APPEND)
        self._chance = random.Random(number)
        self._window: MainWindow | None = None
        self._timer = QTimer()
        self._timer.timeout.connect(self._act)
        self._timer.start(EVERY_MS)

    def _act(self) -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, RecoveryDialog):
            QTest.mouseClick(button_of(dialog, "Recover"), Qt.MouseButton.LeftButton)
        elif not self._application.has_offered_recovery:
            # No key reaches the window meanwhile that somebody really presses.
            return
        elif self._window is None:
            self._begin()
        elif self._chance.randrange(SAVES_ONE_IN) == 0:
            assert self._window.files.save()
        else:
            self._type()

    def _begin(self) -> None:
        windows = sorted(self._application.windows, key=number_in)
        self._window = windows.pop()
        for window in windows:
            # What an interrupted recovery left twice.
            window.editor.undo_stack.setClean()
            window.close()
        self._write("found", number_in(self._window))

    def _type(self) -> None:
        assert self._window is not None
        self._number += 1
        self._window.fen.select_field(LAST_FIELD)
        QTest.keyClicks(QApplication.focusWidget(), str(self._number))
        assert number_in(self._window) == self._number
        self._write("typed", self._number)

    def _write(self, what: str, number: int) -> None:
        # What the system has taken survives the process.
        os.write(self._log, f"{what} {number} {time.monotonic()}\n".encode())


def number_in(window: MainWindow) -> int:
    """Return the move number of the position that a window shows."""
    return window.editor.state.position.fullmove_number


def main() -> None:
    """Work for ever."""
    path, number, log = sys.argv[1:]
    qt, application = make_application()
    application.begin(Arguments(files=(Path(path),)))
    typist = Typist(application, int(number), Path(log))
    qt.exec()
    del typist


if __name__ == "__main__":
    main()
