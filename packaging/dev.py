#!/usr/bin/env python3
"""Start or test FenEdit from a checkout, on a machine that has nothing but Python, pip and apt.

    python3 packaging/dev.py run [FILE ...]    open the editor
    python3 packaging/dev.py test [ARGS]    pass every test; ARGS go to pytest
    python3 packaging/dev.py test --quick   lint, types, floors and pure tests, in about a minute

Both install the system libraries that Qt needs and that are missing (with apt, as root or by
``sudo -n``), make ``.venv`` with the project in it, and do nothing of the kind when nothing changed
since the last time. Where there is no display, ``run`` shows the editor on a virtual screen and
leaves a picture of its window in ``fenedit.png``.

Exit code: the program's or pytest's own; 2 for wrong usage; 3 when something is missing that only
you can install, after saying what.
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
# Tests of one file share what is dear to make. Files with few tests are not the quick ones, so
# they are not to come last.
IN_PROCESSES = ["-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder"]
# What needs neither a window nor processes of its own, and says most of what a slip breaks.
QUICK = [
    "tests/house/test_style.py",
    "tests/house/test_floors.py",
    "tests/notation",
    "tests/documents",
]
CANNOT_SET_UP = 3

# Debian's package to the library of it that Qt loads.
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
# Debian's package to the program of it that is started.
VIRTUAL_SCREEN = {"xvfb": "Xvfb"}
HANDS = {"xauth": "xauth", "xdotool": "xdotool", "herbstluftwm": "herbstluftwm"}
# It compiles modules for packages.
COMPILER = {"gcc": "gcc", "python3-dev": "python3-config"}
# What we write is read by programs of others; their tests are skipped where these are missing.
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
    """Do what the command line says and return the exit code."""
    match arguments:
        case ["run", *files]:
            return run(files)
        case ["test", *pytest_arguments]:
            return test(pytest_arguments)
        case _:
            print(__doc__, file=sys.stderr)
            return 2


def run(files: list[str]) -> int:
    """Open the editor on `files`; without a display, on a virtual screen and for a picture."""
    on_a_display = has_display()
    prepare(extra="", programs={} if on_a_display else VIRTUAL_SCREEN)
    # A first word that is no option would be read as a verb of fenedit.
    words = files if files and files[0].startswith("-") else ["--", *files]
    if on_a_display:
        return exit_code(subprocess.call([bin_of(VENV) / "fenedit", *words]))
    with virtual_screen() as display:
        return take_picture(words, display)


def take_picture(words: list[str], display: str) -> int:
    """Let the editor leave a picture of its window on `display`; return 0 when it is there."""
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
    """Run every check and test, or what `pytest_arguments` choose of them.

    All of them are run by one process more than there are processors, and so are the quick ones,
    with few examples for each property. Ruff, mypy and the import floors are tests of
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
    """Make sure of the system packages and of `.venv` with the project and its `extra`, or exit."""
    if sys.version_info < OLDEST_PYTHON:
        give_up(f"FenEdit needs Python {'.'.join(map(str, OLDEST_PYTHON))} or newer.")
    ready = is_set_up(extra)
    if sys.platform == "linux":
        install_packages(programs, with_pip=not ready)
    if not ready:
        install_project(extra)


# --- System packages ------------------------------------------------------------------------


def install_oracles() -> None:
    """Install the oracles with apt where that can be done unasked; do without them elsewhere."""
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
    say(f"Without {' and '.join(missing)}, the tests that ask them are skipped.")


def missing_packages(
    programs: dict[str, str], libraries: dict[str, str] = LIBRARIES, *, with_pip: bool
) -> list[str]:
    """Debian's names for the libraries, the programs and, `with_pip`, the pip not found here."""
    missing = [package for package, library in libraries.items() if not can_load(library)]
    missing += [package for package, program in programs.items() if not shutil.which(program)]
    if with_pip and not can_import("pip"):
        missing.append("python3-pip")
    return missing


