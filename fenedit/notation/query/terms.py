"""The terms of a query, as values: whether a record is what they ask for, and that in words.

A new term is a class here, with its place in `Simple`, in `_holds` and in `_Words`, and what reads
it in `parsing`.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache, reduce
from typing import Final, Literal, Protocol, TypeAlias

from fenedit.notation.epd.opcodes import Operand
from fenedit.notation.fen import format_placement
from fenedit.notation.position import (
    EMPTY,
    KINDS,
    PIECES,
    WHITE,
    Content,
    Placement,
    Position,
    Side,
    Square,
    file_of,
    other_side,
    piece_name,
    rank_of,
    square_name,
)
from fenedit.notation.spellings.codes import Gbr
from fenedit.notation.translatable import Translator, translatable, untranslated

Count: TypeAlias = tuple[int, int | None]
"""The least and the largest number of men of a kind; None where there is no largest."""
Army: TypeAlias = tuple[Count, ...]
"""Counts of kings, queens, rooks, bishops, knights and pawns, as KINDS has them."""
SquareContent: TypeAlias = tuple[Square, str]
"""A square, and all that may stand there: piece letters and EMPTY."""

ANY_COUNT: Final[Count] = (0, None)
ANY_ARMY: Final[Army] = (ANY_COUNT,) * len(KINDS)
CONTENTS: Final = PIECES + EMPTY
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
def _bounds(ways: tuple[tuple[Army, Army], ...]) -> tuple[tuple[tuple[str, Count], ...], ...]:
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
    found = [replace(pattern, mirror=False, shift=False, swap=False)]
    if pattern.swap:
        found += [_swapped(each) for each in found]
    if pattern.mirror:
        found += [_moved(each, lambda square: square ^ 7) for each in found]
    if pattern.shift:
        found = [shifted for each in found for shifted in _shifted(each)]
    return tuple(dict.fromkeys(_spelled_out(each) for each in found))


def _moved(pattern: Pattern, target: Callable[[Square], Square]) -> Pattern:
    squares = sorted((target(square), contents) for square, contents in pattern.squares)
    return replace(pattern, squares=tuple(squares))


def _swapped(pattern: Pattern) -> Pattern:
    moved = _moved(pattern, lambda square: square ^ 56)
    squares = tuple((square, in_order(contents.swapcase())) for square, contents in moved.squares)
    side = None if pattern.side is None else other_side(pattern.side)
    return replace(pattern, squares=squares, side=side)


def _shifted(pattern: Pattern) -> Iterator[Pattern]:
    # What is empty in an exact pattern is not held fast by the edge.
    files = [file_of(square) for square, _ in pattern.squares] or [0]
    ranks = [rank_of(square) for square, _ in pattern.squares] or [0]
    for rank in range(-min(ranks), 8 - max(ranks)):
        for file in range(-min(files), 8 - max(files)):
            yield _moved(pattern, (rank * 8 + file).__add__)


def _spelled_out(pattern: Pattern) -> Pattern:
    if not pattern.exact:
        return pattern
    contents = dict(pattern.squares)
    squares = tuple((square, contents.get(square, EMPTY)) for square in range(64))
    return replace(pattern, squares=squares, exact=False)


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


State: TypeAlias = Literal["check", "mate", "stalemate"]
"""check: the side to move is in check, mated or not."""
Verdict: TypeAlias = Literal["notfen", "unplayable", "illegal", "ok"]
Likeness: TypeAlias = Literal["position", "placement", "mirror", "swap"]
"""What two records have in common that are called duplicates.

