"""Boards are found in pictures of many kinds, to a fraction of a square."""

from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray

from fenedit.recognition.boards import (
    FoundBoard,
    find_boards,
    find_stretched,
    likeliest_frame,
)

Picture = NDArray[np.uint8]
Places = NDArray[np.float64]
Tones = Callable[[Places, Places], Places]
"""The tone, 0 to 255, at each x and y of a board whose squares have a side of 1."""


def flat(dark: float = 120, light: float = 230) -> Tones:
    return lambda x, y: np.where((np.floor(x) + np.floor(y)) % 2, dark, light)


def hatched(lines: float) -> Tones:
    """Return white squares, and others with a number of slanting lines."""

    def tones(x: Places, y: Places) -> Places:
        is_line = ((x + y) * lines / 2) % 1 < 0.3
        return np.where((np.floor(x) + np.floor(y)) % 2 * is_line, 0, 255)

    return tones


def occupied(tones: Tones) -> Tones:
    """Return round pieces with black outlines on half of the squares."""

    def with_men(x: Places, y: Places) -> Places:
        square = np.floor(y) * 8 + np.floor(x)
        distance = np.hypot(x % 1 - 0.5, y % 1 - 0.5)
        man = np.where((square % 2 == 0) & (distance < 0.33), 250, 20)
        return np.where((square * 37 % 64 < 32) & (distance < 0.4), man, tones(x, y))

    return with_men


def broad(tones: Tones) -> Tones:
    """Return pieces on all squares of the last two ranks, whose feet are as wide as the squares."""

    def with_feet(x: Places, y: Places) -> Places:
        is_foot = (np.floor(y) >= 6) & (y % 1 > 0.6) & (y % 1 < 0.95)
        return np.where(is_foot, 20, tones(x, y))

    return with_feet


def ruled(tones: Tones) -> Tones:
    return lambda x, y: np.where(np.minimum((x + 0.02) % 1, (y + 0.02) % 1) < 0.04, 0, tones(x, y))


def highlighted(tones: Tones) -> Tones:
    """Two squares that are darker than others of their colour."""

    def with_move(x: Places, y: Places) -> Places:
        square = np.floor(y) * 8 + np.floor(x)
        is_darker = (square == 27) | (square == 43)
        return np.where(is_darker, tones(x, y) - 45, tones(x, y))

    return with_move


def drawn(
    page: Picture,
    corner: tuple[float, float],
    square: float,
    tones: Tones,
    *,
    degrees: float = 0,
    frame: float = 0,
    squares: tuple[int, int] = (8, 8),
) -> Picture:
    """Return the page with a board, whose top left corner is at a place.

    Each pixel is the mean of nine points in it. The black frame is as wide as is told in squares.
    """
    sine, cosine = np.sin(np.radians(degrees)), np.cos(np.radians(degrees))
    # Outside of the board with its frame, the page stays as it is.
    ends = [(-frame, squares[0] + frame), (-frame, squares[1] + frame)]
    across, down = square * np.array(np.meshgrid(*ends)).reshape(2, 4)
    lefts = corner[0] + cosine * across - sine * down
    tops = corner[1] + sine * across + cosine * down
    left, top = max(0, int(lefts.min()) - 1), max(0, int(tops.min()) - 1)
    part = page[top : int(tops.max()) + 2, left : int(lefts.max()) + 2]
    height, width = part.shape[:2]
    thirds = (np.arange(3) + 0.5) / 3
    rows = (np.arange(top, top + height)[:, None] + thirds).reshape(-1, 1) - corner[1]
    columns = (np.arange(left, left + width)[:, None] + thirds).reshape(1, -1) - corner[0]
    x, y = (cosine * columns + sine * rows) / square, (cosine * rows - sine * columns) / square
    outside = np.maximum(np.maximum(-x, x - squares[0]), np.maximum(-y, y - squares[1]))
    below = part[..., 0].repeat(3, axis=0).repeat(3, axis=1)
    points = np.where(outside < 0, tones(x, y), np.where(outside < frame, 0, below))
    tone = points.reshape(height, 3, width, 3).mean(axis=(1, 3))
    picture = page.copy()
    picture[top : top + height, left : left + width] = tone.astype(np.uint8)[..., None]
    return picture


def page(height: int = 400, width: int = 500, tone: int = 255) -> Picture:
    return np.full((height, width, 3), tone, np.uint8)


def scanned(picture: Picture) -> Picture:
    """Grey paper with noise, lighter on the left."""
    noise = np.random.default_rng(64).normal(0, 12, picture.shape[:2])
    light = np.linspace(0.95, 0.7, picture.shape[1])
    tone = (picture[..., 0] * 0.8 + 30) * light + noise
    return np.repeat(tone.clip(0, 255).astype(np.uint8)[..., None], 3, axis=2)


