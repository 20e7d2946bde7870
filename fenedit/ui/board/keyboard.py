"""Typing on the board: where the caret is, and what a key does. Pure.

A placement is typed as FEN writes it, from a8 to h1, whatever the orientation of the view. After
the h-file the caret waits at its rank's end, as a text cursor does behind the last letter. Only a
slash leads to the rank below: a letter too many shall not replace what stands there. Behind a
whole placement a blank begins the other fields, and a letter the next placement; behind the other
fields a letter does so, too, unless the digit before it may be the first of that placement.
"""

import re
from collections.abc import Iterator
from functools import reduce
from typing import Final, NamedTuple, TypeAlias

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

RUN_PAUSE: Final = 2.0
"""Seconds without a turn of the wheel after which turning it begins another step of undo."""
FIRST_SQUARE: Final = FEN_ORDER[0]
LAST_SQUARE: Final = FEN_ORDER[-1]
SIDE, RIGHTS, EN_PASSANT, CLOCK, NUMBER = range(5)
"""The fields behind the placement."""

Contents: TypeAlias = tuple[tuple[Square, Content], ...]
"""Squares and what they are to hold, in the order in which they were typed."""

_SIDE: Final = re.compile("[wb]")
_RIGHTS: Final = re.compile("-|[KQA-Hkqa-h]+")
_EN_PASSANT: Final = re.compile("-|[a-h][1-8]")
_COUNTER: Final = re.compile("0|[1-9][0-9]{0,5}")
_FINISHED: Final = re.compile(r" (?:-|[a-h][36]|[0-9]|[0-9]*[09])\Z")
"""What stands behind the last blank of fields that a letter cannot belong to."""
_STUCK: Final = "!"
"""Stands behind a move number that was followed by what is no number."""
_CLEARED: Final = ("w", "-", "-", "0", "1")
"""The fields behind the placement that say least."""
_PATTERNS: Final = (_SIDE, _RIGHTS, _EN_PASSANT, _COUNTER, _COUNTER)


class Caret(NamedTuple):
    """The keyboard's place on the board.

    Attributes:
        square: the square that the next key acts on.
        waiting: whether it stands behind `square`, the last of its rank.
        whole: whether all from a8 up to here was typed in one go.
        fields: what was typed behind the placement, None before a blank has begun it.
    """

    square: Square = FIRST_SQUARE
    waiting: bool = False
    whole: bool = False
    fields: str | None = None

    @property
    def at_end(self) -> bool:
        """Whether it stands behind the last square of all."""
        return self.waiting and self.square == LAST_SQUARE


class Typed(NamedTuple):
    """What a key does.

    Attributes:
        caret: where the caret is then.
        contents: what squares hold then.
        field: which of the other fields is another then, and its text; None for none.
        word: what is to be said of it, a code of `keys`; "" for nothing.
    """

    caret: Caret
    contents: Contents = ()
    field: tuple[int, str] | None = None
    word: str = ""


def type_character(caret: Caret, character: str) -> Typed:
    """Return what a character does at a place.

    A piece letter places, a digit 1 to 8 clears that many squares, a slash goes to the next rank;
    what there is no room for is refused with a word, and so is what FEN does not have.
    """
    if caret.fields is not None:
        return _type_in_fields(caret, caret.fields, character)
    if character == "/":
        below = _next_rank(caret)
        return Typed(caret, word="last-rank") if below is None else Typed(below)
    if character in PIECES:
        contents: tuple[Content, ...] = (character,)
    elif character in RANKS:
        contents = (EMPTY,) * int(character)
    else:
        return Typed(caret, word="meaningless")
    if caret.waiting and not caret.at_end:
        return Typed(caret, word="rank-full")
    start = FIRST_SQUARE if caret.waiting else caret.square
    if len(contents) > 8 - file_of(start):
        return Typed(caret, word="no-room")
    squares = range(start, start + len(contents))
    whole = caret.whole or start == FIRST_SQUARE
    last = squares[-1]
    after = Caret(last, True, whole) if file_of(last) == 7 else Caret(last + 1, whole=whole)
    word = "begun-again" if caret.waiting else ""
    return Typed(after, tuple(zip(squares, contents, strict=True)), word=word)


def type_blank(caret: Caret) -> Typed:
    """Return what Space does: it goes to the next field, or clears like Delete."""
    if caret.fields is not None:
        return _type_in_fields(caret, caret.fields, " ")
    if caret.at_end and caret.whole:
        return Typed(caret._replace(fields=""), word="fields")
    return clear_here(caret)


