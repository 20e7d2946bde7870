"""Direct mates: every key, and all that follows it.

`DirectMate.examine` and `gather` are the parts of an answer, so that processes can share the first
moves of a problem.

What counts: rights to castle and to take en passant are as the position claims them; draws by
repetition or by counting moves are none. Promotions to different pieces are different moves, and
different keys; that a queen mates where a rook or a bishop would do is no dual, though. A
defence's answers are those that mate soonest, for who can mate at once need not show how to wait;
it is a dual if there are several that take all the time there is. In problems of three moves and
more, duals on the last move are marked, but make a problem no less sound.
"""

from collections.abc import Generator, Iterable, Iterator
from typing import Final, TypeVar

from fenedit.notation.position import WHITE, Position
from fenedit.rules.play import to_board
from fenedit.rules.solve.backends import Backend, rules_for
from fenedit.rules.solve.move_generation import State, checkers, made, passed, state_of
from fenedit.rules.solve.search import Search, Searcher
from fenedit.rules.solve.solution import (
    Attack,
    FirstMove,
    Move,
    SetPlay,
    Solution,
    Try,
    Verdict,
    Wanted,
)
from fenedit.rules.solve.variations import Speller, Variations

_TRY_SHARE: Final = 10
"""How many times less room the play of a try has than that of a key."""

Answer = TypeVar("Answer")


def gather(
    position: Position,
    mate: int,
    results: Iterable[FirstMove],
    set_play: SetPlay | None,
    first_moves: int,
) -> Solution:
    """Return the solution that results of first moves make, which may come in any order.

    The verdict is "unfinished", or not exact, where not all `first_moves` that there are have one.
    """
    parts = sorted(results, key=lambda part: part.move.san)
    found = [part.attack for part in parts if part.attack is not None and part.is_key]
    keys = tuple(attack for attack in found if attack.mates_in == mate)
    short = tuple(attack for attack in found if attack.mates_in < mate)
    is_searched = len(parts) == first_moves
    verdict = _verdict(keys, short, mate)
    if not is_searched and verdict not in {"short", "cooked"}:
        verdict = "unfinished"
    is_read = all(part.is_complete for part in parts if part.is_key)
    return Solution(
        position,
        mate,
        verdict,
        exact=is_searched and (is_read or verdict != "sound"),
        keys=keys,
        short=short,
        tries=tuple(
            Try(part.move, part.refutation, part.attack)
            for part in parts
            if part.attack is not None and part.refutation is not None
        ),
        set_play=set_play,
        nodes=sum(part.nodes for part in parts),
        backend=parts[0].backend if parts else "python",
    )


class DirectMate:
    """A problem whose first moves are examined one by one; what one teaches helps the next.

    Args:
        position: one to play in (`rules.play.why_not`).
        mate: n of #n, at least 1.
        chess960: whether Chess960's rules hold.
        wanted: what is wanted beside the keys; see its defaults.
        backend: which one to search with; None for the fastest that there is.

    Attributes:
        first_moves: all legal moves, in the order of their SAN.
    """

    def __init__(
        self,
        position: Position,
        mate: int,
        chess960: bool = False,
        *,
        wanted: Wanted | None = None,
        backend: Backend | None = None,
    ) -> None:
        self._state = state_of(to_board(position, chess960))
        self._mate = mate
        self._white = position.side_to_move == WHITE
        self._chess960 = chess960
        self._wanted = wanted or Wanted()
        rules = rules_for(self._state, self._white, chess960, backend)
        self._backend = rules.name
        self._searcher = Searcher(rules)
        speller = Speller(self._state, self._white, chess960)
        self._steps = {speller.move(step): step for step in speller.steps}
        self.first_moves = tuple(sorted(self._steps, key=lambda move: (move.san, move.uci)))

    @property
    def nodes(self) -> int:
        """Positions looked at, by all searches so far."""
        return self._searcher.nodes

    def examine(self, move: Move) -> Iterator[int | FirstMove]:
        """Yield how many positions were looked at, again and again, and what was found last."""
        return self._told(self._examined(move))

    def set_play(self) -> Iterator[int | SetPlay]:
        """Yield how many positions were looked at, and the set play last.

        There is none where it is not wanted, in a #1, and where the attacker is in check.
        """
        if (
            self._wanted.set_play
            and self._mate > 1
            and not checkers(self._state, self._white)
            and not checkers(passed(self._state), not self._white)
        ):
            writer = Variations(self._searcher, self._white, self._chess960)
            search = writer.set_play(self._state, self._mate - 1, self._wanted.size)
            yield from self._told(search)

    def _told(self, search: Generator[None, None, Answer]) -> Iterator[int | Answer]:
        before = self.nodes
        while True:
            try:
                next(search)
            except StopIteration as end:
                yield end.value
                return
            yield self.nodes - before

    def _examined(self, move: Move) -> Search[FirstMove]:
        nodes = self.nodes
        after = made(self._state, self._steps[move])
        node = self._searcher.rules.node_of(after, attacking=False)
        mates_in = 0
        refutation = None
        for moves in range(self._mate):
            if (yield from self._searcher.is_lost(node, moves)):
                mates_in = moves + 1
                break
        else:
            if self._wanted.tries and self._mate > 1:
                refutation = yield from self._refutation(after)
        writer = Variations(self._searcher, self._white, self._chess960)
        attack = None
        if refutation is not None:
            size = self._wanted.size // _TRY_SHARE
            attack = yield from writer.attack(after, move, self._mate, size)
        elif mates_in:
            attack = yield from writer.attack(after, move, mates_in, self._wanted.size)
        return FirstMove(
            move,
            attack,
            refutation,
            self.nodes - nodes,
            is_complete=not writer.was_cut,
            backend=self._backend,
        )

    def _refutation(self, after: State) -> Search[Move | None]:
        """Return the only defence after which there is no mate in time, None if there are more."""
        node = self._searcher.rules.node_of(after, attacking=False)
        found = yield from self._searcher.refutations(node, self._mate - 1, enough=2)
        if len(found) != 1:
            return None
        speller = Speller(after, not self._white, self._chess960)
        moves = map(speller.move, speller.steps)
        return next(move for move in moves if move.uci == found[0])


def _verdict(keys: tuple[Attack, ...], short: tuple[Attack, ...], mate: int) -> Verdict:
    if short:
        return "short"
    if not keys:
        return "no-solution"
    if len(keys) > 1:
        return "cooked"
    # The last move of a longer problem may have duals without blame.
    return "duals" if _has_dual(keys[0], 1 if mate <= 2 else 2) else "sound"


def _has_dual(attack: Attack, moves: int) -> bool:
    """Tell whether a defence has a dual whose answers take so many moves or more."""
    return any(_has_dual(threat, moves) for threat in attack.threats) or any(
        (defence.is_dual and defence.answers[0].mates_in >= moves)
        or any(_has_dual(answer, moves) for answer in defence.answers)
        for defence in attack.defences
    )
