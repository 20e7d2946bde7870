"""Why a collection of Olive cannot be read is said with its reason."""

from pathlib import Path

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from fenedit.ui.files.questions import FileQuestions
from fenedit.ui.files.text import olive_error_words
from tests.helpers.dialog_hands import message_over

PATH = Path("/puzzles/<b>mates.olv")


def test_what_is_too_large_is_to_be_split() -> None:
    words = olive_error_words(PATH)
    assert PATH.name in words.text
    assert "64 MB" in words.advice and "Split it" in words.advice
    assert "{" not in words.text + words.advice


def test_the_message_names_the_file(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    FileQuestions(window).import_failed(PATH)
    message = message_over(window)
    assert PATH.name in message.text() and str(PATH) in message.informativeText()
