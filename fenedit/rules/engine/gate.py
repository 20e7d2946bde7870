"""Which positions are not sent to an engine, for many crash on them, or say nothing of use."""

from fenedit.notation.position import Position
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.judge.playability import playability


def why_no_hint(position: Position, chess960: bool) -> Problem | None:
    """Return why a position is not sent to an engine, None if it is.

    The gravest reason comes first: what is not playable, else "play-mate" or "play-stalemate",
    whose data name the "side" that has no move.
    """
    for problem in playability(position, chess960):
        if problem.severity is Severity.NOT_PLAYABLE:
            return problem
    # Here, because it imports `chess`.
    from fenedit.rules.judge.facts import facts

    known = facts(position, chess960)
    if known is None or known.legal_moves:
        return None
    code = "play-mate" if known.checkmate else "play-stalemate"
    return Problem(code, Severity.NOTE, data=(("side", position.side_to_move),))
