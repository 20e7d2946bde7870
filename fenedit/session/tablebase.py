"""Looks positions up in the Syzygy tablebases that were chosen or found."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Signal

from fenedit.jobs.tablebase import Found, Holdings, HoldingsOf, LookUp
from fenedit.notation.fairy import is_orthodox
from fenedit.notation.position import EMPTY, Position
from fenedit.rules.tablebase import MOST_PIECES
from fenedit.session.background import Client, RememberingClient
from fenedit.session.settings import Settings

DELAY_MS = 100
"""Milliseconds without another position before one is looked up."""


class TablebaseClient(RememberingClient):
    """Looks up one position at a time; `learnt` is also emitted if other tablebases were chosen.

    Attributes:
        has_none: whether the usual folders hold nothing.
    """

    module = "fenedit.jobs.tablebase"
    has_none = False

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(DELAY_MS, parent)
        self._settings = settings
        settings.programs_changed.connect(self._forget)

    def seek(self, position: Position, chess960: bool) -> Found | None:
        """Return what is known of a position; None while it is looked up."""
        placement, key = position.placement, (position._replace(fullmove_number=1), chess960)
        may_be_held = 2 < 64 - placement.count(EMPTY) <= MOST_PIECES and is_orthodox(placement)
        are_some = self._settings.programs.syzygy_path or not self.has_none
        is_asked = may_be_held and are_some and not self._closed
        found: Found | None = self._known.get(key) if is_asked else Found()
        if found is not None:
            self.cancel()
        elif key != self._sought:
            self.cancel()
            self._begin(key)
        return found

    def _question_about(self, key: tuple[Any, ...]) -> object:
        return LookUp(self._settings.programs.syzygy_path, *key)

    def _forget(self, _programs: object) -> None:
        self.cancel()
        self.has_none = False
        self._known.clear()
        self.learnt.emit()

    def _on_answered(self, answer: Found | None) -> None:
        if answer is None:
            # Most people have none, and need no process then.
            self.has_none = True
            self.end_process()
            self.learnt.emit()
        else:
            super()._on_answered(answer)

    def _on_failed(self, *, has_ended: bool) -> None:
        # A damaged table can end the process; another attempt would, too.
        self._on_answered(Found())


class HoldingsClient(Client):
    """Finds out what folders of tablebases hold.

    Signals:
        found: the Holdings of the folder asked about last.
    """

    module = TablebaseClient.module
    found = Signal(object)
    _folder = ""

    def ask(self, folder: str) -> None:
        """Ask about another folder; about the usual ones with ""."""
        self._folder = folder
        self._ask(HoldingsOf(folder))

    def _on_answered(self, answer: Holdings) -> None:
        self.searching = False
        self.found.emit(answer)

    def _on_failed(self, *, has_ended: bool) -> None:
        # A file that is cut off meanwhile can end the process.
        self._on_answered(Holdings((self._folder,), missing=self._folder))
