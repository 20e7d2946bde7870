"""Asking where to save: one window for files of positions and for pictures."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from PySide6.QtWidgets import QFileDialog, QWidget

from fenedit.ui.modal import accepted


class Place(NamedTuple):
    """Where something is to be saved.

    Attributes:
        path: the file; its name has a suffix.
        chosen: the filter that was chosen with it.
    """

    path: Path
    chosen: str


def ask_where_to_save(
    window: QWidget | None,
    title: str,
    suggested: Path,
    suffixes: Mapping[str, str],
    first: str,
    others: tuple[str, ...] = (),
) -> Place | None:
    """Ask for a file, and before another one is overwritten; None if the person would rather not.

    Args:
        window: what the question belongs to.
        title: its title.
        suggested: the name that stands there first, in the folder that is shown.
        suffixes: for each filter what a name without a suffix gets.
        first: the filter that is chosen first.
        others: filters of files whatever their suffix; with one of them a name gets that of
            `first`.
    """
    filters = ";;".join((*suffixes, *others))
    dialog = QFileDialog(window, title, str(suggested.parent), filters)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)

    def take_suffix_of(chosen: str) -> None:
        # Set here, so that the dialog asks before it overwrites the file of the whole name.
        dialog.setDefaultSuffix(suffixes.get(chosen, suffixes[first]))

    dialog.filterSelected.connect(take_suffix_of)
    dialog.selectNameFilter(first)
    take_suffix_of(first)
    dialog.selectFile(suggested.name)
    if not accepted(dialog) or not (names := dialog.selectedFiles()):
        return None
    return Place(Path(names[0]), dialog.selectedNameFilter())
