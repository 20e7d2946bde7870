"""The card of the position check: everything that is wrong, at once, or that nothing is."""

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from fenedit.notation.material import count_text, gbr, signature
from fenedit.notation.pieces import WHITE
from fenedit.notation.placement import EMPTY_PLACEMENT, Placement
from fenedit.notation.position import Position
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.judge.diagnose import diagnose
from fenedit.rules.judge.facts import Facts, facts
from fenedit.rules.judge.guidance import guided
from fenedit.rules.judge.repairs import Fix, fixes
from fenedit.session.editor import Editor
from fenedit.session.intents.fields import apply_fix
from fenedit.session.state import EditorState
from fenedit.widgets.panels.card import Card
from fenedit.widgets.panels.problem_line import ProblemLine
from fenedit.widgets.style import current_palette

CHECK_DELAY = 40
"""Milliseconds until another position is judged: several changes at once are one."""
DRAFT_DELAY = 200
"""Milliseconds without a change until a faulty text is listed: typing passes through many."""
FACTS_DELAY = 150
"""Milliseconds without a change until moves are counted."""


class Verdict(QWidget):
    """The line that says that nothing speaks against the position, with its tick."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = self.tr("No objection found")
        self.setAccessibleName(self._text)
        font = self.font()
        font.setBold(True)
        self.setFont(font)
        self.setFixedHeight(self.fontMetrics().height() + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tick and the words in the accent's colour."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(current_palette().accent)
        pen = QPen(colour, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        middle = self.height() / 2
        painter.drawPolyline(
            QPolygonF([QPointF(1.5, middle), QPointF(5, middle + 3.5), QPointF(11.5, middle - 4)])
        )
        words = QRectF(self.rect()).adjusted(20, 0, 0, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self._text)
        painter.end()


class PositionCheckCard(Card):
    """Lists what is wrong with the text and the position, with repairs; else facts.

    Signals:
        squares_marked: tuple of the squares that a line in focus or under the pointer names.
    """

    squares_marked = Signal(object)

    def __init__(self, editor: Editor, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Position check"), parent)
        self._editor = editor
        self._key: object = None
        self._lines: list[ProblemLine] = []
        self._painted = False
        self._verdict = Verdict(self)
        self._after_draft = False
        self._remark = QLabel(self)
        self._facts = QLabel(self)
        self._facts.setObjectName("muted")
        for label in (self._remark, self._facts):
            label.setWordWrap(True)
            label.hide()
        self._column = QVBoxLayout()
        self._column.setSpacing(4)
        self.body.addWidget(self._verdict)
        self.body.addLayout(self._column)
        self.body.addWidget(self._remark)
        self.body.addWidget(self._facts)
        self._check_timer = QTimer(self)
        self._check_timer.setSingleShot(True)
        self._check_timer.timeout.connect(self._check)
        self._facts_timer = QTimer(self)
        self._facts_timer.setSingleShot(True)
        self._facts_timer.setInterval(FACTS_DELAY)
        self._facts_timer.timeout.connect(self._show_facts)
        self.show_state(editor.state)

    @property
    def lines(self) -> tuple[ProblemLine, ...]:
        """The lines that are shown, the gravest first."""
        return tuple(line for line in self._lines if not line.isHidden())

    @property
    def verdict(self) -> Verdict:
        """Says that nothing speaks against the position, when nothing does."""
        return self._verdict

    @property
    def remark(self) -> str:
        """Check, mate or stalemate, or what the board shows in place of a faulty text."""
        return self._remark.text()

    @property
    def facts(self) -> str:
        """Material and number of legal moves, "" while the text is faulty."""
        return self._facts.text()

    def show_state(self, state: EditorState) -> None:
        """Check the position a moment later, if it is another one."""
        record = state.record
        # In EPD the operations behind the text hold the counters.
        key = (record.text, record.position, record.stale, record.chess960)
        if key == self._key:
            return
        self._key = key
        if record.problem is not None:
            self._check_timer.start(DRAFT_DELAY)
        elif not self._check_timer.isActive() or self._check_timer.interval() != CHECK_DELAY:
            self._check_timer.start(CHECK_DELAY)
        if self._painted:
            self._facts_timer.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the card; once it is seen, facts are worth their time."""
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            self._facts_timer.start()

    def _check(self) -> None:
        state = self._editor.state
        if state.problem is None:
            position, chess960 = state.position, state.chess960
            found = guided(diagnose(position, chess960), position)
            self._show_problems(
                [(problem, fixes(problem, position, chess960)) for problem in found]
            )
            objections = any(problem.severity is not Severity.NOTE for problem in found)
            _set_visible(self._verdict, not objections)
            if self._after_draft:
                self._after_draft = False
                self._write(self._remark, "")
        else:
            self._show_draft(state, state.problem)

    def _show_draft(self, state: EditorState, problem: Problem) -> None:
        blank = not state.has_position and not state.record.value.strip()
        self._show_problems([] if blank else [(problem, ())])
        _set_visible(self._verdict, False)
        self._after_draft = True
        if state.has_position:
            self._write(self._remark, self.tr("The board shows the last position that was read."))
        else:
            self._write(self._remark, self.tr("No position yet."))
        self._write(self._facts, "")

    def _show_problems(self, found: list[tuple[Problem, tuple[Fix, ...]]]) -> None:
        while len(self._lines) < len(found):
            line = ProblemLine(self)
            line.marked.connect(self.squares_marked)
            line.fix_chosen.connect(self._apply)
            self._column.addWidget(line)
            self._lines.append(line)
        grade = None
        for index, line in enumerate(self._lines):
            if index < len(found):
                problem, offered = found[index]
                line.show_problem(problem, offered, headed=problem.severity is not grade)
                grade = problem.severity
            _set_visible(line, index < len(found))

    def _show_facts(self) -> None:
        state = self._editor.state
        if state.is_draft:
            return
        position = state.position
        known = facts(position, state.chess960)
        self._write(self._remark, "" if known is None else self._remark_on(known, position))
        self._write(self._facts, self._facts_words(known, position.placement))

    def _facts_words(self, known: Facts | None, placement: Placement) -> str:
        if placement == EMPTY_PLACEMENT:
            return ""
        material = f"{count_text(placement)} · {signature(placement)}"
        others = [self.tr("GBR {0}").format(gbr(placement))]
        if known is not None:
            count = known.legal_moves
            one = self.tr("1 legal move")
            others.append(one if count == 1 else self.tr("%n legal moves", "", count))
        return "\n".join((material, " · ".join(others)))

    def _remark_on(self, known: Facts, position: Position) -> str:
        white = position.side_to_move == WHITE
        if known.checkmate:
            return self.tr("White is mated.") if white else self.tr("Black is mated.")
        if known.stalemate:
            return self.tr("White is stalemated.") if white else self.tr("Black is stalemated.")
        remarks = []
        if known.check:
            remarks.append(
                self.tr("White is in check.") if white else self.tr("Black is in check.")
            )
        if known.insufficient:
            remarks.append(self.tr("Neither side has the material to mate."))
        return " ".join(remarks)

    def _write(self, label: QLabel, text: str) -> None:
        if text != label.text():
            label.setText(text)
            label.setVisible(bool(text))

    def _apply(self, fix: Fix) -> None:
        self._editor.perform(apply_fix, fix.code, fix.position, fix.chess960)


def _set_visible(widget: QWidget, visible: bool) -> None:
    if widget.isHidden() == visible:
        widget.setVisible(visible)
