"""Connects the puzzle card to the board, the tree of the solution, and the menus."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from fenedit.notation.position import Position
from fenedit.session.moves.puzzle_state import Stage
from fenedit.session.settings import Programs
from fenedit.ui.column import PanelColumn
from fenedit.ui.dialogs import brought_up
from fenedit.ui.workbench import Workbench

if TYPE_CHECKING:
    from fenedit.ui.puzzle.all_puzzles import AllPuzzles
    from fenedit.ui.puzzle.form import PuzzleForm
    from fenedit.ui.puzzle.solution_view import SolutionView


class PuzzleController(QObject):
    """Solves the puzzle of one window, or all of its collection, and shows the solution."""

    def __init__(self, bench: Workbench, panels: PanelColumn) -> None:
        super().__init__(bench.window)
        self._bench = bench
        self._actions = bench.commands
        self._panels = panels
        self._puzzle = panels.puzzle
        self._moves = bench.moves
        self._tree: SolutionView | None = None
        self._form: PuzzleForm | None = None
        self._all: AllPuzzles | None = None
        self._puzzle.changed.connect(self._on_changed)
        self._moves.changed.connect(self._on_moved)
        bench.settings.programs_changed.connect(self._take_programs)
        self._take_programs(bench.settings.programs)

    def show_tree(self) -> None:
        """Show the solution below the verdict, and move the focus there."""
        card = self._panels.puzzle_card
        if self._tree is None:
            from fenedit.ui.puzzle.solution_view import SolutionView

            self._tree = SolutionView(self._puzzle, card.copy_solution, card)
            self._tree.line_chosen.connect(self._show_line)
            self._tree.line_left.connect(self._moves.show_own)
            card.add_tree(self._tree)
        if card.is_folded:
            card.head.click()
        card.show_tree(True)
        self._panels.reveal(self._tree)
        self._tree.tree.setFocus(Qt.FocusReason.OtherFocusReason)

    def toggle_tree(self) -> None:
        """Show or hide the solution."""
        if self._tree is None or self._tree.isHidden():
            self.show_tree()
        else:
            self._panels.puzzle_card.show_tree(False)

    def show_form(self) -> None:
        """Show the form of author, source and other details of the puzzle."""
        from fenedit.ui.puzzle.form import PuzzleForm

        def made() -> PuzzleForm:
            form = PuzzleForm(self._bench.editor, self._bench.window)
            form.offer(self._puzzle.solution)
            self._bench.editor.state_changed.connect(form.show_change)
            return form

        self._form = brought_up(self._form, made)

    def refused(self) -> list[str]:
        """Return the texts of the form that no record could take."""
        return self._form.refused() if self._form is not None else []

    def solve_all(self) -> None:
        """Solve every puzzle of the collection, or stop solving."""
        if not self._actions["show_collection"].isChecked():
            # The list shows the verdicts.
            self._actions["show_collection"].trigger()
        panel = self._bench.rooms.collection.panel
        if self._all is None and panel is not None:
            from fenedit.ui.puzzle.all_puzzles import AllPuzzles

            self._all = AllPuzzles(self._bench, panel)
            self._all.changed.connect(self._name_all)
        if self._all is not None:
            self._all.toggle()

    def close(self) -> None:
        """End the searches, with the window."""
        if self._all is not None:
            self._all.close()
        self._puzzle.close()

    def solve(self) -> None:
        """Solve the puzzle, or stop solving."""
        card = self._panels.puzzle_card
        was_busy = self._puzzle.busy
        if self._puzzle.stage is Stage.UNSTATED and not self._puzzle.stipulation:
            # Digits typed next are the number of moves.
            card.fold(False)
            self._panels.reveal(card.mate_box)
            card.mate_box.setFocus(Qt.FocusReason.ShortcutFocusReason)
        card.solve_or_stop()
        if not was_busy and not self._puzzle.busy:
            self._bench.say(card.accessibleDescription())

    def _name_all(self) -> None:
        busy = self._all is not None and self._all.busy
        words = self.tr("Stop Solving &All") if busy else self.tr("Solve &All Puzzles")
        self._actions["solve_all"].setText(words)

    def _show_line(self, start: Position, moves: tuple[str, ...]) -> None:
        from fenedit.rules.moves.tree import MoveTree, Path
        from fenedit.rules.play import PlayError

        tree, path = MoveTree(start, self._bench.editor.state.chess960), Path()
        try:
            for uci in moves:
                tree, path = tree.played(path, uci)
            self._moves.show(tree, path)
        except PlayError:
            # After a pass, the side that passed may be in check.
            self._bench.say(self.tr("This move cannot be shown on the board."))

    def _on_moved(self) -> None:
        if self._moves.is_of_record and self._tree is not None:
            self._tree.leave()

    def _on_changed(self) -> None:
        busy = self._puzzle.busy
        self._actions["solve"].setText(self.tr("&Stop Solving") if busy else self.tr("&Solve"))
        if self._form is not None:
            self._form.offer(self._puzzle.solution)

    def _take_programs(self, programs: Programs) -> None:
        self._puzzle.popeye_path = programs.popeye_path
        self._puzzle.changed.emit()
