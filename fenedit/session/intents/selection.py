"""Intents on selected squares: move or copy their men, empty, recolour, mirror, fill.

Men alone are carried: an empty square of a selection never takes away what stands below it.
"""

from dataclasses import replace

from fenedit.notation.position import (
    EMPTY,
    EMPTY_PLACEMENT,
    PIECES,
    Content,
    Piece,
    Placement,
    Square,
    file_of,
    rank_of,
    recoloured,
    square_at,
    square_name,
    with_contents,
)
from fenedit.session.intents.common import edit_position
from fenedit.session.state import EditorState
from fenedit.session.transaction import Label, Notice, Transaction
from fenedit.session.view_state import Rectangle

_KINGS = "Kk"


def move(
    state: EditorState,
    area: Rectangle,
    files: int,
    ranks: int,
    *,
    copy: bool = False,
    several_kings: bool = False,
) -> Transaction | None:
    """Move or copy the men of some squares together, replacing the men they come to stand on.

    A notice says how many were replaced. A copied king moves, unless several kings are allowed or
    there are several already. None when the squares would not all be on the board.

    Args:
        state: the state to change.
        area: the squares.
        files: how far to the right, as White sees it.
        ranks: how far up.
        copy: whether the men also stay where they are.
        several_kings: whether a second king may stand beside the first.
    """
    placement = state.position.placement
    if area.shift_on_board(files, ranks) != (files, ranks):
        return None
    men = men_in(placement, area)
    leaving = [
        square
        for square, piece in men
        if not copy or (piece in _KINGS and not several_kings and placement.count(piece) == 1)
    ]
    left = with_contents(placement, dict.fromkeys(leaving, EMPTY))
    arriving = {square + files + 8 * ranks: piece for square, piece in men}
    after = with_contents(left, arriving)
    replaced = sum(left[square] != EMPTY for square in arriving)
    notices = (Notice("men-replaced", str(replaced)),) if replaced else ()
    if len(men) == 1:
        ((square, piece),) = men
        target = square_name(square + files + 8 * ranks)
        label = Label("copy-piece" if copy else "move-piece", piece, detail=target)
    else:
        label = Label("copy-selection" if copy else "move-selection", count=len(men))
    return _edit(state, after, label, "selection.drag", notices)


def empty(state: EditorState, area: Rectangle) -> Transaction | None:
    """Take the men of some squares off the board.

    Where these are all that there are the board is cleared, and what is set up next is new.
    """
    men = men_in(state.position.placement, area)
    if not men:
        return None
    if len(men) == 1:
        label = Label("erase", men[0][1], detail=square_name(men[0][0]))
    else:
        label = Label("erase", count=len(men))
    placement = with_contents(state.position.placement, dict.fromkeys(area.squares, EMPTY))
    after = state.position.with_placement(placement)
    cleared = len(men) > 1 and placement == EMPTY_PLACEMENT
    return edit_position(state, after, label, "selection.empty", anew=cleared)


def recolour(
    state: EditorState, area: Rectangle, *, several_kings: bool = False
) -> Transaction | None:
    """Give the men of some squares the other colour.

    Kings keep theirs where a side would get a further king, unless several are allowed; a notice
    says so.
    """
    placement = state.position.placement
    men = men_in(placement, area)
    swapped = with_contents(placement, {square: recoloured(piece) for square, piece in men})
    notices: tuple[Notice, ...] = ()
    if not several_kings and any(
        swapped.count(king) > max(1, placement.count(king)) for king in _KINGS
    ):
        kings = {square: piece for square, piece in men if piece in _KINGS}
        swapped = with_contents(swapped, kings)
        notices = (Notice("king-kept"),)
    changed = sum(before != after for before, after in zip(placement, swapped, strict=True))
    label = Label("recolour-selection", count=changed)
    return _edit(state, swapped, label, "selection.recolour", notices)


def mirror(state: EditorState, area: Rectangle, *, upright: bool = False) -> Transaction | None:
    """Exchange left and right within some squares, or bottom and top if `upright`."""
    placement = state.position.placement

    def opposite(square: Square) -> Square:
        file, rank = file_of(square), rank_of(square)
        if upright:
            return square_at(file, area.bottom + area.top - rank)
        return square_at(area.left + area.right - file, rank)

    after = with_contents(
        placement, {square: placement[opposite(square)] for square in area.squares}
    )
    return _edit(state, after, Label("mirror-selection", count=len(area)), "selection.mirror")


def fill(
    state: EditorState, area: Rectangle, piece: Piece, *, several_kings: bool = False
) -> Transaction | None:
    """Put the same piece on each of some squares; None for a king where only one may stand.

    Raises:
        ValueError: this is no piece.
    """
    if piece not in PIECES:
        raise ValueError(f"{piece!r} is no piece")
    if piece in _KINGS and not several_kings:
        return None
    after = with_contents(state.position.placement, dict.fromkeys(area.squares, piece))
    label = Label("place", piece, len(area), square_name(area.corners[0]))
    return _edit(state, after, label, "selection.fill")


def men_in(placement: Placement, area: Rectangle) -> tuple[tuple[Square, Piece], ...]:
    """Return the men on some squares, each with its square."""
    contents = ((square, placement[square]) for square in area.squares)
    return tuple((square, content) for square, content in contents if content != EMPTY)


def moved_men(placement: Placement, area: Rectangle, files: int, ranks: int) -> Placement:
    """Return a placement with the men of some squares moved together; all stay on the board."""
    men = men_in(placement, area)
    contents: dict[Square, Content] = dict.fromkeys((square for square, _ in men), EMPTY)
    contents |= {square + files + 8 * ranks: piece for square, piece in men}
    return with_contents(placement, contents)


def _edit(
    state: EditorState,
    placement: Placement,
    label: Label,
    origin: str,
    notices: tuple[Notice, ...] = (),
) -> Transaction | None:
    after = state.position.with_placement(placement)
    transaction = edit_position(state, after, label, origin)
    if transaction is None or not notices:
        return transaction
    return replace(transaction, notices=(*notices, *transaction.notices))
