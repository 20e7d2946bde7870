"""Where the cells of a list are: lines of cells below each other, however many there are."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect

MOST_PIXELS: Final = 1 << 30
"""Qt counts pixels in 32 bits; what is farther away than this is given as this far away."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Cells of the same size, in lines that are as wide as what shows them.

    Offsets say how many pixels of all lines are above the upper edge. A scroll bar goes in steps,
    each of one pixel, or of some where there would be more of them than Qt can count.

    Attributes:
        count: how many cells there are.
        columns: how many stand in a line, at least 1.
        line: the height of a line in pixels.
        width: of what shows them, in pixels.
        height: of what shows them, in pixels.
    """

    count: int
    columns: int
    line: int
    width: int
    height: int

    @property
    def last_offset(self) -> int:
        """The offset at which the end is in sight."""
        lines = -(-self.count // self.columns)
        return max(0, lines * self.line - self.height)

    @property
    def step(self) -> int:
        """How many pixels a step of the scroll bar is."""
        return 1 + self.last_offset // MOST_PIXELS

    @property
    def last_step(self) -> int:
        """The greatest value of the scroll bar."""
        return -(-self.last_offset // self.step)

    def offset_at(self, steps: int) -> int:
        """Return the offset at a value of the scroll bar."""
        return min(steps * self.step, self.last_offset)

    def steps_to(self, offset: int) -> int:
        """Return the value of the scroll bar that shows what lies from an offset on."""
        return max(0, min(offset // self.step, self.last_step))

    def steps_to_show(self, cell: int, offset: int) -> int:
        """Return the value of the scroll bar near an offset at which all of a cell is in sight."""
        top = cell // self.columns * self.line
        if top < offset or self.line >= self.height:
            return self.steps_to(top)
        beyond = top + self.line - self.height
        return self.steps_to(beyond + self.step - 1 if beyond > offset else offset)

    def first_in_sight(self, offset: int) -> tuple[int, int]:
        """Return the first cell of which something is in sight, and how much of it is above."""
        line, above = divmod(offset, self.line)
        return line * self.columns, above

    def rect(self, cell: int, offset: int) -> QRect:
        """Return where a cell is while so many pixels are above the edge."""
        line, column = divmod(cell, self.columns)
        left, right = (self.width * edge // self.columns for edge in (column, column + 1))
        top = max(-MOST_PIXELS, min(line * self.line - offset, MOST_PIXELS))
        return QRect(left, top, right - left, self.line)

    def cell_at(self, x: int, y: int, offset: int) -> int:
        """Return the cell at a point, -1 if there is none."""
        column = x * self.columns // max(1, self.width)
        cell = (y + offset) // self.line * self.columns + column
        return cell if 0 <= column < self.columns and 0 <= cell < self.count else -1

    def cells_in(self, rect: QRect, offset: int) -> list[int]:
        """Return the cells of which something is in a rectangle."""
        left = max(0, rect.left() * self.columns // max(1, self.width))
        right = min(self.columns - 1, rect.right() * self.columns // max(1, self.width))
        first = max(0, (rect.top() + offset) // self.line)
        last = min((rect.bottom() + offset) // self.line, self.count // self.columns)
        return [
            cell
            for line in range(first, last + 1)
            for cell in range(line * self.columns + left, line * self.columns + right + 1)
            if cell < self.count
        ]

    def gap_at(self, x: int, y: int, offset: int) -> int:
        """Return the cell before which something goes that is dropped at a point."""
        if self.columns == 1:
            cell = (y + offset + self.line // 2) // self.line
        else:
            column = round(x * self.columns / max(1, self.width))
            cell = (y + offset) // self.line * self.columns + min(column, self.columns)
        return max(0, min(cell, self.count))

    def gap_rect(self, cell: int, offset: int, thickness: int) -> QRect:
        """Return where a line shows that something will go before a cell, or behind the last."""
        behind = cell == self.count > 0
        rect = self.rect(cell - behind, offset)
        if self.columns == 1:
            y = rect.bottom() + 1 if behind else rect.top()
            y = max(0, min(y - thickness // 2, self.height - thickness))
            return QRect(0, y, self.width, thickness)
        x = rect.right() if behind else rect.left() - 1
        x = max(0, min(x, self.width - thickness))
        return QRect(x, rect.top() + 4, thickness, rect.height() - 8)

    def moved(self, cell: int, lines: int, cells: int) -> int:
        """Return the cell some lines and cells away; where there is none, one that is near."""
        if not lines:
            return max(0, min(cell + cells, self.count - 1))
        there = cell + lines * self.columns
        if 0 <= there < self.count:
            return there
        if abs(lines) > 1 or self.columns == 1:
            return max(0, min(there, self.count - 1))
        # From the last line but one, down leads to the last, however short that is.
        below = lines > 0 and cell // self.columns < (self.count - 1) // self.columns
        return self.count - 1 if below else cell
