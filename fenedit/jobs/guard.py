"""A process that runs one program of the person, and ends it with whoever asked for it.

However the asking process ends, the guard's input ends then, and the guard ends the program. The
program writes to the asking process itself; it never sees a shell.
"""

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from threading import Thread
from typing import Final

from fenedit.jobs.worker import lower_priority, no_console, worker_command
from fenedit.rules.programs import end_all, hold, program_environment

CANNOT_START: Final = 127
"""Exit status of a guard whose program cannot be started."""
CRASHED: Final = 126
"""Exit status of a guard whose program was ended by a signal."""
_INPUT: Final = 0
_GRACE: Final = 1.0
"""Seconds that a guard has to end the program, before it is ended itself."""
_READ_SIZE: Final = 1 << 12


class Guarded:
    """A program that runs; its output and its errors come out of `output` together.

    The command is an absolute path with arguments. The program reads a text; then its input ends.
    Its output ends where `output`, a descriptor to read from, does.

    Raises:
        OSError: the guard cannot be started.
    """

    def __init__(self, command: list[str], text: str) -> None:
        self._process = subprocess.Popen(
            worker_command(__name__),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            creationflags=no_console(),
            # A program that starts others takes them along when it is ended.
            start_new_session=True,
        )
        assert self._process.stdin is not None and self._process.stdout is not None  # pipes
        self.output = self._process.stdout.fileno()
        order = json.dumps({"command": command, "text": text}).encode() + b"\n"
        with suppress(OSError):
            self._process.stdin.write(order)

    def status(self) -> int:
        """Wait until the program has ended, and return its exit status, or one of the guard's."""
        return self._process.wait()

    def end(self) -> None:
        """End the program, whatever it has started, and its guard."""
        assert self._process.stdin is not None  # a pipe
        if sys.platform != "win32" and self._process.returncode is None:
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.stdin.close()
        try:
            self._process.wait(_GRACE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def close(self) -> None:
        """Close the output; nobody may read from it any more."""
        assert self._process.stdout is not None  # a pipe
        self._process.stdout.close()


def main() -> None:
    """Run the program that the first line of the input orders; end it when the input ends."""
    order = bytearray()
    while not order.endswith(b"\n"):
        data = os.read(_INPUT, _READ_SIZE)
        if not data:
            os._exit(0)
        order += data
    wanted = json.loads(order)
    lower_priority()
    try:
        program = subprocess.Popen(
            wanted["command"],
            stdin=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            bufsize=0,
            env=program_environment(),
            creationflags=no_console(),
        )
    except OSError:
        os._exit(CANNOT_START)
    hold(program.pid)
    Thread(target=_watch, args=(program,), daemon=True).start()
    assert program.stdin is not None  # a pipe
    with suppress(OSError):
        program.stdin.write(wanted["text"].encode())
    with suppress(OSError):
        program.stdin.close()
    status = program.wait()
    # The watching thread holds the input, and the interpreter's own end would wait for it.
    os._exit(status if status >= 0 else CRASHED)


def _watch(program: "subprocess.Popen[bytes]") -> None:
    """Wait for the end of the input, then end the program and this process."""
    with suppress(OSError):
        while os.read(_INPUT, _READ_SIZE):
            pass
    if sys.platform != "win32":
        # The program, what it has started, and this process.
        os.killpg(0, signal.SIGKILL)
    end_all(program.pid)
    os._exit(0)
