"""Typing on the board: where the caret is, and what a key does. Pure.

A placement is typed as FEN writes it, from a8 to h1, whatever the orientation of the view. After
the h-file the caret waits at its rank's end, as a text cursor does behind the last letter.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from fenedit.notation.pieces import EMPTY, PIECES, Content
from fenedit.notation.squares import FEN_ORDER, RANKS, Square, file_of, rank_of, square_at

RUN_PAUSE: Final = 2.0
"""Seconds without a key after which typing begins another step of undo."""
FIRST_SQUARE: Final = FEN_ORDER[0]

Contents: TypeAlias = tuple[tuple[Square, Content], ...]
"""Squares and what they are to hold, in the order in which they were typed."""


@dataclass(frozen=True, slots=True)
class Caret:
    """The keyboard's place on the board.

    Attributes:
        square: the square that the next key acts on.
        waiting: whether it stands behind `square`, the last of its rank; the next piece goes to
            the rank below.
    """

    square: Square = FIRST_SQUARE
    waiting: bool = False


@dataclass(frozen=True, slots=True)
class Typed:
    """What a key does: the caret's new place, and what squares hold now."""

    caret: Caret
    contents: Contents = ()


def type_character(caret: Caret, character: str) -> Typed | None:
    """Return what a character of FEN does at a place, None for one that FEN does not have.

    A piece letter places, a digit 1 to 8 clears that many squares, but not past the rank's end,
    a slash goes to the next rank. Behind the h-file of the first rank nothing follows.
    """
    if character == "/":
        return Typed(_next_rank(caret) or caret)
    if character in PIECES:
        contents: tuple[Content, ...] = (character,)
    elif character in RANKS:
        contents = (EMPTY,) * int(character)
    else:
        return None
    start = _next_rank(caret) if caret.waiting else caret
    if start is None:
        return Typed(caret)
    squares = range(start.square, start.square - file_of(start.square) + 8)[: len(contents)]
    last = squares[-1]
    after = Caret(last, waiting=True) if file_of(last) == 7 else Caret(last + 1)
    return Typed(after, tuple(zip(squares, contents, strict=False)))


def step_back(caret: Caret) -> Typed:
    """Return what Backspace does: the square before the caret is cleared and the caret on it."""
    if caret.waiting:
        square = caret.square
    elif caret.square == FIRST_SQUARE:
        return Typed(caret)
    else:
        square = FEN_ORDER[FEN_ORDER.index(caret.square) - 1]
    return Typed(Caret(square), ((square, EMPTY),))


def clear_here(caret: Caret) -> Typed:
    """Return what Delete and Space do: the caret's square is cleared, the caret stays."""
    return Typed(caret) if caret.waiting else Typed(caret, ((caret.square, EMPTY),))


def stepped(caret: Caret, right: int, up: int, *, flipped: bool, to_edge: bool = False) -> Caret:
    """Return the caret after an arrow key, which goes by what is seen.

    Args:
        caret: the place to start from.
        right: 1 to the right, -1 to the left, 0 neither.
        up: 1 upward, -1 downward, 0 neither.
        flipped: whether Black is at the bottom, so that the a-file is at the right.
        to_edge: whether to go as far as the board does.
    """
    if caret.waiting and right and not to_edge:
        return Caret(caret.square)
    direction = -1 if flipped else 1
    distance = 7 if to_edge else 1
    file = file_of(caret.square) + direction * distance * right
    rank = rank_of(caret.square) + direction * distance * up
    return Caret(square_at(_on_board(file), _on_board(rank)))


class Run:
    """Tells which keystrokes, or turns of the wheel, belong together as one step of undo."""

    def __init__(self, numbers: Iterator[int]) -> None:
        """Take the number of each new run from `numbers`, which other gestures may share."""
        self._numbers = numbers
        self._number = 0
        self._last: float | None = None

    def number_at(self, moment: float) -> int:
        """Return the run that a key at a moment, in seconds of a steady clock, belongs to."""
        if self._last is None or moment - self._last > RUN_PAUSE:
            self._number = next(self._numbers)
        self._last = moment
        return self._number

    def end(self) -> None:
        """Make the next key begin another run."""
        self._last = None


def _next_rank(caret: Caret) -> Caret | None:
    rank = rank_of(caret.square)
    return Caret(square_at(0, rank - 1)) if rank else None


def _on_board(coordinate: int) -> int:
    return max(0, min(7, coordinate))
