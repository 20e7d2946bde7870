"""Defines the terms of a query, tests positions, and describes queries in words.

A new term is a class here, with its place in `Simple`, in `_Words` and in `jobs.matching`, and its
reader in `parsing`.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache, reduce
from typing import Literal, TypeAlias, get_args

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
    occupied,
    other_side,
    piece_name,
    rank_of,
    square_name,
)
from fenedit.notation.spellings.codes import Gbr
from fenedit.notation.translatable import Translator, translatable, untranslated

Count: TypeAlias = tuple[int, int | None]
"""The least and the largest number of pieces of a kind; None if there is no largest."""
Army: TypeAlias = tuple[Count, ...]
"""Counts of kings, queens, rooks, bishops, knights and pawns, as KINDS has them."""
SquareContent: TypeAlias = tuple[Square, str]
"""A square, and its possible contents: piece letters and EMPTY."""

ANY_COUNT: Count = (0, None)
ANY_ARMY: Army = (ANY_COUNT,) * len(KINDS)
CONTENTS = PIECES + EMPTY
"""All contents of a square, in the order of a SquareContent."""


@dataclass(frozen=True, slots=True)
class Material:
    """The pieces of two armies.

    Attributes:
        first: White's if `is_white_first`, else those of either side.
        second: those of the other side.
        is_white_first: whether colours are meant as they are written.
    """

    first: Army
    second: Army = ANY_ARMY
    is_white_first: bool = False

    @property
    def bounds(self) -> list[tuple[tuple[str, Count], ...]]:
        """For each assignment of the colours: the pieces that are counted, with their counts."""
        armies = [(self.first, self.second)]
        if not self.is_white_first and self.first != self.second:
            armies.append((self.second, self.first))
        return [
            tuple(
                (letter, count)
                for letter, count in zip(PIECES, white + black, strict=True)
                if count != ANY_COUNT
            )
            for white, black in armies
        ]


@dataclass(frozen=True, slots=True)
class Pattern:
    """The contents of some squares.

    Attributes:
        squares: what each may hold, by squares from a1 upward; every square at most once.
        exact: whether all other squares are empty.
        mirror: whether left and right may be exchanged.
        shift: whether all may be some files and ranks further, as far as the board goes.
        swap: whether the colours may be exchanged, and with them the ranks and the move.
        side: the side to move as the pattern is written; None for both.
    """

    squares: tuple[SquareContent, ...]
    exact: bool = False
    mirror: bool = False
    shift: bool = False
    swap: bool = False
    side: Side | None = None


@cache
def variants(pattern: Pattern) -> tuple[Pattern, ...]:
    """Return all variants of a pattern, each without options and not exact.

    Those of an exact pattern name all squares.
    """
    found = [replace(pattern, mirror=False, shift=False, swap=False)]
    if pattern.swap:
        side = None if pattern.side is None else other_side(pattern.side)
        moved = _moved(found[0], lambda square: square ^ 56)
        squares = tuple((at, in_order(contents.swapcase())) for at, contents in moved.squares)
        found.append(replace(moved, squares=squares, side=side))
    if pattern.mirror:
        found += [_moved(each, lambda square: square ^ 7) for each in found]
    if pattern.shift:
        found = [shifted for each in found for shifted in _shifted(each)]
    if pattern.exact:
        empty = dict.fromkeys(range(64), EMPTY)
        found = [
            replace(each, squares=tuple((empty | dict(each.squares)).items()), exact=False)
            for each in found
        ]
    return tuple(dict.fromkeys(found))


def _moved(pattern: Pattern, target: Callable[[Square], Square]) -> Pattern:
    squares = sorted((target(square), contents) for square, contents in pattern.squares)
    return replace(pattern, squares=tuple(squares))


def _shifted(pattern: Pattern) -> Iterator[Pattern]:
    # Empty squares of an exact pattern may leave the board.
    files = [file_of(square) for square, _ in pattern.squares] or [0]
    ranks = [rank_of(square) for square, _ in pattern.squares] or [0]
    for rank in range(-min(ranks), 8 - max(ranks)):
        for file in range(-min(files), 8 - max(files)):
            yield _moved(pattern, (rank * 8 + file).__add__)


def in_order(contents: str) -> str:
    """Return contents in the order of CONTENTS, each once."""
    return "".join(content for content in CONTENTS if content in contents)


def all_but(contents: str) -> str:
    """Return all other contents of a square."""
    return "".join(content for content in CONTENTS if content not in contents)


def pattern_of(placement: Placement, *, exact: bool) -> Pattern:
    """Return the pattern of all pieces of a placement; if exact, other squares are empty."""
    return Pattern(tuple(occupied(placement)), exact)


Trait: TypeAlias = Literal[
    "check", "mate", "stalemate", "notfen", "unplayable", "illegal", "ok", "chess960"
]
"""A state of the side to move ("check": mated or not), a verdict of the check, or the variant."""
Likeness: TypeAlias = Literal["position", "placement", "mirror", "swap"]
"""What duplicates have in common.

