"""Makes test suites: random records of a file, shuffled, mirrored or with colours swapped."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from fenedit.documents.annotating import puzzle_of_record, with_marks_in, with_puzzle_in
from fenedit.documents.comments import has_moves
from fenedit.documents.entry import Entry
from fenedit.documents.files.streaming import Source, entries
from fenedit.documents.games import game_record, tags_of, with_tags
from fenedit.documents.losses import Tally
from fenedit.documents.record import Format, Record, moves_of, operations_of
from fenedit.documents.rewriting import with_operations, with_position
from fenedit.jobs.sampling import Sample
from fenedit.notation.epd.opcodes import OPCODES, Operand, Operation, opcode_of, plain_move
from fenedit.notation.epd.record import read_operations, respelt
from fenedit.notation.position import Position
from fenedit.notation.spellings.drawing_commands import read_marks_among, with_marks_among
from fenedit.notation.transform import Transform, carry_marks, mirror, swap_colours
from fenedit.notation.twins import carried

if TYPE_CHECKING:
    from fenedit.rules.moves.tree import MoveTree, Node

_PROMOTION = re.compile("[a-h][1-8][a-h][1-8][nbrq]")
_CASTLING = re.compile("O-O.*|e(?:1[gc]1|8[gc]8)")
"""Castling, or coordinates that may mean castling."""
_TURNED = {"1-0": "0-1", "0-1": "1-0"}
"""Results with the colours swapped."""
_GLYPHS_OF_SIDES = range(14, 140)
"""NAGs about one side: even numbers about White, odd ones about Black."""
_COUNT = re.compile("D[0-9]+|perft[0-9]*", re.IGNORECASE)
"""Names of operations with perft counts."""


@dataclass(frozen=True, slots=True)
class Changes:
    """The changes of each record.

    Attributes:
        mirror: whether left and right are exchanged.
        swap: whether each side gets the other's pieces, ranks and move.
    """

    mirror: bool = False
    swap: bool = False

    @property
    def transforms(self) -> list[Transform]:
        """The changes in the order in which they are applied."""
        return [mirror] * self.mirror + [swap_colours] * self.swap


def drawn(source: Source, count: int | None, seed: int, shuffle: bool, tally: Tally) -> Source:
    """Return random records of an open file, or all of them, as an open file.

    Args:
        source: is read to its end.
        count: how many records are drawn, None for all.
        seed: the seed of the random numbers.
        shuffle: whether they come in random order, not in that of the file.
        tally: counts the comment lines that are left out.

    Raises:
        StreamError: the file cannot be read on.
    """
    sample = Sample[tuple[int, Entry]](count, seed)
    comments = 0
    for number, entry in enumerate(entries(source)):
        if entry.is_aside:
            comments += bool(entry.text.strip())
            continue
        comments -= bool(entry.above)
        sample.offer((number, entry))
    if comments:
        tally.add("comment-lines", count=comments)
    kept = sorted(sample.items)
    if shuffle:
        for last in range(len(kept) - 1, 0, -1):
            place = int(sample.chance() * (last + 1))
            kept[last], kept[place] = kept[place], kept[last]
    chosen = [entry for _, entry in kept]
    text = "".join(_apart(entry) for entry in chosen)
    return replace(
        source,
        binary=io.BytesIO(text.encode("utf-8", "surrogatepass")),
        read_as="utf-8",
        extent=None,
        table=None,
        lines=None if source.lines is None else tuple(entry.line for entry in chosen),
    )


def changed(record: Record, how: Changes, file_format: Format, tally: Tally) -> Record:
    """Return a record with its position, marks and moves changed; a draft as it is.

    The tally counts what is left out: castling rights that no longer hold, and move operations,
    tags and moves of games that cannot be changed. Words stay as they are.
    """
    position = record.position
    if position is None or not how.transforms:
        return record
    tree, marks, dropped = None, record.marks, set[str]()
    if record.is_game:
        # Imported here, as below: only games need chess.
        from fenedit.jobs.games import tree_of_record

        tree = tree_of_record(record)
    puzzle, twins = puzzle_of_record(record), ""
    if puzzle.twins:
        twins, is_whole = carried(position, puzzle, partial(_after, record, how))
        if not is_whole:
            tally.add("twins")
    for change in how.transforms:
        position, left = change(position, record.chess960)
        marks, dropped = carry_marks(marks, change.square_of), dropped | {*left}
    if dropped:
        tally.add("rights", *sorted(dropped))
    ending = record.ending
    record = with_position(record, position, file_format)
    if tree is not None:
        record = _game(record, tree, position, how, tally)
    elif operations_of(record).strip():
        record = _line(record, how, file_format, tally, counted=not dropped)
    if twins:
        puzzle = puzzle_of_record(record)._replace(twins=twins)
        record = with_puzzle_in(record, puzzle, file_format)
    return replace(with_marks_in(record, marks, file_format), ending=ending)


def _after(record: Record, how: Changes, position: Position) -> Position | None:
    after: Position | None = position
    for change in how.transforms:
        after = None if after is None else change.moved(after, record.chess960)
    return after


def _line(
    record: Record, how: Changes, file_format: Format, tally: Tally, *, counted: bool
) -> Record:
    """Return a line with its moves changed; `counted` says whether counts of moves still hold."""
    text = operations_of(record)
    operations = read_operations(text).operations
    after: list[Operation] = []
    lost: list[str] = []
    for operation in operations:
        opcode, operands = operation.opcode, operation.operands
        if opcode in OPCODES or not opcode:
            names_moves = bool(opcode and operands) and opcode_of(opcode).forms == ("move",)
        else:
            symbols = [operand.text for operand in operands if operand.kind == "symbol"]
            names_moves = any(plain_move(symbol) is not None for symbol in symbols)
        if not counted and _COUNT.fullmatch(opcode):
            lost.append(opcode)
        elif not names_moves:
            after.append(operation)
        elif (moves := _moves((operand.text for operand in operands), how)) is None:
            lost.append(opcode)
        else:
            after.append(Operation(opcode, tuple(Operand("move", move) for move in moves)))
    if lost:
        tally.add("move-operations", *lost)
    return with_operations(record, respelt(text, operations, after) if after else "", file_format)


def _game(record: Record, tree: MoveTree, position: Position, how: Changes, tally: Tally) -> Record:
    """Return a game with its moves changed; if one cannot be, or was not read, all are left out."""
    changes: dict[str, str | None] = {}
    tags = dict(reversed(tags_of(record)))
    for name, value in tags.items():
        if name in ("Key", "Avoid", "Line"):
            moves = _moves(value.split(), how)
            changes[name] = None if moves is None else " ".join(moves)
    if lost := [name for name, value in changes.items() if value is None]:
        tally.add("tags", *lost)
    result, chess960, moves_text = tree.result, record.chess960, moves_of(record)
    is_played = has_moves(moves_text)
    if how.swap and (is_played or result in _TURNED):
        result = _TURNED.get(result, result)
        changes |= _of_other_side(tags)
    record = with_tags(record, changes)
    if not is_played and result != tree.result and moves_text.rstrip().endswith(tree.result):
        written = moves_text.rstrip().removesuffix(tree.result) + result
        record = game_record(record.line.removesuffix(moves_text) + written, record.ending)
    if is_played:
        from fenedit.rules.moves.tree import Node
        from fenedit.rules.moves.writing import movetext

        root = _moves_below(tree.root, how) if tree.is_whole else None
        if root is None:
            tally.add("moves")
        tree = replace(tree, start=position, root=root or Node(), result=result)
        text = record.line.removesuffix(moves_text)
        newline = "\r\n" if "\r\n" in text else "\n"
        written = movetext(tree).replace("\n", newline)
        record = game_record(f"{text.rstrip()}{newline}{newline}{written}", record.ending)
    return replace(record, chess960=chess960)


def _of_other_side(tags: dict[str, str]) -> dict[str, str | None]:
    """Return the tags of the result and of both players, if there are two, for the other side."""
    changes: dict[str, str | None] = {}
    if "Result" in tags:
        changes["Result"] = _TURNED.get(tags["Result"], tags["Result"])
    if "White" in tags and tags.get("Black", "?") != "?":
        for side, other in (("White", "Black"), ("Black", "White")):
            for name, value in tags.items():
                if name.startswith(side):
                    # Also WhiteElo and other tags about one player.
                    changes.setdefault(name, None)
                    changes[other + name.removeprefix(side)] = value
    return changes


def _moves_below(root: Node, how: Changes) -> Node | None:
    """Return a game's moves on the changed board, None if one cannot be made there."""
    from fenedit.rules.moves.tree import PASS, Node

    first: list[Node] = []
    ahead: list[tuple[Node, list[Node]]] = [(root, first)]
    for node, below in ahead:
        for child in node.children:
            moves = [child.san] if child.uci == PASS else _moves([child.san], how)
            if moves is None:
                return None
            after: list[Node] = []
            comment, before = (_comment(text, how) for text in (child.comment, child.before))
            nags = tuple(nag ^ (how.swap and nag in _GLYPHS_OF_SIDES) for nag in child.nags)
            moved = Node("", moves[0], after, comment=comment, before=before, nags=nags)
            below.append(moved)
            ahead.append((child, after))
    return Node(below=first, comment=root.comment, nags=root.nags)


