"""What the boards and the windows wear: chosen by preference, shared by all windows."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.pieces.sets import SetFolders, user_folder
from fenedit.diagram.theme import BoardTheme, board_theme
from fenedit.session.settings import Preferences, Settings
from fenedit.ui.piece_shelf import PieceShelf
from fenedit.ui.resources import resource
from fenedit.ui.style import apply_style, current_palette, wanted_palette


class Look(QObject):
    """Keeps the application dressed as the person prefers.

    Attributes:
        shelf: the piece sets.

    Signals:
        changed: colours or pieces are others now; boards and icons are to be drawn anew.
    """

    changed = Signal()

    def __init__(self, application: QApplication, settings: Settings) -> None:
        super().__init__(application)
        self._application = application
        self._settings = settings
        self.shelf = PieceShelf(SetFolders(resource("pieces"), user_folder()))
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
        """Return a piece set by its name in the settings; ours if it cannot be used."""
        return self.shelf.load(name)

    def take_notice(self) -> str:
        """Return why the pieces are not those that were chosen; "" if they are, or it was said."""
        name = self._settings.preferences.piece_set
        error = self.shelf.take_error(name)
        if error is None:
            return ""
        # Here, because most people use a set of ours, which is never broken.
        from fenedit.ui.piece_set_words import shown_instead_words

        return shown_instead_words(name, error)

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
