"""Proofs that no game leads to a position, each with its reason."""

from fenedit.notation.position import Square
from fenedit.notation.problems import Problem, Severity, data_of


def illegal(code: str, squares: tuple[Square, ...], **data: str | int) -> Problem:
    """Return a proof as a problem, with the squares that it is about and its data."""
    return Problem(code, Severity.ILLEGAL, squares=squares, data=data_of(**data))
