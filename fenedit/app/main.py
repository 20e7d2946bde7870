"""The start of the program."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from fenedit import __version__
from fenedit.app.arguments import parse_arguments

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from fenedit.app.application import Application


def main(words: Sequence[str] | None = None) -> int:
    """Run FenEdit with the words of its command line; return the exit status."""
    # What only prints its version or help need not wait for Qt.
    arguments = parse_arguments(sys.argv[1:] if words is None else words)
    qt, application = make_application()
    application.begin(arguments)
    status = qt.exec()
    application.end()
    return status


def make_application() -> tuple[QApplication, Application]:
    """Return Qt's application object and ours, ready to open windows."""
    from PySide6.QtWidgets import QApplication

    from fenedit.app.application import Application

    QApplication.setApplicationName("fenedit")
    QApplication.setApplicationDisplayName("FenEdit")
    QApplication.setApplicationVersion(__version__)
    QApplication.setDesktopFileName("fenedit")
    QApplication.setStyle("Fusion")
    qt = QApplication(sys.argv[:1])
    return qt, Application(qt)


if __name__ == "__main__":
    sys.exit(main())
