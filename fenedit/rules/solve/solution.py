"""Defines a solved problem, and prints its solution as problem books do.

A direct mate in n: the side to move (the attacker) mates in n moves at the latest, whatever the
other side (the defender) plays.

    1.d4! (2.Qe5#)
       1…Kxd4 2.Qf4#
       1…cxd3 e.p./R~ 2.Qf4#/Qg4#
    1.Qb4? (2.Qe5#) a5!

In print, the attacker's moves are numbered `1.`, the defender's `1…`, whichever of them has White.
A try has a question mark and its refutation after it, a key an exclamation mark; threats are in
brackets, `(zz)` is zugzwang. Answers with a stroke between them are a dual, or a choice that is no
fault. `R~` is any move of the only rook that moves. Defences that merely allow a threat are left
out, unless there are no others and no mate is threatened yet. Castling is `0-0`.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain
from typing import Literal, NamedTuple, TypeAlias

from fenedit.notation.languages import KINDS_IN_ORDER
from fenedit.notation.position import Position, Square, parse_square
from fenedit.notation.puzzle import in_letters, text_in_letters

Verdict: TypeAlias = Literal[
    "sound", "cooked", "no-solution", "short", "duals", "off", "unfinished"
]
"""The verdict on a problem with the stipulation #n.

- "sound": one key, no mate sooner, no dual of the grave kind.
- "cooked": several keys.
- "no-solution": no key.
- "short": the attacker mates in fewer moves than stipulated.
- "duals": one key, but a defence that parries every threat has several answers; in three moves
  and more those of the last move alone do not count.
- "off": the position cannot be played; see `Solution.problem`.
- "unfinished": stopped, before any of these was certain.
"""


class Move(NamedTuple):
    """A move.

    Attributes:
        uci: in UCI; castling in Chess960 as king takes rook.
        san: in SAN, with + and #.
    """

    uci: str
    san: str


class Attack(NamedTuple):
    """A move of the attacker that mates in a number of moves, and all defences.

    Attributes:
        move: the attacker's move.
        mates_in: the attacker's moves up to mate, this one included.
        threats: what the attacker would play next if the defender could pass; () for a mate, for
            a check (nothing else can be threatened), and in a block.
        is_zugzwang: whether nothing is threatened, so that only the duty to move loses (a block).
        defences: all legal moves of the defender, grouped by what answers them, those that parry
            every threat first; () for a mate, and where the play was not wanted or did not fit.
    """

    move: Move
    mates_in: int
    threats: tuple["Attack", ...] = ()
    is_zugzwang: bool = False
    defences: tuple["Defence", ...] = ()


class Defence(NamedTuple):
    """A move of the defender and all answers that mate in time.

    Attributes:
        move: the defender's move.
        answers: the moves of the attacker that mate soonest, in time; where a threat is carried
            out and is not mate yet, the threats alone, and in four moves and more without their
            play. () for the refutation of a try.
        is_dual: whether several answers count as a fault: the defence parries every threat, none
            of them mates before the last moment, and they differ by more than a queen that a
            pawn becomes where a rook or a bishop would do.
        meets_threat: whether a threat is simply carried out.
    """

    move: Move
    answers: tuple[Attack, ...]
    is_dual: bool = False
    meets_threat: bool = False


class Try(NamedTuple):
    """A first move that one defence refutes, or several, if Popeye was asked for such tries.

    Attributes:
        move: the first move.
        refutation: the defence.
        attack: its play.
        others: further refutations.
    """

    move: Move
    refutation: Move
    attack: Attack
    others: tuple[Move, ...] = ()


class SetPlay(NamedTuple):
    """Moves of the defender that the attacker could answer if it were the defender's turn."""

    defences: tuple[Defence, ...]


class Solution(NamedTuple):
    """The solution of a problem.

    Attributes:
        position: the problem.
        mate: n of #n.
        verdict: see `Verdict`.
        exact: whether the search for the verdict is complete.
        keys: first moves that mate in n, in the order of their SAN, with their play.
        short: first moves that mate sooner than in n.
        tries: first moves with a single refutation, if wanted.
        set_play: None if not wanted or impossible (the attacker is in check …).
        nodes: positions searched.
        seconds: how long it took.
        reason: for "off", the code of why nothing can be solved, as `rules.play.why_not` gives it.
    """

    position: Position
    mate: int
    verdict: Verdict
    exact: bool
    keys: tuple[Attack, ...] = ()
    short: tuple[Attack, ...] = ()
    tries: tuple[Try, ...] = ()
    set_play: SetPlay | None = None
    nodes: int = 0
    seconds: float = 0.0
    reason: str = ""


