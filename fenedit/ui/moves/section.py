"""Provides the Moves section and its widgets: the moves, steps, and the field of a typed move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from fenedit.session.state import EditorState
from fenedit.ui.panels.card import Section, tool_button
from fenedit.ui.style import current_palette, icon, lay_out
from fenedit.ui.workbench import Workbench

if TYPE_CHECKING:
    from fenedit.ui.moves.view import MovesView

STEPS = ("first", "back", "forward", "last")
COPIES = ("copy_moves", "copy_game")


class MovesSection(Section):
    """Shows the moves of a game, played ones, or a solution; folded while there are none.

    Attributes:
        bar: its contents, made when they are first needed.
    """

    def __init__(self, bench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Moves"), parent)
        self._bench = bench
        self._painted = False
        self.rests = True
        self.bar: MovesBar | None = None
        take = bench.commands["take_position"]
        button = self.add_head_button(self.tr("New Position"), take.toolTip(), take.toolTip())
        button.clicked.connect(take.trigger)
        take.changed.connect(lambda: button.setEnabled(take.isEnabled()))
        self.fold(True)

    def show_state(self, state: EditorState) -> None:
        """Show the moves of a state, once the window is visible."""
        if self._painted:
            self.show_moves()

    def show_moves(self) -> None:
        """Show what the workbench has; read the moves of a game only where they are seen."""
        moves = self._bench.moves
        if self.rests == moves.has_moves:
            self.rests = not moves.has_moves
            self._bench.rooms.panels.fold_anew()
        if not self.is_folded:
            QTimer.singleShot(0, self, self._show_late)

    def fill(self) -> MovesBar:
        """Return the contents, made when they are first needed."""
        if self.bar is None:
            self.bar = MovesBar(self._bench, self)
            self.body.addWidget(self.bar, 1)
        return self.bar

    def fold(self, folded: bool) -> None:
        """Show only the heading, or everything in the height that others leave."""
        super().fold(folded)
        if self._painted:
            self._bench.rooms.panels.give_rest(self, not folded)
            self._show_late()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the section; find out what there is once it is visible."""
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self.show_moves)

    def _show_late(self) -> None:
        if not self.is_folded:
            self.fill().show_moves()

    def _on_clicked(self) -> None:
        if self.rests:
            # To have it open without moves is for now, not for ever.
            self.fold(self.is_folded)
        else:
            super()._on_clicked()


class MovesBar(QWidget):
    """Shows moves, steps through them, and takes typed ones.

    Attributes:
        view: the moves.
        status: how the moves have ended, if they have.
        entry: the field of a typed move.
    """

    def __init__(self, bench: Workbench, parent: QWidget) -> None:
        super().__init__(parent)
        from fenedit.ui.moves.view import MovesView

        self._bench = bench
        self.view: MovesView = MovesView(self)
        self.view.chosen.connect(bench.moves.go)
        self.view.stepped.connect(bench.moves.step)
        self.status = QLabel(self)
        self.status.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.entry = MoveEntry(self)
        steps = [self._step_button(f"{name}_move") for name in STEPS]
        self._more = tool_button(self, self.tr("More for these moves"))
        self._more.setIconSize(QSize(16, 16))
        self._more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self._more)
        for name in COPIES:
            menu.addAction(bench.commands[name])
        self._more.setMenu(menu)
        row = lay_out(QHBoxLayout(), *steps, (self.status, 1), self._more, spacing=2)
        lay_out(QVBoxLayout(self), (self.view, 1), row, self.entry, margins=0, spacing=8)
        self._dress()

    def show_moves(self) -> None:
        """Show the moves, and the place among them."""
        moves = self._bench.moves
        self.view.show_tree(moves.tree, moves.path, self._bench.settings.move_letters)

    def write(self, text: str) -> None:
        """Begin to type a move in its field."""
        self.entry.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.entry.setText(text)
        self.entry.show_fault("")

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._dress()

    def _step_button(self, name: str) -> QToolButton:
        action = self._bench.commands[name]
        button = tool_button(self, action.toolTip())
        button.setIconSize(QSize(16, 16))
        button.setDefaultAction(action)
        return button

    def _dress(self) -> None:
        for name in STEPS:
            self._bench.commands[f"{name}_move"].setIcon(icon(f"step_{name}"))
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
        self.setPlaceholderText(self.tr("Move"))
        self.setAccessibleName(self.tr("Type a move"))
        self.setToolTip(self.tr("Type a move such as Nf3 or g1f3, then press Enter"))

    def show_fault(self, words: str) -> None:
        """Mark the text as faulty and say why; "" removes the mark."""
        if words != self.accessibleDescription():
            danger = current_palette().danger
            look = f"QLineEdit {{ color: {danger}; border-color: {danger}; }}" if words else ""
            self.setStyleSheet(look)
            self.setAccessibleDescription(words)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.show_fault("")
            self.left.emit()
        else:
            super().keyPressEvent(event)
