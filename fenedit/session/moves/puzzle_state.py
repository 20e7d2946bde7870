"""Keeps the state of the edited puzzle: its stipulation, and how far it is solved."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from fenedit.documents.record import Record
from fenedit.notation.fairy import is_orthodox
from fenedit.notation.position import EMPTY_PLACEMENT, Position
from fenedit.notation.problems import Problem, Severity
from fenedit.notation.stipulation import parse_stipulation
from fenedit.session.editor import Editor
from fenedit.session.state import EditorState

if TYPE_CHECKING:
    from fenedit.notation.puzzle import Puzzle
    from fenedit.rules.moves.popeye import PopeyeTree
    from fenedit.rules.solve.solution import Progress, Solution
    from fenedit.session.moves.popeye_search import PopeyeSearch
    from fenedit.session.moves.solving import Solving

REST_MS = 400
"""Milliseconds between the last edit and the check and solving."""


class Stage(Enum):
    """How far a puzzle is solved."""

    NO_POSITION = auto()
    """The board is empty, or the text does not parse."""
    UNSTATED = auto()
    """The record does not ask for a mate in a number of moves."""
    OFF = auto()
    """The position cannot be played; `problem` says why."""
    READY = auto()
    SEARCHING = auto()
    STOPPED = auto()
    """The user has stopped the search; `progress` says how far it came."""
    SOLVED = auto()
    FAILED = auto()
    """The solver's process has ended."""


_STATED = Stage.READY, Stage.SOLVED
"""The stages of a puzzle after a change; the solution may be known already."""


