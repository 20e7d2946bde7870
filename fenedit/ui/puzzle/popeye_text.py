"""Words what Popeye says, and shows its own text."""

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from fenedit.jobs.puzzles import popeye_verdict
from fenedit.jobs.questions import FAILURES, Found, RowKind
from fenedit.notation.position import WHITE, Side
from fenedit.notation.puzzle import Puzzle
from fenedit.notation.safe_text import breakable, shown
from fenedit.notation.stipulation import parse_stipulation
from fenedit.rules.moves.popeye import Answer
from fenedit.session.moves.popeye_search import PopeyeSearch
from fenedit.session.moves.puzzle_state import PuzzleState
from fenedit.ui.dialogs import Help
from fenedit.ui.panels.card import label_for
from fenedit.ui.panels.text import problem_sentence
from fenedit.ui.style import lay_out
from fenedit.ui.verdict import PuzzleWords, VerdictGrade, VerdictWords

translate = QCoreApplication.translate


def popeye_failure_words(code: str, detail: str) -> str:
    """Return why Popeye has failed, for a code of `rules.popeye.FailureCode`."""
    return translate("PopeyeWords", FAILURES[code]).format(detail=detail)


def popeye_task_words(stipulation: str, side: Side) -> str:
    """Return who begins, and in h# and s# who mates."""
    begins_white, asked = side == WHITE, parse_stipulation(stipulation)
    kind = "" if asked is None or asked.series or asked.goal != "#" else asked.play
    if kind == "s":
        white = translate("PopeyeWords", "White begins and forces Black to mate.")
        black = translate("PopeyeWords", "Black begins and forces White to mate.")
    elif kind != "h" or asked is None:
        white = translate("PopeyeWords", "White begins.")
        black = translate("PopeyeWords", "Black begins.")
    elif begins_white == asked.half:
        white = translate("PopeyeWords", "White begins; both help White to mate.")
        black = translate("PopeyeWords", "Black begins; both help White to mate.")
    else:
        white = translate("PopeyeWords", "White begins; both help Black to mate.")
        black = translate("PopeyeWords", "Black begins; both help Black to mate.")
    return white if begins_white else black


class PopeyeWords(QObject):
    """Words what Popeye has found for a puzzle, and the progress of its search."""

    def verdict(self, puzzle: PuzzleState) -> VerdictWords:
        """Return the words of the last search for the shown puzzle, also while it goes on."""
        search = puzzle.popeye
        if search.is_searching:
            return self._progress(search, puzzle.intended)
        failure = popeye_failure_words(*search.failure) if search.failure[0] else ""
        grade, found = VerdictGrade.DOUBTFUL, self.tr("Nothing found")
        ends = {
            "whole": self.tr("Popeye has searched everything."),
            "limit": self.tr("Popeye stopped at a limit set in its options."),
            "stopped": self.tr("Stopped before Popeye had searched everything."),
        }
        said = [ends.get(search.end, failure)]
        answer = search.answer
        if answer is None or search.question is None or search.failure[0] == "popeye-unknown":
            grade, found = VerdictGrade.BAD, self.tr("Cannot be solved")
        elif answer.tree is None:
            found = self.tr("Popeye’s answer was not understood")
            said = [self.tr("“Text…” shows it."), failure]
        elif answer.solutions or answer.short:
            exact = search.end == "whole" and search.question.unmade is None
            kind = "unfinished" if failure else _kind(puzzle, answer, exact=exact)
            if kind not in ("solved", "unfinished"):
                grade = VerdictGrade.GOOD if kind == "sound" else VerdictGrade.BAD
            found = self._key_words(puzzle, answer, kind)
            found = found or PuzzleWords().solutions(answer.counts, puzzle.intended)
        elif search.end == "whole":
            # There may be tries.
            grade, found = VerdictGrade.BAD, self.tr("No solution")
        elif search.end == "stopped":
            found, said = self.tr("Stopped: no solution so far"), []
        if search.question is not None and search.question.unmade is not None:
            said.append(problem_sentence(search.question.unmade))
        said += answer.messages if answer is not None and not failure else ()
        reach = breakable(shown("\n".join(filter(None, said)), 2000))
        return VerdictWords(grade, found, reach)

    def unstated(self, puzzle: PuzzleState) -> int:
        """Return how many solutions were found; 0 if the record says how many are intended."""
        if puzzle.popeye_tree is None or puzzle.popeye.end != "whole":
            return 0
        answer = puzzle.popeye.answer
        if answer is None or _kind(puzzle, answer, exact=True) != "solved":
            return 0
        return max(answer.counts)

    def _progress(self, search: PopeyeSearch, intended: int) -> VerdictWords:
        found = PuzzleWords().solutions((search.count,), intended) if search.count else ""
        reach = ""
        if search.move is not None:
            number, move = search.move
            words = self.tr("First move {number}, {move} ({seconds} s)")
            if number <= (total := search.total):
                words = self.tr("First move {number} of {total}, {move} ({seconds} s)")
            reach = words.format(number=number, total=total, move=move, seconds=search.seconds)
        return VerdictWords(None, found or self.tr("Searching…"), reach)

    def _key_words(self, puzzle: PuzzleState, answer: Answer, kind: RowKind) -> str:
        """Return a verdict on keys in our solver's words; "" for lines, twins and open results."""
        tree = answer.tree
        assert tree is not None  # there are solutions
        ep_square, letters = puzzle.diagram.ep_square, tree.letters_for(puzzle.letters())
        by = PuzzleWords(lambda: letters)
        if kind == "short":
            short = by.first_moves(answer.short, ep_square, late=tree.asked[0].late)
            return translate("record_words", "Short: {moves}").format(moves=short)
        asked = parse_stipulation(puzzle.popeye_stipulation)
        words = {
            "sound": translate("PuzzleWords", "{mate} sound, {key}!"),
            "cooked": translate("PuzzleWords", "{mate} cooked: {keys}"),
        }.get(kind, "")
        if asked is None or asked.is_help or asked.series or asked.half or tree.has_twins:
            return ""
        keys = by.first_moves(tree.first_moves, ep_square)
        return words.format(mate=asked.signs, key=keys, keys=keys)


def _kind(puzzle: PuzzleState, answer: Answer, *, exact: bool) -> RowKind:
    found = Found((), answer.counts, (), 0.0, exact, short=answer.short)
    return popeye_verdict(found, puzzle.record or Puzzle())


_MOST_ASKED = 12
"""The most lines of the input that are visible at once."""


class PopeyeText(QDialog):
    """Shows what Popeye was asked and what it has printed, in its own words.

    Attributes:
        question: the input.
        answer: the output.
    """

    def __init__(self, question: str, answer: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Popeye"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.question, self.answer = QPlainTextEdit(question, self), QPlainTextEdit(answer, self)
        titles = self.tr("What Popeye is asked"), self.tr("What Popeye says")
        parts: list[tuple[QWidget, int]] = []
        for box, title, share in zip((self.question, self.answer), titles, (1, 3), strict=True):
            box.setReadOnly(True)
            box.setTabChangesFocus(True)
            box.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
            box.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
            parts += [(label_for(box, title, self), 0), (box, share)]
        self.question.ensurePolished()
        lines = min(self.question.blockCount(), _MOST_ASKED)
        self.question.setFixedHeight(lines * self.question.fontMetrics().lineSpacing() + 28)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        Help(buttons, "puzzles", "solve-with-popeye")
        lay_out(QVBoxLayout(self), *parts, buttons, margins=14, spacing=8)
        self.resize(720, 560)
