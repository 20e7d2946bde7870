"""Promotions against missing pawns, and pawns that have passed against captures."""

from collections.abc import Iterator

from fenedit.notation.position import Position, squares_of
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.retro.ledger import PAWNS, Army, Ledger
from fenedit.rules.retro.pawns.structure import capturable, captures_to_promote, crowded
from fenedit.rules.retro.pawns.words import facing_pairs, pawn_files
from fenedit.rules.retro.places.regions import fixed_squares, promotion_doors

_ALL_FILES = 0xFF
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
                squares=extra_pieces(position, army),
                data=data,
            )


def promoted_pawns(position: Position, chess960: bool, counted: Ledger) -> Iterator[Problem]:
    """Accuse pawns that needed more captures to be promoted than there were men to capture.

    Before its promotion a pawn stood on the last rank but one, and not where an unmoved pawn of
    the other side stands. If the pawns that began on the open files are accounted for otherwise,
    captures brought it there. The squares are those of the promoted pieces' kinds and of pawns
    that share a file. Data: needed; available, how many missing men of the other side a pawn can
    have captured before its promotion; promoted. The datum "reason" is "promoted".
    """
    white, black = counted
    for army, foe in ((white, black), (black, white)):
        if not 0 < army.promoted <= army.pawns_gone:
            continue
        doors = promotion_doors(army.side, fixed_squares(position, chess960))
        if doors == _ALL_FILES:
            continue
        needed = captures_to_promote(army.pawns, army.side, army.promoted, doors)
        available = capturable(position, chess960, foe)
        if needed is not None and needed > available:
            squares = {*extra_pieces(position, army), *crowded(army.pawns)}
            data = (
                ("reason", "promoted"),
                ("needed", str(needed)),
                ("available", str(available)),
                ("promoted", str(army.promoted)),
            )
            code = f"pawn-captures-too-many-{_NAMES[army.side]}"
            yield Problem(code, Severity.ILLEGAL, squares=tuple(sorted(squares)), data=data)


def passed_pawns(position: Position, chess960: bool, counted: Ledger) -> Iterator[Problem]:
    """Accuse pawns that face too few others, because captures alone let pawns pass.

    At the beginning eight pairs of pawns face each other, a white one below a black one on each
    file. A pair is parted only when one of the two is captured, or leaves the file by a
    capture: a capture that a pawn makes parts one pair, a pawn that is captured, as a pawn,
    another one. A promoted pawn faces nobody. So no more pairs are missing than there were
    captures and captured pawns. Promotions that nothing proves would only make these fewer.

    The datum "reason" tells whether anything was captured, and whether a pair is left:
    "captures", "captures-none", "quiet" or "quiet-none".
    """
    white, black = counted
    if white.pawns_captured < 0 or black.pawns_captured < 0:
        return
    pairs = sum(map(facing_pairs, pawn_files(position.placement)))
    pawns_captured = white.pawns_captured + black.pawns_captured
    least = PAWNS - counted.captures - pawns_captured
    if pairs < least:
        reason = "captures" if counted.captures else "quiet"
        data = (
            ("reason", reason if pairs else f"{reason}-none"),
            ("pairs", str(pairs)),
            ("least", str(least)),
            ("captures", str(counted.captures)),
            ("promoted", str(white.promoted + black.promoted)),
            ("pawns_captured", str(pawns_captured)),
        )
        squares = tuple(sorted(white.pawns + black.pawns))
        yield Problem("pawns-passed-too-often", Severity.ILLEGAL, squares=squares, data=data)


def extra_pieces(position: Position, army: Army) -> tuple[int, ...]:
    """Return the squares of the kinds of which there are more than at the beginning."""
    kinds = (("Q", army.queens, 1), ("R", army.rooks, 2), ("N", army.knights, 2))
    extra = [kind for kind, count, first in kinds if count > first]
    if army.light > 1 or army.dark > 1:
        extra.append("B")
    letters = [kind if army.side == "w" else kind.lower() for kind in extra]
    return tuple(
        sorted(square for letter in letters for square in squares_of(position.placement, letter))
    )
