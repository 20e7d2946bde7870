"""Changes the board: a square, selected squares, the whole board.

Moving a selection moves its pieces alone: its empty squares never replace what they cover. Marks
move along when the whole board is turned.
"""

from collections.abc import Hashable
from dataclasses import replace
from functools import reduce

from fenedit.documents.annotating import puzzle_of_record, with_marks_in, with_puzzle_in
from fenedit.documents.rewriting import with_chess960, with_position
from fenedit.notation.castling import start_position, with_right
from fenedit.notation.fen import parse_counter, parse_ep_square, parse_side_to_move
from fenedit.notation.marks import each_mark
from fenedit.notation.position import (
    EMPTY,
    EMPTY_PLACEMENT,
    EMPTY_POSITION,
    PIECES,
    START_POSITION,
    Content,
    Piece,
    Placement,
    Square,
    file_of,
    rank_of,
    recoloured,
    square_at,
    square_name,
    with_content,
    with_contents,
)
from fenedit.notation.transform import TRANSFORMS, carry_marks
from fenedit.session.intents.common import (
    edit_position,
    load_position,
    replace_record,
    replace_rights,
)
from fenedit.session.state import EditorState, Label, Notice, Rectangle, Transaction


def place(
    state: EditorState,
    square: Square,
    content: Content,
    *,
    several_kings: bool = False,
    stroke: Hashable | None = None,
    origin: str = "board.place",
) -> Transaction | None:
    """Put a piece on a square, or empty it; the same stroke is one step of undo.

    A king moves the only one of its side, unless several kings are allowed.
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
    """Move or copy a piece to another square, replacing what is there."""
    placement = state.position.placement
    piece = placement[start]
    if piece == EMPTY or start == end:
        return None
    if copy:
        moved = _placed(placement, end, piece, several_kings)
    else:
        moved = with_contents(placement, {start: EMPTY, end: piece})
    label = Label("copy-piece" if copy else "move-piece", piece, detail=square_name(end))
    return _edit(state, moved, label, "board.drag")


def discard(state: EditorState, square: Square) -> Transaction | None:
    """Remove a piece from the board."""
    return place(state, square, EMPTY, origin="board.drag")


def type_contents(
    state: EditorState,
    contents: tuple[tuple[Square, Content], ...],
    *,
    several_kings: bool = False,
    run: Hashable | None = None,
) -> Transaction | None:
    """Set several squares at once, as a key does; the same run is one step of undo."""
    placement = state.position.placement
    for square, content in contents:
        placement = _placed(placement, square, content, several_kings)
    return _edit(state, placement, Label("type-on-board", count=len(contents)), "board.type", run)


def type_field(
    state: EditorState, number: int, text: str, *, run: Hashable | None = None
) -> Transaction | None:
    """Set a field of FEN by text typed onto the board; the same run is one step of undo.

    `number` is 0 for the side to move to 4 for the fullmove number, `text` the whole field, with
    castling letters in any order. Lost rights do not return to typed ones.
    """
    position, label = state.position, Label("type-on-board")
    match number:
        case 0:
            after = position._replace(side_to_move=parse_side_to_move(text))
        case 1:
            rights = "" if text == "-" else reduce(with_right, text, "")
            after = position._replace(castling_rights=rights)
            return replace_rights(state, after, label, "board.type", merge_key=run)
        case 2:
            after = position._replace(ep_square=parse_ep_square(text))
        case 3:
            after = position._replace(halfmove_clock=parse_counter(text, "halfmove"))
        case _:
            after = position._replace(fullmove_number=parse_counter(text, "fullmove"))
    return edit_position(state, after, label, "board.type", merge_key=run)


def place_pieces(
    state: EditorState,
    pieces: tuple[tuple[Square, Piece], ...],
    *,
    clear_first: bool = False,
    several_kings: bool = False,
) -> Transaction | None:
    """Put a list of pieces on their squares at once; the last of two on one square wins.

    A listed king moves the only one of its side, unless several are allowed; all listed kings are
    placed. `clear_first` removes everything else, which makes it a new position.
    """
    placement = EMPTY_PLACEMENT if clear_first else state.position.placement
    if not several_kings:
        for king in {piece for _, piece in pieces if piece in "Kk"}:
            placement = _without_only(king, placement)
    contents: dict[Square, Content] = dict(pieces)
    label = Label("place-list", count=len(contents))
    after = state.position._replace(placement=with_contents(placement, contents))
    return edit_position(state, after, label, "board.list", anew=clear_first)


def _placed(
    placement: Placement, square: Square, content: Content, several_kings: bool
) -> Placement:
    if content in ("K", "k") and not several_kings:
        placement = _without_only(content, placement)
    return with_content(placement, square, content)


def _without_only(king: Piece, placement: Placement) -> Placement:
    """Remove a side's only king; several kings stay."""
    return placement.replace(king, EMPTY) if placement.count(king) == 1 else placement


