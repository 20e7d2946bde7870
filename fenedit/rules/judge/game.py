"""Checks that the moves of a game can be played from its first position, and fit its tags.

Doubtful games pass. Move numbers, signs and captures may be written or not, moves with both
squares, castling with zeros; a variation may replace the move before it, or go on from it. A line
ends at a word that is not a move in English notation. Games with piece letters of another language,
or of another variant, are not followed.
"""

import re
from collections.abc import Iterable
from functools import lru_cache
from itertools import islice
from typing import NamedTuple

from fenedit.notation.pgn import MOVES_DO_NOT_FIT, ODD_FEN, WON_OR_DRAWN, words
from fenedit.notation.position import START_POSITION, Position
from fenedit.notation.problems import Problem, Severity, data_of
from fenedit.rules.judge.playability import pieces_in_order
from fenedit.rules.judge.repairs import Fix, fixes

WRONG_RESULT = "result-contradicts"
WRONG_COUNT = "ply-count-contradicts"
TAGS_OF = {WRONG_RESULT: "result", WRONG_COUNT: "plycount"}
"""The codes of tags that contradict the moves, with the names of these tags in lower case."""

_FOREIGN = re.compile(r"(?![KQRBN])[^\W\da-h_]{1,2}[a-h]?[1-8]?[-:x]?[a-h][1-8]|.*@")
"""A move with the letters of another language, or a dropped piece."""


class Followed(NamedTuple):
    """How far the moves of a game were followed.

    Attributes:
        fault: the first move of the game itself that cannot be played, or could be played by
            several pieces, else the first such move of a variation. Its span is in the moves, its
            data name the "move".
        to_the_end: whether all moves of the game itself were read and fit.
        plies: the number of these moves, 0 where some are passes.
        result: the result after the moves, "*" for none.
        outcome: the result by the last position: of mate or stalemate, else "".
    """

    fault: Problem | None
    to_the_end: bool
    plies: int = 0
    result: str = "*"
    outcome: str = ""


def follow_moves(moves: str, position: Position, chess960: bool) -> Followed:
    """Follow the text after a game's tags from the position that the game begins with."""
    # No move depends on the clock.
    return _follow(moves, position._replace(halfmove_clock=0), chess960)


@lru_cache(maxsize=256)
def _follow(moves: str, position: Position, chess960: bool) -> Followed:
    # Imported here: it takes the `chess` package with it.
    from fenedit.rules.moves.reading import read_moves

    if not pieces_in_order(position.placement, position.side_to_move):
        return Followed(None, to_the_end=False)
    tree = read_moves(moves, position, chess960, sans=False)
    faults = (fault for fault in (tree.end, *tree.others) if fault is not None)
    fault = next(filter(_is_sure, faults), None)
    if fault is not None and any(_FOREIGN.match(word) for word, _, _ in words(moves)):
        return Followed(None, to_the_end=False)
    plies, outcome = 0, ""
    if tree.end is None and all((last := tree.board_at(tree.end_of(()))).move_stack):
        plies, outcome = len(last.move_stack), last.result()
        if not (last.is_checkmate() or last.is_stalemate()):
            outcome = ""
    return Followed(fault, tree.end is None, plies, tree.result, outcome)


def contradictions(
    moves: str, position: Position, chess960: bool, tags: Iterable[tuple[str, str]]
) -> tuple[Problem, ...]:
    """Return hints that tags of a game contradict its moves, where this is certain."""
    followed = follow_moves(moves, position, chess960)
    said = {name.lower(): value.strip() for name, value in reversed((*tags,))}
    found, ended, outcome = said.get("result", ""), followed.result, followed.outcome
    problems = []
    claimed = found if found in WON_OR_DRAWN else ended
    if claimed in WON_OR_DRAWN and ended in WON_OR_DRAWN and claimed != ended:
        data = data_of(found=claimed, result=ended)
        problems.append(Problem(WRONG_RESULT, Severity.HINT, data=data))
    elif claimed in WON_OR_DRAWN and outcome not in ("", claimed):
        reason = "stalemate" if outcome == "1/2-1/2" else "mate"
        data = data_of(found=claimed, result=outcome, reason=reason)
        problems.append(Problem(WRONG_RESULT, Severity.HINT, data=data))
    count = said.get("plycount", "")
    if followed.plies and count.isascii() and count.isdigit() and int(count) != followed.plies:
        data = data_of(found=count, count=followed.plies)
        problems.append(Problem(WRONG_COUNT, Severity.HINT, data=data))
    return tuple(problems)


def _is_sure(fault: Problem) -> bool:
    """Return whether a fault is a move that does not fit, and not just another word."""
    return not dict(fault.data).get("reason", "no-move").startswith("no-move")


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
        moves: the text after the tags of a game.
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
