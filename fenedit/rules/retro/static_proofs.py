"""Proofs that need no search: what the men as they stand tell at a glance."""

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from fenedit.notation.castling import begin_alike, castling_squares, sound_rights
from fenedit.notation.position import (
    BLACK,
    START_PLACEMENT,
    WHITE,
    Placement,
    Position,
    Side,
    Square,
    is_light,
    other_side,
    piece_of,
    square_name,
    squares_of,
)
from fenedit.notation.problems import Problem, Severity, data_of
from fenedit.rules.retro.armies import (
    PAWNS,
    Army,
    PieceCount,
    SquareSet,
    count_pieces,
    fixed_squares,
    home_regions,
    is_divided,
    neighbours,
    origins,
    promoted_pieces,
    promotion_doors,
    set_of,
    squares_in,
)
from fenedit.rules.retro.pawns import (
    capture_colours,
    passed_pawns,
    pawn_captures,
    pawns_impossible,
    promoted_pawns,
    promotions,
)


def bishop_cage(position: Position, chess960: bool, counted: PieceCount) -> Iterator[Problem]:
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
    for army in counted:
        bishops_there = army.light or army.dark
        if bishops_there and len(army.pawns) + army.promoted <= PAWNS:
            yield from _of_side(position, chess960, army)


def promoted_with_bishops(position: Position, chess960: bool, army: Army) -> int:
    """Return how many men of a side, at least, were promoted, by its bishops' cages too."""
    promoted = promoted_pieces(position, chess960, army, "B")
    return army.promoted - sum(army.extra("B")) + sum(promoted)


def _of_side(position: Position, chess960: bool, army: Army) -> Iterator[Problem]:
    found = origins(position, chess960, army, "B")
    if found is None:
        return
    fixed = fixed_squares(position, chess960)
    sound = True
    for group in found:
        sound = sound and not group.astray
        if group.astray & group.homes:
            reason = "both-bishops" if group.astray.bit_count() == 2 else "bishops"
            yield _cage(squares_in(group.astray), reason=reason)
            continue
        for bishop in squares_in(group.astray):
            around = neighbours(1 << bishop, "B")
            if not around & ~fixed:
                yield _cage((bishop, *squares_in(around)), reason="cell")
                continue
            shutters = squares_in(neighbours(group.homes, "B") & fixed)
            home = ", ".join(map(square_name, squares_in(group.homes)))
            names = ", ".join(map(square_name, shutters))
            yield _cage((bishop, *shutters), reason="home", home=home, shutters=names)
    promoted = promoted_with_bishops(position, chess960, army)
    pawns = len(army.pawns)
    if sound and pawns + promoted > PAWNS:
        bishops = tuple(squares_of(position.placement, piece_of("B", army.side)))
        known = {"pawns": pawns, "promoted": promoted, "total": pawns + promoted}
        yield _cage(bishops, reason="promotions", **known)


def _cage(squares: tuple[Square, ...], **data: str | int) -> Problem:
    return Problem("bishop-cage", Severity.ILLEGAL, squares=squares, data=data_of(**data))


def unreachable_pieces(
    position: Position, chess960: bool, counted: PieceCount
) -> Iterator[Problem]:
    """Accuse kings, queens and rooks that cannot have come where they stand.

    Each must stand in the region of an original of its kind that no other piece needs, or where
    a promoted one could go, over squares without unmoved men; a king also never enters a square
    that an unmoved man of the other side attacks. Pawns must suffice for the promotions that
    follow. A side with too many promoted men anyhow is left to that reproach, and a king that is
    attacked by an unmoved man now is left to the question of the last move.

    The datum "reason" is

    - "king", "queen" or "rook": there is no way to the squares, where such pieces of one side
      stand;
    - "queens" or "rooks": there is a way to each of the squares, but not for as many originals;
    - "knights": there are more than originals, but no pawn came past unmoved men;
    - "promotions": too few pawns are missing for the pieces that must have been promoted. The
      squares are those of queens and rooks. Data: pawns, promoted, total.
    """
    fixed = fixed_squares(position, chess960)
    if not fixed:
        return
    for army in counted:
        yield from _king(position, chess960, army, fixed)
        if len(army.pawns) + army.promoted <= PAWNS:
            yield from _pieces(position, chess960, army)


def _king(position: Position, chess960: bool, army: Army, fixed: SquareSet) -> Iterator[Problem]:
    attacked = _always_attacked(position, army, fixed)
    if not is_divided("K", fixed, attacked):
        return
    king = 1 << army.kings[0]
    if king & attacked:
        return
    (region,) = home_regions("K", army.side, fixed, attacked, chess960=chess960)
    if not king & region:
        yield _astray(king, reason="king")


def _pieces(position: Position, chess960: bool, army: Army) -> Iterator[Problem]:
    fixed = fixed_squares(position, chess960)
    if any(army.extra("N")) and not promotion_doors(army.side, fixed):
        yield _astray(set_of(position.placement, piece_of("N", army.side)), reason="knights")
    sound = True
    more, seen = 0, 0
    for kind in "QR":
        men = set_of(position.placement, piece_of(kind, army.side))
        found = origins(position, chess960, army, kind) if men else None
        for group in found or ():
            more += group.promoted - sum(army.extra(kind))
            if group.astray:
                sound = False
                one, several = {"Q": ("queen", "queens"), "R": ("rook", "rooks")}[kind]
                reason = several if group.astray & group.homes else one
                yield _astray(group.astray, reason=reason)
            seen |= men
    if not sound or not more:
        return
    promoted = promoted_with_bishops(position, chess960, army)
    pawns = len(army.pawns)
    if pawns + promoted <= PAWNS < pawns + promoted + more:
        promoted += more
        known = {"pawns": pawns, "promoted": promoted, "total": pawns + promoted}
        yield _astray(seen, reason="promotions", **known)


