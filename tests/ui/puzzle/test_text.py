"""Sentences about puzzles."""

from typing import get_args

import pytest
from PySide6.QtGui import QFont, QTextLayout
from pytestqt.qtbot import QtBot

from fenedit.notation.position import BLACK, WHITE
from fenedit.rules.popeye import FailureCode
from fenedit.ui.puzzle.text import (
    popeye_failure_words,
    popeye_task_words,
    unbroken,
)

CODES: set[str] = set(get_args(FailureCode))
WITHOUT_DETAIL = {"popeye-crash", "popeye-flood", "popeye-chess960"}


@pytest.mark.parametrize("code", sorted(CODES))
def test_each_failure_has_words(code: str) -> None:
    words = popeye_failure_words(code, "<b>x</b> {y}")
    assert words[0].isupper() or words.startswith("<b>x</b> {y}")
    assert ("<b>x</b> {y}" in words) == (code not in WITHOUT_DETAIL)
    assert words.endswith(".")


@pytest.mark.parametrize(
    ("stipulation", "side", "words"),
    [
        ("h#2", BLACK, "Black begins; both help White to mate."),
        ("h#2", WHITE, "White begins; both help Black to mate."),
        ("h#2.5", WHITE, "White begins; both help White to mate."),
        ("h#2.5", BLACK, "Black begins; both help Black to mate."),
        ("s#3", WHITE, "White begins and forces Black to mate."),
        ("s#3", BLACK, "Black begins and forces White to mate."),
    ],
)
def test_who_begins_and_who_mates(stipulation: str, side: str, words: str) -> None:
    assert popeye_task_words(stipulation, side) == words  # type: ignore[arg-type]


def lines(text: str, width: float) -> list[str]:
    layout = QTextLayout(text, QFont())
    layout.beginLayout()
    found = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        found.append(text[line.textStart() : line.textStart() + line.textLength()])
    layout.endLayout()
    return [piece.replace("\u2060", "").strip() for piece in found]


def test_moves_stay_whole(qtbot: QtBot) -> None:
    text = "with duals after 1…Kf7, 1…O-O-O"
    assert "1…" in lines(text, 1), "Qt would break it here"
    assert lines(unbroken(text), 1) == ["with", "duals", "after", "1…Kf7,", "1…O-O-O"]
    assert lines(unbroken("1…♔f7, 1…O-O"), 1) == ["1…♔f7,", "1…O-O"]


def test_other_text_is_left_alone() -> None:
    for text in ("", "Searching…", "#2 sound, 1.d4!", "so far - none"):
        assert unbroken(text) == text
