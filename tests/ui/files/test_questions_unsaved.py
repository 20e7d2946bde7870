import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from fenedit.ui.files.questions import FileQuestions
from tests.helpers.dialog_hands import click, press, when_asked


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
def test_each_answer_means_what_it_says(qtbot, answer, choice):
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
