"""The marks of the grades of problems: a shape and a colour for each."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from fenedit.notation.problems import Severity
from fenedit.ui.style import Palette

MARK: Final = 12.0
"""Width and height of a mark, in logical pixels."""


def grade_colours(severity: Severity, palette: Palette) -> tuple[QColor, QColor]:
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


def paint_mark(
    painter: QPainter, severity: Severity, corner: QPointF, colour: QColor, paper: QColor
) -> None:
    """Draw the mark of a grade: the shapes differ, for those who tell colours less well.

    Args:
        painter: antialiasing.
        severity: the grade.
        corner: the top left corner of the mark.
        colour: that of the shape.
        paper: that of the sign in the shape.
    """
    box = QRectF(corner.x(), corner.y(), MARK, MARK)
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
