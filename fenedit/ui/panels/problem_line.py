"""Shows one problem of the position check with its grade and repairs."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QLayout,
    QLayoutItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from fenedit.notation.problems import Problem, Severity
from fenedit.ui.panels.card import ShortButton, claims, label_of, quiet_button
from fenedit.ui.panels.text import fix_words, grade_word, graded_sentence, problem_sentence
from fenedit.ui.style import bold, current_palette, lay_out, painting

if TYPE_CHECKING:
    from fenedit.rules.judge.repairs import Fix


BUTTON_PADDING = 7
"""Invisible padding of a quiet button beside its words, in logical pixels."""


class ButtonFlow(QLayout):
    """Lays out widgets in rows, filling each.

    An optional last widget ends the last row; others are inserted before it.
    """

    def __init__(self, last: QWidget | None = None) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._last = last
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(0)
        if last is not None:
            self.addWidget(last)

    def insert(self, widget: QWidget) -> None:
        """Add a widget before the last."""
        self.addWidget(widget)
        self._items.insert(-1, self._items.pop())

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arranged(QRect(0, 0, width, 0))[-1].bottom() + 1 if self._shown() else 0

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._shown():
            size = size.expandedTo(item.minimumSize())
        return size

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        parent = self.parentWidget()
        mirrored = parent is not None and parent.isRightToLeft()
        for item, place in zip(self._shown(), self._arranged(rect), strict=True):
            if mirrored:
                place.moveRight(rect.right() - (place.left() - rect.left()))
            item.setGeometry(place)

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _arranged(self, rect: QRect) -> list[QRect]:
        """Return the places of the items in a rectangle of any height, from left to right."""
        places: list[QRect] = []
        left, top, row_height = rect.left(), rect.top(), 0
        shown = self._shown()
        for item in shown:
            size = item.sizeHint().boundedTo(QSize(max(rect.width(), 0), 1 << 20))
            # The last may cover the invisible padding of the one before.
            overlap = 8 if item.widget() is self._last else 0
            if left > rect.left() and left + size.width() - overlap > rect.right() + 1:
                left, top, row_height = rect.left(), top + row_height, 0
            place = QRect(left, top, size.width(), size.height())
            left += size.width() + self.spacing()
            row_height = max(row_height, size.height())
            places.append(place)
        if shown and shown[-1].widget() is self._last:
            places[-1].moveRight(rect.right())
        return places


MARK = 12.0
"""Width and height of a mark, in logical pixels."""


def grade_colours(severity: Severity) -> tuple[QColor, QColor]:
    """Return the colour of a grade, and the tint behind it."""
    palette = current_palette()
    colour, tint = {
        Severity.NOT_FEN: (palette.danger, palette.danger_soft),
        Severity.NOT_PLAYABLE: (palette.danger, palette.danger_soft),
        Severity.ILLEGAL: (palette.warning, palette.warning_soft),
        Severity.HINT: (palette.hint, palette.hint_soft),
        Severity.NOTE: (palette.muted, palette.hover),
    }[severity]
    return QColor(colour), QColor(tint)


def paint_mark(
    painter: QPainter, severity: Severity, corner: QPointF, colour: QColor, paper: QColor
) -> None:
    """Draw the mark of a grade; the shapes differ, for the colour-blind.

    `corner` is its top left corner, `colour` that of the shape, `paper` that of the sign in it.
    """
    box = QRectF(corner.x(), corner.y(), MARK, MARK)
    centre = box.center()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    lines: list[tuple[float, float, float, float]] = []
    if severity is Severity.NOT_FEN:
        painter.drawRoundedRect(box, 3, 3)
        lines = [(-2.5, -2.5, 2.5, 2.5), (-2.5, 2.5, 2.5, -2.5)]
    elif severity is Severity.ILLEGAL:
        top = QPointF(centre.x(), box.top())
        painter.drawPolygon(QPolygonF([top, box.bottomLeft(), box.bottomRight()]))
        lines = [(0, -1, 0, 1.5), (0, 4.2, 0, 4.2)]
    else:
        painter.drawEllipse(box)
        is_minus = severity is Severity.NOT_PLAYABLE
        lines = [(-3, 0, 3, 0)] if is_minus else [(0, -3, 0, -3), (0, -0.2, 0, 3)]
    painter.setPen(QPen(paper, 1.8, c=Qt.PenCapStyle.RoundCap))
    for x1, y1, x2, y2 in lines:
        painter.drawLine(centre + QPointF(x1, y1), centre + QPointF(x2, y2))


_FOCUSING = (QEvent.Type.FocusIn, QEvent.Type.FocusOut)
_INSET = 9
_RADIUS = 7


class ProblemLine(QFrame):
    """A tinted box that names a problem; it can take the focus.

    Attributes:
        problem: what the line shows.
        why: the button for an explanation.

    Signals:
        marked: the Problem while the line or its button is in focus or under the pointer, then
            None.
        fix_chosen: the Fix whose button was pressed.
        why_asked: the Problem to explain.
    """

    marked = Signal(object)
    fix_chosen = Signal(object)
    why_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.problem: Problem | None = None
        self._fixes: tuple[Fix, ...] = ()
        self._buttons: list[ShortButton] = []
        self._hovered = False
        self._headed = True
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._grade_font = bold(self.font())
        self._sentence = label_of(self, "")
        # The sentence is indented like the words of a quiet button.
        self._sentence.setContentsMargins(BUTTON_PADDING, 0, BUTTON_PADDING, 0)
        self.why = quiet_button(self, self.tr("Why?"))
        self.why.installEventFilter(self)
        self.why.setObjectName("why")
        self.why.setToolTip(self.tr("Explain this (F1)"))
        self.why.clicked.connect(self._ask_why)
        self._row = ButtonFlow(self.why)
        self._column = lay_out(QVBoxLayout(self), self._sentence, self._row, spacing=1)
        self._set_margins()

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """The buttons of the offered repairs."""
        return tuple(self._buttons[: len(self._fixes)])

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """The widgets of the tab order."""
        return self, *self._buttons, self.why

    def show_problem(self, problem: Problem, fixes: tuple[Fix, ...], headed: bool = True) -> None:
        """Show a problem and its fixes; a line below another of its grade needs no head."""
        if headed != self._headed:
            self._headed = headed
            self._set_margins()
        if problem == self.problem and fixes == self._fixes:
            return
        before, self.problem, self._fixes = self.problem, problem, fixes
        while len(self._buttons) < len(fixes):
            button = ShortButton("quiet", self)
            button.installEventFilter(self)
            button.clicked.connect(partial(self._choose, len(self._buttons)))
            QWidget.setTabOrder(self._buttons[-1] if self._buttons else self, button)
            self._row.insert(button)
            self._buttons.append(button)
        for index, button in enumerate(self._buttons):
            button.setVisible(index < len(fixes))
            if index < len(fixes):
                button.setText(fix_words(fixes[index]))
                button.setToolTip(button.text())
        sentence, spoken = problem_sentence(problem), graded_sentence(problem)
        self._sentence.setText(sentence)
        if fixes:
            pattern = self.tr("{problem} Fix: {fixes}.")
            spoken = pattern.format(problem=spoken, fixes=", ".join(map(fix_words, fixes)))
        self.setAccessibleName(spoken)
        # Many buttons have this name: the description says which problem it is about.
        self.why.setAccessibleDescription(sentence)
        self.update()
        if problem != before and self._is_pointed_at():
            self._mark()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # With one of its buttons in focus, the squares stay marked.
        if event.type() in _FOCUSING:
            self._mark()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        # F1 is the window's too; in a line and on its buttons it explains the problem.
        taken, kind = claims(event, _asks_help) or super().event(event), event.type()
        if kind in (QEvent.Type.Enter, QEvent.Type.Leave):
            self._hovered = kind == QEvent.Type.Enter
            self._mark()
        elif kind in _FOCUSING:
            self.update()
            self._mark()
        return taken

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if _asks_help(event):
            self._ask_why()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box and its header: a mark and the grade's word, in the grade's colour."""
        if self.problem is None:
            return
        severity = self.problem.severity
        colour, tint = grade_colours(severity)
        with painting(self) as painter:
            painter.setPen(QPen(colour, 1) if self.hasFocus() else Qt.PenStyle.NoPen)
            painter.setBrush(tint)
            box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            painter.drawRoundedRect(box, _RADIUS, _RADIUS)
            if self._headed:
                height = QFontMetrics(self._grade_font).height()
                corner = QPointF(_INSET, _INSET + (height - MARK) / 2)
                paint_mark(painter, severity, corner, colour, tint)
                painter.setPen(colour)
                painter.setFont(self._grade_font)
                words = QRectF(_INSET + MARK + 6, _INSET, self.width(), height)
                painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, grade_word(severity))

    def _set_margins(self) -> None:
        head = QFontMetrics(self._grade_font).height() + 2 if self._headed else -2
        left = _INSET - BUTTON_PADDING
        self._column.setContentsMargins(left, _INSET + head, left, 2)

    def _choose(self, index: int) -> None:
        self.fix_chosen.emit(self._fixes[index])

    def _ask_why(self) -> None:
        if self.problem is not None:
            self.why_asked.emit(self.problem)

    def _is_pointed_at(self) -> bool:
        focused = QApplication.focusWidget()
        return self._hovered or focused in (self, self.why, *self._buttons)

    def _mark(self) -> None:
        self.marked.emit(self.problem if self._is_pointed_at() else None)


def _asks_help(event: QKeyEvent) -> bool:
    return event.matches(QKeySequence.StandardKey.HelpContents)
