"""Header, footer and first number of a sheet belong to a document, not to the next one."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

from fenedit.documents.document import Document
from fenedit.session.editor import Editor
from fenedit.session.intents.records import type_fen
from fenedit.session.settings import Settings
from fenedit.ui.sheet.dialog import SheetDialog
from tests.helpers.benches import BenchWindow, bench_of
from tests.helpers.states import START, editor_of, state_of_text

USUAL = ("{title}", "")


@pytest.fixture
def settings(qapp, tmp_path) -> Settings:
    return Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))


def document_of(path: Path | None) -> Document:
    return Document(path=path, collection=state_of_text(f"{START}\n").collection)


@contextmanager
def sheets_of(
    qtbot: QtBot, settings: Settings, path: Path | None
) -> Iterator[tuple[Editor, SheetDialog]]:
    editor = editor_of(state_of_text(""))
    editor.open_document(document_of(path))
    window = BenchWindow()
    qtbot.addWidget(window)
    bench = bench_of(window, editor, settings)
    dialog = SheetDialog(bench)
    yield editor, dialog
    dialog.close_down()
    editor.close()


def line_of(dialog: SheetDialog, name: str) -> QLineEdit:
    line = dialog.findChild(QLineEdit, name)
    assert isinstance(line, QLineEdit)
    return line


def write(dialog: SheetDialog, header: str, footer: str = ""):
    for name, text in (("header", header), ("footer", footer)):
        line_of(dialog, name).selectAll()
        QTest.keyClicks(line_of(dialog, name), text or " ")


def edges_of(dialog: SheetDialog) -> tuple[str, str]:
    return line_of(dialog, "header").text(), line_of(dialog, "footer").text()


def test_the_next_document_has_the_usual_ones(qtbot, settings):
    for first, second in ((None, None), (Path("/a.epd"), Path("/b.epd")), (Path("/a.epd"), None)):
        with sheets_of(qtbot, settings, first) as (editor, dialog):
            write(dialog, "School, Monday", "Name:")
            assert dialog.options.choice.sheet.footer == "Name:"
            editor.open_document(document_of(second))
            assert edges_of(dialog) == USUAL
            assert dialog.options.choice.sheet.header == "{title}"
        with sheets_of(qtbot, settings, second) as (_, dialog):
            assert edges_of(dialog) == USUAL


def test_a_document_that_is_opened_again_has_its_own(qtbot, settings):
    for name in ("a", "b"):
        with sheets_of(qtbot, settings, Path(f"/{name}.epd")) as (_, dialog):
            write(dialog, f"Header {name}", f"Footer {name}")
    for name in ("a", "b"):
        with sheets_of(qtbot, settings, Path(f"/{name}.epd")) as (_, dialog):
            assert edges_of(dialog) == (f"Header {name}", f"Footer {name}")


def test_edits_and_another_name_of_the_file_keep_them(qtbot, settings):
    with sheets_of(qtbot, settings, None) as (editor, dialog):
        write(dialog, "Monday")
        editor.perform(type_fen, "8/8/8/8/8/8/8/K1k5 w - - 0 1")
        editor.undo_stack.undo()
        assert line_of(dialog, "header").text() == "Monday"
        editor.mark_saved(document_of(Path("/a.epd")))
        assert line_of(dialog, "header").text() == "Monday"
    with sheets_of(qtbot, settings, Path("/a.epd")) as (_, dialog):
        assert line_of(dialog, "header").text() == "Monday"


def test_all_else_that_is_chosen_stays_for_the_next(qtbot, settings):
    with sheets_of(qtbot, settings, Path("/a.epd")) as (editor, dialog):
        spin = dialog.findChild(QSpinBox, "per_page")
        assert isinstance(spin, QSpinBox)
        spin.setValue(6)
        first = dialog.findChild(QSpinBox, "number_from")
        assert isinstance(first, QSpinBox)
        first.setValue(25)
        write(dialog, "Monday")
        editor.open_document(document_of(Path("/b.epd")))
        assert dialog.options.choice.sheet.per_page == 6
        assert dialog.options.choice.sheet.number_from == first.value() == 1


@pytest.mark.parametrize("kept", [[], {"/a.epd": 3}, {"/a.epd": {"header": 3, "paper": "x"}}])
def test_what_makes_no_sense_in_the_settings_is_not_taken(qtbot, settings, kept):
    settings.set_diagram_value("sheet", {"documents": kept, "sheet": {"header": "Old"}})
    with sheets_of(qtbot, settings, Path("/a.epd")) as (_, dialog):
        assert edges_of(dialog) == USUAL
        write(dialog, "Monday")
    with sheets_of(qtbot, settings, Path("/a.epd")) as (_, dialog):
        assert line_of(dialog, "header").text() == "Monday"
