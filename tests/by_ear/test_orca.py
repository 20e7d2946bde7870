"""What the screen reader Orca says while positions are set up, checked, solved and filed by keys,
while one walks through the moves of a game, and while a puzzle gets a stipulation and a twin.

Orca runs in a bare Debian of its own, on the screen on which FenEdit runs, and writes down what it
would speak. `FENEDIT_STORE_SPEECH=1 .venv/bin/python -m pytest -m long tests/by_ear` stores what
is said now as what has to be said; read it as somebody who sees nothing before you commit it.

What FenEdit says is compared word for word and in order: squares, announcements, descriptions,
verdicts, results, the names of its controls. What depends on when Orca hears of something is only
stored, to be read:

- titles of windows, which Orca says once, twice or not at all while one window follows another;
- rows of menus, the chosen one, too, since Orca gives keys back late; behind `~` nothing else is
  said, nor where Qt's own file dialogs tell of themselves in no fixed order, nor of a button that
  goes away as it is pressed;
- what Orca finds out by itself of text that was selected, or is no more, or was undone;
- how far a search has come, which Orca says every ten seconds, and perhaps at once;
- that a dozen squares or more have changed: the verdict comes soon after, and Orca 48 says only the
  last of what waits for it.

No key is pressed before Orca has handled all that came of the one before.
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
from tests.helpers import fake_popeye
from tests.helpers.desktop import Desktop, Program, missing_programs, virtual_desktop, wait_until
from tests.helpers.fens import HARING

# The home of the person who runs the tests is out of sight.
os.environ.setdefault(CACHE, str(Path(pwd.getpwuid(os.getuid()).pw_dir, ".cache", "fenedit-tests")))
EPD = HARING.rsplit(" ", 2)[0]
STORE = "FENEDIT_STORE_SPEECH"
QUIET_S = 2.0
"""Seconds in which Orca does nothing until what it has said is taken to be all.

