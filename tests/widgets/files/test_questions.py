"""What is asked about files reaches the person in the right window."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from fenedit.widgets.dialogs import message, unsaved
from fenedit.widgets.dialogs.unsaved import Choice
from fenedit.widgets.files.questions import FileQuestions


@pytest.mark.parametrize("choice", list(Choice))
def test_unsaved_work(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, choice: Choice) -> None:
    monkeypatch.setattr(unsaved, "ask_about_unsaved", lambda *_: choice)
    assert FileQuestions(None).about_unsaved("a.fen") == choice.value


@pytest.mark.parametrize(
    ("typed", "name"), [("mine", "mine.fen"), ("mine.epd", "mine.epd"), ("", None)]
)
def test_a_name_for_a_new_file(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, typed: str, name: str | None
) -> None:
    def choose(dialog: QFileDialog) -> int:
        dialog.selectFile(str(tmp_path / typed))
        return bool(typed)

    monkeypatch.setattr(QFileDialog, "exec", choose)
    chosen = FileQuestions(None).file_to_save(tmp_path / "x.fen")
    assert chosen == (tmp_path / name if name else None)


@pytest.mark.parametrize(("typed", "path"), [("/tmp/a.fen", Path("/tmp/a.fen")), ("", None)])
def test_a_file_to_open(monkeypatch: pytest.MonkeyPatch, typed: str, path: Path | None) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (typed, ""))
    assert FileQuestions(None).file_to_open(None) == path


def test_messages_belong_to_the_window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    parents: list[object] = []
    for name in ("show_open_error", "show_save_error"):
        monkeypatch.setattr(message, name, lambda parent, _error: parents.append(parent))
    questions = FileQuestions(window)
    questions.open_failed(None)  # type: ignore[arg-type]
    questions.save_failed(None)  # type: ignore[arg-type]
    assert parents == [window, window]
