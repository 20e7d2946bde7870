"""Lists piece sets, and loads one by its name in the settings.

Names: "fenland" and "ely" are ours, "burnett" comes with the `chess` package, "user:Folder" is in
the user's folder of sets, "font:Family" consists of the glyphs of an installed font.

Listing sets reads no drawings. The user's own sets are checked each time they are loaded: their
files may have changed.
"""

import os
from itertools import islice
from pathlib import Path
from typing import Literal, NamedTuple

from PySide6.QtCore import QStandardPaths

from fenedit.diagram.pieces import PieceSetError
from fenedit.diagram.pieces.piece_set import (
    PieceSet,
    chess_package_piece_set,
    load_piece_set,
    our_piece_set,
)
from fenedit.notation.safe_text import shown_name

OURS = {"fenland": "Fenland", "ely": "Ely"}
"""Our sets by their names, with titles."""
PACKAGE = "burnett"
USER = "user:"
FONT = "font:"


class SetFolders(NamedTuple):
    """The folders of sets.

    Attributes:
        ours: the folder of the sets that come with the program, resources/pieces.
        user: the folder of the user's own sets, which need not exist; see `user_folder`.
    """

    ours: Path
    user: Path


class SetInfo(NamedTuple):
    """An available set.

    Attributes:
        name: for `load_set`, the settings and the command line.
        title: as shown to the user.
        kind: its origin.
    """

    name: str
    title: str
    kind: Literal["ours", "package", "user", "font"]


def user_folder() -> Path:
    """Return the folder of the user's own sets; it need not exist."""
    location = QStandardPaths.StandardLocation.AppDataLocation
    return Path(QStandardPaths.writableLocation(location)) / "pieces"


def available_sets(folders: SetFolders, *, fonts: bool = False) -> tuple[SetInfo, ...]:
    """Return all sets: ours, the package's, the user's by name, then fonts.

    Args:
        folders: the folders of sets.
        fonts: whether to search the installed fonts as well, which takes longer.
    """
    found = [SetInfo(name, title, "ours") for name, title in OURS.items()]
    found.append(SetInfo(PACKAGE, "Burnett", "package"))
    found += [SetInfo(USER + name, shown_name(name), "user") for name in _user_sets(folders.user)]
    if fonts:
        from fenedit.diagram.pieces.chess_font import chess_fonts

        found += [SetInfo(FONT + family, shown_name(family), "font") for family in chess_fonts()]
    return tuple(found)


def load_set(name: str, folders: SetFolders) -> PieceSet:
    """Return a set by its name; for our own, the case of letters does not matter.

    Any other name without a prefix is looked up among the user's sets.

    Raises:
        PieceSetError: there is no such set ("unknown"), its drawings are refused, or the font lacks
            pieces ("glyphs").
    """
    plain = name.casefold()
    if plain in OURS:
        return our_piece_set(folders.ours / plain, OURS[plain])
    if plain == PACKAGE:
        return chess_package_piece_set()
    if plain.startswith(FONT):
        from fenedit.diagram.pieces.chess_font import font_piece_set

        return font_piece_set(name[len(FONT) :])
    title = name[len(USER) :] if plain.startswith(USER) else name
    # Never leave the folder of the sets.
    if title not in _user_sets(folders.user):
        raise PieceSetError("unknown", title)
    return load_piece_set(folders.user / title)


def _user_sets(user: Path) -> tuple[str, ...]:
    """Return the names of the user's own sets; none if the folder cannot be read."""
    try:
        with os.scandir(user) as entries:
            folders = [entry.name for entry in islice(entries, 200) if _is_set(entry)]
    except OSError:
        return ()
    return tuple(sorted(folders, key=str.casefold))


def _is_set(entry: os.DirEntry[str]) -> bool:
    try:
        # The settings cannot keep undecodable names.
        entry.name.encode()
        return not entry.name.startswith(".") and entry.is_dir()
    except (OSError, UnicodeEncodeError):
        return False
