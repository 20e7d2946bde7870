"""The Marks tool: its bar, the entry for labels, and their controller."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QConicalGradient,
    QFocusEvent,
    QIcon,
    QKeyEvent,
    QPaintEvent,
    QRegularExpressionValidator,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QColorDialog,
    QFrame,
    QLineEdit,
    QMenu,
    QPushButton,
    QWidget,
)

from fenedit.notation.marks import (
    NAMED_COLOURS,
    DrawnCircle,
    DrawnMark,
    Highlight,
    MarkColour,
    Marks,
    each_mark,
    place_of,
)
from fenedit.notation.position import Square, square_name
from fenedit.session.intents import fields
from fenedit.session.state import MarkTask, MarkTool, ViewState
from fenedit.ui.board.area import BoardArea
from fenedit.ui.board.contents import square_rect
from fenedit.ui.board.palette import paint_ground, paint_tray
from fenedit.ui.board.placing import add_change
from fenedit.ui.board.text import colour_name
from fenedit.ui.board.view import BoardView
from fenedit.ui.style import bold, coloured_pixmap, finger_size, icon, painting
from fenedit.ui.voice import silently
from fenedit.ui.workbench import Workbench

_SIDE = 34
"""Width of a choice in the bar, and the greatest height, in logical pixels."""
_EDGE, _SPACING, _GAP, _BUTTON_GAP = 6, 2, 10, 4
_AROUND_WORDS = 22
"""Pixels of a button besides its words; an icon is as wide as a choice."""


class _Choice(QAbstractButton):
    """A button for a colour or a kind of mark."""

    def __init__(self, value: MarkColour | MarkTask, name: str, keys: str, bar: QWidget) -> None:
        super().__init__(bar)
        self.value = value
        self.is_other = False
        self.colour = MarkColour.GREEN
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setAccessibleName(name)
        self.setToolTip(f"{name} ({keys})" if keys else name)
        self.setAccessibleDescription(keys)
        # Screen readers then treat it as a radio button.
        self.setAutoExclusive(True)

    def sizeHint(self) -> QSize:
        side = max(_SIDE, finger_size())
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            paint_ground(painter, self)
            middle, side = QRectF(self.rect()).center(), min(self.width(), self.height())
            colour = QColor(self.colour.screen)
            box = QRectF(0, 0, side * 0.5, side * 0.5)
            box.moveCenter(middle)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            if isinstance(self.value, MarkColour):
                if self.is_other:
                    rainbow = QConicalGradient(middle, 90)
                    for step in range(7):
                        rainbow.setColorAt(step / 6, QColor.fromHsv(step % 6 * 60, 200, 225))
                    painter.setBrush(rainbow)
                    edge = side * 0.09
                    painter.drawEllipse(box.adjusted(-edge, -edge, edge, edge))
                painter.setBrush(QColor(self.value.screen))
                painter.drawEllipse(box)
            elif self.value is MarkTask.HIGHLIGHT:
                painter.drawRect(box)
            elif self.value is MarkTask.LABEL:
                font = bold(self.font())
                font.setPixelSize(max(8, round(side * 0.56)))
                painter.setFont(font)
                painter.setPen(colour)
                painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, "A")
            else:
                size, ratio = round(side * 0.6), self.devicePixelRatioF()
                pixmap = coloured_pixmap("marks", colour.name(), size, ratio)
                painter.drawPixmap(middle - QPointF(size / 2, size / 2), pixmap)


class _Button(QPushButton):
    """A button with words, or with an icon where space is short."""

    def __init__(self, words: str, drawing: str, bar: QWidget) -> None:
        super().__init__(words, bar)
        self._words = words
        self._drawing = drawing
        self.setAccessibleName(words)

    @property
    def full_width(self) -> int:
        """The width with words, in pixels."""
        return self.fontMetrics().horizontalAdvance(self._words) + _AROUND_WORDS

    def show_words(self, wanted: bool) -> None:
        """Show the words, or the icon."""
        self.setText(self._words if wanted else "")
        self.setIcon(QIcon() if wanted else icon(self._drawing))
        # The padding of the style sheet would hide an icon.
        self.setStyleSheet("padding: 4px 2px;" if wanted else "padding: 4px;")


class MarksBar(QFrame):
    """Chooses colour and kind of the Marks tool while it is active.

    Signals:
        tool_chosen: the new MarkTool.

    Attributes:
        clear: removes all marks.
        done: leaves the tool.
    """

    tool_chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Marks tool"))
        self._tool = MarkTool()
        tasks = (
            (MarkTask.DRAW, self.tr("Click to draw a circle, drag to draw an arrow"), ""),
            (MarkTask.HIGHLIGHT, self.tr("Click to highlight a square"), "H"),
            (MarkTask.LABEL, self.tr("Click to label a square"), "L"),
        )
        self._colours = [
            _Choice(colour, colour_name(colour), str(number), self)
            for number, colour in enumerate((*NAMED_COLOURS, self._tool.other), start=1)
        ]
        other = self._colours[-1]
        other.is_other = True
        other.setToolTip(self.tr("Another colour (5). Click it again to choose which"))
        self._tasks = [_Choice(task, name, keys, self) for task, name, keys in tasks]
        self.clear = _Button(self.tr("Clear"), "delete", self)
        self.clear.setToolTip(self.tr("Remove all marks of this position"))
        self.done = _Button(self.tr("Done"), "close", self)
        self.done.setToolTip(self.tr("Leave the Marks tool (Esc)"))
        for choices in (self._colours, self._tasks):
            group = QButtonGroup(self)
            for choice in choices:
                group.addButton(choice)
                choice.clicked.connect(partial(self._choose, choice))
        for button in (self.clear, self.done):
            button.setAutoDefault(True)
        self.hide()

    @property
    def choices(self) -> tuple[_Choice, ...]:
        """The colours, then the kinds."""
        return (*self._colours, *self._tasks)

    def show_tool(self, tool: MarkTool, *, any_marks: bool) -> None:
        """Show the setting of the tool, and enable Clear if there are any marks."""
        self._tool = tool
        self._colours[-1].value = tool.other
        self.clear.setEnabled(any_marks)
        for choice in self.choices:
            choice.setChecked(choice.value in (tool.colour, tool.task))
            choice.colour = tool.colour
            choice.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.height() > self.width():
            self._stack()
        else:
            self._line_up()

    def _line_up(self) -> None:
        """Lay out everything in one line, centred."""
        buttons = (self.clear, self.done)
        side = min(max(_SIDE, finger_size()), self.height())
        choices = len(self.choices) * (side + _SPACING)
        room = self.width() - choices - 2 * _GAP - len(buttons) * _BUTTON_GAP - 2 * _EDGE
        widths = [button.full_width for button in buttons]
        has_room = room >= sum(widths)
        if not has_room:
            widths = [side] * len(buttons)
        left = _EDGE + max(0, room - sum(widths)) // 2
        top = (self.height() - side) // 2
        for choices_of_one in (self._colours, self._tasks):
            for choice in choices_of_one:
                choice.setGeometry(left, top, side, side)
                left += side + _SPACING
            left += _GAP
        for button, width in zip(buttons, widths, strict=True):
            button.show_words(has_room)
            height = min(self.height() - 4, button.sizeHint().height())
            button.setGeometry(left, (self.height() - height) // 2, width, height)
            left += width + _BUTTON_GAP

    def _stack(self) -> None:
        """Lay out the choices in two columns or three, and the buttons below one another."""
        buttons = (self.clear, self.done)
        width = self.width() - 2 * _EDGE
        height = max(button.sizeHint().height() for button in buttons)
        foot = len(buttons) * (height + _BUTTON_GAP) + _GAP
        most = max(_SIDE, finger_size())
        room = self.height() - foot - _GAP - 2 * _EDGE

        def side_in(columns: int) -> int:
            rows = -(-len(self._colours) // columns) - (-len(self._tasks) // columns)
            return min(width // columns, most, room // rows)

        columns = max((2, 3), key=side_in)
        side = side_in(columns)
        left, top = (self.width() - columns * side) // 2, _EDGE
        for choices in (self._colours, self._tasks):
            for place, choice in enumerate(choices):
                row, column = divmod(place, columns)
                choice.setGeometry(left + column * side, top + row * side, side, side)
            top += -(-len(choices) // columns) * side + _GAP
        top = self.height() - foot + _GAP - 2
        for button in buttons:
            button.show_words(button.full_width <= width + _AROUND_WORDS // 2)
            button.setGeometry(_EDGE, top, width, height)
            top += height + _BUTTON_GAP

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as painter:
            paint_tray(painter, QRectF(self.rect()))

    def _choose(self, choice: _Choice, *_checked: bool) -> None:
        if not isinstance(choice.value, MarkColour):
            self.tool_chosen.emit(self._tool._replace(task=choice.value))
        elif choice.is_other and choice.value == self._tool.colour:
            dialog = QColorDialog(QColor(choice.value.screen), self)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.setWindowTitle(self.tr("Colour of Marks"))
            dialog.colorSelected.connect(self._take_colour)
            dialog.open()
        else:
            self.tool_chosen.emit(self._tool._replace(colour=choice.value))

    def _take_colour(self, chosen: QColor) -> None:
        colour = MarkColour.of(chosen.name())
        other = self._tool.other if colour.letter else colour
        self.tool_chosen.emit(self._tool._replace(colour=colour, other=other))


LONGEST = 12
"""Characters of the longest label that is legible on a square."""
_LEAST_WIDTH = 96
_KEPT = "marks"
"""Key of the settings for the colour beside those with names."""


class LabelEntry(QLineEdit):
    """A small entry over a square; Enter writes the label, Esc leaves it unchanged.

    Signals:
        entered: the square, the text, and the MarkColour.
    """

    entered = Signal(object, object, object)

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self._board = board
        self._square: Square = 0
        self._colour = MarkColour.GREEN
        self._before = ""
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        visible = QRegularExpression(r"[^\p{C}]*", QRegularExpression.PatternOption.NoPatternOption)
        self.setValidator(QRegularExpressionValidator(visible, self))
        self.returnPressed.connect(self._enter)
        self.hide()

    def open(self, square: Square, text: str, colour: MarkColour) -> None:
        """Ask for the label of a square; `text` is the present one."""
        self._square, self._colour, self._before = square, colour, text
        with silently():
            # Qt would report the caret, and Orca 43 says no more about a reported object.
            # Texts of other programs are not cut; Qt counts UTF-16.
            self.setMaxLength(max(LONGEST, len(text.encode("utf-16-le")) // 2))
            self.setText(text)
            self.selectAll()
        name = self.tr("Label of {square}").format(square=square_name(square))
        self.setAccessibleName(name)
        self.setPlaceholderText(self.tr("Label"))
        self.place()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def place(self) -> None:
        """Move over the square."""
        room = square_rect(self._board.board_geometry, self._square)
        width, height = max(_LEAST_WIDTH, room.width()), self.sizeHint().height()
        place = QRect(0, 0, min(width, self._board.width()), height)
        place.moveCenter(room.center())
        place.moveLeft(max(0, min(place.left(), self._board.width() - place.width())))
        self.setGeometry(place)

    def take(self) -> None:
        """Write the label if it was changed."""
        if self.isVisible() and self.text() != self._before:
            self._before = self.text()
            self._write()

    def put_away(self) -> None:
        """Close without writing: the board shows something else."""
        if self.isVisible():
            self._close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._close()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # The board must not get the key too.
            self._enter()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason and self.isVisible():
            # A changed text counts, as in a field; an unchanged one writes nothing.
            self.take()
            self.hide()

    def _enter(self) -> None:
        self._write()
        self._close()

    def _write(self) -> None:
        self.entered.emit(self._square, self.text(), self._colour)

    def _close(self) -> None:
        self.hide()
        self._board.setFocus(Qt.FocusReason.PopupFocusReason)


class MarksController(QObject):
    """The marks of one board, and the Marks tool.

    Attributes:
        tool: the setting of the tool, also while it is not active.
        bar: chooses the setting, None before it is needed.
        entry: the entry for labels, likewise.
    """

    def __init__(self, area: BoardArea, bench: Workbench) -> None:
        super().__init__(area)
        self._area = area
        self._editor = bench.editor
        self._settings = bench.settings
        self._asked: tuple[object, ...] = ()
        self.tool = MarkTool()
        kept = QColor(str(bench.settings.diagram_value(_KEPT).get("colour", "")))
        if kept.isValid():
            self.tool = MarkTool(other=MarkColour.of(kept.name()))
        self.bar: MarksBar | None = None
        self.entry: LabelEntry | None = None

    def toggle(self) -> None:
        """Switch the tool on or off."""
        marking = self._area.view.marking
        self._area.view.marking_picked.emit(self.tool if marking is None else None)

    def show_look(self, look: ViewState) -> None:
        """Show the active tool, and follow a turned board."""
        if self.entry is not None:
            self.entry.place()
        tool = look.marking
        if tool is not None:
            if tool.other != self.tool.other:
                self._settings.set_diagram_value(_KEPT, {"colour": tool.other.screen})
            self.tool = tool
            if self.bar is None:
                self.bar = MarksBar(self._area)
                self.bar.tool_chosen.connect(self._area.view.marking_picked)
                self.bar.clear.clicked.connect(self._clear)
                self.bar.done.clicked.connect(self.toggle)
            self.show_state()
        if self.bar is not None and self.bar.isHidden() == (tool is not None):
            self._area.show_instead(None if tool is None else self.bar)

    def show_state(self) -> None:
        """Follow another state."""
        if self.entry is not None and (self._area.view.playing or self._asked != self._subject):
            self.entry.put_away()
        if self.bar is not None:
            self.bar.show_tool(self.tool, any_marks=self._editor.may(fields.clear_marks))

    def ask_for_label(self, square: Square, colour: MarkColour) -> None:
        """Ask for the label of a square."""
        if self._editor.shown.is_draft:
            return
        if self.entry is None:
            self.entry = LabelEntry(self._area.view)
            self.entry.entered.connect(self._on_labelled)
        self._asked = self._subject
        labels = self._marks.labels
        text = next((label.text for label in labels if label.square == square), "")
        self.entry.open(square, text, colour)

    def menu(self, parent: QMenu, square: Square) -> QMenu:
        """Return the submenu for a square's marks."""
        menu, editor, colour = QMenu(self.tr("&Marks"), parent), self._editor, self.tool.colour
        drawn = {place_of(mark): mark for mark in each_mark(self._marks)}
        wanted: tuple[tuple[str, DrawnMark], ...] = (
            (self.tr("&Circle"), DrawnCircle(colour, square)),
            (self.tr("&Highlight"), Highlight(colour, square)),
        )
        for text, mark in wanted:
            # Choosing a ticked one removes it, whatever its colour.
            held = drawn.get(place_of(mark))
            toggle = partial(fields.toggle_mark, mark=held or mark)
            add_change(menu, text, editor, toggle, checked=held is not None)
        label = menu.addAction(self.tr("&Label…"))
        label.triggered.connect(partial(self._ask_here, square, colour))
        label.setEnabled(not editor.shown.is_draft)
        menu.addSeparator()
        wipe = partial(fields.clear_marks_on, square=square)
        add_change(menu, self.tr("Clear &Marks Here"), editor, wipe)
        return menu

    def hint(self) -> str:
        """Return the tip of the tool."""
        click = {
            MarkTask.DRAW: self.tr(
                "Marks: drag for an arrow, click for a circle; 1–5: colour. Esc to stop"
            ),
            MarkTask.HIGHLIGHT: self.tr(
                "Marks: drag for an arrow, click to highlight; 1–5: colour. Esc to stop"
            ),
            MarkTask.LABEL: self.tr(
                "Marks: drag for an arrow, click to label; 1–5: colour. Esc to stop"
            ),
        }
        return click[self.tool.task]

    def _clear(self) -> None:
        self._editor.perform(fields.clear_marks)

    @property
    def _marks(self) -> Marks:
        return self._editor.shown.record.marks

    @property
    def _subject(self) -> tuple[object, ...]:
        """Record and position of the requested label."""
        state = self._editor.shown
        return state.current, state.record.position

    def _ask_here(self, square: Square, colour: MarkColour, *_checked: bool) -> None:
        self.ask_for_label(square, colour)

    def _on_labelled(self, square: Square, text: str, colour: MarkColour) -> None:
        self._editor.perform(fields.set_label, square, text, colour)