class Wanted(NamedTuple):
    """Parts of a solution that are wanted besides the keys.

    Attributes:
        tries: first moves with a single refutation.
        set_play: what would answer the defender's moves if it were the defender's turn.
        size: the most moves of the attacker in all the play after one first move; longer play is
            cut, evenly over its variations. With 0 no dual is seen, so that "sound" is not exact.
    """

    tries: bool = True
    set_play: bool = True
    size: int = 30_000


class Progress(NamedTuple):
    """The progress of a search: first moves decided, of how many, and the keys so far.

    When all are decided, their play is still to come.
    """

    done: int
    total: int
    keys: tuple[Move, ...]
    nodes: int


class FirstMove(NamedTuple):
    """The result of one first move.

    Attributes:
        move: the move.
        attack: its play if it mates in time, or if it is a try; else None.
        refutation: the only defence to a try; None for a key, and for any other move.
        nodes: positions looked at.
        is_complete: whether nothing of its play is missing.
    """

    move: Move
    attack: Attack | None
    refutation: Move | None
    nodes: int
    is_complete: bool

    @property
    def is_key(self) -> bool:
        """Return whether the move mates in time, perhaps sooner."""
        return self.attack is not None and self.refutation is None


INDENT = "   "
_FEWEST = 3
"""From this number on, moves of a piece that are all answered alike are written as one."""


class Words(NamedTuple):
    """Words of a solution in the language of the interface.

    Attributes:
        cook: written after each key that is not the author's.
        short: after a first move that mates sooner; `{mate}` is in how many moves.
        none: the whole text where nothing solves.
        stopped: the last line where not all was searched.
        set_play: above the set play.
        every: stands for all moves of the defender.
        others: stands for all but those that are named.
        recorded: for keys of a record, `{keys}`, that do not solve.
    """

    cook: str = "cook"
    short: str = "short: #{mate}"
    none: str = "No solution"
    stopped: str = "Stopped before the search was complete."
    set_play: str = "Set play"
    every: str = "any"
    others: str = "any other"
    recorded: str = "The record gives {keys} as the key."


ENGLISH = Words()


class _Text(NamedTuple):
    """Play as text: what continues a line, and the lines below it."""

    head: str
    below: tuple[str, ...] = ()


def solution_text(
    solution: Solution,
    language: str = "en",
    words: Words = ENGLISH,
    meant: Collection[str] = (),
    *,
    tries: Collection[str] = (),
    try_play: bool = False,
    abbreviated: bool = True,
) -> str:
    """Return a solution in problem notation: set play, tries, keys, short solutions.

    Args:
        solution: what was found; of one that is off, the text is "".
        language: a language of `notation.languages`, or "figurine".
        words: the text besides moves.
        meant: the author's keys, in SAN or UCI: they come first, and others are cooks. Without any,
            all keys but the first are cooks.
        tries: the tries that are written, in SAN or UCI; all without any.
        try_play: whether tries have their variations below them.
        abbreviated: whether all moves of the only piece of a kind are written as one, `R~`; not
            where some defences are left out.

    Raises:
        KeyError: there is no such language.
    """
    if solution.verdict == "off":
        return ""
    return "\n".join(_Writer(solution, language, words, try_play, abbreviated).lines(meant, tries))


def is_meant(move: Move, meant: Collection[str]) -> bool:
    """Return whether a move is among some in SAN or UCI."""
    names = (move.uci, move.san.rstrip("+#"))
    return any(text.rstrip("+#!?") in names for text in meant)


def failing(solution: Solution, meant: Iterable[str]) -> tuple[str, ...]:
    """Return those of some moves, in SAN or UCI, that do not solve; () if not all is known."""
    if not solution.exact:
        return ()
    found = [attack.move for attack in (*solution.keys, *solution.short)]
    return tuple(text for text in meant if not any(is_meant(move, (text,)) for move in found))


def move_text(move: Move, language: str, before: str | Square | None) -> str:
    """Return a move as written in solutions, after another one in UCI: see `with_ep`."""
    san = move.san.replace("O", "0") if move.san.startswith("O-O") else move.san
    return with_ep(text_in_letters(san, language), move, before)


