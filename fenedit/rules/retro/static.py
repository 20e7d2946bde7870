"""Proofs that need no search: what the men as they stand tell at a glance."""

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from fenedit.notation.position import Position
from fenedit.notation.problems import Problem
from fenedit.rules.retro.ledger import Ledger, ledger
from fenedit.rules.retro.pawns.capture_colours import capture_colours
from fenedit.rules.retro.pawns.promotions import passed_pawns, promoted_pawns, promotions
from fenedit.rules.retro.pawns.structure import pawn_captures, pawns_impossible
from fenedit.rules.retro.places.cages import bishop_cage
from fenedit.rules.retro.places.reach import unreachable_pieces
from fenedit.rules.retro.places.tempo import tempo_parity

StaticProof: TypeAlias = Callable[[Position, bool, Ledger], Iterator[Problem]]
"""Takes a position, whether Chess960's rules hold, and its ledger; yields what it proves."""

PAWN_PROOFS: Final[tuple[StaticProof, ...]] = (
    promotions,
    pawns_impossible,
    pawn_captures,
    passed_pawns,
    promoted_pawns,
)
"""What the pawns tell, the plainest first: where one proves something, the next prove it again."""

OTHER_PROOFS: Final[tuple[StaticProof, ...]] = (
    bishop_cage,
    unreachable_pieces,
    capture_colours,
    tempo_parity,
)
"""What the pieces tell."""


def static_proofs(position: Position, chess960: bool, counted: Ledger) -> Iterator[Problem]:
    """Yield every proof that no game leads to a position, as far as its men tell at a glance.

    Args:
        position: one king a side, at most 16 men and 8 pawns, none of them on a back rank, and
            the side that is not to move not in check.
        chess960: whether Chess960's rules hold.
        counted: the ledger of its placement.
    """
    for proof in PAWN_PROOFS:
        found = tuple(proof(position, chess960, counted))
        if found:
            yield from found
            break
    for proof in OTHER_PROOFS:
        yield from proof(position, chess960, counted)


def refutation(position: Position, chess960: bool) -> Problem | None:
    """Return the first of the `static_proofs`, None where there is none."""
    return next(static_proofs(position, chess960, ledger(position.placement)), None)
