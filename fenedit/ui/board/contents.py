"""What the board shows, where it stands on the widget, and what a gesture adds. Pure."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from PySide6.QtCore import QRect, QRectF

from fenedit.diagram.board_scene import (
    PROBLEM_KINDS,
    BoardGeometry,
    BoardScene,
    Coordinates,
    Mark,
    MarkKind,
    Preview,
    fitted_geometry,
    problem_marks,
)
from fenedit.notation.castling import castling_squares
from fenedit.notation.marks import NO_MARKS, DrawnMark, Marks
from fenedit.notation.position import (
    EMPTY,
    EMPTY_PLACEMENT,
    WHITE,
    Content,
    Piece,
    Placement,
    Position,
    Side,
    Square,
)
from fenedit.notation.problems import Problem
from fenedit.session.moves.playing import Arrow
from fenedit.session.settings import Preferences
from fenedit.session.state import EditorState, Rectangle

if TYPE_CHECKING:
    from fenedit.ui.board.gestures import BlockDrag, Drag

Landings: TypeAlias = tuple[frozenset[Square], ...]
"""For each square where its man may be put down, from a1 to h8."""


class BoardContents(NamedTuple):
    """A position as far as a board shows it.

    Attributes:
        placement: what stands on the squares.
        side_to_move: who is named as such beside the board, None for neither.
        castling: squares of kings and rooks that hold a castling right.
        ep_square: the en passant target square, or None.
        stale: whether the text of the position says something else, or nothing, by now.
        label: what an empty board says of itself, translated; "" for nothing.
        landings: where men may be put down while moves are played; None: they are set up, and may
            go anywhere.
        last_move: the squares of the move that was played last.
        arrows: what is pointed at.
        marks: what the person has drawn over the position.
        news: what to say aloud of the way that led here, translated; "" for what squares hold now.
    """

    placement: Placement = EMPTY_PLACEMENT
    side_to_move: Side | None = WHITE
    castling: frozenset[Square] = frozenset()
    ep_square: Square | None = None
    stale: bool = False
    label: str = ""
    landings: Landings | None = None
    last_move: tuple[Square, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    marks: Marks = NO_MARKS
    news: str = ""


def contents_of(state: EditorState, empty_label: str) -> BoardContents:
    """Return what a board shows of a state; `empty_label` where there never was a position."""
    position = state.position
    if not state.has_position:
        return BoardContents(position.placement, None, label=empty_label)
    contents = contents_of_position(position, state.chess960)
    return contents._replace(stale=state.is_draft, marks=state.record.marks)


def contents_of_position(position: Position, chess960: bool) -> BoardContents:
    """Return what a board shows of a position; see `BoardContents`."""
    rights = castling_squares(position.placement, position.castling_rights, chess960)
    held = frozenset([square for _, king, rook in rights for square in (king, rook)])
    return BoardContents(position.placement, position.side_to_move, held, position.ep_square)


@dataclass(frozen=True, slots=True)
class Interaction:
    """What pointer and keys are about, none of it done yet.

    Attributes:
        hovered: the square under the pointer.
        brush: None for the pointer, EMPTY for the eraser, else a piece.
        painted: the square that the brush was set on last, until the pointer leaves it.
        carrying: whether a dragged piece floats over the board.
        caret: the square of the keyboard's cursor, None while it is not shown.
        lifted: the square whose piece the keyboard carries.
        picked: the square whose man is about to move.
        targets: where it can move.
        waiting: the square that the cursor stands behind, at a rank's end.
        ghosts: the squares that men carried by the pointer leave when they are let go.
        coming: what the squares would hold if what is being done were done, None for nothing new.
        band: the squares that are selected, or that selected men would be let go over.
        drawing: the mark that a button or Enter would draw.
        drag: the piece under the pointer.
        block: the men under the pointer.
    """

    hovered: Square | None = None
    brush: Content | None = None
    painted: Square | None = None
    carrying: bool = False
    caret: Square | None = None
    lifted: Square | None = None
    picked: Square | None = None
    targets: frozenset[Square] = frozenset()
    waiting: Square | None = None
    ghosts: frozenset[Square] = frozenset()
    coming: Placement | None = None
    band: Rectangle | None = None
    drawing: DrawnMark | None = None
    drag: Drag | None = None
    block: BlockDrag | None = None


def resting_scene(
    contents: BoardContents,
    preferences: Preferences,
    marked: Problem | None,
    read: Square | None = None,
) -> BoardScene:
    """Return the scene that nothing is laid over.

    `marked` is the problem whose squares are marked, `read` the square that is pointed at in the
    text.
    """
    marks = [Mark(MarkKind.CASTLING, square) for square in contents.castling]
    if marked is not None:
        marks += problem_marks(marked)
    if read is not None:
        marks.append(Mark(MarkKind.HOVER, read))
    marks += [Mark(MarkKind.HOVER, square) for square in contents.last_move]
    if contents.ep_square is not None:
        marks.append(Mark(MarkKind.EP_TARGET, contents.ep_square))
    return BoardScene(
        contents.placement,
        Coordinates(preferences.coordinates),
        frozenset(marks),
        stale=contents.stale,
        label=contents.label,
        drawn=contents.marks,
        arrows=contents.arrows,
    )


def scene_with_interaction(
    resting: BoardScene, hand: Interaction, in_flight: frozenset[Square] = frozenset()
) -> BoardScene:
    """Return the resting scene with the hand's doings; pieces in flight are left out."""
    placement = resting.placement
    marks: list[Mark] = []
    if (hand.carrying or hand.ghosts or hand.lifted is not None) and resting.marks:
        # Who puts something right looks at where it goes, not at what was wrong.
        kept = frozenset(mark for mark in resting.marks if mark.kind not in PROBLEM_KINDS)
        resting = resting._replace(marks=kept)
    faint = hand.ghosts
    preview: Preview | None = None
    if hand.caret is not None:
        marks.append(Mark(MarkKind.CURSOR, hand.caret))
    if hand.picked is not None:
        marks.append(Mark(MarkKind.HOVER, hand.picked))
    if hand.carrying:
        if hand.hovered is not None:
            marks.append(Mark(MarkKind.HOVER, hand.hovered))
    elif hand.lifted is not None:
        faint = frozenset((hand.lifted,))
        if hand.caret is not None and hand.caret != hand.lifted:
            preview = Preview(hand.caret, placement[hand.lifted], opacity=0.85)
    elif hand.hovered is not None:
        if hand.brush is None:
            marks.append(Mark(MarkKind.HOVER, hand.hovered))
        elif hand.hovered != hand.painted:
            # What was just painted is shown as it is, not as what the next press would make of it.
            same = placement[hand.hovered] == hand.brush
            preview = Preview(hand.hovered, EMPTY if same else hand.brush)
    coming = hand.coming
    if coming is not None:
        leaving = (
            square
            for square, content in enumerate(placement)
            if content != EMPTY and coming[square] == EMPTY
        )
        faint = faint.union(leaving)
        in_flight = in_flight.union(square for square, _ in _coming_men(placement, coming))
    return resting._replace(
        marks=resting.marks.union(marks),
        faint=faint,
        hidden=in_flight,
        preview=preview,
        drawing=hand.drawing,
        targets=hand.targets,
        coming=tuple(_coming_men(placement, coming)),
        band=None if hand.band is None else hand.band.corners,
        behind=hand.waiting,
    )


