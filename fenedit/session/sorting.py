"""In which order the records of a collection come by what a person sorts them."""

import re
from collections.abc import Callable, Generator, Sequence
from heapq import merge
from itertools import islice
from typing import Final, Literal, TypeAlias

from fenedit.documents.record import Record
from fenedit.notation.position import EMPTY, KINDS, WHITE, Placement, Position
from fenedit.notation.problems import Problem, Severity

SortBy: TypeAlias = Literal["title", "side", "material", "men", "verdict", "text"]
"""What records are sorted by."""

Key: TypeAlias = tuple[object, ...]

_AT_ONCE: Final = 500
_DIGITS: Final = re.compile(r"(\d+)")
_GRADES: Final = tuple(Severity)


def key_of_record(
    record: Record,
    by: SortBy,
    title_of: Callable[[Record], str],
    objection: Problem | None = None,
) -> Key | None:
    """Return what a record is compared by; None for one that stands behind all others.

    Args:
        record: the record.
        by: what is asked for.
        title_of: gives the name of a record.
        objection: what speaks against it; needed for verdicts alone.
    """
    if by == "title":
        return natural(title_of(record))
    if by == "text":
        return (record.line,)
    if by == "verdict":
        if objection is None:
            return None
        return (_GRADES.index(objection.severity), objection.code)
    position = record.position
    return None if position is None else _key_of_position(position, by)


def sorting(
    rows: Sequence[int], keys: Sequence[Key | None], *, down: bool
) -> Generator[None, None, list[int]]:
    """Return rows in the order of their keys; those alike stay as they are, those without last.

    It yields after each short while, for to sort many takes long.
    """
    known = {row: key for row, key in zip(rows, keys, strict=True) if key is not None}
    behind = [row for row in rows if row not in known]
    yield
    rest, runs = iter(known), list[list[int]]()
    while run := list(islice(rest, _AT_ONCE)):
        runs.append(sorted(run, key=known.__getitem__, reverse=down))
        yield
    order: list[int] = []
    for row in merge(*runs, key=known.__getitem__, reverse=down):
        order.append(row)
        if not len(order) % _AT_ONCE:
            yield
    return order + behind


def natural(text: str) -> Key:
    """Return what a text is compared by so that 9 stands before 10, whatever the case."""
    parts = _DIGITS.split(text.casefold())
    return tuple(_number(part) if part.isdecimal() else (-1, part) for part in parts)


def _number(digits: str) -> Key:
    """Return what a number is compared by: its length first, for Python reads no very long one."""
    # Of any script; the digits of one are in order.
    plain = "".join(str(int(digit)) for digit in digits) if not digits.isascii() else digits
    number = plain.lstrip("0")
    return len(number), number


def _key_of_position(position: Position, by: SortBy) -> Key:
    placement = position.placement
    if by == "side":
        return (position.side_to_move != WHITE,)
    men = len(placement) - placement.count(EMPTY)
    return (men,) if by == "men" else (men, *_counts(placement))


def _counts(placement: Placement) -> Key:
    """Return how many men there are of each kind, White's first, so that many queens come first."""
    return tuple(-placement.count(man) for man in (*KINDS, *KINDS.lower()))
