#!/usr/bin/env python3
"""Start or test FenEdit from a checkout, on a machine that has only Python, pip and apt.

    python3 packaging/dev.py run [FILE ...]    open the editor
    python3 packaging/dev.py test [ARGS]    run all tests; ARGS go to pytest
    python3 packaging/dev.py test --quick   lint, types, floors and pure tests, in about a minute

Both install missing system libraries that Qt needs (with apt, as root or by ``sudo -n``) and create
``.venv`` with the project in it, unless that is up to date. Without a display, ``run`` shows the
editor on a virtual screen and saves a picture of its window as ``fenedit.png``.

Exit code: that of the program or of pytest; 2 for wrong usage; 3 if something is missing that you
have to install yourself, after saying what.
"""

from __future__ import annotations

import contextlib
import ctypes
import hashlib
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
OLDEST_PYTHON = (3, 11)
PICTURE = Path("fenedit.png")
PICTURE_SECONDS = 60
# Tests of a file share expensive fixtures. Files with few tests are often slow, so they must not be
# left to the end, which is where xdist puts them by default.
IN_PROCESSES = ["-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder"]
# The tests that need neither windows nor processes and find most slips.
QUICK = [
    "tests/house/test_style.py",
    "tests/house/test_floors.py",
    "tests/notation",
    "tests/documents",
]
CANNOT_SET_UP = 3

# Debian packages, and the library of each that Qt loads.
LIBRARIES = {
    "libglib2.0-0": "libglib-2.0.so.0",
    "libdbus-1-3": "libdbus-1.so.3",
    "libegl1": "libEGL.so.1",
    "libgl1": "libGL.so.1",
    "libfontconfig1": "libfontconfig.so.1",
    "libxkbcommon0": "libxkbcommon.so.0",
    "libxcb-cursor0": "libxcb-cursor.so.0",
    "libxcb-icccm4": "libxcb-icccm.so.4",
    "libxcb-keysyms1": "libxcb-keysyms.so.1",
    "libxcb-shape0": "libxcb-shape.so.0",
    "libxkbcommon-x11-0": "libxkbcommon-x11.so.0",
}
# Debian packages, and the program of each that is started.
VIRTUAL_SCREEN = {"xvfb": "Xvfb"}
HANDS = {"xauth": "xauth", "xdotool": "xdotool", "herbstluftwm": "herbstluftwm"}
# Compiles modules for packages.
COMPILER = {"gcc": "gcc", "python3-dev": "python3-config"}
# Independent programs that check our output; tests that use one are skipped where it is missing.
ORACLES = COMPILER | {
    "stockfish": "/usr/games/stockfish",
    "pgn-extract": "/usr/games/pgn-extract",
    "librsvg2-bin": "rsvg-convert",
    "poppler-utils": "pdftoppm",
    "desktop-file-utils": "desktop-file-validate",
    "appstream": "appstreamcli",
    "mandoc": "mandoc",
}


def main(arguments: list[str]) -> int:
    """Run the command line and return the exit code."""
    match arguments:
        case ["run", *files]:
            return run(files)
        case ["test", *pytest_arguments]:
            return test(pytest_arguments)
        case _:
            print(__doc__, file=sys.stderr)
            return 2


def run(files: list[str]) -> int:
    """Open the editor on `files`; without a display, take a picture on a virtual screen."""
    on_a_display = has_display()
    prepare(extra="", programs={} if on_a_display else VIRTUAL_SCREEN)
    # The first word could be read as a verb of fenedit.
    words = files if files and files[0].startswith("-") else ["--", *files]
    if on_a_display:
        return exit_code(subprocess.call([bin_of(VENV) / "fenedit", *words]))
    with virtual_screen() as display:
        return take_picture(words, display)


def take_picture(words: list[str], display: str) -> int:
    """Save a picture of the editor's window on `display`; return 0 if that worked."""
    say("There is no display here: showing the editor on a virtual screen ...")
    PICTURE.unlink(missing_ok=True)
    command: list[str | Path] = [bin_of(VENV) / "fenedit", "--screenshot", str(PICTURE), *words]
    environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    try:
        code = subprocess.call(command, env=environment, timeout=PICTURE_SECONDS)
    except subprocess.TimeoutExpired:
        say(f"The editor took more than {PICTURE_SECONDS} s.")
        return 1
    if code == 0 and PICTURE.is_file():
        say(f"... and here is a picture of its window: {PICTURE.resolve()}")
        return 0
    say("The editor left no picture of its window.")
    return exit_code(code) or 1


