from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from fenedit.session.settings import Programs, Settings
from fenedit.ui.engine.programs import ProgramsDialog
from tests.helpers.dialog_hands import button_of
from tests.helpers.fake_engines import fake_engine


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(QSettings(str(tmp_path / "fenedit.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def dialog(qtbot: QtBot, settings: Settings) -> ProgramsDialog:
    dialog = ProgramsDialog(settings)
    qtbot.addWidget(dialog)
    return dialog


def test_what_is_accepted_is_kept(
    dialog: ProgramsDialog, settings: Settings, tmp_path: Path
) -> None:
    engine, popeye = fake_engine(tmp_path, "good"), fake_engine(tmp_path, "silent")
    dialog.paths["engine_path"].setText(f" {engine} ")
    dialog.paths["popeye_path"].setText(popeye)
    dialog.numbers["engine_lines"].setValue(99)
    dialog.numbers["engine_hash"].setValue(64)
    dialog.accept()
    assert dialog.result() == dialog.DialogCode.Accepted
    assert settings.programs == Programs(engine, 5, 1, 64, popeye)


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("stockfish", "Enter an absolute path."),
        ("/nowhere/stockfish", "File not found."),
        ("/", "This is not a file."),
    ],
)
@pytest.mark.parametrize("name", ["engine_path", "popeye_path"])
def test_a_path_of_no_program_is_not_accepted(
    dialog: ProgramsDialog, settings: Settings, name: str, path: str, words: str
) -> None:
    dialog.paths[name].setText(path)
    dialog.accept()
    assert dialog.faults[name].text() == words
    assert dialog.result() != dialog.DialogCode.Accepted
    assert settings.programs == Programs()


def test_a_fault_is_gone_when_one_types_on(dialog: ProgramsDialog, qtbot: QtBot) -> None:
    field = dialog.paths["engine_path"]
    field.setText("x")
    dialog.accept()
    assert dialog.faults["engine_path"].text()
    qtbot.keyClicks(field, "y")
    assert not dialog.faults["engine_path"].text()


def test_cancelling_keeps_nothing(dialog: ProgramsDialog, settings: Settings) -> None:
    dialog.numbers["engine_lines"].setValue(5)
    dialog.reject()
    assert settings.programs == Programs()


def test_a_program_can_be_looked_for(
    dialog: ProgramsDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = tmp_path / "plain"
    plain.write_text("")

    def pick(*_asked: object) -> tuple[str, str]:
        return str(plain), ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", pick)
    button_of(dialog, "Browse…").click()
    assert dialog.paths["engine_path"].text() == str(plain)
    assert dialog.faults["engine_path"].text() == "This file is not executable."


def test_a_popeye_on_the_search_path_is_proposed_and_kept_only_if_accepted(
    qtbot: QtBot, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    popeye = Path(fake_engine(tmp_path, "good")).rename(tmp_path / "py")
    monkeypatch.setenv("PATH", str(tmp_path))
    dialog = ProgramsDialog(settings)
    qtbot.addWidget(dialog)
    assert dialog.paths["popeye_path"].text() == str(popeye)
    dialog.reject()
    assert settings.programs.popeye_path == ""
    dialog.accept()
    assert settings.programs.popeye_path == str(popeye)


def test_no_row_moves_when_a_fault_comes_and_goes(dialog: ProgramsDialog, qtbot: QtBot) -> None:
    dialog.show()
    qtbot.waitExposed(dialog)
    rows = (*dialog.paths.values(), *dialog.numbers.values())
    places, size = [row.mapTo(dialog, row.rect().topLeft()) for row in rows], dialog.size()
    for path in ("/no/such/program", "", "/"):
        dialog.paths["engine_path"].setText(path)
        dialog.accept()
        QApplication.processEvents()
        assert [row.mapTo(dialog, row.rect().topLeft()) for row in rows] == places
        assert dialog.size() == size
        dialog.show()
