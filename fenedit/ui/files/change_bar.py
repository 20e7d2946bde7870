"""The quiet bar above the board that tells what another program did to the file."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from fenedit.documents.files.disk_file import DiskChange
from fenedit.ui.dialogs.file_words import disk_change_sentence
from fenedit.ui.files.bar import Bar


class ChangeBar(Bar):
    """Says what happened to the file, and offers what can be done about it.

    Signals:
        reload_asked: show what the file holds now.
        kept: what the window holds stays.
        compare_asked: show both, row by row.
        save_asked: write the file again, which is gone.
    """

    reload_asked = Signal()
    kept = Signal()
    compare_asked = Signal()
    save_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("The file has changed"))
        # Windows go without mnemonics here: letters with Alt belong to the menus.
        self.reload = self._button(self.tr("Reload"), self.tr("Show what the file holds now"))
        self.save = self._button(self.tr("Save It Again"), self.tr("Write the file anew"))
        self.compare = self._button(self.tr("Compare…"), self.tr("Choose row by row"))
        self.keep = self._button(self.tr("Keep Mine"), self.tr("Go on with what is shown here"))
        for button, asked in (
            (self.reload, self.reload_asked),
            (self.save, self.save_asked),
            (self.compare, self.compare_asked),
            (self.keep, self.kept),
        ):
            button.clicked.connect(asked)

    def tell(self, path: Path, change: DiskChange, *, comparable: bool = True) -> None:
        """Say what happened to a file, nothing of one that is as it was.

        `comparable` is whether the file is small enough to be looked through row by row.
        """
        if change is DiskChange.UNCHANGED:
            self.hide()
            return
        there = change is not DiskChange.MISSING
        self.reload.setVisible(there)
        self.compare.setVisible(there and comparable)
        self.save.setVisible(not there)
        self.say(disk_change_sentence(path, change))
