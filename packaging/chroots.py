"""Minimal Debian systems in folders, each with a user, for tests that install packages.

Mounts and processes of such a system exist only in its own namespaces. Its first process ends when
the test that started it ends, however that happens, and takes all other processes and mounts with
it: a folder is never deleted while something is mounted in it.

Each release is bootstrapped once and kept as an archive in FENEDIT_TESTS_CACHE.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import Final

from tests.helpers.desktop import WAIT_S, Desktop, Program, wait_until

CACHE: Final = "FENEDIT_TESTS_CACHE"
NEEDED: Final = ("debootstrap", "unshare", "nsenter", "chroot", "tar")
RELEASES: Final = ("bookworm", "trixie")
PERSON: Final = "ann"
LIMIT_S: Final = 1800
"""Time limit of a program in a chroot, for busy machines and slow networks."""
_ID: Final = 1000
_HOME: Final = Path("home", PERSON)
_RUNTIME: Final = Path("run/user", str(_ID))
_DESKTOP: Final = (
    "desktop-file-utils",
    "gtk-update-icon-cache",
    "hicolor-icon-theme",
    "libfile-mimeinfo-perl",
    "man-db",
    "shared-mime-info",
    "xdg-utils",
)
"""Packages that every desktop has."""
_FIRST_PROCESS: Final = """
set -e
mount -t proc proc "$1/proc"
mount -t tmpfs tmpfs "$1/dev/shm"
mkdir -p "$1/tmp/.X11-unix"
if test -d /tmp/.X11-unix; then mount --bind /tmp/.X11-unix "$1/tmp/.X11-unix"; fi
echo ready
exec env --ignore-signal=CHLD cat
"""
"""The first process of a system. It ignores SIGCHLD, so that no zombies are left."""
_MADE: Final = f"""
set -e
export DEBIAN_FRONTEND=noninteractive
apt-get update
apt-get install --yes --no-install-recommends {" ".join(_DESKTOP)}
apt-get clean
useradd --uid {_ID} --create-home --shell /bin/sh {PERSON}
install --directory --mode 700 --owner {PERSON} --group {PERSON} /{_RUNTIME}
"""


def missing() -> str:
    """Return why no chroot can be made here, or ""."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return "only root can make a chroot"
    if lacking := [program for program in NEEDED if shutil.which(program) is None]:
        return f"a chroot needs {', '.join(lacking)}"
    return ""


class Machine:
    """A system in a folder that runs; leaving its context ends it.

    Attributes:
        root: the folder.
        home: the home of the person there, as it is seen from outside.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        self.home = root / _HOME
        self._first: subprocess.Popen[str] | None = None
        self._number = ""

    def __enter__(self) -> Machine:
        for name in ("resolv.conf", "hosts"):
            shutil.copyfile(Path("/etc", name), self.root / "etc" / name)
        self._first = subprocess.Popen(
            [
                *("unshare", "--mount", "--pid", "--fork", "--kill-child"),
                *("--propagation", "private", "sh", "-c", _FIRST_PROCESS, "sh", str(self.root)),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._first.stdout is not None  # a pipe
        answer = self._first.stdout.readline()
        assert answer == "ready\n", "the chroot cannot be mounted"
        (self._number,) = _children(self._first.pid)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._first is not None  # entered
        self._first.communicate(timeout=WAIT_S)

    def run(
        self, *words: str | Path, root: bool = False, status: int | None = 0, **variables: str
    ) -> subprocess.CompletedProcess[str]:
        """Run a program to its end, as the person there or as root; by default it has to succeed.

        Args:
            words: the command line.
            root: whether root runs it.
            status: the exit status that it has to have; None for any.
            variables: more of its environment.
        """
        done = subprocess.run(
            self._command(words, root, variables),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=LIMIT_S,
            check=False,
        )
        told = f"{words} ended with {done.returncode}:\n{done.stdout}{done.stderr}"
        assert status is None or done.returncode == status, told
        return done

    def start(self, *words: str | Path, **variables: str) -> subprocess.Popen[bytes]:
        """Start a program of the person there; what it prints goes where that of the test goes."""
        return subprocess.Popen(self._command(words, False, variables), stdin=subprocess.DEVNULL)

    def put(self, name: str, content: str | bytes, *, mode: int = 0o644) -> Path:
        """Write a file into the person's home, and return it as it is seen from outside."""
        path = self.home / name
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        path.chmod(mode)
        os.chown(path, _ID, _ID)
        return path

    def inside(self, path: Path) -> Path:
        """Return what a path is called inside."""
        return Path("/", path.relative_to(self.root))

    def end_programs(self) -> None:
        """End all that runs there, as a power failure would."""
        for process in self._processes():
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        wait_until(lambda: not self._processes(), "the programs in the chroot to be gone")

    def tidy(self) -> None:
        """End all programs, and leave the person nothing."""
        self.end_programs()
        for folder in (self.home, self.root / _RUNTIME):
            for path in folder.iterdir():
                if path.is_dir() and not path.is_symlink():
                    shutil.rmtree(path)
                else:
                    path.unlink()

    def _processes(self) -> list[int]:
        """Return the processes there, by their numbers outside."""
        found = []
        space = Path("/proc", self._number, "ns/pid").readlink()
        for path in Path("/proc").glob("[0-9]*/ns/pid"):
            number = path.parts[2]
            with suppress(OSError):
                if path.readlink() == space and number != self._number:
                    found.append(int(number))
        return found

    def _command(
        self, words: Sequence[str | Path], root: bool, variables: dict[str, str]
    ) -> list[str]:
        number, home, name = (0, "/root", "root") if root else (_ID, f"/{_HOME}", PERSON)
        environment = {
            "HOME": home,
            "USER": name,
            "LOGNAME": name,
            "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
            "LANG": "C.UTF-8",
            "DEBIAN_FRONTEND": "noninteractive",
            "XDG_RUNTIME_DIR": "/run" if root else f"/{_RUNTIME}",
            **variables,
        }
        return [
            *("nsenter", "--target", self._number, "--mount", "--pid"),
            *("chroot", f"--userspec={number}:{number}", "--groups=", str(self.root)),
            *("env", "--ignore-environment", f"--chdir={home}"),
            *(f"{name}={value}" for name, value in environment.items()),
            *map(str, words),
        ]


