"""The quiet bar above the board that tells what another program did to the file."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from fenedit.documents.file_state import DiskChange
from fenedit.widgets.dialogs.file_words import disk_change_sentence
from fenedit.widgets.icons import coloured_pixmap
from fenedit.widgets.style import current_palette

ICON: Final = 18
"""Side of the sign, in logical pixels."""


class ChangeBar(QFrame):
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
        self.setObjectName("card")
        self.setAccessibleName(self.tr("The file has changed"))
        self._sign = QLabel(self)
        self._words = QLabel(self)
        self._words.setTextFormat(Qt.TextFormat.PlainText)
        self._words.setWordWrap(True)
        self._words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        # Windows go without mnemonics here: letters with Alt belong to the menus.
        self.reload = self._button(self.tr("Reload"), self.tr("Show what the file holds now"))
        self.keep = self._button(self.tr("Keep Mine"), self.tr("Go on with what is shown here"))
        self.compare = self._button(self.tr("Compare…"), self.tr("Choose row by row"))
        self.save = self._button(self.tr("Save It Again"), self.tr("Write the file anew"))
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 8, 6)
        row.setSpacing(8)
        row.addWidget(self._sign)
        row.addWidget(self._words, 1)
        for button, asked in (
            (self.reload, self.reload_asked),
            (self.save, self.save_asked),
            (self.compare, self.compare_asked),
            (self.keep, self.kept),
        ):
            button.clicked.connect(asked)
            row.addWidget(button)
        self._dress()
        self.hide()

    def tell(self, path: Path, change: DiskChange, *, comparable: bool = True) -> None:
        """Say what happened to a file, nothing of one that is as it was.

        `comparable` is whether the file is small enough to be looked through row by row.
        """
        if change is DiskChange.UNCHANGED:
            self.hide()
            return
        words = disk_change_sentence(path, change)
        self._words.setText(words)
        self.setAccessibleDescription(words)
        there = change is not DiskChange.MISSING
        self.reload.setVisible(there)
        self.compare.setVisible(there and comparable)
        self.save.setVisible(not there)
        self.show()

    @property
    def words(self) -> str:
        """What it says."""
        return self._words.text()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._dress()

    def _button(self, text: str, tip: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setToolTip(tip)
        button.setAutoDefault(False)
        return button

    def _dress(self) -> None:
        ratio = self.devicePixelRatioF()
        colour = current_palette().warning
        self._sign.setPixmap(coloured_pixmap("warning", colour, ICON, ratio))