class PuzzleState(QObject):
    """Follows an editor and solves its puzzle: a short one at once, others on request.

    Attributes:
        stage: how far the puzzle is solved.
        record: what the record says of its puzzle, also while a twin is shown; None for nothing.
        diagram: the position of the record, which Popeye is asked about with all twins.
        problem: why nothing can be solved.
        progress: how far the search has come.
        solution: the last one found, of this puzzle or, while `stale`, of the one before.
        stale: whether the puzzle has changed since it was solved.
        letters: returns the piece letters of moves: a language of `notation.languages`, or
            "figurine".
        popeye_path: the Popeye that the user has chosen, or that was found, "" for none.
        popeye_minutes: how long Popeye may search.

    Signals:
        changed: any of the attributes or properties has changed.
    """

    changed = Signal()

    def __init__(
        self, editor: Editor, solving: Solving | None = None, parent: QObject | None = None
    ) -> None:
        """Follow an editor; without a given solver, make one for the first puzzle."""
        super().__init__(parent)
        self._editor = editor
        self._solving = solving
        self.popeye_path = ""
        self.popeye_minutes = 60
        self._awake = False
        self._key: object = None
        self.stage = Stage.NO_POSITION
        self._puzzle: Puzzle | None = None
        self.record: Puzzle | None = None
        self.diagram = editor.state.whole.position
        self.problem: Problem | None = None
        self.progress: Progress | None = None
        self.solution: Solution | None = None
        self.stale = False
        self._current = editor.state.current, editor.state.twin
        self._only_key: tuple[str, ...] = ()
        self.letters: Callable[[], str] = lambda: "en"
        # Tries of a selfmate take far longer than solving it.
        self._wanted = {"direct": (True, True), "other": (False, False)}
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._settle)
        self._patience = QTimer(self, singleShot=True, interval=250)
        self._patience.timeout.connect(self.changed)
        if solving is not None:
            self._hear(solving)

    @property
    def busy(self) -> bool:
        """Return whether to show the search: it was requested, or takes some time."""
        is_ours = self.stage is Stage.SEARCHING and not self._patience.isActive()
        return is_ours or (self._has_asked and self.popeye.is_searching)

    @property
    def position(self) -> Position:
        """The position to be solved."""
        return self._editor.state.position

    @property
    def mate(self) -> int:
        """The n of #n; 0 if there is none, or if only Popeye knows the pieces."""
        return _mate_of(self._puzzle, self.position) or 0

    @property
    def stipulation(self) -> str:
        """The stipulation of the puzzle shown, of any kind."""
        return self._puzzle.asked if self._puzzle is not None else ""

    @property
    def chess960(self) -> bool:
        """Return whether Chess960's rules hold."""
        return self._editor.state.chess960

    @cached_property
    def popeye(self) -> PopeyeSearch:
        """The search by Popeye; made when it is first needed."""
        # Imported for the first puzzle, as the solver below.
        from fenedit.notation.puzzle import Puzzle
        from fenedit.session.moves.popeye_search import PopeyeSearch, Task

        def task() -> Task:
            path, minutes, puzzle = self.popeye_path, self.popeye_minutes, self.record or Puzzle()
            wanted = self.tries and self.has_tries, self.set_play and self.has_set_play
            return Task(path, minutes, self.diagram, puzzle, self.chess960, *wanted)

        search = PopeyeSearch(task, self)
        search.ended.connect(self.changed)
        self.changed.connect(search.follow)
        return search

    @property
    def has_tries(self) -> bool:
        """Return whether tries can be asked for."""
        asked = parse_stipulation(self.popeye_stipulation)
        return asked is not None and asked.has_tries

    @property
    def has_set_play(self) -> bool:
        """Return whether set play can be asked for."""
        asked = parse_stipulation(self.popeye_stipulation)
        return asked is not None and asked.has_set_play

    @property
    def tries(self) -> bool:
        """Return whether tries are wanted."""
        return self._wanted[self._play][0]

    @property
    def set_play(self) -> bool:
        """Return whether set play is wanted."""
        return self._wanted[self._play][1]

    @property
    def _play(self) -> str:
        """The kind of play, for each of which the wanted phases are remembered."""
        asked = parse_stipulation(self.popeye_stipulation)
        return "direct" if asked is None or not (asked.play or asked.series) else "other"

    @property
    def popeye_tree(self) -> PopeyeTree | None:
        """What Popeye has found for this puzzle, None for nothing."""
        return self.popeye.tree if self._has_asked else None

    @property
    def _has_asked(self) -> bool:
        """Return whether Popeye has been asked: until then there is no `popeye`."""
        return "popeye" in self.__dict__

    @property
    def needs_popeye(self) -> bool:
        """Return whether only Popeye solves this puzzle."""
        return bool(self.popeye_stipulation) and not self.mate

    @property
    def may_ask(self) -> bool:
        """Return whether there is a Popeye and a puzzle to ask it about."""
        return bool(self.popeye_stipulation and self.popeye_path) and self.stage is not Stage.OFF

    @property
    def popeye_stipulation(self) -> str:
        """The stipulation for Popeye, such as "h#2.5"; "" for none.

        It is that of the twin shown if Popeye knows it, otherwise that of the record.
        """
        if self.record is None or self.stage is Stage.NO_POSITION:
            return ""
        from fenedit.rules.popeye import popeye_stipulation

        own = "" if self._puzzle is None else popeye_stipulation(self._puzzle)
        return own or popeye_stipulation(self.record)

    @property
    def intended(self) -> int:
        """How many solutions are intended; 0 if the record does not say."""
        if self.record is None:
            return 0
        from fenedit.jobs.puzzles import intended_in

        return intended_in(self.record)

    def state_intended(self, number: int) -> bool:
        """Write into the record how many solutions are intended."""
        from fenedit.session.intents.fields import set_puzzle

        if self.record is None or not number:
            return False
        return self._editor.perform(set_puzzle, self.record._replace(intended=number))

    def keep_text(self, text: str) -> bool:
        """Write Popeye's solution as text into the record; False if it has a text already.

        The keys and main line of direct play are written, too, if EPD can hold them.
        """
        from fenedit.notation.epd.opcodes import plain_move
        from fenedit.rules.moves.writing import key_and_line
        from fenedit.session.intents.fields import set_puzzle

        puzzle, tree = self.record, self.popeye_tree
        if puzzle is None or not self.has_record or puzzle.solution:
            return False
        puzzle = puzzle._replace(solution=text)
        if tree is not None and not puzzle.best:
            keys, line = key_and_line(tree, self.diagram)
            if all(plain_move(move) == move for move in keys):
                puzzle = puzzle._replace(best=keys)
                if not puzzle.line and all(plain_move(move) == move for move in line):
                    puzzle = puzzle._replace(line=line)
        return self._editor.perform(set_puzzle, puzzle)

    @property
    def meant(self) -> tuple[str, ...]:
        """The author's keys in SAN: those in the record, else the only key before the last edit."""
        return self.named or self._only_key

    @property
    def named(self) -> tuple[str, ...]:
        """The keys that the record names and that are legal, in SAN."""
        if self._puzzle is None or not self._puzzle.best:
            return ()
        from fenedit.rules.writing import legal_in_san

        position = self.position if self.solution is None else self.solution.position
        return legal_in_san(position, self._puzzle.best, self.chess960)

    @property
    def named_tries(self) -> tuple[str, ...]:
        """The tries that the record names, in SAN."""
        return self._puzzle.avoid if self._puzzle is not None else ()

    @property
    def may_solve(self) -> bool:
        """Return whether there is something to solve that is not being solved."""
        if self.needs_popeye:
            return self.may_ask and not self.busy
        return self.stage in (*_STATED, Stage.STOPPED, Stage.FAILED)

    @property
    def may_keep(self) -> bool:
        """Return whether there is a complete solution of the diagram, which the record can hold."""
        solution = None if self._editor.state.twin else self.solution
        whole = solution is not None and solution.exact and bool(solution.keys)
        return whole and self.stage is Stage.SOLVED and self.has_record

    @property
    def has_solution(self) -> bool:
        """Return whether the shown puzzle is solved."""
        if self.solution is not None and not self.stale:
            return True
        return self.popeye_tree is not None

    @property
    def has_record(self) -> bool:
        """Return whether there is a record that can hold a stipulation."""
        return len(self._editor.state.collection) > 0

    def awaken(self) -> None:
        """Begin to solve, after the first paint."""
        self._awake = True
        if self.stage in _STATED:
            self._rest.start()

    def follow(self, state: EditorState) -> None:
        """Solve the puzzle of another state."""
        record = state.record
        if (shown := (state.current, state.twin)) != self._current:
            self._current, self._only_key = shown, ()
        puzzle, whole = _puzzle_of(record), state.whole if state.twin else state
        whole_puzzle = _puzzle_of(whole.record) if state.twin else puzzle
        placed = not state.is_draft and state.position.placement != EMPTY_PLACEMENT
        mate = _mate_of(puzzle, state.position)
        fields = state.position[:4] if placed else None
        key = (fields, mate, state.chess960, len(state.collection) > 0)
        is_other = (puzzle, whole_puzzle) != (self._puzzle, self.record)
        self.record, self.diagram = whole_puzzle, whole.position
        if key == self._key:
            if is_other:
                self._puzzle = puzzle
                self.changed.emit()
            return
        # Without a stipulation, the view does not depend on the position.
        unstated = self.stage is Stage.UNSTATED and self._puzzle is puzzle is None
        unstated = unstated and whole_puzzle is None
        self._key, self._puzzle = key, puzzle
        if self._solving is not None:
            self._solving.cancel()
        self._rest.stop()
        self._patience.stop()
        self.problem = self.progress = None
        if not placed or not mate:
            self.stage = Stage.UNSTATED if placed else Stage.NO_POSITION
            self.solution, self.stale = None, False
        else:
            known = self._solver().known(state.position, mate, state.chess960)
            self.stage = Stage.READY if known is None else Stage.SOLVED
            self.stale = known is None and self.solution is not None
            self.solution = known or self.solution
        if self.stage in _STATED and self._awake:
            self._rest.start()
        if not (unstated and self.stage is Stage.UNSTATED):
            self.changed.emit()

    def keep(self, text: str) -> bool:
        """Write the solution into the record, as moves and as text; False if it is there."""
        from fenedit.session.intents.fields import fill_from_solution

        if self.solution is None or not self.may_keep:
            return False
        solution = self.solution._replace(position=self.position)
        return self._editor.perform(fill_from_solution, solution, text)

    def solve(self) -> None:
        """Solve the puzzle now, by Popeye if need be."""
        if not self.may_solve:
            return
        if self.needs_popeye:
            self.ask_popeye()
        elif not self._find_reason():
            self._seek()

    def ask_popeye(self) -> None:
        """Solve the puzzle with Popeye, even if FenEdit can."""
        self.popeye.ask()
        self.changed.emit()

    def stop(self) -> None:
        """Stop the search; what it has found so far stays."""
        if self._has_asked and self.popeye.is_searching:
            self.popeye.stop()
            return
        if self.stage is not Stage.SEARCHING:
            return
        from fenedit.rules.solve.solution import Attack, Solution

        self._solver().cancel()
        moves = self.progress.keys if self.progress is not None else ()
        keys = tuple(Attack(move, self.mate) for move in moves)
        found = Solution(self.position, self.mate, "unfinished", exact=False, keys=keys)
        self._become(Stage.STOPPED, found)

    def want(self, *, tries: bool, set_play: bool) -> None:
        """Choose what to find besides keys and their play, and solve again."""
        if (tries, set_play) == (self.tries, self.set_play):
            return
        was_solved = self.needs_popeye and self._has_asked and self.popeye.is_current
        self._wanted[self._play] = (tries, set_play)
        if self.stage in {Stage.SOLVED, Stage.SEARCHING}:
            self._seek()
        elif was_solved:
            self.popeye.ask()
        self.changed.emit()

    def close(self) -> None:
        """End all searches, with the window."""
        self._awake = False
        self._rest.stop()
        self._patience.stop()
        if self._solving is not None:
            self._solving.close()
        if self._has_asked:
            self.popeye.program.close()

    def _solver(self) -> Solving:
        if self._solving is None:
            from fenedit.session.moves.solving import Solving

            self._solving = Solving(self)
            self._hear(self._solving)
        return self._solving

    def _hear(self, solving: Solving) -> None:
        solving.progressed.connect(self._on_progressed)
        solving.solved.connect(self._on_solved)
        solving.failed.connect(self._on_failed)

    def _settle(self) -> None:
        """Check whether the position can be solved, and solve a mate in one or two."""
        if self._find_reason():
            return
        if self.mate <= 2:
            self._patience.start()
            self._seek()
        elif self.stage is Stage.READY and self.stale:
            self._become(Stage.READY)

    def _find_reason(self) -> bool:
        """Find out why the position cannot be solved; return whether there is a reason."""
        from fenedit.rules.play import why_not

        self._rest.stop()
        state = self._editor.state
        self.problem = why_not(state.position, state.chess960)
        if self.problem is None:
            return False
        self._become(Stage.OFF)
        return True

    def _seek(self) -> None:
        from fenedit.rules.solve.solution import Wanted

        state = self._editor.state
        self.progress = None
        self.stage = Stage.SEARCHING
        wanted = Wanted(tries=self.tries, set_play=self.set_play)
        self._solver().seek(state.position, self.mate, state.chess960, wanted)
        self.changed.emit()

    def _on_progressed(self, progress: Progress) -> None:
        self.progress = progress
        self.changed.emit()

    def _on_solved(self, solution: Solution) -> None:
        if solution.verdict == "off":
            self.stage, self.solution = Stage.OFF, None
            self.problem = Problem(solution.reason, Severity.NOTE)
        else:
            self.stage, self.solution = Stage.SOLVED, solution
            if len(solution.keys) == 1 and solution.exact:
                self._only_key = (solution.keys[0].move.san,)
        self.stale = False
        self._patience.stop()
        self.changed.emit()

    def _on_failed(self, _why: str) -> None:
        self._become(Stage.FAILED)

    def _become(self, stage: Stage, solution: Solution | None = None) -> None:
        self.stage, self.solution, self.stale = stage, solution, False
        self._patience.stop()
        self.changed.emit()


def _mate_of(puzzle: Puzzle | None, position: Position) -> int | None:
    """Return the n of #n if our solver knows all the pieces; Popeye knows more."""
    if puzzle is None or not is_orthodox(position.placement):
        return None
    return puzzle.direct_mate


def _puzzle_of(record: Record) -> Puzzle | None:
    """Return the puzzle fields of a record, None if it has none, as most."""
    if not (record.is_game or record.rest.strip() or ";" in (record.written or "")):
        return None
    from fenedit.documents.annotating import puzzle_of_record

    return puzzle_of_record(record)
