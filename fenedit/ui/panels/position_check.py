"""The card of the position check: all that is wrong, or that nothing is, and what is true."""

from __future__ import annotations

import enum
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QColor, QFont, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from fenedit.notation.position import (
    EMPTY_PLACEMENT,
    WHITE,
    Placement,
    Position,
    count_text,
    gbr,
)
from fenedit.notation.problems import Problem, Severity
from fenedit.session import intents
from fenedit.session.editor import Editor
from fenedit.session.settings import Settings
from fenedit.session.state import EditorState
from fenedit.ui.panels.card import Section, ShortButton, label_of
from fenedit.ui.style import bold, current_palette, lay_out, painting

if TYPE_CHECKING:
    from fenedit.rules.judge.repairs import Fix
    from fenedit.rules.play import Facts
    from fenedit.session.collection.repetitions import Repetitions
    from fenedit.session.position_check import Prover
    from fenedit.ui.panels.problem_line import ProblemLine

HOLD_MS: Final = 700
"""What is said of a search stays for so many milliseconds at least."""
_WORDS_LEFT: Final = 20


class Reach(enum.Enum):
    """How far a position without objection was looked into."""

    QUICK = enum.auto()
    """The quick checks were made."""
    SEARCHING = enum.auto()
    """A proof that no game leads here is being searched for."""
    WHOLE = enum.auto()
    """The search is over, and found none."""
    BUDGET = enum.auto()
    """The search found none in its time."""
    QUICK_ONLY = enum.auto()
    """The search is not to be had."""


