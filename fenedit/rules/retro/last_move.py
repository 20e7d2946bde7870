"""Finds the last moves that could have led to a position, and reports if there are none.

Retractions are all last moves that there can be, and may be too many: every legal last move of
every game is among them, while the position before one need not be reachable. Counters are ignored,
as they are unreliable. Pieces move back as they move forward. A pawn goes back a step, or two from
its fourth rank, and after a capture to a neighbouring file. Origins are empty, as the piece has
just left them.

A king is in check because the last move put a piece where it attacks, or took one off a line. Where
no last move gives these checks, or none leads to the position at all, that is a problem.
Retractions come first in this file, then the problems.
"""

import time
from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple, TypeAlias

from fenedit.notation.castling import (
    castling_squares,
    file_letter,
    number_of,
    order_rights,
    sound_rights,
)
from fenedit.notation.position import (
    BLACK,
    EMPTY,
    SQUARE_NAMES,
    START_PLACEMENT,
    WHITE,
    Content,
    Piece,
    Placement,
    Position,
    Side,
    Square,
    ep_capturers,
    ep_is_possible,
    file_of,
    is_light,
    other_side,
    piece_of,
    rank_of,
    recoloured,
    square_name,
    squares_of,
    with_content,
    with_contents,
)
from fenedit.notation.problems import Problem, Severity, data_of
from fenedit.rules.attacks import DIAGONAL, LEAPS, STRAIGHT, attackers, is_attacked, rays
from fenedit.rules.retro import illegal
from fenedit.rules.retro.armies import ARMY, ORIGINALS, Army, PieceCount, count_pieces


def piece_origins(placement: Placement, square: Square) -> Iterator[Square]:
    """Yield the squares from which the piece on a square, not a pawn, could have come."""
    for line in _LINES[placement[square].upper()][square]:
        for origin in line:
            if placement[origin] != EMPTY:
                break
            yield origin


def push_origins(placement: Placement, square: Square, side: Side) -> Iterator[Square]:
    """Yield the squares from which a side's pawn could have advanced to a square, nearest first.

    The square may be on the last rank, where the pawn was promoted.
    """
    for origin in _PUSH_ORIGINS[side][square]:
        if placement[origin] != EMPTY:
            break
        yield origin


def pawn_capture_origins(placement: Placement, square: Square, side: Side) -> Iterator[Square]:
    """Yield the squares from which a side's pawn could have captured on a square."""
    for origin in _CAPTURE_ORIGINS[side][square]:
        if placement[origin] == EMPTY:
            yield origin


def uncastlings(
    placement: Placement, side: Side, chess960: bool
) -> Iterator[tuple[Square, Square, Square, Placement]]:
    """Yield the castlings that a side can have just made.

    Each has the origins of king and rook, the king's square now, and the placement before. King and
    rook are where castling puts them, all squares that either passed are empty, and no piece
    attacks the squares that the king left and passed (FIDE Laws of Chess, 3.8.2, for Chess960
    guidelines II.3). The target is not checked: the king is there now.
    """
    back = 0 if side == WHITE else 56
    king, rook = piece_of("K", side), piece_of("R", side)
    # Where castling puts king and rook, and the corner that the rook of standard chess left.
    for king_to, rook_to, corner in ((6, 5, 7), (2, 3, 0)):
        if placement[back + king_to] != king or placement[back + rook_to] != rook:
            continue
        # In Chess960 a rook is on either side of the king.
        for king_from in range(1, 7) if chess960 else (4,):
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


