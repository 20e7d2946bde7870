"""How long FenEdit takes from its start to its last pixel, against a bare PySide6 window.

Both run as processes of their own, in turn, on the same screen. Run as
`python -m tests.benchmarks.start`.
"""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tests.helpers.desktop import missing_programs, virtual_desktop

PAIRS = 15
QUIET_MS = 400
"""A window that has painted nothing for so long has painted its last pixel."""
IMPORTED_LATE = ("chess", "numpy")


def main() -> None:
    """Print the ratio, and what was imported before the first paint that should not be."""
    with _screen() as environment:
        _seconds("bare", environment)
        _seconds("fenedit", environment)
        pairs = [
            (_seconds("bare", environment)[0], _seconds("fenedit", environment)[0])
            for _ in range(PAIRS)
        ]
        imported = _seconds("fenedit", environment)[1]
    ratio = statistics.median(ours / bare for bare, ours in pairs)
    milliseconds = [statistics.median(times) * 1000 for times in zip(*pairs, strict=True)]
    print(
        f"start to last pixel / bare window: {ratio:.2f} (goal: 1.30; "
        f"{milliseconds[1]:.0f} ms to {milliseconds[0]:.0f} ms)"
    )
    print(f"imported before the first paint: {imported or 'neither chess nor numpy'}")


@contextmanager
def _screen() -> Iterator[dict[str, str]]:
    """Provide the surroundings of a process that shows a window, on a virtual screen if we can."""
    if missing_programs():
        yield _with_bytecode(dict(os.environ))
        return
    with virtual_desktop() as desktop:
        yield _with_bytecode(desktop.environment())


def _with_bytecode(environment: dict[str, str]) -> dict[str, str]:
    # An installed program has its bytecode on the disk; so has the bare window its own.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    return environment


def _seconds(which: str, environment: dict[str, str]) -> tuple[float, str]:
    begun = time.monotonic()
    command = [sys.executable, "-m", "tests.benchmarks.start", which]
    run = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    stamp, _, imported = run.stdout.strip().partition(" ")
    return float(stamp) - begun, imported


def _child(which: str) -> None:
    """Show a window, and print when its last pixel was painted and what was imported too early."""
    from PySide6.QtCore import QEvent, QObject, QTimer
    from PySide6.QtWidgets import QApplication, QMainWindow

    class Watch(QObject):
        """Notes the time after each paint, and ends when none has come for a while."""

        def __init__(self) -> None:
            super().__init__()
            self.last = 0.0
            self.early = ""
            self.quiet = QTimer(self)
            self.quiet.setSingleShot(True)
            self.quiet.setInterval(QUIET_MS)
            self.quiet.timeout.connect(qt.quit)

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                if not self.last:
                    self.early = " ".join(name for name in IMPORTED_LATE if name in sys.modules)
                QTimer.singleShot(0, self, self.stamp)
            return super().eventFilter(watched, event)

        def stamp(self) -> None:
            self.last = time.monotonic()
            self.quiet.start()

    if which == "bare":
        qt = QApplication(sys.argv[:1])
        window = QMainWindow()
        window.resize(1240, 820)
        watch = Watch()
        qt.installEventFilter(watch)
        window.show()
    else:
        from fenedit.app.arguments import Arguments
        from fenedit.app.main import make_application

        qt, application = make_application()
        watch = Watch()
        qt.installEventFilter(watch)
        application.begin(Arguments())
    qt.exec()
    print(watch.last, watch.early)
    os._exit(0)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        _child(sys.argv[1])
    else:
        main()
