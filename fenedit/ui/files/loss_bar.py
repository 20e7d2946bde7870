"""The quiet bar above the board that tells what of a file the window does not hold."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from fenedit.documents.conversion import Loss
from fenedit.ui.dialogs.losses import loss_words
from fenedit.ui.files.bar import NoticeBar


class LossBar(NoticeBar):
    """Says what was lost when a file was read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Not everything was read"))

    def tell(self, losses: Sequence[Loss], name: str) -> None:
        """Say what was lost of a file of some name."""
        text = self.tr("Not all of “{name}” could be taken over. Missing here: {losses}.")
        lost = "; ".join(map(loss_words, losses))
        self.say(text.format(name=name, losses=lost))