def test(pytest_arguments: list[str]) -> int:
    """Run all tests, or those that `pytest_arguments` select.

    All tests and the quick ones run in one process more than there are processors; the quick ones
    try fewer examples of each property. Ruff, mypy and the import contracts are tests in
    ``tests/house``.
    """
    prepare(extra="[test]", programs=VIRTUAL_SCREEN | HANDS)
    if sys.platform == "linux":
        install_oracles()
    environment = dict(os.environ)
    if pytest_arguments[:1] == ["--quick"]:
        environment["FENEDIT_HYPOTHESIS"] = "quick"
        pytest_arguments = [*IN_PROCESSES, *QUICK, *pytest_arguments[1:]]
    command: list[str | Path] = [python_of(VENV), "-m", "pytest"]
    command += pytest_arguments or IN_PROCESSES
    return exit_code(subprocess.call(command, cwd=ROOT, env=environment))


def prepare(extra: str, programs: dict[str, str]) -> None:
    """Install missing system packages and set up `.venv` with the project and `extra`, or exit."""
    if sys.version_info < OLDEST_PYTHON:
        give_up(f"FenEdit needs Python {'.'.join(map(str, OLDEST_PYTHON))} or newer.")
    ready = is_set_up(extra)
    if sys.platform == "linux":
        install_packages(programs, with_pip=not ready)
    if not ready:
        install_project(extra)


# --- System packages ------------------------------------------------------------------------


def install_oracles() -> None:
    """Install the oracles with apt if that needs no password; otherwise do without them."""
    missing = [package for package, program in ORACLES.items() if not shutil.which(program)]
    if not missing:
        return
    as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    update = ["apt-get", "update"]
    install = ["apt-get", "install", "--yes", "--no-install-recommends", *missing]
    may = shutil.which("apt-get") and (not as_root or succeeds([*as_root, "true"]))
    if may:
        with announced(f"Installing {' '.join(missing)}"):
            environment = [*as_root, "env", "DEBIAN_FRONTEND=noninteractive"]
            if all(succeeds([*environment, *command]) for command in (update, install)):
                return
    say(f"Tests that need {' or '.join(missing)} will be skipped.")


def missing_packages(
    programs: dict[str, str], libraries: dict[str, str] = LIBRARIES, *, with_pip: bool
) -> list[str]:
    """Return the Debian packages of missing libraries, programs and, `with_pip`, of pip."""
    missing = [package for package, library in libraries.items() if not can_load(library)]
    missing += [package for package, program in programs.items() if not shutil.which(program)]
    if with_pip and not can_import("pip"):
        missing.append("python3-pip")
    return missing


