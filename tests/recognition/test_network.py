"""The network, with weights made up here and with those that FenEdit ships."""

import zipfile
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from fenedit.recognition.network import CLASSES, DamagedWeights, Network, load
from fenedit.recognition.squares import BOARD
from tests.helpers.project import ROOT

WEIGHTS = ROOT / "resources" / "reading" / "pieces.npz"
GREY = np.full((BOARD, BOARD, 3), 128, np.uint8)


def small_weights(seed: int = 1) -> dict[str, NDArray[np.float32]]:
    """Weights of a network with few channels."""
    rng = np.random.default_rng(seed)
    depth = 8
    shapes = {
        "stem": (75, 4),
        "down": (36, 6),
        "fine": (54, 6),
        "further": (54, 8),
        "coarse": (72, 8),
        "last": (72, 8),
        "square": (72, depth),
        "layers.0.norm": (depth,),
        "layers.0.looks": (depth, 3 * depth),
        "layers.0.joins": (depth, depth),
        "layers.0.second_norm": (depth,),
        "layers.0.widens": (depth, 12),
        "layers.0.narrows": (12, depth),
        "norm": (depth,),
        "names": (depth, 13),
    }
    weights: dict[str, NDArray[np.float32]] = {
        "parity": rng.normal(size=(2, depth)).astype(np.float32),
        "temperature": np.array(1, np.float32),
    }
    for name, shape in shapes.items():
        scale = 1 if len(shape) == 1 else (2 / shape[0]) ** 0.5
        weights[name] = (rng.normal(size=shape) * scale).astype(np.float32)
        weights[f"{name}.bias"] = (rng.normal(size=shape[-1]) * 0.1).astype(np.float32)
    return weights


def write(path: Path, weights: dict[str, NDArray[np.float32]]) -> Path:
    np.savez(path, **weights)  # type: ignore[arg-type]
    return path


def test_probabilities_of_every_square_sum_up_to_one() -> None:
    picture = np.random.default_rng(3).integers(0, 256, (BOARD, BOARD, 3), np.uint8)
    found = Network(small_weights()).probabilities(picture)
    assert found.shape == (64, len(CLASSES))
    assert found.dtype == np.float32
    np.testing.assert_allclose(found.sum(axis=1), 1, rtol=1e-5)


def test_the_numbers_are_those_of_before() -> None:
    picture = np.random.default_rng(11).integers(0, 256, (BOARD, BOARD, 3), np.uint8)
    found = Network(small_weights()).probabilities(picture)
    first = [
        *(0.0944, 0.0201, 0.1297, 0.0215, 0.1396, 0.0242, 0.1170),
        *(0.1263, 0.1080, 0.1519, 0.0245, 0.0010, 0.0418),
    ]
    last = [
        *(0.0837, 0.0295, 0.2708, 0.0216, 0.1200, 0.0211, 0.0966),
        *(0.0800, 0.0594, 0.1311, 0.0541, 0.0015, 0.0307),
    ]
    np.testing.assert_allclose(found[[0, 63]], [first, last], atol=1e-4)


def test_without_any_other_weights_the_last_bias_speaks() -> None:
    weights = {name: np.zeros_like(values) for name, values in small_weights().items()}
    weights["temperature"] = np.array(2, np.float32)
    weights["names.bias"][3] = 4
    found = Network(weights).probabilities(GREY)
    expected = np.ones(13)
    expected[3] = np.e**2
    np.testing.assert_allclose(found, np.tile(expected / expected.sum(), (64, 1)), rtol=1e-5)


def test_light_and_dark_squares_are_told_by_where_they_are() -> None:
    weights = {name: np.zeros_like(values) for name, values in small_weights().items()}
    weights["temperature"] = np.array(1, np.float32)
    weights["parity"][1, 0] = 1
    weights["norm"][:] = 1
    weights["names"][0, 5] = 1
    found = Network(weights).probabilities(GREY)[:, 5].reshape(8, 8)
    assert (found[::2, 1::2] > found[::2, ::2]).all()
    assert (found[1::2, ::2] == found[0, 1]).all()


def test_every_square_looks_at_all_others() -> None:
    network = Network(small_weights())
    changed = GREY.copy()
    changed[:24, :24] = np.random.default_rng(2).integers(0, 256, (24, 24, 3))
    # Its brightness is that of the other, so that nothing but the square differs.
    before, after = network.probabilities(GREY), network.probabilities(changed)
    assert (np.abs(before - after).max(axis=1) > 1e-6).all()


def test_weights_come_back_from_a_file(tmp_path: Path) -> None:
    weights = small_weights()
    network = load(write(tmp_path / "weights.npz", weights))
    expected = Network(weights).probabilities(GREY)
    np.testing.assert_array_equal(network.probabilities(GREY), expected)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(DamagedWeights, match="nothing"):
        load(tmp_path / "nothing.npz")


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.99])
def test_a_cut_file_is_damaged(tmp_path: Path, share: float) -> None:
    path = write(tmp_path / "weights.npz", small_weights())
    content = path.read_bytes()
    path.write_bytes(content[: int(len(content) * share)])
    with pytest.raises(DamagedWeights):
        load(path)


def test_a_changed_byte_is_damage(tmp_path: Path) -> None:
    path = write(tmp_path / "weights.npz", small_weights())
    with zipfile.ZipFile(path) as archive:
        start = archive.getinfo("coarse.npy").header_offset
    content = bytearray(path.read_bytes())
    content[start + 400] ^= 16
    path.write_bytes(content)
    with pytest.raises(DamagedWeights):
        load(path)


@pytest.mark.parametrize("content", [b"", b"weights", b"\x93NUMPY\x01\x00", b"PK\x03\x04" * 9])
def test_another_file_is_damaged(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "weights.npz"
    path.write_bytes(content)
    with pytest.raises(DamagedWeights):
        load(path)


@pytest.mark.parametrize("name", ["stem", "parity", "temperature", "layers.0.looks", "names.bias"])
def test_weights_that_lack_a_part_are_damaged(tmp_path: Path, name: str) -> None:
    weights = small_weights()
    del weights[name]
    with pytest.raises(DamagedWeights):
        load(write(tmp_path / "weights.npz", weights))


def test_weights_of_another_shape_are_damaged(tmp_path: Path) -> None:
    weights = small_weights()
    weights["further"] = weights["further"][:-1]
    with pytest.raises(DamagedWeights):
        load(write(tmp_path / "weights.npz", weights))


def test_weights_that_are_no_numbers_are_damaged(tmp_path: Path) -> None:
    weights = small_weights()
    weights["names.bias"][2] = np.nan
    with pytest.raises(DamagedWeights):
        load(write(tmp_path / "weights.npz", weights))


def test_objects_in_the_file_are_not_made(tmp_path: Path) -> None:
    weights = small_weights()
    weights["parity"] = np.array([{}], object)
    with pytest.raises(DamagedWeights):
        load(write(tmp_path / "weights.npz", weights))


def test_the_weights_are_small() -> None:
    assert WEIGHTS.stat().st_size <= 1_500_000
