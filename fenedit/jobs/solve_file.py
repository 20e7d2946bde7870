"""Solving the problems of a file: each record that says in how many moves it mates."""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Iterable, Iterator
from functools import cache, partial
from typing import TYPE_CHECKING, Final, NamedTuple

from fenedit.documents.files.streaming import Entry, Source, StreamError, entries, entry_of
from fenedit.jobs.matching import Subject
from fenedit.jobs.pool import Pool, in_order, pool_size
from fenedit.jobs.questions import (
    FileQuestion,
    LinesQuestion,
    RowVerdict,
    SolveOptions,
    Verdicts,
    of_file,
)
from fenedit.jobs.solver import SOLVER, SolveQuestion, Solver
from fenedit.jobs.worker import lower_priority
from fenedit.notation.epd.opcodes import Operation
from fenedit.notation.fen import MATE
from fenedit.notation.position import Position
from fenedit.notation.puzzle import TEXTS, Puzzle, puzzle_of, puzzle_of_tags

if TYPE_CHECKING:
    from fenedit.rules.solve.solution import Solution

NO_ANSWER: Final = "no result, for an unknown reason"
_log: Final = logging.getLogger(__name__)


class Solved(NamedTuple):
    """A record and what became of it.

    Attributes:
        number: which record it is, from 0; blank lines and comments do not count.
        entry: the record as it stands in the file.
        position: what it means, None where that cannot be told.
        chess960: whether it was solved by Chess960's rules.
        mate: n of #n, None where it says nothing of that.
        asked: the stipulation of the record, of any kind; "" for none.
        solution: what was found; None without a position or a stipulation, and after a failure.
        failure: why its solver has failed, "" if it has not.
    """

    number: int
    entry: Entry
    position: Position | None
    chess960: bool
    mate: int | None
    asked: str = ""
    solution: Solution | None = None
    failure: str = ""


def read_entry(number: int, entry: Entry, options: SolveOptions) -> Solved:
    """Return a record as it is before it is solved."""
    subject = Subject(entry, options.chess960)
    puzzle = Puzzle()
    if entry.game is not None:
        puzzle = puzzle_of_tags(entry.game.tags)
    elif any(opcode in entry.text for opcode in (MATE, TEXTS["stipulation"])):
        named = subject.operations
        puzzle = puzzle_of(Operation(opcode, tuple(operands)) for opcode, operands in named)
    mate = options.mate or puzzle.direct_mate
    position = subject.position
    is_chess960 = position is not None and subject.chess960(position)
    return Solved(number, entry, position, is_chess960, mate, puzzle.asked)


def solve_entries(
    found: Iterable[Entry], options: SolveOptions, pool: Pool
) -> Iterator[Solved | None]:
    """Yield every record once, as soon as it is solved or need not be; None now and then.

    Lines that are none are passed over. They are read as the pool, of processes of
    `fenedit.jobs.solver`, has need.

    Raises:
        StreamError: the records cannot be read on. Those before it are yielded first.
    """
    ready: deque[Solved] = deque()
    asked: dict[int, Solved] = {}

    def questions() -> Iterator[SolveQuestion | None]:
        records = (entry for entry in found if not entry.is_aside)
        for number, entry in enumerate(records):
            record = read_entry(number, entry, options)
            question = _question(record, options)
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
        elif solution := _solution(told.content):
            if told.number in asked:
                yield asked.pop(told.number)._replace(solution=solution)
        elif told.last and told.number in asked:
            yield asked.pop(told.number)._replace(failure=told.why or NO_ANSWER)
        else:
            yield None


def solve_in_order(
    found: Iterable[Entry], options: SolveOptions, processes: int
) -> Iterator[Solved]:
    """Yield every record once, in their order; else as `solve_entries`, by so many processes."""
    with Pool(SOLVER, processes) as pool:
        solved = solve_entries(found, options, pool)
        yield from in_order((record.number, record) for record in solved if record is not None)


