"""Starts the program."""

from __future__ import annotations

import builtins
import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from fenedit import __version__
from fenedit.app.arguments import parse_arguments, verb_of

if TYPE_CHECKING:
    from PySide6.QtCore import QMessageLogContext, QtMsgType
    from PySide6.QtWidgets import QApplication

    from fenedit.app.application import Application

INTERRUPTED = 130
"""The exit status after Ctrl-C, as shells count: 128 and the number of the signal."""


def main(words: Sequence[str] | None = None) -> int:
    """Run FenEdit with a command line; return the exit status."""
    words = sys.argv[1:] if words is None else words
    if words and getattr(sys, "frozen", False):
        # An installed program is its own worker: its command line may ask for that.
        from multiprocessing import freeze_support

        from fenedit.jobs.worker import module_asked_for, serve

        freeze_support()
        if module := module_asked_for(words):
            serve(module)
    try:
        verb = verb_of(words)
        if verb is None:
            return _show_windows(words)
        # Imported here: a window does not need it.
        from fenedit.app.verbs.terminal import run_verb

        return run_verb(verb, words[1:])
    except KeyboardInterrupt:
        return INTERRUPTED


def _show_windows(words: Sequence[str]) -> int:
    """Open files and positions here or in a running program; return the exit status."""
    if words and sys.stderr is not None and sys.stderr.isatty():
        from fenedit.app.verbs.terminal import guard_terminals

        # Error messages quote words.
        guard_terminals()
    if sys.stdout is None or sys.stderr is None:
        # There is no console. The argparse of Debian 12 writes all the same.
        sys.stdout = sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    # --version and --help do not wait for Qt.
    arguments = parse_arguments(words)
    if not _has_display():
        print(
            "fenedit: there is no display; fenedit --help lists what works without one",
            file=sys.stderr,
        )
        return 1
    if not arguments.new_instance and arguments.screenshot is None:
        from fenedit.app.handover import hand_over

        if hand_over(arguments):
            return 0
    qt, application = make_application()
    application.begin(arguments)
    _heed_interrupts(qt)
    status = qt.exec()
    application.end()
    if application.again is not None:
        start_again(application.again)
    return status


def start_again(words: list[str]) -> None:
    """Replace this program by a new one with another command line."""
    from fenedit.jobs.programs import program_environment

    given = len(sys.argv) - 1
    command = [*sys.orig_argv[: len(sys.orig_argv) - given], *words]
    command[0] = sys.executable
    if sys.platform == "win32":
        # There `execve` starts another process, with unquoted words.
        from subprocess import Popen

        Popen(command, env=program_environment())
    else:
        os.execve(sys.executable, command, program_environment())


def _heed_interrupts(qt: QApplication) -> None:
    """Make Ctrl-C close an idle window, although Python sleeps while Qt waits for events.

    The end of the session and `kill` also end the program in good order, with all work kept.
    """
    if sys.platform == "win32":
        return
    import signal

    from PySide6.QtCore import QSocketNotifier

    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    signal.set_wakeup_fd(writer, warn_on_full_buffer=False)
    notifier = QSocketNotifier(reader, QSocketNotifier.Type.Read, qt)
    # After Ctrl-C, Python raises KeyboardInterrupt as soon as it runs.
    notifier.activated.connect(lambda: os.read(reader, 64))
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda number, _frame: qt.exit(128 + number))


def _has_display() -> bool:
    """Return whether there may be a display, before Qt is loaded."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")))


def _end_without_display(kind: QtMsgType, _where: QMessageLogContext, text: str) -> None:
    """Print Qt's messages while it looks for a display; end in good order if it finds none."""
    from PySide6.QtCore import QtMsgType

    print(text.strip(), file=sys.stderr, flush=True)
    if kind == QtMsgType.QtFatalMsg:
        words = "fenedit: no display can be reached; fenedit --help lists what works without one"
        print(words, file=sys.stderr, flush=True)
        # Qt would abort after this.
        os._exit(1)


def make_application() -> tuple[QApplication, Application]:
    """Return Qt's application object and ours."""
    # Objects of the start stay. Collecting garbage would take a tenth of the start, and later delay
    # keystrokes.
    gc.disable()
    # Shorten the window's waits for Python while another thread runs.
    sys.setswitchinterval(0.0005)
    from PySide6.QtCore import QTimer, qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

    # PySide replaces Python's import, to read and keep the source of each later module in search of
    # another spelling of Qt's methods: a twentieth of the start, and 5 MB.
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
    from fenedit.app.application import Application, QtApplication

    QApplication.setApplicationName("fenedit")
    QApplication.setApplicationDisplayName("FenEdit")
    QApplication.setApplicationVersion(__version__)
    QApplication.setDesktopFileName("fenedit")
    before = qInstallMessageHandler(_end_without_display)
    # `setStyle` would load all enumerations of styles.
    qt = QtApplication([*sys.argv[:1], "-style", "fusion"])
    qInstallMessageHandler(before)
    # All objects of the start have been made then.
    QTimer.singleShot(1000, _collect_garbage)
    if os.environ.get("FENEDIT_WATCH"):
        from fenedit.app.watch import watch_program

        watch_program(qt)
    return qt, Application(qt)


def _collect_garbage() -> None:
    gc.freeze()
    gc.enable()


if __name__ == "__main__":
    sys.exit(main())
