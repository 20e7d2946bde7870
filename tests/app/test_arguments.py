"""What the command line asks for."""

import platform
from pathlib import Path

import chess
import PySide6
import pytest

from fenedit import __version__
from fenedit.app.arguments import VERBS, Arguments, parse_arguments, verb_of


def test_nothing_asked_for() -> None:
    assert parse_arguments([]) == Arguments()


def test_files_and_positions() -> None:
    found = parse_arguments(["a.fen", "--fen", "8/8 w", "--", "-odd.fen"])
    assert found.files == (Path("a.fen"), Path("-odd.fen"))
    assert found.fens == ("8/8 w",)


def test_a_fen_is_a_position_unless_it_is_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    fen = "8/8/8/4k3/8/8/8/4K3 w - - 0 1"
    found = parse_arguments(["a/b/c/d/e/f/g/h.fen", fen, "8/8/8/4k3/8/8/8/4K3"])
    assert found.files == (Path("a/b/c/d/e/f/g/h.fen"),)
    assert found.fens == (fen, "8/8/8/4k3/8/8/8/4K3")
    assert parse_arguments(["--", fen]).files == (Path(fen),)
    Path("8/8/8/4k3/8/8/8").mkdir(parents=True)
    Path("8/8/8/4k3/8/8/8/4K3 w - - 0 1").touch()
    assert parse_arguments([fen]).files == (Path(fen),)


def test_versions_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        parse_arguments(["--version"])
    assert end.value.code == 0
    first, *others = capsys.readouterr().out.splitlines()
    assert first == f"FenEdit {__version__}"
    assert f"Python {platform.python_version()}" in others
    assert f"PySide6 (Qt) {PySide6.__version__}" in others
    assert f"chess {chess.__version__}" in others


def test_a_library_without_metadata_is_left_out(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "chess-1.dist-info").mkdir()
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(SystemExit):
        parse_arguments(["--version"])
    printed = capsys.readouterr().out
    assert "PySide6" in printed and "chess" not in printed


def test_a_word_that_means_nothing_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        parse_arguments(["--nonsense"])
    assert end.value.code == 2
    assert "--nonsense" in capsys.readouterr().err


def test_after_two_dashes_all_are_files() -> None:
    assert parse_arguments(["--", "-w.fen", "--fen"]).files == (Path("-w.fen"), Path("--fen"))


@pytest.mark.parametrize("verb", VERBS)
def test_a_verb_comes_first(verb: str) -> None:
    assert verb_of([verb, "a.fen"]) == verb
    assert verb_of(["a.fen", verb]) is None
    assert verb_of(["--", verb]) is None
    assert verb_of([f"./{verb}"]) is None
    assert parse_arguments(["--", verb]).files == (Path(verb),)


def test_help_names_the_verbs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse_arguments(["--help"])
    printed = capsys.readouterr().out
    assert all(f"fenedit {verb} " in printed for verb in VERBS)


@pytest.mark.parametrize(
    ("word", "near"),
    [
        ("chekc", "did you mean check?"),
        ("covert", "did you mean convert or solve?"),
        ("Checks", "did you mean check?"),
        ("print", "did you mean find?"),
        ("frobnicate", "the commands are check, convert, diagram, find, read, solve"),
        ("", "the commands are"),
        ("x" * 5000, "the commands are"),
        ("a b\x1b[31m", '"a b\\x1b[31m" is not'),
    ],
)
def test_what_is_neither_a_verb_nor_a_file_is_refused(
    word: str, near: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        parse_arguments([word, "a.fen"])
    assert end.value.code == 2
    said = capsys.readouterr().err
    assert near in said and "is not a command, and not a file" in said
    assert "\x1b" not in said


@pytest.mark.parametrize(
    "word",
    [
        *("check.fen", "./check", "frobnicate.fen", "folder/frobnicate", ".hidden"),
        "x/" * 5000,
    ],
)
def test_what_no_verb_can_be_is_a_file_though_there_is_none(word: str) -> None:
    assert parse_arguments([word]).files == (Path(word),)


def test_a_file_may_be_called_nearly_like_a_verb(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("chekc").touch()
    assert parse_arguments(["chekc"]).files == (Path("chekc"),)
    assert parse_arguments(["--", "checks"]).files == (Path("checks"),)
    assert parse_arguments(["a.fen", "checks"]).files == (Path("a.fen"), Path("checks"))
    Path("link").symlink_to("nowhere")
    assert parse_arguments(["link"]).files == (Path("link"),)


def test_another_program_can_be_asked_for() -> None:
    assert not parse_arguments(["a.fen"]).new_instance
    assert parse_arguments(["--new-instance", "a.fen"]).new_instance


def test_files_may_be_chosen_in_a_dialog() -> None:
    assert not parse_arguments(["a.fen"]).choose
    assert parse_arguments(["--choose"]).choose
