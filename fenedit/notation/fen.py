"""Reads and writes strict Forsyth–Edwards notation: the PGN standard of 1994, section 16.1.

Castling letters are those of FEN, X-FEN and Shredder-FEN. Strict means six fields, one ASCII space
between them, ASCII digits only, no leading zeros, no adjacent digits, castling letters of White
before those of Black and K before Q (file letters in either order), at most two a colour. Four
points are wider than the standard, because a position keeps what it was given: any square may be in
the en passant field, rights need no rook, the fullmove number may be 0, and a rank may have fairy
pieces as `fenedit.notation.fairy` spells them, which only programs for such problems read.

Reading is quick because it only looks fields and ranks up; `fenedit.notation.fen_faults` then finds
the place of a fault.
"""

import re
from collections.abc import Callable
from typing import Final, NamedTuple, TypeVar

from fenedit.notation.fairy import fen_text, squares_of_rank
from fenedit.notation.position import (
    BLACK,
    EMPTY,
    SQUARE_NAMES,
    WHITE,
    Placement,
    Position,
    Side,
    Square,
)
from fenedit.notation.problems import FenError, Problem

_Value = TypeVar("_Value")

_MEMO_LIMIT = 1 << 15
"""Entries of a memo before it is emptied: some 5 MB, and more than a big file repeats."""

_RANK = re.compile(r"(?:[1-8](?![1-8])|[KQRBNPkqrbnp])+")
_CASTLING = re.compile(r"(?!.*(.).*\1)(?!.*QK)(?!.*qk)[KQA-H]{0,2}[kqa-h]{0,2}")
_MOST_RIGHTS = 4
"""Letters of a castling field; of a longer one its pattern would take quadratic time."""
_COUNTER = re.compile(r"0|[1-9][0-9]{0,5}")
_FAIRY = re.compile("[-*'(.]")
"""One of these is in every rank with a fairy piece."""
_BLANKS = re.compile(r"\.+")
_TO_BLANKS = str.maketrans({str(count): EMPTY * count for count in range(1, 9)})


class Memo(dict[str, _Value]):
    """Caches what a function returns for texts; KeyError for a text that it refuses.

    It is emptied when it is full.
    """

    def __init__(self, read: Callable[[str], _Value]) -> None:
        super().__init__()
        self._read = read

    def __missing__(self, text: str) -> _Value:
        value = self._read(text)
        if len(self) >= _MEMO_LIMIT:
            self.clear()
        self[text] = value
        return value


def _squares_of_rank(text: str) -> str:
    squares = text.translate(_TO_BLANKS) if _RANK.fullmatch(text) else ""
    if not squares and _FAIRY.search(text):
        squares = squares_of_rank(text)
    if len(squares) != 8:
        raise KeyError(text)
    return squares


def _text_of_rank(squares: str) -> str:
    text = _BLANKS.sub(lambda run: str(len(run[0])), squares)
    return (
        text
        if text.isascii()
        else "".join([square if square.isascii() else fen_text(square) for square in text])
    )


def _rights(text: str) -> str:
    if text != "-" and not (0 < len(text) <= _MOST_RIGHTS and _CASTLING.fullmatch(text)):
        raise KeyError(text)
    return text.removeprefix("-")


def _counter(text: str) -> int:
    if not _COUNTER.fullmatch(text):
        raise KeyError(text)
    return int(text)


_RANKS = Memo(_squares_of_rank)
_RANK_TEXTS = Memo(_text_of_rank)
_SIDES: dict[str, Side] = {WHITE: WHITE, BLACK: BLACK}
_RIGHTS = Memo(_rights)
_EP_SQUARES: dict[str, Square | None] = {
    "-": None,
    **{name: square for square, name in enumerate(SQUARE_NAMES)},
}
_EP_TEXTS = {square: name for name, square in _EP_SQUARES.items()}
_COUNTERS = Memo(_counter)

_new_tuple: Final = tuple.__new__


def parse_fen(text: str) -> Position:
    """Return the position that a strict FEN describes; FenError has the left-most problem."""
    position = strict_position(text)
    if position is not None:
        return position
    # Imported here: most texts have no fault.
    from fenedit.notation.fen_faults import first_fault

    problem = first_fault(text)
    assert problem is not None, f"refused without a fault: {text!r}"
    raise FenError(problem)