def solve_one(record: Solved, options: SolveOptions, processes: int) -> Solved:
    """Return a record with its solution, whose first moves several processes share."""
    question = _question(record, options)
    if question is None:
        return record
    solver = Solver(processes)
    try:
        for answer in solver.answers(question._replace(alone=False)):
            if solution := _solution(answer):
                return record._replace(solution=solution)
    except Exception as error:
        _log.warning("the solver failed for %s", record.entry.text, exc_info=True)
        return record._replace(failure=f"{type(error).__name__}: {error}")
    finally:
        solver.close()
    return record._replace(failure=NO_ANSWER)


@cache
def _pool() -> Pool:
    lower_priority()
    # What coordinates has nothing to do while the others work.
    return Pool(SOLVER, pool_size(1))


def answers(
    question: FileQuestion[SolveOptions] | LinesQuestion[SolveOptions],
) -> Iterator[Verdicts]:
    """Answer questions with Verdicts, in parts."""
    return verdicts(question, _pool())


def verdicts(
    question: FileQuestion[SolveOptions] | LinesQuestion[SolveOptions], pool: Pool
) -> Iterator[Verdicts]:
    """Yield what is found, part by part; an empty part now and then."""
    if isinstance(question, FileQuestion):
        return of_file(question, partial(_in_file, question.asked, pool), partial(Verdicts, (), 0))
    found = [(row, entry_of(line)) for row, line in question.lines]
    # A draft may be what a file has for a comment; it is no record to who solves them.
    held = [(row, entry) for row, entry in found if not entry.is_aside]
    solved = solve_entries([entry for _, entry in held], question.asked, pool)
    return _told(solved, [row for row, _ in held])


def _in_file(options: SolveOptions, pool: Pool, source: Source) -> Iterator[Verdicts]:
    return _told(solve_entries(entries(source), options, pool), None)


def _told(solved: Iterator[Solved | None], rows: list[int] | None) -> Iterator[Verdicts]:
    """Yield verdicts as they come, those of a moment together.

    Args:
        solved: the records.
        rows: their indices by their numbers; None where these are the same.
    """
    found: list[RowVerdict] = []
    records, others, until = 0, 0, time.monotonic()
    failure: StreamError | None = None
    try:
        for record in solved:
            if record is not None:
                records += 1
                others += record.mate is None and bool(record.asked)
                row = record.number if rows is None else rows[record.number]
                found += [] if (each := _verdict(record, row)) is None else [each]
            if time.monotonic() >= until:
                yield Verdicts(tuple(found), records, others=others)
                # So soon a question can be let go of, too.
                found, records, others, until = [], 0, 0, time.monotonic() + 0.04
    except StreamError as error:
        failure = error
    yield Verdicts(tuple(found), records, "" if failure is None else failure.code, others)


def _verdict(record: Solved, row: int) -> RowVerdict | None:
    """Return what is said of a record, None where it is no problem."""
    solution = record.solution
    if record.mate is None or not (solution or record.failure):
        return None
    if solution is None:
        return RowVerdict(row, record.mate, "unfinished", False, failure=record.failure)
    return RowVerdict(
        row,
        record.mate,
        solution.verdict,
        solution.exact,
        tuple(attack.move for attack in solution.keys),
        tuple(attack.move for attack in solution.short),
        solution.reason,
        solution.seconds,
        ep_square=solution.position.ep_square,
    )


def _question(record: Solved, options: SolveOptions) -> SolveQuestion | None:
    if record.mate is None or record.position is None:
        return None
    return SolveQuestion(
        record.position,
        record.mate,
        record.chess960,
        options.wanted,
        budget=options.budget,
        alone=True,
    )


def _solution(content: object) -> Solution | None:
    # Here, because who only asks need not import how it is answered.
    from fenedit.rules.solve.solution import Solution

    return content if isinstance(content, Solution) else None
