"""Buttons side by side that go on in another row where there is no room; the last at the end."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

OVERLAP = 8
"""Pixels by which the last may cover the one before it, whose padding nobody sees."""


class ButtonFlow(QLayout):
    """Lays out widgets in rows. The last one stands at the end of the last row.

    The last stays what it is when others are inserted before it.
    """

    def __init__(self, last: QWidget) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.addWidget(last)

    def insert(self, widget: QWidget) -> None:
        """Add a widget before the last."""
        self.addWidget(widget)
        self._items.insert(-1, self._items.pop())

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arranged(QRect(0, 0, width, 0))[-1].bottom() + 1 if self._shown() else 0

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        parent = self.parentWidget()
        mirrored = parent is not None and parent.isRightToLeft()
        for item, place in zip(self._shown(), self._arranged(rect), strict=True):
            if mirrored:
                place.moveRight(rect.right() - (place.left() - rect.left()))
            item.setGeometry(place)

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _arranged(self, rect: QRect) -> list[QRect]:
        """Return where the items stand in a rectangle from left to right, however high it is."""
        places: list[QRect] = []
        left, top, row_height = rect.left(), rect.top(), 0
        shown = self._shown()
        for item in shown:
            size = item.sizeHint().boundedTo(QSize(max(rect.width(), 0), 1 << 20))
            overlap = OVERLAP if item is shown[-1] else 0
            if left > rect.left() and left + size.width() - overlap > rect.right() + 1:
                left, top, row_height = rect.left(), top + row_height, 0
            place = QRect(left, top, size.width(), size.height())
            left += size.width()
            row_height = max(row_height, size.height())
            places.append(place)
        if places:
            places[-1].moveRight(rect.right())
        return places
