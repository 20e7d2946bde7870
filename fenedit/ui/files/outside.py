"""Changes to the file of a window by other programs, reported in a bar that offers choices.

The other bars above the board are here, too.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from fenedit.documents.document import Document
from fenedit.documents.errors import OpenError
from fenedit.documents.files.disk_file import DiskChange
from fenedit.documents.files.opening import open_document
from fenedit.documents.losses import Loss
from fenedit.notation.safe_text import breakable, shown
from fenedit.session.file_watch import FileWatch
from fenedit.session.intents.records import merge, reload
from fenedit.session.state import EditorState
from fenedit.ui.files.opening import read_beside, size_of
from fenedit.ui.files.text import disk_change_words, loss_words
from fenedit.ui.files.waiting import done_beside
from fenedit.ui.panels.card import label_of
from fenedit.ui.style import coloured_pixmap, current_palette, lay_out
from fenedit.ui.workbench import Workbench

LARGEST_COMPARED = 16 * 2**20
"""The largest file that is compared, in bytes."""


class Bar(QFrame):
    """An icon, a text and buttons; hidden until there is something to report."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self._sign = QLabel(self)
        self._words = label_of(self, "")
        self._words.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._row = lay_out(
            QHBoxLayout(self), self._sign, (self._words, 1), margins=(12, 6, 8, 6), spacing=8
        )
        self._colour_sign()
        self.hide()

    @property
    def words(self) -> str:
        """Its text."""
        return self._words.text()

    def say(self, words: str) -> None:
        """Show a text."""
        words = shown(words)
        self._words.setText(breakable(words))
        self.setAccessibleDescription(words)
        self.show()

    def insert_into(self, window: QWidget) -> None:
        """Insert the bar above everything else in a window."""
        centre = window.centralWidget() if isinstance(window, QMainWindow) else None
        layout = centre.layout() if centre is not None else None
        if isinstance(layout, QBoxLayout):
            # The margins are equal.
            margins = layout.contentsMargins()
            row = lay_out(
                QHBoxLayout(), self, margins=(0, 0, max(0, margins.left() - margins.right()), 0)
            )
            layout.insertLayout(0, row)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._colour_sign()

    def _button(self, text: str, tip: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setToolTip(tip)
        button.setAutoDefault(False)
        self._row.addWidget(button)
        return button

    def _colour_sign(self) -> None:
        ratio = self.devicePixelRatioF()
        colour = current_palette().warning
        self._sign.setPixmap(coloured_pixmap("warning", colour, 18, ratio))


class NoticeBar(Bar):
    """Shows a text until it is closed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.close_button = self._button(self.tr("Close"), self.tr("Close this notice"))
        self.close_button.clicked.connect(self.hide)


class ChangeBar(Bar):
    """Reports what happened to the file, and offers choices.

    Attributes:
        reload: shows the new content of the file.
        save: writes a deleted file again.
        compare: compares both versions row by row.
        keep: keeps the content of the window.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("The file has changed"))
        # No mnemonics here: Alt with a letter belongs to the menus.
        self.reload = self._button(
            self.tr("Reload"), self.tr("Show the current content of the file")
        )
        self.save = self._button(self.tr("Save Again"), self.tr("Write the file again"))
        self.compare = self._button(self.tr("Compare…"), self.tr("Choose row by row"))
        self.keep = self._button(self.tr("Keep Mine"), self.tr("Keep what this window shows"))

    def report(self, path: Path, change: DiskChange, *, comparable: bool = True) -> None:
        """Report what happened to a file; hide if it is unchanged.

        `comparable` is whether the file is small enough to be compared row by row.
        """
        if change is DiskChange.UNCHANGED:
            self.hide()
            return
        there = change is not DiskChange.MISSING
        self.reload.setVisible(there)
        self.compare.setVisible(there and comparable)
        self.save.setVisible(not there)
        self.say(disk_change_words(path, change).text)


