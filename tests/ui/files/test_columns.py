"""The questions what the columns of a table are, and which it gets."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QDialogButtonBox
from pytestqt.qtbot import QtBot

from fenedit.documents.encoding import EncodeError
from fenedit.documents.losses import Loss
from fenedit.documents.table import table_of
from fenedit.session.intents.records import type_fen
from fenedit.ui.files import columns
from fenedit.ui.files.columns import ColumnsDialog, TableDialog
from fenedit.ui.files.controller import FileController
from fenedit.ui.files.questions import FileQuestions
from fenedit.ui.files.saving import Target
from fenedit.ui.main_window import MainWindow
from tests.helpers.benches import hearing
from tests.helpers.dialog_hands import when_asked

FEN = "8/8/8/8/8/8/k1K4R/8 w - - 0 1"
HEAD = "FEN,Who,Answer,Level"
ROW = f"{FEN},Réti,h2h1 a2a3,7"


PUZZLES = """\
# one
8/8/8/8/8/8/k1K4R/8 w - - 0 1
8/8/8/8/8/8/K1k5/7r b - - 0 9 bm Rb1; c3 "="; c0 "=HYPERLINK(1)"; rating 5;
broken
"""


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


def saved_as(path: Path, act: Callable[[TableDialog], object], window: MainWindow) -> str:
    """Save as a table, after doing something in the dialog about it; return what was written."""

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, TableDialog)
        act(dialog)
        dialog.accept()

    when_asked(answer)
    assert not window.files._save_to(Target(path, "csv"))
    return path.read_text(encoding="utf-8")


def test_a_table_has_the_columns_of_what_there_is_until_others_are_chosen(
    files: FileController, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, out = tmp_path / "a.fen", tmp_path / "b.csv"
    path.write_text(PUZZLES, encoding="utf-8")
    assert files.open(path)
    told: list[tuple[Loss, ...]] = []
    monkeypatch.setattr(
        FileQuestions, "about_losses", lambda _, losses, *_rest: told.append(losses) or "save"
    )
    with hearing(files) as heard:
        text = saved_as(out, lambda _: None, window)
    assert text == (
        "\ufefffen,name,stipulation,solution,comment,rating\n"
        "8/8/8/8/8/8/k1K4R/8 w - - 0 1,one,,,,\n"
        "8/8/8/8/8/8/K1k5/7r b - - 0 9,,=,Rb1,'=HYPERLINK(1),5\n"
        "broken,,,,,\n"
    )
    assert heard.args == ["Saved a copy as “b.csv”."] and not told
    assert files.document.path == path

    def choose_some(dialog: TableDialog) -> None:
        list_, offered = dialog.columns, dialog.columns.order.split(",")
        assert dialog.rows is None and {"award", "rating"} < {*offered}
        for name in ("solution", "comment", "rating"):
            list_.setCurrentRow(offered.index(name))
            QTest.keyClick(list_, Qt.Key.Key_Space)
        list_.setCurrentRow(0)
        QTest.keyClick(list_, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
        dialog.records.offer(3, (range(1, 3),), ())

    text = saved_as(out, choose_some, window)
    assert text.splitlines() == [
        "\ufeffname,fen,stipulation",
        ",8/8/8/8/8/8/K1k5/7r b - - 0 9,=",
        ",broken,",
    ]
    # What was unticked is no loss.
    assert not told
    assert saved_as(out, lambda _: None, window).startswith("\ufeffname,fen,stipulation\n")


def test_a_table_without_columns_cannot_be_saved(qtbot: QtBot, window: MainWindow) -> None:
    settings = window._services.settings
    dialog = TableDialog(window, window.files.document, window.collection, settings)
    qtbot.addWidget(dialog)
    save = dialog.findChild(QDialogButtonBox).button(QDialogButtonBox.StandardButton.Save)  # type: ignore[union-attr]
    assert dialog.chosen == ("fen",) and save.isEnabled()
    dialog.records.offer(3, (), ())
    assert not save.isEnabled()
    dialog.records.offer(3, None, ())
    assert save.isEnabled()
    dialog.columns.item(0).setCheckState(Qt.CheckState.Unchecked)
    assert not save.isEnabled()


def test_half_a_character_is_refused_and_not_written_as_other_ones(
    files: FileController, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, out = tmp_path / "a.epd", tmp_path / "b.csv"
    path.write_text(f'8/8/8/8/8/8/k1K4R/8 w - - c0 "café";\n{FEN}\n', encoding="utf-8")
    assert files.open(path)
    window.editor.perform(type_fen, '8/8/8/8/8/8/k1K4R/8 w - - id "\ud83d";')
    told: list[EncodeError] = []
    monkeypatch.setattr(FileQuestions, "may_write_utf_8", lambda _, error: told.append(error))
    when_asked(QDialog.accept)
    assert not files._save_to(Target(out, "csv"))
    assert not out.exists()
    assert [(error.index, error.character) for error in told] == [(0, "\ud83d")]


def test_the_opened_table_is_not_replaced_by_a_part_of_it_unasked(
    files: FileController, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.csv"
    path.write_text(f"FEN,Rating,Note\n{FEN},1500,x\n", encoding="utf-8")
    when_asked(QDialog.reject)
    assert files.open(path)
    told: list[Loss] = []

    def cancel(_: FileQuestions, losses: tuple[Loss, ...], *_others: object) -> str:
        told.extend(losses)
        return "cancel"

    monkeypatch.setattr(FileQuestions, "about_losses", cancel)
    when_asked(QDialog.accept)
    assert not files._save_to(Target(path, "csv"))
    assert told[-1] == Loss("not-chosen", 1)
    assert path.read_text(encoding="utf-8").startswith("FEN,Rating,Note")
