"""Sentences about puzzles."""

from PySide6.QtGui import QFont, QTextLayout
from pytestqt.qtbot import QtBot

from fenedit.ui.puzzle.text import unbroken


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
