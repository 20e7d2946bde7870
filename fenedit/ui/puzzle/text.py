"""What is said of problems: verdicts, the solution, Popeye, and the texts of the form."""

import re
from collections.abc import Collection, Iterable
from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject

from fenedit.notation.epd.opcodes import MAX_STRING
from fenedit.notation.position import WHITE, Side
from fenedit.notation.problems import Problem
from fenedit.notation.puzzle import MOVES, TEXTS, TextFault, faults_in
from fenedit.notation.safe_text import shown, shown_name
from fenedit.rules.solve.solution import Attack, Defence, Move, Solution
from fenedit.rules.solve.solution_text import Words as TextWords
from fenedit.rules.solve.solution_text import is_meant
from fenedit.session.moves.solution import Mark, TreeWords
from fenedit.ui.style import current_palette
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


class VerdictGrade(Enum):
    """How a verdict is to be taken."""

    GOOD = "check"
    """The problem works."""
    BAD = "error"
    """It does not."""
    DOUBTFUL = "warning"
    """It does, with a fault, or that is not known yet."""


def grade_colour(grade: VerdictGrade) -> str:
    """Return the colour in which a verdict is written."""
    palette = current_palette()
    return {
        VerdictGrade.GOOD: palette.accent,
        VerdictGrade.BAD: palette.danger,
        VerdictGrade.DOUBTFUL: palette.warning,
    }[grade]


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

    def _found(self, solution: Solution, meant: Collection[str]) -> tuple[VerdictGrade, str]:
        mate = f"#{solution.mate}"
        keys = self.first_moves(key.move for key in solution.keys)
        match solution.verdict:
            case "sound":
                return VerdictGrade.GOOD, self.tr("{mate} sound, {key}!").format(
                    mate=mate, key=keys
                )
            case "cooked":
                cooks = [key.move for key in solution.keys if not is_meant(key.move, meant)]
                if 0 < len(cooks) < len(solution.keys):
                    words = self.tr("{mate} cooked by {keys}")
                    keys = self.first_moves(cooks)
                else:
                    words = self.tr("{mate} cooked: {keys}")
                return VerdictGrade.BAD, words.format(mate=mate, keys=keys)
            case "no-solution":
                return VerdictGrade.BAD, self.tr("{mate} has no solution").format(mate=mate)
            case "short":
                least = min((attack.mates_in for attack in solution.short), default=0)
                moves = self.first_moves(
                    attack.move for attack in solution.short if attack.mates_in == least
                )
                words = self.tr("Short: mate in {number} by {moves}")
                return VerdictGrade.BAD, words.format(number=least, moves=moves)
            case "duals":
                duals = [
                    f"{number}…{defence.move.san}"
                    for key in solution.keys
                    for number, defence in _duals(key, 1)
                ]
                words = self.tr("{mate}, {key}! with duals after {defences}")
                defences = self._moves(duals)
                return VerdictGrade.DOUBTFUL, words.format(mate=mate, key=keys, defences=defences)
        if solution.keys:
            words = self.tr("{mate} not finished; so far {keys}")
            return VerdictGrade.DOUBTFUL, words.format(mate=mate, keys=keys)
        return VerdictGrade.DOUBTFUL, self.tr("{mate} not finished; no key so far").format(
            mate=mate
        )

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
    from fenedit.ui.panels.text import problem_sentence

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


_JOINER: Final = "\u2060"
_INSIDE: Final = re.compile(r"(?<=\S)([…-])(?=\w)")


def unbroken(text: str) -> str:
    """Return a text that is not broken behind the dots of 1…Kf7 or the hyphen of O-O.

    Nothing else is seen of that; who reads the text aloud gets the one without it.
    """
    return _INSIDE.sub(rf"\1{_JOINER}", text)


