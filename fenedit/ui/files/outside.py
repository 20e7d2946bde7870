"""What another program does to the file of a window: noticed, told in a bar, settled by choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from fenedit.documents.errors import OpenError, SourceError
from fenedit.documents.files.disk_file import DiskChange
from fenedit.documents.files.opening import open_document
from fenedit.session.file_watch import FileWatch
from fenedit.session.intents.records import merge, reload
from fenedit.session.state import EditorState
from fenedit.ui.files.opening import opened
from fenedit.ui.workbench import Workbench

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from fenedit.documents.document import Collection, Document
    from fenedit.ui.files.bars import ChangeBar


LARGEST_COMPARED: Final = 16 * 2**20
"""Bytes of the largest file that is compared: nobody looks through more rows than it has."""


class OutsideChanges(QObject):
    """Watches the file of one window's document.

    What it does to the document is a step of undo; nothing is done unasked.

    Signals:
        settled: the document holds what the file holds, or more.
    """

    settled = Signal()

    def __init__(
        self,
        bench: Workbench,
        open_failed: Callable[[OpenError], None],
        save: Callable[[], bool],
    ) -> None:
        """Watch for a window.

        Args:
            bench: of the window.
            open_failed: says why a file could not be opened.
            save: writes the file.
        """
        super().__init__(bench.window)
        self._window = bench.window
        self._editor = bench.editor
        self._open_failed = open_failed
        self._save = save
        self._painter = bench.look.painter
        self._watch = FileWatch(self)
        self._watch.noticed.connect(self._on_noticed)
        self._bar: ChangeBar | None = None
        bench.views.append(self._on_state_changed)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusWindowChanged.connect(self._on_focus_window)

    @property
    def bar(self) -> ChangeBar | None:
        """The bar, None as long as there was nothing to tell."""
        return self._bar

    def _on_state_changed(
        self, before: EditorState, after: EditorState, _transaction: object
    ) -> None:
        old, new = before.document, after.document
        if (old.path, old.on_disk) != (new.path, new.on_disk):
            self.follow(new)

    def follow(self, document: Document) -> None:
        """Watch the file of a document, if it has one."""
        if self._watch.follow(document.path, document.on_disk) and self._bar is not None:
            self._bar.hide()

    def _on_focus_window(self, _window: object) -> None:
        if self._window.isActiveWindow():
            self._watch.look()

    def _on_noticed(self, change: DiskChange) -> None:
        path, on_disk = self._editor.state.document.path, self._editor.state.document.on_disk
        if path is None or not self._window.isVisible():
            return
        if self._bar is None:
            if change is DiskChange.UNCHANGED:
                return
            self._bar = self._made_bar()
        sizes = (on_disk.size if on_disk is not None else 0, _size(path))
        self._bar.tell(path, change, comparable=max(sizes) <= LARGEST_COMPARED)

    def _made_bar(self) -> ChangeBar:
        # Here, because most windows never need it.
        from fenedit.ui.files.bars import ChangeBar

        bar = ChangeBar(self._window)
        bar.reload.clicked.connect(self.reload)
        bar.save.clicked.connect(self._save)
        bar.compare.clicked.connect(self.compare)
        bar.keep.clicked.connect(self.keep)
        bar.stand_in(self._window)
        return bar

    def reload(self) -> None:
        """Show what the file holds now; undo brings back what was shown."""
        document = self._opened()
        if document is None:
            return
        # Also where a line that is shown cannot be read any more, and nothing else may be done.
        if not self._editor.dispatch(reload(self._editor.state, document.collection)):
            return
        self._editor.mark_saved(document)
        self.settled.emit()

    def keep(self) -> None:
        """Go on with what is shown, which no file holds any more."""
        self._editor.undo_stack.resetClean()
        if self._bar is not None:
            self._bar.hide()

    def compare(self) -> None:
        """Show both versions row by row, and let the person choose."""
        # Here, because hardly any window needs it.
        from fenedit.ui.files.compare import Versions, ask_about_versions
        from fenedit.ui.files.waiting import done_beside

        before = self._editor.state.document
        path, collection = before.path, before.collection
        assert path is not None  # there is a bar only for a file

        def compared() -> tuple[Document, Versions]:
            theirs = open_document(path)
            return theirs, Versions(collection, theirs.collection)

        try:
            found = done_beside(self._window, self.tr("Comparing…"), compared)
        except OpenError as error:
            self._open_failed(error)
            return
        except SourceError as error:
            # What was not edited stands in the file alone, and not any more.
            self._editor.unreadable.emit(error)
            return
        if found is None:
            return
        document, versions = found
        lines = ask_about_versions(self._window, versions, self._painter())
        if lines is None or self._editor.state.collection is not collection:
            return
        self._editor.perform(merge, lines)
        merged = self._editor.state.collection
        if _are_equal(merged, document.collection):
            self._editor.mark_saved(document)
        else:
            # The other program's version has been seen: to save over it needs no question more.
            mine = self._editor.state.document
            assert document.path is not None and document.on_disk is not None
            on_disk = mine.with_file(document.path, document.on_disk)
            self._editor.mark_saved(on_disk, document.collection)
        self.settled.emit()

    def _opened(self) -> Document | None:
        path: Path | None = self._editor.state.document.path
        assert path is not None  # there is a bar only for a file
        try:
            return opened(self._window, path)
        except OpenError as error:
            self._open_failed(error)
            return None


def _are_equal(merged: Collection, theirs: Collection) -> bool:
    """Tell whether all lines are theirs; they are not if theirs cannot be read any more."""
    try:
        return merged == theirs
    except SourceError:
        return False


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except (OSError, ValueError):
        return 0
