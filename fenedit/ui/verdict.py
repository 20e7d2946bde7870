"""Puts verdicts on puzzles, and solutions, into words."""

from collections.abc import Callable, Collection, Iterable, Sequence
from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import QObject

from fenedit.notation.position import Square
from fenedit.notation.puzzle import first_move, in_letters
from fenedit.rules.solve.solution import Attack, Defence, Move, Solution, is_meant, with_ep
from fenedit.rules.solve.solution import Words as TextWords
from fenedit.ui.style import current_palette
from fenedit.ui.translation import counted, grouped

_MOST_NAMED = 4
"""Moves named by a verdict; the others are counted."""


class VerdictGrade(Enum):
    """The grade of a verdict."""

    GOOD = "check"
    """The puzzle is sound."""
    BAD = "error"
    """The puzzle is not sound."""
    DOUBTFUL = "warning"
    """The puzzle has a minor fault, or is not solved completely."""


TONES = {
    VerdictGrade.GOOD: "accent",
    VerdictGrade.BAD: "danger",
    VerdictGrade.DOUBTFUL: "warning",
}
"""The colours of verdicts, by their names in the window's palette."""


def grade_colour(grade: VerdictGrade) -> str:
    """Return the colour of a verdict."""
    colour: str = getattr(current_palette(), TONES[grade])
    return colour


class VerdictWords(NamedTuple):
    """A verdict in words.

    Attributes:
        grade: its grade; None for no verdict yet.
        verdict: the result.
        reach: how complete the search was.
    """

    grade: VerdictGrade | None
    verdict: str
    reach: str


class PuzzleWords(QObject):
    """The words of results.

    Args:
        letters: returns the language of piece letters, see `notation.languages`, or "figurine".
    """

    def __init__(
        self, letters: Callable[[], str] = lambda: "en", parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._letters = letters

    def verdict(self, solution: Solution, meant: Collection[str] = ()) -> VerdictWords:
        """Return the words of a verdict other than "off"; `meant` are the author's keys."""
        grade, words = self._found(solution, meant)
        reach = self.tr("Stopped: only what was searched is certain.")
        if solution.exact:
            seconds = solution.seconds
            shown = grouped(seconds, 2) if seconds < 10 else grouped(round(seconds))
            reach = self.tr("Complete search, {seconds} s").format(seconds=shown)
        return VerdictWords(grade, words, reach)

    def first_moves(
        self, moves: Iterable[Move], ep_square: Square | None, *, late: bool = False
    ) -> str:
        """Return first moves in a row, for a position with or without an en passant square.

        `late` is whether the first half move is left out.
        """
        number = "1…" if late else "1."
        return self._moves(f"{number}{self._written(move, ep_square)}" for move in moves)

    def _written(self, move: Move, before: str | Square | None) -> str:
        return with_ep(in_letters(move.san, self._letters()), move, before)

    def solutions(self, counts: Sequence[int], intended: int) -> str:
        """Return how many there are, of each twin, and how many are intended; 0 if unsaid."""
        total = sum(counts)
        words = counted("1 solution", self.tr("%n solutions", "", total), total)
        if len(counts) > 1:
            words = self.tr("{numbers} solutions").format(numbers=" + ".join(map(str, counts)))
        if intended:
            of_them = self.tr("{solutions} ({intended} intended)")
            words = of_them.format(solutions=words, intended=intended)
        return words

    def named(self, keys: Iterable[str], ep_square: Square | None) -> str:
        """Return the sentence about keys in the record that do not solve the position."""
        shown = self._moves(first_move(key, self._letters(), ep_square) for key in keys)
        return self.text_words().recorded.format(keys=shown)

    def text_words(self) -> TextWords:
        """Return the words of a solution as text."""
        return TextWords(
            cook=self.tr("cook"),
            short=self.tr("short: #{mate}"),
            none=self.tr("No solution"),
            stopped=self.tr("Stopped before the search was complete."),
            set_play=self.tr("Set play"),
            every=self.tr("any"),
            others=self.tr("any other"),
            recorded=self.tr("The record gives {keys} as the key."),
        )

    def _found(self, solution: Solution, meant: Collection[str]) -> tuple[VerdictGrade, str]:
        grade, keys, mate = VerdictGrade.BAD, solution.keys, f"#{solution.mate}"
        ep_square = solution.position.ep_square
        moves = self.first_moves((key.move for key in keys), ep_square)
        match solution.verdict:
            case "sound":
                grade, words = VerdictGrade.GOOD, self.tr("{mate} sound, {key}!")
            case "cooked":
                cooks = [key.move for key in keys if not is_meant(key.move, meant)]
                words = self.tr("{mate} cooked: {keys}")
                if 0 < len(cooks) < len(keys):
                    moves = self.first_moves(cooks, ep_square)
            case "no-solution":
                words = self.tr("{mate} has no solution")
            case "short":
                least = min((attack.mates_in for attack in solution.short), default=0)
                short = (attack.move for attack in solution.short if attack.mates_in == least)
                words = self.tr("Short: mate in {number} by {moves}")
                return grade, words.format(number=least, moves=self.first_moves(short, ep_square))
            case "duals":
                duals = (
                    f"{number}…{self._written(defence.move, before)}"
                    for key in keys
                    for number, before, defence in _duals(key, 1)
                )
                words = self.tr("{mate}, {key}! with duals after {defences}")
                words = words.format(mate=mate, key=moves, defences=self._moves(duals))
                return VerdictGrade.DOUBTFUL, words
            case _:
                grade, words = VerdictGrade.DOUBTFUL, self.tr("{mate} not finished; no key so far")
                if keys:
                    words = self.tr("{mate} not finished; so far {keys}")
        return grade, words.format(mate=mate, key=moves, keys=moves)

    def _moves(self, moves: Iterable[str]) -> str:
        """Return moves in a row; many are cut and counted."""
        moves = list(moves)
        named = ", ".join(moves[:_MOST_NAMED])
        if len(moves) <= _MOST_NAMED:
            return named
        more = self.tr("%n more", "", len(moves) - _MOST_NAMED)
        return self.tr("{moves} and {more}").format(moves=named, more=more)


def _duals(attack: Attack, number: int) -> Iterable[tuple[int, str, Defence]]:
    """Yield the defences with duals, with their move number and the move before."""
    for defence in attack.defences:
        if defence.is_dual:
            yield number, attack.move.uci, defence
        for answer in defence.answers:
            yield from _duals(answer, number + 1)
