"""Adds folders of drawings to the user's own sets."""

import os
import shutil
import tempfile
from itertools import chain, count
from pathlib import Path

from fenedit.diagram.pieces import PieceSetError
from fenedit.diagram.pieces.fitted import FILE_NAMES
from fenedit.diagram.pieces.piece_check import read_drawings
from fenedit.diagram.pieces.sets import USER, SetFolders, SetInfo
from fenedit.notation.position import Piece
from fenedit.notation.safe_text import shown_name


def add_set(folder: Path, folders: SetFolders) -> SetInfo:
    """Check a folder of drawings, and copy all twelve to the user's folder, or none.

    If there is a set of the same name, the new one gets a number.

    Raises:
        PieceSetError: the drawings are refused, or cannot be written ("unwritable").
    """
    drawings = read_drawings(folder)
    try:
        if folder.resolve().parent == folders.user.resolve():
            name = folder.resolve().name
        else:
            name = _copied(drawings, folder.resolve().name.lstrip(".") or "Set", folders.user)
    except OSError as error:
        raise PieceSetError("unwritable", folder.name, error.strerror or "") from error
    return SetInfo(USER + name, shown_name(name), "user")


def _copied(drawings: dict[Piece, bytes], wanted: str, user: Path) -> str:
    """Write drawings to a new folder that appears only when complete; return its name."""
    user.mkdir(parents=True, exist_ok=True)
    # A name with a leading dot is not listed, even if writing is interrupted.
    half = Path(tempfile.mkdtemp(prefix=".", dir=user))
    try:
        for piece, drawing in drawings.items():
            with (half / FILE_NAMES[piece]).open("wb") as file:
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
