"""Compiles queries to functions that test records."""

from collections.abc import Callable, Iterable
from functools import cached_property
from hashlib import blake2b
from typing import Protocol

from fenedit.documents.entry import Entry
from fenedit.jobs.check_file import Level, Options, check_entry
from fenedit.jobs.check_file import Verdict as CheckVerdict
from fenedit.jobs.positions import is_of_chess960, operations_of_entry, position_of_entry
from fenedit.notation.epd.opcodes import Operand
from fenedit.notation.position import Position, other_side, piece_of
from fenedit.notation.query.terms import (
    THEME,
    Either,
    Is,
    Likeness,
    Not,
    Query,
    Repeated,
    Said,
    Term,
    Text,
    Trait,
    position_test,
)
from fenedit.notation.transform import mirror, swap_colours
from fenedit.rules.attacks import is_attacked
from fenedit.rules.play import facts, with_legal_ep

_VERDICTS: dict[Trait, tuple[CheckVerdict, Level]] = {
    "notfen": ("not-fen", "syntax"),
    "unplayable": ("not-playable", "playable"),
    "illegal": ("illegal", "full"),
    "ok": ("no-objection", "full"),
}
"""The verdicts of the check, with the level at which each is found."""


class Board(Protocol):
    """A board, and the state of the side to move."""

    def is_check(self) -> bool:
        """Return whether it is in check."""

    def is_checkmate(self) -> bool:
        """Return whether it is checkmated."""

    def is_stalemate(self) -> bool:
        """Return whether it is stalemated."""


class Subject:
    """A record of a file; `chess960` applies Chess960's rules also if it does not say so.

    Attributes:
        repeated: how an earlier record resembles it; set by the user of `SeenBefore`.
    """

    def __init__(self, entry: Entry, chess960: bool = False) -> None:
        self.repeated: frozenset[Likeness] = frozenset()
        self._entry = entry
        self._chess960 = chess960
        self._board: Board | None = None

    def stand_at(self, position: Position, board: Board) -> None:
        """Go to another position of the game."""
        self.position, self._board = position, board

    @cached_property
    def folded(self) -> str:
        """The whole record, its case folded."""
        return self._entry.whole.casefold()

    @cached_property
    def position(self) -> Position | None:
        """The position of the record; None if it has none."""
        return position_of_entry(self._entry)

    @cached_property
    def operations(self) -> Iterable[tuple[str, tuple[Operand, ...]]]:
        """Opcodes or tag names in lower case, with operands or values."""
        return operations_of_entry(self._entry)

    def has(self, trait: Trait) -> bool:
        """Return whether the record has a trait; "illegal" needs a proof without a search."""
        position = self.position
        if position is None:
            game = self._entry.game
            return trait == "notfen" or (trait == "chess960" and game is not None and game.chess960)
        if trait == "chess960":
            return self._says_chess960(position)
        if trait in _VERDICTS:
            wanted, level = _VERDICTS[trait]
            options = Options(level, self._chess960, budget=0)
            return check_entry(self._entry, options).verdict == wanted
        if self._board is not None:
            return _is_on(self._board, trait)
        side = position.side_to_move
        king = position.placement.find(piece_of("K", side))
        is_check = king >= 0 and is_attacked(position.placement, king, other_side(side))
        if trait == "check":
            return is_check
        if is_check != (trait == "mate"):
            return False
        known = facts(position, self.chess960(position))
        return known is not None and (known.checkmate if trait == "mate" else known.stalemate)

    def chess960(self, position: Position) -> bool:
        """Return whether Chess960's rules hold for the record's position."""
        return self._chess960 or self._says_chess960(position)

    def _says_chess960(self, position: Position) -> bool:
        game = self._entry.game
        if game is not None:
            return game.chess960
        return is_of_chess960(self._entry.text, position)


def _is_on(board: Board, trait: Trait) -> bool:
    if trait == "check":
        return board.is_check()
    return board.is_checkmate() if trait == "mate" else board.is_stalemate()


Test = Callable[[Subject], bool]
_COSTS: dict[type, int] = {Text: 0, Repeated: 1, Said: 3, Is: 4}


def compiled(query: Query) -> Test:
    """Return a function that tests whether a record matches a query."""
    tests = [_compiled(term) for term in sorted(query.terms, key=_cost)]
    return lambda subject: all(test(subject) for test in tests)


def _cost(term: Term) -> int:
    if isinstance(term, Either):
        return max(map(_cost, term.terms))
    return _COSTS.get(type(term.term if isinstance(term, Not) else term), 2)


def _compiled(term: Term) -> Test:
    match term:
        case Text():
            text = term.text.casefold()
            return lambda subject: text in subject.folded
        case Either():
            tests = [_compiled(each) for each in term.terms]
            return lambda subject: any(test(subject) for test in tests)
        case Not():
            denied = _compiled(term.term)
            return lambda subject: not denied(subject)
        case Said():
            return _said(term)
        case Is(trait):
            return lambda subject: subject.has(trait)
        case Repeated(likeness):
            return lambda subject: likeness in subject.repeated
    fits = position_test(term)

    def test(subject: Subject) -> bool:
        position = subject.position
        return position is not None and fits(position)

    return test


def said_names(term: Said) -> tuple[str, ...]:
    """Return the names of the operations and tags that a term searches."""
    return ("c5", "themes") if term.name == THEME else (term.name,)


def _said(term: Said) -> Test:
    names, text, numbers = said_names(term), term.text.casefold(), term.range

    def fits(operand: Operand) -> bool:
        if numbers is not None and operand.kind == "integer":
            return int(operand.text) in numbers
        return text in operand.text.casefold()

    return lambda subject: any(
        each in names and (not text or any(map(fits, operands)))
        for each, operands in subject.operations
    )


class SeenBefore:
    """The hashes of all positions earlier in a file."""

    def __init__(self, likenesses: Iterable[Likeness]) -> None:
        self._hashes: dict[Likeness, set[int]] = {likeness: set() for likeness in likenesses}

    def add(self, subject: Subject) -> frozenset[Likeness]:
        """Add a record; return how it resembles an earlier one."""
        position = subject.position
        if position is None:
            return frozenset()
        found = set()
        for likeness, hashes in self._hashes.items():
            key = repr(_key(position, likeness, subject.chess960(position))).encode()
            # Integers of 48 bytes: among ten million, two are equal with a probability of 1 in
            # 10^22.
            hash_ = int.from_bytes(blake2b(key, digest_size=15).digest(), "big")
            if hash_ in hashes:
                found.add(likeness)
            hashes.add(hash_)
        return frozenset(found)


def _key(position: Position, likeness: Likeness, chess960: bool) -> object:
    """Return the key that equal positions share."""
    if likeness == "placement":
        return position.placement
    position = with_legal_ep(position)
    alike = [position]
    if likeness in ("mirror", "swap"):
        change = mirror if likeness == "mirror" else swap_colours
        changed = change(position, chess960)
        # Without the rights it is another position.
        if not changed.dropped:
            alike.append(changed.position)
    return min(map(_four_fields, alike))


def _four_fields(position: Position) -> tuple[str, str, str, int]:
    rights = "".join(sorted(position.castling_rights))
    ep_square = -1 if position.ep_square is None else position.ep_square
    return position.placement, position.side_to_move, rights, ep_square
