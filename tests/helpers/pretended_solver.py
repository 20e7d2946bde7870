"""Who pretends to solve."""

from PySide6.QtCore import QObject, Signal

from fenedit.notation.position import Position
from fenedit.rules.solve.solution import Move, Progress, Solution, Wanted


class Solver(QObject):
    """Has the signals and methods of `session.moves.solving.Solving`; a test says what it finds."""

    progressed = Signal(object)
    solved = Signal(object)
    failed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.sought: list[tuple[Position, int, bool, Wanted | None]] = []
        self.searching = False
        self.closed = False
        self.memory: dict[tuple[Position, int, bool], Solution] = {}

    def known(self, position: Position, mate: int, chess960: bool = False) -> Solution | None:
        return self.memory.get((position, mate, chess960))

    def seek(
        self,
        position: Position,
        mate: int,
        chess960: bool = False,
        wanted: Wanted | None = None,
    ) -> None:
        self.sought.append((position, mate, chess960, wanted))
        self.searching = True

    def cancel(self) -> None:
        self.searching = False

    def close(self) -> None:
        self.closed = True

    def progress(self, done: int, total: int, *keys: Move) -> None:
        self.progressed.emit(Progress(done, total, keys, 1000 * done))

    def answer(self, solution: Solution) -> None:
        """Have found something of what is sought."""
        assert self.searching
        self.searching = False
        position, mate, chess960, _ = self.sought[-1]
        self.memory[position, mate, chess960] = solution
        self.solved.emit(solution)

    def fail(self) -> None:
        self.searching = False
        self.failed.emit("process")
