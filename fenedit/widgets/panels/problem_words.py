"""Problems, notes and repairs in the language of the interface."""

from PySide6.QtCore import QCoreApplication

from fenedit.notation.messages import fix_title, sentence
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.judge.repairs import Fix


def problem_sentence(problem: Problem) -> str:
    """Return what is wrong or odd, where, and what was expected, as one sentence."""
    return sentence(problem, _translated)


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


def _translated(template: str) -> str:
    return QCoreApplication.translate("messages", template)
