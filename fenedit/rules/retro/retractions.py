"""Last moves that can have led to a position, and where men can have come from.

They are all that there can be and may be too many: every legal last move of every game is among
them, while the position before one need not be reachable. Counters are not looked at, for people
write what they like there.

Pieces move back as they move on. A pawn goes back a step, or two from its fourth rank, and after a
capture to a neighbouring file. Origins are empty squares, for the man has just left them.
"""

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

from fenedit.notation.castling import file_letter, order_rights, sound_rights
from fenedit.notation.position import (
    BLACK,
    EMPTY,
    SQUARE_NAMES,
    WHITE,
    Content,
    Piece,
    Placement,
    Position,
    Side,
    Square,
    ep_is_possible,
    file_of,
    is_light,
    other_side,
    piece_of,
    rank_of,
    recoloured,
    squares_of,
    with_content,
    with_contents,
)
from fenedit.rules.attacks import DIAGONAL, LEAPS, STRAIGHT, is_attacked, rays
from fenedit.rules.retro.armies import MEN, ORIGINALS, Army, MenCount, men_count

_WINGS: Final = ((6, 5, 7), (2, 3, 0))
"""Files where castling puts king and rook, and the corner that the rook of standard chess left."""
_KING_HOME: Final = (4,)
_KING_HOMES: Final = range(1, 7)
"""Files where a king of Chess960 begins: a rook stands on either side of it."""


def piece_origins(placement: Placement, square: Square) -> Iterator[Square]:
    """Yield the squares from which the man on a square, not a pawn, can have come."""
    for line in _LINES[placement[square].upper()][square]:
        for origin in line:
            if placement[origin] != EMPTY:
                break
            yield origin


def push_origins(placement: Placement, square: Square, side: Side) -> Iterator[Square]:
    """Yield the squares from which a side's pawn can have advanced to a square, the near one first.

    The square may be on the last rank, where the pawn was promoted.
    """
    for origin in _PUSH_ORIGINS[side][square]:
        if placement[origin] != EMPTY:
            break
        yield origin


def pawn_capture_origins(placement: Placement, square: Square, side: Side) -> Iterator[Square]:
    """Yield the squares from which a side's pawn can have captured on a square."""
    for origin in _CAPTURE_ORIGINS[side][square]:
        if placement[origin] == EMPTY:
            yield origin


def uncastlings(
    placement: Placement, side: Side, chess960: bool
) -> Iterator[tuple[Square, Square, Square, Placement]]:
    """Yield the ways in which a side can have just castled.

    Of each the squares that king and rook came from, the king's now, and the placement before.
    King and rook stand where castling puts them, all that either passed is empty, and nothing
    attacks the squares that the king left and passed (FIDE Laws of Chess, 3.8.2, for Chess960
    guidelines II.3). Its target is not looked at: the king stands there now.
    """
    back = 0 if side == WHITE else 56
    king, rook = piece_of("K", side), piece_of("R", side)
    for king_to, rook_to, corner in _WINGS:
        if placement[back + king_to] != king or placement[back + rook_to] != rook:
            continue
        for king_from in _KING_HOMES if chess960 else _KING_HOME:
            beyond = range(king_from + 1, 8) if corner else range(king_from)
            for rook_from in beyond if chess960 else (corner,):
                stood, stands = {king_from, rook_from}, {king_to, rook_to}
                passed = range(min(stood | stands), max(stood | stands) + 1)
                if any(placement[back + file] != EMPTY for file in passed if file not in stands):
                    continue
                cleared = dict.fromkeys((back + king_to, back + rook_to), EMPTY)
                kingless = with_contents(placement, cleared | {back + rook_from: rook})
                step = 1 if king_to > king_from else -1
                walk = {king_from, *range(king_from, king_to, step)}
                if not any(is_attacked(kingless, back + file, other_side(side)) for file in walk):
                    before = with_contents(kingless, {back + king_from: king})
                    yield back + king_from, back + rook_from, back + king_to, before


def _pawns(lines: list[tuple[Square, ...]]) -> tuple[Square, ...]:
    """Return the squares of some lines on which a pawn can stand."""
    return tuple(square for line in lines for square in line if 0 < rank_of(square) < 7)


_LINES: Final = {
    kind: tuple(rays(square, directions, limit) for square in range(64))
    for kind, directions, limit in (
        ("K", STRAIGHT + DIAGONAL, 1),
        ("N", LEAPS, 1),
        ("B", DIAGONAL, 7),
        ("R", STRAIGHT, 7),
        ("Q", STRAIGHT + DIAGONAL, 7),
    )
}
_PAWNS: Final = ((WHITE, -1, 3), (BLACK, 1, 4))
"""Each side, the way back of its pawns, and the rank where a double step ends."""
_PUSH_ORIGINS: Final = {
    side: tuple(
        _pawns(rays(square, ((0, back),), 2 if rank_of(square) == fourth else 1))
        for square in range(64)
    )
    for side, back, fourth in _PAWNS
}
_CAPTURE_ORIGINS: Final = {
    side: tuple(_pawns(rays(square, ((-1, back), (1, back)), 1)) for square in range(64))
    for side, back, _ in _PAWNS
}


