"""Provides the Moves section of the column, whose contents are made when they are needed."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from fenedit.session.state import EditorState
from fenedit.ui.panels.card import Section
from fenedit.ui.workbench import Workbench

if TYPE_CHECKING:
    from fenedit.jobs.tablebase import Found
    from fenedit.ui.moves.bar import MovesBar

_TAB = Qt.FocusPolicy.TabFocus


class MovesSection(Section):
    """Shows the moves of a game, played ones, or a solution; folded while there are none.

    Attributes:
        bar: its contents, made when they are first needed.
        other: shows the solution, or the record's own moves again.
    """

    def __init__(self, bench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Moves"), parent)
        self._bench = bench
        self._painted = self._comes = False
        self.rests = True
        self.bar: MovesBar | None = None
        self._found: Found | None = None
        take = bench.commands["take_position"]
        button = self.add_head_button(self.tr("New Position"), take.toolTip())
        button.clicked.connect(take.trigger)
        take.changed.connect(lambda: button.setEnabled(take.isEnabled()))
        self.other = self.add_head_button("")
        self.other.clicked.connect(self._show_other)
        self.other.hide()
        self.fold(True)

    def show_state(self, state: EditorState) -> None:
        """Show the moves of a state, once the window is visible."""
        self.show_moves()

    def show_moves(self) -> None:
        """Show the moves of the workbench; read those of a game only while they are visible."""
        if not self._painted:
            return
        moves = self._bench.moves
        # While moves are played it stays, or the column would jump at the first and its undo.
        rests = not (moves.has_moves or moves.plays)
        if self.rests != rests:
            self.rests = rests
            self._bench.rooms.panels.fold_anew()
            self._comes = not self.is_folded
        if not self.is_folded:
            QTimer.singleShot(0, self, self._show_late)

    def show_found(self, found: Found | None) -> None:
        """Show what tablebases know about the current position; None while it is looked up."""
        self._found = found
        if self.bar is not None:
            self.bar.tablebase.show_found(found, self._bench.settings.move_letters)

    def fill(self) -> MovesBar:
        """Return the contents, made when they are first needed."""
        if self.bar is None:
            from fenedit.ui.moves.bar import MovesBar

            self.bar = MovesBar(self._bench, self)
            self.body.addWidget(self.bar, 1)
            # A widget created late would be the last in the window.
            stops = [
                each
                for each in self.bar.findChildren(QWidget)
                if each.window() is self.window() and each.focusPolicy() & _TAB
            ]
            for before, after in pairwise((self.other, *stops)):
                QWidget.setTabOrder(before, after)
            # Otherwise Qt would show it later.
            self.bar.show()
            self.show_found(self._found)
        return self.bar

    def fold(self, folded: bool) -> None:
        """Show only the heading, or everything in the height that other sections leave."""
        super().fold(folded)
        if self._painted:
            self._bench.rooms.panels.give_rest(self, not folded)
            QTimer.singleShot(0, self, self._show_late)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the section; when it is first visible, show the moves."""
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self.show_moves)

    def _show_other(self) -> None:
        self._bench.rooms.puzzle.toggle_solution()

    def _show_late(self) -> None:
        if self.is_folded:
            return
        self.fill().show_moves()
        if self._comes:
            self._comes = False
            self._bench.rooms.panels.reveal_if_free(self)
        # Two trees share the section: the record's own moves, and the solution.
        moves, room = self._bench.moves, self._bench.rooms.puzzle
        own, is_game = moves.is_of_record, self._bench.editor.state.record.is_game
        back = self.tr("Game") if is_game else self.tr("Moves")
        self.other.setText(self.tr("Solution") if own else back)
        tip = self.tr("Show the solution") if own else self.tr("Show the moves of the record")
        self.other.setToolTip(tip)
        self.other.setVisible(room.has_solution if own else moves.has_own)

    def _on_clicked(self) -> None:
        if self.rests:
            # Opening it without moves is temporary.
            self.fold(self.is_folded)
        else:
            super()._on_clicked()