_LINES = {
    kind: tuple(rays(square, directions, limit) for square in range(64))
    for kind, directions, limit in (
        ("K", STRAIGHT + DIAGONAL, 1),
        ("N", LEAPS, 1),
        ("B", DIAGONAL, 7),
        ("R", STRAIGHT, 7),
        ("Q", STRAIGHT + DIAGONAL, 7),
    )
}
_PAWNS = ((WHITE, -1, 3), (BLACK, 1, 4))
"""Each side, the way back of its pawns, and the rank where a double step ends."""
_PUSH_ORIGINS = {
    side: tuple(
        _pawns(rays(square, ((0, back),), 2 if rank_of(square) == fourth else 1))
        for square in range(64)
    )
    for side, back, fourth in _PAWNS
}
_CAPTURE_ORIGINS = {
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
        origin, target: where the piece stood and stands; in castling, the king.
        piece: what stands on the target now.
        uncaptured: what was captured, EMPTY for nothing.
        kind: of a special move.
    """

    before: Position
    origin: Square
    target: Square
    piece: Piece
    uncaptured: Content
    kind: Kind

    @property
    def name(self) -> str:
        """The move in long algebraic notation (FIDE Laws of Chess, appendix C), such as Ra5xa6."""
        if self.kind == "castling":
            return "O-O" if file_of(self.target) == 6 else "O-O-O"
        promoted = self.kind == "promotion"
        letter = "" if promoted or self.piece in "Pp" else self.piece.upper()
        sign = "-" if self.uncaptured == EMPTY else "x"
        suffix = f"={self.piece.upper()}" if promoted else ""
        suffix += " e.p." if self.kind == "en passant" else ""
        return f"{letter}{SQUARE_NAMES[self.origin]}{sign}{SQUARE_NAMES[self.target]}{suffix}"


class _Scene(NamedTuple):
    """The data that all retractions of a position share.

    Attributes:
        placement: the pieces now.
        mover: the side that made the last move.
        king: the king of the side to move, which cannot have been in check before.
        unmoved: squares of the mover's king and rooks that hold a castling right.
        rights: letters of all rights that hold, now and before the move.
        double_step: the target square of an en passant capture that is claimed and possible.
    """

    placement: Placement
    mover: Side
    king: Square
    unmoved: frozenset[Square]
    rights: str
    double_step: Square | None


def retractions(
    position: Position, chess960: bool, counted: PieceCount | None = None
) -> Iterator[Retraction]:
    """Yield every last move that could have led to a position, likely ones first.

    The position has one king a side, no pawn on a back rank, and the side that is not to move is
    not in check. Its pieces are counted if necessary.
    """
    yield from reversible_retractions(position, chess960)
    yield from irreversible_retractions(position, chess960, counted)


def reversible_retractions(position: Position, chess960: bool) -> Iterator[Retraction]:
    """Yield the last moves that do not set the halfmove clock to 0: neither pawn's nor capture."""
    scene = _scene(position, chess960)
    if scene.double_step is not None:
        return
    placement = scene.placement
    for square, piece in _movable(scene):
        if piece not in "Pp":
            for origin in piece_origins(placement, square):
                yield from _unmoved(scene, origin, square, piece, EMPTY)
    if not scene.unmoved:
        for king, rook, target, before in uncastlings(placement, scene.mover, chess960):
            if not is_attacked(before, scene.king, scene.mover):
                rights = order_rights(scene.rights + _right(king, rook, chess960))
                castling = scene._replace(rights=rights)
                yield _retraction(castling, before, king, target, EMPTY, "castling")


def irreversible_retractions(
    position: Position, chess960: bool, counted: PieceCount | None = None
) -> Iterator[Retraction]:
    """Yield the last moves that set the halfmove clock to 0: a pawn's, or captures."""
    scene = _scene(position, chess960)
    if scene.double_step is not None:
        # The last move was the claimed double step, if possible.
        forward = 8 if scene.mover == WHITE else -8
        target = scene.double_step + forward
        origin = scene.double_step - forward
        yield from _unmoved(scene, origin, target, scene.placement[target], EMPTY)
        return
    placement, mover, *_ = scene
    pawn = piece_of("P", mover)
    for square in squares_of(placement, pawn):
        for origin in push_origins(placement, square, mover):
            yield from _unmoved(scene, origin, square, pawn, EMPTY)
    white, black = counted or count_pieces(placement)
    movers, losers = (white, black) if mover == WHITE else (black, white)
    for square, piece in _movable(scene):
        victims = _losable(losers, square)
        if victims:
            origins = (
                pawn_capture_origins(placement, square, mover)
                if piece == pawn
                else piece_origins(placement, square)
            )
            for origin in origins:
                yield from _unmoved(scene, origin, square, piece, victims)
        if _can_be_promoted(movers, piece, square):
            for origin in push_origins(placement, square, mover):
                yield from _unmoved(scene, origin, square, pawn, EMPTY)
            for origin in pawn_capture_origins(placement, square, mover) if victims else ():
                yield from _unmoved(scene, origin, square, pawn, victims)
    if losers.pieces < ARMY and _has_room(losers, "P", False):
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
    """Return the letter of a right; in Chess960 one that no other rook can usurp."""
    if chess960:
        return file_letter(rook)
    return piece_of("K" if rook > king else "Q", WHITE if king < 8 else BLACK)


def _movable(scene: _Scene) -> Iterator[tuple[Square, Piece]]:
    """Yield the mover's pieces that could have moved, each with its square."""
    kinds = "KQRBNP" if scene.mover == WHITE else "kqrbnp"
    for square, content in enumerate(scene.placement):
        if content in kinds and square not in scene.unmoved:
            yield square, content


def _unmoved(
    scene: _Scene, origin: Square, target: Square, piece: Piece, victims: str
) -> Iterator[Retraction]:
    """Yield the retractions of one piece to its origin, one for each possible capture.

    None if the king of the side to move would have been in check before.
    """
    placement, mover, king, *_ = scene
    before = _with_two(placement, origin, piece, target, victims[0])
    if is_attacked(before, king, mover):
        return
    kind: Kind = "plain"
    if piece != placement[target]:
        kind = "promotion"
    elif piece in "Pp" and abs(target - origin) == 16:
        kind = "double step"
    for victim in victims:
        board = before if victim == victims[0] else with_content(before, target, victim)
        yield _retraction(scene, board, origin, target, victim, kind)


def _en_passant(scene: _Scene, target: Square) -> Iterator[Retraction]:
    """Yield the captures en passant with which a pawn could have come to a square.

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
    """Return the pieces that an army could have lost on a square, "" if none is missing.

    Eight pawns must still explain the army with that piece.
    """
    if losers.pieces >= ARMY:
        return ""
    kinds = "QRBNP" if 0 < rank_of(square) < 7 else "QRBN"
    light = is_light(square)
    return "".join(piece_of(kind, losers.side) for kind in kinds if _has_room(losers, kind, light))


def _has_room(army: Army, kind: str, light: bool) -> bool:
    """Return whether an army with one more piece of a kind needs no more than eight pawns."""
    return army.pawns_captured > 0 or (kind != "P" and army.number(kind, light) < ORIGINALS[kind])


def _can_be_promoted(army: Army, piece: Piece, square: Square) -> bool:
    """Return whether a piece could just have been promoted: not if all pawns are here or needed."""
    kind, last_rank = piece.upper(), 7 if army.side == WHITE else 0
    return (
        rank_of(square) == last_rank
        and kind in "QRBN"
        and army.pawns_gone > 0
        and (army.number(kind, is_light(square)) > ORIGINALS[kind] or army.pawns_captured > 0)
    )


def impossible_checks(position: Position, chess960: bool, counted: PieceCount) -> Iterator[Problem]:
    """Report checks that no last move could have given.

    One move brings one piece to where it attacks and opens one line, or two by en passant, so that
    two give check at most, and some retraction must leave the king of the side to move alone.
    Checks that contradict a claimed double step are judged with the claim, as engines refuse it.
    The first square is the king's.
    """
    placement, to_move, _, target, *_ = position
    king = placement.index(piece_of("K", to_move))
    checkers = attackers(placement, king, other_side(to_move))
    if len(checkers) > 2:
        names = ", ".join(map(square_name, checkers))
        squares = (king, *checkers)
        yield illegal("checkers-too-many", squares, count=len(checkers), checkers=names)
        return
    claimed = target is not None and ep_is_possible(position, target)
    if checkers and not claimed and not any(retractions(position, chess960, counted)):
        yield _check_impossible(placement, king, checkers)


def _check_impossible(placement: Placement, king: Square, checkers: tuple[Square, ...]) -> Problem:
    """Return the problem that no last move explains one or two checkers, with the reason.

    The datum "reason" says why where the pieces alone make it plain; "first" and "second" are the
    squares of the checkers, a pawn's before a piece's.
    """
    first, *others = named = sorted(checkers, key=lambda square: placement[square] not in "Pp")
    letters = "".join(sorted(placement[square].upper() for square in checkers))
    if not others:
        own_second = {"P": 1, "p": 6}.get(placement[first])
        reason = "unmoved-pawn" if rank_of(first) == own_second else "single"
    # Two checkers of which only one could have just moved, and the other's check is not uncovered.
    elif letters in ("NN", "PP", "NP"):
        reason = {"NN": "two-knights", "PP": "two-pawns", "NP": "knight-and-pawn"}[letters]
    elif "P" in letters and file_of(others[0]) != file_of(king):
        reason = "pawn-and-line"
    else:
        files, ranks = file_of(first) - file_of(king), rank_of(first) - rank_of(king)
        other_files = file_of(others[0]) - file_of(king)
        other_ranks = rank_of(others[0]) - rank_of(king)
        if files * other_ranks == ranks * other_files:
            # The king is on a line between them.
            reason = "aligned"
        else:
            # Neither leaves the other's line, unless it was promoted.
            reason = {"BB": "two-bishops", "RR": "two-rooks"}.get(letters, "double")
    names = dict(zip(("first", "second"), map(square_name, named), strict=False))
    squares = (king, *checkers)
    return illegal("check-impossible", squares, reason=reason, king=square_name(king), **names)


def ep_capture(position: Position, chess960: bool) -> Iterator[Problem]:
    """Note that every capture en passant would expose the capturing side's king.

    FIDE Laws of Chess, 3.9.2. The first square is the target, the others are the pawns'.
    """
    placement, side, _, target, *_ = position
    king = piece_of("K", side)
    capturers = () if target is None else ep_capturers(position, target)
    if target is None or not capturers or placement.count(king) != 1:
        return
    captured = target - 8 if side == WHITE else target + 8
    for capturer in capturers:
        after = with_contents(
            placement, {capturer: EMPTY, captured: EMPTY, target: placement[capturer]}
        )
        if not is_attacked(after, after.index(king), other_side(side)):
            return
    yield Problem("ep-capture-illegal", Severity.NOTE, squares=(target, *capturers))


def last_move(position: Position, chess960: bool, counted: PieceCount) -> Iterator[Problem]:
    """Report a position that is not in check and has no retraction: no move leads to it.

    Starting arrays need no exception, for a knight could have come back. Impossible checks are left
    to `impossible_checks`, and double steps to `playability`. Nothing is reported if a castling
    right contradicts the board: another one may be meant.
    """
    placement, to_move, letters, target, *_ = position
    if target is not None and ep_is_possible(position, target):
        return
    if len(sound_rights(position, chess960)) < len(letters):
        return
    king = placement.index(piece_of("K", to_move))
    if is_attacked(placement, king, other_side(to_move)):
        return
    if not any(retractions(position, chess960, counted)):
        yield _no_move(position)


def clock_vs_last_move(
    position: Position, chess960: bool, counted: PieceCount
) -> Iterator[Problem]:
    """Report a halfmove clock that no last move explains.

    If every retraction is a capture or a pawn's move, the clock is 0; if none is, it is not 0,
    except before the first move.
    """
    reversible = reversible_retractions(position, chess960)
    irreversible = irreversible_retractions(position, chess960, counted)
    clock = position.halfmove_clock
    if any(reversible if clock else irreversible):
        return
    if not clock and position.fullmove_number <= 1 and _begins_game(position, chess960):
        return
    if any(irreversible if clock else reversible):
        data = data_of(reason="not-zero" if clock else "zero", count=clock)
        yield Problem("clock-vs-last-move", Severity.HINT, data=data)


def refute_last_moves(
    position: Position,
    chess960: bool,
    refuted: Callable[[Position], Problem | None],
    depth: int,
    deadline: float,
) -> Problem | None:
    """Return the proof that every last move leads back to a position that no game leads to.

    None if there is none. An earlier position is refuted by `refuted`, or because every last move
    that leads to it is refuted in turn, up to `depth` plies back. The search goes a ply deeper each
    time, and ends at the first last move that survives all of it.

    Args:
        position: as for `retractions`.
        chess960: whether castling is that of Chess960.
        refuted: returns a proof that no game leads to an earlier position, or None. Its castling
            rights are those that must have been there.
        depth: how many plies to go back, at least 1.
        deadline: by `time.monotonic`.

    Raises:
        TimeoutError: the deadline has passed; a longer search may find a proof.
    """
    search = _Search(chess960, refuted, deadline)
    for plies in range(1, depth + 1):
        moves = search.refuted_moves(position, plies)
        if moves is not None:
            break
    else:
        return None
    placement, to_move, *_ = position
    king = placement.index(piece_of("K", to_move))
    checkers = attackers(placement, king, other_side(to_move))
    if not moves:
        return _check_impossible(placement, king, checkers) if checkers else _no_move(position)
    count = len({move.name for move in moves})
    reason = "only-move" if count == 1 else "refuted"
    return illegal(
        "no-last-move",
        (king, *checkers) if checkers else (moves[0].target,) if count == 1 else (),
        reason=f"{reason}-check" if checkers else reason,
        move=moves[0].name,
        count=count,
        plies=plies,
    )


class _Search:
    """Caches the results of a search, which meets the same positions at every depth."""

    def __init__(
        self, chess960: bool, refuted: Callable[[Position], Problem | None], deadline: float
    ) -> None:
        self._chess960 = chess960
        self._refuted = refuted
        self._deadline = deadline
        self._dead: set[Position] = set()
        self._survived: dict[Position, int] = {}
        """Positions before, each with the number of plies within which nothing refuted it."""
        self._survivors: dict[Position, Position] = {}
        """The retraction that saved a position last time, to be tried first at the next depth."""

    def refuted_moves(self, position: Position, plies: int) -> list[Retraction] | None:
        """Return all last moves of a position if each is refuted within some plies, else None."""
        if _begins_game(position, self._chess960):
            return None
        survivor = self._survivors.get(position)
        if survivor is not None and not self._is_refuted(survivor, plies):
            return None
        moves = []
        for move in retractions(position, self._chess960):
            if not self._is_refuted(move.before, plies):
                self._survivors[position] = move.before
                return None
            moves.append(move)
        return moves

    def _is_refuted(self, before: Position, plies: int) -> bool:
        """Return whether an earlier position is refuted, itself or by all positions before it."""
        if before in self._dead:
            return True
        survived = self._survived.get(before, 0)
        if survived >= plies:
            return False
        if time.monotonic() > self._deadline:
            raise TimeoutError
        if not survived and self._refuted(before):
            self._dead.add(before)
            return True
        if plies > 1 and self.refuted_moves(before, plies - 1) is not None:
            self._dead.add(before)
            return True
        self._survived[before] = plies
        return False


def _begins_game(position: Position, chess960: bool) -> bool:
    """Return whether a game can begin with a position, regardless of its counters and rights."""
    placement, to_move, *_ = position
    if to_move != WHITE or placement[8:56] != START_PLACEMENT[8:56]:
        return False
    return placement == START_PLACEMENT or (chess960 and number_of(placement) is not None)


def _no_move(position: Position) -> Problem:
    """Return the problem that no piece could have made the last move."""
    placement, to_move, *_ = position
    reason, pieces = ("black", "kqrbnp") if to_move == WHITE else ("white", "KQRBNP")
    squares = tuple(square for square, content in enumerate(placement) if content in pieces)
    rights = castling_squares(placement, position.castling_rights, chess960=False)
    held = {square for _, king, rook in rights for square in (king, rook)}.intersection(squares)
    if not held:
        return illegal("no-last-move", squares, reason=reason)
    names = ", ".join(SQUARE_NAMES[square] for square in sorted(held))
    return illegal("no-last-move", squares, reason=f"{reason}-rights", unmoved=names)
