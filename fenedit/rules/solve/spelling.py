"""The moves of states in SAN and UCI."""

from functools import cached_property

import chess

from fenedit.rules.solve.men import (
    BITS,
    CASTLING,
    EN_PASSANT,
    KING,
    PAWN,
    State,
    Step,
    checkers,
    legal_steps,
    made,
    man_of,
    uci_of,
)
from fenedit.rules.solve.solution import Move


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
