"""The process between the window and an engine: what it is asked, and how it is started."""

from typing import NamedTuple

from fenedit.rules.engine.hint import EngineFailure, Task, Use


class Question(NamedTuple):
    """What is asked: an answer is a Hint, or an EngineFailure after which nothing runs."""

    task: Task
    use: Use


class Stop(NamedTuple):
    """The order to end the engine, answered with a Stopped."""


class Stopped(NamedTuple):
    """No engine runs any more.

    Attributes:
        failure: how it failed while it was being ended, None if it obeyed.
    """

    failure: EngineFailure | None


def main() -> None:
    """Answer Questions with Hints, until the input ends."""
    # Who only asks need not import how it is answered.
    from fenedit.jobs.engine_host import run

    run()
