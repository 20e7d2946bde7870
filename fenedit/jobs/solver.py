"""Solves a puzzle in a worker process, with helper processes that share its first moves."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

from fenedit.jobs.processors import lower_priority, pool_size
from fenedit.jobs.questions import SOLVER, PopeyeQuestion, SolveQuestion
from fenedit.notation.problems import Severity
from fenedit.rules.judge.playability import playability
from fenedit.rules.play import why_not
from fenedit.rules.solve.direct import DirectMate, gather
from fenedit.rules.solve.solution import FirstMove, Move, Progress, SetPlay, Solution

if TYPE_CHECKING:
    from fenedit.jobs.pool import Pool
    from fenedit.jobs.worker import Worker

ALONE_SECONDS = 0.5
"""Seconds before other processes are worth starting."""


class MoveQuestion(NamedTuple):
    """A first move of a puzzle to examine, or just to decide; None for the set play."""

    problem: SolveQuestion
    move: Move | None
    play: bool = True


class SolverError(Exception):
    """The failure of a helper process; the message says why."""


@cache
def _solver() -> Solver:
    lower_priority()
    return Solver(pool_size(1))


def answers(question: SolveQuestion | MoveQuestion | PopeyeQuestion) -> Iterator[object]:
    """Answer SolveQuestions with Progress and a Solution, and MoveQuestions with parts of one.

    Popeye answers PopeyeQuestions.
    """
    if isinstance(question, PopeyeQuestion):
        # Imported here: our own solver needs none of it.
        from fenedit.jobs import popeye

        return popeye.answers(question)
    return _solver().answers(question)


class Solver:
    """Solves puzzles, and keeps its tables for further parts of the same one.

    Args:
        size: how many processes share the first moves; with 1, all work is done in this process.
    """

    def __init__(self, size: int) -> None:
        self._size = size
        self._pool: Pool | None = None
        self._homes: dict[Move | None, Worker | None] = {}
        self._problem: tuple[SolveQuestion, DirectMate] | None = None

    def close(self) -> None:
        """End all helper processes."""
        if self._pool is not None:
            self._pool.close()

    def answers(self, question: SolveQuestion | MoveQuestion) -> Iterator[object]:
        """Yield the answers to a question: for a puzzle, Progress every 50 ms, then the Solution.

        Raises:
            SolverError: a helper process has failed.
            OSError: no helper process can be started.
        """
        if isinstance(question, MoveQuestion):
            yield from self._examine(*question)
            return
        position, mate, chess960 = question[:3]
        problems = playability(position, chess960)
        is_playable = all(each.severity is not Severity.NOT_PLAYABLE for each in problems)
        moves = self._direct_mate(question).first_moves if is_playable else ()
        # Only asked if needed: python-chess takes long to import.
        if not moves and (reason := why_not(position, chess960)):
            yield Solution(position, mate, "off", exact=True, reason=reason.code)
            return
        results: dict[Move, FirstMove] = {}
        set_play: SetPlay | None = None
        nodes: dict[MoveQuestion | None, int] = {}
        is_stopped = False
        begun = until = time.monotonic()
        for part, found in self._parts(question, moves):
            if isinstance(found, int):
                nodes[part] = found
            elif isinstance(found, FirstMove):
                results[found.move] = found
                nodes[part] = found.nodes
            elif isinstance(found, SetPlay):
                set_play = found
            if isinstance(found, FirstMove) or time.monotonic() >= until:
                keys = (each.move for each in results.values() if each.is_key)
                in_order = tuple(sorted(keys, key=attrgetter("san")))
                yield Progress(len(results), len(moves), in_order, sum(nodes.values()))
                # The caller can also stop the search at this interval.
                until = time.monotonic() + 0.04
            if question.budget is not None and time.monotonic() - begun >= question.budget:
                is_stopped = True
                break
        solution = gather(position, mate, results.values(), set_play, len(moves))
        exact = solution.exact and not is_stopped
        seconds = time.monotonic() - begun
        yield solution._replace(exact=exact, seconds=seconds, nodes=sum(nodes.values()))

    def _parts(
        self, question: SolveQuestion, moves: Iterable[Move]
    ) -> Iterator[tuple[MoveQuestion | None, object]]:
        """Yield each part with its result: first all that decide about keys, then all play."""
        until = time.monotonic() + ALONE_SECONDS
        self._homes = {}
        keys, others = list[MoveQuestion](), list[MoveQuestion]()
        first = [MoveQuestion(question, move, play=False) for move in moves]
        for part, found in self._shared(question, first, until):
            yield part, found
            if isinstance(found, FirstMove):
                (keys if found.is_key else others).append(MoveQuestion(question, found.move))
        if question.wanted is not None and not question.wanted.tries:
            others = []
        yield from self._shared(question, [*keys, *others, MoveQuestion(question, None)], until)

    def _shared(
        self, question: SolveQuestion, parts: list[MoveQuestion], until: float
    ) -> Iterator[tuple[MoveQuestion | None, object]]:
        """Yield each part with its result; after some time, helpers do the rest."""
        is_alone = question.alone or self._size == 1
        is_over = not is_alone and time.monotonic() > until
        while parts and not is_over:
            found: object = None
            for found in self._examine(*parts[0]):
                yield parts[0], found
                is_over = not is_alone and time.monotonic() > until
                if is_over:
                    break
            if not (is_over and isinstance(found, int)):
                del parts[0]
        if not parts:
            return
        # Leave the memory to the helpers.
        self._problem = None
        if self._pool is None:
            # Imported here: most puzzles are solved before helpers are worth starting.
            from fenedit.jobs.pool import Pool

            self._pool = Pool(SOLVER, self._size)
        asked: list[MoveQuestion] = []
        for answer in self._pool.work(self._dealt(self._pool, parts, asked)):
            if answer is not None and answer.failure:
                raise SolverError(answer.why)
            yield (None, None) if answer is None else (asked[answer.number], answer.content)

    def _dealt(
        self, pool: Pool, parts: list[MoveQuestion], asked: list[MoveQuestion]
    ) -> Iterator[MoveQuestion]:
        """Yield each part, preferably for the helper that has decided the same move."""
        while parts:
            idle = pool.idle
            part = next((part for part in parts if self._homes.get(part.move) is idle), parts[0])
            parts.remove(part)
            asked.append(part)
            self._homes[part.move] = idle
            yield part

    def _examine(self, question: SolveQuestion, move: Move | None, play: bool) -> Iterator[object]:
        problem = self._direct_mate(question)
        if move is None:
            return problem.set_play()
        return problem.examine(move) if play else problem.decide(move)

    def _direct_mate(self, question: SolveQuestion) -> DirectMate:
        if self._problem is None or self._problem[0] != question:
            # Free the tables of the previous puzzle, which may be large.
            self._problem = None
            position, mate, chess960, wanted = question[:4]
            self._problem = question, DirectMate(position, mate, chess960, wanted=wanted)
        return self._problem[1]
