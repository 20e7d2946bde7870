"""Starts and stops the engine; `EngineView` shows its analysis."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget

from fenedit.session.settings import Programs, Settings
from fenedit.session.state import EditorState
from fenedit.ui.panels.card import EmptyNote, Section

if TYPE_CHECKING:
    from fenedit.ui.engine.view import EngineView


class EngineCard(Section):
    """Starts and stops an engine, and shows its analysis. Always off at first.

    Attributes:
        toggle_button: starts and stops the engine.
    """

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Engine"), parent)
        self._settings = settings
        self._state: EditorState | None = None
        self._view: EngineView | None = None
        tip, name = self.tr("Choose the engine and its limits"), self.tr("Choose engine")
        choose = self.add_head_button(self.tr("Choose…"), tip, name)
        choose.clicked.connect(partial(self.choose, "engine_path"))
        self.toggle_button = self.add_head_button("")
        self.toggle_button.clicked.connect(self.toggle)
        self._note = EmptyNote(self, "moves", "ask-an-engine")
        self.body.addWidget(self._note)
        settings.programs_changed.connect(self._on_programs_changed)
        self._show()

    @property
    def view(self) -> EngineView:
        """Queries the engine and shows its answers; made when the engine is first started."""
        if self._view is None:
            from fenedit.ui.engine.view import EngineView

            self._view = EngineView(self._settings, self.body.spacing(), self)
            self._view.hide()
            self._view.hints.changed.connect(self._show)
            self.body.addWidget(self._view)
            if self._state is not None:
                self._view.show_state(self._state)
        return self._view

    def show_state(self, state: EditorState) -> None:
        """Analyse another position."""
        self._state = state
        if self._view is not None:
            self._view.show_state(state)

    def end(self) -> None:
        """End the engine."""
        if self._view is not None:
            self._view.hints.close()

    def toggle(self) -> None:
        """Start or stop the engine; ask for one first if none is chosen."""
        if self._is_on:
            self.view.hints.stop()
            return
        if self.is_folded:
            self.head.click()
        if self._settings.programs.engine_path:
            self._start()
        else:
            self.choose().accepted.connect(self._start)

    def choose(self, name: str = "engine_path") -> QDialog:
        """Open the dialog of programs with the focus on one of its paths, and return it."""
        from fenedit.ui.engine.programs import ProgramsDialog

        dialog = ProgramsDialog(self._settings, self.window())
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        dialog.paths[name].setFocus(Qt.FocusReason.OtherFocusReason)
        return dialog

    @property
    def _is_on(self) -> bool:
        return self._view is not None and self._view.hints.is_on

    def _start(self) -> None:
        if self._settings.programs.engine_path and not self._is_on:
            self.view.start(self._settings.programs)

    def _on_programs_changed(self, programs: Programs) -> None:
        if self._is_on and not programs.engine_path:
            self.view.hints.stop()
        elif self._is_on:
            self.view.start(programs)
        self._show()

    def _show(self) -> None:
        is_on = self._is_on
        self.show_result(self.tr("On") if is_on else self.tr("Off"))
        self.toggle_button.setText(self.tr("Stop") if is_on else self.tr("Start"))
        name = self.tr("Stop engine") if is_on else self.tr("Start engine")
        self.toggle_button.setAccessibleName(name)
        self.toggle_button.setToolTip(name)
        note = self.tr("No engine chosen. Any UCI engine will do.")
        if self._settings.programs.engine_path:
            note = self.tr("Off. What an engine says is a hint, not a proof.")
        used = self._view is not None and self._view.is_used
        self._note.say("" if used else note)
        if self._view is None:
            return
        self._view.setVisible(used)
        fault = self._view.fault.text()
        if fault != self.accessibleDescription():
            # Only failures are announced; hints are read in place.
            self.setAccessibleDescription(fault)
            # Loaded after the first picture, like the view.
            from fenedit.ui.voice import Weight, say

            say(fault, Weight.FAULT)
