"""Adds twins to the shown record, removes them, and says what their changes are counted from."""

from dataclasses import replace

from fenedit.documents.annotating import puzzle_of_record
from fenedit.notation.puzzle import Puzzle
from fenedit.notation.twin_commands import twins_of
from fenedit.notation.twins import as_zeroposition, counted_from_last, with_copy, without
from fenedit.session.intents.common import replace_puzzle
from fenedit.session.state import EditorState, Label, Notice, Transaction


def add(state: EditorState) -> Transaction | None:
    """Add a twin that is a copy of the one shown, and show it."""
    if not len(state.collection) or state.whole.is_draft:
        return None
    puzzle = puzzle_of_record(state.whole.named)
    twins = with_copy(state.whole.position, puzzle, state.twin)
    name = twins_of(twins)[-1].name
    return _replaced(state, puzzle, twins, Label("add-twin", detail=name), len(twins_of(twins)))


def remove(state: EditorState, index: int) -> Transaction | None:
    """Remove a twin, by its index from 1; the one before it is shown, if it was shown."""
    puzzle = puzzle_of_record(state.whole.named)
    named = twins_of(puzzle.twins)
    if not 0 < index <= len(named) or state.whole.is_draft:
        return None
    twins = without(state.whole.position, puzzle, index)
    shown = state.twin - (state.twin >= index)
    label = Label("remove-twin", detail=named[index - 1].name)
    made = _replaced(state, puzzle, twins, label, shown)
    # The text of all twins is one.
    notices = (Notice("solution-stays"),) if puzzle.solution else ()
    return made and replace(made, notices=(*made.notices, *notices))


def count_from_last(state: EditorState, index: int, last: bool) -> Transaction | None:
    """Count the changes of a twin from the one before it, or from the diagram; it stays the same.

    None for the first twin, which has none before it.
    """
    puzzle = puzzle_of_record(state.whole.named)
    named = twins_of(puzzle.twins)
    if not 1 < index <= len(named) or state.whole.is_draft:
        return None
    twins = counted_from_last(state.whole.position, puzzle, index, last=last)
    code = "continue-twin" if last else "count-from-diagram"
    return _replaced(state, puzzle, twins, Label(code, detail=named[index - 1].name), state.twin)


def set_zeroposition(state: EditorState, zero: bool) -> Transaction | None:
    """Make the diagram a zeroposition, which is not solved itself, or solve it, too."""
    if not len(state.collection):
        return None
    puzzle = puzzle_of_record(state.whole.named)
    twins = as_zeroposition(puzzle, zero=zero)
    code = "set-zeroposition" if zero else "drop-zeroposition"
    return _replaced(state, puzzle, twins, Label(code), state.twin)


def _replaced(
    state: EditorState, puzzle: Puzzle, twins: str, label: Label, shown: int
) -> Transaction | None:
    """Return the change to other twins, of which one is shown afterwards."""
    whole = state.whole
    changed = puzzle._replace(twins=twins)
    made = replace_puzzle(whole, whole.record, changed, label, "puzzle.twins")
    return made and replace(made, twin=shown)
