"""Tells a screen reader what the position check says, once the position stands still."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from fenedit.notation.problems import Severity

if TYPE_CHECKING:
    from fenedit.ui.panels.problem_line import ProblemLine

DELAY_MS = 1000
"""Milliseconds without a change until the verdict is said: nobody is talked to while typing."""


class CheckVoice(QObject):
    """Says how many problems there are and what the first is, when that has changed."""

    def __init__(self, card: QWidget) -> None:
        """Speak for a card, whose description holds the words as well."""
        super().__init__(card)
        self._card = card
        # At the start it would be no news.
        self._said = self._words = self.tr("No objection found")
        card.setAccessibleDescription(self._words)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY_MS)
        self._timer.timeout.connect(self._say)

    def tell(self, lines: Sequence[ProblemLine]) -> None:
        """Take note of the lines that are shown; () for none."""
        words = self._summary(lines)
        if words == self._words:
            return
        self._words = words
        self._card.setAccessibleDescription(words)
        self._timer.start()

    def _summary(self, lines: Sequence[ProblemLine]) -> str:
        # A note is no problem, and read where it stands; but one may leave all unknown.
        grave = [line for line in lines if not _is_note(line)]
        if not grave:
            return self.tr("No objection found")
        first = grave[0].accessibleName()
        if len(grave) == 1:
            return first
        count = self.tr("%n problems", "", len(grave))
        return self.tr("{count}. First: {problem}").format(count=count, problem=first)

    def _say(self) -> None:
        if self._words != self._said:
            self._said = self._words
            if QAccessible.isActive():
                QAccessible.updateAccessibility(
                    QAccessibleAnnouncementEvent(self._card, self._words)
                )


def _is_note(line: ProblemLine) -> bool:
    # Here, because nothing is judged before the window is shown.
    from fenedit.session.position_check import speaks_against

    problem = line.problem
    if problem is None or speaks_against(problem):
        return False
    return problem.severity is Severity.NOTE