def can_load(library: str) -> bool:
    """Return whether the dynamic linker finds `library` and its dependencies."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def can_import(module: str) -> bool:
    """Return whether this Python, the one outside `.venv`, has `module`."""
    return importlib.util.find_spec(module) is not None


def install_packages(
    programs: dict[str, str], libraries: dict[str, str] = LIBRARIES, *, with_pip: bool
) -> None:
    """Install missing packages with apt, or exit after naming the command to run."""
    packages = missing_packages(programs, libraries, with_pip=with_pip)
    if not packages:
        return
    as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    commands = [
        ["apt-get", "update"],
        ["apt-get", "install", "--yes", "--no-install-recommends", *packages],
    ]
    by_hand = " && ".join(
        shlex.join((["sudo"] if as_root else []) + command) for command in commands
    )
    if not shutil.which("apt-get"):
        give_up(f"Install the equivalents of these Debian packages first: {' '.join(packages)}")
    if as_root and not succeeds([*as_root, "true"]):
        give_up(f"Some system packages are missing. Install them with:\n{by_hand}")
    with announced(f"Installing {' '.join(packages)}"):
        for command in commands:
            # sudo clears the environment.
            if not succeeds([*as_root, "env", "DEBIAN_FRONTEND=noninteractive", *command]):
                give_up(f"This failed:\n{by_hand}")
    if still_missing := missing_packages(programs, libraries, with_pip=with_pip):
        give_up(f"apt installed these, but they cannot be used: {' '.join(still_missing)}")


# --- The virtual environment ----------------------------------------------------------------


def is_set_up(extra: str, venv: Path = VENV) -> bool:
    """Return whether `venv` holds the project and `extra` as pyproject.toml now describes them."""
    if not python_of(venv).is_file():
        return False
    # An environment for tests has everything that one without extras has.
    stamps = {stamp(extra, venv), stamp(extra or "[test]", venv)}
    return any(file.is_file() and file.read_text() == fingerprint() for file in stamps)


def install_project(extra: str, venv: Path = VENV) -> None:
    """Create `venv` and install the project and `extra` into it, with the pip of this Python."""
    python = python_of(venv)
    # Update an existing environment if possible, because Qt is large.
    keep = (venv / "lib" / python_version()).is_dir() and python.is_file()
    # Debian's Python has no ensurepip unless python3-venv is installed.
    clear = [] if keep else ["--clear"]
    make: list[str | Path] = [sys.executable, "-m", "venv", "--without-pip", *clear, venv]
    fill: list[str | Path] = [sys.executable, "-m", "pip", "--python", python, "install"]
    fill += ["--quiet", "--disable-pip-version-check", "--editable", f"{ROOT}{extra}"]
    with announced(f"Setting up {venv}"):
        for command in (make, fill):
            if subprocess.call(command) != 0:
                give_up(f"This failed:\n{shlex.join(map(str, command))}")
    stamp(extra, venv).write_text(fingerprint())


def bin_of(venv: Path) -> Path:
    """Return the folder of the programs in `venv`."""
    return venv / ("Scripts" if os.name == "nt" else "bin")


def python_of(venv: Path) -> Path:
    """Return the Python of `venv`."""
    return bin_of(venv) / ("python.exe" if os.name == "nt" else "python")


def stamp(extra: str, venv: Path) -> Path:
    """Return the file with the fingerprint that `venv` was set up for with `extra`."""
    return venv / f"set-up{extra}"


def fingerprint() -> str:
    """Return a digest of everything that determines the contents of `.venv`."""
    parts = [
        (ROOT / "pyproject.toml").read_bytes(),
        Path(__file__).read_bytes(),
        f"{python_version()} {ROOT}".encode(),
    ]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def python_version() -> str:
    """Return the running Python as folders are named after it: ``python3.11``."""
    return f"python{sys.version_info.major}.{sys.version_info.minor}"


# --- Displays -------------------------------------------------------------------------------


def has_display() -> bool:
    """Return whether there is a display to show windows on."""
    if sys.platform != "linux":
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


@contextlib.contextmanager
def virtual_screen() -> Iterator[str]:
    """Run a virtual X server for the context and yield its value for DISPLAY."""
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    try:
        with os.fdopen(reader, encoding="ascii") as answer:
            number = answer.readline().strip()  # empty when the server died
        if not number:
            give_up("The virtual screen (Xvfb) did not start.")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


# --- Output and processes --------------------------------------------------------------------


def say(text: str) -> None:
    """Print `text` at once, before the output of programs started later."""
    print(text, flush=True)


def give_up(text: str) -> NoReturn:
    """Print `text` as an error and exit."""
    print(text, file=sys.stderr, flush=True)
    raise SystemExit(CANNOT_SET_UP)


@contextlib.contextmanager
def announced(what: str) -> Iterator[None]:
    """Print `what` before a long step, and the time taken after it."""
    say(f"{what} ...")
    start = time.monotonic()
    yield
    say(f"... done in {time.monotonic() - start:.0f} s.")


def succeeds(command: Sequence[str]) -> bool:
    """Return whether `command` succeeds; print its output only if it fails."""
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            check=False,
        )
    except FileNotFoundError:
        return False
    if done.returncode != 0:
        sys.stderr.buffer.write(done.stdout)
    return done.returncode == 0


def exit_code(code: int) -> int:
    """Return an exit code as shells do: 139, not -11, for a segmentation fault."""
    return code if code >= 0 else 128 - code


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
