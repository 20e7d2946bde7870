#!/usr/bin/env python3
"""Build the packages of FenEdit from a checkout, into dist/.

    python3 packaging/build.py wheel     for pip and pipx: a wheel for this Python and system,
                                         one for any, and the source archive
    python3 packaging/build.py folder    dist/fenedit, which needs no Python
    python3 packaging/build.py tar       that folder as an archive for any Linux
    python3 packaging/build.py deb       a package for Debian 12 and newer, and its derivatives
    python3 packaging/build.py manual    dist/manual, the manual as HTML pages

and, from recipes that have never been run to the end (they say so):

    python3 packaging/build.py appimage    one file for any Linux, by appimagetool
    python3 packaging/build.py flatpak     a bundle for Flatpak, by flatpak-builder
    python3 packaging/build.py installer   an installer for Windows, there, by Inno Setup
    python3 packaging/build.py dmg         a disk image for macOS, there

Each is built from the checkout alone: what that requires is installed into build/venv. A package
runs on systems as old as the one that built it. dist/ also gets SHA256SUMS and, beside each
package that contains third-party software, a list of it (.cdx.json).

Exit code: 0; 1 if something failed or has grown too large; 2 for wrong usage; 3 when a tool is
missing, after saying which command installs it.
"""

from __future__ import annotations

import gzip
import hashlib
import lzma
import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import textwrap
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Final

HERE: Final = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import compiled  # noqa: E402
import desktop  # noqa: E402
import dev  # noqa: E402
import inventory  # noqa: E402
import recipes  # noqa: E402
from fenedit.notation.translations import translation_files  # noqa: E402

ROOT: Final = HERE.parent
DIST: Final = ROOT / "dist"
WORK: Final = ROOT / "build"
VENV: Final = WORK / "venv"
FOLDER: Final = DIST / "fenedit"

TOOLS: Final = dev.COMPILER | {"binutils": "readelf", "dpkg-dev": "dpkg-shlibdeps"}
"""Debian packages, and the tool that each is needed for."""
LIBRARIES: Final = dev.LIBRARIES | {
    "libwayland-client0": "libwayland-client.so.0",
    "libwayland-cursor0": "libwayland-cursor.so.0",
    "libcups2": "libcups.so.2",
}
"""Debian packages, and the library of each that is packed or required by a package."""
LARGEST: Final = {".whl": 5.0, ".deb": 75.0, ".xz": 75.0}
"""Size limits of packages in MB, by their last suffix."""
SUMMED: Final = (*LARGEST, ".gz", ".AppImage", ".flatpak", ".exe", ".dmg", ".json")
"""Suffixes of the files listed in SHA256SUMS."""

INNO_SETUP: Final = str(Path(os.environ.get("PROGRAMFILES(X86)", ""), "Inno Setup 6"))
"""Folder of Inno Setup on Windows; its installer does not add it to the PATH."""
PLUGINS: Final = Path("_internal/PySide6/Qt/plugins")
KEPT_PLUGINS: Final = (
    *("platforms/libqxcb.so", "platforms/libqwayland.so", "platforms/libqoffscreen.so"),
    *("platformthemes/libqxdgdesktopportal.so", "platforminputcontexts/*", "iconengines/*"),
    *("imageformats/libqsvg.so", "imageformats/libqjpeg.so", "imageformats/libqico.so"),
    # Formats of pictures that boards are read from.
    *("imageformats/libqgif.so", "imageformats/libqtiff.so", "imageformats/libqwebp.so"),
    *("printsupport/*", "wayland-shell-integration/libxdg-shell.so"),
    "wayland-decoration-client/*",
)
"""The Qt plugins that FenEdit can use on Linux."""
CARRIED_LIBRARIES: Final = ("_internal/PySide6/Qt/lib", "_internal")
"""Folders of libraries that are kept only if something requires them."""


def main(words: list[str]) -> int:
    """Run the command line and return the exit code."""
    builders: dict[str, Callable[[], list[Path]]] = {
        "wheel": wheel,
        "folder": lambda: [folder()],
        "tar": tar,
        "deb": deb,
        "manual": lambda: [manual_pages()],
        "appimage": appimage,
        "flatpak": flatpak,
        "installer": installer,
        "dmg": dmg,
    }
    if len(words) != 1 or words[0] not in builders:
        print(__doc__, file=sys.stderr)
        return 2
    os.environ["SOURCE_DATE_EPOCH"] = str(desktop.source_time())
    DIST.mkdir(exist_ok=True)
    built = builders[words[0]]()
    write_sums()
    for path in built:
        dev.say(f"{path.relative_to(ROOT)}: {size_of(path) / 1e6:.1f} MB")
    too_large = list(filter(is_too_large, built))
    return 1 if too_large else 0


