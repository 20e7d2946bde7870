import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget

from fenedit.documents.encoding import EncodeError
from fenedit.documents.errors import OpenError
from fenedit.documents.files.disk_file import DiskChange
from fenedit.ui.dialogs import Words, message_box
from fenedit.ui.files.questions import FileQuestions
from tests.helpers.dialog_hands import click, message_over, press, when_asked
from tests.helpers.project import run_python

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