def _coming_men(placement: Placement, coming: Placement | None) -> Iterator[tuple[Square, Piece]]:
    """Yield the squares that will hold a piece that they do not hold yet, each with its piece."""
    if coming is not None:
        for square, (now, then) in enumerate(zip(placement, coming, strict=True)):
            if now != then != EMPTY:
                yield square, then


MARGIN: Final = 2
"""Logical pixels around the board, for its frame."""


def board_in(
    width: int, height: int, *, flipped: bool, ratio: float, outside_coordinates: bool
) -> BoardGeometry:
    """Return the largest board on a widget of a size in logical pixels.

    `ratio` is how many device pixels there are to a logical one.
    """
    fitted = fitted_geometry(
        width - 2 * MARGIN,
        height - 2 * MARGIN,
        flipped=flipped,
        device_pixel_ratio=ratio,
        outside_coordinates=outside_coordinates,
    )
    # The margin, in whole device pixels.
    margin = round(MARGIN * ratio) / ratio
    return replace(fitted, left=fitted.left + margin, top=fitted.top + margin)


def frame_rect(geometry: BoardGeometry) -> QRectF:
    """Return the rectangle of the sixty-four squares."""
    side = 8 * geometry.square_side
    return QRectF(geometry.left, geometry.top, side, side)


def square_rect(geometry: BoardGeometry, square: Square) -> QRect:
    """Return the whole logical pixels that a square touches."""
    return QRectF(*geometry.rect_of(square)).toAlignedRect()
