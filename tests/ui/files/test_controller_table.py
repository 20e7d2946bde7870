"""Tables that are opened in a window."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from fenedit.documents.record import Format
from fenedit.session.intents.board import set_start
from fenedit.ui.files.controller import FileController
from fenedit.ui.files.questions import FileQuestions
from fenedit.ui.files.saving import Target
from fenedit.ui.main_window import MainWindow
from tests.helpers.benches import hearing
from tests.helpers.tables import FORK, HEAD, MATE


def test_a_table_is_shown_as_a_new_document_without_changes(
    files: FileController, window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "puzzles.csv"
    path.write_text(f"{HEAD}\n{FORK}\n{MATE}\n")
    with hearing(files) as said, qtbot.waitSignal(files.document_opened):
        assert files.open(path)
    assert "2 puzzles from “puzzles.csv”" in said.args[0]
    assert files.document.path is None and not window.editor.modified
    assert window._services.settings.recent_files() == (path,)
    window.editor.show_record(1)
    assert "pv Be6+ Kd8 Qf8#;" in window.editor.state.record.line
    window.editor.perform(set_start)
    assert window.editor.modified and files.document_of(path) is not None
    assert path.read_text() == f"{HEAD}\n{FORK}\n{MATE}\n"


def test_rows_that_are_not_positions_are_counted(files: FileController, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.csv"
    broken, loose = MATE.replace("/4P3/", "/3P3/"), FORK.replace(" w - - ", " w  -  - ")
    path.write_text(f"{HEAD}\n{FORK}\n{broken}\n\n{loose}\nx,8/8 w\n")
    with hearing(files) as said:
        assert files.open(path)
    assert said.args[0].endswith("is unchanged. 2 of them are not positions.")


@pytest.mark.parametrize("kind", ["epd", "pgn", "fen"])
def test_a_table_is_saved_as_another_file(
    files: FileController,
    window: MainWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    kind: Format,
) -> None:
    path, target = tmp_path / "puzzles.csv", tmp_path / f"puzzles.{kind}"
    path.write_text(f"{HEAD}\n{FORK}\n{MATE}\n")
    assert files.open(path)
    suggested: list[Path] = []

    def answer(_: object, name: Path, _kind: object) -> Target:
        suggested.append(name)
        return Target(target, kind)

    monkeypatch.setattr(FileQuestions, "file_to_save", answer)
    monkeypatch.setattr(FileQuestions, "about_losses", lambda *_: "save")
    assert files.save()
    assert suggested == [tmp_path / "puzzles.epd"]
    assert files.document.path == target and not window.editor.modified
    written = target.read_text()
    assert {"epd": "pv Be6+ Kd8 Qf8#;", "pgn": "18. Be6+ Kd8 19. Qf8# *", "fen": "# 00sHx"}[
        kind
    ] in written
    assert path.read_text() == f"{HEAD}\n{FORK}\n{MATE}\n"
