"""Solves the puzzles of a file: direct mates by our solver, all others by Popeye."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable, Iterator
from functools import cache

from fenedit.documents.entry import Entry
from fenedit.documents.files.streaming import entries, source_of_parts
from fenedit.jobs.pool import Pool, in_order
from fenedit.jobs.processors import lower_priority, pool_size
from fenedit.jobs.puzzles import (
    NO_ANSWER,
    Solved,
    asked_of,
    intended_in,
    popeye_verdict,
    read_entry,
)
from fenedit.jobs.questions import (
    SOLVER,
    Found,
    PopeyeQuestion,
    Question,
    RowVerdict,
    SolveOptions,
    SolveQuestion,
    Verdicts,
)
from fenedit.rules.solve.solution import Solution


def solve_entries(
    found: Iterable[Entry], options: SolveOptions, pool: Pool
) -> Iterator[Solved | None]:
    """Yield every record once it is solved or needs no solving, and None now and then.

    Entries are read as the solvers need them; comments are skipped.

    Raises:
        StreamError: reading failed; earlier records are yielded first.
    """
    ready: deque[Solved] = deque()
    asked: dict[int, Solved] = {}

    def questions() -> Iterator[SolveQuestion | PopeyeQuestion | None]:
        records = (entry for entry in found if not entry.is_aside)
        for number, entry in enumerate(records):
            record, question = asked_of(read_entry(number, entry, options), options)
            if question is None:
                ready.append(record)
            else:
                asked[number] = record
            yield question

    for told in pool.work(questions()):
        while ready:
            yield ready.popleft()
        if told is None:
            yield None
        elif isinstance(told.content, Solution):
            if told.number in asked:
                yield asked.pop(told.number)._replace(solution=told.content)
        elif isinstance(told.content, Found):
            yield asked.pop(told.number)._replace(found=told.content)
        elif told.last and told.number in asked:
            yield asked.pop(told.number)._replace(failure=told.why or NO_ANSWER)
        else:
            yield None


def solve_in_order(
    found: Iterable[Entry], options: SolveOptions, processes: int
) -> Iterator[Solved]:
    """Yield every record in order, solved by a number of processes."""
    with Pool(SOLVER, processes) as pool:
        solved = solve_entries(found, options, pool)
        yield from in_order((record.number, record) for record in solved if record is not None)


@cache
def _pool() -> Pool:
    lower_priority()
    # This process only waits for the others.
    return Pool(SOLVER, pool_size(1))


def answers(question: Question[SolveOptions]) -> Iterator[Verdicts]:
    """Answer a question with Verdicts, in parts."""
    return verdicts(question, _pool())


def verdicts(question: Question[SolveOptions], pool: Pool) -> Iterator[Verdicts]:
    """Yield lists of verdicts several times a second; a list may be empty."""
    found, others = list[RowVerdict](), list[tuple[int, str]]()
    records, drafts, until = 0, 0, time.monotonic()
    with source_of_parts(
        question.parts, question.read_as, question.format, question.table
    ) as source:
        for record in solve_entries(entries(source), question.asked, pool):
            if record is not None:
                records += 1
                drafts += record.position is None
                verdict = _verdict(record)
                if verdict is not None:
                    found.append(verdict)
                elif record.asked and record.position is not None:
                    others.append((record.number, record.asked))
            if time.monotonic() >= until:
                yield Verdicts(tuple(found), records, tuple(others), drafts)
                # The caller can cancel at this interval, too.
                found, others, records, drafts = [], [], 0, 0
                until = time.monotonic() + 0.04
    yield Verdicts(tuple(found), records, tuple(others), drafts)


def _verdict(record: Solved) -> RowVerdict | None:
    """Return the verdict on a record for the window; None if nothing solves it."""
    row, mate, solution, found, named = (
        record.number,
        record.mate or 0,
        record.solution,
        record.found,
        record.puzzle.best,
    )
    if solution is not None:
        return RowVerdict(
            row,
            mate,
            solution.verdict,
            solution.exact,
            tuple(attack.move for attack in solution.keys),
            tuple(attack.move for attack in solution.short),
            solution.reason,
            solution.seconds,
            ep_square=solution.position.ep_square,
            named=named,
        )
    asked = "" if mate else record.asked
    if record.failure:
        return RowVerdict(row, mate, "unfinished", False, failure=record.failure, asked=asked)
    if found is None:
        return None
    assert record.position is not None  # it was asked
    return RowVerdict(
        row,
        mate,
        popeye_verdict(found, record.puzzle),
        found.exact,
        found.keys,
        found.short,
        found.failure or "",
        found.seconds,
        ep_square=record.position.ep_square,
        named=named,
        asked=asked,
        counts=found.counts,
        intended=intended_in(record.puzzle),
        detail=found.detail,
    )
