"""Solves the puzzles of a file: records that ask for a mate in a number of moves."""

import logging
import time
from collections import deque
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final, NamedTuple

from fenedit.documents.files.streaming import Entry, entries, source_of_parts
from fenedit.jobs.matching import Subject
from fenedit.jobs.pool import Pool, in_order, pool_size
from fenedit.jobs.questions import (
    SOLVER,
    Question,
    RowVerdict,
    SolveOptions,
    SolveQuestion,
    Verdicts,
)
from fenedit.jobs.worker import lower_priority
from fenedit.notation.epd.opcodes import Operation
from fenedit.notation.fen import MATE
from fenedit.notation.position import Position
from fenedit.notation.puzzle import TEXTS, Puzzle, puzzle_of
from fenedit.notation.puzzle_tags import puzzle_of_tags
from fenedit.rules.solve.solution import Solution

NO_ANSWER = "no result, for an unknown reason"
_log: Final = logging.getLogger(__name__)


class Solved(NamedTuple):
    """A record and its solution.

    Attributes:
        number: the index of the record, without blank lines and comments.
        entry: the record as it is in the file.
        position: None if the record does not parse.
        chess960: whether Chess960's rules hold.
        mate: n of #n, None without one.
        asked: its stipulation, of any kind; "" for none.
        named: the keys that the record gives, in SAN.
        solution: None without a position or a stipulation, and after a failure.
        failure: why its solver failed; "" if it did not.
    """

    number: int
    entry: Entry
    position: Position | None
    chess960: bool
    mate: int | None
    asked: str = ""
    named: tuple[str, ...] = ()
    solution: Solution | None = None
    failure: str = ""


def read_entry(number: int, entry: Entry, options: SolveOptions) -> Solved:
    """Return a record before it is solved."""
    subject = Subject(entry, options.chess960)
    puzzle = Puzzle()
    if entry.game is not None:
        puzzle = puzzle_of_tags(entry.game.tags)
    elif any(opcode in entry.text for opcode in (MATE, TEXTS["stipulation"])):
        puzzle = puzzle_of(Operation(name, tuple(each)) for name, each in subject.operations)
    position = subject.position
    is_chess960 = position is not None and subject.chess960(position)
    mate = options.mate or puzzle.direct_mate
    return Solved(number, entry, position, is_chess960, mate, puzzle.asked, puzzle.best)


def solve_entries(
    found: Iterable[Entry], options: SolveOptions, pool: Pool
) -> Iterator[Solved | None]:
    """Yield every record once it is solved or needs no solving; None now and then.

    Entries are read as the solvers need them; comments are skipped.

    Raises:
        StreamError: reading failed; the records before are yielded first.
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
        elif isinstance(told.content, Solution):
            if told.number in asked:
                yield asked.pop(told.number)._replace(solution=told.content)
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


def solve_one(record: Solved, options: SolveOptions, processes: int) -> Solved:
    """Return a solved record; several processes share its first moves."""
    question = _question(record, options)
    if question is None:
        return record
    # Imported here: printing the help needs no chess.
    from fenedit.jobs.solver import Solver

    solver = Solver(processes)
    try:
        for answer in solver.answers(question._replace(alone=False)):
            if isinstance(answer, Solution):
                return record._replace(solution=answer)
    except Exception as error:
        _log.warning("the solver failed for %s", record.entry.text, exc_info=True)
        return record._replace(failure=f"{type(error).__name__}: {error}")
    finally:
        solver.close()
    return record._replace(failure=NO_ANSWER)


@cache
def _pool() -> Pool:
    lower_priority()
    # This process only waits for the others.
    return Pool(SOLVER, pool_size(1))


def answers(question: Question[SolveOptions]) -> Iterator[Verdicts]:
    """Answer a question with Verdicts, in parts."""
    return verdicts(question, _pool())


def verdicts(question: Question[SolveOptions], pool: Pool) -> Iterator[Verdicts]:
    """Yield verdicts several times a second, perhaps none."""
    found, others = list[RowVerdict](), list[tuple[int, str]]()
    records, drafts, until = 0, 0, time.monotonic()
    with source_of_parts(question.parts, question.read_as, question.format) as source:
        for record in solve_entries(entries(source), question.asked, pool):
            if record is not None:
                records += 1
                drafts += record.position is None
                if record.mate is None and record.asked and record.position is not None:
                    others.append((record.number, record.asked))
                row, mate, solution = record.number, record.mate, record.solution
                if mate is not None and solution is not None:
                    verdict = RowVerdict(
                        row,
                        mate,
                        solution.verdict,
                        solution.exact,
                        tuple(attack.move for attack in solution.keys),
                        tuple(attack.move for attack in solution.short),
                        solution.reason,
                        solution.seconds,
                        ep_square=solution.position.ep_square,
                        named=record.named,
                    )
                    found.append(verdict)
                elif mate is not None and record.failure:
                    found.append(RowVerdict(row, mate, "unfinished", False, failure=record.failure))
            if time.monotonic() >= until:
                yield Verdicts(tuple(found), records, tuple(others), drafts)
                # The caller can cancel at this interval, too.
                found, others, records, drafts = [], [], 0, 0
                until = time.monotonic() + 0.04
    yield Verdicts(tuple(found), records, tuple(others), drafts)


def _question(record: Solved, options: SolveOptions) -> SolveQuestion | None:
    position, mate = record.position, record.mate
    if mate is None or position is None:
        return None
    return SolveQuestion(
        position, mate, record.chess960, options.wanted, options.budget, alone=True
    )
