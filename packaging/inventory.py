"""The third-party software in packages with their own Python: a list of it, and its licences."""

from __future__ import annotations

import importlib.metadata
import json
import platform
import re
import sysconfig
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, TypeAlias

import desktop
from fenedit import licence_of

DebianPackage: TypeAlias = tuple[str, str]
"""A Debian package: its name and version."""

_FORM: Final = "https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/"
_LICENCE_NAMES: Final = re.compile(r"(LICEN[CS]E|COPYING|AUTHORS|NOTICE)", re.IGNORECASE)
_QT: Final = """\
PySide6, Shiboken and Qt are used under the GNU Lesser General Public License, version 3, which
Debian systems have in /usr/share/common-licenses/LGPL-3. They stand as libraries of their own in
PySide6 and shiboken6, and may be replaced there by others of the same version. Their source is at
https://download.qt.io/official_releases/. Qt has code of others in it, all of it under licences
that allow this, such as those of FreeType, HarfBuzz, ICU, libjpeg, libpng, PCRE2 and zlib;
https://doc.qt.io/qt-6/licenses-used-in-qt.html names all of them."""
_PYTHON: Final = "The licence of Python is at https://docs.python.org/3/license.html."


def distributions(venv: Path) -> list[importlib.metadata.Distribution]:
    """Return the packed distributions of a virtual environment: FenEdit and its dependencies.

    PyInstaller is among them, because its bootloader is packed.
    """
    (library,) = venv.glob("[Ll]ib/**/site-packages")
    found = {
        _key(each.name): each for each in importlib.metadata.distributions(path=[str(library)])
    }
    packed = dict[str, importlib.metadata.Distribution]()
    waiting = [desktop.about().command]
    while waiting:
        name = _key(waiting.pop())
        if name in packed or name not in found:
            continue
        packed[name] = found[name]
        for line in found[name].requires or []:
            if "extra ==" not in line and (match := re.match(r"[\w.-]+", line)):
                waiting.append(match[0])
    packed["pyinstaller"] = found["pyinstaller"]
    return [packed[name] for name in sorted(packed)]


def _key(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


# --- The list ---------------------------------------------------------------------------------


def write(package: Path, venv: Path, carried: Iterable[DebianPackage] = ()) -> Path:
    """Write a bill of materials (CycloneDX 1.5) beside a package; return its path.

    Args:
        package: the package.
        venv: the virtual environment it was built from.
        carried: Debian packages whose libraries are in it.
    """
    this = desktop.about()
    stamp = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(desktop.source_time()))
    subject = _component("application", this.name, this.version, this.licence)
    content = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"timestamp": stamp, "component": subject},
        "components": list(_components(venv, carried)),
    }
    target = package.with_name(f"{package.name}.cdx.json")
    target.write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")
    return target


def _components(venv: Path, carried: Iterable[DebianPackage]) -> Iterator[dict[str, Any]]:
    yield _component("framework", "CPython", platform.python_version(), "PSF-2.0")
    for each in distributions(venv):
        if each.name != desktop.about().command:
            address = f"pkg:pypi/{_key(each.name)}@{each.version}"
            yield _component("library", each.name, each.version, licence_of(each), address)
    for name, version in sorted(carried):
        yield _component("library", name, version, "", f"pkg:deb/debian/{name}@{version}")


def _component(
    kind: str, name: str, version: str, licence: str, address: str = ""
) -> dict[str, Any]:
    found: dict[str, Any] = {"type": kind, "name": name, "version": version}
    if address:
        found["purl"] = address
    if licence:
        found["licenses"] = [{"license": {"name": licence}}]
    return found


# --- The licences -----------------------------------------------------------------------------


def licences(venv: Path, carried: Iterable[DebianPackage] = ()) -> str:
    """Return the licences of everything packed, in Debian's copyright format.

    Args:
        venv: the virtual environment the package was built from.
        carried: Debian packages whose libraries are in it.
    """
    this = desktop.about()
    head = [f"Format: {_FORM}", f"Upstream-Name: {this.name}"]
    if this.maintainers:
        head.append(f"Upstream-Contact: {this.maintainers[0]}")
    if source := this.addresses.get("Source"):
        head.append(f"Source: {source}")
    parts = ["\n".join(head)]
    ours = "This program is free software under the GNU General Public License, version 3 or, at\n"
    ours += "your option, any later version; Debian systems have it in\n"
    ours += "/usr/share/common-licenses/GPL-3."
    parts.append(_part("*", f"the makers of {this.name}", "GPL-3+", ours))
    fonts = (desktop.ROOT / "resources" / "fonts" / "LICENSE.txt").read_text(encoding="utf-8")
    parts.append(_part("*/resources/fonts/*", "2009, 2010 ParaType Ltd.", "ParaType", fonts))
    python = Path(sysconfig.get_path("stdlib"), "LICENSE.txt")
    text = python.read_text(encoding="utf-8") if python.is_file() else _PYTHON
    places = "*/_internal/libpython* */_internal/python3* */base_library.zip"
    parts.append(_part(places, "Python Software Foundation", "PSF-2", text))
    places = "*/_internal/PySide6/* */_internal/shiboken6/*"
    parts.append(_part(places, "The Qt Company Ltd. and other contributors", "LGPL-3", _QT))
    for each in distributions(venv):
        if texts := list(_licence_texts(each)):
            name = re.sub(r"[^A-Za-z0-9.+-]+", "-", f"{each.name}-{licence_of(each)}")
            stated = each.metadata.get_all("Author") or [f"the makers of {each.name}"]
            text = "\n\n".join(texts)
            parts.append(_part(f"*/{each.name}", stated[0], name, text))
    for package, _ in sorted(carried):
        told = Path("/usr/share/doc", package, "copyright")
        if told.is_file():
            text = told.read_text(encoding="utf-8", errors="replace")
            parts.append(_part(f"*/{package}", f"see below ({package})", package, text))
    return "\n\n".join(parts) + "\n"


def _licence_texts(distribution: importlib.metadata.Distribution) -> Iterator[str]:
    if distribution.name == desktop.about().command:
        return
    for path in distribution.files or []:
        # Some have a folder "licenses" with files named after licences.
        if ".dist-info" in str(path) and _LICENCE_NAMES.search(str(path)):
            data = path.read_binary()
            try:
                yield data.decode()
            except UnicodeDecodeError:
                yield data.decode("latin-1")


def _part(files: str, people: str, licence: str, text: str) -> str:
    lines = [f"Files: {files}", f"Copyright: {' '.join(people.split())}", f"License: {licence}"]
    lines += [f" {line.rstrip()}" if line.strip() else " ." for line in text.splitlines()]
    return "\n".join(lines)
