"""The quiet bar above the board that tells what of a file the window does not hold."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from fenedit.documents.conversion import Loss
from fenedit.widgets.dialogs.losses import loss_words
from fenedit.widgets.files.bar import Bar


class LossBar(Bar):
    """Says what was lost when a file was read; stays until it is closed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Not everything was read"))
        self.close_button = self._button(self.tr("Close"), self.tr("Say no more of it"))
        self.close_button.clicked.connect(self.hide)

    def tell(self, losses: Sequence[Loss], name: str) -> None:
        """Say what was lost of a file of some name."""
        text = self.tr("EPD cannot hold everything that is in “{name}”. Missing here: {losses}.")
        lost = "; ".join(map(loss_words, losses))
        self.say(text.format(name=name, losses=lost))
