"""The window of sheets is made when it is asked for."""

from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from fenedit.diagram.pieces.piece_set import load_piece_set
from fenedit.session.settings import Preferences, Settings
from fenedit.ui.resources import resource
from fenedit.ui.sheet.controller import SheetController
from tests.helpers.benches import BenchWindow, bench_of
from tests.helpers.states import editor_of, state_of_text


@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_it_is_one_window_that_ends_with_the_main_one(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    settings.set_preferences(Preferences(piece_letters="de"))
    editor = editor_of(state_of_text("8/8/8/8/8/8/8/K1k3N1 w - - dm 1; bm Nf3;\n"))
    window = BenchWindow()
    qtbot.addWidget(window)
    pieces = load_piece_set(resource("pieces/fenland"))
    sets = (("fenland", "Fenland"),)
    look = SimpleNamespace(load_pieces=lambda _: pieces)
    collection = SimpleNamespace(chosen=tuple)
    bench = bench_of(window, editor, settings, look=look, collection=collection)
    control = SheetController(bench, lambda: sets)
    assert control.dialog is None
    control.close()
    control.open()
    dialog = control.dialog
    assert dialog is not None
    assert dialog.isVisible()
    assert next(dialog.batch().captions()).solution == "1.Sf3!"
    dialog.reject()
    control.open()
    assert control.dialog is dialog
    control.close()
    assert not dialog.isVisible()
    editor.close()