def _edit(
    state: EditorState,
    placement: Placement,
    label: Label,
    origin: str,
    merge_key: Hashable | None = None,
    notices: tuple[Notice, ...] = (),
) -> Transaction | None:
    after = state.position._replace(placement=placement)
    return edit_position(state, after, label, origin, merge_key=merge_key, notices=notices)


def move_area(
    state: EditorState,
    area: Rectangle,
    files: int,
    ranks: int,
    *,
    copy: bool = False,
    several_kings: bool = False,
) -> Transaction | None:
    """Move or copy the pieces of an area some files to the right and ranks up, as White sees it.

    A notice counts the pieces that they replace. A copied king moves, unless several kings are
    allowed or there are several already. None if the area would leave the board.
    """
    placement = state.position.placement
    if area.shift_on_board(files, ranks) != (files, ranks):
        return None
    pieces = pieces_in(placement, area)
    leaving = [
        square
        for square, piece in pieces
        if not copy or (piece in "Kk" and not several_kings and placement.count(piece) == 1)
    ]
    left = with_contents(placement, dict.fromkeys(leaving, EMPTY))
    arriving = {square + files + 8 * ranks: piece for square, piece in pieces}
    after = with_contents(left, arriving)
    replaced = sum(left[square] != EMPTY for square in arriving)
    notices = (Notice("men-replaced", str(replaced)),) if replaced else ()
    if len(pieces) == 1:
        ((square, piece),) = pieces
        target = square_name(square + files + 8 * ranks)
        label = Label("copy-piece" if copy else "move-piece", piece, detail=target)
    else:
        label = Label("copy-selection" if copy else "move-selection", count=len(pieces))
    return _edit(state, after, label, "selection.drag", notices=notices)


def empty_area(state: EditorState, area: Rectangle) -> Transaction | None:
    """Empty an area; emptying the board makes the next position a new one."""
    pieces = pieces_in(state.position.placement, area)
    if not pieces:
        return None
    if len(pieces) == 1:
        label = Label("erase", pieces[0][1], detail=square_name(pieces[0][0]))
    else:
        label = Label("erase", count=len(pieces))
    placement = with_contents(state.position.placement, dict.fromkeys(area.squares, EMPTY))
    after = state.position._replace(placement=placement)
    cleared = len(pieces) > 1 and placement == EMPTY_PLACEMENT
    return edit_position(state, after, label, "selection.empty", anew=cleared)


def recolour_area(
    state: EditorState, area: Rectangle, *, several_kings: bool = False
) -> Transaction | None:
    """Give the pieces of an area the other colour.

    Kings keep theirs, with a notice, if a side would get another king and several are not allowed.
    """
    placement = state.position.placement
    pieces = pieces_in(placement, area)
    swapped = with_contents(placement, {square: recoloured(piece) for square, piece in pieces})
    notices: tuple[Notice, ...] = ()
    if not several_kings and any(
        swapped.count(king) > max(1, placement.count(king)) for king in "Kk"
    ):
        kings = {square: piece for square, piece in pieces if piece in "Kk"}
        swapped = with_contents(swapped, kings)
        notices = (Notice("king-kept"),)
    changed = sum(before != after for before, after in zip(placement, swapped, strict=True))
    label = Label("recolour-selection", count=changed)
    return _edit(state, swapped, label, "selection.recolour", notices=notices)