All but "placement" compare four fields of FEN; counters never count. "mirror" and "swap" take for
the same, too, what exchanging left and right, or the colours, makes the same.
"""
Number: TypeAlias = Literal["move", "clock", "men"]

STATES: Final[tuple[State, ...]] = ("check", "mate", "stalemate")
VERDICTS: Final[tuple[Verdict, ...]] = ("notfen", "unplayable", "illegal", "ok")
LIKENESSES: Final[tuple[Likeness, ...]] = ("position", "placement", "mirror", "swap")
NUMBERS: Final[tuple[Number, ...]] = ("move", "clock", "men")


@dataclass(frozen=True, slots=True)
class Range:
    """Whole numbers from `low` to `high`, both included; None where there is no limit."""

    low: int | None = None
    high: int | None = None

    def __contains__(self, number: int) -> bool:
        return (self.low is None or number >= self.low) and (
            self.high is None or number <= self.high
        )


@dataclass(frozen=True, slots=True)
class Text:
    """Text that stands anywhere in the record, in whatever case; never ""."""

    text: str


@dataclass(frozen=True, slots=True)
class Said:
    """An operation of EPD, or a tag of a game, and what it says.

    Attributes:
        name: the opcode or the tag's name, in lower case.
        text: what its operands contain, in whatever case; "" where it need only be there.
        range: what a number among its operands must be, where `text` can be read as that.
    """

    name: str
    text: str = ""
    range: Range | None = None


@dataclass(frozen=True, slots=True)
class Counted:
    """The fullmove number ("move"), the halfmove clock ("clock") or the number of men."""

    name: Number
    range: Range


@dataclass(frozen=True, slots=True)
class ToMove:
    """The side to move."""

    side: Side


@dataclass(frozen=True, slots=True)
class InState:
    """Check, mate or stalemate."""

    state: State


@dataclass(frozen=True, slots=True)
class Judged:
    """A verdict of the position check."""

    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Repeated:
    """That a record before has the same position."""

    likeness: Likeness


@dataclass(frozen=True, slots=True)
class OfChess960:
    """That the record is one of Chess960."""


@dataclass(frozen=True, slots=True)
class Coded:
    """A GBR code."""

    code: Gbr


@dataclass(frozen=True, slots=True)
class Not:
    """That a term does not hold."""

    term: "Simple"


@dataclass(frozen=True, slots=True)
class Either:
    """That one of several terms holds, at least."""

    terms: "tuple[Simple | Not, ...]"


Simple: TypeAlias = (
    Text
    | Said
    | Counted
    | ToMove
    | InState
    | Judged
    | Repeated
    | OfChess960
    | Coded
    | Material
    | Pattern
)
Term: TypeAlias = Simple | Not | Either


@dataclass(frozen=True, slots=True)
class Query:
    """What is looked for: all terms hold; without terms, every record is meant.

    Attributes:
        terms: in the order of the text, but that pieces on squares are one pattern.
        text: what it was read from.
    """

    terms: tuple[Term, ...] = ()
    text: str = field(default="", compare=False)

    def __bool__(self) -> bool:
        """Whether it asks for anything."""
        return bool(self.terms)

    @property
    def likenesses(self) -> tuple[Likeness, ...]:
        """The kinds of duplicates that it asks about, for which all records must be seen."""
        asked = {term.likeness for term in self.simple_terms() if isinstance(term, Repeated)}
        return tuple(likeness for likeness in LIKENESSES if likeness in asked)

    def simple_terms(self) -> Iterator[Simple]:
        """Yield all terms that hold no others, also those that are denied."""
        for term in self.terms:
            for each in term.terms if isinstance(term, Either) else (term,):
                yield each.term if isinstance(each, Not) else each


class Subject(Protocol):
    """A record that is asked about. What takes long is only found out when it is asked for."""

    @property
    def folded(self) -> str:
        """The whole record, its case folded."""

    @property
    def position(self) -> Position | None:
        """What it means; None where it is no position."""

    @property
    def operations(self) -> Iterable[tuple[str, tuple[Operand, ...]]]:
        """Opcodes or names of tags in lower case, with what they say."""

    @property
    def is_chess960(self) -> bool:
        """Whether it is one of Chess960."""

    def is_in(self, state: State) -> bool:
        """Tell whether it is in a state."""

    def has_verdict(self, verdict: Verdict) -> bool:
        """Tell whether a verdict is the one of the check."""

    def is_repeated(self, likeness: Likeness) -> bool:
        """Tell whether a record before was the same."""


def matches(query: Query, subject: Subject) -> bool:
    """Tell whether a record is what a query asks for."""
    return all(_holds(term, subject) for term in _cheapest_first(query))


@lru_cache(maxsize=64)
def _cheapest_first(query: Query) -> tuple[Term, ...]:
    return tuple(sorted(query.terms, key=_cost))


def _cost(term: Term) -> int:
    if isinstance(term, Either):
        return max(map(_cost, term.terms))
    return _COSTS.get(type(term.term if isinstance(term, Not) else term), 2)


_COSTS: Final[dict[type, int]] = {Text: 0, Repeated: 1, Said: 3, InState: 4, Judged: 5}


def _holds(term: Term, subject: Subject) -> bool:
    match term:
        case Text():
            return folded(term.text) in subject.folded
        case Either():
            return any(_holds(each, subject) for each in term.terms)
        case Not():
            return not _holds(term.term, subject)
        case Said():
            return any(
                name == term.name and (not term.text or any(_fits(term, each) for each in operands))
                for name, operands in subject.operations
            )
        case InState():
            return subject.is_in(term.state)
        case Judged():
            return subject.has_verdict(term.verdict)
        case Repeated():
            return subject.is_repeated(term.likeness)
        case OfChess960():
            return subject.is_chess960
    position = subject.position
    return position is not None and _fits_position(term, position)


@lru_cache(maxsize=256)
def folded(text: str) -> str:
    """Return a text as it is compared with another one without regard to case."""
    return text.casefold()


def _fits(term: Said, operand: Operand) -> bool:
    if term.range is not None and operand.kind == "integer":
        return int(operand.text) in term.range
    return folded(term.text) in operand.text.casefold()


def _fits_position(term: Counted | ToMove | Coded | Material | Pattern, position: Position) -> bool:
    match term:
        case Pattern():
            return term.matches(position.placement, position.side_to_move)
        case Material():
            return term.matches(position.placement)
        case Coded():
            return term.code.matches(position.placement)
        case ToMove():
            return position.side_to_move == term.side
    if term.name == "men":
        return 64 - position.placement.count(EMPTY) in term.range
    number = position.fullmove_number if term.name == "move" else position.halfmove_clock
    return number in term.range


_CONDITIONS: Final = translatable(
    "query",
    {
        "all": "All positions",
        "query": "Positions: {conditions}",
        "text": "with “{text}”",
        "operation": "with {name}",
        "no-operation": "without {name}",
        "operation-text": "“{text}” in {name}",
        "either": "{first} or {other}",
        "not": "not: {condition}",
        "exactly": "{name} {low}",
        "at-least": "{name} at least {low}",
        "at-most": "{name} at most {high}",
        "between": "{name} from {low} to {high}",
        "move": "fullmove number",
        "clock": "halfmove clock",
        "men": "number of pieces",
        "white-to-move": "White to move",
        "black-to-move": "Black to move",
        "check": "side to move in check",
        "mate": "checkmate",
        "stalemate": "stalemate",
        "notfen": "not FEN",
        "unplayable": "not playable",
        "illegal": "proven illegal",
        "ok": "no problems found",
        "same-position": "position occurs earlier in the file",
        "same-placement": "piece placement occurs earlier in the file",
        "same-mirror": "position occurs earlier in the file, also mirrored",
        "same-swap": "position occurs earlier in the file, also with colours swapped",
        "chess960": "Chess960",
        "gbr": "GBR code {code}",
        "white-has": "White has {first}",
        "black-has": "Black has {second}",
        "both-have": "White has {first}, Black has {second}",
        "one-has": "one side has {first}",
        "sides-have": "one side has {first}, the other has {second}",
        "board": "the board {board}",
        "piece-on": "{piece} on {square}",
        "no-piece-on": "no {piece} on {square}",
        "any-piece-on": "any piece on {square}",
        "nothing-on": "nothing on {square}",
        "with-ways": "{condition} ({ways})",
        "mirror": "also mirrored",
        "shift": "also shifted",
        "swap": "also with colours swapped",
        EMPTY: "nothing",
    },
)
"""What is asked for, each as a whole that can stand in a list."""


def filled(template: str, translate: Translator, /, **names: object) -> str:
    """Return a text of queries in the translator's language, with its names filled in."""
    return translate("query", template, "", -1).format(**names)


