"""Time how long boards are looked for and read in pictures: `python -m tests.benchmarks.reading`.

A screenshot of 1920 × 1080 pixels with a page of text-like strokes around the board, and a page of
A4 at 200 dpi with twelve hatched diagrams. The seconds are the processor's, the least of some runs:
of finding and reading, and of a process that starts and reads only this. The memory is the most
that such a process has held.
"""

import os

# As in the process that reads pictures; heeded when numpy is imported.
os.environ["OPENBLAS_NUM_THREADS"] = "1"

import resource
import time
from collections.abc import Callable, Iterable
from functools import partial
from threading import Event

import numpy as np
from numpy.typing import NDArray

from fenedit.jobs.read_pictures import READER, PictureQuestion, Pixels, answers
from fenedit.jobs.worker import Answer, Worker
from fenedit.recognition.boards import find_boards

RUNS = 5


def main(runs: int = RUNS) -> None:
    """Print the seconds for each picture, with their goals, and the memory."""
    for name, picture, found_in, read_in in (
        ("screenshot, 1920 × 1080", _screenshot(), 0.35, 0.5),
        ("page of twelve, 1654 × 2339", _page(), 1.0, 2.0),
    ):
        question = PictureQuestion(Pixels(picture.shape[1], picture.shape[0], picture.tobytes()))
        finding = _seconds(partial(find_boards, picture), runs)
        reading = _seconds(partial(answers, question), runs)
        started = min(_in_new_process(question) for _ in range(runs))
        print(
            f"{name}: {len(find_boards(picture))} found, {finding:.2f} (goal: {found_in}) s, "
            f"read in {reading:.2f} s, in a new process {started:.2f} (goal: {read_in}) s"
        )
    memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss >> 10
    print(f"memory: {memory} (goal: 250) MB")


def _seconds(work: Callable[[], Iterable[object]], runs: int) -> float:
    """Return the processor's seconds for some work, the least of some runs."""
    seconds = []
    for _ in range(runs):
        begun = time.process_time()
        list(work())
        seconds.append(time.process_time() - begun)
    return min(seconds)


def _in_new_process(question: PictureQuestion) -> float:
    """Return the processor's seconds of a process that starts and answers a question."""
    answered = Event()

    def hear(_: Worker, answer: Answer | None) -> None:
        if answer is None or answer.last:
            answered.set()

    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    worker = Worker(READER, hear)
    worker.ask(1, question)
    answered.wait()
    worker.end()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def _screenshot() -> NDArray[np.uint8]:
    picture = _strokes(1080, 1920)
    squares = np.where(np.indices((8, 8)).sum(axis=0) % 2, 120, 230).astype(np.uint8)
    picture[140:940, 500:1300] = squares.repeat(100, axis=0).repeat(100, axis=1)[..., None]
    return picture


def _page() -> NDArray[np.uint8]:
    picture = _strokes(2339, 1654)
    side = 352
    rows, columns = np.indices((side, side))
    is_line = (rows + columns) % 8 < 2
    board = np.where((rows // 44 + columns // 44) % 2 * is_line, 0, 255).astype(np.uint8)
    board = np.pad(np.pad(board, 3), 20, constant_values=255)
    for top in (200, 750, 1300, 1850):
        for left in (80, 620, 1160):
            picture[top : top + len(board), left : left + len(board)] = board[..., None]
    return picture


def _strokes(height: int, width: int) -> NDArray[np.uint8]:
    """Return lines of short black strokes on white, as dense as text."""
    draw = np.random.default_rng(64)
    picture = np.full((height, width, 3), 255, np.uint8)
    for top in range(20, height - 30, 26):
        is_black = draw.random((7, width // 2)) < 0.35
        picture[top : top + 14, : width // 2 * 2][is_black.repeat(2, axis=0).repeat(2, axis=1)] = 0
    return picture


if __name__ == "__main__":
    main()
