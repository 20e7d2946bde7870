"""Which side is at the bottom of a board, and whose move it is."""

import numpy as np
import pytest
from numpy.typing import NDArray

from fenedit.notation.fen import parse_placement
from fenedit.notation.position import FEN_ORDER
from fenedit.recognition.coordinates import CLASSES
from fenedit.recognition.orientation import side_below, side_to_move
from fenedit.recognition.squares import cut
from tests.helpers.drawn_boards import corners_of, drawn

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
KINGS = "8/8/4k3/8/8/3K4/8/8"


def shown(placement: str) -> list[str]:
    """Return what the squares of a picture hold, from its top."""
    squares = parse_placement(placement)
    return [squares[square] for square in FEN_ORDER]


def strips(down: str = "", across: str = "", chance: float = 0.95) -> NDArray[np.float32]:
    """Return strips that show some coordinates, "-" or nothing for none."""
    result = np.zeros((2, 3, 8, len(CLASSES)), np.float32)
    result[..., -1] = 1
    for direction, text in enumerate((down, across)):
        for place, letter in enumerate(text):
            result[direction, 1, place] = (1 - chance) / 16
            result[direction, 1, place, CLASSES.index(letter)] = chance
    return result


@pytest.mark.parametrize(
    ("down", "across", "below"),
    [
        ("87654321", "", True),
        ("", "abcdefgh", True),
        ("12345678", "hgfedcba", False),
        ("-23-5---", "", False),
        # A letter or two may be anything.
        ("8-------", "", None),
        ("8------8", "", None),
    ],
)
def test_coordinates_tell_which_side_is_below(down: str, across: str, below: bool | None) -> None:
    assert side_below(strips(down, across), shown(KINGS)) is below


def test_coordinates_are_believed_before_pieces() -> None:
    assert side_below(strips("12345678"), shown(START)) is False
    assert side_below(strips("12345678", chance=0.04), shown(START)) is True


@pytest.mark.parametrize(
    ("placement", "below"),
    [
        (START, True),
        (START[::-1], False),
        ("8/2k5/3p4/p2P1p2/P4P2/1K6/8/8", True),
        ("8/8/6K1/2P4P/2p1P2p/4p3/5k2/8", False),
        ("6k1/8/8/8/8/8/8/3R2K1", None),
        (KINGS, None),
        ("8/8/8/8/8/8/8/8", None),
    ],
)
def test_else_pawns_and_kings(placement: str, below: bool | None) -> None:
    assert side_below(strips(), shown(placement)) is below


def moved(start: int, end: int, placement: str = START, *also: int) -> str | None:
    picture = drawn(marked=(start, end, *also))
    return side_to_move(cut(picture, corners_of()), shown(placement))


def test_the_side_that_has_just_moved_is_not_to_move() -> None:
    after = "rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPP1PPP/RNBQKBNR"
    assert moved(52, 36, after) == "b"
    assert moved(6, 21, after) == "w"
    castled = "8/8/8/8/8/8/8/5RK1"
    assert moved(60, 62, castled) == "b"
    promoted = "3q4/8/8/8/8/8/8/8"
    assert moved(10, 3, promoted) == "w"


@pytest.mark.parametrize(
    "squares",
    [
        # Only one; three; both with a piece; both empty; no piece moves so.
        (52, 52),
        (52, 36, START, 40),
        (48, 56),
        (35, 36),
        (37, 57),
        (36, 60),
    ],
)
def test_other_squares_tell_nothing(squares: tuple[int, ...]) -> None:
    start, end, *more = squares
    assert moved(start, end, *more) is None  # type: ignore[arg-type]


def test_noise_and_hatching_tell_nothing() -> None:
    rng = np.random.default_rng(1)
    noisy = np.clip(drawn().astype(int) + rng.normal(0, 30, drawn().shape), 0, 255)
    assert side_to_move(cut(noisy.astype(np.uint8), corners_of()), shown(START)) is None
