import pytest

from fenedit.notation.fen import parse_fen
from fenedit.notation.position import parse_square
from fenedit.rules.retro.armies import BeyondPawns, beyond_pawns, count_pieces, origins
from fenedit.rules.retro.pawns import capture_colours, pawn_captures, pawns_impossible
from fenedit.rules.retro.static_proofs import bishop_cage, tempo_parity, unreachable_pieces
from tests.helpers.closed_games import closed_positions
from tests.helpers.corpus import params

CHECKS = (
    pawns_impossible,
    pawn_captures,
    capture_colours,
    bishop_cage,
    unreachable_pieces,
    tempo_parity,
)
CODES = (
    "pawns-impossible-white",
    "pawns-impossible-black",
    "pawn-captures-too-many-white",
    "pawn-captures-too-many-black",
    "capture-colour-impossible",
    "bishop-cage",
    "unreachable-piece",
    "tempo-parity",
)
FURTHER = {
    # Its pawns need captures of men that are not missing, besides the check that the corpus names.
    "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1": {
        "pawn-captures-too-many-white",
        "pawn-captures-too-many-black",
    },
}
UNASKED = ("king", "men-too", "pawns-too-many", "pawn-on", "opposite-check", "empty-board")


def _codes(position, chess960: bool) -> set[str]:
    counted = count_pieces(position.placement)
    return {problem.code for check in CHECKS for problem in check(position, chess960, counted)}


def _squares(names: str) -> int:
    return sum(1 << parse_square(name) for name in names.split())


@pytest.mark.parametrize("case", params("status"))
def test_the_corpus_is_judged_as_it_says(case) -> None:
    flags = set(case["expect"]["flags"])
    if any(flag.startswith(UNASKED) for flag in flags):
        return
    codes = _codes(parse_fen(case["input"]), case["expect"]["variant"] == "chess960")
    assert codes == flags & set(CODES) | FURTHER.get(case["input"], set())


@pytest.mark.parametrize("games", [8, pytest.param(250, marks=pytest.mark.long)])
@pytest.mark.parametrize("chess960", [False, True])
def test_no_game_is_accused(chess960: bool, games: int) -> None:
    count = caged = 0
    for position in closed_positions(seed=3, games=games, chess960=chess960):
        assert not _codes(position, chess960), position
        # Whoever forgets the rights, or the array, accuses nobody either.
        forgetful = position._replace(castling_rights="")
        assert not _codes(forgetful, chess960), forgetful
        assert not _codes(forgetful, True), forgetful
        count += 1
        counted = count_pieces(position.placement)
        caged += beyond_pawns(position, chess960, counted.white).pieces > 0
    assert count > 60 * games
    assert caged


@pytest.mark.parametrize(
    ("placement", "kind", "promoted", "astray"),
    [
        ("4k3/8/8/8/8/8/8/RR2K2R", "R", None, None),
        ("4k3/8/8/8/RR6/8/PPPPPPP1/1NB1KB2", "R", [1], [""]),
        ("4k3/8/8/8/RR6/8/PPPPPPPP/1NB1KB2", "R", [2], ["a4 b4"]),
        ("4k3/8/8/8/RR6/7P/PPPPPPP1/1NB1KB2", "R", [1], ["a4 b4"]),
        ("4k3/8/8/8/1B6/B7/1P1PPPP1/2B1KB2", "B", [2, 0], ["", ""]),
        ("4k3/8/8/8/8/8/PPPPPPPP/4K3", "Q", [0], [""]),
    ],
)
def test_pieces_are_originals_or_were_pawns(
    placement: str, kind: str, promoted: list[int] | None, astray: list[str] | None
) -> None:
    position = parse_fen(f"{placement} w - - 0 60")
    white = count_pieces(position.placement).white._replace(captures=15)
    found = origins(position, False, white, kind)
    if promoted is None or astray is None:
        assert found is None
    else:
        assert found is not None
        assert [group.promoted for group in found] == promoted
        assert [group.astray for group in found] == [_squares(names) for names in astray]


@pytest.mark.parametrize(
    ("placement", "beyond"),
    [
        ("4k3/8/8/8/8/8/PPPPPPPP/RNBQKBNR", (0, False, False)),
        ("4k3/8/8/8/8/8/PPPPPPPP/RN1QKBNR", (1, True, False)),
        ("4k3/8/8/8/8/8/PPPPPPPP/RN1QK1NR", (2, True, True)),
        ("4k3/8/8/8/8/8/PPPPPPPP/1N2K1N1", (5, True, True)),
        # Past the lost bishops, rooks and queen may have gone out at a2.
        ("4k3/8/8/8/8/8/1PPPPPPP/1N2K1N1", (2, True, True)),
        ("4k3/8/8/8/8/8/1PPPPPPP/1NB1KB2", (2, False, False)),
        ("4k3/8/8/8/8/8/8/1N2K1N1", (0, False, False)),
    ],
)
def test_men_that_were_shut_in_are_no_prey_of_pawns(
    placement: str, beyond: tuple[int, bool, bool]
) -> None:
    position = parse_fen(f"{placement} w - - 0 60")
    white = count_pieces(position.placement).white
    assert beyond_pawns(position, False, white) == BeyondPawns(*beyond)
