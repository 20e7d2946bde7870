"""What the reader of pictures learns from, and that it is the same with torch and without."""

from pathlib import Path

import numpy as np
import pytest

from fenedit.recognition.network import load
from fenedit.recognition.squares import BOARD
from train_reading.sources import FREE_LICENCES, KEPT_OUT, VALIDATION, Source, icons, sources

TRAINED = [source for source in sources() if not source.judge]
ALWAYS_KEPT_OUT = {
    "alfonso",
    "california",
    "chess7",
    "companion",
    "gioco",
    "governor",
    "kosal",
    "maestro",
    "magnetic",
    "mpchess",
    "riohacha",
    "staunty",
}


@pytest.mark.parametrize("source", TRAINED, ids=lambda source: f"{source.name}-{source.licence}")
def test_only_drawings_under_free_licences_are_learnt_from(source: Source) -> None:
    assert source.licence in FREE_LICENCES


def test_free_means_for_every_use_and_change() -> None:
    assert not [name for name in FREE_LICENCES if "NC" in name or "ND" in name]


def test_designs_for_judging_are_kept_out() -> None:
    assert set(KEPT_OUT) >= ALWAYS_KEPT_OUT
    names = [f"{name} {source.path}".casefold() for source in TRAINED for name in source.sets]
    assert not [name for name in names if any(kept in name for kept in KEPT_OUT)]
    judged = " ".join(
        name.casefold() for source in sources() if source.judge for name in source.sets
    )
    assert not [name for name in ALWAYS_KEPT_OUT if name not in judged]


def test_designs_for_tuning_are_in_the_list() -> None:
    names = " ".join(
        f"{source.name}/{name}".casefold() for source in TRAINED for name in source.sets
    )
    assert not [name for name in VALIDATION if name not in names]


def test_the_list_is_long_enough() -> None:
    sets = [name for source in TRAINED for name in source.sets]
    assert len(sets) >= 120


@pytest.mark.parametrize("source", sources(), ids=lambda source: source.name)
def test_a_source_names_twelve_pieces_or_six(source: Source) -> None:
    assert source.place.partition(":")[0] in {"github", "debian", "npm"}
    if source.kind in {"pieces", "icons", "font"}:
        assert len(source.pieces) in {6, 12}
        assert source.sets
    assert len(set(source.sets)) == len(source.sets)


def test_icons_become_documents() -> None:
    content = (
        b'{"icons": {"a": {"body": "<path/>"}}, "aliases": {"b": {"parent": "a"}}, "width": 9}'
    )
    found = icons(content, ["a", "b"])
    assert found[0] == found[1]
    assert b'width="9"' in found[0]


def test_the_network_is_the_same_without_torch(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    from train_reading import export
    from train_reading.model import Reader

    torch.manual_seed(4)
    model = Reader().eval()
    torch.save(model.state_dict(), tmp_path / "last.pt")
    export.save(tmp_path / "last.pt", tmp_path / "weights.npz")
    board = np.random.default_rng(5).integers(0, 256, (BOARD, BOARD, 3), np.uint8)
    with torch.no_grad():
        named = model(torch.from_numpy(board).permute(2, 0, 1)[None].float())
        expected = named.softmax(-1)[0].numpy()
    found = load(tmp_path / "weights.npz").probabilities(board)
    np.testing.assert_allclose(found, expected, atol=1e-3)
