"""Shows how far a puzzle with a stipulation is solved, and what can be done with its solution."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from fenedit.notation.position import BLACK, Side
from fenedit.notation.safe_text import breakable, shown
from fenedit.notation.stipulation import parse_stipulation
from fenedit.rules.moves.writing import popeye_text
from fenedit.rules.popeye import PopeyeError
from fenedit.rules.solve.solution import failing, solution_text
from fenedit.session.intents.fields import add_missing_rights, missing_rights, set_side_to_move
from fenedit.session.moves.popeye_search import PopeyeSearch
from fenedit.session.moves.puzzle_state import PuzzleState, Stage
from fenedit.ui.collection.text import verdict_text
from fenedit.ui.panels.card import ProgressLine, keep_room, label_of, quiet_button
from fenedit.ui.panels.problem_line import BUTTON_PADDING, ButtonFlow
from fenedit.ui.panels.text import problem_sentence
from fenedit.ui.puzzle.popeye_text import (
    PopeyeText,
    PopeyeWords,
    popeye_failure_words,
    popeye_task_words,
)
from fenedit.ui.puzzle.text import unbroken, unsolved_words
from fenedit.ui.style import bold, coloured_pixmap, current_palette, lay_out
from fenedit.ui.verdict import TONES, PuzzleWords, VerdictGrade, VerdictWords
from fenedit.ui.workbench import Workbench

_SIGN = 16


class PuzzleResult(QWidget):
    """Shows progress and verdict of a puzzle, and what can be done with its solution.

    Its lines stay where they are while a search goes on and ends.

    Attributes:
        text: the whole text, for a screen reader.
        grade: the grade of the verdict, shown by a sign and a colour; None without a verdict.
        headline: the verdict for the heading, "" while there is none.
        verdict: the label of the verdict.
        buttons: the buttons, by the names of their commands.
    """

    def __init__(
        self, bench: Workbench, puzzle: PuzzleState, stipulation: QWidget, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._bench = bench
        self._puzzle = puzzle
        self._stipulation = stipulation
        self._words = PuzzleWords(puzzle.letters, self)
        self._popeye_words = PopeyeWords(self)
        self.text = self.headline = ""
        self.grade: VerdictGrade | None = None
        self._searched: PopeyeSearch | None = None
        self._sign = QLabel(self)
        self._sign.setFixedSize(_SIGN, self.fontMetrics().height())
        self.verdict = label_of(self, "")
        self.verdict.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        sign = (self._sign, 0, Qt.AlignmentFlag.AlignTop)
        line = lay_out(QHBoxLayout(), sign, (self.verdict, 1), spacing=6)
        self._progress = ProgressLine(self)
        self._progress.setAccessibleName(self.tr("First moves searched"))
        self._reach = label_of(self)
        self._convention = QWidget(self)
        self._usual = label_of(self._convention)
        self._follow = self._button("", "", self._follow_convention)
        button = (self._follow, 0, Qt.AlignmentFlag.AlignTop)
        lay_out(QHBoxLayout(self._convention), (self._usual, 1), button, margins=0, spacing=8)
        self._options = QWidget(self)
        self._tries = QCheckBox(self.tr("Tries"), self._options)
        self._set_play = QCheckBox(self.tr("Set play"), self._options)
        options = ButtonFlow()
        options.setSpacing(14)
        for box, name in ((self._tries, "tries"), (self._set_play, "set_play")):
            box.setToolTip(bench.commands[name].statusTip())
            box.clicked.connect(self._want)
            options.addWidget(box)
        self._options.setLayout(options)
        choose = partial(bench.rooms.engine.choose, "popeye_path")
        self.buttons = {
            name: self._button(text, tip, does)
            for name, text, tip, does in (
                ("solution", "", "", self._toggle_solution),
                (
                    "copy_solution",
                    self.tr("Copy"),
                    self.tr("Copy the solution as text"),
                    self._copy,
                ),
                (
                    "ask_popeye",
                    self.tr("Ask Popeye"),
                    self.tr("Solve it with Popeye, too"),
                    puzzle.ask_popeye,
                ),
                (
                    "popeye_text",
                    self.tr("Text…"),
                    self.tr("Show what Popeye is asked, and what it says"),
                    self._open_text,
                ),
                (
                    "programs",
                    self.tr("Choose Popeye…"),
                    self.tr("Choose the program on this computer"),
                    choose,
                ),
                (
                    "keep_solution",
                    self.tr("Add to Record"),
                    self.tr("Add the solution to the record"),
                    self._keep,
                ),
            )
        }
        *others, last = self.buttons.values()
        buttons = ButtonFlow(last)
        for each in others:
            buttons.insert(each)
        # "Hide" in the place of "Solution" moves no other button.
        self.buttons["solution"].setStyleSheet("text-align: left;")
        margins = (BUTTON_PADDING, 0, 0, 0)
        said = lay_out(QVBoxLayout(), line, self._progress, self._reach, spacing=3)
        rows = said, self._convention, self._options
        above = lay_out(QVBoxLayout(), *rows, margins=margins, spacing=5)
        # Spacing instead of blank pixels: beside what is hidden there is none.
        lay_out(QVBoxLayout(self), above, buttons, margins=0, spacing=5)
        bench.moves.changed.connect(self.show_buttons)

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The widgets of the tab order."""
        return self._follow, self._tries, self._set_play, *self.buttons.values()

    @property
    def tone(self) -> str:
        """The name of the verdict's colour in the palette."""
        return TONES[self.grade] if self.grade is not None else "muted"

    def show_puzzle(self) -> None:
        """Show the current result."""
        puzzle, aside = self._puzzle, ""
        is_solvable = puzzle.stage is not Stage.UNSTATED or puzzle.may_ask
        if puzzle.needs_popeye:
            self.grade, verdict, reach = self._of_popeye()
        elif puzzle.mate:
            self.grade, verdict, reach = self._of_ours()
            if puzzle.may_ask and (puzzle.popeye.is_searching or puzzle.popeye.is_current):
                _, *said = self._of_popeye()
                aside = self.tr("Popeye: {0}").format(_in_a_row(*said))
        else:
            self.grade, verdict, reach = None, "", unsolved_words(puzzle.stipulation)
        is_known = self.grade is not None and not puzzle.stale
        self.headline = verdict if is_known or puzzle.busy else ""
        self.verdict.setText(unbroken(verdict))
        self.verdict.setVisible(bool(verdict))
        self._apply_palette()
        done, total = 0, 1
        if puzzle.progress is not None:
            done, total = puzzle.progress.done, puzzle.progress.total
        self._progress.show_progress(done, total)
        keep_room(self._progress, bool(puzzle.mate))
        self._progress.setVisible(puzzle.busy and bool(puzzle.mate))
        self.text = "\n".join(filter(None, (_in_a_row(verdict, reach), aside)))
        self._reach.setText(unbroken("\n".join(filter(None, (reach, aside)))))
        self._reach.setVisible(bool(reach or aside))
        asks = bool(puzzle.mate) or puzzle.may_ask
        self._tries.setVisible(puzzle.has_tries)
        self._set_play.setVisible(puzzle.has_set_play)
        self._options.setVisible(asks and (puzzle.has_tries or puzzle.has_set_play))
        buttons = self.buttons
        for name in ("solution", "copy_solution", "keep_solution"):
            buttons[name].setVisible(is_solvable)
        buttons["popeye_text"].setVisible(puzzle.may_ask)
        buttons["ask_popeye"].setVisible(puzzle.may_ask and not puzzle.needs_popeye)
        buttons["ask_popeye"].setEnabled(not puzzle.busy)
        buttons["programs"].setVisible(puzzle.needs_popeye and self._may_choose)
        self._tries.setChecked(puzzle.tries)
        self._set_play.setChecked(puzzle.set_play)
        self._show_convention()
        self.show_buttons()

    def show_buttons(self) -> None:
        """Show what can be done with the solution."""
        puzzle, buttons = self._puzzle, self.buttons
        for name in ("solution", "copy_solution"):
            buttons[name].setEnabled(puzzle.has_solution)
        buttons["keep_solution"].setEnabled(puzzle.may_keep or puzzle.popeye_tree is not None)
        is_shown = not self._bench.moves.is_of_record
        solution, names = buttons["solution"], (self.tr("Solution"), self.tr("Hide"))
        if solution.text() != names[is_shown]:
            # It has room for either.
            for words in (names[not is_shown], names[is_shown]):
                solution.setText(words)
                width = max(solution.minimumWidth(), solution.sizeHint().width())
                solution.setMinimumWidth(width)
        tip = self.tr("Hide the solution") if is_shown else self.tr("Show the solution as a tree")
        solution.setToolTip(tip)
        solution.setAccessibleDescription(tip)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._apply_palette()

    # --- words -----------------------------------------------------------------------------

    def _of_ours(self) -> VerdictWords:
        """Return the words of our solver's result."""
        puzzle, solution, progress = self._puzzle, self._puzzle.solution, self._puzzle.progress
        grade, verdict, reach = None, "", ""
        if puzzle.stage is Stage.OFF and puzzle.problem is not None:
            problem = problem_sentence(puzzle.problem)
            return VerdictWords(VerdictGrade.BAD, self.tr("Cannot be solved"), problem)
        if puzzle.stage is Stage.FAILED:
            words = self.tr("Nothing found. Press Solve to try again.")
            ended = self.tr("The solver ended unexpectedly")
            return VerdictWords(VerdictGrade.BAD, ended, words)
        if solution is not None:
            grade, verdict, reach = self._words.verdict(solution, puzzle.meant)
            wrong = () if puzzle.stale else failing(solution, puzzle.named)
            if wrong:
                reach = f"{self._words.named(wrong, puzzle.position.ep_square)} {reach}"
        if puzzle.stage is Stage.SEARCHING and (puzzle.busy or solution is None):
            grade, verdict, reach = None, self.tr("Searching…"), ""
            if progress is not None:
                moves = self._words.first_moves(progress.keys, puzzle.position.ep_square)
                reach = self.tr("{done} of {total} first moves").format(
                    done=progress.done, total=progress.total
                )
                if progress.done == progress.total:
                    found = self.tr("{keys}! Looking for the play…")
                    verdict = found.format(keys=moves) if moves else self.tr("No key. Searching…")
                elif moves:
                    reach = f"{reach}: {moves}"
        elif puzzle.stage is Stage.STOPPED and progress is not None:
            reach = self.tr("Stopped after {done} of {total} first moves.").format(
                done=progress.done, total=progress.total
            )
        elif puzzle.stage is Stage.READY and solution is None:
            verdict = self.tr("Not solved yet.")
        return VerdictWords(grade, verdict, reach)

    def _of_popeye(self) -> VerdictWords:
        """Return the words of Popeye's result, or how to get Popeye."""
        puzzle = self._puzzle
        if not puzzle.may_ask:
            words = self.tr(
                "This needs Popeye, the free solver of helpmates, selfmates and fairy chess, from "
                "github.com/thomas-maeder/popeye. Choose it once it is installed."
            )
            return VerdictWords(None, "", words)
        search = puzzle.popeye
        if self._searched is None:
            self._searched = search
            search.progressed.connect(self.show_puzzle)
            search.ended.connect(self._on_popeye_ended)
        grade, verdict = None, self.tr("Not solved yet.")
        reach = popeye_task_words(puzzle.popeye_stipulation, puzzle.position.side_to_move)
        if search.is_searching or search.is_current:
            grade, verdict, reach = self._popeye_words.verdict(puzzle)
        elif (found := self._bench.rooms.puzzle.found_among_all()) is not None:
            grade, verdict, _ = verdict_text(found, puzzle.letters())
            reach = self.tr("Solved with all puzzles. Press Solve to see the solution.")
        conditions = breakable(shown(puzzle.record.conditions)) if puzzle.record else ""
        return VerdictWords(grade, verdict, "\n".join(filter(None, (reach, conditions))))

    def _solution_text(self, letters: str, *, try_play: bool = False) -> str:
        """Return the solution as text; "" while there is none.

        If the record names tries, `try_play` gives the play of these alone.
        """
        puzzle, solution = self._puzzle, self._puzzle.solution
        tree, words = puzzle.popeye_tree, self._words.text_words()
        tries = puzzle.named_tries if try_play else ()
        if tree is not None and not (try_play and puzzle.may_keep):
            exact, meant = puzzle.popeye.end == "whole", puzzle.meant
            return popeye_text(
                tree, letters, words, meant, tries=tries, try_play=try_play, exact=exact
            )
        if solution is None or puzzle.stale:
            return ""
        return solution_text(solution, letters, words, puzzle.meant, tries=tries, try_play=try_play)

    # --- what the buttons do ---------------------------------------------------------------

    def _copy(self) -> None:
        """Copy the solution as text."""
        QGuiApplication.clipboard().setText(self._solution_text(self._puzzle.letters()))
        self._bench.say(self.tr("Solution copied"))

    def _keep(self) -> None:
        """Write the solution into the record; the moves go on showing all of it."""
        puzzle, moves = self._puzzle, self._bench.moves
        if moves.is_of_record and not moves.has_own:
            # Otherwise the main line alone would appear, as if that were all.
            self._bench.rooms.puzzle.show_solution()
        shown_tree = None if moves.is_of_record else (moves.tree, moves.path)
        # Records have English letters, whatever the window shows.
        text = self._solution_text("en", try_play=True)
        if not puzzle.may_keep:
            words = self.tr("The record already has a solution text: clear it in Data… first.")
            if puzzle.keep_text(text.rstrip("\n")):
                words = self.tr("Solution added to the record")
        else:
            words = self.tr("Already in the record")
            if puzzle.keep(text):
                words = self.tr("Added to the record: key, number of moves, main line and solution")
                if puzzle.record is not None and puzzle.record.solution != text:
                    words = self.tr(
                        "Added to the record: key, number of moves and main line. Its solution "
                        "text was kept: clear it in Data… to have it filled in."
                    )
        if shown_tree is not None:
            moves.show(*shown_tree)
        self._bench.say(words)

    def _open_text(self) -> None:
        """Show the question to Popeye, and its output."""
        search = self._puzzle.popeye
        if search.question is not None and search.is_current:
            answer = shown("\n".join(search.lines), 1 << 21)
            PopeyeText(search.question.text, answer, self.window()).open()
            return
        try:
            question = search.would_ask().text
        except PopeyeError as error:
            question = popeye_failure_words(error.code, error.detail)
        PopeyeText(question, "", self.window()).open()

    # --- inside ----------------------------------------------------------------------------

    @property
    def _may_choose(self) -> bool:
        """Whether to offer a choice of Popeye: there is none, or it does not work."""
        puzzle = self._puzzle
        return not puzzle.popeye_path or (
            puzzle.popeye.is_current and puzzle.popeye.failure[0] in _MISLED
        )

    def _on_popeye_ended(self) -> None:
        if (tree := self._puzzle.popeye_tree) is not None:
            self._bench.moves.show(tree)

    def _toggle_solution(self) -> None:
        # The room may be under construction when this view is made.
        self._bench.rooms.puzzle.toggle_solution()

    def _unusual_side(self) -> Side | None:
        """Return the side that begins in help play, if the other one is to move."""
        asked = parse_stipulation(self._puzzle.stipulation)
        side = asked.begins if asked is not None and "h" in asked.play else None
        return None if side == self._puzzle.position.side_to_move else side

    def _show_convention(self) -> None:
        """Offer to set the side that begins, castling rights, or the number of solutions."""
        rights, side = missing_rights(self._bench.editor.state), self._unusual_side()
        found = 0 if rights or side is not None else self._popeye_words.unstated(self._puzzle)
        self._convention.setVisible(bool(rights or found) or side is not None)
        if found:
            words = self.tr("How many are intended is not stated.")
            self.text = f"{self.text} {words}"
            self._usual.setText(words)
            self._follow.setText(self.tr("Set {number}").format(number=found))
            return
        if side is not None:
            words = self.tr("White begins in {stipulation}.")
            if side == BLACK:
                words = self.tr("Black begins in {stipulation}.")
            self._usual.setText(words.format(stipulation=self._puzzle.stipulation))
            self._follow.setText(self.tr("Set Black") if side == BLACK else self.tr("Set White"))
            return
        castlings = {"K": "O-O", "Q": "O-O-O", "k": "…O-O", "q": "…O-O-O"}
        moves = ", ".join(castlings[right] for right in rights)
        self._usual.setText(self.tr("Castling is allowed by convention."))
        self._follow.setText(self.tr("Set {castling}").format(castling=moves))

    def _follow_convention(self) -> None:
        if self._follow.hasFocus():
            # It is about to go; Enter in the field solves.
            self._stipulation.setFocus()
        side, editor = self._unusual_side(), self._bench.editor
        if side is not None:
            editor.perform(set_side_to_move, side)
        elif not editor.perform(add_missing_rights):
            self._puzzle.state_intended(self._popeye_words.unstated(self._puzzle))

    def _apply_palette(self) -> None:
        tone = "muted" if self._puzzle.stale else self.tone
        colour = getattr(current_palette(), tone)
        look = f"color: {colour};"
        if look != self.verdict.styleSheet():
            self.verdict.setStyleSheet(look)
        self._sign.setVisible(self.grade is not None)
        self.verdict.setFont(self.font() if self.grade is None else bold(self.font()))
        if self.grade is not None:
            # As bold as the tick of the position check.
            name = "tick" if self.grade is VerdictGrade.GOOD else self.grade.value
            self._sign.setPixmap(coloured_pixmap(name, colour, _SIGN, self.devicePixelRatioF()))

    def _button(self, text: str, tip: str, does: Callable[[], object]) -> QPushButton:
        button = quiet_button(self, text, tip)
        button.clicked.connect(does)
        return button

    def _want(self) -> None:
        self._puzzle.want(tries=self._tries.isChecked(), set_play=self._set_play.isChecked())


def _in_a_row(verdict: str, reach: str) -> str:
    ends = not (verdict and reach) or verdict.endswith((".", "!", "?", "…"))
    return " ".join(filter(None, (verdict if ends else f"{verdict}.", reach)))


_MISLED = ("popeye-path", "popeye-missing", "popeye-start", "popeye-other", "popeye-silent")
"""Failures after which another program may work."""
