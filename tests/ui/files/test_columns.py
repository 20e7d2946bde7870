"""The question what the columns of a table are."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QDialogButtonBox
from pytestqt.qtbot import QtBot

from fenedit.documents.table import table_of
from fenedit.ui.files import columns
from fenedit.ui.files.columns import ColumnsDialog
from fenedit.ui.files.controller import FileController
from fenedit.ui.main_window import MainWindow
from tests.helpers.dialog_hands import when_asked

FEN = "8/8/8/8/8/8/k1K4R/8 w - - 0 1"
HEAD = "FEN,Who,Answer,Level"
ROW = f"{FEN},Réti,h2h1 a2a3,7"


def choose(dialog: ColumnsDialog, column: int, role: str) -> None:
    dialog.combos[column].setCurrentIndex(dialog.combos[column].findData(role))


def test_columns_have_their_likely_meanings_and_others(qtbot: QtBot) -> None:
    table = table_of(f"{HEAD}\n{ROW}\n", Path("a.csv"))
    assert table is not None
    dialog = ColumnsDialog(None, table, ROW, "a.csv")
    qtbot.addWidget(dialog)
    ok = dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Ok)  # type: ignore[union-attr]
    assert dialog.table == table and table.columns == ("fen", "who", "moves", "level")
    choose(dialog, 1, "c1")
    choose(dialog, 3, "")
    dialog.played.setChecked(True)
    assert dialog.table.columns == ("fen", "c1", "moves", "") and dialog.table.is_played
    for role in ("c1", "fen"):
        choose(dialog, 3, role)
        assert not ok.isEnabled()
    choose(dialog, 3, "level")
    choose(dialog, 2, "answer")
    assert ok.isEnabled() and not dialog.played.isEnabled() and not dialog.table.is_played


def test_the_answer_is_remembered(
    files: FileController, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.csv"
    path.write_text(f"{HEAD}\n{ROW}\n", encoding="utf-8")

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, ColumnsDialog)
        choose(dialog, 1, "c1")
        choose(dialog, 3, "")
        dialog.accept()

    when_asked(answer)
    assert files.open(path)
    line = window.editor.state.record.line
    assert line == '8/8/8/8/8/8/k1K4R/8 w - - bm Rh1; c1 "Réti"; fmvn 1; hmvc 0; pv Rh1 Ka3;'
    monkeypatch.setattr(columns, "accepted", None)
    assert files.open(path) and window.editor.state.record.line == line


def test_the_likely_columns_stay_without_an_answer(
    files: FileController, window: MainWindow, tmp_path: Path
) -> None:
    path = tmp_path / "a.csv"
    path.write_text(f"{HEAD}\n{ROW}\n", encoding="utf-8")
    when_asked(QDialog.reject)
    assert files.open(path)
    assert 'who "Réti";' in window.editor.state.record.line
