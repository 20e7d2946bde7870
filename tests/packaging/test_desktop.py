"""The files that present FenEdit to desktops and shells."""

import configparser
import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest

import command_line
import desktop
from fenedit import __version__
from fenedit.app.arguments import VERBS

pytestmark = pytest.mark.skipif(shutil.which("bash") is None, reason="there is no shell to ask")


def entry() -> configparser.ConfigParser:
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read_string(desktop.desktop_entry())
    return parser


def test_the_program_and_its_packages_are_of_one_version() -> None:
    assert desktop.about().version == __version__


def test_the_menu_opens_files_and_new_windows() -> None:
    found = entry()
    assert found["Desktop Entry"]["Exec"] == "fenedit -- %F"
    kinds = found["Desktop Entry"]["MimeType"].split(";")
    assert kinds[:2] == ["application/x-chess-fen", "application/x-chess-epd"]
    for action in found["Desktop Entry"]["Actions"].rstrip(";").split(";"):
        assert found[f"Desktop Action {action}"]["Exec"].split()[0] == "fenedit"


def test_what_is_not_set_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    this = replace(desktop.about(), maintainers=(), addresses={}, pictures=())
    monkeypatch.setattr(desktop, "about", lambda: this)
    root = ElementTree.fromstring(desktop.metainfo().encode())
    assert {child.tag for child in root} & {"developer", "url", "screenshots"} == set()
    address = "https://example.org/"
    this = replace(
        this, maintainers=("A B <a@example.org>",), addresses={"Issues": address}, pictures=("x",)
    )
    root = ElementTree.fromstring(desktop.metainfo().encode())
    assert root.findtext("developer/name") == "A B"
    assert [(each.get("type"), each.text) for each in root.iter("url")] == [("bugtracker", address)]
    assert root.findtext("screenshots/screenshot/image") == "x"


def test_releases_are_those_of_the_changelog(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "CHANGELOG.md").write_text(
        "# Changelog\n\n## [Unreleased]\n### Fixed\n- *One* thing\n  in `two` lines.\n\n"
        "## [0.9] - 2026-01-02\n### Added\n- A.\n- B.\n"
    )
    monkeypatch.setattr(desktop, "HERE", tmp_path)
    desktop.source_time.cache_clear()
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    newest, oldest = desktop.releases()
    desktop.source_time.cache_clear()
    assert newest == desktop.Release(
        desktop.about().version, "1970-01-02", False, {"Fixed": ["*One* thing in `two` lines."]}
    )
    assert oldest == desktop.Release("0.9", "2026-01-02", True, {"Added": ["A.", "B."]})
    assert desktop.plain(newest.changes["Fixed"][0]) == "One thing in two lines."


def test_the_manual_tells_every_option() -> None:
    text = command_line.manual("What it does", "2026-01-02").replace("\\", "")
    for verb in VERBS:
        assert f"FENEDIT {verb.upper()}" in text
    for parser in command_line.parsers().values():
        for option in command_line.options(parser):
            assert all(f"fB{name}fR" in text for name in option.names)
    # What cannot be broken fits into a line.
    assert max(map(len, re.sub("f[BIR]", "", text).split())) < 78


ASKED = {
    "a verb": (["c"], {"check", "convert", "c d.fen"}),
    "a file": (["check", "c"], {"c d.fen"}),
    "a value": (["check", "--level", "p"], {"playable"}),
    "an option": (["solve", "--tr"], {"--tries", "--tree"}),
    "a file of an option": (["convert", "-o", "c"], {"c d.fen"}),
    "a text": (["check", "--budget", ""], set()),
}


@pytest.mark.parametrize("asked", ASKED)
def test_bash_completes(asked: str, tmp_path: Path) -> None:
    words, expected = ASKED[asked]
    (tmp_path / "c d.fen").touch()
    script = f'{command_line.bash()}\nCOMP_WORDS=(fenedit "$@"); COMP_CWORD=$#; _fenedit\n'
    script += 'for each in "${COMPREPLY[@]}"; do echo "$each"; done'
    command = ["bash", "-c", script, "bash", *words]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert set(done.stdout.splitlines()) == expected
    assert done.stderr == ""


@pytest.mark.parametrize("asked", ASKED)
@pytest.mark.skipif(shutil.which("fish") is None, reason="fish is not installed")
def test_fish_completes(asked: str, tmp_path: Path) -> None:
    words, expected = ASKED[asked]
    (tmp_path / "c d.fen").touch()
    (tmp_path / "fenedit.fish").write_text(command_line.fish())
    line = " ".join(("fenedit", *words))
    done = subprocess.run(
        ["fish", "--no-config", "-c", f"source fenedit.fish; complete -C '{line}'"],
        cwd=tmp_path, capture_output=True, text=True, check=True, env={"HOME": str(tmp_path)},
    )  # fmt: skip
    found = {each.split("\t")[0].replace("\\", "") for each in done.stdout.splitlines()}
    assert found - {"fenedit.fish"} == expected


@pytest.mark.skipif(shutil.which("zsh") is None, reason="zsh is not installed")
def test_zsh_can_read_its_completions() -> None:
    subprocess.run(["zsh", "-n"], input=command_line.zsh(), text=True, check=True)
