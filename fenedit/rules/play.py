"""Plays on from a position: finds legal moves, makes them, and parses moves.

Moves are named as UCI does; castling in Chess960 as the king that takes its rook.

The board of the `chess` package is used for the rules alone, as it cannot hold impossible
positions. The package takes 30 ms to import, so it is imported when first needed.
"""

import re
from collections.abc import Callable
from functools import cache, lru_cache
from typing import TYPE_CHECKING, NamedTuple

from fenedit.notation.castling import (
    castling_squares,
    file_letter,
    order_rights,
    resolve_right,
    sound_rights,
)
from fenedit.notation.fairy import is_orthodox
from fenedit.notation.languages import KINDS_IN_ORDER, letters_of
from fenedit.notation.position import (
    BLACK,
    EMPTY,
    FILES,
    MAX_COUNTER,
    RANKS,
    WHITE,
    Placement,
    Position,
    Square,
    ep_capturers,
    ep_is_possible,
    file_of,
    occupied,
    parse_square,
    rank_of,
    square_name,
)
from fenedit.notation.problems import Problem, Severity, data_of
from fenedit.rules.judge.playability import pieces_in_order, playability

if TYPE_CHECKING:
    import chess


def to_board(position: Position, chess960: bool) -> "chess.Board":
    """Return a position as a board of the `chess` package, without claims that do not hold.

    It does not know fairy pieces, which are left out: moves make no sense with them. Fullmove
    number 0, which it does not allow, becomes 1.
    """
    return _board_of(position, chess960).copy(stack=False)


@lru_cache(maxsize=8)
def _board_of(position: Position, chess960: bool) -> "chess.Board":
    import chess

    board = chess.Board(None, chess960=chess960)
    board.set_piece_map(
        {
            square: chess.Piece.from_symbol(piece)
            for square, piece in occupied(position.placement)
            if is_orthodox(piece)
        }
    )
    board.turn = position.side_to_move == WHITE
    for rook in sound_rights(position, chess960).values():
        board.castling_rights |= chess.BB_SQUARES[rook]
    if position.ep_square is not None and ep_is_possible(position, position.ep_square):
        board.ep_square = position.ep_square
    board.halfmove_clock = position.halfmove_clock
    board.fullmove_number = max(1, position.fullmove_number)
    return board


def with_legal_ep(position: Position) -> Position:
    """Return a position without an en passant square on which no capture is legal.

    Positions are compared in this form (FIDE Laws of Chess, 9.2.3).
    """
    square = position.ep_square
    if (
        square is None
        or not is_orthodox(position.placement)
        or (ep_capturers(position, square) and to_board(position, False).has_legal_en_passant())
    ):
        return position
    return position._replace(ep_square=None)


class Facts(NamedTuple):
    """Facts of a position, which are never problems.

    Attributes:
        legal_moves: how many moves the side to move has; each promotion piece counts.
        check: whether its king is attacked.
        checkmate: whether it is also without a move.
        stalemate: whether it has no move and is not in check.
        insufficient: whether the material rules out any mate (FIDE Laws of Chess, 5.2.2).
    """

    legal_moves: int
    check: bool
    checkmate: bool
    stalemate: bool
    insufficient: bool


def facts(position: Position, chess960: bool) -> Facts | None:
    """Return the facts of a position, None when moves make no sense in it.

    Castling rights and an en passant square that cannot hold are ignored, as in engines.
    """
    if not pieces_in_order(position.placement, position.side_to_move):
        return None
    return facts_on(to_board(position, chess960))


def facts_on(board: "chess.Board") -> Facts:
    """Return the facts of a board, by the rules of its variant."""
    return Facts(
        legal_moves=board.legal_moves.count(),
        check=board.is_check(),
        checkmate=board.is_checkmate(),
        stalemate=board.is_stalemate(),
        insufficient=board.is_insufficient_material(),
    )


def perft(position: Position, chess960: bool, depth: int) -> int:
    """Return the number of lines of legal moves to a depth of at least 1 ply.

    The pieces must be in order. Castling rights and an en passant square that cannot hold are
    ignored, as in engines.
    """
    board = to_board(position, chess960)

    def count(depth: int) -> int:
        if depth == 1:
            return board.legal_moves.count()
        total = 0
        for move in board.legal_moves:
            board.push(move)
            total += count(depth - 1)
            board.pop()
        return total

    return count(depth)


CASTLING = "O-O"
"""The beginning of castling in SAN."""

_LONGEST = 100
"""More characters than a move with its context has."""
_FIGURINES = str.maketrans(dict(zip("♔♕♖♗♘♚♛♜♝♞", "KQRBNKQRBN", strict=True)) | {"♙": "", "♟": ""})
# Patterns are compiled when first needed, not at the start.
_NUMBER = r"^(?:\d+\s*)?(?:\.+|…)\s*(?:…|\.+)?\s*"
_SUFFIX = r"\s*(?:e\.?p\.?)?\s*[+#‡†!?]*\s*(?:e\.?p\.?)?$"
_CASTLING = r"([oO0])-?\1(-?\1)?"
_MOVE = (
    r"(?P<kind>[KQRBN]?)(?P<file>[a-h]?)(?P<rank>[1-8]?)[x:×-]?(?P<target>[a-h][1-8])"
    r"[=/(]?(?P<promotion>[QRBNqrbn]?)\)?"
)

