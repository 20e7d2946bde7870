"""An unexpected exception: logged, the work kept, the person told."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from fenedit.app.crash import LOG, CrashHandler, end_log, start_log


def crash(handler: CrashHandler) -> None:
    try:
        raise ZeroDivisionError("for the test")
    except ZeroDivisionError as error:
        handler(type(error), error, error.__traceback__)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[QMessageBox]:
    boxes: list[QMessageBox] = []

    def note(box: QMessageBox) -> None:
        boxes.append(box)

    monkeypatch.setattr(QMessageBox, "exec", note)
    return boxes


@pytest.mark.expects_log("ZeroDivisionError: for the test")
def test_the_work_is_kept_and_the_logs_place_named(
    qtbot: QtBot, tmp_path: Path, told: list[QMessageBox]
) -> None:
    kept: list[bool] = []

    def keep() -> bool:
        kept.append(True)
        return True

    crash(CrashHandler(tmp_path / "fenedit.log", keep))
    assert kept == [True]
    assert str(tmp_path / "fenedit.log") in told[0].informativeText()
    assert "is kept" in told[0].informativeText()


@pytest.mark.expects_log("for the test", "could not be kept")
def test_work_that_cannot_be_kept_is_no_second_crash(
    qtbot: QtBot, tmp_path: Path, told: list[QMessageBox]
) -> None:
    def fail() -> bool:
        raise OSError("disk full")

    crash(CrashHandler(tmp_path / "fenedit.log", fail))
    assert len(told) == 1
    assert "could not be kept" in told[0].informativeText()


@pytest.mark.expects_log("for the test")
def test_one_window_at_a_time(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    handler = CrashHandler(tmp_path / "fenedit.log", lambda: True)
    shown: list[QMessageBox] = []

    def crash_again(box: QMessageBox) -> None:
        shown.append(box)
        crash(handler)

    monkeypatch.setattr(QMessageBox, "exec", crash_again)
    crash(handler)
    assert len(shown) == 1


def test_the_log_is_a_file(tmp_path: Path) -> None:
    path = tmp_path / "new" / "fenedit.log"
    start_log(path)
    LOG.info("hello")
    end_log()
    assert "hello" in path.read_text(encoding="utf-8")
    LOG.info("nobody listens")
    assert "nobody" not in path.read_text(encoding="utf-8")