Sooner, it may say once more what an object was described as for a moment: it remembers that.
"""
MOST_TABS = 60
"""More than a window has controls."""
BUS = "unix:path=/run/bus"
SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*?)'(?:\s*[\[{][^\n]*)?$", re.DOTALL | re.MULTILINE)
OTHERWISE = {
    re.compile(r"\d+\.\d+ s\b"): "some time",
    re.compile(r"/\S+/mate\.\S*"): "the path",
}
"""What is not the same each time."""
ORCAS_OWN = re.compile(
    r"— FenEdit|^(Selection deleted\.|undo|(Text un|not |\S+/\S+ .*)?selected\.?"
    r"|\d\d squares changed\.|Kings\.|\d+ percent\.)$"
)
"""What is said of titles, of text that is selected or undone, of a whole board that is exchanged, and
of how far a search has come: it is stored, not compared."""
HOUSEKEEPING = re.compile(r".*: Clearing (local )?cache\.\n")
"""What it writes down every other second, and does nothing else."""
SETTINGS = """
import orca.debug
import orca.orca
import orca.settings
orca.debug.debugFile.reconfigure(line_buffering=True)
orca.settings.enableKeyEcho = False
"""
LOG = "/root/orca.log"
FIRST = -15
"""The priority of all that runs here: typing that a busy machine cuts in pieces is heard otherwise,
and a screen reader that cannot keep up drops what was said before something else."""
PROGRAMS = ("orca", "at-spi2-core", "dbus", "x11-xkb-utils")


class Orca:
    """A screen reader that runs in a machine and listens to what runs on a screen."""

    def __init__(self, machine: Machine, desktop: Desktop) -> None:
        self._root = machine.root
        self._log = Path(machine.root, LOG[1:])
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
        wait_until(lambda: bool(self.since()), "a screen reader")

    def bus(self) -> str:
        """Return the address of the bus on which programs tell it of themselves."""
        (path,) = Path(self._root, "run/at-spi").iterdir()
        return f"unix:path={path}"

    def since(self) -> list[str]:
        """Return what it has said since `go_on`."""
        said = [" ".join(found[1].split()) for found in SPOKEN.finditer(self._written())]
        for pattern, words in OTHERWISE.items():
            said = [pattern.sub(words, each) for each in said]
        return said

    def go_on(self) -> None:
        """Take note that what it has said was heard."""
        self._read = self._log.stat().st_size

    def rest(self, seconds: float) -> None:
        """Wait until it has done nothing for some seconds: then it has handled all events."""
        written, since = -1, time.monotonic()
        while time.monotonic() - since < seconds:
            if (now := len(HOUSEKEEPING.sub("", self._written()))) != written:
                written, since = now, time.monotonic()
            time.sleep(0.05)

    def _written(self) -> str:
        """Return what it has written down since `go_on`."""
        if not self._log.exists():
            return ""
        with self._log.open("rb") as log:
            log.seek(self._read)
            return log.read().decode(errors="replace")


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
            # An Alt that Orca gives back after a quick shortcut opens the menus.
            self._program.key(chord, delay_ms=200 if chord.startswith("alt+") else 4)
            if title:
                self._program.wait_for_title(title)
            self._hear(chord, is_new=bool(title))

    def pass_by(self, *chords: str) -> None:
        """Press keys as slowly as fingers do: those that Orca gives back late close menus."""
        for chord in chords:
            self._program.key(chord, delay_ms=200)
            self._pass_by(chord)

    def tab_to(self, words: str) -> None:
        """Press Tab until some words begin what is said of a control; all on the way are heard."""
        for _ in range(MOST_TABS):
            self._program.key("Tab")
            if _begin(words, self._hear("Tab")):
                return
        raise AssertionError(f"no Tab leads to {words!r}")

    def pass_by_to(self, words: str) -> None:
        """Press Tab as `tab_to` does; what is on the way is only stored, and may change."""
        while self._expected and self._expected[0][0] == "~ Tab":
            del self._expected[0]
        for _ in range(MOST_TABS):
            self._program.key("Tab")
            wait_until(lambda: bool(self._orca.since()), "a word of the next control")
            self._orca.rest(QUIET_S)
            if _begin(words, self._orca.since()):
                self._hear("Tab")
                return
            self._heard.append(("~ Tab", self._orca.since()))
            self._orca.go_on()
        raise AssertionError(f"no Tab leads to {words!r}")

    def file_dialog(self, chord: str, title: str, path: Path) -> None:
        """Open a file dialog of Qt's with a part of a title, and type a path."""
        self._program.key(chord)
        self._program.wait_for_title(title)
        self._pass_by(chord, is_new=True)
        self._program.type(str(path))
        self._pass_by("“the path”")

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
        """Store what was heard, if that is wanted; else see that all steps were taken."""
        if self._storing:
            told = ("\n".join((did, *words)) for did, words in self._heard)
            self._reference.write_text("\n".join(told) + "\n", encoding="utf-8")
        assert not self._expected

    def _pass_by(self, did: str, *, is_new: bool = False) -> None:
        """Wait until nothing more is said, whatever it was."""
        did = f"~ {did}"
        if not self._storing:
            self._take_step(did)
        self._take_note(did, is_new)

    def _hear(self, did: str, *, is_new: bool = False) -> list[str]:
        """Wait until FenEdit has said what it has to, and return it; `is_new` of another window."""
        did = f"> {did}"
        if not self._storing:
            expected = _of_fenedit(self._take_step(did))
            wait_until(
                lambda: _of_fenedit(self._orca.since()) == expected,
                lambda: f"{expected} after {did}; it was {self._orca.since()}",
            )
            self._orca.rest(QUIET_S)
            assert _of_fenedit(self._orca.since()) == expected
            self._orca.go_on()
            return expected
        self._take_note(did, is_new)
        return self._heard[-1][1]

    def _take_note(self, did: str, is_new: bool) -> None:
        if is_new:
            wait_until(lambda: bool(self._orca.since()), "a word of another window")
        self._orca.rest(QUIET_S)
        self._heard.append((did, self._orca.since()))
        self._orca.go_on()

    def _take_step(self, did: str) -> list[str]:
        """Return what is expected of the next step, which is this one."""
        (expected_did, expected), *self._expected = self._expected
        assert did == expected_did
        return expected


def _of_fenedit(said: list[str]) -> list[str]:
    return [words for words in said if not ORCAS_OWN.search(words)]


def _begin(words: str, said: list[str]) -> bool:
    return any(each.startswith(words) for each in said)


def _steps(text: str) -> list[tuple[str, list[str]]]:
    """Return what a reference says after each key."""
    steps: list[tuple[str, list[str]]] = []
    for line in text.splitlines():
        if line.startswith(("> ", "~ ")):
            steps.append((line, []))
        else:
            steps[-1][1].append(line)
    return steps


