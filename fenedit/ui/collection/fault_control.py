"""Going from one record that the check objects to to the next."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from fenedit.documents.errors import SourceError
from fenedit.session.collection.finding import MOST_PROVEN, FaultSearch, Finding
from fenedit.session.editor import Editor
from fenedit.ui.collection.panel import CollectionPanel
from fenedit.ui.panels.problem_words import graded_sentence

_KEYS = {QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride}


class FaultControl(QObject):
    """Shows the next or the previous position with a problem; Esc stops a search that lasts."""

    def __init__(self, editor: Editor, panel: CollectionPanel) -> None:
        super().__init__(panel)
        self._editor = editor
        self._panel = panel
        self._step = 1
        self._search = FaultSearch(panel.model.objection, Finding(self), self)
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
            self._give_up()
            return
        self._step = step
        application = QCoreApplication.instance()
        assert application is not None  # there are keys
        application.installEventFilter(self)
        self._search.start(self._editor.state, step, modified=self._editor.modified)

    def stop(self, *_why: object) -> None:
        """Look no further: what the person does now counts more."""
        self._search.stop()
        self._let_go_of_keys()

    def end(self) -> None:
        """End the process behind it, with the window."""
        self.stop()
        self._search.close()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Take Esc wherever the keyboard is, while it is looked for something."""
        if event.type() not in _KEYS or not isinstance(event, QKeyEvent):
            return False
        if event.key() != Qt.Key.Key_Escape or not self._search.searching:
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress:
            self._give_up()
        return True

    def _give_up(self) -> None:
        self.stop()
        self._say(self.tr("Stopped looking for problems."))

    def _let_go_of_keys(self) -> None:
        application = QCoreApplication.instance()
        if application is not None:
            application.removeEventFilter(self)

    def _say(self, words: str) -> None:
        self._panel.said.emit(words)

    def _on_found(self, row: int, wrapped: bool) -> None:
        self._let_go_of_keys()
        try:
            problem = self._panel.model.objection(row)
        except SourceError:
            # That it cannot be read is told once it is shown.
            problem = None
        words = graded_sentence(problem) if problem is not None else ""
        if row == self._editor.state.current:
            self._say(self.tr("No other position has a problem. {words}").format(words=words))
            return
        self._editor.show_record(row)
        if wrapped and self._step > 0:
            words = self.tr("Went on from the beginning. {words}").format(words=words)
        elif wrapped:
            words = self.tr("Went on from the end. {words}").format(words=words)
        self._say(words)

    def _on_nothing(self) -> None:
        self._let_go_of_keys()
        total = len(self._editor.state.collection)
        words = self.tr("The quick check has no objection.")
        if total > MOST_PROVEN:
            words = self.tr(
                "All {total} positions are playable. Whether a game leads to them was not asked."
            )
        elif total > 1:
            words = self.tr("The quick check objects to none of {total} positions.")
        self._say(words.format(total=f"{total:,}"))

    def _on_progressed(self, share: float) -> None:
        total = len(self._editor.state.collection)
        words = self.tr("Looking for problems: {share} of {total} positions. Esc stops.")
        self._say(words.format(share=f"{share:.0%}", total=f"{total:,}"))

    def _on_failed(self, code: str) -> None:
        self._let_go_of_keys()
        words = self.tr(
            "The file cannot be read on: something else has changed or removed it. "
            "No problem was found until then."
        )
        if code == "process":
            words = self.tr("The search for problems has failed. The log says why.")
        self._say(words)
