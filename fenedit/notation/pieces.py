"""Pieces, as FEN spells them: an upper-case letter is White's, a lower-case one Black's."""

from typing import Final, Literal, TypeAlias

Piece: TypeAlias = str
"""One of the letters of PIECES."""
Content: TypeAlias = str
"""What a square holds: a piece, or EMPTY."""
Side: TypeAlias = Literal["w", "b"]

WHITE: Final[Side] = "w"
BLACK: Final[Side] = "b"
EMPTY: Final = "."
KINDS: Final = "KQRBNP"
PIECES: Final = "KQRBNPkqrbnp"


def side_of(piece: Piece) -> Side:
    """Return the side that a piece belongs to."""
    return WHITE if piece.isupper() else BLACK


def other_side(side: Side) -> Side:
    """Return the opponent of a side."""
    return BLACK if side == WHITE else WHITE


def piece_of(kind: str, side: Side) -> Piece:
    """Return the piece of a kind (a letter in either case) and a side."""
    return kind.upper() if side == WHITE else kind.lower()


def recoloured(piece: Piece) -> Piece:
    """Return the same kind of piece of the other side; EMPTY stays empty."""
    return piece.swapcase()
