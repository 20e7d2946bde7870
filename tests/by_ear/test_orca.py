"""What the screen reader Orca says while a position is set up, checked, solved and filed by keys.

Orca runs in a bare Debian of its own, on the screen on which FenEdit runs, and writes down what it
would speak. `FENEDIT_STORE_SPEECH=1 .venv/bin/python -m pytest -m long tests/by_ear` stores what
is said now as what has to be said; read it as somebody who sees nothing before you commit it.
"""

from __future__ import annotations

import os
import pwd
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest

from chroots import CACHE, Machine, bare_machine, missing
from tests.helpers.desktop import Desktop, Program, missing_programs, virtual_desktop, wait_until
from tests.helpers.fens import HARING

# The home of the person who runs the tests is out of sight.
os.environ.setdefault(CACHE, str(Path(pwd.getpwuid(os.getuid()).pw_dir, ".cache", "fenedit-tests")))
EPD = HARING.rsplit(" ", 2)[0]
STORE = "FENEDIT_STORE_SPEECH"
QUIET_S = 3.0
"""Seconds without a word until what is stored is taken to be all."""
BUS = "unix:path=/run/bus"
SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*)'(?:\s*\{.*)?$")
OTHERWISE = {
    re.compile(r"\d+\.\d+ s\b"): "some time",
    re.compile(r"/\S+/mate\.\S*"): "the path",
}
"""What is not the same each time."""
OF_WINDOWS = re.compile(
    r"— FenEdit|^File name|^the path|^positions\.f|elected\.?$|^Selection deleted|squares changed"
)
"""What is said of titles and of Qt's own dialogs, and while a window comes back, more or less often:
it is stored, not compared."""
SETTINGS = """
import orca.debug
import orca.orca
import orca.settings
orca.debug.debugFile.reconfigure(line_buffering=True)
orca.settings.enableKeyEcho = False
"""
LOG = "/root/orca.log"
PROGRAMS = ("orca", "at-spi2-core", "dbus", "x11-xkb-utils")


class Orca:
    """A screen reader that runs in a machine and listens to what runs on a screen."""

    def __init__(self, machine: Machine, desktop: Desktop) -> None:
        self._root = machine.root
        self._read = 0
        home = Path(machine.root, "root/.local/share/orca")
        home.mkdir(parents=True)
        Path(home, "orca-customizations.py").write_text(SETTINGS)
        machine.run("apt-get", "update", root=True)
        machine.run(
            *("apt-get", "install", "--yes", "--no-install-recommends", *PROGRAMS), root=True
        )
        shown = {"DISPLAY": desktop.environment()["DISPLAY"], "DBUS_SESSION_BUS_ADDRESS": BUS}

        def start(*words: str) -> None:
            # It ends with the machine.
            def run() -> None:
                machine.run(*words, root=True, status=None, **shown)

            Thread(target=run, daemon=True).start()

        start("dbus-daemon", "--session", f"--address={BUS}", "--nofork")
        wait_until(Path(machine.root, "run/bus").exists, "a bus")
        start("orca", "--replace", "--debug", f"--debug-file={LOG}")
        wait_until(lambda: bool(self._said()), "a screen reader")

    def bus(self) -> str:
        """Return the address of the bus on which programs tell it of themselves."""
        (path,) = Path(self._root, "run/at-spi").iterdir()
        return f"unix:path={path}"

    def since(self) -> list[str]:
        """Return what it has said since `go_on`."""
        return self._said()[self._read :]

    def go_on(self) -> None:
        """Take note that what it has said was heard."""
        self._read = len(self._said())

    def _said(self) -> list[str]:
        log = Path(self._root, LOG[1:])
        lines = log.read_text(errors="replace").splitlines() if log.exists() else []
        said = [found[1].strip() for line in lines if (found := SPOKEN.search(line))]
        for pattern, words in OTHERWISE.items():
            said = [pattern.sub(words, each) for each in said]
        return said


class Session:
    """Keys that are pressed, and what is heard after each of them."""

    def __init__(self, orca: Orca, program: Program, reference: Path) -> None:
        self._orca = orca
        self._program = program
        self._reference = reference
        self._storing = STORE in os.environ
        self._expected = [] if self._storing else _steps(reference.read_text(encoding="utf-8"))
        self._heard: list[tuple[str, list[str]]] = []

    def start(self) -> None:
        """Hear what is said of the window."""
        self._hear("the window opens")

    def key(self, *chords: str, title: str = "") -> None:
        """Press keys or chords by their X names; wait for a window with a part of a title."""
        for chord in chords:
            self._program.key(chord)
            if title:
                self._program.wait_for_title(title)
            self._hear(chord)

    def menu(self, chord: str) -> None:
        """Press a chord as slowly as fingers do: a menu is closed by keys that Orca returns late."""
        self._program.key(chord, delay_ms=200)
        self._hear(chord)

    def type(self, text: str, shown: str = "") -> None:
        """Type a text at once; `shown` is what the reference calls it."""
        self._program.type(text)
        self._hear(f"“{shown or text}”")

    def spell(self, text: str) -> None:
        """Type a text and hear each letter of it."""
        for letter in text:
            self._program.type(letter)
            self._hear(f"“{letter}”")

    def end(self) -> None:
        """Store what was heard, if that is wanted."""
        if self._storing:
            told = ("\n".join((f"> {did}", *words)) for did, words in self._heard)
            self._reference.write_text("\n".join(told) + "\n", encoding="utf-8")

    def _hear(self, did: str) -> None:
        if self._storing:
            self._wait_for_quiet()
            self._heard.append((did, self._orca.since()))
        else:
            (expected_did, expected), *self._expected = self._expected
            assert did == expected_did
            wait_until(
                lambda: _of_fenedit(self._orca.since()) == _of_fenedit(expected),
                lambda: f"{expected} after {did}; it was {self._orca.since()}",
            )
        self._orca.go_on()

    def _wait_for_quiet(self) -> None:
        said, since = -1, time.monotonic()
        while time.monotonic() - since < QUIET_S:
            if (now := len(self._orca.since())) != said:
                said, since = now, time.monotonic()
            time.sleep(0.05)