All but "placement" compare four fields of FEN; counters never count. "mirror" and "swap" also
ignore an exchange of left and right, or of the colours.
"""
Number: TypeAlias = Literal["move", "clock", "men"]

TRAITS: tuple[Trait, ...] = get_args(Trait)
LIKENESSES: tuple[Likeness, ...] = get_args(Likeness)
NUMBERS: tuple[Number, ...] = get_args(Number)


@dataclass(frozen=True, slots=True)
class Range:
    """Whole numbers from `low` to `high`, both included; None for no limit."""

    low: int | None = None
    high: int | None = None

    def __contains__(self, number: int) -> bool:
        return (self.low is None or number >= self.low) and (
            self.high is None or number <= self.high
        )


@dataclass(frozen=True, slots=True)
class Text:
    """Text anywhere in the record, in any case; never ""."""

    text: str


THEME = "theme"
"""The name of an operation or a tag with themes."""


@dataclass(frozen=True, slots=True)
class Said:
    """An operation of EPD, or a tag of a game, and its contents.

    Attributes:
        name: the opcode or the tag's name, in lower case, or THEME.
        text: a part of one of its operands, in any case; "" if it need only be there.
        range: the range of a number among its operands, if `text` can be read as one.
    """

    name: str
    text: str = ""
    range: Range | None = None


@dataclass(frozen=True, slots=True)
class Counted:
    """The fullmove number ("move"), the halfmove clock ("clock") or the number of pieces."""

    name: Number
    range: Range


@dataclass(frozen=True, slots=True)
class ToMove:
    """The side to move."""

    side: Side


@dataclass(frozen=True, slots=True)
class Is:
    """A trait of the record."""

    trait: Trait


@dataclass(frozen=True, slots=True)
class Repeated:
    """Matches a record with the same position as an earlier one."""

    likeness: Likeness


@dataclass(frozen=True, slots=True)
class Coded:
    """A GBR code."""

    code: Gbr


@dataclass(frozen=True, slots=True)
class Not:
    """Matches if a term does not."""

    term: "Simple"


@dataclass(frozen=True, slots=True)
class Either:
    """Matches if at least one of several terms does."""

    terms: "tuple[Simple | Not, ...]"


Simple: TypeAlias = Text | Said | Counted | ToMove | Is | Repeated | Coded | Material | Pattern
Term: TypeAlias = Simple | Not | Either


@dataclass(frozen=True, slots=True)
class Query:
    """Terms that all hold; without terms, every record matches.

    Attributes:
        terms: in the order of the text, with all pieces on squares as one pattern.
        text: what it was read from.
        in_games: whether terms about positions hold for any position of a game.
        sample: how many of the matches are drawn at random, and the seed; None for all matches.
    """

    terms: tuple[Term, ...] = ()
    text: str = field(default="", compare=False)
    in_games: bool = False
    sample: tuple[int, int] | None = None

    def __bool__(self) -> bool:
        """Return whether it restricts anything."""
        return bool(self.terms or self.sample)

    @property
    def likenesses(self) -> tuple[Likeness, ...]:
        """The kinds of duplicates in it, for which all records must be read."""
        asked = {term.likeness for term in self.simple_terms() if isinstance(term, Repeated)}
        return tuple(likeness for likeness in LIKENESSES if likeness in asked)

    @property
    def looks_into_games(self) -> bool:
        """Return whether the moves of games are read for it."""
        return self.in_games and any(map(is_of_positions, self.terms))

    def simple_terms(self) -> Iterator[Simple]:
        """Yield all terms that contain no others, negated ones included."""
        for term in self.terms:
            for each in term.terms if isinstance(term, Either) else (term,):
                yield each.term if isinstance(each, Not) else each


def is_of_positions(term: Term) -> bool:
    """Return whether a term, or one of its terms, is about a position alone."""
    match term:
        case Either(terms):
            return any(map(is_of_positions, terms))
        case Not(denied):
            return is_of_positions(denied)
        case Is(trait):
            return trait in ("check", "mate", "stalemate")
    return isinstance(term, Pattern | Material | Coded | ToMove | Counted)


def position_test(
    term: Pattern | Material | Coded | ToMove | Counted,
) -> Callable[[Position], bool]:
    """Return a function that tests positions for a term."""
    match term:
        case Pattern():
            possible = [(each.side, each.squares) for each in variants(term)]
            return lambda position: any(
                side in (None, position.side_to_move)
                and all(position.placement[square] in contents for square, contents in squares)
                for side, squares in possible
            )
        case Material():
            armies = term.bounds
            return lambda position: any(
                all(
                    low <= position.placement.count(piece)
                    and (high is None or position.placement.count(piece) <= high)
                    for piece, (low, high) in bounds
                )
                for bounds in armies
            )
        case Coded(code):
            return lambda position: code.matches(position.placement)
        case ToMove(side):
            return lambda position: position.side_to_move == side
    numbers = term.range
    if term.name == "men":
        return lambda position: 64 - position.placement.count(EMPTY) in numbers
    if term.name == "move":
        return lambda position: position.fullmove_number in numbers
    return lambda position: position.halfmove_clock in numbers


_CONDITIONS = translatable(
    "query",
    {
        "all": "All positions",
        "query": "Positions: {conditions}",
        "query-in-games": "Positions in games: {conditions}",
        "text": "with “{text}”",
        "operation": "with {name}",
        "no-operation": "without {name}",
        "operation-text": "“{text}” in {name}",
        "sample": "{count} at random",
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
"""Descriptions of terms, each usable in a list."""


def filled(template: str, translate: Translator, /, **names: object) -> str:
    """Return a text of queries in the translator's language, with its names filled in."""
    return translate("query", template, "", -1).format(**names)


