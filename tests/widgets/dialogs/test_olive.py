"""Why a collection of Olive cannot be read is said with its line and its reason."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from fenedit.documents.olive_yaml import OliveError
from fenedit.widgets.dialogs.olive import olive_error_words, show_olive_error
from tests.helpers.dialog_hands import message_over

PATH = Path("/puzzles/<b>mates.olv")
CODES = ("yaml", "too-deep", "too-large", "alias", "key")


@pytest.mark.parametrize("code", CODES)
def test_each_reason_names_its_line(code: str) -> None:
    words = olive_error_words(OliveError(code, 17), PATH)
    assert PATH.name in words.text
    assert "ine 17" in words.advice and "Correct it" in words.advice
    others = {olive_error_words(OliveError(other, 17), PATH) for other in CODES if other != code}
    assert len(others) == 4 and words not in others
    assert "{" not in words.text + words.advice


@pytest.mark.parametrize(("code", "advice"), [("yaml", "Correct it"), ("too-large", "Split it")])
def test_where_no_line_is_to_blame_none_is_named(code: str, advice: str) -> None:
    words = olive_error_words(OliveError(code), PATH)
    assert "ine 0" not in words.advice and advice in words.advice
    assert "{" not in words.advice


def test_what_the_reader_says_is_told() -> None:
    words = olive_error_words(OliveError("yaml", 3, "found {unexpected} end."), PATH)
    assert "“found {unexpected} end”" in words.advice


def test_the_message_names_the_file(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    show_olive_error(window, OliveError("yaml", 3), PATH)
    message = message_over(window)
    assert PATH.name in message.text()
    assert "Line 3" in message.informativeText() and str(PATH) in message.informativeText()
