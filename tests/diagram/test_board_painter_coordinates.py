import pytest

from fenedit.diagram.board_painter import BoardPainter
from fenedit.diagram.board_scene import (
    MIN_LABELLED_SQUARE,
    OUTSIDE_MARGIN,
    BoardGeometry,
    BoardScene,
    Coordinates,
)
from fenedit.diagram.pieces.piece_set import chess_package_piece_set
from fenedit.diagram.theme import board_theme
from fenedit.notation.position import EMPTY_PLACEMENT
from tests.helpers.pictures import apart, blank, board, paint

pytestmark = pytest.mark.usefixtures("qapp")
BARE = BoardScene(EMPTY_PLACEMENT, Coordinates.NONE)
LABELLED = BoardScene(EMPTY_PLACEMENT)


@pytest.fixture(scope="module")
def painter(qapp) -> BoardPainter:
    return BoardPainter(board_theme("Walnut"), chess_package_piece_set())


def _ink(
    painter: BoardPainter, side: int, flipped: bool = False
) -> dict[tuple[int, int], set[tuple[int, int]]]:
    """Return the pixels of letters by column and row of their cell, counted from its corner."""
    inked = apart(*(board(painter, scene, 8 * side, flipped) for scene in (BARE, LABELLED)))
    cells: dict[tuple[int, int], set[tuple[int, int]]] = {}
    for x, y in inked:
        cells.setdefault((x // side, y // side), set()).add((x % side, y % side))
    return cells


def test_small_squares_have_no_coordinates(painter: BoardPainter) -> None:
    assert not _ink(painter, MIN_LABELLED_SQUARE - 1)


@pytest.mark.parametrize("side", [25, 45, 67, 125])
@pytest.mark.parametrize("flipped", [False, True])
def test_letters_stand_whole_in_their_corners_clear_of_the_middle(
    painter: BoardPainter, side: int, flipped: bool
) -> None:
    cells = _ink(painter, side, flipped)
    assert set(cells) == {(0, row) for row in range(8)} | {(column, 7) for column in range(8)}
    for (column, row), ink in cells.items():
        for x, y in ink:
            is_digit = 0 < x < side * 0.45 and 0 < y < side * 0.45
            is_letter = side * 0.55 < x < side and side * 0.55 < y <= side - 1
            assert (is_digit and column == 0) or (is_letter and row == 7)


def test_digits_and_letters_name_the_squares_as_they_are_seen(painter: BoardPainter) -> None:
    plain, flipped = _ink(painter, 40), _ink(painter, 40, flipped=True)
    for cell in range(1, 7):
        assert len(plain[0, cell] ^ flipped[0, 7 - cell]) < len(plain[0, cell]) / 2
        assert len(plain[cell, 7] ^ flipped[7 - cell, 7]) < len(plain[cell, 7]) / 2
    assert len({frozenset(plain[cell, 7]) for cell in range(1, 8)}) == 7


def test_coordinates_outside_stay_in_the_margin_and_off_the_board(painter: BoardPainter) -> None:
    side = 50
    margin = int(side * OUTSIDE_MARGIN)
    images = []
    for coordinates in (Coordinates.OUTSIDE, Coordinates.NONE):
        images.append(blank(8 * side + 2 * margin, 8 * side + 2 * margin))
        geometry = BoardGeometry(margin, margin, 8 * side)
        paint(images[-1], painter, geometry, BARE._replace(coordinates=coordinates))
    inked = {(x - margin, y - margin) for x, y in apart(*images)}
    beside = {(x, y) for x, y in inked if x < 0}
    below = {(x, y) for x, y in inked if y >= 8 * side}
    assert beside | below == inked
    assert {y // side for _, y in beside} == set(range(8))
    assert {x // side for x, _ in below} == set(range(8))
    assert min(x for x, _ in beside) > -margin
    assert max(y for _, y in below) < 8 * side + margin - 1
