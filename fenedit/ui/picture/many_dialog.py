"""Export Pictures: makes a picture of each record, or of each selected one."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, wait
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QMessageBox,
    QVBoxLayout,
    QWidget,
)

from fenedit.diagram.description import Diagram
from fenedit.diagram.options import PictureChoice
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.documents.annotating import named
from fenedit.documents.document import Collection
from fenedit.documents.errors import SaveError
from fenedit.documents.files.saving import save_bytes
from fenedit.documents.record import Record
from fenedit.jobs.picture_names import NamedBy, PictureNames, safe_stem
from fenedit.session.background import Slices
from fenedit.session.collection.rows import Rows, each
from fenedit.ui.dialogs import Help, Words, clicked, message_box, room_on_screen
from fenedit.ui.files.text import save_failure_words
from fenedit.ui.fonts import picture_sentences
from fenedit.ui.option_form import (
    AROUND,
    OptionScroll,
    RecordsCombo,
    WorkFoot,
    align,
    keep_geometry,
    limit_size,
    narrow_combo,
    say_in,
)
from fenedit.ui.panels.card import label_for, label_of
from fenedit.ui.picture.choice import keep_choice, last_choice, piece_set_titles, record_diagram
from fenedit.ui.picture.export_dialog import FOLDER, PicturePreview, folder_of
from fenedit.ui.picture.export_options import PictureOptions, PresetRow
from fenedit.ui.picture.output import (
    MOST_AT_ONCE,
    PLAIN_NAME,
    name_ending,
    picture_bytes,
    picture_size,
)
from fenedit.ui.picture.text import (
    PictureNumbers,
    choices_of,
    memory_sentence,
    no_position_sentence,
    refused_sentence,
    size_sentence,
)
from fenedit.ui.sheet.batch import Batch
from fenedit.ui.sheet.text import left_out_sentences
from fenedit.ui.style import REST, current_palette, lay_out
from fenedit.ui.translation import grouped
from fenedit.ui.workbench import Workbench

_SLICE_SECONDS = 0.02
_DRAWING = ThreadPoolExecutor(1, "picture")
"""Makes large pictures one by one: even a cancelled one keeps its memory to the end."""
_OF_ALL = frozenset(("disk-full", "quota", "missing-folder", "folder-permission", "read-only-disk"))
"""Codes of errors that the next file would have, too."""

FIRST_SIZE = QSize(880, 640)
SMALLEST_WINDOW = QSize(720, 480)
_BETWEEN = 16
_KEPT_AS = "pictures"
"""The key of the settings for how files are named."""


class Plan(NamedTuple):
    """The files to write.

    Attributes:
        collection: holds the records.
        files: the rows of positions, and the file of each.
        taken: how many of these files exist already.
        left_out: rows without a position.
        games: rows left out because they are whole games among positions.
    """

    collection: Collection
    files: tuple[tuple[int, Path], ...]
    taken: int
    left_out: Rows
    games: Rows


class PicturesWork(Slices):
    """Plans pictures, then makes them.

    Attributes:
        found: the Plan, until it is carried out.
        saved: how many files were written.
        faults: the files that could not be written, and why.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent, (SaveError, MemoryError), _SLICE_SECONDS)
        self.found: Plan | None = None
        self.saved = 0
        self.faults: list[SaveError] = []

    def plan(
        self, batch: Batch, choice: PictureChoice, by: NamedBy, folder: Path, stem: str
    ) -> None:
        """Find a name for each picture.

        Args:
            batch: the records.
            choice: how pictures are made.
            by: how they are named.
            folder: their folder.
            stem: the prefix of numbers.
        """

        def steps(batch: Batch) -> Iterator[None]:
            names = PictureNames(stem, len(batch), by)
            for kept in batch.sifting():
                yield None
                batch = kept or batch
            ending, taken = name_ending(choice), 0
            files: list[tuple[int, Path]] = []
            for row in each(batch.rows):
                path = folder / (names.next(named(batch.collection, row)) + ending)
                taken += os.path.lexists(path)
                files.append((row, path))
                if len(files) % 64 == 0:
                    yield None
            self.found = Plan(batch.collection, tuple(files), taken, batch.left_out, batch.games)

        self.saved, self.faults = 0, []
        self.start(steps(batch))

    def write(
        self, plan: Plan, choice: PictureChoice, pieces: PieceSet, shown_flipped: bool
    ) -> None:
        """Make the pictures of a plan, replacing existing files.

        Args:
            plan: the records and names.
            choice: the options.
            pieces: the drawings of pieces.
            shown_flipped: whether Black is at the bottom on the board.
        """

        def steps() -> Iterator[object]:
            for row, path in plan.files:
                diagram = record_diagram(named(plan.collection, row), choice, shown_flipped)
                data = b""
                for data in _made(diagram, choice, pieces):
                    if not data:
                        yield None
                try:
                    save_bytes(path, data)
                    self.saved += 1
                except SaveError as error:
                    if error.code in _OF_ALL:
                        raise
                    self.faults.append(error)
                yield path

        self.found, self.saved, self.faults = None, 0, []
        self.start(steps())


