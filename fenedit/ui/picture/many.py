"""The making of pictures of many records: their names, then one file after the other."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QObject, Signal

from fenedit.documents.errors import SaveError, SourceError
from fenedit.documents.files.saving import save_bytes
from fenedit.jobs.captions import PictureNames
from fenedit.session.collection.rows import Rows, each
from fenedit.session.slices import Slices
from fenedit.ui.picture.choice import record_diagram
from fenedit.ui.picture.output import MOST_AT_ONCE, name_ending, picture_bytes

if TYPE_CHECKING:
    from fenedit.diagram.description import Diagram
    from fenedit.diagram.options import PictureChoice
    from fenedit.diagram.pieces.piece_set import PieceSet
    from fenedit.documents.document import Collection
    from fenedit.jobs.captions import NamedBy
    from fenedit.ui.sheet.making import Batch

_SLICE_SECONDS: Final = 0.02
_A_FEW: Final = 64
_LOOK_SECONDS: Final = 0.01
_MAKING: Final = Lock()
"""Held while a large one is made: also one that was cancelled takes its memory to the end."""
_OF_ALL: Final = frozenset(
    ("disk-full", "quota", "missing-folder", "folder-permission", "read-only-disk")
)
"""Codes of faults that the next file would have as well."""


class Plan(NamedTuple):
    """What is going to be written.

    Attributes:
        collection: holds the records.
        files: the rows of those that are positions, and the file of each.
        taken: how many of these files are there already.
        left_out: rows that hold no position.
    """

    collection: Collection
    files: tuple[tuple[int, Path], ...]
    taken: int
    left_out: Rows


class PicturesWork(QObject):
    """Plans pictures, then makes them.

    Attributes:
        saved: how many files were written.
        faults: what could not be written, and why; the others were.

    Signals:
        planned: the Plan.
        progressed: how many records are done with.
        done: all pictures are made.
        failed: the SaveError, SourceError or MemoryError that ended it.
        broke: an error that nobody foresaw ended it, which is raised next.
    """

    planned = Signal(object)
    progressed = Signal(object)
    done = Signal()
    failed = Signal(object)
    broke = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.saved = 0
        self.faults: list[SaveError] = []
        self._found: Plan | None = None
        self._run = Slices(self, (SaveError, SourceError, MemoryError), _SLICE_SECONDS)
        self._run.progressed.connect(self.progressed)
        self._run.done.connect(self._on_done)
        self._run.failed.connect(self.failed)
        self._run.broke.connect(self.broke)

    @property
    def busy(self) -> bool:
        """Whether there is more to do."""
        return self._run.busy

    def plan(
        self, batch: Batch, choice: PictureChoice, by: NamedBy, folder: Path, stem: str
    ) -> None:
        """Find a name for each picture.

        Args:
            batch: the records.
            choice: how pictures are made.
            by: what they are called after.
            folder: where they will be.
            stem: stands before numbers.
        """
        self.saved, self.faults = 0, []
        self._run.start(self._planning(batch, PictureNames(stem, len(batch), by), choice, folder))

    def write(
        self, plan: Plan, choice: PictureChoice, pieces: PieceSet, shown_flipped: bool
    ) -> None:
        """Make the pictures of a plan, also in the place of files that are there.

        Args:
            plan: the records and names.
            choice: how.
            pieces: the drawings of men.
            shown_flipped: whether Black is at the bottom on the board.
        """
        self.saved, self.faults = 0, []
        self._run.start(self._writing(plan, choice, pieces, shown_flipped))

    def cancel(self) -> None:
        """Make no more; what is written stays, and each file is whole."""
        self._run.cancel()

    def _on_done(self) -> None:
        found, self._found = self._found, None
        if found is None:
            self.done.emit()
        else:
            self.planned.emit(found)

    def _planning(
        self, batch: Batch, names: PictureNames, choice: PictureChoice, folder: Path
    ) -> Iterator[None]:
        for kept in batch.sifting():
            yield None
            batch = kept or batch
        ending, taken = name_ending(choice), 0
        files: list[tuple[int, Path]] = []
        for row in each(batch.rows):
            path = folder / (names.next(batch.collection[row]) + ending)
            taken += os.path.lexists(path)
            files.append((row, path))
            if len(files) % _A_FEW == 0:
                yield None
        self._found = Plan(batch.collection, tuple(files), taken, batch.left_out)

    def _writing(
        self, plan: Plan, choice: PictureChoice, pieces: PieceSet, shown_flipped: bool
    ) -> Iterator[object]:
        for row, path in plan.files:
            diagram = record_diagram(plan.collection[row], choice, shown_flipped)
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


def _made(diagram: Diagram, choice: PictureChoice, pieces: PieceSet) -> Iterator[bytes]:
    """Yield nothing as often as there is time for others, at last the file.

    Raises:
        MemoryError: there is no room for so many pixels.
    """
    if not choice.has_pixels or choice.pixels <= MOST_AT_ONCE:
        yield picture_bytes(diagram, choice, pieces)
        return
    made: list[bytes] = []
    apart, unwanted = pieces.apart(), Event()

    def make() -> None:
        with _MAKING, suppress(MemoryError):
            if not unwanted.is_set():
                made.append(picture_bytes(diagram, choice, apart))

    thread = Thread(target=make, name="picture", daemon=True)
    thread.start()
    try:
        while thread.is_alive():
            thread.join(_LOOK_SECONDS)
            yield b""
    finally:
        unwanted.set()
    if not made:
        raise MemoryError
    yield made[0]