class LossBar(NoticeBar):
    """Reports what was lost when a file was read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Not everything was read"))

    def report(self, losses: Sequence[Loss], name: str) -> None:
        """Report what was lost in reading a file."""
        text = self.tr("Some of “{name}” could not be read. Missing here: {losses}.")
        lost = "; ".join(map(loss_words, losses))
        self.say(text.format(name=name, losses=lost))


class OutsideChanges(QObject):
    """Watches the file of one window's document.

    What it does to the document is a step of undo; nothing is done unasked.

    Attributes:
        bar: reports changes; None until the first one.

    Signals:
        settled: the document holds the content of the file, or more.
        reloaded: the window shows the content of the file.
    """

    settled = Signal()
    reloaded = Signal()

    def __init__(
        self,
        bench: Workbench,
        open_failed: Callable[[OpenError], None],
        save: Callable[[], bool],
    ) -> None:
        super().__init__(bench.window)
        self._window = bench.window
        self._editor = bench.editor
        self._moves = bench.moves
        self._say = bench.say
        self._open_failed = open_failed
        self._save = save
        self._painter = bench.look.painter
        self._watch = FileWatch(self)
        self._watch.noticed.connect(self._on_noticed)
        self.bar: ChangeBar | None = None
        self._editor.state_changed.connect(self._on_state_changed)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusWindowChanged.connect(self._on_focus_window)

    def _on_state_changed(
        self, before: EditorState, after: EditorState, _transaction: object
    ) -> None:
        old, new = before.document, after.document
        if (old.path, old.on_disk) != (new.path, new.on_disk):
            self.follow(new)

    def follow(self, document: Document) -> None:
        """Watch the file of a document, if it has one."""
        if self._watch.follow(document.path, document.on_disk) and self.bar is not None:
            self.bar.hide()

    def _on_focus_window(self, _window: object) -> None:
        if self._window.isActiveWindow():
            self._watch.look()

    def _on_noticed(self, change: DiskChange) -> None:
        path, on_disk = self._editor.state.document.path, self._editor.state.document.on_disk
        if path is None or not self._window.isVisible():
            return
        if self.bar is None:
            if change is DiskChange.UNCHANGED:
                return
            bar = self.bar = ChangeBar(self._window)
            bar.reload.clicked.connect(self.reload)
            bar.save.clicked.connect(self._save)
            bar.compare.clicked.connect(self.compare)
            bar.keep.clicked.connect(self.keep)
            bar.insert_into(self._window)
        sizes = (on_disk.size if on_disk is not None else 0, size_of(path))
        self.bar.report(path, change, comparable=max(sizes) <= LARGEST_COMPARED)

    def reload(self) -> None:
        """Show the new content of the file; undo restores the previous document."""
        path: Path | None = self._editor.state.document.path
        assert path is not None  # there is a bar only for a file
        try:
            document = read_beside(self._window, path, self._editor.state.document.form.chosen)
        except OpenError as error:
            self._open_failed(error)
            return
        if document is None:
            return
        unkept = len(self._moves.unkept())
        if not self._editor.dispatch(reload(self._editor.state, document.collection)):
            return
        self._editor.mark_saved(document)
        self.reloaded.emit()
        self._report_lost_moves(unkept)

    def keep(self) -> None:
        """Keep the document, which is now unsaved."""
        self._editor.undo_stack.resetClean()
        if self.bar is not None:
            self.bar.hide()

    def compare(self) -> None:
        """Show both versions row by row, and let the user choose."""
        # Imported here: hardly any window needs it.
        from fenedit.ui.files.compare import Versions, ask_about_versions

        before = self._editor.state.document
        path, collection = before.path, before.collection
        assert path is not None  # there is a bar only for a file

        def compared() -> tuple[Document, Versions]:
            theirs = open_document(path, encoding=before.form.chosen)
            return theirs, Versions(collection, theirs.collection)

        try:
            found = done_beside(self._window, self.tr("Comparing…"), compared)
        except OpenError as error:
            self._open_failed(error)
            return
        if found is None:
            return
        document, versions = found
        lines = ask_about_versions(self._window, versions, self._painter())
        if lines is None or self._editor.state.collection is not collection:
            return
        unkept = len(self._moves.unkept())
        self._editor.perform(merge, lines)
        merged = self._editor.state.collection
        if merged == document.collection:
            self._editor.mark_saved(document)
        else:
            # The user has seen the other version: overwriting it needs no further question.
            mine = self._editor.state.document
            form = mine.form._replace(other=mine.form.other or document.form.other)
            mine = replace(mine, form=form)
            assert document.path is not None and document.on_disk is not None
            on_disk = mine.with_file(document.path, document.on_disk)
            self._editor.mark_saved(on_disk, document.collection)
        self.settled.emit()
        self._report_lost_moves(unkept)

    def _report_lost_moves(self, before: int) -> None:
        """Report records that are gone and on which unsaved moves were played."""
        if len(self._moves.unkept()) < before:
            self._say(
                self.tr(
                    "Moves that you played were in records that are gone. Undo brings records and "
                    "moves back."
                )
            )
