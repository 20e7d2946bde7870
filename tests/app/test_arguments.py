"""What the command line asks for."""

from pathlib import Path

import pytest

from fenedit import __version__
from fenedit.app.arguments import Arguments, parse_arguments


def test_nothing_asked_for() -> None:
    assert parse_arguments([]) == Arguments()


def test_files_and_positions() -> None:
    found = parse_arguments(["a.fen", "--fen", "8/8 w", "--", "-odd.fen"])
    assert found.files == (Path("a.fen"), Path("-odd.fen"))
    assert found.fens == ("8/8 w",)


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        parse_arguments(["--version"])
    assert end.value.code == 0
    assert __version__ in capsys.readouterr().out


def test_a_word_that_means_nothing_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        parse_arguments(["--nonsense"])
    assert end.value.code == 2
    assert "--nonsense" in capsys.readouterr().err


def test_behind_two_dashes_all_are_files() -> None:
    assert parse_arguments(["--", "-w.fen", "--fen"]).files == (Path("-w.fen"), Path("--fen"))
