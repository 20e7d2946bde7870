"""Random positions of typed material."""

import pytest
from PySide6.QtTest import QTest

from fenedit.documents.annotating import name_of
from fenedit.notation.fen import format_fen
from fenedit.rules.random_position import random_position
from fenedit.ui.main_window import MainWindow
from fenedit.ui.material import MaterialDialog
from tests.helpers.dialog_hands import button_of
from tests.helpers.keyboard import type_keys
from tests.helpers.states import fen_of


@pytest.fixture
def dialog(window, monkeypatch) -> MaterialDialog:
    monkeypatch.setattr(MaterialDialog, "last", MaterialDialog.last)
    return opened(window)


def opened(window: MainWindow) -> MaterialDialog:
    window.commands["random_position"].trigger()
    (dialog,) = (each for each in window.findChildren(MaterialDialog) if each.isVisible())
    return dialog


def write(dialog: MaterialDialog, text: str):
    dialog.line.selectAll()
    QTest.keyClicks(dialog.line, text)


def test_the_number_gives_the_position_and_is_in_its_name(window, dialog):
    write(dialog, "KQvKR")
    dialog.side.setCurrentIndex(1)
    dialog.seed.setValue(42)
    assert dialog.words.text() == "Black to move"
    type_keys(dialog.line, "Return")
    state = window.editor.state
    assert fen_of(state) == format_fen(random_position("KQkr", "b", 42))
    assert name_of(state.record) == "KQvKR 42"
    again = opened(window)
    assert again.line.text() == "KQvKR" and again.side.currentIndex() == 1
    type_keys(again, "Esc")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("KvKPPPPPPPPP", "Black has 9 pawns: at most 8 are possible."),
        ("RvK", "White has no king."),
        ("rook", "Expected two armies, such as KRPvKR: White’s, v, and Black’s."),
        (
            "KQRRBBNNPPPPPPPPvKQRRBBNNPPPPPPPP",
            "No legal position was found. Try another number or fewer pieces.",
        ),
    ],
)
def test_what_cannot_be_is_said(dialog, text, words):
    write(dialog, text)
    assert dialog.words.text() == words
    assert not button_of(dialog, "Set Up").isEnabled()
    type_keys(dialog, "Esc")
