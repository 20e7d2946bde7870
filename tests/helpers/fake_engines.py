"""Engines that misbehave, as programs of their own: `fake_engine` writes one that can be started.

Each notes its process in a file beside itself, so that a test sees whether anything is left of it.
"""

import os
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

from tests.helpers.project import ROOT

PIDS = "pids"
OPTIONS = (
    "option name Threads type spin default 1 min 1 max 8",
    "option name Hash type spin default 16 min 1 max 1024",
    "option name MultiPV type spin default 1 min 1 max 500",
)
CHESS960 = "option name UCI_Chess960 type check default false"
INFO = "info depth {0} multipv 1 score cp 31 nodes {1} pv e2e4 e7e5"
HEARD = "heard"


def fake_engine(folder: Path, kind: str) -> str:
    """Write a program that behaves as one of its kind (see `run`), and return its path."""
    path = folder / f"{kind}.py"
    lines = (
        f"#!{sys.executable}",
        "import sys",
        f"sys.path.insert(0, {str(ROOT)!r})",
        "from tests.helpers.fake_engines import run",
        f"run({kind!r}, {str(folder)!r})",
    )
    path.write_text("\n".join(lines) + "\n")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return str(path)


def processes(folder: Path) -> list[int]:
    """Return the processes that fake engines in a folder were, or are."""
    noted = folder / PIDS
    return [int(word) for word in noted.read_text().split()] if noted.exists() else []


def living(folder: Path) -> list[int]:
    """Return those of them that run; a dead one that nobody has waited for does not."""
    return [process for process in processes(folder) if _state(process) not in {"", "Z", "X"}]


def heard(folder: Path) -> list[str]:
    """Return the commands that fake engines in a folder received."""
    noted = folder / HEARD
    return noted.read_text().splitlines() if noted.exists() else []


def _state(process: int) -> str:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return ""


def run(kind: str, folder: str) -> None:
    """Be an engine.

    Kinds: "good"; "silent", "garbage", "flood", "dies", "unready" (when it starts); "crashes",
    "hangs", "chatters", "errs" (when it searches); "deaf" (when it shall stop); "finishes" (by
    itself); "family" (with a child that outlives it); "odd" (with options that are none); "castles"
    (as in Chess960, king f1 and rook h1).
    """
    _note(folder, PIDS, str(os.getpid()))
    if kind in {"silent", "hangs", "deaf", "family", "garbage", "flood"}:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    match kind:
        case "silent":
            _sleep()
        case "dies":
            sys.exit(3)
        case "garbage":
            while True:
                _say("Segmentation fault \udc80? uciok maybe, option name , \x00 ok")
                time.sleep(0.01)
        case "flood":
            while True:
                os.write(1, b"y" * 65536)
        case "family":
            code = f"from tests.helpers.fake_engines import run; run('silent', {folder!r})"
            subprocess.Popen([sys.executable, "-c", code], cwd=ROOT)
    _converse(kind, folder)


def _converse(kind: str, folder: str) -> None:
    searching = False
    while line := sys.stdin.readline():
        words = line.split()
        _note(folder, HEARD, line.strip())
        match words[0]:
            case "uci":
                _introduce(kind)
            case "isready" if kind == "unready" or (searching and kind == "chatters"):
                pass
            case "isready":
                _say("readyok")
            case "go":
                searching = True
                _search(kind)
            case "stop" if kind == "deaf":
                pass
            case "stop":
                searching = False
                _say("bestmove e2e4")
            case "quit" if kind != "deaf":
                return
    if kind in {"deaf", "family"}:
        _sleep()


def _introduce(kind: str) -> None:
    _say(f"id name Fake {kind}")
    for option in OPTIONS:
        _say(option)
    if kind == "castles":
        _say(CHESS960)
    if kind == "odd":
        _say("option name Skill type spin default many min few max more")
        _say("option type spin")
        _say("option name Threads type spin default 1 min 1 max 1")
        _say("info string \u2654")
    _say("uciok")


def _search(kind: str) -> None:
    if kind == "castles":
        _say("info depth 1 multipv 1 score cp 31 nodes 9 pv f1h1 b8a8 e1d1")
        return
    for depth in range(1, 4):
        _say(INFO.format(depth, depth * 1000))
    match kind:
        case "crashes":
            os.kill(os.getpid(), signal.SIGSEGV)
        case "hangs":
            _sleep()
        case "chatters":
            for _ in range(600):
                _say("thinking hard")
                time.sleep(0.01)
        case "errs":
            _say("info depth 9 multipv 1 score cp 999 nodes 9 pv e2e5 e7e5")
            _say("info depth 9 multipv 999999999 score cp 999 nodes 9 pv e2e4")
            _say("info depth 9 multipv 0 score cp 999 nodes 9 pv e2e4")
            _say("info depth x multipv 1 score of nodes y pv")
            _say("bestmove a1h8")
        case "finishes":
            _say("info depth 9 multipv 1 score mate -3 nodes 9 pv d2d4")
            _say("bestmove d2d4")


def _say(words: str) -> None:
    os.write(1, words.encode(errors="surrogateescape") + b"\n")


def _sleep() -> None:
    while True:
        time.sleep(60)


def _note(folder: str, name: str, words: str) -> None:
    with Path(folder, name).open("a") as file:
        file.write(words + "\n")
