"""Joins the cards of puzzle and engine to the board, the tree of the solution, and the menus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QWidget

from fenedit.notation.position import Position, parse_square
from fenedit.session.moves.playing import Arrow
from fenedit.session.settings import Programs
from fenedit.ui.column import PanelColumn
from fenedit.ui.dialogs import brought_up
from fenedit.ui.workbench import Workbench

if TYPE_CHECKING:
    from fenedit.session.moves.play_line import PlayLine
    from fenedit.ui.puzzle.all_puzzles import AllPuzzles
    from fenedit.ui.puzzle.form import PuzzleForm
    from fenedit.ui.puzzle.solution_dock import SolutionDock

_TREE_WIDTH: Final = 240
_GAP: Final = 20
"""About what lies between the dock and the list, and between the list and the board."""
_LIST_LEAST: Final = 216
"""About the least width of a list that is not made yet."""
_LIST_PART: Final = 6
"""Beside the tree, the list gets this part of a window at most; a fifth without."""
_BOARD_MORE: Final = 110
"""So much more than its smallest width the board keeps before the list makes room for the tree."""
_SIDES: Final = (Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea)


class PuzzleController(QObject):
    """What can be done with a problem in one window, or with all of its collection."""

    def __init__(self, bench: Workbench, panels: PanelColumn) -> None:
        super().__init__(bench.window)
        self._bench = bench
        self._window = bench.window
        self._actions = bench.commands
        self._editor = bench.editor
        self._panels = panels
        self._puzzle = panels.puzzle
        self._playing = bench.playing
        self._dock: SolutionDock | None = None
        self._form: PuzzleForm | None = None
        self._all: AllPuzzles | None = None
        self._list_aside = False
        self._puzzle.changed.connect(self._on_changed)
        self._playing.changed.connect(self._on_played)
        bench.settings.programs_changed.connect(self._take_programs)
        self._actions["show_collection"].triggered.connect(self._on_list)
        self._take_programs(bench.settings.programs)
        self._on_changed()

    def show_tree(self) -> None:
        """Show the solution beside the board, and go there."""
        if self._dock is None:
            # Most positions are no problems.
            from fenedit.ui.puzzle.solution_dock import SolutionDock

            copy = self._panels.puzzle_card.copy_solution
            self._dock = SolutionDock(self._puzzle, copy, self._window)
            self._dock.line_chosen.connect(self._show_line)
            self._dock.line_left.connect(self._playing.leave)
            self._window.addDockWidget(Qt.DockWidgetArea.LeftDockWidgetArea, self._dock)
            width = min(_TREE_WIDTH, self._window.width() // 4)
            self._window.resizeDocks([self._dock], [width], Qt.Orientation.Horizontal)
            self._dock.visibilityChanged.connect(self._make_room_later)
            self._centre.installEventFilter(self)
        self._dock.show()
        self._dock.tree.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_form(self) -> None:
        """Show author, source and what else is said of the problem, to be edited."""
        self._form = brought_up(self._form, self._make_form)

    def _make_form(self) -> PuzzleForm:
        # As rarely.
        from fenedit.ui.puzzle.form import PuzzleForm

        form = PuzzleForm(self._editor, self._window)
        form.offer(self._puzzle.solution)
        self._bench.views.append(form.show_change)
        return form

    def solve_all(self) -> None:
        """Solve every puzzle of the collection; stop that if it is being done."""
        if not self._actions["show_collection"].isChecked():
            # What is found of each stands there.
            self._actions["show_collection"].trigger()
        panel = self._bench.rooms.collection.panel
        if self._all is None and panel is not None:
            # Most windows show one position.
            from fenedit.ui.puzzle.all_puzzles import AllPuzzles

            self._all = AllPuzzles(self._bench, panel)
            self._all.changed.connect(self._name_all)
        if self._all is not None:
            self._all.toggle()

    def close(self) -> None:
        """End what is sought, with the window."""
        if self._all is not None:
            self._all.close()
        self._bring_list()
        self._puzzle.close()
        self._panels.engine.close_engine()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """See when what stands beside the tree gets another width."""
        if event.type() in {QEvent.Type.Resize, QEvent.Type.LayoutRequest}:
            self._make_room_later()
        return super().eventFilter(watched, event)

    def _make_room_later(self) -> None:
        QTimer.singleShot(0, self, self._make_room)

    def _make_room(self) -> None:
        """Have the list leave its place to the tree where a window has none for both."""
        if self._dock is None or self._dock.isHidden():
            self._bring_list()
            return
        panel, action = self._bench.rooms.collection.panel, self._actions["show_collection"]
        if panel is None or panel.isHidden() or not self._is_beside:
            return
        least, room = panel.minimumSizeHint().width(), self._room_for_list()
        if room < least:
            action.trigger()
            self._list_aside = True
            keys = action.shortcut().toString()
            words = self.tr("The list is hidden to make room for the solution; {keys} shows it")
            self._bench.say(words.format(keys=keys))
        else:
            most = max(least, min(room, self._window.width() // _LIST_PART))
            panel.setFixedWidth(min(panel.minimumWidth(), most))

    @property
    def _centre(self) -> QWidget:
        """What stands beside the tree: the list, the board, the column."""
        centre = self._window.centralWidget()
        assert centre is not None
        return centre

    @property
    def _is_beside(self) -> bool:
        """Whether the tree takes of the window's width."""
        dock = self._dock
        if dock is None or dock.isHidden() or dock.isFloating():
            return False
        return self._window.dockWidgetArea(dock) in _SIDES

    def _room_for_list(self) -> int:
        """Return how wide the list may be beside the tree, a board to work on, and the column."""
        taken = self._centre.minimumSizeHint().width() + _BOARD_MORE
        panel = self._bench.rooms.collection.panel
        if panel is not None and not panel.isHidden():
            taken -= panel.minimumWidth()
        else:
            taken += _GAP
        if self._dock is not None:
            taken += self._dock.width() + _GAP
        return self._window.width() - taken

    def _on_list(self, shown: bool) -> None:
        self._list_aside = False
        panel = self._bench.rooms.collection.panel
        least = panel.minimumSizeHint().width() if panel is not None else _LIST_LEAST
        if shown and self._dock is not None and self._is_beside and self._room_for_list() < least:
            self._dock.hide()
            keys = self._actions["solution"].shortcut().toString()
            words = self.tr("The solution is hidden to make room for the list; {keys} shows it")
            self._bench.say(words.format(keys=keys))

    def _bring_list(self) -> None:
        if self._list_aside and not self._actions["show_collection"].isChecked():
            self._actions["show_collection"].trigger()
        self._list_aside = False
        self._bench.rooms.collection.fit()

    def solve(self) -> None:
        """Solve the problem; stop that if it is being done."""
        self._panels.puzzle_card.solve_or_stop()

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
            self._bench.say(self.tr("This move cannot be shown on the board."))

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
