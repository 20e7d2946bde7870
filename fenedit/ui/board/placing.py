"""Places pieces without the palette: from a square's menu, or in a line as `Ke1 Qd1 a2`."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QInputMethodEvent,
    QKeyEvent,
    QKeySequence,
    QTextCharFormat,
)
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QFrame,
    QGridLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QWidget,
)

from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.notation.castling import possible_rights, resolve_right
from fenedit.notation.languages import letters_of
from fenedit.notation.position import EMPTY, PIECES, Piece, Square, ep_is_possible, square_name
from fenedit.notation.problems import FenError, Problem, Span
from fenedit.notation.spellings.piece_list import read_placements
from fenedit.session.editor import Editor
from fenedit.session.intents import board, fields
from fenedit.session.state import Intent, Rectangle
from fenedit.ui.board.moving_pieces import Pieces
from fenedit.ui.board.other_piece import OtherPieceDialog
from fenedit.ui.board.text import piece_name, range_words, square_words
from fenedit.ui.panels.card import label_of
from fenedit.ui.panels.text import problem_sentence
from fenedit.ui.style import current_palette
from fenedit.ui.voice import Weight, say

_GAP = 6


def ask_other_piece(
    parent: QWidget, editor: Editor, pieces: PieceSet, square: Square, several_kings: bool
) -> None:
    """Ask for any piece of Popeye's list, and place it."""
    place = partial(board.place, square=square, several_kings=several_kings, origin="board.menu")
    dialog = OtherPieceDialog(parent.window(), pieces, editor.shown.position.placement[square])
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.accepted.connect(lambda: editor.perform(partial(place, content=dialog.piece)))
    dialog.open()


def square_menu(
    parent: QWidget, editor: Editor, pieces: PieceSet, square: Square, several_kings: bool
) -> QMenu:
    """Return a menu that changes one square; entries without an effect are disabled."""
    translate, state = QCoreApplication.translate, editor.shown
    menu, position = _titled(parent, square_name(square)), state.position
    place = partial(board.place, square=square, several_kings=several_kings, origin="board.menu")
    _add_pieces(menu, PIECES, pieces, editor, lambda piece: partial(place, content=piece))
    menu.addSeparator()
    other = menu.addAction(translate("square_menu", "&Other Piece…"))
    ask = partial(ask_other_piece, parent, editor, pieces, square, several_kings)
    other.triggered.connect(lambda _checked: ask())
    empty = translate("square_menu", "Empty")
    add_change(menu, empty, editor, partial(place, content=EMPTY))
    letters = dict.fromkeys((*position.castling_rights, *possible_rights(position, state.chess960)))
    for letter in letters:
        if resolve_right(position.placement, letter, state.chess960) == square:
            menu.addSeparator()
            held = letter in position.castling_rights
            words = translate("square_menu", "Castling right of this rook")
            intent = partial(fields.set_right, letter=letter, held=not held)
            add_change(menu, words, editor, intent, checked=held)
            break
    held = position.ep_square == square
    if held or ep_is_possible(position, square):
        menu.addSeparator()
        words = translate("square_menu", "En passant target square")
        intent = partial(fields.set_ep_square, square=None if held else square)
        add_change(menu, words, editor, intent, checked=held)
    return menu


def selection_menu(
    parent: QWidget, editor: Editor, pieces: PieceSet, area: Rectangle, several_kings: bool
) -> QMenu:
    """Return a menu that changes selected squares; entries without an effect are disabled."""
    translate, menu = QCoreApplication.translate, _titled(parent, range_words(area))
    empty, mirror = partial(board.empty_area, area=area), partial(board.mirror_area, area=area)
    recolour = partial(board.recolour_area, area=area, several_kings=several_kings)
    words = translate("square_menu", "&Clear These Squares")
    add_change(menu, words, editor, empty).setShortcut(QKeySequence("Del"))
    add_change(menu, translate("square_menu", "&Swap Their Colours"), editor, recolour)
    add_change(menu, translate("square_menu", "&Mirror Left–Right"), editor, mirror)
    upside_down = partial(mirror, upright=True)
    add_change(menu, translate("square_menu", "Mirror &Top–Bottom"), editor, upside_down)
    fill = partial(board.fill_area, area=area, several_kings=several_kings)
    shown = [piece for piece in PIECES if several_kings or piece not in "Kk"]
    submenu = menu.addMenu(translate("square_menu", "&Fill With"))
    _add_pieces(submenu, shown, pieces, editor, lambda piece: partial(fill, piece=piece))
    return menu


