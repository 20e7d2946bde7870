"""Material and pieces on squares: what a query can ask of a placement."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from fenedit.notation.pieces import EMPTY, KINDS, Side, other_side
from fenedit.notation.placement import Placement
from fenedit.notation.squares import Square, file_of, rank_of

Count: TypeAlias = tuple[int, int | None]
"""The least and the largest number of men of a kind; None where there is no largest."""
Army: TypeAlias = tuple[Count, ...]
"""Counts of kings, queens, rooks, bishops, knights and pawns, as KINDS has them."""
SquareContent: TypeAlias = tuple[Square, str]
"""A square, and all that may stand there: piece letters and EMPTY."""

ANY_COUNT: Final[Count] = (0, None)
ANY_ARMY: Final[Army] = (ANY_COUNT,) * len(KINDS)
CONTENTS: Final = "KQRBNPkqrbnp" + EMPTY
"""All that a square can hold, in the order in which a SquareContent has it."""


@dataclass(frozen=True, slots=True)
class Material:
    """What men two armies have.

    Attributes:
        first: of White where `is_white_first`, else of either side.
        second: of the other side.
        is_white_first: whether colours are meant as they are written.
    """

    first: Army
    second: Army = ANY_ARMY
    is_white_first: bool = False

    def matches(self, placement: Placement) -> bool:
        """Tell whether a placement has this material."""
        return any(
            all(
                low <= placement.count(piece) and (high is None or placement.count(piece) <= high)
                for piece, (low, high) in bounds
            )
            for bounds in self.bounds
        )

    @property
    def bounds(self) -> tuple[tuple[tuple[str, Count], ...], ...]:
        """For each way to give out the colours: the pieces that are counted, with their counts."""
        ways = [(self.first, self.second)]
        if not self.is_white_first and self.first != self.second:
            ways.append((self.second, self.first))
        return _bounds(tuple(ways))


@cache
def _bounds(
    ways: tuple[tuple[Army, Army], ...],
) -> tuple[tuple[tuple[str, Count], ...], ...]:
    return tuple(
        tuple(
            (letter, count)
            for letters, army in ((KINDS, white), (KINDS.lower(), black))
            for letter, count in zip(letters, army, strict=True)
            if count != ANY_COUNT
        )
        for white, black in ways
    )


@dataclass(frozen=True, slots=True)
class Pattern:
    """What stands on some squares.

    Attributes:
        squares: what each may hold, by squares from a1 upward; every square once at most.
        exact: whether all other squares are empty.
        mirror: whether left and right may be exchanged.
        shift: whether all may stand some files and ranks further, as far as the board goes.
        swap: whether the colours may be exchanged, and with them the ranks and the move.
        side: who is to move as the pattern is written; None for both.
    """

    squares: tuple[SquareContent, ...]
    exact: bool = False
    mirror: bool = False
    shift: bool = False
    swap: bool = False
    side: Side | None = None

    def matches(self, placement: Placement, side: Side) -> bool:
        """Tell whether a placement with a side to move shows the pattern in one of its ways."""
        return any(
            variant.side in (None, side)
            and all(placement[square] in contents for square, contents in variant.squares)
            for variant in variants(self)
        )


@cache
def variants(pattern: Pattern) -> tuple[Pattern, ...]:
    """Return all ways in which a pattern may show, each without options and not exact.

    Of an exact pattern each names all squares.
    """
    found = [Pattern(pattern.squares, pattern.exact, side=pattern.side)]
    if pattern.swap:
        found += [_swapped(each) for each in found]
    if pattern.mirror:
        found += [_moved(each, lambda square: square ^ 7) for each in found]
    if pattern.shift:
        found = [shifted for each in found for shifted in _shifted(each)]
    return tuple(dict.fromkeys(_spelled_out(each) for each in found))


def _moved(pattern: Pattern, target: Callable[[Square], Square]) -> Pattern:
    squares = sorted((target(square), contents) for square, contents in pattern.squares)
    return Pattern(tuple(squares), pattern.exact, side=pattern.side)


def _swapped(pattern: Pattern) -> Pattern:
    squares = sorted(
        (square ^ 56, in_order(contents.swapcase())) for square, contents in pattern.squares
    )
    side = None if pattern.side is None else other_side(pattern.side)
    return Pattern(tuple(squares), pattern.exact, side=side)


def _shifted(pattern: Pattern) -> Iterator[Pattern]:
    # What is empty in an exact pattern is not held fast by the edge.
    files = [file_of(square) for square, _ in pattern.squares] or [0]
    ranks = [rank_of(square) for square, _ in pattern.squares] or [0]
    for rank in range(-min(ranks), 8 - max(ranks)):
        for file in range(-min(files), 8 - max(files)):
            step = rank * 8 + file
            squares = tuple((square + step, contents) for square, contents in pattern.squares)
            yield Pattern(squares, pattern.exact, side=pattern.side)


def _spelled_out(pattern: Pattern) -> Pattern:
    if not pattern.exact:
        return pattern
    contents = dict(pattern.squares)
    squares = tuple((square, contents.get(square, EMPTY)) for square in range(64))
    return Pattern(squares, side=pattern.side)


def in_order(contents: str) -> str:
    """Return what a square may hold in the order of CONTENTS, each once."""
    return "".join(content for content in CONTENTS if content in contents)


def all_but(contents: str) -> str:
    """Return all else that a square can hold."""
    return "".join(content for content in CONTENTS if content not in contents)


def pattern_of(placement: Placement, *, exact: bool) -> Pattern:
    """Return the pattern of all men of a placement; of an exact one other squares are empty."""
    men = [(square, content) for square, content in enumerate(placement) if content != EMPTY]
    return Pattern(tuple(men), exact)


def army(counts: dict[str, Count], *, is_open: bool) -> Army:
    """Return an army from the counts of kinds that are named.

    Of other kinds it has none, or as many as may be where it is open; a king that is not named is
    not asked about.
    """
    rest: Count = ANY_COUNT if is_open else (0, 0)
    return tuple(counts.get(kind, ANY_COUNT if kind == "K" else rest) for kind in KINDS)
