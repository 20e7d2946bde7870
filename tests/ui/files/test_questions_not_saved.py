"""A save that failed names its reason and offers another place."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from fenedit.documents.errors import SaveError
from fenedit.ui.files.questions import FileQuestions
from tests.helpers.dialog_hands import click, press, when_asked

PATH = Path("/folder/a.fen")


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
    assert FileQuestions(None).save_failed(SaveError("disk-full", PATH)) == elsewhere


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
    assert not FileQuestions(None).save_failed(SaveError(code, PATH))
    text = "\n".join(texts)
    assert reason in text and "Your work is still here" in text and str(PATH) in text
