"""Opens files: searches them for positions, reads Olive's, and accepts drops."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QCoreApplication,
    QMimeData,
    QObject,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QAction, QColor, QDropEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QMenu, QWidget

from fenedit.diagram.options import FORMATS
from fenedit.documents.block import text_of
from fenedit.documents.conversion import Conversion
from fenedit.documents.document import Collection, Document
from fenedit.documents.encoding import TextForm
from fenedit.documents.files.opening import open_document
from fenedit.documents.record import Format
from fenedit.documents.rewriting import record_of
from fenedit.notation.safe_text import shown_name, shown_path
from fenedit.notation.translatable import QT_TRANSLATE_NOOP
from fenedit.session.settings import Settings
from fenedit.ui.commands import translated
from fenedit.ui.dialogs import is_own_record
from fenedit.ui.files.questions import READ
from fenedit.ui.files.waiting import Progress, done_beside
from fenedit.ui.style import bold, current_palette, painting
from fenedit.ui.text_data import has_position, text_in
from fenedit.ui.workbench import Workbench

if TYPE_CHECKING:
    from fenedit.notation.reading import Interpretation

LARGE_SIZE = 4 << 20
"""The size in bytes from which opening a file may take long."""


def read_beside(window: QWidget | None, path: Path, encoding: str | None = None) -> Document | None:
    """Return the document in a file; None if reading a large one was stopped.

    `encoding` is a chosen one.

    Raises:
        OpenError: there is no document.
    """
    # The window may freeze only for a small file, or before it is shown.
    if size_of(path) <= (LARGE_SIZE if window is None else 1 << 16):
        return open_document(path, encoding=encoding)
    words = QCoreApplication.translate("FileController", "Opening “{name}”…")
    progress = Progress()
    work = partial(open_document, path, progress, encoding=encoding)
    return done_beside(window, words.format(name=shown_name(path.name)), work, progress=progress)


def size_of(path: Path) -> int:
    """Return the size of a file in bytes, 0 if it is unknown."""
    try:
        return path.stat().st_size
    except (OSError, ValueError):
        return 0


def fill_recent(
    menu: QMenu, settings: Settings, clear: QAction, open_path: Callable[[Path], object]
) -> None:
    """Fill a menu with recent files, and a command that clears them."""
    menu.clear()
    paths = settings.recent_files()
    for number, path in enumerate(paths, start=1):
        # Its name and folder distinguish files without long paths.
        name = f"{shown_name(path.name)} – {shown_name(path.parent.name)}".replace("&", "&&")
        action = QAction(f"&{number}  {name}" if number < 10 else name, menu)
        action.setStatusTip(shown_path(path))
        action.triggered.connect(partial(_open, open_path, path))
        menu.addAction(action)
    if paths:
        menu.addSeparator()
        menu.addAction(clear)
    else:
        words = translated(QT_TRANSLATE_NOOP("Commands", "No recent files"))
        menu.addAction(words).setEnabled(False)


def _open(open_path: Callable[[Path], object], path: Path, *_checked: bool) -> None:
    open_path(path)


LONGEST = 1 << 18
"""The longest text that is searched, in characters: pages with diagrams are shorter."""


def interpretations(document: Document) -> tuple[Interpretation, ...]:
    """Return readings of a document's text, if none of its records is a position.

    The best comes first. () where some record is a position, or the text is very long.
    """
    collection = document.collection
    if len(collection) and collection[0].position is not None:
        return ()
    lines, size = list[str](), 0
    for line in map(text_of, collection.stored()):
        lines.append(line)
        size += len(line)
        if size > LONGEST:
            return ()
    if any(record.position for record in collection):
        return ()
    # Here, because hardly any file needs it.
    from fenedit.session.intents.pasting import readings

    return readings("".join(lines))


def document_of(found: Interpretation) -> Document:
    """Return a new document with the positions of an interpretation."""
    games = found.kind in ("pgn", "moves")
    kind: Format = "epd" if found.kind == "epd" else "pgn" if games else "fen"
    form = TextForm()
    ending = form.newline * (2 if kind == "pgn" else 1)
    records = (replace(record_of(one, kind), ending=ending) for one in found.found)
    return Document(form=form, collection=Collection(records, kind))


def imported_beside(document: Document, path: Path, window: QWidget | None) -> Conversion | None:
    """Return the problems of a collection, and the losses; see `imported_from`.

    None if the person would not wait for a large one.

    Raises:
        OliveError: it is too large.
    """
    # Here, because hardly any file is Olive's.
    from fenedit.jobs.olive import imported_from

    # A small one is fast enough.
    if document.on_disk is not None and document.on_disk.size <= 1 << 14:
        return imported_from(document)
    words = QCoreApplication.translate("FileController", "Reading the puzzles in “{name}”…")
    words = words.format(name=shown_name(path.name))
    return done_beside(window, words, partial(imported_from, document))


class DropCue(QWidget):
    """Covers a window during a drag, and shows what a drop would do."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        # Widgets below keep receiving drops.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.words = ""
        self.hide()

    def say(self, words: str) -> None:
        """Show what a drop would do."""
        self.words = words
        self.setAccessibleName(words)
        self.setGeometry(self.window().rect())
        self.raise_()
        self.show()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = current_palette()
        with painting(self) as painter:
            wash = QColor(colours.window)
            wash.setAlphaF(0.55)
            painter.fillRect(self.rect(), wash)
            painter.setPen(QPen(QColor(colours.accent), 3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(5, 5, -5, -5), 9, 9)
            painter.setFont(bold(self.font(), 1.3))
            text = painter.fontMetrics().boundingRect(self.words).size() + QSize(48, 28)
            plate = QRectF(QRect(QPoint(), text))
            plate.moveCenter(QRectF(self.rect()).center())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.accent))
            painter.drawRoundedRect(plate, 9, 9)
            painter.setPen(QColor(colours.accent_text))
            painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, self.words)


