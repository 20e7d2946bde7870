"""Words what Popeye says, and shows its own text."""

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QDialog, QPlainTextEdit, QVBoxLayout, QWidget

from fenedit.jobs.questions import FAILURES
from fenedit.notation.position import WHITE, Side
from fenedit.notation.safe_text import breakable, shown
from fenedit.notation.stipulation import parse_stipulation
from fenedit.session.moves.popeye_search import PopeyeSearch
from fenedit.session.moves.puzzle_state import PuzzleState
from fenedit.ui.panels.card import label_for
from fenedit.ui.panels.text import problem_sentence
from fenedit.ui.style import lay_out
from fenedit.ui.translation import counted
from fenedit.ui.verdict import VerdictGrade, VerdictWords

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
    """The words of what Popeye has found of a puzzle, and of how its search goes."""

    def verdict(self, puzzle: PuzzleState) -> VerdictWords:
        """Return the words of the search for the shown puzzle, going on or ended."""
        search = puzzle.popeye
        if search.is_searching:
            return self._progress(search, puzzle.intended)
        failure = popeye_failure_words(*search.failure) if search.failure[0] else ""
        grade, found = VerdictGrade.DOUBTFUL, self.tr("Nothing found")
        ends = {
            "whole": self.tr("Popeye has searched everything."),
            "limit": self.tr("Popeye stopped at a limit of its options."),
            "stopped": self.tr("Stopped before Popeye had searched everything."),
        }
        said = [ends.get(search.end, failure)]
        answer = search.answer
        if answer is None:
            grade, found = VerdictGrade.BAD, self.tr("Cannot be solved")
        elif answer.tree is None:
            found = self.tr("Popeye’s answer was not understood")
            said = [self.tr("“Text…” shows it."), failure]
        elif answer.solutions:
            found = self._counts(search.counts, puzzle.intended)
            if search.end == "whole":
                counts = search.counts.values()
                grade = VerdictGrade.DOUBTFUL if all(counts) else VerdictGrade.BAD
                grade = VerdictGrade.GOOD if self._is_sound(search, puzzle) else grade
        elif search.end == "whole":
            # There may be tries.
            grade, found = VerdictGrade.BAD, self.tr("No solution")
        if search.question is not None and search.question.unmade is not None:
            said.append(problem_sentence(search.question.unmade))
        said += answer.messages if answer is not None and not failure else ()
        reach = breakable(shown("\n".join(filter(None, said)), 2000))
        return VerdictWords(grade, found, reach)

    def _progress(self, search: PopeyeSearch, intended: int) -> VerdictWords:
        found = self._counts({"": search.count}, intended) if search.count else ""
        reach = ""
        if search.move is not None:
            number, move = search.move
            words = self.tr("First move {number}, {move} ({seconds} s)")
            if number <= (total := search.total):
                words = self.tr("First move {number} of {total}, {move} ({seconds} s)")
            reach = words.format(number=number, total=total, move=move, seconds=search.seconds)
        return VerdictWords(None, found or self.tr("Searching…"), reach)

    def _counts(self, counts: dict[str, int], intended: int) -> str:
        """Return the number of solutions, by twin if there are several: a) 1, b) 2 solutions."""
        *others, last = counts.items()
        words = counted("1 solution", self.tr("%n solutions", "", last[1]), last[1])
        if others:
            named = [f"{name}) {count}" for name, count in others]
            words = ", ".join((*named, f"{last[0]}) {words}"))
        if intended:
            of_them = self.tr("{solutions} ({intended} intended)")
            words = of_them.format(solutions=words, intended=intended)
        return words

    def _is_sound(self, search: PopeyeSearch, puzzle: PuzzleState) -> bool:
        """Return whether all twins have as many solutions as intended; any number in help play."""
        if search.question is None or search.question.unmade is not None:
            return False
        asked, counts = parse_stipulation(puzzle.popeye_stipulation), search.counts.values()
        if puzzle.intended:
            return all(count == puzzle.intended for count in counts)
        is_help = asked is not None and asked.is_help
        return all(counts) if is_help else all(count == 1 for count in counts)


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
        lay_out(QVBoxLayout(self), *parts, margins=14, spacing=8)
        self.resize(720, 560)
