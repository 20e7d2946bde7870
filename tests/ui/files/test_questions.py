"""What is asked about files reaches the person in the right window."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from fenedit.ui.files.questions import FileQuestions
from fenedit.ui.files.saving import Target


@pytest.mark.parametrize(
    ("typed", "target"),
    [
        ("mine", Target(Path("mine.fen"), "fen")),
        ("mine.epd", Target(Path("mine.epd"), "epd")),
        ("mine.pgn.gz", Target(Path("mine.pgn.gz"), "pgn", packing="gzip")),
        ("mine.txt", Target(Path("mine.txt"), "fen")),
        ("", None),
    ],
)
def test_a_name_for_a_new_file(qtbot, monkeypatch, tmp_path, typed, target):
    def choose(dialog):
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
def test_a_format_is_chosen_in_the_list(qtbot, monkeypatch, tmp_path, number, typed, target):
    def choose(dialog):
        chosen = dialog.nameFilters()[number]
        dialog.selectNameFilter(chosen)
        # As when a person chooses it.
        dialog.filterSelected.emit(chosen)
        dialog.selectFile(str(tmp_path / typed))
        return 1

    monkeypatch.setattr(QFileDialog, "exec", choose)
    chosen = FileQuestions(None).file_to_save(tmp_path / "x.epd", "epd")
    assert chosen == target._replace(path=tmp_path / target.path)


def test_each_kind_of_file_can_be_looked_for_apart(monkeypatch):
    filters = []

    def choose(*arguments):
        filters.extend(arguments[3].split(";;"))
        return "", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", choose)
    FileQuestions(None).file_to_open(None)
    assert filters[0] == "Positions (*.fen *.epd *.pgn *.olv *.txt *.gz)"
    assert filters[-1] == "All files (*)"
    for suffix in ("*.fen", "*.epd", "*.pgn", "*.olv", "*.txt", "*.gz", "*.png", "*.svg", "*.pdf"):
        assert any(suffix in words for words in filters[1:-1])


@pytest.mark.parametrize(("typed", "path"), [("/tmp/a.fen", Path("/tmp/a.fen")), ("", None)])
def test_a_file_to_open(monkeypatch, typed, path):
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (typed, ""))
    assert FileQuestions(None).file_to_open(None) == path


def test_several_files_to_open(monkeypatch):
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (["/tmp/a.fen", "/b"], ""))
    assert FileQuestions(None).files_to_open(None) == [Path("/tmp/a.fen"), Path("/b")]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([], ""))
    assert FileQuestions(None).files_to_open(None) == []