Kind: TypeAlias = Literal["plain", "double step", "en passant", "castling", "promotion"]


class Retraction(NamedTuple):
    """A last move, and the position before it.

    Attributes:
        before: the position before: the side that moved is to move, with the castling rights and
            the en passant square that must have been there; more may have been. Its counters are
            filler.
        origin, target: where the man stood and stands; in castling, the king.
        man: what stands on the target now.
        uncaptured: what was captured, EMPTY for nothing.
        kind: what is special about the move.
    """

    before: Position
    origin: Square
    target: Square
    man: Piece
    uncaptured: Content
    kind: Kind

    @property
    def name(self) -> str:
        """The move in long algebraic notation (FIDE Laws of Chess, appendix C), such as Ra5xa6."""
        if self.kind == "castling":
            return "O-O" if file_of(self.target) == 6 else "O-O-O"
        promoted = self.kind == "promotion"
        letter = "" if promoted or self.man in "Pp" else self.man.upper()
        sign = "-" if self.uncaptured == EMPTY else "x"
        suffix = f"={self.man.upper()}" if promoted else ""
        suffix += " e.p." if self.kind == "en passant" else ""
        return f"{letter}{SQUARE_NAMES[self.origin]}{sign}{SQUARE_NAMES[self.target]}{suffix}"


class _Scene(NamedTuple):
    """What all un-moves of a position share.

    Attributes:
        placement: the men as they stand now.
        mover: the side that made the last move.
        king: the king of the side to move, which cannot have been in check before.
        unmoved: squares of the mover's king and rooks that hold a castling right.
        rights: letters of all rights that hold, as they were before the move, too.
        double_step: the target square of an en passant capture that is claimed and possible.
    """

    placement: Placement
    mover: Side
    king: Square
    unmoved: frozenset[Square]
    rights: str
    double_step: Square | None


def retractions(
    position: Position, chess960: bool, counted: MenCount | None = None
) -> Iterator[Retraction]:
    """Yield every last move that can have led to a position, likely ones first.

    The position has one king a side, no pawn on a back rank, and the side that is not to move is
    not in check. Its men are counted where they are not yet.
    """
    yield from reversible_retractions(position, chess960)
    yield from irreversible_retractions(position, chess960, counted)


def reversible_retractions(position: Position, chess960: bool) -> Iterator[Retraction]:
    """Yield the last moves that do not set the halfmove clock to 0: neither pawn's nor capture."""
    scene = _scene(position, chess960)
    if scene.double_step is not None:
        return
    placement = scene.placement
    for square, man in _men(scene):
        if man not in "Pp":
            for origin in piece_origins(placement, square):
                yield from _unmoved(scene, origin, square, man, EMPTY)
    if not scene.unmoved:
        for king, rook, target, before in uncastlings(placement, scene.mover, chess960):
            if not is_attacked(before, scene.king, scene.mover):
                rights = order_rights(scene.rights + _right(king, rook, chess960))
                castling = scene._replace(rights=rights)
                yield _retraction(castling, before, king, target, EMPTY, "castling")


def irreversible_retractions(
    position: Position, chess960: bool, counted: MenCount | None = None
) -> Iterator[Retraction]:
    """Yield the last moves that set the halfmove clock to 0: a pawn's, or captures."""
    scene = _scene(position, chess960)
    if scene.double_step is not None:
        yield from _double_step(scene, scene.double_step)
        return
    placement, mover, *_ = scene
    pawn = piece_of("P", mover)
    for square in squares_of(placement, pawn):
        for origin in push_origins(placement, square, mover):
            yield from _unmoved(scene, origin, square, pawn, EMPTY)
    white, black = counted or men_count(placement)
    movers, losers = (white, black) if mover == WHITE else (black, white)
    for square, man in _men(scene):
        victims = _losable(losers, square)
        if victims:
            origins = (
                pawn_capture_origins(placement, square, mover)
                if man == pawn
                else piece_origins(placement, square)
            )
            for origin in origins:
                yield from _unmoved(scene, origin, square, man, victims)
        if _can_be_promoted(movers, man, square):
            for origin in push_origins(placement, square, mover):
                yield from _unmoved(scene, origin, square, pawn, EMPTY)
            for origin in pawn_capture_origins(placement, square, mover) if victims else ():
                yield from _unmoved(scene, origin, square, pawn, victims)
    if losers.men < MEN and _has_room(losers, "P", False):
        for square in squares_of(placement, pawn):
            yield from _en_passant(scene, square)


