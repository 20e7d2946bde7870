"""Collections of Olive: read as new documents, written as copies."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from fenedit.documents import olive_entries
from fenedit.documents.files.opening import open_document
from fenedit.jobs.olive import imported_from
from fenedit.session.intents.board import set_start
from fenedit.ui.files.controller import FileController
from fenedit.ui.files.outside import LossBar
from fenedit.ui.files.questions import FileQuestions
from fenedit.ui.files.saving import Target
from fenedit.ui.main_window import MainWindow
from tests.helpers.benches import hearing
from tests.helpers.olive import FAIRY, MORPHY, MORPHY_LINE
from tests.helpers.panel_hands import typed_into_operations
from tests.helpers.states import HARING, START, fen_of, state_of_text

BROKEN = MORPHY + "---\nalgebraic: {white: [Ka1\nstipulation: x\n"


@pytest.fixture
def failures(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Collections that are too large to be read."""
    told: list[str] = []
    monkeypatch.setattr(FileQuestions, "import_failed", lambda _, path: told.append(path.name))
    monkeypatch.setattr(olive_entries, "MAX_TEXT", len(MORPHY))
    return told


def written(folder: Path, text: str, name: str = "mates.olv") -> Path:
    path = folder / name
    path.write_text(text)
    return path


def shown_lines(window: MainWindow) -> str:
    return "".join(item.line + item.ending for item in window.editor.state.collection.lines)


def losses_in(window: MainWindow) -> str:
    """Return what the bar tells, "" if it tells nothing."""
    return "".join(bar.words for bar in window.findChildren(LossBar) if bar.isVisible())


def answering(monkeypatch: pytest.MonkeyPatch, question: str, reply: object) -> list[object]:
    """Answer a question without showing it; return what was asked."""
    asked: list[object] = []

    def answer(_: object, *arguments: object) -> object:
        asked.append(arguments)
        return reply

    monkeypatch.setattr(FileQuestions, question, answer)
    return asked


