"""A start of the program that ends at its first picture, and tells what was imported for it.

Run as a process of its own; prints how many modules of the program there are, their lines, and of
how many of them the source was read.
"""

import linecache
import os
import sys
from pathlib import Path

from PySide6.QtCore import QEvent, QObject


class FirstPicture(QObject):
    """Prints what is imported when the first picture is painted, and ends the process."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Paint:
            return False
        files = [
            Path(module.__file__)
            for name, module in list(sys.modules.items())
            if name.split(".")[0] == "fenedit" and module.__file__
        ]
        lines = sum(file.read_bytes().count(b"\n") for file in files)
        print(len(files), lines, sum(str(file) in linecache.cache for file in files), flush=True)
        os._exit(0)


def main() -> None:
    """Start with an empty window."""
    from fenedit.app.main import make_application

    qt, application = make_application()
    from fenedit.app import application as running
    from fenedit.app.arguments import Arguments

    # On a slow machine what comes after the first picture must not be counted.
    running.AFTER_FIRST_PAINT_MS = 600_000
    picture = FirstPicture(qt)
    qt.installEventFilter(picture)
    application.begin(Arguments())
    qt.exec()


if __name__ == "__main__":
    main()
