"""What hands on a board mean in play beside moves: Esc, and moves that cannot be made."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from fenedit.notation.position import EMPTY, Square
from fenedit.session.moves.playing import Playing
from fenedit.ui.board.view import BoardView

if TYPE_CHECKING:
    from fenedit.session.moves.play_line import PlayLine


class _Press(NamedTuple):
    """A press of the left button on a square, as things stood before it."""

    square: Square
    picked: Square | None
    line: PlayLine


class PlayHands(QObject):
    """Watches the events of a board while moves are played on it.

    The board itself only tells of moves that can be made, and keeps to itself what it lets go of.

    Signals:
        refused: why a move was not made; see `Playing.why_not_move`.
    """

    refused = Signal(str)

    def __init__(self, view: BoardView, playing: Playing) -> None:
        super().__init__(view)
        self._view = view
        self._playing = playing
        self._press: _Press | None = None
        playing.changed.connect(self._on_changed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave at an Esc that has nothing else to end; note what is pressed and let go."""
        line = self._playing.line
        if line is None:
            return False
        if isinstance(event, QKeyEvent):
            return event.type() == QEvent.Type.KeyPress and self._leaves(event)
        if isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.LeftButton:
            if event.type() == QEvent.Type.MouseButtonRelease:
                self._on_release(event, line)
            elif event.type() != QEvent.Type.MouseMove:
                square = self._square_at(event)
                picked = self._view.picking.picked
                self._press = None if square is None else _Press(square, picked, line)
        return False

    def _on_changed(self, before: PlayLine | None, after: PlayLine | None) -> None:
        # An event that nobody asks for costs nothing.
        if before is None and after is not None:
            self._view.installEventFilter(self)
        elif after is None:
            self._press = None
            self._view.removeEventFilter(self)

    def _leaves(self, event: QKeyEvent) -> bool:
        held = self._view.busy or self._view.picking.picked is not None
        # A key that is held down has let go of a man, and is to do no more.
        if event.key() != Qt.Key.Key_Escape or event.isAutoRepeat() or held:
            return False
        self._playing.leave()
        return True

    def _on_release(self, event: QMouseEvent, line: PlayLine) -> None:
        press, self._press = self._press, None
        if press is None or press.line != line:
            return
        square, end = press.square, self._square_at(event)
        content = self._view.placement[square]
        lifts = self._view.picking.can_pick(square)
        if end is None or (lifts and not self._view.busy):
            # It was carried off the board, or given up meanwhile.
            return
        if end != square:
            reason = self._playing.why_not_move(square, end) if content != EMPTY else ""
        elif press.picked is not None and not lifts:
            reason = self._playing.why_not_move(press.picked, square)
        else:
            # A single click on a man is no move; but that it is not its turn is worth a word.
            reason = self._playing.why_not_move(square, square) if content != EMPTY else ""
            reason = reason if reason == "turn" else ""
        if reason:
            self.refused.emit(reason)

    def _square_at(self, event: QMouseEvent) -> Square | None:
        at = event.position()
        return self._view.board_geometry.square_at(at.x(), at.y())
