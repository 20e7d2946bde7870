"""One line of the position check: a problem, its grade, and its repairs."""

from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from fenedit.notation.problems import Problem, Severity
from fenedit.rules.judge.repairs import Fix
from fenedit.widgets.panels.problem_words import fix_words, grade_word, problem_sentence
from fenedit.widgets.style import Palette, current_palette

_MARK = 12.0
_INSET = 9
_RADIUS = 7
_BUTTON_PADDING = 7


class ProblemLine(QFrame):
    """A tinted box that names a problem; it can take the focus.

    Signals:
        marked: tuple of the problem's squares while it is in focus or under the pointer, then ().
        fix_chosen: the Fix whose button was pressed.
    """

    marked = Signal(object)
    fix_chosen = Signal(object)

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
        self._sentence.setContentsMargins(_BUTTON_PADDING, 0, 0, 0)
        self._row = QHBoxLayout()
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addStretch(1)
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

    def show_problem(self, problem: Problem, fixes: tuple[Fix, ...], headed: bool = True) -> None:
        """Show a problem and the repairs that are offered for it.

        A line below another of its grade needs no head of its own.
        """
        self._show_fixes(fixes)
        if headed != self._headed:
            self._headed = headed
            self._set_margins()
        if problem == self._problem:
            return
        before, self._problem = self._problem, problem
        sentence = problem_sentence(problem)
        self._sentence.setText(sentence)
        self.setAccessibleName(f"{grade_word(problem.severity)}: {sentence}")
        self.update()
        if self._is_pointed_at() and (before is None or before.squares != problem.squares):
            self.marked.emit(problem.squares)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._hovered = True
        self._mark()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hovered = False
        self._headed = True
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
        colour, tint = _colours(severity, current_palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour, 1) if self.hasFocus() else Qt.PenStyle.NoPen)
        painter.setBrush(tint)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(box, _RADIUS, _RADIUS)
        if self._headed:
            self._paint_head(painter, severity, colour, tint)
        painter.end()

    def _set_margins(self) -> None:
        head = QFontMetrics(self._grade_font).height() + 2 if self._headed else -2
        foot = 2 if self._fixes else _INSET - 2
        left = _INSET - _BUTTON_PADDING
        self._column.setContentsMargins(left, _INSET + head, _INSET, foot)

    def _paint_head(
        self, painter: QPainter, severity: Severity, colour: QColor, tint: QColor
    ) -> None:
        height = QFontMetrics(self._grade_font).height()
        paint_mark(painter, severity, QPointF(_INSET, _INSET + (height - _MARK) / 2), colour, tint)
        painter.setPen(colour)
        painter.setFont(self._grade_font)
        words = QRectF(_INSET + _MARK + 6, _INSET, self.width(), height)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, grade_word(severity))

    def _show_fixes(self, fixes: tuple[Fix, ...]) -> None:
        if fixes == self._fixes:
            return
        self._fixes = fixes
        while len(self._buttons) < len(fixes):
            button = QPushButton(self)
            button.setObjectName("quiet")
            button.setAutoDefault(True)
            button.clicked.connect(partial(self._choose, len(self._buttons)))
            self._row.insertWidget(len(self._buttons), button)
            self._buttons.append(button)
        for index, button in enumerate(self._buttons):
            offered = index < len(fixes)
            button.setVisible(offered)
            if offered:
                button.setText(fix_words(fixes[index]))
        self._set_margins()

    def _choose(self, index: int) -> None:
        self.fix_chosen.emit(self._fixes[index])

    def _is_pointed_at(self) -> bool:
        return self._hovered or self.hasFocus()

    def _mark(self) -> None:
        squares = self._problem.squares if self._problem is not None else ()
        self.marked.emit(squares if self._is_pointed_at() else ())


def paint_mark(
    painter: QPainter, severity: Severity, corner: QPointF, colour: QColor, paper: QColor
) -> None:
    """Draw the mark of a grade: the shapes differ, for those who tell colours less well."""
    box = QRectF(corner.x(), corner.y(), _MARK, _MARK)
    centre = box.center()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    pen = QPen(paper, 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    if severity is Severity.NOT_FEN:
        painter.drawRoundedRect(box, 3, 3)
        painter.setPen(pen)
        for side in (-1, 1):
            painter.drawLine(centre + QPointF(-2.5, -2.5 * side), centre + QPointF(2.5, 2.5 * side))
    elif severity is Severity.NOT_PLAYABLE:
        painter.drawEllipse(box)
        painter.setPen(pen)
        painter.drawLine(centre - QPointF(3, 0), centre + QPointF(3, 0))
    elif severity is Severity.ILLEGAL:
        top, foot = QPointF(centre.x(), box.top()), QPointF(0, box.bottom())
        left, right = QPointF(box.left(), foot.y()), QPointF(box.right(), foot.y())
        painter.drawPolygon(QPolygonF([top, left, right]))
        painter.setPen(pen)
        painter.drawLine(centre - QPointF(0, 1), centre + QPointF(0, 1.5))
        painter.drawPoint(centre + QPointF(0, 4.2))
    else:
        painter.drawEllipse(box)
        painter.setPen(pen)
        painter.drawPoint(centre - QPointF(0, 3))
        painter.drawLine(centre - QPointF(0, 0.2), centre + QPointF(0, 3))


def _colours(severity: Severity, palette: Palette) -> tuple[QColor, QColor]:
    """Return the colour of a grade, and the tint behind it."""
    names = {
        Severity.NOT_FEN: (palette.danger, palette.danger_soft),
        Severity.NOT_PLAYABLE: (palette.danger, palette.danger_soft),
        Severity.ILLEGAL: (palette.warning, palette.warning_soft),
        Severity.HINT: (palette.hint, palette.hint_soft),
        Severity.NOTE: (palette.muted, palette.hover),
    }
    colour, tint = names[severity]
    return QColor(colour), QColor(tint)