def described(query: Query, translate: Translator = untranslated) -> str:
    """Describe a query in words: "Positions: with “zugzwang”; White to move"."""
    words = _Words(translate)
    if not query:
        return words.said("all")
    code = "query-in-games" if query.looks_into_games else "query"
    conditions = [*map(words.condition, query.terms)]
    if query.sample is not None:
        conditions.append(words.said("sample", count=query.sample[0]))
    return words.said(code, conditions="; ".join(conditions))


class _Words:
    """Puts terms into words."""

    def __init__(self, translate: Translator) -> None:
        self._translate = translate

    def said(self, code: str, /, **names: object) -> str:
        """Return the words for a condition by its code."""
        return filled(_CONDITIONS[code], self._translate, **names)

    def condition(self, term: Term) -> str:
        """Describe a term."""
        match term:
            case Text(text):
                return self.said("text", text=text)
            case Either():
                return self._alternatives(map(self.condition, term.terms))
            case Not(term=Said(name=name, text="")):
                return self.said("no-operation", name=name)
            case Not():
                return self.said("not", condition=self.condition(term.term))
            case Said():
                return self._operation(term)
            case Is(trait):
                return self.said(trait)
            case Repeated(likeness):
                return self.said(f"same-{likeness}")
            case Pattern():
                return self._pattern(term)
            case Material():
                return self._material(term)
            case Coded(code):
                return self.said("gbr", code=code.written())
            case ToMove(side):
                return self._side_to_move(side)
        return self._range(self.said(term.name), term.range)

    def _operation(self, term: Said) -> str:
        if not term.text:
            return self.said("operation", name=term.name)
        if term.range is not None:
            return self._range(term.name, term.range)
        return self.said("operation-text", text=term.text, name=term.name)

    def _alternatives(self, parts: Iterable[str]) -> str:
        return reduce(lambda first, other: self.said("either", first=first, other=other), parts)

    def _range(self, name: str, numbers: Range) -> str:
        low, high = numbers.low, numbers.high
        form = "exactly" if low == high else "between"
        if low is None or high is None:
            form = "at-most" if low is None else "at-least"
        return self.said(form, name=name, low=low, high=high)

    def _material(self, term: Material) -> str:
        first, second = term.first, term.second
        form = "one-has" if second == ANY_ARMY else "sides-have"
        if term.is_white_first:
            form = "both-have" if ANY_ARMY not in (first, second) else "white-has"
            form = "black-has" if first == ANY_ARMY else form
        return self.said(form, first=_written_army(first), second=_written_army(second))

    def _side_to_move(self, side: Side) -> str:
        return self.said("white-to-move" if side == WHITE else "black-to-move")

    def _pattern(self, term: Pattern) -> str:
        if term.exact:
            contents = dict(term.squares)
            placement = "".join(contents.get(square, EMPTY) for square in range(64))
            parts = [self.said("board", board=format_placement(placement))]
        else:
            parts = [self._square(square_name(square), each) for square, each in term.squares]
        if term.side is not None:
            parts.append(self._side_to_move(term.side))
        condition = ", ".join(parts)
        options = [each for each in ("mirror", "shift", "swap") if getattr(term, each)]
        ways = ", ".join(map(self.said, options))
        return self.said("with-ways", condition=condition, ways=ways) if ways else condition

    def _square(self, square: str, contents: str) -> str:
        others = all_but(contents)
        if contents == EMPTY:
            return self.said("nothing-on", square=square)
        if contents == PIECES:
            return self.said("any-piece-on", square=square)
        if len(others) == 1:
            return self.said("no-piece-on", piece=self._content(others), square=square)
        pieces = self._alternatives(map(self._content, contents))
        return self.said("piece-on", piece=pieces, square=square)

    def _content(self, content: Content) -> str:
        return self.said(EMPTY) if content == EMPTY else piece_name(content, self._translate)


def _written_army(army: Army) -> str:
    """Describe an army, such as "K R2+ P0–3"; "…" is anything else."""
    is_open = ANY_COUNT in army[1:]
    skipped = ANY_COUNT if is_open else (0, 0)
    parts = []
    for kind, (low, high) in zip(KINDS, army, strict=True):
        if (low, high) in (skipped, ANY_COUNT):
            continue
        if high is None:
            parts.append(f"{kind}{low}+")
        elif low == high:
            parts.append(kind if low == 1 else f"{kind}{low}")
        else:
            parts.append(f"{kind}{low}–{high}")
    return " ".join((*parts, "…") if is_open else parts)