_POPEYE_FAILURES: Final = {
    "popeye-path": QT_TRANSLATE_NOOP("PopeyeWords", "The path {detail} is not absolute."),
    "popeye-missing": QT_TRANSLATE_NOOP("PopeyeWords", "There is no program {detail}."),
    "popeye-start": QT_TRANSLATE_NOOP("PopeyeWords", "{detail} cannot be started."),
    "popeye-other": QT_TRANSLATE_NOOP("PopeyeWords", "{detail} does not answer as Popeye does."),
    "popeye-silent": QT_TRANSLATE_NOOP("PopeyeWords", "{detail} did not answer and was ended."),
    "popeye-crash": QT_TRANSLATE_NOOP(
        "PopeyeWords", "Popeye has ended before it was done. Only what it said is certain."
    ),
    "popeye-flood": QT_TRANSLATE_NOOP(
        "PopeyeWords", "Popeye was ended: it has found more than can be shown here."
    ),
    "popeye-time": QT_TRANSLATE_NOOP(
        "PopeyeWords", "Popeye was ended after an hour. Only what it said is certain."
    ),
    "popeye-refused": QT_TRANSLATE_NOOP("PopeyeWords", "Popeye refuses the problem: {detail}."),
    "popeye-stipulation": QT_TRANSLATE_NOOP(
        "PopeyeWords", "Popeye is not asked for {detail} here, only for #n, h#n and s#n."
    ),
    "popeye-chess960": QT_TRANSLATE_NOOP(
        "PopeyeWords", "Popeye knows castling from the squares of standard chess only."
    ),
    "process": QT_TRANSLATE_NOOP(
        "PopeyeWords", "The process that runs Popeye has ended unexpectedly. Ask again."
    ),
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
        if begins_white:
            return translate("PopeyeWords", "White begins and makes Black mate.")
        return translate("PopeyeWords", "Black begins and makes White mate.")
    if begins_white == stipulation.endswith(".5"):
        if begins_white:
            return translate("PopeyeWords", "White begins; both help White to mate.")
        return translate("PopeyeWords", "Black begins; both help White to mate.")
    if begins_white:
        return translate("PopeyeWords", "White begins; both help Black to mate.")
    return translate("PopeyeWords", "Black begins; both help Black to mate.")


def text_fault_words(fault: TextFault, kind: str) -> str:
    """Return why a text is not taken over, and what can be done; `kind` is "EPD" or "PGN"."""
    translate = QCoreApplication.translate
    if fault.code == "quote":
        return translate(
            "puzzle_words",
            "EPD has no way to write a straight quotation mark. Curved ones will do.",
        )
    if fault.code == "break":
        words = translate("puzzle_words", "{kind} keeps a text on one line. A blank will do.")
        return words.format(kind=kind)
    if fault.code == "control":
        words = translate(
            "puzzle_words", "A character that cannot be seen is in it, which {kind} cannot write."
        )
        return words.format(kind=kind)
    words = translate(
        "puzzle_words", "{kind} has room for {most} characters, these are {count}: {over} too many."
    )
    over = fault.length - MAX_STRING
    return words.format(kind=kind, most=MAX_STRING, count=fault.length, over=over)


def move_words(word: str) -> str:
    """Return why a word is not taken over as a move."""
    words = QCoreApplication.translate("puzzle_words", "“{word}” is no move such as Nf3 or exd8=Q.")
    return words.format(word=shown_name(word))


def mend_words(text: str, kind: str) -> str:
    """Return what was changed in a text so that `kind`, "EPD" or "PGN", can write it."""
    translate = QCoreApplication.translate
    said = {
        "break": translate("puzzle_words", "A line break became a blank: {kind} keeps one line."),
        "quote": translate("puzzle_words", "Straight quotation marks became curved ones."),
        "control": translate("puzzle_words", "A character that cannot be seen was taken out."),
    }
    codes = [code for code in faults_in(text) if code != "quote" or kind == "EPD"]
    return " ".join(said[code] for code in codes).format(kind=kind)


def date_words(text: str) -> str:
    """Return that a text is no date."""
    words = QCoreApplication.translate(
        "puzzle_words", "“{text}” is no date such as 1977 or 1977-05-31. It is kept as typed."
    )
    return words.format(text=shown(text))


def latin_words(text: str) -> str:
    """Return which character of a text Latin-1 lacks, "" if it has them all."""
    odd = next((char for char in text if ord(char) > 0xFF), "")
    if not odd:
        return ""
    words = QCoreApplication.translate(
        "puzzle_words", "This file is in Latin-1, which has no “{odd}”. Saving will offer UTF-8."
    )
    return words.format(odd=shown_name(odd))


def illegal_words(problem: Problem) -> str:
    """Return why a move of a field cannot be played, of what `checked_moves` finds."""
    translate = QCoreApplication.translate
    words = translate("puzzle_words", "“{move}” is not a legal move here.")
    if problem.code == "ambiguous-move":
        words = translate("puzzle_words", "“{move}” could be the move of two pieces.")
    return words.format(move=shown_name(dict(problem.data)["found"]))


def lost_words(text: str) -> str:
    """Return which text a field had that could not be kept."""
    words = QCoreApplication.translate("puzzle_words", "Not kept: “{text}”")
    return words.format(text=shown(text))


def fill_words(may: bool, able: bool) -> str:
    """Return what filling in from the solver does.

    Args:
        may: whether it can be done and changes something.
        able: whether the solver has solved the position.
    """
    translate = QCoreApplication.translate
    if may:
        return translate(
            "puzzle_words", "Write all keys and the number of moves that the solver found"
        )
    if able:
        return translate(
            "puzzle_words",
            "The record says already what the solver found, or it found no solution",
        )
    return translate("puzzle_words", "The solver has not solved this position yet")


def held_words(name: str) -> str:
    """Return where a field of a puzzle is kept."""
    opcode = {**TEXTS, **MOVES, "date": TEXTS["source"]}[name]
    words = QCoreApplication.translate("puzzle_words", "EPD keeps it as {opcode}")
    return words.format(opcode=opcode)
