"""A folder cannot be read any more: the work that came from there is always reachable."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from fenedit.app.application import Application, recovery_folder
from fenedit.app.arguments import Arguments
from fenedit.documents.files.recovery import RecoveryStore
from fenedit.jobs.programs import path_fault
from fenedit.session.intents.records import type_fen
from fenedit.ui.files.questions import FileQuestions
from fenedit.ui.files.recovery import RecoveryChoice
from fenedit.ui.files.saving import Target
from fenedit.ui.picture.export_dialog import FOLDER, folder_of
from tests.helpers.faulty_os import LOSSES, lose
from tests.helpers.states import HARING, START, state_of_fen
from tests.helpers.windows import services_in

pytestmark = pytest.mark.skipif(os.name != "posix", reason="folders as POSIX has them")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "lost"
    folder.mkdir()
    (folder / "a.fen").write_text(f"{START}\n")
    return folder


@pytest.fixture
def application(qapp: QApplication) -> Iterator[Application]:
    application = Application(qapp)
    yield application
    application.end()
    application.deleteLater()


@pytest.mark.parametrize("how", LOSSES)
def test_work_is_saved_elsewhere_and_recovered(
    qtbot: QtBot,
    qapp: QApplication,
    application: Application,
    how: str,
    folder: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    application.begin(Arguments(files=(folder / "a.fen",)))
    (window,) = application.windows
    window.editor.perform(type_fen, HARING)
    failed: list[str] = []

    def note(_: object, error: Exception) -> bool:
        failed.append(str(error))
        return True

    with pytest.MonkeyPatch.context() as lost:
        lose(folder, how, lost)
        window.files.outside._watch.look()
        qtbot.waitUntil(lambda: window.files.outside.bar is not None)
        window.files.outside._watch.look()
        window.keep_work()
        # What a kill would leave.
        application.services.recovery.close()
        monkeypatch.setattr(FileQuestions, "about_change", lambda *_: "overwrite")
        monkeypatch.setattr(FileQuestions, "save_failed", note)
        monkeypatch.setattr(FileQuestions, "file_to_save", lambda *_: Target(tmp_path / "b.fen"))
        monkeypatch.setattr(
            "fenedit.ui.files.recovery.ask_about_recovery", lambda *_: RecoveryChoice.RECOVER
        )
        second = Application(qapp)
        try:
            for path in (folder / "a.fen", folder):
                assert not second._window_of(path)
            second.begin(Arguments())
            second.offer_recovery()
            recovered = second.windows[-1]
            assert recovered.editor.state.fen_text == HARING
            assert recovered.editor.modified
            assert len(list(recovery_folder().glob("*.snapshot"))) == 1
            for shown in (window, recovered):
                assert shown.files.save()
                assert (tmp_path / "b.fen").read_text() == f"{HARING}\n"
                (tmp_path / "b.fen").unlink()
            assert len(failed) == 2
        finally:
            second.end()
            second.deleteLater()


@pytest.mark.parametrize("how", LOSSES)
def test_a_lost_recovery_folder_holds_nothing_up(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "recovery"
    place.mkdir()
    (place / "a.lock").touch()
    (place / "a.snapshot").touch()
    lose(place, how, monkeypatch)
    store = RecoveryStore(place)
    assert store.orphans() == ((), ())
    store.discard("a")
    store.close()


@pytest.mark.parametrize("how", LOSSES)
def test_what_was_chosen_in_a_lost_folder_is_missing(
    how: str, folder: Path, tmp_path: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = services_in(tmp_path).settings
    settings.set_diagram_value(FOLDER, {"folder": str(folder)})
    assert folder_of(settings, state_of_fen(START).document) == folder
    lose(folder, how, monkeypatch)
    assert folder_of(settings, state_of_fen(START).document) != folder
    assert path_fault(str(folder / "a.fen")) == "missing"