def test_a_collection_is_shown_as_a_new_document(
    files: FileController, window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    path = written(tmp_path, MORPHY * 2)
    with hearing(files), qtbot.waitSignal(files.document_opened):
        assert files.open(path)
    assert shown_lines(window) == MORPHY_LINE * 2
    assert files.document.path is None and window.editor.modified
    assert losses_in(window) == ""
    assert window._services.settings.recent_files() == (path,)
    assert path.read_text() == MORPHY * 2


def test_what_is_lost_is_told_until_another_document_is_shown(
    files: FileController,
    window: MainWindow,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = written(tmp_path, MORPHY + FAIRY)
    with hearing(files) as said:
        assert files.open(path)
    assert "1 puzzle from “mates.olv”" in said.args[0]
    assert "1 puzzle with fairy pieces (line 8; Xb4)" in losses_in(window)
    answering(monkeypatch, "about_unsaved", "discard")
    assert files.open(written(tmp_path, f"{START}\n", "a.fen"))
    assert losses_in(window) == ""


def test_where_no_problem_can_be_shown_that_is_said(
    files: FileController, window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    with hearing(files) as said:
        assert files.open(written(tmp_path, FAIRY))
    assert said.args[0].startswith("No puzzle")
    assert len(window.editor.state.collection) == 0 and "Xb4" in losses_in(window)


def test_a_malformed_entry_is_told_with_its_line(
    files: FileController, window: MainWindow, tmp_path: Path
) -> None:
    assert files.open(written(tmp_path, BROKEN + MORPHY))
    assert shown_lines(window) == MORPHY_LINE * 2
    line = MORPHY.count("\n") + 2
    assert f"1 entry that is not valid YAML (line {line};" in losses_in(window)


def test_a_collection_that_is_too_large_changes_nothing(
    files: FileController, window: MainWindow, tmp_path: Path, failures: list[str]
) -> None:
    assert not files.open(written(tmp_path, BROKEN))
    assert failures == ["mates.olv"]
    assert fen_of(window.editor.state) == HARING and not window.editor.modified
    assert window._services.settings.recent_files() == ()


def test_a_window_that_was_opened_for_a_collection_shows_its_problems(
    files: FileController, window: MainWindow, tmp_path: Path
) -> None:
    path = written(tmp_path, MORPHY)
    window.editor.open_document(open_document(path))
    files.look_into(path)
    assert shown_lines(window) == MORPHY_LINE and files.document.path is None


def test_a_window_that_was_opened_for_one_that_is_too_large_shows_a_new_document(
    files: FileController, window: MainWindow, tmp_path: Path, failures: list[str]
) -> None:
    path = written(tmp_path, BROKEN)
    window.editor.open_document(open_document(path))
    files.look_into(path)
    assert len(failures) == 1
    assert files.document.path is None and len(window.editor.state.collection) == 1
    assert not window.editor.modified


def test_an_edited_import_is_saved_beside_its_collection(
    files: FileController, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path, MORPHY)
    files.open(path)
    asked = answering(monkeypatch, "file_to_save", Target(tmp_path / "mates.epd", "epd"))
    assert files.save()
    assert asked == [(tmp_path / "mates.epd", "epd")]
    assert (tmp_path / "mates.epd").read_text() == MORPHY_LINE
    files.new()
    files.save()
    assert asked[1:] == [(Path("positions.fen"), "fen")]


def test_a_copy_for_olive_saves_nothing(
    files: FileController,
    window: MainWindow,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = written(tmp_path, MORPHY_LINE, "mates.epd")
    files.open(path)
    before = files.document
    copy = tmp_path / "copy.olv"
    asked = answering(monkeypatch, "about_losses", "save")
    answering(monkeypatch, "file_to_save", Target(copy, "olv"))
    with hearing(files) as said:
        assert not files.save_as()
    assert asked == [] and "“copy.olv”" in said.args[0] and "not saved" not in said.args[0]
    assert files.document == before and not window.editor.modified
    conversion = imported_from(open_document(copy))
    assert conversion is not None and conversion.losses == ()
    assert [record.line + "\n" for record in conversion.document.collection] == [MORPHY_LINE]
    assert path.read_text() == MORPHY_LINE


def test_a_copy_for_olive_tells_what_operations_refused(
    files: FileController, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files.open(written(tmp_path, f"{START} dm 2;\n", "mates.epd"))
    typed_into_operations(window, "soon")
    answering(monkeypatch, "about_losses", "save")
    answering(monkeypatch, "file_to_save", Target(tmp_path / "copy.olv", "olv"))
    with hearing(files) as said:
        assert not files.save_as()
    assert said.args[0].endswith(" Not applied: “soon”")


def test_unsaved_work_stays_unsaved_so_that_no_window_closes_over_it(
    files: FileController,
    window: MainWindow,
    tmp_path: Path,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window.editor.perform(set_start)
    answering(monkeypatch, "about_unsaved", "save")
    answering(monkeypatch, "file_to_save", Target(tmp_path / "copy.olv", "olv"))
    with hearing(files) as said:
        assert not files.settle_unsaved()
    assert "not saved yet" in said.args[0] and window.editor.modified
    assert "algebraic:" in (tmp_path / "copy.olv").read_text()


@pytest.mark.parametrize("reply", ["save", "cancel", "elsewhere"])
def test_what_olive_cannot_hold_is_asked_about_before(
    files: FileController, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reply: str
) -> None:
    files.open(written(tmp_path, f"{START.replace(' 0 1', ' 0 9')}\nhalf\n", "a.fen"))
    copy = tmp_path / "copy.olv"
    targets = [Target(copy, "olv"), None]
    monkeypatch.setattr(FileQuestions, "file_to_save", lambda *_: targets.pop(0))
    asked = answering(monkeypatch, "about_losses", reply)
    assert not files.save_as()
    ((losses, name, kind),) = asked  # type: ignore[misc]
    assert [loss.code for loss in losses] == ["counters", "drafts"]  # type: ignore[has-type]
    assert (name, kind) == ("a.fen", "olv")  # type: ignore[has-type]
    assert copy.exists() == (reply == "save") and len(targets) == (reply != "elsewhere")


def test_what_no_text_can_hold_is_told_with_its_place(
    files: FileController, window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = MORPHY_LINE.replace("Paul", "\ud800")
    document = state_of_text(MORPHY_LINE + line, file_format="epd").document
    window.editor.open_document(document)
    answering(monkeypatch, "file_to_save", Target(tmp_path / "copy.olv", "olv"))
    asked = answering(monkeypatch, "may_write_utf_8", False)
    assert not files.save_as()
    ((error,),) = asked  # type: ignore[misc]
    assert (error.index, error.fits_utf_8) == (1, False)  # type: ignore[has-type]
    assert not (tmp_path / "copy.olv").exists()


@pytest.mark.parametrize("reply", [True, False])
def test_a_read_only_copy_asks_first(
    files: FileController,
    window: MainWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    reply: bool,
) -> None:
    copy = written(tmp_path, MORPHY)
    copy.chmod(0o444)
    before = files.document
    answering(monkeypatch, "file_to_save", Target(copy, "olv"))
    answering(monkeypatch, "may_replace_read_only", reply)
    answering(monkeypatch, "save_failed", False)
    answering(monkeypatch, "about_losses", "save")
    assert not files.save_as()
    assert (copy.read_text() == MORPHY) != reply
    assert files.document == before
