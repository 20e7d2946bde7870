"""Lays a solution out as problem books print it: a row for each variation that is unfolded.

Defences with the same answer share a row, and so do defences that parry nothing. Tries have one row
that unfolds, and so has set play. A single reply continues the row.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from fenedit.notation.nags import JOINED, with_signs
from fenedit.notation.position import Square
from fenedit.notation.puzzle import text_in_letters
from fenedit.rules.moves.solutions import Role, SolutionTree, Step
from fenedit.rules.moves.tree import PASS, Node, Path
from fenedit.rules.solve.solution import Attack, Defence, Move, with_ep
from fenedit.ui.moves.layout import START, Fold, Layout, Paragraph, Run, Tone, unbroken

MOST_SHOWN = 1200
"""The rough number of rows that unfold at once, so that the window stays responsive."""
_FEW = 40
"""The rows that are unfolded from the start, below the keys' own variations."""
_FEW_KEYS = 3
_MOST_NAMED = 5
"""The most moves that a row names; it counts the others."""


class SolutionWords(NamedTuple):
    """The words of a solution beside its moves.

    Attributes:
        zugzwang: follows a move that threatens nothing.
        threat: precedes a threat.
        but: precedes the refutation of a try.
        others: names a number of moves that do not parry.
        more: names a number of moves for which there is no room.
        tries: names a number of tries.
        set_play: names the set play.
        marks: follow faulty moves, by their role; that of a defence marks duals.
    """

    zugzwang: str
    threat: str
    but: str
    others: Callable[[int], str]
    more: Callable[[int], str]
    tries: Callable[[int], str]
    set_play: str
    marks: dict[Role, str]


def solution_layout(
    tree: SolutionTree, letters: str, words: SolutionWords, unfolded: Container[Fold]
) -> Layout:
    """Return the layout of a solution, in the letters of a language or in figurines."""
    layout = Layout()
    ahead = [(0, row) for row in reversed(_Rows(layout, tree, letters, words).top())]
    while ahead:
        depth, row = ahead.pop()
        is_open = row.fold in unfolded and row.below is not None
        fold = row.fold if row.below is not None else None
        layout.paragraphs.append(Paragraph(depth, row.runs, True, fold, is_open))
        if row.below is not None and is_open:
            ahead += [(depth + 1, each) for each in reversed(row.below())]
        elif row.below is not None:
            layout.folded.append((row.fold, row.heads))
    return layout


def unfolded_at_first(tree: SolutionTree, words: SolutionWords) -> set[Fold]:
    """Return what is unfolded at first: the keys, and as many levels as keep it short."""
    keys = [row for row in _Rows(Layout(), tree, "en", words).top() if row.is_play]
    unfolded = {row.fold for row in keys} if len(keys) <= _FEW_KEYS else set()
    return unfolded | _unfolded(keys, unfolded, _FEW, whole_levels=True)


def more_unfolded(tree: SolutionTree, words: SolutionWords, unfolded: Container[Fold]) -> set[Fold]:
    """Return what to unfold next, level by level; only a part of a large solution."""
    top = _Rows(Layout(), tree, "en", words).top()
    return _unfolded(top, unfolded, MOST_SHOWN, whole_levels=False)


def _unfolded(
    level: list[_Row], unfolded: Container[Fold], most: int, *, whole_levels: bool
) -> set[Fold]:
    """Return folds that show about `most` more rows; only of variations in `whole_levels`."""
    found: set[Fold] = set()
    added = 0
    while level:
        opened, below = set(), []
        for row in level:
            if row.below is None or (whole_levels and not row.is_play):
                continue
            rows = row.below()
            below += rows
            if row.fold not in unfolded:
                opened.add(row.fold)
                added += len(rows)
            if added > most:
                return found if whole_levels else found | opened
        found |= opened
        level = below
    return found


class _At(NamedTuple):
    """A node, its path, and the move before it, or the en passant square of the start."""

    node: Node
    path: Path
    before: str | Square | None

    @property
    def role(self) -> Role | None:
        """The role that the solver gives the move; None for a move that was only played."""
        return self.node.role if isinstance(self.node, Step) else None

    @property
    def attack(self) -> Attack | None:
        """The move as one of the attacker."""
        return self.node.attack if isinstance(self.node, Step) else None

    @property
    def defence(self) -> Defence | None:
        """The move as one of the defender."""
        return self.node.defence if isinstance(self.node, Step) else None


