"""The menu of the files that were opened last."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from fenedit.notation.safe_text import shown_name, shown_path
from fenedit.session.settings import Settings
from fenedit.ui.commands import translated
from fenedit.ui.translatable import QT_TRANSLATE_NOOP


def fill_recent(
    menu: QMenu, settings: Settings, clear: QAction, open_path: Callable[[Path], object]
) -> None:
    """Fill a menu with the files that were opened last, and what clears the list."""
    menu.clear()
    paths = settings.recent_files()
    for number, path in enumerate(paths, start=1):
        name = _short(path)
        action = QAction(f"&{number}  {name}" if number < 10 else name, menu)
        action.setStatusTip(shown_path(path))
        action.triggered.connect(partial(_open, open_path, path))
        menu.addAction(action)
    if paths:
        menu.addSeparator()
        menu.addAction(clear)
    else:
        words = translated(QT_TRANSLATE_NOOP("Commands", "No files yet"))
        menu.addAction(words).setEnabled(False)


def _open(open_path: Callable[[Path], object], path: Path, *_checked: bool) -> None:
    open_path(path)


def _short(path: Path) -> str:
    """Name a file by itself and its folder: enough to tell two apart, and no path too long."""
    return f"{shown_name(path.name)} – {shown_name(path.parent.name)}".replace("&", "&&")
