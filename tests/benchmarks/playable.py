"""How fast a position is found playable, against the status of a ready `chess.Board`.

Both get what they hold anyway: ours a `Position`, or arrays of many, python-chess a board with its
masks made. The positions are those of random games, of Chess960 too, and random men on the board, many and few,
that happen to be playable. Run as `python -m tests.benchmarks.playable`.
"""

import random
from collections.abc import Iterator

import chess

from fenedit.notation.fen import format_fen
from fenedit.notation.position import BLACK, EMPTY_PLACEMENT, WHITE, Position, with_contents
from fenedit.rules.judge.many_positions import are_playable
from fenedit.rules.judge.playability import playability
from tests.benchmarks.timing import IN_SHORT, ratio
from tests.helpers.arrays import as_arrays
from tests.helpers.games import played_positions

PAIRS = 15
_GAMES = 1 if IN_SHORT else 15
_SETUPS = 20 if IN_SHORT else 1000


def main(pairs: int = PAIRS) -> None:
    """Print a line for each kind of positions, with its goal."""
    kinds = (
        ("games", False, list(played_positions(seed=5, games=_GAMES))),
        ("games of Chess960", True, list(played_positions(seed=5, games=_GAMES, chess960=True))),
        ("crowded boards", False, list(_setups(men=28))),
        ("sparse boards", False, list(_setups(men=6))),
    )
    for name, chess960, positions in kinds:
        one, many = _ratios(positions, chess960, pairs)
        print(
            f"chess.Board.status() / playability, {name}: {one:.2f} (goal: 1; many at once: "
            f"{many:.0f})"
        )


def _ratios(positions: list[Position], chess960: bool, pairs: int) -> tuple[float, float]:
    """Return how many times longer python-chess takes than one by one, and than many at once."""
    boards = [chess.Board(format_fen(position), chess960=chess960) for position in positions]
    arrays = as_arrays(positions)

    def theirs() -> None:
        for board in boards:
            board.status()

    def ours() -> None:
        for position in positions:
            playability(position, chess960)

    return (
        ratio(theirs, ours, pairs),
        ratio(theirs, lambda: are_playable(*arrays, chess960), pairs),
    )


def _setups(men: int) -> Iterator[Position]:
    """Yield playable positions with so many men on random squares."""
    dice = random.Random(men)
    count = 0
    while count < _SETUPS:
        squares = dice.sample(range(64), men)
        contents = ["K", "k", *dice.choices("QRRBBNNPPPPqrrbbnnpppp", k=men - 2)]
        placement = with_contents(EMPTY_PLACEMENT, dict(zip(squares, contents, strict=True)))
        position = Position(placement, dice.choice((WHITE, BLACK)))
        if not playability(position, chess960=False):
            count += 1
            yield position


if __name__ == "__main__":
    main()
