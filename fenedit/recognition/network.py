"""The network that recognises the contents of squares, in numpy alone."""

import zipfile
from pathlib import Path

import numpy as np
from numpy.lib.stride_tricks import as_strided
from numpy.typing import NDArray

from fenedit.recognition.squares import BOARD

CLASSES = " PNBRQKpnbrqk"

Floats = NDArray[np.float32]

# Convolutions in their order: name, side of the window, step, and whether their input is added.
_CONVOLUTIONS = (
    ("stem", 5, 2, False),
    ("down", 3, 2, False),
    ("fine", 3, 1, True),
    ("further", 3, 2, False),
    ("coarse", 3, 1, True),
    ("last", 3, 1, True),
)
_HEADS = 4


class DamagedWeights(ValueError):  # noqa: N818 - it is the file that is damaged
    """The file of weights is missing, truncated, changed or made for another network."""


class Network:
    """Recognises the contents of squares, with the weights of a file; see `load`."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        self._weights = weights
        names = {name.split(".")[1] for name in weights if name.startswith("layers.")}
        self._layers = len(names)

    def probabilities(self, board: NDArray[np.uint8]) -> Floats:
        """Return the probabilities of the classes, (64, 13), from the picture's top left square.

        `board` is the result of `squares.cut`. Its top left square is assumed to be a light one.
        """
        named = self._named(board) / self._weights["temperature"]
        named = np.exp(named - named.max(axis=1, keepdims=True))
        return np.asarray(named / named.sum(axis=1, keepdims=True), np.float32)

    def _named(self, board: NDArray[np.uint8]) -> Floats:
        x = board.astype(np.float32)
        x -= x.mean()
        x /= np.sqrt(np.square(x).mean()) + np.float32(8)
        for name, side, step, added in _CONVOLUTIONS:
            rows, columns, _ = (length // step for length in x.shape)
            y = self._linear(name, windows(x, side, step)).reshape(rows, columns, -1)
            x = np.maximum(x + y if added else y, 0)
        width = x.shape[2]
        parts = x.reshape(8, 3, 8, 3, width).transpose(0, 2, 1, 3, 4).reshape(64, -1)
        x = np.maximum(self._linear("square", parts), 0)
        square = np.arange(64)
        x += self._weights["parity"][(square // 8 + square) % 2]
        for layer in range(self._layers):
            x = self._compared(x, f"layers.{layer}")
        return self._linear("names", self._normed(x, "norm"))

    def _compared(self, x: Floats, name: str) -> Floats:
        """Return the squares after a layer of attention to all squares."""
        depth = x.shape[1]
        parts = self._linear(f"{name}.looks", self._normed(x, f"{name}.norm"))
        query, key, value = parts.reshape(64, 3, _HEADS, -1).transpose(1, 2, 0, 3)
        alike = query @ key.transpose(0, 2, 1) / np.sqrt(np.float32(depth // _HEADS))
        alike = np.exp(alike - alike.max(axis=2, keepdims=True))
        seen = (alike / alike.sum(axis=2, keepdims=True)) @ value
        x = x + self._linear(f"{name}.joins", seen.transpose(1, 0, 2).reshape(64, depth))
        wide = self._linear(f"{name}.widens", self._normed(x, f"{name}.second_norm"))
        return x + self._linear(f"{name}.narrows", np.maximum(wide, 0))

    def _linear(self, name: str, x: Floats) -> Floats:
        return x @ self._weights[name] + self._weights[f"{name}.bias"]

    def _normed(self, x: Floats, name: str) -> Floats:
        x = x - x.mean(axis=1, keepdims=True)
        x /= np.sqrt(np.square(x).mean(axis=1, keepdims=True) + np.float32(1e-5))
        return x * self._weights[name] + self._weights[f"{name}.bias"]


def windows(x: Floats, side: int, step: int = 1) -> Floats:
    """Return the contents of each window of a convolution, (n, side * side * channels).

    `x` is one picture, (rows, columns, channels), or several in a further first axis.
    """
    *count, height, width, channels = x.shape
    edge = (side // 2, side // 2)
    x = np.pad(x, (*((0, 0) for _ in count), edge, edge, (0, 0)))
    *far, down, across, one = x.strides
    shape = *count, height // step, width // step, side, side * channels
    seen = as_strided(x, shape, (*far, step * down, step * across, down, one), writeable=False)
    return seen.reshape(-1, side * side * channels)


def load(path: Path) -> Network:
    """Return the network with the weights of a file.

    Raises:
        DamagedWeights: the weights cannot be read, or belong to another network.
    """
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
            weights = {name: np.asarray(kept[name], np.float32) for name in kept.files}
        network = Network(weights)
        seen = network.probabilities(np.zeros((BOARD, BOARD, 3), np.uint8))
    except (OSError, EOFError, KeyError, ValueError, IndexError, zipfile.BadZipFile) as error:
        raise DamagedWeights(f"{path.name}: {error}") from error
    if seen.shape != (64, len(CLASSES)) or not np.isfinite(seen).all():
        raise DamagedWeights(f"{path.name}: made for another network")
    return network