def corners(corner: tuple[float, float], square: float, degrees: float = 0) -> Places:
    sine, cosine = np.sin(np.radians(degrees)), np.cos(np.radians(degrees))
    across, down = 8 * square * np.array([[cosine, sine], [-sine, cosine]])
    return np.array([(0, 0), across, across + down, down]) + corner


def assert_found(found: tuple[FoundBoard, ...], *wanted: Places) -> None:
    """Assert that these are the boards, with corners within 4 % of a square."""
    assert len(found) == len(wanted)
    for board, corners in zip(found, wanted, strict=True):
        square = np.hypot(*(corners[1] - corners[0])) / 8
        assert np.hypot(*(np.array(board.corners) - corners).T).max() < 0.04 * square
        assert 0.8 < board.confidence <= 1


@pytest.mark.parametrize("square", [12, 17.3, 30, 47, 110])
def test_board_of_any_size_on_a_page(square: float) -> None:
    side = int(8 * square)
    picture = drawn(page(side + 140, side + 200), (61, 43), square, occupied(flat()))
    assert_found(find_boards(picture), corners((61, 43), square))


def test_board_that_fills_the_picture() -> None:
    picture = drawn(page(320, 320), (0, 0), 40, occupied(flat()))
    assert_found(find_boards(picture), corners((0, 0), 40))


def test_empty_board() -> None:
    assert_found(find_boards(drawn(page(), (50, 20), 40, flat())), corners((50, 20), 40))


@pytest.mark.parametrize(
    "tones",
    [
        flat(222, 245),
        flat(20, 60),
        highlighted(flat()),
        ruled(flat()),
        hatched(7),
        ruled(hatched(9)),
        broad(flat()),
    ],
    ids=[
        *("pale", "dim", "last move", "lines between squares", "hatched", "hatched with lines"),
        "broad pieces",
    ],
)
def test_squares_of_many_kinds(tones: Tones) -> None:
    picture = drawn(page(), (61, 27), 43, occupied(tones))
    assert_found(find_boards(picture), corners((61, 27), 43))


@pytest.mark.parametrize("frame", [0.04, 0.12, 0.6])
@pytest.mark.parametrize("tones", [flat(), hatched(8)], ids=["grey", "hatched"])
def test_frame_does_not_belong_to_the_board(frame: float, tones: Tones) -> None:
    picture = drawn(page(), (61, 37), 38, occupied(tones), frame=frame)
    assert_found(find_boards(picture), corners((61, 37), 38))


@pytest.mark.parametrize("degrees", [-3, -1.4, 0.5, 2, 3])
@pytest.mark.parametrize("tones", [flat(), hatched(8)], ids=["grey", "hatched"])
def test_scan_turned_a_little(degrees: float, tones: Tones) -> None:
    picture = drawn(page(), (70, 40), 38, occupied(tones), degrees=degrees, frame=0.06)
    assert_found(find_boards(scanned(picture)), corners((70, 40), 38, degrees))


@pytest.mark.parametrize(("square", "frame"), [(33, 0.06), (24, 0.3), (17.3, 0.3)])
def test_coarsely_hatched_board_that_fills_the_picture_with_its_frame(
    square: float, frame: float
) -> None:
    corner = frame * square
    side = int(np.ceil(8 * square + 2 * corner))
    picture = drawn(page(side, side), (corner, corner), square, occupied(hatched(4)), frame=frame)
    (found,) = find_boards(picture)
    wanted = corners((corner, corner), square)
    assert np.abs(np.array(found.corners) - wanted).max() < 0.1 * square


def test_page_in_the_order_of_reading() -> None:
    places = [(30, 40), (250, 44), (470, 38), (32, 270), (254, 262)]
    picture = page(500, 700)
    for place in places:
        picture = drawn(picture, place, 24, occupied(hatched(6)), frame=0.08)
    assert_found(find_boards(picture), *(corners(place, 24) for place in places))


def test_pattern_of_the_page_is_no_board() -> None:
    """Twelve boards at steps of twelve squares, and the gaps between them, are no larger board."""
    picture = page(900, 700)
    places = [(60 + 216 * column, 20 + 216 * row) for row in range(4) for column in range(3)]
    for place in places:
        picture = drawn(picture, place, 18, flat(), frame=0.1)
    assert_found(find_boards(picture), *(corners(place, 18) for place in places))


def test_dark_square_at_the_top_left() -> None:
    picture = 255 - drawn(page(), (61, 37), 38, occupied(flat()))
    assert_found(find_boards(picture), corners((61, 37), 38))