def size_of(path: Path) -> int:
    """Return the size in bytes of a file, or of all files below a folder."""
    if path.is_file():
        return path.stat().st_size
    return sum(each.lstat().st_size for each in path.rglob("*") if not each.is_symlink())


def is_too_large(path: Path) -> bool:
    """Return whether a package exceeds its size limit; report it if so."""
    bound = LARGEST.get(path.suffix)
    if path.is_dir() or bound is None or size_of(path) <= bound * 1e6:
        return False
    print(f"{path.name} is larger than {bound} MB.", file=sys.stderr)
    return True


def write_sums() -> None:
    """Write the SHA-256 checksums of all packages in dist/."""
    packages = sorted(each for each in DIST.iterdir() if each.suffix in SUMMED)
    lines = [f"{hashlib.sha256(each.read_bytes()).hexdigest()}  {each.name}" for each in packages]
    (DIST / "SHA256SUMS").write_text("".join(f"{line}\n" for line in lines))


# --- Tools ------------------------------------------------------------------------------------


def prepare() -> Path:
    """Set up build/venv with the dependencies and the build tools; return its Python."""
    python = dev.python_of(VENV)
    ready = dev.is_set_up("[build]", VENV)
    if sys.platform == "linux":
        dev.install_packages(TOOLS, LIBRARIES, with_pip=not ready)
    if not ready:
        dev.install_project("[build]", VENV)
    return python


def run(*command: str | Path, cwd: Path = ROOT, variables: dict[str, str] | None = None) -> str:
    """Run a command and return its output; if it fails, print the output and exit."""
    path = f"{dev.bin_of(VENV)}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        command,
        cwd=cwd,
        env=os.environ | {"PATH": path} | (variables or {}),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        print(done.stdout, file=sys.stderr)
        raise SystemExit(f"This failed: {textwrap.shorten(' '.join(map(str, command)), 200)}")
    return done.stdout


# --- Wheel and folder ---------------------------------------------------------------------------


def wheel() -> list[Path]:
    """Build the wheels and the source archive."""
    python = prepare()
    for old in (*DIST.glob("*.whl"), *DIST.glob("*.tar.gz")):
        old.unlink()
    hatchling = (python, "-m", "hatchling", "build", "-t", "wheel")
    run(*hatchling, "-t", "sdist", "-d", DIST)
    stage = WORK / "wheel"
    shutil.rmtree(stage, ignore_errors=True)
    with dev.announced("Compiling the solver"):
        run(*hatchling, "-d", stage, variables={compiled.SWITCH: "1"})
    (made,) = stage.glob("*.whl")
    if sys.platform == "linux":
        # It tags the wheel with the oldest glibc that it runs on; PyPI requires that.
        run(python, "-m", "auditwheel", "repair", "--wheel-dir", DIST, made)
    else:
        made.rename(DIST / made.name)
    return [*DIST.glob("*.whl"), *DIST.glob("*.tar.gz")]