class Verdict(QWidget):
    """Says that nothing speaks against the position, with a tick.

    Attributes:
        reach: how far the position was looked into.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Nothing is promised before it is known.
        self.reach = Reach.SEARCHING
        self._searching = True
        self._hold = QTimer(self, singleShot=True, interval=HOLD_MS)
        self._hold.timeout.connect(self._settle)
        self.setFont(bold(self.font()))
        self.setFixedHeight(self.fontMetrics().height() + 4)
        self._describe()

    @property
    def text(self) -> str:
        """What is to be read now."""
        if self._searching:
            return self.tr("Searching for a proof…")
        return self.tr("No problems found")

    def show_reach(self, reach: Reach) -> None:
        """Say how far the position was looked into."""
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
                # Here, because no search is over when the first picture is shown.
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


FACTS_DELAY_MS = 150
"""Milliseconds without a change elsewhere in the file until repetitions are looked for."""


class PositionFacts(QWidget):
    """A remark, such as that a side is in check, and facts in a quieter colour.

    Attributes:
        remark: check, mate or stalemate, or what the board shows in place of a faulty text.
        about: material and number of legal moves, nothing while the text is faulty.
        also: says where else in the file the position stands, and goes there.
    """

    def __init__(self, editor: Editor, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._editor = editor
        self._repetitions: Repetitions | None = None
        self.remark = label_of(self, "")
        self.about = label_of(self)
        self._next = 0
        self.also = ShortButton("link", self)
        self.also.clicked.connect(self._go)
        for part in (self.remark, self.about, self.also):
            part.hide()
        also = (self.also, 0, Qt.AlignmentFlag.AlignLeft)
        lay_out(QVBoxLayout(self), self.remark, self.about, also, margins=0, spacing=6)
        self.hide()
        self._timer = QTimer(self, singleShot=True, interval=FACTS_DELAY_MS)
        self._timer.timeout.connect(self.show_facts)
        # Material may have other letters.
        settings.preferences_changed.connect(self.find_out)

    def find_out(self) -> None:
        """Say what is true of the editor's position, once its file has stood for a moment."""
        self._timer.start()

    def show_draft(self, state: EditorState) -> None:
        """Say what the board shows in place of a text that does not parse."""
        words = self.tr("No position yet.")
        if state.has_position:
            words = self.tr("The board shows the last valid position.")
        self._write(words, "", ())

    def show_facts(self) -> None:
        """Say what is true of the editor's position, nothing new of a faulty text."""
        self._timer.stop()
        state = self._editor.state
        if state.is_draft:
            return
        # Here, because a window is shown before anything is judged.
        from fenedit.rules.play import facts
        from fenedit.session.position_check import is_of_other_variant

        position = state.position
        # Other rules give other moves, and other ends.
        other = is_of_other_variant(state.record)
        known = None if other else facts(position, state.chess960)
        remark = "" if known is None else self._remark_on(known, position)
        about = self._words_about(known, position.placement)
        self._write(remark, about, self._repeated(state))

    def _words_about(self, known: Facts | None, placement: Placement) -> str:
        """Return two lines: the material, and what is counted."""
        if placement == EMPTY_PLACEMENT:
            return ""
        others = [self.tr("GBR {0}").format(gbr(placement))]
        if known is not None:
            # Here, because the first picture has no counts.
            from fenedit.ui.translation import counted

            count = known.legal_moves
            several = self.tr("%n legal moves", "", count)
            others.append(counted("1 legal move", several, count))
        from fenedit.ui.panels.text import material_words

        return f"{material_words(placement)}\n{' · '.join(others)}"

    def _repeated(self, state: EditorState) -> Sequence[int]:
        """Return the numbers of the file's other records with the position."""
        if len(state.collection) < 2:
            return ()
        if self._repetitions is None:
            # Here, because most windows show one position.
            from fenedit.session.collection.repetitions import Repetitions

            self._repetitions = Repetitions(self)
            self._repetitions.ready.connect(self.find_out)
        return self._repetitions.of(state)

    def _remark_on(self, known: Facts, position: Position) -> str:
        white = position.side_to_move == WHITE
        if known.checkmate:
            return self.tr("White is checkmated.") if white else self.tr("Black is checkmated.")
        if known.stalemate:
            return self.tr("White is stalemated.") if white else self.tr("Black is stalemated.")
        remarks = []
        if known.check:
            remarks.append(
                self.tr("White is in check.") if white else self.tr("Black is in check.")
            )
        if known.insufficient:
            remarks.append(self.tr("Neither side has enough material to mate."))
        return " ".join(remarks)

    def _link(self, numbers: Sequence[int]) -> None:
        """Offer the way to the next of the numbers; the last leads to the first again."""
        after = [number for number in numbers if number > self._editor.state.current]
        self._next = (after or numbers)[0] if numbers else 0
        more = len(numbers) - 1
        pattern = self.tr("Same position as no. {number}")
        if more > 0:
            from fenedit.ui.translation import counted

            pattern = counted(
                "Same position as no. {number} and 1 other",
                self.tr("Same position as no. {number} and %n others", "", more),
                more,
            )
        words = pattern.format(number=self._next) if numbers else ""
        go_there = self.tr("{words}. Click to go there.").format(words=words)
        self.also.setText(words)
        self.also.setToolTip(go_there if words else "")
        self.also.setVisible(bool(words))

    def _go(self) -> None:
        # The file may have become shorter since.
        if 0 < self._next <= len(self._editor.state.collection):
            self._editor.show_record(self._next - 1)

    def _write(self, remark: str, about: str, numbers: Sequence[int]) -> None:
        for label, words in ((self.remark, remark), (self.about, about)):
            label.setText(words)
            label.setVisible(bool(words))
        self._link(numbers)
        self.setVisible(bool(remark or about))


