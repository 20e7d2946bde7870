"""The Marks tool's button beside the palette, and the bar of its colours and kinds."""

from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from fenedit.diagram.scheme import MARK_COLOURS
from fenedit.notation.marks import MarkColour
from fenedit.session.view_state import MarkTask, MarkTool
from fenedit.widgets.icons import coloured_pixmap
from fenedit.widgets.mark_words import colour_name
from fenedit.widgets.palette import INK, paint_ground, paint_tray

_SIDE: Final = 34
"""Width of a choice in the bar, and the greatest height, in logical pixels."""


class MarksButton(QAbstractButton):
    """Takes the Marks tool in hand, or puts it down."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._tool: MarkTool | None = None
        use = self.tr("Draw arrows, circles, highlights and labels")
        self.setAccessibleName(self.tr("Marks"))
        self.setAccessibleDescription(use)
        self.setToolTip(f"{self.accessibleName()} – {use}")

    def set_tool(self, tool: MarkTool | None) -> None:
        """Show the tool in hand, None for none."""
        if tool != self._tool:
            self._tool = tool
            self.setChecked(tool is not None)
            self.update()

    def nextCheckState(self) -> None:
        # What is in hand is told by `set_tool` alone.
        return

    def sizeHint(self) -> QSize:
        return QSize(48, 48)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_tray(painter, QRectF(self.rect()))
        paint_ground(painter, self)
        side, ratio = round(min(self.width(), self.height()) * 0.54), self.devicePixelRatioF()
        colour = INK if self._tool is None else MARK_COLOURS[self._tool.colour]
        corner = QRectF(self.rect()).center() - QPointF(side / 2, side / 2)
        painter.drawPixmap(corner, coloured_pixmap("marks", colour, side, ratio))
        painter.end()


class _Choice(QAbstractButton):
    """A colour, or a kind of mark, to choose."""

    def __init__(self, value: MarkColour | MarkTask, name: str, keys: str, bar: QWidget) -> None:
        super().__init__(bar)
        self.value = value
        self.colour = MarkColour.GREEN
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setMaximumHeight(_SIDE)
        self.setAccessibleName(name)
        self.setToolTip(f"{name} ({keys})" if keys else name)

    def sizeHint(self) -> QSize:
        return QSize(_SIDE, _SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, self)
        middle, side = QRectF(self.rect()).center(), min(self.width(), self.height())
        colour = QColor(MARK_COLOURS[self.colour])
        box = QRectF(0, 0, side * 0.5, side * 0.5)
        box.moveCenter(middle)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        if isinstance(self.value, MarkColour):
            painter.setBrush(QColor(MARK_COLOURS[self.value]))
            painter.drawEllipse(box)
        elif self.value is MarkTask.HIGHLIGHT:
            painter.drawRect(box)
        elif self.value is MarkTask.LABEL:
            font = QFont(self.font())
            font.setBold(True)
            font.setPixelSize(max(8, round(side * 0.56)))
            painter.setFont(font)
            painter.setPen(colour)
            painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, "A")
        else:
            size, ratio = round(side * 0.6), self.devicePixelRatioF()
            pixmap = coloured_pixmap("marks", colour.name(), size, ratio)
            painter.drawPixmap(middle - QPointF(size / 2, size / 2), pixmap)
        painter.end()


class MarksBar(QFrame):
    """Chooses colour and kind of the Marks tool, while it is in hand.

    Signals:
        tool_chosen: the MarkTool to have from now on.
        clear_requested: all marks are to go.
        closed: the tool is to be put down.
    """

    tool_chosen = Signal(object)
    clear_requested = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Marks tool"))
        self._tool = MarkTool()
        tasks = (
            (MarkTask.DRAW, self.tr("A click draws a circle, a drag an arrow"), ""),
            (MarkTask.HIGHLIGHT, self.tr("A click highlights the square"), "H"),
            (MarkTask.LABEL, self.tr("A click labels the square"), "L"),
        )
        self._colours = [
            _Choice(colour, colour_name(colour), str(number), self)
            for number, colour in enumerate(MarkColour, start=1)
        ]
        self._tasks = [_Choice(task, name, keys, self) for task, name, keys in tasks]
        self.clear = QPushButton(self.tr("Clear"), self)
        self.clear.setToolTip(self.tr("Remove all marks of this position"))
        self.clear.clicked.connect(self.clear_requested)
        self.done = QPushButton(self.tr("Done"), self)
        self.done.setToolTip(self.tr("Put the Marks tool down (Esc)"))
        self.done.clicked.connect(self.closed)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 0, 6, 0)
        row.setSpacing(2)
        row.addStretch(1)
        for choices in (self._colours, self._tasks):
            group = QButtonGroup(self)
            for choice in choices:
                group.addButton(choice)
                row.addWidget(choice)
                choice.clicked.connect(partial(self._choose, choice))
            row.addSpacing(10)
        for button in (self.clear, self.done):
            button.setAutoDefault(True)
            row.addWidget(button)
            row.addSpacing(4)
        row.addStretch(1)
        self.hide()

    @property
    def choices(self) -> tuple[QAbstractButton, ...]:
        """The colours, then the kinds."""
        return (*self._colours, *self._tasks)

    def show_tool(self, tool: MarkTool, *, any_marks: bool) -> None:
        """Show how the tool is set, and whether there is anything to clear."""
        self._tool = tool
        self.clear.setEnabled(any_marks)
        for choice in (*self._colours, *self._tasks):
            choice.setChecked(choice.value in (tool.colour, tool.task))
            choice.colour = tool.colour
            choice.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_tray(painter, QRectF(self.rect()))
        painter.end()

    def _choose(self, choice: _Choice, *_checked: bool) -> None:
        value = choice.value
        tool = (
            MarkTool(self._tool.task, value)
            if isinstance(value, MarkColour)
            else MarkTool(value, self._tool.colour)
        )
        self.tool_chosen.emit(tool)
