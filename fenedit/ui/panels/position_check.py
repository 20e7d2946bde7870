"""Shows the position check: all problems with their fixes, or none, and facts."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QColor, QFont, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from fenedit.notation.position import EMPTY_PLACEMENT, count_text
from fenedit.notation.problems import Problem, Severity
from fenedit.session import intents
from fenedit.session.editor import Editor
from fenedit.session.settings import Settings
from fenedit.session.state import EditorState
from fenedit.ui.panels.card import Section
from fenedit.ui.panels.problem_line import ProblemLine
from fenedit.ui.style import bold, current_palette, lay_out, painting
from fenedit.ui.translation import counted
from fenedit.ui.voice import Weight, settle

if TYPE_CHECKING:
    from fenedit.rules.judge.repairs import Fix
    from fenedit.ui.panels.judgement import Judgement, PositionFacts

HOLD_MS = 700
"""Milliseconds for which words about a search stay at least."""
_WORDS_LEFT = 20


class Reach(enum.Enum):
    """How far a position without problems was checked."""

    QUICK = enum.auto()
    SEARCHING = enum.auto()
    """The search for a proof that no game leads here is still running."""
    WHOLE = enum.auto()
    """The search is over, and found none."""
    BUDGET = enum.auto()
    """The search found none in its time."""
    QUICK_ONLY = enum.auto()
    """There is no search."""


class Verdict(QWidget):
    """Says with a tick that no problems were found.

    Attributes:
        reach: how far the position was checked.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Promise nothing before the result.
        self.reach = Reach.SEARCHING
        self._searching = True
        self._hold = QTimer(self, singleShot=True, interval=HOLD_MS)
        self._hold.timeout.connect(self._settle)
        self.setFont(bold(self.font()))
        self.setFixedHeight(self.fontMetrics().height() + 4)
        self._describe()

    @property
    def text(self) -> str:
        """The words shown."""
        if self._searching:
            return self.tr("Searching for a proof…")
        return self.tr("No problems found")

    def show_reach(self, reach: Reach) -> None:
        """Show how far the position was checked."""
        if reach is self.reach:
            return
        self.reach = reach
        self._describe()
        if reach is Reach.SEARCHING:
            if not self._searching:
                self._searching = True
                self._hold.start()
                self.update()
        elif not self._hold.isActive():
            self._settle()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tick and the words in the accent's colour; a ring during a search."""
        with painting(self) as painter:
            palette = current_palette()
            colour = QColor(palette.muted if self._searching else palette.accent)
            painter.setPen(QPen(colour, 2, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin))
            middle = self.height() / 2
            right_to_left = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
            painter.save()
            if right_to_left:
                painter.translate(self.width() - _WORDS_LEFT + 7, 0)
            if self._searching:
                painter.drawEllipse(QPointF(6.5, middle), 4.5, 4.5)
            else:
                tick = (QPointF(1.5, middle), QPointF(5, middle + 3.5), QPointF(11.5, middle - 4))
                painter.drawPolyline(QPolygonF(tick))
            painter.restore()
            if self._searching:
                plain = QFont(self.font())
                plain.setBold(False)
                painter.setFont(plain)
            left, right = (0, -_WORDS_LEFT) if right_to_left else (_WORDS_LEFT, 0)
            words = QRectF(self.rect()).adjusted(left, 0, right, 0)
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading
            painter.drawText(words, flags, self.text)

    def _settle(self) -> None:
        if self._searching and self.reach is not Reach.SEARCHING:
            self._searching = False
            self.update()

    def _describe(self) -> None:
        name, details = self.tr("No problems found"), ""
        match self.reach:
            case Reach.SEARCHING:
                name = self.tr("No problems found so far; searching for a proof")
            case Reach.WHOLE:
                details = self.tr(
                    "No proof was found that the position cannot arise in a game. That does "
                    "not prove that it can."
                )
            case Reach.BUDGET:
                # Imported here: no search ends before the first picture.
                from fenedit.session.position_check import BUDGET

                name = self.tr("No problems found within {0} s").format(BUDGET)
                details = self.tr(
                    "A longer search might prove that the position cannot arise in a game."
                )
            case Reach.QUICK_ONLY:
                name = self.tr("No problems found by the quick checks")
                details = self.tr("No deep check: the search for a proof failed.")
        self.setAccessibleName(name)
        self.setAccessibleDescription(details)
        self.setToolTip(f"{name}. {details}" if details else "")


