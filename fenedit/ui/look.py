"""Applies the look of boards and windows, and loads piece sets."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import QApplication

from fenedit import resource
from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.pieces import PieceSetError
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.pieces.sets import SetFolders, SetInfo, available_sets, load_set, user_folder
from fenedit.diagram.theme import BoardTheme, blended, board_theme
from fenedit.session.settings import Settings
from fenedit.ui.board.palette import INK
from fenedit.ui.style import (
    DARK,
    LIGHT,
    Palette,
    apply_style,
    contrast,
    current_palette,
    system_palette,
)

OWN_SET = "fenland"


class PieceSets:
    """The piece sets, by their names in the settings.

    Args:
        folders: the folders of sets, read only when a set is needed.
    """

    def __init__(self, folders: SetFolders) -> None:
        self._folders = folders
        self._sets: dict[str, PieceSet] = {}
        self._errors: dict[str, PieceSetError] = {}
        self._reported: set[str] = set()

    @property
    def user_folder(self) -> Path:
        """The folder of the user's own sets; it may not exist."""
        return self._folders.user

    def available(self) -> tuple[SetInfo, ...]:
        """Return the available sets, those of fonts last, without reading a drawing."""
        return available_sets(self._folders, fonts=True)

    def load(self, name: str) -> PieceSet:
        """Return a set by its name in the settings; ours if it is missing or broken."""
        pieces = self._loaded(name)
        return self.load(OWN_SET) if pieces is None else pieces

    def known_error(self, name: str) -> PieceSetError | None:
        """Return the error of a set that was already read; None if there is none."""
        return self._errors.get(name)

    def forget_errors(self) -> None:
        """Read broken sets again at their next use: they may have been repaired."""
        self._errors.clear()

    def take_error(self, name: str) -> PieceSetError | None:
        """Return why a set could not be drawn, but only once."""
        error = self._errors.get(name)
        if error is None or name in self._reported:
            return None
        self._reported.add(name)
        return error

    def add(self, folder: Path) -> SetInfo:
        """Copy a folder's drawings to the user's own sets.

        Raises:
            PieceSetError: the drawings are refused, or cannot be written.
        """
        # Imported here: few people ever add a set.
        from fenedit.diagram.pieces.folders import add_set

        info = add_set(folder, self._folders)
        self._errors.pop(info.name, None)
        return info

    def _loaded(self, name: str) -> PieceSet | None:
        """Return a set; None, with its error noted, if it cannot be used."""
        if name == OWN_SET and name not in self._sets:
            self._sets[name] = load_set(name, self._folders)
        elif name not in self._sets and name not in self._errors:
            try:
                self._sets[name] = load_set(name, self._folders)
            except PieceSetError as error:
                self._errors[name] = error
        return self._sets.get(name)


class Look(QObject):
    """Applies the preferred look to the application.

    Attributes:
        piece_sets: the piece sets.
        touch: whether controls are large enough for a finger.

    Signals:
        changed: colours, pieces or sizes have changed; boards and icons have to be redrawn.
    """

    changed = Signal()

    def __init__(self, application: QApplication, settings: Settings) -> None:
        super().__init__(application)
        self._application = application
        self._settings = settings
        self.piece_sets = PieceSets(SetFolders(resource("pieces"), user_folder()))
        self._applied: tuple[BoardTheme, str, str, Palette, bool] | None = None
        self.touch = False
        settings.preferences_changed.connect(self._apply)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._apply)
        hints.accessibility().contrastPreferenceChanged.connect(self._apply)
        self._apply()

    @property
    def theme(self) -> BoardTheme:
        """The colours of boards."""
        return board_theme(self._settings.preferences.board_theme, current_palette().dark)

    @property
    def pieces(self) -> PieceSet:
        """The piece set in use."""
        return self.load_pieces(self._settings.preferences.piece_set)

    def painter(self) -> BoardPainter:
        """Return a painter of boards in these colours with these pieces."""
        return BoardPainter(self.theme, self.pieces)

    def set_touch(self, touch: bool) -> None:
        """Make controls large enough for a finger, or not."""
        self.touch = touch
        self._apply()

    def load_pieces(self, name: str) -> PieceSet:
        """Return a piece set by its name in the settings; ours if it cannot be used."""
        return self.piece_sets.load(name)

    def _apply(self) -> None:
        preferences = self._settings.preferences
        palette = wanted_palette(preferences.colour_scheme)
        theme = board_theme(preferences.board_theme, palette.dark)
        palette = with_trays(palette, theme)
        look = (theme, preferences.piece_set, preferences.coordinates, palette, self.touch)
        if look == self._applied:
            return
        if self._applied is None or self._applied[-2:] != look[-2:]:
            apply_style(self._application, palette, touch=self.touch)
        self._applied = look
        self.changed.emit()


def with_trays(palette: Palette, theme: BoardTheme) -> Palette:
    """Return a palette with the backgrounds of pieces and tools in the tone of a board."""
    light, dark = theme.light_square, theme.dark_square[1:]
    if theme.dark_window:
        tray = blended(blended(light, f"#80{dark}"), "#2e000000")
        chosen = blended(light, f"#66{dark}")
    else:
        tray, chosen = blended(light, f"#3b{dark}"), blended(light, "#66ffffff")
    # Black pieces and the drawings on tools must be visible beside any board.
    while contrast(QColor(tray), QColor(INK)) < 4.5:
        tray, chosen = blended(tray, "#20ffffff"), blended(chosen, "#20ffffff")
    return palette._replace(tray=tray, tray_chosen=chosen)


def wanted_palette(scheme: str) -> Palette:
    """Return the palette for a preference: "light", "dark", or "system" for the desktop's own."""
    if scheme != "system":
        return DARK if scheme == "dark" else LIGHT
    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() != Qt.ContrastPreference.HighContrast:
        return DARK if hints.colorScheme() == Qt.ColorScheme.Dark else LIGHT
    return system_palette()
