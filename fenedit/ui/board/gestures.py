"""What pointer and keys do, as values: drags, strokes of the brush, the caret that types. Pure."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from functools import reduce
from math import ceil
from typing import Final, NamedTuple, TypeAlias

from fenedit.diagram.board_scene import BoardGeometry
from fenedit.notation.castling import with_right
from fenedit.notation.marks import DrawnArrow, DrawnCircle, DrawnMark, Highlight, MarkColour
from fenedit.notation.position import (
    EMPTY,
    FEN_ORDER,
    FILES,
    PIECES,
    RANKS,
    Content,
    Piece,
    Placement,
    Square,
    file_of,
    rank_of,
    recoloured,
    square_at,
)
from fenedit.session.state import MarkTask, Rectangle

THRESHOLD: Final = 3
"""Logical pixels that a pressed pointer has to go before a piece follows it."""


class Press(NamedTuple):
    """The left button is down on a square; on a piece this may become a drag."""

    square: Square
    content: Content
    x: float
    y: float

    def becomes_drag(self, x: float, y: float) -> bool:
        """Tell whether a piece follows the pointer now."""
        return self.content != EMPTY and max(abs(x - self.x), abs(y - self.y)) >= THRESHOLD


class Drop(Enum):
    """How a drag ends."""

    NOTHING = "nothing"
    MOVED = "moved"
    PLACED = "placed"
    DISCARDED = "discarded"


class Drag(NamedTuple):
    """A piece in the hand.

    Attributes:
        piece: what is held.
        origin: the square that it came from, None if it came from the palette.
        x: the pointer's place on the board's widget, logical pixels.
        y: the same, downward.
        over: the square under the pointer, None off the board.
        copying: whether the piece also stays where it came from.
        bound: whether it can neither leave the board nor be copied, because moves are played.
    """

    piece: Piece
    origin: Square | None
    x: float
    y: float
    over: Square | None
    copying: bool = False
    bound: bool = False

    def moved(self, x: float, y: float, over: Square | None, copying: bool) -> "Drag":
        """Return the drag with the pointer elsewhere."""
        copying = copying and not self.bound
        return Drag(self.piece, self.origin, x, y, over, copying, self.bound)

    @property
    def discards(self) -> bool:
        """Whether letting go here takes the piece off the board."""
        stays = self.copying or self.bound
        return self.over is None and self.origin is not None and not stays

    @property
    def drop(self) -> Drop:
        """What letting go here means."""
        if self.over is None:
            return Drop.DISCARDED if self.discards else Drop.NOTHING
        if self.origin is None:
            return Drop.PLACED
        return Drop.NOTHING if self.over == self.origin else Drop.MOVED


Men: TypeAlias = tuple[tuple[Square, Piece], ...]
"""Pieces and the squares that they were taken from."""

_BEYOND_EDGE: Final = 0.5
"""How far off the board, in squares, a block has to be carried by the pointer to be thrown away.

