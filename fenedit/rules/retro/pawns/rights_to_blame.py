"""Which castling rights it is that leave the pawns without a history."""

from collections.abc import Iterator

from fenedit.notation.castling import without_right
from fenedit.notation.position import Position, square_name
from fenedit.notation.problems import Problem
from fenedit.rules.options import sound_rights
from fenedit.rules.retro.ledger import Ledger
from fenedit.rules.retro.pawns.demands import held_by_rights
from fenedit.rules.retro.pawns.history import pawn_history
from fenedit.rules.retro.pawns.promotions import extra_pieces


def blame_rights(
    problem: Problem, position: Position, chess960: bool, counted: Ledger, deadline: float
) -> Problem:
    """Return the problem that no history explains the pawns, told by rights if they are why.

    Kings and rooks that never moved stood in the way of promotions. If the search objects to
    nothing once a right is dropped, or where one is not enough, all rights of a side, or all,
    the datum "reason" is "right" or "rights", "letter" are those that were dropped, and "unmoved"
    names the squares of men that can have moved without. The first squares are theirs, the others
    those of the kinds of promoted pieces. Else, or when time runs out, the problem stays as it is.

    Args:
        problem: what `pawn_history` returned for the position.
        position: what it was asked about.
        chess960: as it was told.
        counted: the position's ledger.
        deadline: as it was told.
    """
    try:
        for letters in _candidates(position, chess960):
            rights = position.castling_rights
            for letter in letters:
                rights = without_right(rights, letter)
            after = position.with_castling_rights(rights)
            if pawn_history(after, chess960, counted, deadline) is None:
                return _blamed(problem, letters, position, after, chess960, counted)
    except TimeoutError:
        pass
    return problem


def _candidates(position: Position, chess960: bool) -> Iterator[str]:
    """Yield rights to drop, the fewest first."""
    letters = "".join(sound_rights(position, chess960))
    yield from letters
    white = "".join(filter(str.isupper, letters))
    black = "".join(filter(str.islower, letters))
    for several in (white, black, letters):
        if len(several) > 1:
            yield several


def _blamed(
    problem: Problem,
    letters: str,
    position: Position,
    after: Position,
    chess960: bool,
    counted: Ledger,
) -> Problem:
    freed = sorted(held_by_rights(position, chess960) - held_by_rights(after, chess960))
    grown = [square for army in counted for square in extra_pieces(position, army)]
    data = dict(problem.data) | {
        "reason": "right" if len(letters) == 1 else "rights",
        "letter": letters,
        "unmoved": ", ".join(map(square_name, freed)),
    }
    return problem._replace(squares=(*freed, *grown), data=tuple(data.items()))
