"""Stockfish reads what we write, and prints a FEN that means the same."""

import random
from collections.abc import Iterable
from itertools import islice

import pytest

from fenedit.notation.castling import castling_squares, start_position
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.position import PIECES, Position
from fenedit.notation.problems import Severity
from fenedit.rules.judge.diagnose import diagnose
from fenedit.rules.writing import in_conventions
from tests.helpers.games import played_positions
from tests.helpers.oracles import stockfish_reads


def meaning(position: Position, chess960: bool) -> tuple[object, ...]:
    """Return all that two writings of a position must agree on."""
    legal = in_conventions(position, ep="legal", castling="held", chess960=chess960).position
    rooks = {
        rook
        for _, _, rook in castling_squares(position.placement, position.castling_rights, chess960)
    }
    return (
        position.placement,
        position.side_to_move,
        rooks,
        legal.ep_square,
        position.halfmove_clock,
        position.fullmove_number,
    )


def playable(position: Position, chess960: bool) -> bool:
    problems = diagnose(position, chess960)
    return all(problem.severity is not Severity.NOT_PLAYABLE for problem in problems)


def mutated(positions: Iterable[Position], seed: int) -> Iterable[Position]:
    """Yield positions with a few squares changed at random: most of them no game leads to."""
    dice = random.Random(seed)
    for position in positions:
        changed = position
        for _ in range(dice.randint(1, 4)):
            content = dice.choice(PIECES.replace("K", "").replace("k", "") + "....")
            square = dice.randrange(64)
            if changed.placement[square] not in "Kk":
                changed = changed.with_content(square, content)
        yield changed


def assert_understood(positions: list[Position], chess960: bool, castling: str) -> None:
    written = [
        in_conventions(
            position,
            ep="held",
            castling=castling,  # type: ignore[arg-type]
            chess960=chess960,
        ).position
        for position in positions
    ]
    understood = stockfish_reads([format_fen(position) for position in written], chess960=chess960)
    for position, fen in zip(positions, understood, strict=True):
        theirs = parse_fen(fen)
        assert meaning(theirs, chess960) == meaning(position, chess960), format_fen(position)


def of_games(count: int, chess960: bool) -> list[Position]:
    positions = played_positions(seed=3, games=count, chess960=chess960)
    return list(islice(positions, 0, count * 7, 7))


@pytest.mark.parametrize("castling", ["held", "xfen", "shredder"])
def test_chess960(castling: str) -> None:
    positions = [*map(start_position, range(960)), *of_games(100, chess960=True)]
    assert_understood(positions, True, castling)


@pytest.mark.parametrize("castling", ["held", "fen", "shredder"])
def test_games(castling: str) -> None:
    assert_understood(of_games(150, chess960=False), False, castling)


@pytest.mark.parametrize("chess960", [False, True], ids=["standard", "chess960"])
def test_positions_that_no_game_leads_to(chess960: bool) -> None:
    found = [
        position
        for position in mutated(of_games(150, chess960), seed=4)
        if playable(position, chess960)
    ]
    assert len(found) > 100
    assert_understood(found, chess960, "held")


@pytest.mark.long
@pytest.mark.parametrize("chess960", [False, True], ids=["standard", "chess960"])
def test_many(chess960: bool) -> None:
    games = of_games(3000, chess960)
    odd = [position for position in mutated(games, seed=5) if playable(position, chess960)]
    for castling in ("held", "shredder", "xfen" if chess960 else "fen"):
        assert_understood([*games, *odd], chess960, castling)
