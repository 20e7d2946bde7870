"""Intents for what a record says of a problem: set it, or fill it in from a solution."""

from collections.abc import Hashable
from dataclasses import replace

from fenedit.documents.annotating import puzzle_of_record, with_puzzle_in
from fenedit.notation.puzzle import Puzzle
from fenedit.rules.solve.solution import Solution
from fenedit.rules.solve.solution_text import main_line
from fenedit.session.intents.common import replace_record
from fenedit.session.state import EditorState, Label, Transaction


def set_puzzle(
    state: EditorState, puzzle: Puzzle, run: Hashable | None = None
) -> Transaction | None:
    """Let the shown record say this of a problem; what need not change stays verbatim.

    Args:
        state: the state to change.
        puzzle: what it shall say.
        run: changes with the same run are one step of undo.

    Returns:
        None also where there is no record.

    Raises:
        ValueError: a text of a line holds what EPD has no way to write, or a move has not the
            shape of one.
    """
    if not len(state.collection):
        return None
    record = with_puzzle_in(state.record, puzzle, state.document.format)
    return replace_record(state, record, Label("set-puzzle"), "panel.puzzle", merge_key=run)


def fill_from_solution(
    state: EditorState, solution: Solution, *, line: bool = False
) -> Transaction | None:
    """Write a solution into the shown record: `bm` all keys, `dm` n, and `pv` if wanted.

    Args:
        state: the state to change.
        solution: what was found.
        line: whether the first key with its longest variation is written too.

    Returns:
        None where it is no whole solution, or one of another position: nothing is changed then.
    """
    if not solution.keys or not solution.exact or solution.position != state.record.position:
        return None
    puzzle = replace(
        puzzle_of_record(state.record),
        mate=solution.mate,
        best=tuple(key.move.san for key in solution.keys),
    )
    if line:
        puzzle = replace(puzzle, line=tuple(move.san for move in main_line(solution)))
    record = with_puzzle_in(state.record, puzzle, state.document.format)
    return replace_record(state, record, Label("fill-puzzle"), "puzzle.fill")
