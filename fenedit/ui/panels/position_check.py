"""The card of the position check: everything that is wrong, at once, or that nothing is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from fenedit.notation.problems import Problem, Severity
from fenedit.session.editor import Editor
from fenedit.session.intents.fields import apply_fix
from fenedit.session.state import EditorState
from fenedit.ui.panels.card import Card
from fenedit.ui.panels.check_voice import CheckVoice
from fenedit.ui.panels.position_facts import PositionFacts
from fenedit.ui.panels.verdict import Reach, Verdict

if TYPE_CHECKING:
    from fenedit.rules.judge.repairs import Fix
    from fenedit.session.position_check import Prover
    from fenedit.ui.panels.problem_line import ProblemLine

    Shown: TypeAlias = tuple[Problem, tuple[Fix, ...]]

CHECK_DELAY = 40
"""Milliseconds until another position is judged: several changes at once are one."""
UNSEEN_DELAY = 1000
"""Milliseconds likewise before the card is first drawn: the window comes first."""
DRAFT_DELAY = 200
"""Milliseconds without a change until a faulty text is listed: typing passes through many."""
PATIENCE = 250
"""Milliseconds that what is shown stays until a search has an answer for the next position.

Most have one in a few, so that nothing is said that is taken back at once, and nothing blinks.
"""


class PositionCheckCard(Card):
    """Lists what is wrong with the text and the position, with repairs; else facts.

    Signals:
        problem_marked: the Problem of the line in focus or under the pointer; None for none.
        why_asked: the Problem to explain, and the Position that it is one of; None of a text.
    """

    problem_marked = Signal(object)
    why_asked = Signal(object, object)

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Position check"), parent)
        self._editor = editor
        self._key: object = None
        self._shown_key: object = None
        self._lines: list[ProblemLine] = []
        self._painted = False
        self._prover: Prover | None = None
        self._fix_all = self.add_head_button(self.tr("Fix all"))
        self._fix_all.setToolTip(self.tr("Mend all that can be mended, in one step"))
        self._fix_all.clicked.connect(self._apply_all)
        self._fix_all.hide()
        self._verdict = Verdict(self)
        self._facts = PositionFacts(editor, self)
        self._column = QVBoxLayout()
        self._column.setSpacing(4)
        self.body.addWidget(self._verdict)
        self.body.addLayout(self._column)
        self.body.addWidget(self._facts)
        self._voice = CheckVoice(self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._check)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE)
        self._patience.timeout.connect(self._judge)
        self.show_state(editor.state)

    @property
    def lines(self) -> tuple[ProblemLine, ...]:
        """The lines that are shown, the gravest first."""
        return tuple(line for line in self._lines if not line.isHidden())

    @property
    def fix_all(self) -> QPushButton:
        """The button that mends all that has one way out; hidden where that is less than two."""
        return self._fix_all

    @property
    def verdict(self) -> Verdict:
        """Says that nothing speaks against the position, when nothing does."""
        return self._verdict

    @property
    def remark(self) -> str:
        """Check, mate or stalemate, or what the board shows in place of a faulty text."""
        return self._facts.remark

    @property
    def facts(self) -> str:
        """Material and number of legal moves, "" while the text is faulty."""
        return self._facts.text

    def show_state(self, state: EditorState) -> None:
        """Check the position a moment later, if it is another one."""
        record = state.record
        # In EPD the operations behind the text hold the counters, and say what is composed.
        key = (record.text, record.rest, record.stale, record.chess960)
        if key != self._key:
            self._key = key
            self._check_soon(state.is_draft)
        elif self._painted and not self._is_late:
            self._facts.find_out()

    def close_prover(self) -> None:
        """End the process that searches for proofs, for a window that closes."""
        self._timer.stop()
        self._patience.stop()
        if self._prover is not None:
            self._prover.close()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card; once it is seen, facts and proofs are worth their time."""
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            self._check_soon(self._editor.state.problem is not None)

    def _check_soon(self, draft: bool) -> None:
        delay = DRAFT_DELAY if draft else CHECK_DELAY if self._painted else UNSEEN_DELAY
        if draft or not self._timer.isActive() or self._timer.interval() != delay:
            self._timer.start(delay)

    def _check(self) -> None:
        state = self._editor.state
        if state.problem is not None:
            self._cancel_search()
            self._show_draft(state, state.problem)
        else:
            self._judge(patient=True)

    def _judge(self, patient: bool = False) -> None:
        """Show what is known of the position; a patient one waits a little for a search."""
        state = self._editor.state
        if state.problem is not None:
            return
        # Here, because a window is shown before anything is judged.
        from fenedit.rules.judge.diagnose import guided, with_proof
        from fenedit.rules.judge.repairs import fixes
        from fenedit.session.position_check import (
            is_composed,
            is_grave,
            is_of_other_variant,
            judged,
            speaks_against,
        )

        position, chess960 = state.position, state.chess960
        problems = judged(state.record)
        other_variant = is_of_other_variant(state.record)
        if other_variant or any(map(is_grave, problems)):
            self._cancel_search()
        elif self._painted:
            prover = self._made_prover()
            proof = prover.seek(position, chess960)
            if proof is not None:
                problems = with_proof(problems, proof.problem, is_composed(state.record))
            elif patient and prover.searching:
                if not self._patience.isActive():
                    self._patience.start()
                return
        found = guided(problems, position)
        self._show_reach()
        _set_visible(self._verdict, not any(map(speaks_against, found)))
        self._show_problems([(problem, fixes(problem, position, chess960)) for problem in found])
        if self._painted:
            self._facts.show_facts()

    def _show_draft(self, state: EditorState, problem: Problem) -> None:
        # Of a line that cannot be read nothing is known, and the FEN field says so.
        blank = not state.has_position and not state.record.value.strip()
        blank = blank or state.unread is not None
        _set_visible(self._verdict, False)
        self._show_problems([] if blank else [(problem, ())])
        self._facts.show_draft(state)

    @property
    def _is_late(self) -> bool:
        """Whether another position is shown than is edited: the verdict on it is to come."""
        return self._shown_key != self._key

    def _show_problems(self, found: Sequence[Shown]) -> None:
        self._patience.stop()
        self._shown_key = self._key
        self._arrange([problem for problem, _ in found])
        grade = None
        for index, line in enumerate(self._lines):
            if index < len(found):
                problem, offered = found[index]
                line.show_problem(problem, offered, headed=problem.severity is not grade)
                grade = problem.severity
            _set_visible(line, index < len(found))
        # What has several ways out is left to a person, and a note needs no repair.
        sure = sum(
            len(offered) == 1 and problem.severity is not Severity.NOTE
            for problem, offered in found
        )
        _set_visible(self._fix_all, sure > 1)
        self.show_count(len(found))
        self._voice.tell(self.lines)

    def _arrange(self, problems: Sequence[Problem]) -> None:
        """Have a line for each problem; what is said already goes on being said by its line.

        Who is about to press a button of it, or has it in focus, shall not get another's.
        """
        kept = {line.problem: line for line in self.lines if line.problem in problems}
        spare = [line for line in self._lines if line not in kept.values()]
        lines = []
        for problem in problems:
            line = kept.pop(problem, None) or (spare.pop(0) if spare else self._make_line())
            lines.append(line)
        lines += spare
        if lines == self._lines:
            return
        self._lines = lines
        # Tab would come by what is made late after all others.
        above: QWidget = self._fix_all
        for index, line in enumerate(lines):
            self._column.removeWidget(line)
            self._column.insertWidget(index, line)
            for stop in line.stops:
                QWidget.setTabOrder(above, stop)
                above = stop

    def _make_line(self) -> ProblemLine:
        # Here, because most positions have no problem.
        from fenedit.ui.panels.problem_line import ProblemLine

        line = ProblemLine(self)
        line.marked.connect(self.problem_marked)
        line.fix_chosen.connect(self._apply)
        line.why_asked.connect(self._ask_why)
        return line

    def _made_prover(self) -> Prover:
        if self._prover is None:
            # Here, because no search begins before there is a position that allows one.
            from fenedit.session.position_check import Prover

            self._prover = Prover(self)
            self._prover.learnt.connect(self._on_learnt)
        return self._prover

    def _cancel_search(self) -> None:
        if self._prover is not None:
            self._prover.cancel()

    def _show_reach(self) -> None:
        state, prover = self._editor.state, self._prover
        if prover is None:
            reach = Reach.QUICK
        elif prover.searching:
            reach = Reach.SEARCHING
        elif prover.hopeless:
            reach = Reach.QUICK_ONLY
        else:
            proof = None if state.is_draft else prover.known(state.position, state.chess960)
            if proof is None:
                reach = Reach.QUICK
            else:
                reach = Reach.WHOLE if proof.exhausted else Reach.BUDGET
        self._verdict.show_reach(reach)

    def _on_learnt(self) -> None:
        # What has changed meanwhile is judged when its time comes, by what is known of it.
        if not self._timer.isActive():
            self._check()

    def _ask_why(self, problem: Problem) -> None:
        if self._is_late:
            return
        state = self._editor.state
        self.why_asked.emit(problem, None if state.is_draft else state.position)

    def _apply(self, fix: Fix) -> None:
        # A repair of the position before would undo what has been done since.
        if not self._is_late:
            self._editor.perform(apply_fix, fix.code, fix.position, fix.chess960, fix.data)

    def _apply_all(self) -> None:
        if self._is_late:
            return
        from fenedit.rules.judge.repairs import fix_all
        from fenedit.session.position_check import is_composed, is_of_other_variant

        state = self._editor.state
        mended = fix_all(
            state.position,
            state.chess960,
            is_composed(state.record),
            is_of_other_variant(state.record),
        )
        if mended is not None:
            self._editor.perform(apply_fix, "all", *mended)


def _set_visible(widget: QWidget, visible: bool) -> None:
    if widget.isHidden() == visible:
        widget.setVisible(visible)
