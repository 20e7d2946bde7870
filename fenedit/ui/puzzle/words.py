"""The words of verdicts and of the tree: from what the solver found to what a person reads."""

from collections.abc import Collection, Iterable
from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject

from fenedit.notation.problems import Problem
from fenedit.rules.solve.solution import Attack, Defence, Move, Solution
from fenedit.rules.solve.solution_text import Words as TextWords
from fenedit.session.moves.solution import Mark, TreeWords, is_meant
from fenedit.ui.translatable import QT_TRANSLATE_NOOP

_MOST_NAMED: Final = 4
"""So many moves are named in a verdict; the rest is counted."""

_MARKS: Final = {
    Mark.KEY: QT_TRANSLATE_NOOP("PuzzleWords", "key"),
    Mark.COOK: QT_TRANSLATE_NOOP("PuzzleWords", "cook"),
    Mark.SHORT: QT_TRANSLATE_NOOP("PuzzleWords", "short"),
    Mark.TRY: QT_TRANSLATE_NOOP("PuzzleWords", "try"),
    Mark.DUAL: QT_TRANSLATE_NOOP("PuzzleWords", "dual"),
}


class Grade(Enum):
    """How a verdict is to be taken."""

    GOOD = "check"
    """The problem works."""
    BAD = "error"
    """It does not."""
    DOUBTFUL = "warning"
    """It does, with a fault, or that is not known yet."""


class VerdictWords(NamedTuple):
    """A verdict in words.

    Attributes:
        grade: how it is to be taken.
        verdict: what was found.
        reach: how far that was searched.
    """

    grade: Grade
    verdict: str
    reach: str


class PuzzleWords(QObject):
    """Says what was found; a class, because lupdate marks plurals in calls of `self.tr` alone."""

    def verdict(self, solution: Solution, meant: Collection[str] = ()) -> VerdictWords:
        """Return the words of a verdict that is not "off"; `meant` are the author's keys."""
        grade, words = self._found(solution, meant)
        return VerdictWords(grade, words, self._reach(solution))

    def first_moves(self, moves: Iterable[Move]) -> str:
        """Return first moves side by side."""
        return self._moves(f"1.{move.san}" for move in moves)

    def named(self, keys: Iterable[str]) -> str:
        """Return what is said of keys in the record that do not solve."""
        return self.tr("The file names {keys} as key.").format(keys=self._moves(keys))

    def tree_words(self) -> TreeWords:
        """Return the words of rows that are no moves."""
        return TreeWords(
            zugzwang=self.tr("zugzwang"),
            threat=self.tr("threat"),
            but=self.tr("but"),
            others=lambda count: self.tr("any other (%n)", "", count),
            more=lambda count: self.tr("%n more", "", count),
            tries=lambda count: self.tr("Tries: %n", "", count),
            set_play=self.tr("Set play"),
        )

    def text_words(self) -> TextWords:
        """Return the words of a solution that is written out."""
        return TextWords(
            cook=self.tr("cook"),
            short=self.tr("short: #{mate}"),
            none=self.tr("No solution"),
            stopped=self.tr("Stopped before all was searched."),
            set_play=self.tr("Set play"),
            every=self.tr("any"),
            others=self.tr("any other"),
        )

    def _found(self, solution: Solution, meant: Collection[str]) -> tuple[Grade, str]:
        mate = f"#{solution.mate}"
        keys = self.first_moves(key.move for key in solution.keys)
        match solution.verdict:
            case "sound":
                return Grade.GOOD, self.tr("{mate} sound, {key}!").format(mate=mate, key=keys)
            case "cooked":
                cooks = [key.move for key in solution.keys if not is_meant(key.move, meant)]
                if 0 < len(cooks) < len(solution.keys):
                    words = self.tr("{mate} cooked by {keys}")
                    keys = self.first_moves(cooks)
                else:
                    words = self.tr("{mate} cooked: {keys}")
                return Grade.BAD, words.format(mate=mate, keys=keys)
            case "no-solution":
                return Grade.BAD, self.tr("{mate} has no solution").format(mate=mate)
            case "short":
                least = min((attack.mates_in for attack in solution.short), default=0)
                moves = self.first_moves(
                    attack.move for attack in solution.short if attack.mates_in == least
                )
                words = self.tr("Short: mate in {number} by {moves}")
                return Grade.BAD, words.format(number=least, moves=moves)
            case "duals":
                duals = [
                    f"{number}…{defence.move.san}"
                    for key in solution.keys
                    for number, defence in _duals(key, 1)
                ]
                words = self.tr("{mate}, {key}! with duals after {defences}")
                defences = self._moves(duals)
                return Grade.DOUBTFUL, words.format(mate=mate, key=keys, defences=defences)
        if solution.keys:
            words = self.tr("{mate} not finished; so far {keys}")
            return Grade.DOUBTFUL, words.format(mate=mate, keys=keys)
        return Grade.DOUBTFUL, self.tr("{mate} not finished; no key so far").format(mate=mate)

    def _reach(self, solution: Solution) -> str:
        if not solution.exact:
            return self.tr("Stopped: only what was searched is certain.")
        return self.tr("Exact: everything was searched, in {seconds} s.").format(
            seconds=_seconds(solution.seconds)
        )

    def _moves(self, moves: Iterable[str]) -> str:
        """Return moves side by side; the last of many are only counted."""
        moves = list(moves)
        named = ", ".join(moves[:_MOST_NAMED])
        if len(moves) <= _MOST_NAMED:
            return named
        more = self.tr("%n more", "", len(moves) - _MOST_NAMED)
        return self.tr("{moves} and {more}").format(moves=named, more=more)


def reason_words(problem: Problem) -> str:
    """Return why a position cannot be solved."""
    translate = QCoreApplication.translate
    if problem.code == "play-mate":
        return translate("PuzzleWords", "The side to move is mated already.")
    if problem.code == "play-stalemate":
        return translate("PuzzleWords", "The side to move has no legal move: stalemate.")
    # Here, because most positions can be solved.
    from fenedit.ui.panels.problem_words import problem_sentence

    return problem_sentence(problem)


def mark_words() -> dict[Mark, str]:
    """Return what marks of rows are called, for those that have a name."""
    translate = QCoreApplication.translate
    return {mark: translate("PuzzleWords", word) for mark, word in _MARKS.items()}


def _duals(attack: Attack, number: int) -> Iterable[tuple[int, Defence]]:
    """Yield the defences that have duals, with the number of the move, from a move of a key on."""
    for defence in attack.defences:
        if defence.is_dual:
            yield number, defence
        for answer in defence.answers:
            yield from _duals(answer, number + 1)


def _seconds(seconds: float) -> str:
    return f"{seconds:.2f}" if seconds < 10 else f"{seconds:.0f}"
