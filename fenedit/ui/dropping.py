"""What is dropped on a window: files and pictures of ours are opened, texts are pasted."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QMimeData, QObject, QTimer
from PySide6.QtGui import QDropEvent

from fenedit.ui.clipboard import text_in
from fenedit.ui.workbench import Workbench


class Drops(QObject):
    """Takes what is dropped on one window.

    Args:
        bench: of the window.
        open_in_windows: opens files, and texts of positions, in windows of their own.
    """

    def __init__(
        self,
        bench: Workbench,
        open_in_windows: Callable[[Sequence[Path], Sequence[str]], object],
    ) -> None:
        super().__init__(bench.window)
        self._rooms = bench.rooms
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
        found = None if text.strip() else self._rooms.pictures.text_of_data(data)
        if found is None or found:
            self._soon(partial(self._paste, found or text))

    def _paste(self, text: str) -> None:
        self._rooms.clipboard.paste_text(text)

    def _soon(self, work: Callable[[], None]) -> None:
        QTimer.singleShot(0, self, work)

    def open(self, paths: Sequence[Path]) -> None:
        """Open files, and the positions of pictures.

        The first that can be opened takes the place of what the window shows, unless that is
        work; all others get windows of their own.
        """
        here = not self._rooms.files.holds_work
        files: list[Path] = []
        texts: list[str] = []
        # What is no file is told of once all others are open.
        for path in sorted(paths, key=lambda path: not os.path.isfile(path)):  # noqa: PTH113
            text = self._rooms.pictures.text_of_file(path)
            if text == "":
                continue
            if here:
                opened = (
                    self._rooms.files.open_text(text, path)
                    if text
                    else self._rooms.files.open(path)
                )
                here = not opened
            elif text:
                texts.append(text)
            else:
                files.append(path)
        if files or texts:
            self._open_in_windows(files, texts)
