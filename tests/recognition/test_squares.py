import numpy as np
import pytest
from numpy.typing import NDArray

from fenedit.recognition.boards import Corners
from fenedit.recognition.squares import BOARD, SQUARE, cut


def chequered(side: int) -> NDArray[np.uint8]:
    """A board of grey squares, each of its own grey."""
    greys = np.arange(64, dtype=np.uint8).reshape(8, 8) * 3 + 30
    return np.repeat(np.repeat(greys, side, 0), side, 1)[..., None].repeat(3, 2)


def middles(board: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """The pixel in the middle of every square."""
    return board[SQUARE // 2 :: SQUARE, SQUARE // 2 :: SQUARE, 0]


def rectangle(left: float, top: float, side: float) -> Corners:
    right, bottom = left + side, top + side
    return ((left, top), (right, top), (right, bottom), (left, bottom))


GREYS = np.arange(64).reshape(8, 8) * 3 + 30


@pytest.mark.parametrize("side", [5, 12, 24, 31, 60, 120, 200])
def test_squares_of_any_size_come_out_at_one_size(side: int) -> None:
    picture = np.pad(chequered(side), ((7, 9), (11, 3), (0, 0)))
    board = cut(picture, rectangle(11, 7, 8 * side))
    assert board.shape == (BOARD, BOARD, 3)
    assert board.dtype == np.uint8
    assert np.abs(middles(board).astype(int) - GREYS).max() <= 1


def test_a_board_of_the_size_that_is_wanted_stays_as_it_is() -> None:
    picture = np.random.default_rng(1).integers(0, 256, (BOARD, BOARD, 3), np.uint8)
    assert np.array_equal(cut(picture, rectangle(0, 0, BOARD)), picture)


def test_a_turned_board_is_set_upright() -> None:
    picture = np.rot90(chequered(24))  # its top left corner is at the bottom left now
    board = cut(picture, ((0, BOARD), (0, 0), (BOARD, 0), (BOARD, BOARD)))
    assert np.array_equal(board, chequered(24))


def test_a_board_in_perspective_is_made_square() -> None:
    rows, columns = np.mgrid[0:300, 0:300] + 0.5
    # The lower edge, 140 pixels wide, is twice as far away as the upper one, 280 wide.
    down = rows / (600 - rows)
    across = (columns - 150) * (1 + down) / 280 + 0.5
    place = (np.clip(8 * down, 0, 7).astype(int), np.clip(8 * across, 0, 7).astype(int))
    picture = GREYS[place].astype(np.uint8)[..., None].repeat(3, 2)
    board = cut(picture, ((10, 0), (290, 0), (220, 300), (80, 300)))
    assert np.abs(middles(board).astype(int) - GREYS).max() <= 3


def test_thin_lines_of_a_large_board_are_averaged() -> None:
    picture = np.full((960, 960, 3), 255, np.uint8)
    picture[::5] = 0  # a line in five, where a pixel of the result takes five rows
    board = cut(picture, rectangle(0, 0, 960))
    assert np.abs(board.astype(int) - 204).max() <= 1


def test_what_lies_outside_is_continued_from_the_edge() -> None:
    picture = np.full((100, 100, 3), (10, 200, 90), np.uint8)
    board = cut(picture, rectangle(-30, -20, 180))
    assert (board == (10, 200, 90)).all()


def test_colours_stay_in_their_order() -> None:
    picture = np.zeros((80, 80, 3), np.uint8)
    picture[:, :40] = (255, 128, 1)
    picture[:, 40:] = (2, 254, 77)
    board = cut(picture, rectangle(0, 0, 80))
    assert tuple(board[50, 20]) == (255, 128, 1)
    assert tuple(board[50, 170]) == (2, 254, 77)
