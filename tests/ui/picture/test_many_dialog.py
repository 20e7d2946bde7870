"""The window in which pictures of many records are made, with real keys and clicks."""

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt, QTimer
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QMessageBox,
)
from pytestqt.qtbot import QtBot

from fenedit.session.collection.rows import Rows
from fenedit.session.editor import Editor
from fenedit.session.intents import records
from fenedit.session.settings import Settings
from fenedit.ui.picture import many_dialog
from fenedit.ui.picture.many_dialog import PicturesDialog
from fenedit.ui.translation import speak
from tests.helpers.benches import BenchWindow, bench_of
from tests.helpers.dialog_hands import button_of
from tests.helpers.keyboard import type_keys
from tests.helpers.small_fonts import installed, small_font
from tests.helpers.states import editor_of, state_of_text

LEFT = Qt.MouseButton.LeftButton
LINE = '8/8/8/8/8/8/8/K1k5 w - - c1 "Bo"; id "Fin";'


@pytest.fixture
def editor(qapp) -> Iterator[Editor]:
    editor = editor_of(state_of_text(f"{LINE}\n" * 5 + "none\n", file_format="epd"))
    yield editor
    editor.close()


@pytest.fixture
def settings(qapp, tmp_path) -> Settings:
    settings = Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    settings.set_diagram_value("picture", {"size": 64, "format": "svg"})
    return settings


@pytest.fixture
def out(tmp_path) -> Path:
    folder = tmp_path / "out"
    folder.mkdir()
    return folder


def make(qtbot: QtBot, editor: Editor, settings: Settings, chosen: Rows = ()) -> PicturesDialog:
    window = BenchWindow()
    qtbot.addWidget(window)
    collection = SimpleNamespace(chosen=lambda: chosen)
    bench = bench_of(window, editor, settings, collection=collection)
    dialog = PicturesDialog(bench, lambda: False)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


@pytest.fixture
def dialog(qtbot, editor, settings) -> Iterator[PicturesDialog]:
    dialog = make(qtbot, editor, settings)
    yield dialog
    dialog.close()


def save(qtbot: QtBot, dialog: PicturesDialog, folder: Path, patch: pytest.MonkeyPatch):
    patch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))
    qtbot.mouseClick(button_of(dialog, "Save…"), LEFT)
    assert dialog.busy
    qtbot.waitUntil(lambda: not dialog.busy and button_of(dialog, "Save…").isEnabled())


def remarks(dialog: PicturesDialog) -> str:
    return " ".join(label.text() for label in dialog.findChildren(QLabel) if label.isVisible())


def test_a_file_is_made_of_each_position(qtbot, dialog, out, monkeypatch):
    assert "“diagram-1.svg”" in remarks(dialog)
    assert not dialog.preview.image.isNull()
    dialog.named_by.setFocus()
    type_keys(dialog.named_by, "End")
    dialog.named_by.activated.emit(dialog.named_by.currentIndex())
    assert "“Bo.svg”" in remarks(dialog)
    save(qtbot, dialog, out, monkeypatch)
    names = sorted(path.name for path in out.iterdir())
    assert names == ["Bo 2.svg", "Bo 3.svg", "Bo 4.svg", "Bo 5.svg", "Bo.svg"]
    assert dialog.words == ("5 pictures saved. 1 record without a position was left out: no. 6.")


@pytest.mark.parametrize("replaces", [False, True])
def test_files_that_are_there_are_replaced_only_when_that_is_wanted(
    qtbot, dialog, out, monkeypatch, replaces
):
    mine = out / "diagram-3.svg"
    mine.write_text("mine")
    asked = []

    def answer():
        box = QApplication.activeModalWidget()
        if not isinstance(box, QMessageBox):
            QTimer.singleShot(10, answer)
            return
        asked.append(box.text())
        if replaces:
            qtbot.mouseClick(button_of(box, "Replace"), LEFT)
        else:
            type_keys(box, "Return")

    QTimer.singleShot(0, answer)
    save(qtbot, dialog, out, monkeypatch)
    assert asked == ["1 file of this name is in the folder."]
    assert (mine.read_text() == "mine") != replaces
    assert len(list(out.iterdir())) == (5 if replaces else 1)
    assert dialog.words.startswith("5 pictures" if replaces else "Cancelled; nothing")


