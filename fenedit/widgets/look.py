"""What the boards and the windows wear: chosen by preference, shared by all windows."""

from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from fenedit.diagram.painter import BoardPainter
from fenedit.diagram.piece_set import (
    PieceSet,
    PieceSetError,
    chess_package_piece_set,
    load_piece_set,
)
from fenedit.diagram.theme import BoardTheme, board_theme
from fenedit.session.settings import Preferences, Settings
from fenedit.widgets.resources import resource
from fenedit.widgets.style import apply_style, current_palette, wanted_palette

OWN_SET: Final = "fenland"
CHESS_SET: Final = "burnett"
PIECE_SETS: Final = {OWN_SET: "Fenland", CHESS_SET: "Burnett"}
"""The piece sets, by their names in the settings, and what they are called."""


class Look(QObject):
    """Keeps the application dressed as the person prefers.

    Signals:
        changed: colours or pieces are others now; boards and icons are to be drawn anew.
    """

    changed = Signal()

    def __init__(self, application: QApplication, settings: Settings) -> None:
        super().__init__(application)
        self._application = application
        self._settings = settings
        self._sets: dict[str, PieceSet] = {}
        self._dressed_for: tuple[str, str, str, bool] | None = None
        settings.preferences_changed.connect(self._on_preferences_changed)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._dress)
        self._dress()

    @property
    def theme(self) -> BoardTheme:
        """The colouring of boards."""
        return board_theme(self._settings.preferences.board_theme, current_palette().dark)

    @property
    def pieces(self) -> PieceSet:
        """The piece set in use."""
        return self.load_pieces(self._settings.preferences.piece_set)

    def painter(self) -> BoardPainter:
        """Return a painter of boards in these colours with these pieces."""
        return BoardPainter(self.theme, self.pieces)

    def load_pieces(self, name: str) -> PieceSet:
        """Return a piece set by its name in the settings; ours if there is none of that name."""
        wanted = name if name in PIECE_SETS else OWN_SET
        if wanted not in self._sets:
            self._sets[wanted] = self._loaded(wanted)
        return self._sets[wanted]

    def _loaded(self, name: str) -> PieceSet:
        if name == CHESS_SET:
            try:
                return chess_package_piece_set()
            except PieceSetError:
                return self.load_pieces(OWN_SET)
        return load_piece_set(resource(f"pieces/{name}"))

    def _on_preferences_changed(self, _preferences: Preferences) -> None:
        self._dress()

    def _dress(self) -> None:
        preferences = self._settings.preferences
        palette = wanted_palette(preferences.colour_scheme)
        look = (
            preferences.board_theme,
            preferences.piece_set,
            preferences.coordinates,
            palette.dark,
        )
        if look == self._dressed_for:
            return
        if self._dressed_for is None or self._dressed_for[-1] != palette.dark:
            apply_style(self._application, palette)
        self._dressed_for = look
        self.changed.emit()
