"""packaging/dev.py, in a checkout of its own and with the world around it made up."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.helpers.project import ROOT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the set-up is one for Linux")

FENEDIT = """#!{python}
import sys, time
print("fenedit", *sys.argv[1:], file=open("asked", "w"))
{body}
"""
LEAVES_A_PICTURE = "open(sys.argv[sys.argv.index('--screenshot') + 1], 'w').write('picture')"


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """dev.py, loaded from an otherwise empty checkout, which is also the current folder."""
    monkeypatch.chdir(tmp_path)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    (tmp_path / "packaging").mkdir()
    file = tmp_path / "packaging" / "dev.py"
    shutil.copy(ROOT / "packaging" / "dev.py", file)
    spec = importlib.util.spec_from_file_location("dev_under_test", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def called(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that were started, none of them in earnest; ``venv`` makes a python."""
    commands: list[list[str]] = []

    def call(command: list[object], **_: object) -> int:
        words = [str(word) for word in command]
        commands.append(words)
        if "venv" in words:
            (dev.VENV / "lib" / dev.python_version()).mkdir(parents=True, exist_ok=True)
            dev.bin_of(dev.VENV).mkdir(exist_ok=True)
            (dev.bin_of(dev.VENV) / "python").touch()
        return 0

    monkeypatch.setattr(dev.subprocess, "call", call)
    monkeypatch.setattr(dev, "succeeds", lambda command: call(command) == 0)
    return commands


def lacking(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, packages: set[str], *, apt: bool = True
) -> set[str]:
    """Make packages missing until they are removed from the returned set."""
    packages = set(packages)
    package_of = {provided: package for package, provided in dev.LIBRARIES.items()}
    package_of |= {
        program: package
        for package, program in {**dev.VIRTUAL_SCREEN, **dev.HANDS, **dev.ORACLES}.items()
    }

    def which(program: str) -> str | None:
        here = apt if program == "apt-get" else package_of.get(program) not in packages
        return f"/usr/bin/{program}" if here else None

    monkeypatch.setattr(dev, "can_load", lambda library: package_of[library] not in packages)
    monkeypatch.setattr(dev, "can_import", lambda module: True)
    monkeypatch.setattr(dev.shutil, "which", which)
    return packages


def become(monkeypatch: pytest.MonkeyPatch, user_id: int) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: user_id)


# --- Usage ----------------------------------------------------------------------------------


@pytest.mark.parametrize("arguments", [[], ["walk"], ["--help"]])
def test_other_words_get_the_usage(
    dev: ModuleType, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert dev.main(arguments) == 2
    assert "dev.py run" in capsys.readouterr().err


def test_an_old_python_is_refused(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dev, "OLDEST_PYTHON", (99, 1))
    with pytest.raises(SystemExit) as exit_:
        dev.main(["run"])
    assert exit_.value.code == 3
    assert "99.1" in capsys.readouterr().err


# --- System packages ------------------------------------------------------------------------


def test_libraries_and_modules_are_probed_for_real(dev: ModuleType) -> None:
    assert dev.can_load("libc.so.6") and not dev.can_load("libnothing-of-the-kind.so.6")
    assert dev.can_import("json") and not dev.can_import("nothing_of_the_kind")


def test_this_machine_lacks_nothing(dev: ModuleType) -> None:
    programs = dev.VIRTUAL_SCREEN | dev.HANDS
    assert dev.missing_packages(programs, with_pip=False) == []


def test_nothing_missing_starts_nothing(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, called: list[list[str]]
) -> None:
    lacking(dev, monkeypatch, set())
    dev.install_packages(dev.VIRTUAL_SCREEN, with_pip=False)
    assert called == []


APT = [
    ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "update"],
    [
        *("env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install"),
        *("--yes", "--no-install-recommends", "libegl1", "xvfb"),
    ],
]
SUDO = ["sudo", "-n"]


