"""Connects the puzzle card to the moves, where its solution is shown, and the menus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from fenedit.jobs.programs import found_popeye
from fenedit.session import intents
from fenedit.session.moves.puzzle_state import Stage
from fenedit.session.settings import Programs
from fenedit.ui.column import PanelColumn
from fenedit.ui.dialogs import brought_up
from fenedit.ui.voice import settle
from fenedit.ui.workbench import Workbench

if TYPE_CHECKING:
    from fenedit.jobs.questions import RowVerdict
    from fenedit.rules.moves.tree import MoveTree, Node, Path
    from fenedit.rules.solve.solution import Solution
    from fenedit.ui.puzzle.all_puzzles import AllPuzzles
    from fenedit.ui.puzzle.form import PuzzleForm


class PuzzleController(QObject):
    """Solves the puzzle of one window, or all of its collection, and shows the solution."""

    def __init__(self, bench: Workbench, panels: PanelColumn) -> None:
        super().__init__(bench.window)
        self._bench = bench
        self._actions = bench.commands
        self._panels = panels
        self._puzzle = panels.puzzle
        self._moves = bench.moves
        self._shown: Solution | None = None
        self._is_awaited = False
        self._form: PuzzleForm | None = None
        self._all: AllPuzzles | None = None
        self._puzzle.changed.connect(self._on_changed)
        bench.settings.programs_changed.connect(self._take_programs)
        self._take_programs(bench.settings.programs)

    def toggle_solution(self) -> None:
        """Show the solution among the moves and move the focus there, or hide it again.

        An unsolved puzzle is solved for it first.
        """
        if not self._moves.is_of_record:
            if self._panels.moves.isAncestorOf(self._bench.window.focusWidget()):
                self._bench.rooms.moves.focus_board()
            self._moves.show_own()
        elif self.has_solution:
            self.show_solution()
            self._bench.rooms.moves.reveal()
        elif not self._puzzle.busy:
            self.solve()

    def show_solution(self) -> None:
        """Show the solution among the moves."""
        self._show_moves(())

    def show_form(self) -> None:
        """Show the form for the author, source and other details of the puzzle."""
        from fenedit.ui.puzzle.form import PuzzleForm

        def made() -> PuzzleForm:
            form = PuzzleForm(self._bench.editor, self._bench.window)
            self._bench.editor.state_changed.connect(form.show_change)
            return form

        self._form = brought_up(self._form, made)

    def show_twin(self, index: int) -> None:
        """Show a twin of the record on the board, 0 for the diagram; a solution stays shown."""
        editor, has_shown = self._bench.editor, not self._moves.is_of_record
        self._panels.puzzle_card.stipulation.enter()
        editor.show_record(editor.state.current, index)
        if has_shown and self.has_solution:
            self.show_solution()

    def show_twin_called(self, title: str) -> None:
        """Show the twin of a heading such as "b) ♞e6→c4", or the diagram."""
        from fenedit.notation.twin_commands import twins_of

        puzzle = self._puzzle.record
        names = [] if puzzle is None else [twin.name for twin in twins_of(puzzle.twins)]
        name = title.partition(")")[0].lstrip("+")
        self.show_twin(names.index(name) + 1 if name in names else 0)

    def step_twin(self, step: int) -> None:
        """Show the next or previous twin; the diagram follows the last one."""
        from fenedit.session.twins import count_of

        editor = self._bench.editor
        state = editor.state
        self.show_twin((state.twin + step) % (count_of(state.whole.record) + 1))
        row = self._panels.puzzle_card.twins
        assert row is not None  # there are twins
        chip = row.chips[editor.state.twin]
        words = dict.fromkeys((chip.accessibleName(), chip.accessibleDescription()))
        self._bench.say(": ".join(filter(None, words)))

    def add_twin(self) -> None:
        """Add a twin like the position shown, and show it."""
        card, editor = self._panels.puzzle_card, self._bench.editor
        card.stipulation.enter()
        if not editor.perform(intents.twins.add):
            return
        card.fold(False)
        assert card.twins is not None  # it shows the new one
        self._bench.rooms.panels.reveal_if_free(card.twins)
        if not card.twins.chips[editor.state.twin].hasFocus():
            self._bench.say(card.twins.change.text())

    def remove_twin(self) -> None:
        """Remove the twin shown."""
        editor = self._bench.editor
        editor.perform(intents.twins.remove, editor.state.twin)

    def refused(self) -> list[str]:
        """Enter what is being typed; return the texts of the form that no record can hold."""
        self._panels.puzzle_card.stipulation.enter()
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
            self._all.changed.connect(self._puzzle.changed)
        if self._all is not None:
            self._all.toggle()

    def found_among_all(self) -> RowVerdict | None:
        """Return what was found of the shown puzzle when all were solved, None for nothing."""
        panel, state = self._bench.rooms.collection.panel, self._bench.editor.state
        if panel is None or state.twin or not self._puzzle.has_record:
            return None
        return panel.model.verdict_of(state.record)

    def close(self) -> None:
        """End the searches, with the window."""
        if self._all is not None:
            self._all.close()
        self._puzzle.close()

    def enter_stipulation(self) -> None:
        """Move the focus to the stipulation."""
        card = self._panels.puzzle_card
        self._panels.make_room_for_puzzle()
        self._panels.reveal(card.stipulation)
        card.stipulation.setFocus(Qt.FocusReason.ShortcutFocusReason)
        card.stipulation.selectAll()

    def solve(self) -> None:
        """Solve the puzzle, or stop solving."""
        card, was_busy = self._panels.puzzle_card, self._puzzle.busy
        card.stipulation.enter()
        if self._puzzle.stage is Stage.UNSTATED and not self._puzzle.stipulation:
            self.enter_stipulation()
        card.solve_or_stop()
        self._is_awaited = not was_busy
        self._say_verdict()

    def may(self, name: str) -> bool:
        """Return whether a command would do something."""
        puzzle = self._puzzle
        self._actions["tries"].setChecked(puzzle.tries)
        self._actions["set_play"].setChecked(puzzle.set_play)
        match name:
            case "copy_solution":
                return puzzle.has_solution
            case "keep_solution":
                return puzzle.may_keep or puzzle.popeye_tree is not None
            case "ask_popeye":
                return puzzle.may_ask and not puzzle.busy
            case "popeye_text":
                return puzzle.may_ask
            case "tries" | "set_play":
                has_any = puzzle.has_tries if name == "tries" else puzzle.has_set_play
                return has_any and (bool(puzzle.mate) or puzzle.may_ask)
        return bool(puzzle.mate)

    def press(self, name: str) -> None:
        """Run a command that a button of the section has, too."""
        if (result := self._panels.puzzle_card.result) is not None:
            result.buttons[name].click()

    def want(self) -> None:
        """Find tries and set play as they are ticked in the menu."""
        tries, set_play = (self._actions[name].isChecked() for name in ("tries", "set_play"))
        self._puzzle.want(tries=tries, set_play=set_play)

    def _say_verdict(self) -> None:
        """Say the result of a solve command, unless the section shows it."""
        card = self._panels.puzzle_card
        is_over = not self._puzzle.busy and self._puzzle.stage is not Stage.SEARCHING
        if self._is_awaited and is_over:
            self._is_awaited = False
            is_seen = card.result is not None and not card.result.visibleRegion().isEmpty()
            words = card.accessibleDescription()
            if is_seen:
                # By ear it may be asked for again.
                settle(card, words, again=True)
            else:
                self._bench.say(words)

    def _name_all(self) -> None:
        busy = self._all is not None and self._all.busy
        words = self.tr("Stop Solving &All") if busy else self.tr("Solve &All Puzzles")
        self._actions["solve_all"].setText(words)

    @property
    def has_solution(self) -> bool:
        """Whether the shown problem is solved."""
        return self._puzzle.has_solution

    def after(self, moves: Sequence[Node]) -> Node | None:
        """Return the last of some moves in the solution, None if they are not in it."""
        if not self.has_solution:
            return None
        tree, path = self._solution_after(moves)
        return tree.node_at(path) if len(path) == len(moves) else None

    def _solution_after(self, moves: Sequence[Node]) -> tuple[MoveTree, Path]:
        """Return the solution, and the path of some moves as far as they are in it."""
        from fenedit.rules.moves.solutions import solution_tree

        tree: MoveTree | None = self._puzzle.popeye_tree
        if tree is None:
            solution = self._puzzle.solution
            assert solution is not None  # there is one to show
            tree = solution_tree(solution, self._puzzle.meant, self._puzzle.chess960)
        node, path = tree.root, list[int]()
        for move in moves:
            same = (n for n, child in enumerate(node.children) if child.uci == move.uci)
            if (number := next(same, None)) is None:
                break
            node = node.children[number]
            path.append(number)
        return tree, tuple(path)

    def _show_moves(self, moves: Sequence[Node]) -> None:
        """Show the solution after some moves, as far as they are in it."""
        self._shown = self._puzzle.solution
        self._moves.show(*self._solution_after(moves))

    def _on_changed(self) -> None:
        moves, solution = self._moves, self._puzzle.solution
        if solution is not None and solution is not self._shown and not moves.is_of_record:
            # Tries or set play were wanted, or not.
            self._show_moves(moves.tree.moves_to(moves.path))
        answers = self._actions["answers"]
        answers.setEnabled(self.has_solution or answers.isChecked())
        self._panels.moves.show_moves()
        busy = self._puzzle.busy
        self._actions["solve"].setText(self.tr("&Stop Solving") if busy else self.tr("&Solve"))
        self._say_verdict()

    def _take_programs(self, programs: Programs) -> None:
        self._puzzle.popeye_path = programs.popeye_path or found_popeye()
        self._puzzle.popeye_minutes = programs.popeye_minutes
        self._puzzle.changed.emit()
