"""What is said of problems: verdicts, the words of a solution, why there is none, and by Popeye."""

import re
from collections.abc import Callable, Collection, Iterable
from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject

from fenedit.notation.epd.opcodes import MAX_STRING
from fenedit.notation.position import WHITE, Side, Square
from fenedit.notation.problems import Problem
from fenedit.notation.puzzle import TextFault, faults_in, first_move, in_letters
from fenedit.notation.translatable import QT_TRANSLATE_NOOP
from fenedit.rules.solve.solution import Attack, Defence, Move, Solution, is_meant, with_ep
from fenedit.rules.solve.solution import Words as TextWords
from fenedit.session.moves.solution import Mark, TreeWords
from fenedit.ui.style import current_palette
from fenedit.ui.translation import grouped

_MARKS: Final = {
    Mark.KEY: QT_TRANSLATE_NOOP("PuzzleWords", "key"),
    Mark.COOK: QT_TRANSLATE_NOOP("PuzzleWords", "cook"),
    Mark.SHORT: QT_TRANSLATE_NOOP("PuzzleWords", "short"),
    Mark.TRY: QT_TRANSLATE_NOOP("PuzzleWords", "try"),
    Mark.DUAL: QT_TRANSLATE_NOOP("PuzzleWords", "dual"),
}


def reason_words(problem: Problem) -> str:
    """Return why a position cannot be solved."""
    translate = QCoreApplication.translate
    if problem.code == "play-mate":
        return translate("PuzzleWords", "The side to move is mated already.")
    if problem.code == "play-stalemate":
        return translate("PuzzleWords", "The side to move has no legal move: stalemate.")
    # Here, because most positions can be solved.
    from fenedit.ui.panels.text import problem_sentence

    return problem_sentence(problem)


def mark_words() -> dict[Mark, str]:
    """Return what marks of rows are called, for those that have a name."""
    translate = QCoreApplication.translate
    return {mark: translate("PuzzleWords", word) for mark, word in _MARKS.items()}


_JOINER: Final = "\u2060"
_INSIDE: Final = re.compile(r"(?<=\S)([…-])(?=\w)")


def unbroken(text: str) -> str:
    """Return a text that is not broken behind the dots of 1…Kf7 or the hyphen of O-O.

    Nothing else is seen of that; who reads the text aloud gets the one without it.
    """
    return _INSIDE.sub(rf"\1{_JOINER}", text)


_POPEYE_FAILURES: Final = {
    "popeye-path": QT_TRANSLATE_NOOP("PopeyeWords", "The path {detail} is not absolute."),
    "popeye-missing": QT_TRANSLATE_NOOP("PopeyeWords", "Program not found: {detail}."),
    "popeye-start": QT_TRANSLATE_NOOP("PopeyeWords", "{detail} cannot be started."),
    "popeye-other": QT_TRANSLATE_NOOP("PopeyeWords", "{detail} does not respond like Popeye."),
    "popeye-silent": QT_TRANSLATE_NOOP("PopeyeWords", "{detail} did not respond and was stopped."),
    "popeye-crash": QT_TRANSLATE_NOOP(
        "PopeyeWords", "Popeye ended early. Only what it found so far is certain."
    ),
    "popeye-flood": QT_TRANSLATE_NOOP(
        "PopeyeWords", "Popeye was stopped: it found more than can be shown here."
    ),
    "popeye-time": QT_TRANSLATE_NOOP(
        "PopeyeWords", "Popeye was stopped after an hour. Only what it found so far is certain."
    ),
    "popeye-refused": QT_TRANSLATE_NOOP("PopeyeWords", "Popeye rejects the puzzle: {detail}."),
    "popeye-stipulation": QT_TRANSLATE_NOOP(
        "PopeyeWords", "Popeye cannot solve {detail} here, only #n, h#n and s#n."
    ),
    "popeye-chess960": QT_TRANSLATE_NOOP(
        "PopeyeWords", "Popeye supports castling from standard squares only."
    ),
    "process": QT_TRANSLATE_NOOP("PopeyeWords", "Popeye ended unexpectedly. Try again."),
}

POPEYE_CHOICE_FAULTS: Final = frozenset(
    ("popeye-path", "popeye-missing", "popeye-start", "popeye-other", "popeye-silent")
)
"""Failures that another choice of program may mend."""


def popeye_failure_words(code: str, detail: str) -> str:
    """Return why Popeye has not answered; of a code of `session.popeye`."""
    words = QCoreApplication.translate("PopeyeWords", _POPEYE_FAILURES[code])
    return words.format(detail=detail)


def popeye_task_words(stipulation: str, side: Side) -> str:
    """Return who begins and who mates in h# and s#; only those who know them need not be told."""
    translate = QCoreApplication.translate
    begins_white = side == WHITE
    if stipulation.startswith("s"):
        white = translate("PopeyeWords", "White begins and forces Black to mate.")
        black = translate("PopeyeWords", "Black begins and forces White to mate.")
    elif begins_white == stipulation.endswith(".5"):
        white = translate("PopeyeWords", "White begins; both help White to mate.")
        black = translate("PopeyeWords", "Black begins; both help White to mate.")
    else:
        white = translate("PopeyeWords", "White begins; both help Black to mate.")
        black = translate("PopeyeWords", "Black begins; both help Black to mate.")
    return white if begins_white else black


