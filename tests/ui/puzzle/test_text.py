"""Sentences about puzzles."""

import pytest
from PySide6.QtGui import QFont, QTextLayout
from pytestqt.qtbot import QtBot

from fenedit.ui.puzzle.text import unbroken, unsolved_words


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


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("h#", "Enter the number of moves, too: h#2"),
        ("hh#2", "Not a stipulation of Popeye. It knows #2, h#2.5, s#3, …"),
        ("foo", "Not a stipulation of Popeye. It knows #2, h#2.5, s#3, …"),
        ("s2#", "Not a stipulation of Popeye. It knows #2, h#2.5, s#3, …"),
        ("#2.5", "Direct play has whole moves: #2, #3"),
        ("White wins", "FenEdit cannot solve this. An engine finds the best moves."),
        ("proof game #4", "FenEdit cannot solve this. Natch and Euclide can."),
    ],
)
def test_what_a_stipulation_lacks_is_said(text: str, words: str) -> None:
    assert unsolved_words(text) == words
