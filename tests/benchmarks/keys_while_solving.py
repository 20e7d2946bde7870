"""How long a key in the FEN field takes while a long problem is solved: against an idle machine.

Run as `python -m tests.benchmarks.keys_while_solving [PAIRS]`.
"""

import os
import statistics
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from fenedit.documents.document import new_document
from fenedit.notation.fen import parse_fen
from fenedit.notation.position import START_POSITION
from fenedit.session.editor import Editor
from fenedit.session.moves.solving import Solving
from fenedit.session.state import EditorState
from fenedit.ui.labels import step_name
from fenedit.ui.main_window import MainWindow
from tests.helpers.windows import services_in

PAIRS = 5
KEYS = 400
LONG = parse_fen("3B1n2/r5pp/8/p1rp3Q/P2k4/2p1N3/2K3P1/8 w - - 0 1")
"""A #5 by Healey (1860) that takes half a minute."""
MOVES = 5
PAUSE_MS = 4
SETTLED_MS = 1500


def main(pairs: int = PAIRS) -> None:
    """Print the ratios, with their goal."""
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    with TemporaryDirectory() as folder:
        services = services_in(Path(folder))
        window = MainWindow(Editor(EditorState(new_document(START_POSITION)), step_name), services)
        window.show()
        solving = Solving()
        _keys(window, application, KEYS // 4)
        ratios: list[tuple[float, float]] = []
        for _ in range(pairs):
            idle = _keys(window, application, KEYS)
            solving.seek(LONG, MOVES)
            QTest.qWait(SETTLED_MS)
            busy = _keys(window, application, KEYS)
            assert solving.searching, "the problem was solved too soon"
            solving.cancel()
            QTest.qWait(SETTLED_MS)
            ratios.append((_middle(busy) / _middle(idle), _slowest(busy) / _slowest(idle)))
        middle, slowest = (statistics.median(column) for column in zip(*ratios, strict=True))
        print(f"a key while a #5 is solved / idle, median: {middle:.2f} (goal: 2.0)")
        print(f"a key while a #5 is solved / idle, 99th percentile: {slowest:.2f} (goal: 2.0)")
        solving.close()
        window.close_unasked()
        services.recovery.close()


def _keys(window: MainWindow, application: QApplication, count: int) -> list[float]:
    """Return the seconds that each of some keys takes until all is painted, the shortest first."""
    line = window.fen.line
    line.setFocus()
    times = []
    for number in range(count):
        begun = time.perf_counter()
        QTest.keyClick(line, Qt.Key.Key_1 if number % 2 == 0 else Qt.Key.Key_Backspace)
        application.processEvents()
        times.append(time.perf_counter() - begun)
        QTest.qWait(PAUSE_MS)
    return sorted(times)


def _middle(times: list[float]) -> float:
    return times[len(times) // 2]


def _slowest(times: list[float]) -> float:
    return times[len(times) * 99 // 100]


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