def _titled(parent: QWidget, title: str) -> QMenu:
    menu = QMenu(parent)
    menu.addAction(title).setEnabled(False)
    menu.addSeparator()
    return menu


def add_change(
    menu: QMenu, text: str, editor: Editor, intent: Intent[[]], *, checked: bool | None = None
) -> QAction:
    """Add an action that performs an intent to a menu, disabled where it would change nothing.

    `checked`: whether it is ticked; None if it is not checkable.
    """
    action = menu.addAction(text)
    action.setEnabled(editor.may(intent))
    if checked is not None:
        action.setCheckable(True)
        action.setChecked(checked)
    action.triggered.connect(lambda *_checked: editor.perform(intent))
    return action


def _add_pieces(
    menu: QMenu, shown: Iterable[Piece], pieces: PieceSet, editor: Editor,
    intent_of: Callable[[Piece], Intent[[]]],
) -> None:  # fmt: skip
    ratio = menu.devicePixelRatioF()
    for piece in shown:
        name = piece_name(piece)
        action = add_change(menu, name[:1].upper() + name[1:], editor, intent_of(piece))
        action.setIcon(pieces.pixmap(piece, 22, ratio))
        if piece == "P":
            menu.addSeparator()


class AlgebraicEntry(QFrame):
    """A panel below the board, open until its pieces are placed, Esc is pressed or focus leaves.

    Text that was not placed is still there when it opens again.

    Signals:
        previewed: pieces that would be placed, and whether the board would be cleared first; ()
            for none.
        entered: the same, to be placed.
    """

    previewed = Signal(object, bool)
    entered = Signal(object, bool)

    def __init__(self, board: QWidget) -> None:
        """Make a closed panel for the window of a board."""
        super().__init__(board.window())
        self._board = board
        self._language = "en"
        self._back: QWidget | None = None
        self.setObjectName("card")
        self.setAutoFillBackground(True)
        self.setAccessibleName(self.tr("Place pieces"))
        title = QLabel(self.tr("Place p&ieces"), self)
        title.setObjectName("cardTitle")
        self.line = _MarkedLine(self)
        self.line.setAccessibleName(self.tr("Pieces and their squares"))
        title.setBuddy(self.line)
        self.clear_first = QCheckBox(self.tr("Clear the &board first"), self)
        self._button = QPushButton(self.tr("P&lace"), self)
        self._button.setAutoDefault(True)
        self.message = label_of(self, "")
        self.message.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeading)
        grid = QGridLayout(self)
        grid.setContentsMargins(14, 8, 14, 8)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(4)
        # No higher than the space below the board: all squares show the preview.
        for column, widget in enumerate((title, self.line, self.clear_first, self._button)):
            grid.addWidget(widget, 0, column)
        grid.addWidget(self.message, 1, 1, 1, 3)
        grid.setColumnStretch(1, 1)
        self.line.textChanged.connect(self._on_edited)
        self.line.returnPressed.connect(self._enter)
        self.clear_first.toggled.connect(self._on_edited)
        self._button.clicked.connect(self._enter)
        board.installEventFilter(self)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus_changed)
        self.hide()

    def open(self, language: str) -> None:
        """Open, or raise, for letters of a language (see `notation.languages`)."""
        self._language = language
        *_, rook, queen, king = letters_of(language)
        example = f"{king}e1 {queen}d1 a2 b2; {king.lower()}g8 {rook.lower()}f8"
        self.line.setPlaceholderText(example)
        if self.isHidden():
            self._back = QApplication.focusWidget()
            self.show()
            self.raise_()
        self.line.setFocus(Qt.FocusReason.PopupFocusReason)
        self.line.selectAll()
        self._on_edited()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close at Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self._close()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Move for another font, and mark the fault in other colours."""
        super().changeEvent(event)
        kinds = (QEvent.Type.FontChange, QEvent.Type.StyleChange, QEvent.Type.PaletteChange)
        if event.type() in kinds and self.isVisible():
            self._on_edited()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the board."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def _on_edited(self, *_values: object) -> None:
        """Preview and describe the text; an unfinished piece at its end is not a fault yet."""
        text, quiet, problem = self.line.text(), False, None
        try:
            pieces = read_placements(text, self._language)
            words = self._words(pieces)
        except FenError as error:
            problem, pieces = error.problem, ()
            words = problem_sentence(problem)
            quiet = problem.span is not None and problem.span[1] == len(text)
            with suppress(FenError):
                # The pieces before the fault.
                before = text[: problem.span[0] if problem.span else 0]
                pieces = read_placements(before, self._language)
        self._say(words, None if quiet else problem)
        if self.isVisible():
            self.previewed.emit(pieces, self.clear_first.isChecked())

    def _words(self, pieces: Pieces) -> str:
        if not pieces:
            return self.tr("Capital letters are White, small letters Black; pawns need no letter.")
        if len(pieces) > 3:
            return self.tr("%n pieces. Press Enter to place them.", "", len(pieces))
        named = "; ".join(square_words(square, piece) for square, piece in pieces)
        return self.tr("{pieces}. Press Enter to place.").format(pieces=named)

    def _enter(self) -> None:
        try:
            pieces = read_placements(self.line.text(), self._language)
        except FenError as error:
            problem = error.problem
            words = problem_sentence(problem)
            self._say(words, problem)
            say(words, Weight.FAULT)
            if problem.span is not None:
                self.line.select_span(problem.span)
            self.line.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        if pieces:
            clear_first = self.clear_first.isChecked()
            self._close()
            self.line.clear()
            self.clear_first.setChecked(False)
            self.entered.emit(pieces, clear_first)

    def _say(self, words: str, problem: Problem | None = None) -> None:
        self.line.mark(None if problem is None else problem.span)
        self.message.setObjectName("muted" if problem is None else "danger")
        self.message.setText(words)
        self.message.style().polish(self.message)
        self.line.setAccessibleDescription(words)
        self._place()

    def _close(self) -> None:
        back = self._back
        self._leave()
        if back is not None:
            back.setFocus(Qt.FocusReason.PopupFocusReason)

    def _on_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        # Menus, and other windows, only borrow the keyboard.
        if self.isHidden() or now is None or isinstance(now, QMenu):
            return
        elsewhere = now is not self and not self.isAncestorOf(now)
        if elsewhere and now.window() is self.window():
            self._leave()

    def _leave(self) -> None:
        self._back = None
        self.hide()
        self.previewed.emit((), False)

    def _place(self) -> None:
        """Move right below the board, over other widgets, within the window."""
        board, window = self._board, self.window()
        at = board.mapTo(window, QPoint(0, board.height() + _GAP))
        least = self.minimumSizeHint().width()
        width = min(window.width() - 2 * _GAP, max(least, 840))
        height = self.heightForWidth(width)
        left = at.x() + (board.width() - width) // 2
        room = window.rect().adjusted(_GAP, _GAP, -_GAP, -_GAP)
        left = max(room.left(), min(left, room.right() + 1 - width))
        top = min(at.y(), room.bottom() + 1 - height)
        self.setGeometry(QRect(left, top, width, height))


class _MarkedLine(QLineEdit):
    """A line of text that marks a part of it as faulty. Offsets are code points."""

    def mark(self, span: Span | None) -> None:
        """Underline a part of the text; None removes the mark."""
        attributes = []
        if span is not None:
            start, end = map(self._units, span)
            danger = QColor(current_palette().danger)
            looks = QTextCharFormat()
            looks.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
            looks.setUnderlineColor(danger)
            looks.setForeground(danger)
            # Offsets of formats count from the cursor.
            start -= self.cursorPosition()
            length = end - self.cursorPosition() - start
            kind = QInputMethodEvent.AttributeType.TextFormat
            attributes.append(QInputMethodEvent.Attribute(kind, start, length, looks))
        # The only way in Qt to format a part of a line.
        QApplication.sendEvent(self, QInputMethodEvent("", attributes))

    def select_span(self, span: Span) -> None:
        """Select a part of the text."""
        start, end = map(self._units, span)
        self.setSelection(start, end - start)

    def _units(self, offset: int) -> int:
        """Return an offset in UTF-16 units, as Qt counts."""
        return len(self.text()[:offset].encode("utf-16-le", "surrogatepass")) // 2
