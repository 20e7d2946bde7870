"""Direct mates solved in one go, in this process."""

from fenedit.notation.position import Position
from fenedit.rules.play import why_not
from fenedit.rules.solve.direct import DirectMate, gather
from fenedit.rules.solve.solution import FirstMove, SetPlay, Solution, Wanted


def solve(
    position: Position,
    mate: int,
    chess960: bool = False,
    *,
    wanted: Wanted | None = None,
) -> Solution:
    """Return the solution of any position, with the arguments of `DirectMate`."""
    reason = why_not(position, chess960)
    if reason is not None:
        return Solution(position, mate, "off", exact=True, reason=reason.code)
    problem = DirectMate(position, mate, chess960, wanted=wanted)
    told = [part for move in problem.first_moves for part in problem.examine(move)]
    results = [part for part in told if isinstance(part, FirstMove)]
    set_play = [part for part in problem.set_play() if isinstance(part, SetPlay)]
    return gather(position, mate, results, *(set_play or [None]), len(problem.first_moves))