def _scene(position: Position, chess960: bool) -> _Scene:
    placement, to_move, _, target, *_ = position
    mover = other_side(to_move)
    unmoved: set[Square] = set()
    letters = ""
    for letter, rook in sound_rights(position, chess960).items():
        side = WHITE if letter.isupper() else BLACK
        king = placement.index(piece_of("K", side))
        letters += _right(king, rook, chess960)
        if side == mover:
            unmoved |= {king, rook}
    return _Scene(
        placement,
        mover,
        placement.index(piece_of("K", to_move)),
        frozenset(unmoved),
        order_rights(letters),
        target if target is not None and ep_is_possible(position, target) else None,
    )


def _right(king: Square, rook: Square, chess960: bool) -> str:
    """Return the letter of a right; in Chess960 one that no other rook beside it can take over."""
    if chess960:
        return file_letter(rook)
    return piece_of("K" if rook > king else "Q", WHITE if king < 8 else BLACK)


def _men(scene: _Scene) -> Iterator[tuple[Square, Piece]]:
    """Yield the mover's men that can have moved, each with its square."""
    kinds = "KQRBNP" if scene.mover == WHITE else "kqrbnp"
    for square, content in enumerate(scene.placement):
        if content in kinds and square not in scene.unmoved:
            yield square, content


def _unmoved(
    scene: _Scene, origin: Square, target: Square, man: Piece, victims: str
) -> Iterator[Retraction]:
    """Yield the retractions of one man to its origin, one for each content that it can have met.

    None, if the king of the side to move would have stood in check before.
    """
    placement, mover, king, *_ = scene
    before = _with_two(placement, origin, man, target, victims[0])
    if is_attacked(before, king, mover):
        return
    kind: Kind = "plain"
    if man != placement[target]:
        kind = "promotion"
    elif man in "Pp" and abs(target - origin) == 16:
        kind = "double step"
    for victim in victims:
        board = before if victim == victims[0] else with_content(before, target, victim)
        yield _retraction(scene, board, origin, target, victim, kind)


def _double_step(scene: _Scene, passed: Square) -> Iterator[Retraction]:
    """Yield the double step over a square that is claimed, if it can have been the last move."""
    forward = 8 if scene.mover == WHITE else -8
    origin, target = passed - forward, passed + forward
    yield from _unmoved(scene, origin, target, scene.placement[target], EMPTY)


def _en_passant(scene: _Scene, target: Square) -> Iterator[Retraction]:
    """Yield the captures en passant with which a pawn can have come to a square.

    The double step before it must have been possible, too: its squares are empty, and it cannot
    have left the mover's king in check from the start.
    """
    placement, mover, king, *_ = scene
    forward, sixth = (8, 5) if mover == WHITE else (-8, 2)
    passed, home = target - forward, target + forward
    if rank_of(target) != sixth or placement[passed] != EMPTY or placement[home] != EMPTY:
        return
    pawn = placement[target]
    for origin in pawn_capture_origins(placement, target, mover):
        victim = recoloured(pawn)
        before = _with_two(with_content(placement, target, EMPTY), origin, pawn, passed, victim)
        if is_attacked(before, king, mover):
            continue
        earlier = _with_two(before, passed, EMPTY, home, victim)
        own_king = earlier.index(piece_of("K", mover))
        if not is_attacked(earlier, own_king, other_side(mover)):
            found = _retraction(scene, before, origin, target, victim, "en passant")
            yield found._replace(before=found.before._replace(ep_square=target))


def _retraction(
    scene: _Scene, before: Placement, origin: Square, target: Square, victim: Content, kind: Kind
) -> Retraction:
    position = Position(before, scene.mover, scene.rights)
    return Retraction(position, origin, target, scene.placement[target], victim, kind)


def _with_two(
    placement: Placement, one: Square, content: Content, other: Square, other_content: Content
) -> Placement:
    """Return the placement with two squares holding something else."""
    return with_content(with_content(placement, one, content), other, other_content)


def _losable(losers: Army, square: Square) -> str:
    """Return the pieces that an army can have lost on a square, () if it misses nobody.

    The army with that man must still be one that eight pawns explain.
    """
    if losers.men >= MEN:
        return ""
    kinds = "QRBNP" if 0 < rank_of(square) < 7 else "QRBN"
    light = is_light(square)
    return "".join(piece_of(kind, losers.side) for kind in kinds if _has_room(losers, kind, light))


def _has_room(army: Army, kind: str, light: bool) -> bool:
    """Tell whether an army with one more man of a kind needs no more than eight pawns."""
    spare = army.pawns_captured > 0
    return spare or (kind != "P" and army.number(kind, light) < ORIGINALS[kind])


def _can_be_promoted(army: Army, man: Piece, square: Square) -> bool:
    """Tell whether a man can just have been a pawn: not if all pawns are there or needed."""
    kind, last_rank = man.upper(), 7 if army.side == WHITE else 0
    if rank_of(square) != last_rank or kind not in "QRBN" or not army.pawns_gone:
        return False
    return army.number(kind, is_light(square)) > ORIGINALS[kind] or army.pawns_captured > 0
