"""A solution as a tree that Qt's views can show: keys, variations by answers, tries, set play.

What stands below a row is made when it is asked for: a solution may have a hundred thousand moves.
"""

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum, IntEnum, auto
from typing import Any, Final, NamedTuple, TypeAlias

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from fenedit.notation.position import Square
from fenedit.notation.puzzle import in_letters
from fenedit.rules.solve.solution import Attack, Defence, Move, Solution, Try, is_meant, with_ep
from fenedit.session.described import Described

PASS: Final = "0000"
"""The move by which a side passes, as UCI writes it: before a threat, and before set play."""
_MOST_NAMED: Final = 5
"""So many defences with one answer stand side by side; the rest is counted."""

Line: TypeAlias = tuple[str, ...]
"""Moves from the problem on as UCI writes them, PASS among them."""


class Tone(Enum):
    """How a part of a row is written."""

    FIRST = auto()
    """A first move."""
    ATTACK = auto()
    """Another move of the attacker."""
    DEFENCE = auto()
    """A move of the defender."""
    ASIDE = auto()
    """What is said beside the moves: a threat, a number of others."""


class Mark(Enum):
    """What a row is beside a move, where that is to be seen at once."""

    NONE = auto()
    KEY = auto()
    """The only key, or the one that was meant."""
    COOK = auto()
    """One of several keys."""
    SHORT = auto()
    """A first move that mates sooner than it may."""
    TRY = auto()
    DUAL = auto()
    SECTION = auto()
    """No move, but what several rows are."""


class Part(NamedTuple):
    """Some words of a row.

    Attributes:
        text: what is read.
        tone: how it is written.
        line: the moves up to the one that is named, None where none is.
    """

    text: str
    tone: Tone
    line: Line | None = None


class TreeWords(NamedTuple):
    """The words of rows that are no moves.

    Attributes:
        letters: tells those of pieces: a language of `notation.languages`, or "figurine".
        zugzwang: what is said of a move that threatens nothing.
        threat: what stands before a threat.
        but: what stands before the refutation of a try.
        others: names so many moves that do not parry.
        more: names so many moves that have no room.
        tries: names so many tries.
        set_play: names the set play.
    """

    letters: Callable[[], str]
    zugzwang: str
    threat: str
    but: str
    others: Callable[[int], str]
    more: Callable[[int], str]
    tries: Callable[[int], str]
    set_play: str


@dataclass(frozen=True, slots=True, eq=False)
class TreeRow:
    """A row of the tree.

    Attributes:
        name: what it is called among its siblings, the same in another solution of the problem.
        parts: what it says, from left to right.
        line: the moves that the board shows while it is chosen.
        mark: what it is beside a move.
        below: makes the rows below it; None where there are none.
    """

    name: Hashable
    parts: tuple[Part, ...]
    line: Line
    mark: Mark = Mark.NONE
    below: Callable[[], "tuple[TreeRow, ...]"] | None = field(default=None, repr=False)

    @property
    def text(self) -> str:
        """What the row says."""
        return " ".join(part.text for part in self.parts)


def tree_rows(
    solution: Solution, words: TreeWords, meant: Collection[str] = ()
) -> tuple[TreeRow, ...]:
    """Return the topmost rows of a solution.

    `meant` are the moves that the author means, in SAN or UCI; if there is none, several keys are
    all cooks.
    """
    rows = _Rows(words, solution.position.ep_square)
    several = len(solution.keys) > 1
    top = [rows.first(attack, Mark.SHORT, "") for attack in solution.short]
    for attack in solution.keys:
        cook = several and not is_meant(attack.move, meant)
        top.append(rows.first(attack, Mark.COOK if cook else Mark.KEY, "!"))
    if solution.tries:
        text = words.tries(len(solution.tries))
        top.append(rows.section("tries", text, (), rows.tries(solution.tries)))
    if solution.set_play is not None and solution.set_play.defences:
        below = rows.variations(solution.set_play.defences, (PASS,))
        top.append(rows.section("set", words.set_play, (PASS,), below))
    return tuple(top)


Below: TypeAlias = Callable[[], tuple[TreeRow, ...]]