class CheckVoice(QObject):
    """Says how many problems there are and what the first is, when that has changed.

    Attributes:
        words: what was found.
        is_elsewhere: whether what is told next is of another record, and problems are said anew.
    """

    def __init__(self, card: QWidget) -> None:
        """Speak for a card, whose description holds the words as well."""
        super().__init__(card)
        self._card = card
        # At the start it would be no news.
        self.words = self.tr("No problems found")
        self.is_elsewhere = False
        card.setAccessibleDescription(self.words)

    def tell(self, lines: Sequence[ProblemLine]) -> None:
        """Take note of the lines that are shown; () for none."""
        words = self._summary(lines)
        focus = QApplication.focusWidget()
        # In the list of records, the row has told of them.
        in_list = focus is not None and bool(focus.property("tells_records"))
        again, self.is_elsewhere = self.is_elsewhere and bool(lines) and not in_list, False
        if again or words != self.words:
            self.words = words
            self._card.setAccessibleDescription(words)
            if QAccessible.isActive():
                # Here, because most people look.
                from fenedit.ui.voice import Weight, settle

                weight = Weight.FAULT if lines else Weight.ALL_WELL
                settle(self._card, words, weight, again=again)

    def _summary(self, lines: Sequence[ProblemLine]) -> str:
        # Here, because nothing is judged before the window is shown.
        from fenedit.session.position_check import speaks_against

        # A note is no problem, and read where it stands; but one may leave all unknown.
        grave = [
            line.accessibleName()
            for line in lines
            if (problem := line.problem) is not None
            and (problem.severity is not Severity.NOTE or speaks_against(problem))
        ]
        if len(grave) < 2:
            return grave[0] if grave else self.tr("No problems found")
        count = self.tr("%n problems", "", len(grave))
        return self.tr("{count}. First: {problem}").format(count=count, problem=grave[0])


if TYPE_CHECKING:
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


