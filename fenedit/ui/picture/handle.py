"""Provides the button that drags the diagram; the window shows it from the start."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QToolButton, QWidget

from fenedit.ui.dialogs import drag
from fenedit.ui.style import SIZE, icon

if TYPE_CHECKING:
    from fenedit.ui.picture.output import Dragged


class DragStart:
    """Detects when a press of the mouse becomes a drag."""

    def __init__(self) -> None:
        self._pressed: QPoint | None = None

    def press(self, event: QMouseEvent) -> None:
        """Store a press."""
        left = event.button() == Qt.MouseButton.LeftButton
        self._pressed = event.position().toPoint() if left else None

    def moved(self, event: QMouseEvent) -> bool:
        """Return whether this move begins a drag; True once for each press."""
        if self._pressed is None or not event.buttons() & Qt.MouseButton.LeftButton:
            return False
        way = (event.position().toPoint() - self._pressed).manhattanLength()
        if way < QApplication.startDragDistance():
            return False
        self._pressed = None
        return True


class PictureHandle(QToolButton):
    """A button from which the diagram is dragged into other programs; a click copies it.

    Signals:
        copy_wanted: it was clicked, or pressed by key.
    """

    copy_wanted = Signal()

    def __init__(
        self, dragged: Callable[[], Dragged | None], parent: QWidget | None = None
    ) -> None:
        """Make it.

        Args:
            dragged: returns what to drag; None for nothing, once it has reported that.
            parent: the widget around it.
        """
        super().__init__(parent)
        self._dragged = dragged
        self._start = DragStart()
        self.setIconSize(QSize(SIZE, SIZE))
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setToolTip(self.tr("Drag the diagram into another program, or click to copy it"))
        self.setAccessibleName(self.tr("Picture of the diagram"))
        self.setAccessibleDescription(self.toolTip())
        self.clicked.connect(self.copy_wanted)
        self.apply_look()

    def apply_look(self) -> None:
        """Draw the icon in the window's colours."""
        self.setIcon(icon("picture"))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._start.press(event)
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not self._start.moved(event):
            super().mouseMoveEvent(event)
            return
        # A drag does not end in a click.
        self.setDown(False)
        dragged = self._dragged()
        if dragged is not None:
            drag(dragged.drag(self), Qt.DropAction.CopyAction)