@pytest.mark.parametrize("place", [(-30, 40), (60, -45), (230, 30), (60, 130)])
def test_board_cut_off_by_the_edge_is_left_out(place: tuple[float, float]) -> None:
    assert find_boards(drawn(page(), place, 40, occupied(flat()))) == ()


def test_edge_that_cuts_off_a_line_of_pixels_does_no_harm() -> None:
    picture = drawn(page(318, 317), (-2, -1), 40, occupied(flat()))
    assert_found(find_boards(picture), corners((-2, -1), 40))


@pytest.mark.parametrize(
    "squares", [(10, 10), (7, 7), (8, 7), (9, 8), (8, 12), (20, 20), (6, 8), (24, 24), (40, 40)]
)
def test_checkers_of_other_counts_are_no_boards(squares: tuple[int, int]) -> None:
    picture = drawn(page(560, 560), (21, 30), 13, flat(), squares=squares)
    assert find_boards(picture) == ()


def test_board_seen_at_an_angle_is_left_out() -> None:
    picture = drawn(page(480, 480), (40, 40), 48, occupied(flat()))
    assert find_boards(picture[::3].repeat(2, axis=0)) == ()
    assert find_boards(drawn(page(480, 480), (150, 40), 34, occupied(flat()), degrees=12)) == ()


@pytest.mark.parametrize(
    "picture",
    [
        page(),
        page(1, 1),
        page(3, 2000),
        page(0, 0),
        drawn(page(), (50, 40), 40, lambda x, y: np.where(np.floor(y) % 2, 90, 230)),
        drawn(page(), (50, 40), 40, ruled(lambda x, y: np.full(np.broadcast(x, y).shape, 255.0))),
        drawn(page(), (50, 40), 40, lambda x, y: 255.0 - 255 * (np.floor(x) % 2 * np.floor(y) % 2)),
        np.random.default_rng(1).integers(0, 255, (300, 400, 3), np.uint8),
    ],
    ids=["empty", "a pixel", "a strip", "nothing", "stripes", "a table", "every fourth", "noise"],
)
def test_nothing_is_invented(picture: Picture) -> None:
    assert find_boards(picture) == find_stretched(picture) == ()


def test_squares_at_random_are_no_board() -> None:
    draw = np.random.default_rng(8)
    for _ in range(20):
        tones = draw.choice([60, 140, 230], (8, 8))
        picture = page(340, 340)
        picture[10:330, 10:330] = tones.repeat(40, axis=0).repeat(40, axis=1)[..., None]
        assert find_boards(picture) == ()


def test_board_is_not_found_a_square_aside() -> None:
    """Paper beside a board is no row of squares, even if its first row of points is hidden."""
    board = occupied(flat(222, 230))
    assert find_boards(drawn(page(520, 560, 230), (61, 37), 38, board, frame=0.05)) == ()


@pytest.mark.parametrize("share", [0.5, 0.6, 0.75])
def test_squares_of_terminals_are_higher_than_wide(share: float) -> None:
    picture = drawn(page(), (50, 40), 40, occupied(flat()))
    rows = (np.arange(int(len(picture) / share)) * share).astype(int)
    assert not find_boards(picture[rows])
    (found,) = find_stretched(picture[rows])
    wanted = corners((50, 40), 40) / (1, share)
    assert np.abs(np.array(found.corners) - wanted).max() < 4


def test_a_frame_that_would_be_cut_off_is_moved_by_whole_squares() -> None:
    """The squares go on above the board, as in a picture that repeats it; seven rows are seen."""
    picture = drawn(page(330, 330), (4, -36), 40, flat(), squares=(8, 9))
    frame = np.array(likeliest_frame(picture))
    assert np.abs(frame - corners((4, 4), 40)).max() < 3


def test_squares_of_terminals_are_looked_for_only_where_something_tells_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def find(_: Picture) -> tuple[FoundBoard, ...]:
        raise AssertionError

    monkeypatch.setattr("fenedit.recognition.boards.find_boards", find)
    assert find_stretched(scanned(page())) == ()
    assert find_stretched(drawn(page(), (61, 37), 38, ruled(flat(200, 200)))) == ()


def test_a_frame_is_offered_around_what_is_there() -> None:
    picture = np.full((400, 600, 3), 240, np.uint8)
    middle = ((140, 40), (460, 40), (460, 360), (140, 360))
    assert np.abs(np.array(likeliest_frame(picture)) - middle).max() < 1
    picture[100:300, 200:420] = 90
    frame = likeliest_frame(picture)
    assert np.abs(np.array(frame) - ((200, 100), (420, 100), (420, 300), (200, 300))).max() <= 4