def described(query: Query, translate: Translator = untranslated) -> str:
    """Return what a query asks for in words: "Positions: with “zugzwang”; White to move"."""
    words = _Words(translate)
    if not query.terms:
        return words.said("all")
    return words.said("query", conditions="; ".join(map(words.condition, query.terms)))


class _Words:
    """Terms in words."""

    def __init__(self, translate: Translator) -> None:
        self._translate = translate

    def said(self, code: str, /, **names: object) -> str:
        """Return the words for a condition by its code."""
        return filled(_CONDITIONS[code], self._translate, **names)

    def condition(self, term: Term) -> str:
        """Return what a term asks for."""
        match term:
            case Text():
                return self.said("text", text=term.text)
            case Either():
                return self._alternatives(map(self.condition, term.terms))
            case Not(term=Said(name=name, text="")):
                return self.said("no-operation", name=name)
            case Not():
                return self.said("not", condition=self.condition(term.term))
            case Said():
                return self._operation(term)
            case InState(code) | Judged(code):
                return self.said(code)
            case Repeated():
                return self.said(f"same-{term.likeness}")
            case OfChess960():
                return self.said("chess960")
            case Pattern():
                return self._pattern(term)
            case Material():
                return self._material(term)
            case Coded():
                return self.said("gbr", code=term.code.written())
            case ToMove():
                return self._mover(term.side)
        return self._range(self.said(term.name), term.range)

    def _alternatives(self, parts: Iterable[str]) -> str:
        return reduce(lambda first, other: self.said("either", first=first, other=other), parts)

    def _mover(self, side: Side) -> str:
        return self.said("white-to-move" if side == WHITE else "black-to-move")

    def _operation(self, term: Said) -> str:
        if not term.text:
            return self.said("operation", name=term.name)
        if term.range is not None:
            return self._range(term.name, term.range)
        return self.said("operation-text", text=term.text, name=term.name)

    def _range(self, name: str, numbers: Range) -> str:
        low, high = numbers.low, numbers.high
        form = "exactly" if low == high else "between"
        if low is None or high is None:
            form = "at-most" if low is None else "at-least"
        return self.said(form, name=name, low=low, high=high)

    def _material(self, term: Material) -> str:
        first, second = term.first, term.second
        if term.is_white_first:
            form = "both-have" if ANY_ARMY not in (first, second) else "white-has"
            form = "black-has" if first == ANY_ARMY else form
        else:
            form = "one-has" if second == ANY_ARMY else "sides-have"
        return self.said(form, first=_written_army(first), second=_written_army(second))

    def _pattern(self, term: Pattern) -> str:
        if term.exact:
            contents = dict(term.squares)
            placement = "".join(contents.get(square, EMPTY) for square in range(64))
            parts = [self.said("board", board=format_placement(placement))]
        else:
            parts = [self._square(*each) for each in term.squares]
        if term.side is not None:
            parts.append(self._mover(term.side))
        condition = ", ".join(parts)
        ways = ", ".join(self.said(way) for way in _WAYS if getattr(term, way))
        return self.said("with-ways", condition=condition, ways=ways) if ways else condition

    def _square(self, square: Square, contents: str) -> str:
        name, others = square_name(square), all_but(contents)
        if contents == EMPTY:
            return self.said("nothing-on", square=name)
        if contents == PIECES:
            return self.said("any-piece-on", square=name)
        if len(others) == 1:
            return self.said("no-piece-on", piece=self._content(others), square=name)
        pieces = self._alternatives(map(self._content, contents))
        return self.said("piece-on", piece=pieces, square=name)

    def _content(self, content: Content) -> str:
        return self.said(EMPTY) if content == EMPTY else piece_name(content, self._translate)


_WAYS: Final = ("mirror", "shift", "swap")


def _written_army(side: Army) -> str:
    """Return what an army may have, such as "K R2+ P0–3"; "…" is anything else."""
    is_open = ANY_COUNT in side[1:]
    skipped = ANY_COUNT if is_open else (0, 0)
    parts = [
        f"{kind}{_written_count(*count)}"
        for kind, count in zip(KINDS, side, strict=True)
        if count not in (skipped, ANY_COUNT)
    ]
    return " ".join((*parts, "…") if is_open else parts)


def _written_count(low: int, high: int | None) -> str:
    if high is None:
        return f"{low}+"
    if low == high:
        return "" if low == 1 else str(low)
    return f"{low}–{high}"
