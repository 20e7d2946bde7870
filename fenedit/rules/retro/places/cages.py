"""Bishops that pawns on their home squares shut in, or shut out."""

from collections.abc import Iterator

from fenedit.notation.position import Position, Square, piece_of, square_name
from fenedit.notation.problems import Problem, Severity
from fenedit.rules.retro.ledger import PAWNS, Army, Ledger
from fenedit.rules.retro.places.origins import origins
from fenedit.rules.retro.places.regions import fixed_squares, neighbours, set_of, squares_in


def bishop_cage(position: Position, chess960: bool, counted: Ledger) -> Iterator[Problem]:
    """Accuse bishops that unmoved pawns kept from coming where they stand.

    With pawns on b2 and d2 the bishop of c1 is there or was captured there, and no other one was
    ever on c1 unless it was promoted there. So a bishop stands where the original of its colour
    could go, or where one could go that was promoted; and pawns must suffice for the promotions
    that follow. A side with too many promoted men anyhow is left to that reproach.

    The datum "reason" is

    - "cell": the bishop stands where none can come in. The first square is the bishop's, the
      others are those of the pawns round it;
    - "home": it can only be an original, but that one never left its home. The first square is
      the bishop's, the others are those of the pawns round that home. Data: home, shutters, the
      names of the squares of both;
    - "bishops" or "both-bishops": each can be the original, but only one of them, and none can
      have been promoted where it got out. The squares are those of the bishops, of two if
      "both";
    - "promotions": too few pawns are missing for the bishops that must have been promoted. The
      squares are those of all bishops. Data: pawns, promoted, total.
    """
    if not fixed_squares(position, chess960):
        return
    white, black = counted
    for army, foe in ((white, black), (black, white)):
        bishops_there = army.light or army.dark
        if bishops_there and len(army.pawns) + army.promoted <= PAWNS:
            yield from _of_side(position, chess960, army, foe.missing)


def promoted_with_bishops(position: Position, chess960: bool, army: Army, captures: int) -> int:
    """Return how many men of a side, at least, were promoted, by its bishops' cages too.

    `captures` is how many captures the side made.
    """
    found = origins(position, chess960, army, "B", captures)
    if found is None:
        return army.promoted
    by_count = max(0, army.light - 1) + max(0, army.dark - 1)
    return army.promoted - by_count + sum(group.promoted for group in found)


def _of_side(position: Position, chess960: bool, army: Army, captures: int) -> Iterator[Problem]:
    found = origins(position, chess960, army, "B", captures)
    if found is None:
        return
    fixed = fixed_squares(position, chess960)
    sound = True
    for group in found:
        sound = sound and not group.astray
        if group.astray & group.homes:
            reason = "both-bishops" if group.astray.bit_count() == 2 else "bishops"
            yield _problem(reason, squares_in(group.astray))
            continue
        for bishop in squares_in(group.astray):
            around = neighbours(1 << bishop, "B")
            if not around & ~fixed:
                yield _problem("cell", (bishop, *squares_in(around)))
                continue
            shutters = squares_in(neighbours(group.homes, "B") & fixed)
            home = ", ".join(map(square_name, squares_in(group.homes)))
            names = ", ".join(map(square_name, shutters))
            yield _problem("home", (bishop, *shutters), ("home", home), ("shutters", names))
    promoted = promoted_with_bishops(position, chess960, army, captures)
    total = len(army.pawns) + promoted
    if sound and total > PAWNS:
        bishops = squares_in(set_of(position.placement, piece_of("B", army.side)))
        yield _problem(
            "promotions",
            bishops,
            ("pawns", str(len(army.pawns))),
            ("promoted", str(promoted)),
            ("total", str(total)),
        )


def _problem(reason: str, squares: tuple[Square, ...], *data: tuple[str, str]) -> Problem:
    more = (("reason", reason), *data)
    return Problem("bishop-cage", Severity.ILLEGAL, squares=squares, data=more)
