"""Keeps the choices of a person between sessions."""

import json
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from fenedit.notation.position import EMPTY_POSITION, START_POSITION, Position

RECENT_FILES = 12
_BYTES = "bytes:"
"""Prefix of a path whose bytes are not text; no absolute path begins so."""


class Preferences(NamedTuple):
    """The choices of the Preferences window; *Reset* restores the defaults.

    Attributes:
        new_position: what New begins with, "empty" or "start".
        colour_scheme: "system", "light" or "dark".
        board_theme: name of a board colouring.
        piece_set: name of a piece set.
        coordinates: "inside", "outside" or "none".
        several_kings: whether a second king may be placed beside the first.
        wheel_cycles: whether the wheel over a square cycles through the pieces.
        ep_convention: when copies write the en passant square: "always", "capturable", "legal".
        castling_spelling: how copies spell castling rights: "held", "xfen", "shredder", "fen".
        piece_letters: the language of lists of pieces and moves, by its code in
            `notation.languages`, or "interface" for that of the window.
        animate: whether pieces glide when something else than the mouse moves them.
        last_move: whether the squares of the last move are marked.
        figurines: whether moves are shown with figurines instead of letters.
        language: code of the window's language from the next start on, or "system".
        reopen: whether a start opens the files that were open at the last quit.
    """

    new_position: str = "empty"
    colour_scheme: str = "system"
    board_theme: str = "Walnut"
    piece_set: str = "fenland"
    coordinates: str = "inside"
    several_kings: bool = False
    wheel_cycles: bool = False
    ep_convention: str = "always"
    castling_spelling: str = "held"
    piece_letters: str = "interface"
    animate: bool = True
    last_move: bool = True
    figurines: bool = False
    language: str = "system"
    reopen: bool = False

    @property
    def first_position(self) -> Position:
        """What a new document, or a new record, begins with."""
        return START_POSITION if self.new_position == "start" else EMPTY_POSITION


CHOICES = {
    "new_position": ("empty", "start"),
    "colour_scheme": ("system", "light", "dark"),
    "coordinates": ("inside", "outside", "none"),
    "ep_convention": ("always", "capturable", "legal"),
    "castling_spelling": ("held", "xfen", "shredder", "fen"),
    "piece_letters": ("interface", "en", "de", "es", "fr", "it", "nl", "pl", "ru"),
}
"""The values of fields with a fixed set; anything else is read as the default."""


class CopyOptions(NamedTuple):
    """The last choices in *Copy As*.

    Attributes:
        spelling: code of a spelling in `notation.spellings.export`.
        ep_convention: as in Preferences; "" for what is preferred there.
        castling_spelling: likewise.
        piece_letters: likewise.
        flipped: whether boards are written with Black's side at the bottom.
    """

    spelling: str = "fen"
    ep_convention: str = ""
    castling_spelling: str = ""
    piece_letters: str = ""
    flipped: bool = False


class Programs(NamedTuple):
    """The chosen engine, problem solver and tablebases, and their limits.

    Attributes:
        engine_path: absolute path of a UCI engine; "" for none.
        engine_lines: number of best lines to show.
        engine_threads: number of threads.
        engine_hash: megabytes of its hash table.
        popeye_path: absolute path of Popeye, the problem solver; "" for none.
        popeye_minutes: how long it may search.
        syzygy_path: absolute path of a folder of Syzygy tablebases; "" for the usual places.
    """

    engine_path: str = ""
    engine_lines: int = 3
    engine_threads: int = 1
    engine_hash: int = 32
    popeye_path: str = ""
    popeye_minutes: int = 60
    syzygy_path: str = ""


PROGRAM_BOUNDS = {
    "engine_lines": (1, 5),
    "engine_threads": (1, 8),
    "engine_hash": (1, 1024),
    "popeye_minutes": (1, 1440),
}
"""Bounds of the numbers in Programs; others are read as the nearest bound."""

Chosen = TypeVar("Chosen", Preferences, CopyOptions, Programs)


