"""Shows a solution as a tree in Qt's views: keys, variations by answers, tries, set play.

Rows below another one are made on demand: a solution may have a hundred thousand moves.
"""

from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from fenedit.notation.position import Position, Square, other_side
from fenedit.notation.puzzle import in_letters
from fenedit.rules.play import played
from fenedit.rules.solve.solution import Attack, Defence, Move, Solution, Try, is_meant, with_ep
from fenedit.session.described import Described

PASS = "0000"
"""The move by which a side passes, as UCI writes it: before a threat, and before set play."""
_MOST_NAMED = 5
"""Moves in a row that are named; the rest is counted."""

Line: TypeAlias = tuple[str, ...]
"""Moves from the problem on as UCI writes them, PASS among them."""


def behind_pass(position: Position, chess960: bool, line: Line) -> tuple[Position, Line]:
    """Return the position behind the last pass of a line, and the moves from there."""
    while PASS in line:
        place = line.index(PASS)
        for uci in line[:place]:
            position = played(position, uci, chess960)
        side = other_side(position.side_to_move)
        position, line = position._replace(side_to_move=side, ep_square=None), line[place + 1 :]
    return position, line


class Tone(Enum):
    """How a part of a row is written."""

    FIRST = auto()
    ATTACK = auto()
    """A later move of the attacker."""
    DEFENCE = auto()
    ASIDE = auto()
    """Text beside the moves: a threat, a number of others."""


class Mark(Enum):
    """The mark of a row."""

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
    """A heading of several rows."""


class Part(NamedTuple):
    """Some words of a row; `line` are the moves up to the one that they name."""

    text: str
    tone: Tone
    line: Line | None = None


class TreeWords(NamedTuple):
    """The words of rows other than moves.

    Attributes:
        letters: returns the piece letters: a language of `notation.languages`, or "figurine".
        zugzwang: follows a move that threatens nothing.
        threat: precedes a threat.
        but: precedes the refutation of a try.
        others: names a number of moves that do not parry.
        more: names a number of moves for which there is no room.
        tries: names a number of tries.
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
        name: its name among its siblings, the same in another solution of the problem.
        parts: its text, from left to right.
        line: the moves that the board shows while it is chosen.
        mark: what it is beside a move.
        below: makes the rows below it; None if there are none.
    """

    name: Hashable
    parts: tuple[Part, ...]
    line: Line
    mark: Mark = Mark.NONE
    below: Callable[[], "Iterable[TreeRow]"] | None = field(default=None, repr=False)

    @property
    def text(self) -> str:
        """The whole text."""
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
        parts = (Part(words.tries(len(solution.tries)), Tone.ASIDE),)
        below = partial(map, rows.attempt, solution.tries)
        top.append(TreeRow("tries", parts, (), Mark.SECTION, below))
    if solution.set_play is not None and solution.set_play.defences:
        parts = (Part(words.set_play, Tone.ASIDE),)
        play = partial(rows.variations, solution.set_play.defences, (PASS,))
        top.append(TreeRow("set", parts, (PASS,), Mark.SECTION, play))
    return tuple(top)


