"""Opens windows beside the main window: Preferences, the manual, About, explanations."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QDialog, QScrollArea

from fenedit.notation.position import Position
from fenedit.notation.problems import Problem
from fenedit.ui.board.view import BoardView
from fenedit.ui.dialogs import FRAME, brought_up
from fenedit.ui.workbench import Workbench

if TYPE_CHECKING:
    from fenedit.ui.help.finder import CommandFinder
    from fenedit.ui.help.manual import ManualWindow
    from fenedit.ui.help.why import WhyDialog


def beside(size: QSize, board: QRect, window: QRect, screen: QRect) -> QPoint:
    """Return a place for a new window that covers as little of a board as possible.

    Args:
        size: the size of the new window, with its frame.
        board: the squares, in coordinates of the screen like the others.
        window: the board's window; a place beside it is best.
        screen: the available area.
    """
    top = max(screen.top(), min(board.top(), screen.bottom() + 1 - size.height()))
    places = [
        QRect(QPoint(left, top), size)
        for left in (
            window.right() + 1,
            window.left() - size.width(),
            board.left() - 12 - size.width(),
            board.right() + 1 + 12,
        )
    ]
    at_the_edge = QRect(QPoint(screen.right() + 1 - size.width(), top), size)
    return next(filter(screen.contains, places), at_the_edge).topLeft()


class HelpController(QObject):
    """Opens Preferences and the windows of Help over one main window, one of each at a time."""

    def __init__(
        self, bench: Workbench, log_path: Path, restart: Callable[[], None], board: BoardView
    ) -> None:
        super().__init__(bench.window)
        self._bench = bench
        self._window = bench.window
        self._log_path = log_path
        self._restart = restart
        self._board = board

    # Each window is imported when it opens: this module is imported in one idle turn.

    @cached_property
    def preferences(self) -> QDialog:
        """Preferences."""
        from fenedit.ui.preferences import PreferencesDialog

        bench = self._bench
        return PreferencesDialog(bench.settings, bench.look.piece_sets, self._restart, bench.window)

    @cached_property
    def manual(self) -> ManualWindow:
        """The manual."""
        from fenedit.ui.help.manual import ManualWindow

        settings = self._bench.settings
        manual = ManualWindow(settings.language, self._window)
        self._move_beside_board(manual)
        manual.restoreGeometry(settings.window_value("manual"))
        manual.finished.connect(lambda: settings.set_window_value("manual", manual.saveGeometry()))
        return manual

    @cached_property
    def about(self) -> QDialog:
        """Version, licence and log."""
        from fenedit.ui.help.about import AboutDialog

        return AboutDialog(self._log_path, self._window)

    @cached_property
    def why(self) -> WhyDialog:
        """The page of explanations."""
        from fenedit.ui.help.why import WhyDialog

        return WhyDialog(self._bench.look, self._window)

    def show(self, name: str) -> None:
        """Open or raise one of these windows."""
        brought_up(None, lambda: getattr(self, name))

    def open_manual(self, page: str = "", anchor: str = "") -> None:
        """Open the manual at a heading of a page; without a page where it was left.

        Args:
            page: the page's name, such as "moves".
            anchor: the slug of a heading in English, such as "several-positions"; "" for the top.
        """
        manual = self.manual
        if page:
            manual.open_page(page, anchor)
        self.show("manual")
        # A modal dialog blocks all windows but those above it; otherwise the manual stands alone.
        modal = QApplication.activeModalWidget()
        above = modal.windowHandle() if modal else None
        manual.windowHandle().setTransientParent(above)  # type: ignore[arg-type]
        manual.activateWindow()

    def explain(self, problem: Problem, position: Position | None) -> None:
        """Open the page that explains a problem of a position, or of a text with None."""
        self.why.explain(problem, position)
        self._move_beside_board(self.why)
        self.show("why")

    def _move_beside_board(self, dialog: QDialog) -> None:
        """Move a window that is about to open to where it leaves the board visible."""
        if not dialog.isVisible():
            board, window = self._board, self._window
            side = min(board.width(), board.height())
            squares = QRect(0, 0, side, side)
            squares.moveCenter(board.rect().center())
            squares.moveTopLeft(board.mapToGlobal(squares.topLeft()))
            screen = window.screen().availableGeometry()
            dialog.move(beside(dialog.size() + FRAME, squares, window.frameGeometry(), screen))

    def find_command(self) -> None:
        """Open the command finder, and run the chosen command."""
        from fenedit.ui.help.finder import (
            CommandFinder,
            command_entries,
            field_entries,
            ready_entries,
        )

        entries = [*command_entries(self._bench.commands), *field_entries(self.preferences)]
        entries += ready_entries(self._bench)
        finder = CommandFinder(entries, self._window)
        finder.finished.connect(partial(self._do_found, finder))
        finder.open()

    def _do_found(self, finder: CommandFinder, _result: int) -> None:
        entry = finder.chosen
        finder.deleteLater()
        if entry is None:
            return
        if entry.do is not None:
            entry.do()
        elif entry.field is not None:
            self.show("preferences")
            entry.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
            for area in self.preferences.findChildren(QScrollArea):
                area.ensureWidgetVisible(entry.field)
        else:
            self._bench.commands[entry.command].trigger()
