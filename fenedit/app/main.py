"""The start of the program."""

from __future__ import annotations

import builtins
import gc
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from fenedit import __version__
from fenedit.app.arguments import parse_arguments, verb_of

if TYPE_CHECKING:
    from PySide6.QtCore import QMessageLogContext, QtMsgType
    from PySide6.QtWidgets import QApplication

    from fenedit.app.application import Application

INTERRUPTED = 130
"""The exit status where Ctrl-C ended a verb: 128 and the signal's number, as shells count."""
SWITCH_SECONDS = 0.0005
"""How long a thread beside the window may go on while the window waits for its turn in Python."""
STARTED_MS = 1000
"""When all that is made at the start has been made, in milliseconds."""


def main(words: Sequence[str] | None = None) -> int:
    """Run FenEdit with the words of its command line; return the exit status."""
    words = sys.argv[1:] if words is None else words
    if words and getattr(sys, "frozen", False):
        _be_worker(words)
    try:
        verb = verb_of(words)
        if verb is None:
            return _show_windows(words)
        # Imported here, because a window needs none of it.
        from fenedit.app.verbs.terminal import run_verb

        return run_verb(verb, words[1:])
    except KeyboardInterrupt:
        return INTERRUPTED


def _show_windows(words: Sequence[str]) -> int:
    """Open what the command line names, here or in a program that runs; return the exit status."""
    if words and sys.stderr is not None and sys.stderr.isatty():
        from fenedit.app.verbs.terminal import guard_terminals

        # A word that makes no sense is quoted.
        guard_terminals()
    # What only prints its version or help need not wait for Qt.
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
    """Become a new program with other words on its command line."""
    from fenedit.session.programs import program_environment

    given = len(sys.argv) - 1
    command = [*sys.orig_argv[: len(sys.orig_argv) - given], *words]
    command[0] = sys.executable
    if sys.platform == "win32":
        # No process becomes another there: `execve` starts one, and leaves its words unquoted.
        from subprocess import Popen

        Popen(command, env=program_environment())
    else:
        os.execve(sys.executable, command, program_environment())


def _heed_interrupts(qt: QApplication) -> None:
    """Let Ctrl-C in a terminal close an idle window as well: the interpreter sleeps beside Qt.

    Who ends the session, or the program by `kill`, ends it in good order too: with all work kept.
    """
    if sys.platform == "win32":
        return
    import signal

    from PySide6.QtCore import QSocketNotifier

    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    signal.set_wakeup_fd(writer, warn_on_full_buffer=False)
    notifier = QSocketNotifier(reader, QSocketNotifier.Type.Read, qt)
    # Whatever runs here in Python raises KeyboardInterrupt, if that is what has come.
    notifier.activated.connect(lambda: os.read(reader, 64))
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda number, _frame: qt.exit(128 + number))


def _be_worker(words: Sequence[str]) -> None:
    """Do a job for another process of this program, and end, if the command line says so."""
    from multiprocessing import freeze_support

    from fenedit.jobs.worker import module_asked_for, serve

    freeze_support()
    if module := module_asked_for(words):
        serve(module)


def _has_display() -> bool:
    """Tell whether there is a display to look for, before anything of Qt is loaded."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")))


def _end_without_display(kind: QtMsgType, _where: QMessageLogContext, text: str) -> None:
    """Print what Qt says while it looks for a display; where it finds none, end in good order."""
    from PySide6.QtCore import QtMsgType

    print(text.strip(), file=sys.stderr, flush=True)
    if kind == QtMsgType.QtFatalMsg:
        words = "fenedit: no display can be reached; fenedit --help lists what works without one"
        print(words, file=sys.stderr, flush=True)
        # Qt aborts when this returns.
        os._exit(1)


def make_application() -> tuple[QApplication, Application]:
    """Return Qt's application object and ours, ready to open windows."""
    # What is made at the start stays. To look through it for garbage again and again would take a
    # tenth of the start, and later some keystrokes.
    gc.disable()
    sys.setswitchinterval(SWITCH_SECONDS)
    from PySide6.QtCore import QTimer, qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

    _import_plainly()
    from fenedit.app.application import Application, QtApplication

    QApplication.setApplicationName("fenedit")
    QApplication.setApplicationDisplayName("FenEdit")
    QApplication.setApplicationVersion(__version__)
    QApplication.setDesktopFileName("fenedit")
    before = qInstallMessageHandler(_end_without_display)
    # Not by `setStyle`: that makes all enumerations of styles known to Python.
    qt = QtApplication([*sys.argv[:1], "-style", "fusion"])
    qInstallMessageHandler(before)
    QTimer.singleShot(STARTED_MS, _collect_garbage)
    if os.environ.get("FENEDIT_WATCH"):
        from fenedit.app.watch import watch_program

        watch_program(qt)
    return qt, Application(qt)


def _import_plainly() -> None:
    """Have modules imported as Python does it, from here on.

    PySide reads the source of each module that is imported after it, and keeps its lines, to see
    whether Qt's methods are wanted in another spelling: a twentieth of the start, and 5 MB.
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def _collect_garbage() -> None:
    gc.freeze()
    gc.enable()


if __name__ == "__main__":
    sys.exit(main())
