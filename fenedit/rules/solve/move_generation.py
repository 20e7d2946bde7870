"""Generates and makes legal moves for searches, on boards of bytes.

The pieces of a board are PAWN to KING, those of Black with BLACK added; 0 is an empty square.
Its 64 squares, a1 first, are followed by the en passant target square, 0 for none, and the rooks
of both sides that may still castle.

A move is a whole number: its origin, its target shifted by 6, the promotion by 12 (KNIGHT to QUEEN,
0 for nothing), its kind by 15 (EN_PASSANT, CASTLING, DOUBLE_STEP), the moved piece by 18 (PAWN to
KING). Castling goes from the king to its rook.

In all functions `white` is whether White is to move. The code is written to be compiled: loops over
bytes, and module constants that are Final.
"""

from typing import TYPE_CHECKING, Final, TypeAlias

from fenedit.notation.castling import sound_rights
from fenedit.notation.position import WHITE, Position, ep_is_possible, occupied, square_name

if TYPE_CHECKING:
    from mypy_extensions import i64

State: TypeAlias = tuple[bytes, bytes, bytes]
"""A board, and the squares of the pieces of the side to move and of the other, each king first.

The board alone is the key to a position whose side to move is known.
"""
Step: TypeAlias = int
"""A move of a State."""

PAWN: Final = 1
KNIGHT: Final = 2
BISHOP: Final = 3
ROOK: Final = 4
QUEEN: Final = 5
KING: Final = 6
BLACK: Final = 8
EN_PASSANT: Final = 1 << 15
CASTLING: Final = 2 << 15
DOUBLE_STEP: Final = 4 << 15
_PIECE: Final = 18
_PROMOTION: Final = 7 << 12
_EP_SQUARE: Final = 64
_ROOKS: Final = 65
LETTERS: Final = " PNBRQK"
_NOWHERE: Final = 64
_ALL: Final = 1 << 10

_STRAIGHT: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
_DIAGONAL: Final = ((1, 1), (1, -1), (-1, 1), (-1, -1))
_JUMPS: Final = ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2))
_PAWN_STEPS: Final = (((1, 1), (-1, 1)), ((1, -1), (-1, -1)))


def _rays(directions: tuple[tuple[int, int], ...], longest: int) -> tuple[tuple[bytes, ...], ...]:
    """Return for each square the squares in some directions, the nearest first."""
    found = []
    for square in range(64):
        rays = []
        for files, ranks in directions:
            file, rank = (square & 7) + files, (square >> 3) + ranks
            ray = bytearray()
            while 0 <= file < 8 and 0 <= rank < 8 and len(ray) < longest:
                ray.append(rank << 3 | file)
                file, rank = file + files, rank + ranks
            if ray:
                rays.append(bytes(ray))
        found.append(tuple(rays))
    return tuple(found)


_WHITE_PAWN_RAYS: Final = _rays(_PAWN_STEPS[0], 1)
_BLACK_PAWN_RAYS: Final = _rays(_PAWN_STEPS[1], 1)
_RAYS: Final = (
    (),
    (),
    _rays(_JUMPS, 1),
    _rays(_DIAGONAL, 7),
    _rays(_STRAIGHT, 7),
    _rays(_STRAIGHT + _DIAGONAL, 7),
    _rays(_STRAIGHT + _DIAGONAL, 1),
)
"""Squares that a piece other than a pawn can reach, in each direction."""


def _reach(rays: tuple[tuple[bytes, ...], ...]) -> bytes:
    found = bytearray(4096)
    for square, of_square in enumerate(rays):
        for ray in of_square:
            for target in ray:
                found[square << 6 | target] = 1
    return bytes(found)


def _zones(rays: tuple[tuple[bytes, ...], ...]) -> bytes:
    found = bytearray(4096)
    for king, neighbours in enumerate(_NEIGHBOURS):
        for number, neighbour in enumerate(neighbours):
            for ray in rays[neighbour]:
                for origin in ray:
                    found[origin << 6 | king] |= 1 << number
    return bytes(found)


def _betweens() -> tuple[tuple[int, ...], ...]:
    found: list[tuple[int, ...]] = [()] * 4096
    for square, rays in enumerate(_RAYS[QUEEN]):
        for ray in rays:
            for number, target in enumerate(ray):
                found[square << 6 | target] = tuple(ray[:number])
    return tuple(found)


