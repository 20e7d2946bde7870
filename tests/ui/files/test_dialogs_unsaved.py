import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from fenedit.ui.files.dialogs import Choice, ask_about_unsaved, unsaved_box
from tests.helpers.dialog_hands import click, press, when_asked


@pytest.mark.parametrize(
    ("answer", "choice"),
    [
        (click("Save"), Choice.SAVE),
        (click("Discard"), Choice.DISCARD),
        (click("Cancel"), Choice.CANCEL),
        (press(Qt.Key.Key_Escape), Choice.CANCEL),
        (press(Qt.Key.Key_Return), Choice.SAVE),
    ],
)
def test_each_answer_means_what_it_says(qtbot: QtBot, answer: object, choice: Choice) -> None:
    when_asked(answer)
    assert ask_about_unsaved(None, "mates.fen") is choice


def test_one_file_is_named_in_the_question(qtbot: QtBot) -> None:
    box = unsaved_box(None, "mates.fen")
    qtbot.addWidget(box)
    assert "“mates.fen”" in box.text()


def test_several_files_are_listed(qtbot: QtBot) -> None:
    box = unsaved_box(None, "mates.fen", "studies.fen")
    qtbot.addWidget(box)
    assert "• mates.fen\n• studies.fen" in box.informativeText()
