"""Returns the solution of a record as moves for a person to play."""

from collections.abc import Iterator

from fenedit.documents.annotating import puzzle_of_record
from fenedit.documents.record import Record, variant_of
from fenedit.jobs.captions import game_solution
from fenedit.notation.fairy import is_orthodox
from fenedit.notation.puzzle import SolutionMove, in_letters
from fenedit.rules.moves.reading import read_moves
from fenedit.rules.moves.solutions import Role, SolutionTree, Step, longest_defence
from fenedit.rules.moves.tree import PASS, MoveTree, Path
from fenedit.rules.play import PlayError, landing_squares, move_of_text
from fenedit.rules.popeye import read_solution

_MOST = 400
"""The most moves of a solution: a page holds a board for each."""
_RIGHT = (Role.KEY, Role.COOK, Role.SHORT, Role.ANSWER, Role.LINE)


def solution_moves(
    record: Record, found: MoveTree | None = None, language: str = "en"
) -> tuple[SolutionMove, ...]:
    """Return all correct first moves of a record with what follows them; () if none is known.

    From a solution, all correct answers to the longest defence are included; from games and lines,
    the main line. In help and series play the person makes all moves. Twins and fairy chess are not
    played.

    Args:
        record: a record.
        found: what a solver found, for a record that keeps no solution.
        language: the piece letters of moves, or "figurine".
    """
    position, puzzle = record.position, puzzle_of_record(record)
    if position is None or not is_orthodox(position.placement) or variant_of(record):
        return ()
    if puzzle.twins or puzzle.conditions:
        return ()
    chess960 = record.chess960
    tree = found or read_solution(position, puzzle, puzzle.solution, chess960)
    if tree is None and not puzzle.line:
        tree = game_solution(record)
    tree = tree or read_moves(" ".join(puzzle.line), position, chess960)
    left = iter(range(_MOST))
    start: Path = ()
    if any(isinstance(each, Step) and each.role is Role.HALF for each in tree.root.children):
        start = (0,)
    moves = [*_following(tree, start, left, language)]
    # Recorded keys that the line does not begin with; a solver knows better.
    for key in puzzle.best if found is None else ():
        try:
            move = move_of_text(position, key, chess960)
        except PlayError:
            continue
        alone = MoveTree(position, chess960).played((), move.uci)[0]
        moves += [
            each
            for each in _following(alone, (), left, language)
            if all((each.ways, each.board) != (other.ways, other.board) for other in moves)
        ]
    return tuple(moves)


def _following(
    tree: MoveTree, path: Path, left: Iterator[int], language: str
) -> Iterator[SolutionMove]:
    """Yield the moves after a path, or the reply there, while there are any `left`."""
    node = tree.node_at(path)
    children = node.children
    places = [at for at, each in enumerate(children) if each.uci != PASS]
    if isinstance(tree, SolutionTree):
        right = [at for at in places if getattr(children[at], "role", None) in _RIGHT]
        reply = None if right else longest_defence(node)
        places = right or [at for at in places if children[at].uci == reply]
        is_reply = not right
    else:
        places, is_reply = places[:1], len(path) % 2 == 1
    for at in places:
        here = (*path, at)
        move = tree.move_at(here)
        if move is None or next(left, None) is None:
            return
        board = tree.position_at(here).placement
        yield SolutionMove(
            in_letters(move.san, language),
            tuple((move.origin, target) for target in landing_squares(move, tree.chess960)),
            board[move.target] if move.promotion else "",
            board,
            is_reply,
            tuple(_following(tree, here, left, language)),
        )
