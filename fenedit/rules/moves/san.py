"""Finds the legal move that a text in SAN means.

What a text says without a board, such as "a knight to f3", is cached, since moves repeat in games;
only the board knows which piece may go there.
"""

import re
from functools import lru_cache

import chess

from fenedit.rules.play import PAWN_FILES

_SAN = re.compile(
    r"(?:([KQRBN])([a-h]?)([1-8]?)x?|(?:([a-h])x)?)([a-h][1-8])(?:=([QRBN]))?[+#]?", re.ASCII
)
_BOTH_SQUARES = re.compile(r"([NBRQK]?)([a-h][1-8])[x-]?([a-h][1-8])=?([NBRQnbrq]?)[+#]?")


def meant_plainly(board: chess.Board, text: str) -> chess.Move | str:
    """Return the legal move that a text means, or the code of the reason for none.

    The text is spelt as `plain_move` returns it.
    """
    if (said := _said(text)) is not None:
        kind, origins, target, promotion = said
        own = board.occupied_co[board.turn]
        pieces = board.pieces_mask(kind, board.turn)
        found = [
            move
            for move in board.generate_legal_moves(pieces & origins, target & ~own)
            if move.promotion == promotion
        ]
        if len(found) == 1:
            return found[0]
    try:
        return board.parse_san(text)
    except chess.AmbiguousMoveError:
        return "ambiguous-move"
    except ValueError:
        pass
    if files := PAWN_FILES.fullmatch(text):
        pawns = board.pieces_mask(chess.PAWN, board.turn)
        origins, targets = (chess.BB_FILES[chess.FILE_NAMES.index(each)] for each in files.groups())
        found = [*board.generate_legal_captures(pawns & origins, targets)]
        return found[0] if len(found) == 1 else "ambiguous-move" if found else "illegal-move"
    match = _BOTH_SQUARES.fullmatch(text)
    if match is None:
        return "illegal-move"
    letter, origin, square, promoted = match.groups()
    piece = board.piece_at(chess.parse_square(origin))
    if letter and (piece is None or piece.symbol().upper() != letter):
        return "illegal-move"
    try:
        # This also finds castling by the king's squares, and the king that takes its rook.
        return board.parse_uci(origin + square + promoted.lower())
    except ValueError:
        return "illegal-move"


@lru_cache(maxsize=4096)
def _said(text: str) -> tuple[int, int, int, int | None] | None:
    """Return what a move in SAN says: the kind of piece, from where, to where, and its promotion.

    Places are masks of squares. None for castling, and for other spellings.
    """
    match = _SAN.fullmatch(text)
    if match is None:
        return None
    letter, file, rank, pawn_file, square, promoted = match.groups(default="")
    target = chess.parse_square(square)
    promotion = chess.PIECE_SYMBOLS.index(promoted.lower()) if promoted else None
    kind = chess.PIECE_SYMBOLS.index(letter.lower()) if letter else chess.PAWN
    # A pawn stays on its file if no other is named.
    file = file or ("" if letter else pawn_file or square[0])
    origins = chess.BB_FILES[chess.FILE_NAMES.index(file)] if file else chess.BB_ALL
    if rank:
        origins &= chess.BB_RANKS[chess.RANK_NAMES.index(rank)]
    if kind != chess.PAWN:
        # Other pieces move back as they move forward.
        alone = chess.BaseBoard.empty()
        alone.set_piece_at(target, chess.Piece(kind, chess.WHITE))
        origins &= alone.attacks_mask(target)
    return kind, origins, chess.BB_SQUARES[target], promotion