class _Row(NamedTuple):
    """A row of the solution.

    Attributes:
        fold: its name, which is the same in another solution of the problem.
        runs: its text.
        heads: the paths whose continuations are below it.
        below: makes the rows below it; None if there are none.
        is_play: whether it is a variation, rather than a list of tries or of equal defences.
    """

    fold: Fold
    runs: list[Run]
    heads: tuple[Path, ...]
    below: Callable[[], list[_Row]] | None
    is_play: bool = True


class _Rows:
    """Makes the rows of a solution; their moves get places in a layout."""

    def __init__(
        self,
        layout: Layout,
        tree: SolutionTree,
        letters: str,
        words: SolutionWords,
    ) -> None:
        self._layout = layout
        self._tree = tree
        self._letters = tree.letters_for(letters)
        self._words = words

    def top(self) -> list[_Row]:
        """Return the topmost rows, of each twin."""
        rows: list[_Row] = []
        for at in (below := self._below(_At(self._tree.root, (), None))):
            if at.role is Role.TWIN:
                title = [Run(at.node.san, Tone.MAIN, self._place(at.path))]
                rows.append(_Row(self._fold("twin", at.path), title, (), None))
                rows += self._phase(at)
        return rows or self._phase(_At(self._tree.root, (), None), below)

    def _phase(self, above: _At, first: list[_At] | None = None) -> list[_Row]:
        """Return the rows of one problem: set play, tries, keys or whole solutions."""
        first = self._below(above) if first is None else first
        if [at.role for at in first] == [Role.HALF]:
            first = self._below(first[0])
        rows = []
        for at in first:
            if at.role is Role.PASS:
                title = [Run(self._words.set_play, Tone.ASIDE)]
                lines = [each for each in self._below(at) if each.role in (Role.LINE, Role.PASS)]
                maker = partial(self._lines, at, lines) if lines else self._maker(at)
                fold = self._fold("set", above.path)
                rows.append(_Row(fold, title, (at.path,), maker, is_play=bool(lines)))
        tries = [at for at in first if at.role is Role.TRY]
        if tries:
            title = [Run(self._words.tries(len(tries)), Tone.ASIDE)]
            heads = tuple(at.path for at in tries)
            below = partial(_all, self._first, tries)
            fold = self._fold("tries", above.path)
            rows.append(_Row(fold, title, heads, below, is_play=False))
        rows += [self._first(at) for at in first if at.role in (Role.KEY, Role.COOK, Role.SHORT)]
        rows += self._lines(above, [at for at in first if at.role is Role.LINE])
        return rows + self._played(first)

    def _lines(self, above: _At, below: list[_At]) -> list[_Row]:
        """Return the rows of whole solutions, each with all its moves."""
        rows, ahead = [], [[at] for at in reversed(below)]
        while ahead:
            line = ahead.pop()
            more = [at for at in self._below(line[-1]) if at.role in (Role.LINE, Role.PASS)]
            ahead += [[*line, at] for at in reversed(more)]
            if not more:
                moves = [at for at in line if at.role is not Role.PASS]
                runs = [
                    self._run(at, Tone.MOVE, is_numbered=is_first or self._is_numbered(at))
                    for at, is_first in zip(moves, (True, *[False] * len(moves)), strict=False)
                ]
                rows.append(_Row(self._fold("line", line[-1].path), runs, (above.path,), None))
            rows += self._played(self._below(line[-1]))
        return rows

    def _first(self, at: _At) -> _Row:
        """Return the row of a first move, with the refutation of a try."""
        role = at.role
        runs = self._attack(at, Tone.MOVE if role is Role.TRY else Tone.MAIN)
        for reply in self._below(at):
            if reply.role is Role.REFUTATION:
                runs += [Run(self._words.but, Tone.ASIDE), self._run(reply, Tone.MOVE)]
        if role in self._words.marks:
            runs.append(Run(self._words.marks[role], Tone.FAULT))
        fold = self._fold("first", at.path)
        return _Row(fold, runs, (at.path,), self._maker(at), is_play=role is not Role.TRY)

    def _play(self, at: _At) -> list[_Row]:
        """Return the rows after a move of the attacker, or after the pass before set play."""
        below = self._below(at)
        rows = []
        for passed in below:
            for threat in self._below(passed) if passed.role is Role.PASS else ():
                if _has_play(threat):
                    runs = [Run(self._words.threat, Tone.ASIDE), *self._attack(threat)]
                    fold = self._fold("threat", threat.path)
                    rows.append(_Row(fold, runs, (threat.path,), self._maker(threat)))
        groups: dict[tuple[Move, ...], list[_At]] = {}
        idle = []
        for each in below:
            defence = each.defence
            if defence is not None and defence.meets_threat:
                idle.append(each)
            elif defence is not None:
                # With their SAN: a capture after one defence may be none after another.
                answers = tuple(answer.move for answer in defence.answers)
                groups.setdefault(answers, []).append(each)
        rows += [self._group(group) for group in groups.values()]
        if len(idle) == 1:
            rows.append(self._group(idle))
        elif idle:
            rows.append(self._idle(at, idle))
        return rows + self._played(below)

    def _idle(self, at: _At, idle: list[_At]) -> _Row:
        """Return the row of all defences that parry nothing."""
        threats = [threat.move for threat in at.attack.threats] if at.attack is not None else []
        # Some may allow the threat as a capture, or more than the threat.
        answers = [answer for each in idle for answer in self._below(each)]
        carried = (answer for answer in answers if _move(answer) in threats)
        answer = next(carried, answers[0])
        named = f"{self._number(idle[0].path)}{self._words.others(len(idle))}"
        runs = [Run(unbroken(named), Tone.ASIDE), *self._attack(answer)]
        fold, heads = self._fold("idle", at.path), tuple(each.path for each in idle)
        return _Row(fold, runs, heads, partial(_all, self._single, idle), is_play=False)

    def _single(self, at: _At) -> _Row:
        return self._group([at])

    def _group(self, group: list[_At]) -> _Row:
        """Return the row of a defence, or of several with the same answers."""
        at = group[0]
        fold = self._fold("group" if len(group) > 1 else "defence", at.path)
        runs = self._listed(group, Tone.MOVE)
        is_dual = any(_is_dual(each) for each in group)
        answers = self._answers(at)
        runs += self._answered(answers)
        rest: Callable[[], list[_Row]] = partial(_all, self._single, group)
        if len(group) == 1:
            while len(answers) == 1 and (reply := self._only_reply(answers[0])) is not None:
                at, answers = reply, self._answers(reply)
                is_dual = is_dual or _is_dual(at)
                runs += [self._run(at, Tone.MOVE, is_numbered=False), *self._answered(answers)]
            rest = partial(self._after, at, answers)
        if is_dual:
            runs.append(Run(self._words.marks[Role.DEFENCE], Tone.FLAW))
        is_folded = len(group) > 1 or len(answers) > _MOST_NAMED
        has_more = is_folded or len(self._below(at)) > len(answers)
        has_more = has_more or any(_has_play(answer) for answer in answers)
        heads = tuple(each.path for each in group)
        return _Row(fold, runs, heads, rest if has_more else None, is_play=not is_folded)

    def _after(self, at: _At, answers: list[_At]) -> list[_Row]:
        """Return the rows after a defence: the play after its answers."""
        rows = self._play(answers[0]) if len(answers) == 1 else map(self._answer, answers)
        return [*rows, *self._played(self._below(at))]

    def _answer(self, at: _At) -> _Row:
        fold = self._fold("answer", at.path)
        return _Row(fold, self._attack(at), (at.path,), self._maker(at))

    def _played(self, below: Iterable[_At]) -> list[_Row]:
        """Return the rows of moves that were played, but are not part of the solution."""
        return [self._line(at) for at in below if at.role is None]

    def _line(self, at: _At) -> _Row:
        fold, runs, heads = self._fold("played", at.path), [self._run(at, Tone.MOVE)], (at.path,)
        while len(below := self._below(at)) == 1:
            at = below[0]
            runs.append(self._run(at, Tone.MOVE, is_numbered=self._is_numbered(at)))
        return _Row(fold, runs, heads, partial(_all, self._line, below) if below else None)

    # --- parts of rows -----------------------------------------------------------------------

    def _attack(self, at: _At, tone: Tone = Tone.MOVE) -> list[Run]:
        """Return a move of the attacker with its threats in brackets."""
        runs = [self._run(at, tone)]
        if at.attack is not None and at.attack.is_zugzwang:
            runs.append(Run(f"({self._words.zugzwang})", Tone.ASIDE))
        for passed in self._below(at):
            if passed.role is Role.PASS:
                runs.append(Run("(", Tone.ASIDE, self._place(passed.path)))
                runs += self._listed(self._below(passed), Tone.ASIDE)
                runs.append(Run(")", Tone.ASIDE, glued=True))
        return runs

    def _answered(self, answers: list[_At]) -> list[Run]:
        if len(answers) == 1:
            return self._attack(answers[0])
        return self._listed(answers, Tone.MOVE)

    def _listed(self, moves: Sequence[_At], tone: Tone) -> list[Run]:
        """Return moves side by side, the first with its number, and how many were left out."""
        runs: list[Run] = []
        for number, at in enumerate(moves[:_MOST_NAMED]):
            runs.append(self._run(at, tone, is_numbered=number == 0))
            if number < len(moves) - 1:
                runs.append(Run(",", tone, glued=True))
        if len(moves) > _MOST_NAMED:
            runs.append(Run(self._words.more(len(moves) - _MOST_NAMED), Tone.ASIDE))
        return runs

    def _run(self, at: _At, tone: Tone, *, is_numbered: bool = True) -> Run:
        node = at.node
        text = text_in_letters(node.san, self._letters)
        if node.uci != PASS:
            text = with_ep(text, _move(at), at.before).replace(" ", "\u00a0")
        text = with_signs(text, (nag for nag in node.nags if nag in JOINED))
        if is_numbered:
            text = self._number(at.path) + text
        return Run(unbroken(text), tone, self._place(at.path))

    # --- the tree ----------------------------------------------------------------------------

    def _below(self, at: _At) -> list[_At]:
        before = at.node.uci or self._tree.start.ep_square
        children = enumerate(at.node.children)
        return [_At(node, (*at.path, number), before) for number, node in children]

    def _answers(self, at: _At) -> list[_At]:
        return [each for each in self._below(at) if each.role is not None]

    def _only_reply(self, at: _At) -> _At | None:
        """Return the only reply to a move of the attacker, if nothing else follows it."""
        below = self._below(at)
        is_only = len(below) == 1 and below[0].role is Role.DEFENCE
        return below[0] if is_only else None

    def _maker(self, at: _At) -> Callable[[], list[_Row]] | None:
        return partial(self._play, at) if _has_play(at) else None

    def _fold(self, word: str, path: Path) -> Fold:
        return word, *(node.uci for node in self._tree.moves_to(path))

    def _number(self, path: Path) -> str:
        """Return the number of a move: "1." of the attacker, "1…" of the defender."""
        return self._tree.number_at(len(path), first=True)

    def _is_numbered(self, at: _At) -> bool:
        return self._number(at.path).endswith(".")

    def _place(self, path: Path) -> int:
        place = START
        for number in path:
            place = self._layout.place(place, number)
        return place


def _all(make: Callable[[_At], _Row], some: Iterable[_At]) -> list[_Row]:
    return [make(at) for at in some]


def _move(at: _At) -> Move:
    return Move(at.node.uci, at.node.san)


def _is_dual(at: _At) -> bool:
    return at.defence is not None and at.defence.is_dual


def _has_play(at: _At) -> bool:
    """Return whether a move has rows below it: defences, play after a threat, or played moves."""

    def replies(node: Node) -> Iterator[bool]:
        for child in node.children:
            if isinstance(child, Step) and child.role is Role.PASS:
                yield any(any(replies(threat)) for threat in child.children)
            else:
                yield not isinstance(child, Step) or child.role is Role.DEFENCE

    return any(replies(at.node))
