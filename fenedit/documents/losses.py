"""Counts what a format cannot hold."""

from collections import Counter
from dataclasses import dataclass

_MOST_NAMES = 8
"""How many names of what is lost are listed."""
_LONGEST_NAME = 40
"""Characters of each of them."""


@dataclass(frozen=True, slots=True)
class Loss:
    """What a format cannot hold.

    Attributes:
        code: "operations" of EPD, "marks", "names" that become comment lines, "comment-lines" and
            "blank-lines" between records, "tags", "moves", "variations", "signs" and "comments" of
            games, "nuls" and "braces" of either, "operations-remarked", or "variant": that a record
            is one of Chess960.
        count: in how many records, or how many lines.
        detail: names of operations or tags, with commas between them, or "".
        lines: the first ones in the file, if known, counted from 1.
    """

    code: str
    count: int
    detail: str = ""
    lines: tuple[int, ...] = ()


class Tally:
    """Counts what is lost, and the records of a file that is read.

    Attributes:
        records: how many records were read.
        unreadable: how many of them have no position.
        losses: in how many records, or lines, something was lost, by its code.
        names: what it is called, likewise.
    """

    def __init__(self) -> None:
        self.records = self.unreadable = 0
        self.losses: Counter[str] = Counter()
        self.names: dict[str, dict[str, None]] = {}
        self._lines: dict[str, tuple[int, ...]] = {}

    def add(self, code: str, *names: str, line: int = 0, count: int = 1) -> None:
        """Count a loss, and remember the names of what is lost and the line where it begins."""
        self.losses[code] += count
        lines = self._lines.setdefault(code, ())
        if line and len(lines) < _MOST_NAMES:
            self._lines[code] = (*lines, line)
        known = self.names.setdefault(code, {})
        for name in names:
            if name and len(known) <= _MOST_NAMES:
                known[name] = None

    def summary(self) -> tuple[Loss, ...]:
        """Return what was counted, in the order of the codes."""
        losses = []
        for code, count in sorted((+self.losses).items()):
            names = [
                name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…"
                for name in self.names[code]
            ]
            more = ", …" if len(names) > _MOST_NAMES else ""
            detail = ", ".join(names[:_MOST_NAMES]) + more
            losses.append(Loss(code, count, detail, self._lines[code]))
        return tuple(losses)
