"""The solver, with two other processes that share its work at once."""

from fenedit.jobs import solver

answers = solver.answers
solver.ALONE_SECONDS = -1.0  # type: ignore[misc]
solver.pool_size = lambda _left: 2  # type: ignore[assignment]