def with_ep(text: str, move: Move, before: str | Square | None) -> str:
    """Return the text of a move, in any letters, with "e.p." if a pawn captures en passant.

    The move before, in UCI, or the en passant square of the position decides.
    """
    if "x" not in move.san or move.san[0] not in "abcdefgh":
        return text
    target = move.uci[2:4]
    if isinstance(before, str):
        # A square that was just passed is empty: a pawn that captures there captures en passant.
        file, ranks = target[0], (before[1:2], target[1], before[3:4])
        passed = before[:1] == before[2:3] == file and ranks in {("2", "3", "4"), ("7", "6", "5")}
    else:
        passed = before is not None and parse_square(target) == before
    bare = text.rstrip("+#!?")
    return f"{bare} e.p.{text.removeprefix(bare)}" if passed else text


def main_line(solution: Solution) -> tuple[Move, ...]:
    """Return the first key with the longest variation after it; () where there is no key.

    Of variations of one length, one that parries the threat goes before one that does not, and one
    without a dual before one with it.
    """
    line: list[Move] = []
    attack = solution.keys[0] if solution.keys else None
    while attack is not None:
        line.append(attack.move)
        answered = [defence for defence in attack.defences if defence.answers]
        if not answered:
            # A selfmate ends with the mate by the other side.
            line += [defence.move for defence in attack.defences[:1]]
            break
        defence = max(answered, key=_weight)
        line.append(defence.move)
        attack = defence.answers[0]
    return tuple(line)


