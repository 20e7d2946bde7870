import pytest

from fenedit.diagram.board_painter import Bands, piece_pixels
from fenedit.diagram.board_scene import BoardGeometry, MarkKind
from fenedit.diagram.pieces.piece_set import PieceSet, chess_package_piece_set
from fenedit.diagram.theme import board_theme

pytestmark = pytest.mark.usefixtures("qapp")
THEME = board_theme("Walnut")


@pytest.fixture(scope="module")
def pieces(qapp) -> PieceSet:
    return chess_package_piece_set()


def _bands(pieces: PieceSet, labelled: bool = False, stale: bool = False) -> Bands:
    return Bands(BoardGeometry(0, 0, 320), THEME, pieces, labelled, stale)


def test_a_band_is_eight_squares_wide_and_one_high(pieces: PieceSet) -> None:
    band = _bands(pieces).band(7, "........")
    assert (band.width(), band.height()) == (320, 40)
    assert not band.hasAlpha()


def test_squares_alternate_and_the_top_left_one_is_light(pieces: PieceSet) -> None:
    bands = _bands(pieces)
    for row in range(8):
        picture = bands.band(row, "........").toImage()
        for column in range(8):
            light = (column + row) % 2 == 0
            expected = THEME.light_square if light else THEME.dark_square
            assert picture.pixelColor(column * 40 + 20, 20).name() == expected
            assert bands.ground(column, row, ()) == expected


def test_the_same_rank_in_the_same_row_is_drawn_once(pieces: PieceSet) -> None:
    bands = _bands(pieces)
    first = bands.band(0, "rnbqkbnr")
    assert bands.band(0, "rnbqkbnr").cacheKey() == first.cacheKey()
    assert bands.band(1, "rnbqkbnr").cacheKey() != first.cacheKey()


def test_ranks_do_not_pile_up(pieces: PieceSet) -> None:
    bands = _bands(pieces)
    for content in "PNBRQKpnbrqk.":
        for row in range(8):
            bands.band(row, content * 8)
    assert len(bands._bands) == 24
    oldest = bands.band(7, "." * 8)
    assert bands.band(7, "." * 8).cacheKey() == oldest.cacheKey()


def test_only_edge_cells_have_labels_and_only_where_they_are_wanted(pieces: PieceSet) -> None:
    labelled = _bands(pieces, labelled=True)
    for row in range(8):
        for column in range(8):
            label = labelled.label(column, row, "")
            assert (label is not None) == (column == 0 or row == 7)
    assert _bands(pieces).label(0, 7, "") is None


def test_a_halo_is_drawn_around_letters_over_pieces_alone(pieces: PieceSet) -> None:
    bands = _bands(pieces, labelled=True)
    plain, haloed = bands.label(0, 7, ""), bands.label(0, 7, THEME.dark_square)
    assert plain is not None
    assert haloed is not None
    inked = [
        sum(picture.pixelColor(x, y).alpha() > 0 for x in range(40) for y in range(40))
        for picture in (plain.toImage(), haloed.toImage())
    ]
    assert inked[0] < inked[1]


def test_marks_change_the_ground(pieces: PieceSet) -> None:
    bands = _bands(pieces)
    plain = bands.ground(3, 3, ())
    hovered = bands.ground(3, 3, {MarkKind.HOVER})
    both = bands.ground(3, 3, {MarkKind.HOVER, MarkKind.PROBLEM})
    assert len({plain, hovered, both}) == 3
    assert bands.ground(3, 3, {MarkKind.CURSOR}) == plain


def test_the_hatch_of_a_stale_board_goes_on_from_row_to_row(pieces: PieceSet) -> None:
    side, step = 43, 8
    bands = Bands(BoardGeometry(0, 0, 8 * side), THEME, pieces, labelled=False, stale=True)
    darkest = set()
    for row in range(8):
        picture = bands.band(row, "........").toImage()
        lightness = dict.fromkeys(range(step), 0)
        for x in range(row % 2 * side, 8 * side, 2 * side):
            for column in range(x + 1, x + 1 + 5 * step):
                # A line rises to the right by one pixel a row of the whole board.
                line = (column + row * side + 20) % step
                lightness[line] += picture.pixelColor(column, 20).lightness()
        darkest.add(min(lightness, key=lightness.__getitem__))
    assert len(darkest) == 1


@pytest.mark.parametrize("square", range(25, 200))
def test_pieces_are_centred_and_leave_room_for_coordinates(square: int) -> None:
    pixels = piece_pixels(square)
    assert (square - pixels) % 2 == 0
    assert 0.86 * square <= pixels <= 0.95 * square


def test_small_squares_are_filled_by_their_piece() -> None:
    assert [piece_pixels(square) for square in (1, 8, 16, 24)] == [1, 8, 16, 24]
