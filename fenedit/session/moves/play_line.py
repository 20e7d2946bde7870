"""Plays a line of moves from a position, and writes it."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, replace

from fenedit.notation.pgn import format_game
from fenedit.notation.position import EMPTY, WHITE, Position, Square, side_of
from fenedit.rules.play import (
    LegalMove,
    PlayError,
    landing_squares,
    legal_moves,
    played,
    to_board,
    why_not,
)
from fenedit.rules.writing import EpCustom, in_conventions


@dataclass(frozen=True, slots=True)
class PlayLine:
    """Moves from a position, and how many of them have been made.

    Attributes:
        positions: the start, and what each move leads to.
        chess960: whether castling follows Chess960's rules.
        moves: all moves of the line, those ahead included.
        index: how many of them have been made, 0 at the start.
    """

    positions: tuple[Position, ...]
    chess960: bool
    moves: tuple[LegalMove, ...] = ()
    index: int = 0

    @property
    def start(self) -> Position:
        """The first position."""
        return self.positions[0]

    @property
    def position(self) -> Position:
        """The position after the moves made."""
        return self.positions[self.index]

    @property
    def last_move(self) -> LegalMove | None:
        """The move that led to `position`, None at the start."""
        return self.moves[self.index - 1] if self.index else None

    @property
    def legal_moves(self) -> tuple[LegalMove, ...]:
        """The legal next moves."""
        return legal_moves(self.position, self.chess960)

    def landings(self, move: LegalMove) -> frozenset[Square]:
        """Return the squares to which a piece may be dragged to make a legal move."""
        return frozenset(landing_squares(move, self.chess960))

    def why_not(self, start: Square, end: Square) -> str:
        """Return why a piece cannot move to a square, "" if it can.

        "turn": the other side has the move. "check": the king would be left in check. Otherwise
        "illegal".
        """
        if any(move.origin == start and end in self.landings(move) for move in self.legal_moves):
            return ""
        position = self.position
        piece = position.placement[start]
        if piece == EMPTY:
            return "illegal"
        if side_of(piece) != position.side_to_move:
            return "turn"
        moves = to_board(position, self.chess960).pseudo_legal_moves
        leaves = any(move.from_square == start and move.to_square == end for move in moves)
        return "check" if leaves else "illegal"

    def written(self, custom: EpCustom) -> Position:
        """Return the position; after a move, with an en passant square by a custom."""
        position = self.position
        if not self.index or position.ep_square is None:
            return position
        return in_conventions(position, ep=custom, castling="held", chess960=self.chess960).position

    def with_move(self, uci: str) -> PlayLine:
        """Return the line after one more move; another one than the next replaces all ahead.

        Raises:
            PlayError: it is not legal.
        """
        move = next((move for move in self.legal_moves if move.uci == uci), None)
        if move is None:
            raise PlayError("illegal-move", uci)
        if self.moves[self.index : self.index + 1] == (move,):
            return self.at(self.index + 1)
        made = self.index + 1
        positions = (*self.positions[:made], played(self.position, uci, self.chess960))
        return PlayLine(positions, self.chess960, (*self.moves[: self.index], move), made)

    def at(self, index: int) -> PlayLine:
        """Return the line after another number of moves."""
        return replace(self, index=max(0, min(index, len(self.moves))))

    def numbers(self) -> Iterator[str]:
        """Yield the number before each move: "1.", "", or "1…" before a first move of Black's."""
        for ply, position in enumerate(self.positions[:-1]):
            if position.side_to_move == WHITE:
                yield f"{position.fullmove_number}."
            else:
                yield "" if ply else f"{position.fullmove_number}…"

    @property
    def result(self) -> str:
        """The result of the whole line in PGN, "*" for none."""
        last = self.positions[-1]
        end = why_not(last, self.chess960) if self.moves else None
        if end is None or end.code not in ("play-mate", "play-stalemate"):
            return "*"
        if end.code == "play-stalemate":
            return "1/2-1/2"
        return "0-1" if last.side_to_move == WHITE else "1-0"


def san_text(line: PlayLine) -> str:
    """Return the whole line as SAN with move numbers, such as "1. e4 e5 2. Nf3"."""
    words = []
    for number, move in zip(line.numbers(), line.moves, strict=True):
        words += [number.replace("…", "...")] if number else []
        words.append(move.san)
    return " ".join(words)


def pgn_text(line: PlayLine) -> str:
    """Return the whole line as a game of PGN."""
    words = f"{san_text(line)} {line.result}".strip()
    # PGN standard, 8.2.1.
    movetext = "\n".join(textwrap.wrap(words, 79, break_on_hyphens=False))
    return format_game(line.start, line.chess960, (("Result", line.result),), movetext)