def strict_position(text: str) -> Position | None:
    """Return the position that a strict FEN describes, None for any other text."""
    try:
        placement, side, rights, ep, halfmove, fullmove = text.split(" ")
        rank8, rank7, rank6, rank5, rank4, rank3, rank2, rank1 = placement.split("/")
        ranks = _RANKS
        # Position's own constructor does this too, and costs a tenth of the whole on top.
        return _new_tuple(
            Position,
            (
                f"{ranks[rank1]}{ranks[rank2]}{ranks[rank3]}{ranks[rank4]}"
                f"{ranks[rank5]}{ranks[rank6]}{ranks[rank7]}{ranks[rank8]}",
                _SIDES[side],
                _RIGHTS[rights],
                _EP_SQUARES[ep],
                _COUNTERS[halfmove],
                _COUNTERS[fullmove],
            ),
        )
    except (KeyError, ValueError):
        return None


def format_fen(position: Position) -> str:
    """Return the FEN of a position, everything written as it is held."""
    placement, side, rights, ep_square, halfmove, fullmove = position
    return (
        f"{format_placement(placement)} {side} {rights or '-'} {_EP_TEXTS[ep_square]}"
        f" {halfmove} {fullmove}"
    )


def parse_placement(text: str) -> Placement:
    """Return the placement that the first field describes; raise FenError."""
    ranks = text.split("/")
    try:
        if len(ranks) == 8:
            return "".join([_RANKS[rank] for rank in reversed(ranks)])
    except KeyError:
        pass
    raise _field_error("placement", text)


def format_placement(placement: Placement) -> str:
    """Return the first field of a FEN."""
    texts = _RANK_TEXTS
    return (
        f"{texts[placement[56:]]}/{texts[placement[48:56]]}/{texts[placement[40:48]]}"
        f"/{texts[placement[32:40]]}/{texts[placement[24:32]]}/{texts[placement[16:24]]}"
        f"/{texts[placement[8:16]]}/{texts[placement[:8]]}"
    )


def parse_side_to_move(text: str) -> Side:
    """Return the side that the second field names; raise FenError."""
    return _looked_up(_SIDES, "side", text)


def parse_castling_rights(text: str) -> str:
    """Return the letters of the third field, "" for "-"; raise FenError."""
    return _looked_up(_RIGHTS, "castling", text)


def parse_ep_square(text: str) -> Square | None:
    """Return the square that the fourth field names, None for "-"; raise FenError."""
    return _looked_up(_EP_SQUARES, "ep", text)


def parse_counter(text: str, name: str) -> int:
    """Return the number in "halfmove" or "fullmove", 0 to MAX_COUNTER; raise FenError."""
    return _looked_up(_COUNTERS, name, text)


def _looked_up(values: dict[str, _Value], name: str, text: str) -> _Value:
    try:
        return values[text]
    except KeyError:
        raise _field_error(name, text) from None


def _field_error(name: str, text: str) -> FenError:
    from fenedit.notation.fen_faults import field_fault

    problem = field_fault(name, text)
    assert problem is not None, f"refused without a fault: {text!r}"
    return FenError(problem)


class Reading(NamedTuple):
    """The meaning of a text.

    Attributes:
        position: the position that the text means.
        notes: what was forgiven, in the order of the text; each has a span in the raw text.
        rest: what is after the fields, verbatim, with the blanks before it; "" if nothing. It ends
            the text, unless something closes after it.
        extras: what other variants wrote, set aside: "pocket" ("QNp"), "promoted" ("d1 e4"),
            "checks" ("3+3"), and "variant" ("chess960") where a link or a tag names one.
        fields: how many of the six fields it has; a lone dash after four is none.
    """

    position: Position
    notes: tuple[Problem, ...]
    rest: str
    extras: tuple[tuple[str, str], ...] = ()
    fields: int = 6


RANKS_OF_A_DRAFT = 5
"""The number of ranks from which a text is probably a FEN."""
COMMENT_STARTS = (";", "#", "%", "//")
"""Beginnings of comments, alone on a line or after the fields; they end with the line."""


def has_ranks(word: str) -> bool:
    """Return whether at least half of a word's parts are as long as ranks."""
    ranks = word.split("/")
    widths = [sum(int(char) if char.isdecimal() else 1 for char in rank) for rank in ranks]
    # A slip leaves a rank two squares too long or too short at most.
    near = [rank.isalnum() and abs(at - 8) <= 2 for rank, at in zip(ranks, widths, strict=True)]
    return len(ranks) >= RANKS_OF_A_DRAFT and 2 * sum(near) >= len(ranks)


def begins_comment(rest: str) -> bool:
    """Return whether what is after the fields begins, after blanks, with a comment."""
    return rest.lstrip().startswith(COMMENT_STARTS)


COUNTERS = {"hmvc": "halfmove_clock", "fmvn": "fullmove_number"}
"""Opcodes of the counters, for which EPD has no fields, to what a `Position` calls them."""

MATE = "dm"
"""The opcode of a direct mate in a number of moves; a record with it is composed."""
