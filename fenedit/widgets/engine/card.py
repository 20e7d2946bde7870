"""The card of the engine: what it says of the position, labelled as a hint."""

from collections.abc import Sequence

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFont
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from fenedit.notation.shown import breakable, shown
from fenedit.rules.engine.hint import Hint, Line, Use
from fenedit.session.engine import EngineHints, Status
from fenedit.session.settings import Programs, Settings
from fenedit.session.state import EditorState
from fenedit.widgets.engine.line import EngineLine
from fenedit.widgets.engine.words import (
    barrier_words,
    effort_words,
    failure_words,
    score_sentence,
    score_words,
    source_words,
)
from fenedit.widgets.panels.card import Card

CALM_MS = 200
"""Milliseconds between two hints on one position: what changes faster cannot be read."""
_VALUE_SIZE = 1.7


class EngineCard(Card):
    """Starts and stops an engine, and shows what it says. Off at first, always."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Engine (hint)"), parent)
        self._settings = settings
        self._hints = EngineHints(self)
        self._choose = self.add_head_button(self.tr("Choose…"))
        self._choose.setToolTip(self.tr("Choose the engine, and what it may use"))
        self._choose.setAccessibleName(self.tr("Choose engine"))
        self._choose.clicked.connect(self.choose)
        self._toggle = self.add_head_button("")
        self._toggle.clicked.connect(self.toggle)
        self._said = ""
        self._make_body()
        self._calm = QTimer(self, singleShot=True, interval=CALM_MS)
        self._calm.timeout.connect(self._render)
        self._drawn: Status | None = None
        self._hints.changed.connect(self._on_changed)
        settings.programs_changed.connect(self._on_programs_changed)
        self._render()

    @property
    def hints(self) -> EngineHints:
        """What is asked and answered."""
        return self._hints

    @property
    def toggle_button(self) -> QPushButton:
        """Starts and stops the engine."""
        return self._toggle

    @property
    def lines(self) -> tuple[EngineLine, ...]:
        """The rows that are shown, the best line first."""
        return tuple(row for row in self._rows if not row.isHidden())

    @property
    def words(self) -> str:
        """All that is to be read below the heading, but for the lines of play."""
        labels = (self._value, self._effort, self._meaning, self._note, self._fault)
        return "\n".join(label.text() for label in labels if not label.isHidden())

    def show_state(self, state: EditorState) -> None:
        """Show another position; a faulty text has none."""
        self._hints.show(None if state.is_draft else state.position, state.chess960)

    def close_engine(self) -> None:
        """End the engine, for a window that closes."""
        self._calm.stop()
        self._hints.close()

    def toggle(self) -> None:
        """Start the engine, or stop it; without one, have it chosen first."""
        if self._hints.is_on:
            self._hints.stop()
        elif self._settings.programs.engine_path:
            self._start(self._settings.programs)
        else:
            self.choose().accepted.connect(self._start_chosen)

    def choose(self) -> QDialog:
        """Open the dialog in which the engine is chosen, and return it."""
        # Here, because few ever open it.
        from fenedit.widgets.engine.chooser import ProgramsDialog

        dialog = ProgramsDialog(self._settings, self.window())
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        return dialog

    def _make_body(self) -> None:
        self._value = QLabel(self)
        font = QFont(self._value.font())
        font.setPointSizeF(font.pointSizeF() * _VALUE_SIZE)
        font.setBold(True)
        self._value.setFont(font)
        self._effort = QLabel(self)
        self._effort.setObjectName("muted")
        self._effort.setWordWrap(True)
        self._top = QWidget(self)
        top = QHBoxLayout(self._top)
        top.setContentsMargins(0, 0, 0, 0)
        top.setSpacing(12)
        top.addWidget(self._value)
        top.addWidget(self._effort, 1)
        self._meaning = QLabel(self)
        self._rows: list[EngineLine] = []
        self._column = QVBoxLayout()
        self._column.setSpacing(0)
        self._note = QLabel(self)
        self._note.setObjectName("muted")
        self._fault = QLabel(self)
        self._fault.setObjectName("danger")
        self.body.addWidget(self._top)
        self.body.addWidget(self._meaning)
        self.body.addLayout(self._column)
        for label in (self._meaning, self._note, self._fault):
            label.setWordWrap(True)
        self.body.addWidget(self._note)
        self.body.addWidget(self._fault)

    def _start(self, programs: Programs) -> None:
        use = Use(programs.engine_path, programs.engine_threads, programs.engine_hash)
        self._hints.start(use, programs.engine_lines)

    def _start_chosen(self) -> None:
        if self._settings.programs.engine_path and not self._hints.is_on:
            self._start(self._settings.programs)

    def _on_programs_changed(self, programs: Programs) -> None:
        if self._hints.is_on and not programs.engine_path:
            self._hints.stop()
        elif self._hints.is_on:
            self._start(programs)
        self._render()

    def _on_changed(self) -> None:
        if self._hints.status is not self._drawn or self._hints.hint is None:
            self._render()
        elif not self._calm.isActive():
            self._calm.start()

    def _render(self) -> None:
        self._calm.stop()
        hints = self._hints
        self._drawn = hints.status
        self._show_toggle()
        seen = hints.status in {Status.WAITING, Status.THINKING, Status.DONE}
        self._show_hint(hints.hint, seen)
        self._write(self._note, self._note_on(hints.status))
        failure = hints.failure
        self._write(self._fault, "" if failure is None else failure_words(failure))
        self._speak()

    def _show_toggle(self) -> None:
        on = self._hints.is_on
        words = self.tr("Stop") if on else self.tr("Start")
        if words != self._toggle.text():
            self._toggle.setText(words)
            name = self.tr("Stop engine") if on else self.tr("Start engine")
            self._toggle.setAccessibleName(name)
            self._toggle.setToolTip(name)

    def _show_hint(self, hint: Hint | None, seen: bool) -> None:
        lines = hint.lines if hint is not None else ()
        self._top.setVisible(seen)
        best = lines[0].score if lines else None
        self._write(self._value, "…" if best is None else score_words(best), seen)
        effort = "" if hint is None else effort_words(hint)
        self._write(self._effort, effort or self.tr("Asking the engine…"), seen)
        self._value.setAccessibleName("" if best is None else score_sentence(best))
        mate = best is not None and best.mate is not None
        self._write(self._meaning, score_sentence(best) if best and mate else "")
        self._show_rows(lines, seen)

    def _show_rows(self, lines: Sequence[Line], seen: bool) -> None:
        # While nothing is known, what comes has its room, and nothing below it jumps.
        awaited = len(self.lines) or self._settings.programs.engine_lines
        wanted = (len(lines) or awaited) if seen else 0
        while len(self._rows) < wanted:
            row = EngineLine(len(self._rows) + 1, self)
            self._column.addWidget(row)
            self._rows.append(row)
        for index, row in enumerate(self._rows):
            row.show_line(lines[index] if index < len(lines) else None)
            if row.isHidden() == (index < wanted):
                row.setVisible(index < wanted)

    def _note_on(self, status: Status) -> str:
        if status is Status.BARRED:
            return barrier_words(self._hints.barrier)
        if status is not Status.OFF:
            hint = self._hints.hint
            return "" if hint is None else source_words(hint)
        if not self._settings.programs.engine_path:
            return self.tr("No engine is chosen. Any that speaks UCI will do.")
        return self.tr("Off. What an engine says is a hint, never a proof.")

    def _speak(self) -> None:
        """Tell a screen reader what has gone wrong; hints are read where they stand."""
        words = self._fault.text()
        if words != self._said:
            self._said = words
            self.setAccessibleDescription(words)
            if words and QAccessible.isActive():
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def _write(self, label: QLabel, words: str, seen: bool = True) -> None:
        words = breakable(shown(words))
        if words != label.text():
            label.setText(words)
        if label.isHidden() == (seen and bool(words)):
            label.setVisible(seen and bool(words))
