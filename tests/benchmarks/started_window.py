"""A window that tells when its last pixel was painted: `fenedit`, or a `bare` one.

Started by `tests.benchmarks.start` as a process of its own. Prints the time of the last paint by
the clock, the processor's time until then, and what the first paint should not have waited for.
"""

import os
import sys
import time

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

QUIET_MS = 400
"""A window that has painted nothing for so long has painted its last pixel."""
IMPORTED_LATE = (
    "chess",
    "numpy",
    "fenedit.notation.epd.record",
    "fenedit.notation.loose.lenient",
    "fenedit.notation.spellings.anything",
    "fenedit.notation.spellings.export",
)


class Watch(QObject):
    """Notes the time after each paint, and ends when none has come for a while."""

    def __init__(self, application: QApplication) -> None:
        super().__init__()
        self.passed = self.worked = 0.0
        self.early = ""
        self.quiet = QTimer(self)
        self.quiet.setSingleShot(True)
        self.quiet.setInterval(QUIET_MS)
        self.quiet.timeout.connect(application.quit)
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            if not self.passed:
                self.early = " ".join(name for name in IMPORTED_LATE if name in sys.modules)
            QTimer.singleShot(0, self, self.stamp)
        return super().eventFilter(watched, event)

    def stamp(self) -> None:
        self.passed, self.worked = time.monotonic(), time.process_time()
        self.quiet.start()


def main(which: str) -> None:
    """Show the window, and print what there is to say of it."""
    if which == "bare":
        qt = QApplication(sys.argv[:1])
        window = QMainWindow()
        window.resize(1240, 820)
        watch = Watch(qt)
        window.show()
    else:
        from fenedit.app.arguments import Arguments
        from fenedit.app.main import make_application

        qt, application = make_application()
        watch = Watch(qt)
        application.begin(Arguments())
    qt.exec()
    print(watch.passed, watch.worked, watch.early, flush=True)
    # Only the start is measured; tidying up would take longer.
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1])
