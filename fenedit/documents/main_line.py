"""Reads and writes the main line of a game as words, which need not be possible moves."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from fenedit.notation.epd.opcodes import Operation, plain_move
from fenedit.notation.pgn import RESULTS, WON_OR_DRAWN, commented, words, wrapped
from fenedit.notation.position import WHITE, Position
from fenedit.notation.puzzle_tags import tagged

LINE = "pv"
"""The opcode of a line of moves."""
LONGEST_LINE = 3000
"""Characters of moves for which EPD's longest line certainly has room."""
_RESULTS = (*RESULTS, "½-½")
_NUMBER = re.compile(r"(?!0-0|0000|--)[-0-9.…]+")
_SIGN = re.compile(r"(?!0-0|0000|--)[^A-Za-z@]+|e\.?p\.?")
"""Signs and evaluations, also numbers of them such as `$1`; a pass is not one."""


class MainLine(NamedTuple):
    """The main line of a game.

    Attributes:
        moves: its moves as EPD spells them, as far as EPD can write them.
        is_whole: whether these are all.
        is_varied: whether the game has variations.
        is_signed: whether moves of the main line have signs such as "!" or `$1`.
    """

    moves: tuple[str, ...] = ()
    is_whole: bool = True
    is_varied: bool = False
    is_signed: bool = False


def main_line(movetext: str) -> MainLine:
    """Return the main line of the text after a game's tags."""
    moves: list[str] = []
    depth = length = 0
    has_ended = False
    is_whole, is_varied, is_signed = True, False, False
    for word, _, _ in words(movetext):
        if word in ("(", ")"):
            depth, is_varied = max(0, depth + (1 if word == "(" else -1)), True
        elif depth or not is_whole or _NUMBER.fullmatch(word):
            continue
        elif word in _RESULTS:
            has_ended = True
        elif _SIGN.fullmatch(word):
            is_signed = True
        else:
            move = plain_move(word)
            length += len(word) + 1
            if move is None or has_ended or length > LONGEST_LINE:
                is_whole = False
                continue
            moves.append(move)
            is_signed = is_signed or word[-1] in "!?"
    return MainLine(tuple(moves), is_whole, is_varied, is_signed)


RESULT = "c9"
"""The opcode of a remark with the result of a game."""


def movetext_of(
    moves: Sequence[str], position: Position, remark: str = "", result: str = "*"
) -> str:
    """Return moves from a position as movetext, on lines below a remark about the position."""
    if not moves:
        return commented(remark, result)
    plies = 2 * max(1, position.fullmove_number) - 2 + (position.side_to_move != WHITE)
    numbered: list[str] = []
    for ply, move in enumerate(moves, plies):
        if ply % 2 == 0 or ply == plies:
            numbered.append(f"{ply // 2 + 1}{'...' if ply % 2 else '.'}")
        numbered.append(move)
    above = f"{commented(remark, '').rstrip()}\n" if remark else ""
    return above + wrapped(" ".join((*numbered, result)))


def game_parts(
    operations: Sequence[Operation], position: Position
) -> tuple[dict[str, str], tuple[str, ...], tuple[Operation, ...]]:
    """Return what operations become in a game from a position: tags, moves, and what is left.

    They become moves only if the game then has the same.
    """
    line: tuple[str, ...] = ()
    found = [each for each in operations if each.opcode == LINE]
    if len(found) == 1 and all(operand.kind == "move" for operand in found[0].operands):
        line = tuple(operand.text for operand in found[0].operands)
        if main_line(movetext_of(line, position)) != MainLine(line):
            line = ()
    results = [each for each in operations if _result_in(each)]
    said = results if len(results) == 1 else []
    tags, left = tagged(
        [each for each in operations if each not in said and not (line and each.opcode == LINE)]
    )
    if said:
        tags["Result"] = _result_in(said[0])
    return tags, line, left


def _result_in(operation: Operation) -> str:
    """Return the result that an operation says of a game, "" for none."""
    text = operation.operands[0].text if len(operation.operands) == 1 else ""
    return text if operation.opcode == RESULT and text in WON_OR_DRAWN else ""
