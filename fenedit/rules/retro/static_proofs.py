"""Proofs from the placement alone, without a search."""

from collections.abc import Iterator

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
from fenedit.notation.problems import Problem
from fenedit.rules.retro import illegal
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
    """Report bishops that unmoved pawns kept from their squares.

    With pawns on b2 and d2 the bishop of c1 is there or was captured there, and no other one was
    ever on c1 unless it was promoted there. So a bishop stands where the original of its colour
    could go, or where one could go that was promoted; and pawns must suffice for the promotions
    that follow. A side with too many promoted pieces anyhow is reported for that alone.

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
    fixed = fixed_squares(position, chess960)
    for army in counted if fixed else ():
        pawns = len(army.pawns)
        if not (army.light or army.dark) or pawns + army.promoted > PAWNS:
            continue
        found = origins(position, chess960, army, "B") or ()
        for group in found:
            if group.astray & group.homes:
                reason = "both-bishops" if group.astray.bit_count() == 2 else "bishops"
                yield illegal("bishop-cage", squares_in(group.astray), reason=reason)
                continue
            for bishop in squares_in(group.astray):
                around = neighbours(1 << bishop, "B")
                if not around & ~fixed:
                    squares = (bishop, *squares_in(around))
                    yield illegal("bishop-cage", squares, reason="cell")
                    continue
                shutters = squares_in(neighbours(group.homes, "B") & fixed)
                yield illegal(
                    "bishop-cage",
                    (bishop, *shutters),
                    reason="home",
                    home=", ".join(map(square_name, squares_in(group.homes))),
                    shutters=", ".join(map(square_name, shutters)),
                )
        promoted = promoted_with_bishops(position, chess960, army)
        if found and not any(group.astray for group in found) and pawns + promoted > PAWNS:
            bishops = tuple(squares_of(position.placement, piece_of("B", army.side)))
            yield _too_many("bishop-cage", bishops, pawns, promoted)


def _too_many(code: str, squares: tuple[Square, ...], pawns: int, promoted: int) -> Problem:
    total = pawns + promoted
    return illegal(code, squares, reason="promotions", pawns=pawns, promoted=promoted, total=total)


def promoted_with_bishops(position: Position, chess960: bool, army: Army) -> int:
    """Return how many pieces of a side, at least, were promoted, by its bishops' cages too."""
    promoted = promoted_pieces(position, chess960, army, "B")
    return army.promoted - sum(army.extra("B")) + sum(promoted)


def unreachable_pieces(
    position: Position, chess960: bool, counted: PieceCount
) -> Iterator[Problem]:
    """Report kings, queens and rooks that cannot have reached their squares.

    Each must stand in the region of an original of its kind that no other piece needs, or where a
    promoted one could go, over squares without unmoved pieces; a king never enters a square that an
    unmoved piece of the other side attacks. Pawns must suffice for the promotions that follow. A
    side with too many promoted pieces anyhow is reported for that alone, and a king attacked by an
    unmoved piece is left to the search for a last move.

    The datum "reason" is

    - "king", "queen" or "rook": there is no way to the squares, where such pieces of one side
      stand;
    - "queens" or "rooks": there is a way to each of the squares, but not for as many originals;
    - "knights": there are more than originals, but no pawn came past unmoved pieces;
    - "promotions": too few pawns are missing for the pieces that must have been promoted. The
      squares are those of queens and rooks. Data: pawns, promoted, total.
    """
    fixed = fixed_squares(position, chess960)
    for army in counted if fixed else ():
        attacked = _always_attacked(position, army, fixed)
        king = 1 << army.kings[0]
        if is_divided("K", fixed, attacked) and not king & attacked:
            (region,) = home_regions("K", army.side, fixed, attacked, chess960=chess960)
            if not king & region:
                yield _astray(king, "king")
        if len(army.pawns) + army.promoted <= PAWNS:
            yield from _unreachable_of(position, chess960, army)