class PositionCheckCard(Section):
    """Lists what is wrong with the text and the position, with repairs; else facts.

    Attributes:
        fix_all: mends all that has one way out; hidden where that is less than two.
        verdict: says that nothing speaks against the position, when nothing does.
        facts: what is true of it.

    Signals:
        problem_marked: the Problem of the line in focus or under the pointer; None for none.
        gravest_found: the first Problem that is listed, None for none or a note; each time.
        why_asked: the Problem to explain, and the Position that it is one of; None of a text.
    """

    problem_marked = Signal(object)
    gravest_found = Signal(object)
    why_asked = Signal(object, object)

    def __init__(self, editor: Editor, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Check"), parent)
        self._editor = editor
        self._key: object = None
        self._shown_key: object = None
        self._place: tuple[int, int] | None = None
        self._lines: list[ProblemLine] = []
        self._painted = False
        self._prover: Prover | None = None
        tip = self.tr("Apply all fixes in one step")
        self.fix_all = self.add_head_button(self.tr("Fix all"), tip)
        self.fix_all.clicked.connect(self._apply_all)
        self.fix_all.hide()
        self.verdict = Verdict(self)
        self.facts = PositionFacts(editor, settings, self)
        self._column = lay_out(QVBoxLayout(), spacing=4)
        lay_out(self.body, self.verdict, self._column, self.facts)
        self._voice = CheckVoice(self)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._check)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self._judge)
        self.show_state(editor.state)

    @property
    def told(self) -> str:
        """All that is shown, in sentences."""
        return " ".join(line.accessibleName() for line in self.lines) or self._voice.words

    @property
    def lines(self) -> tuple[ProblemLine, ...]:
        """The lines that are shown, the gravest first."""
        return tuple(line for line in self._lines if not line.isHidden())

    def show_state(self, state: EditorState) -> None:
        """Check the position a moment later, if it is another one."""
        record = state.record
        # In EPD the operations behind the text hold the counters, and say what is composed.
        key = (record.reading or record.text, record.rest, record.stale, record.chess960)
        if (place := (state.current, len(state.collection))) != self._place:
            self._place, self._voice.is_elsewhere = place, True
        if key != self._key:
            self._key = key
            self._check_soon(state.is_draft)
        elif self._painted and not self._is_late:
            self.facts.find_out()
            if self._voice.is_elsewhere:
                self._voice.tell(self.lines)

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
        if state.problem is None:
            self._judge(patient=True)
            return
        self._cancel_search()
        blank = not state.has_position and not state.record.value.strip()
        self.verdict.hide()
        self._show_problems([] if blank else [(state.problem, ())])
        self.facts.show_draft(state)
        self.show_note("")

    def _judge(self, patient: bool = False) -> None:
        """Show what is known of the position; a patient one waits a little for a search."""
        state = self._editor.state
        if state.problem is not None:
            return
        # Here, because a window is shown before anything is judged.
        from fenedit.documents.record import moves_of
        from fenedit.rules.judge.diagnose import guided, with_proof
        from fenedit.rules.judge.game import ways_out
        from fenedit.session.position_check import (
            Prover,
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
            # Made here, because no search begins before there is a position that allows one.
            if self._prover is None:
                self._prover = Prover(self)
                self._prover.learnt.connect(self._on_learnt)
            proof = self._prover.seek(position, chess960)
            if proof is not None:
                problems = with_proof(problems, proof.problem, is_composed(state.record))
            elif patient and self._prover.searching:
                if not self._patience.isActive():
                    self._patience.start()
                self.gravest_found.emit(None)
                return
        # What a file holds is as it is meant to be.
        unfinished = state.document.path is None or self._editor.modified
        found = guided(problems, position, unfinished)
        self._show_reach()
        self.verdict.setVisible(not any(map(speaks_against, found)))
        moves, earlier = moves_of(state.record), self._editor.earlier_positions
        self._show_problems(
            [
                (problem, ways_out(problem, position, chess960, moves, earlier()))
                for problem in found
            ]
        )
        if self._painted:
            self.facts.show_facts()
            empty = position.placement == EMPTY_PLACEMENT
            self.show_note("" if empty else count_text(position.placement))

    @property
    def _is_late(self) -> bool:
        """Whether another position is shown than is edited: the verdict on it is to come."""
        return self._shown_key != self._key

    def _show_problems(self, found: Sequence[Shown]) -> None:
        self._patience.stop()
        self._shown_key = self._key
        self._arrange([problem for problem, _ in found])
        first = found[0][0] if found else None
        note = first is not None and first.severity is Severity.NOTE
        self.gravest_found.emit(None if note else first)
        grade = None
        for index, line in enumerate(self._lines):
            if index < len(found):
                problem, offered = found[index]
                line.show_problem(problem, offered, headed=problem.severity is not grade)
                grade = problem.severity
            focus = QApplication.focusWidget()
            if index >= len(found) and focus is not None and line.isAncestorOf(focus):
                # Qt would go on to the next section.
                self.head.setFocus(Qt.FocusReason.OtherFocusReason)
            line.setVisible(index < len(found))
        # What has several ways out is left to a person, and a note needs no repair, nor does a
        # position that is as it was.
        state = self._editor.state
        sure = sum(
            len(offered) == 1
            and problem.severity is not Severity.NOTE
            and not state.holds(offered[0].position, chess960=offered[0].chess960)
            for problem, offered in found
        )
        self.fix_all.setVisible(sure > 1)
        self._voice.tell(self.lines)
        self._show_summary([problem for problem, _ in found])

    def _show_summary(self, problems: Sequence[Problem]) -> None:
        """Say in the folded heading what the lines say."""
        from fenedit.rules.judge.diagnose import MISSING

        grave = sum(problem.severity is not Severity.NOTE for problem in problems)
        if not grave:
            clear = not any(problem.code in MISSING for problem in problems)
            self.show_result(self.tr("No problems found") if clear else "", "accent")
            return
        worst = problems[0].severity
        # Here, because the first picture has no counts.
        from fenedit.ui.translation import counted

        words = counted("1 problem", self.tr("%n problems", "", grave), grave)
        self.show_result(words, "hint" if worst is Severity.HINT else "danger")

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
        above: QWidget = self.fix_all
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
            reach = Reach.QUICK
            proof = None if state.is_draft else prover.known(state.position, state.chess960)
            if proof is not None:
                reach = Reach.WHOLE if proof.exhausted else Reach.BUDGET
        self.verdict.show_reach(reach)

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
            self._editor.perform(
                intents.fields.apply_fix, fix.code, fix.position, fix.chess960, fix.data
            )

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
            self._editor.perform(intents.fields.apply_fix, "all", *mended)
