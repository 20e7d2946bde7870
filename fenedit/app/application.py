"""Runs the program: its windows, their shared services, and its end."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from importlib import import_module
from operator import is_not
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEvent,
    QLocale,
    QObject,
    QSettings,
    QStandardPaths,
    QTimer,
    QUrl,
    Signal,
)
from PySide6.QtGui import QFileOpenEvent, QInputDevice
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from fenedit.app.arguments import Arguments
from fenedit.app.crash import LOG, CrashHandler, end_log, start_log
from fenedit.documents.document import Collection, Document, new_document
from fenedit.documents.errors import OpenError, SaveError
from fenedit.documents.record import record_from_line
from fenedit.notation.translatable import ENGLISH
from fenedit.session import intents
from fenedit.session.editor import Editor
from fenedit.session.settings import OpenFile, Settings
from fenedit.session.state import EditorState
from fenedit.ui.dialogs import is_waited_over, place_beside
from fenedit.ui.look import Look
from fenedit.ui.main_window import MainWindow, Services
from fenedit.ui.style import program_icon

if TYPE_CHECKING:
    from fenedit.app.handover import Reception, Request
    from fenedit.documents.files.recovery import Snapshot
    from fenedit.session.background import Slices
    from fenedit.session.state import Label

Location = QStandardPaths.StandardLocation


def log_path() -> Path:
    """Return the path of the log file."""
    return _data_folder() / "log" / "fenedit.log"


def recovery_folder() -> Path:
    """Return the folder of unsaved work."""
    return _data_folder() / "recovery"


def settings_path() -> Path:
    """Return the path of the preferences, a text file that a person can read and edit."""
    return Path(QStandardPaths.writableLocation(Location.AppConfigLocation), "fenedit.ini")


def _data_folder() -> Path:
    return Path(QStandardPaths.writableLocation(Location.AppLocalDataLocation))


AFTER_FIRST_PAINT_MS = 300
"""Milliseconds until work starts that the first picture does not need."""
LOOK_AGAIN_MS = 2000
"""Milliseconds until the next search for unsaved work of other processes: a killed one ends only
after its last write to the disk."""
MOST_LOOKS = 10
_SHOWN = ("jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff")
"""Suffixes of pictures that only show positions."""
PICTURE_AFTER_MS = 1200
"""Milliseconds until the window is complete for a screenshot."""
IMPORTED_WHEN_IDLE = (
    *("fenedit.notation.epd.record", "fenedit.documents.annotating", "fenedit.documents.comments"),
    *("chess", "fenedit.rules.judge.game", "fenedit.session.intents.board"),
    *("fenedit.rules.solve.solution", "fenedit.session.intents.fields"),
    *("fenedit.session.intents.records", "fenedit.ui.position", "fenedit.ui.puzzle.controller"),
    *("fenedit.ui.board.gestures", "fenedit.ui.board.accessible", "fenedit.ui.board.pointer"),
    *("fenedit.notation.spellings.listed_pieces", "fenedit.notation.spellings.piece_list"),
    *(
        "fenedit.ui.board.moving_pieces",
        "fenedit.rules.moves.tree",
        "fenedit.ui.moves.view",
        "fenedit.ui.moves.controller",
        "fenedit.ui.marks",
    ),
    *("fenedit.session.autosave", "fenedit.ui.labels"),
    *("fenedit.rules.retro.last_move", "fenedit.rules.retro.static_proofs"),
    *("fenedit.ui.fen.text", "fenedit.ui.board.placing"),
    *("fenedit.documents.files.opening", "fenedit.ui.files.controller"),
    *("fenedit.notation.spellings.markup", "fenedit.notation.spellings.export"),
    *("fenedit.session.copying", "fenedit.ui.clipboard.controller"),
    *("fenedit.ui.picture.controller", "fenedit.ui.files.opening", "fenedit.ui.help.controller"),
    *("fenedit.session.decoding", "fenedit.ui.reading.review", "fenedit.ui.reading.controller"),
)
"""Modules imported after the first picture, one in each turn of the event loop, likeliest first.

