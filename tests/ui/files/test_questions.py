"""What is asked about files reaches the person in the right window."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from fenedit.ui.files.dialogs import Choice
from fenedit.ui.files.questions import FileQuestions
from fenedit.ui.files.saving import Target


@pytest.mark.parametrize("choice", list(Choice))
def test_unsaved_work(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, choice: Choice) -> None:
    monkeypatch.setattr("fenedit.ui.files.dialogs.ask_about_unsaved", lambda *_: choice)
    assert FileQuestions(None).about_unsaved("a.fen") == choice.value


@pytest.mark.parametrize(
    ("typed", "target"),
    [
        ("mine", Target(Path("mine.fen"), "fen")),
        ("mine.epd", Target(Path("mine.epd"), "epd")),
        ("mine.pgn.gz", Target(Path("mine.pgn.gz"), "pgn", gzip=True)),
        ("mine.txt", Target(Path("mine.txt"), "fen")),
        ("", None),
    ],
)
def test_a_name_for_a_new_file(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    typed: str,
    target: Target | None,
) -> None:
    def choose(dialog: QFileDialog) -> int:
        dialog.selectFile(str(tmp_path / typed))
        return bool(typed)

    monkeypatch.setattr(QFileDialog, "exec", choose)
    chosen = FileQuestions(None).file_to_save(tmp_path / "x.fen", "fen")
    assert chosen == (target._replace(path=tmp_path / target.path) if target else None)


@pytest.mark.parametrize(
    ("number", "typed", "target"),
    [
        (2, "mine", Target(Path("mine.pgn"), "pgn")),
        (2, "mine.txt", Target(Path("mine.txt"), "pgn")),
        (2, "mine.fen", Target(Path("mine.fen"), "fen")),
        (3, "mine", Target(Path("mine.olv"), "olv")),
        (3, "mine.txt", Target(Path("mine.txt"), "olv")),
        (4, "mine.txt", Target(Path("mine.txt"), None)),
    ],
)
def test_a_format_is_chosen_in_the_list(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    number: int,
    typed: str,
    target: Target,
) -> None:
    def choose(dialog: QFileDialog) -> int:
        chosen = dialog.nameFilters()[number]
        dialog.selectNameFilter(chosen)
        # As when a person chooses it.
        dialog.filterSelected.emit(chosen)
        dialog.selectFile(str(tmp_path / typed))
        return 1

    monkeypatch.setattr(QFileDialog, "exec", choose)
    chosen = FileQuestions(None).file_to_save(tmp_path / "x.epd", "epd")
    assert chosen == target._replace(path=tmp_path / target.path)


def test_each_kind_of_file_can_be_looked_for_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    filters: list[str] = []

    def choose(*arguments: str) -> tuple[str, str]:
        filters.extend(arguments[3].split(";;"))
        return "", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", choose)
    FileQuestions(None).file_to_open(None)
    assert filters[0] == "Positions (*.fen *.epd *.pgn *.olv *.txt *.gz)"
    assert filters[-1] == "All files (*)"
    for suffix in ("*.fen", "*.epd", "*.pgn", "*.olv", "*.txt", "*.gz", "*.png", "*.svg", "*.pdf"):
        assert any(suffix in words for words in filters[1:-1])


def test_losses_are_asked_about_in_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def answer(*arguments: object) -> str:
        asked.extend(arguments)
        return "save"

    monkeypatch.setattr("fenedit.ui.files.dialogs.ask_about_losses", answer)
    assert FileQuestions(None).about_losses((), "a.fen", "fen") == "save"
    assert asked == [None, (), "a.fen", "fen"]


@pytest.mark.parametrize(("typed", "path"), [("/tmp/a.fen", Path("/tmp/a.fen")), ("", None)])
def test_a_file_to_open(monkeypatch: pytest.MonkeyPatch, typed: str, path: Path | None) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (typed, ""))
    assert FileQuestions(None).file_to_open(None) == path


def test_several_files_to_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (["/tmp/a.fen", "/b"], ""))
    assert FileQuestions(None).files_to_open(None) == [Path("/tmp/a.fen"), Path("/b")]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([], ""))
    assert FileQuestions(None).files_to_open(None) == []


def test_messages_belong_to_the_window(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    parents: list[object] = []
    for name in ("show_open_error", "ask_to_save_elsewhere"):
        monkeypatch.setattr(
            f"fenedit.ui.files.dialogs.{name}", lambda parent, _error: parents.append(parent)
        )
    questions = FileQuestions(window)
    questions.open_failed(None)  # type: ignore[arg-type]
    questions.save_failed(None)  # type: ignore[arg-type]
    assert parents == [window, window]
