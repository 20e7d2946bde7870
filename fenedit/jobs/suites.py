"""For makers of test suites: some records of a file by lot, in any order, mirrored or swapped.

The lot is the same on every machine: Python keeps the sequence of `random.Random(seed).random()`
for a seed, and nothing else of that module is used. Records are drawn by reservoir sampling, so
that a file of any size takes no more memory than what is drawn.
"""

import io
import random
import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from fenedit.documents.annotating import with_marks_in
from fenedit.documents.files.streaming import Entry, Source, entries
from fenedit.documents.games import game_record, tags_of, with_tags
from fenedit.documents.record import Format, Record, moves_of, operations_of
from fenedit.documents.rewriting import with_operations, with_position
from fenedit.jobs.convert_file import Tally
from fenedit.notation.epd.opcodes import OPCODES, Operand, Operation, opcode_of, plain_move
from fenedit.notation.epd.record import read_operations, respelt
from fenedit.notation.pgn import RESULTS
from fenedit.notation.transform import (
    carry_marks,
    mirror,
    swap_colours,
)

_FILES: Final = str.maketrans("abcdefgh", "hgfedcba")
_RANKS: Final = str.maketrans("12345678", "87654321")
_COORDINATES: Final = re.compile("[a-h][1-8][a-h][1-8][nbrq]")
_CASTLING: Final = re.compile("O-O.*|e(?:1[gc]1|8[gc]8)")
"""Castling, or what may be in coordinates."""
_COUNT: Final = re.compile("D[0-9]+|perft[0-9]*", re.IGNORECASE)
"""Names of operations that count the moves to a depth."""
_MOVE_TAGS: Final = ("Key", "Avoid", "Line")
"""Tags that hold moves of a problem."""


@dataclass(frozen=True, slots=True)
class Changes:
    """What is done to each record.

    Attributes:
        mirror: whether left and right are exchanged.
        swap: whether each side gets the other's men, ranks and move.
    """

    mirror: bool = False
    swap: bool = False


def drawn(source: Source, count: int | None, seed: int, shuffle: bool, tally: Tally) -> Source:
    """Return some records of an open file, or all, as an open file; comment lines are counted.

    Args:
        source: the file, which is read to its end.
        count: how many records are drawn, None for all.
        seed: what the lot depends on.
        shuffle: whether they come in any order, not in that of the file.
        tally: counts what is left out.

    Raises:
        StreamError: the file cannot be read on.
    """
    lot = random.Random(seed)
    kept: list[tuple[int, Entry]] = []
    number = comments = 0
    for entry in entries(source):
        if entry.is_aside:
            comments += bool(entry.text.strip())
            continue
        comments -= bool(entry.above)
        if count is None or len(kept) < count:
            kept.append((number, entry))
        elif (place := _below(lot, number + 1)) < count:
            kept[place] = (number, entry)
        number += 1
    if comments:
        tally.add("comment-lines", comments)
    kept.sort()
    if shuffle:
        for last in range(len(kept) - 1, 0, -1):
            place = _below(lot, last + 1)
            kept[last], kept[place] = kept[place], kept[last]
    chosen = [entry for _, entry in kept]
    text = "".join(_apart(entry) for entry in chosen)
    return replace(
        source,
        binary=io.BytesIO(text.encode("utf-8", "surrogatepass")),
        read_as="utf-8",
        extent=None,
        lines=None if source.lines is None else tuple(entry.line for entry in chosen),
    )


def changed(record: Record, how: Changes, file_format: Format, tally: Tally) -> Record:
    """Return a record with its position, what is drawn and its moves changed; a draft as it is.

    Counted are castling rights that hold no more, move operations and tags that cannot go along,
    and moves of games, which are left out. Words stay as they are.
    """
    position = record.position
    if position is None or not (how.mirror or how.swap):
        return record
    marks, dropped = record.marks, set[str]()
    for wanted, change in ((how.mirror, mirror), (how.swap, swap_colours)):
        if wanted:
            position, left = change(position, record.chess960)
            marks, dropped = carry_marks(marks, change.square_of), dropped | {*left}
    if dropped:
        tally.add("rights", detail=", ".join(sorted(dropped)))
    ending = record.ending
    record = with_position(record, position, file_format)
    if record.is_game:
        record = _game(record, how, tally)
    elif operations_of(record).strip():
        record = _line(record, how, file_format, tally, counted=not dropped)
    return replace(with_marks_in(record, marks, file_format), ending=ending)