_NEIGHBOURS: Final = tuple(b"".join(rays) for rays in _RAYS[KING])
_REACHES: Final = tuple(map(_reach, _RAYS[KNIGHT:]))
_REACH: Final = (
    bytes(4096),
    _reach(_WHITE_PAWN_RAYS),
    *_REACHES,
    bytes(4096),
    bytes(4096),
    _reach(_BLACK_PAWN_RAYS),
    *_REACHES,
)
"""For each piece, whether it attacks one square from another if nothing is between them.

A pair of squares is a whole number: the first shifted by 6, plus the second.
"""
_ZONES: Final = tuple(map(_zones, _RAYS[KNIGHT:]))
# A square is attacked by a pawn from where a pawn of the other side would go.
_ZONE: Final = (
    bytes(4096),
    _zones(_BLACK_PAWN_RAYS),
    *_ZONES,
    bytes(4096),
    bytes(4096),
    _zones(_WHITE_PAWN_RAYS),
    *_ZONES,
)
"""For each piece, and pair of its square and a king's, the neighbours of the king that it attacks.

Nothing between them matters. Each neighbour is a bit, in the order of `_NEIGHBOURS`.
"""
_BITS: Final = tuple(
    tuple(number for number in range(8) if bits >> number & 1) for bits in range(256)
)
_BETWEEN: Final = _betweens()
"""The squares between two on a line, the nearest to the first one first."""
_ALONE: Final = tuple(bytes([square]) for square in range(65))
_CHECKS: Final[list[bytes | None]] = [None] * (KING << 12)


def state_of(position: Position, chess960: bool) -> State:
    """Return the state of a position, without claims that do not hold."""
    squares = bytearray(64)
    sides = (bytearray(), bytearray())
    for square, letter in reversed(list(occupied(position.placement))):
        kind = LETTERS.index(letter.upper())
        squares[square] = kind if letter.isupper() else kind | BLACK
        side = sides[letter.islower()]
        side.insert(0 if kind == KING else len(side), square)
    rooks = sorted(sound_rights(position, chess960).values())
    white = position.side_to_move == WHITE
    own, other = map(bytes, sides if white else sides[::-1])
    claimed = position.ep_square
    if claimed is not None and ep_is_possible(position, claimed):
        state = (bytes([*squares, claimed, *rooks]), own, other)
        if any(step & EN_PASSANT for step in legal_steps(state, white)):
            return state
    return bytes([*squares, 0, *rooks]), own, other


def moved_by(step: Step) -> int:
    """Return the piece that moves: PAWN to KING."""
    return step >> _PIECE


def is_attacked(board: bytes, square: "i64", attackers: bytes, gone: "i64" = _NOWHERE) -> bool:
    """Return whether pieces attack a square; what is on the square `gone` does not block them."""
    for number in range(len(attackers)):
        origin: i64 = attackers[number]
        way: i64 = origin << 6 | square
        if _REACH[board[origin]][way] and _is_clear(board, way, gone):
            return True
    return False


def _is_clear(board: bytes, way: "i64", gone: "i64") -> bool:
    """Return whether the squares between two squares are empty, apart from `gone`."""
    for square in _BETWEEN[way]:  # noqa: SIM110 (calls are slow)
        if board[square] and square != gone:
            return False
    return True


def checkers(state: State) -> bytes:
    """Return the pieces that give check to the side to move."""
    board, own, other = state
    king: i64 = own[0]
    found = b""
    for number in range(len(other)):
        origin: i64 = other[number]
        way: i64 = origin << 6 | king
        if _REACH[board[origin]][way] and _is_clear(board, way, _NOWHERE):
            found += _ALONE[origin]
    return found


def _flights(
    board: bytes, king: "i64", attackers: bytes, white: bool, blockers: list[int]
) -> "i64":
    """Return the neighbouring squares that a king can go to, as in `_ZONE`; `white` is its side.

    Pieces between an attacker and a neighbouring square are added to the blockers.
    """
    left: i64 = 0
    neighbours = _NEIGHBOURS[king]
    for number in range(len(neighbours)):
        held: i64 = board[neighbours[number]]
        if not held or (held < BLACK) != white:
            left |= 1 << number
    for number in range(len(attackers)):
        origin: i64 = attackers[number]
        piece: i64 = board[origin]
        met: i64 = _ZONE[piece][origin << 6 | king] & left
        if not met:
            continue
        if not BISHOP <= piece & 7 <= QUEEN:
            left ^= met
            continue
        for bit in _BITS[met]:
            for square in _BETWEEN[origin << 6 | neighbours[bit]]:
                if board[square] and square != king:
                    blockers.append(square)
                    break
            else:
                left ^= 1 << bit
    return left


