"""Problems, notes and repairs in the language of the interface."""

from PySide6.QtCore import QCoreApplication

from fenedit.notation.messages import explanation, fix_title, sentence
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.judge.repairs import Fix


def problem_sentence(problem: Problem) -> str:
    """Return what is wrong or odd, where, and what was expected, as one sentence."""
    return sentence(problem, _translated)


def graded_sentence(problem: Problem) -> str:
    """Return the same behind its grade, for where no mark and no colour shows it."""
    return f"{grade_word(problem.severity)}: {problem_sentence(problem)}"


def problem_explanation(problem: Problem) -> str:
    """Return why it is a problem, in a few sentences; "" if no more is known than its grade."""
    return explanation(problem, _translated)


def fix_words(fix: Fix) -> str:
    """Return what the button of a repair says."""
    return fix_title(fix.code, fix.data, _translated)


def grade_word(severity: Severity) -> str:
    """Return how grave a problem is, in a word or two."""
    translate = QCoreApplication.translate
    return {
        Severity.NOT_FEN: translate("problem_words", "Not FEN"),
        Severity.NOT_PLAYABLE: translate("problem_words", "Not playable"),
        Severity.ILLEGAL: translate("problem_words", "Illegal"),
        Severity.HINT: translate("problem_words", "Hint"),
        Severity.NOTE: translate("problem_words", "Note"),
    }[severity]


def grade_explanation(severity: Severity) -> str:
    """Return what a grade means, in a sentence or two."""
    translate = QCoreApplication.translate
    return {
        Severity.NOT_FEN: translate("problem_words", "The text cannot be read as a position."),
        Severity.NOT_PLAYABLE: translate(
            "problem_words",
            "Engines refuse the position, or drop what it claims of castling and en passant.",
        ),
        Severity.ILLEGAL: translate(
            "problem_words",
            "It is proven that no game leads here. Engines play it all the same, and composed "
            "positions need not care.",
        ),
        Severity.HINT: translate("problem_words", "Possible, but likely a slip."),
        Severity.NOTE: translate("problem_words", "Only to know: nothing is wrong."),
    }[severity]


def _translated(template: str) -> str:
    return QCoreApplication.translate("messages", template)