class _Rows:
    """Makes rows with some words, for a position with an en passant square."""

    def __init__(self, words: TreeWords, ep_square: Square | None) -> None:
        self._words = words
        self._ep_square = ep_square

    def _san(self, move: Move, line: Line) -> str:
        text = in_letters(move.san, self._words.letters())
        return with_ep(text, move, line[-2] if len(line) > 1 else self._ep_square)

    def _numbered(self, move: Move, line: Line, sign: str = "") -> str:
        return f"{_number(line)}{self._san(move, line)}{sign}"

    def section(self, name: str, text: str, line: Line, below: Below) -> TreeRow:
        return TreeRow(name, (Part(text, Tone.ASIDE),), line, Mark.SECTION, below)

    def first(self, attack: Attack, mark: Mark, sign: str) -> TreeRow:
        parts = self._attack_parts(attack, (), Tone.FIRST, sign)
        line = (attack.move.uci,)
        return TreeRow((mark is Mark.SHORT, line), parts, line, mark, self._below(attack, ()))

    def tries(self, tries: Sequence[Try]) -> Below:
        return lambda: tuple(map(self._try, tries))

    def _try(self, found: Try) -> TreeRow:
        line = (found.move.uci,)
        refuted = (*line, found.refutation.uci)
        parts = (
            *self._attack_parts(found.attack, (), Tone.FIRST, "?"),
            Part(self._words.but, Tone.ASIDE),
            Part(self._numbered(found.refutation, refuted, "!"), Tone.DEFENCE, refuted),
        )
        return TreeRow(line, parts, refuted, Mark.TRY, self._below(found.attack, ()))

    def variations(
        self, defences: Sequence[Defence], before: Line, threats: Collection[Move] = ()
    ) -> Below:
        """Return what makes the rows of all defences to a line, the threat's own last."""

        def make() -> tuple[TreeRow, ...]:
            parrying = [defence for defence in defences if not defence.meets_threat]
            rows = [self._group(group, before) for group in by_answer(parrying)]
            idle = tuple(defence for defence in defences if defence.meets_threat)
            if idle:
                rows.append(self._idle(idle, before, threats))
            return tuple(rows)

        return make

    def _group(self, group: tuple[Defence, ...], before: Line) -> TreeRow:
        """Return the row of a defence, or of several that are answered alike."""
        first, several = group[0], len(group) > 1
        line, answers = (*before, first.move.uci), first.answers
        parts = self._listed([defence.move for defence in group], before, Tone.DEFENCE)
        mark = Mark.DUAL if any(defence.is_dual for defence in group) else Mark.NONE
        name: Hashable = ("group", _answers(first)) if several else first.move.uci
        below: Below | None = None
        if several:
            below = self._apart(group, before)
        elif len(answers) == 1:
            below = self._below(answers[0], line)
        elif answers:
            below = self._each(answers, line)
        return self._gathered(name, parts, line, answers, mark, below)

    def _idle(self, group: tuple[Defence, ...], before: Line, threats: Collection[Move]) -> TreeRow:
        """Return the row of defences that parry nothing: a threat is carried out, or more."""
        if len(group) == 1:
            return self._group(group, before)
        # Some may allow the threat as a capture, or more than the threat.
        carried = (
            (defence, answer)
            for defence in group
            for answer in defence.answers
            if answer.move in threats
        )
        defence, answer = next(carried, (group[0], group[0].answers[0]))
        line = (*before, defence.move.uci)
        parts = (Part(f"{_number(line)}{self._words.others(len(group))}", Tone.ASIDE),)
        below = self._apart(group, before)
        return self._gathered("idle", parts, line, (answer,), Mark.NONE, below)

    def _gathered(
        self,
        name: Hashable,
        parts: tuple[Part, ...],
        line: Line,
        answers: Sequence[Attack],
        mark: Mark,
        below: Below | None,
    ) -> TreeRow:
        """Return a row of defences, the line to one of them, and the answers to all."""
        if len(answers) == 1:
            parts += self._attack_parts(answers[0], line, Tone.ATTACK)
        else:
            parts += self._listed([attack.move for attack in answers], line, Tone.ATTACK)
        shown = (*line, answers[0].move.uci) if answers else line
        return TreeRow(name, parts, shown, mark, below)

    def _apart(self, group: tuple[Defence, ...], before: Line) -> Below:
        return lambda: tuple(self._group((defence,), before) for defence in group)

    def _each(self, answers: Sequence[Attack], before: Line) -> Below:
        return lambda: tuple(self._answer(attack, before) for attack in answers)

    def _answer(self, attack: Attack, before: Line) -> TreeRow:
        parts = self._attack_parts(attack, before, Tone.ATTACK)
        line = (*before, attack.move.uci)
        return TreeRow(attack.move.uci, parts, line, Mark.NONE, self._below(attack, before))

    def _listed(
        self, moves: Sequence[Move], before: Line, tone: Tone, opening: str = "", closing: str = ""
    ) -> tuple[Part, ...]:
        """Return moves side by side, the first numbered, and how many have no room."""
        parts = []
        for place, move in enumerate(moves[:_MOST_NAMED]):
            line = (*before, move.uci)
            text = self._san(move, line) if place else opening + self._numbered(move, line)
            parts.append(Part(text + ("," if place < len(moves) - 1 else closing), tone, line))
        if len(moves) > _MOST_NAMED:
            more = self._words.more(len(moves) - _MOST_NAMED)
            parts.append(Part(more + closing, Tone.ASIDE))
        return tuple(parts)

    def _attack_parts(
        self, attack: Attack, before: Line, tone: Tone, sign: str = ""
    ) -> tuple[Part, ...]:
        """Return a move of the attacker with what it threatens in brackets."""
        line = (*before, attack.move.uci)
        parts = [Part(self._numbered(attack.move, line, sign), tone, line)]
        if attack.is_zugzwang:
            parts.append(Part(f"({self._words.zugzwang})", Tone.ASIDE))
        threats = [threat.move for threat in attack.threats]
        return (*parts, *self._listed(threats, (*line, PASS), Tone.ASIDE, "(", ")"))

    def _below(self, attack: Attack, before: Line) -> Below | None:
        """Return what makes the rows below a move of the attacker: long threats, then defences."""
        line = (*before, attack.move.uci)
        long = [threat for threat in attack.threats if threat.defences]
        if not attack.defences and not long:
            return None
        threats = {threat.move for threat in attack.threats}
        play = self.variations(attack.defences, line, threats)
        return lambda: (*(self._threat(threat, line) for threat in long), *play())

    def _threat(self, attack: Attack, before: Line) -> TreeRow:
        passed = (*before, PASS)
        parts = (
            Part(self._words.threat, Tone.ASIDE),
            *self._attack_parts(attack, passed, Tone.ATTACK),
        )
        line = (*passed, attack.move.uci)
        name = ("threat", attack.move.uci)
        return TreeRow(name, parts, line, Mark.NONE, self._below(attack, passed))


