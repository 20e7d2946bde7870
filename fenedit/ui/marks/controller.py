"""Joins marks to the editor: what is drawn becomes an intent; the Marks tool and its command."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMenu

from fenedit.notation.marks import (
    DrawnCircle,
    DrawnMark,
    Highlight,
    MarkColour,
    Marks,
    each_mark,
    place_of,
)
from fenedit.notation.position import Square
from fenedit.session.intents import fields
from fenedit.session.state import MarkTask, MarkTool, ViewState
from fenedit.ui.board.area import BoardArea
from fenedit.ui.workbench import Workbench

if TYPE_CHECKING:
    from fenedit.ui.marks.bar import LabelEntry, MarksBar


class MarksController(QObject):
    """What is drawn on one board, and the Marks tool.

    Attributes:
        tool: how the tool is set, also while it is not in hand.
        bar: what sets it, None before it was needed.
        entry: where labels are written, likewise.
    """

    def __init__(self, area: BoardArea, bench: Workbench) -> None:
        super().__init__(area)
        self._area = area
        self._editor = bench.editor
        self._asked: tuple[object, ...] = ()
        self.tool = MarkTool()
        self.bar: MarksBar | None = None
        self.entry: LabelEntry | None = None

    def toggle(self) -> None:
        """Take the tool in hand, or put it down."""
        marking = self._area.view.marking
        self._area.view.marking_picked.emit(self.tool if marking is None else None)

    def show_look(self, look: ViewState) -> None:
        """Show what is in hand, and how the board is turned."""
        if self.entry is not None:
            self.entry.place()
        tool = look.marking
        if tool is not None:
            self.tool = tool
            if self.bar is None:
                # Most people come without it for long.
                from fenedit.ui.marks.bar import MarksBar

                self.bar = MarksBar(self._area)
                self.bar.tool_chosen.connect(self._area.view.marking_picked)
                self.bar.clear.clicked.connect(self._clear)
                self.bar.done.clicked.connect(self.toggle)
            self.show_state()
        if self.bar is not None and self.bar.isHidden() == (tool is not None):
            self._area.show_instead(None if tool is None else self.bar)

    def show_state(self) -> None:
        """Take note of another state."""
        if self.entry is not None and (self._area.view.playing or self._asked != self._subject):
            self.entry.put_away()
        if self.bar is not None:
            self.bar.show_tool(self.tool, any_marks=self._editor.may(fields.clear_marks))

    def ask_for_label(self, square: Square, colour: MarkColour) -> None:
        """Ask for the label of a square."""
        if self._editor.state.is_draft:
            return
        if self.entry is None:
            from fenedit.ui.marks.bar import LabelEntry

            self.entry = LabelEntry(self._area.view)
            self.entry.entered.connect(self._on_labelled)
        self._asked = self._subject
        labels = self._marks.labels
        text = next((label.text for label in labels if label.square == square), "")
        self.entry.open(square, text, colour)

    def menu(self, parent: QMenu, square: Square) -> QMenu:
        """Return the part of a square's menu that draws on it."""
        # Here, because nobody asks for a menu at the start.
        from fenedit.ui.board.placing import add_change

        menu, editor, colour = QMenu(self.tr("&Marks"), parent), self._editor, self.tool.colour
        drawn = {place_of(mark): mark for mark in each_mark(self._marks)}
        wanted: tuple[tuple[str, DrawnMark], ...] = (
            (self.tr("&Circle"), DrawnCircle(colour, square)),
            (self.tr("&Highlight"), Highlight(colour, square)),
        )
        for text, mark in wanted:
            # What is ticked goes when it is chosen, whatever its colour.
            held = drawn.get(place_of(mark))
            toggle = partial(fields.toggle_mark, mark=held or mark)
            add_change(menu, text, editor, toggle, checked=held is not None)
        label = menu.addAction(self.tr("&Label…"))
        label.triggered.connect(partial(self._ask_here, square, colour))
        label.setEnabled(not editor.state.is_draft)
        menu.addSeparator()
        wipe = partial(fields.clear_marks_on, square=square)
        add_change(menu, self.tr("Clear &Marks Here"), editor, wipe)
        return menu

    def hint(self) -> str:
        """Say in one line what the tool is for."""
        click = {
            MarkTask.DRAW: self.tr(
                "Marks: drag for an arrow, click for a circle; 1–4: colour. Esc to stop"
            ),
            MarkTask.HIGHLIGHT: self.tr(
                "Marks: drag for an arrow, click to highlight; 1–4: colour. Esc to stop"
            ),
            MarkTask.LABEL: self.tr(
                "Marks: drag for an arrow, click to label; 1–4: colour. Esc to stop"
            ),
        }
        return click[self.tool.task]

    def _clear(self) -> None:
        self._editor.perform(fields.clear_marks)

    @property
    def _marks(self) -> Marks:
        return self._editor.state.record.marks

    @property
    def _subject(self) -> tuple[object, ...]:
        """What a label is asked for: it is not meant for another record, or another position."""
        state = self._editor.state
        return state.current, state.record.position

    def _ask_here(self, square: Square, colour: MarkColour, *_checked: bool) -> None:
        self.ask_for_label(square, colour)

    def _on_labelled(self, square: Square, text: str, colour: MarkColour) -> None:
        self._editor.perform(fields.set_label, square, text, colour)
