"""What is dropped on a window: files and pictures of ours are opened, texts are pasted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QMimeData, QObject, QTimer
from PySide6.QtGui import QDropEvent

from fenedit.widgets.clipboard import text_in


class Pictures(Protocol):
    """Who knows which positions pictures keep, and says so where they keep none.

    Each answers with a FEN a line, "" for a picture without any, None for what is no picture.
    """

    def text_of_file(self, path: Path) -> str | None:
        """Look into a file."""

    def text_of_data(self, data: QMimeData) -> str | None:
        """Look into what is dragged, or is on the clipboard."""


class Drops(QObject):
    """Takes what is dropped on one window.

    Args:
        window: the window.
        pictures: reads pictures.
        open_file: opens a file of positions.
        open_text: opens positions that were found in a picture, a FEN a line.
        paste_text: pastes a text.
    """

    def __init__(
        self,
        window: QObject,
        pictures: Pictures,
        open_file: Callable[[Path], object],
        open_text: Callable[[str, Path], object],
        paste_text: Callable[[str], None],
    ) -> None:
        super().__init__(window)
        self._pictures = pictures
        self._open_file = open_file
        self._open_text = open_text
        self._paste_text = paste_text

    def can_take(self, event: QDropEvent) -> bool:
        """Tell whether there may be something in what is dragged."""
        data = event.mimeData()
        # A picture of the position shown is on its way out; a slip of the hand must not bring it
        # back in the place of the whole document.
        if event.source() is not None and data.hasFormat("image/png"):
            return False
        return data.hasUrls() or data.hasText() or data.hasHtml() or data.hasImage()

    def take(self, data: QMimeData) -> None:
        """Open or paste it, once the drop is over: what it asks must not hold up the drag."""
        paths = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
        if paths:
            self._soon(partial(self.open, paths[0]))
            return
        text = text_in(data)
        found = None if text.strip() else self._pictures.text_of_data(data)
        if found is None or found:
            self._soon(partial(self._paste_text, found or text))

    def _soon(self, work: Callable[[], None]) -> None:
        QTimer.singleShot(0, self, work)

    def open(self, path: Path) -> None:
        """Open a file, or the positions of a picture."""
        found = self._pictures.text_of_file(path)
        if found is None:
            self._open_file(path)
        elif found:
            self._open_text(found, path)
