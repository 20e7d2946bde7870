"""What is asked about files reaches the person in the right window."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QMessageBox, QWidget

from fenedit.documents.encoding import EncodeError
from fenedit.documents.errors import OpenError, SaveError
from fenedit.documents.files.disk_file import DiskChange
from fenedit.ui.dialogs import Words, message_box
from fenedit.ui.files.questions import FileQuestions, ask_where_to_save
from fenedit.ui.files.saving import Target
from tests.helpers.dialog_hands import click, message_over, press, when_asked
from tests.helpers.project import run_python


@pytest.mark.parametrize(
    ("typed", "target"),
    [
        ("mine", Target(Path("mine.fen"), "fen")),
        ("mine.epd", Target(Path("mine.epd"), "epd")),
        ("mine.pgn.gz", Target(Path("mine.pgn.gz"), "pgn", packing="gzip")),
        ("mine.txt", Target(Path("mine.txt"), "fen")),
        ("", None),
    ],
)
def test_a_name_for_a_new_file(qtbot, monkeypatch, tmp_path, typed, target):
    def choose(dialog):
        dialog.selectFile(str(tmp_path / typed))
        return bool(typed)

    monkeypatch.setattr(QFileDialog, "exec", choose)
    chosen = FileQuestions(None).file_to_save(tmp_path / "x.fen", "fen")
    assert chosen == (target._replace(path=tmp_path / target.path) if target else None)


@pytest.mark.parametrize(
    ("number", "typed", "target"),
    [
        (2, "mine", Target(Path("mine.pgn"), "pgn")),
        (2, "mine.txt", Target(Path("mine.txt"), "pgn")),
        (2, "mine.fen", Target(Path("mine.fen"), "fen")),
        (3, "mine", Target(Path("mine.olv"), "olv")),
        (3, "mine.txt", Target(Path("mine.txt"), "olv")),
        (4, "mine", Target(Path("mine.csv"), "csv")),
        (5, "mine.csv.gz", Target(Path("mine.csv.gz"), "csv", "gzip")),
        (6, "mine.txt", Target(Path("mine.txt"), None)),
    ],
)
def test_a_format_is_chosen_in_the_list(qtbot, monkeypatch, tmp_path, number, typed, target):
    def choose(dialog):
        chosen = dialog.nameFilters()[number]
        dialog.selectNameFilter(chosen)
        # As when a person chooses it.
        dialog.filterSelected.emit(chosen)
        dialog.selectFile(str(tmp_path / typed))
        return 1

    monkeypatch.setattr(QFileDialog, "exec", choose)
    chosen = FileQuestions(None).file_to_save(tmp_path / "x.epd", "epd")
    assert chosen == target._replace(path=tmp_path / target.path)


def test_each_kind_of_file_can_be_looked_for_apart(monkeypatch):
    filters = []

    def choose(*arguments):
        filters.extend(arguments[3].split(";;"))
        return "", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", choose)
    FileQuestions(None).file_to_open(None)
    assert filters[0] == "Positions (*.fen *.epd *.pgn *.olv *.inp *.csv *.tsv *.txt *.gz *.zst)"
    assert filters[-1] == "All files (*)"
    for suffix in (
        "*.fen",
        "*.epd",
        "*.pgn",
        "*.olv",
        "*.txt",
        "*.csv",
        "*.gz",
        "*.zst",
        "*.png",
        "*.svg",
        "*.pdf",
    ):
        assert any(suffix in words for words in filters[1:-1])


@pytest.mark.parametrize(("typed", "path"), [("/tmp/a.fen", Path("/tmp/a.fen")), ("", None)])
def test_a_file_to_open(monkeypatch, typed, path):
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (typed, ""))
    assert FileQuestions(None).file_to_open(None) == path


def test_several_files_to_open(monkeypatch):
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (["/tmp/a.fen", "/b"], ""))
    assert FileQuestions(None).files_to_open(None) == [Path("/tmp/a.fen"), Path("/b")]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([], ""))
    assert FileQuestions(None).files_to_open(None) == []


PATH = Path("/puzzles/mates.fen")
ENTER, ESCAPE = press(Qt.Key.Key_Return), press(Qt.Key.Key_Escape)


@pytest.fixture
def window(qtbot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


def read(window: QWidget) -> str:
    """Return what the message over a window says, and answer it with OK."""
    message = message_over(window)
    click("OK")(message)
    assert not message.isVisible()
    return f"{message.text()}\n{message.informativeText()}"


def test_a_file_that_does_not_open_is_named_with_its_place(window):
    FileQuestions(window).open_failed(OpenError("missing", PATH))
    said = read(window)
    assert said.startswith("File not found: “mates.fen”")
    assert said.endswith(str(PATH))


def test_messages_are_read_one_after_another(window):
    names = ["a.fen", "b.fen", "c.fen"]
    for name in names:
        FileQuestions(window).open_failed(OpenError("missing", Path(name)))
    for name in names:
        assert f"“{name}”" in read(window)
    QTest.qWait(0)
    assert not window.findChildren(QMessageBox)


def test_a_message_that_was_just_read_does_not_keep_the_next_one(window):
    for name in ("a.fen", "b.fen"):
        # The one before is not deleted yet.
        FileQuestions(window).open_failed(OpenError("missing", Path(name)))
        assert f"“{name}”" in read(window)


@pytest.mark.parametrize(
    ("answer", "yes"), [(click("Save as UTF-8"), True), (ENTER, False), (ESCAPE, False)]
)
def test_another_encoding_is_used_only_if_wanted(qtbot, answer, yes):
    when_asked(answer)
    assert FileQuestions(None).may_write_utf_8(EncodeError(0, "♔", "windows-1252")) is yes


def test_what_no_encoding_holds_is_only_reported(window):
    assert not FileQuestions(window).may_write_utf_8(EncodeError(0, "\ud800", "utf-8"))
    assert "Delete it" in read(window)


@pytest.mark.parametrize(
    ("answer", "yes"), [(click("Save Anyway"), True), (ENTER, False), (ESCAPE, False)]
)
def test_protection_is_overridden_only_if_wanted(qtbot, answer, yes):
    when_asked(answer)
    assert FileQuestions(None).may_replace_read_only(PATH) is yes


@pytest.mark.parametrize(
    ("change", "answer", "outcome"),
    [
        (DiskChange.CHANGED, click("Save Over It"), "overwrite"),
        (DiskChange.CHANGED, click("Save Under Another Name…"), "elsewhere"),
        (DiskChange.REPLACED, ENTER, "elsewhere"),
        (DiskChange.MISSING, click("Save There Again"), "overwrite"),
        (DiskChange.MISSING, ESCAPE, "cancel"),
    ],
)
def test_a_change_from_outside_is_overwritten_only_if_wanted(qtbot, change, answer, outcome):
    when_asked(answer)
    assert FileQuestions(None).about_change(PATH, change) == outcome


def test_names_of_files_are_no_markup(qtbot):
    words = Words("<b>name</b>", "<img src='x'>")
    box = message_box(None, "error", "#ff0000", "title", words)
    qtbot.addWidget(box)
    labels = [label for label in box.findChildren(QLabel) if label.text()]
    assert {label.textFormat() for label in labels} == {Qt.TextFormat.PlainText}
    assert {label.text() for label in labels} == set(words)


LONG_NAME = """
from pathlib import Path
from PySide6.QtWidgets import QApplication, QLabel
from fenedit.documents.errors import OpenError
from fenedit.ui.files.text import open_error_words
from fenedit.ui.dialogs import message_box

