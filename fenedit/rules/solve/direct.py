"""Solves direct mates: every key with its play, in SAN and UCI.

`DirectMate` and `gather` are separate, so that processes can share the first moves of a problem.
Keys can be reported before their play is written.

Rights to castle and to capture en passant are those that the position claims; draws by repetition
or by counting moves are ignored. Promotions to different pieces are different moves, and different
keys; a queen that mates where a rook or a bishop would do is not a dual, though. A defence's
answers are those that mate soonest; several that take all the available moves are a dual. In
problems of three moves and more, duals on the last move are marked, but leave a problem sound.
"""

from collections.abc import Generator, Iterable, Iterator
from functools import cached_property

from fenedit.notation.position import FILES, RANKS, WHITE, Position, square_name
from fenedit.rules.solve.move_generation import (
    CASTLING,
    EN_PASSANT,
    KING,
    KNIGHT,
    LETTERS,
    PAWN,
    State,
    Step,
    checkers,
    is_attacked,
    legal_steps,
    made,
    mates,
    moved_by,
    passed,
    state_of,
    uci_of,
)
from fenedit.rules.solve.search import Answer, Search, Searcher
from fenedit.rules.solve.solution import (
    Attack,
    Defence,
    FirstMove,
    Move,
    SetPlay,
    Solution,
    Try,
    Verdict,
    Wanted,
)


class Speller:
    """Writes the legal moves of one position."""

    def __init__(self, state: State, white: bool, chess960: bool) -> None:
        """White is to move, or Black."""
        self._state = state
        self._white = white
        self._chess960 = chess960

    @cached_property
    def steps(self) -> list[Step]:
        """All legal moves."""
        return _in_order(legal_steps(self._state, self._white))

    def move(self, step: Step) -> Move:
        """Return a legal move in SAN and UCI."""
        after = made(self._state, step)
        mark = ""
        if checkers(after):
            mark = "+" if legal_steps(after, not self._white) else "#"
        return self.marked(step, mark)

    def marked(self, step: Step, mark: str) -> Move:
        """Return a legal move whose mark is known: "+", "#" or ""."""
        return Move(uci_of(step, self._chess960), self._san(step) + mark)

    def _san(self, step: Step) -> str:
        origin, target = step & 63, step >> 6 & 63
        if step & CASTLING:
            return "O-O" if target > origin else "O-O-O"
        piece = moved_by(step)
        name = square_name(target)
        takes = "x" if step & EN_PASSANT or self._state[0][target] else ""
        if piece == PAWN:
            start = FILES[origin & 7] if takes else ""
            promoted = step >> 12 & 7
            end = "=" + LETTERS[promoted] if promoted else ""
            return start + takes + name + end
        letter = LETTERS[piece]
        return letter + ("" if piece == KING else self._which(origin, target)) + takes + name

    def _which(self, origin: int, target: int) -> str:
        """Return the part of the origin that distinguishes a piece from others."""
        board, own, _ = self._state
        alike = bytes(
            square for square in own if square != origin and board[square] == board[origin]
        )
        if not is_attacked(board, target, alike):
            return ""
        others = [
            step & 63
            for step in legal_steps(self._state, self._white)
            if step >> 6 & 63 == target and step & 63 in alike
        ]
        if not others:
            return ""
        if all(square & 7 != origin & 7 for square in others):
            return FILES[origin & 7]
        if all(square >> 3 != origin >> 3 for square in others):
            return RANKS[origin >> 3]
        return square_name(origin)


