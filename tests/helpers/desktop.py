"""A virtual screen with a window manager, and the real program in a real window on it.

The program is driven as a person would: pointer and keys through the X server. Where things are is
read off pictures of the screen, by the colours of the board, so that no test knows the layout.
What the program did is read off its files, its titles, the clipboard and the screen.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Self

from fenedit.notation.position import KINDS, file_of, parse_square, rank_of
from tests.helpers.pings import Pings
from tests.helpers.project import ROOT
from tests.helpers.screen_reader import HEIGHT, WIDTH, Box, Picture, read_picture

NEEDED = ("Xvfb", "herbstluftwm", "herbstclient", "xdotool")
WAIT_S = 60.0
"""A busy machine may take its time; a program that does nothing is given up after it."""
POLL_S = 0.03
MOST_SHOWN = 2000
"""Bytes of a file that a message shows."""
_TOOLS = ("pointer", "eraser", "marks", "play")
STILL_S = 0.1
"""How long nothing may change on a board that is taken to have settled."""
_MANNERS = (
    ("set", "default_frame_layout", "max"),
    ("set", "focus_stealing_prevention", "off"),
    ("rule", "focus=on"),
    ("rule", "windowtype~_NET_WM_WINDOW_TYPE_(DIALOG|UTILITY|SPLASH)", "floating=on"),
    ("rule", "fixedsize", "floating=on"),
)
"""Windows fill the screen, dialogs lie over them, and what is new gets the keyboard."""


def missing_programs() -> list[str]:
    """Name the programs that a virtual screen needs and that are not installed."""
    return [name for name in NEEDED if not shutil.which(name)]


def _shown(data: bytes) -> str:
    """Return bytes as a message may show them, not all of a large file."""
    return repr(data) if len(data) <= MOST_SHOWN else f"{len(data)} bytes, {data[:MOST_SHOWN]!r}…"


def wait_until(done: Callable[[], bool], what: str | Callable[[], str]) -> None:
    """Wait until something holds; fail after WAIT_S seconds, saying what was waited for."""
    end = time.monotonic() + WAIT_S
    while not done():
        if time.monotonic() > end:
            raise AssertionError(f"waited in vain for {what if isinstance(what, str) else what()}")
        time.sleep(POLL_S)


class Desktop:
    """A screen, somebody who looks at it, and a pointer and a keyboard."""

    def __init__(self, display: str, framebuffer: Path) -> None:
        self._display = display
        self._framebuffer = framebuffer
        self.pings = Pings(display)

    def environment(self) -> dict[str, str]:
        """Return the surroundings of a program on this screen; its home is the test's."""
        return dict(os.environ, DISPLAY=self._display, QT_QPA_PLATFORM="xcb")

    def picture(self) -> Picture:
        """Return what the screen shows."""
        return read_picture(self._framebuffer)

    def hands(self, *words: str | int) -> None:
        """Run xdotool."""
        subprocess.run(["xdotool", *map(str, words)], env=self.environment(), check=True)

    def ask(self, *words: str) -> str:
        """Return the output of xdotool; "" if it finds nothing at this moment."""
        command = ["xdotool", *words]
        done = subprocess.run(
            command, env=self.environment(), capture_output=True, text=True, check=False
        )
        return done.stdout.strip()

    def put_pointer_aside(self) -> None:
        """Take the pointer to where it hides nothing."""
        self.hands("mousemove", WIDTH - 1, HEIGHT - 1)

    def manage(self, *words: str) -> bool:
        """Tell the window manager something, and whether it has understood."""
        command = ["herbstclient", *words]
        done = subprocess.run(command, env=self.environment(), capture_output=True, check=False)
        return done.returncode == 0

    def press(self, point: tuple[int, int], button: int) -> None:
        """Press a button somewhere.

        The window manager sees each press first, and lets it pass on. Until then the X server holds
        all of the pointer back, and would tell later places of it than there were.
        """
        self.hands("mousemove", *point, "mousedown", button)
        assert self.manage("version")

    def active_title(self) -> str:
        """Return the title of the window that has the keyboard."""
        return self.ask("getactivewindow", "getwindowname")

    def wait_for_title(self, part: str) -> None:
        """Wait until a window with a part of this title has the keyboard.

        The window manager says so first, and then lets the window take the keyboard: between the two
        a key would still be the window's before it.
        """
        wait_until(
            lambda: (
                part in self.active_title() and part in self.ask("getwindowfocus", "getwindowname")
            ),
            lambda: f"a window {part!r}; {self.active_title()!r} has the keyboard",
        )


