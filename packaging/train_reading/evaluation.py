"""Measures a file of weights by design."""

from collections.abc import Iterable
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from fenedit.recognition import likelihood
from fenedit.recognition.network import CLASSES, Network, load
from fenedit.recognition.reading import SURE
from train_reading import drawings
from train_reading.drawings import Design
from train_reading.pictures import Composer, Sample

SEED = 77


class Tally:
    """What came out on the boards of one design."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.boards = self.right = self.squares_right = 0
        self.wrong = self.wrong_marked = self.marked = 0
        self.failures: list[tuple[Sample, NDArray[np.float32]]] = []

    def count(self, sample: Sample, probabilities: NDArray[np.float32]) -> None:
        """Adds a board."""
        wrong = probabilities.argmax(axis=1) != sample.squares
        marked = probabilities.max(axis=1) < SURE
        self.boards += 1
        self.right += not wrong.any()
        self.squares_right += 64 - int(wrong.sum())
        self.wrong += int(wrong.sum())
        self.wrong_marked += int((wrong & marked).sum())
        self.marked += int(marked.sum())
        if wrong.any():
            self.failures.append((sample, probabilities))

    def add(self, other: "Tally") -> None:
        """Adds another design's boards."""
        for name in ("boards", "right", "squares_right", "wrong", "wrong_marked", "marked"):
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def __str__(self) -> str:
        squares = 64 * self.boards
        marked = f"{self.wrong_marked}/{self.wrong}"
        return (
            f"{self.name:48} {self.right:5}/{self.boards:5} {self.right / self.boards:7.1%}"
            f" squares {self.squares_right / squares:8.3%} wrong marked {marked:>9}"
            f" marks a board {self.marked / self.boards:5.2f}"
        )


def measure(
    network: Network,
    designs: Iterable[Design],
    patterns: list[NDArray[np.uint8]],
    each: int,
    kind: str,
) -> list[Tally]:
    """Reads `each` boards of every design, its drawings as they are."""
    tallies = []
    for number, design in enumerate(designs):
        composer = Composer([design], patterns, SEED * 1000 + number, wild=False)
        tally = Tally(design.name)
        for _ in range(each):
            sample = composer.sample(kind)
            tally.count(sample, likelihood.chances(sample.board, network))
        tallies.append(tally)
    return tallies


def printed(title: str, tallies: list[Tally], detailed: bool = True) -> None:
    """Prints a table."""
    whole = Tally(title)
    for tally in sorted(tallies, key=lambda tally: tally.right / tally.boards):
        whole.add(tally)
        if detailed:
            print(tally)
    print(whole, flush=True)


def contact_sheet(tallies: list[Tally], path: Path) -> None:
    """A picture of boards that were read wrong, the wrong squares named."""
    rows = []
    for tally in tallies:
        shown = []
        for sample, probabilities in tally.failures[:5]:
            board = cv2.resize(sample.board, (384, 384), interpolation=cv2.INTER_CUBIC)
            for index in np.flatnonzero(probabilities.argmax(axis=1) != sample.squares):
                row, column = divmod(int(index), 8)
                corner = (48 * column, 48 * row)
                cv2.rectangle(board, corner, (corner[0] + 47, corner[1] + 47), (255, 0, 0), 2)
                got = CLASSES[int(probabilities[index].argmax())]
                text = f"{CLASSES[sample.squares[index]]}>{got}".replace(" ", ".")
                below = (corner[0] + 2, corner[1] + 45)
                cv2.putText(board, text, below, 0, 0.5, (255, 0, 0), 1, cv2.LINE_AA)
            shown.append(board)
        if shown:
            shown += [np.full_like(shown[0], 255)] * (5 - len(shown))
            strip = np.concatenate(shown, axis=1)
            cv2.putText(strip, tally.name, (4, 16), 0, 0.5, (200, 0, 200), 1, cv2.LINE_AA)
            rows.append(strip)
    if rows:
        cv2.imwrite(str(path), np.concatenate(rows)[..., ::-1])


def calibrate(folder: Path, weights: Path, each: int) -> float:
    """The temperature that suits designs for tuning best; prints what thresholds would mark."""
    network = load(weights)
    designs = [design for design in drawings.load(folder / "designs.npz") if design.validation]
    patterns = list(np.load(folder / "textures.npy"))
    found, truth = [], []
    for number, design in enumerate(designs):
        composer = Composer([design], patterns, SEED * 2000 + number, wild=False)
        for _ in range(each):
            sample = composer.sample()
            found.append(np.log(network.probabilities(sample.board) + 1e-9))
            truth.append(sample.squares)
    logarithms, squares = np.stack(found), np.stack(truth)

    def cooled(temperature: float) -> NDArray[np.float32]:
        named = np.exp(logarithms / temperature)
        return np.asarray(named / named.sum(axis=-1, keepdims=True), np.float32)

    def loss(temperature: float) -> float:
        likely = np.take_along_axis(cooled(temperature), squares[..., None].astype(int), -1)
        return float(-np.log(likely + 1e-9).mean())

    best = min((float(value) for value in np.arange(0.5, 2.05, 0.05)), key=loss)
    named = cooled(best)
    wrong = named.argmax(-1) != squares
    print(f"temperature {best:.2f}")
    for threshold in (0.8, 0.9, 0.95, 0.97, 0.98, 0.99):
        marked = named.max(-1) < threshold
        share = (wrong & marked).sum() / max(wrong.sum(), 1)
        print(f"below {threshold:.2f}: {share:.1%} of wrong, {marked.mean() * 64:.2f} a board")
    return best


def evaluate(folder: Path, weights: Path, sets: str, each: int) -> None:
    """Prints tables for designs of training ("seen"), for tuning, or kept out ("judge")."""
    network = load(weights)
    found = drawings.load(folder / "designs.npz")
    patterns = list(np.load(folder / "textures.npy"))
    chosen = [
        design
        for design in found
        if {"judge": design.judge, "tuning": design.validation}.get(
            sets, not design.judge and not design.validation
        )
    ]
    for kind in ("game", "clean", "screen", "scan"):
        drawn = [
            design
            for design in chosen
            if kind != "scan" or design.style == "lines" or _prints(design)
        ]
        tallies = measure(network, drawn, patterns, each, kind)
        printed(f"{sets} {kind}", tallies, detailed=sets != "seen")
        below = [tally for tally in tallies if tally.right < 0.95 * tally.boards]
        if sets == "seen":
            printed(f"{sets} {kind}, those below 95 %", below or tallies[:1])
        contact_sheet(below[:12], folder / f"wrong-{sets}-{kind}.png")


def _prints(design: Design) -> bool:
    """Whether a set of drawings is black lines on white, as diagrams are printed."""
    grey = design.sprites[..., :3].max(axis=-1)[design.sprites[..., 3] > 200]
    colourful = np.ptp(design.sprites[..., :3].astype(int), axis=-1)[design.sprites[..., 3] > 200]
    middle = (grey > 70) & (grey < 185)
    return bool(colourful.mean() < 4 and middle.mean() < 0.15)