class Variations:
    """Writes the play of one side's mates.

    Attributes:
        was_cut: whether some play was left out because there was no room for it.
    """

    def __init__(self, searcher: Searcher, white: bool, chess960: bool) -> None:
        """White attacks, or Black does."""
        self.was_cut = False
        self._searcher = searcher
        self._white = white
        self._chess960 = chess960
        self._written = 0

    def attack(self, after: State, move: Move, mates_in: int, size: int) -> Search[Attack]:
        """Return a move of the attacker with all its play.

        If it does not mate in time, its refutations have no answer. Play of more than `size` moves
        of the attacker is cut.
        """
        return self._attack(after, move, mates_in, self._written + size)

    def set_play(self, state: State, moves: int, size: int) -> Search[SetPlay]:
        """Return the defender's moves that have an answer, as if the defender were to move.

        The attacker is to move, and not in check; answers mate in at most `moves` moves. There
        is room for `size` moves of the attacker.
        """
        after = passed(state)
        speller = Speller(after, not self._white, self._chess960)
        defences = yield from self._defences(after, speller, moves, [], self._written + size)
        return SetPlay(tuple(defence for defence in defences if defence.answers))

    def _attack(self, after: State, move: Move, mates_in: int, limit: int) -> Search[Attack]:
        self._written += 1
        if mates_in == 1:
            return Attack(move, 1)
        if self._searcher.is_due():
            yield
        speller = Speller(after, not self._white, self._chess960)
        if self._written + len(speller.steps) > limit:
            self.was_cut = True
            return Attack(move, mates_in)
        is_check = bool(checkers(after))
        threats: tuple[Attack, ...] = ()
        steps: list[Step] = []
        if not is_check:
            waiting = passed(after)
            steps, soonest = yield from self._answers(waiting, mates_in - 1)
            # Threats leave room for defences, which are more numerous.
            room = self._written + (limit - self._written) // 2
            threats = yield from self._attacks(waiting, steps, soonest, room)
        defences = yield from self._defences(after, speller, mates_in - 1, steps, limit)
        is_zugzwang = not is_check and not threats
        return Attack(move, mates_in, threats, is_zugzwang, defences)

    def _defences(
        self, state: State, speller: Speller, moves: int, threats: list[Step], limit: int
    ) -> Search[tuple[Defence, ...]]:
        """Return all moves of the defender, those that parry every threat first."""
        found: list[tuple[Step, State, list[Step], int, bool]] = []
        for step in speller.steps:
            after = made(state, step)
            steps: list[Step] = []
            soonest = 1
            if moves > 1 and threats:
                steps, soonest = yield from self._surviving(after, moves, threats)
            meets = bool(steps)
            if not meets:
                steps, soonest = yield from self._answers(after, moves)
                meets = moves == 1 and not set(threats).isdisjoint(steps)
            found.append((step, after, steps, soonest, meets))
        found.sort(key=lambda item: (item[4], item[2]))
        defences = []
        for number, (step, after, steps, soonest, meets) in enumerate(found):
            room = self._written + (limit - self._written) // (len(found) - number)
            was_cut = self.was_cut
            # In long problems the play of a threat is written once.
            is_short = meets and moves > 2
            end = self._written if is_short else room
            answers = yield from self._attacks(after, steps, soonest, end)
            if is_short:
                self.was_cut = was_cut
            is_dual = not meets and soonest == moves and _are_several(steps)
            defences.append(Defence(speller.move(step), answers, is_dual, meets))
        return tuple(defences)

    def _attacks(
        self, state: State, steps: list[Step], mates_in: int, limit: int
    ) -> Search[tuple[Attack, ...]]:
        if not steps:
            return ()
        speller = Speller(state, self._white, self._chess960)
        attacks = []
        for number, step in enumerate(steps):
            if mates_in == 1:
                self._written += 1
                attacks.append(Attack(speller.marked(step, "#"), 1))
                continue
            room = self._written + (limit - self._written) // (len(steps) - number)
            attack = yield from self._attack(made(state, step), speller.move(step), mates_in, room)
            attacks.append(attack)
        return tuple(attacks)

    def _answers(self, state: State, moves: int) -> Search[tuple[list[Step], int]]:
        """Return the moves of the attacker that mate soonest, and when; none, 0 if too late."""
        steps = _in_order(mates(state, self._white))
        if steps:
            return steps, 1
        for soonest in range(2, moves + 1):
            candidates = _in_order(legal_steps(state, self._white))
            steps = yield from self._those_that_mate(state, candidates, soonest)
            if steps:
                return steps, soonest
        return [], 0

    def _surviving(
        self, state: State, moves: int, threats: list[Step]
    ) -> Search[tuple[list[Step], int]]:
        """Return the threats that still mate in time, and when the last of them does."""
        legal = set(legal_steps(state, self._white))
        able = [step for step in threats if step in legal]
        for soonest in range(1, moves + 1 if able else 1):
            steps = yield from self._those_that_mate(state, able, soonest)
            if steps:
                return steps, soonest
        return [], 0

    def _those_that_mate(
        self, state: State, candidates: list[Step], moves: int
    ) -> Search[list[Step]]:
        searcher = self._searcher
        found = []
        for step in candidates:
            if (yield from searcher.is_lost(made(state, step), moves - 1)):
                found.append(step)
        return found


def _in_order(steps: list[Step]) -> list[Step]:
    """Return moves in the order of print: the king's first, those of pawns last."""

    def order(step: Step) -> tuple[int, int, int, int]:
        piece = moved_by(step)
        return (
            0 if piece == KING else 2 if piece == PAWN else 1,
            -(step & 63),
            step & (CASTLING | EN_PASSANT),
            -(step & 0x7FC0),
        )

    return sorted(steps, key=order)


def _are_several(steps: list[Step]) -> bool:
    """Return whether answers differ by more than what a pawn becomes, a queen or a lesser slider.

    A queen that mates where a rook or a bishop would do is not counted as a dual.
    """
    plain = {step & ~(7 << 12) if step >> 12 & 7 > KNIGHT else step for step in steps}
    return len(plain) > 1