def folder() -> Path:
    """Build the folder that needs no Python."""
    python = prepare()
    run(python, HERE / "icons.py", WORK / "icons")
    with dev.announced("Compiling the solver"):
        run(python, HERE / "compiled.py", WORK / "compiled")
    with dev.announced("Packing the program with PyInstaller"):
        shutil.rmtree(FOLDER, ignore_errors=True)
        run(
            *(python, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"),
            *("--distpath", DIST, "--workpath", WORK / "pyinstaller", HERE / "fenedit.spec"),
        )
    if sys.platform == "linux":
        leave_out_plugins()
        leave_out_libraries()
        strip()
    try_out()
    return FOLDER


def try_out() -> None:
    """Run the packed program so that it loads its largest libraries and starts workers."""
    program, lines, game = FOLDER / "fenedit", WORK / "tried.fen", WORK / "tried.pgn"
    # Enough lines for the numpy check in several processes.
    lines.write_text("8/8/8/8/8/k1K5/8/1R6 w - - 0 1\n" * 400_000)
    game.write_text("1. e4 e5 *\n")
    run(program, "check", lines)
    run(program, "convert", lines, "-o", f"{lines}.zst", "--force")
    run(program, "solve", "8/8/8/8/8/k1K5/8/1R6 w - -", "--mate", "1")
    run(program, "diagram", "8/8/8/8/8/k1K5/8/1R6 w - -", "-o", WORK / "tried.pdf", "--force")
    for ending in ("gif", "png", "webp"):
        run(program, "diagram", game, "--animate", "-o", WORK / f"tried.{ending}", "--force")


def leave_out_plugins() -> None:
    """Remove the Qt plugins and translations that FenEdit does not use."""
    plugins = FOLDER / PLUGINS
    kept = {path for pattern in KEPT_PLUGINS for path in plugins.glob(pattern)}
    for path in plugins.rglob("*.so"):
        if path not in kept:
            path.unlink()
    used = {f"qtbase_{language}.qm" for language in translation_files()}
    for path in (plugins.parent / "translations").rglob("*"):
        if path.name not in used:
            path.unlink()


def leave_out_libraries() -> None:
    """Remove libraries that nothing requires any more, until none is left to remove."""
    folders = [FOLDER / each for each in CARRIED_LIBRARIES]
    while True:
        wanted = {*needed(programs()), *(path.name for path in pythons())}
        found = (path for each in folders for path in each.glob("*.so*"))
        idle = [path for path in found if path.name not in wanted]
        if not idle:
            return
        for path in idle:
            path.unlink()


def pythons() -> list[Path]:
    """Return the shared library of Python, which the program loads by its path."""
    return list((FOLDER / "_internal").glob("libpython*"))


def programs() -> list[Path]:
    """Return the program and all shared libraries of the folder, without symlinks."""
    found = [FOLDER / "fenedit"]
    found += [path for path in FOLDER.rglob("*.so*") if path.is_file() and not path.is_symlink()]
    return found


def needed(files: list[Path]) -> Iterator[str]:
    """Yield the names of the libraries that files are linked against."""
    for path in files:
        yield from re.findall(r"\(NEEDED\).*\[(.+)\]", run("readelf", "-d", path))


def strip() -> None:
    """Remove debug symbols, and library paths of the machine that built Python."""
    for path in programs():
        if path.name == "fenedit":
            # The archive of its modules is appended to the program.
            continue
        if path.parent.name != "numpy.libs":
            # After auditwheel has patched them, `strip` would leave files that cannot be loaded.
            run("strip", "--strip-unneeded", path)
        searched = re.search(r"\((?:RPATH|RUNPATH)\).*\[(.+)\]", run("readelf", "-d", path))
        if searched and not searched[1].startswith("$ORIGIN"):
            run("patchelf", "--remove-rpath", path)


def manual_pages(target: Path = DIST / "manual") -> Path:
    """Write the manual as HTML pages."""
    run(prepare(), HERE / "manual_pages.py", target)
    return target


# --- Packages for Windows and macOS -------------------------------------------------------------


def installer() -> list[Path]:
    """Build the installer for Windows. Never run there: see packaging/windows/fenedit.iss."""
    if sys.platform != "win32":
        dev.give_up("An installer for Windows is built on Windows, with Inno Setup's ISCC.")
    compiler = shutil.which("ISCC") or shutil.which("ISCC", path=INNO_SETUP)
    if compiler is None:
        dev.give_up("ISCC is missing. Install it with:\nwinget install JRSoftware.InnoSetup")
    folder()
    this = desktop.about()
    package = DIST / f"{this.command}-{this.version}-windows-{platform.machine().lower()}.exe"
    stage = WORK / "windows"
    stage.mkdir(exist_ok=True)
    licences, script = stage / "LICENCES", stage / recipes.INSTALLER.name
    licences.write_text(inventory.licences(VENV), encoding="utf-8-sig")
    text = recipes.installer(FOLDER, WORK / "icons/fenedit.ico", licences, package)
    script.write_text(text, encoding="utf-8-sig")
    with dev.announced(f"Writing {package.name}"):
        run(compiler, script)
    return [package, inventory.write(package, VENV)]


def dmg() -> list[Path]:
    """Build the disk image for macOS. Never run: written from the manuals of Apple's tools.

    It is signed with the identity FENEDIT_SIGNED_BY, and notarised with the keychain profile
    FENEDIT_NOTARY_PROFILE, where these are set.
    """
    if not shutil.which("hdiutil"):
        dev.give_up("A disk image for macOS is built on macOS, with its hdiutil.")
    folder()
    this = desktop.about()
    stage = WORK / "dmg"
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir()
    # Unlike cp, it copies everything that a signature covers.
    run("ditto", DIST / f"{this.name}.app", stage / f"{this.name}.app")
    (stage / "Applications").symlink_to("/Applications")
    (stage / "LICENCES").write_text(inventory.licences(VENV), encoding="utf-8")
    package = DIST / f"{this.command}-{this.version}-macos-{platform.machine()}.dmg"
    with dev.announced(f"Writing {package.name}"):
        run(
            *("hdiutil", "create", "-volname", this.name, "-srcfolder", stage),
            *("-fs", "HFS+", "-format", "UDZO", "-ov", package),
        )
    if signer := os.environ.get("FENEDIT_SIGNED_BY"):
        run("codesign", "--sign", signer, "--timestamp", package)
    if profile := os.environ.get("FENEDIT_NOTARY_PROFILE"):
        run("xcrun", "notarytool", "submit", package, "--keychain-profile", profile, "--wait")
        run("xcrun", "stapler", "staple", package)
    return [package, inventory.write(package, VENV)]


# --- Packages for Linux -------------------------------------------------------------------------


def tar() -> list[Path]:
    """Build the archive for any Linux: the folder and the files for desktops."""
    folder()
    this = desktop.about()
    name = f"{this.command}-{this.version}-linux-{platform.machine()}"
    stage = WORK / "tar" / name
    shutil.rmtree(stage.parent, ignore_errors=True)
    shutil.copytree(FOLDER, stage, symlinks=True)
    desktop.write(stage / "share")
    carried = carried_libraries()
    (stage / "LICENCES").write_text(inventory.licences(VENV, carried), encoding="utf-8")
    package = DIST / f"{name}.tar.xz"
    with dev.announced(f"Writing {package.name}"), lzma.open(package, "wb", preset=6) as packed:
        write_tar(packed, stage, name)
    return [package, inventory.write(package, VENV, carried)]


def appimage() -> list[Path]:
    """Build the AppImage.

    Its folder was built and started; appimagetool itself has never been run.
    """
    folder()
    this, carried = desktop.about(), carried_libraries()
    target = WORK / f"{this.name}.AppDir"
    recipes.write_app_dir(FOLDER, inventory.licences(VENV, carried), target)
    if not shutil.which("appimagetool"):
        dev.give_up(
            f"{target.relative_to(ROOT)} is ready, but appimagetool is missing. Debian does not "
            "have it: https://github.com/AppImage/appimagetool"
        )
    os.environ["ARCH"] = platform.machine()
    package = DIST / f"{this.command}-{this.version}-{platform.machine()}.AppImage"
    with dev.announced(f"Writing {package.name}"):
        run("appimagetool", target, package)
    return [package, inventory.write(package, VENV, carried)]


def flatpak() -> list[Path]:
    """Build the Flatpak bundle. Never run: written from the documentation of flatpak-builder."""
    tools = {"flatpak": "flatpak", "flatpak-builder": "flatpak-builder"}
    dev.install_packages(tools, {}, with_pip=False)
    this, stage, built = desktop.about(), WORK / "flatpak", wheel()
    stage.mkdir(parents=True, exist_ok=True)
    # The solver has to be compiled for the Python of the runtime.
    (source,) = (path for path in built if path.suffix == ".gz")
    shutil.copy(source, stage)
    manifest = stage / f"{this.application_id}.yml"
    manifest.write_text(recipes.flatpak(source), encoding="utf-8")
    package = DIST / f"{this.command}-{this.version}-{platform.machine()}.flatpak"
    run(
        *("flatpak", "remote-add", "--user", "--if-not-exists", "flathub"),
        "https://dl.flathub.org/repo/flathub.flatpakrepo",
    )
    with dev.announced(f"Writing {package.name}"):
        run(
            *("flatpak-builder", "--user", "--install-deps-from=flathub", "--force-clean"),
            *("--repo=repository", "stage", manifest),
            cwd=stage,
        )
        run("flatpak", "build-bundle", "repository", package, this.application_id, cwd=stage)
    return [package]


def carried_libraries() -> set[tuple[str, str]]:
    """Return the Debian packages whose libraries are in the folder, with their versions."""
    return set(libraries_of_debian().values()) if shutil.which("dpkg-query") else set()


def write_tar(target: IO[bytes], stage: Path, name: str) -> None:
    """Write a folder as a reproducible tar archive."""

    def neutral(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        entry.mtime = desktop.source_time()
        return entry

    with tarfile.open(fileobj=target, mode="w", format=tarfile.GNU_FORMAT) as archive:
        for path in [stage, *sorted(stage.rglob("*"))]:
            entry = Path(name, path.relative_to(stage))
            archive.add(path, str(entry), recursive=False, filter=neutral)


def deb() -> list[Path]:
    """Build the package for Debian."""
    if not shutil.which("dpkg-deb"):
        dev.give_up("A package for Debian is built on Debian, with its dpkg-deb.")
    folder()
    this = desktop.about()
    stage = WORK / "deb"
    shutil.rmtree(stage, ignore_errors=True)
    library, documents = stage / f"usr/lib/{this.command}", stage / f"usr/share/doc/{this.command}"
    shutil.copytree(FOLDER, library, symlinks=True)
    # The package depends on Debian's own copies, which get security updates.
    for path in libraries_of_debian():
        (library / path.relative_to(FOLDER)).unlink()
    (stage / "usr/bin").mkdir()
    (stage / "usr/bin" / this.command).symlink_to(f"../lib/{this.command}/{this.command}")
    desktop.write(stage / "usr/share")
    # Debian's zsh reads the completions of packages from here.
    (stage / "usr/share/zsh/site-functions").rename(stage / "usr/share/zsh/vendor-completions")
    documents.mkdir(parents=True)
    manual_pages(documents / "manual")
    (documents / "copyright").write_text(inventory.licences(VENV), encoding="utf-8")
    version = debian_version()
    pack(documents / "changelog.gz", debian_changelog(version))
    for manual in list((stage / "usr/share/man").rglob("*.1")):
        pack(manual.with_suffix(".1.gz"), manual.read_text(encoding="utf-8"))
        manual.unlink()
    overrides = stage / "usr/share/lintian/overrides"
    overrides.mkdir(parents=True)
    shutil.copyfile(HERE / "lintian-overrides", overrides / this.command)
    architecture = run("dpkg", "--print-architecture").strip()
    package = DIST / f"{this.command}_{version}_{architecture}.deb"
    for old in DIST.glob("*.deb*"):
        old.unlink()
    make_plain(stage)
    (stage / "DEBIAN").mkdir(mode=0o755)
    (stage / "DEBIAN/control").write_text(control_file(version, architecture, stage))
    (stage / "DEBIAN/md5sums").write_text(md5_sums(stage))
    with dev.announced(f"Writing {package.name}"):
        run(
            "dpkg-deb",
            "--root-owner-group",
            "-Zxz",
            "-z6",
            "--threads-max=2",
            "--build",
            stage,
            package,
        )
    return [package, inventory.write(package, VENV)]


def debian_version() -> str:
    """Return the version of the package; an unreleased one sorts before its release."""
    newest = desktop.releases()[0]
    return newest.version if newest.released else f"{newest.version}~{newest.date.replace('-', '')}"


def pack(target: Path, text: str) -> None:
    """Write a text, compressed by gzip, reproducibly."""
    target.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def make_plain(stage: Path) -> None:
    """Set the permissions of all files below a folder as Debian packages require."""
    for path in [stage, *stage.rglob("*")]:
        if path.is_symlink():
            continue
        is_program = path == stage / "usr/lib" / desktop.about().command / "fenedit"
        path.chmod(0o755 if is_program or path.is_dir() else 0o644)


def libraries_of_debian() -> dict[Path, tuple[str, str]]:
    """Return the libraries in the folder that come from Debian, each with its package and version.

    They lie beside the program itself; those of Qt and numpy are only symlinked there.
    """
    found = {}
    for path in sorted((FOLDER / "_internal").glob("*.so*")):
        if path.is_symlink() or path in pythons():
            continue
        if package := _package_of(path.name):
            version = run("dpkg-query", "--show", "--showformat=${Version}", package)
            found[path] = (package.partition(":")[0], version)
    return found


def _package_of(library: str) -> str:
    """Return the Debian package of a library, or "" if it does not come from Debian."""
    for place in (f"/usr/lib/*/{library}", f"/lib/*/{library}"):
        done = subprocess.run(
            ["dpkg-query", "--search", place], capture_output=True, text=True, check=False
        )
        if done.returncode == 0:
            return done.stdout.partition(": ")[0].partition(",")[0]
    return ""


def control_file(version: str, architecture: str, stage: Path) -> str:
    """Return the control file of the package."""
    this = desktop.about()
    kilobytes = sum((each.lstat().st_size + 1023) // 1024 for each in stage.rglob("*"))
    homepage = this.addresses.get("Homepage")
    lines = [
        f"Package: {this.command}",
        f"Version: {version}",
        f"Architecture: {architecture}",
        *(f"Maintainer: {each}" for each in this.maintainers[:1]),
        f"Installed-Size: {kilobytes}",
        *debian_dependencies(stage),
        "Section: editors",
        "Priority: optional",
        *([f"Homepage: {homepage}"] if homepage else []),
        f"Description: {this.summary[0].lower()}{this.summary[1:]}",
    ]
    for number, block in enumerate(desktop.introduction()):
        lines += [" ."] if number else []
        for text in [block] if isinstance(block, str) else block:
            first, *others = textwrap.wrap(desktop.plain(text), 75)
            lines += [f" {first}" if text is block else f"  * {first}"]
            lines += [f" {line}" if text is block else f"    {line}" for line in others]
    return "\n".join(lines) + "\n"


def debian_dependencies(stage: Path) -> list[str]:
    """Return the lines of the control file that name dependencies.

    Packages that only printing needs are recommended.
    """
    library = stage / "usr/lib" / desktop.about().command
    printing = set((library / PLUGINS / "printsupport").glob("*.so"))
    files = [path for path in stage.rglob("*.so*") if path.is_file() and not path.is_symlink()]
    words = [f"-e{path}" for path in (library / "fenedit", *files) if path not in printing]
    words += ["-dRecommends", *(f"-e{path}" for path in printing)]
    words += [f"-l{path}" for path in sorted({path.parent for path in files})]
    # dpkg-shlibdeps has to be called in the source of a Debian package.
    source = WORK / "shlibdeps"
    (source / "debian").mkdir(parents=True, exist_ok=True)
    (source / "debian/control").write_text(
        "Source: fenedit\n\nPackage: fenedit\nArchitecture: any\n"
    )
    found = run("dpkg-shlibdeps", "-O", "--ignore-missing-info", *words, cwd=source)
    lines = dict(re.findall(r"^shlibs:(\w+)=(.*)$", found, re.MULTILINE))
    # Text needs at least one font.
    lines["Depends"] += ", fonts-dejavu-core | fonts-liberation | fonts-noto-core"
    return [f"{field}: {value}" for field, value in lines.items()]


def md5_sums(stage: Path) -> str:
    """Return the checksums by which dpkg verifies installed files."""
    files = sorted(
        path for path in (stage / "usr").rglob("*") if path.is_file() and not path.is_symlink()
    )
    return "".join(
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  "
        f"{path.relative_to(stage)}\n"
        for path in files
    )


def debian_changelog(version: str) -> str:
    """Return the changelog in Debian's format."""
    this = desktop.about()
    entries = []
    for number, release in enumerate(desktop.releases()):
        day = time.strptime(release.date, "%Y-%m-%d")
        stated = version if not number else release.version
        people = this.maintainers[0] if this.maintainers else f"{this.name} <>"
        lines = [f"{this.command} ({stated}) unstable; urgency=medium", ""]
        for heading, changes in release.changes.items():
            lines.append(f"  [ {heading} ]")
            for change in changes:
                first, *others = textwrap.wrap(desktop.plain(change), 74)
                lines += [f"  * {first}", *(f"    {line}" for line in others)]
        lines += ["", f" -- {people}  {time.strftime('%a, %d %b %Y 00:00:00 +0000', day)}", ""]
        entries.append("\n".join(lines))
    return "\n".join(entries)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
