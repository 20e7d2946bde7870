"""Boards that several processes make without end, on disk, for the training to take from."""

import multiprocessing
import time
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import NamedTuple

import cv2
import numpy as np
from numpy.typing import NDArray

from fenedit.recognition.squares import BOARD
from train_reading.drawings import load
from train_reading.pictures import Composer

CHUNK = 32
REUSED = 2.5  # times that a board is seen, where composing takes longer than learning
AHEAD = 8000


class Pool(NamedTuple):
    """The pool's arrays, seen from one process."""

    boards: NDArray[np.uint8]  # (size, 192, 192, 3)
    squares: NDArray[np.uint8]  # (size, 64)
    made: NDArray[np.int64]  # boards made by each process so far
    taken: NDArray[np.int64]  # one number: boards taken so far

    @property
    def filled(self) -> int:
        """How many boards can be taken."""
        makers = len(self.made)
        share = len(self.boards) // makers
        return int(sum(min(int(count), share) for count in self.made))


def open_pool(folder: Path, size: int, makers: int, mode: str = "r+") -> Pool:
    """The pool that lies in a folder."""

    def array(name: str, kind: str, shape: tuple[int, ...]) -> NDArray[np.generic]:
        path = folder / name
        return np.memmap(path, kind, "r+" if path.exists() else "w+", shape=shape)

    return Pool(
        array("boards.u8", "u1", (size, BOARD, BOARD, 3)),  # type: ignore[arg-type]
        array("squares.u8", "u1", (size, 64)),  # type: ignore[arg-type]
        array("made.i64", "<i8", (makers,)),  # type: ignore[arg-type]
        array("taken.i64", "<i8", (1,)),  # type: ignore[arg-type]
    )


def start_makers(
    prepared: Path, folder: Path, size: int, makers: int, seed: int
) -> tuple[list[SpawnProcess], Event]:
    """Processes that fill the pool, each its own part, over and over; the event ends them."""
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    processes = [
        context.Process(
            target=_make, args=(prepared, folder, size, makers, index, seed, stop), daemon=True
        )
        for index in range(makers)
    ]
    for process in processes:
        process.start()
    return processes, stop


def _make(
    prepared: Path, folder: Path, size: int, makers: int, index: int, seed: int, stop: Event
) -> None:
    cv2.setNumThreads(1)
    designs = [
        design
        for design in load(prepared / "designs.npz")
        if not design.judge and not design.validation
    ]
    pool = open_pool(folder, size, makers)
    share = size // makers
    seed = seed * 1000 + index + int(pool.made[index])  # not the same again after an interruption
    composer = Composer(designs, list(np.load(prepared / "textures.npy")), seed)
    while not stop.is_set():
        if pool.made.sum() > AHEAD + pool.taken[0] / REUSED:
            time.sleep(0.2)
            continue
        for _ in range(CHUNK):
            sample = composer.sample()
            place = share * index + int(pool.made[index]) % share
            pool.boards[place] = sample.board
            pool.squares[place] = sample.squares
            pool.made[index] += 1