PAWN_FILES = re.compile("([a-h])[x:×]?([a-h])")
"""A pawn's capture by its files, as players write it: "ef" for exf4."""


class LegalMove(NamedTuple):
    """A legal move.

    Attributes:
        uci: in UCI; castling in Chess960 as king takes rook.
        san: in SAN, with + and #.
        origin: of the moving piece, in castling of the king.
        target: where it goes; for castling in Chess960, the rook's square.
        promotion: what a pawn becomes: "q", "r", "b" or "n", "" for no promotion.
        is_capture: whether a piece of the other side leaves the board.
    """

    uci: str
    san: str
    origin: Square
    target: Square
    promotion: str
    is_capture: bool

    @property
    def is_castling(self) -> bool:
        """Return whether king and rook move together."""
        return self.san.startswith(CASTLING)


class PlayError(ValueError):
    """A text is not a playable move.

    Attributes:
        code: "no-move" (not written like one), "illegal-move", "ambiguous-move" or
            "promotion-missing".
        text: the text.
    """

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{code}: {text}")
        self.code = code
        self.text = text


def why_not(position: Position, chess960: bool) -> Problem | None:
    """Return why nothing can be played or solved in a position, or None.

    The gravest reason that `playability` has, else "play-mate" or "play-stalemate" where the side
    to move has no legal move; their squares are the king's, and their data name the "side".
    """
    for problem in playability(position, chess960):
        if problem.severity is Severity.NOT_PLAYABLE:
            return problem
    found = facts(position, chess960)
    if found is None or found.legal_moves:
        return None
    king = position.placement.find("K" if position.side_to_move == WHITE else "k")
    code = "play-mate" if found.checkmate else "play-stalemate"
    side = data_of(side=position.side_to_move)
    return Problem(code, Severity.NOTE, squares=(king,), data=side)


@lru_cache(maxsize=128)
def legal_moves(position: Position, chess960: bool) -> tuple[LegalMove, ...]:
    """Return all legal moves, () where moves make no sense; each promotion piece is a move."""
    if not pieces_in_order(position.placement, position.side_to_move):
        return ()
    return moves_on(to_board(position, chess960))


def moves_on(board: "chess.Board") -> tuple[LegalMove, ...]:
    """Return all legal moves of a board, of any variant."""
    return tuple(
        LegalMove(
            uci := board.uci(move),
            board.san(move),
            move.from_square,
            move.to_square,
            uci[4:],
            board.is_capture(move),
        )
        for move in board.legal_moves
    )


def played(position: Position, uci: str, chess960: bool) -> Position:
    """Return the position after a legal move, see `reached`.

    Raises:
        PlayError: "illegal-move", also for what is not a move of UCI.
    """
    move = _by_uci(position, uci, chess960)
    if move is None:
        raise PlayError("illegal-move", uci)
    board = to_board(position, chess960)
    board.push_uci(move.uci)
    return reached(position, board, chess960)


