import pytest
from PySide6.QtGui import QImage

from fenedit.diagram.board_painter import BoardPainter, ground_colour
from fenedit.diagram.board_scene import BoardScene, Coordinates, Mark, MarkKind
from fenedit.diagram.pieces.piece_set import chess_package_piece_set
from fenedit.diagram.theme import THEME_NAMES, board_theme
from fenedit.notation.position import EMPTY_PLACEMENT, parse_square
from tests.helpers.pictures import apart, board

pytestmark = pytest.mark.usefixtures("qapp")
BARE = BoardScene(EMPTY_PLACEMENT, Coordinates.NONE)
A8 = parse_square("a8")


@pytest.fixture(scope="module")
def painter(qapp) -> BoardPainter:
    return BoardPainter(board_theme("Walnut"), chess_package_piece_set())


def _inked(painter: BoardPainter, kinds: set[MarkKind], side: int) -> set[tuple[int, int]]:
    """Return the pixels that marks on a8 change."""
    marked = BARE._replace(marks=frozenset(Mark(kind, A8) for kind in kinds))
    return apart(*(board(painter, scene, 8 * side) for scene in (BARE, marked)))


@pytest.mark.parametrize("side", [12, 33, 67, 125])
@pytest.mark.parametrize("kind", list(MarkKind))
def test_marks_show_and_stay_within_their_square(
    painter: BoardPainter, kind: MarkKind, side: int
) -> None:
    inked = _inked(painter, {kind}, side)
    assert inked and all(x < side and y < side for x, y in inked)


def test_marks_on_one_square_are_drawn_in_one_order(painter: BoardPainter) -> None:
    kinds = [MarkKind.PROBLEM, MarkKind.HINT, MarkKind.ILLEGAL]
    pictures: list[QImage] = []
    for order in (kinds, kinds[::-1]):
        marks = frozenset(Mark(kind, A8) for kind in order)
        pictures.append(board(painter, BARE._replace(marks=marks), 536))
    assert pictures[0] == pictures[1]


def test_marks_without_a_tint_of_their_own_are_known_by_their_shapes(
    painter: BoardPainter,
) -> None:
    middle, corner, edge = (33, 33), (57, 9), (0, 33)
    ring, badge, cursor = (
        _inked(painter, {kind}, 67)
        for kind in (MarkKind.EP_TARGET, MarkKind.CASTLING, MarkKind.CURSOR)
    )
    assert middle not in ring | badge | cursor
    assert (33 + 17, 33) in ring
    assert corner in badge
    assert edge in cursor
    assert edge not in ring | badge


def test_a_badge_is_clear_of_both_coordinates(painter: BoardPainter) -> None:
    badge = _inked(painter, {MarkKind.CASTLING}, 67)
    assert all(x > 33 and y < 33 for x, y in badge)


@pytest.mark.parametrize("name", THEME_NAMES)
def test_tints_add_up(name: str) -> None:
    theme = board_theme(name)
    for column in (0, 1):
        colours = {
            ground_colour(column, 0, theme, frozenset(kinds))
            for kinds in (
                (),
                (MarkKind.HOVER,),
                (MarkKind.PROBLEM,),
                (MarkKind.PROBLEM, MarkKind.HOVER),
                (MarkKind.LAST_MOVE,),
                (MarkKind.LAST_MOVE, MarkKind.HOVER),
            )
        }
        assert len(colours) == 6


def _label(painter: BoardPainter, text: str, side: int) -> set[tuple[int, int]]:
    scenes = (BARE, BARE._replace(label=text))
    return apart(*(board(painter, scene, 8 * side) for scene in scenes))


def test_a_label_lies_across_the_middle(painter: BoardPainter) -> None:
    inked = _label(painter, "no position yet", 30)
    xs, ys = [x for x, _ in inked], [y for _, y in inked]
    assert abs(min(xs) + max(xs) - 239) <= 2
    assert abs(min(ys) + max(ys) - 239) <= 2
    assert max(ys) - min(ys) < 30


def test_a_long_label_is_elided_and_stays_on_the_board(painter: BoardPainter) -> None:
    text = "noch keine Stellung, und das schon seit langem " * 3
    xs = [x for x, _ in _label(painter, text, 30)]
    assert min(xs) > 0
    assert max(xs) < 239


def test_dots_on_empty_squares_and_rings_around_men(painter: BoardPainter) -> None:
    c4, d5 = parse_square("c4"), parse_square("d5")
    knight = BARE._replace(placement=EMPTY_PLACEMENT[:d5] + "n" + EMPTY_PLACEMENT[d5 + 1 :])
    aimed = knight._replace(targets=frozenset((c4, d5)))
    inked = apart(*(board(painter, scene, 320) for scene in (knight, aimed)))
    assert (100, 180) in inked and (117, 180) not in inked
    assert (140, 140) not in inked and (157, 140) in inked
    assert (180, 180) not in inked
