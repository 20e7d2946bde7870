"""The verbs as a shell runs them: real processes, pipes, signals."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from tests.helpers.desktop import wait_until
from tests.helpers.project import ROOT

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
FENEDIT = [sys.executable, "-m", "fenedit"]


def run(*words: str | Path, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*FENEDIT, *words], cwd=ROOT, input=stdin, capture_output=True, check=False
    )


def test_a_pipe_is_checked() -> None:
    done = run("check", "-", stdin=f"{START}\n{START[1:]}\n".encode())
    assert done.returncode == 1
    assert done.stdout.decode() == (
        "<stdin>:2:8: syntax: Rank 8 is too short: 7 of 8 squares. [rank-too-short]\n"
    )
    assert done.stderr == b"2 records, 1 with problems\n"
    assert run("check", stdin=START.encode()).returncode == 0


def test_one_verb_feeds_the_other() -> None:
    games = run("convert", "-", "-o", "-", "--to", "pgn", stdin=f"{START}\n8/8 w\n".encode())
    assert games.returncode == 1
    done = run("check", "--json", "-", stdin=games.stdout)
    first, second = map(json.loads, done.stdout.decode().splitlines())
    assert (first["fen"], second["fen"]) == (START, None)
    assert second["text"] == "8/8 w"
    assert done.returncode == 1


def test_a_file_called_like_a_verb_is_opened_after_two_dashes() -> None:
    # The verb reads its own words: an unknown option ends it before any window.
    assert b"usage: fenedit check" in run("check", "--pen").stderr
    assert b"usage: fenedit [" in run("--pen", "--", "check").stderr


@pytest.mark.parametrize("level", ["syntax", "playable"])
def test_a_reader_that_goes_away_ends_it_quietly(tmp_path: Path, level: str) -> None:
    path = tmp_path / "a.fen"
    path.write_text("nonsense\n" * 20_000, encoding="ascii")
    process = subprocess.Popen(
        [*FENEDIT, "check", "--level", level, path],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    assert process.stdout.readline().startswith(f"{path}:1:".encode())
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    assert process.wait() == 141


@pytest.mark.parametrize("words", [["check", "-"], ["convert", "-", "-o", "a.epd"]])
def test_ctrl_c_ends_it_quietly(words: list[str], tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*FENEDIT, *words],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # Shells let what they start in the background ignore it.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )
    assert process.stdin is not None
    # Half a megabyte is more than a pipe holds: once it is gone, the verb is at work.
    process.stdin.write(f"{START}\n".encode() * 10_000)
    process.stdin.flush()
    time.sleep(0.2)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate()
    assert process.returncode == 130
    assert errors == b""
    assert list(tmp_path.iterdir()) == []


def test_many_records_are_converted(tmp_path: Path) -> None:
    source, target = tmp_path / "a.fen", tmp_path / "b.pgn.gz"
    # Several batches.
    source.write_text(f"{START}\n" * 4_000, encoding="ascii")
    done = run("convert", source, "-o", target)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"4000 records\n")
    back = run("convert", target, "-o", "-", "--to", "fen")
    assert back.stdout.decode() == source.read_text(encoding="ascii")


MEASURED = """
import sys
from pathlib import Path
from fenedit.app.main import main
first, *words = sys.argv[1:]
comment = "# a comment as long as a line of many a file" + " and longer" * 2
for thousands in (60, 180):
    with open("a.epd", "w", newline="") as file:
        file.writelines([first, *[f"\\n{comment}\\n\\t\\r\\n" * 1000] * thousands])
    main(words)
    # The blocks that are being read at the same time fill up before the shorter file ends.
    # What getrusage tells includes what the process had before it was this program.
    print(Path("/proc/self/status").read_text(), file=sys.stderr)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.parametrize(
    "words",
    [
        ("check", "a.epd"),
        ("check", "--level", "full", "a.epd"),
        ("find", "a.epd", "notfen"),
        ("find", "a.epd", "rook"),
        ("convert", "a.epd", "-o", "b.pgn", "--force"),
        ("solve", "a.epd"),
        ("diagram", "a.epd", "-o", "b.svg", "--force"),
    ],
    ids=" ".join,
)
def test_memory_does_not_grow_with_what_is_no_record(
    tmp_path: Path, words: tuple[str, ...]
) -> None:
    # How much is read ahead is up to what else the machine does: growth is measured again.
    grown = []
    for _ in range(3):
        done = subprocess.run(
            [sys.executable, "-c", MEASURED, f"{START} id 1;\n", *words],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            check=True,
        )
        few, many = map(int, re.findall(rb"^VmHWM:\s+(\d+) kB$", done.stderr, re.MULTILINE))
        grown.append(many - few)
        if grown[-1] < 8_000:
            break
    assert grown[-1] < 8_000, grown


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_ctrl_c_closes_an_idle_window_quietly(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*FENEDIT, "--new-instance"],
        env={**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    )
    listening = Path(os.environ["XDG_RUNTIME_DIR"])
    wait_until(lambda: any(listening.glob("fenedit-*")), "the program listens")
    spent = [0.0]

    def is_idle() -> bool:
        fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
        spent.append(int(fields[11]) + int(fields[12]))
        time.sleep(1)
        # One that would run (R) has only not had its turn.
        return fields[0] == "S" and spent[-1] == spent[-2]

    wait_until(is_idle, "the end of the start")

    def is_ended() -> bool:
        # While it looks for unsaved work, it closes no window.
        process.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            process.wait(1)
        return process.poll() is not None

    wait_until(is_ended, "the end of the program")
    _, errors = process.communicate()
    assert process.returncode == 0
    assert b"Error" not in errors and b"Traceback" not in errors
