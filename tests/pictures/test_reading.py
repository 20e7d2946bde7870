"""Boards that FenEdit paints are read by the network that it ships."""

import numpy as np
import pytest

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.board_scene import BoardScene, Coordinates
from fenedit.diagram.pieces.piece_set import chess_package_piece_set
from fenedit.diagram.theme import board_theme
from fenedit.notation.position import START_PLACEMENT
from fenedit.recognition.network import CLASSES, Network, load
from fenedit.recognition.squares import cut
from tests.helpers.pictures import board, pixels
from tests.helpers.project import ROOT

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def network() -> Network:
    return load(ROOT / "resources" / "reading" / "pieces.npz")


@pytest.mark.parametrize("flipped", [False, True])
@pytest.mark.parametrize("coordinates", [Coordinates.INSIDE, Coordinates.NONE])
@pytest.mark.parametrize("theme", ["Walnut", "Fen", "Slate"])
@pytest.mark.parametrize("side", [24, 45])
def test_a_board_is_read(
    network: Network, theme: str, side: int, coordinates: Coordinates, flipped: bool
) -> None:
    painter = BoardPainter(board_theme(theme), chess_package_piece_set())
    image = board(painter, BoardScene(START_PLACEMENT, coordinates), 8 * side, flipped)
    picture = pixels(image).astype(np.uint8)
    end = 8.0 * side
    found = network.probabilities(cut(picture, ((0, 0), (end, 0), (end, end), (0, end))))
    read = "".join(CLASSES[index] for index in found.argmax(axis=1))
    expected = "rnbqkbnrpppppppp" + " " * 32 + "PPPPPPPPRNBQKBNR"
    assert read == (expected[::-1] if flipped else expected)
