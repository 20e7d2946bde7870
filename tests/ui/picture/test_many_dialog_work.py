"""Pictures of many records."""

import struct
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from fenedit.diagram.description import DiagramStyle
from fenedit.diagram.embedded import positions_in_file
from fenedit.diagram.options import PictureChoice
from fenedit.documents.errors import SaveError
from fenedit.ui.picture import many_dialog
from fenedit.ui.picture.many_dialog import PicturesWork, Plan
from fenedit.ui.sheet.making import Batch
from tests.helpers.board_answers import plain_pieces
from tests.helpers.states import state_of_text

PLACE = "8/8/8/8/8/8/8/K1k5 w - -"
SMALL = PictureChoice(DiagramStyle(size=64), format="svg")


def batch(*lines: str) -> Batch:
    collection = state_of_text("\n".join(lines) + "\n", file_format="epd").collection
    return Batch(collection, (range(len(lines)),))


NAMED = batch(*(f'{PLACE} c1 "{name}"; id "{name}";' for name in ("Bo", "Al", "Bo")), "no", PLACE)


@pytest.fixture
def work(qapp, monkeypatch) -> Iterator[PicturesWork]:
    with ThreadPoolExecutor(1) as drawing:
        monkeypatch.setattr(many_dialog, "_DRAWING", drawing)
        yield PicturesWork()


def held(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def planned(qtbot: QtBot, work: PicturesWork, records: Batch, folder: Path) -> Plan:
    with qtbot.waitSignal(work.done):
        work.plan(records, SMALL, "id", folder, "set")
    return work.found


def test_each_position_gets_a_file_that_is_told_before(qtbot, work, tmp_path):
    (tmp_path / "Al.svg").touch()
    plan = planned(qtbot, work, NAMED, tmp_path)
    names = ["Bo.svg", "Al.svg", "Bo 2.svg", "set-4.svg"]
    assert [(row, path.name) for row, path in plan.files] == list(
        zip((0, 1, 2, 4), names, strict=True)
    )
    assert (plan.taken, plan.left_out) == (1, (range(3, 4),))
    assert held(tmp_path) == ["Al.svg"]
    with qtbot.waitSignal(work.done):
        work.write(plan, SMALL, plain_pieces(), False)
    assert (work.saved, work.faults) == (4, [])
    assert held(tmp_path) == sorted(names)
    kept = positions_in_file((tmp_path / "Bo 2.svg").read_bytes())
    assert kept == (f'{PLACE} c1 "Bo"; id "Bo";',)


def test_one_that_cannot_be_saved_is_named_and_the_others_are(qtbot, work, tmp_path):
    (tmp_path / "Al.svg").mkdir()
    plan = planned(qtbot, work, NAMED, tmp_path)
    with qtbot.waitSignal(work.done):
        work.write(plan, SMALL, plain_pieces(), False)
    assert work.saved == 3
    assert [(error.code, error.path.name) for error in work.faults] == [("folder", "Al.svg")]


@pytest.mark.parametrize("code", ["disk-full", "folder-permission"])
def test_what_no_file_would_get_round_ends_it(qtbot, work, tmp_path, monkeypatch, code):
    plan = planned(qtbot, work, NAMED, tmp_path)

    def save(path, data):
        if path.name == "Al.svg":
            raise SaveError(code, path)

    monkeypatch.setattr(many_dialog, "save_bytes", save)
    with qtbot.waitSignal(work.failed) as failed:
        work.write(plan, SMALL, plain_pieces(), False)
    assert failed.args[0].code == code
    assert (work.saved, work.busy) == (1, False)


def test_a_folder_that_went_away_is_told(qtbot, work, tmp_path):
    plan = planned(qtbot, work, NAMED, tmp_path / "gone")
    with qtbot.waitSignal(work.failed) as failed:
        work.write(plan, SMALL, plain_pieces(), False)
    assert failed.args[0].code == "missing-folder"


def test_cancelled_it_leaves_whole_files_alone(qtbot, work, tmp_path, monkeypatch):
    # A turn of the event loop after each step.
    monkeypatch.setattr(many_dialog, "_SLICE_SECONDS", 0.0)
    work = PicturesWork()
    plan = planned(qtbot, work, batch(*[PLACE] * 50), tmp_path)
    work.progressed.connect(lambda done: work.cancel() if done == 3 else None)
    work.write(plan, SMALL, plain_pieces(), False)
    qtbot.waitUntil(lambda: not work.busy)
    files = sorted(tmp_path.iterdir())
    assert work.saved == len(files) == 3
    assert all(positions_in_file(path.read_bytes()) for path in files)


def test_large_pictures_are_made_beside_the_window(qtbot, work, tmp_path, monkeypatch):
    monkeypatch.setattr(many_dialog, "MOST_AT_ONCE", 63)
    plan = planned(qtbot, work, batch(PLACE, PLACE), tmp_path)
    with qtbot.waitSignal(work.done):
        work.write(plan, replace(SMALL, format="png"), plain_pieces(), False)
    assert work.saved == 2
    for path in tmp_path.iterdir():
        assert struct.unpack(">II", path.read_bytes()[16:24]) == (64, 64)


def test_large_pictures_are_made_one_at_once_also_after_those_that_were_cancelled(
    qtbot, work, tmp_path, monkeypatch
):
    under_way = []
    most = []
    go_on = Event()

    def make(*_what):
        under_way.append(True)
        most.append(len(under_way))
        go_on.wait(10)
        under_way.pop()
        return b"made"

    plan = planned(qtbot, work, batch(PLACE), tmp_path)
    monkeypatch.setattr(many_dialog, "picture_bytes", make)
    monkeypatch.setattr(many_dialog, "MOST_AT_ONCE", 63)
    choice = replace(SMALL, format="png")
    for _ in range(3):
        with qtbot.waitSignal(work.progressed):
            work.write(plan, choice, plain_pieces(), False)
        work.cancel()
    go_on.set()
    with qtbot.waitSignal(work.done):
        work.write(plan, choice, plain_pieces(), False)
    assert most == [1, 1]


def test_too_little_memory_is_told(qtbot, work, tmp_path, monkeypatch):
    def make(*_what):
        raise MemoryError

    plan = planned(qtbot, work, NAMED, tmp_path)
    monkeypatch.setattr(many_dialog, "picture_bytes", make)
    for most in (63, 2048):
        monkeypatch.setattr(many_dialog, "MOST_AT_ONCE", most)
        with qtbot.waitSignal(work.failed) as failed:
            work.write(plan, replace(SMALL, format="png"), plain_pieces(), False)
        assert isinstance(failed.args[0], MemoryError)