def _astray(men: SquareSet, **data: str | int) -> Problem:
    squares = squares_in(men)
    return Problem("unreachable-piece", Severity.ILLEGAL, squares=squares, data=data_of(**data))


def _always_attacked(position: Position, army: Army, fixed: SquareSet) -> SquareSet:
    """Return squares that unmoved men of the other side have attacked throughout the game."""
    foe, placement = other_side(army.side), position.placement
    pawns = set_of(placement, piece_of("P", foe)) & fixed
    ahead = pawns << 8 if foe == WHITE else pawns >> 8
    attacked = neighbours(ahead, "R") & (_RANK_3 if foe == WHITE else _RANK_6)
    for kind in "KR":
        men = set_of(placement, piece_of(kind, foe)) & fixed
        if men:
            attacked |= neighbours(men, kind)
    return attacked & ~fixed


_RANK_3: Final[SquareSet] = 0x0000000000FF0000
_RANK_6: Final[SquareSet] = 0x0000FF0000000000


def tempo_parity(position: Position, chess960: bool, counted: PieceCount) -> Iterator[Problem]:
    """Accuse the wrong side to move where only knights, rooks and rook pawns have moved.

    With all 32 men there, and all pawns at home but rook's pawns that have advanced one square,
    kings, queens and bishops have no room, and a rook has none but the square beside it and, once
    its pawn has moved, the one before it. So every move was a knight's or a rook's to a square of
    the other colour, or a pawn's single step. How many moves each side made is thus known to be
    even or odd, and White made one more than Black if Black is to move, and else as many.

    The squares are those of the men that have certainly moved. The datum "reason" is "white" or
    "black": who must be to move; with "-some-rooks" or "-no-rooks" behind it where castling rights
    say that rooks have not moved. Of the 960 arrays nobody knows which one it was, so it is only
    asked of standard chess.
    """
    if chess960 or counted.captures:
        return
    if len(counted.white.pawns) != PAWNS or len(counted.black.pawns) != PAWNS:
        return
    placement = position.placement
    white = _moves(placement, WHITE, counted.white.pawns)
    black = _moves(placement, BLACK, counted.black.pawns)
    if white is None or black is None:
        return
    mover = BLACK if (white + black) % 2 else WHITE
    if mover != position.side_to_move:
        squares = tuple(
            square
            for square, piece in enumerate(placement)
            if piece in "RNPrnp" and piece != START_PLACEMENT[square]
        )
        bound = len(sound_rights(position, chess960))
        rooks = "-no-rooks" if bound == 4 else "-some-rooks" if bound else ""
        data = data_of(reason=("white" if mover == WHITE else "black") + rooks)
        yield Problem("tempo-parity", Severity.ILLEGAL, squares=squares, data=data)


def _moves(placement: Placement, side: Side, pawns: tuple[Square, ...]) -> int | None:
    """Return 0 or 1: whether a side made an even or odd number of moves. None: it may be either."""
    for square in _UNMOVED[side]:
        if placement[square] != START_PLACEMENT[square]:
            return None
    steps = sum(pawn in _SINGLE_STEPS[side] for pawn in pawns)
    if any(pawn not in _HOMES[side] and pawn not in _SINGLE_STEPS[side] for pawn in pawns):
        return None
    for kind in "RN":
        # The originals stand on one light and one dark square.
        colours = [is_light(square) for square in squares_of(placement, piece_of(kind, side))]
        steps += sum(colours) + 1
    return steps % 2


_UNMOVED: Final = {
    side: tuple(
        square
        for square in range(64)
        if START_PLACEMENT[square] in [piece_of(kind, side) for kind in "KQBP"]
        and square not in (8, 15, 48, 55)
    )
    for side in (WHITE, BLACK)
}
_HOMES: Final = {WHITE: range(8, 16), BLACK: range(48, 56)}
_SINGLE_STEPS: Final = {WHITE: (16, 23), BLACK: (40, 47)}


StaticProof: TypeAlias = Callable[[Position, bool, PieceCount], Iterator[Problem]]
"""Takes a position, whether Chess960's rules hold, and its men, counted; yields what it proves."""


def arrays(position: Position, chess960: bool, counted: PieceCount) -> Iterator[Problem]:
    """Report rights of both sides whose kings or rooks did not begin on the same files."""
    if chess960 and not begin_alike(position):
        claimed = castling_squares(position.placement, position.castling_rights, True)
        squares = {square for _, *holders in claimed for square in holders}
        yield Problem("castling-arrays", Severity.ILLEGAL, squares=tuple(sorted(squares)))


PAWN_PROOFS: Final[tuple[StaticProof, ...]] = (
    promotions,
    pawns_impossible,
    pawn_captures,
    passed_pawns,
    promoted_pawns,
)
"""What the pawns tell, the plainest first: where one proves something, the next prove it again."""

OTHER_PROOFS: Final[tuple[StaticProof, ...]] = (
    arrays,
    bishop_cage,
    unreachable_pieces,
    capture_colours,
    tempo_parity,
)
"""What the pieces tell."""


def static_proofs(position: Position, chess960: bool, counted: PieceCount) -> Iterator[Problem]:
    """Yield every proof that no game leads to a position, as far as its men tell at a glance.

    It has one king a side, at most 16 men and 8 pawns, none of them on a back rank, and the side
    that is not to move is not in check.
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
    return next(static_proofs(position, chess960, count_pieces(position.placement)), None)
