"""Solves all puzzles of a collection, and shows the progress above the list."""

from collections import Counter
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from fenedit.jobs.programs import found_popeye
from fenedit.jobs.questions import RowVerdict, SolveOptions
from fenedit.notation.puzzle import first_move
from fenedit.notation.safe_text import shown, shown_name
from fenedit.notation.stipulation import leading_stipulation
from fenedit.rules.solve.solution import Wanted, is_meant
from fenedit.session.collection.finding import SolvingAll
from fenedit.ui.collection.text import verdict_text
from fenedit.ui.panels.card import ProgressLine, label_of, quiet_button, tool_button
from fenedit.ui.puzzle.popeye_text import popeye_failure_words
from fenedit.ui.puzzle.text import unsolved_words
from fenedit.ui.style import icon, lay_out
from fenedit.ui.translation import counted, grouped
from fenedit.ui.workbench import RecordPanel, Workbench

SECONDS = 60.0
"""Time for one puzzle, so that others need not wait."""


class PuzzlesBar(QWidget):
    """Shows the progress of solving all puzzles, and then the result.

    Attributes:
        words: the whole text, for which there may be no room.
        table: the button that shows all results in a table, once there are some.
        cancel: the button that stops solving; later replaced by one that closes the bar.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("All puzzles"))
        self.words = ""
        self._label = label_of(self, "")
        self._progress = ProgressLine(self)
        self._progress.setAccessibleName(self.tr("Progress through the positions"))
        self.cancel = QPushButton(self.tr("Cancel"), self)
        self.cancel.setAutoDefault(False)
        self.table = quiet_button(self, self.tr("Table…"), self.tr("Show all results in a table"))
        self.table.hide()
        self.close_button = tool_button(self, self.tr("Close"))
        self.close_button.setAutoRaise(True)
        self.close_button.clicked.connect(self.hide)
        close = (self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        above = lay_out(QHBoxLayout(), (self._label, 1), close, spacing=2)
        self._below = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        table = (self.table, 0, Qt.AlignmentFlag.AlignLeft)
        lay_out(self._below, (self._progress, 1), self.cancel, table, spacing=8)
        lay_out(QVBoxLayout(self), above, self._below, margins=(12, 0, 6, 4), spacing=3)
        self.close_button.setIcon(icon("close"))
        self.hide()

    def show_words(self, words: str, share: float | None = None, *, rows: bool = False) -> None:
        """Show words and the share done, 0 to 1; None for the result, perhaps with a table."""
        busy, had_focus = share is not None, self.cancel.hasFocus()
        self._progress.show_progress(round((share or 0.0) * 1000), 1000)
        self.words = words
        self._fit()
        self.setAccessibleDescription(words)
        self.cancel.setVisible(busy)
        self._progress.setVisible(busy)
        self.close_button.setVisible(not busy)
        self.table.setVisible(rows)
        self.show()
        if had_focus and not busy:
            self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Cut the words to three lines in a narrow bar; the tool tip has all."""
        is_narrow, words, directions = self.width() < 160, self.words, QBoxLayout.Direction
        self._below.setDirection(directions.TopToBottom if is_narrow else directions.LeftToRight)
        if is_narrow:
            metrics, room = self._label.fontMetrics(), 3 * (self.width() - 60)
            words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
        self._label.setToolTip(self.words if is_narrow else "")
        self._label.setText(words)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.close_button.setIcon(icon("close"))