def mirror_area(
    state: EditorState, area: Rectangle, *, upright: bool = False
) -> Transaction | None:
    """Exchange left and right within an area, or bottom and top if `upright`."""
    placement = state.position.placement

    contents: dict[Square, Content] = {}
    for square in area.squares:
        file, rank = file_of(square), rank_of(square)
        if upright:
            rank = area.bottom + area.top - rank
        else:
            file = area.left + area.right - file
        contents[square] = placement[square_at(file, rank)]
    after = with_contents(placement, contents)
    return _edit(state, after, Label("mirror-selection", count=len(area)), "selection.mirror")


def fill_area(
    state: EditorState, area: Rectangle, piece: Piece, *, several_kings: bool = False
) -> Transaction | None:
    """Put the same piece on each square of an area; None for a king unless several are allowed.

    Raises:
        ValueError: this is not a piece.
    """
    if piece not in PIECES:
        raise ValueError(f"{piece!r} is no piece")
    if piece in "Kk" and not several_kings:
        return None
    after = with_contents(state.position.placement, dict.fromkeys(area.squares, piece))
    label = Label("place", piece, len(area), square_name(area.corners[0]))
    return _edit(state, after, label, "selection.fill")


def pieces_in(placement: Placement, area: Rectangle) -> tuple[tuple[Square, Piece], ...]:
    """Return the pieces in an area, each with its square."""
    contents = ((square, placement[square]) for square in area.squares)
    return tuple((square, content) for square, content in contents if content != EMPTY)


def moved_pieces(placement: Placement, area: Rectangle, files: int, ranks: int) -> Placement:
    """Return a placement with the pieces of an area moved; all stay on the board."""
    pieces = pieces_in(placement, area)
    contents: dict[Square, Content] = dict.fromkeys((square for square, _ in pieces), EMPTY)
    contents |= {square + files + 8 * ranks: piece for square, piece in pieces}
    return with_contents(placement, contents)


STANDARD_NUMBER = 518
"""The number of the standard start position in Chess960."""


def set_start(state: EditorState) -> Transaction | None:
    """Set up the start position."""
    return load_position(state, START_POSITION, Label("start-position"), "board.whole")


def clear(state: EditorState) -> Transaction | None:
    """Clear the board, with side to move and counters of a new position."""
    return load_position(state, EMPTY_POSITION, Label("clear"), "board.whole")


def set_chess960_start(state: EditorState, number: int) -> Transaction | None:
    """Set up one of the 960 start positions, numbered 0 to 959."""
    label = Label("chess960-position", detail=str(number))
    chess960, position = number != STANDARD_NUMBER, start_position(number)
    return load_position(state, position, label, "board.whole", chess960=chess960)


def transform(state: EditorState, name: str) -> Transaction | None:
    """Change the whole board by one of `TRANSFORMS`; None if a piece would leave the board."""
    if not state.has_position:
        return None
    change = TRANSFORMS[name]
    position, dropped = change(state.position, state.chess960)
    drawn = state.record.marks
    marks = carry_marks(drawn, change.square_of)
    # Marks do not go where pieces cannot.
    if position == state.position and (
        marks == drawn or change.moved(position, state.chess960) is None
    ):
        return None
    notices = [
        Notice("ep-left") if letter == "ep" else Notice("right-left", letter) for letter in dropped
    ]
    if len(each_mark(marks)) < len(each_mark(drawn)):
        notices.append(Notice("marks-left"))
    file_format = state.document.format
    record = with_chess960(with_position(state.record, position, file_format), state.chess960)
    puzzle = puzzle_of_record(record)
    if puzzle.twins and not state.twin:
        # Imported here: the start does not wait for twins.
        from fenedit.notation.twins import carried

        twins, is_whole = carried(
            state.position, puzzle, lambda each: change.moved(each, state.chess960)
        )
        record = with_puzzle_in(record, puzzle._replace(twins=twins), file_format)
        if not is_whole:
            notices.append(Notice("twins-stay"))
    if puzzle.best or puzzle.avoid or puzzle.line or puzzle.solution:
        notices.append(Notice("solution-stays"))
    if marks or drawn:
        record = with_marks_in(record, marks, file_format)
    record = replace(record, remembered_rights="")
    return replace_record(state, record, Label(name), "board.whole", notices=tuple(notices))