Pushing against the edge is how one puts a block there, and nobody stops on the very line."""


class Band(NamedTuple):
    """A rectangle that is being drawn.

    Attributes:
        anchor: the square that was pressed.
        stretched: whether the pointer has been over another one.
    """

    anchor: Square
    stretched: bool = False


class BlockPress(NamedTuple):
    """The left button is down on a selection; this may become a drag of its men."""

    area: Rectangle
    men: Men
    square: Square
    x: float
    y: float

    def becomes_drag(self, x: float, y: float) -> bool:
        """Tell whether the men follow the pointer now."""
        return max(abs(x - self.x), abs(y - self.y)) >= THRESHOLD


class BlockDrag(NamedTuple):
    """The men of a selection under the pointer, or those that go with the arrow keys.

    Attributes:
        area: the squares that they were taken from.
        men: the pieces, each with its square there.
        across: how far the pointer has gone to the right, logical pixels.
        down: the same, downward.
        files: how far the men would go, in whole squares as White sees them; all on the board.
        ranks: the same, upward.
        over: whether the pointer is on the board, or just beside it.
        copying: whether the men also stay where they were.
    """

    area: Rectangle
    men: Men
    across: float = 0.0
    down: float = 0.0
    files: int = 0
    ranks: int = 0
    over: bool = True
    copying: bool = False

    def moved(
        self, press: BlockPress, x: float, y: float, geometry: BoardGeometry, copying: bool
    ) -> "BlockDrag":
        """Return the drag with the pointer elsewhere."""
        side = geometry.square_side
        across, down = x - press.x, y - press.y
        direction = -1 if geometry.flipped else 1
        files, ranks = self.area.shift_on_board(
            direction * round(across / side), -direction * round(down / side)
        )
        margin = _BEYOND_EDGE * side
        left, top = geometry.left - margin, geometry.top - margin
        length = 8 * side + 2 * margin
        over = left <= x < left + length and top <= y < top + length
        return BlockDrag(self.area, self.men, across, down, files, ranks, over, copying)

    def stepped(self, files: int, ranks: int) -> "BlockDrag":
        """Return the block some squares on, but not off the board."""
        files, ranks = self.area.shift_on_board(self.files + files, self.ranks + ranks)
        return self._replace(files=files, ranks=ranks)

    @property
    def target(self) -> Rectangle:
        """The squares on the board that the men would be let go over, were it there."""
        return self.area.shifted(self.files, self.ranks)

    @property
    def drop(self) -> Drop:
        """What letting go here means."""
        if not self.over:
            return Drop.NOTHING if self.copying else Drop.DISCARDED
        return Drop.MOVED if self.files or self.ranks else Drop.NOTHING


_CYCLE = (EMPTY, *PIECES)


def pressed_content(
    placement: Placement, square: Square, brush: Content, *, other_colour: bool
) -> Content:
    """Return what a whole stroke leaves, as its press decides.

    The brush's piece, or the same of the other colour; nothing, if that piece stands there.
    """
    content = recoloured(brush) if other_colour else brush
    return EMPTY if placement[square] == content else content


@dataclass(slots=True)
class Stroke:
    """One press of the brush until its release.

    Attributes:
        number: the same for all squares of the stroke, so that they are one step of undo.
        content: what each square that it passes is to hold.
    """

    number: int
    content: Content
    _x: float
    _y: float
    _passed: set[Square] = field(default_factory=set)

    def reach(self, x: float, y: float, geometry: BoardGeometry) -> tuple[Square, ...]:
        """Return the squares on the way to a point that the stroke had not passed before.

        The pointer may jump over squares between two events, so the way is walked in short steps.
        """
        found = []
        for step_x, step_y in _steps((self._x, self._y), (x, y), geometry.square_side / 4):
            square = geometry.square_at(step_x, step_y)
            if square is not None and square not in self._passed:
                self._passed.add(square)
                found.append(square)
        self._x, self._y = x, y
        return tuple(found)


def cycled(
    placement: Placement, square: Square, steps: int, *, several_kings: bool = False
) -> Content:
    """Return what the wheel makes of a square: the content some steps on in the row of thirteen.

    A king that stands elsewhere is passed over unless several may stand: placing it would take
    it away from there.
    """
    elsewhere = placement[:square] + placement[square + 1 :]
    choices = [
        content
        for content in _CYCLE
        if several_kings or content not in "Kk" or content not in elsewhere
    ]
    here = placement[square]
    if here not in choices:
        choices.append(here)
    content: Content = choices[(choices.index(here) + steps) % len(choices)]
    return content


def _steps(
    start: tuple[float, float], end: tuple[float, float], longest: float
) -> Iterator[tuple[float, float]]:
    across, down = end[0] - start[0], end[1] - start[1]
    count = max(1, ceil(max(abs(across), abs(down)) / max(longest, 1.0)))
    for step in range(count):
        yield start[0] + across * step / count, start[1] + down * step / count
    # Computed likewise, the end might lie a rounding error beside the board.
    yield end


def mark_on(square: Square, task: MarkTask | None, colour: MarkColour) -> DrawnMark | None:
    """Return what a click draws on a square; None for a label, whose text is to be asked for."""
    if task is MarkTask.DRAW:
        return DrawnCircle(colour, square)
    return Highlight(colour, square) if task is MarkTask.HIGHLIGHT else None


class MarkPress(NamedTuple):
    """A button is down on a square, to draw.

    Attributes:
        square: where it went down.
        x: where exactly, in logical pixels.
        y: likewise.
        colour: of what is drawn.
        arrow: of an arrow.
        task: what letting go on the same square does; None: it asks for the square's menu.
        over: the square under the pointer now, None off the board.
        pulled: whether the pointer has gone so far that this is no mere click.
        away: whether it has been on another square.
    """

    square: Square
    x: float
    y: float
    colour: MarkColour
    arrow: MarkColour
    task: MarkTask | None
    over: Square | None
    pulled: bool = False
    away: bool = False

    def moved(self, x: float, y: float, over: Square | None) -> "MarkPress":
        """Return the press with the pointer somewhere else."""
        pulled = self.pulled or max(abs(x - self.x), abs(y - self.y)) >= THRESHOLD
        away = self.away or (pulled and over != self.square)
        return self._replace(over=over if pulled else self.square, pulled=pulled, away=away)

    @property
    def mark(self) -> DrawnMark | None:
        """What letting go would draw; None for nothing, or what is still to be asked for."""
        if self.over is None:
            return None
        if self.over != self.square:
            return DrawnArrow(self.arrow, self.square, self.over)
        return mark_on(self.square, self.task, self.colour)


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
        rank = rank_of(caret.square)
        if not rank:
            return Typed(caret, word="last-rank")
        return Typed(Caret(square_at(0, rank - 1), whole=caret.whole))
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
    if after.at_end and whole:
        word = "all-typed"
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
    beginning; where all was typed, the next one begins at a8. `changed` is the first square in
    FEN's order that holds something else.
    """
    if caret.at_end:
        return caret._replace(fields=None)
    if not caret.whole or rank_of(changed) < rank_of(caret.square):
        return caret
    return Caret(square_at(0, rank_of(changed)), whole=True)


def stepped(caret: Caret, right: int, up: int, *, flipped: bool, to_edge: bool = False) -> Caret:
    """Return the caret after an arrow key, which goes by what is seen, maybe as far as it can.

    `right` and `up` are 1, 0 or -1; on a flipped board the a-file is at the right.
    """
    if caret.waiting and right and not to_edge:
        return Caret(caret.square)
    direction = -1 if flipped else 1
    distance = 7 if to_edge else 1
    file = file_of(caret.square) + direction * distance * right
    rank = rank_of(caret.square) + direction * distance * up
    return Caret(square_at(max(0, min(7, file)), max(0, min(7, rank))))


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
