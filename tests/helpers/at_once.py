"""Changes that are made in steps, all of them done at once."""

from collections.abc import Callable, Generator
from typing import Concatenate, ParamSpec, TypeVar, cast

from fenedit.session.collection.rows import Rows
from fenedit.session.intents import many_records
from fenedit.session.state import EditorState, Intent, Transaction

P = ParamSpec("P")
R = TypeVar("R")


def ended(steps: Generator[None, None, R]) -> R:
    """Do all the steps of a change, and return it."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return cast("R", end.value)


def _intent(
    steps: Callable[Concatenate[EditorState, P], Generator[None, None, Transaction | None]],
) -> Intent[P]:
    """Return the intent that does all the steps of a change."""

    def done(state: EditorState, *args: P.args, **kwargs: P.kwargs) -> Transaction | None:
        return ended(steps(state, *args, **kwargs))

    return done


def duplicate(state: EditorState, rows: Rows) -> Transaction | None:
    """Insert copies of some records behind the last of them."""
    return copy(state, rows, rows[-1].stop)


arrange = _intent(many_records.arranging)
copy = _intent(many_records.copying)
delete = _intent(many_records.deleting)
move = _intent(many_records.moving)
step = _intent(many_records.stepping)
