"""Reads the boards of a picture: the piece on each square, and its probability.

Squares are counted as they appear, row by row from the top left corner of the picture; `turned`
converts them to squares of the board.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from fenedit import resource
from fenedit.notation.position import EMPTY, WHITE, Content, Position, Side

if TYPE_CHECKING:
    from numpy import uint8
    from numpy.typing import NDArray

    from fenedit.recognition.boards import Corners
    from fenedit.recognition.coordinates import CoordinateReader
    from fenedit.recognition.network import Network

CONTENTS: Final = (EMPTY, *"PNBRQKpnbrqk")
"""What a square may hold, in the order of a network's probabilities."""
SURE: Final = 0.98
"""A square whose likeliest content is less likely than this is in doubt."""
_LIKELY: Final = 0.9
"""A square below this counts against the board, and says nothing about its orientation."""
LEAST_CONFIDENCE: Final = 0.5
"""A board with a lower confidence counts as not read."""
_TOO_MANY: Final = 32
"""The number of unlikely squares at which the confidence is 0."""
_PIECES_WEIGHT: Final = 0.8
"""The weight of the share of unlikely pieces, which is large on a draughts board."""


class ReadBoard(NamedTuple):
    """A board of a picture.

    Attributes:
        corners: of its 64 squares in the picture.
        confidence: how likely it is a chessboard that can be read, 0 to 1.
        probabilities: of each of its 64 squares, those of CONTENTS.
        white_below: whether White's side is at the bottom; None if unknown.
        side_to_move: derived from the highlighted last move, or None.
    """

    corners: Corners
    confidence: float
    probabilities: tuple[tuple[float, ...], ...]
    white_below: bool | None = None
    side_to_move: Side | None = None

    @property
    def is_read(self) -> bool:
        """Whether its contents are likely enough; if not, they should not be used."""
        return self.confidence >= LEAST_CONFIDENCE

    @property
    def contents(self) -> tuple[Content, ...]:
        """What is on its squares, as the picture shows them."""
        return tuple(self.likeliest(place)[0] for place in range(64))

    def likeliest(self, place: int) -> tuple[Content, ...]:
        """Return the contents of a square of the picture, the likeliest first."""
        chances = self.probabilities[place]
        order = sorted(range(len(CONTENTS)), key=lambda index: -chances[index])
        return tuple(CONTENTS[index] for index in order)


def turned(place: int, white_below: bool) -> int:
    """Return the square of the board at a place in the picture, or the place of a square."""
    return place ^ (56 if white_below else 7)


def position(board: ReadBoard, white_below: bool) -> Position:
    """Return the position on a board, seen from a side; without castling rights."""
    contents = board.contents
    placement = "".join(contents[turned(square, white_below)] for square in range(64))
    return Position(placement, board.side_to_move or WHITE)


def doubtful(board: ReadBoard) -> tuple[int, ...]:
    """Return the places in the picture of squares that may be read wrong, in their order."""
    return tuple(place for place in range(64) if max(board.probabilities[place]) < SURE)


class Reader(NamedTuple):
    """The networks that read boards.

    Attributes:
        pieces: reads the contents of squares.
        coordinates: reads the letters and digits at the edges.
    """

    pieces: Network
    coordinates: CoordinateReader


@cache
def load() -> Reader:
    """Load the two networks that read boards.

    Raises:
        ValueError: a file of weights is damaged.
        OSError: it is missing.
    """
    from fenedit.recognition import coordinates, network

    return Reader(
        network.load(resource("reading/pieces.npz")),
        coordinates.load(resource("reading/coordinates.npz")),
    )


def read_picture(
    picture: NDArray[uint8], reader: Reader, *, stretched: bool = False
) -> tuple[ReadBoard, ...]:
    """Return the boards of a picture of shape (height, width, 3), RGB, in reading order.

    Boards that cannot be read are included. `stretched`: whether squares may be higher than wide.
    """
    from fenedit.recognition.boards import find_boards, find_stretched

    boards = find_boards(picture) or (find_stretched(picture) if stretched else ())
    return tuple(_read(picture, *found, reader) for found in boards)


def read_board(picture: NDArray[uint8], corners: Corners, reader: Reader) -> ReadBoard:
    """Return the board at corners that a person has marked in a picture."""
    return _read(picture, corners, 1.0, reader)


def _read(picture: NDArray[uint8], corners: Corners, found: float, reader: Reader) -> ReadBoard:
    from fenedit.recognition import likelihood
    from fenedit.recognition.coordinates import strips
    from fenedit.recognition.orientation import side_below, side_to_move
    from fenedit.recognition.squares import cut

    board = cut(picture, corners)
    chances = likelihood.chances(board, reader.pieces)
    read = ReadBoard(corners, found, tuple(map(tuple, chances.tolist())))
    unlikely = {place for place in range(64) if max(read.probabilities[place]) < _LIKELY}
    pieces = {place for place, each in enumerate(read.contents) if each != EMPTY}
    against = max(
        len(unlikely) / _TOO_MANY,
        _PIECES_WEIGHT * len(unlikely & pieces) / (len(pieces) + 2),  # few are little evidence
    )
    contents = ["?" if place in unlikely else each for place, each in enumerate(read.contents)]
    return read._replace(
        confidence=found * max(0.0, 1 - against),
        white_below=side_below(strips(picture, corners, reader.coordinates), contents),
        side_to_move=side_to_move(board, contents),
    )
