"""A picture that cannot be saved: it is said why, and no half of it is left."""

import errno
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from fenedit.diagram.description import DiagramStyle
from fenedit.diagram.options import FORMATS, PictureChoice
from fenedit.documents.files import saving
from fenedit.session.settings import Settings
from fenedit.ui.picture.choice import Subject, keep_choice
from fenedit.ui.picture.export_dialog import ExportPictureDialog
from tests.helpers.benches import BenchWindow, bench_of
from tests.helpers.states import START, editor_of, state_of_fen


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> Iterator[ExportPictureDialog]:
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    keep_choice(settings, PictureChoice(DiagramStyle(size=160)))
    subject = Subject(state_of_fen(START))
    editor = editor_of(subject.state)
    window = BenchWindow()
    qtbot.addWidget(window)
    bench = bench_of(window, editor, settings)
    dialog = ExportPictureDialog(bench, lambda: subject, lambda *_: None)
    dialog.show()
    yield dialog
    dialog.close()
    editor.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "pictures"
    folder.mkdir()
    return folder


def complaint(dialog: ExportPictureDialog) -> str:
    return " ".join(label.text() for label in dialog.findChildren(QLabel, "danger"))


@pytest.mark.parametrize("kind", FORMATS)
@pytest.mark.parametrize("before", [b"", b"what was there"])
def test_a_full_disk_leaves_what_was_there(
    dialog: ExportPictureDialog,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    kind: str,
    before: bytes,
) -> None:
    path = folder / f"a.{kind}"
    if before:
        path.write_bytes(before)

    def fail(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(saving, "write_all", fail)
    dialog.save_to(path)
    assert complaint(dialog).startswith("Not saved. The disk is full.")
    assert [each.read_bytes() for each in folder.iterdir()] == ([before] if before else [])


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("missing/a.png", "does not exist"),
        ("a-folder.png", "already a folder named"),
        ("x" * 300 + ".png", "not a valid file name"),
        ("nul\0.png", "not a valid file name"),
        ("protected.png", "write-protected"),
    ],
)
def test_places_where_nothing_can_be_saved(
    dialog: ExportPictureDialog, folder: Path, name: str, words: str
) -> None:
    (folder / "a-folder.png").mkdir()
    protected = folder / "protected.png"
    protected.write_bytes(b"mine")
    protected.chmod(0o444)
    dialog.save_to(folder / name)
    assert words in complaint(dialog)
    assert sorted(each.name for each in folder.iterdir()) == ["a-folder.png", "protected.png"]
    assert protected.read_bytes() == b"mine"


def test_the_next_attempt_takes_the_complaint_away(
    dialog: ExportPictureDialog, folder: Path
) -> None:
    dialog.save_to(folder / "missing" / "a.png")
    dialog.save_to(folder / "a.png")
    assert not complaint(dialog)
    assert (folder / "a.png").stat().st_size > 500