Modules that would take longer than a frame together have turns of their own.
"""


class QtApplication(QApplication):
    """Qt's application object.

    Signals:
        asked: a QUrl that the desktop wants to open; macOS sends it by an event.
    """

    asked = Signal(object)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.asked.emit(event.url())
            return True
        return super().event(event)


class Application(QObject):
    """All windows of the program.

    Attributes:
        services: shared by the windows.
        has_offered_recovery: whether the unsaved work of earlier runs was offered.
        again: the command line to restart with once this program has ended; None for no restart.
    """

    def __init__(self, qt: QApplication) -> None:
        super().__init__(qt)
        self.has_offered_recovery = False
        self.again: list[str] | None = None
        self._recovered: tuple[str, ...] = ()
        self._offered: set[str] = set()
        self._looks = 0
        self._qt = qt
        self._windows: list[MainWindow] = []
        log = start_log(log_path())
        path, self._unread_settings = settings_path(), None
        if os.path.lexists(path):
            # Imported here: the very first start has no settings.
            from fenedit.session.settings_file import readable_file

            path, self._unread_settings = readable_file(path)
        settings = Settings(QSettings(str(path), QSettings.Format.IniFormat), self)
        self.services = Services(
            settings, Look(qt, settings), recovery_folder(), log.path, self.restart
        )
        self._crashes = CrashHandler(log, self._keep_work)
        self._crashes.install()
        self._reception: Reception | None = None
        self._later = QTimer(self, singleShot=True)
        self._rest = QTimer(self, singleShot=True, interval=AFTER_FIRST_PAINT_MS)
        self._rest.timeout.connect(self._offer_when_keys_rest)
        self._has_begun = False
        self._asked: list[QUrl] = []
        self._asking = QTimer(self, singleShot=True, interval=0)
        self._asking.timeout.connect(self._receive_asked)
        if isinstance(qt, QtApplication):
            qt.asked.connect(self._on_asked)
        self._seen: list[EditorState] = []
        # The files of windows that are closed because the program quits.
        self._closing: list[OpenFile] | None = None
        self._preparations: Slices | None = None

    @property
    def windows(self) -> tuple[MainWindow, ...]:
        """The windows that are open, the oldest first."""
        return tuple(self._windows)

    def begin(self, arguments: Arguments) -> None:
        """Open a window for each file and position that the command line names, or an empty one."""
        self._speak(arguments.language)
        self._recovered = arguments.recovered
        files, fens = self._taken()
        named = (*arguments.files, *files), (*arguments.fens, *fens)
        wanted = self.services.settings.preferences.reopen and not self._recovered
        if wanted and not any(named):
            self._open_last()
        shown = self._open_all(*named) if any(named) or not self._windows else []
        self._has_begun = True
        if self._asked:
            self._asking.start()
        if arguments.choose and shown:
            QTimer.singleShot(0, shown[-1], shown[-1].open_by_dialog)
        self._seen = self._states()
        if arguments.screenshot is not None:
            self._later.timeout.connect(partial(self._save_picture, arguments.screenshot))
            self._later.start(PICTURE_AFTER_MS)
        else:
            # Late, because menus and docks have the icon from the desktop.
            self._later.timeout.connect(lambda: self._qt.setWindowIcon(program_icon()))
            self._later.timeout.connect(self._tell_what_is_unkept)
            self._later.timeout.connect(self._listen)
            self._later.timeout.connect(self._offer_when_keys_rest)
            self._later.timeout.connect(self._prepare_what_is_used_later)
            self._later.start(AFTER_FIRST_PAINT_MS)

    def _speak(self, language: str) -> None:
        """Set the language, "" for the preferred one."""
        settings = self.services.settings
        wanted = language or settings.preferences.language
        if wanted in ("system", ENGLISH) and QLocale.system().name()[:2] in ("en", "C"):
            return
        # Imported here: English does not need it.
        from fenedit.ui.translation import language_for, speak

        settings.language = speak(self._qt, language_for(wanted))

    def receive(self, request: Request) -> None:
        """Open what a second start of the program hands over, and come forward."""
        if request.token:
            # Qt reads it when a window activates itself.
            os.environ["XDG_ACTIVATION_TOKEN"] = request.token
        before = self._windows[0] if len(self._windows) == 1 else None
        shown = self._open_all(request.files, request.fens)
        for window in shown:
            _come_forward(window)
        if before is not None and (request.files or request.fens):
            self._close_blank(before)
        if request.choose and shown:
            shown[-1].open_by_dialog()

    def _on_asked(self, url: QUrl) -> None:
        self._asked.append(url)
        # Several files come one by one, and opening one may ask something. Those that come before
        # the first window wait for it.
        if self._has_begun:
            self._asking.start()

    def _receive_asked(self) -> None:
        self._open_in_windows(*self._taken())

    def _taken(self) -> tuple[tuple[Path, ...], tuple[str, ...]]:
        """Return the files that the desktop wants to open, and other addresses as text."""
        urls, self._asked = self._asked, []
        files = tuple(Path(url.toLocalFile()) for url in urls if url.isLocalFile())
        return files, tuple(url.toString() for url in urls if not url.isLocalFile())

    def restart(self) -> None:
        """End the program, to restart it with the same windows and all unsaved work."""
        if not all(window.files.settle_refused() for window in self._windows):
            return
        words, files = ["--new-instance"], list[str]()
        try:
            for window in self._windows:
                document = window.editor.state.document
                if session := window.keep_work():
                    words.append(f"--recovered={session}")
                elif document.path is not None:
                    files.append(str(document.path))
                elif document != self._empty_document():
                    words.append(f"--fen={window.editor.state.fen_text}")
        except SaveError:
            self._windows[0].warn(
                self.tr("FenEdit was not restarted: unsaved work could not be kept. Save it first.")
            )
            return
        self.again = [*words, "--", *files]
        # `quit` would ask about unsaved work.
        self._qt.exit(0)

    def end(self) -> None:
        """Close all windows and release everything before Qt does."""
        self._later.stop()
        self._rest.stop()
        self._asking.stop()
        if self._preparations is not None:
            self._preparations.cancel()
        if self._reception is not None:
            self._reception.close()
        for window in list(self._windows):
            window.close_unasked()
        self.services.recovery.close()
        self._crashes.uninstall()
        end_log()

    def _listen(self) -> None:
        """Listen for later starts of the program."""
        # Imported here: the first picture does not need it.
        from fenedit.app.handover import Reception

        self._reception = Reception(self)
        self._reception.received.connect(self.receive)
        self._reception.open()

    def _prepare_what_is_used_later(self) -> None:
        """Import in idle slices what first uses would wait for."""
        touch_screen = QInputDevice.DeviceType.TouchScreen
        if any(device.type() == touch_screen for device in QInputDevice.devices()):
            # Imported here: most computers have none.
            from fenedit.ui.touch import Touch

            Touch(self._qt, self.services.look, self)
        # Imported here: the first picture does not need it.
        from fenedit.session.background import Slices

        self._preparations = Slices(self)
        self._preparations.start(self._prepared())

    def _prepared(self) -> Iterator[None]:
        for module in IMPORTED_WHEN_IDLE:
            import_module(module)
            yield
        for window in self.windows:
            if window in self._windows:
                window.make_rooms()
                yield

    def _open_all(self, files: Sequence[Path], fens: Sequence[str]) -> list[MainWindow]:
        """Open files and positions, or an empty board if there are none; return their windows.

        A window that says why a file could not be opened is one of them.
        """
        shown: list[MainWindow | None] = []
        failures: list[OpenError] = []
        pictures: list[Path] = []
        for path in files:
            try:
                shown.append(self._open_file(path, pictures))
            except OpenError as error:
                failures.append(error)
        shown += map(self._open_text, fens)
        if pictures:
            # What they show belongs together.
            window = self._open_empty()
            window.reading.read_files(pictures)
            shown.append(window)
        if not self._windows or not (files or fens):
            shown.append(self._open_empty())
        if failures:
            shown.append(self._windows[-1])
        for failure in failures:
            self._windows[-1].files.questions.open_failed(failure)
        # Windows may have been closed while a large file was read.
        return [window for window in shown if window and window in self._windows]

    def _open_last(self) -> None:
        """Open the files that were open at the last quit, each as it was shown."""
        failures = []
        for file in self.services.settings.open_files:
            try:
                window = self._open_file(file.path, [])
            except OpenError as error:
                failures.append(error)
                continue
            if window is not None:
                editor = window.editor
                editor.show_record(min(file.current, len(editor.state.collection) - 1))
                window.restore_view(file.flipped, file.geometry)
        if failures and not self._windows:
            self._open_empty()
        for failure in failures:
            self._windows[-1].files.questions.open_failed(failure)

    def _open_file(self, path: Path, pictures: list[Path]) -> MainWindow | None:
        """Return the window that shows a file, a new one if none does; None if that was cancelled.

        A picture that keeps no position is added to `pictures`, and has no window yet.

        Raises:
            OpenError: the file cannot be opened.
        """
        if shown := self._window_of(path):
            return shown
        # Imported here: most starts open no file.
        from fenedit.diagram.options import FORMATS

        if path.suffix[1:].lower() in (*FORMATS, *_SHOWN):
            # Imported here: hardly any start opens a picture.
            from fenedit.ui.picture.output import picture_text

            if text := picture_text(path):
                window = self._open_empty()
                window.files.open_text(text, path)
                return window
            if text is not None:
                pictures.append(path)
                return None
        from fenedit.ui.files.opening import read_beside

        document = read_beside(self._windows[-1] if self._windows else None, path)
        # While a large file was read, another start may have opened it as well.
        if document is None or (shown := self._window_of(path)):
            return shown
        window = self._open(document)
        window.files.look_into(path)
        return window

    def _open_text(self, text: str) -> MainWindow:
        # Imported here: most starts show no text.
        from fenedit.ui.files import opening

        found = intents.pasting.readings(text)
        if found and found[0].certain:
            document = opening.document_of(found[0])
            # A single position of the command line needs no saving, several do.
            several = len(document.collection) > 1
            window = self._open(document, saved=Collection() if several else None)
            if all(each.end is not None for each in found[0].found):
                window.moves.step("last_move")
            return window
        # A faulty text is a draft, as in a file.
        record = record_from_line(" ".join(text.splitlines()))
        return self._open(Document(collection=Collection([replace(record, ending="\n")])))

    def _open(
        self, document: Document, *, current: int = 0, saved: Collection | None = None
    ) -> MainWindow:
        editor = Editor(EditorState(document), _step_name)
        editor.open_document(document, current=current, saved=saved)
        window = MainWindow(editor, self.services)
        window.quit_requested.connect(self._quit)
        window.closed.connect(self._on_closed)
        window.window_wanted.connect(self._open_empty)
        window.windows_wanted.connect(self._open_in_windows)
        window.document_wanted.connect(partial(self._open, saved=Collection()))
        window.elsewhere = partial(self._shown_elsewhere, window)
        if shown := sorted(filter(QWidget.isVisible, self._windows), key=QWidget.isActiveWindow):
            place_beside(window, shown)
        self._windows.append(window)
        window.show()
        if len(self._windows) > 1:
            # Only the first window of a start must appear quickly.
            window.make_rooms()
        return window

    def _close_blank(self, window: MainWindow) -> None:
        """Close an empty, untouched window once others show something."""
        if window not in self._windows or len(self._windows) == 1:
            return
        # Imported here: hardly any window has one.
        from fenedit.ui.files.outside import NoticeBar

        over = (*window.findChildren(QDialog), *window.findChildren(NoticeBar))
        used = any(each.isVisible() for each in over) or window.reading.is_busy
        if window.untouched and window.editor.state.document == self._empty_document() and not used:
            window.close()

    def _open_in_windows(self, files: Sequence[Path], fens: Sequence[str]) -> None:
        # Imported here: most starts never need it.
        from fenedit.app.handover import Request

        self.receive(Request(tuple(files), tuple(fens)))

    def _open_empty(self) -> MainWindow:
        return self._open(self._empty_document())

    def _window_of(self, path: Path, besides: MainWindow | None = None) -> MainWindow | None:
        """Return the window that shows a file, None if none does."""
        for window in self._windows:
            if window is not besides and is_same_file(path, window.editor.state.document.path):
                return window
        return None

    def _shown_elsewhere(self, asking: MainWindow, path: Path) -> bool:
        """Raise another window that shows a file; return whether there is one."""
        window = self._window_of(path, asking)
        if window is not None:
            _come_forward(window)
        return window is not None

    def _empty_document(self) -> Document:
        return new_document(self.services.settings.preferences.first_position)

    def _quit(self) -> None:
        for window in self._windows:
            if is_waited_over(window):
                _come_forward(window)
                return
        self._closing = []
        for window in self.windows:
            # Another window may have been closed during the question.
            if window in self._windows and not window.close():
                self._closing = None
                return

    def _on_closed(self, window: MainWindow) -> None:
        self._windows.remove(window)
        # The program ends with its last window, by Quit or not.
        closing = [] if self._closing is None else self._closing
        closing += window.open_files()
        if not self._windows:
            self.services.settings.open_files = closing
        window.deleteLater()

    def _keep_work(self) -> bool:
        kept = True
        for window in self._windows:
            # Keep the work of the others even if this fails.
            try:
                window.keep_work()
            except Exception:
                LOG.exception("unsaved work could not be kept")
                kept = False
        return kept

    def _tell_what_is_unkept(self) -> None:
        if not self._windows:
            return
        # Imported here: the first picture does not need it.
        from fenedit.app.places import unkept_words, unread_words

        unkept = unkept_words(recovery_folder(), settings_path(), log_path())
        for words in (unkept, unread_words(self._unread_settings)):
            if words:
                self._windows[0].warn(words)

    # --- unsaved work of earlier runs ------------------------------------------------------

    def _offer_when_keys_rest(self) -> None:
        """Offer unsaved work once nothing is being edited: a dialog would take the keys."""
        before, self._seen = self._seen, self._states()
        if len(before) == len(self._seen) and not any(map(is_not, before, self._seen)):
            self.offer_recovery()
        else:
            self._rest.start()

    def _states(self) -> list[EditorState]:
        return [window.editor.state for window in self._windows]

    def offer_recovery(self) -> None:
        """Offer the unsaved work of earlier runs, one after the other."""
        self._later.stop()
        self._rest.stop()
        if self._windows:
            self._offer_recovery()
        self.has_offered_recovery = True

    def _offer_recovery(self) -> None:
        # Imported here: the first picture does not need it.
        from fenedit.ui.files.waiting import done_beside

        words = self.tr("Looking for unsaved work…")
        work = self.services.recovery.orphans
        orphans = done_beside(self._windows[0], words, work)
        if orphans is None or not self._windows:
            return
        self._looks += 1
        if self.services.recovery.held and self._looks < MOST_LOOKS:
            self._rest.start(LOOK_AGAIN_MS)
        snapshots = [each for each in orphans.snapshots if each.session_id not in self._offered]
        unread = [each for each in orphans.damaged if each.path.stem not in self._offered]
        if not (snapshots or unread):
            return
        self._offered |= {each.session_id for each in snapshots}
        self._offered |= {each.path.stem for each in unread}
        from fenedit.ui.files.recovery import RecoveryChoice, ask_about_recovery

        for damaged in unread:
            LOG.info("unsaved work cannot be read (%s): %s", damaged.code, damaged.path)
            words = self.tr("Unsaved work of an earlier run cannot be read; it is kept in {path}.")
            self._windows[0].status.say(words.format(path=damaged.path))
        for snapshot in snapshots:
            # A recovered window may have replaced the one that asked before.
            asking, painter = self._windows[0], self.services.look.painter()
            choice = RecoveryChoice.RECOVER
            if snapshot.session_id not in self._recovered:
                choice = ask_about_recovery(asking, snapshot, painter)
            match choice:
                case RecoveryChoice.RECOVER:
                    self._recover(snapshot)
                case RecoveryChoice.DISCARD:
                    self.services.recovery.discard(snapshot.session_id)
        self._close_blank(self._windows[0])

    def _recover(self, snapshot: Snapshot) -> None:
        path = snapshot.document.path
        shown = None if path is None else self._window_of(path)
        saved = _in_file(path)
        window = self._open(snapshot.document, current=snapshot.current, saved=saved)
        if snapshot.played:
            window.recall(snapshot.played)
        if shown is not None and not shown.editor.modified:
            # Imported here: hardly any start recovers anything.
            from fenedit.documents.files.disk_file import DiskChange
            from fenedit.documents.files.saving import changed_outside

            # If a save was killed before it removed the snapshot, the file is newer.
            if changed_outside(snapshot.document) is DiskChange.UNCHANGED:
                shown.close()
        # Keep the old copy until the new window has one on the disk.
        with suppress(SaveError):
            window.keep_work()
            self.services.recovery.discard(snapshot.session_id)

    # --- a screenshot for machines without a display ------------------------------------------

    def _save_picture(self, path: Path) -> None:
        self._windows[0].make_rooms()
        if not self._windows[0].grab().save(str(path)):
            LOG.error("the picture could not be written to %s", path)
            self._qt.exit(1)
            return
        self._qt.quit()


def _in_file(path: Path | None) -> Collection:
    """Return the records of a file, none of a large one: its lines are not compared."""
    from fenedit.documents.files.opening import open_document
    from fenedit.ui.files.opening import LARGE_SIZE, size_of

    with suppress(OpenError):
        if path is not None and size_of(path) < LARGE_SIZE:
            return open_document(path).collection
    return Collection()


def is_same_file(path: Path, other: Path | None) -> bool:
    """Return whether two paths name the same file."""
    if other is None:
        return False
    try:
        return path.samefile(other)
    except (OSError, ValueError):
        # A missing file has only its name; without a working folder, not even that.
        with suppress(OSError):
            return path.absolute() == other.absolute()
        return False


def _step_name(label: Label) -> str:
    # Imported here: no step has a name before the first edit.
    from fenedit.ui.labels import step_name

    return step_name(label)


def _come_forward(window: MainWindow) -> None:
    if window.isMinimized():
        window.showNormal()
    window.raise_()
    window.activateWindow()
