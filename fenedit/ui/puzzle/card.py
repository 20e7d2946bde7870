"""Shows a puzzle: its stipulation, and whether it is sound."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible, QFocusEvent, QGuiApplication, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from fenedit.notation.safe_text import shown_name
from fenedit.session.editor import Editor
from fenedit.session.moves.puzzle_state import PuzzleState, Stage
from fenedit.session.state import EditorState
from fenedit.ui.panels.card import Section, label_for, label_of
from fenedit.ui.panels.field_cards import NumberBox
from fenedit.ui.style import REST, lay_out
from fenedit.ui.workbench import Workbench

if TYPE_CHECKING:
    from fenedit.ui.puzzle.popeye_view import PopeyeView
    from fenedit.ui.puzzle.result import PuzzleResult

MOST_MOVES = 999
"""The limit of `notation.puzzle`, which is not imported at the start."""


class MateBox(NumberBox):
    """Shows n of the stipulation #n; 0, shown as words, for none."""

    def __init__(self, editor: Editor, none: str, parent: QWidget | None = None) -> None:
        """Make it; `none` is its text without a stipulation."""
        super().__init__(editor, 0, MOST_MOVES, parent)
        self.setAccessibleName(self.tr("Mate in"))
        self.setToolTip(self.tr("Number of moves to mate"))
        self.setSpecialValueText(none)
        self.setMinimumWidth(64)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isdigit() and self.text() == self.specialValueText():
            # Those words and a digit do not make a number.
            self.selectAll()
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select the number, so that typing replaces it."""
        super().focusInEvent(event)
        reasons = Qt.FocusReason
        # Keep the selection when the focus comes back from another window or a menu.
        if event.reason() not in (reasons.ActiveWindowFocusReason, reasons.PopupFocusReason):
            # After the click has placed its caret.
            QTimer.singleShot(0, self, self.selectAll)


class PuzzleCard(Section):
    """Sets the number of moves to mate, solves the puzzle, and shows the result.

    Attributes:
        mate_box: the field of the number of moves.
        solve_button: begins and stops the search.
        result: the verdict; made for the first puzzle with a stipulation.
        popeye_view: asks Popeye; made for the first puzzle that Popeye can be asked about.
    """

    def __init__(
        self, bench: Workbench, puzzle: PuzzleState, parent: QWidget | None = None
    ) -> None:
        super().__init__(self.tr("Puzzle"), parent)
        self._bench = bench
        self._puzzle = puzzle
        self._painted = False
        self.result: PuzzleResult | None = None
        self.popeye_view: PopeyeView | None = None
        tip = self.tr("Edit author, source and other details of the puzzle")
        data = self.add_head_button(self.tr("Data…"), tip, self.tr("Puzzle data…"))
        data.clicked.connect(self._show_form)
        self.mate_box = MateBox(bench.editor, "–", self)
        self.mate_box.valueChanged.connect(self._set_mate)
        label = label_for(self.mate_box, self.tr("Mate in"), self)
        label.setWordWrap(True)
        self.solve_button = QPushButton(self.tr("Solve"), self)
        self.solve_button.setAutoDefault(True)
        self.solve_button.clicked.connect(self.solve_or_stop)
        row = lay_out(QHBoxLayout(), label, (self.mate_box, 1), REST, self.solve_button, spacing=8)
        self._invitation = label_of(self)
        self.body.addLayout(row)
        self.body.addWidget(self._invitation)
        puzzle.changed.connect(self._show)
        bench.moves.changed.connect(self._name_solution)
        self.show_state(bench.editor.state)
        self._show()

    def show_state(self, state: EditorState) -> None:
        """Show the puzzle of a state."""
        self._puzzle.follow(state)
        self._name_solution()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card; prepare the solution once it is visible."""
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self._begin)

    def copy_solution(self) -> None:
        """Copy the solution as text."""
        solution = self._puzzle.solution
        if solution is None or self._puzzle.stale:
            return
        from fenedit.rules.solve.solution import solution_text
        from fenedit.ui.verdict import PuzzleWords

        words = PuzzleWords(parent=self).text_words()
        text = solution_text(solution, self._puzzle.letters(), words, self._puzzle.meant)
        QGuiApplication.clipboard().setText(text)
        self._bench.say(self.tr("Solution copied"))

    def _set_mate(self, mate: int) -> None:
        """Write the number of moves into the record, or into all selected ones."""
        # Imported here: not needed before a puzzle is edited.
        from fenedit.documents.annotating import puzzle_of_record
        from fenedit.session.intents.fields import set_details, set_puzzle

        editor, wanted = self._bench.editor, mate or None
        intent = partial(set_details, said={"mate": wanted}, run="puzzle.mate")
        if not self._bench.rooms.collection.take_over("mate", intent):
            state = editor.state
            puzzle = replace(puzzle_of_record(state.named), mate=wanted)
            editor.perform(set_puzzle, puzzle, run=("puzzle.mate", state.current))

    def _show_form(self) -> None:
        self._bench.rooms.puzzle.show_form()

    def _begin(self) -> None:
        self._puzzle.awaken()
        self._show()

    def _show(self) -> None:
        puzzle, stage = self._puzzle, self._puzzle.stage
        self.mate_box.show_value(puzzle.mate)
        self.mate_box.setEnabled(puzzle.has_record)
        self.solve_button.setText(self.tr("Stop") if puzzle.busy else self.tr("Solve"))
        self.solve_button.setEnabled(stage is Stage.SEARCHING or puzzle.may_solve)
        words = ""
        if stage is Stage.NO_POSITION:
            words = self.tr("No position yet.")
        elif stage is Stage.UNSTATED and not puzzle.popeye_stipulation:
            words = self.tr("Enter the number of moves to test for mate.")
            if puzzle.stipulation:
                words = self.tr("{stipulation}: only mates in a number of moves are solved here.")
                words = words.format(stipulation=shown_name(puzzle.stipulation))
        self._invitation.setText(words)
        self._invitation.setVisible(bool(words))
        stated = stage not in (Stage.NO_POSITION, Stage.UNSTATED)
        if self._painted and stage is not Stage.NO_POSITION:
            self._make_late(stated)
        if self.result is not None:
            self.result.show_puzzle()
            self.result.setVisible(stated)
            self._name_solution()
            words = self.result.text if stated else words
        if self.popeye_view is not None:
            self.popeye_view.show_puzzle()
            words = words or self.popeye_view.words
        if self.result is not None:
            from fenedit.ui.verdict import TONES

            # A verdict on another position is grey, and not in the heading.
            told = stated and not puzzle.stale
            verdict = self.result.verdict.text() if told else ""
            self.show_result(verdict, TONES[self.result.grade])
        if QAccessible.isActive():
            self._announce(words)
        if words != self.accessibleDescription():
            self.setAccessibleDescription(words)

    def _name_solution(self) -> None:
        if self.result is not None:
            self.result.name_solution(shown=not self._bench.moves.is_of_record)

    def _announce(self, words: str) -> None:
        from fenedit.ui.voice import Weight, describe_silently, settle

        stage = self._puzzle.stage
        if stage is Stage.SEARCHING:
            # Inside the section, Orca 48 would announce each step.
            describe_silently(self, words)
        # The position check already says that there is no position.
        silent = stage in (Stage.SEARCHING, Stage.NO_POSITION)
        weight = Weight.HINT if stage is Stage.UNSTATED else Weight.NEWS
        settle(self, "" if silent else words, weight)

    def _make_late(self, stated: bool) -> None:
        """Make the parts that the puzzle needs, keeping the tab order."""
        if stated and self.result is None:
            from fenedit.ui.puzzle.result import PuzzleResult

            self.result = PuzzleResult(self._puzzle, self)
            self.result.solution.clicked.connect(self._bench.rooms.puzzle.toggle_solution)
            self.result.copy.clicked.connect(self.copy_solution)
            self.result.keep.clicked.connect(self._keep)
            # Above Popeye's answer, which may be there already.
            self.body.insertWidget(self.body.indexOf(self._invitation) + 1, self.result)
        if self._puzzle.popeye_stipulation and self.popeye_view is None:
            from fenedit.ui.puzzle.popeye_view import PopeyeView

            self.popeye_view = PopeyeView(self._bench, self._puzzle, self)
            self.body.addWidget(self.popeye_view)
        before: QWidget = self.solve_button
        for part in (self.result, self.popeye_view):
            for widget in part.stops if part is not None else ():
                QWidget.setTabOrder(before, widget)
                before = widget

    def solve_or_stop(self) -> None:
        """Begin the search, or stop it."""
        if self._puzzle.busy:
            self._puzzle.stop()
        else:
            self._puzzle.solve()

    def _keep(self) -> None:
        words = self.tr("Already in the record")
        if self._puzzle.keep():
            words = self.tr("Key, number of moves and main line added to the record")
        self._bench.say(words)