def can_load(library: str) -> bool:
    """Say whether the dynamic linker finds `library` and all that it needs."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def can_import(module: str) -> bool:
    """Say whether this Python, the one outside of `.venv`, has `module`."""
    return importlib.util.find_spec(module) is not None


def install_packages(
    programs: dict[str, str], libraries: dict[str, str] = LIBRARIES, *, with_pip: bool
) -> None:
    """Install what is missing with apt, or exit with the command that would."""
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
        give_up(f"What Debian calls {' '.join(packages)} is missing: install it first.")
    if as_root and not succeeds([*as_root, "true"]):
        give_up(f"Some system packages are missing. Install them with:\n{by_hand}")
    with announced(f"Installing {' '.join(packages)}"):
        for command in commands:
            # By env, because sudo clears the environment.
            if not succeeds([*as_root, "env", "DEBIAN_FRONTEND=noninteractive", *command]):
                give_up(f"This failed:\n{by_hand}")
    if still_missing := missing_packages(programs, libraries, with_pip=with_pip):
        give_up(f"apt installed them, and yet these cannot be used: {' '.join(still_missing)}")


# --- The virtual environment ----------------------------------------------------------------


def is_set_up(extra: str, venv: Path = VENV) -> bool:
    """Say whether `venv` holds the project and its `extra`, as they are described today."""
    if not python_of(venv).is_file():
        return False
    # One for tests can do all that one without can.
    stamps = {stamp(extra, venv), stamp(extra or "[test]", venv)}
    return any(file.is_file() and file.read_text() == fingerprint() for file in stamps)


def install_project(extra: str, venv: Path = VENV) -> None:
    """Make `venv`, with the pip of outside, and install the project and its `extra` into it."""
    python = python_of(venv)
    # An older one is kept where it can be, for Qt is large.
    keep = (venv / "lib" / python_version()).is_dir() and python.is_file()
    # Without pip, because Debian's Python has no ensurepip unless python3-venv is installed.
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
    """The folder of the programs of `venv`."""
    return venv / ("Scripts" if os.name == "nt" else "bin")


def python_of(venv: Path) -> Path:
    """The Python of `venv`."""
    return bin_of(venv) / ("python.exe" if os.name == "nt" else "python")


def stamp(extra: str, venv: Path) -> Path:
    """The file that says for which fingerprint `venv` was set up with `extra`."""
    return venv / f"set-up{extra}"


def fingerprint() -> str:
    """A digest of all that decides what belongs into `.venv`, and where the project stands."""
    parts = [
        (ROOT / "pyproject.toml").read_bytes(),
        Path(__file__).read_bytes(),
        f"{python_version()} {ROOT}".encode(),
    ]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def python_version() -> str:
    """The running Python as folders name it: ``python3.11``."""
    return f"python{sys.version_info.major}.{sys.version_info.minor}"


# --- Displays -------------------------------------------------------------------------------


def has_display() -> bool:
    """Say whether a window would be seen by somebody."""
    if sys.platform != "linux":
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


@contextlib.contextmanager
def virtual_screen() -> Iterator[str]:
    """Run an X server without a screen for a while and yield its name for DISPLAY."""
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


# --- Words and helpers ----------------------------------------------------------------------


def say(text: str) -> None:
    """Print `text` now, in order with the output of programs started later."""
    print(text, flush=True)


def give_up(text: str) -> NoReturn:
    """Say what is missing and exit."""
    print(text, file=sys.stderr, flush=True)
    raise SystemExit(CANNOT_SET_UP)


@contextlib.contextmanager
def announced(what: str) -> Iterator[None]:
    """Say what takes its time, and then how much it took."""
    say(f"{what} ...")
    start = time.monotonic()
    yield
    say(f"... done in {time.monotonic() - start:.0f} s.")


def succeeds(command: Sequence[str]) -> bool:
    """Run `command` and show what it printed only when it failed."""
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
    """Say as shells do which signal ended a program: 139 for a segmentation fault, not -11."""
    return code if code >= 0 else 128 - code


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
