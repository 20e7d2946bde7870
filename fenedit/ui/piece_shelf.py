"""The piece sets in the window: each loaded once, when it is first drawn; ours for a broken one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.pieces.sets import SetFolders, SetInfo, add_set, available_sets, load_set

if TYPE_CHECKING:
    from fenedit.diagram.pieces.piece_check import PieceSetError

OWN_SET: Final = "fenland"


class PieceShelf:
    """Gives piece sets by their names in the settings.

    Args:
        folders: where sets lie. Nothing is read there before a set is asked for.
    """

    def __init__(self, folders: SetFolders) -> None:
        self._folders = folders
        self._sets: dict[str, PieceSet] = {}
        self._errors: dict[str, PieceSetError] = {}
        self._told: set[str] = set()

    @property
    def user_folder(self) -> Path:
        """Where a person's own sets are kept; it need not exist."""
        return self._folders.user

    def available(self) -> tuple[SetInfo, ...]:
        """Return the sets that can be chosen, those of fonts last. No drawing is read."""
        return available_sets(self._folders, fonts=True)

    def load(self, name: str) -> PieceSet:
        """Return a set by its name in the settings; ours if there is none, or it is broken."""
        pieces = self._loaded(name)
        return self.load(OWN_SET) if pieces is None else pieces

    def error(self, name: str) -> PieceSetError | None:
        """Return why a set cannot be used, reading it now unless that was done; None if it can."""
        self._loaded(name)
        return self._errors.get(name)

    def is_read(self, name: str) -> bool:
        """Return whether it is known already whether a set can be used."""
        return name in self._sets or name in self._errors

    def forget_errors(self) -> None:
        """Look at broken sets again when they are next asked for: they may have been mended."""
        self._errors.clear()

    def take_error(self, name: str) -> PieceSetError | None:
        """Return why a set that was asked for was not drawn, but only once."""
        error = self._errors.get(name)
        if error is None or name in self._told:
            return None
        self._told.add(name)
        return error

    def add(self, folder: Path) -> SetInfo:
        """Copy a folder's drawings to the person's own sets.

        Raises:
            PieceSetError: the drawings are refused, or cannot be written.
        """
        info = add_set(folder, self._folders)
        self._errors.pop(info.name, None)
        return info

    def _loaded(self, name: str) -> PieceSet | None:
        """Return a set; None, and a kept error, if it cannot be used."""
        if name == OWN_SET and name not in self._sets:
            self._sets[name] = load_set(name, self._folders)
        elif not self.is_read(name):
            # Here, because most people use our own.
            from fenedit.diagram.pieces.piece_check import PieceSetError

            try:
                self._sets[name] = load_set(name, self._folders)
            except PieceSetError as error:
                self._errors[name] = error
        return self._sets.get(name)