@pytest.mark.parametrize(
    ("user_id", "commands"),
    [(0, APT), (1000, [[*SUDO, "true"], *([*SUDO, *words] for words in APT)])],
    ids=["root", "sudo"],
)
def test_apt_installs_what_is_missing(
    dev: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    called: list[list[str]],
    user_id: int,
    commands: list[list[str]],
) -> None:
    packages = lacking(dev, monkeypatch, {"libegl1", "xvfb"})
    become(monkeypatch, user_id)

    def succeeds(command: list[str]) -> bool:
        called.append(command)
        if "install" in command:
            packages.clear()
        return True

    monkeypatch.setattr(dev, "succeeds", succeeds)
    dev.install_packages(dev.VIRTUAL_SCREEN, with_pip=False)
    assert called == commands


@pytest.mark.parametrize(
    ("user_id", "apt", "may", "said"),
    [
        (0, True, True, "libegl1"),
        (1000, True, False, "sudo apt-get update && sudo apt-get install --yes"
         " --no-install-recommends libegl1"),
        (1000, False, False, "libegl1"),
    ],
    ids=["no help", "without rights", "without apt"],
)  # fmt: skip
def test_packages_that_are_still_missing_are_named(
    dev: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    user_id: int,
    apt: bool,
    may: bool,
    said: str,
) -> None:
    lacking(dev, monkeypatch, {"libegl1"}, apt=apt)
    become(monkeypatch, user_id)
    asked: list[list[str]] = []
    monkeypatch.setattr(dev, "succeeds", lambda command: asked.append(command) is None and may)
    with pytest.raises(SystemExit) as exit_:
        dev.install_packages({}, with_pip=False)
    assert exit_.value.code == 3
    assert said in capsys.readouterr().err.splitlines()[-1]
    assert len(asked) == 2 * may + (apt and not may)


@pytest.mark.parametrize("user_id", [0, 1000], ids=["root", "sudo"])
def test_oracles_are_installed_where_that_can_be_done_unasked(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, called: list[list[str]], user_id: int
) -> None:
    lacking(dev, monkeypatch, {"stockfish"})
    become(monkeypatch, user_id)
    dev.install_oracles()
    assert called[-1][-4:] == ["install", "--yes", "--no-install-recommends", "stockfish"]


# --- The virtual environment ----------------------------------------------------------------


