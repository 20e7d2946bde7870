"""A query in words, for who typed it."""

from typing import Final

from fenedit.notation.fen import format_placement
from fenedit.notation.position import BLACK, EMPTY, KINDS, PIECES, WHITE, square_name
from fenedit.notation.query.terms import (
    ANY_ARMY,
    ANY_COUNT,
    Army,
    Coded,
    Counted,
    Either,
    InState,
    Judged,
    Material,
    Not,
    Pattern,
    Query,
    Range,
    Repeated,
    Said,
    Term,
    Text,
    ToMove,
    all_but,
)
from fenedit.notation.spellings.gbr import Gbr

_NAMES: Final = dict(zip(KINDS, ("king", "queen", "rook", "bishop", "knight", "pawn"), strict=True))
_SIDES: Final = {WHITE: "White", BLACK: "Black"}
_STATES: Final = {
    "check": "with the side to move in check",
    "mate": "that are mate",
    "stalemate": "that are stalemate",
}
_JUDGED: Final = {
    "notfen": "no FEN",
    "unplayable": "not playable",
    "illegal": "proven illegal",
    "ok": "without an objection",
}
_ALIKE: Final = {
    "position": "with a position that stands before in the file",
    "placement": "with a placement that stands before in the file",
    "mirror": "with a position that stands before in the file, mirrored or not",
    "swap": "with a position that stands before in the file, colours exchanged or not",
}
_COUNTED: Final = {
    "move": "the move number",
    "clock": "the halfmove clock",
    "men": "a number of men",
}


def _written_gbr(code: Gbr) -> str:
    kings = "".join(map(square_name, code.kings or ()))
    men = f" {code.men[0]}/{code.men[1]}" if code.men else ""
    return f"{code.result}{code.material}{kings}{men}"


def described(query: Query) -> str:
    """Return what a query asks for in words: "Records with “zugzwang”, and White to move"."""
    if not query.terms:
        return "All records"
    return f"Records {', and '.join(map(_in_words, query.terms))}"


def _in_words(term: Term) -> str:
    match term:
        case Either():
            return " or ".join(map(_in_words, term.terms))
        case Not():
            return f"not {_in_words(term.term)}"
        case Text():
            return f"with “{term.text}”"
        case Said():
            return _said_words(term)
        case Counted():
            return f"with {_COUNTED[term.name]} {_range_words(term.range)}"
        case Pattern():
            return _pattern_words(term)
        case Material():
            return _material_words(term)
        case Coded():
            return f"with the GBR code {_written_gbr(term.code)}"
        case ToMove():
            return f"with {_SIDES[term.side]} to move"
        case InState():
            return _STATES[term.state]
        case Judged():
            return f"that are {_JUDGED[term.verdict]}"
        case Repeated():
            return _ALIKE[term.likeness]
    return "of Chess960"


def _said_words(term: Said) -> str:
    if not term.text:
        return f"with {term.name}"
    if term.range is not None:
        return f"with {term.name} {_range_words(term.range)}"
    return f"with “{term.text}” in {term.name}"


def _range_words(numbers: Range) -> str:
    low, high = numbers.low, numbers.high
    if low is None:
        return f"of {high} at most"
    if high is None:
        return f"of {low} at least"
    return f"of {low}" if low == high else f"from {low} to {high}"


def _pattern_words(term: Pattern) -> str:
    if term.exact:
        contents = dict(term.squares)
        board = format_placement("".join(contents.get(square, EMPTY) for square in range(64)))
        text = f"with the board {board}"
    else:
        text = f"with {_listed([_square_words(*each) for each in term.squares])}"
    if term.side is not None:
        text += f", {_SIDES[term.side]} to move"
    ways = [words for option, words in _WAYS.items() if getattr(term, option)]
    return f"{text} ({', '.join(ways)})" if ways else text


_WAYS: Final = {
    "mirror": "or left and right exchanged",
    "shift": "or shifted",
    "swap": "or the colours exchanged",
}


def _square_words(square: int, contents: str) -> str:
    name = square_name(square)
    others = all_but(contents)
    if contents == EMPTY:
        return f"nothing on {name}"
    if contents == PIECES:
        return f"any man on {name}"
    if len(others) == 1:
        return f"no {_man(others)} on {name}"
    men = " or ".join("nothing" if each == EMPTY else f"a {_man(each)}" for each in contents)
    return f"{men} on {name}"


def _man(piece: str) -> str:
    return f"{'white' if piece.isupper() else 'black'} {_NAMES[piece.upper()]}"


def _listed(parts: list[str], link: str = "and") -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {link} {parts[-1]}"


def _material_words(term: Material) -> str:
    first, second = _army_words(term.first), _army_words(term.second)
    if term.is_white_first:
        return f"with White having {first}, Black {second}"
    return f"with one side having {first}, the other {second}"


def _army_words(side: Army) -> str:
    if side == ANY_ARMY:
        return "anything"
    is_open = ANY_COUNT in side[1:]
    skipped = ANY_COUNT if is_open else (0, 0)
    parts = [
        _count_words(kind, count)
        for kind, count in zip(KINDS, side, strict=True)
        if count not in (skipped, ANY_COUNT)
    ]
    if is_open:
        parts.append("anything else")
    return _listed(parts or ["nothing but a king"])


def _count_words(kind: str, count: tuple[int, int | None]) -> str:
    low, high = count
    name = _NAMES[kind]
    if (low, high) == (0, 0):
        return f"no {name}"
    if low == high:
        return f"a {name}" if low == 1 else f"{low} {name}s"
    if high is None:
        return f"{low} {name}s or more" if low > 1 else f"a {name} or more"
    return f"{low} to {high} {name}s"