class _Writer:
    """Writes one solution."""

    def __init__(
        self, solution: Solution, language: str, words: Words, try_play: bool, abbreviated: bool
    ) -> None:
        self._solution = solution
        self._try_play = try_play
        self._is_abbreviated = abbreviated
        self._language = language
        self._words = words

    def lines(self, meant: Collection[str], tries: Collection[str]) -> Iterator[str]:
        solution = self._solution
        if solution.set_play is not None and solution.set_play.defences:
            yield self._words.set_play
            groups = self._groups(solution.set_play.defences, None, 1)
            yield from (INDENT + line for line in self._numbered(groups, 1))
        for each in solution.tries:
            if tries and not is_meant(each.move, tries):
                continue
            refutations = (each.refutation, *each.others)
            refuted = "/".join(f"{self._move(move, each.move)}!" for move in refutations)
            threat = self._threat(each.attack, 1)
            yield f"1.{self._move(each.move, None)}?{threat} {refuted}"
            if self._try_play:
                yield from self._below(each.attack, 1, refutations)
        for key, is_cook in _keys(solution, meant):
            yield from self._first(key, f"! {self._words.cook * is_cook}".rstrip())
        for attack in solution.short:
            yield from self._first(attack, f"! {self._words.short.format(mate=attack.mates_in)}")
        if solution.exact and not (solution.keys or solution.short):
            yield self._words.none
        if not solution.exact:
            yield self._words.stopped

    def _first(self, attack: Attack, mark: str) -> Iterator[str]:
        yield f"1.{self._move(attack.move, None)}{mark}{self._threat(attack, 1)}"
        yield from self._below(attack, 1)

    def _below(
        self, attack: Attack, number: int, refutations: Collection[Move] = ()
    ) -> Iterator[str]:
        """Yield the lines below an attack: the play of its threats, then the other defences."""
        if attack.threats:
            text = self._alternatives(attack.threats, number + 1, None)
            yield from (INDENT + line for line in text.below)
        threatened = bool(attack.threats)
        groups = self._groups(attack.defences, attack.move, number, threatened, refutations)
        if not groups and any(threat.mates_in > 1 for threat in attack.threats):
            groups = self._idle(attack.defences, attack.move, number)
        yield from (INDENT + line for line in self._numbered(groups, number))

    def _numbered(self, groups: Iterable[_Text], number: int) -> Iterator[str]:
        for text in groups:
            yield f"{number}…{text.head}"
            yield from (INDENT + line for line in text.below)

    def _groups(
        self,
        defences: tuple[Defence, ...],
        before: Move | None,
        number: int,
        threatened: bool = False,
        refutations: Collection[Move] = (),
    ) -> list[_Text]:
        """Return defences with equal answers as one, in the order of the first of them.

        Those that merely allow a threat are left out.
        """
        moves = [defence.move for defence in defences]
        shown = (
            each
            for each in defences
            if not (threatened and each.meets_threat) and each.move not in refutations
        )
        return [
            _Text(f"{self._several(group, moves, before)} {text.head}".rstrip(), text.below)
            for text, group in self._by_answer(shown, number).items()
        ]

    def _idle(self, defences: tuple[Defence, ...], before: Move, number: int) -> list[_Text]:
        """Return defences that all allow a threat; most of those answered alike as "any"."""
        moves = [defence.move for defence in defences]
        groups = self._by_answer((each for each in defences if each.answers), number)
        most = max(groups.values(), key=len, default=[])
        named: list[_Text] = []
        rest: list[_Text] = []
        for text, group in groups.items():
            is_only = len(groups) == 1 < len(group)
            if is_only or (group is most and len(group) >= _FEWEST):
                name, where = self._words.every if is_only else self._words.others, rest
            else:
                name, where = self._several(group, moves, before), named
            where.append(_Text(f"{name} {text.head}", text.below))
        return named + rest

    def _by_answer(self, defences: Iterable[Defence], number: int) -> dict[_Text, list[Move]]:
        """Return answered moves by the text of their answer."""
        groups: dict[_Text, list[Move]] = {}
        for defence in defences:
            # In a selfmate each defence ends with the mate itself, so they stay apart.
            text = _Text("")
            if defence.answers:
                text = self._alternatives(defence.answers, number + 1, defence.move)
            groups.setdefault(text, []).append(defence.move)
        return groups

    def _several(self, group: list[Move], moves: list[Move], before: Move | None) -> str:
        """Return moves with strokes between them, all moves of the only piece of a kind as one."""
        written: list[str] = []
        for move in group:
            letter, origin = move.san[0], move.uci[:2]
            own = [each for each in moves if each.san[0] == letter and letter in KINDS_IN_ORDER]
            whole = self._is_abbreviated and len(own) >= _FEWEST
            whole = whole and all(each.uci[:2] == origin and each in group for each in own)
            text = in_letters(letter, self._language) + "~" if whole else self._move(move, before)
            if text not in written:
                written.append(text)
        return "/".join(written)

    def _alternatives(self, attacks: Sequence[Attack], number: int, before: Move | None) -> _Text:
        """Return attacks with strokes between them, and those with more play below."""
        texts = [self._continued(each, number, before) for each in attacks]
        if len(texts) == 1:
            return texts[0]
        moves = [self._move(each.move, before) for each in attacks]
        named = zip(texts, moves, strict=True)
        tails = [text.head.removeprefix(f"{number}.{move}") for text, move in named]
        head = f"{number}.{'/'.join(moves)}"
        if len(set(tails)) == 1 and not any(text.below for text in texts):
            # Each is followed by the same.
            return _Text(head + tails[0])
        below = (
            (text.head, *(INDENT + line for line in text.below))
            for text, tail in zip(texts, tails, strict=True)
            if tail or text.below
        )
        return _Text(head, tuple(chain.from_iterable(below)))

    def _continued(self, attack: Attack, number: int, before: Move | None) -> _Text:
        """Return an attack with the play after it, on its line if there is only one variation."""
        head = f"{number}.{self._move(attack.move, before)}{self._threat(attack, number)}"
        below = tuple(line.removeprefix(INDENT) for line in self._below(attack, number))
        groups = self._groups(attack.defences, attack.move, number)
        if len(groups) == 1 and not attack.threats:
            return _Text(f"{head} {groups[0].head}", groups[0].below)
        return _Text(head, below)

    def _threat(self, attack: Attack, number: int) -> str:
        if attack.is_zugzwang:
            return " (zz)"
        if not attack.threats:
            return ""
        return f" ({self._alternatives(attack.threats, number + 1, None).head})"

    def _move(self, move: Move, before: Move | None) -> str:
        ep_square = self._solution.position.ep_square
        return move_text(move, self._language, ep_square if before is None else before.uci)


def _keys(solution: Solution, meant: Collection[str]) -> list[tuple[Attack, bool]]:
    """Return keys and whether each is a cook, cooks last."""
    keys = solution.keys
    if not meant or len(keys) < 2:
        return [(key, number > 0) for number, key in enumerate(keys)]
    found = ((key, not is_meant(key.move, meant)) for key in keys)
    return sorted(found, key=lambda each: each[1])


def _weight(defence: Defence) -> tuple[int, bool, bool]:
    answer = defence.answers[0]
    return answer.mates_in, not defence.meets_threat, len(defence.answers) == 1
