"""Puts the boards of a page in reading order, and finds the captions below or above them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple


class Box(NamedTuple):
    """A rectangle on a page, in pixels from its top left corner."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """Its width."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """Its height."""
        return self.bottom - self.top

    @property
    def middle(self) -> tuple[float, float]:
        """Its middle, x and y."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


class Line(NamedTuple):
    """A line of text on a page, or a part of one."""

    box: Box
    text: str


LONGEST: Final = 200
"""The most characters of a caption; a longer one is text of the page."""
_MOST_LINES: Final = 3
"""More lines than this are text of the page."""
_FARTHEST: Final = 1.4
"""How far a caption is from its board at most, in squares; coordinates have room between."""
_FARTHEST_MOVE: Final = 2.5
"""The same for a line that is a move, as it can only be a caption."""
MOVE: Final = re.compile(
    r"(?P<number>\d+(?:\.{1,3}|…))(?P<piece>[^\W\d_a-h]|[♔-♟])?"
    r"(?P<start>[a-h][1-8])?[-–—x×:]?(?P<end>[a-h][1-8])[+#†‡!?]*"
)
"""A move with its number, in the notations of books, without blanks.

Castling and promotions are not among them.
"""
_COORDINATES: Final = re.compile(r"[a-hA-H](?: ?[a-hA-H]){7}|[a-hA-H]")


def box_of(corners: Iterable[tuple[float, float]]) -> Box:
    """Return the rectangle around some corners."""
    xs, ys = zip(*corners, strict=True)
    return Box(min(xs), min(ys), max(xs), max(ys))


def joined(parts: Iterable[Box]) -> list[Box]:
    """Join adjacent parts of lines, such as those in other fonts; other parts stay separate."""
    lines: list[Box] = []
    for box in parts:
        if lines:
            before = lines[-1]
            height = max(before.height, box.height)
            overlap = min(before.bottom, box.bottom) - max(before.top, box.top)
            # A full stop or a dash is a box of its own height.
            lower = min(before.height, box.height)
            if overlap > lower / 3 and -height < box.left - before.right < height:
                lines[-1] = box_of((before[:2], before[2:], box[:2], box[2:]))
                continue
        lines.append(box)
    return lines


def captions(boxes: Sequence[Box], lines: Sequence[Line]) -> tuple[str, ...]:
    """Return the text above and below each board, "" for none.

    A line between two boards belongs to the nearer one. Lines equally far from both belong, on all
    of a page, either to the board above or to the one below.
    """
    found = [
        {down: _nearby(box, boxes, lines, down=down) for down in (False, True)} for box in boxes
    ]
    # For each line the boards that may have it: the distance, their number, and the side.
    claims: dict[Line, list[tuple[float, int, bool]]] = {}
    for number, sides in enumerate(found):
        for down, group in sides.items():
            for line in group:
                box = boxes[number]
                gap = line.box.top - box.bottom if down else box.top - line.box.bottom
                claims.setdefault(line, []).append((gap, number, down))
    sole = [claim[0][2] for claim in claims.values() if len(claim) == 1]
    mostly_under = sum(sole) * 2 >= len(sole)
    owners = dict[Line, tuple[int, bool]]()
    for line, claim in claims.items():
        claim.sort(key=lambda each: each[0])
        clear = len(claim) == 1 or claim[1][0] - claim[0][0] > line.box.height / 2
        best = (
            claim[0]
            if clear
            else next((each for each in claim if each[2] is mostly_under), claim[0])
        )
        owners[line] = best[1:]
    texts = []
    for number, sides in enumerate(found):
        words = (
            " ".join(line.text for line in sides[down] if owners[line] == (number, down))
            for down in (False, True)
        )
        text = "; ".join(filter(None, (_plain(each) for each in words)))
        texts.append(text if len(text) <= LONGEST else "")
    return tuple(texts)


