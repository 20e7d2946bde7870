"""Provides the Puzzle section: the stipulation, and the result of solving."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from fenedit.session import intents
from fenedit.session.moves.puzzle_state import PuzzleState, Stage
from fenedit.session.state import EditorState
from fenedit.ui.panels.card import BAR_ROOM, PADDING, Section, label_of
from fenedit.ui.panels.problem_line import BUTTON_PADDING
from fenedit.ui.puzzle.stipulation_field import StipulationField
from fenedit.ui.style import lay_out
from fenedit.ui.voice import Weight, describe_silently, settle
from fenedit.ui.workbench import Workbench

if TYPE_CHECKING:
    from fenedit.ui.puzzle.result import PuzzleResult
    from fenedit.ui.puzzle.twins_row import TwinsRow


class PuzzleCard(Section):
    """Sets the stipulation, and solves the puzzle.

    Attributes:
        stipulation: the field of the stipulation.
        solve_button: begins and stops the search.
        result: the result of solving; made for the first puzzle with a stipulation.
        twins: a chip for each twin; made for the first puzzle with twins.
    """

    def __init__(
        self, bench: Workbench, puzzle: PuzzleState, parent: QWidget | None = None
    ) -> None:
        super().__init__(self.tr("Puzzle"), parent)
        self._bench = bench
        self._puzzle = puzzle
        self._painted = False
        self._run = 0
        self.result: PuzzleResult | None = None
        self.twins: TwinsRow | None = None
        self._can: tuple[bool, ...] = ()
        tip = self.tr("Add a twin like the position shown")
        self.add_twin = self.add_head_button(self.tr("+ Twin"), tip, self.tr("Add a twin"))
        self.add_twin.clicked.connect(bench.commands["add_twin"].trigger)
        tip = self.tr("Edit author, source and other details of the puzzle")
        data = self.add_head_button(self.tr("Data…"), tip, self.tr("Puzzle data…"))
        data.clicked.connect(self._show_form)
        self.stipulation = StipulationField(bench.editor, self)
        self.stipulation.entered.connect(self._set_stipulation)
        self.stipulation.returnPressed.connect(self._solve_typed)
        self.stipulation.editingFinished.connect(self._end_run)
        self.solve_button = QPushButton(self.tr("Solve"), self)
        self.solve_button.setAutoDefault(True)
        self.solve_button.clicked.connect(self.solve_or_stop)
        row = lay_out(QHBoxLayout(), (self.stipulation, 1), self.solve_button, spacing=8)
        self._invitation = label_of(self)
        margins = (BUTTON_PADDING, 0, 0, 0)
        self._asked = lay_out(QVBoxLayout(), row, self._invitation, margins=margins, spacing=6)
        # The words of the buttons below begin where the field does.
        self.body.setContentsMargins(PADDING - BUTTON_PADDING, 0, PADDING - BAR_ROOM, 10)
        self.body.addLayout(self._asked)
        puzzle.changed.connect(self._show)
        application = QApplication.instance()
        assert isinstance(application, QApplication)  # there are widgets
        application.focusChanged.connect(self._on_focus_changed)
        self.show_state(bench.editor.state)
        self._show()

    def show_state(self, state: EditorState) -> None:
        """Show the puzzle of a state."""
        self._puzzle.follow(state)
        self._show_twins(state)
        if self.result is not None:
            self.result.show_buttons()

    def _show_twins(self, state: EditorState) -> None:
        record = self._puzzle.record
        has_twins = record is not None and bool(record.twins) and not state.is_draft
        if has_twins and self.twins is None:
            from fenedit.ui.puzzle.twins_row import TwinsRow

            self.twins = TwinsRow(self._bench, self.solve_button, self)
            self._asked.insertWidget(1, self.twins)
        if self.twins is not None and self.twins.show_state(state) and self.is_folded:
            # Nothing else says that this is a twin.
            self.fold(False)
        may_add = self._puzzle.has_record and not state.is_draft
        can = may_add, has_twins, state.twin > 0
        if can != self._can:
            self._can, commands = can, self._bench.commands
            commands.enable(may_add, "add_twin")
            commands.enable(has_twins, "next_twin", "previous_twin")
            commands.enable(state.twin > 0, "remove_twin")
            if self.twins is not None and has_twins and self.add_twin.hasFocus():
                # It is about to go.
                self.twins.chips[state.twin].setFocus()
            self.add_twin.setVisible(may_add and not has_twins)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card; when it is first visible, begin to solve."""
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self._begin)

    def _on_focus_changed(self, before: QWidget | None, now: QWidget | None) -> None:
        """Announce a changed description once the focus has left: Orca remembers the last one."""
        was_inside, is_inside = (
            widget is not None and self.isAncestorOf(widget) for widget in (before, now)
        )
        if was_inside and not is_inside:
            event = QAccessibleEvent(self, QAccessible.Event.DescriptionChanged)
            QAccessible.updateAccessibility(event)

    def solve_or_stop(self) -> None:
        """Begin the search, or stop it."""
        self.stipulation.enter()
        if self._puzzle.busy:
            self._puzzle.stop()
        else:
            self._puzzle.solve()

    def _solve_typed(self) -> None:
        self.stipulation.enter()
        if self._puzzle.stage is not Stage.SOLVED and not self._puzzle.busy:
            self._puzzle.solve()

    def _set_stipulation(self, text: str) -> None:
        """Write a stipulation into the record, or into all selected ones."""
        editor = self._bench.editor
        run = ("puzzle.stipulation", self._run, editor.state.current)
        intent = partial(intents.fields.set_stipulation, text=text, run=run)
        if not self._bench.rooms.collection.take_over("stipulation", intent):
            editor.perform(intent)

    def _end_run(self) -> None:
        """Show the record's stipulation; make the next change another step of undo."""
        self._run += 1
        if self.stipulation.text() != self._puzzle.stipulation:
            self.stipulation.setText(self._puzzle.stipulation)

    def _show_form(self) -> None:
        self._bench.rooms.puzzle.show_form()

    def _begin(self) -> None:
        self._puzzle.awaken()
        self._show()

    def _show(self) -> None:
        puzzle, words = self._puzzle, ""
        self.stipulation.show_value(puzzle.stipulation)
        self.stipulation.setEnabled(puzzle.has_record)
        if puzzle.stage is Stage.NO_POSITION:
            words = self.tr("Nothing to solve yet.")
        elif not puzzle.stipulation:
            words = self.tr("Enter what to test: #2, h#3, s#4, …")
        self._invitation.setText(words)
        self._invitation.setVisible(bool(words))
        if self._painted and not words and self.result is None:
            self._make_result()
        headline, tone = "", "muted"
        if self.result is not None:
            self.result.setVisible(not words)
            if not words:
                self.result.show_puzzle()
                words = self.result.text
                headline, tone = self.result.headline, self.result.tone
        self.show_result(headline, tone)
        self.solve_button.setText(self.tr("Stop") if puzzle.busy else self.tr("Solve"))
        is_searching = puzzle.busy or puzzle.stage is Stage.SEARCHING
        self.solve_button.setEnabled(is_searching or puzzle.may_solve)
        if QAccessible.isActive():
            focus = QApplication.focusWidget()
            if is_searching or (focus is not None and self.isAncestorOf(focus)):
                # Inside the section, Orca 48 would announce each step, and the text below.
                describe_silently(self, words)
            # The position check already says that there is no position.
            silent = is_searching or puzzle.stage is Stage.NO_POSITION
            is_new = puzzle.stage is not Stage.UNSTATED or puzzle.popeye_tree is not None
            settle(self, "" if silent else words, Weight.NEWS if is_new else Weight.HINT)
        if words != self.accessibleDescription():
            self.setAccessibleDescription(words)

    def _make_result(self) -> None:
        """Make the widget of the result, and put it into the tab order."""
        # Imported here: the first picture does not need chess.
        from fenedit.ui.puzzle.result import PuzzleResult

        self.result = PuzzleResult(self._bench, self._puzzle, self.stipulation, self)
        self.body.addWidget(self.result)
        before: QWidget = self.solve_button if self.twins is None else self.twins.more
        for widget in self.result.stops:
            QWidget.setTabOrder(before, widget)
            before = widget