@contextmanager
def before_others() -> Iterator[None]:
    """Let the machine do what is started here before what it does else."""
    before = os.getpriority(os.PRIO_PROCESS, 0)
    _set_priority(FIRST)
    try:
        yield
    finally:
        _set_priority(before)


def _set_priority(priority: int) -> None:
    os.setpriority(os.PRIO_PROCESS, 0, priority)
    # Where Linux shares the processors among sessions, it is that of the session that counts.
    session = Path("/proc/self/autogroup")
    if session.exists():
        session.write_text(str(priority))


@contextmanager
def listening(release: str, folder: Path, name: str = "", *opened: Path) -> Iterator[Session]:
    """Start a screen reader, and FenEdit on its screen, perhaps with a file.

    What has to be said stands in a reference, which has a name before the version of Orca.
    """
    with before_others(), bare_machine(release) as machine, virtual_desktop() as desktop:
        desktop.put_pointer_aside()
        orca = Orca(machine, desktop)
        orca.rest(QUIET_S)
        orca.go_on()
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("AT_SPI_BUS_ADDRESS", orca.bus())
            patch.setenv("QT_LINUX_ACCESSIBILITY_ALWAYS_ON", "1")
            patch.chdir(folder)
            title = opened[0].name if opened else "Untitled"
            with Program(desktop, *opened, title=f"{title} — ") as program:
                version = {"bookworm": 43, "trixie": 48}[release]
                reference = Path(__file__).with_name(f"{name or 'orca'}{version}.txt")
                session = Session(orca, program, reference)
                yield session
                program.key("ctrl+q")
                assert program.end_status() == 0
        session.end()


def skip_without_orca() -> None:
    if reason := missing() or ", ".join(missing_programs()):
        pytest.skip(f"Orca cannot be listened to here: {reason}")


@pytest.mark.long
@pytest.mark.parametrize("release", ["bookworm", "trixie"])
def test_a_position_is_set_up_checked_solved_and_filed_by_ear(release: str, tmp_path: Path) -> None:
    skip_without_orca()
    path, picture = tmp_path / "mate.epd", tmp_path / "mate.png"
    with listening(release, tmp_path) as session:
        session.start()
        # A position is typed onto the board, and looked at.
        session.key("F6")
        session.spell("8/8/8/8/8/k1K5/8/1R6 b")
        session.key("Escape", "ctrl+z", "ctrl+shift+p", "Up", "Return", "Home", "Right", "Down")
        session.key("ctrl+shift+r", "ctrl+shift+l", "ctrl+shift+t", "ctrl+shift+k")
        session.pass_by("alt+v", "r")
        session.key("k")
        # A piece is carried; a slip is made, heard and taken back.
        session.key("Return", "Right", "Return", "ctrl+z", "K", "ctrl+z")
        # A king is deleted; the check offers to put it back, and does.
        session.key("Up", "Up", "Left", "Delete")
        session.tab_to("Put the king on e1")
        session.pass_by("space")
        session.key("F6", "ctrl+z", "ctrl+z")
        session.pass_by("Menu")
        session.key("Escape", "shift+Right", "shift+Down", "Escape")
        # An arrow is drawn, and a square highlighted.
        session.key("ctrl+m", "Return", "Right", "Return", "h", "ctrl+z", "ctrl+z", "ctrl+m")
        # A FEN is broken, and mended.
        session.key("ctrl+1", "x", "ctrl+z")
        # A mate in two is pasted as text, stated and solved.
        session.key("Home", "shift+End")
        session.type(f"{EPD} dm 2;", "Haring’s mate in two")
        session.key("F7", "F6", "ctrl+F7", "Down", "Return", "F6")
        # It is saved and opened again.
        session.file_dialog("ctrl+shift+s", "Save As", path)
        session.key("Return", title="mate.epd — ")
        assert path.read_text(encoding="utf-8").startswith(f"{EPD} dm 2;")
        session.key("ctrl+n", title="Untitled — ")
        session.file_dialog("ctrl+o", "Open", path)
        session.key("Return", title="mate.epd — ")
        session.key("F6", "ctrl+shift+p")
        # A second record comes, with a fault, is found, and is saved from the list.
        session.key("ctrl+shift+n", "P", "Prior", "F8", "F8", "Prior", "ctrl+f")
        session.type("empty")
        session.key("Return", "Escape", "Down")
        session.pass_by("Menu")
        session.key("Escape", "ctrl+s", "ctrl+Delete", "F6")
        # A picture is saved and a sheet looked at.
        session.key("ctrl+i", title="Export Picture")
        session.tab_to("Orientation")
        session.key("Down")
        session.file_dialog("Return", "Save Picture", picture)
        session.key("Return", title="Export Picture")
        assert picture.read_bytes().startswith(b"\x89PNG")
        session.key("Escape", title="mate.epd")
        session.key("ctrl+shift+i", title="Sheet of Diagrams")
        session.tab_to("Paper")
        session.key("Down")
        session.key("Escape", title="mate.epd")
        session.key("F6", "ctrl+s")


