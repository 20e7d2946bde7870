"""What a line must have, at least, to be what a query asks for: cheap to see in many lines at once.

A sieve never says more than the query: what passes it is looked at exactly afterwards.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple, TypeAlias

from fenedit.notation.position import EMPTY, Side, Square, file_of, rank_of
from fenedit.notation.query.terms import (
    Coded,
    Count,
    Either,
    Material,
    Pattern,
    Query,
    Said,
    Term,
    Text,
    ToMove,
    variants,
)
from fenedit.notation.spellings.codes import Gbr

RankContent: TypeAlias = tuple[int, str]
"""A file, from 0, and what may stand there."""

_MOST_WAYS: Final = 64
_MANY: Final = 9
"""The digit of a GBR code that hides a number."""
_GBR_KINDS: Final = "QRBN"


class Way(NamedTuple):
    """One of several ways in which a placement can fit.

    Attributes:
        ranks: by ranks from 0, what their squares must hold; ranks of which nothing is asked are
            left out.
        bounds: pieces with the least and the largest number of them.
    """

    ranks: tuple[tuple[int, tuple[RankContent, ...]], ...] = ()
    bounds: tuple[tuple[str, Count], ...] = ()


class Sieve(NamedTuple):
    """What a line must have.

    Attributes:
        needles: lower-case texts that stand in it, whatever its case, if all of it is ASCII.
        groups: of each, its placement fits one way at least.
        side: who is to move, None for both.
    """

    needles: tuple[bytes, ...] = ()
    groups: tuple[tuple[Way, ...], ...] = ()
    side: Side | None = None

    def __bool__(self) -> bool:
        """Whether it holds anything back."""
        return bool(self.needles or self.groups or self.side)


def sieve_of(query: Query) -> Sieve:
    """Return the sieve for the lines that a query can mean."""
    sides = {term.side for term in query.terms if isinstance(term, ToMove)}
    groups = filter(None, map(_group, query.terms))
    return Sieve(
        tuple(dict.fromkeys(needle for term in query.terms for needle in _needles(term))),
        tuple(map(tuple, groups)),
        next(iter(sides)) if len(sides) == 1 else None,
    )


def _needles(term: Term) -> Iterator[bytes]:
    texts: tuple[str, ...] = ()
    if isinstance(term, Text):
        texts = (term.text,)
    elif isinstance(term, Said):
        # A number can be spelt in several ways.
        texts = (term.name, "" if term.range else term.text)
    for text in texts:
        if text and text.isascii():
            yield text.lower().encode("ascii")


def _group(term: Term) -> list[Way]:
    """Return the ways in which a placement can fit a term; [] if it may be any."""
    if isinstance(term, Pattern):
        ways = [_way_of_pattern(variant) for variant in variants(term)]
        if len(ways) > _MOST_WAYS:
            ways = [way._replace(ranks=()) for way in ways]
        return list(dict.fromkeys(ways))
    if isinstance(term, Material):
        return [Way(bounds=bounds) for bounds in term.bounds]
    if isinstance(term, Coded):
        return [_way_of_code(term.code)]
    if isinstance(term, Either):
        parts = list(map(_group, term.terms))
        ways = [way for part in parts for way in part]
        return ways if all(parts) and len(ways) <= _MOST_WAYS else []
    return []


def _way_of_pattern(pattern: Pattern) -> Way:
    least = Counter(contents for _, contents in pattern.squares if len(contents) == 1)
    least.pop(EMPTY, None)
    return Way(_by_ranks(pattern.squares), tuple((each, (n, None)) for each, n in least.items()))


def _by_ranks(
    squares: Iterable[tuple[Square, str]],
) -> tuple[tuple[int, tuple[RankContent, ...]], ...]:
    ranks: dict[int, list[RankContent]] = {}
    for square, contents in squares:
        ranks.setdefault(rank_of(square), []).append((file_of(square), contents))
    return tuple((rank, tuple(contents)) for rank, contents in sorted(ranks.items()))


def _way_of_code(code: Gbr) -> Way:
    bounds: list[tuple[str, Count]] = []
    for kind, digit in zip(_GBR_KINDS, map(int, code.material[:4]), strict=True):
        if digit != _MANY:
            black, white = divmod(digit, 3)
            bounds += [(kind, (white, white)), (kind.lower(), (black, black))]
    for pawn, digit in zip("Pp", map(int, code.material[5:]), strict=True):
        bounds.append((pawn, (digit, None if digit == _MANY else digit)))
    kings = zip(code.kings or (), "Kk", strict=False)
    return Way(_by_ranks(kings), tuple(bounds))