application = QApplication([])
words = open_error_words(OpenError("missing", Path("n" * 90)))
box = message_box(None, "error", "#ff0000", "Cannot Open", words)
box.show()
application.processEvents()
label = box.findChild(QLabel, "qt_msgbox_label")
assert application.primaryScreen().size().width() == 1920
assert label.height() >= 2 * label.fontMetrics().height()
"""


def test_a_long_name_is_seen_whole_on_a_usual_screen(tmp_path):
    # On the small screen of other tests Qt breaks every line.
    screen = {"name": "usual", "x": 0, "y": 0, "width": 1920, "height": 1080, "dpr": 1}
    (tmp_path / "screens.json").write_text(json.dumps({"screens": [screen]}))
    platform = f"offscreen:configfile={tmp_path / 'screens.json'}"
    code, output = run_python("-c", LONG_NAME, QT_QPA_PLATFORM=platform)
    assert code == 0, output


# A save that failed names its reason and offers another place.


PATH_NOT_SAVED = Path("/folder/a.fen")


@pytest.mark.parametrize(
    ("answer", "elsewhere"),
    [
        (click("Save As…"), True),
        (press(Qt.Key.Key_Return), True),
        (click("Close"), False),
        (press(Qt.Key.Key_Escape), False),
    ],
)
def test_each_answer_means_what_it_says(qtbot, answer, elsewhere):
    when_asked(answer)
    assert FileQuestions(None).save_failed(SaveError("disk-full", PATH_NOT_SAVED)) == elsewhere


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("disk-full", "disk is full"),
        ("quota", "quota on this disk is used up"),
        ("read-only-disk", "read-only"),
        ("missing-folder", "does not exist"),
        ("permission", "not allowed to write to"),
        ("folder-permission", "not allowed to write in"),
        ("name", "not a valid file name"),
        ("too-large", "larger than this disk allows"),
        ("unplugged", "could not be written"),
    ],
)
def test_the_reason_is_named_and_that_nothing_is_lost(qtbot, code, reason):
    texts = []

    def read(dialog):
        texts.extend(label.text() for label in dialog.findChildren(QLabel))
        dialog.reject()

    when_asked(read)
    assert not FileQuestions(None).save_failed(SaveError(code, PATH_NOT_SAVED))
    text = "\n".join(texts)
    assert reason in text and "Your work is still here" in text and str(PATH_NOT_SAVED) in text


# Where something is to be saved.


SUFFIXES = {"Drawing (*.svg)": "svg", "Picture (*.png)": "png"}
ANY = "All files (*)"


@pytest.mark.parametrize(
    ("typed", "chosen", "name"),
    [
        ("a", "Drawing (*.svg)", "a.svg"),
        ("a", "Picture (*.png)", "a.png"),
        ("a", ANY, "a.svg"),
        ("a.pdf", "Picture (*.png)", "a.pdf"),
    ],
)
def test_a_name_without_a_suffix_gets_that_of_the_filter(
    qtbot, monkeypatch, tmp_path, typed, chosen, name
):
    def choose(dialog):
        assert dialog.selectedNameFilter() == "Drawing (*.svg)"
        assert dialog.selectedFiles() == [str(tmp_path / "offered.svg")]
        dialog.selectNameFilter(chosen)
        dialog.filterSelected.emit(chosen)
        dialog.selectFile(str(tmp_path / typed))
        return 1

    monkeypatch.setattr(QFileDialog, "exec", choose)
    suggested = tmp_path / "offered.svg"
    place = ask_where_to_save(None, "Save", suggested, SUFFIXES, "Drawing (*.svg)", (ANY,))
    assert place == (tmp_path / name, chosen)


def test_who_would_rather_not_saves_nowhere(qtbot, monkeypatch, tmp_path):
    monkeypatch.setattr(QFileDialog, "exec", lambda _: 0)
    first = "Picture (*.png)"
    assert ask_where_to_save(None, "Save", tmp_path / "a.png", SUFFIXES, first) is None


@pytest.mark.parametrize(
    ("answer", "choice"),
    [
        (click("Save"), "save"),
        (click("Discard"), "discard"),
        (click("Cancel"), "cancel"),
        (press(Qt.Key.Key_Escape), "cancel"),
        (press(Qt.Key.Key_Return), "save"),
    ],
)
def test_each_answer_means_what_it_says_unsaved(qtbot, answer, choice):
    when_asked(answer)
    assert FileQuestions(None).about_unsaved("mates.fen") == choice


def test_the_question_names_the_file_and_each_answer_but_that_of_esc_has_a_letter(qtbot):
    box = FileQuestions(None).unsaved_box("mates.fen")
    qtbot.addWidget(box)
    assert "“mates.fen”" in box.text()
    letters = {
        button.text(): QKeySequence.mnemonic(button.text()).toString() for button in box.buttons()
    }
    assert letters == {"&Save": "Alt+S", "&Discard": "Alt+D", "Cancel": ""}


@pytest.mark.parametrize("work", ["moves", "both"])
def test_played_moves_are_asked_about_in_the_same_question(qtbot, work):
    box = FileQuestions(None).unsaved_box("mates.fen", work)
    qtbot.addWidget(box)
    assert [button.text() for button in box.buttons()][:1] == ["&Keep and Save"]
    words = f"{box.text()} {box.informativeText()}"
    assert "Moves that you played are not in the record." in words
    assert ("“mates.fen”" in words) == (work == "both")
    when_asked(press(Qt.Key.Key_Return))
    assert FileQuestions(None).about_unsaved("mates.fen", work) == "save"