GAME = """[Event "Lesson"]
[White "Tarrasch, Siegbert"]
[Black "Marco, Georg"]
[Date "1893.??.??"]

1. e4 e5 (1... c5 2. Nf3 {The open Sicilian.}) (1... e6) 2. Bc4 {Aims at f7. [%cal Rc4f7]} Nc6
3. Qh5 Nf6 (3... g6 4. Qf3) 4. Qxf7# {Mate.} 1-0
"""


@pytest.mark.long
@pytest.mark.parametrize("release", ["bookworm", "trixie"])
def test_one_walks_through_a_game_by_ear(release: str, tmp_path: Path) -> None:
    skip_without_orca()
    path = tmp_path / "game.pgn"
    path.write_text(GAME, encoding="utf-8")
    with listening(release, tmp_path, "moves", path) as session:
        walk_through_a_game(session)


def walk_through_a_game(session: Session) -> None:
    session.start()
    # Forwards, back, and to the ends; from variation to variation.
    session.key("F6", *["alt+Right"] * 3, "alt+Left", "alt+Home", "alt+End", "alt+Home")
    session.key("alt+Right", "alt+Right", "alt+Down", "alt+Down", "alt+Up", "alt+Right")
    # A position becomes a record, and the game is gone back to.
    session.key("ctrl+Return", "Prior", "ctrl+z", "alt+Home", "alt+Right")
    # Moves are played: one is refused, one is typed, one is typed wrong; both are taken back.
    session.key("F5", "ctrl+Home", "Down", "Right", "Return", "Down", "Right", "Return")
    session.key("Up", "Left", "Down", "Return", "N")
    session.type("f3")
    session.key("Return", "Escape", "N")
    session.type("b4")
    session.key("Return", "Escape", "ctrl+z", "ctrl+z", "F5")
    # The section is gone through, and the moves are read line by line.
    session.pass_by_to("Moves expanded")
    session.tab_to("Moves read only text")
    session.key("Down", "Up", "Down", "Return", "Left", "Right")
    session.tab_to("Type a move")
    session.key("F6")


TWINS = """
a)

  1.Ka3-a2 Kc3-c2   2.Ka2-a1 Rb8-a8 #

b) wRb8-->b7

  1.Ka3-a2 Kc3-c2   2.Ka2-a1 Rb7-a7 #

"""


@pytest.mark.long
@pytest.mark.parametrize("release", ["bookworm", "trixie"])
def test_a_puzzle_gets_a_stipulation_and_a_twin_by_ear(
    release: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    skip_without_orca()
    says = f"{fake_popeye.HEADER}print({TWINS!r}, flush=True)\n{fake_popeye.END}"
    fake_popeye.script(tmp_path / "popeye", says)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    path = tmp_path / "puzzle.epd"
    path.write_text("1R6/8/8/8/8/k1K5/8/8 w - -\n", encoding="utf-8")
    with listening(release, tmp_path, "puzzle", path) as session:
        session.start()
        # What is asked is typed, and solved with Return.
        session.key("ctrl+shift+F7")
        session.type("#1")
        session.key("Return")
        session.tab_to("Solution")
        # A twin is added, gets a rook on another square, and is solved.
        session.key("ctrl+shift+F7", "shift+Tab", "shift+Tab", "space")
        session.key("F6", "Right", "Return", "Down", "Return", "F7")
        # One goes from twin to twin, by keys and by chips.
        session.key("ctrl+Next", "ctrl+Prior", "ctrl+shift+F7", "Tab", "Tab", "Left", "Right")
        session.key("Left", "Tab", "F6")
        # Another thing is asked, and Popeye answers.
        session.key("ctrl+shift+F7")
        session.type("h#2")
        session.key("Return", "ctrl+s")
        assert "Move b8 b7" in path.read_text(encoding="utf-8")