class AllPuzzles(QObject):
    """Solves every puzzle; verdicts appear in the rows, all results in a table.

    Signals:
        changed: solving has begun or ended.
    """

    changed = Signal()

    def __init__(self, bench: Workbench, panel: RecordPanel) -> None:
        """Prepare to solve the puzzles of a panel's list."""
        super().__init__(bench.window)
        self._bench = bench
        self._panel = panel
        self._found: dict[int, RowVerdict] = {}
        self._share = 0.0
        self._solving = SolvingAll(self)
        self._solving.solved.connect(self._on_solved)
        self._solving.progressed.connect(self._on_progressed)
        self._solving.done.connect(self._on_done)
        self._solving.failed.connect(self._on_failed)
        self.bar = PuzzlesBar(bench.window)
        self.bar.cancel.clicked.connect(self.stop)
        self.bar.table.clicked.connect(self.show_table)
        panel.add_bar(self.bar)
        panel.model.followed.connect(self._on_followed)

    @property
    def busy(self) -> bool:
        """Whether puzzles are being solved."""
        return self._solving.searching

    def toggle(self) -> None:
        """Solve all puzzles from the first on, or stop; verdicts found before a stop stay."""
        if self.busy:
            self.stop()
            return
        self._found.clear()
        self._panel.begin_verdicts()
        self._share = 0.0
        self._show_progress()
        editor, programs = self._bench.editor, self._bench.settings.programs
        popeye = programs.popeye_path or found_popeye()
        wanted = Wanted(tries=False, set_play=False)
        options = SolveOptions(wanted=wanted, budget=SECONDS, popeye=popeye)
        self._solving.start(editor.state, options)
        self.changed.emit()

    def stop(self) -> None:
        """Stop solving; verdicts stay."""
        self._end(self.tr("Stopped. {summary}"))

    def close(self) -> None:
        """End the worker processes, with the window."""
        self._solving.close()

    @property
    def summary(self) -> str:
        """How many puzzles have each verdict, and how many were left out, in words."""
        found, solving = self._found.values(), self._solving
        counts = Counter("failed" if each.failure else each.verdict for each in found)
        several = self.tr("{number} puzzles: {kinds}", "", len(found))
        popeyes = sum(map(_is_for_popeye, solving.others.values()))
        missed = self.tr("%n need Popeye, which was not found", "", popeyes)
        others = len(solving.others) - popeyes
        unsolved = self.tr("%n with other stipulations, not solved here", "", others)
        drafts = self.tr("%n without a valid position", "", solving.drafts)
        left = max(0, solving.records - len(found) - len(solving.others) - solving.drafts)
        unasked = self.tr("%n without a stipulation", "", left)
        if not found and not solving.others:
            return self.tr("Nothing to solve: no position has a stipulation.")
        kinds = {
            "sound": self.tr("{number} sound"),
            "cooked": self.tr("{number} cooked"),
            "no-solution": self.tr("{number} without a solution"),
            "short": self.tr("{number} short"),
            "duals": self.tr("{number} with duals"),
            "unfinished": self.tr("{number} not finished"),
            "off": self.tr("{number} cannot be solved"),
            "failed": self.tr("{number} failed"),
            "solved": self.tr("{number} solved"),
            "fewer": self.tr("{number} with fewer solutions than intended"),
        }
        words = [words.format(number=counts[kind]) for kind, words in kinds.items() if counts[kind]]
        puzzles = counted("{number} puzzle: {kinds}", several, len(found))
        puzzles = puzzles.format(number=grouped(len(found)), kinds=", ".join(words))
        parts = (
            (len(found), puzzles),
            (popeyes, missed),
            (others, unsolved),
            (left, unasked),
            (solving.drafts, drafts),
        )
        said = ", ".join(part for number, part in parts if number)
        whole = {"off", "unfinished"}
        partly = sum(not (each.exact or each.failure or each.verdict in whole) for each in found)
        if not partly:
            return said
        return self.tr("{found}. Not fully searched: {number}").format(found=said, number=partly)

    def show_table(self) -> None:
        """Show the results in a table."""
        # Imported here, since the table is seldom opened.
        from fenedit.ui.puzzle.results_table import ResultsTable

        path = self._bench.editor.state.document.path
        folder = path.parent if path is not None else Path.home()
        table = ResultsTable(self.summary, self._rows(), folder, self._bench.window)
        table.chosen.connect(self._show_record)
        table.show()

    def _rows(self) -> list[tuple[str, ...]]:
        """Return all results, with what was left out, in the order of the records."""
        letters = self._bench.settings.move_letters
        rows = {
            row: (shown_name(found.stipulation), _words(found, letters), *_beside(found, letters))
            for row, found in self._found.items()
        }
        for row, asked in self._solving.others.items():
            words = unsolved_words(asked)
            if _is_for_popeye(asked):
                words = self.tr("Left out: needs Popeye, which was not found")
            rows[row] = (shown_name(asked), words, "", "")
        return [(str(row + 1), *rows[row]) for row in sorted(rows)]

    def _show_record(self, row: int) -> None:
        if row < len(self._bench.editor.state.collection):
            self._bench.editor.show_record(row)

    def _show_progress(self) -> None:
        words = self.tr("Solving puzzles: {number} so far")
        self.bar.show_words(words.format(number=grouped(len(self._found))), self._share)

    def _end(self, words: str) -> None:
        self._solving.cancel()
        self._panel.model.end_verdicts()
        words = words.format(summary=self.summary)
        self.bar.show_words(words, rows=bool(self._found or self._solving.others))
        self._bench.say(words)
        self.changed.emit()

    def _on_solved(self, found: tuple[RowVerdict, ...]) -> None:
        self._found.update((each.row, each) for each in found)
        self._panel.model.take_verdicts(found)
        self._show_progress()

    def _on_progressed(self, share: float) -> None:
        self._share = share
        self._show_progress()

    def _on_done(self) -> None:
        self._end("{summary}")

    def _on_failed(self, code: str) -> None:
        words = self.tr("Stopped: another program changed or removed the file. {summary}")
        if code == "process":
            words = self.tr("Solving failed. See the log. {summary}")
        self._end(words)

    def _on_followed(self, _changes: object) -> None:
        # The model has dropped the verdicts of the document before.
        if self._panel.model.is_new:
            self._solving.cancel()
            self.bar.hide()
            self.changed.emit()


def _is_for_popeye(asked: str) -> bool:
    """Return whether Popeye would solve a stipulation."""
    stipulation = leading_stipulation(asked)
    return stipulation is not None and bool(stipulation.solver)


def _words(found: RowVerdict, letters: str) -> str:
    """Return the verdict, and why Popeye has not solved it."""
    words = verdict_text(found, letters).words
    if not found.asked or not found.reason:
        return words
    return f"{words}. {shown(popeye_failure_words(found.reason, found.detail))}"


def _beside(found: RowVerdict, letters: str) -> tuple[str, str]:
    """Return the seconds that a puzzle took, and the record's keys where they differ."""
    seconds = f"{found.seconds:.2f}" if found.seconds else ""
    if not found.named:
        return seconds, ""
    keys = found.short or found.keys
    same = len(keys) == len(found.named) and all(is_meant(key, found.named) for key in keys)
    if same:
        return seconds, QCoreApplication.translate("AllPuzzles", "the same")
    return seconds, " ".join(first_move(key, letters, found.ep_square) for key in found.named)
