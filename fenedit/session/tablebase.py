"""Looks positions up in the Syzygy tablebases that were chosen or found."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from fenedit.jobs.tablebase import Found, Holdings, LookUp
from fenedit.notation.fairy import is_orthodox
from fenedit.notation.position import EMPTY, Position
from fenedit.rules.tablebase import MOST_PIECES, usual_folders
from fenedit.session.background import Client
from fenedit.session.settings import Settings

DELAY_MS = 100
"""Milliseconds without another position before one is looked up."""
_MOST_KNOWN = 256


def folders_of(settings: Settings) -> tuple[Path, ...]:
    """Return the folder of tablebases that was chosen, else those in the usual places."""
    chosen = settings.programs.syzygy_path
    return (Path(chosen),) if chosen else usual_folders()


class TablebaseClient(Client):
    """Looks up one position at a time, and remembers the answers.

    `searching` is also true while a position waits for a moment.

    Signals:
        learnt: the position asked for last has an answer, or other tablebases were chosen.
    """

    module = "fenedit.jobs.tablebase"
    learnt = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._folders: tuple[Path, ...] | None = None
        self._known: dict[tuple[Position, bool], Found] = {}
        self._sought: tuple[Position, bool] | None = None
        self._delay = QTimer(self, singleShot=True, interval=DELAY_MS)
        self._delay.timeout.connect(self._search)
        settings.programs_changed.connect(self._forget)

    def seek(self, position: Position, chess960: bool) -> Found | None:
        """Return what is known of a position; None while it is looked up."""
        placement, key = position.placement, (position._replace(fullmove_number=1), chess960)
        if key in self._known:
            self.cancel()
            return self._known[key]
        pieces = 64 - placement.count(EMPTY)
        if not 2 < pieces <= MOST_PIECES or not is_orthodox(placement) or self._closed:
            self.cancel()
            return Found()
        if self._folders is None:
            self._folders = folders_of(self._settings)
        if not self._folders:
            return Found()
        if key != self._sought:
            self.cancel()
            self._sought, self.searching = key, True
            self._delay.start()
        return None

    def cancel(self) -> None:
        """Give up the current search."""
        self._sought = None
        self._delay.stop()
        super().cancel()

    def _search(self) -> None:
        if self._sought is not None and self._folders is not None:
            self._ask(LookUp(self._folders, *self._sought))

    def _forget(self, _programs: object) -> None:
        self.cancel()
        self._folders = None
        self._known.clear()
        self.learnt.emit()

    def _on_answered(self, answer: Found) -> None:
        if self._sought is not None:
            if len(self._known) > _MOST_KNOWN:
                self._known.clear()
            self._known[self._sought] = answer
            self._sought, self.searching = None, False
            self.learnt.emit()

    def _on_failed(self, *, has_ended: bool) -> None:
        # A damaged table can end the process; another attempt would, too.
        self._on_answered(Found())


class HoldingsClient(Client):
    """Finds out what folders of tablebases hold.

    Signals:
        found: the Holdings of the folders asked about last.
    """

    module = TablebaseClient.module
    found = Signal(object)
    _folders: tuple[Path, ...] = ()

    def ask(self, folders: tuple[Path, ...]) -> None:
        """Ask about other folders."""
        self._folders = folders
        self._ask(folders)

    def _on_answered(self, answer: Holdings) -> None:
        self.searching = False
        self.found.emit(answer)

    def _on_failed(self, *, has_ended: bool) -> None:
        # A file that is cut off meanwhile can end the process.
        self._on_answered(Holdings(missing=str(self._folders[0])))
