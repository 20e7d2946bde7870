"""Solves the puzzles of a file: direct mates by our solver, all others by Popeye."""

from __future__ import annotations

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
    Found,
    PopeyeQuestion,
    Question,
    RowKind,
    RowVerdict,
    SolveOptions,
    SolveQuestion,
    Verdicts,
)
from fenedit.jobs.worker import lower_priority
from fenedit.notation.epd.opcodes import Operation
from fenedit.notation.fairy import is_orthodox
from fenedit.notation.fen import MATE
from fenedit.notation.position import Position
from fenedit.notation.puzzle import TEXTS, Puzzle, puzzle_of
from fenedit.notation.puzzle_tags import puzzle_of_tags
from fenedit.notation.stipulation import parse_stipulation
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
        mate: n of a #n that our solver solves, else None.
        puzzle: what is said of it.
        solution: of such a #n; None without a position, and after a failure.
        found: what Popeye has found of another stipulation, or None.
        failure: why its solver failed; "" if it did not.
    """

    number: int
    entry: Entry
    position: Position | None
    chess960: bool
    mate: int | None
    puzzle: Puzzle = Puzzle()
    solution: Solution | None = None
    found: Found | None = None
    failure: str = ""

    @property
    def asked(self) -> str:
        """Its stipulation, of any kind; "" for none."""
        return self.puzzle.asked


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
    mate = options.mate
    if mate is None and not puzzle.twins and (position is None or is_orthodox(position.placement)):
        mate = puzzle.direct_mate
    return Solved(number, entry, position, is_chess960, mate, puzzle)


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

    def questions() -> Iterator[SolveQuestion | PopeyeQuestion | None]:
        records = (entry for entry in found if not entry.is_aside)
        for number, entry in enumerate(records):
            record, question = _asked(read_entry(number, entry, options), options)
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


def solve_one(record: Solved, options: SolveOptions, processes: int) -> Solved:
    """Return a solved record; several processes share the first moves of a direct mate."""
    record, question = _asked(record, options)
    if question is None:
        return record
    # Imported here: printing the help needs no chess.
    from fenedit.jobs.solver import Solver, answers

    solver = Solver(processes)
    try:
        if isinstance(question, SolveQuestion):
            told = solver.answers(question._replace(alone=False))
        else:
            told = answers(question)
        for answer in told:
            if isinstance(answer, Solution):
                return record._replace(solution=answer)
            if isinstance(answer, Found):
                return record._replace(found=answer)
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
    """Return what a window is told of a record; None for what nobody solves."""
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
        (),
        found.failure or "",
        found.seconds,
        ep_square=record.position.ep_square,
        named=named,
        asked=asked,
        counts=found.counts,
        intended=intended_in(record.puzzle),
        detail=found.detail,
    )


def popeye_verdict(found: Found, puzzle: Puzzle) -> RowKind:
    """Return the verdict on a puzzle that Popeye has solved."""
    counts, intended = found.counts, intended_in(puzzle)
    if found.failure is not None or not counts:
        early = ("popeye-crash", "popeye-flood", "popeye-time", "popeye-silent", "popeye-unread")
        return "unfinished" if found.failure in early else "off"
    if 0 in counts:
        return "no-solution"
    if intended:
        few, many = min(counts) < intended, max(counts) > intended
        return "cooked" if many else "fewer" if few else "sound"
    written = parse_stipulation(puzzle.stipulation)
    # Whoever publishes a help mate with several solutions need not say so.
    is_free = written is not None and (written.is_help or bool(written.series))
    return "sound" if max(counts) == 1 else "solved" if is_free else "cooked"


def intended_in(puzzle: Puzzle) -> int:
    """Return how many solutions are intended, of each twin; 0 where nothing says it."""
    written = parse_stipulation(puzzle.stipulation)
    return puzzle.intended or (0 if written is None else written.solutions)


def _asked(
    record: Solved, options: SolveOptions
) -> tuple[Solved, SolveQuestion | PopeyeQuestion | None]:
    """Return a record with what is asked about it; None for nothing."""
    position, mate, chess960 = record.position, record.mate, record.chess960
    if position is None:
        return record, None
    if mate is not None:
        wanted, budget = options.wanted, options.budget
        return record, SolveQuestion(position, mate, chess960, wanted, budget, alone=True)
    if not options.popeye or not record.asked:
        return record, None
    # Imported here, as chess is.
    from fenedit.rules.popeye import PopeyeError, popeye_stipulation, question_of

    if not popeye_stipulation(record.puzzle):
        return record, None
    try:
        asked = question_of(position, record.puzzle, chess960)
    except PopeyeError as error:
        found = Found((), (), (), 0.0, False, error.code, error.detail)
        return record._replace(found=found), None
    return record, PopeyeQuestion(options.popeye, asked, chess960, options.budget)
