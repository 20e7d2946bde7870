"""What the board paints: its contents with the hand's doings laid over them. Pure."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from fenedit.diagram.board_scene import (
    BoardScene,
    Coordinates,
    Mark,
    MarkKind,
    Preview,
    problem_marks,
)
from fenedit.notation.marks import DrawnMark
from fenedit.notation.position import EMPTY, Content, Piece, Placement, Square
from fenedit.notation.problems import Problem
from fenedit.session.state import Rectangle
from fenedit.ui.board.block import BlockDrag
from fenedit.ui.board.contents import BoardContents
from fenedit.ui.board.drag import Drag


@dataclass(frozen=True, slots=True)
class Hand:
    """What pointer and keys are about, none of it done yet.

    Attributes:
        hovered: the square under the pointer.
        brush: None for the pointer, EMPTY for the eraser, else a piece.
        painted: the square that the brush was set on last, until the pointer leaves it.
        carrying: whether a dragged piece floats over the board.
        origin: the square that it leaves when it is let go, None if none.
        caret: the square of the keyboard's cursor, None while it is not shown.
        lifted: the square whose piece the keyboard carries.
        picked: the square whose man is about to move.
        targets: where it can move.
        waiting: the square that the cursor stands behind, at a rank's end.
        ghosts: the squares that carried men leave when they are let go.
        coming: what the squares would hold if what is being done were done, None for nothing new.
        band: the squares that are selected, or that selected men would be let go over.
        drawing: the mark that a button or Enter would draw.
        drag: the piece under the pointer; a step of it alone makes no other hand.
        block: the men under the pointer, likewise.
    """

    hovered: Square | None = None
    brush: Content | None = None
    painted: Square | None = None
    carrying: bool = False
    origin: Square | None = None
    caret: Square | None = None
    lifted: Square | None = None
    picked: Square | None = None
    targets: frozenset[Square] = frozenset()
    waiting: Square | None = None
    ghosts: frozenset[Square] = frozenset()
    coming: Placement | None = None
    band: Rectangle | None = None
    drawing: DrawnMark | None = None
    drag: Drag | None = field(default=None, compare=False)
    block: BlockDrag | None = field(default=None, compare=False)


def resting_scene(
    contents: BoardContents,
    coordinates: Coordinates,
    marked: Problem | None,
    read: Square | None = None,
) -> BoardScene:
    """Return the scene that nothing is laid over.

    Args:
        contents: what stands on the squares.
        coordinates: where file letters and rank digits stand.
        marked: the problem whose squares are marked, or None.
        read: the square that is pointed at in the text, or None.
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
        coordinates,
        frozenset(marks),
        stale=contents.stale,
        label=contents.label,
    )


def scene_with_hand(
    resting: BoardScene, hand: Hand, in_flight: frozenset[Square] = frozenset()
) -> BoardScene:
    """Return the resting scene with the hand's doings; pieces in flight are left out."""
    placement = resting.placement
    marks: list[Mark] = []
    faint = hand.ghosts
    preview: Preview | None = None
    if hand.caret is not None:
        marks.append(Mark(MarkKind.CURSOR, hand.caret))
    if hand.picked is not None:
        marks.append(Mark(MarkKind.HOVER, hand.picked))
    if hand.carrying:
        if hand.hovered is not None:
            marks.append(Mark(MarkKind.HOVER, hand.hovered))
        if hand.origin is not None:
            faint = frozenset((hand.origin,))
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
        in_flight = in_flight.union(square for square, _ in coming_men(placement, coming))
    return resting._replace(
        marks=resting.marks.union(marks),
        faint=faint,
        hidden=in_flight,
        preview=preview,
    )


def coming_men(placement: Placement, coming: Placement | None) -> Iterator[tuple[Square, Piece]]:
    """Yield the squares that will hold a piece that they do not hold yet, each with its piece."""
    if coming is not None:
        for square, (now, then) in enumerate(zip(placement, coming, strict=True)):
            if now != then != EMPTY:
                yield square, then
