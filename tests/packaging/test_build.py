"""packaging/build.py, in a checkout of its own and with the world around it made up."""

import io
import os
import re
import sys
import tarfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import build
import desktop
import dev
import inventory

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it is made up for Linux")

FOR_ALL = ["wheel", "folder", "tar", "deb", "appimage"]
"""What is built on Linux by the tools that `prepare` installs."""
APT = "sudo apt-get update && sudo apt-get install --yes --no-install-recommends"
RELEASED = desktop.Release("0.9", "2026-01-02", True, {"Added": ["*One* thing.", "`x` and `y`."]})
UNRELEASED = desktop.Release("1.0", "2026-03-04", False, {"Fixed": ["It works."]})


@pytest.fixture(autouse=True)
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty checkout, which is returned, where nothing is installed."""
    monkeypatch.setattr(build, "ROOT", tmp_path)
    for name, place in {"DIST": "dist", "WORK": "build", "VENV": "venv"}.items():
        monkeypatch.setattr(build, name, tmp_path / place)
    monkeypatch.setattr(build, "FOLDER", tmp_path / "dist" / "fenedit")
    (tmp_path / "build").mkdir()
    (tmp_path / "dist").mkdir()
    # Building sets it.
    monkeypatch.setenv("SOURCE_DATE_EPOCH", str(desktop.source_time()))
    return tmp_path


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that building has run, none of them in earnest; each says nothing."""
    commands: list[list[str]] = []

    def record(*command: object, cwd: Path | None = None) -> str:
        commands.append([str(word) for word in command])
        return ""

    monkeypatch.setattr(build, "run", record)
    return commands


@pytest.fixture
def made_folder(monkeypatch: pytest.MonkeyPatch) -> Path:
    """A made-up program, in place of one that is packed for a minute."""

    def make() -> Path:
        (build.FOLDER / "_internal").mkdir(parents=True, exist_ok=True)
        (build.FOLDER / "fenedit").write_text("program")
        return build.FOLDER

    monkeypatch.setattr(build, "folder", make)
    monkeypatch.setattr(inventory, "licences", lambda *_: "licences")
    monkeypatch.setattr(inventory, "write", lambda package, *_: package.with_suffix(".json"))
    monkeypatch.setattr(build, "carried_libraries", set)
    return build.FOLDER


def lacking(
    monkeypatch: pytest.MonkeyPatch, missing: Callable[[str], bool], libraries: bool = False
) -> None:
    """Make programs missing, perhaps all libraries too, for a user who may install nothing."""
    monkeypatch.setattr(
        build.shutil, "which", lambda name, **_: None if missing(name) else f"/usr/bin/{name}"
    )
    monkeypatch.setattr(dev, "can_load", lambda _: not libraries)
    monkeypatch.setattr(dev, "can_import", lambda _: True)
    monkeypatch.setattr(dev, "succeeds", lambda _: False)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)


def refusal(verb: str, capsys: pytest.CaptureFixture[str]) -> str:
    """Return what is said when something cannot be built for want of a tool."""
    with pytest.raises(SystemExit) as exit_:
        build.main([verb])
    assert exit_.value.code == 3
    return capsys.readouterr().err


# --- Usage and tools --------------------------------------------------------------------------


