"""Programs of the person: they end with whoever asked for them."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

import pytest

from fenedit.jobs.guard import CANNOT_START, Guarded

PATIENCE = 60.0
"""Seconds after which what is waited for will not come."""
WRITES_ITS_NUMBER = """
import os, sys, time
from pathlib import Path
Path(sys.argv[1]).write_text(str(os.getpid()))
time.sleep(600)
"""
ASKS = """
import sys, time
from fenedit.jobs.guard import Guarded
Guarded(sys.argv[1:], "")
time.sleep(600)
"""
IS_NICE = """
import os, sys
from fenedit.jobs.guard import Guarded
os.nice(int(sys.argv[1]))
program = Guarded([sys.executable, "-c", "import os; print(os.nice(0))"], "")
print(os.read(program.output, 99).decode())
program.status()
program.close()
"""

needs_signals = pytest.mark.skipif(sys.platform == "win32", reason="asks by signal who runs")


def eventually(holds: Callable[[], bool]) -> bool:
    end = monotonic() + PATIENCE
    while not holds():
        if monotonic() > end:
            return False
        sleep(0.01)
    return True


def runs(number: int) -> bool:
    """Tell whether a process runs; one that has ended and that nobody has heard of does not."""
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{number}/stat")
    with suppress(OSError):
        return state.read_text().rpartition(")")[2].split()[0] != "Z"
    return not state.parent.parent.is_dir()


def number_in(path: Path) -> int:
    assert eventually(lambda: path.is_file() and path.read_text() != "")
    return int(path.read_text())


def output_of(program: Guarded) -> bytes:
    data = b""
    while part := os.read(program.output, 1 << 16):
        data += part
    return data


def test_a_program_reads_the_text_and_its_output_and_errors_come_back() -> None:
    code = "import sys; print(sys.stdin.read().upper(), file=sys.stderr); sys.exit(7)"
    program = Guarded([sys.executable, "-c", code], "a text, ö")
    assert output_of(program).decode().strip() == "A TEXT, Ö"
    assert program.status() == 7
    program.end()
    program.close()


def test_a_program_that_cannot_be_started_is_told(tmp_path: Path) -> None:
    program = Guarded([str(tmp_path / "none")], "")
    assert output_of(program) == b""
    assert program.status() == CANNOT_START
    program.end()
    program.close()


@needs_signals
def test_ending_ends_the_program_and_what_it_has_started(tmp_path: Path) -> None:
    inner = tmp_path / "inner"
    code = (
        "import subprocess, sys\n"
        f"subprocess.run([sys.executable, '-c', {WRITES_ITS_NUMBER!r}, {str(inner)!r}])"
    )
    program = Guarded([sys.executable, "-c", code], "")
    number = number_in(inner)
    program.end()
    assert output_of(program) == b""
    program.close()
    assert eventually(lambda: not runs(number))


@needs_signals
def test_the_program_ends_with_the_process_that_asked_for_it(tmp_path: Path) -> None:
    path = tmp_path / "number"
    command = [sys.executable, "-c", WRITES_ITS_NUMBER, str(path)]
    paths = os.pathsep.join(sys.path)
    with subprocess.Popen(
        [sys.executable, "-c", ASKS, *command], env={**os.environ, "PYTHONPATH": paths}
    ) as asking:
        number = number_in(path)
        assert runs(number)
        asking.send_signal(signal.SIGKILL)
    assert eventually(lambda: not runs(number))


def test_a_packed_program_keeps_its_libraries_to_itself() -> None:
    packed = "import sys; sys.frozen, sys._MEIPASS = True, '/packed'; from fenedit.jobs.guard import main; main()"
    prints = "import os; print(os.environ.get('LD_LIBRARY_PATH'))"
    order = json.dumps({"command": [sys.executable, "-c", prints], "text": ""}).encode()
    paths = os.pathsep.join(sys.path)
    environment = {**os.environ, "PYTHONPATH": paths, "LD_LIBRARY_PATH": "/packed"}
    for original, expected in ((None, b"None"), ("/before", b"/before")):
        if original is not None:
            environment["LD_LIBRARY_PATH_ORIG"] = original
        with subprocess.Popen(
            [sys.executable, "-c", packed],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
            start_new_session=True,
        ) as guard:
            assert guard.stdin is not None and guard.stdout is not None
            guard.stdin.write(order + b"\n")
            guard.stdin.flush()
            assert guard.stdout.read().strip() == expected


@needs_signals
@pytest.mark.parametrize("nicer", [0, 10])
def test_a_program_of_a_process_that_is_nice_already_is_no_nicer(nicer: int) -> None:
    paths = os.pathsep.join(sys.path)
    done = subprocess.run(
        [sys.executable, "-c", IS_NICE, str(nicer)],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        check=True,
    )
    assert int(done.stdout) == max(10, os.nice(0) + nicer)
