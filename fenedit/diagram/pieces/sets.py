"""Which piece sets there are, and how to get one by its name in the settings.

Names: "fenland" and "ely" are ours, "burnett" is the `chess` package's, "user:Folder" stands in the
person's folder of sets, "font:Family" is made of the glyphs of an installed font.

To list sets reads no drawing. A set of a person's own is checked each time that it is loaded: its
files may have changed since it was added.
"""

import os
from itertools import chain, count, islice
from pathlib import Path
from typing import Final, Literal, NamedTuple

from PySide6.QtCore import QStandardPaths

from fenedit.diagram.pieces.piece_set import (
    PieceSet,
    chess_package_piece_set,
    drawing_files,
    file_name,
    load_piece_set,
    our_piece_set,
)
from fenedit.notation.position import PIECES
from fenedit.notation.safe_text import shown_name

OURS: Final = {"fenland": "Fenland", "ely": "Ely"}
"""Our sets by their names, and what they are called."""
PACKAGE: Final = "burnett"
USER: Final = "user:"
FONT: Final = "font:"
_MAX_LISTED: Final = 200


class SetFolders(NamedTuple):
    """Where sets lie.

    Attributes:
        ours: the folder of the sets that come with the program, resources/pieces.
        user: the person's own folder of sets, which need not exist; see `user_folder`.
    """

    ours: Path
    user: Path


class SetInfo(NamedTuple):
    """A set that can be asked for.

    Attributes:
        name: what `load_set` knows it by; kept in the settings, written on the command line.
        title: what a person reads.
        kind: where it comes from.
    """

    name: str
    title: str
    kind: Literal["ours", "package", "user", "font"]


def user_folder() -> Path:
    """Return the folder where a person's own sets are kept; it need not exist."""
    location = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(location)) / "pieces"


def available_sets(folders: SetFolders, *, fonts: bool = False) -> tuple[SetInfo, ...]:
    """Return the sets there are: ours, the package's, the user's by name, then fonts.

    Args:
        folders: where sets lie.
        fonts: whether to look among the installed fonts as well, which takes longer.
    """
    found = [SetInfo(name, title, "ours") for name, title in OURS.items()]
    found.append(SetInfo(PACKAGE, "Burnett", "package"))
    found += [SetInfo(USER + name, shown_name(name), "user") for name in _user_sets(folders.user)]
    if fonts:
        from fenedit.diagram.pieces.chess_font import chess_fonts

        found += [SetInfo(FONT + family, shown_name(family), "font") for family in chess_fonts()]
    return tuple(found)


def load_set(name: str, folders: SetFolders) -> PieceSet:
    """Return a set by its name, in any case of letters where it is ours.

    A bare name that is none of ours is looked for among the user's.

    Raises:
        PieceSetError: there is no such set ("unknown"), or its drawings are refused.
        MissingGlyphsError: (a PieceSetError) the font lacks pieces.
    """
    plain = name.casefold()
    if plain in OURS:
        return our_piece_set(folders.ours / plain, OURS[plain])
    if plain == PACKAGE:
        return chess_package_piece_set()
    if plain.startswith(FONT):
        from fenedit.diagram.pieces.chess_font import font_piece_set

        return font_piece_set(name[len(FONT) :])
    # Here, because most people use a set of ours.
    from fenedit.diagram.pieces.piece_check import PieceSetError

    title = name[len(USER) :] if plain.startswith(USER) else name
    # A name leads to a folder beside the others, never anywhere else.
    if title not in _user_sets(folders.user):
        raise PieceSetError("unknown", title)
    pieces = load_piece_set(folders.user / title)
    pieces.try_out()
    return pieces


def add_set(folder: Path, folders: SetFolders) -> SetInfo:
    """Check a folder of drawings and copy the twelve into the person's folder, or nothing.

    Another set of the same name stays; the new one gets a number then.

    Raises:
        PieceSetError: the drawings are refused, or cannot be written ("unwritable").
    """
    # Here, because few people ever add one.
    from fenedit.diagram.pieces.piece_check import (
        PieceSetError,
        check_drawing,
        read_drawing,
        try_drawing,
    )

    files = drawing_files(folder)
    drawings = {}
    for piece in PIECES:
        source = files.get(piece, folder / file_name(piece))
        drawings[file_name(piece)] = drawing = read_drawing(source)
        check_drawing(drawing, source.name)
        try_drawing(drawing, source.name)
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
    import shutil
    import tempfile

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


def _user_sets(user: Path) -> tuple[str, ...]:
    """Return the names of a person's own sets; none if the folder cannot be read."""
    try:
        with os.scandir(user) as entries:
            folders = [entry.name for entry in islice(entries, _MAX_LISTED) if _is_set(entry)]
    except OSError:
        return ()
    return tuple(sorted(folders, key=str.casefold))


def _is_set(entry: os.DirEntry[str]) -> bool:
    try:
        # The settings cannot keep a name that is no text.
        entry.name.encode()
        return not entry.name.startswith(".") and entry.is_dir()
    except (OSError, UnicodeEncodeError):
        return False
