"""How many times faster one FEN is read, and read and written again, than by python-chess.

Run as `python -m tests.benchmarks.fen`.
"""

import chess

from fenedit.notation.fen import format_fen, parse_fen
from tests.benchmarks.timing import IN_SHORT, ratio
from tests.helpers.games import played_positions

PAIRS = 15
_GAMES = 3 if IN_SHORT else 30


def main(pairs: int = PAIRS) -> None:
    """Print a line for each ratio, with its goal."""
    fens = [format_fen(position) for position in played_positions(seed=960, games=_GAMES)]

    def parse_theirs() -> None:
        for fen in fens:
            chess.Board(fen)

    def parse_ours() -> None:
        for fen in fens:
            parse_fen(fen)

    def round_trip_theirs() -> None:
        for fen in fens:
            chess.Board(fen).fen()

    def round_trip_ours() -> None:
        for fen in fens:
            format_fen(parse_fen(fen))

    print(f"{len(fens)} FENs of random games, {len(set(fens))} of them different")
    print(f"chess.Board(fen) / parse_fen: {ratio(parse_theirs, parse_ours, pairs):.1f} (goal: 20)")
    print(
        "chess.Board(fen).fen() / format_fen(parse_fen(fen)): "
        f"{ratio(round_trip_theirs, round_trip_ours, pairs):.1f} (goal: 14)"
    )


if __name__ == "__main__":
    main()
