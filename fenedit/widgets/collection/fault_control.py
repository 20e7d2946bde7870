"""Going from one record that the quick check objects to to the next."""

from PySide6.QtCore import QObject, Signal

from fenedit.session.editor import Editor
from fenedit.session.fault_search import FaultSearch
from fenedit.widgets.collection.panel import CollectionPanel
from fenedit.widgets.panels.problem_words import graded_sentence


class FaultControl(QObject):
    """Shows the next or the previous position with a problem.

    Signals:
        said: a sentence for the status bar.
    """

    said = Signal(str)

    def __init__(self, editor: Editor, panel: CollectionPanel) -> None:
        super().__init__(panel)
        self._editor = editor
        self._model = panel.objection_model()
        self._step = 1
        self._search = FaultSearch(self._model.objection, self)
        self._search.found.connect(self._on_found)
        self._search.nothing.connect(self._on_nothing)
        self._search.progressed.connect(self._on_progressed)
        self._search.failed.connect(self._on_failed)
        editor.state_changed.connect(self.stop)

    @property
    def searching(self) -> bool:
        """Whether rows are still looked at."""
        return self._search.searching

    def go_on(self, step: int) -> None:
        """Look for the next one (1) or the one before (-1); once more while it lasts: stop."""
        if self._search.searching:
            self._search.stop()
            self.said.emit(self.tr("Stopped looking for problems."))
            return
        self._step = step
        state = self._editor.state
        self._search.start(state.current, len(state.collection), step)

    def stop(self, *_why: object) -> None:
        """Look no further: what the person does now counts more."""
        self._search.stop()

    def _on_found(self, row: int, wrapped: bool) -> None:
        problem = self._model.objection(row)
        words = graded_sentence(problem) if problem is not None else ""
        if row == self._editor.state.current:
            self.said.emit(self.tr("No other position has a problem. {words}").format(words=words))
            return
        self._editor.show_record(row)
        if wrapped and self._step > 0:
            words = self.tr("Went on from the beginning. {words}").format(words=words)
        elif wrapped:
            words = self.tr("Went on from the end. {words}").format(words=words)
        self.said.emit(words)

    def _on_nothing(self) -> None:
        total = len(self._editor.state.collection)
        self.said.emit(
            self.tr("The quick check objects to none of {total} positions.").format(
                total=f"{total:,}"
            )
            if total > 1
            else self.tr("The quick check has no objection.")
        )

    def _on_progressed(self, looked: int) -> None:
        words = self.tr("Looking for problems: {looked} of {total} positions. The same key stops.")
        total = len(self._editor.state.collection)
        self.said.emit(words.format(looked=f"{looked:,}", total=f"{total:,}"))

    def _on_failed(self, _code: str) -> None:
        self.said.emit(
            self.tr(
                "The file cannot be read on: something else has changed or removed it. "
                "No problem was found until then."
            )
        )