def _unreachable_of(position: Position, chess960: bool, army: Army) -> Iterator[Problem]:
    placement, side = position.placement, army.side
    if any(army.extra("N")) and not promotion_doors(side, fixed_squares(position, chess960)):
        yield _astray(set_of(placement, piece_of("N", side)), "knights")
    is_sound = True
    more = seen = 0
    for kind, one in (("Q", "queen"), ("R", "rook")):
        pieces = set_of(placement, piece_of(kind, side))
        for group in (pieces and origins(position, chess960, army, kind)) or ():
            more += group.promoted - sum(army.extra(kind))
            seen |= pieces
            if group.astray:
                is_sound = False
                yield _astray(group.astray, one + "s" * bool(group.astray & group.homes))
    pawns, promoted = len(army.pawns), promoted_with_bishops(position, chess960, army)
    if is_sound and pawns + promoted <= PAWNS < pawns + promoted + more:
        yield _too_many("unreachable-piece", squares_in(seen), pawns, promoted + more)


def _astray(pieces: SquareSet, reason: str) -> Problem:
    return illegal("unreachable-piece", squares_in(pieces), reason=reason)


def _always_attacked(position: Position, army: Army, fixed: SquareSet) -> SquareSet:
    """Return squares that unmoved pieces of the other side have attacked throughout the game."""
    foe, placement = other_side(army.side), position.placement
    pawns = set_of(placement, piece_of("P", foe)) & fixed
    ahead = pawns << 8 if foe == WHITE else pawns >> 8
    attacked = neighbours(ahead, "R") & 0xFF << (16 if foe == WHITE else 40)
    for kind in "KR":
        attacked |= neighbours(set_of(placement, piece_of(kind, foe)) & fixed, kind)
    return attacked & ~fixed


def tempo_parity(position: Position, chess960: bool, counted: PieceCount) -> Iterator[Problem]:
    """Report the wrong side to move where only knights, rooks and rook pawns have moved.

    With all 32 pieces there, and all pawns at home but rook's pawns that have advanced one square,
    kings, queens and bishops have no room, and a rook has none but the square beside it and, once
    its pawn has moved, the one before it. So every move was a knight's or a rook's to a square of
    the other colour, or a pawn's single step. How many moves each side made is thus known to be
    even or odd, and White made one more than Black if Black is to move, and else as many.

    The squares are those of the pieces that have certainly moved. The datum "reason" is "white" or
    "black": which side must be to move; "-some-rooks" or "-no-rooks" follows where castling rights
    say that rooks have not moved. Nothing is reported in Chess960, where the array is unknown.
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
        name = "white" if mover == WHITE else "black"
        yield illegal("tempo-parity", squares, reason=name + rooks)


def _moves(placement: Placement, side: Side, pawns: tuple[Square, ...]) -> int | None:
    """Return the parity of a side's number of moves, 0 or 1, or None if unknown."""
    home, single_steps = (range(8, 16), (16, 23)) if side == WHITE else (range(48, 56), (40, 47))
    stay = [piece_of(kind, side) for kind in "KQBP"]
    if any(
        placement[square] != piece
        for square, piece in enumerate(START_PLACEMENT)
        if piece in stay and square not in (8, 15, 48, 55)
    ) or not set(pawns) <= {*home, *single_steps}:
        return None
    steps = sum(pawn in single_steps for pawn in pawns)
    for kind in "RN":
        # The originals are on one light and one dark square.
        colours = [is_light(square) for square in squares_of(placement, piece_of(kind, side))]
        steps += sum(colours) + 1
    return steps % 2


def arrays(position: Position, chess960: bool, counted: PieceCount) -> Iterator[Problem]:
    """Report rights of both sides whose kings or rooks did not begin on the same files."""
    if chess960 and not begin_alike(position):
        claimed = castling_squares(position.placement, position.castling_rights, True)
        squares = {square for _, *holders in claimed for square in holders}
        yield illegal("castling-arrays", tuple(sorted(squares)))


def static_proofs(position: Position, chess960: bool, counted: PieceCount) -> Iterator[Problem]:
    """Yield every proof from the placement that no game leads to a position.

    It has one king a side, at most 16 pieces and 8 pawns, none of them on a back rank, and the side
    that is not to move is not in check.
    """
    # Yield only the plainest proof from the pawns: the next ones would prove the same.
    for proof in (promotions, pawns_impossible, pawn_captures, passed_pawns, promoted_pawns):
        found = tuple(proof(position, chess960, counted))
        if found:
            yield from found
            break
    for proof in (arrays, bishop_cage, unreachable_pieces, capture_colours, tempo_parity):
        yield from proof(position, chess960, counted)


def refutation(position: Position, chess960: bool) -> Problem | None:
    """Return the first of the `static_proofs`, or None."""
    return next(static_proofs(position, chess960, count_pieces(position.placement)), None)
