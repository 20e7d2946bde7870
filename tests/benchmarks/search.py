"""How fast positions are judged, which share is decided how soon, and what is found, by reason.

Decided is a position that is found not playable or illegal, or of which all is searched that can
be. Run as `python -m tests.benchmarks.search`; with the word `recall` behind it, it prints the
table of what is found of the decided positions beside the checkout, and nothing else.
"""

import random
import sys
from itertools import islice

import chess

from fenedit.jobs.check_file import BUDGET
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.position import Position
from fenedit.notation.problems import Severity
from fenedit.rules.judge.diagnose import diagnose
from fenedit.rules.judge.playability import playability
from tests.benchmarks.timing import ratio
from tests.helpers.games import played_positions
from tests.helpers.legality import FILE, Row, decided_rows, judged, judged_rows, table
from tests.helpers.mutations import mutated

PAIRS = 15
LIMITS = (0.01, 0.1, 1.0)
"""Seconds within which positions are decided."""
_GAMES = 30
_EACH = 40
"""Positions of each kind that are searched, for every pair that is asked for."""


def main(pairs: int = PAIRS) -> None:
    """Print all ratios and shares; those of the decided positions only where they lie."""
    judge_ratios(pairs)
    print(f"decided within {', '.join(f'{limit * 1000:.0f}' for limit in LIMITS)} ms:")
    for name, positions in kinds(pairs * _EACH):
        times = [judged(position, LIMITS[-1]).seconds for position in positions]
        shares = (sum(time <= limit for time in times) / len(times) for limit in LIMITS)
        cells = ", ".join(f"{share:.1%}" for share in shares)
        print(f"  {cells} of {len(times)} {name}")


def judge_ratios(pairs: int) -> None:
    """Print how many times longer the chess package takes to judge than we do."""
    positions = list(played_positions(seed=4, games=_GAMES))
    boards = [chess.Board(format_fen(position)) for position in positions]

    def status() -> None:
        for board in boards:
            board.status()

    def cheap() -> None:
        for position in positions:
            playability(position, False)

    def everything() -> None:
        for position in positions:
            diagnose(position)

    print(f"chess.Board.status() / playability: {ratio(status, cheap, pairs):.1f} (goal: 1.0)")
    deep = ratio(everything, status, pairs)
    print(f"diagnose, all but the search / chess.Board.status(): {deep:.0f}")


def kinds(count: int) -> list[tuple[str, list[Position]]]:
    """Return kinds of positions with some of each, all of them playable."""
    dice = random.Random(6)
    # Some of each game, so that they are of many.
    games = list(islice(played_positions(seed=5, games=count), 0, 12 * count, 12))
    sampled = dice.sample(games, count)
    changed = filter(is_playable, mutated(played_positions(7, count), dice, False))
    found = [
        ("positions of random games", sampled),
        ("such positions with random changes", list(islice(changed, count))),
    ]
    if FILE.is_file():
        random_positions = (parse_fen(row.fen) for row in decided_rows())
        playable = filter(is_playable, random_positions)
        found.append(("random positions", list(islice(playable, count))))
    return found


def is_playable(position: Position) -> bool:
    """Tell whether engines take a position."""
    problems = playability(position, False)
    return all(problem.severity is not Severity.NOT_PLAYABLE for problem in problems)


def print_recall() -> None:
    """Print which share of the illegal positions is found within the search's usual budget."""
    rows: tuple[Row, ...] = decided_rows() if FILE.is_file() else ()
    if not rows:
        print(f"{FILE} is not there")
    else:
        print(table(list(judged_rows(rows, BUDGET / 1000))))


if __name__ == "__main__":
    if sys.argv[1:] == ["recall"]:
        print_recall()
    else:
        main()
