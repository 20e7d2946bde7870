import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from fenedit.rules import programs
from fenedit.rules.programs import in_program_environment, start_arguments
from tests.helpers.as_on_windows import Kernel, loaded_anew, pretend_windows


def test_a_packed_program_keeps_its_libraries_to_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/packed")
    path = str(tmp_path / "engine")
    assert start_arguments(path)["env"]["LD_LIBRARY_PATH"] == "/packed"
    monkeypatch.setattr(sys, "_MEIPASS", "/packed", raising=False)
    assert "LD_LIBRARY_PATH" not in start_arguments(path)["env"]
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/before")
    assert start_arguments(path)["env"]["LD_LIBRARY_PATH"] == "/before"
    assert os.environ["LD_LIBRARY_PATH"] == "/packed"


def test_a_packed_program_keeps_its_plugins_and_its_loader_to_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_PLUGIN_PATH", str(tmp_path / "_internal" / "plugins"))
    monkeypatch.setenv("QML2_IMPORT_PATH", "/of/the/desktop")
    monkeypatch.setenv("_PYI_ARCHIVE_FILE", "fenedit")
    path = str(tmp_path / "engine")
    assert "QT_PLUGIN_PATH" in start_arguments(path)["env"]
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "_internal"), raising=False)
    environment = start_arguments(path)["env"]
    assert not environment.keys() & {"QT_PLUGIN_PATH", "_PYI_ARCHIVE_FILE"}
    assert environment["QML2_IMPORT_PATH"] == "/of/the/desktop"


def test_what_starts_a_program_in_this_process_does_so_with_its_own_libraries(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/packed")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/before")
    monkeypatch.setattr(sys, "_MEIPASS", "/packed", raising=False)
    before = dict(os.environ)
    with pytest.raises(ValueError), in_program_environment():
        assert os.environ["LD_LIBRARY_PATH"] == "/before"
        assert "LD_LIBRARY_PATH_ORIG" not in os.environ
        raise ValueError
    assert dict(os.environ) == before
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG")
    with in_program_environment():
        assert "LD_LIBRARY_PATH" not in os.environ
    assert os.environ["LD_LIBRARY_PATH"] == "/packed"


@pytest.fixture
def kernel(monkeypatch: pytest.MonkeyPatch) -> Kernel:
    return pretend_windows(monkeypatch)


def test_on_windows_a_program_ends_with_who_started_it_and_takes_its_own_along(
    kernel: Kernel,
) -> None:
    kernel.processes = {7: 1}
    on_windows = loaded_anew(programs)
    on_windows.hold(7)
    assert kernel.names == [
        "CreateJobObjectW",
        "OpenProcess",
        "SetInformationJobObject",
        "AssignProcessToJobObject",
        "CloseHandle",
    ]
    # With the rights to put it into a job, and to end it.
    assert kernel.calls[1][1] == (0x101, False, 7)
    job, kind, limits, size = kernel.calls[2][1]
    assert (kind, size, len(limits)) == (9, 144, 144)
    # They end with the last handle, and nothing else is limited.
    assert int.from_bytes(limits[16:20], sys.byteorder) == 0x2000
    assert not any(limits[:16] + limits[20:])
    assert kernel.calls[3][1] == (job, 7)
    # The job's own handle stays open as long as this process lives.
    assert kernel.calls[4][1] == (7,)
    kernel.calls.clear()
    on_windows.end_all(7)
    assert kernel.calls == [("TerminateJobObject", (job, 1)), ("CloseHandle", (job,))]


def test_on_windows_a_program_without_a_job_is_ended_alone(
    kernel: Kernel, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[tuple[int, int]] = []
    monkeypatch.setattr(os, "kill", lambda *words: ended.append(words))
    on_windows = loaded_anew(programs)
    # It has ended already, so that there is nothing to hold.
    on_windows.hold(7)
    assert kernel.names == ["CreateJobObjectW", "OpenProcess", "CloseHandle"]
    on_windows.end_all(7)
    assert ended == [(7, signal.SIGTERM)]


def test_on_windows_a_program_shows_no_console(
    kernel: Kernel, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(subprocess, "CREATE_NO_WINDOW", 0x08000000, raising=False)
    monkeypatch.setattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0x4000, raising=False)
    arguments = loaded_anew(programs).start_arguments(str(tmp_path / "engine"))
    assert arguments["creationflags"] == 0x08004000
    # These are for other systems, and an error there.
    assert not {"preexec_fn", "process_group"} & arguments.keys()


@pytest.mark.skipif(sys.platform == "win32", reason="the programs are scripts")
def test_popeye_is_found_by_its_names_on_an_absolute_search_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert programs.popeye_on_path() == ""
    for name in ("py", "popeye"):
        (tmp_path / name).write_text("#!/bin/sh\n")
        assert programs.popeye_on_path() != str(tmp_path / name)
        (tmp_path / name).chmod(0o755)
        assert programs.popeye_on_path() == str(tmp_path / name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", ".")
    assert programs.popeye_on_path() == ""
