"""A solution as a tree that Qt's views can show; rows are made when they are opened."""

from collections.abc import Collection, Hashable, Iterator
from enum import IntEnum
from typing import Any, TypeAlias

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from fenedit.rules.solve.solution import Solution
from fenedit.session.solution_rows import Line, Mark, Row, TreeWords, rows_of

Index: TypeAlias = QModelIndex | QPersistentModelIndex
Path: TypeAlias = tuple[Hashable, ...]
"""The names of the rows that lead to one, which are the same in another solution of a problem."""

_NO_INDEX = QModelIndex()


class Role(IntEnum):
    """What a row has beside its text."""

    PARTS = Qt.ItemDataRole.UserRole + 1
    """What it says, a tuple of Part."""
    MARK = Qt.ItemDataRole.UserRole + 2
    """What it is beside a move, a Mark."""
    LINE = Qt.ItemDataRole.UserRole + 3
    """The moves that the board shows while it is chosen, in UCI; see `solution_rows.PASS`."""


class _Node:
    """A row in its place; its children are None until they are asked for."""

    __slots__ = ("children", "parent", "place", "row")

    def __init__(self, row: Row, parent: int, place: int) -> None:
        self.row = row
        self.parent = parent
        self.place = place
        self.children: range | None = None


class SolutionModel(QAbstractItemModel):
    """The keys of a solution with all that follows them, one row a variation.

    Nodes are kept in the order in which they are made, and known by their number there: an index
    that Qt still holds never reaches what is gone.
    """

    def __init__(
        self, words: TreeWords, marks: dict[Mark, str], parent: QObject | None = None
    ) -> None:
        """Prepare to show solutions; `marks` has what is read aloud for marks, "" for nothing."""
        super().__init__(parent)
        self._words = words
        self._marks = marks
        self._solution: Solution | None = None
        self._nodes: list[_Node] = []
        self._top = range(0)

    @property
    def solution(self) -> Solution | None:
        """What is shown, None for nothing."""
        return self._solution

    @property
    def made(self) -> int:
        """How many rows were made so far."""
        return len(self._nodes)

    def show(self, solution: Solution | None, meant: Collection[str] = ()) -> None:
        """Show another solution, or none; `meant` are the author's keys."""
        self.beginResetModel()
        self._solution = solution
        self._nodes = []
        rows = () if solution is None else rows_of(solution, self._words, meant)
        self._top = self._add(rows, -1)
        self.endResetModel()

    def path_of(self, index: Index) -> Path:
        """Return the names of the rows that lead to one; () of no row."""
        names: list[Hashable] = []
        number = self._number(index)
        while number >= 0:
            names.append(self._nodes[number].row.name)
            number = self._nodes[number].parent
        return tuple(reversed(names))

    def index_of(self, path: Path) -> QModelIndex:
        """Return the row that some names lead to, no row where there is none such."""
        found = _NO_INDEX
        numbers = self._top
        for name in path:
            number = next((each for each in numbers if self._nodes[each].row.name == name), None)
            if number is None:
                return _NO_INDEX
            found = self._index(number)
            numbers = self._children(number)
        return found

    def first_with(self, mark: Mark) -> Iterator[QModelIndex]:
        """Yield the topmost rows that have a mark."""
        return (self._index(each) for each in self._top if self._nodes[each].row.mark is mark)

    # --- what Qt's views ask for -------------------------------------------------------------

    def index(self, row: int, column: int, parent: Index = _NO_INDEX) -> QModelIndex:
        numbers = self._below(parent)
        if column or not 0 <= row < len(numbers):
            return _NO_INDEX
        return self.createIndex(row, 0, numbers[row])

    def parent(self, child: Index) -> QModelIndex:  # type: ignore[override]
        number = self._number(child)
        above = self._nodes[number].parent if number >= 0 else -1
        return self._index(above) if above >= 0 else _NO_INDEX

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        return len(self._below(parent))

    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        return 1

    def hasChildren(self, parent: Index = _NO_INDEX) -> bool:
        number = self._number(parent)
        return self._nodes[number].row.below is not None if number >= 0 else bool(self._top)

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return flags if self.hasChildren(index) else flags | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        number = self._number(index)
        if number < 0:
            return None
        row = self._nodes[number].row
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.text
            case Qt.ItemDataRole.AccessibleTextRole:
                mark = self._marks.get(row.mark, "")
                return f"{row.text}, {mark}" if mark else row.text
            case Role.PARTS:
                return row.parts
            case Role.MARK:
                return row.mark
            case Role.LINE:
                return row.line
        return None

    def line_of(self, index: Index) -> Line:
        """Return the moves that the board shows while a row is chosen."""
        number = self._number(index)
        return self._nodes[number].row.line if number >= 0 else ()

    # --- nodes -------------------------------------------------------------------------------

    def _add(self, rows: tuple[Row, ...], parent: int) -> range:
        first = len(self._nodes)
        self._nodes.extend(_Node(row, parent, place) for place, row in enumerate(rows))
        return range(first, len(self._nodes))

    def _children(self, number: int) -> range:
        node = self._nodes[number]
        if node.children is None:
            rows = node.row.below() if node.row.below is not None else ()
            node.children = self._add(rows, number)
        return node.children

    def _below(self, parent: Index) -> range:
        if not parent.isValid():
            return self._top
        number = self._number(parent)
        return self._children(number) if number >= 0 else range(0)

    def _number(self, index: Index) -> int:
        """Return the number of a row's node, -1 of what is none or is gone."""
        if not index.isValid() or index.model() is not self:
            return -1
        number = int(index.internalId())
        return number if number < len(self._nodes) else -1

    def _index(self, number: int) -> QModelIndex:
        return self.createIndex(self._nodes[number].place, 0, number)