@pytest.fixture
def complete_machine(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    lacking(dev, monkeypatch, set())


@pytest.mark.usefixtures("complete_machine")
def test_the_project_is_installed_once(dev: ModuleType, called: list[list[str]]) -> None:
    dev.prepare("[test]", {})
    make, fill = called
    assert make[1:] == ["-m", "venv", "--without-pip", "--clear", str(dev.VENV)]
    assert fill[1:5] == ["-m", "pip", "--python", str(dev.bin_of(dev.VENV) / "python")]
    assert fill[-2:] == ["--editable", f"{dev.ROOT}[test]"]
    dev.prepare("[test]", {})
    assert len(called) == 2


@pytest.mark.usefixtures("complete_machine")
def test_tests_need_more_than_running_which_needs_no_more(
    dev: ModuleType, called: list[list[str]]
) -> None:
    for extra, calls in (("", 2), ("[test]", 4), ("", 4)):
        dev.prepare(extra, {})
        assert len(called) == calls


@pytest.mark.usefixtures("complete_machine")
@pytest.mark.parametrize("file", ["pyproject.toml", "packaging/dev.py"])
def test_a_change_installs_again_into_what_is_there(
    dev: ModuleType, called: list[list[str]], file: str
) -> None:
    dev.prepare("", {})
    with (dev.ROOT / file).open("a") as text:
        text.write("\n# a change\n")
    dev.prepare("", {})
    assert len(called) == 4
    assert "--clear" not in called[2]


@pytest.mark.usefixtures("complete_machine")
def test_a_failed_installation_is_tried_again(
    dev: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    called: list[list[str]],
    capsys: pytest.CaptureFixture[str],
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(dev.subprocess, "call", lambda command: 1)
        with pytest.raises(SystemExit) as exit_:
            dev.prepare("", {})
    assert exit_.value.code == 3
    assert "-m venv --without-pip" in capsys.readouterr().err
    dev.prepare("", {})
    assert len(called) == 2


# --- The two commands -----------------------------------------------------------------------


@pytest.mark.usefixtures("complete_machine")
def test_test_hands_its_arguments_to_pytest(dev: ModuleType, called: list[list[str]]) -> None:
    assert dev.main(["test", "-k", "castling"]) == 0
    assert called[-1] == [str(dev.bin_of(dev.VENV) / "python"), "-m", "pytest", "-k", "castling"]
    assert called[-2][-1] == f"{dev.ROOT}[test]"


@pytest.mark.usefixtures("complete_machine")
def test_all_tests_are_run_by_several_processes(dev: ModuleType, called: list[list[str]]) -> None:
    assert dev.main(["test"]) == 0
    assert called[-1][3:5] == ["-n", "auto"]


@pytest.mark.usefixtures("complete_machine")
def test_quick_ones_are_some_that_exist(dev: ModuleType, called: list[list[str]]) -> None:
    assert dev.main(["test", "--quick", "-x"]) == 0
    assert called[-1][3:5] == ["-n", "auto"] and called[-1][-1] == "-x"
    assert called[-1][-1 - len(dev.QUICK) : -1] == dev.QUICK
    assert all((ROOT / place).exists() for place in dev.QUICK)


@pytest.mark.usefixtures("complete_machine")
@pytest.mark.parametrize(
    ("given", "handed_on"),
    [
        ([], ["--"]),
        (["check.fen", "b.fen"], ["--", "check.fen", "b.fen"]),
        (["--fen", "8/8/8/8/8/8/8/8"], ["--fen", "8/8/8/8/8/8/8/8"]),
    ],
)
@pytest.mark.parametrize("display", ["DISPLAY", "WAYLAND_DISPLAY"])
def test_run_opens_the_editor_on_the_display(
    dev: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    called: list[list[str]],
    display: str,
    given: list[str],
    handed_on: list[str],
) -> None:
    monkeypatch.setenv(display, "somewhere")
    assert dev.main(["run", *given]) == 0
    assert called[-1] == [str(dev.bin_of(dev.VENV) / "fenedit"), *handed_on]
    assert called[-2][-1] == str(dev.ROOT)


def write_program(dev: ModuleType, body: str) -> None:
    dev.bin_of(dev.VENV).mkdir(parents=True)
    program = dev.bin_of(dev.VENV) / "fenedit"
    program.write_text(FENEDIT.format(python=sys.executable, body=body))
    program.chmod(0o755)


def run_without_a_display(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr(dev, "prepare", lambda extra, programs: None)
    code: int = dev.main(["run", "positions.fen"])
    return code


def test_run_without_a_display_leaves_a_picture(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    body = LEAVES_A_PICTURE + "\nimport os; print(os.environ['DISPLAY'], file=open('display', 'w'))"
    write_program(dev, body)
    assert run_without_a_display(dev, monkeypatch) == 0
    assert Path("asked").read_text() == "fenedit --screenshot fenedit.png -- positions.fen\n"
    assert Path("display").read_text().startswith(":")
    assert Path("fenedit.png").read_text() == "picture"
    assert str(Path("fenedit.png").resolve()) in capsys.readouterr().out


@pytest.mark.skipif(not (ROOT / ".ci").exists(), reason="an archive of the source has none")
def test_continuous_integration_runs_the_test_command(tmp_path: Path) -> None:
    """Wherever it is called from, and with the exit code of the command."""
    python = tmp_path / "python3"
    python.write_text('#!/bin/sh\necho "$PWD $*" >"$ASKED"\nexit 7\n')
    python.chmod(0o755)
    asked = tmp_path / "asked"
    environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}", "ASKED": str(asked)}
    code = subprocess.call([ROOT / ".ci" / "run"], cwd=tmp_path, env=environment)
    assert code == 7
    assert asked.read_text() == f"{ROOT} packaging/dev.py test\n"
