"""The commands in the readme."""

import pytest

from tests.helpers.command_lines import command_lines, run
from tests.helpers.project import ROOT

LINES = command_lines(ROOT / "README.md")


@pytest.mark.parametrize("line", LINES)
def test_they_run(line, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    # 1 is the answer that not all is well with what it was asked about.
    assert run(line) in (0, 1), capsys.readouterr().err
    assert "Error" not in capsys.readouterr().err


def test_all_verbs_have_one():
    assert {line.split()[1] for line in LINES} == {
        "check", "convert", "diagram", "find", "read", "solve",
    }  # fmt: skip