def leaves_check(after: State) -> bool:
    """Return whether a move left its own king attacked."""
    board, attackers, own = after
    return is_attacked(board, own[0], attackers)


def made(state: State, step: Step) -> State:
    """Return the position after a move, seen from the other side."""
    board, own, other = state
    origin, target = step & 63, step >> 6 & 63
    after = bytearray(board)
    if board[_EP_SQUARE]:
        after[_EP_SQUARE] = 0
    piece = board[origin]
    after[origin] = 0
    if step & CASTLING:
        king_target, rook_target = _castling_targets(origin, target)
        after[target] = 0
        after[king_target] = piece
        after[rook_target] = board[target]
        own = own.replace(_ALONE[target], _ALONE[64]).replace(_ALONE[origin], _ALONE[king_target])
        own = own.replace(_ALONE[64], _ALONE[rook_target])
    else:
        if board[target]:
            other = other.replace(_ALONE[target], b"")
        after[target] = piece
        own = own.replace(_ALONE[origin], _ALONE[target])
        if step & _PROMOTION:
            after[target] = (step >> 12 & 7) | (piece & BLACK)
        elif step & EN_PASSANT:
            after[target ^ 8] = 0
            other = other.replace(_ALONE[target ^ 8], b"")
        elif step & DOUBLE_STEP:
            passed_square = target + origin >> 1
            after[_EP_SQUARE] = _ep_square(board, other, passed_square, piece)
    if len(board) > _ROOKS:
        white = not piece & BLACK
        for number in range(len(board) - 1, _ROOKS - 1, -1):
            rook = board[number]
            if rook in (origin, target) or (step >> _PIECE == KING and (rook < 32) == white):
                del after[number]
    return b"" + after, other, own


def _ep_square(board: bytes, other: bytes, square: int, pawn: int) -> int:
    """Return the square that a pawn passed, 0 if no enemy pawn is beside it."""
    taker = pawn ^ BLACK
    for origin in other:
        if board[origin] == taker and _REACH[taker][origin << 6 | square]:
            return square
    return 0


def _castling_targets(king: int, rook: int) -> tuple[int, int]:
    """Return the squares of king and rook after castling."""
    rank = king & 56
    return (rank | 6, rank | 5) if rook > king else (rank | 2, rank | 3)


def passed(state: State) -> State:
    """Return the position after the side to move passes."""
    board, own, other = state
    if board[_EP_SQUARE]:
        board = board[:_EP_SQUARE] + b"\0" + board[_ROOKS:]
    return board, other, own


def legal_steps(state: State, white: bool) -> list[Step]:
    """Return all legal moves of the side to move."""
    board, own, other = state
    king = own[0]
    checking = checkers(state)
    steps = [
        KING << _PIECE | king | target << 6
        for target in _targets(board, king, KING, white)
        if not is_attacked(board, target, other, king)
    ]
    if len(checking) > 1:
        return steps
    allowed: tuple[int, ...] = ()
    if checking:
        allowed = (*_BETWEEN[checking[0] << 6 | king], checking[0])
    elif len(board) > _ROOKS:
        steps += _castlings(state, white)
    pinned = _alone(board, other, king)
    for origin in own[1:]:
        kind = board[origin] & 7
        if kind == PAWN:
            moves = _pawn_steps(state, origin, white)
        else:
            base = kind << _PIECE | origin
            moves = [base | target << 6 for target in _targets(board, origin, kind, white)]
        line = _line(pinned, origin)
        for step in moves:
            target = step >> 6 & 63
            if step & EN_PASSANT:
                if not leaves_check(made(state, step)):
                    steps.append(step)
            elif (not allowed or target in allowed) and (not line or target in line):
                steps.append(step)
    return steps


def _alone(board: bytes, pieces: bytes, king: "i64") -> list[int]:
    """Return each piece that is alone between a king and another piece, with the other's square."""
    found: list[int] = []
    for number in range(len(pieces)):
        origin: i64 = pieces[number]
        way: i64 = origin << 6 | king
        if not _REACH[board[origin]][way]:
            continue
        alone: i64 = _NOWHERE
        for square in _BETWEEN[way]:
            if board[square]:
                if alone != _NOWHERE:
                    break
                alone = square
        else:
            if alone != _NOWHERE:
                found.append(alone << 12 | way)
    return found


