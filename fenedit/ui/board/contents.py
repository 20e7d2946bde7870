"""What the board is told to show, as one value."""

from typing import NamedTuple, TypeAlias

from fenedit.notation.castling import castling_squares
from fenedit.notation.marks import NO_MARKS, Marks
from fenedit.notation.position import EMPTY_PLACEMENT, WHITE, Placement, Side, Square
from fenedit.session.moves.playing import Arrow
from fenedit.session.state import EditorState

Landings: TypeAlias = tuple[frozenset[Square], ...]
"""For each square where its man may be put down, from a1 to h8."""


class BoardContents(NamedTuple):
    """A position as far as a board shows it.

    Attributes:
        placement: what stands on the squares.
        side_to_move: whose disc stands beside the board, None for none.
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
    resolved = castling_squares(position.placement, position.castling_rights, state.chess960)
    return BoardContents(
        position.placement,
        position.side_to_move,
        frozenset([square for _, king, rook in resolved for square in (king, rook)]),
        position.ep_square,
        stale=state.is_draft,
        marks=state.record.marks,
    )
