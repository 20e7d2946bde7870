"""Promotions against missing pawns, and pawns that have passed against captures."""

from collections.abc import Iterator

from fenedit.notation.placement import squares_of
from fenedit.notation.position import Position
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.retro.ledger import PAWNS, Army, Ledger
from fenedit.rules.retro.pawn_files import facing_pairs, pawn_files

_NAMES = {"w": "white", "b": "black"}


def promotions(position: Position, chess960: bool, counted: Ledger) -> Iterator[Problem]:
    """Accuse a side that has more promoted pieces than pawns it lacks.

    Every piece beyond the first queen, two rooks, two knights, and one bishop on squares of
    each colour was a pawn (FIDE Laws of Chess, 2.2 and 3.7.5). Each is one of eight.
    """
    for army in counted:
        total = army.promoted + len(army.pawns)
        if len(army.pawns) <= PAWNS < total:
            data = (
                ("pawns", str(len(army.pawns))),
                ("promoted", str(army.promoted)),
                ("total", str(total)),
            )
            yield Problem(
                f"promotions-too-many-{_NAMES[army.side]}",
                Severity.ILLEGAL,
                squares=_extra_pieces(position, army),
                data=data,
            )


def passed_pawns(position: Position, chess960: bool, counted: Ledger) -> Iterator[Problem]:
    """Accuse pawns that face too few others, because captures alone let pawns pass.

    At the beginning eight pairs of pawns face each other, a white one below a black one on each
    file. A pair is parted only when one of the two is captured, or leaves the file by a
    capture: a capture that a pawn makes parts one pair, a pawn that is captured, as a pawn,
    another one. A promoted pawn faces nobody. So no more pairs are missing than there were
    captures and captured pawns. Promotions that nothing proves would only make these fewer.
    """
    white, black = counted
    if white.pawns_captured < 0 or black.pawns_captured < 0:
        return
    pairs = sum(map(facing_pairs, pawn_files(position.placement)))
    pawns_captured = white.pawns_captured + black.pawns_captured
    least = PAWNS - counted.captures - pawns_captured
    if pairs < least:
        data = (
            ("pairs", str(pairs)),
            ("least", str(least)),
            ("captures", str(counted.captures)),
            ("promoted", str(white.promoted + black.promoted)),
            ("pawns_captured", str(pawns_captured)),
        )
        squares = tuple(sorted(white.pawns + black.pawns))
        yield Problem("pawns-passed-too-often", Severity.ILLEGAL, squares=squares, data=data)


def _extra_pieces(position: Position, army: Army) -> tuple[int, ...]:
    """Return the squares of the kinds of which there are more than at the beginning."""
    kinds = (("Q", army.queens, 1), ("R", army.rooks, 2), ("N", army.knights, 2))
    extra = [kind for kind, count, first in kinds if count > first]
    if army.light > 1 or army.dark > 1:
        extra.append("B")
    letters = [kind if army.side == "w" else kind.lower() for kind in extra]
    return tuple(
        sorted(square for letter in letters for square in squares_of(position.placement, letter))
    )
