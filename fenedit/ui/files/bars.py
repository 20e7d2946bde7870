"""The quiet bars above the board: of what another program did to the file, of what was not read."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from fenedit.documents.conversion import Loss
from fenedit.documents.files.disk_file import DiskChange
from fenedit.notation.safe_text import breakable, shown
from fenedit.ui.files.text import disk_change_words, loss_words
from fenedit.ui.style import coloured_pixmap, current_palette

ICON: Final = 18
"""Side of the sign, in logical pixels."""


class Bar(QFrame):
    """Words behind a sign, with buttons; hidden until it has something to tell."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._sign = QLabel(self)
        self._words = QLabel(self)
        self._words.setWordWrap(True)
        self._words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 6, 8, 6)
        self._row.setSpacing(8)
        self._row.addWidget(self._sign)
        self._row.addWidget(self._words, 1)
        self._dress()
        self.hide()

    @property
    def words(self) -> str:
        """What it says."""
        return self._words.text()

    def say(self, words: str) -> None:
        """Show words."""
        words = shown(words)
        self._words.setText(breakable(words))
        self.setAccessibleDescription(words)
        self.show()

    def stand_in(self, window: QWidget) -> None:
        """Take the place above everything in a window."""
        centre = window.centralWidget() if isinstance(window, QMainWindow) else None
        layout = centre.layout() if centre is not None else None
        if isinstance(layout, QBoxLayout):
            # As far from the one edge as from the other.
            margins = layout.contentsMargins()
            row = QHBoxLayout()
            row.setContentsMargins(0, 0, max(0, margins.left() - margins.right()), 0)
            row.addWidget(self)
            layout.insertLayout(0, row)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._dress()

    def _button(self, text: str, tip: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setToolTip(tip)
        button.setAutoDefault(False)
        self._row.addWidget(button)
        return button

    def _dress(self) -> None:
        ratio = self.devicePixelRatioF()
        colour = current_palette().warning
        self._sign.setPixmap(coloured_pixmap("warning", colour, ICON, ratio))


class NoticeBar(Bar):
    """Says something until it is closed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.close_button = self._button(self.tr("Close"), self.tr("Close this notice"))
        self.close_button.clicked.connect(self.hide)


class ChangeBar(Bar):
    """Says what happened to the file, and offers what can be done about it.

    Attributes:
        reload: shows what the file holds now.
        save: writes the file again, which is gone.
        compare: shows both, row by row.
        keep: goes on with what the window holds.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("The file has changed"))
        # Windows go without mnemonics here: letters with Alt belong to the menus.
        self.reload = self._button(
            self.tr("Reload"), self.tr("Show the current content of the file")
        )
        self.save = self._button(self.tr("Save Again"), self.tr("Write the file again"))
        self.compare = self._button(self.tr("Compare…"), self.tr("Choose row by row"))
        self.keep = self._button(self.tr("Keep Mine"), self.tr("Keep what this window shows"))

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
        self.say(disk_change_words(path, change).text)


class LossBar(NoticeBar):
    """Says what was lost when a file was read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Not everything was read"))

    def tell(self, losses: Sequence[Loss], name: str) -> None:
        """Say what was lost of a file of some name."""
        text = self.tr("Some of “{name}” could not be read. Missing here: {losses}.")
        lost = "; ".join(map(loss_words, losses))
        self.say(text.format(name=name, losses=lost))