def reached(start: Position, board: "chess.Board", chess960: bool) -> Position:
    """Return the position of a board, all six fields as the FEN standard says.

    The en passant square is set after every double step of a pawn (PGN standard, 16.1.3.4), and
    rights keep their letters as long as these name the same rooks; those that did not hold at the
    start are dropped.

    Args:
        start: the position before the moves.
        board: the board after them, with the moves on its stack.
        chess960: whether castling follows Chess960's rules.
    """
    squares = [EMPTY] * 64
    for square, piece in board.piece_map().items():
        squares[square] = piece.symbol()
    placement = "".join(squares)
    plies = len(board.move_stack) + (start.side_to_move != WHITE)
    return Position(
        placement,
        WHITE if board.turn else BLACK,
        _rights_left(start, placement, board, chess960),
        board.ep_square,
        min(board.halfmove_clock, MAX_COUNTER),
        # The moves of a game are numbered from 1.
        min(max(1, start.fullmove_number) + plies // 2, MAX_COUNTER),
    )


def move_of_text(position: Position, text: str, chess960: bool, language: str = "en") -> LegalMove:
    """Return the legal move that a text means.

    SAN is read with or without its signs for captures, checks, mates and promotions, with more
    squares than it needs, with figurines, comments such as !?, a move number before it, and with
    O or 0 for castling; so is UCI, with castling as in standard chess or in Chess960. Pieces may
    have the letters of a language of `notation.languages`, or English ones that it does not use for
    other pieces.

    Raises:
        PlayError: no legal move is meant, or several.
        KeyError: there is no such language.
    """
    if len(text) > _LONGEST:
        raise PlayError("no-move", text)
    moves = legal_moves(position, chess960)
    bare = re.sub(_SUFFIX, "", re.sub(_NUMBER, "", text.strip()))
    castles = re.fullmatch(_CASTLING, bare)
    if castles is not None:
        san = CASTLING + ("-O" if castles[2] else "")
        return _only([move for move in moves if move.san.rstrip("+#") == san], text)
    # B1c3 is a bishop's move in SAN and b1c3 any piece's in UCI.
    by_uci = _by_uci(position, bare.lower(), chess960) if bare == bare.lower() else None
    if by_uci is not None:
        return by_uci
    english = (bare if language == "en" else english_of(language)(bare)).translate(_FIGURINES)
    if files := PAWN_FILES.fullmatch(bare):
        pawns = [move for move in moves if position.placement[move.origin] in "Pp"]
        found = [move for move in pawns if _files_of(move) == files.groups()]
        return _only(found, text)
    readings = [english, english[:1].upper() + english[1:]]
    # The letter of a German pawn is an English bishop's first: few write Bc4 for c4.
    for reading in dict.fromkeys([bare, *readings] if len(english) < len(bare) else readings):
        match = re.fullmatch(_MOVE, reading)
        if match is None:
            continue
        found = [move for move in moves if _fits(position, move, match, chess960)]
        if found:
            return _only(found, text)
    raise PlayError("illegal-move" if re.fullmatch(_MOVE, english) else "no-move", text)


def landing_squares(move: LegalMove, chess960: bool) -> tuple[Square, ...]:
    """Return the squares on which a person may drop the piece to make a move, its target first.

    To castle, the king may also be dropped on its rook; in Chess960 this is the only way.
    """
    if move.is_castling and not chess960:
        rook_file = 7 if move.target > move.origin else 0
        return (move.target, move.origin - file_of(move.origin) + rook_file)
    return (move.target,)


def _files_of(move: LegalMove) -> tuple[str, str]:
    return FILES[file_of(move.origin)], FILES[file_of(move.target)]


def _by_uci(position: Position, uci: str, chess960: bool) -> LegalMove | None:
    moves = legal_moves(position, chess960)
    for move in moves:
        if move.uci == uci:
            return move
    for move in moves:
        if move.is_castling:
            # King takes rook, or the king's own two squares.
            side = 6 if move.target > move.origin else 2
            king = move.origin - file_of(move.origin) + side
            targets = landing_squares(move, chess960)[-1], king
            if uci in [square_name(move.origin) + square_name(target) for target in targets]:
                return move
    return None


def _rights_left(start: Position, after: Placement, board: "chess.Board", chess960: bool) -> str:
    """Return the rights of a board, in the letters of the start."""
    rights, left = start.castling_rights, []
    if rights:
        # A pass moves nothing, though its squares are both a1.
        moves = [move for move in board.move_stack if move.from_square != move.to_square]
        moved_from = {move.from_square for move in moves}
        touched = moved_from.union(move.to_square for move in moves)
        for letter, king, rook in castling_squares(start.placement, rights, chess960):
            if king not in moved_from and rook not in touched:
                # K and Q mean the outermost rook, which may have changed.
                same = resolve_right(after, letter, chess960) == rook
                left.append(letter if same else file_letter(rook))
    return order_rights("".join(left)) if set(left) != set(rights) else rights


@cache
def english_of(language: str) -> Callable[[str], str]:
    """Return a function that replaces a language's piece letters in a move by English ones."""
    pairs = zip(letters_of(language), KINDS_IN_ORDER, strict=True)
    kinds = {letter: kind.replace("P", "") for letter, kind in pairs}
    kinds |= {letter.upper(): kind for letter, kind in kinds.items()}
    # In Russian, the king's letters begin with the knight's.
    letters = "|".join(sorted(kinds, key=len, reverse=True))
    moved = re.compile(rf"\A({letters})(?=[a-h1-8x:×-]*[a-h][1-8])")
    promoted = re.compile(rf"(?<=[a-h][18])([=/(]?)({letters})")

    def in_english(word: str) -> str:
        word = moved.sub(lambda found: kinds[found[1]], word, count=1)
        return promoted.sub(lambda found: found[1] + kinds[found[2]], word)

    return in_english


def _fits(position: Position, move: LegalMove, match: re.Match[str], chess960: bool) -> bool:
    target = parse_square(match["target"])
    if move.is_castling:
        return match["kind"] == "K" and target in landing_squares(move, chess960)
    origin, promotion = move.origin, match["promotion"].lower()
    return (
        position.placement[origin].upper() == (match["kind"] or "P")
        and move.target == target
        and match["file"] in ("", FILES[file_of(origin)])
        and match["rank"] in ("", RANKS[rank_of(origin)])
        and (promotion == move.promotion if promotion else True)
    )


def _only(found: list[LegalMove], text: str) -> LegalMove:
    if len(found) == 1:
        return found[0]
    if not found:
        raise PlayError("illegal-move", text)
    same = len({(move.origin, move.target) for move in found}) == 1
    raise PlayError("promotion-missing" if same else "ambiguous-move", text)