_FAULTS: Final = {
    "quote": QT_TRANSLATE_NOOP(
        "puzzle_words", "EPD cannot contain straight quotation marks. Use curved ones."
    ),
    "break": QT_TRANSLATE_NOOP(
        "puzzle_words", "{kind} cannot contain line breaks here. Use a space."
    ),
    "control": QT_TRANSLATE_NOOP(
        "puzzle_words", "It has an invisible character, which {kind} cannot contain."
    ),
    "long": QT_TRANSLATE_NOOP(
        "puzzle_words",
        "{kind} has room for {most} characters; these {count} are {over} too many.",
    ),
}
_MENDED: Final = {
    "break": QT_TRANSLATE_NOOP(
        "puzzle_words", "A line break became a space: {kind} cannot contain it here."
    ),
    "quote": QT_TRANSLATE_NOOP("puzzle_words", "Straight quotation marks became curved ones."),
    "control": QT_TRANSLATE_NOOP("puzzle_words", "An invisible character was removed."),
}


def text_fault_words(fault: TextFault, kind: str) -> str:
    """Return why a text is not taken over, and what can be done; `kind` is "EPD" or "PGN"."""
    words = QCoreApplication.translate("puzzle_words", _FAULTS[fault.code])
    over = fault.length - MAX_STRING
    return words.format(kind=kind, most=MAX_STRING, count=fault.length, over=over)


def mend_words(text: str, kind: str) -> str:
    """Return what was changed in a text so that `kind`, "EPD" or "PGN", can write it."""
    codes = [code for code in faults_in(text) if code != "quote" or kind == "EPD"]
    words = (QCoreApplication.translate("puzzle_words", _MENDED[code]) for code in codes)
    return " ".join(words).format(kind=kind)


_MOST_NAMED: Final = 4
"""So many moves are named in a verdict; the rest is counted."""


class VerdictGrade(Enum):
    """How a verdict is to be taken."""

    GOOD = "check"
    """The problem works."""
    BAD = "error"
    """It does not."""
    DOUBTFUL = "warning"
    """It does, with a fault, or that is not known yet."""


TONES: Final = {
    VerdictGrade.GOOD: "accent",
    VerdictGrade.BAD: "danger",
    VerdictGrade.DOUBTFUL: "warning",
}
"""The colours of verdicts, by their names in the window's palette."""


def grade_colour(grade: VerdictGrade) -> str:
    """Return the colour in which a verdict is written."""
    colour: str = getattr(current_palette(), TONES[grade])
    return colour


class VerdictWords(NamedTuple):
    """A verdict in words.

    Attributes:
        grade: how it is to be taken.
        verdict: what was found.
        reach: how far that was searched.
    """

    grade: VerdictGrade
    verdict: str
    reach: str


class PuzzleWords(QObject):
    """Says what was found; a class, because lupdate marks plurals in calls of `self.tr` alone.

    Args:
        letters: tells those of pieces: a language of `notation.languages`, or "figurine".
    """

    def __init__(
        self, letters: Callable[[], str] = lambda: "en", parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._letters = letters

    def verdict(self, solution: Solution, meant: Collection[str] = ()) -> VerdictWords:
        """Return the words of a verdict that is not "off"; `meant` are the author's keys."""
        grade, words = self._found(solution, meant)
        return VerdictWords(grade, words, self._reach(solution))

    def first_moves(self, moves: Iterable[Move], ep_square: Square | None) -> str:
        """Return first moves side by side, of a position with an en passant square or without."""
        return self._moves(f"1.{self._written(move, ep_square)}" for move in moves)

    def _written(self, move: Move, before: str | Square | None) -> str:
        return with_ep(in_letters(move.san, self._letters()), move, before)

    def named(self, keys: Iterable[str], ep_square: Square | None) -> str:
        """Return what is said of keys in the record that do not solve a position."""
        told = self._moves(first_move(key, self._letters(), ep_square) for key in keys)
        return self.text_words().recorded.format(keys=told)

    def tree_words(self) -> TreeWords:
        """Return the words of rows that are no moves."""
        return TreeWords(
            letters=self._letters,
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

    def _reach(self, solution: Solution) -> str:
        if not solution.exact:
            return self.tr("Stopped: only what was searched is certain.")
        seconds = solution.seconds
        told = grouped(seconds, 2) if seconds < 10 else grouped(round(seconds))
        return self.tr("Complete search, {seconds} s").format(seconds=told)

    def _moves(self, moves: Iterable[str]) -> str:
        """Return moves side by side; the last of many are only counted."""
        moves = list(moves)
        named = ", ".join(moves[:_MOST_NAMED])
        if len(moves) <= _MOST_NAMED:
            return named
        more = self.tr("%n more", "", len(moves) - _MOST_NAMED)
        return self.tr("{moves} and {more}").format(moves=named, more=more)


def _duals(attack: Attack, number: int) -> Iterable[tuple[int, str, Defence]]:
    """Yield the defences that have duals, with the number of the move, and the move before."""
    for defence in attack.defences:
        if defence.is_dual:
            yield number, attack.move.uci, defence
        for answer in defence.answers:
            yield from _duals(answer, number + 1)
