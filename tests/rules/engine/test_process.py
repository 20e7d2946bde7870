import os
import sys
from pathlib import Path

import pytest

from fenedit.rules.engine.hint import EngineError
from fenedit.rules.engine.process import check_path, in_program_environment, start_arguments


def fault(path: str) -> str:
    with pytest.raises(EngineError) as caught:
        check_path(path)
    return caught.value.failure.code


def test_a_program_is_named_by_its_whole_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "engine"
    program.write_text("")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    assert fault("engine") == "not-absolute"
    assert fault("./engine") == "not-absolute"
    assert fault("~/engine") == "not-absolute"
    assert fault("") == "not-absolute"
    check_path(str(program))


def test_what_is_no_program_is_named(tmp_path: Path) -> None:
    plain = tmp_path / "plain"
    plain.write_text("")
    assert fault(str(tmp_path / "gone")) == "missing"
    assert fault(str(tmp_path)) == "no-program"
    assert fault(str(plain)) == "not-executable"


def test_a_packed_program_keeps_its_libraries_to_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/packed")
    path = str(tmp_path / "engine")
    assert start_arguments(path)["env"]["LD_LIBRARY_PATH"] == "/packed"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert "LD_LIBRARY_PATH" not in start_arguments(path)["env"]
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/before")
    assert start_arguments(path)["env"]["LD_LIBRARY_PATH"] == "/before"
    assert os.environ["LD_LIBRARY_PATH"] == "/packed"


def test_what_starts_a_program_in_this_process_does_so_with_its_own_libraries(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/packed")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/before")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
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
