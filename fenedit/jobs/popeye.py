"""Asks Popeye about one of many puzzles, in a worker process."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

from fenedit.jobs.pool import BEAT
from fenedit.jobs.programs import end_all, hold, keeper, path_fault, program_environment
from fenedit.jobs.questions import Found, PopeyeQuestion
from fenedit.rules.moves.popeye import read_answer
from fenedit.rules.popeye import FailureCode, Output, is_partial

FIRST_SECONDS = 4.0
"""Seconds in which a program has to identify itself as Popeye."""


def answers(asked: PopeyeQuestion) -> Iterator[Found | None]:
    """Yield None while Popeye searches, and finally what it has found."""
    begun, output, lines = time.monotonic(), Output(), list[str]()
    failure: FailureCode | None = None
    detail, process = asked.path, None if path_fault(asked.path) else _started(asked.path)
    if process is None:
        failure = "popeye-start"
    else:
        try:
            for line in _printed(process, asked.question.text):
                seconds = time.monotonic() - begun
                if line is None:
                    yield None
                else:
                    lines.append(line)
                    was_popeye, failure = output.is_popeye, output.take(line)
                    begun = time.monotonic() if output.is_popeye and not was_popeye else begun
                if not output.is_popeye and seconds > FIRST_SECONDS:
                    failure = "popeye-silent"
                elif output.is_popeye and asked.budget and seconds > asked.budget:
                    failure, detail = "popeye-time", f"{asked.budget / 60:g}"
                if failure is not None:
                    break
        finally:
            # Also if the work is cancelled.
            end_all(process.pid)
            process.kill()
            crashed = process.wait() < 0
        if failure is None and (found := output.failure(asked.path, crashed=crashed)):
            failure, detail = found
    answer = read_answer(lines if output.is_popeye else (), asked.question.asked, asked.chess960)
    if failure is None and answer.tree is None:
        failure, detail = "popeye-unread", answer.unread
    elif failure is None and len(answer.counts) < len(asked.question.asked):
        failure = "popeye-crash"
    exact = failure is None and not any(map(is_partial, lines))
    exact = exact and asked.question.unmade is None
    keys = () if answer.tree is None else answer.tree.first_moves
    seconds = time.monotonic() - begun
    yield Found(tuple(lines), answer.counts, keys, seconds, exact, failure, detail, answer.short)


def _started(path: str) -> subprocess.Popen[bytes] | None:
    try:
        process = subprocess.Popen(
            [*keeper(path), path, "-maxmem", "256M"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=program_environment(),
            cwd=Path(path).parent,
            start_new_session=True,
        )
    except OSError:
        return None
    hold(process.pid)
    return process


def _printed(process: subprocess.Popen[bytes], text: str) -> Iterator[str | None]:
    """Yield the lines that a program prints after it was given a text; None in each BEAT."""
    stdin, stdout = process.stdin, process.stdout
    assert stdin is not None and stdout is not None  # pipes
    said: SimpleQueue[bytes] = SimpleQueue()

    def tell() -> None:
        # Reading notices if it has already ended.
        with suppress(OSError), stdin:
            stdin.write(text.encode())

    def listen() -> None:
        with stdout:
            while line := stdout.readline(1 << 16):
                said.put(line)
        said.put(b"")

    for work in (tell, listen):
        Thread(target=work, daemon=True).start()
    while True:
        try:
            line = said.get(timeout=BEAT)
        except Empty:
            yield None
        else:
            if not line:
                break
            yield line.decode("utf-8", "replace").rstrip()
    process.wait()
