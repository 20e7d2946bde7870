"""Changes the other fields of a record: those of FEN, operations, marks, puzzle."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from fenedit.documents.annotating import puzzle_of_record, with_marks_in, with_puzzle_in
from fenedit.documents.games import game_record, with_tags, without_moves
from fenedit.documents.record import Record, moves_of, operations_of, record_from_line
from fenedit.documents.rewriting import with_chess960, with_operations, with_position
from fenedit.notation.castling import resolve_right, rights_by_convention, with_right, without_right
from fenedit.notation.epd.opcodes import MAX_STRING
from fenedit.notation.marks import (
    NO_MARKS,
    DrawnArrow,
    DrawnCircle,
    DrawnMark,
    Highlight,
    MarkColour,
    SquareLabel,
    each_mark,
    marks_of,
    place_of,
)
from fenedit.notation.position import (
    BLACK,
    MAX_COUNTER,
    START_POSITION,
    WHITE,
    Position,
    Side,
    Square,
    square_name,
)
from fenedit.notation.puzzle import Puzzle, mended, parted
from fenedit.notation.spellings.stipulations import typed_stipulation
from fenedit.notation.stipulation import beginner
from fenedit.rules.judge.game import follow_moves
from fenedit.rules.solve.solution import Solution, main_line
from fenedit.session.intents.common import (
    edit_position,
    replace_puzzle,
    replace_record,
    replace_rights,
    settle,
)
from fenedit.session.state import EditorState, Label, Notice, Transaction


def set_side_to_move(state: EditorState, side: Side) -> Transaction | None:
    """Give the move to a side; drop an en passant square that can no longer hold."""
    after = state.position._replace(side_to_move=side)
    return edit_position(state, after, Label("set-side", detail=side), "panel.side")


def set_right(state: EditorState, letter: str, held: bool) -> Transaction | None:
    """Switch one castling right on or off; it is not remembered any longer.

    A right that king and rook do not allow cannot be switched on, nor can a third one of a side,
    for which FEN has no room.
    """
    position = state.position
    rights = position.castling_rights
    if held and resolve_right(position.placement, letter, state.chess960) is None:
        return None
    changed = with_right(rights, letter) if held else without_right(rights, letter)
    if changed == rights:
        return None
    after = position._replace(castling_rights=changed)
    label = Label("set-right" if held else "drop-right", detail=letter)
    left = without_right(state.record.remembered_rights, letter)
    return replace_rights(state, after, label, "panel.castling", remembered=left)


def drop_rights(state: EditorState) -> Transaction | None:
    """Drop all castling rights; none is remembered any longer."""
    if not state.position.castling_rights:
        return None
    after = state.position._replace(castling_rights="")
    return replace_rights(state, after, Label("drop-rights"), "panel.castling")


def missing_rights(state: EditorState) -> str:
    """Return the castling rights that a puzzle has by convention, and that its record does not say.

    Castling is allowed where king and rook are on their squares, unless they can be proved to have
    moved (Codex for Chess Composition, article 16). Rights that the record has are meant as they
    are, and so are those of Chess960.
    """
    position = state.position
    if state.is_draft or state.chess960 or position.castling_rights:
        return ""
    return "".join(letter for letter, *_ in rights_by_convention(position.placement))


def hold_home_rights(state: EditorState) -> Transaction | None:
    """Hold the castling rights of all kings and rooks at home, and no others."""
    rights = "".join(letter for letter, *_ in rights_by_convention(state.position.placement))
    if state.is_draft or state.chess960 or rights == state.position.castling_rights:
        return None
    after = state.position._replace(castling_rights=rights)
    return replace_rights(state, after, Label("add-rights"), "panel.castling")


def add_missing_rights(state: EditorState) -> Transaction | None:
    """Add the castling rights that a puzzle has by convention."""
    return hold_home_rights(state) if missing_rights(state) and len(state.collection) else None


def set_ep_square(state: EditorState, square: Square | None) -> Transaction | None:
    """Set the en passant target square, or none."""
    after = state.position._replace(ep_square=square)
    detail = "" if square is None else square_name(square)
    return edit_position(state, after, Label("set-ep", detail=detail), "panel.ep")


def set_halfmove_clock(state: EditorState, plies: int) -> Transaction | None:
    """Set the halfmove clock; steps in a row are one step of undo."""
    return _set_counter(state, "halfmove_clock", plies, "set-clock")


def set_fullmove_number(state: EditorState, number: int) -> Transaction | None:
    """Set the fullmove number; steps in a row are one step of undo."""
    return _set_counter(state, "fullmove_number", number, "set-move-number")


def _set_counter(state: EditorState, field: str, value: int, code: str) -> Transaction | None:
    after = state.position._replace(**{field: max(0, min(value, MAX_COUNTER))})  # type: ignore[arg-type]
    label, key = Label(code, detail=str(value)), ("panel.counter", code, state.current)
    return edit_position(state, after, label, "panel.counter", merge_key=key)


def reset_counters(state: EditorState) -> Transaction | None:
    """Set both counters to their values at the start of a game, 0 and 1."""
    after = state.position._replace(halfmove_clock=0, fullmove_number=1)
    return edit_position(state, after, Label("reset-counters"), "panel.counter")


def set_chess960(state: EditorState, chess960: bool) -> Transaction | None:
    """Judge the record by Chess960's rules, or by those of standard chess.

    A game says so in its Variant tag. A line says so only by its castling letters; a notice says if
    the choice is not written.
    """
    state = state.whole
    if not len(state.collection) or chess960 == state.chess960:
        return None
    record = with_chess960(state.record, chess960)
    read = game_record if record.is_game else record_from_line
    written = read(record.line).chess960 == chess960
    notices = () if written else (Notice("chess960-not-written"),)
    label = Label("set-chess960" if chess960 else "set-standard")
    return replace_record(state, record, label, "menu.variant", notices=notices)


def set_operations(state: EditorState, text: str) -> Transaction | None:
    """Replace the EPD operations or the remark of a line; None for a game.

    An `id` among them becomes the name above a line of FEN that has one. Twins have none of their
    own.

    Raises:
        ValueError: the text has a line break.
    """
    state = state.whole
    file_format = state.document.format
    record = with_operations(state.record, text, file_format)
    if operations_of(record).strip() == operations_of(state.named).strip():
        return None
    if not len(state.collection):
        return None
    label, origin = Label("set-operations"), "panel.operations"
    if operations_of(state.named) == operations_of(state.record):
        return replace_record(state, record, label, origin)
    puzzle = puzzle_of_record(record)
    record = with_puzzle_in(record, puzzle._replace(name=""))
    return replace_puzzle(state, record, puzzle, label, origin)


def apply_fix(
    state: EditorState,
    code: str,
    position: Position,
    chess960: bool,
    data: tuple[tuple[str, str], ...] = (),
) -> Transaction | None:
    """Apply a repair that the position check offers (see `fenedit.rules.judge.repairs.Fix`)."""
    record = with_position(state.record, position, state.document.format)
    if chess960 != record.chess960:
        record = with_chess960(record, chess960)
    if code == "put-back":
        if position == START_POSITION and not record.chess960:
            record = with_tags(record, {"FEN": None, "SetUp": None})
    elif code == "cut-moves":
        fault = follow_moves(moves_of(state.record), position, record.chess960).fault
        record = state.record
        if fault is not None and fault.span is not None:
            record = without_moves(record, fault.span[0])
    return replace_record(state, record, Label("fix", detail=code, data=data), "check.fix")


def toggle_mark(state: EditorState, mark: DrawnMark) -> Transaction | None:
    """Draw a mark, or remove the same one; it replaces one of another colour, or another label.

    Raises:
        ValueError: the mark cannot be written: see `drawing_commands.with_marks`.
    """
    drawn = {place_of(each): each for each in each_mark(state.record.marks)}
    place = place_of(mark)
    held = drawn.pop(place, None)
    if held != mark:
        drawn[place] = mark
    done = "draw" if held is None else "remove" if held == mark else "change"
    _, first, last = place
    squares = dict.fromkeys((square_name(first), square_name(last)))
    kind = {
        DrawnArrow: "arrow",
        DrawnCircle: "circle",
        Highlight: "highlight",
        SquareLabel: "label",
    }
    return _with_marks(state, [*drawn.values()], f"{done}-{kind[type(mark)]}", "".join(squares))


def set_label(
    state: EditorState, square: Square, text: str, colour: MarkColour
) -> Transaction | None:
    """Write a label on a square, "" for none.

    Raises:
        ValueError: the text holds control characters.
    """
    words = " ".join(text.split())
    mark = SquareLabel(colour, square, words)
    held = next((each for each in state.record.marks.labels if each.square == square), None)
    if words:
        return None if held == mark else toggle_mark(state, mark)
    return None if held is None else toggle_mark(state, held)


def clear_marks_on(state: EditorState, square: Square) -> Transaction | None:
    """Remove the marks of a square, and the arrows that begin or end there."""
    drawn = each_mark(state.record.marks)
    kept = [mark for mark in drawn if square not in place_of(mark)[1:]]
    if len(kept) == len(drawn):
        return None
    return _with_marks(state, kept, "clear-marks-of", square_name(square))


def clear_marks(state: EditorState) -> Transaction | None:
    """Remove all marks."""
    if state.record.marks == NO_MARKS:
        return None
    return _with_marks(state, (), "clear-marks", "")


def _with_marks(
    state: EditorState, drawn: Sequence[DrawnMark], code: str, detail: str
) -> Transaction | None:
    if state.is_draft or not len(state.collection):
        return None
    record = with_marks_in(state.record, marks_of(drawn), state.document.format)
    return replace_record(state, record, Label(code, detail=detail), "board.mark")


def set_puzzle(
    state: EditorState, puzzle: Puzzle, run: Hashable | None = None
) -> Transaction | None:
    """Set the puzzle fields of the shown record, not of a twin; the same run is one step of undo.

    Raises:
        ValueError: EPD cannot write a text, or a move is malformed.
    """
    state = state.whole
    if not len(state.collection):
        return None
    label, origin = Label("set-puzzle"), "panel.puzzle"
    return replace_puzzle(state, state.record, puzzle, label, origin, merge_key=run)


def set_stipulation(
    state: EditorState, text: str, run: Hashable | None = None
) -> Transaction | None:
    """Set the stipulation of the shown record, and the side that begins by it.

    A side to move that was unusual by the stipulation before stays. A twin without one has that of
    the diagram. The same run is one step of undo.

    Args:
        state: shows the record.
        text: the stipulation as a person typed it.
        run: changes with the same one are one step of undo.
    """
    if not len(state.collection):
        return None
    record, notices = state.record, tuple[Notice, ...]()
    asked = mended(typed_stipulation(text), marks=not record.is_game)[:MAX_STRING]
    before, position = puzzle_of_record(state.named), record.position
    if state.twin and not asked:
        asked = puzzle_of_record(state.whole.record).asked
    side = beginner(asked)
    usual = beginner(before.asked) or WHITE
    if side is not None and position is not None and position.side_to_move == usual != side:
        record, notices = _with_side(state, position, side)
        notices = (Notice("begins-b" if side == BLACK else "begins-w", asked), *notices)
    puzzle = parted(before._replace(mate=None, stipulation=asked))
    label, origin = Label("set-stipulation"), "panel.puzzle"
    return replace_puzzle(state, record, puzzle, label, origin, merge_key=run, notices=notices)


def _with_side(
    state: EditorState, position: Position, side: Side
) -> tuple[Record, tuple[Notice, ...]]:
    """Return the shown record, which has this position, with a side to move; and notices."""
    after = position._replace(side_to_move=side)
    after, _, notices = settle(position, after, state.record.remembered_rights, state.chess960)
    return with_position(state.record, after, state.document.format), notices


def set_details(
    state: EditorState,
    said: Mapping[str, str | int | None],
    side: Side | None = None,
    number: int = 1,
    run: Hashable | None = None,
) -> Transaction | None:
    """Set some puzzle fields of the shown record, one of several records.

    Args:
        state: shows the record.
        said: values by the fields of `Puzzle`. In a name, "{number}" is replaced by the number, and
            "{name}" by the previous name.
        side: the side to move, None for the same as before.
        number: the number of the record.
        run: changes with the same one are one step of undo.
    """
    record, notices = state.record, tuple[Notice, ...]()
    before, position = puzzle_of_record(state.named), record.position
    values: dict[str, Any] = {
        field: mended(value, marks=not record.is_game) if isinstance(value, str) else value
        for field, value in said.items()
    }
    if isinstance(pattern := values.get("name"), str):
        name = pattern.replace("{number}", str(number)).replace("{name}", before.name)
        values["name"] = " ".join(name.split())[:MAX_STRING]
    puzzle = before._replace(**values)
    if side is not None and position is not None:
        record, notices = _with_side(state, position, side)
    label, origin = Label("set-details"), "records.rewrite"
    return replace_puzzle(state, record, puzzle, label, origin, merge_key=run, notices=notices)


def fill_from_solution(
    state: EditorState, solution: Solution, text: str = ""
) -> Transaction | None:
    """Write a complete solution of the shown position into its record.

    The record gets all keys, n, the first key with its longest variation, and the text, unless it
    has one that a person may have written.
    """
    if not solution.keys or not solution.exact or solution.position != state.record.position:
        return None
    if state.twin:
        # The keys of a record are those of the diagram.
        return None
    puzzle = puzzle_of_record(state.record)
    puzzle = puzzle._replace(
        mate=solution.mate,
        best=tuple(key.move.san for key in solution.keys),
        line=tuple(move.san for move in main_line(solution)),
        solution=puzzle.solution or text,
    )
    record = with_puzzle_in(state.record, puzzle, state.document.format)
    return replace_record(state, record, Label("fill-puzzle"), "puzzle.fill")
