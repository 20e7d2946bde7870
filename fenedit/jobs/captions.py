"""What stands around the diagram of a record in print."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from fenedit.documents.puzzles import puzzle_of_record
from fenedit.documents.record import Record
from fenedit.notation.material import count_text
from fenedit.notation.pieces import WHITE
from fenedit.notation.position import Position
from fenedit.notation.puzzle.caption import Caption, stored_solution

if TYPE_CHECKING:
    from fenedit.rules.solve.solution import Solution
    from fenedit.rules.solve.text import Words

_MOST_LINES: Final = 24
"""Lines of a found solution that are printed; what is left out is told by dots."""
_NOBODY: Final = frozenset(("", "?", "-"))


class CaptionWords(NamedTuple):
    """What is said of a record without a stipulation, in the language of the interface."""

    white_to_move: str = "White to move"
    black_to_move: str = "Black to move"


ENGLISH: Final = CaptionWords()


def caption_of(
    record: Record,
    number: int,
    words: CaptionWords = ENGLISH,
    language: str = "en",
    solution: str = "",
) -> Caption:
    """Return what stands around the diagram of a record.

    Args:
        record: the record; a draft has neither count nor stipulation of its own.
        number: its number on the sheet.
        words: for what no sign stands for.
        language: whose letters the moves get, or "figurine".
        solution: what a solver found, for a record that keeps none.

    Raises:
        KeyError: there is no such language.
    """
    puzzle = puzzle_of_record(record)
    position = record.position
    asked, count = puzzle.asked, ""
    if position is not None:
        count = count_text(position.placement)
        white = position.side_to_move == WHITE
        asked = asked or (words.white_to_move if white else words.black_to_move)
    mover = WHITE if position is None else position.side_to_move
    return Caption(
        number=number,
        title=_known(puzzle.name),
        author=_known(puzzle.author),
        source=_known(puzzle.source),
        award=_known(puzzle.award),
        stipulation=asked,
        count=count,
        solution=stored_solution(puzzle, mover, language) or solution,
    )


class Unsolved(NamedTuple):
    """A problem whose record keeps no solution.

    Attributes:
        position: the problem.
        mate: n of #n.
        chess960: whether Chess960's rules hold.
    """

    position: Position
    mate: int
    chess960: bool


def unsolved(record: Record) -> Unsolved | None:
    """Return what a solver is to solve of a record; None if it keeps a solution, or asks for none.

    Only direct mates are solved.
    """
    position = record.position
    puzzle = puzzle_of_record(record)
    if position is None or puzzle.mate is None or puzzle.line or puzzle.best:
        return None
    return Unsolved(position, puzzle.mate, record.chess960)


def found_solution(solution: Solution, language: str = "en", words: Words | None = None) -> str:
    """Return a solution as it is printed; of a long one its beginning, with dots behind it.

    Raises:
        KeyError: there is no such language.
    """
    # Here, because most sheets are made without a solver.
    from fenedit.rules.solve.text import ENGLISH as ENGLISH_PLAY
    from fenedit.rules.solve.text import solution_text

    lines = solution_text(solution, language, words or ENGLISH_PLAY).split("\n")
    if len(lines) > _MOST_LINES:
        lines[_MOST_LINES - 1 :] = ["…"]
    return "\n".join(lines)


def _known(text: str) -> str:
    return "" if text.strip() in _NOBODY else " ".join(text.split())
