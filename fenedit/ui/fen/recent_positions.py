"""The button that drops down the recent positions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QToolButton, QWidget

from fenedit.notation.position import Placement
from fenedit.ui.resources import resource
from fenedit.ui.style import current_palette

if TYPE_CHECKING:
    from fenedit.ui.fen.recent_list import RecentPositionsPopup

RecentFens = Callable[[], Sequence[str]]
"""Gives the recent FENs, newest first."""
DrawBoard = Callable[[Placement, float, float], QPixmap]
"""Draws a placement: placement, side in device-independent pixels, device pixel ratio."""


class RecentPositionsButton(QToolButton):
    """A button that opens the list of recent positions.

    Signals:
        chosen: the FEN that a person picked.
    """

    chosen = Signal(str)

    def __init__(
        self, recent_fens: RecentFens, draw_board: DrawBoard, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._recent_fens = recent_fens
        self._draw_board = draw_board
        self.setObjectName("tool")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._dress()
        self.setAccessibleName(self.tr("Recent positions"))
        self._popup: RecentPositionsPopup | None = None
        self.clicked.connect(self.open_list)

    @property
    def popup(self) -> RecentPositionsPopup:
        """The list, open or not."""
        if self._popup is None:
            # Made when it is asked for: a list is one of the costliest widgets.
            from fenedit.ui.fen.recent_list import RecentPositionsPopup

            self._popup = RecentPositionsPopup(self)
            self._popup.chosen.connect(self.chosen)
        return self._popup

    def changeEvent(self, event: QEvent) -> None:
        """Draw the arrow in the colours of another palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._dress()

    def _dress(self) -> None:
        scheme = "dark" if current_palette().dark else "light"
        self.setIcon(QIcon(str(resource(f"themes/{scheme}/down.svg"))))

    def open_list(self) -> None:
        """Open the list with its right end at the button's, above it where the screen ends."""
        self.popup.fill(self._recent_fens(), self._draw_board)
        self.popup.open_beside(self)
