"""Presents the board to screen readers as a list of 64 named squares, and announces changes.

Squares are not widgets, so each is backed by a small object that Qt's accessibility can name. Qt's
null pointers are None here, which its type stubs do not know.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import TYPE_CHECKING
from weakref import ref

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication
from shiboken6 import isValid

from fenedit.notation.position import (
    FEN_ORDER,
    RANKS,
    Placement,
    Position,
    Square,
    rank_of,
    square_name,
)
from fenedit.notation.spoken import field_changes, position_words
from fenedit.notation.translatable import QT_TRANSLATE_NOOP, translatable
from fenedit.session.state import EditorState, Rectangle
from fenedit.ui.board.caret import Caret
from fenedit.ui.board.contents import BoardContents, square_rect
from fenedit.ui.board.moving_pieces import Pieces
from fenedit.ui.board.text import (
    change_words,
    differing_squares,
    marks_change_words,
    marks_on,
    piece_name,
    selection_words,
    square_words,
)
from fenedit.ui.board.widget import BoardWidget
from fenedit.ui.voice import install_interfaces, say

if TYPE_CHECKING:
    from PySide6.QtGui import QWindow


class SquareItem(QObject):
    """One square of a board; lives as long as the board.

    Attributes:
        square: the square.
        words: a momentary description, "" for the marks on it.
    """

    def __init__(self, board: BoardWidget, square: Square) -> None:
        super().__init__(board)
        self.square = square
        self.words = ""


class _Interface(QAccessibleObject):
    """The base of both interfaces."""

    _square: Square | None = None

    def __init__(self, backing: QObject, board: BoardWidget) -> None:
        super().__init__(backing)
        # Qt's interfaces outlive what they represent.
        self._board = ref(board)

    def window(self) -> QWindow | None:  # type: ignore[override]
        board = self.board()
        return None if board is None else board.window().windowHandle()

    def board(self) -> BoardWidget | None:
        """Return the board, None when it is gone."""
        board = self._board()
        return board if board is not None and isValid(board) else None

    def rect(self) -> QRect:
        board, rect = self.board(), QRect()
        if board is None:
            return rect
        rect = board.rect()
        if self._square is not None:
            rect = square_rect(board.board_geometry, self._square)
        return QRect(board.mapToGlobal(rect.topLeft()), rect.size())


class BoardInterface(_Interface):
    """The board as assistive technology sees it: a list of squares from a8 to h1."""

    def __init__(self, board: BoardWidget, voice: BoardVoice) -> None:
        super().__init__(board, board)
        self._voice = ref(voice)

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List

    def state(self) -> QAccessible.State:
        state, board = QAccessible.State(), self.board()
        if board is not None:
            state.focusable = True
            state.focused = board.hasFocus()
            state.invisible = not board.isVisible()
            state.multiSelectable = board.selection is not None
        return state

    def text(self, kind: QAccessible.Text) -> str:
        board, voice = self.board(), self._voice()
        if board is not None and kind == QAccessible.Text.Name:
            return board.accessibleName()
        if board is not None and voice is not None and kind == QAccessible.Text.Description:
            # Once a square has had the focus, the user knows how to move it.
            return voice.words or ("" if voice.was_used else board.accessibleDescription())
        return ""

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        board = self.board()
        above = None if board is None else board.parentWidget() or QCoreApplication.instance()
        return None if above is None else QAccessible.queryAccessibleInterface(above)

    def childCount(self) -> int:
        return 64

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        voice = self._voice()
        if voice is None or self.board() is None or not 0 <= index < 64:
            return None
        return QAccessible.queryAccessibleInterface(voice.item(FEN_ORDER[index]))

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        item = child.object()
        return FEN_ORDER.index(item.square) if isinstance(item, SquareItem) else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        board = self.board()
        if board is None:
            return None
        at = board.mapFromGlobal(QPoint(x, y))
        square = board.board_geometry.square_at(at.x(), at.y())
        return None if square is None else self.child(FEN_ORDER.index(square))

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        board = self.board()
        square = None if board is None else board.focused_square
        return None if square is None else self.child(FEN_ORDER.index(square))


class SquareInterface(_Interface):
    """One square: "e4, white queen"."""

    def __init__(self, item: SquareItem, board: BoardWidget) -> None:
        super().__init__(item, board)
        self._item = ref(item)
        self._square: Square = item.square

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        state, board = QAccessible.State(), self.board()
        if board is not None:
            state.focusable = True
            state.focused = board.focused_square == self._square
            # While nothing is selected, each square would be announced as not selected.
            state.selectable = board.selection is not None
            state.selected = board.selection is not None and self._square in board.selection
            state.invisible = not board.isVisible()
        return state

    def text(self, kind: QAccessible.Text) -> str:
        board, item = self.board(), self._item()
        if board is not None and kind == QAccessible.Text.Description:
            words = "" if item is None else item.words
            words = words or marks_on(board.contents.marks, self._square)
            if self._square in board.doubts:
                doubtful = QCoreApplication.translate("BoardVoice", "doubtful in the picture")
                words = "; ".join(filter(None, (words, doubtful)))
            return words
        if board is not None and kind == QAccessible.Text.Name:
            return square_words(self._square, board.placement[self._square])
        return ""

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        board = self.board()
        return None if board is None else QAccessible.queryAccessibleInterface(board)

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1


_SAID = translatable(
    "BoardVoice",
    {
        "lifted": "{piece} picked up",
        "nothing-lifted": "{square} is empty, nothing to pick up",
        "picked": "{piece} picked up, can go to {squares}",
        "refused": "{square}: no legal move",
        "begun": "Mark started on {square}",
        "end": "End of rank {rank}",
    },
)


def _notify(backing: QObject, kind: QAccessible.Event) -> None:
    QAccessible.updateAccessibility(QAccessibleEvent(backing, kind))


class BoardVoice:
    """Notifies assistive technology, if any is active, of the caret and of changes.

    Attributes:
        focused: the square that it takes to be in focus: the caret's, or the last one typed; None
            while the focus is elsewhere.
        was_used: whether a square has had that focus.
        words: a momentary description of the board while no square has the focus.
    """

    def __init__(self, board: BoardWidget) -> None:
        self.focused: Square | None = None
        self.was_used = False
        self.words = ""
        self._board = board
        self._items: dict[Square, SquareItem] = {}
        self._typed: Collection[Square] = ()
        self._heard = ""
        self._renamed = False
        self._is_said = False
        _install_factory()

    def item(self, square: Square) -> SquareItem:
        """Return the object that represents a square."""
        item = self._items.get(square)
        if item is None:
            item = self._items[square] = SquareItem(self._board, square)
        return item

    def announce_caret(self, caret: Caret) -> None:
        """Move the focus of assistive technology to the caret's square."""
        if not caret.waiting or self.focused is None:
            self.focus(caret.square)
        if caret.waiting:
            self.announce_key("end", caret.square)

    def expect(self, squares: Collection[Square]) -> None:
        """Announce the coming changes of these squares only by `announce_typed`."""
        # Where the focus stays, everything is announced at once.
        self._typed = () if self.focused in squares else squares
        self._is_said = False

    def announce_typed(self, square: Square) -> None:
        """Announce what was typed on a square, not where typing continues."""
        self._typed = ()
        if square != self.focused or not self._is_said:
            self.focus(square)

    def focus(self, square: Square | None) -> None:
        """Store the square in focus, None while the focus is elsewhere."""
        before, self.focused = self.focused, square
        if not QAccessible.isActive():
            return
        if square is not None:
            self.was_used = True
            self._heard = square_words(square, self._board.placement[square])
            if square == before:
                # Qt does not report the focus again where it already is.
                self.say(self._heard)
                return
            _notify(self.item(square), QAccessible.Event.Focus)
        if self._renamed and before is not None:
            self._renamed = False
            _notify(self.item(before), QAccessible.Event.NameChanged)

    def report_names(self, before: Placement, after: Placement) -> None:
        """Report squares whose names have changed, before the caret follows the change."""
        for square in differing_squares(before, after):
            if square == self.focused:
                # Only some screen readers announce a new name of the focused object.
                self._renamed = True
            else:
                _notify(self.item(square), QAccessible.Event.NameChanged)

    def announce_change(self, before: BoardContents, after: BoardContents) -> None:
        """Announce the new contents of squares, else the marks that changed."""
        if before.placement == after.placement:
            if after.news:
                self.say(after.news)
            if before.marks != after.marks and before.landings is after.landings:
                self.say(marks_change_words(before.marks, after.marks))
            return
        squares = differing_squares(before.placement, after.placement)
        there = [square for square in squares if square not in self._typed]
        focused = self.focused
        if focused in there and self._heard == square_words(focused, after.placement[focused]):
            # The caret has followed an announced change.
            there.remove(focused)
        self._heard = ""
        if words := after.news or change_words(after.placement, there):
            self._is_said = True
            self.say(words)

    def announce_key(self, code: str, square: Square, **named: str) -> None:
        """Announce what a key did on a square, or why it did nothing."""
        words = QCoreApplication.translate("BoardVoice", _SAID[code])
        piece, rank = piece_name(self._board.placement[square]), RANKS[rank_of(square)]
        self.say(words.format(square=square_name(square), piece=piece, rank=rank, **named))

    def announce_picked(self, square: Square, targets: Collection[Square]) -> None:
        """Announce the picked piece and its targets."""
        squares = (square_name(target) for target in FEN_ORDER if target in targets)
        self.announce_key("picked", square, squares=", ".join(squares))

    def announce_lifted_block(self, pieces: Pieces) -> None:
        """Announce that the arrow keys now move the selected pieces."""
        if len(pieces) == 1:
            self.announce_key("lifted", pieces[0][0])
            return
        words = QT_TRANSLATE_NOOP("BoardVoice", "%n pieces picked up", "", 2)
        self.say(QCoreApplication.translate("BoardVoice", words, "", len(pieces)))

    def announce_selection(self, area: Rectangle | None) -> None:
        """Announce which squares are selected."""
        if QAccessible.isActive():
            _notify(self._board, QAccessible.Event.SelectionWithin)
            self.say(selection_words(area))

    def announce_flipped(self, flipped: bool) -> None:
        """Announce which side is at the bottom."""
        translate = QCoreApplication.translate
        black = translate("BoardVoice", "Black at the bottom")
        self.say(black if flipped else translate("BoardVoice", "White at the bottom"))

    def announce_fields(self, before: Position, after: Position) -> None:
        """Announce changed fields, unless pieces have changed too."""
        if before.placement == after.placement:
            for words in field_changes(before, after, QCoreApplication.translate):
                self.say(words)

    def record_words(self, state: EditorState) -> str:
        """Announce the shown record and its contents; a focused row already names the record."""
        position = position_words(state.position, QCoreApplication.translate)
        if isinstance(QApplication.focusWidget(), QAbstractItemView):
            return position
        words = QCoreApplication.translate("BoardVoice", "Position {number} of {count}. {position}")
        return words.format(
            number=state.current + 1, count=len(state.collection), position=position
        )

    def say(self, words: str) -> None:
        """Announce words after the current announcement."""
        say(words)

    def describe(self, words: str) -> None:
        """Describe the focused square for a moment, or the board if none has the focus."""
        item = None if self.focused is None else self.item(self.focused)
        holder = item or self
        holder.words = words
        _notify(item or self._board, QAccessible.Event.DescriptionChanged)
        holder.words = ""


@cache
def _install_factory() -> None:
    QAccessible.installFactory(_interface_of)
    install_interfaces()


def _interface_of(_key: str, backing: QObject) -> QAccessibleInterface | None:
    board = backing.parent() if isinstance(backing, SquareItem) else None
    if isinstance(backing, SquareItem) and isinstance(board, BoardWidget):
        return SquareInterface(backing, board)
    return None
