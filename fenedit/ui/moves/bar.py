"""Provides the contents of the Moves section: the moves, steps, and the field of a typed move."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from fenedit.jobs.games import unread_of
from fenedit.ui.moves.tablebase import TablebaseMoves
from fenedit.ui.moves.text import end_words, status_words
from fenedit.ui.moves.view import MovesView
from fenedit.ui.panels.card import EmptyNote, Section, tool_button
from fenedit.ui.style import REST, current_palette, finger_size, icon, lay_out
from fenedit.ui.voice import describe_silently
from fenedit.ui.workbench import Workbench

STEPS = ("first", "back", "forward", "last")
COPIES = ("copy_moves", "copy_game")
OF_A_MOVE = ("take_position", "promote_variation", "delete_moves", "copy_moves")
"""The commands in the menu of a move."""
MORE = ("take_several", "", "keep_moves", *OF_A_MOVE[1:3], "", "answers", "", *COPIES)
"""The commands in the menu beside the steps; "" for a separator."""

_ABOVE = QBoxLayout.Direction.TopToBottom
_WIDTH = 26
"""Width of a button in pixels, which leaves room for the field in the narrowest column."""
_READABLE = 72
"""The least width in pixels of a field beside the buttons."""


class MovesBar(QWidget):
    """Shows moves, steps through them, and takes typed ones.

    Attributes:
        tablebase: lists what tablebases know about the moves in the current position.
        view: the moves.
        entry: the field of a typed move.
    """

    def __init__(self, bench: Workbench, section: Section) -> None:
        super().__init__(section)
        self._bench, self._section = bench, section
        self.tablebase = TablebaseMoves(self)
        self.tablebase.chosen.connect(bench.rooms.moves.play)
        self.view = MovesView(self)
        self.view.chosen.connect(bench.rooms.moves.go)
        self.view.stepped.connect(bench.moves.step)
        self.view.addActions([bench.commands[name] for name in OF_A_MOVE])
        steps = [self._button(bench.commands[f"{name}_move"]) for name in STEPS]
        self._more = tool_button(self, self.tr("More for these moves"))
        self.entry = MoveEntry(self)
        room = bench.rooms.moves
        self.entry.returnPressed.connect(room.enter)
        self.entry.left.connect(room.focus_board)
        self.view.left.connect(room.focus_board)
        self.view.typed.connect(self.write)
        self.entry.textEdited.connect(lambda _text: self.entry.show_fault(""))
        self._more.setIconSize(QSize(16, 16))
        self._more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self._more)
        for name in MORE:
            menu.addAction(bench.commands[name]) if name else menu.addSeparator()
        self._more.setMenu(menu)
        delete = QShortcut(QKeySequence.StandardKey.Delete, self.view)
        delete.setContext(Qt.ShortcutContext.WidgetShortcut)
        delete.activated.connect(bench.commands["delete_moves"].trigger)
        self._buttons = lay_out(QHBoxLayout(), *steps, REST, self._more, spacing=0)
        self._row = lay_out(QBoxLayout(_ABOVE), self._buttons, (self.entry, 1), spacing=4)
        self._empty = EmptyNote(self, "moves")
        # Where the moves will be.
        lay_out(QVBoxLayout(self.view), self._empty, REST, margins=12)
        parts = self.tablebase, (self.view, 1), self._row
        lay_out(QVBoxLayout(self), *parts, margins=0, spacing=8)
        self._apply_look()

    def show_moves(self) -> None:
        """Show the moves, with the current one marked."""
        moves = self._bench.moves
        own = moves.is_of_record
        unread = unread_of(self._bench.editor.state.record, moves.tree) if own else ""
        words = self.tr("Moves of a game, moves that you play, and solutions appear here.")
        self._empty.say("" if moves.has_moves or moves.plays else words)
        self.view.show_tree(moves.tree, moves.path, self._bench.settings.move_letters, unread)
        found = moves.facts
        is_mate, is_check = found is not None and found.checkmate, found is not None and found.check
        self._section.show_note(end_words(found), "#" if is_mate else "+" if is_check else "")
        # The step itself is announced.
        describe_silently(self.view, status_words(found, moves.position.side_to_move))

    def write(self, text: str) -> None:
        """Move the focus to the field of a typed move, and begin it with a text."""
        self.entry.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.entry.setText(text)
        self.entry.show_fault("")

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.StyleChange):
            self._apply_look()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the field a row of its own if it would be too narrow beside the buttons."""
        super().resizeEvent(event)
        fits = event.size().width() >= self._buttons.sizeHint().width() + _READABLE
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if fits else _ABOVE)

    def _button(self, action: QAction) -> QToolButton:
        button = tool_button(self, action.toolTip())
        button.setIconSize(QSize(16, 16))
        button.setDefaultAction(action)
        return button

    def _apply_look(self) -> None:
        for name in STEPS:
            self._bench.commands[f"{name}_move"].setIcon(icon(f"step_{name}"))
        for button in self.findChildren(QToolButton):
            button.setFixedWidth(max(_WIDTH, finger_size()))
        self._more.setIcon(icon("list"))


class MoveEntry(QLineEdit):
    """The field of a typed move.

    Signals:
        left: Esc was pressed and the text cleared.
    """

    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setMinimumWidth(48)
        self.setPlaceholderText(self.tr("Nf3, 20"))
        self.setAccessibleName(self.tr("Type a move"))
        self.setToolTip(
            self.tr("Type moves such as Nf3 or g1f3, or 20 or 20b to go to move 20; press Enter")
        )

    def show_fault(self, words: str) -> None:
        """Mark the text as faulty and say why; "" removes the mark."""
        if words != self.accessibleDescription():
            danger = current_palette().danger
            look = f"QLineEdit {{ color: {danger}; border-color: {danger}; }}" if words else ""
            self.setStyleSheet(look)
            self.setAccessibleDescription(words)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            keys = QKeySequence.StandardKey
            undoes = event.matches(keys.Undo) and not self.isUndoAvailable()
            if undoes or (event.matches(keys.Redo) and not self.isRedoAvailable()):
                # The window undoes or redoes a move instead.
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.show_fault("")
            self.left.emit()
        else:
            super().keyPressEvent(event)
