import os
import sys
from pathlib import Path

import pytest

from fenedit.jobs import programs
from fenedit.jobs.programs import in_program_environment, path_fault
from tests.helpers.as_on_windows import Kernel, loaded_anew, pretend_windows

needs_scripts = pytest.mark.skipif(sys.platform == "win32", reason="the programs are scripts")


def test_a_program_is_named_by_its_whole_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "engine"
    program.write_text("")
    assert path_fault(str(program)) == "not-executable"
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    for path in ("engine", "./engine", "~/engine", ""):
        assert path_fault(path) == "not-absolute"
    assert path_fault(str(program)) == ""
    assert path_fault(str(tmp_path / "gone")) == "missing"
    assert path_fault(str(tmp_path)) == "no-program"


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
    # They end with the last handle, and are below others in priority; nothing else is limited.
    assert int.from_bytes(limits[16:20], sys.byteorder) == 0x2020
    assert int.from_bytes(limits[56:60], sys.byteorder) == 0x4000
    assert not any(limits[:16] + limits[20:56] + limits[60:])
    assert kernel.calls[3][1] == (job, 7)
    # The job's own handle stays open as long as this process lives.
    assert kernel.calls[4][1] == (7,)
    kernel.calls.clear()
    on_windows.end_all(7)
    assert kernel.calls == [("TerminateJobObject", (job, 1)), ("CloseHandle", (job,))]


def test_on_windows_a_program_that_has_ended_already_has_no_job(kernel: Kernel) -> None:
    on_windows = loaded_anew(programs)
    on_windows.hold(7)
    assert kernel.names == ["CreateJobObjectW", "OpenProcess", "CloseHandle"]
    kernel.calls.clear()
    on_windows.end_all(7)
    assert not kernel.calls


@needs_scripts
def test_popeye_is_found_by_its_names_on_an_absolute_search_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert programs.found_popeye() == ""
    for name in ("py", "popeye"):
        (tmp_path / name).write_text("#!/bin/sh\n")
        assert programs.found_popeye() != str(tmp_path / name)
        (tmp_path / name).chmod(0o755)
        assert programs.found_popeye() == str(tmp_path / name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", ".")
    assert programs.found_popeye() == ""
