"""The status bar."""

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from fenedit.ui import status
from fenedit.ui.status import StatusLine


def texts(line: StatusLine) -> list[str]:
    return [label.text() for label in line.findChildren(QLabel)]


def test_a_notice_covers_the_hint_for_a_while(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(status, "NOTICE_MS", 20)
    line = StatusLine()
    qtbot.addWidget(line)
    line.hint("Drag pieces")
    line.say("Saved.")
    assert "Saved." in texts(line)
    line.hint("Eraser")
    assert "Eraser" not in texts(line)
    qtbot.waitUntil(lambda: "Eraser" in texts(line))


def test_what_is_pointed_at_stands_apart(qtbot: QtBot) -> None:
    line = StatusLine()
    qtbot.addWidget(line)
    line.hint("Drag pieces")
    line.point_at("d2, white pawn")
    assert texts(line) == ["d2, white pawn", "Drag pieces"]
    line.point_at("")
    assert texts(line) == ["", "Drag pieces"]


def test_a_notice_ends_when_what_it_spoke_of_is_past(qtbot: QtBot) -> None:
    line = StatusLine()
    qtbot.addWidget(line)
    line.hint("Drag pieces")
    line.say("Saved.")
    line.end_notice()
    assert "Drag pieces" in texts(line) and "Saved." not in texts(line)


def test_a_long_notice_does_not_widen_the_window(qtbot: QtBot) -> None:
    line = StatusLine()
    qtbot.addWidget(line)
    line.say("x" * 2000)
    assert line.minimumSizeHint().width() < 600


def test_a_notice_too_long_for_the_window_ends_in_dots_and_has_a_tool_tip(qtbot: QtBot) -> None:
    line = StatusLine()
    qtbot.addWidget(line)
    line.resize(200, 24)
    with qtbot.waitExposed(line):
        line.show()
    words = "Left out: which men stand on which squares. " * 5
    line.say(words)
    shown = texts(line)[1]
    assert shown.endswith("…") and words.startswith(shown[:-1])
    assert words in {label.toolTip() for label in line.findChildren(QLabel)}
    line.resize(5000, 24)
    qtbot.waitUntil(lambda: words in texts(line))