class Installed(Program):
    """A program of the person in a chroot, with a window on a screen outside."""

    def __init__(
        self, desktop: Desktop, machine: Machine, *words: str | Path, title: str = "FenEdit"
    ) -> None:
        """Start a command line and wait until a window with a part of this title has the keys."""
        self.machine = machine
        super().__init__(desktop, *words, title=title)

    def started(self, *words: str) -> subprocess.Popen[bytes]:
        """Start a command line in the chroot."""
        display = self.desktop.environment()["DISPLAY"]
        return self.machine.start(*words, DISPLAY=display)

    def kill(self) -> None:
        """End it, and all else of that person, as a power failure would."""
        self.machine.end_programs()
        self.process.wait(WAIT_S)


@contextmanager
def bare_machine(release: str) -> Iterator[Machine]:
    """Make a machine with a release of Debian, what every desktop has, and a person."""
    archive = _archive(release)
    with _folder() as root:
        subprocess.run(["tar", "--extract", "--file", archive, "--directory", root], check=True)
        with Machine(root) as machine:
            yield machine


def _archive(release: str) -> Path:
    """Return the archive of a release, which is made if it is not there."""
    recipe = hashlib.sha256(_MADE.encode()).hexdigest()[:8]
    archive = _cache() / f"{release}-{recipe}.tar.gz"
    if archive.exists():
        return archive
    with _folder() as root:
        make = ["debootstrap", "--variant=minbase", release, str(root)]
        subprocess.run(make, check=True, stdout=sys.stderr)
        with Machine(root) as machine:
            machine.run("sh", "-c", _MADE, root=True)
        made = root.with_suffix(".tar.gz")
        create = ["tar", "--create", "--gzip", "--one-file-system", "--file", str(made)]
        subprocess.run([*create, "--directory", str(root), "."], check=True)
        made.replace(archive)
    return archive


@contextmanager
def _folder() -> Iterator[Path]:
    """Make a folder in the cache, and delete it; those that a killed process left go, too."""
    for left in _cache().glob("running-*"):
        if not Path("/proc", left.name.split("-")[1]).exists():
            _delete(left)
    # Programs are not allowed to run, or devices to be there, wherever temporary files are.
    root = Path(tempfile.mkdtemp(prefix=f"running-{os.getpid()}-", dir=_cache()))
    root.chmod(0o755)
    try:
        yield root
    finally:
        _delete(root)


def _delete(path: Path) -> None:
    subprocess.run(["rm", "--recursive", "--force", "--one-file-system", path], check=True)


def _cache() -> Path:
    folder = Path(os.environ[CACHE])
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _children(process: int) -> list[str]:
    return Path(f"/proc/{process}/task/{process}/children").read_text().split()
