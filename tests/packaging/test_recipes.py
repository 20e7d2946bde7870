"""The recipes by which other programs make packages of FenEdit."""

import plistlib
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path, PureWindowsPath
from typing import Any

import pytest
import yaml

import build
import desktop
import recipes
from tests.helpers.project import ROOT

THIS = desktop.about()
NEW = [each for each in THIS.file_types if not each.known]
SUFFIXES = [suffix for each in THIS.file_types for suffix in each.suffixes]
FEN = "8/8/8/8/8/k1K5/8/1R6 w - - 0 1"
VERBS = set(re.findall(r"build\.py (\w+)", build.__doc__ or ""))

# --- Windows ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def script() -> str:
    place = PureWindowsPath("C:/checkout")
    return recipes.installer(
        place / "dist/fenedit", place / "fenedit.ico", place / "LICENCES", place / "dist/set-up.exe"
    )


@pytest.fixture(scope="module")
def sections(script: str) -> dict[str, list[str]]:
    """The lines of each section of the installer's script that say something."""
    parts = re.split(r"^\[(\w+)\]$", script, flags=re.MULTILINE)
    names = parts[1::2]
    assert len(names) == len(set(names))
    return {
        name: [line for line in text.splitlines() if line and not line.startswith(";")]
        for name, text in zip(names, parts[2::2], strict=True)
    }


def test_the_installer_says_what_it_installs(sections: dict[str, list[str]]) -> None:
    setup = dict(line.split("=", 1) for line in sections["Setup"])
    assert len(setup) == len(sections["Setup"])
    assert (setup["AppId"], setup["AppName"]) == (THIS.application_id, THIS.name)
    assert setup["AppVersion"] == THIS.version
    assert setup["SourceDir"] == r"C:\checkout\dist\fenedit"
    assert (setup["OutputDir"], setup["OutputBaseFilename"]) == (r"C:\checkout\dist", "set-up")


def test_nothing_of_the_installer_is_left_to_fill_in(script: str) -> None:
    assert re.findall(r"\$|\{#.*\}", script) == []
    assert {"Setup", "Tasks", "Files", "Icons", "Registry", "Code"} <= set(
        re.findall(r"^\[(\w+)\]$", script, re.MULTILINE)
    )


def test_the_installer_registers_every_suffix_by_choice(sections: dict[str, list[str]]) -> None:
    entries = "\n".join(sections["Registry"])
    found = re.findall(r"Classes\\\.(\w+)\\OpenWithProgids.*Tasks: (\w+)", entries)
    tasks = {suffix: "others" if each.known else "files" for each in THIS.file_types
             for suffix in each.suffixes}  # fmt: skip
    assert dict(found) == tasks
    for suffix in SUFFIXES:
        command = rf'{THIS.name}.{suffix}\shell\open\command"; ValueType: string; ValueName: ""; '
        assert command + r'ValueData: """{app}\fenedit-gui.exe"" -- ""%1"""' in entries
    # What belongs to another program already is only offered if that is asked for.
    (others,) = (line for line in sections["Tasks"] if 'Name: "others"' in line)
    assert "Flags: unchecked" in others


def test_entries_of_the_installer_belong_to_tasks_that_are_offered(
    sections: dict[str, list[str]],
) -> None:
    offered = set(re.findall(r'Name: "(\w+)"', "\n".join(sections["Tasks"])))
    entries = "\n".join(line for name in ("Icons", "Registry") for line in sections[name])
    selected = re.findall(r"WizardIsTaskSelected\('(\w+)'\)", "\n".join(sections["Code"]))
    assert {*re.findall(r"Tasks: (\w+)", entries), *selected} == offered


def test_the_installer_starts_the_program_without_a_console(script: str) -> None:
    assert set(re.findall(r"\{app\}\\([\w-]+)\.exe", script)) == {"fenedit-gui"}
    packed = (ROOT / "packaging/fenedit.spec").read_text(encoding="utf-8")
    assert 'program("fenedit-gui", False)' in packed


def test_a_publisher_is_named_once_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def directives() -> list[str]:
        place = PureWindowsPath("C:/")
        return re.findall(r"AppP\w+=.*", recipes.installer(place, place, place, place / "a.exe"))

    this = replace(THIS, maintainers=(), addresses={})
    monkeypatch.setattr(desktop, "about", lambda: this)
    assert directives() == []
    this = replace(this, maintainers=("A B <a@example.org>",), addresses={"Homepage": "https://x/"})
    assert directives() == ["AppPublisher=A B", "AppPublisherURL=https://x/"]


# --- macOS ------------------------------------------------------------------------------------


def test_macos_is_told_of_every_file_type() -> None:
    told = plistlib.loads(plistlib.dumps(desktop.info_plist()))
    kinds = told["CFBundleDocumentTypes"]
    assert [each["CFBundleTypeName"] for each in kinds] == [each.title for each in THIS.file_types]
    assert told["CFBundleDisplayName"] == THIS.name
    assert told["LSBackgroundOnly"] is False


def test_macos_is_told_what_the_new_types_are() -> None:
    told = desktop.info_plist()
    declared = {each["UTTypeIdentifier"]: each for each in told["UTExportedTypeDeclarations"]}
    tags = [each["UTTypeTagSpecification"] for each in declared.values()]
    assert [each["public.filename-extension"] for each in tags] == [
        list(each.suffixes) for each in NEW
    ]
    assert [each["public.mime-type"] for each in tags] == [[each.mime] for each in NEW]
    opened = [
        name
        for each in told["CFBundleDocumentTypes"]
        for name in each.get("LSItemContentTypes", [])
    ]
    assert opened == list(declared)
    assert all(re.fullmatch(r"[A-Za-z0-9.-]+", name) for name in opened)