def _made(diagram: Diagram, choice: PictureChoice, pieces: PieceSet) -> Iterator[bytes]:
    """Yield b"" at each pause, and finally the file.

    Raises:
        MemoryError: there is no room for so many pixels.
    """
    if not choice.has_pixels or choice.pixels <= MOST_AT_ONCE:
        yield picture_bytes(diagram, choice, pieces)
        return
    drawing = _DRAWING.submit(picture_bytes, diagram, choice, pieces.apart())
    try:
        while not drawing.done():
            wait((drawing,), 0.01)
            yield b""
    finally:
        drawing.cancel()
    yield drawing.result()


class PicturesDialog(QDialog):
    """Makes a file of each record, and follows the collection. Shown with `show()`.

    Attributes:
        records: the choice of all or the selected records.
        named_by: the choice of naming files.
        options: the options of each picture.
        preview: the first picture.
    """

    def __init__(self, bench: Workbench, view_flipped: Callable[[], bool]) -> None:
        """Make it.

        Args:
            bench: the window's.
            view_flipped: returns whether Black is at the bottom of the board.
        """
        super().__init__(bench.window)
        self.setWindowTitle(self.tr("Export Pictures"))
        self._bench = bench
        self._view_flipped = view_flipped
        self._settings = settings = bench.settings
        self._choice = last_choice(settings)
        self._total = 0
        self._left_out: tuple[str, ...] = ()
        self.records = RecordsCombo(self.tr("Positions"), self)
        by = self.tr("Files are named by")
        self.named_by = narrow_combo("named_by", by, choices_of("named_by"), self)
        kept = settings.diagram_value(_KEPT_AS).get("named_by")
        self.named_by.setCurrentIndex(max(0, self.named_by.findData(kept)))
        self.presets = PresetRow(settings, self._say, self)
        self.options = PictureOptions(piece_set_titles(bench.look.piece_sets), self._say, self)
        self.options.last_move.hide()
        self.preview = PicturePreview(bench.look.load_pieces, self)
        self._remark = label_of(self, "")
        self._remark.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        self._work = PicturesWork(self)
        save = (self.tr("&Save…"), self.ask_and_save)
        self._foot = WorkFoot(self.tr("Progress of the pictures"), save, parent=self)
        self._lay_out()
        self.records.activated.connect(self._draw)
        self.named_by.activated.connect(self._on_named)
        self.options.chosen.connect(self._take)
        self.presets.chosen.connect(self._take)
        self._foot.cancel.clicked.connect(self.cancel)
        self._foot.buttons.rejected.connect(self.reject)
        Help(self._foot.buttons, "pictures", "save-a-picture")
        self._work.progressed.connect(self._on_progressed)
        self._work.done.connect(self._on_done)
        self._work.failed.connect(self._on_failed)
        self._work.broke.connect(partial(self._end_with, ""))
        self._bench.editor.state_changed.connect(self._refresh)
        self._bench.look.changed.connect(self._apply_look)

    @property
    def words(self) -> str:
        """The last result, or the progress."""
        return self._foot.words

    @property
    def busy(self) -> bool:
        """Whether pictures are being made."""
        return self._work.busy

    def sizeHint(self) -> QSize:
        """Return a size that shows everything, if the screen is large enough."""
        room = self.screen().availableSize() * 0.92
        return FIRST_SIZE.boundedTo(room).expandedTo(
            SMALLEST_WINDOW.boundedTo(room_on_screen(self))
        )

    def showEvent(self, event: QShowEvent) -> None:
        """Show the current records."""
        super().showEvent(event)
        if not event.spontaneous():
            self._foot.say("")
            self._choice = last_choice(self._settings)
            # The user may have added a set meanwhile.
            self.options.offer_pieces(piece_set_titles(self._bench.look.piece_sets))
            self._offer_records()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Cancel the work."""
        self.cancel()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Update the selection, which may have changed in the main window."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self._refresh()

    def reject(self) -> None:
        """Cancel the work, or close."""
        if self.busy:
            self.cancel()
        else:
            super().reject()

    # --- actions ---------------------------------------------------------------------------

    def ask_and_save(self) -> None:
        """Ask for a folder, and save the pictures there."""
        title = self.tr("Save the Pictures in This Folder")
        folder = folder_of(self._settings, self._bench.editor.state.document)
        name = QFileDialog.getExistingDirectory(self, title, str(folder))
        if name:
            self.save_in(Path(name))

    def save_in(self, folder: Path) -> None:
        """Start saving a picture of each record in a folder."""
        self._settings.set_diagram_value(FOLDER, {"folder": str(folder)})
        self._set_busy(True)
        self._foot.say(self.tr("Looking for names…"))
        by = self.named_by.currentData()
        self._work.plan(self._batch(), self._choice, by, folder, self._stem())

    def cancel(self) -> None:
        """Make no more pictures; saved ones stay."""
        if self.busy:
            self._work.cancel()
            self._end_with(self.tr("Cancelled."))

    # --- parts -----------------------------------------------------------------------------

    def _lay_out(self) -> None:
        left = QWidget(self)
        choices = QGridLayout()
        choices.setHorizontalSpacing(10)
        choices.setVerticalSpacing(7)
        choices.setColumnStretch(1, 1)
        rows = ((self.tr("&Positions"), self.records), (self.tr("N&amed by"), self.named_by))
        labels = [self.presets.label, *self.options.labels]
        for row, (words, combo) in enumerate(rows):
            label = label_for(combo, words, left)
            labels.append(label)
            choices.addWidget(label, row, 0)
            choices.addWidget(combo, row, 1)
        align(labels)
        lay_out(
            QVBoxLayout(left),
            choices,
            self.presets,
            self.options,
            REST,
            margins=(0, 0, 8, 0),
            spacing=12,
        )
        self._left = left
        least = self.preview.minimumWidth() + _BETWEEN + 2 * AROUND
        area = OptionScroll(left, self, beside=least)
        area.setFixedWidth(area.minimumSizeHint().width())
        right = lay_out(QVBoxLayout(), (self.preview, 1), self._remark, spacing=8)
        beside = lay_out(QHBoxLayout(), area, (right, 1), spacing=_BETWEEN)
        lay_out(
            QVBoxLayout(self), (beside, 1), self._foot, margins=(AROUND, 16, AROUND, 14), spacing=12
        )
        limit_size(self, SMALLEST_WINDOW)
        # By default Qt uses at most two thirds of the screen.
        self.resize(self.sizeHint())
        keep_geometry(self, self._settings, "export_pictures")

    # --- contents --------------------------------------------------------------------------

    def _apply_look(self) -> None:
        self.preview.forget()
        self.presets.apply_look()

    def _refresh(self, *_news: object) -> None:
        if self.isVisible() and not self.busy:
            self._offer_records()

    def _offer_records(self) -> None:
        room, total = self._bench.rooms.collection, len(self._bench.editor.state.collection)
        self.records.offer(total, room.found(), room.chosen())
        self._draw()

    def _draw(self, *_news: object) -> None:
        self.options.show_choice(self._choice)
        self.presets.show_choice(self._choice)
        record = self._first()
        self._foot.set_possible(record is not None)
        if record is None:
            self.preview.show_diagram(None, self._choice)
            say_in(self._remark, no_position_sentence(), "muted")
            return
        diagram = record_diagram(record, self._choice, self._view_flipped())
        self.preview.show_diagram(diagram, self._choice)
        # Several pictures cannot be dragged.
        self.preview.unsetCursor()
        self.preview.setToolTip("")
        names = PictureNames(self._stem(), len(self._batch()), self.named_by.currentData())
        name = names.next(record) + name_ending(self._choice)
        size = size_sentence(self._choice, *picture_size(self._choice, len(diagram.caption)))
        words = self.tr("The first one: “{name}”").format(name=name)
        warnings = " ".join(picture_sentences(diagram, self._choice.style))
        text = "\n".join(filter(None, (words, size, warnings)))
        say_in(self._remark, text, "warning" if warnings else "muted")

    def _first(self) -> Record | None:
        """Return the first position among the first few records."""
        batch = self._batch()
        # The search for a record to preview ends after so many.
        for _, row in zip(range(64), each(batch.rows), strict=False):
            record = named(batch.collection, row)
            if record.position is not None:
                return record
        return None

    def _batch(self) -> Batch:
        return Batch(self._bench.editor.state.collection, self.records.rows)

    def _stem(self) -> str:
        path = self._bench.editor.state.document.path
        return (safe_stem(path.stem) if path is not None else "") or PLAIN_NAME

    # --- events ----------------------------------------------------------------------------

    def _take(self, choice: PictureChoice) -> None:
        self._choice = choice
        keep_choice(self._settings, choice)
        self._foot.say("")
        self._draw()

    def _on_named(self, _index: int) -> None:
        self._settings.set_diagram_value(_KEPT_AS, {"named_by": self.named_by.currentData()})
        self._draw()

    def _on_done(self) -> None:
        plan = self._work.found
        if plan is None:
            sentences = [refused_sentence(self._work.faults)] if self._work.faults else []
            sentences += self._left_out
            self._end(" ".join((PictureNumbers().saved(self._work.saved), *sentences)))
        elif not plan.files:
            self._end(no_position_sentence())
        elif plan.taken and not (self._may_replace(plan.taken) and self.isVisible()):
            self._end(self.tr("Cancelled; nothing was saved."))
        else:
            self._total = len(plan.files)
            self._left_out = tuple(left_out_sentences(plan.left_out, plan.games))
            pieces = self._bench.look.load_pieces(self._choice.style.pieces)
            self._work.write(plan, self._choice, pieces, self._view_flipped())

    def _may_replace(self, taken: int) -> bool:
        words = Words(PictureNumbers().taken(taken), self.tr("Replacing overwrites them."))
        palette = current_palette()
        title = self.tr("Replace Files")
        box = message_box(self, "warning", palette.warning, title, words)
        replacing = box.addButton(self.tr("&Replace"), QMessageBox.ButtonRole.DestructiveRole)
        # Enter and Esc give the answer that loses nothing.
        refuse = box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(refuse)
        box.setEscapeButton(refuse)
        return clicked(box) is replacing

    def _on_progressed(self, done: int) -> None:
        if self._total:
            number = grouped(min(done + 1, self._total))
            words = self.tr("Picture {number} of {total}")
            words = words.format(number=number, total=grouped(self._total))
            self._foot.show_progress(words, done, self._total)

    def _on_failed(self, error: Exception) -> None:
        if isinstance(error, SaveError):
            self._end_with(" ".join(save_failure_words(error)))
        else:
            self._end_with(memory_sentence())

    def _end_with(self, words: str) -> None:
        """End with a reason, and the number of saved pictures."""
        self._end(f"{words} {PictureNumbers().saved(self._work.saved)}".lstrip())

    def _set_busy(self, busy: bool) -> None:
        self._total = 0
        self._left.setEnabled(not busy)
        self._foot.set_busy(busy)

    def _end(self, words: str) -> None:
        self._set_busy(False)
        self._say(words)

    def _say(self, words: str) -> None:
        self._foot.say(words)
        self._bench.say(words)