def step_back(caret: Caret) -> Typed:
    """Return what Backspace does: what was typed last goes, or what stands before the caret."""
    if caret.fields is not None:
        return _take_back(caret, caret.fields)
    if caret.waiting:
        square = caret.square
    elif caret.square == FIRST_SQUARE:
        return Typed(caret, word="first-square")
    else:
        square = FEN_ORDER[FEN_ORDER.index(caret.square) - 1]
    return Typed(Caret(square, whole=caret.whole), ((square, EMPTY),))


def clear_here(caret: Caret) -> Typed:
    """Return what Delete does: the caret's square is cleared, the caret stays."""
    if caret.waiting:
        return Typed(caret, word="nothing-behind")
    return Typed(caret, ((caret.square, EMPTY),))


def after_change(caret: Caret, changed: Square) -> Caret:
    """Return where typing goes on when something else has changed the board.

    Of a placement that is being typed, and of which a rank was undone, that is this rank's
    beginning; where all was typed, the next one begins at a8.

    Args:
        caret: where it was.
        changed: the first square in FEN's order that holds something else.
    """
    if caret.at_end:
        return caret._replace(fields=None)
    if not caret.whole or rank_of(changed) < rank_of(caret.square):
        return caret
    return Caret(square_at(0, rank_of(changed)), whole=True)


def stepped(caret: Caret, right: int, up: int, *, flipped: bool, to_edge: bool = False) -> Caret:
    """Return the caret after an arrow key, which goes by what is seen.

    Args:
        caret: the place to start from.
        right: 1 to the right, -1 to the left, 0 neither.
        up: 1 upward, -1 downward, 0 neither.
        flipped: whether Black is at the bottom, so that the a-file is at the right.
        to_edge: whether to go as far as the board does.
    """
    if caret.waiting and right and not to_edge:
        return Caret(caret.square)
    direction = -1 if flipped else 1
    distance = 7 if to_edge else 1
    file = file_of(caret.square) + direction * distance * right
    rank = rank_of(caret.square) + direction * distance * up
    return Caret(square_at(_on_board(file), _on_board(rank)))


class Run:
    """Tells which turns of the wheel belong together as one step of undo."""

    def __init__(self, numbers: Iterator[int]) -> None:
        """Take the number of each new run from `numbers`, which other gestures may share."""
        self._numbers = numbers
        self._number = 0
        self._last: float | None = None

    def number_at(self, moment: float) -> int:
        """Return the run that a turn at a moment, in seconds of a steady clock, belongs to."""
        if self._last is None or moment - self._last > RUN_PAUSE:
            self._number = next(self._numbers)
        self._last = moment
        return self._number

    def end(self) -> None:
        """Make the next turn begin another run."""
        self._last = None


def _type_in_fields(caret: Caret, before: str, character: str) -> Typed:
    """Return what a character does behind the placement."""
    if _FINISHED.search(before) and before.count(" ") >= EN_PASSANT and character in PIECES:
        return type_character(caret._replace(fields=None), character)
    text = before + character
    *done, typed = text.split(" ")
    number = len(done)
    if number > NUMBER:
        return Typed(caret._replace(fields=None), word="no-more-fields")
    if not typed:
        # A blank: the field before it has to be whole.
        ended = bool(done) and _is_whole(number - 1, done[-1])
        return Typed(caret._replace(fields=text) if ended else caret, word=_word(number - 1, ended))
    if _is_whole(number, typed):
        return Typed(caret._replace(fields=text), field=(number, typed))
    taken = number == EN_PASSANT and len(typed) == 1 and typed in FILES
    kept = text if taken else before
    if number == NUMBER and not before.endswith((" ", _STUCK)):
        # What follows is no number any more: most likely it is the next position.
        kept += _STUCK
    return Typed(caret._replace(fields=kept), word=_word(number, taken))


def _take_back(caret: Caret, before: str) -> Typed:
    """Return what Backspace does behind the placement: a field that is no more whole is cleared."""
    before = before.removesuffix(_STUCK)
    if not before or before.endswith(" "):
        return Typed(caret._replace(fields=before[:-1] if before else None))
    *done, left = before[:-1].split(" ")
    number = len(done)
    value = left if _is_whole(number, left) else _CLEARED[number]
    return Typed(caret._replace(fields=before[:-1]), field=(number, value))


def _is_whole(number: int, text: str) -> bool:
    """Tell whether a text is all of a field."""
    if not _PATTERNS[number].fullmatch(text):
        return False
    # At most two rights a colour, none twice.
    return number != RIGHTS or text == "-" or len(reduce(with_right, text, "")) == len(text)


def _word(number: int, taken: bool) -> str:
    return "" if taken else f"field-{number}"


def _next_rank(caret: Caret) -> Caret | None:
    rank = rank_of(caret.square)
    return Caret(square_at(0, rank - 1), whole=caret.whole) if rank else None


def _on_board(coordinate: int) -> int:
    return max(0, min(7, coordinate))
