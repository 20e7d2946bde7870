"""Shows a puzzle: its stipulation, and whether it is sound."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QGuiApplication, QIcon, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QPushButton, QWidget

from fenedit import resource
from fenedit.notation.position import BLACK, Side
from fenedit.notation.translatable import translatable
from fenedit.session.editor import Editor
from fenedit.session.moves.puzzle_state import PuzzleState, Stage
from fenedit.session.state import EditorState
from fenedit.ui.fen.line import is_typed, step_in_history
from fenedit.ui.panels.card import Section, label_of, quiet_button
from fenedit.ui.style import current_palette, lay_out
from fenedit.ui.voice import open_menu
from fenedit.ui.workbench import Workbench

if TYPE_CHECKING:
    from fenedit.ui.puzzle.popeye_view import PopeyeView
    from fenedit.ui.puzzle.result import PuzzleResult
    from fenedit.ui.puzzle.twins_row import TwinsRow

_USUAL = translatable(
    "StipulationField",
    {
        "#2": "Mate",
        "h#2": "Helpmate",
        "s#2": "Selfmate",
        "r#2": "Reflex mate",
        "hs#3": "Help-selfmate",
        "ser-h#5": "Series helpmate",
        "h=3": "Helpstalemate",
        "+": "Win",
        "=": "Draw",
    },
)
"""The usual stipulations, and what they are called."""
_PAUSE_MS = 600
"""Milliseconds after the last key until a stipulation is taken as typed."""


class StipulationField(QLineEdit):
    """The stipulation, typed or chosen from a menu. Undo is the document's.

    The record takes it after a pause, at Enter, when the focus leaves, and before any command, so
    that nothing around the field changes while a person types.

    Signals:
        entered: the text that the record is to take.
    """

    entered = Signal(str)

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._enter)
        name = self.tr("Stipulation")
        self.setPlaceholderText(name)
        self.setAccessibleName(name)
        self.setToolTip(self.tr("What to do in how many moves: #2, h#3, s#4, or in words"))
        self._choose = self.addAction(QIcon(), QLineEdit.ActionPosition.TrailingPosition)
        self._choose.setToolTip(self.tr("Usual stipulations"))
        self._choose.triggered.connect(partial(self._open_menu, by_keyboard=False))
        self._draw_arrow()
        self.textEdited.connect(self._pause.start)
        self.editingFinished.connect(self.enter)

    def show_value(self, text: str) -> None:
        """Show the record's stipulation, unless what is being typed means the same."""
        if text == self.text():
            return
        if self.hasFocus():
            # Imported here: an unfocused field shows the record's text anyhow.
            from fenedit.notation.spellings.stipulations import typed_stipulation

            if self._pause.isActive() or typed_stipulation(self.text()) == text:
                return
        self.setText(text)
        self.setCursorPosition(0)

    def enter(self) -> None:
        """Take what was typed, if the record has not got it yet."""
        if self._pause.isActive():
            self._enter()

    def _enter(self) -> None:
        self._pause.stop()
        self.entered.emit(self.text())

    def event(self, event: QEvent) -> bool:
        """Write the text to the record before a command, such as Save, acts on it."""
        command = event.type() == QEvent.Type.ShortcutOverride
        if command and isinstance(event, QKeyEvent) and not is_typed(event):
            self.enter()
        if event.type() == QEvent.Type.StyleChange:
            self._draw_arrow()
        return super().event(event)

    def _draw_arrow(self) -> None:
        """Draw the arrow of boxes with a list, which the style sheet cannot give to a line."""
        scheme = "dark" if current_palette().dark else "light"
        self._choose.setIcon(QIcon(str(resource(f"themes/{scheme}/down.svg"))))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Write the text to the record before a menu opens, too."""
        self.enter()
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Undo and redo in the document; open the menu with Down."""
        if event.key() == Qt.Key.Key_Down:
            self._open_menu(by_keyboard=True)
        elif is_typed(event) or not step_in_history(event, self._editor):
            super().keyPressEvent(event)

    def _open_menu(self, *_checked: bool, by_keyboard: bool) -> None:
        menu = QMenu(self)
        for signs, words in _USUAL.items():
            name = QCoreApplication.translate("StipulationField", words)
            menu.addAction(f"{signs}\t{name}").triggered.connect(partial(self._write, signs))
        menu.setMinimumWidth(self.width())
        open_menu(menu, self.mapToGlobal(self.rect().bottomLeft()), by_keyboard=by_keyboard)

    def _write(self, signs: str, *_checked: bool) -> None:
        self.setText(signs)
        self._enter()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        # Another number replaces the usual one.
        digits = sum(char.isdigit() for char in signs)
        self.setSelection(len(signs) - digits, digits)


