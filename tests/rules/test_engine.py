from pathlib import Path

import pytest

from fenedit.rules.engine import EngineError, check_path


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