class _Rows:
    """Makes rows for a position with an en passant square, or without."""

    def __init__(self, words: TreeWords, ep_square: Square | None) -> None:
        self._words = words
        self._ep_square = ep_square

    def _san(self, move: Move, line: Line) -> str:
        text = in_letters(move.san, self._words.letters())
        return with_ep(text, move, line[-2] if len(line) > 1 else self._ep_square)

    def first(self, attack: Attack, mark: Mark, sign: str) -> TreeRow:
        """Return the row of a key, or of a first move that mates sooner."""
        parts = self._attack(attack, (), Tone.FIRST, sign)
        line = (attack.move.uci,)
        return TreeRow((mark is Mark.SHORT, line), parts, line, mark, self._below(attack, ()))

    def attempt(self, found: Try) -> TreeRow:
        """Return the row of a try and its refutation."""
        line = (found.move.uci,)
        refuted = (*line, found.refutation.uci)
        parts = (
            *self._attack(found.attack, (), Tone.FIRST, "?"),
            Part(self._words.but, Tone.ASIDE),
            Part(
                f"{_number(refuted)}{self._san(found.refutation, refuted)}!", Tone.DEFENCE, refuted
            ),
        )
        return TreeRow(line, parts, refuted, Mark.TRY, self._below(found.attack, ()))

    def variations(
        self, defences: Sequence[Defence], before: Line, threats: Collection[Move] = ()
    ) -> Iterator[TreeRow]:
        """Yield a row for all defences to a line with the same answers, the threat's own last."""
        groups: dict[tuple[Move, ...], list[Defence]] = {}
        for defence in defences:
            if not defence.meets_threat:
                groups.setdefault(_answers(defence), []).append(defence)
        for group in groups.values():
            yield self._group(before, *group)
        idle = [defence for defence in defences if defence.meets_threat]
        if len(idle) == 1:
            yield self._group(before, *idle)
        elif idle:
            # Some may allow the threat as a capture, or more than the threat.
            carried = (
                (defence, answer)
                for defence in idle
                for answer in defence.answers
                if answer.move in threats
            )
            defence, answer = next(carried, (idle[0], idle[0].answers[0]))
            line = (*before, defence.move.uci)
            others = Part(f"{_number(line)}{self._words.others(len(idle))}", Tone.ASIDE)
            parts = (others, *self._attack(answer, line, Tone.ATTACK))
            below = partial(map, partial(self._group, before), idle)
            yield TreeRow("idle", parts, (*line, answer.move.uci), Mark.NONE, below)

    def _group(self, before: Line, *group: Defence) -> TreeRow:
        """Return the row of a defence, or of several that are answered alike."""
        answers = group[0].answers
        line = (*before, group[0].move.uci)
        parts = self._listed([defence.move for defence in group], before, Tone.DEFENCE)
        name: Hashable = group[0].move.uci
        below: Callable[[], Iterable[TreeRow]] | None = None
        if len(group) > 1:
            name = "group", _answers(group[0])
            below = partial(map, partial(self._group, before), group)
        elif len(answers) == 1:
            below = self._below(answers[0], line)
        elif answers:
            below = partial(map, partial(self._answer, line), answers)
        if len(answers) == 1:
            parts += self._attack(answers[0], line, Tone.ATTACK)
        else:
            parts += self._listed([attack.move for attack in answers], line, Tone.ATTACK)
        if answers:
            line = (*line, answers[0].move.uci)
        mark = Mark.DUAL if any(defence.is_dual for defence in group) else Mark.NONE
        return TreeRow(name, parts, line, mark, below)

    def _answer(self, before: Line, attack: Attack) -> TreeRow:
        parts = self._attack(attack, before, Tone.ATTACK)
        line = (*before, attack.move.uci)
        return TreeRow(attack.move.uci, parts, line, Mark.NONE, self._below(attack, before))

    def _listed(
        self, moves: Sequence[Move], before: Line, tone: Tone, opening: str = "", closing: str = ""
    ) -> tuple[Part, ...]:
        """Return moves side by side, the first numbered, and the number of those left out."""
        parts = []
        for place, move in enumerate(moves[:_MOST_NAMED]):
            line = (*before, move.uci)
            text = self._san(move, line)
            if not place:
                text = f"{opening}{_number(line)}{text}"
            parts.append(Part(text + ("," if place < len(moves) - 1 else closing), tone, line))
        if len(moves) > _MOST_NAMED:
            more = self._words.more(len(moves) - _MOST_NAMED)
            parts.append(Part(more + closing, Tone.ASIDE))
        return tuple(parts)

    def _attack(self, attack: Attack, before: Line, tone: Tone, sign: str = "") -> tuple[Part, ...]:
        """Return a move of the attacker with its threats in brackets."""
        line = (*before, attack.move.uci)
        parts = [Part(f"{_number(line)}{self._san(attack.move, line)}{sign}", tone, line)]
        if attack.is_zugzwang:
            parts.append(Part(f"({self._words.zugzwang})", Tone.ASIDE))
        threats = [threat.move for threat in attack.threats]
        return (*parts, *self._listed(threats, (*line, PASS), Tone.ASIDE, "(", ")"))

    def _below(self, attack: Attack, before: Line) -> Callable[[], Iterable[TreeRow]] | None:
        """Return a maker of the rows below a move of the attacker: long threats, then defences."""
        if attack.defences or any(threat.defences for threat in attack.threats):
            return partial(self._play, attack, (*before, attack.move.uci))
        return None

    def _play(self, attack: Attack, line: Line) -> Iterator[TreeRow]:
        passed = (*line, PASS)
        for threat in attack.threats:
            if threat.defences:
                word = Part(self._words.threat, Tone.ASIDE)
                parts = (word, *self._attack(threat, passed, Tone.ATTACK))
                uci = threat.move.uci
                below = self._below(threat, passed)
                yield TreeRow(("threat", uci), parts, (*passed, uci), Mark.NONE, below)
        threats = {threat.move for threat in attack.threats}
        yield from self.variations(attack.defences, line, threats)