def _comment(text: str, how: Changes) -> str:
    """Return a comment with what it draws on the changed board."""
    marks = read_marks_among([text])
    for change in how.transforms:
        marks = carry_marks(marks, change.square_of)
    return with_marks_among([text], marks)[0]


def _moves(moves: Iterable[str], how: Changes) -> list[str] | None:
    """Return moves on the changed board; None if one is not a move, or cannot be made there."""
    found: list[str] = []
    for move in moves:
        if plain_move(move) != move or (how.mirror and _CASTLING.fullmatch(move)):
            return None
        # The promotion piece of a move in coordinates looks like a file.
        end = 4 if _PROMOTION.fullmatch(move) else len(move)
        squares = move[:end]
        if how.mirror:
            squares = squares.translate(str.maketrans("abcdefgh", "hgfedcba"))
        if how.swap:
            squares = squares.translate(str.maketrans("12345678", "87654321"))
        found.append(squares + move[end:])
    return found


def _apart(entry: Entry) -> str:
    """Return a record verbatim, below its name, with an ending that separates it from others."""
    if entry.game is not None:
        return entry.whole.strip("\r\n") + "\n\n"
    name = f"# {entry.above}\n" if entry.above else ""
    return name + (entry.whole if entry.whole.endswith(("\n", "\r")) else entry.whole + "\n")
