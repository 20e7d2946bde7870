"""A start of the program that ends at its first picture and prints what was imported for it.

Run as a process of its own; prints the names of the modules side by side, and on the next line of
how many modules of the program the source was read.
"""

import linecache
import os
import sys

from PySide6.QtCore import QEvent, QObject


class FirstPicture(QObject):
    """Prints what is imported when the first picture is painted, and ends the process."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Paint:
            return False
        print(*sys.modules)
        ours = [module for name, module in list(sys.modules.items()) if name.startswith("fenedit")]
        print(sum(module.__file__ in linecache.cache for module in ours), flush=True)
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
