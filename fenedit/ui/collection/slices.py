"""Work in slices of which a window tells if it takes a while; it can be cancelled."""

from collections.abc import Callable, Iterator
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QProgressDialog, QWidget

from fenedit.session.slices import Slices

_UNTIL_SHOWN_MS: Final = 200


class ShownSlices(Slices):
    """Goes through an iterator while nobody waits; a window tells of it if it takes a while."""

    def __init__(
        self,
        window: QWidget,
        words: str,
        size: int,
        steps: Iterator[object],
        done: Callable[[], None],
    ) -> None:
        """Begin; it ends by itself, or when the person cancels it.

        Args:
            window: what cannot be used meanwhile.
            words: what is being done.
            size: how many steps there are.
            steps: does one step of the work whenever it is asked for its next item.
            done: called behind the last step, not if it was cancelled.
        """
        super().__init__(window)
        self._dialog = QProgressDialog(words, self.tr("Cancel"), 0, size, window)
        self._dialog.setWindowModality(Qt.WindowModality.WindowModal)
        self._dialog.setMinimumDuration(_UNTIL_SHOWN_MS)
        self._dialog.setAutoReset(False)
        self._dialog.canceled.connect(self.cancel)
        self.progressed.connect(self._dialog.setValue)
        self.done.connect(done)
        # Whatever a step yields, it is one.
        self.start(enumerate(steps), now=True)

    def cancel(self) -> None:
        super().cancel()
        self._dialog.reset()
        self._dialog.deleteLater()
        self.deleteLater()