def gather(
    position: Position,
    mate: int,
    results: Iterable[FirstMove],
    set_play: SetPlay | None,
    first_moves: int,
) -> Solution:
    """Return the solution from results of first moves, in any order.

    The verdict is "unfinished", or not exact, if results are missing.
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
    )


class DirectMate:
    """A problem whose first moves are examined one by one; they share a cache.

    Args:
        position: one to play in (`rules.play.why_not`).
        mate: n of #n, at least 1.
        chess960: whether Chess960's rules hold.
        wanted: what is wanted besides the keys; see its defaults.

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
    ) -> None:
        self._state = state_of(position, chess960)
        self._mate = mate
        self._white = position.side_to_move == WHITE
        self._chess960 = chess960
        self._wanted = wanted or Wanted()
        self._searcher = Searcher(self._white)
        speller = Speller(self._state, self._white, chess960)
        self._steps = {speller.move(step): step for step in speller.steps}
        self.first_moves = tuple(sorted(self._steps, key=lambda move: (move.san, move.uci)))

    @property
    def nodes(self) -> int:
        """Positions searched so far."""
        return self._searcher.nodes

    def decide(self, move: Move) -> Iterator[int | FirstMove]:
        """Yield what `examine` does, but the result of a key has no play, and none is a try."""
        return self._reported(self._decided(move))

    def examine(self, move: Move) -> Iterator[int | FirstMove]:
        """Yield how many positions were searched, repeatedly, and finally the result.

        What was decided before is not searched again.
        """
        return self._reported(self._examined(move))

    def set_play(self) -> Iterator[int | SetPlay]:
        """Yield how many positions were searched, and finally the set play.

        There is none if it is not wanted, in a #1, or if the attacker is in check.
        """
        if (
            self._wanted.set_play
            and self._mate > 1
            and not checkers(self._state)
            and not checkers(passed(self._state))
        ):
            writer = Variations(self._searcher, self._white, self._chess960)
            search = writer.set_play(self._state, self._mate - 1, self._wanted.size)
            yield from self._reported(search)

    def _reported(self, search: Generator[None, None, Answer]) -> Iterator[int | Answer]:
        before = self.nodes
        while True:
            try:
                next(search)
            except StopIteration as end:
                yield end.value
                return
            yield self.nodes - before

    def _decided(self, move: Move) -> Search[FirstMove]:
        nodes = self.nodes
        after = made(self._state, self._steps[move])
        for moves in range(self._mate):
            if (yield from self._searcher.is_lost(after, moves)):
                attack = Attack(move, moves + 1)
                return FirstMove(move, attack, None, self.nodes - nodes, is_complete=False)
        return FirstMove(move, None, None, self.nodes - nodes, is_complete=True)

    def _examined(self, move: Move) -> Search[FirstMove]:
        nodes = self.nodes
        after = made(self._state, self._steps[move])
        attack = (yield from self._decided(move)).attack
        refutation = None
        if attack is None and self._wanted.tries and self._mate > 1:
            refutation = yield from self._refutation(after)
        writer = Variations(self._searcher, self._white, self._chess960)
        if refutation is not None:
            # The play of a try has less room than that of a key.
            size = self._wanted.size // 10
            attack = yield from writer.attack(after, move, self._mate, size)
        elif attack is not None:
            attack = yield from writer.attack(after, move, attack.mates_in, self._wanted.size)
        return FirstMove(move, attack, refutation, self.nodes - nodes, not writer.was_cut)

    def _refutation(self, after: State) -> Search[Move | None]:
        """Return the only defence that prevents mate in time, None if there are several."""
        found = yield from self._searcher.refutations(after, self._mate - 1, enough=2)
        if len(found) != 1:
            return None
        speller = Speller(after, not self._white, self._chess960)
        return speller.move(found[0])


def _verdict(keys: tuple[Attack, ...], short: tuple[Attack, ...], mate: int) -> Verdict:
    if short:
        return "short"
    if not keys:
        return "no-solution"
    if len(keys) > 1:
        return "cooked"
    # Duals on the last move of a longer problem are not a fault.
    return "duals" if _has_dual(keys[0], 1 if mate <= 2 else 2) else "sound"


def _has_dual(attack: Attack, least: int) -> bool:
    """Return whether a defence has a dual whose answers take at least `least` moves."""
    return any(_has_dual(threat, least) for threat in attack.threats) or any(
        (defence.is_dual and defence.answers[0].mates_in >= least)
        or any(_has_dual(answer, least) for answer in defence.answers)
        for defence in attack.defences
    )
