"""Writes a position's fields by custom, and the moves of its operations in SAN.

En passant: *held* and *always*, the PGN standard's custom (16.1.3.4), keep the square that is held,
as no square is ever invented; *capturable* is X-FEN's custom, *legal* that of most programs today.
Castling: *held* keeps the letters; *fen* writes K and Q for the outermost rooks and has no letter
for an inner one; *xfen* writes an inner rook's file; *shredder* always writes files. A field that
only makes sense in Chess960 is written for Chess960. What is impossible in both is kept, for the
check to report.

The moves in EPD operations (PGN standard of 1994, sections 8.2.3 and 16.2.5) may be in SAN, with or
without check marks, or name both squares; a line of moves (`pv`) is followed, all others start from
the record's position.
"""

import re
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from fenedit.notation.castling import respelled, rights_of_chess960_alone
from fenedit.notation.epd.opcodes import Operand, Operation, opcode_of, plain_move
from fenedit.notation.position import Position, ep_capturers, ep_is_possible
from fenedit.notation.problems import Problem, Severity, data_of
from fenedit.rules.play import PlayError, move_of_text, to_board, with_legal_ep

if TYPE_CHECKING:
    import chess

EpCustom: TypeAlias = Literal["held", "always", "capturable", "legal"]
CastlingCustom: TypeAlias = Literal["held", "fen", "xfen", "shredder"]

EP_CUSTOMS = ("held", "always", "capturable", "legal")
CASTLING_CUSTOMS = ("held", "fen", "xfen", "shredder")


class Conventional(NamedTuple):
    """A position in the chosen customs.

    Attributes:
        position: with the square and the letters as the customs write them.
        left_out: what they cannot write: "ep" for a square, "inner-rook" for a right.
    """

    position: Position
    left_out: tuple[str, ...]


def in_conventions(
    position: Position, *, ep: EpCustom, castling: CastlingCustom, chess960: bool
) -> Conventional:
    """Return a position with customs for its en passant square and its castling letters.

    Raises:
        ValueError: there is no such custom.
    """
    if ep not in EP_CUSTOMS:
        raise ValueError(f"no custom for en passant is called {ep!r}")
    if castling not in CASTLING_CUSTOMS:
        raise ValueError(f"no custom for castling is called {castling!r}")
    left_out = []
    written = position
    if not _is_written(position, ep):
        written = position._replace(ep_square=None)
        left_out.append("ep")
    if castling != "held":
        # All rights are in one spelling, so that one right of Chess960 decides for all.
        chess960 = chess960 or bool(rights_of_chess960_alone(position))
        letters, lost = respelled(position.placement, position.castling_rights, castling, chess960)
        written = written._replace(castling_rights=letters)
        left_out += ["inner-rook"] if lost else []
    return Conventional(written, tuple(left_out))


def _is_written(position: Position, custom: EpCustom) -> bool:
    """Return whether a custom keeps the en passant square as it is held, if there is one."""
    square = position.ep_square
    if square is None or custom in ("held", "always") or not ep_is_possible(position, square):
        return True
    if custom == "capturable":
        return bool(ep_capturers(position, square))
    return with_legal_ep(position).ep_square is not None


_UCI = re.compile("(?:[a-h][1-8]){2}[nbrq]?")


class CheckedMoves(NamedTuple):
    """Operations with checked moves.

    Attributes:
        operations: with canonical SAN for every move that is legal, other operands as they were.
        problems: "illegal-move" or "ambiguous-move" for the others, at most one a line of moves;
            with the span of the move if known.
    """

    operations: tuple[Operation, ...]
    problems: tuple[Problem, ...]


def checked_moves(
    position: Position, operations: Iterable[Operation], chess960: bool = False
) -> CheckedMoves:
    """Check the moves of all operations, and spell them in SAN."""
    result: list[Operation] = []
    problems: list[Problem] = []
    board: chess.Board | None = None
    for operation in operations:
        if opcode_of(operation.opcode).forms == ("move",) and operation.operands:
            board = board or to_board(position, chess960)
            result.append(_checked(operation, board.copy(stack=False), problems))
        else:
            result.append(operation)
    return CheckedMoves(tuple(result), tuple(problems))


def legal_in_san(position: Position, texts: Iterable[str], chess960: bool) -> tuple[str, ...]:
    """Return the legal moves that texts mean, in SAN; skip texts without one."""
    moves: list[str] = []
    for text in texts:
        with suppress(PlayError):
            moves.append(move_of_text(position, text, chess960).san)
    return tuple(moves)


def unfit_moves(
    position: Position, operations: Iterable[Operation], chess960: bool = False
) -> tuple[Problem, ...]:
    """Return a hint for the moves of a table's row that cannot be played, () if there are none.

    These are left in an operation `moves`, or in `bm` and `pv` in UCI.
    """
    for each in operations:
        texts = each.operands[0].text.split() if each.operands else []
        line = each
        if each.opcode == "moves":
            line = Operation("pv", tuple(Operand("move", text) for text in texts))
        elif each.opcode not in ("bm", "pv") or not any(map(_UCI.fullmatch, texts)):
            continue
        for problem in checked_moves(position, [line], chess960).problems:
            data = {**dict(problem.data), "opcode": each.opcode}
            return (problem._replace(span=each.span, data=data_of(**data)),)
    return ()


def _checked(operation: Operation, board: "chess.Board", problems: list[Problem]) -> Operation:
    operands = list(operation.operands)
    for index, operand in enumerate(operands):
        if operand.kind != "move":
            # The reader has already reported this.
            break
        move = meant_move(board, operand.text)
        if isinstance(move, str):
            problems.append(_problem(operation, index, move))
            if operation.opcode == "pv":
                break
            continue
        operands[index] = Operand("move", board.san(move))
        if operation.opcode == "pv":
            board.push(move)
    return operation._replace(operands=tuple(operands))


def meant_move(board: "chess.Board", text: str) -> "chess.Move | str":
    """Return the legal move that a text means, or the code of the reason for none."""
    # Imported here: it takes the `chess` package.
    from fenedit.rules.moves.san import meant_plainly

    return meant_plainly(board, plain_move(text) or text)


def _problem(operation: Operation, index: int, code: str) -> Problem:
    span = None
    if operation.span is not None and index < len(operation.places):
        start, end = operation.places[index]
        span = (operation.span[0] + start, operation.span[0] + end)
    found = operation.operands[index].text
    return Problem(code, Severity.HINT, span, data=data_of(opcode=operation.opcode, found=found))