# --- Flatpak ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def manifest() -> dict[str, Any]:
    found = yaml.safe_load(recipes.flatpak(Path("dist/fenedit-1.tar.gz")))
    assert isinstance(found, dict)
    return found


def test_the_manifest_says_what_it_builds(manifest: dict[str, Any]) -> None:
    assert (manifest["id"], manifest["command"]) == (THIS.application_id, THIS.command)
    (module,) = manifest["modules"]
    assert module["sources"] == [{"type": "file", "path": "fenedit-1.tar.gz"}]
    assert module["build-commands"][0].endswith(" ./fenedit-1.tar.gz")
    assert not [text for text in map(str, manifest.values()) if "$" in text]


def test_what_the_manifest_renames_is_in_the_wheel(manifest: dict[str, Any]) -> None:
    paths = [Path(path) for path, _ in desktop.shared_files()]
    names = {path.name for path in paths}
    icons = {path.stem for path in paths if path.parts[0] == "icons"}
    assert {manifest["rename-desktop-file"], manifest["rename-mime-file"]} <= names
    assert {manifest["rename-icon"], *manifest["rename-mime-icons"]} == icons
    # It bears the id already.
    assert f"{THIS.application_id}.metainfo.xml" in names


def test_the_sandbox_has_a_display_and_no_way_out(manifest: dict[str, Any]) -> None:
    allowed = manifest["finish-args"]
    assert {"--socket=wayland", "--socket=fallback-x11", "--filesystem=home"} <= set(allowed)
    assert not [each for each in allowed if "network" in each or "-name=" in each]


# --- AppImage ---------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform != "linux", reason="AppImages are for Linux")
@pytest.mark.parametrize("made_up", [True, False], ids=["a made-up program", "the packed program"])
def test_an_app_dir_starts_its_program(tmp_path: Path, made_up: bool) -> None:
    folder = ROOT / "dist/fenedit"
    if made_up:
        folder = tmp_path / "fenedit"
        folder.mkdir()
        (folder / "fenedit").write_text('#!/bin/sh\necho "$2"\n')
        (folder / "fenedit").chmod(0o755)
    elif not (folder / "fenedit").is_file():
        pytest.skip("dist/fenedit is not built")
    target = tmp_path / "FenEdit.AppDir"
    recipes.write_app_dir(folder, "licences", target)
    done = subprocess.run(
        [target / "AppRun", "read", FEN], capture_output=True, text=True, check=False, cwd="/"
    )
    assert (done.returncode, done.stdout) == (0, f"{FEN}\n"), done.stderr


def test_an_app_dir_has_one_entry_and_its_icon(tmp_path: Path) -> None:
    folder = tmp_path / "fenedit"
    folder.mkdir()
    (folder / "fenedit").touch()
    target = tmp_path / "FenEdit.AppDir"
    recipes.write_app_dir(folder, "licences", target)
    (entry,) = target.glob("*.desktop")
    text = entry.read_text(encoding="utf-8")
    assert f"\nIcon={THIS.command}\n" in text
    assert "TryExec" not in text
    assert (target / f"{THIS.command}.png").read_bytes().startswith(b"\x89PNG")
    assert (target / ".DirIcon").resolve() == (target / f"{THIS.command}.png").resolve()
    assert (target / f"usr/share/metainfo/{THIS.application_id}.metainfo.xml").is_file()
    if validator := shutil.which("desktop-file-validate"):
        done = subprocess.run([validator, entry], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout) == (0, "")


# --- The workflow -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def workflow() -> dict[str, Any]:
    found = yaml.safe_load((ROOT / "packaging/ci/build.yml").read_text(encoding="utf-8"))
    assert isinstance(found, dict)
    return found


def steps(workflow: dict[str, Any]) -> list[dict[str, Any]]:
    return [step for job in workflow["jobs"].values() for step in job["steps"]]


def test_the_workflow_may_only_read(workflow: dict[str, Any]) -> None:
    assert workflow["permissions"] == {"contents": "read"}
    assert not [name for name, job in workflow["jobs"].items() if "permissions" in job]
    outside = [step["with"] for step in steps(workflow) if "checkout" in step.get("uses", "")]
    assert {each["persist-credentials"] for each in outside} == {False}


def test_the_workflow_names_the_majors_of_its_actions(workflow: dict[str, Any]) -> None:
    used = [step["uses"] for step in steps(workflow) if "uses" in step]
    assert used
    assert [each for each in used if not re.fullmatch(r"actions/[\w-]+@v\d+", each)] == []


def test_the_workflow_builds_what_can_be_built(workflow: dict[str, Any]) -> None:
    run = "\n".join(step.get("run", "") for step in steps(workflow))
    rows = workflow["jobs"]["package"]["strategy"]["matrix"]["include"]
    verbs = {*re.findall(r"build\.py (\w+)", run), *" ".join(row["verbs"] for row in rows).split()}
    assert verbs <= VERBS
    assert {"wheel", "tar", "deb", "installer", "dmg"} <= verbs


def test_the_workflow_tests_every_python_from_the_oldest(workflow: dict[str, Any]) -> None:
    oldest = re.search(r"requires-python = \">=([\d.]+)\"", (ROOT / "pyproject.toml").read_text())
    assert oldest is not None
    tested = workflow["jobs"]["test"]["strategy"]["matrix"]["python"]
    assert tested[0] == oldest[1]
    minors = [int(each.split(".")[1]) for each in tested]
    assert minors == list(range(minors[0], minors[0] + len(tested)))