def _line(
    record: Record, how: Changes, file_format: Format, tally: Tally, *, counted: bool
) -> Record:
    """Return a line with its moves changed; `counted` says whether counts of moves still hold."""
    text = operations_of(record)
    operations = read_operations(text).operations
    after: list[Operation] = []
    lost: list[str] = []
    for operation in operations:
        if not counted and _COUNT.fullmatch(operation.opcode):
            lost.append(operation.opcode)
            continue
        if not _has_moves(operation):
            after.append(operation)
            continue
        moves = _moves((operand.text for operand in operation.operands), how)
        if moves is None:
            lost.append(operation.opcode)
        else:
            operands = tuple(Operand("move", move) for move in moves)
            after.append(Operation(operation.opcode, operands))
    if lost:
        tally.add("move-operations", detail=", ".join(lost))
    if not after:
        return with_operations(record, "", file_format)
    return with_operations(record, respelt(text, operations, after), file_format)


def _has_moves(operation: Operation) -> bool:
    """Tell whether an operation names moves; one that the standard does not have, by its words."""
    if operation.opcode in OPCODES or not operation.opcode:
        forms = opcode_of(operation.opcode).forms
        return bool(operation.opcode and operation.operands) and forms == ("move",)
    return any(
        operand.kind == "symbol" and plain_move(operand.text) is not None
        for operand in operation.operands
    )


def _game(record: Record, how: Changes, tally: Tally) -> Record:
    from fenedit.documents.comments import has_moves

    changes: dict[str, str | None] = {}
    for name, value in tags_of(record):
        if name in _MOVE_TAGS:
            moves = _moves(value.split(), how)
            changes[name] = None if moves is None else " ".join(moves)
    if lost := [name for name, value in changes.items() if value is None]:
        tally.add("tags", detail=", ".join(lost))
    chess960 = record.chess960
    record = with_tags(record, changes)
    moves_text = moves_of(record)
    if has_moves(moves_text):
        tally.add("moves")
        text = record.line.removesuffix(moves_text)
        newline = "\r\n" if "\r\n" in text else "\n"
        said = dict(tags_of(record)).get("Result", "*")
        result = said if said in RESULTS else "*"
        record = game_record(f"{text.rstrip()}{newline}{newline}{result}", record.ending)
    return replace(record, chess960=chess960)


def _moves(moves: Iterable[str], how: Changes) -> list[str] | None:
    """Return moves on the changed board; None where one cannot be made there, or is none."""
    found: list[str] = []
    for each in moves:
        move = _move(each, how)
        if move is None:
            return None
        found.append(move)
    return found


def _move(move: str, how: Changes) -> str | None:
    if plain_move(move) != move or (how.mirror and _CASTLING.fullmatch(move)):
        return None
    # What a move in coordinates promotes to looks like a file.
    end = 4 if _COORDINATES.fullmatch(move) else len(move)
    squares = move[:end]
    if how.mirror:
        squares = squares.translate(_FILES)
    if how.swap:
        squares = squares.translate(_RANKS)
    return squares + move[end:]


def _apart(entry: Entry) -> str:
    """Return a record verbatim, below its name, with an ending that keeps it apart from others."""
    if entry.game is not None:
        return entry.whole.strip("\r\n") + "\n\n"
    name = f"# {entry.above}\n" if entry.above else ""
    return name + (entry.whole if entry.whole.endswith(("\n", "\r")) else entry.whole + "\n")


def _below(lot: random.Random, limit: int) -> int:
    """Return a number from 0 on that is less than a limit; each is as likely."""
    return int(lot.random() * limit)
