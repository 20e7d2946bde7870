"""The process that solves a problem, with others that share its first moves."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import chain
from operator import attrgetter
from typing import TYPE_CHECKING, Final, NamedTuple

from fenedit.jobs.pool import Pool, pool_size
from fenedit.jobs.worker import lower_priority
from fenedit.notation.position import Position

if TYPE_CHECKING:
    from fenedit.rules.solve.direct import DirectMate
    from fenedit.rules.solve.solution import FirstMove, Move, Progress, SetPlay, Solution, Wanted

SOLVER: Final = "fenedit.jobs.solver"
"""The module whose `answers` are asked for; see `fenedit.jobs.worker`."""
ALONE_SECONDS: Final = 0.5
"""So long a problem is solved here before other processes, which must start, are asked."""


class SolveQuestion(NamedTuple):
    """A problem.

    Attributes:
        position: a position, which need not be playable.
        mate: n of #n.
        chess960: whether Chess960's rules hold.
        wanted: what is wanted beside the keys; None for what is by default.
        budget: seconds after which the search is given up; None for any time.
        alone: whether no other process is asked to help.
    """

    position: Position
    mate: int
    chess960: bool = False
    wanted: Wanted | None = None
    budget: float | None = None
    alone: bool = False


class MoveQuestion(NamedTuple):
    """A part of a problem.

    Attributes:
        problem: the problem.
        move: the first move that is examined; None for the set play.
    """

    problem: SolveQuestion
    move: Move | None


class SolverError(Exception):
    """A process that helped has failed; the message says how."""


@cache
def _solver() -> Solver:
    lower_priority()
    return Solver(pool_size(1))


def answers(question: SolveQuestion | MoveQuestion) -> Iterator[object]:
    """Answer SolveQuestions with Progress and a Solution, and MoveQuestions with parts of one."""
    return _solver().answers(question)


class Solver:
    """Solves problems, and remembers what helps with further parts of the same one.

    Args:
        size: how many processes share the first moves of a problem; 1 for none but this one.
    """

    def __init__(self, size: int) -> None:
        self._size = size
        self._pool = Pool(SOLVER, size)
        self._problem: tuple[SolveQuestion, DirectMate] | None = None

    def close(self) -> None:
        """End all processes that helped."""
        self._pool.close()

    def answers(self, question: SolveQuestion | MoveQuestion) -> Iterator[object]:
        """Yield what a question asks for: of a problem Progress every 50 ms, and the Solution last.

        Raises:
            SolverError: a process that helped has failed.
            OSError: no process that could help can be started.
        """
        # Here, because who only asks need not import how it is answered.
        from fenedit.rules.play import why_not
        from fenedit.rules.solve.solution import Solution

        if isinstance(question, MoveQuestion):
            problem = self._direct_mate(question.problem)
            move = question.move
            yield from problem.set_play() if move is None else problem.examine(move)
            return
        position, mate, chess960 = question[:3]
        reason = why_not(position, chess960)
        if reason is not None:
            yield Solution(position, mate, "off", exact=True, reason=reason.code)
            return
        tally = _Tally(question, self._direct_mate(question).first_moves)
        until = time.monotonic()
        for is_news in chain(self._alone(tally), self._shared(tally)):
            if is_news or time.monotonic() >= until:
                yield tally.progress()
                # So soon a search can be left, too.
                until = time.monotonic() + 0.04
            if question.budget is not None and tally.seconds >= question.budget:
                break
        yield tally.solution()

    def _alone(self, tally: _Tally) -> Iterator[bool]:
        """Examine parts of a problem here, as long as others are not worth their start.

        Here and below it is yielded, again and again, whether a first move is done.
        """
        problem = self._direct_mate(tally.question)
        is_alone = tally.question.alone or self._size == 1
        for part in tuple(tally.open):
            for told in problem.set_play() if part is None else problem.examine(part):
                yield tally.add(part, told)
                if tally.seconds > ALONE_SECONDS and not is_alone:
                    return
            tally.open.pop(part, None)

    def _shared(self, tally: _Tally) -> Iterator[bool]:
        """Have the other parts, if there are any, examined by other processes."""
        parts = list(tally.open)
        if parts:
            # They take the memory of several anyway.
            self._problem = None
        for told in self._pool.work([MoveQuestion(tally.question, part) for part in parts]):
            if told is not None and told.failure:
                raise SolverError(told.why)
            yield told is not None and tally.add(parts[told.number], told.content)

    def _direct_mate(self, question: SolveQuestion) -> DirectMate:
        from fenedit.rules.solve.direct import DirectMate

        if self._problem is None or self._problem[0] != question:
            # Gone before the next is made: its tables may be large.
            self._problem = None
            position, mate, chess960, wanted = question[:4]
            self._problem = question, DirectMate(position, mate, chess960, wanted=wanted)
        return self._problem[1]


class _Tally:
    """What is known of a problem so far.

    Attributes:
        question: the problem.
        open: the parts that are not done: first moves, in their order, and None for the set play.
    """

    def __init__(self, question: SolveQuestion, first_moves: tuple[Move, ...]) -> None:
        self.question = question
        self.open: dict[Move | None, None] = dict.fromkeys((*first_moves, None))
        self._begun = time.monotonic()
        self._total = len(first_moves)
        self._results: list[FirstMove] = []
        self._set_play: SetPlay | None = None
        self._nodes: dict[Move | None, int] = {}

    @property
    def seconds(self) -> float:
        """How long it has taken so far."""
        return time.monotonic() - self._begun

    def add(self, part: Move | None, told: object) -> bool:
        """Take what is told of a part; return whether the fate of a first move is known by it."""
        from fenedit.rules.solve.solution import FirstMove, SetPlay

        if isinstance(told, int):
            self._nodes[part] = told
            return False
        self.open.pop(part, None)
        if isinstance(told, FirstMove):
            self._results.append(told)
            self._nodes[part] = told.nodes
            return True
        if isinstance(told, SetPlay):
            self._set_play = told
        return False

    def progress(self) -> Progress:
        """Return how far the search is."""
        from fenedit.rules.solve.solution import Progress

        keys = sorted((each.move for each in self._results if each.is_key), key=attrgetter("san"))
        return Progress(len(self._results), self._total, tuple(keys), sum(self._nodes.values()))

    def solution(self) -> Solution:
        """Return what is known as a solution."""
        from fenedit.rules.solve.direct import gather

        position, mate = self.question[:2]
        solution = gather(position, mate, self._results, self._set_play, self._total)
        return replace(solution, seconds=self.seconds, nodes=sum(self._nodes.values()))
