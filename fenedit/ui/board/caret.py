"""Interprets keys at the caret as a FEN typed on the board. Pure."""

import re
from functools import reduce
from typing import NamedTuple, TypeAlias

from fenedit.notation.castling import with_right
from fenedit.notation.position import (
    EMPTY,
    FEN_ORDER,
    FILES,
    PIECES,
    RANKS,
    Content,
    Square,
    file_of,
    rank_of,
    square_at,
)

Contents: TypeAlias = tuple[tuple[Square, Content], ...]
"""Squares and their new contents, in the order in which they were typed."""

_FIRST = FEN_ORDER[0]
_RIGHTS, _EN_PASSANT, _NUMBER = 1, 2, 4
"""Fields after the placement, by their number."""
_PATTERNS = tuple(
    map(
        re.compile,
        ("[wb]", "-|[KQA-Hkqa-h]+", "-|[a-h][1-8]", *["0|[1-9][0-9]{0,5}"] * 2),
    )
)
_KNIGHTS = {"S": "N", "s": "n"}
_CLEARED = ("w", "-", "-", "0", "1")
"""The fields after the placement once they are deleted."""
_FINISHED = re.compile(r" (?:-|[a-h][36]|[0-9]|[0-9]*[09])\Z")
"""A last field that a letter cannot belong to."""
_STUCK = "!"
"""Follows a move number that a character other than a digit has ended."""


class Caret(NamedTuple):
    """The caret: the keyboard's place on the board.

    Attributes:
        square: the square that the next key acts on.
        waiting: whether it is after `square`, the last of its rank.
        whole: whether everything from a8 up to here was typed in one go.
        fields: what was typed after the placement, None before its first blank.
    """

    square: Square = _FIRST
    waiting: bool = False
    whole: bool = False
    fields: str | None = None

    @property
    def at_end(self) -> bool:
        """Whether the caret is after the last square."""
        return self.waiting and self.square == FEN_ORDER[-1]


class Typed(NamedTuple):
    """The effect of a key.

    Attributes:
        caret: where the caret is then.
        contents: what squares hold then.
        field: the number and text of the other field that changes; None for none.
        word: the code of its message (see `keys`); "" for none.
    """

    caret: Caret
    contents: Contents = ()
    field: tuple[int, str] | None = None
    word: str = ""


def type_character(caret: Caret, character: str) -> Typed:
    """Return the effect of a character.

    A piece letter places, a digit 1 to 8 empties that many squares, a slash goes to the next rank;
    what does not fit, or is not FEN, is refused with a word. S is a knight, as composers write it.
    """
    if caret.fields is not None:
        return _type_in_fields(caret, caret.fields, character)
    if character == "/":
        rank = rank_of(caret.square)
        if not rank:
            return Typed(caret, word="last-rank")
        return Typed(Caret(square_at(0, rank - 1), whole=caret.whole))
    piece = _KNIGHTS.get(character, character)
    if piece in PIECES:
        contents: tuple[Content, ...] = (piece,)
    elif character in RANKS:
        contents = (EMPTY,) * int(character)
    else:
        return Typed(caret, word="meaningless")
    if caret.waiting and not caret.at_end:
        return Typed(caret, word="rank-full")
    start = _FIRST if caret.waiting else caret.square
    if len(contents) > 8 - file_of(start):
        return Typed(caret, word="no-room")
    last = start + len(contents) - 1
    whole = caret.whole or start == _FIRST
    after = Caret(last, True, whole) if file_of(last) == 7 else Caret(last + 1, whole=whole)
    word = "begun-again" if caret.waiting else ""
    if after.at_end and whole:
        word = "all-typed"
    return Typed(after, tuple(zip(range(start, last + 1), contents, strict=True)), word=word)


def type_blank(caret: Caret) -> Typed:
    """Return the effect of Space: the next field, or the same as Delete."""
    if caret.fields is not None:
        return _type_in_fields(caret, caret.fields, " ")
    if caret.at_end and caret.whole:
        return Typed(caret._replace(fields=""), word="fields")
    return clear_here(caret)


def step_back(caret: Caret) -> Typed:
    """Return the effect of Backspace: delete the last character, or clear the square before."""
    if caret.fields is not None:
        before = caret.fields.removesuffix(_STUCK)
        left = caret._replace(fields=before[:-1] if before else None)
        if not before or before.endswith(" "):
            return Typed(left)
        *done, value = before[:-1].split(" ")
        number = len(done)
        return Typed(left, field=(number, value if _is_whole(number, value) else _CLEARED[number]))
    square = caret.square
    if not caret.waiting:
        if square == _FIRST:
            return Typed(caret, word="first-square")
        square = FEN_ORDER[FEN_ORDER.index(square) - 1]
    return Typed(Caret(square, whole=caret.whole), ((square, EMPTY),))


def clear_here(caret: Caret) -> Typed:
    """Return the effect of Delete: clear the caret's square; the caret stays."""
    if caret.waiting:
        return Typed(caret, word="nothing-after")
    return Typed(caret, ((caret.square, EMPTY),))


def after_change(caret: Caret, changed: Square) -> Caret:
    """Return where typing continues after something else has changed the board.

    If a rank of a placement that is being typed was undone, that is the beginning of this rank;
    if all was typed, the next one begins at a8. `changed` is the first square in FEN's order that
    holds something else.
    """
    if caret.at_end:
        return caret._replace(fields=None)
    if not caret.whole or rank_of(changed) < rank_of(caret.square):
        return caret
    return Caret(square_at(0, rank_of(changed)), whole=True)


def stepped(caret: Caret, right: int, up: int, *, flipped: bool, to_edge: bool = False) -> Caret:
    """Return the caret after an arrow key, maybe at the edge; on a flipped board `right` is left.

    `right` and `up` are 1, 0 or -1.
    """
    if caret.waiting and right and not to_edge:
        return Caret(caret.square)
    distance = (7 if to_edge else 1) * (-1 if flipped else 1)
    file, rank = file_of(caret.square) + distance * right, rank_of(caret.square) + distance * up
    return Caret(square_at(max(0, min(7, file)), max(0, min(7, rank))))


def _type_in_fields(caret: Caret, before: str, character: str) -> Typed:
    """Return the effect of a character after the placement."""
    if _FINISHED.search(before) and before.count(" ") >= _EN_PASSANT and character in PIECES:
        return type_character(caret._replace(fields=None), character)
    text = before + character
    *done, typed = text.split(" ")
    number = len(done)
    if number > _NUMBER:
        return Typed(caret._replace(fields=None), word="no-more-fields")
    if not typed:
        # A blank: the field before it has to be whole.
        number, fits = number - 1, bool(done) and _is_whole(number - 1, done[-1])
    elif _is_whole(number, typed):
        return Typed(caret._replace(fields=text), field=(number, typed))
    else:
        fits = number == _EN_PASSANT and len(typed) == 1 and typed in FILES
        if number == _NUMBER and not before.endswith((" ", _STUCK)):
            # No longer a number: most likely the next position begins.
            before += _STUCK
    fields = text if fits else before
    return Typed(caret._replace(fields=fields), word="" if fits else f"field-{number}")


def _is_whole(number: int, text: str) -> bool:
    """Return whether a text is a whole field."""
    if not _PATTERNS[number].fullmatch(text):
        return False
    # At most two rights per colour, none twice.
    return number != _RIGHTS or text == "-" or len(reduce(with_right, text, "")) == len(text)
