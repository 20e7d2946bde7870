"""The window in which pictures of many records are made, with real keys and clicks."""

import struct
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from threading import Event
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QSettings, Qt, QTimer
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFileDialog,
    QLabel,
    QMessageBox,
)
from pytestqt.qtbot import QtBot

from fenedit.diagram.description import DiagramStyle
from fenedit.diagram.embedded import positions_in_file
from fenedit.diagram.options import PictureChoice
from fenedit.documents.errors import SaveError
from fenedit.session.collection.rows import Rows
from fenedit.session.editor import Editor
from fenedit.session.intents import records
from fenedit.session.settings import Settings
from fenedit.ui.picture import many_dialog
from fenedit.ui.picture.many_dialog import PicturesDialog, PicturesWork, Plan
from fenedit.ui.sheet.batch import Batch
from tests.helpers.benches import BenchWindow, bench_of
from tests.helpers.board_answers import plain_pieces
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
    collection = SimpleNamespace(chosen=lambda: chosen, found=lambda: None)
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


# Pictures of many records.


PLACE = "8/8/8/8/8/8/8/K1k5 w - -"
SMALL = PictureChoice(DiagramStyle(size=64), format="svg")


def batch(*lines: str) -> Batch:
    collection = state_of_text("\n".join(lines) + "\n", file_format="epd").collection
    return Batch(collection, (range(len(lines)),))


NAMED = batch(*(f'{PLACE} c1 "{name}"; id "{name}";' for name in ("Bo", "Al", "Bo")), "no", PLACE)


@pytest.fixture
def work(qapp, monkeypatch) -> Iterator[PicturesWork]:
    with ThreadPoolExecutor(1) as drawing:
        monkeypatch.setattr(many_dialog, "_DRAWING", drawing)
        yield PicturesWork()


def held(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def planned(qtbot: QtBot, work: PicturesWork, records: Batch, folder: Path) -> Plan:
    with qtbot.waitSignal(work.done):
        work.plan(records, SMALL, "id", folder, "set")
    return work.found


def test_each_position_gets_a_file_that_is_told_before(qtbot, work, tmp_path):
    (tmp_path / "Al.svg").touch()
    plan = planned(qtbot, work, NAMED, tmp_path)
    names = ["Bo.svg", "Al.svg", "Bo 2.svg", "set-4.svg"]
    assert [(row, path.name) for row, path in plan.files] == list(
        zip((0, 1, 2, 4), names, strict=True)
    )
    assert (plan.taken, plan.left_out) == (1, (range(3, 4),))
    assert held(tmp_path) == ["Al.svg"]
    with qtbot.waitSignal(work.done):
        work.write(plan, SMALL, plain_pieces(), False)
    assert (work.saved, work.faults) == (4, [])
    assert held(tmp_path) == sorted(names)
    kept = positions_in_file((tmp_path / "Bo 2.svg").read_bytes())
    assert kept == (f'{PLACE} c1 "Bo"; id "Bo";',)


def test_one_that_cannot_be_saved_is_named_and_the_others_are(qtbot, work, tmp_path):
    (tmp_path / "Al.svg").mkdir()
    plan = planned(qtbot, work, NAMED, tmp_path)
    with qtbot.waitSignal(work.done):
        work.write(plan, SMALL, plain_pieces(), False)
    assert work.saved == 3
    assert [(error.code, error.path.name) for error in work.faults] == [("folder", "Al.svg")]


@pytest.mark.parametrize("code", ["disk-full", "folder-permission"])
def test_what_no_file_would_get_round_ends_it(qtbot, work, tmp_path, monkeypatch, code):
    plan = planned(qtbot, work, NAMED, tmp_path)

    def save(path, data):
        if path.name == "Al.svg":
            raise SaveError(code, path)

    monkeypatch.setattr(many_dialog, "save_bytes", save)
    with qtbot.waitSignal(work.failed) as failed:
        work.write(plan, SMALL, plain_pieces(), False)
    assert failed.args[0].code == code
    assert (work.saved, work.busy) == (1, False)


def test_a_folder_that_went_away_is_told(qtbot, work, tmp_path):
    plan = planned(qtbot, work, NAMED, tmp_path / "gone")
    with qtbot.waitSignal(work.failed) as failed:
        work.write(plan, SMALL, plain_pieces(), False)
    assert failed.args[0].code == "missing-folder"


def test_cancelled_it_leaves_whole_files_alone(qtbot, work, tmp_path, monkeypatch):
    # A turn of the event loop after each step.
    monkeypatch.setattr(many_dialog, "_SLICE_SECONDS", 0.0)
    work = PicturesWork()
    plan = planned(qtbot, work, batch(*[PLACE] * 50), tmp_path)
    work.progressed.connect(lambda done: work.cancel() if done == 3 else None)
    work.write(plan, SMALL, plain_pieces(), False)
    qtbot.waitUntil(lambda: not work.busy)
    files = sorted(tmp_path.iterdir())
    assert work.saved == len(files) == 3
    assert all(positions_in_file(path.read_bytes()) for path in files)


def test_large_pictures_are_made_beside_the_window(qtbot, work, tmp_path, monkeypatch):
    monkeypatch.setattr(many_dialog, "MOST_AT_ONCE", 63)
    plan = planned(qtbot, work, batch(PLACE, PLACE), tmp_path)
    with qtbot.waitSignal(work.done):
        work.write(plan, replace(SMALL, format="png"), plain_pieces(), False)
    assert work.saved == 2
    for path in tmp_path.iterdir():
        assert struct.unpack(">II", path.read_bytes()[16:24]) == (64, 64)


def test_large_pictures_are_made_one_at_once_also_after_those_that_were_cancelled(
    qtbot, work, tmp_path, monkeypatch
):
    under_way = []
    most = []
    go_on = Event()

    def make(*_what):
        under_way.append(True)
        most.append(len(under_way))
        go_on.wait(10)
        under_way.pop()
        return b"made"

    plan = planned(qtbot, work, batch(PLACE), tmp_path)
    monkeypatch.setattr(many_dialog, "picture_bytes", make)
    monkeypatch.setattr(many_dialog, "MOST_AT_ONCE", 63)
    choice = replace(SMALL, format="png")
    for _ in range(3):
        with qtbot.waitSignal(work.progressed):
            work.write(plan, choice, plain_pieces(), False)
        work.cancel()
    go_on.set()
    with qtbot.waitSignal(work.done):
        work.write(plan, choice, plain_pieces(), False)
    assert most == [1, 1]


def test_too_little_memory_is_told(qtbot, work, tmp_path, monkeypatch):
    def make(*_what):
        raise MemoryError

    plan = planned(qtbot, work, NAMED, tmp_path)
    monkeypatch.setattr(many_dialog, "picture_bytes", make)
    for most in (63, 2048):
        monkeypatch.setattr(many_dialog, "MOST_AT_ONCE", most)
        with qtbot.waitSignal(work.failed) as failed:
            work.write(plan, replace(SMALL, format="png"), plain_pieces(), False)
        assert isinstance(failed.args[0], MemoryError)
