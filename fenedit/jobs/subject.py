"""A record of a file as a query asks about it; nothing is read before it is asked for."""

import re
from collections.abc import Iterable
from functools import cached_property
from typing import Final

from fenedit.documents.record import record_from_line
from fenedit.documents.search.prints import Prints
from fenedit.documents.streaming import Entry
from fenedit.jobs.check_file import Level, Options, check_entry
from fenedit.jobs.check_file import Verdict as CheckVerdict
from fenedit.notation.epd.opcodes import Operand
from fenedit.notation.epd.record import parse_epd, read_operations
from fenedit.notation.fen import COUNTERS, parse_fen
from fenedit.notation.position import START_POSITION, Position, other_side, piece_of
from fenedit.notation.problems import FenError
from fenedit.notation.query.terms import Likeness, State, Verdict
from fenedit.notation.reading import read_loose
from fenedit.notation.transform import mirror, swap_colours
from fenedit.rules.attacks import is_attacked
from fenedit.rules.play import facts

MEANT: Final = re.compile(
    r"[1-9PNBRQKpnbrqk]+(?:/[1-9PNBRQKpnbrqk]+)+(?:\s.*)?|[^\s/.]+(?:/[^\s/.]+)+ [wb](?: .*)?",
    re.DOTALL,
)
"""What was meant as a position, with however many ranks: nothing but men, or whose move it is."""

_FIELDS: Final = 4
_OPERATION: Final = re.compile(r"[A-Za-z]\w{0,14}(?: [^;]*)?;")
_VERDICTS: Final[dict[Verdict, tuple[CheckVerdict, Level]]] = {
    "notfen": ("not-fen", "syntax"),
    "unplayable": ("not-playable", "playable"),
    "illegal": ("illegal", "full"),
    "ok": ("no-objection", "full"),
}
"""What verdicts are called in the check, and at which level it is asked."""


class Subject:
    """A record of a file.

    Args:
        entry: the record.
        chess960: whether Chess960's rules hold where it does not say so.

    Attributes:
        repeated: what it has in common with a record before; who knows that says it.
    """

    def __init__(self, entry: Entry, chess960: bool = False) -> None:
        self.repeated: frozenset[Likeness] = frozenset()
        self._entry = entry
        self._chess960 = chess960

    @cached_property
    def folded(self) -> str:
        """The whole record, its case folded."""
        return self._entry.whole.casefold()

    @cached_property
    def position(self) -> Position | None:
        """What the record means; None where it is no position."""
        game = self._entry.game
        if game is not None:
            return START_POSITION if game.fen_span is None else game.position
        return position_of_line(self._entry.text)

    @cached_property
    def operations(self) -> Iterable[tuple[str, tuple[Operand, ...]]]:
        """Opcodes or names of tags in lower case, with what they say."""
        game = self._entry.game
        if game is not None:
            return [(name.lower(), (_operand(value),)) for name, value in game.tags]
        return _operations_of_line(self._entry.text)

    @cached_property
    def is_chess960(self) -> bool:
        """Whether the record says so, or has castling rights that only hold there."""
        game, position = self._entry.game, self.position
        if game is not None or position is None:
            return game is not None and game.chess960
        if set(position.castling_rights) <= set("KQkq") and "variant" not in self.folded:
            return False
        return record_from_line(self._entry.text).chess960

    @property
    def is_judged_as_chess960(self) -> bool:
        """Whether Chess960's rules hold."""
        return self._chess960 or self.is_chess960

    def is_in(self, state: State) -> bool:
        """Tell whether the side to move is in check, mated, or has no move."""
        position = self.position
        if position is None:
            return False
        side = position.side_to_move
        king = position.placement.find(piece_of("K", side))
        is_check = king >= 0 and is_attacked(position.placement, king, other_side(side))
        if state == "check":
            return is_check
        if is_check != (state == "mate"):
            return False
        known = facts(position, self.is_judged_as_chess960)
        return known is not None and (known.checkmate if state == "mate" else known.stalemate)

    def has_verdict(self, verdict: Verdict) -> bool:
        """Tell whether a verdict is the one of the check, which proves what is proven at once."""
        if self.position is None:
            return verdict == "notfen"
        wanted, level = _VERDICTS[verdict]
        options = Options(level, self._chess960, budget=0)
        return check_entry(self._entry, options).verdict == wanted

    def is_repeated(self, likeness: Likeness) -> bool:
        """Tell whether a record before was the same."""
        return likeness in self.repeated


def position_of_line(text: str) -> Position | None:
    """Return what a line means, None where it is no position; quickly where it is strict."""
    fields = text.split(" ", _FIELDS)
    rest = fields[_FIELDS] if len(fields) > _FIELDS else ""
    try:
        # Behind four strict fields, what begins with an operation harms no position.
        if rest and not _OPERATION.match(rest):
            return parse_fen(text)
        if any(name in rest for name in COUNTERS):
            return parse_epd(text).position
        return parse_fen(" ".join([*fields[:_FIELDS], "0", "1"]))
    except FenError:
        pass
    try:
        return read_loose(text).position
    except FenError:
        return None


def _operations_of_line(text: str) -> list[tuple[str, tuple[Operand, ...]]]:
    try:
        operations = parse_epd(text).operations
    except FenError:
        try:
            reading = read_loose(text)
        except FenError:
            return []
        operations = read_operations(reading.rest, 0)[0]
    return [(each.opcode.lower(), each.operands) for each in operations if each.opcode]


def _operand(value: str) -> Operand:
    return Operand("integer" if value.isascii() and value.isdigit() else "string", value)


class SeenBefore:
    """Which positions went before in a file, told by a print of each."""

    def __init__(self, likenesses: Iterable[Likeness]) -> None:
        self._prints = {likeness: Prints() for likeness in likenesses}

    def add(self, subject: Subject) -> frozenset[Likeness]:
        """Take a record; return in which ways it is like one before."""
        position = subject.position
        if position is None:
            return frozenset()
        chess960 = subject.is_judged_as_chess960
        return frozenset(
            likeness
            for likeness, prints in self._prints.items()
            if prints.add(repr(_key(position, likeness, chess960)).encode())
        )


def _key(position: Position, likeness: Likeness, chess960: bool) -> object:
    """Return what positions that are alike have in common."""
    if likeness == "placement":
        return position.placement
    alike = [position]
    if likeness in ("mirror", "swap"):
        change = mirror if likeness == "mirror" else swap_colours
        changed = change(position, chess960)
        # With rights that have no place there it is another position.
        if not changed.dropped:
            alike.append(changed.position)
    return min(map(_four_fields, alike))


def _four_fields(position: Position) -> tuple[str, str, str, int]:
    rights = "".join(sorted(position.castling_rights))
    ep_square = -1 if position.ep_square is None else position.ep_square
    return position.placement, position.side_to_move, rights, ep_square
