"""Derives what the board shows from the state, and locates its squares on the widget. Pure."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QRect, QRectF

from fenedit.diagram.board_scene import (
    BoardGeometry,
    BoardScene,
    Coordinates,
    Mark,
    MarkKind,
    fitted_geometry,
    problem_marks,
)
from fenedit.notation.castling import castling_squares
from fenedit.notation.marks import NO_MARKS, DrawnCircle, MarkColour, Marks
from fenedit.notation.position import (
    EMPTY,
    EMPTY_PLACEMENT,
    WHITE,
    Placement,
    Side,
    Square,
)
from fenedit.notation.problems import Problem
from fenedit.session.settings import Preferences
from fenedit.session.state import EditorState, ViewState

DOUBTS, DOUBT = MarkColour.YELLOW, MarkColour.BLUE
"""The rings of squares that a picture leaves in doubt, and of the one that is looked at."""
Landings: TypeAlias = tuple[frozenset[Square], ...]
"""For each square, from a1 to h8, where its piece may go."""


class BoardContents(NamedTuple):
    """The contents of a board.

    Attributes:
        placement: the pieces on the squares.
        side_to_move: the side named beside the board, None for neither.
        castling: squares of kings and rooks that hold a castling right.
        ep_square: the en passant target square, or None.
        stale: whether the text of the position no longer means this placement.
        label: a line across an empty board, translated; "" for none.
        landings: where pieces may go while moves are played; None while a position is set up.
        last_move: the squares of the last move.
        marks: what is drawn over the position.
        news: what to announce about this change, translated; "" for the squares that changed.
    """

    placement: Placement = EMPTY_PLACEMENT
    side_to_move: Side | None = WHITE
    castling: frozenset[Square] = frozenset()
    ep_square: Square | None = None
    stale: bool = False
    label: str = ""
    landings: Landings | None = None
    last_move: tuple[Square, ...] = ()
    marks: Marks = NO_MARKS
    news: str = ""


def contents_of(state: EditorState, empty_label: str) -> BoardContents:
    """Return the contents for a state; `empty_label` is for one that never had a position."""
    position = state.position
    if not state.has_position:
        return BoardContents(position.placement, None, label=empty_label)
    rights = castling_squares(position.placement, position.castling_rights, state.chess960)
    return BoardContents(
        position.placement,
        position.side_to_move,
        frozenset([square for _, king, rook in rights for square in (king, rook)]),
        position.ep_square,
        stale=state.is_draft,
        marks=state.record.marks,
    )


def resting_scene(
    contents: BoardContents,
    preferences: Preferences,
    marked: Problem | None,
    view_state: ViewState = ViewState(),  # noqa: B008  (a value that cannot change)
) -> BoardScene:
    """Return the scene without any gesture; `marked` is the problem whose squares are marked."""
    marks = [Mark(MarkKind.CASTLING, square) for square in contents.castling]
    if marked is not None:
        marks += problem_marks(marked)
    moved = contents.last_move if preferences.last_move else ()
    marks += [Mark(MarkKind.LAST_MOVE, square) for square in moved]
    if view_state.read is not None:
        marks.append(Mark(MarkKind.HOVER, view_state.read))
    if contents.ep_square is not None:
        marks.append(Mark(MarkKind.EP_TARGET, contents.ep_square))
    drawn, doubt = contents.marks, view_state.doubt
    if view_state.doubts or doubt is not None:
        rings = [DrawnCircle(DOUBTS, square) for square in view_state.doubts if square != doubt]
        if doubt is not None:
            rings.append(DrawnCircle(DOUBT, doubt))
        drawn = drawn._replace(circles=(*drawn.circles, *rings))
    return BoardScene(
        contents.placement,
        Coordinates(preferences.coordinates),
        frozenset(marks),
        stale=contents.stale,
        label=contents.label,
        drawn=drawn,
    )


def with_coming(scene: BoardScene, coming: Placement | None) -> BoardScene:
    """Return a scene that previews the pieces of another placement."""
    if coming is None:
        return scene
    pairs = enumerate(zip(scene.placement, coming, strict=True))
    changed = [(square, then) for square, (now, then) in pairs if now != then]
    arriving = [(square, then) for square, then in changed if then != EMPTY]
    return scene._replace(
        faint=scene.faint.union([square for square, then in changed if then == EMPTY]),
        hidden=scene.hidden.union([square for square, _ in arriving]),
        coming=tuple(arriving),
    )


MARGIN = 2
"""Logical pixels around the board, for its frame."""


def board_in(
    width: int, height: int, *, flipped: bool, ratio: float, outside_coordinates: bool
) -> BoardGeometry:
    """Return the largest board on a widget of a size in logical pixels.

    `ratio` is the number of device pixels in a logical one.
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


def square_rect(geometry: BoardGeometry, square: Square) -> QRect:
    """Return the whole logical pixels that a square touches."""
    return QRectF(*geometry.rect_of(square)).toAlignedRect()
