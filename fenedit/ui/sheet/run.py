"""How sheets are made in slices of the event loop, and what can end that."""

from typing import Final

from PySide6.QtCore import QObject

from fenedit.documents.errors import SaveError, SourceError
from fenedit.session.slices import Slices

_SLICE_SECONDS: Final = 0.02


class PrintError(Exception):
    """A printer that does not take what is printed; its argument is the printer's name."""


class EmptySheetError(Exception):
    """A sheet without a position."""


def sheet_slices(parent: QObject) -> Slices:
    """Return slices for the pages of a sheet; a page is a step."""
    errors = (SaveError, SourceError, PrintError, EmptySheetError)
    return Slices(parent, errors, _SLICE_SECONDS)
