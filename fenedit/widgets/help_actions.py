"""Preferences, keys and gestures, about, explanations: windows beside the main window."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog, QWidget

from fenedit.notation.position import Position
from fenedit.notation.problems import Problem
from fenedit.session.settings import Settings
from fenedit.widgets.actions import Actions
from fenedit.widgets.look import PIECE_SETS, Look


class HelpActions(QObject):
    """Opens the windows of Help, and Preferences, over one main window; one of each at a time."""

    def __init__(
        self, window: QWidget, actions: Actions, settings: Settings, look: Look, log_path: Path
    ) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._look = look
        self._log_path = log_path
        self._open: dict[str, QDialog] = {}
        actions["preferences"].triggered.connect(self.show_preferences)
        actions["keys"].triggered.connect(self.show_keys)
        actions["about"].triggered.connect(self.show_about)

    def show_preferences(self) -> None:
        """Open Preferences."""
        self._show("preferences", self._preferences)

    def show_keys(self) -> None:
        """Open the page of keys and gestures."""
        self._show("keys", self._keys)

    def show_about(self) -> None:
        """Open About."""
        self._show("about", self._about)

    def explain(self, problem: Problem, position: Position | None) -> None:
        """Open the page that explains a problem of a position, or of a text with None."""
        from fenedit.widgets.dialogs.why import WhyDialog

        dialog = self._open.get("why")
        if not isinstance(dialog, WhyDialog):
            dialog = self._open["why"] = WhyDialog(self._look, self._window)
        dialog.explain(problem, position)
        self._show("why", lambda: dialog)

    # Each is imported when it is asked for: what nobody opens must not delay the start.

    def _preferences(self) -> QDialog:
        from fenedit.widgets.dialogs.preferences import PreferencesDialog

        return PreferencesDialog(self._settings, PIECE_SETS, self._look.load_pieces, self._window)

    def _keys(self) -> QDialog:
        from fenedit.widgets.dialogs.keys_help import KeysDialog

        return KeysDialog(self._window)

    def _about(self) -> QDialog:
        from fenedit.widgets.dialogs.about import AboutDialog

        return AboutDialog(self._log_path, self._window)

    def _show(self, name: str, make: Callable[[], QDialog]) -> None:
        dialog = self._open.get(name)
        if dialog is None:
            dialog = self._open[name] = make()
        dialog.show()
        dialog.raise_()
        dialog.activateWindow()
