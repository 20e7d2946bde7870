"""What is dropped on a window: files and pictures of ours are opened, texts are pasted."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QMimeData, QObject, QTimer
from PySide6.QtGui import QDropEvent

from fenedit.ui.clipboard import text_in


class Pictures(Protocol):
    """Who knows which positions pictures keep, and says so where they keep none.

    Each answers with a FEN a line, "" for a picture without any, None for what is no picture.
    """

    def text_of_file(self, path: Path) -> str | None:
        """Look into a file."""

    def text_of_data(self, data: QMimeData) -> str | None:
        """Look into what is dragged, or is on the clipboard."""


class Files(Protocol):
    """Who opens files of positions and what was found in pictures, see `FileController`."""

    @property
    def holds_work(self) -> bool:
        """Whether the window holds work that no file does."""

    def open(self, path: Path) -> bool:
        """Open a file in the window; tell whether it is shown there now."""

    def open_text(self, text: str, path: Path) -> bool:
        """Open the positions of a picture in the window, a FEN a line; tell whether it does."""


class Drops(QObject):
    """Takes what is dropped on one window.

    Args:
        window: the window.
        pictures: reads pictures.
        files: opens what is found.
        paste_text: pastes a text.
        open_in_windows: opens files, and texts of positions, in windows of their own.
    """

    def __init__(
        self,
        window: QObject,
        pictures: Pictures,
        files: Files,
        paste_text: Callable[[str], None],
        open_in_windows: Callable[[Sequence[Path], Sequence[str]], object],
    ) -> None:
        super().__init__(window)
        self._pictures = pictures
        self._files = files
        self._paste_text = paste_text
        self._open_in_windows = open_in_windows

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
            self._soon(partial(self.open, paths))
            return
        text = text_in(data)
        found = None if text.strip() else self._pictures.text_of_data(data)
        if found is None or found:
            self._soon(partial(self._paste_text, found or text))

    def _soon(self, work: Callable[[], None]) -> None:
        QTimer.singleShot(0, self, work)

    def open(self, paths: Sequence[Path]) -> None:
        """Open files, and the positions of pictures.

        The first that can be opened takes the place of what the window shows, unless that is
        work; all others get windows of their own.
        """
        here = not self._files.holds_work
        files: list[Path] = []
        texts: list[str] = []
        # What is no file is told of once all others are open.
        for path in sorted(paths, key=lambda path: not os.path.isfile(path)):  # noqa: PTH113
            text = self._pictures.text_of_file(path)
            if text == "":
                continue
            if here:
                opened = self._files.open_text(text, path) if text else self._files.open(path)
                here = not opened
            elif text:
                texts.append(text)
            else:
                files.append(path)
        if files or texts:
            self._open_in_windows(files, texts)