class OpenFile(NamedTuple):
    """A file that a window shows.

    Attributes:
        path: its absolute path.
        current: index of the record that is shown.
        flipped: whether Black's side is at the bottom.
        geometry: place and size of the window, as Qt saves them.
    """

    path: Path
    current: int = 0
    flipped: bool = False
    geometry: bytes = b""


class Settings(QObject):
    """Preferences, recent files and positions, and the window's look, over a QSettings store.

    Attributes:
        language: the code of the window's language.
        preferences: the current choices; see `set_preferences`.

    Signals:
        preferences_changed: the new Preferences.
        programs_changed: the new Programs.
        diagram_changed: the name of a choice that `set_diagram_value` has saved.
    """

    preferences_changed = Signal(object)
    programs_changed = Signal(object)
    diagram_changed = Signal(str)

    def __init__(self, store: QSettings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.language = "en"
        self._store = store
        self.preferences = self._kept("preferences", Preferences())

    @property
    def piece_letters(self) -> str:
        """The code of the language of lists of pieces and moves."""
        chosen = self.preferences.piece_letters
        if chosen != "interface":
            return chosen
        return self.language if self.language in CHOICES["piece_letters"] else "en"

    @property
    def move_letters(self) -> str:
        """The code of the language of moves, or "figurine"."""
        return "figurine" if self.preferences.figurines else self.piece_letters

    def set_preferences(self, preferences: Preferences) -> None:
        """Save other preferences and notify every view."""
        if preferences != self.preferences:
            self.preferences = preferences
            self._keep("preferences", preferences)
            self.preferences_changed.emit(preferences)

    def announce_board(self) -> None:
        """Notify every view that the colours of an own board have changed."""
        self.preferences_changed.emit(self.preferences)

    def recent_files(self) -> tuple[Path, ...]:
        """Return the files opened or saved last, newest first."""
        return tuple(map(_path_kept, self._names("recent/files")))

    def add_recent_file(self, path: Path) -> None:
        """Put a file at the top of the recent ones."""
        self._add("recent/files", _kept_path(path), RECENT_FILES)

    @property
    def open_files(self) -> tuple[OpenFile, ...]:
        """The files that were open when the program was last quit."""
        found = []
        for text in self._names("window/open_files"):
            try:
                name, current, flipped, geometry = json.loads(text)
                file = OpenFile(
                    _path_kept(name), max(0, int(current)), bool(flipped), bytes.fromhex(geometry)
                )
            except (TypeError, ValueError, OverflowError, RecursionError, AttributeError):
                # Settings are edited by hand.
                continue
            found.append(file)
        return tuple(found)

    @open_files.setter
    def open_files(self, files: Sequence[OpenFile]) -> None:
        kept = [
            json.dumps((_kept_path(file.path), file.current, file.flipped, file.geometry.hex()))
            for file in files
        ]
        self._store.setValue("window/open_files", kept)

    def recent_positions(self) -> tuple[str, ...]:
        """Return the FENs that were copied, pasted or left last, newest first."""
        return self._names("recent/positions")

    def add_recent_position(self, fen: str) -> None:
        """Put a FEN at the top of the recent ones."""
        self._add("recent/positions", fen, 20)

    def clear_recent_positions(self) -> None:
        """Forget the recent positions."""
        self._store.setValue("recent/positions", [])

    def clear_recent_files(self) -> None:
        """Forget the recent files."""
        self._store.setValue("recent/files", [])

    def window_value(self, name: str) -> QByteArray:
        """Return what a window saved of its look, such as its geometry; empty if nothing."""
        value = self._store.value(f"window/{name}")
        return value if isinstance(value, QByteArray) else QByteArray()

    def window_words(self, name: str) -> list[str]:
        """Return the words that a window saved of its look."""
        return bytes(self.window_value(name).data()).decode(errors="replace").split()

    def set_window_value(self, name: str, value: QByteArray) -> None:
        """Save something of a window's look."""
        self._store.setValue(f"window/{name}", value)

    def width(self, name: str) -> int:
        """Return how wide a person has made a part of the window; 0 for the usual width."""
        value = str(self._store.value(f"window/{name}_width") or "")
        return int(value) if value.isdecimal() and len(value) < 6 else 0

    def keep_width(self, name: str, width: int) -> None:
        """Save the width of a part of the window, 0 for the usual width."""
        self._store.setValue(f"window/{name}_width", width)

    @property
    def collection_shown(self) -> bool | None:
        """Return whether the list of positions is to be seen; None: where a file holds several."""
        value = self._store.value("window/collection")
        return None if value is None else str(value).lower() == "true"

    @collection_shown.setter
    def collection_shown(self, shown: bool | None) -> None:
        if shown is None:
            self._store.remove("window/collection")
        else:
            self._store.setValue("window/collection", shown)

    @property
    def flipped(self) -> bool:
        """Return whether boards open with Black's side at the bottom."""
        return bool(_read("flipped", False, self._store.value("window/flipped")))

    @flipped.setter
    def flipped(self, flipped: bool) -> None:
        self._store.setValue("window/flipped", flipped)

    @property
    def copy_options(self) -> CopyOptions:
        """The last choices in *Copy As*."""
        options = self._kept("copy_as", CopyOptions())
        # Nobody chooses the window's language there; it is followed as a preference.
        return options._replace(piece_letters=options.piece_letters.replace("interface", ""))

    @copy_options.setter
    def copy_options(self, options: CopyOptions) -> None:
        self._keep("copy_as", options)

    @property
    def programs(self) -> Programs:
        """The chosen engine, problem solver and tablebases."""
        return self._kept("programs", Programs())

    def set_programs(self, programs: Programs) -> None:
        """Save other programs, and notify their users."""
        if programs != self.programs:
            self._keep("programs", programs)
            self.programs_changed.emit(self.programs)

    def diagram_value(self, name: str) -> dict[str, Any]:
        """Return a saved choice for diagrams or sheets, empty if there is none.

        The caller checks each entry: settings outlive versions, and are edited by hand.
        """
        try:
            value = json.loads(str(self._store.value(f"diagram/{name}", "")))
        except (ValueError, RecursionError):
            return {}
        return value if isinstance(value, dict) else {}

    def set_diagram_value(self, name: str, value: Mapping[str, Any]) -> None:
        """Save a choice that JSON can hold."""
        self._store.setValue(f"diagram/{name}", json.dumps(dict(value)))
        self.diagram_changed.emit(name)

    def _names(self, key: str) -> tuple[str, ...]:
        value = self._store.value(key)
        if isinstance(value, str):
            return (value,)
        if isinstance(value, list | tuple):
            return tuple(name for name in value if isinstance(name, str) and name)
        return ()

    def _add(self, key: str, name: str, most: int) -> None:
        others = [other for other in self._names(key) if other != name]
        self._store.setValue(key, [name, *others][:most])

    def _kept(self, group: str, usual: Chosen) -> Chosen:
        """Return a saved choice, with the usual value where it is not valid."""
        kept = {
            name: _read(name, value, self._store.value(f"{group}/{name}"))
            for name, value in usual._asdict().items()
        }
        return usual._replace(**kept)

    def _keep(self, group: str, chosen: Chosen) -> None:
        for name, value in chosen._asdict().items():
            self._store.setValue(f"{group}/{name}", value)


def _read(name: str, usual: object, kept: object) -> Any:
    """Return a saved value, or the usual one where it is not valid."""
    if isinstance(usual, bool):
        # Stores in text files return "true" and "false" as words.
        return usual if kept is None else str(kept).lower() == "true"
    if isinstance(usual, int):
        least, most = PROGRAM_BOUNDS[name]
        try:
            return max(least, min(int(str(kept)), most))
        except ValueError:
            return usual
    if not isinstance(kept, str) or kept not in CHOICES.get(name, (kept,)):
        return usual
    return kept if not name.endswith("_path") or Path(kept).is_absolute() else usual


def _kept_path(path: Path) -> str:
    """Return a path as settings hold it: its text, or its bytes where they are not text."""
    name = os.fsencode(path.absolute())
    try:
        return name.decode()
    except UnicodeDecodeError:
        return _BYTES + name.decode("latin-1")


def _path_kept(name: str) -> Path:
    if name.startswith(_BYTES):
        name = os.fsdecode(name.removeprefix(_BYTES).encode("latin-1", "replace"))
    return Path(name)
