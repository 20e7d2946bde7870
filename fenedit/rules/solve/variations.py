"""The play after a first move, in SAN and UCI: threats, defences, what answers them, and duals."""

from functools import cached_property
from typing import Any

import chess

from fenedit.rules.solve.mating import mates
from fenedit.rules.solve.move_generation import (
    BITS,
    CASTLING,
    EN_PASSANT,
    KING,
    KNIGHT,
    PAWN,
    State,
    Step,
    checkers,
    legal_steps,
    made,
    man_of,
    passed,
    uci_of,
)
from fenedit.rules.solve.search import Search, Searcher
from fenedit.rules.solve.solution import Attack, Defence, Move, SetPlay


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
        return legal_steps(self._state, self._white)

    def move(self, step: Step) -> Move:
        """Return a legal move as it is written."""
        after = made(self._state, step)
        mark = ""
        if checkers(after, not self._white):
            mark = "+" if legal_steps(after, not self._white) else "#"
        return self.marked(step, mark)

    def marked(self, step: Step, mark: str) -> Move:
        """Return a legal move whose mark is known: "+", "#" or ""."""
        return Move(uci_of(step, self._chess960), self._san(step) + mark)

    def _san(self, step: Step) -> str:
        origin, target = step & 63, step >> 6 & 63
        if step & CASTLING:
            return "O-O" if target > origin else "O-O-O"
        man = man_of(step)
        name = chess.SQUARE_NAMES[target]
        takes = "x" if step & EN_PASSANT or self._state[7] & BITS[target] else ""
        if man == PAWN:
            start = chess.FILE_NAMES[origin & 7] if takes else ""
            promoted = step >> 12 & 7
            end = "=" + chess.piece_symbol(promoted).upper() if promoted else ""
            return start + takes + name + end
        letter = chess.piece_symbol(man).upper()
        return letter + ("" if man == KING else self._which(man, origin, target)) + takes + name

    def _which(self, man: int, origin: int, target: int) -> str:
        """Return what of its origin tells a man from others that can go to the same square."""
        alike = self._state[man - 1] & self._state[6]
        if not alike & (alike - 1):
            return ""
        others = [
            step & 63
            for step in self.steps
            if step >> 6 & 63 == target and man_of(step) == man and step & 63 != origin
        ]
        if not others:
            return ""
        if all(square & 7 != origin & 7 for square in others):
            return chess.FILE_NAMES[origin & 7]
        if all(square >> 3 != origin >> 3 for square in others):
            return chess.RANK_NAMES[origin >> 3]
        return chess.SQUARE_NAMES[origin]


class Variations:
    """Writes down the play of one side's mates.

    Attributes:
        was_cut: whether some play was left out because there was no room for it.
    """

    def __init__(self, searcher: Searcher[Any, Any], white: bool, chess960: bool) -> None:
        """White attacks, or Black does."""
        self.was_cut = False
        self._searcher = searcher
        self._white = white
        self._chess960 = chess960
        self._written = 0

    def attack(self, after: State, move: Move, mates_in: int, size: int) -> Search[Attack]:
        """Return a move of the attacker with all that follows in the position after it.

        Where it does not mate in so many moves, its refutations have no answer. There is room for
        `size` moves of the attacker; what finds none is cut.
        """
        return self._attack(after, move, mates_in, self._written + size)

    def set_play(self, state: State, moves: int, size: int) -> Search[SetPlay]:
        """Return the defender's moves that have an answer, were it his turn.

        The attacker is to move, and not in check; answers mate in so many moves. There is room for
        `size` moves of the attacker.
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
        is_check = bool(checkers(after, not self._white))
        threats: tuple[Attack, ...] = ()
        steps: list[Step] = []
        if not is_check:
            waiting = passed(after)
            steps, soonest = yield from self._answers(waiting, mates_in - 1)
            # Threats leave room for defences, of which there are more.
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
            # Where there is much to write, what a threat leads to is written once.
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
        steps = mates(state, self._white)
        if steps:
            return steps, 1
        for soonest in range(2, moves + 1):
            candidates = legal_steps(state, self._white)
            steps = yield from self._those_that_mate(state, candidates, soonest)
            if steps:
                return steps, soonest
        return [], 0

    def _surviving(
        self, state: State, moves: int, threats: list[Step]
    ) -> Search[tuple[list[Step], int]]:
        """Return the threats that still mate in so many moves, and when the last of them does."""
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
            node = searcher.rules.node_of(made(state, step), attacking=False)
            if (yield from searcher.is_lost(node, moves - 1)):
                found.append(step)
        return found


def _are_several(steps: list[Step]) -> bool:
    """Tell whether answers differ by more than what a pawn becomes, a queen or a lesser slider.

    A queen that mates where a rook or a bishop would do is not counted as a dual.
    """
    plain = {step & ~(7 << 12) if step >> 12 & 7 > KNIGHT else step for step in steps}
    return len(plain) > 1
