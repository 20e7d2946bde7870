"""The window in which sheets are made, with real keys and clicks."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from zipfile import ZipFile

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QImage
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from fenedit.diagram.options import sheet_from_dict
from fenedit.diagram.picture import PlacedPicture
from fenedit.diagram.shapes import Text
from fenedit.documents.document import Document
from fenedit.session.collection.rows import Rows
from fenedit.session.editor import Editor
from fenedit.session.intents.records import type_fen
from fenedit.session.settings import Settings
from fenedit.ui.sheet.dialog import SheetDialog
from tests.helpers.benches import BenchWindow, bench_of
from tests.helpers.dialog_hands import button_of
from tests.helpers.keyboard import click_at
from tests.helpers.small_fonts import installed, small_font
from tests.helpers.states import START, editor_of, state_of_text

Key = Qt.Key
LINE = "8/8/8/8/8/8/8/K1k3N1 w - - dm 2;"


@pytest.fixture
def editor(qapp) -> Iterator[Editor]:
    known = f'{LINE} bm Ng3; c1 "A. Composer"; id "Fin";'
    editor = editor_of(state_of_text(f"{known}\n" * 28 + f"{LINE}\n" * 2, file_format="epd"))
    yield editor
    editor.close()


@pytest.fixture
def settings(qapp, tmp_path) -> Settings:
    return Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def dialog(qtbot, editor, settings) -> Iterator[SheetDialog]:
    dialog = make(qtbot, editor, settings, ())
    yield dialog
    dialog.close()
    dialog.close_down()


def new_dialog(
    qtbot: QtBot, editor: Editor, settings: Settings, chosen: Callable[[], Rows] = tuple
) -> SheetDialog:
    window = BenchWindow()
    qtbot.addWidget(window)
    bench = bench_of(
        window, editor, settings, collection=SimpleNamespace(chosen=chosen, found=lambda: None)
    )
    return SheetDialog(bench)


def make(
    qtbot: QtBot, editor: Editor, settings: Settings, rows: Rows, first: str = "Page 1 of 4"
) -> SheetDialog:
    dialog = new_dialog(qtbot, editor, settings, lambda: rows)
    dialog.resize(860, 600)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    qtbot.waitUntil(lambda: dialog.page_words == first)
    return dialog


def find(dialog: SheetDialog, kind: type[QWidget], name: str) -> Any:
    found = dialog.findChild(kind, name)
    assert found is not None, name
    return found


def choose(dialog: SheetDialog, name: str, key: str):
    """Choose from a list by typing the beginning of its words."""
    combo = find(dialog, QComboBox, name)
    combo.setFocus()
    QTest.keyClicks(combo, key)


def pictures(dialog: SheetDialog) -> list[PlacedPicture]:
    page = dialog.preview.page
    return [item for item in page.items if isinstance(item, PlacedPicture)]


def said(dialog: SheetDialog) -> list[str]:
    page = dialog.preview.page
    return [item.text for item in page.items if isinstance(item, Text)]


def test_pages_are_turned_by_keys_and_buttons(dialog):
    assert dialog.focusWidget() is dialog.preview
    assert not button_of(dialog, "‹").isEnabled()
    QTest.keyClick(dialog.preview, Key.Key_PageDown)
    assert dialog.page_words == "Page 2 of 4"
    assert said(dialog)[0] == "13"
    click_at(button_of(dialog, "›"))
    assert len(pictures(dialog)) == 6
    QTest.keyClick(dialog.preview, Key.Key_End)
    assert dialog.page_words == "Page 4 of 4"
    assert said(dialog)[:3] == ["Solutions", "1", "A. Composer"]
    assert not button_of(dialog, "›").isEnabled()
    QTest.keyClick(find(dialog, QSpinBox, "per_page"), Key.Key_PageUp)
    assert dialog.page_words == "Page 3 of 4"


def test_options_change_the_pages_and_are_kept(qtbot, dialog, settings):
    spin = find(dialog, QSpinBox, "per_page")
    spin.selectAll()
    QTest.keyClicks(spin, "6")
    choose(dialog, "paper", "L")
    QTest.keyClick(find(dialog, QComboBox, "above"), Key.Key_Up)
    choose(dialog, "scheme", "G")
    choose(dialog, "coordinates", "Letters o")
    QTest.keyClick(find(dialog, QCheckBox, "count"), Key.Key_Space)
    choose(dialog, "solutions", "N")
    header = find(dialog, QLineEdit, "header")
    header.selectAll()
    QTest.keyClicks(header, "Monday")
    qtbot.waitUntil(lambda: dialog.page_words == "Page 1 of 5")
    assert said(dialog) == [*(w for n in "123456" for w in (n, "Fin", "#2")), "Monday", "1"]
    page = dialog.preview.page
    assert (page.width, page.height) == (612, 792)
    assert not find(dialog, QCheckBox, "solve").isEnabled()
    choice = sheet_from_dict(settings.diagram_value("sheet"), "fenland")
    chosen = dialog.options.choice
    assert chosen.sheet.header == "Monday"
    # The header belongs to this document alone.
    assert choice == replace(chosen, sheet=replace(chosen.sheet, header="{title}"))
    assert (choice.sheet.per_page, choice.style.scheme) == (6, "Grey")


def test_a_document_without_a_file_has_no_room_for_its_title(qtbot, dialog):
    top = pictures(dialog)[0].y
    header = find(dialog, QLineEdit, "header")
    assert header.text() == "{title}"
    header.selectAll()
    QTest.keyClicks(header, "Monday")
    qtbot.waitUntil(lambda: "Monday" in said(dialog))
    assert pictures(dialog)[0].y > top + 20


def test_several_that_are_selected_are_meant_unless_all_are_chosen(qtbot, editor, settings):
    dialog = make(qtbot, editor, settings, (range(3, 8),), "Page 1 of 2")
    assert [dialog.options.records.itemText(n) for n in (0, 1)] == ["All 30", "5 selected"]
    assert dialog.options.records.currentText() == "5 selected"
    assert len(pictures(dialog)) == 5
    choose(dialog, "records", "A")
    qtbot.waitUntil(lambda: dialog.page_words == "Page 1 of 4")
    dialog.hide()
    dialog.show()
    assert dialog.options.records.currentText() == "All 30"
    dialog.close()
    dialog.close_down()


def test_the_row_that_is_shown_is_no_choice(qtbot, editor, settings):
    dialog = make(qtbot, editor, settings, (range(3, 4),))
    assert dialog.options.records.currentText() == "All 30"
    dialog.close()
    dialog.close_down()


def test_it_follows_the_editor(qtbot, editor, dialog):
    editor.perform(lambda state: type_fen(state, "8/8/8/8/8/8/8/K1k3RR b - -"))
    qtbot.waitUntil(lambda: "(3+1)" in said(dialog))
    assert pictures(dialog)[0].fen.startswith("8/8/8/8/8/8/8/K1k3RR b")


def test_a_pdf_is_saved(qtbot, dialog, tmp_path, monkeypatch):
    path = tmp_path / "Sheet"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    click_at(button_of(dialog, "Save PDF…"))
    assert dialog.busy
    assert not button_of(dialog, "Print…").isEnabled()
    qtbot.waitUntil(lambda: not dialog.busy)
    assert dialog.words == "Saved as “Sheet.pdf”: 4 pages."
    data = path.with_suffix(".pdf").read_bytes()
    assert data.startswith(b"%PDF")
    assert b"/Subtype /Image" not in data
    assert button_of(dialog, "Print…").isEnabled()


def test_a_page_is_named_when_it_is_made_not_while_all_are_measured(qtbot, dialog, tmp_path):
    work, heard = dialog._work, []
    work._run._seconds = 0.0  # each step has a turn
    work.progressed.connect(lambda done: heard.append((done, dialog.words)))
    dialog.save_as(tmp_path / "sheet.pdf")
    qtbot.waitUntil(lambda: not dialog.busy)
    assert {words for done, words in heard if not done} == {"Making the pages…"}
    assert (1, "Making page 2") in heard


def save_as(dialog: SheetDialog, words: str) -> None:
    """Choose a kind of document from the menu of a button."""
    actions = button_of(dialog, "Save As").menu().actions()
    next(each for each in actions if each.text().replace("&", "") == words).trigger()


def test_a_document_for_word_is_saved(qtbot, dialog, tmp_path, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "a"), ""))
    save_as(dialog, "Word (DOCX)…")
    qtbot.waitUntil(lambda: not dialog.busy)
    assert dialog.words == "Saved as “a.docx”."
    with ZipFile(tmp_path / "a.docx") as file:
        picture = QImage.fromData(file.read("word/media/1.png"))
        assert len([name for name in file.namelist() if name.endswith(".png")]) == 30
    assert round(picture.dotsPerMeterX() * 0.0254) == 300
    choose(dialog, "solutions", "U")
    save_as(dialog, "Word (DOCX)…")
    qtbot.waitUntil(lambda: not dialog.busy)
    assert "no upside-down text: the solutions are on pages of their own." in dialog.words


def test_files_are_named_after_the_document_and_go_into_one_folder(
    qtbot, editor, dialog, tmp_path, monkeypatch
):
    document = replace(editor.state.document, origin=Path("/none/puzzles.csv"))
    editor.open_document(document)
    asked = []

    def ask(_parent: object, _title: str, start: str, _kind: str) -> tuple[str, str]:
        asked.append(start)
        return str(tmp_path / "a"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    for words in ("Typst…", "LaTeX…"):
        save_as(dialog, words)
        qtbot.waitUntil(lambda: not dialog.busy)
    assert asked == ["/none/puzzles.typ", str(tmp_path / "puzzles.tex")]
    assert "puzzles" in (tmp_path / "a.typ").read_text(encoding="utf-8")


def test_latex_is_saved(qtbot, dialog, tmp_path, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "v1.2"), ""))
    save_as(dialog, "LaTeX…")
    qtbot.waitUntil(lambda: not dialog.busy)
    assert dialog.words == "Saved as “v1.2.tex”."
    text = (tmp_path / "v1.2.tex").read_text(encoding="utf-8")
    assert text.count("\n\\problem{") == len(dialog.batch())
    assert text.endswith("\\end{document}\n")


def test_typst_is_saved(qtbot, dialog, tmp_path, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "a"), ""))
    save_as(dialog, "Typst…")
    qtbot.waitUntil(lambda: not dialog.busy)
    text = (tmp_path / "a.typ").read_text(encoding="utf-8")
    assert text.count("\n  problem(") == len(dialog.batch())


def test_html_and_cards_for_anki_are_saved(qtbot, dialog, tmp_path, monkeypatch):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "a"), ""))
    save_as(dialog, "Practice Page (HTML)…")
    qtbot.waitUntil(lambda: not dialog.busy)
    text = (tmp_path / "a.html").read_text(encoding="utf-8")
    assert text.count("<article ") == len(dialog.batch())
    save_as(dialog, "Anki Cards…")
    qtbot.waitUntil(lambda: not dialog.busy)
    assert dialog.words.startswith("Saved as “a.txt”. In Anki, choose File › Import, then ")


def test_problems_are_solved_first_if_that_is_wanted(qtbot, dialog, tmp_path, monkeypatch):
    QTest.keyClick(find(dialog, QCheckBox, "solve"), Key.Key_Space)
    found = []
    done = dialog._work._solving.done
    done.connect(lambda: found.append(dict(dialog._work._solving.found)))
    dialog.save_as(tmp_path / "sheet.pdf")
    qtbot.waitUntil(lambda: not dialog.busy)
    assert found == [dict.fromkeys(range(30), "1.Ng3!")]
    assert (tmp_path / "sheet.pdf").stat().st_size > 1000


def test_esc_cancels_and_nothing_is_left(qtbot, dialog, tmp_path):
    with qtbot.assertNotEmitted(dialog.finished):
        dialog.save_as(tmp_path / "sheet.pdf")
        QTest.keyClick(dialog, Key.Key_Escape)
    assert not dialog.busy
    assert dialog.words == "Cancelled; nothing was saved."
    assert list(tmp_path.iterdir()) == []
    with qtbot.waitSignal(dialog.finished):
        QTest.keyClick(dialog, Key.Key_Escape)


def test_what_cannot_be_written_is_said(qtbot, dialog, tmp_path):
    dialog.save_as(tmp_path / "none" / "sheet.pdf")
    qtbot.waitUntil(lambda: not dialog.busy)
    assert re.fullmatch(
        r"Not saved\. The folder .*none does not exist\. Create it, or save in another folder\.",
        dialog.words,
    )
    assert list(tmp_path.iterdir()) == []


def test_it_is_printed(qtbot, dialog, tmp_path, monkeypatch):
    path = tmp_path / "printed.pdf"

    def chosen(printer, _parent):
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(str(path))
        return True

    monkeypatch.setattr("fenedit.ui.sheet.dialog.ask_for_printer", chosen)
    click_at(button_of(dialog, "Print…"))
    qtbot.waitUntil(lambda: not dialog.busy)
    assert dialog.words == "Printed to “printed.pdf”: 4 pages."
    assert path.read_bytes().startswith(b"%PDF")


def test_no_word_is_cut_off_in_a_small_window(qtbot, dialog):
    count = find(dialog, QCheckBox, "count")
    assert not count.isVisible()
    click_at(find(dialog, QPushButton, "more"))
    qtbot.waitUntil(lambda: count.isVisible() and count.width() > 100)
    for combo in dialog.findChildren(QComboBox):
        arrow = 40
        for index in range(combo.count()):
            width = combo.fontMetrics().horizontalAdvance(combo.itemText(index))
            assert width + arrow <= combo.width(), combo.itemText(index)
    for check in dialog.findChildren(QCheckBox):
        assert check.width() >= check.minimumSizeHint().width(), check.text()
    around = dialog.options.parentWidget()
    # What has no room below is scrolled to; nothing is to the sides.
    assert dialog.options.x() == 0 and dialog.options.width() <= around.width()


def test_without_records_there_is_nothing_to_save(qtbot, settings):
    editor = editor_of(state_of_text("\n"))
    dialog = new_dialog(qtbot, editor, settings)
    dialog.show()
    assert dialog.options.records.currentText() == "No positions"
    assert not button_of(dialog, "Print…").isEnabled()
    assert not button_of(dialog, "Save PDF…").isEnabled()
    assert dialog.preview.accessibleDescription() == "There is no position to print."
    dialog.close()
    dialog.close_down()
    editor.close()


def test_no_key_means_two_things(dialog):
    texts = [each.text() for each in dialog.findChildren(QAbstractButton)]
    texts += [each.text() for each in dialog.findChildren(QLabel)]
    keys = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
    assert len(keys) == len(set(keys)), sorted(keys)


def test_another_selection_is_seen_on_coming_back(qtbot, editor, settings):
    selected = [range(3, 8)]
    dialog = new_dialog(qtbot, editor, settings, lambda: tuple(selected))
    other = QWidget()
    qtbot.addWidget(other)
    dialog.show()
    for window in (other, dialog):
        selected[:] = [range(2)]
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
    assert dialog.options.records.itemText(1) == "2 selected"
    dialog.close()
    dialog.close_down()


def test_drafts_are_left_out_and_that_is_said(qtbot, settings, tmp_path):
    text = f"{LINE} bm Ng3;\n8/8/8/3 draft\n{LINE} bm Ng3;\n"
    editor = editor_of(state_of_text(text, file_format="epd"))
    dialog = new_dialog(qtbot, editor, settings)
    dialog.show()
    left_out = "1 record without a position was left out: no. 2."
    assert dialog.words == left_out
    assert len(pictures(dialog)) == 2
    dialog.save_as(tmp_path / "sheet.pdf")
    qtbot.waitUntil(lambda: not dialog.busy)
    assert dialog.words == f"Saved as “sheet.pdf”: 2 pages. {left_out}"
    dialog.close()
    dialog.close_down()
    editor.close()


def test_what_was_said_goes_with_what_it_was_said_of(qtbot, editor, dialog, tmp_path):
    def reopen():
        dialog.hide()
        dialog.show()

    changes = (
        lambda: QTest.keyClick(find(dialog, QCheckBox, "count"), Key.Key_Space),
        lambda: editor.perform(lambda state: type_fen(state, "8/8/8/8/8/8/8/K1k3RR b - -")),
        reopen,
    )
    for change in changes:
        dialog.save_as(tmp_path / "sheet.pdf")
        qtbot.waitUntil(lambda: not dialog.busy)
        assert dialog.words.startswith("Saved as")
        change()
        assert dialog.words == ""


def test_a_sheet_without_solutions_says_so(qtbot, settings):
    editor = editor_of(state_of_text(f"{LINE}\n", file_format="epd"))
    dialog = new_dialog(qtbot, editor, settings)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.page_words == "Page 1 of 1")
    box = find(dialog, QCheckBox, "solve").text().replace("&", "")
    assert dialog.words == (
        "No position comes with a solution, so there is no page of solutions. "
        f"Tick “{box}” to add one."
    )
    choose(dialog, "solutions", "N")
    qtbot.waitUntil(lambda: not dialog._rest.isActive())
    assert dialog.words == ""
    dialog.close()
    dialog.close_down()
    editor.close()


def test_marks_are_drawn_only_if_they_are_asked_for(qtbot, settings):
    line = f'{LINE} c0 "[%cal Gg1f3][%csl Rc1]";\n'
    editor = editor_of(state_of_text(line, file_format="epd"))
    dialog = new_dialog(qtbot, editor, settings)
    dialog.show()
    (usual,) = pictures(dialog)
    QTest.keyClick(find(dialog, QCheckBox, "show_marks"), Key.Key_Space)
    qtbot.waitUntil(lambda: pictures(dialog)[0] != usual)
    assert len(pictures(dialog)[0].picture.shapes) > len(usual.picture.shapes)
    assert sheet_from_dict(settings.diagram_value("sheet"), "fenland").style.show_marks
    dialog.close()
    dialog.close_down()
    editor.close()


def test_at_its_first_size_no_option_has_to_be_scrolled_to(qtbot, dialog):
    dialog.resize(dialog.sizeHint())
    (area,) = dialog.findChildren(QScrollArea)
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() == 0)


def test_a_click_enlarges_the_page_to_the_whole_window(qtbot, dialog):
    small = dialog.preview.paper().width()
    click_at(dialog.preview)
    qtbot.waitUntil(lambda: dialog.preview.paper().width() > 1.8 * small)
    assert not dialog.options.isVisible()
    with qtbot.assertNotEmitted(dialog.finished):
        QTest.keyClick(dialog, Key.Key_Escape)
    qtbot.waitUntil(lambda: dialog.preview.paper().width() == small)
    assert dialog.options.isVisible()


def test_the_preview_has_what_a_solver_finds(qtbot, settings):
    # Three to solve, of which the last cannot be.
    lines = "8/8/8/8/8/8/8/K1k3N1 w - - dm 2;\n" * 2 + "8/8/8/8/8/8/8/K1k3B1 w - - dm 2;\n"
    editor = editor_of(state_of_text(lines, file_format="epd"))
    dialog = new_dialog(qtbot, editor, settings)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.page_words == "Page 1 of 1")
    QTest.keyClick(find(dialog, QCheckBox, "solve"), Key.Key_Space)
    qtbot.waitUntil(lambda: dialog.page_words == "Page 1 of 2")
    QTest.keyClick(dialog.preview, Key.Key_PageDown)
    assert [text for text in said(dialog) if "." in text or "No" in text] == [
        *("1.Ng3!", "1.Ng3!", "No solution")
    ]
    # Another layout needs no solver.
    QTest.keyClick(find(dialog, QSpinBox, "per_page"), Key.Key_Down)
    qtbot.waitUntil(lambda: dialog.options.choice.sheet.per_page == 11)
    dialog._rest.stop()
    dialog._renew()
    assert not dialog._work._solving.busy
    qtbot.waitUntil(lambda: dialog.page_words == "Page 1 of 2")
    # Tries do.
    QTest.keyClick(find(dialog, QCheckBox, "tries"), Key.Key_Space)
    dialog._rest.stop()
    dialog._renew()
    assert dialog._work._solving.busy
    qtbot.waitUntil(lambda: dialog.page_words == "Page 1 of 2")
    QTest.keyClick(find(dialog, QCheckBox, "solve"), Key.Key_Space)
    qtbot.waitUntil(lambda: dialog.page_words == "Page 1 of 1")
    dialog.close()
    dialog.close_down()
    editor.close()


def test_words_too_long_for_the_page_are_named(qtbot, settings):
    long = "twin " * 900
    lines = f'8/8/8/8/8/8/8/K1k3N1 w - - dm 2;\n8/8/8/8/8/8/8/K1k3N1 w - - c3 "{long}";\n'
    editor = editor_of(state_of_text(lines, file_format="epd"))
    dialog = new_dialog(qtbot, editor, settings)
    dialog.show()
    qtbot.waitUntil(lambda: "page: diagram no. 2." in dialog.words)
    header = find(dialog, QLineEdit, "header")
    header.setText("W" * header.maxLength())
    QTest.keyClick(header, Key.Key_Backspace)
    qtbot.waitUntil(lambda: "page: the header or footer." in dialog.words)
    dialog.close()
    dialog.close_down()
    editor.close()


def test_letters_that_no_font_has_are_named_before(qtbot, settings):
    # No font has what is set aside for private use.
    lines = '8/8/8/8/8/8/8/K1k3N1 w - - c1 "A \uf1234 B"; dm 2; bm Ng3;\n'
    editor = editor_of(state_of_text(lines, file_format="epd"))
    dialog = new_dialog(qtbot, editor, settings)
    dialog.show()
    qtbot.waitUntil(lambda: "No installed font has these characters" in dialog.words)
    # Every letter of the collection counts, also where its page is not shown.
    with installed(small_font("Test Boxes")):
        style = replace(dialog.options.choice.style, font="Test Boxes")
        dialog.options.show_choice(replace(dialog.options.choice, style=style))
        dialog._renew()
        qtbot.waitUntil(lambda: "so taken from others: !#" in dialog.words)
    dialog.options.show_choice(
        replace(dialog.options.choice, style=replace(style, font="None Such"))
    )
    dialog._renew()
    qtbot.waitUntil(lambda: "The font “None Such” is not installed" in dialog.words)
    dialog.close()
    dialog.close_down()
    editor.close()


# Header, footer and first number of a sheet belong to a document, not to the next one.


USUAL = ("{title}", "")


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
