"""Joins the cards of puzzle and engine to the board, the tree of the solution, and the menus."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMainWindow

from fenedit.notation.position import Position
from fenedit.notation.squares import parse_square
from fenedit.session.editor import Editor
from fenedit.session.playing import Arrow, Playing
from fenedit.session.settings import Programs, Settings
from fenedit.widgets.actions import Actions
from fenedit.widgets.panels.column import PanelColumn

if TYPE_CHECKING:
    from fenedit.session.play_line import PlayLine
    from fenedit.widgets.collection.panel import CollectionPanel
    from fenedit.widgets.dialogs.puzzle_form import PuzzleForm
    from fenedit.widgets.puzzle.all_puzzles import AllPuzzles
    from fenedit.widgets.puzzle.dock import SolutionDock

_TREE_WIDTH: Final = 270


class PuzzleDesk(QObject):
    """What can be done with a problem in one window, or with all of its collection.

    Attributes:
        collection: gives the list of records, None as long as it was not needed.

    Signals:
        said: a sentence for the status bar.
    """

    said = Signal(str)

    def __init__(
        self,
        window: QMainWindow,
        actions: Actions,
        editor: Editor,
        settings: Settings,
        panels: PanelColumn,
        playing: Playing,
    ) -> None:
        super().__init__(window)
        self.collection: Callable[[], CollectionPanel | None] = lambda: None
        self._window = window
        self._actions = actions
        self._editor = editor
        self._panels = panels
        self._puzzle = panels.puzzle
        self._playing = playing
        self._dock: SolutionDock | None = None
        self._form: PuzzleForm | None = None
        self._all: AllPuzzles | None = None
        card = panels.puzzle_card
        card.said.connect(self.said)
        card.tree_wanted.connect(self.show_tree)
        card.data_wanted.connect(self.show_form)
        card.programs_wanted.connect(panels.engine.choose)
        self._puzzle.changed.connect(self._on_changed)
        playing.changed.connect(self._on_played)
        settings.programs_changed.connect(self._take_programs)
        for name, slot in (
            ("solve", self._solve),
            ("solve_all", self.solve_all),
            ("solution", self.show_tree),
            ("puzzle_data", self.show_form),
            ("engine", panels.engine.toggle),
            ("programs", panels.engine.choose),
        ):
            actions[name].triggered.connect(slot)
        self._take_programs(settings.programs)
        self._on_changed()

    def show_tree(self) -> None:
        """Show the solution beside the board, and go there."""
        if self._dock is None:
            # Most positions are no problems.
            from fenedit.widgets.puzzle.dock import SolutionDock

            self._dock = SolutionDock(self._puzzle, self._window)
            self._dock.line_chosen.connect(self._show_line)
            self._dock.line_left.connect(self._playing.leave)
            self._dock.copy_wanted.connect(self._panels.puzzle_card.copy_solution)
            self._window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, self._dock)
            width = min(_TREE_WIDTH, self._window.width() // 3)
            self._window.resizeDocks([self._dock], [width], Qt.Orientation.Horizontal)
        self._dock.show()
        self._dock.tree.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_form(self) -> None:
        """Show author, source and what else is said of the problem, to be edited."""
        if self._form is None:
            # As rarely.
            from fenedit.widgets.dialogs.puzzle_form import PuzzleForm

            self._form = PuzzleForm(self._editor, self._window)
            self._form.offer(self._puzzle.solution)
        self._form.show()
        self._form.raise_()
        self._form.activateWindow()

    def solve_all(self) -> None:
        """Solve every puzzle of the collection; stop that if it is being done."""
        if not self._actions["show_collection"].isChecked():
            # What is found of each stands there.
            self._actions["show_collection"].trigger()
        panel = self.collection()
        if self._all is None and panel is not None:
            # Most windows show one position.
            from fenedit.widgets.puzzle.all_puzzles import AllPuzzles

            self._all = AllPuzzles(self._editor, panel)
            self._all.said.connect(self.said)
            self._all.changed.connect(self._name_all)
        if self._all is not None:
            self._all.toggle()

    def close(self) -> None:
        """End what is sought, with the window."""
        if self._all is not None:
            self._all.close()
        self._puzzle.close()
        self._panels.engine.close_engine()

    def _solve(self) -> None:
        if self._puzzle.busy:
            self._puzzle.stop()
        else:
            self._puzzle.solve()

    def _name_all(self) -> None:
        busy = self._all is not None and self._all.busy
        words = self.tr("Stop Solving &All") if busy else self.tr("Solve &All Puzzles")
        self._actions["solve_all"].setText(words)

    def _show_line(self, start: Position, moves: tuple[str, ...]) -> None:
        # Here, because chess is not known before somebody looks at a line.
        from fenedit.rules.play import PlayError

        last = moves[-1] if moves else ""
        arrows = [Arrow(parse_square(last[:2]), parse_square(last[2:4]))] if last else []
        try:
            self._playing.show_line(start, moves, arrows=arrows)
        except PlayError:
            # Behind a pass a side may be in check that may not be: nothing can be shown of that.
            self.said.emit(self.tr("This move cannot be shown on the board."))

    def _on_played(self, _before: PlayLine | None, after: PlayLine | None) -> None:
        if after is None and self._dock is not None:
            self._dock.leave()

    def _on_changed(self) -> None:
        busy = self._puzzle.busy
        self._actions["solve"].setText(self.tr("&Stop Solving") if busy else self.tr("&Solve"))
        self._actions["solve"].setEnabled(busy or self._puzzle.may_solve)
        if self._form is not None:
            self._form.offer(self._puzzle.solution)

    def _take_programs(self, programs: Programs) -> None:
        self._puzzle.take_popeye(programs.popeye_path)
