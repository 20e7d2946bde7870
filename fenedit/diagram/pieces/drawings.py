"""The twelve drawings of a folder: found by their names, looked through, and added to our sets."""

import os
import shutil
import tempfile
from itertools import chain, count, islice
from pathlib import Path
from typing import Final

from fenedit.diagram.pieces.piece_check import (
    PieceSetError,
    check_drawing,
    read_drawing,
    together,
    try_drawing,
)
from fenedit.diagram.pieces.piece_set import FILE_NAMES
from fenedit.diagram.pieces.sets import USER, SetFolders, SetInfo
from fenedit.notation.position import PIECES, Piece
from fenedit.notation.safe_text import shown_name

_MAX_FILES: Final = 1000
"""Files of a folder that are looked at: twelve are asked for."""


def read_drawings(folder: Path) -> dict[Piece, bytes]:
    """Return the twelve drawings of a folder, each looked through and drawn once.

    Raises:
        PieceSetError: with what is the matter with each drawing.
    """
    files = drawing_files(folder)
    drawings: dict[Piece, bytes] = {}
    errors: list[PieceSetError] = []
    for piece in PIECES:
        source = files.get(piece, folder / FILE_NAMES[piece])
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


def drawing_files(folder: Path) -> dict[Piece, Path]:
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
    ours = {name: piece for piece, name in FILE_NAMES.items()}
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


def add_set(folder: Path, folders: SetFolders) -> SetInfo:
    """Check a folder of drawings and copy the twelve into the person's folder, or nothing.

    Another set of the same name stays; the new one gets a number then.

    Raises:
        PieceSetError: the drawings are refused, or cannot be written ("unwritable").
    """
    drawings = {FILE_NAMES[piece]: each for piece, each in read_drawings(folder).items()}
    try:
        if folder.resolve().parent == folders.user.resolve():
            name = folder.resolve().name
        else:
            name = _copied(drawings, folder.resolve().name.lstrip(".") or "Set", folders.user)
    except OSError as error:
        raise PieceSetError("unwritable", folder.name, error.strerror or "") from error
    return SetInfo(USER + name, shown_name(name), "user")


def _copied(drawings: dict[str, bytes], wanted: str, user: Path) -> str:
    """Write drawings to a new folder that appears at once; return its name."""
    user.mkdir(parents=True, exist_ok=True)
    # A name that begins with a dot is not listed, whenever the writing may end.
    half = Path(tempfile.mkdtemp(prefix=".", dir=user))
    try:
        for name, drawing in drawings.items():
            with (half / name).open("wb") as file:
                file.write(drawing)
                file.flush()
                os.fsync(file.fileno())
        half.chmod(0o755)
        names = chain([wanted], (f"{wanted} {number}" for number in count(2)))
        free = next(name for name in names if not (user / name).exists())
        half.rename(user / free)
    finally:
        shutil.rmtree(half, ignore_errors=True)
    return free