@pytest.mark.parametrize("words", [[], ["house"], ["wheel", "deb"], ["--help"]])
def test_other_words_get_the_usage(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert build.main(words) == 2
    assert "build.py wheel" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("verb", "tool"),
    [*((verb, "gcc") for verb in FOR_ALL), ("flatpak", "flatpak-builder")],
)
def test_a_missing_tool_is_named_with_the_command_that_installs_it(
    verb: str, tool: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lacking(monkeypatch, lambda name: name == tool)
    assert refusal(verb, capsys).splitlines()[-1] == f"{APT} {tool}"


def test_all_that_is_missing_is_named_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lacking(monkeypatch, lambda name: name in build.TOOLS.values(), libraries=True)
    named = refusal("folder", capsys).splitlines()[-1].removeprefix(APT).split()
    assert set(named) == {*build.TOOLS, *build.LIBRARIES}


def test_without_apt_the_packages_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lacking(monkeypatch, lambda name: name in ("gcc", "apt-get"))
    assert "gcc" in refusal("wheel", capsys)


@pytest.mark.usefixtures("made_folder")
def test_without_appimagetool_its_folder_is_made(
    places: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lacking(monkeypatch, lambda name: name == "appimagetool")
    said = refusal("appimage", capsys)
    assert said.startswith("build/FenEdit.AppDir is ready, but appimagetool is missing")
    assert "https://" in said
    assert (places / "build/FenEdit.AppDir/AppRun").read_text() == "program"


@pytest.mark.parametrize(
    ("verb", "tool", "system"),
    [("deb", "dpkg-deb", "Debian"), ("dmg", "hdiutil", "macOS"), ("installer", "ISCC", "Windows")],
)
def test_what_is_built_elsewhere_says_where_and_by_what(
    verb: str,
    tool: str,
    system: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    lacking(monkeypatch, lambda name: name == tool)
    said = refusal(verb, capsys)
    assert tool in said and system in said


def test_on_windows_a_missing_compiler_is_named_with_the_command_that_installs_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lacking(monkeypatch, lambda name: name == "ISCC")
    monkeypatch.setattr(sys, "platform", "win32")
    assert refusal("installer", capsys).splitlines() == [
        "ISCC is missing. Install it with:",
        "winget install JRSoftware.InnoSetup",
    ]


# --- Recipes, with the programs of others made up --------------------------------------------


@pytest.mark.usefixtures("made_folder")
def test_the_installer_is_compiled_from_its_script(
    places: Path, monkeypatch: pytest.MonkeyPatch, run: list[list[str]]
) -> None:
    lacking(monkeypatch, lambda _: False)
    monkeypatch.setattr(sys, "platform", "win32")
    package, _ = build.installer()
    script = places / "build/windows/fenedit.iss"
    assert run == [["/usr/bin/ISCC", str(script)]]
    assert f"OutputBaseFilename={package.stem}\n" in script.read_text(encoding="utf-8-sig")
    assert package.suffix == ".exe"


UNSIGNED = ["ditto", "hdiutil"]
SIGNED = [*UNSIGNED, "codesign", "xcrun", "xcrun"]


@pytest.mark.usefixtures("made_folder")
@pytest.mark.parametrize(("names", "programs"), [("", UNSIGNED), ("somebody", SIGNED)])
def test_a_disk_image_is_signed_only_by_who_is_named(
    monkeypatch: pytest.MonkeyPatch, run: list[list[str]], names: str, programs: list[str]
) -> None:
    lacking(monkeypatch, lambda _: False)
    for variable in ("FENEDIT_SIGNED_BY", "FENEDIT_NOTARY_PROFILE"):
        monkeypatch.setenv(variable, names)
    package, _ = build.dmg()
    assert [command[0] for command in run] == programs
    assert run[1][-1] == str(package)
    assert sorted(path.name for path in (build.WORK / "dmg").iterdir()) == [
        *("Applications", "LICENCES")
    ]


def test_a_flatpak_is_made_of_the_source(
    places: Path, monkeypatch: pytest.MonkeyPatch, run: list[list[str]]
) -> None:
    def wheel() -> list[Path]:
        built = [
            places / "dist" / name for name in ("fenedit-1-py3-none-any.whl", "fenedit-1.tar.gz")
        ]
        for path in built:
            path.touch()
        return built

    lacking(monkeypatch, lambda _: False)
    monkeypatch.setattr(build, "wheel", wheel)
    (package,) = build.flatpak()
    stage = places / "build/flatpak"
    assert sorted(path.name for path in stage.iterdir()) == [
        *("fenedit-1.tar.gz", f"{desktop.about().application_id}.yml")
    ]
    assert [command[:2] for command in run][1:] == [
        ["flatpak-builder", "--user"],
        ["flatpak", "build-bundle"],
    ]
    assert run[-1][-2:] == [str(package), desktop.about().application_id]


# --- The folder -------------------------------------------------------------------------------


def test_only_libraries_stay_that_something_asks_for(
    places: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = {
        "fenedit": ["libA.so.1"],
        "libA.so.1": ["libB.so"],
        # They ask for each other, but nothing else for the first of them.
        "libX.so": ["libY.so"],
        "libY.so": [],
        "plugin.so": ["libQt.so"],
    }

    def readelf(*command: object, cwd: Path | None = None) -> str:
        names = asked.get(Path(str(command[-1])).name, [])
        return "".join(f" 0x1 (NEEDED)  Shared library: [{name}]\n" for name in names)

    monkeypatch.setattr(build, "run", readelf)
    inside = build.FOLDER / "_internal"
    qt = inside / "PySide6/Qt"
    (qt / "lib").mkdir(parents=True)
    (qt / "plugins").mkdir()
    (build.FOLDER / "fenedit").touch()
    for name in ("libA.so.1", "libB.so", "libX.so", "libY.so", "libpython3.11.so.1.0"):
        (inside / name).touch()
    for path in (qt / "plugins/plugin.so", qt / "lib/libQt.so", qt / "lib/libIdle.so"):
        path.touch()
    (inside / "libIdle.so").symlink_to(qt / "lib/libIdle.so")
    build.leave_out_libraries()
    found = {path.name for path in build.FOLDER.rglob("*.so*")}
    assert found == {"libA.so.1", "libB.so", "libpython3.11.so.1.0", "plugin.so", "libQt.so"}


def test_an_archive_is_the_same_each_time(places: Path) -> None:
    stage = places / "stage"
    (stage / "b").mkdir(parents=True)
    (stage / "b" / "file").write_text("text")
    (stage / "a").symlink_to("b/file")
    archives = []
    for time in (1, 1_000_000_000):
        os.utime(stage / "b" / "file", (time, time))
        os.utime(stage / "b", (time, time))
        target = io.BytesIO()
        build.write_tar(target, stage, "name-1.0")
        archives.append(target.getvalue())
    assert archives[0] == archives[1]
    with tarfile.open(fileobj=io.BytesIO(archives[0])) as archive:
        assert archive.getnames() == ["name-1.0", "name-1.0/a", "name-1.0/b", "name-1.0/b/file"]
        assert {(each.uid, each.uname) for each in archive} == {(0, "root")}
        assert archive.getmember("name-1.0/a").linkname == "b/file"


# --- The package for Debian -------------------------------------------------------------------


def test_only_the_program_may_be_run_and_only_its_owner_may_write(places: Path) -> None:
    stage = places / "stage"
    program = stage / "usr/lib/fenedit/fenedit"
    library = stage / "usr/lib/fenedit/_internal/libA.so"
    library.parent.mkdir(parents=True)
    for path in (program, library):
        path.touch()
        path.chmod(0o777)
    library.parent.chmod(0o700)
    (stage / "usr/bin").mkdir()
    (stage / "usr/bin/fenedit").symlink_to("../lib/fenedit/fenedit")
    build.make_plain(stage)
    assert {path.stat().st_mode & 0o777 for path in stage.rglob("*") if path.is_dir()} == {0o755}
    assert (program.stat().st_mode & 0o777, library.stat().st_mode & 0o777) == (0o755, 0o644)


def test_what_is_not_released_is_older_than_its_release(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desktop, "releases", lambda: [UNRELEASED, RELEASED])
    assert build.debian_version() == "1.0~20260304"
    monkeypatch.setattr(desktop, "releases", lambda: [RELEASED])
    assert build.debian_version() == "0.9"


def test_the_changelog_has_the_form_of_debian(monkeypatch: pytest.MonkeyPatch) -> None:
    this = replace(desktop.about(), maintainers=("A B <a@example.org>",))
    monkeypatch.setattr(desktop, "about", lambda: this)
    monkeypatch.setattr(desktop, "releases", lambda: [UNRELEASED, RELEASED])
    assert build.debian_changelog("1.0~20260304") == (
        "fenedit (1.0~20260304) unstable; urgency=medium\n\n"
        "  [ Fixed ]\n  * It works.\n\n"
        " -- A B <a@example.org>  Wed, 04 Mar 2026 00:00:00 +0000\n\n"
        "fenedit (0.9) unstable; urgency=medium\n\n"
        "  [ Added ]\n  * One thing.\n  * x and y.\n\n"
        " -- A B <a@example.org>  Fri, 02 Jan 2026 00:00:00 +0000\n"
    )


@pytest.fixture
def control(places: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., dict[str, str]]:
    """Returns the fields of the control file of a package with two files."""
    monkeypatch.setattr(build, "debian_dependencies", lambda _: ["Depends: libc6"])
    (places / "one").write_bytes(bytes(1025))
    (places / "two").write_bytes(bytes(1))

    def fields(**said: object) -> dict[str, str]:
        this = replace(desktop.about(), **said)  # type: ignore[arg-type]
        monkeypatch.setattr(desktop, "about", lambda: this)
        kilobytes = sum((each.lstat().st_size + 1023) // 1024 for each in places.rglob("*"))
        text = build.control_file("1.0", "amd64", places)
        assert f"\nInstalled-Size: {kilobytes}\n" in text
        parts = re.split(r"^(\S+): ", text, flags=re.MULTILINE)
        assert parts[0] == ""
        return dict(zip(parts[1::2], parts[2::2], strict=True))

    return fields


def test_the_control_file_names_whom_and_where_to_ask(
    control: Callable[..., dict[str, str]],
) -> None:
    found = control(maintainers=("A B <a@example.org>",), addresses={"Homepage": "https://x/"})
    assert (found["Maintainer"], found["Homepage"]) == ("A B <a@example.org>\n", "https://x/\n")
    found = control(maintainers=(), addresses={})
    assert {"Maintainer", "Homepage"} & set(found) == set()


def test_the_control_file_has_what_dpkg_asks_for(control: Callable[..., dict[str, str]]) -> None:
    found = control()
    stated = {key: value.rstrip("\n") for key, value in found.items() if key != "Description"}
    assert stated["Package"] == "fenedit"
    assert (stated["Version"], stated["Architecture"]) == ("1.0", "amd64")
    assert stated["Depends"] == "libc6"
    summary, *lines = found["Description"].splitlines()
    # It goes on behind the program's name, so it begins small and ends without a full stop.
    assert summary[0].islower()
    assert not summary.endswith(".")
    assert all(line.startswith(" ") and len(line) <= 80 and line != " " for line in lines)


# --- Sums and bounds --------------------------------------------------------------------------


def test_every_package_has_its_sum(places: Path) -> None:
    names = ["a.whl", "a.tar.gz", "a.tar.xz", "a.deb", "a.deb.cdx.json", "a.AppImage", "a.flatpak"]
    for name in [*names, "a.exe", "a.dmg", "notes.txt"]:
        (places / "dist" / name).write_text(name)
    build.write_sums()
    lines = (places / "dist/SHA256SUMS").read_text().splitlines()
    assert [line.split("  ")[1] for line in lines] == sorted([*names, "a.exe", "a.dmg"])
    assert all(re.fullmatch(r"[0-9a-f]{64}", line.split("  ")[0]) for line in lines)


def test_what_has_grown_too_large_is_said(places: Path, capsys: pytest.CaptureFixture[str]) -> None:
    package = places / "dist" / "a.whl"
    package.write_bytes(bytes(1000))
    assert not build.is_too_large(package)
    assert capsys.readouterr().err == ""
    os.truncate(package, int(build.LARGEST[".whl"] * 1e6) + 1)
    assert build.is_too_large(package)
    assert "a.whl is larger than" in capsys.readouterr().err