def test_escape_cancels_and_says_how_many_there_are(qtbot, dialog, out):
    dialog.save_in(out)
    assert dialog.busy and button_of(dialog, "Cancel").isVisible()
    type_keys(dialog, "Esc")
    assert dialog.isVisible() and not dialog.busy
    assert dialog.words == "Cancelled. 0 pictures saved."
    type_keys(dialog, "Esc")
    assert not dialog.isVisible()


@pytest.mark.parametrize("language", ["en", "nl"])
def test_all_rows_begin_alike(spoken, request, language):
    speak(spoken, language)
    dialog = request.getfixturevalue("dialog")
    assert isinstance(dialog, PicturesDialog)
    combos = [
        dialog.findChild(QComboBox, name) for name in ("records", "named_by", "presets", "pieces")
    ]
    assert len({combo.mapTo(dialog, QPoint()).x() for combo in combos if combo}) == 1


def test_no_key_means_two_things(dialog):
    texts = [each.text() for each in dialog.findChildren(QAbstractButton)]
    texts += [each.text() for each in dialog.findChildren(QLabel)]
    keys = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
    assert len(keys) == len(set(keys)), sorted(keys)


def test_a_fault_is_told_with_the_first_name(qtbot, dialog, out, monkeypatch):
    (out / "diagram-2.svg").mkdir()
    monkeypatch.setattr(dialog, "_may_replace", lambda _taken: True)
    save(qtbot, dialog, out, monkeypatch)
    assert "4 pictures saved. 1 picture could not be saved, “diagram-2.svg”: " in dialog.words


def test_a_fault_that_nobody_foresaw_leaves_the_window_usable(qtbot, dialog, out, monkeypatch):
    def fail(*_what):
        raise ZeroDivisionError

    monkeypatch.setattr(many_dialog, "save_bytes", fail)
    with qtbot.captureExceptions() as caught:
        dialog.save_in(out)
        qtbot.waitUntil(lambda: bool(caught))
    assert [error[0] for error in caught] == [ZeroDivisionError]
    assert button_of(dialog, "Save…").isEnabled() and dialog.named_by.isEnabled()
    assert dialog.words == "0 pictures saved."


@pytest.mark.parametrize("count", [1, 2])
def test_those_that_are_selected_are_meant(qtbot, count, editor, settings, out, monkeypatch):
    dialog = make(qtbot, editor, settings, (range(1, 1 + count),))
    assert dialog.records.currentText() == ("2 selected" if count == 2 else "All 6")
    type_keys(dialog.records, "End")
    dialog.records.activated.emit(1)
    dialog._refresh()
    assert dialog.records.currentText() == f"{count} selected"
    save(qtbot, dialog, out, monkeypatch)
    assert len(list(out.iterdir())) == count
    dialog.close()


def test_all_are_meant_only_where_all_were_asked_for(qtbot, editor, settings):
    dialog = make(qtbot, editor, settings)
    dialog.close()
    dialog._bench.rooms.collection.chosen = lambda: (range(1, 4),)
    dialog.show()
    assert dialog.records.currentText() == "3 selected"
    dialog.records.setFocus()
    type_keys(dialog.records, "Home")
    dialog.records.activated.emit(0)
    dialog.close()
    dialog.show()
    assert dialog.records.currentText() == "All 6"
    dialog.close()


def test_a_window_that_was_closed_over_the_question_makes_nothing(qtbot, dialog, out, monkeypatch):
    mine = out / "diagram-3.svg"
    mine.write_text("mine")
    monkeypatch.setattr(dialog, "_may_replace", lambda _taken: dialog.close())
    dialog.save_in(out)
    qtbot.waitUntil(lambda: not dialog.busy)
    assert not dialog.isVisible()
    assert [*out.iterdir()] == [mine] and mine.read_text() == "mine"


def test_what_the_font_of_the_words_lacks_is_named(qtbot, editor, settings):
    with installed(small_font("Test Boxes")):
        style = {"size": 64, "font": "Test Boxes", "caption": True}
        settings.set_diagram_value("picture", style)
        dialog = make(qtbot, editor, settings)
        assert "Not in the chosen font, so taken from others: Wehimotv (" in remarks(dialog)
        dialog.close()


def test_where_there_is_no_position_nothing_can_be_saved(qtbot, editor, dialog):
    editor.open_document(state_of_text("none\n").document)
    dialog._refresh()
    assert not button_of(dialog, "Save…").isEnabled()
    assert "no position" in remarks(dialog)
    editor.perform(records.delete)