class Drops(QObject):
    """Accepts drops on one window; all files but the first go to `open_in_windows`."""

    def __init__(
        self,
        bench: Workbench,
        open_in_windows: Callable[[Sequence[Path], Sequence[str]], object],
    ) -> None:
        super().__init__(bench.window)
        self._window = bench.window
        self._rooms = bench.rooms
        self._cue: DropCue | None = None
        self._open_in_windows = open_in_windows

    def can_take(self, event: QDropEvent) -> bool:
        """Return whether dragged data may hold something to open or paste."""
        data = event.mimeData()
        # A picture of the shown position is being dragged out; dropped by mistake, it must not
        # replace the whole document.
        is_own_picture = event.source() is not None and data.hasFormat("image/png")
        if is_own_picture or is_own_record(event, self._window):
            return False
        return data.hasUrls() or data.hasText() or data.hasHtml() or data.hasImage()

    def show_cue(self, data: QMimeData) -> None:
        """Show over the window what a drop would do."""
        # Boards in pictures are added to this document; the pictures are not read yet.
        files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        count = sum(file.suffix.lower().lstrip(".") not in (*FORMATS, *READ) for file in files)
        here = not self._rooms.files.holds_work
        words = self.tr("Paste here")
        if count == 1:
            words = self.tr("Open here") if here else self.tr("Open in a new window")
        elif count and here:
            words = self.tr("Open %n files, the first one here", "", count)
        elif count:
            words = self.tr("Open %n files in new windows", "", count)
        if self._cue is None:
            self._cue = DropCue(self._window)
        self._cue.say(words)

    def hide_cue(self) -> None:
        """Remove the cue after the drag."""
        if self._cue is not None:
            self._cue.hide()

    def take(self, data: QMimeData) -> None:
        """Open or paste dropped data after the drop, so that dialogs do not block the drag."""
        self.hide_cue()
        paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        if paths:
            QTimer.singleShot(0, self, partial(self.open, paths))
            return
        text = text_in(data)
        found = None if has_position(text, data) else self._rooms.pictures.text_of_data(data)
        if found != "" or not self._rooms.reading.read_data(data):
            QTimer.singleShot(0, self, partial(self._paste, found or text))

    def _paste(self, text: str) -> None:
        self._rooms.clipboard.paste_text(text)

    def open(self, paths: Sequence[Path]) -> None:
        """Open files, and the positions of pictures.

        The first that can be opened takes the place of what the window shows, unless that is
        work; all others get windows of their own. Pictures without a stored position are read, and
        their boards are added to this document.
        """
        here = not self._rooms.files.holds_work
        files: list[Path] = []
        texts: list[str] = []
        pictures: list[Path] = []
        # Paths that are not files come last: their errors are shown once the others are open.
        for path in sorted(paths, key=lambda path: not os.path.isfile(path)):  # noqa: PTH113
            text = self._rooms.pictures.text_of_file(path)
            if text == "":
                pictures.append(path)
                continue
            if here:
                room = self._rooms.files
                here = not (room.open_text(text, path) if text else room.open(path))
            elif text:
                texts.append(text)
            else:
                files.append(path)
        if files or texts:
            self._open_in_windows(files, texts)
        if pictures:
            self._rooms.reading.read_files(sorted(pictures, key=paths.index))