class CheckVoice(QObject):
    """Announces how many problems there are and the first of them, when that has changed.

    Attributes:
        words: the last announcement.
        is_elsewhere: whether the next is about another record, and problems are announced again.
    """

    def __init__(self, card: QWidget) -> None:
        """Announce for a card; its description holds the words too."""
        super().__init__(card)
        self._card = card
        # At the start it would be no news.
        self.words = self.tr("No problems found")
        self.is_elsewhere = False
        card.setAccessibleDescription(self.words)

    def announce(self, lines: Sequence[ProblemLine]) -> None:
        """Announce the shown lines if they are news; () for none."""
        # Imported here: nothing is judged before the window is shown.
        from fenedit.session.position_check import speaks_against

        # A note is not a problem and is read in place, unless it leaves everything unknown.
        grave = [
            line.accessibleName()
            for line in lines
            if (problem := line.problem) is not None
            and (problem.severity is not Severity.NOTE or speaks_against(problem))
        ]
        words = grave[0] if grave else self.tr("No problems found")
        if len(grave) > 1:
            count = self.tr("%n problems", "", len(grave))
            words = self.tr("{count}. First: {problem}").format(count=count, problem=grave[0])
        focus = QApplication.focusWidget()
        # In the list of records, the row announces them.
        in_list = focus is not None and bool(focus.property("lists_records"))
        again, self.is_elsewhere = self.is_elsewhere and bool(lines) and not in_list, False
        if again or words != self.words:
            self.words = words
            self._card.setAccessibleDescription(words)
            if QAccessible.isActive():
                weight = Weight.FAULT if lines else Weight.ALL_WELL
                settle(self._card, words, weight, again=again)


PATIENCE = 250
"""Milliseconds for which the last result stays while the next one is searched for.

Most searches end sooner, so nothing blinks, and no announcement is withdrawn at once.
"""


