"""A main window with services of its own, for tests."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fenedit import resource
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.pieces.sets import SetFolders, load_set
from fenedit.session.editor import Editor
from fenedit.session.settings import Settings
from fenedit.session.state import EditorState
from fenedit.ui.labels import step_name
from fenedit.ui.look import OWN_SET, Look
from fenedit.ui.main_window import MainWindow, Services


def services_in(folder: Path) -> Services:
    """Return what windows share, kept in a folder."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    store = QSettings(str(folder / "fenedit.ini"), QSettings.Format.IniFormat)
    settings = Settings(store)
    look = Look(application, settings)
    look.piece_sets._sets[OWN_SET] = own_pieces()
    return Services(settings, look, folder / "recovery", folder / "log")


@cache
def own_pieces() -> PieceSet:
    """Return our own set, of which each size is rendered once for the windows of all tests."""
    return load_set(OWN_SET, SetFolders(resource("pieces"), Path()))


@contextmanager
def shown_window(qtbot: QtBot, state: EditorState, services: Services) -> Iterator[MainWindow]:
    """Show a window on a state; it is closed without a question afterwards."""
    editor = Editor(state, step_name)
    window = MainWindow(editor, services)
    window.make_rooms()
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    try:
        yield window
    finally:
        window.close_unasked()
        window.deleteLater()
        services.look.deleteLater()
        services.recovery.close()
