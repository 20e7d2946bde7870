"""An unexpected exception: the work kept, the person told, the reason logged, whatever else fails."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from fenedit.app.crash import LOG, CrashHandler, LogFile, end_log, start_log
from tests.helpers.dialog_hands import message_over, when_asked


def crash(handler: CrashHandler) -> None:
    try:
        raise ZeroDivisionError("for the <b>test</b>")
    except ZeroDivisionError as error:
        handler(type(error), error, error.__traceback__)


def crash_in_a_slot(handler: CrashHandler) -> None:
    """Have a slot fail, as nearly everything does that fails, and come back from the event loop."""
    loop = QEventLoop()
    QTimer.singleShot(0, lambda: crash(handler))
    QTimer.singleShot(0, loop.quit)
    loop.exec()


def keep() -> bool:
    return True


def fail() -> bool:
    raise OSError("disk full")


@pytest.fixture
def log(tmp_path: Path) -> Iterator[LogFile]:
    yield start_log(tmp_path / "log" / "fenedit.log")
    end_log()


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
    return window


@pytest.mark.expects_log("ZeroDivisionError: for the")
def test_the_work_is_kept_and_the_logs_place_named(window: QWidget, log: LogFile) -> None:
    kept: list[bool] = []

    def keep() -> bool:
        kept.append(True)
        return True

    crash_in_a_slot(CrashHandler(log, keep))
    assert kept == [True]
    message = message_over(window)
    assert "is kept" in message.informativeText()
    assert str(log.path) in message.informativeText()
    assert message.detailedText() == "ZeroDivisionError: for the <b>test</b>"
    assert "ZeroDivisionError" in log.path.read_text(encoding="utf-8")


@pytest.mark.expects_log("for the", "the work could not be kept")
def test_work_that_cannot_be_kept_is_no_second_crash(window: QWidget, log: LogFile) -> None:
    crash_in_a_slot(CrashHandler(log, fail))
    assert "could not be kept" in message_over(window).informativeText()
    assert "disk full" in log.path.read_text(encoding="utf-8")


@pytest.mark.expects_log("for the")
@pytest.mark.parametrize("taken", [".", "log", "log/fenedit.log"])
def test_where_nothing_can_be_logged_the_work_is_kept_and_the_person_told(
    window: QWidget, tmp_path: Path, taken: str, capfd: pytest.CaptureFixture[str]
) -> None:
    home = tmp_path / "home"
    path = home / "log" / "fenedit.log"
    # What stands in the place of a folder is a file, and the other way round.
    if taken == "log/fenedit.log":
        path.mkdir(parents=True)
    else:
        (home / taken).parent.mkdir(exist_ok=True)
        (home / taken).write_bytes(b"")
    log = start_log(path)
    try:
        crash_in_a_slot(CrashHandler(log, keep))
    finally:
        end_log()
    message = message_over(window)
    assert "is kept" in message.informativeText()
    assert "log" not in message.informativeText()
    assert log.failed
    assert "Traceback" not in capfd.readouterr().err


@pytest.mark.expects_log("for the", "no message could be shown")
def test_where_nobody_can_be_told_the_work_is_kept_and_the_reason_logged(
    window: QWidget, log: LogFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QMessageBox, "open", fail)
    handler = CrashHandler(log, keep)
    crash_in_a_slot(handler)
    text = log.path.read_text(encoding="utf-8")
    assert "ZeroDivisionError" in text and "no message could be shown" in text


@pytest.mark.expects_log("for the", "the work could not be kept", "no message could be shown")
def test_all_may_fail_at_once(
    window: QWidget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fenedit.app.crash.window_below", lambda _: fail())
    (tmp_path / "log").write_bytes(b"")
    log = start_log(tmp_path / "log" / "fenedit.log")
    crash_in_a_slot(CrashHandler(log, fail))
    assert log.failed
    end_log()


@pytest.mark.expects_log("for the")
def test_one_message_at_a_time(window: QWidget, log: LogFile) -> None:
    handler = CrashHandler(log, keep)
    crash_in_a_slot(handler)
    first = message_over(window)
    crash_in_a_slot(handler)
    assert message_over(window) is first
    first.close()
    crash_in_a_slot(handler)
    assert message_over(window) is not first
    assert log.path.read_text(encoding="utf-8").count("Traceback") == 3
    handler.uninstall()
    assert QApplication.activeModalWidget() is None


@pytest.mark.expects_log("for the")
def test_the_message_stands_over_the_window_that_stays(window: QWidget, log: LogFile) -> None:
    passing = QDialog(window)
    passing.open()
    crash_in_a_slot(CrashHandler(log, keep))
    message = message_over(window)
    assert message.parentWidget() is window
    passing.close()
    assert message.isVisible()


@pytest.mark.expects_log("for the")
def test_before_the_program_runs_it_is_waited_until_the_message_is_read(
    qtbot: QtBot, log: LogFile
) -> None:
    read: list[str] = []

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, QMessageBox)
        read.append(dialog.informativeText())
        dialog.accept()

    when_asked(look)
    crash(CrashHandler(log, keep))
    assert len(read) == 1 and str(log.path) in read[0]


def test_the_log_is_a_file(log: LogFile) -> None:
    LOG.info("hello")
    assert "hello" in log.path.read_text(encoding="utf-8")
    end_log()
    LOG.info("nobody listens")
    assert "nobody" not in log.path.read_text(encoding="utf-8")


def test_a_log_that_cannot_be_written_for_a_time_goes_on(log: LogFile) -> None:
    folder = log.path.parent
    folder.write_bytes(b"")
    LOG.info("lost")
    assert log.failed
    folder.unlink()
    LOG.info("kept")
    assert not log.failed
    text = log.path.read_text(encoding="utf-8")
    assert "kept" in text and "lost" not in text


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_full_disk_is_no_reason_to_fail_at_the_end(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "fenedit.log"
    path.symlink_to("/dev/full")
    log = start_log(path)
    LOG.info("lost")
    assert log.failed
    end_log()
    assert capfd.readouterr().err == ""


def test_what_cannot_be_put_in_words_is_not_logged_and_harms_nobody(
    log: LogFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The tests listen as well, and make their own words.
    monkeypatch.setattr(LOG, "propagate", False)
    LOG.log(logging.INFO, "%d", "no number")
    assert log.failed
