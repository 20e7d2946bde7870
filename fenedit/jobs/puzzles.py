"""Solves the puzzle of a record."""

from __future__ import annotations

from typing import NamedTuple

from fenedit.documents.entry import Entry
from fenedit.jobs.positions import is_of_chess960, operations_of_entry, position_of_entry
from fenedit.jobs.questions import Found, PopeyeQuestion, RowKind, SolveOptions, SolveQuestion
from fenedit.notation.epd.opcodes import Operation
from fenedit.notation.fairy import is_orthodox
from fenedit.notation.fen import MATE
from fenedit.notation.position import Position
from fenedit.notation.puzzle import TEXTS, Puzzle, puzzle_of
from fenedit.notation.puzzle_tags import puzzle_of_tags
from fenedit.notation.stipulation import parse_stipulation
from fenedit.rules.solve.solution import Solution

NO_ANSWER = "no result, for an unknown reason"


class Solved(NamedTuple):
    """A record and its solution.

    Attributes:
        number: the index of the record, without blank lines and comments.
        entry: the record as it is in the file.
        position: None if the record does not parse.
        chess960: whether Chess960's rules hold.
        mate: n of a #n that our solver solves, else None.
        puzzle: its puzzle data.
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
    puzzle = Puzzle()
    if entry.game is not None:
        puzzle = puzzle_of_tags(entry.game.tags)
    elif any(opcode in entry.text for opcode in (MATE, TEXTS["stipulation"])):
        puzzle = puzzle_of(
            Operation(name, tuple(each)) for name, each in operations_of_entry(entry)
        )
    position, chess960 = position_of_entry(entry), options.chess960
    if position is not None and not chess960:
        game = entry.game
        chess960 = is_of_chess960(entry.text, position) if game is None else game.chess960
    mate = options.mate
    if mate is None and not puzzle.twins and (position is None or is_orthodox(position.placement)):
        mate = puzzle.direct_mate
    return Solved(number, entry, position, chess960, mate, puzzle)


def solve_one(record: Solved, options: SolveOptions, processes: int) -> Solved:
    """Return a solved record; several processes share the first moves of a direct mate."""
    record, question = asked_of(record, options)
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
        return record._replace(failure=f"{type(error).__name__}: {error}")
    finally:
        solver.close()
    return record._replace(failure=NO_ANSWER)


def popeye_verdict(found: Found, puzzle: Puzzle) -> RowKind:
    """Return the verdict on a puzzle that Popeye has solved."""
    counts, intended = found.counts, intended_in(puzzle)
    if found.failure is not None or not counts:
        early = ("popeye-crash", "popeye-flood", "popeye-time", "popeye-silent", "popeye-unread")
        return "unfinished" if found.failure in early else "off"
    if found.short:
        return "short"
    if 0 in counts and found.exact:
        return "no-solution"
    written = parse_stipulation(puzzle.stipulation)
    # A help mate with several solutions need not say so.
    is_free = written is not None and (written.is_help or bool(written.series))
    if max(counts) > (intended or 1) and (intended or not is_free):
        return "cooked"
    if not found.exact:
        return "unfinished"
    if intended:
        return "fewer" if min(counts) < intended else "sound"
    return "sound" if max(counts) == 1 else "solved"


def intended_in(puzzle: Puzzle) -> int:
    """Return how many solutions are intended for each twin; 0 if nothing says so."""
    written = parse_stipulation(puzzle.stipulation)
    return puzzle.intended or (0 if written is None else written.solutions)


def asked_of(
    record: Solved, options: SolveOptions
) -> tuple[Solved, SolveQuestion | PopeyeQuestion | None]:
    """Return a record with its question for a solver; None if there is none."""
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
