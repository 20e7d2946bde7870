"""Input for Inno Setup, Flatpak and AppImage.

The templates lie beside this file; names, version and file types come from `pyproject.toml`.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path, PurePath, PureWindowsPath
from string import Template
from typing import Final

import desktop

INSTALLER: Final = desktop.HERE / "windows/fenedit.iss"
FLATPAK: Final = desktop.HERE / "flatpak/fenedit.yml"


# --- Windows ----------------------------------------------------------------------------------


def installer(folder: PurePath, icon: PurePath, licences: PurePath, package: PurePath) -> str:
    """Return a script for Inno Setup.

    Args:
        folder: the files to install.
        icon: the icon of the installer.
        licences: a text to install as well.
        package: the installer to build.
    """
    this = desktop.about()
    known, new = (
        [each for each in this.file_types if each.known is wanted] for wanted in (True, False)
    )
    registered = [
        line
        for task, kinds in (("files", new), ("others", known))
        for kind in kinds
        for suffix in kind.suffixes
        for line in _registered(kind, suffix, task)
    ]
    numbers = re.match(r"[\d.]*\d", this.version)
    assert numbers is not None
    return Template(INSTALLER.read_text(encoding="utf-8")).substitute(
        application_id=this.application_id,
        name=this.name,
        version=this.version,
        numbers=numbers[0],
        publisher="\n".join(_publisher()),
        command=this.command,
        summary=this.summary,
        new_suffixes=_suffixes(new),
        known_suffixes=_suffixes(known),
        file_types="\n".join(registered),
        source=PureWindowsPath(folder),
        icon=PureWindowsPath(icon),
        licences=PureWindowsPath(licences),
        target=PureWindowsPath(package.parent),
        output=package.stem,
    )


def _publisher() -> list[str]:
    this = desktop.about()
    people = [each.partition(" <")[0] for each in this.maintainers[:1]]
    homepage, issues = (this.addresses.get(title) for title in ("Homepage", "Issues"))
    lines = [f"AppPublisher={each}" for each in people]
    lines += [f"AppPublisherURL={homepage}"] if homepage else []
    return [*lines, f"AppSupportURL={issues}"] if issues else lines


def _suffixes(kinds: list[desktop.FileType]) -> str:
    return " and ".join(f".{suffix}" for kind in kinds for suffix in kind.suffixes)


def _registered(kind: desktop.FileType, suffix: str, task: str) -> list[str]:
    """Return the registry entries for files with a suffix."""
    this = desktop.about()
    program = rf"{{app}}\{this.command}-gui.exe"
    identifier = f"{this.name}.{suffix}"
    rows = [
        (rf".{suffix}\OpenWithProgids", identifier, "", "uninsdeletevalue uninsdeletekeyifempty"),
        (identifier, "", kind.title, "uninsdeletekey"),
        (rf"{identifier}\DefaultIcon", "", f"{program},0", ""),
        (rf"{identifier}\shell\open\command", "", f'""{program}"" -- ""%1""', ""),
    ]
    return [
        rf'Root: HKA; Subkey: "Software\Classes\{key}"; ValueType: string; ValueName: "{name}"; '
        f'ValueData: "{value}"; Tasks: {task}' + (f"; Flags: {flags}" if flags else "")
        for key, name, value, flags in rows
    ]


# --- Flatpak and AppImage -----------------------------------------------------------------------


def flatpak(source: Path) -> str:
    """Return the manifest of a Flatpak that is built from the source archive."""
    this = desktop.about()
    return Template(FLATPAK.read_text(encoding="utf-8")).substitute(
        application_id=this.application_id,
        command=this.command,
        document_icon=desktop.DOCUMENT.stem,
        source=source.name,
    )


def write_app_dir(folder: Path, licences: str, target: Path) -> None:
    """Write the folder that an AppImage is built from.

    Args:
        folder: the packed program.
        licences: a text to include.
        target: the folder to write; anything already there is removed.
    """
    this = desktop.about()
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(folder, target / "usr/lib" / this.command, symlinks=True)
    desktop.write(target / "usr/share")
    documents = target / "usr/share/doc" / this.command
    documents.mkdir(parents=True)
    (documents / "LICENCES").write_text(licences, encoding="utf-8")
    (target / "AppRun").symlink_to(f"usr/lib/{this.command}/{this.command}")
    # The program's path is not known; a menu would hide the entry.
    entry = re.sub(r"^TryExec=.*\n", "", desktop.desktop_entry(), flags=re.MULTILINE)
    (target / f"{this.command}.desktop").write_text(entry, encoding="utf-8")
    icon = desktop.ICONS / f"hicolor/256x256/apps/{this.command}.png"
    shutil.copyfile(icon, target / f"{this.command}.png")
    (target / ".DirIcon").symlink_to(f"{this.command}.png")
