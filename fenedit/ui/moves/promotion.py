"""Asks, over the board, which piece a pawn becomes."""

from functools import partial

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QToolButton, QVBoxLayout, QWidget

from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.notation.position import Side, Square, piece_of
from fenedit.ui.board.text import piece_name
from fenedit.ui.board.view import BoardView
from fenedit.ui.style import current_palette, lay_out

KINDS = "qrbn"
"""The pieces of a promotion, in their order from the promotion square."""


class PromotionChooser(QFrame):
    """Shows four pieces in a column that begins on the promotion square.

    A click, Q R B N, or arrows and Enter choose; Esc, or a loss of focus, closes it.

    Signals:
        chosen: one of KINDS.

    Attributes:
        buttons: the pieces, by kind.
    """

    chosen = Signal(str)

    def __init__(self, board: BoardView, pieces: PieceSet, square: Square, side: Side) -> None:
        """Open over a board; deleted when it closes."""
        super().__init__(board)
        self.setObjectName("promotion")
        colours = current_palette()
        # The usual background of pieces: black ones are invisible on a dark card.
        self.setStyleSheet(
            f"QFrame#promotion {{ background: {colours.tray}; border: 1px solid {colours.border};"
            " border-radius: 8px; }"
            "QToolButton { border: 2px solid transparent; border-radius: 6px; }"
            f"QToolButton:hover {{ background: {colours.tray_chosen}; }}"
            f"QToolButton:focus {{ background: {colours.tray_chosen};"
            f" border-color: {colours.accent}; }}"
        )
        self.setAccessibleName(self.tr("Promote to"))
        self._board = board
        self._square = square
        _, y = board.board_geometry.centre_of(square)
        self._downward = y < board.height() / 2
        # Made in tab order.
        order = KINDS if self._downward else KINDS[::-1]
        self.buttons = {kind: self._button(kind, pieces, side) for kind in order}
        lay_out(QVBoxLayout(self), *self.buttons.values(), margins=3, spacing=1)
        board.installEventFilter(self)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus_changed)
        self._place()
        self.show()
        self.buttons["q"].setFocus(Qt.FocusReason.PopupFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose by the letter of a piece, or close at Esc."""
        kind = event.text().lower()
        if kind in self.buttons:
            self._choose(kind)
        elif event.key() == Qt.Key.Key_Escape:
            self.end()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            held = (kind for kind, button in self.buttons.items() if button.hasFocus())
            self._choose(next(held, "q"))
        # No other key may reach the board.

    def event(self, event: QEvent) -> bool:
        """Claim letters before shortcuts do."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def focusNextPrevChild(self, following: bool) -> bool:
        """Keep the focus among the pieces."""
        buttons = list(self.buttons.values())
        held = next((place for place, button in enumerate(buttons) if button.hasFocus()), 0)
        buttons[(held + (1 if following else -1)) % len(buttons)].setFocus(
            Qt.FocusReason.TabFocusReason if following else Qt.FocusReason.BacktabFocusReason
        )
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the square when the board is resized."""
        if event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def end(self) -> None:
        """Close without a choice; the focus returns to the board."""
        if not self.isHidden():
            self.hide()
            self._board.setFocus(Qt.FocusReason.PopupFocusReason)
            self.deleteLater()

    def _button(self, kind: str, pieces: PieceSet, side: Side) -> QToolButton:
        piece = piece_of(kind, side)
        button = QToolButton(self)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setAccessibleName(piece_name(piece))
        button.setToolTip(f"{piece_name(piece)} ({kind.upper()})")
        button.setAccessibleDescription(kind.upper())
        pixels = self._side - 10
        button.setIcon(QIcon(pieces.pixmap(piece, pixels, self._board.devicePixelRatioF())))
        button.setIconSize(QSize(pixels, pixels))
        button.setFixedSize(self._side, self._side)
        button.clicked.connect(partial(self._choose, kind))
        return button

    @property
    def _side(self) -> int:
        return max(34, round(self._board.board_geometry.square_side))

    def _choose(self, kind: str, *_checked: bool) -> None:
        if not self.isHidden():
            self.end()
            self.chosen.emit(kind)

    def _place(self) -> None:
        """Cover the squares from the promotion square towards the middle, within the board."""
        size = self.sizeHint()
        x, y = self._board.board_geometry.centre_of(self._square)
        left, half = round(x - size.width() / 2), self._board.board_geometry.square_side / 2
        top = round(y - half) - 3 if self._downward else round(y + half) + 3 - size.height()
        left = max(0, min(left, self._board.width() - size.width()))
        top = max(0, min(top, self._board.height() - size.height()))
        self.setGeometry(left, top, size.width(), size.height())

    def _on_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        # Another window only borrows the focus.
        if now is None or self.isHidden() or now.window() is not self.window():
            return
        if not self.isAncestorOf(now):
            self.hide()
            self.deleteLater()