@contextmanager
def virtual_desktop() -> Iterator[Desktop]:
    """Start a screen and a window manager, and end them."""
    with TemporaryDirectory(prefix="fenedit-screen-") as folder:
        reader, writer = os.pipe()
        screen = subprocess.Popen(
            [
                *("Xvfb", "-displayfd", str(writer), "-screen", "0", f"{WIDTH}x{HEIGHT}x24"),
                *("-nolisten", "tcp", "-noreset", "-fbdir", folder),
            ],
            pass_fds=(writer,),
            stderr=subprocess.DEVNULL,
        )
        os.close(writer)
        with os.fdopen(reader) as answer:
            display = answer.readline().strip()
        assert display, f"Xvfb ended with status {screen.wait(WAIT_S)}"
        desktop = Desktop(f":{display}", Path(folder, "Xvfb_screen0"))
        manager = subprocess.Popen(
            ["herbstluftwm", "--autostart", "/bin/true"],
            env=desktop.environment(),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            wait_until(lambda: desktop.manage("version"), "the window manager")
            assert all(desktop.manage(*manner) for manner in _MANNERS)
            yield desktop
        finally:
            desktop.pings.close()
            for process in (manager, screen):
                process.terminate()
                process.wait(WAIT_S)


class Still:
    """Compares each picture of a board with the one before.

    Attributes:
        picture: the last one.
    """

    def __init__(self) -> None:
        self.picture: Picture | None = None
        self._since = 0.0

    def is_still(self, picture: Picture) -> bool:
        """Tell whether a board has looked the same for STILL_S seconds."""
        before, self.picture = self.picture, picture
        box, now = picture.board(), time.monotonic()
        same = before is not None and before.board() == box
        if box is None or not same or before.board_pixels() != picture.board_pixels():
            self._since = now
        return now - self._since >= STILL_S


class Program:
    """FenEdit as a process of its own, with hands. Leaving its context kills it if it still runs."""

    def __init__(self, desktop: Desktop, *arguments: str | Path, title: str = "FenEdit") -> None:
        """Start the program and wait until a window with a part of this title has the keyboard."""
        self.desktop = desktop
        self._settled = False
        self.process = self.started(*map(str, arguments))
        try:
            desktop.wait_for_title(title)
        except AssertionError:
            self.kill()
            raise

    def started(self, *arguments: str) -> subprocess.Popen[bytes]:
        """Start the process."""
        command = [sys.executable, "-m", "fenedit.app.main", *arguments]
        return subprocess.Popen(command, env=self.desktop.environment(), cwd=ROOT)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def _do(self, *words: str | int) -> None:
        """Run xdotool, and wait until the program has handled the input or has ended.

        What comes before that might be lost: a key that is pressed while a menu closes is the
        menu's, and goes with its window.
        """
        self.desktop.hands(*words)
        pings = self.desktop.pings
        pings.start()
        wait_until(
            lambda: pings.is_answered() or self.process.poll() is not None,
            lambda: f"the end of {words}; {self.desktop.active_title()!r} has the keyboard",
        )

    # --- keys ------------------------------------------------------------------------------

    def key(self, *chords: str, delay_ms: int = 4) -> None:
        """Press keys or chords by their X names, such as "ctrl+z"."""
        self._do("key", "--delay", delay_ms, *chords)

    def type(self, text: str) -> None:
        """Type a text."""
        self._do("type", "--delay", 4, "--", text)

    def save_as(self, path: Path, title: str) -> None:
        """Name a file in a dialog that has just been opened."""
        self.wait_for_title(title)
        self.key("ctrl+a")
        self.type(str(path))
        self.key("Return")
        if self.desktop.ask("search", "--onlyvisible", "--name", f"^{title}"):
            # Qt had offered completions, and the key closed their list.
            self.key("Return")

    def fill_field(self, number: int, text: str) -> None:
        """Type in the place of one of the FEN's fields, 1 to 6."""
        self.key(f"ctrl+{number}")
        self.type(text)

    # --- pointer ---------------------------------------------------------------------------

    def click(self, square: str, button: int = 1) -> None:
        """Click on a square."""
        self._click_at(self.centre(square), button)

    def open_menu(self, square: str) -> None:
        """Open the menu of a square, and wait until it is seen: before that, keys are the board's."""
        self.desktop.hands("mousemove", *self.centre(square))
        before = self.still_board()

        def is_open() -> bool:
            picture = self.picture()
            return picture.board() is None or picture.board_pixels() != before.board_pixels()

        self.click(square, button=3)
        wait_until(is_open, f"the menu of {square}")

    def pick(self, tool: str) -> None:
        """Click on the palette: on a piece by its letter, on the "pointer" or the "eraser"."""
        self._click_at(self.tool(tool))

    def drag(self, start: str, end: str, *, held: str = "") -> None:
        """Drag from one square to another, perhaps with a key held at the drop."""
        self._drag(self.centre(start), self.centre(end), held)

    def drag_from_palette(self, piece: str, square: str) -> None:
        """Drag a piece from the palette to a square."""
        self._drag(self.tool(piece), self.centre(square))

    def drag_off(self, square: str) -> None:
        """Drag a piece from its square off the board."""
        board = self.board()
        x, y = self.centre(square)
        self._drag((x, y), (board.left - 60, y))

    def sweep(self, start: str, end: str, button: int = 1) -> None:
        """Press on a square and sweep straight to another one."""
        self._drag(self.centre(start), self.centre(end), button=button)

    def centre(self, square: str) -> tuple[int, int]:
        """Return where on the screen the middle of a square is, White being at the bottom."""
        board = self.board()
        number = parse_square(square)
        side = (board.right - board.left) / 8
        x = board.left + (file_of(number) + 0.5) * side
        y = board.top + (7 - rank_of(number) + 0.5) * side
        return round(x), round(y)

    def tool(self, name: str) -> tuple[int, int]:
        """Return where on the screen a tool of the palette is."""
        self.board()
        if name in _TOOLS:
            return self.picture().tool(_TOOLS.index(name))
        kinds = [kind.upper() for kind in KINDS]
        return self.picture().piece(kinds.index(name.upper()), int(name.islower()))

    def _click_at(self, point: tuple[int, int], button: int = 1) -> None:
        self.desktop.press(point, button)
        self._do("mouseup", button)

    def _drag(
        self, start: tuple[int, int], end: tuple[int, int], held: str = "", button: int = 1
    ) -> None:
        self.desktop.press(start, button)
        words: list[str | int] = []
        for point in self._way(start, end)[1:]:
            words += ["mousemove", *point]
        if held:
            words += ["keydown", held, "mouseup", button, "keyup", held]
        else:
            words += ["mouseup", button]
        self._do(*words)

    def _way(self, start: tuple[int, int], end: tuple[int, int]) -> list[tuple[int, int]]:
        """Return the points that a hand passes, the first and the last included."""
        parts = (0.0, 0.1, 0.5, 0.9, 1.0)
        (left, top), (right, bottom) = start, end
        return [
            (round(left + (right - left) * part), round(top + (bottom - top) * part))
            for part in parts
        ]

    # --- eyes ------------------------------------------------------------------------------

    def picture(self) -> Picture:
        """Return what the screen shows."""
        return self.desktop.picture()

    def board(self) -> Box:
        """Return where the board is, once it is to be seen and the window has found its size."""
        if not self._settled:
            self.still_board()
            self._settled = True
        box = self.picture().board()
        assert box is not None, "the board has gone"
        return box

    def still_board(self) -> Picture:
        """Wait until there is a board that does not change any more; return a picture of it."""
        last = Still()
        wait_until(lambda: last.is_still(self.picture()), "a board that stands still")
        assert last.picture is not None
        return last.picture

    def wait_for_title(self, part: str) -> None:
        """Wait until a window with a part of this title has the keyboard."""
        self.desktop.wait_for_title(part)
        self._settled = False

    def active_window(self) -> str:
        """Return the number of the window that has the keyboard."""
        return self.desktop.ask("getactivewindow")

    def show_window(self, part: str) -> None:
        """Bring the window with a part of this title to the front, and the keyboard to it."""
        windows = self.desktop.ask("search", "--onlyvisible", "--name", re.escape(part)).split()
        assert len(windows) == 1, f"{len(windows)} windows have {part!r} in their titles"
        self.desktop.hands("windowactivate", windows[0])
        self.wait_for_title(part)

    def save(self, path: Path, expected: bytes) -> None:
        """Press Ctrl+S and wait until the window says so and a file holds what it should."""
        self.key("ctrl+s")
        wait_until(lambda: "*" not in self.desktop.active_title(), "a title without a mark")
        wait_until(
            lambda: path.exists() and path.read_bytes() == expected,
            lambda: f"{_shown(expected)} in {path.name}, which holds {_shown(path.read_bytes())}",
        )

    # --- end -------------------------------------------------------------------------------

    def kill(self) -> None:
        """End the program as a power failure would."""
        self.process.kill()
        self.process.wait(WAIT_S)

    def end_status(self) -> int:
        """Wait until the program has ended by itself; return its exit status."""
        return self.process.wait(WAIT_S)


class OtherProgram:
    """Another program on the screen, to copy from and to paste into."""

    def __init__(self, desktop: Desktop) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.helpers.clipboard_owner"],
            env=desktop.environment(),
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.communicate(timeout=WAIT_S)

    def copy(self, text: str) -> None:
        """Put a text on the clipboard."""
        self._ask(text)

    def pasted(self) -> str:
        """Return the text on the clipboard."""
        return str(self._ask(None))

    def wait_for_clipboard(self, expected: str) -> None:
        """Wait until the clipboard holds a text."""
        wait_until(
            lambda: self.pasted() == expected,
            lambda: f"{expected!r} on the clipboard, which holds {self.pasted()!r}",
        )

    def _ask(self, text: str | None) -> object:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(text), file=self._process.stdin, flush=True)
        return json.loads(self._process.stdout.readline())
