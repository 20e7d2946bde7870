"""The line that says that nothing speaks against a position, and how far that was looked into."""

import enum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from fenedit.ui.style import current_palette

HOLD_MS: Final = 700
"""What is said of a search stays for so many milliseconds at least."""
_WORDS_LEFT: Final = 20


class Reach(enum.Enum):
    """How far a position without objection was looked into."""

    QUICK = enum.auto()
    """The quick checks were made."""
    SEARCHING = enum.auto()
    """A proof that no game leads here is being searched for."""
    WHOLE = enum.auto()
    """The search is over, and found none."""
    BUDGET = enum.auto()
    """The search found none in its time."""
    QUICK_ONLY = enum.auto()
    """The search is not to be had."""


class Verdict(QWidget):
    """Says that nothing speaks against the position, with a tick."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Nothing is promised before it is known.
        self._reach = Reach.SEARCHING
        self._searching = True
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.setInterval(HOLD_MS)
        self._hold.timeout.connect(self._settle)
        font = self.font()
        font.setBold(True)
        self.setFont(font)
        self.setFixedHeight(self.fontMetrics().height() + 4)
        self._describe()

    @property
    def reach(self) -> Reach:
        """How far the position was looked into."""
        return self._reach

    @property
    def text(self) -> str:
        """What is to be read now."""
        if self._searching:
            return self.tr("Searching for a proof…")
        return self.tr("No objection found")

    def show_reach(self, reach: Reach) -> None:
        """Say how far the position was looked into."""
        if reach is self._reach:
            return
        self._reach = reach
        self._describe()
        if reach is Reach.SEARCHING:
            if not self._searching:
                self._searching = True
                self._hold.start()
                self.update()
        elif not self._hold.isActive():
            self._settle()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the tick and the words in the accent's colour; a ring during a search."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = current_palette()
        colour = QColor(palette.muted if self._searching else palette.accent)
        pen = QPen(colour, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        middle = self.height() / 2
        right_to_left = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        painter.save()
        if right_to_left:
            painter.translate(self.width() - _WORDS_LEFT + 7, 0)
        if self._searching:
            painter.drawEllipse(QPointF(6.5, middle), 4.5, 4.5)
        else:
            tick = (QPointF(1.5, middle), QPointF(5, middle + 3.5), QPointF(11.5, middle - 4))
            painter.drawPolyline(QPolygonF(tick))
        painter.restore()
        if self._searching:
            plain = QFont(self.font())
            plain.setBold(False)
            painter.setFont(plain)
        left, right = (0, -_WORDS_LEFT) if right_to_left else (_WORDS_LEFT, 0)
        words = QRectF(self.rect()).adjusted(left, 0, right, 0)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading
        painter.drawText(words, flags, self.text)
        painter.end()

    def _settle(self) -> None:
        if self._searching and self._reach is not Reach.SEARCHING:
            self._searching = False
            self.update()

    def _describe(self) -> None:
        name, details = self.tr("No objection found"), ""
        match self._reach:
            case Reach.SEARCHING:
                name = self.tr("No objection found so far; searching for a proof")
            case Reach.WHOLE:
                details = self.tr(
                    "No proof was found that no game leads here. That is no proof that one does."
                )
            case Reach.BUDGET:
                # Here, because no search is over when the first picture is shown.
                from fenedit.session.position_check import BUDGET

                name = self.tr("No objection found within {0} s").format(BUDGET)
                details = self.tr("A longer search might find a proof that no game leads here.")
            case Reach.QUICK_ONLY:
                name = self.tr("No objection found by the quick checks")
                details = self.tr("A deep check is not possible: the search for a proof fails.")
        self.setAccessibleName(name)
        self.setAccessibleDescription(details)
        self.setToolTip(f"{name}. {details}" if details else "")