def by_answer(defences: Iterable[Defence]) -> list[tuple[Defence, ...]]:
    """Return defences grouped by what answers them, in the order in which each first stood."""
    groups: dict[tuple[Move, ...], list[Defence]] = {}
    for defence in defences:
        groups.setdefault(_answers(defence), []).append(defence)
    return [tuple(group) for group in groups.values()]


def _answers(defence: Defence) -> tuple[Move, ...]:
    # As they are written too: what is a capture after one defence may be none after another.
    return tuple(answer.move for answer in defence.answers)


def _number(line: Line) -> str:
    """Return what stands before the last move of a line: "2." of an attack, else "2…"."""
    plies = len(line) - 1
    return f"{plies // 2 + 1}{'…' if plies % 2 else '.'}"


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
    """The moves that the board shows while it is chosen, in UCI; see `PASS`."""


@dataclass(slots=True, eq=False)
class _Node:
    """A row in its place; its children are None until they are asked for."""

    row: TreeRow
    parent: int
    place: int
    children: range | None = None


class SolutionModel(Described, QAbstractItemModel):
    """The keys of a solution with all that follows them, one row a variation.

    Nodes are kept in the order in which they are made, and known by their number there: an index
    that Qt still holds never reaches what is gone.

    Attributes:
        solution: what is shown, None for nothing.
    """

    def __init__(
        self, words: TreeWords, marks: dict[Mark, str], parent: QObject | None = None
    ) -> None:
        """Prepare to show solutions; `marks` has what is read aloud for marks, "" for nothing."""
        super().__init__(parent)
        self._words = words
        self._marks = marks
        self.solution: Solution | None = None
        self._nodes: list[_Node] = []
        self._top = range(0)

    @property
    def made(self) -> int:
        """How many rows were made so far."""
        return len(self._nodes)

    def show(self, solution: Solution | None, meant: Collection[str] = ()) -> None:
        """Show another solution, or none; `meant` are the author's keys."""
        self.beginResetModel()
        self.solution = solution
        self._nodes = []
        rows = () if solution is None else tree_rows(solution, self._words, meant)
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
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self.described
            case Role.PARTS:
                return row.parts
            case Role.MARK:
                return row.mark
            case Role.LINE:
                return row.line
        return None

    # --- nodes -------------------------------------------------------------------------------

    def _add(self, rows: tuple[TreeRow, ...], parent: int) -> range:
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
