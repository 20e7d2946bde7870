"""Corrections of what is on a board, with stubs for the network."""

from collections.abc import Mapping
from typing import cast

import numpy as np
import pytest
from numpy.typing import NDArray

from fenedit.recognition.likelihood import chances
from fenedit.recognition.network import CLASSES, Network
from fenedit.recognition.squares import BOARD
from tests.helpers.drawn_boards import SeenPieces

KINGS = "4k3/8/8/8/8/8/8/4K3"
PICTURE = np.zeros((BOARD, BOARD, 3), np.uint8)


def likeliest(placement: str, doubts: Mapping[int, Mapping[str, float]]) -> str:
    """Return what is likeliest on each square."""
    found = chances(PICTURE, cast("Network", SeenPieces(placement, doubts)))
    return "".join(CLASSES[index] for index in found.argmax(axis=1))


@pytest.mark.parametrize(
    ("placement", "doubt", "meant"),
    [
        ("4k3/8/8/8/8/8/8/8", {"Q": 0.6, "K": 0.4}, "K"),  # no other king
        (KINGS, {"K": 0.6, "Q": 0.4}, "Q"),  # there is one
        ("qk6/8/8/8/8/8/8/4K3", {"q": 0.6, "b": 0.4}, "b"),
        ("rrk5/8/8/8/8/8/8/4K3", {"r": 0.6, "b": 0.4}, "b"),
        ("4k3/pppppppp/8/8/8/8/8/4K3", {"p": 0.6, "b": 0.4}, "b"),
    ],
)
def test_what_is_usual_is_preferred(placement: str, doubt: dict[str, float], meant: str) -> None:
    found = likeliest(placement, {35: doubt})
    assert found[35] == meant


def test_a_pawn_at_an_end_of_the_board_is_unusual() -> None:
    doubts = {place: {"P": 0.6, "B": 0.4} for place in (1, 20, 58)}
    found = likeliest(KINGS, doubts)
    assert (found[1], found[20], found[58]) == ("B", "P", "B")


@pytest.mark.parametrize(
    "placement",
    [
        "4k3/8/8/3Q4/8/8/8/8",  # no white king at all
        "4k3/8/8/3K4/8/8/8/4K3",
        "4k2p/8/8/3K4/8/8/8/8",
        "4k3/pppppppp/p7/3K4/8/8/8/8",
    ],
)
def test_a_board_that_is_surely_unusual_is_left_as_it_looks(placement: str) -> None:
    seen = SeenPieces(placement, {36: {"q": 0.6, "k": 0.4}})
    found = chances(PICTURE, cast("Network", seen))
    np.testing.assert_allclose(found, seen.probabilities(PICTURE), rtol=1e-6)


def test_chances_of_a_square_come_to_one_and_what_is_sure_stays() -> None:
    found = chances(
        PICTURE,
        cast("Network", SeenPieces(KINGS, {9: {"K": 0.5, "Q": 0.5}, 10: {"K": 0.3, "B": 0.7}})),
    )
    np.testing.assert_allclose(found.sum(axis=1), 1, atol=1e-3)
    assert found[60, CLASSES.index("K")] > 0.99


def test_several_looks_are_put_together() -> None:
    class Wavering:
        looks = 0

        def probabilities(self, board: NDArray[np.uint8]) -> NDArray[np.float32]:
            self.looks += 1
            seen = SeenPieces(KINGS, {20: {"B": 0.9, "N": 0.1} if self.looks % 2 else {"N": 1.0}})
            return seen.probabilities(board)

    found = chances(PICTURE, cast("Network", Wavering()))
    assert found[20, CLASSES.index("N")] == pytest.approx(0.55, abs=0.01)
