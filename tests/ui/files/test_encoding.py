"""Files of other encodings: what is said of them, choosing one, saving in UTF-8."""

from collections.abc import Callable
from pathlib import Path

import pytest

from fenedit.documents.encoding import UTF_16
from fenedit.documents.files.opening import open_document
from fenedit.session.intents.board import set_start
from fenedit.session.intents.records import type_fen
from fenedit.ui.files import encoding as encodings
from fenedit.ui.files.encoding import EncodingDialog, encoding_chosen
from fenedit.ui.files.questions import FileQuestions
from fenedit.ui.main_window import MainWindow
from tests.helpers.benches import hearing
from tests.helpers.dialog_hands import when_asked
from tests.helpers.states import HARING, START

FOUR = START.removesuffix(" 0 1")
GOOD = f'{FOUR} id "Dvořák";\n'.encode()
ODD = f'{FOUR} id "Réti – 1921";\n'.encode("windows-1252")


@pytest.fixture
def choose(monkeypatch) -> Callable[[str | None], None]:
    def choose_with(encoding: str | None):
        monkeypatch.setattr(encodings, "encoding_chosen", lambda *_: encoding)

    return choose_with


def saved_in(folder: Path, data: bytes) -> Path:
    path = folder / "a.epd"
    path.write_bytes(data)
    return path


def names_in(window: MainWindow) -> list[str]:
    return [record.line.split('"')[1] for record in window.editor.state.collection]


def test_what_lines_are_read_as_that_are_not_utf_8_is_said(files, window, tmp_path):
    path = saved_in(tmp_path, GOOD + ODD)
    with hearing(files) as said:
        files.open(path)
    assert "Windows-1252" in said.args[0] and "Encoding" in said.args[0]
    assert names_in(window) == ["Dvořák", "Réti – 1921"]
    assert files.save() and path.read_bytes() == GOOD + ODD


def test_another_encoding_may_be_chosen_and_changes_no_byte(
    files, window, tmp_path, choose, monkeypatch
):
    odd = f'{FOUR} id "Łódź";\n'.encode("windows-1250")
    path = saved_in(tmp_path, GOOD + odd + GOOD)
    files.open(path)
    window.editor.show_record(1)
    choose("windows-1250")
    with hearing(files) as said:
        files.choose_encoding()
    assert "Windows-1250" in said.args[0]
    assert names_in(window) == ["Dvořák", "Łódź", "Dvořák"]
    assert window.editor.state.current == 1 and not window.editor.modified
    window.editor.show_record(2)
    window.editor.perform(type_fen, HARING)
    assert files.save()
    assert path.read_bytes() == GOOD + odd + GOOD.replace(FOUR.encode(), HARING[:-4].encode())
    choose(None)
    files.choose_encoding()
    assert names_in(window)[1] == "Łódź"
    # Unsaved work is asked about, and stays where it is not to be lost.
    window.editor.perform(set_start)
    monkeypatch.setattr(FileQuestions, "about_unsaved", lambda *_: "cancel")
    choose("koi8-r")
    files.choose_encoding()
    assert window.editor.state.document.form.other == "windows-1250" and window.editor.modified


def test_what_cannot_be_read_in_an_encoding_leaves_the_document(
    files, window, tmp_path, choose, monkeypatch
):
    told = []
    monkeypatch.setattr(FileQuestions, "open_failed", lambda _, error: told.append(error.code))
    files.open(saved_in(tmp_path, GOOD + b"8"))
    choose(UTF_16)
    files.choose_encoding()
    assert told == ["binary"] and window.editor.state.record.line.encode() + b"\n" == GOOD


def test_a_new_document_has_no_encoding_to_choose(files):
    with hearing(files) as said:
        files.choose_encoding()
    assert "UTF-8" in said.args[0]


def test_saving_in_utf_8_encodes_nothing_twice(files, window, tmp_path, monkeypatch):
    path = saved_in(tmp_path, ODD * 2)
    files.open(path)
    window.editor.perform(type_fen, f'{FOUR} id "♔";')
    monkeypatch.setattr(FileQuestions, "may_write_utf_8", lambda *_: True)
    assert files.save()
    written = path.read_bytes()
    assert written.count("Réti – 1921".encode()) >= 1 and "♔".encode() in written
    assert written.decode().count("\n") == 2
    # It stays UTF-8 from then on.
    window.editor.perform(set_start)
    assert files.save()
    assert path.read_bytes().decode().count("Réti – 1921") >= 1
    assert open_document(path).form.encoding == "utf-8"


def test_the_dialog_shows_lines_in_the_encoding(qtbot, tmp_path):
    document = open_document(saved_in(tmp_path, GOOD + ODD))
    dialog = EncodingDialog(None, document, "a.epd")
    qtbot.addWidget(dialog)
    assert dialog.combo.currentText() == "Windows-1252"
    assert "Réti – 1921" in dialog.preview.text() and "Dvořák" not in dialog.preview.text()
    dialog.combo.setCurrentIndex(dialog.combo.findData("koi8-r"))
    assert "RИti √ 1921" in dialog.preview.text()
    pure = EncodingDialog(None, open_document(saved_in(tmp_path, GOOD)), "a.epd")
    qtbot.addWidget(pure)
    assert "No line" in pure.preview.text()


@pytest.mark.parametrize(("accept", "chosen"), [(True, "cp437"), (False, None)])
def test_the_choice_is_that_of_the_list(qtbot, tmp_path, accept, chosen):
    def choose(dialog):
        assert isinstance(dialog, EncodingDialog)
        dialog.combo.setCurrentIndex(dialog.combo.findData("cp437"))
        (dialog.accept if accept else dialog.reject)()

    document = open_document(saved_in(tmp_path, ODD))
    when_asked(choose)
    assert encoding_chosen(None, document, "a.epd") == chosen
