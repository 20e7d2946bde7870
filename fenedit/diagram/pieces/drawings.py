"""The twelve drawings of a folder: found by their names, looked through and drawn once."""

import os
from collections.abc import Mapping
from itertools import islice
from pathlib import Path
from typing import Final

from fenedit.diagram.pieces.piece_check import (
    PieceSetError,
    check_drawing,
    read_drawing,
    together,
    try_drawing,
)
from fenedit.notation.position import PIECES, Piece

_MAX_FILES: Final = 1000
"""Files of a folder that are looked at: twelve are asked for."""


def read_drawings(folder: Path, own: Mapping[Piece, str]) -> dict[Piece, bytes]:
    """Return the twelve drawings of a folder, each looked through and drawn once.

    Args:
        folder: where they are.
        own: the names that we give to drawings.

    Raises:
        PieceSetError: with what is the matter with each drawing.
    """
    files = drawing_files(folder, own)
    drawings: dict[Piece, bytes] = {}
    errors: list[PieceSetError] = []
    for piece in PIECES:
        source = files.get(piece, folder / own[piece])
        try:
            drawings[piece] = drawing = read_drawing(source)
            check_drawing(drawing, source.name)
            # A set of slow ones would take twelve times as long.
            if not any(error.code == "slow" for error in errors):
                try_drawing(drawing, source.name)
        except PieceSetError as error:
            errors.append(error)
    if errors:
        raise together(errors)
    return drawings


def drawing_files(folder: Path, own: Mapping[Piece, str]) -> dict[Piece, Path]:
    """Return the drawings in a folder by the pieces that their names speak of.

    Our own names are "wK.svg" to "bP.svg", in any case. Two other ways are read as well, the ones
    of programs ("white-king.svg", "king_w.svg") and of Wikimedia ("Chess_klt45.svg"). Where a
    piece has several files, the name that is most like our own counts.

    Raises:
        PieceSetError: the folder is missing or cannot be read.
    """
    try:
        with os.scandir(folder) as entries:
            names = sorted(entry.name for entry in islice(entries, _MAX_FILES))
    except FileNotFoundError:
        raise PieceSetError("no-folder", folder.name) from None
    except OSError as error:
        raise PieceSetError("unreadable", folder.name, error.strerror or "") from error
    ours = {name: piece for piece, name in own.items()}
    found: dict[Piece, Path] = {}
    for name in sorted(names, key=lambda name: (name not in ours, len(name), name)):
        piece = _piece_of(name)
        if piece is not None:
            found.setdefault(piece, folder / name)
    return found


def _piece_of(name: str) -> Piece | None:
    """Return the piece that a file's name speaks of."""
    stem, dot, ending = name.lower().rpartition(".")
    if not dot or ending != "svg":
        return None
    word = stem.replace("_", "").replace("-", "").replace(" ", "")
    return _PIECES_BY_WORD.get(word)


def _words_of(piece: Piece) -> tuple[str, ...]:
    """Return the names that drawings of a piece are known by, in small letters."""
    white = piece.isupper()
    letter, kind = piece.lower(), _KINDS[piece.upper()]
    side, colour, shade = ("w", "white", "l") if white else ("b", "black", "d")
    return (
        *(side + letter, side + kind, colour + kind, colour + letter),
        *(kind + side, kind + colour, f"chess{letter}{shade}t45", f"{letter}{shade}t45"),
    )


_KINDS: Final = dict(
    zip("KQRBNP", ("king", "queen", "rook", "bishop", "knight", "pawn"), strict=True)
)
_PIECES_BY_WORD: Final = {word: piece for piece in PIECES for word in _words_of(piece)}
