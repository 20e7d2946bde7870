"""Returns the moves of a record as a tree: those of a game, or a line's `pv`."""

import re
from dataclasses import replace

from fenedit.documents.record import Record, line_in, moves_of, operations_of, variant_of
from fenedit.notation.epd.record import read_operations
from fenedit.notation.pgn import MOVES_DO_NOT_FIT, RESULTS, read_game
from fenedit.notation.position import START_POSITION
from fenedit.rules.moves.bare import moves_from
from fenedit.rules.moves.reading import fen_of_variant, read_moves
from fenedit.rules.moves.tree import MoveTree

_FOREIGN = re.compile(r"(?<!\w)(?![KQRBNOa-h])[^\W\d_]{1,2}[a-h]?[1-8]?[x:-]?[a-h][1-8]")
"""A move with a piece letter of another language."""

_FIELDS = frozenset(("pocket", "promoted", "checks"))
"""Fields of other variants in a FEN, which are set aside in tags or operations."""


def tree_of_record(record: Record, *, language: str = "en", main_line: bool = False) -> MoveTree:
    """Return the moves of a record; an empty tree if it has none or is a draft.

    Games in the letters of another language are read, too. The span of a fault is in
    `moves_of(record)`; for a line, in the moves of its operation.

    Args:
        record: a game or a line.
        language: the language of piece letters that the moves of a game may have.
        main_line: whether variations are left out, and moves stay as they are written; this is
            faster.
    """
    position = record.position
    if position is None:
        return MoveTree(record.stale or START_POSITION, record.chess960)
    if record.is_game:
        content = record.line
        game = read_game(content)
        tags = {name.lower(): value for name, value in reversed(game.tags)}
        moves = content[game.tags_end :]
        fen = record.value if _FIELDS.isdisjoint(tags) else fen_of_variant(position, tags)
        tree = read_moves(
            moves,
            position,
            record.chess960,
            variant=tags.get("variant", ""),
            fen="" if game.fen_span is None else fen,
            language=language,
            main_line=main_line,
            sans=not main_line,
        )
        faulty = tree.fault is not None and tree.fault.code == MOVES_DO_NOT_FIT
        if faulty and tree.first is None and _FOREIGN.search(moves):
            ways = moves_from(position, record.chess960, moves)
            tree = max([tree, *(way.tree for way in ways)], key=lambda each: len(each.end_of(())))
        said = tags.get("result", "*")
        return (
            replace(tree, result=said) if tree.result == "*" != said and said in RESULTS else tree
        )
    line, variant, fen = line_in(record), variant_of(record), ""
    if variant:
        stated = read_operations(operations_of(record)).operations
        texts = {each.opcode: each.operands[0].text for each in stated if each.operands}
        fen = fen_of_variant(position, texts)
    return read_moves(line, position, record.chess960, variant=variant, fen=fen)


def unread_of(record: Record, tree: MoveTree) -> str:
    """Return the text from the first move that could not be played, or "".

    A fault in a variation hides nothing after it. Moves that make no sense, such as those of fairy
    pieces, are text.
    """
    if tree.end is None and tree.is_empty and not record.is_game:
        return line_in(record)
    if tree.end is None or tree.end.span is None:
        return ""
    text = moves_of(record) if record.is_game else line_in(record)
    return text[tree.end.span[0] :]