def heading(boxes: Sequence[Box], lines: Sequence[Line], texts: Sequence[str]) -> str:
    """Return the text above all boards that is in none of their captions, "" if it is long."""
    top = min(box.top for box in boxes)
    over = [line for line in lines if line.box.bottom <= top]
    words = [_plain(line.text) for line in sorted(over, key=lambda each: each.box.top)]
    words = [each for each in words if not any(each in text for text in texts)]
    return " ".join(words) if len(words) <= _MOST_LINES else ""


def _nearby(
    box: Box, boxes: Sequence[Box], lines: Sequence[Line], *, down: bool
) -> tuple[Line, ...]:
    """Return the lines below a board, or those above it, from top to bottom."""
    square = box.height / 8

    def gap(line: Line) -> float:
        return line.box.top - box.bottom if down else box.top - line.box.bottom

    def is_beside(line: Line) -> bool:
        x, y = line.box.middle
        is_out = y > box.bottom if down else y < box.top
        # Borders and coordinates of boards that are text themselves.
        is_border = line.box.height > 0.7 * square and line.box.width > 0.9 * box.width
        # Text of a page runs on beside its boards.
        is_wide = line.box.width > 1.3 * box.width
        is_board = any(
            other.left < x < other.right and other.top < y < other.bottom for other in boxes
        )
        return (
            is_out
            and box.left < x < box.right
            and not (is_border or is_wide or is_board)
            and _COORDINATES.fullmatch(line.text.strip()) is None
        )

    found: list[Line] = []
    for line in sorted(filter(is_beside, lines), key=gap):
        farthest = _FARTHEST_MOVE if MOVE.fullmatch("".join(line.text.split())) else _FARTHEST
        room = farthest * square if not found else gap(found[-1]) + 2 * found[-1].box.height
        if gap(line) > room:
            break
        found.append(line)
    if len(found) > _MOST_LINES:
        return ()
    return tuple(sorted(found, key=lambda line: (line.box.top, line.box.left)))


def _plain(text: str) -> str:
    """Return a text in one line, without characters that cannot be printed."""
    return " ".join("".join(each if each.isprintable() else " " for each in text).split())


def reading_order(boxes: Sequence[Box], texts: Sequence[str]) -> tuple[int, ...]:
    """Return the numbers of the boards of a page in the order in which they are read.

    Boards in rows are read along them, unless the numbers in their captions go down the columns;
    boards that are not side by side are read down the columns.
    """
    rows = _in_bands(boxes, down=True)
    columns = _in_bands(boxes, down=False)
    by_rows = [number for row in rows for number in row]
    by_columns = [number for column in columns for number in column]
    numbers = [re.search(r"\d+", text) for text in texts]
    if all(numbers):

        def rises(order: Sequence[int]) -> bool:
            values = [int(found[0]) for number in order if (found := numbers[number])]
            return all(one < other for one, other in pairwise(values))

        if rises(by_columns) and not rises(by_rows):
            return tuple(by_columns)
        if rises(by_rows):
            return tuple(by_rows)
    is_grid = all(
        not box.height / 4 < abs(box.middle[1] - other.middle[1]) < box.height
        for box in boxes
        for other in boxes
    )
    return tuple(by_rows if is_grid else by_columns)


def _in_bands(boxes: Sequence[Box], *, down: bool) -> list[list[int]]:
    """Return the numbers of boards by rows from the top, or by columns from the left."""
    across = 1 if down else 0
    bands: list[list[int]] = []
    for number in sorted(range(len(boxes)), key=lambda each: boxes[each].middle[across]):
        box = boxes[number]
        if bands:
            first = boxes[bands[-1][0]]
            size = first.height if down else first.width
            if box.middle[across] - first.middle[across] < size / 2:
                bands[-1].append(number)
                continue
        bands.append([number])
    along = 1 - across
    return [sorted(band, key=lambda each: boxes[each].middle[along]) for band in bands]