def _of_fenedit(said: list[str]) -> list[str]:
    return [words for words in said if not OF_WINDOWS.search(words)]


def _steps(text: str) -> list[tuple[str, list[str]]]:
    """Return what a reference says after each key."""
    steps: list[tuple[str, list[str]]] = []
    for line in text.splitlines():
        if line.startswith("> "):
            steps.append((line[2:], []))
        else:
            steps[-1][1].append(line)
    return steps


@contextmanager
def listening(release: str, folder: Path) -> Iterator[Session]:
    """Start a screen reader, and FenEdit on its screen."""
    with bare_machine(release) as machine, virtual_desktop() as desktop:
        desktop.put_pointer_aside()
        orca = Orca(machine, desktop)
        orca.go_on()
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("AT_SPI_BUS_ADDRESS", orca.bus())
            patch.setenv("QT_LINUX_ACCESSIBILITY_ALWAYS_ON", "1")
            patch.chdir(folder)
            with Program(desktop, title="Untitled — ") as program:
                version = {"bookworm": 43, "trixie": 48}[release]
                reference = Path(__file__).with_name(f"orca{version}.txt")
                session = Session(orca, program, reference)
                yield session
                program.key("ctrl+q")
                assert program.end_status() == 0
        session.end()


@pytest.mark.long
@pytest.mark.parametrize("release", ["bookworm", "trixie"])
def test_a_position_is_set_up_checked_solved_and_filed_by_ear(release: str, tmp_path: Path) -> None:
    if reason := missing() or ", ".join(missing_programs()):
        pytest.skip(f"Orca cannot be listened to here: {reason}")
    path, picture = tmp_path / "mate.epd", tmp_path / "mate.png"
    with listening(release, tmp_path) as session:
        session.start()
        # A position is typed onto the board, and looked at.
        session.key("F6")
        session.spell("8/8/8/8/8/k1K5/8/1R6 b")
        session.key("Escape", "ctrl+z")
        session.key("ctrl+shift+p", "Up", "ctrl+shift+r", "ctrl+shift+l")
        session.key("ctrl+shift+t", "ctrl+shift+k")
        session.menu("alt+v")
        session.key("r", "k")
        # A piece is carried; a slip is made, heard and taken back.
        session.key("Return", "Home", "Right", "Down", "Return", "Right", "Return", "ctrl+z")
        session.key("K", "ctrl+z", "Menu", "Escape")
        # An arrow is drawn, and a square highlighted.
        session.key("ctrl+m", "Return", "Right", "Return", "h", "ctrl+z", "ctrl+z", "ctrl+m")
        # A FEN is broken, and mended.
        session.key("ctrl+1", "x", "ctrl+z")
        # A mate in two is pasted as text, stated and solved.
        session.key("Home", "shift+End")
        session.type(f"{EPD} dm 2;", "Haring’s mate in two")
        session.key("F7", "F6", "ctrl+F7", "Down")
        # It is saved and opened again.
        session.key("ctrl+shift+s", title="Save As")
        session.type(str(path), "the path")
        session.key("Return", title="mate.epd — ")
        assert path.read_text(encoding="utf-8").startswith(f"{EPD} dm 2;")
        session.key("ctrl+n", title="Untitled — ")
        session.key("ctrl+o", title="Open")
        session.type(str(path), "the path")
        session.key("Return", title="mate.epd — ")
        session.key("F6", "ctrl+shift+p", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "Tab", "F6")
        # A second record comes, is found, and is saved from the list.
        session.key("ctrl+shift+n", "Prior", "ctrl+f")
        session.type("empty")
        session.key("Return", "Escape", "Down", "Menu", "Escape", "ctrl+s", "ctrl+Delete", "F6")
        # A picture is saved and a sheet looked at.
        session.key("ctrl+i", title="Export Picture")
        session.key(*["Tab"] * 12, "Down")
        session.key("Return", title="Save Picture")
        session.type(str(picture), "the path")
        session.key("Return", title="Export Picture")
        assert picture.read_bytes().startswith(b"\x89PNG")
        session.key("Escape", title="mate.epd")
        session.key("ctrl+shift+i", title="Sheet of Diagrams")
        session.key(*["Tab"] * 5, "Down")
        session.key("Escape", title="mate.epd")
        session.key("F6", "ctrl+s")
