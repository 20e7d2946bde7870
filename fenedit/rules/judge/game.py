"""Checks that the moves of a game can be played from its first position.

Doubtful games pass. Move numbers, signs and captures may be written or not, moves with both
squares, castling with zeros; a variation may replace the move before it, or go on from it. A line
ends at a word that is not a move in English notation. Games with piece letters of another language,
or of another variant, are not followed.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from fenedit.notation.castling import sound_rights
from fenedit.notation.epd.opcodes import plain_move
from fenedit.notation.pgn import ODD_FEN, RESULTS, words
from fenedit.notation.position import START_POSITION, Position
from fenedit.notation.problems import Problem, Severity, data_of
from fenedit.rules.judge.playability import pieces_in_order
from fenedit.rules.judge.repairs import Fix, fixes
from fenedit.rules.play import to_board
from fenedit.rules.writing import meant_move

if TYPE_CHECKING:
    import chess

MOVES_DO_NOT_FIT = "moves-do-not-fit"
"""The code of the problem, and of the notice that an edit has made it one."""

_PLAIN = re.compile(r"(?:[KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](?:=[QRBN])?|O-O(?:-O)?)[+#]?")
_FIGURINES = str.maketrans(
    dict(zip("♔♕♖♗♘♚♛♜♝♞", "KQRBNKQRBN", strict=True)) | dict.fromkeys("♙♟", "")
)
_TAIL = re.compile(r"(?:\$[0-9]+|e\.?p\.?|[^A-Za-z0-9]+)+\Z")
_NO_MOVE = frozenset(("--", "Z0", "null", "pass", "0000", "<>"))
_NO_WORD = re.compile(r"(?!0-0)[^A-Za-z@]*|[DN]|e\.?p\.?|[?!]*N[?!]*|\$[0-9]+")
"""Numbers, evaluations, signs, and the marks of a diagram, a novelty and en passant."""
_FOREIGN = re.compile(r"(?![KQRBN])[^\W\da-h_]{1,2}[a-h]?[1-8]?[-:x]?[a-h][1-8]|.*@")
"""A move with the letters of another language, or a dropped piece."""


class _Line(NamedTuple):
    """A line of moves up to some word.

    Attributes:
        board: after its moves; None after a word that is not a move.
        number: the last move number.
    """

    board: "chess.Board | None"
    number: str


class Followed(NamedTuple):
    """How far the moves of a game were followed.

    Attributes:
        fault: the first move of the game itself that cannot be played, or could be played by
            several pieces, else the first such move of a variation. Its span is in the moves, its
            data name the "move".
        to_the_end: whether all moves of the game itself were read and fit.
    """

    fault: Problem | None
    to_the_end: bool


def follow_moves(moves: str, position: Position, chess960: bool) -> Followed:
    """Follow the text behind a game's tags from the position that the game begins with."""
    # No move depends on the clock.
    return _follow(moves, position._replace(halfmove_clock=0), chess960)


@lru_cache(maxsize=256)
def _follow(moves: str, position: Position, chess960: bool) -> Followed:
    if not pieces_in_order(position.placement, position.side_to_move):
        return Followed(None, to_the_end=False)
    found = _followed(moves, position, chess960)
    if found.fault is not None and not chess960:
        rights = len(position.castling_rights)
        if len(sound_rights(position, False)) < rights == len(sound_rights(position, True)):
            # Only the letters may show a game of Chess960.
            found = _followed(moves, position, chess960=True)
    if found.fault is not None and any(_FOREIGN.match(word) for word, _, _ in words(moves)):
        return Followed(None, to_the_end=False)
    return found


def ways_out(
    problem: Problem,
    position: Position,
    chess960: bool,
    moves: str = "",
    earlier: Iterable[Position] = (),
) -> tuple[Fix, ...]:
    """Return the repairs of a problem of any record; see `repairs.fixes` for those of a position.

    Moves that do not fit are repaired by an earlier position, or cut.

    Args:
        problem: what to repair.
        position: the position that it is a problem of.
        chess960: whether Chess960's rules hold.
        moves: the text behind the tags of a game.
        earlier: positions that the game began with before, the latest first. The start position
            is tried as well.
    """
    if problem.code == ODD_FEN:
        return (Fix("mend-fen-tag", position, chess960),)
    if problem.code != MOVES_DO_NOT_FIT:
        return fixes(problem, position, chess960)
    fits = (
        Fix("put-back", before, chess960)
        for before in (*earlier, START_POSITION)
        if before != position and follow_moves(moves, before, chess960).to_the_end
    )
    return (*islice(fits, 1), Fix("cut-moves", position, chess960))


def _followed(moves: str, position: Position, chess960: bool) -> Followed:
    to_the_end = True
    line = _Line(to_board(position, chess960), "")
    around: list[_Line] = []
    spare: chess.Board | None = None
    in_variation: Problem | None = None
    for word, start, end in words(moves):
        board = line.board
        if word == "(":
            around.append(line)
            spare = board
            line = line._replace(board=_taken_back(board))
        elif word == ")":
            line, spare = around.pop() if around else line, None
        elif word in RESULTS:
            if not around:
                break
        elif board is None:
            continue
        elif word.isdigit():
            line = line._replace(number=word)
        elif (text := _move_in(word)) is not None:
            code = _play(board, text)
            if code and spare is not None:
                board = spare.copy(stack=1)
                code = _play(board, text) and code
                line = line._replace(board=board)
            spare = None
            if code == "no-move":
                line = line._replace(board=None)
                to_the_end = to_the_end and bool(around)
            elif code:
                number = line.number or board.fullmove_number
                move = f"{number}{'.' if board.turn else '...'} {word}"
                data = data_of(move=move, reason=code if not around else f"{code}-in-variation")
                fault = Problem(MOVES_DO_NOT_FIT, Severity.NOT_PLAYABLE, (start, end), data=data)
                if not around:
                    return Followed(fault, to_the_end=False)
                in_variation = in_variation or fault
                line = line._replace(board=None)
    return Followed(in_variation, to_the_end)


def _taken_back(board: "chess.Board | None") -> "chess.Board | None":
    """Return a board before its last move, for a variation of that move."""
    if board is None:
        return None
    before = board.copy(stack=1)
    if before.move_stack:
        before.pop()
    return before


def _move_in(word: str) -> str | None:
    """Return a move as in SAN or UCI; "" for another word, None for one that can be skipped."""
    if _PLAIN.fullmatch(word) or word in _NO_MOVE:
        return word
    if _NO_WORD.fullmatch(word):
        return None
    return plain_move(_TAIL.sub("", word.translate(_FIGURINES))) or ""


def _play(board: "chess.Board", text: str) -> str:
    """Make a move; return "" or the reason for failure, "no-move" if unknown."""
    import chess

    if text in _NO_MOVE and not board.is_check():
        board.push(chess.Move.null())
        return ""
    if not text or text in _NO_MOVE:
        return "no-move"
    move = meant_move(board, text)
    if isinstance(move, str) and text[-1] in "18" and text[0] in "abcdefgh":
        # A promotion to a queen may go without saying.
        queened = meant_move(board, f"{text}=Q")
        move = move if isinstance(queened, str) else queened
    if isinstance(move, str):
        return "ambiguous" if move == "ambiguous-move" else "illegal"
    board.push(move)
    return ""
