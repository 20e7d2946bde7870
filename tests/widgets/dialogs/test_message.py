from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from fenedit.documents.encoding import EncodeError
from fenedit.documents.file_state import DiskChange
from fenedit.documents.opening import OpenError
from fenedit.widgets.dialogs.file_words import Words
from fenedit.widgets.dialogs.message import (
    ask_changed_outside,
    ask_replace_read_only,
    ask_save_as_utf_8,
    message_box,
    show_open_error,
)
from tests.helpers.dialog_hands import click, press, when_asked

PATH = Path("/puzzles/mates.fen")
ENTER, ESCAPE = press(Qt.Key.Key_Return), press(Qt.Key.Key_Escape)


class Reader:
    """Keeps what a message said, and answers with OK."""

    def __init__(self) -> None:
        self.said = ""

    def __call__(self, dialog: QDialog) -> None:
        assert isinstance(dialog, QMessageBox)
        self.said = f"{dialog.text()}\n{dialog.informativeText()}"
        click("OK")(dialog)


def test_a_file_that_does_not_open_is_named_with_its_place(qtbot: QtBot) -> None:
    reader = Reader()
    when_asked(reader)
    show_open_error(None, OpenError("missing", PATH))
    assert reader.said.startswith("There is no file “mates.fen”")
    assert reader.said.endswith(str(PATH))


@pytest.mark.parametrize(
    ("answer", "yes"), [(click("Save as UTF-8"), True), (ENTER, False), (ESCAPE, False)]
)
def test_another_encoding_is_used_only_if_wanted(qtbot: QtBot, answer: object, yes: bool) -> None:
    when_asked(answer)
    assert ask_save_as_utf_8(None, EncodeError(0, "♔", "latin-1")) is yes


def test_what_no_encoding_holds_is_only_reported(qtbot: QtBot) -> None:
    reader = Reader()
    when_asked(reader)
    assert not ask_save_as_utf_8(None, EncodeError(0, "\ud800", "utf-8"))
    assert "Delete it" in reader.said


@pytest.mark.parametrize(
    ("answer", "yes"), [(click("Save All the Same"), True), (ENTER, False), (ESCAPE, False)]
)
def test_protection_is_overridden_only_if_wanted(qtbot: QtBot, answer: object, yes: bool) -> None:
    when_asked(answer)
    assert ask_replace_read_only(None, PATH) is yes


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
def test_a_change_from_outside_is_overwritten_only_if_wanted(
    qtbot: QtBot, change: DiskChange, answer: object, outcome: str
) -> None:
    when_asked(answer)
    assert ask_changed_outside(None, PATH, change) == outcome


def test_names_of_files_are_no_markup(qtbot: QtBot) -> None:
    words = Words("<b>name</b>", "<img src='x'>")
    box = message_box(None, "error", "#ff0000", "title", words)
    qtbot.addWidget(box)
    labels = [label for label in box.findChildren(QLabel) if label.text()]
    assert {label.textFormat() for label in labels} == {Qt.TextFormat.PlainText}
    assert {label.text() for label in labels} == set(words)