def _line(alone: list[int], piece: "i64") -> tuple[int, ...]:
    """Return the line from a king to another piece on which a piece is alone; () if on none."""
    for each in alone:
        if each >> 12 == piece:
            return (*_BETWEEN[each & 4095], each >> 6 & 63)
    return ()


def _targets(board: bytes, origin: "i64", kind: "i64", white: bool) -> list[int]:
    """Return where a piece other than a pawn could go, if its king did not matter."""
    found: list[int] = []
    for ray in _RAYS[kind][origin]:
        for target in ray:
            held = board[target]
            if held:
                if (held < BLACK) != white:
                    found.append(target)
                break
            found.append(target)
    return found


def _pawn_steps(state: State, origin: "i64", white: bool) -> list[Step]:
    """Return the moves of a pawn, if its king did not matter."""
    board = state[0]
    base = PAWN << _PIECE | origin
    steps: list[Step] = []
    for ray in _WHITE_PAWN_RAYS[origin] if white else _BLACK_PAWN_RAYS[origin]:
        target = ray[0]
        held = board[target]
        if held and (held < BLACK) != white:
            steps.append(base | target << 6)
        elif target and target == board[_EP_SQUARE]:
            steps.append(base | target << 6 | EN_PASSANT)
    forward = 8 if white else -8
    ahead = origin + forward
    if not board[ahead]:
        steps.append(base | ahead << 6)
        if origin >> 3 == (1 if white else 6) and not board[ahead + forward]:
            steps.append(base | ahead + forward << 6 | DOUBLE_STEP)
    if origin >> 3 == (6 if white else 1):
        steps = [step | piece << 12 for step in steps for piece in (QUEEN, ROOK, BISHOP, KNIGHT)]
    return steps


def _castlings(state: State, white: bool) -> list[Step]:
    """Return the castling moves of the side to move, which is not in check."""
    board, own, other = state
    king = own[0]
    steps: list[Step] = []
    for rook in board[_ROOKS:]:
        if (rook < 32) != white:
            continue
        king_target, rook_target = _castling_targets(king, rook)
        path = (*_BETWEEN[king << 6 | king_target], king_target)
        way = (*path, *_BETWEEN[rook << 6 | rook_target], rook_target)
        step = KING << _PIECE | king | rook << 6 | CASTLING
        # The rook still blocks the line if only the king has moved.
        if (
            all(not board[square] or square in (king, rook) for square in way)
            and not any(is_attacked(board, square, other, king) for square in path)
            and not leaves_check(made(state, step))
        ):
            steps.append(step)
    return steps


def uci_of(step: Step, chess960: bool) -> str:
    """Return a move as UCI writes it; castling in Chess960 as king takes rook."""
    origin, target = step & 63, step >> 6 & 63
    if step & CASTLING and not chess960:
        target = _castling_targets(origin, target)[0]
    return square_name(origin) + square_name(target) + "  nbrq"[step >> 12 & 7].strip()


def mates(state: State, white: bool, enough: int = _ALL) -> list[Step]:
    """Return moves of the side to move that mate at once, at most `enough`."""
    found: list[Step] = []
    for step in _mating(state, white):
        after = made(state, step)
        if is_mated(after, not white) and not leaves_check(after):
            found.append(step)
            if len(found) == enough:
                break
    return found


