"""Intents of hand and keys on the board: place, move, copy, erase, type, list."""

from collections.abc import Hashable
from dataclasses import replace
from functools import reduce

from fenedit.documents.rewriting import with_position
from fenedit.notation.castling import with_right
from fenedit.notation.fen import (
    parse_ep_square,
    parse_fullmove_number,
    parse_halfmove_clock,
    parse_side_to_move,
)
from fenedit.notation.position import (
    EMPTY,
    EMPTY_PLACEMENT,
    Content,
    Piece,
    Placement,
    Square,
    square_name,
    squares_of,
    with_content,
    with_contents,
)
from fenedit.session.intents.common import edit_position, replace_record
from fenedit.session.state import EditorState
from fenedit.session.transaction import Label, Transaction


def place(
    state: EditorState,
    square: Square,
    content: Content,
    *,
    several_kings: bool = False,
    stroke: Hashable | None = None,
    origin: str = "board.place",
) -> Transaction | None:
    """Put a piece, or nothing, on a square.

    A king moves the one that its side has, unless several kings are allowed.

    Args:
        state: the state to change.
        square: where.
        content: a piece letter, or EMPTY to erase.
        several_kings: whether a second king may stand beside the first.
        stroke: placements with the same stroke are one step of undo.
        origin: the gesture.
    """
    placement = _placed(state.position.placement, square, content, several_kings)
    if content == EMPTY:
        label = Label("erase", state.position.placement[square], detail=square_name(square))
    else:
        label = Label("place", content, detail=square_name(square))
    return _edit(state, placement, label, origin, stroke)


def move(
    state: EditorState,
    start: Square,
    end: Square,
    *,
    copy: bool = False,
    several_kings: bool = False,
) -> Transaction | None:
    """Move or copy the piece of one square to another, replacing what stands there."""
    placement = state.position.placement
    piece = placement[start]
    if piece == EMPTY or start == end:
        return None
    if copy:
        moved = _placed(placement, end, piece, several_kings)
        label = Label("copy-piece", piece, detail=square_name(end))
    else:
        moved = with_contents(placement, {start: EMPTY, end: piece})
        label = Label("move-piece", piece, detail=square_name(end))
    return _edit(state, moved, label, "board.drag", None)


def discard(state: EditorState, square: Square) -> Transaction | None:
    """Take the piece of a square off the board."""
    piece = state.position.placement[square]
    if piece == EMPTY:
        return None
    label = Label("erase", piece, detail=square_name(square))
    placement = with_content(state.position.placement, square, EMPTY)
    return _edit(state, placement, label, "board.drag", None)


def type_contents(
    state: EditorState,
    contents: tuple[tuple[Square, Content], ...],
    *,
    several_kings: bool = False,
    run: Hashable | None = None,
) -> Transaction | None:
    """Set several squares at once, as one keystroke on the board does; a run is one step."""
    placement = state.position.placement
    for square, content in contents:
        placement = _placed(placement, square, content, several_kings)
    return _edit(state, placement, Label("type-on-board", count=len(contents)), "board.type", run)


def type_field(
    state: EditorState, number: int, text: str, *, run: Hashable | None = None
) -> Transaction | None:
    """Set one of the fields behind the placement, as text typed onto the board does.

    Castling rights that are typed are what the person wants: none returns to them by itself.

    Args:
        state: the state to change.
        number: which field, 0 for the side to move to 4 for the fullmove number.
        text: the whole field as FEN has it, castling letters in any order.
        run: typing with the same run is one step of undo.
    """
    position, label = state.position, Label("type-on-board")
    match number:
        case 0:
            after = position.with_side_to_move(parse_side_to_move(text))
        case 1:
            rights = "" if text == "-" else reduce(with_right, text, "")
            after = position.with_castling_rights(rights)
            record = with_position(state.record, after, state.document.format)
            record = replace(record, remembered_rights="")
            return replace_record(state, record, label, "board.type", merge_key=run)
        case 2:
            after = position.with_ep_square(parse_ep_square(text))
        case 3:
            after = position.with_halfmove_clock(parse_halfmove_clock(text))
        case _:
            after = position.with_fullmove_number(parse_fullmove_number(text))
    return edit_position(state, after, label, "board.type", merge_key=run)


def place_pieces(
    state: EditorState,
    pieces: tuple[tuple[Square, Piece], ...],
    *,
    clear_first: bool = False,
    several_kings: bool = False,
) -> Transaction | None:
    """Put listed pieces on their squares at once; of two on one square the last one stands.

    A listed king moves the one that its side has, unless several are allowed. Of one side's kings
    that are listed all stand: who lists two means two.

    Args:
        state: the state to change.
        pieces: squares and what to put there.
        clear_first: whether everything else leaves the board, which makes it a new position.
        several_kings: whether a listed king may stand beside the one on the board.
    """
    placement = EMPTY_PLACEMENT if clear_first else state.position.placement
    contents: dict[Square, Content] = {}
    if not several_kings:
        listed = {piece for _, piece in pieces if piece in "Kk"}
        for king in listed:
            kings = tuple(squares_of(placement, king))
            if len(kings) == 1:
                contents[kings[0]] = EMPTY
    contents |= dict(pieces)
    label = Label("place-list", count=len(dict(pieces)))
    after = state.position.with_placement(with_contents(placement, contents))
    return edit_position(state, after, label, "board.list", anew=clear_first)


def _placed(
    placement: Placement, square: Square, content: Content, several_kings: bool
) -> Placement:
    if content in "Kk" and not several_kings:
        kings: list[Square] = list(squares_of(placement, content))
        if len(kings) == 1:
            placement = with_content(placement, kings[0], EMPTY)
    return with_content(placement, square, content)


def _edit(
    state: EditorState,
    placement: Placement,
    label: Label,
    origin: str,
    merge_key: Hashable | None,
) -> Transaction | None:
    after = state.position.with_placement(placement)
    return edit_position(state, after, label, origin, merge_key=merge_key)
