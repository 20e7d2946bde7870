"""What is printed on a terminal never acts as a command of the terminal, whatever a file holds."""

import errno
import os
import pty
import re
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tests.helpers.project import ROOT

FENEDIT = [sys.executable, "-m", "fenedit"]
EVIL = "\x1b]0;owned\x07\x1b[2J\x9b31m\x85\u202eevil\u2066\u200f\x08\x7f\u2028"
START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
MATE = "3N4/8/8/8/8/k1K5/8/1R6"
LINES = [
    f'{START} w KQkq - 0 1 id "{EVIL}";',
    f"{START} w {EVIL} - 0 1",
    f'{MATE} w - - dm 2; id "{EVIL}"; bm {EVIL};',
    f"# {EVIL}",
    f"{EVIL}/8 w - -",
    f"8/8/8/8/8/8/8/8 w - - ; {EVIL}",
]
COMMANDS = re.compile("[^\t\n -~\u00a0-\uffff]|[\xad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f]")
"""All that a terminal or its reader could take for more than a letter, but for line breaks."""


class Terminal:
    """A terminal whose every byte is kept."""

    def __init__(self) -> None:
        master, self.slave = pty.openpty()
        self._said = bytearray()
        self._reader = threading.Thread(target=self._read, args=(master,))
        self._reader.start()

    def _read(self, master: int) -> None:
        try:
            while data := os.read(master, 1 << 16):
                self._said += data
        except OSError as error:
            # So a terminal ends that nobody has open any more.
            assert error.errno == errno.EIO
        finally:
            os.close(master)

    def close(self) -> str:
        """Return what was printed once nobody can print any more."""
        os.close(self.slave)
        self._reader.join()
        # The terminal itself puts carriage returns before line feeds.
        return self._said.replace(b"\r\n", b"\n").decode()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    text = "\r\n".join(LINES) + "\r\n"
    name = f"a{EVIL.replace('/', '')}\r"
    (tmp_path / f"{name}.epd").write_text(text, newline="")
    (tmp_path / "lines.epd").write_text(text, newline="")
    (tmp_path / "returns.fen").write_text("\r".join(LINES), newline="")
    game = f'[Event "{EVIL}"]\n[{EVIL} "x"]\n[FEN "{MATE} w - - 0 1"]\n\n{{{EVIL}}} 1. {EVIL} *\n'
    (tmp_path / "games.pgn").write_text(game * 2, newline="")
    (tmp_path / "one.epd").write_text(LINES[0], newline="")
    return tmp_path


def printed(folder: Path, *words: str) -> tuple[str, str, int]:
    out, errors = Terminal(), Terminal()
    try:
        done = subprocess.run(
            [*FENEDIT, *words],
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=out.slave,
            stderr=errors.slave,
            env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"},
            check=False,
        )
    finally:
        texts = out.close(), errors.close()
    return (*texts, done.returncode)


HOSTILE = f"a{EVIL.replace('/', '')}\r.epd"


@pytest.mark.parametrize(
    "words",
    [
        ("check", "--notes", HOSTILE, f"missing{EVIL}", "games.pgn"),
        ("check", "--json", "--level", "syntax", HOSTILE),
        ("check", "--level", EVIL),
        ("check", f"--{EVIL}"),
        ("check", "--budget", EVIL, "--level", "full"),
        ("convert", HOSTILE),
        ("convert", "returns.fen"),
        ("convert", "--to", "pgn", "lines.epd"),
        ("convert", "--to", "pgn", "lines.epd", "-o", "/dev/stdout", "--force"),
        ("convert", "--to", "fen", "games.pgn"),
        ("convert", "--to", "olv", "lines.epd"),
        ("convert", "--to", "html", "lines.epd"),
        ("convert", "lines.epd", "-o", f"/nowhere/{EVIL}.fen"),
        ("convert", "lines.epd", "-o", f"a.{EVIL}"),
        ("find", HOSTILE, "games.pgn", "evil"),
        ("find", "--json", HOSTILE, "evil"),
        ("find", "--count", HOSTILE, "games.pgn", "evil"),
        ("find", HOSTILE, f'id:"{EVIL}'),
        ("find", "lines.epd", EVIL),
        ("find", "--max", EVIL, "lines.epd", "x"),
        ("solve", "--tree", HOSTILE, "games.pgn"),
        ("solve", f"{MATE} w - - id {EVIL}", "--mate", "1"),
        ("solve", f"8/8 w {EVIL} -"),
        ("solve", "--budget", EVIL),
        ("diagram", "one.epd", "-o", "-", "--to", "svg"),
        ("diagram", "one.epd", "-o", "/dev/stdout", "--to", "svg", "--force", "--title", "\u202eb"),
        ("diagram", HOSTILE, "-o", "a.png"),
        ("diagram", HOSTILE, "-o", f"{EVIL}.xyz"),
        ("diagram", "one.epd", "-o", "a.png", "--pieces", EVIL),
        ("diagram", f"8/8 w {EVIL}", "-o", "a.png"),
        ("diagram", "lines.epd", "-o", "a.pdf", "--per-page", EVIL),
        (f"chec{EVIL[:1]}k",),
        (f"--{EVIL}",),
    ],
    ids=lambda words: " ".join(words)[:40].encode("unicode_escape").decode(),
)
def test_nothing_printed_is_a_command(folder: Path, words: tuple[str, ...]) -> None:
    out, errors, _ = printed(folder, *words)
    assert out or errors
    assert COMMANDS.findall(out + errors) == []


def test_what_is_shown_can_still_be_read(folder: Path) -> None:
    (folder / "plain.fen").write_text(f"{START} w KQkq - ; Réti\u00a0♔\t♚ \u0301\r\n", newline="")
    out, errors, status = printed(folder, "convert", "plain.fen")
    assert (out, errors, status) == (
        f"; Réti\u00a0♔\t♚ \u0301\n{START} w KQkq - 0 1\n",
        "1 record\nmissing fields of 1 record are filled in (halfmove clock, fullmove number)\n",
        0,
    )
    out, _, _ = printed(folder, "find", "lines.epd", "evil wtm")
    assert f'{START} w KQkq - 0 1 id "\\x1b]0;owned\\x07\\x1b[2J\\x9b31m\\x85\\u202eevil' in out


def test_pipes_get_everything_as_it_is(folder: Path) -> None:
    for words in (("find", "lines.epd", "evil wtm"), ("convert", "one.epd")):
        done = subprocess.run(
            [*FENEDIT, *words],
            cwd=folder,
            capture_output=True,
            env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"},
            check=False,
        )
        assert EVIL.encode() in done.stdout