class PuzzleCard(Section):
    """Sets the stipulation, solves the puzzle, and shows the result.

    Attributes:
        stipulation: the field of the stipulation.
        solve_button: begins and stops the search.
        result: the verdict; made for the first puzzle with a stipulation.
        popeye_view: asks Popeye; made for the first puzzle that Popeye can be asked about.
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
        self.popeye_view: PopeyeView | None = None
        self.twins: TwinsRow | None = None
        tip = self.tr("Edit author, source and other details of the puzzle")
        data = self.add_head_button(self.tr("Data…"), tip, self.tr("Puzzle data…"))
        data.clicked.connect(self._show_form)
        tip = self.tr("Add a twin like the position shown")
        self.add_twin = self.add_head_button(self.tr("+ Twin"), tip, self.tr("Add a twin"))
        self.add_twin.clicked.connect(bench.commands["add_twin"].trigger)
        self.stipulation = StipulationField(bench.editor, self)
        self.stipulation.entered.connect(self._set_stipulation)
        self.stipulation.editingFinished.connect(self._end_run)
        self.solve_button = QPushButton(self.tr("Solve"), self)
        self.solve_button.setAutoDefault(True)
        self.solve_button.clicked.connect(self.solve_or_stop)
        row = lay_out(QHBoxLayout(), (self.stipulation, 1), self.solve_button, spacing=8)
        self._invitation = label_of(self)
        self._convention = QWidget(self)
        self._usual = label_of(self._convention)
        self._follow = quiet_button(self._convention)
        self._follow.clicked.connect(self._follow_convention)
        button = (self._follow, 0, Qt.AlignmentFlag.AlignTop)
        lay_out(QHBoxLayout(self._convention), (self._usual, 1), button, margins=0, spacing=8)
        self._convention.hide()
        self.body.addLayout(row)
        self.body.addWidget(self._convention)
        self.body.addWidget(self._invitation)
        puzzle.changed.connect(self._show)
        bench.moves.changed.connect(self._name_solution)
        self.show_state(bench.editor.state)
        self._show()

    def show_state(self, state: EditorState) -> None:
        """Show the puzzle of a state."""
        self._puzzle.follow(state)
        self._show_twins(state)
        self._name_solution()

    def _show_twins(self, state: EditorState) -> None:
        record, commands = self._puzzle.record, self._bench.commands
        has_twins = record is not None and bool(record.twins) and not state.is_draft
        if has_twins and self.twins is None:
            from fenedit.ui.puzzle.twins_row import TwinsRow

            self.twins = TwinsRow(self._bench, self.solve_button, self)
            self.body.insertWidget(1, self.twins)
        if self.twins is not None and self.twins.show_state(state) and self.is_folded:
            # Nothing else says that this is a twin.
            self.fold(False)
        may_add = len(state.collection) > 0 and not state.whole.is_draft
        commands.enable(may_add, "add_twin")
        commands.enable(has_twins, "next_twin", "previous_twin")
        commands.enable(state.twin > 0, "remove_twin")
        self.add_twin.setVisible(may_add and not has_twins)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card; prepare the solution once it is visible."""
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self._begin)

    def copy_solution(self) -> None:
        """Copy the solution as text."""
        if text := self._solution_text(self._puzzle.letters()):
            QGuiApplication.clipboard().setText(text)
            self._bench.say(self.tr("Solution copied"))

    def _solution_text(self, letters: str, *, try_play: bool = False) -> str:
        """Return the solution as text; "" while there is none.

        With the play of tries, only those that the record names, if it names any.
        """
        puzzle, solution = self._puzzle, self._puzzle.solution
        if solution is None or puzzle.stale:
            return ""
        from fenedit.rules.solve.solution import is_meant, solution_text
        from fenedit.ui.verdict import PuzzleWords

        if try_play and (named := puzzle.named_tries):
            tries = tuple(each for each in solution.tries if is_meant(each.move, named))
            solution = replace(solution, tries=tries)
        words = PuzzleWords(parent=self).text_words()
        return solution_text(solution, letters, words, puzzle.meant, try_play=try_play)

    def _set_stipulation(self, text: str) -> None:
        """Write a stipulation into the record, or into all selected ones."""
        # Imported here: not needed before a puzzle is edited.
        from fenedit.session.intents.fields import set_stipulation

        editor = self._bench.editor
        run = ("puzzle.stipulation", self._run, editor.state.current)
        intent = partial(set_stipulation, text=text, run=run)
        if not self._bench.rooms.collection.take_over("stipulation", intent):
            editor.perform(intent)

    def _end_run(self) -> None:
        """Show the stipulation as the record has it; make the next one another step of undo."""
        self._run += 1
        self.stipulation.setText(self._puzzle.stipulation)

    def _follow_convention(self) -> None:
        from fenedit.session.intents.fields import add_missing_rights, set_side_to_move

        side = self._unusual_side()
        if side is not None:
            self._bench.editor.perform(set_side_to_move, side)
        else:
            self._bench.editor.perform(add_missing_rights)

    def _unusual_side(self) -> Side | None:
        """Return the side that begins in help play, if the other one is to move."""
        from fenedit.notation.stipulation import parse_stipulation

        asked = parse_stipulation(self._puzzle.stipulation)
        side = asked.begins if asked is not None and "h" in asked.play else None
        return None if side == self._puzzle.position.side_to_move else side

    def _show_form(self) -> None:
        self._bench.rooms.puzzle.show_form()

    def _begin(self) -> None:
        self._puzzle.awaken()
        self._show()

    def _show(self) -> None:
        puzzle, stage = self._puzzle, self._puzzle.stage
        self.stipulation.show_value(puzzle.stipulation)
        self.stipulation.setEnabled(puzzle.has_record)
        words = ""
        if stage is Stage.NO_POSITION:
            words = self.tr("No position yet.")
        elif stage is Stage.UNSTATED and not puzzle.stipulation:
            words = self.tr("Enter what to test: #2, h#3, s#4, …")
        elif stage is Stage.UNSTATED and not puzzle.popeye_stipulation:
            from fenedit.ui.puzzle.text import unsolved_words

            words = unsolved_words(puzzle.stipulation)
        self._invitation.setText(words)
        self._invitation.setVisible(bool(words))
        stated = stage not in (Stage.NO_POSITION, Stage.UNSTATED)
        if self._painted and stage is not Stage.NO_POSITION:
            self._make_late(stated)
            self._show_convention()
        if self.result is not None:
            self.result.show_puzzle()
            self.result.setVisible(stated)
            self._name_solution()
            words = self.result.text if stated else words
        if self.popeye_view is not None:
            self.popeye_view.show_puzzle()
            words = words or self.popeye_view.words
        self.solve_button.setText(self.tr("Stop") if self.busy else self.tr("Solve"))
        may = stage is Stage.SEARCHING or puzzle.may_solve or self._asks_popeye
        self.solve_button.setEnabled(may or self.busy)
        if self.result is not None:
            from fenedit.ui.verdict import TONES

            # A verdict on another position is grey, and not in the heading.
            told = stated and not puzzle.stale
            verdict = self.result.verdict.text() if told else ""
            self.show_result(verdict, TONES[self.result.grade])
        if self.popeye_view is not None and not stated:
            self.show_result(self.popeye_view.headline)
        if QAccessible.isActive():
            self._announce(words)
        if words != self.accessibleDescription():
            self.setAccessibleDescription(words)

    def _show_convention(self) -> None:
        """Offer the side that begins, or the castling rights of a puzzle by convention."""
        rights, side, stipulation = "", None, self._puzzle.stipulation
        if stipulation:
            from fenedit.session.intents.fields import missing_rights

            rights, side = missing_rights(self._bench.editor.state), self._unusual_side()
        self._convention.setVisible(bool(rights) or side is not None)
        if side is not None:
            words = self.tr("White begins in {stipulation}.")
            if side == BLACK:
                words = self.tr("Black begins in {stipulation}.")
            self._usual.setText(words.format(stipulation=stipulation))
            self._follow.setText(self.tr("Set Black") if side == BLACK else self.tr("Set White"))
            return
        castlings = {"K": "O-O", "Q": "O-O-O", "k": "…O-O", "q": "…O-O-O"}
        moves = ", ".join(castlings[right] for right in rights)
        self._usual.setText(self.tr("Castling is allowed by convention."))
        self._follow.setText(self.tr("Set {castling}").format(castling=moves))

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

    def _toggle_solution(self) -> None:
        self._bench.rooms.puzzle.toggle_solution()

    def _make_late(self, stated: bool) -> None:
        """Make the parts that the puzzle needs, keeping the tab order."""
        if stated and self.result is None:
            from fenedit.ui.puzzle.result import PuzzleResult

            self.result = PuzzleResult(self._puzzle, self)
            self.result.solution.clicked.connect(self._toggle_solution)
            self.result.copy.clicked.connect(self.copy_solution)
            self.result.keep.clicked.connect(self._keep)
            # Above Popeye's answer, which may be there already.
            self.body.insertWidget(self.body.indexOf(self._invitation) + 1, self.result)
        if self._puzzle.popeye_stipulation and self.popeye_view is None:
            from fenedit.ui.puzzle.popeye_view import PopeyeView

            self.popeye_view = PopeyeView(self._bench, self._puzzle, self)
            self.popeye_view.changed.connect(self._show)
            self.body.addWidget(self.popeye_view)
        before: QWidget = self._follow
        for part in (self.result, self.popeye_view):
            for widget in part.stops if part is not None else ():
                QWidget.setTabOrder(before, widget)
                before = widget

    @property
    def busy(self) -> bool:
        """Whether our solver or Popeye is solving the puzzle."""
        view = self.popeye_view
        return self._puzzle.busy or (view is not None and view.is_searching)

    @property
    def _asks_popeye(self) -> bool:
        """Whether Popeye is there to solve what is not a direct mate."""
        puzzle, view = self._puzzle, self.popeye_view
        return view is not None and not puzzle.mate and view.may_ask

    def solve_or_stop(self) -> None:
        """Begin the search, or stop it."""
        self.stipulation.enter()
        if self._asks_popeye and self.popeye_view is not None:
            self.popeye_view.ask_or_stop()
        elif self._puzzle.busy:
            self._puzzle.stop()
        else:
            self._puzzle.solve()

    def _keep(self) -> None:
        words = self.tr("Already in the record")
        # Records have English letters; what is printed has the user's.
        text = self._solution_text("en", try_play=True)
        if self._puzzle.keep(text):
            words = self.tr("Added to the record: key, number of moves, main line and solution")
            if self._puzzle.written_solution != text:
                words = self.tr(
                    "Added to the record: key, number of moves and main line. Its solution text "
                    "was kept: clear it in Data… to have it filled in."
                )
        self._bench.say(words)