def _mating(state: State, white: bool) -> list[Step]:
    """Return all moves that mate, and some that do not, if the own king did not matter."""
    board, own, other = state
    king: i64 = other[0]
    freeing: list[int] = []
    flights = _flights(board, king, own, not white, freeing)
    openers = _alone(board, own, king)
    steps: list[Step] = []
    for number in range(len(own)):
        origin: i64 = own[number]
        piece: i64 = board[origin]
        kind: i64 = piece & 7
        line = _line(openers, origin) if openers else ()
        frees = not flights or origin in freeing
        base: i64 = kind << _PIECE | origin
        if kind == PAWN:
            reach = _REACH[piece]
            for step in _pawn_steps(state, origin, white):
                target: i64 = step >> 6 & 63
                if step & (_PROMOTION | EN_PASSANT) or (
                    (reach[target << 6 | king] or (line and target not in line))
                    and (frees or _takes(board, piece, target, king, flights))
                ):
                    steps.append(step)
        elif line:
            for aside in _targets(board, origin, kind, white):
                if aside not in line and (frees or _takes(board, piece, aside, king, flights)):
                    steps.append(base | aside << 6)
        elif kind != KING:
            targets = _checking(kind, origin, king)
            for index in range(len(targets)):
                target = targets[index]
                held: i64 = board[target]
                if (
                    (not held or (held < BLACK) != white)
                    and (frees or _takes(board, piece, target, king, flights))
                    and _is_clear(board, origin << 6 | target, _NOWHERE)
                    and _is_clear(board, target << 6 | king, _NOWHERE)
                ):
                    steps.append(base | target << 6)
    if len(board) > _ROOKS and not checkers(state):
        steps += _castlings(state, white)
    return steps


def _checking(kind: "i64", origin: "i64", king: "i64") -> bytes:
    """Return where a piece from a square would give check to a king, on an empty board."""
    index: i64 = kind << 12 | origin << 6 | king
    found = _CHECKS[index]
    if found is None:
        reach = _REACH[kind]
        squares = [
            target
            for target in range(64)
            if reach[origin << 6 | target] and reach[target << 6 | king]
        ]
        found = bytes(squares)
        _CHECKS[index] = found
    return found


def _takes(board: bytes, piece: "i64", target: "i64", king: "i64", flights: "i64") -> bool:
    """Return whether a piece on its target takes all flights from a king; it opens no lines."""
    met: i64 = _ZONE[piece][target << 6 | king]
    neighbours = _NEIGHBOURS[king]
    for bit in _BITS[flights]:
        flight: i64 = neighbours[bit]
        if flight != target and not (
            met >> bit & 1 and _is_clear(board, target << 6 | flight, king)
        ):
            return False
    return True


def still_mates(state: State, white: bool, step: Step) -> bool:
    """Return whether a move that mated elsewhere is legal here, and mates."""
    if not is_pseudo_legal(state, white, step):
        return False
    after = made(state, step)
    return is_mated(after, not white) and not leaves_check(after)


def is_pseudo_legal(state: State, white: bool, step: Step) -> bool:
    """Return whether a move that was legal elsewhere is pseudo-legal here.

    It never is if it castles or captures en passant.
    """
    board = state[0]
    origin, target = step & 63, step >> 6 & 63
    piece = (step >> _PIECE) + (0 if white else BLACK)
    held = board[target]
    if (
        board[origin] != piece
        or step & (CASTLING | EN_PASSANT)
        or (held and (held < BLACK) == white)
        or not _is_clear(board, origin << 6 | target, _NOWHERE)
    ):
        return False
    return step >> _PIECE != PAWN or bool(held) == (origin & 7 != target & 7)


def is_mated(state: State, white: bool) -> bool:
    """Return whether the side to move is mated."""
    board, own, other = state
    king: i64 = own[0]
    checking = checkers(state)
    if not checking or _flights(board, king, other, white, []):
        return False
    if len(checking) > 1:
        return True
    if board[_EP_SQUARE]:
        return not legal_steps(state, white)
    checker: i64 = checking[0]
    line = _BETWEEN[checker << 6 | king]
    for number in range(1, len(own)):
        origin: i64 = own[number]
        if _answers(board, origin, checker, line, white):
            # A pinned piece can only answer a check on its own line, which it blocks already.
            rest = other.replace(checking, b"")
            if not is_attacked(board, king, rest, origin):
                return False
    return True


def _answers(
    board: bytes, origin: "i64", checker: "i64", line: tuple[int, ...], white: bool
) -> bool:
    """Return whether a piece can capture the checker, or block its line."""
    piece: i64 = board[origin]
    reach = _REACH[piece]
    way: i64 = origin << 6 | checker
    if reach[way] and _is_clear(board, way, _NOWHERE):
        return True
    if piece & 7 == PAWN:
        forward: i64 = 8 if white else -8
        ahead: i64 = origin + forward
        return not board[ahead] and (
            ahead in line
            or (
                origin >> 3 == (1 if white else 6)
                and ahead + forward in line
                and not board[ahead + forward]
            )
        )
    for square in line:
        way = origin << 6 | square
        if reach[way] and _is_clear(board, way, _NOWHERE):
            return True
    return False
