"""One line of the position check: a problem, its grade, and its repairs."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from fenedit.notation.problems import Problem, Severity
from fenedit.ui.panels.button_flow import ButtonFlow
from fenedit.ui.panels.grade_mark import MARK, grade_colours, paint_mark
from fenedit.ui.panels.problem_words import (
    fix_words,
    grade_word,
    graded_sentence,
    problem_sentence,
)
from fenedit.ui.style import current_palette

if TYPE_CHECKING:
    from fenedit.rules.judge.repairs import Fix

_INSET = 9
_RADIUS = 7
_BUTTON_PADDING = 7


class ProblemLine(QFrame):
    """A tinted box that names a problem; it can take the focus.

    Signals:
        marked: the Problem while the line, or a button of it, is in focus or under the pointer,
            then None.
        fix_chosen: the Fix whose button was pressed.
        why_asked: the Problem that is to be explained.
    """

    marked = Signal(object)
    fix_chosen = Signal(object)
    why_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._problem: Problem | None = None
        self._fixes: tuple[Fix, ...] = ()
        self._buttons: list[QPushButton] = []
        self._hovered = False
        self._headed = True
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._grade_font = QFont(self.font())
        self._grade_font.setBold(True)
        self._sentence = QLabel(self)
        self._sentence.setWordWrap(True)
        # The sentence is indented as the words of a quiet button are.
        self._sentence.setContentsMargins(_BUTTON_PADDING, 0, _BUTTON_PADDING, 0)
        self._why = self._make_button(self.tr("Why?"))
        self._why.setObjectName("why")
        self._why.setToolTip(self.tr("Explain this (F1)"))
        self._why.clicked.connect(self._ask_why)
        self._row = ButtonFlow(self._why)
        column = QVBoxLayout(self)
        self._column = column
        column.setSpacing(1)
        column.addWidget(self._sentence)
        column.addLayout(self._row)
        self._set_margins()

    @property
    def problem(self) -> Problem | None:
        """What the line shows."""
        return self._problem

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """The buttons of the repairs that are offered."""
        return tuple(self._buttons[: len(self._fixes)])

    @property
    def why(self) -> QPushButton:
        """The button that asks for an explanation."""
        return self._why

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """Where Tab stops, in its order."""
        return self, *self._buttons, self._why

    def show_problem(self, problem: Problem, fixes: tuple[Fix, ...], headed: bool = True) -> None:
        """Show a problem and the repairs that are offered for it.

        A line below another of its grade needs no head of its own.
        """
        if headed != self._headed:
            self._headed = headed
            self._set_margins()
        if problem == self._problem and fixes == self._fixes:
            return
        before, self._problem = self._problem, problem
        self._show_fixes(fixes)
        sentence = problem_sentence(problem)
        self._sentence.setText(sentence)
        self.setAccessibleName(self._spoken(graded_sentence(problem), fixes))
        # Of many buttons of one name, each says to a screen reader what it is about.
        self._why.setAccessibleDescription(sentence)
        self.update()
        if problem != before and self._is_pointed_at():
            self._mark()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Who goes on to a button of the line still wants to see what it is about.
        if event.type() in {QEvent.Type.FocusIn, QEvent.Type.FocusOut}:
            self._mark()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        # F1 is the window's too; with a line in focus it means the line, also on its buttons.
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.matches(QKeySequence.StandardKey.HelpContents)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.HelpContents):
            self._ask_why()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._hovered = True
        self._mark()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hovered = False
        self._mark()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()
        self._mark()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()
        self._mark()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box and its header: a mark and the grade's word, in the grade's colour."""
        if self._problem is None:
            return
        severity = self._problem.severity
        colour, tint = grade_colours(severity, current_palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour, 1) if self.hasFocus() else Qt.PenStyle.NoPen)
        painter.setBrush(tint)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        if self._headed:
            self._paint_head(painter, severity, colour, tint)
        painter.end()

    def _make_button(self, text: str = "") -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName("quiet")
        button.setAutoDefault(True)
        button.installEventFilter(self)
        return button

    def _set_margins(self) -> None:
        head = QFontMetrics(self._grade_font).height() + 2 if self._headed else -2
        left = _INSET - _BUTTON_PADDING
        self._column.setContentsMargins(left, _INSET + head, left, 2)

    def _paint_head(
        self, painter: QPainter, severity: Severity, colour: QColor, tint: QColor
    ) -> None:
        height = QFontMetrics(self._grade_font).height()
        paint_mark(painter, severity, QPointF(_INSET, _INSET + (height - MARK) / 2), colour, tint)
        painter.setPen(colour)
        painter.setFont(self._grade_font)
        words = QRectF(_INSET + MARK + 6, _INSET, self.width(), height)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, grade_word(severity))

    def _show_fixes(self, fixes: tuple[Fix, ...]) -> None:
        if fixes == self._fixes:
            return
        self._fixes = fixes
        while len(self._buttons) < len(fixes):
            button = self._make_button()
            button.clicked.connect(partial(self._choose, len(self._buttons)))
            QWidget.setTabOrder(self._buttons[-1] if self._buttons else self, button)
            self._row.insert(button)
            self._buttons.append(button)
        for index, button in enumerate(self._buttons):
            offered = index < len(fixes)
            button.setVisible(offered)
            if offered:
                button.setText(fix_words(fixes[index]))

    def _spoken(self, words: str, fixes: tuple[Fix, ...]) -> str:
        if not fixes:
            return words
        pattern = self.tr("{problem} Fix: {fixes}.")
        return pattern.format(problem=words, fixes=", ".join(map(fix_words, fixes)))

    def _choose(self, index: int) -> None:
        self.fix_chosen.emit(self._fixes[index])

    def _ask_why(self) -> None:
        if self._problem is not None:
            self.why_asked.emit(self._problem)

    def _is_pointed_at(self) -> bool:
        focused = QApplication.focusWidget()
        return self._hovered or focused in (self, self._why, *self._buttons)

    def _mark(self) -> None:
        self.marked.emit(self._problem if self._is_pointed_at() else None)