class PositionCheckCard(Section):
    """Lists the problems of text and position, with fixes; else facts.

    Attributes:
        fix_all: applies all fixes without an alternative; hidden if there are fewer than two.
        verdict: says that there are no problems, when there are none.

    Signals:
        problem_marked: the Problem of the line in focus or under the pointer; None for none.
        gravest_found: the first listed Problem, None for none or a note; each time.
        why_asked: the Problem to explain, and its Position; None of a text.
        looked_up: what tablebases know of the position; see `PositionFacts`.
        moves_wanted: show the moves that they know.
    """

    problem_marked = Signal(object)
    gravest_found = Signal(object)
    why_asked = Signal(object, object)
    looked_up = Signal(object)
    moves_wanted = Signal()

    def __init__(self, editor: Editor, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Check"), parent)
        self._editor = editor
        self._settings = settings
        self._key: object = None
        self._shown_key: object = None
        self._place: tuple[int, int] | None = None
        self._lines: list[ProblemLine] = []
        self._painted = False
        tip = self.tr("Apply all fixes in one step")
        self.fix_all = self.add_head_button(self.tr("Fix all"), tip)
        self.fix_all.clicked.connect(self._apply_all)
        self.fix_all.hide()
        self.verdict = Verdict(self)
        self._column = lay_out(QVBoxLayout(), spacing=4)
        lay_out(self.body, self.verdict, self._column)
        self._voice = CheckVoice(self)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._check)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self._judge)
        self.show_state(editor.shown)

    @cached_property
    def judgement(self) -> Judgement:
        """Judges the position; made when it is first needed."""
        # Imported here: the window is shown before anything is judged.
        from fenedit.ui.panels.judgement import Judgement

        judgement = Judgement(self._editor, self)
        judgement.prover.learnt.connect(self._on_learnt)
        return judgement

    @cached_property
    def facts(self) -> PositionFacts:
        """The facts of the position."""
        from fenedit.ui.panels.judgement import PositionFacts

        facts = PositionFacts(self._editor, self._settings, self)
        facts.looked_up.connect(self.looked_up)
        facts.best.clicked.connect(self.moves_wanted)
        self.body.addWidget(facts)
        return facts

    @property
    def sentences(self) -> str:
        """Everything shown, in sentences."""
        return " ".join(line.accessibleName() for line in self.lines) or self._voice.words

    @property
    def lines(self) -> tuple[ProblemLine, ...]:
        """The visible lines, the gravest first."""
        return tuple(line for line in self._lines if not line.isHidden())

    def show_state(self, state: EditorState) -> None:
        """Check the position a moment later, if it has changed."""
        record = state.record
        # In EPD, operations hold the counters, and show that it is a composition.
        key = (record.reading or record.text, record.rest, record.stale, record.chess960)
        if (place := (state.current, len(state.collection))) != self._place:
            self._place, self._voice.is_elsewhere = place, True
        if key != self._key:
            self._key = key
            if "facts" in vars(self):
                self.facts.withdraw()
            self._check_soon(state.is_draft)
        elif self._painted and not self._is_late:
            self.facts.find_out()
            if self._voice.is_elsewhere:
                self._voice.announce(self.lines)

    def end(self) -> None:
        """End the processes that search for proofs, and in tablebases."""
        self._timer.stop()
        self._patience.stop()
        if "judgement" in vars(self):
            self.judgement.prover.close()
        if "facts" in vars(self):
            self.facts.tablebase.close()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card; find facts and proofs once it is visible."""
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            self._check_soon(self._editor.shown.problem is not None)

    def _check_soon(self, draft: bool) -> None:
        # Typing passes through many faulty texts; the window is drawn before the first check.
        delay = 200 if draft else 40 if self._painted else 1000
        if draft or not self._timer.isActive() or self._timer.interval() != delay:
            self._timer.start(delay)

    def _check(self) -> None:
        state = self._editor.shown
        if state.problem is None:
            self._judge(patient=True)
            return
        self.judgement.prover.cancel()
        blank = not state.has_position and not state.record.value.strip()
        self.verdict.hide()
        self._show_problems([] if blank else [(state.problem, ())])
        self.facts.show_draft(state)
        self.show_note("")

    def _judge(self, patient: bool = False) -> None:
        """Show the result for the position; if patient, wait a little for a search."""
        state, judgement = self._editor.shown, self.judgement
        if state.problem is not None:
            return
        found = judgement.problems(searches=self._painted, patient=patient)
        if found is None:
            if not self._patience.isActive():
                self._patience.start()
            self.gravest_found.emit(None)
            return
        prover = judgement.prover
        proof = prover.known(state.position, state.chess960)
        reach = Reach.QUICK if proof is None else Reach.BUDGET
        if prover.searching:
            reach = Reach.SEARCHING
        elif prover.hopeless:
            reach = Reach.QUICK_ONLY
        elif proof is not None and proof.exhausted:
            reach = Reach.WHOLE
        self.verdict.show_reach(reach)
        self.verdict.setVisible(judgement.is_clear)
        self._show_problems(found)
        if self._painted:
            self.facts.show_facts()
            placement = state.position.placement
            self.show_note("" if placement == EMPTY_PLACEMENT else count_text(placement))

    @property
    def _is_late(self) -> bool:
        """Whether the result shown is that of an earlier position."""
        return self._shown_key != self._key

    def _show_problems(self, found: Sequence[tuple[Problem, tuple[Fix, ...]]]) -> None:
        self._patience.stop()
        self._shown_key = self._key
        self._arrange([problem for problem, _ in found])
        first = found[0][0] if found else None
        note = first is not None and first.severity is Severity.NOTE
        self.gravest_found.emit(None if note else first)
        grade, focus = None, QApplication.focusWidget()
        for index, line in enumerate(self._lines):
            if index < len(found):
                problem, offered = found[index]
                line.show_problem(problem, offered, headed=problem.severity is not grade)
                grade = problem.severity
            elif focus is not None and line.isAncestorOf(focus):
                # Qt would go to the next section.
                self.head.setFocus(Qt.FocusReason.OtherFocusReason)
            line.setVisible(index < len(found))
        # Alternatives need a choice; a note needs no fix, nor does a position that
        # would stay as it is.
        state = self._editor.shown
        grave = [each for each in found if each[0].severity is not Severity.NOTE]
        single = [offered[0] for _, offered in grave if len(offered) == 1]
        sure = [fix for fix in single if not state.holds(fix.position, chess960=fix.chess960)]
        self.fix_all.setVisible(len(sure) > 1)
        self._voice.announce(self.lines)
        if grave:
            words = counted("1 problem", self.tr("%n problems", "", len(grave)), len(grave))
            worst = grave[0][0].severity
            self.show_result(words, "hint" if worst is Severity.HINT else "danger")
        else:
            clear = not self.judgement.leaves_unknown([problem for problem, _ in found])
            self.show_result(self.tr("No problems found") if clear else "", "accent")

    def _arrange(self, problems: Sequence[Problem]) -> None:
        """Show a line for each problem; a problem that stays keeps its line.

        A button in focus, or about to be pressed, must not become another problem's.
        """
        kept = {line.problem: line for line in self.lines if line.problem in problems}
        spare = [line for line in self._lines if line not in kept.values()]
        lines = []
        for problem in problems:
            line = kept.pop(problem, None) or (spare.pop(0) if spare else None)
            if line is None:
                line = ProblemLine(self)
                line.marked.connect(self.problem_marked)
                line.fix_chosen.connect(self._apply)
                line.why_asked.connect(self._ask_why)
            lines.append(line)
        lines += spare
        if lines == self._lines:
            return
        self._lines = lines
        # Keep the tab order for widgets created late.
        above: QWidget = self.fix_all
        for index, line in enumerate(lines):
            self._column.removeWidget(line)
            self._column.insertWidget(index, line)
            for stop in line.stops:
                QWidget.setTabOrder(above, stop)
                above = stop

    def _on_learnt(self) -> None:
        # A change is judged after its own delay, with its own search.
        if not self._timer.isActive():
            self._check()

    def _ask_why(self, problem: Problem) -> None:
        state = self._editor.shown
        if not self._is_late:
            self.why_asked.emit(problem, None if state.is_draft else state.position)

    def _apply(self, fix: Fix) -> None:
        # A fix of an earlier position would undo later edits.
        if not self._is_late:
            self._editor.perform(
                intents.fields.apply_fix, fix.code, fix.position, fix.chess960, fix.data
            )

    def _apply_all(self) -> None:
        fixed = None if self._is_late else self.judgement.all_fixed()
        if fixed is not None:
            self._editor.perform(intents.fields.apply_fix, "all", *fixed)
