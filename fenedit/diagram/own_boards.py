"""Stores the user's own boards: a file of colours for each, named after the board.

A file is JSON, `{"light_square": "#e8e3f4", …}`, with the fields of OwnBoard. To use someone else's
board, put its file into the folder.
"""

import json
import os
import re
import stat
import sys
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

USER = "user:"
"""Prefix of the names of the user's own boards in the settings; no theme of ours has it."""
LONGEST_NAME = 40
_SUFFIX = ".json"
_DEVICE = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])( *\..*)?", re.IGNORECASE)
"""Names of devices in Windows, with any suffix."""
_MOST = 200
_MOST_BYTES = 4096


class OwnBoard(NamedTuple):
    """The colours of a board, each as "#rrggbb".

    Attributes:
        light_square: a8 and others.
        dark_square: a1 and others.
        coordinates: letters and digits on the squares.
        frame: the line around the board.
        highlight: of rings, badges and possible moves, and of the square under the pointer.
        last_move: tint of the squares of the last move.
    """

    light_square: str
    dark_square: str
    coordinates: str
    frame: str
    highlight: str
    last_move: str


def boards_folder() -> Path:
    """Return the folder of the user's own boards; it need not exist.

    It is in the folder where Qt keeps a program's data, found here without Qt.
    """
    if sys.platform == "win32":
        data = Path(os.environ.get("APPDATA") or Path.home() / "AppData/Roaming")
    elif sys.platform == "darwin":
        data = Path.home() / "Library/Application Support"
    else:
        data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share")
    return data / "fenedit/boards"


def own_boards() -> tuple[list[str], list[str]]:
    """Return the names of the user's own boards as in the settings, and of files that are none."""
    try:
        paths = sorted(boards_folder().glob(f"*{_SUFFIX}"), key=lambda path: path.name.casefold())
    except OSError:
        return [], []
    titles = [path.stem for path in paths[:_MOST] if not path.name.startswith(".")]
    names = [USER + title for title in titles if own_board(USER + title)]
    return names, [title + _SUFFIX for title in titles if USER + title not in names]


def own_board(name: str) -> OwnBoard | None:
    """Return an own board by its name; None if there is none, or its file is broken."""
    title = name.removeprefix(USER)
    if title == name or title != tidy_title(title):
        return None
    path = boards_folder() / f"{title}{_SUFFIX}"
    try:
        status = path.stat()
    except (OSError, ValueError):
        return None
    # Reading a pipe or a device might never end.
    if not stat.S_ISREG(status.st_mode):
        return None
    # The file may change at any time.
    return _read(path, status.st_mtime_ns, status.st_size)


def tidy_title(text: str) -> str:
    """Return a title that is a valid file name on every system."""
    words = re.sub(r'[<>:"/\\|?*]', " ", "".join(filter(str.isprintable, text.replace("\n", " "))))
    title = " ".join(words.split()).strip(". ")
    if _DEVICE.fullmatch(title):
        title = f"_{title}"
    return title[:LONGEST_NAME].strip(". ")


def save_board(title: str, board: OwnBoard) -> None:
    """Write a board, replacing one of the same title.

    Raises:
        OSError: it cannot be written.
    """
    folder = boards_folder()
    folder.mkdir(parents=True, exist_ok=True)
    half = folder / f".{title}"
    half.write_text(json.dumps(board._asdict(), indent=1) + "\n", encoding="utf-8")
    half.replace(folder / f"{title}{_SUFFIX}")


def delete_board(title: str) -> None:
    """Delete the file of a board.

    Raises:
        OSError: it cannot be deleted.
    """
    (boards_folder() / f"{title}{_SUFFIX}").unlink(missing_ok=True)


@lru_cache(maxsize=64)
def _read(path: Path, _changed: int, size: int) -> OwnBoard | None:
    if size > _MOST_BYTES:
        return None
    try:
        held = json.loads(path.read_bytes())
        colours = [str(held[name]).lower() for name in OwnBoard._fields]
    except (OSError, ValueError, LookupError, TypeError, RecursionError):
        return None
    fits = all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in colours)
    return OwnBoard(*colours) if fits else None