def _answers(defence: Defence) -> tuple[Move, ...]:
    # With their SAN: a capture after one defence may be none after another.
    return tuple(answer.move for answer in defence.answers)


def _number(line: Line) -> str:
    """Return the number before the last move of a line: "2." of an attack, else "2…"."""
    plies = len(line) - 1
    return f"{plies // 2 + 1}{'…' if plies % 2 else '.'}"


Index: TypeAlias = QModelIndex | QPersistentModelIndex
Path: TypeAlias = tuple[Hashable, ...]
"""The names of the rows that lead to one, which are the same in another solution of a problem."""

ROW = Qt.ItemDataRole.UserRole + 1
"""The role of the TreeRow."""
_NO_INDEX = QModelIndex()


class SolutionModel(Described, QAbstractItemModel):
    """A tree of the keys of a solution and their variations.

    Rows have numbers in the order of their making, -1 for the root, so that stale indexes of Qt are
    harmless.

    Attributes:
        solution: the solution shown, if any.
    """

    def __init__(
        self, words: TreeWords, marks: dict[Mark, str], parent: QObject | None = None
    ) -> None:
        """Prepare to show solutions; `marks` has the accessible words of marks."""
        super().__init__(parent)
        self._words = words
        self._marks = marks
        self.solution: Solution | None = None
        self._rows: list[tuple[TreeRow, int, int]] = []
        """Each with the number of its parent, and its place there."""
        self._known: dict[int, range] = {-1: range(0)}
        """The numbers of child rows, as far as they are made."""

    def show(self, solution: Solution | None, meant: Collection[str] = ()) -> None:
        """Show another solution, or none; `meant` are the author's keys."""
        self.beginResetModel()
        self.solution = solution
        self._rows = []
        self._known = {}
        self._add(-1, () if solution is None else tree_rows(solution, self._words, meant))
        self.endResetModel()

    def path_of(self, index: Index) -> Path:
        """Return the names of the rows that lead to one; () for no row."""
        names: list[Hashable] = []
        number = self._number(index)
        while number >= 0:
            row, number, _ = self._rows[number]
            names.append(row.name)
        return tuple(reversed(names))

    def index_of(self, path: Path) -> QModelIndex:
        """Return the row that some names lead to, or an invalid index."""
        found = -1
        for name in path:
            numbers = (each for each in self._below(found) if self._rows[each][0].name == name)
            if (number := next(numbers, None)) is None:
                return _NO_INDEX
            found = number
        return self._index(found)

    # --- for Qt's views ---------------------------------------------------------------------

    def index(self, row: int, column: int, parent: Index = _NO_INDEX) -> QModelIndex:
        numbers = self._below(self._number(parent))
        return self._index(numbers[row]) if not column and 0 <= row < len(numbers) else _NO_INDEX

    def parent(self, child: Index) -> QModelIndex:  # type: ignore[override]
        number = self._number(child)
        return self._index(self._rows[number][1]) if number >= 0 else _NO_INDEX

    def rowCount(self, parent: Index = _NO_INDEX) -> int:
        return len(self._below(self._number(parent)))

    def columnCount(self, parent: Index = _NO_INDEX) -> int:
        return 1

    def hasChildren(self, parent: Index = _NO_INDEX) -> bool:
        number = self._number(parent)
        return self._rows[number][0].below is not None if number >= 0 else bool(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        number = self._number(index)
        if number < 0:
            return None
        row = self._rows[number][0]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.text
            case Qt.ItemDataRole.AccessibleTextRole:
                mark = self._marks.get(row.mark)
                return f"{row.text}, {mark}" if mark else row.text
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self.described
        return row if role == ROW else None

    # --- numbers -----------------------------------------------------------------------------

    def _add(self, above: int, rows: Iterable[TreeRow]) -> None:
        first = len(self._rows)
        self._rows += [(row, above, place) for place, row in enumerate(rows)]
        self._known[above] = range(first, len(self._rows))

    def _below(self, number: int) -> range:
        if number not in self._known:
            below = self._rows[number][0].below
            self._add(number, below() if below is not None else ())
        return self._known[number]

    def _number(self, index: Index) -> int:
        """Return the number of a row, -1 for none, or for one that is gone."""
        number = int(index.internalId()) if index.isValid() and index.model() is self else -1
        return number if number < len(self._rows) else -1

    def _index(self, number: int) -> QModelIndex:
        return self.createIndex(self._rows[number][2], 0, number) if number >= 0 else _NO_INDEX
