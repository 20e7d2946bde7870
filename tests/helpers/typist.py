"""The real program with somebody in it who edits, saves and recovers until the process is killed.

Called with a folder, a number and the files to open. Every few moments a position is typed, added,
undone or redone, another record is shown, or all is saved, also to another file. The folder's log
gets a line of JSON for what was found at the start, for each step, and for when the process ends;
`known` has what earlier processes had in their windows, the latest last.
"""

import json
import os
import random
import signal
import sys
import time
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fenedit.app.application import Application
from fenedit.app.arguments import Arguments
from fenedit.app.main import make_application
from fenedit.documents.document import document_bytes
from fenedit.notation.position import START_POSITION
from fenedit.session.intents import records
from fenedit.ui.files.recovery import RecoveryDialog
from fenedit.ui.files.saving import target_of
from fenedit.ui.main_window import MainWindow
from tests.helpers.dialog_hands import button_of

EVERY_MS = (10, 30, 90, 300, 900)
EARLY_ONE_IN = 5
EARLY_S = (0.3, 2.0)
"""When one of them ends, counted from its start: while it starts, or recovers."""
LIFE_S = (0.0, 4.0)
"""When the others do, counted from their first look at the work,"""
SHORT_ONE_IN = 8
SHORT_S = (0.0, 0.3)
"""and when some of them do that have just begun to save, or to go back."""
SLOW_ONE_IN = 4
SLOW_S = (0.0, 0.4)
"""How long some of them wait whenever the disk is to keep what was written."""
STEPS = (*["type"] * 12, *["save"] * 3, "save as", "show", "show", "undo", "undo", "redo", "add")
MOST_RECORDS = 5


class Typist:
    """Works in the window that has the latest."""

    def __init__(self, application: Application, folder: Path, number: int) -> None:
        self._application = application
        self._folder = folder
        self._log = os.open(folder / "log", os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        self._known: list[str] = json.loads((folder / "known").read_text())
        self._number = number
        self._chance = random.Random(number)
        self._window: MainWindow | None = None
        self._at_work = False
        self._timer = QTimer(singleShot=True)
        self._timer.timeout.connect(self._act)
        if self._chance.randrange(EARLY_ONE_IN) == 0:
            self._end_within(EARLY_S)
        if self._chance.randrange(SLOW_ONE_IN) == 0:
            os.fsync = self._keep_slowly
        self._timer.start(EVERY_MS[1])

    def _act(self) -> None:
        dialog = QApplication.activeModalWidget()
        self._timer.start(EVERY_MS[1])
        if self._at_work:
            # A save waits for its thread in an event loop of its own.
            return
        if isinstance(dialog, RecoveryDialog):
            QTest.mouseClick(button_of(dialog, "Recover"), Qt.MouseButton.LeftButton)
        elif not self._application.has_offered_recovery or dialog is not None:
            # No key reaches the window meanwhile that somebody really presses.
            return
        elif self._window is None:
            self._begin()
        else:
            self._at_work = True
            self._step(self._chance.choice(STEPS))
            self._at_work = False
            self._timer.start(self._chance.choice(EVERY_MS))

    def _begin(self) -> None:
        windows = sorted(self._application.windows, key=lambda window: self._age(content(window)))
        self._write("found", list(map(content, windows)))
        self._window = windows.pop()
        for window in windows:
            # What an interrupted recovery left twice, or another file.
            window.editor.undo_stack.setClean()
            window.close()
        questions = self._window.files.questions
        questions.about_change = lambda _path, _change: "overwrite"  # type: ignore[method-assign]
        questions.file_to_save = lambda _path, _format: target_of(  # type: ignore[method-assign]
            self._folder / f"work-{self._chance.randrange(3)}.fen"
        )
        self._end_within(LIFE_S)

    def _age(self, text: str) -> int:
        return max((at for at, known in enumerate(self._known) if known == text), default=-1)

    def _step(self, step: str) -> None:
        assert self._window is not None
        editor = self._window.editor
        count, current = len(editor.state.collection), editor.state.current
        if step in ("save", "save as", "undo") and self._chance.randrange(SHORT_ONE_IN) == 0:
            self._end_within(SHORT_S)
        match step:
            case "type":
                self._number += 1
                assert editor.perform(
                    records.type_fen, f"4k3/8/8/8/8/8/8/4K3 w - - 0 {self._number}"
                )
            case "add" if count < MOST_RECORDS:
                assert editor.perform(records.add, START_POSITION)
            case "show":
                editor.show_record((current + 1) % count)
            case "undo":
                editor.undo_stack.undo()
            case "redo":
                editor.undo_stack.redo()
            case "save":
                assert self._window.files.save()
            case "save as":
                assert self._window.files.save_as()
        self._write(step, content(self._window))

    def _end_within(self, moments: tuple[float, float]) -> None:
        # Nobody handles this signal: it ends the process wherever it is, as a kill does.
        after = self._chance.uniform(*moments)
        signal.setitimer(signal.ITIMER_REAL, after or 1e-6)
        self._write("ends", after)

    def _keep_slowly(self, _file: object) -> None:
        time.sleep(random.uniform(*SLOW_S))

    def _write(self, what: str, *said: object) -> None:
        # What the system has taken survives the process.
        os.write(self._log, json.dumps([what, time.monotonic(), *said]).encode() + b"\n")


def content(window: MainWindow) -> str:
    """Return the text that a window would save."""
    return document_bytes(window.editor.state.document).decode()


def main() -> None:
    """Work until the end."""
    folder, number, *paths = sys.argv[1:]
    qt, application = make_application()
    application.begin(Arguments(files=tuple(map(Path, paths))))
    typist = Typist(application, Path(folder), int(number))
    qt.exec()
    del typist


if __name__ == "__main__":
    main()
