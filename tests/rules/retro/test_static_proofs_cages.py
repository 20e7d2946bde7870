import pytest

from fenedit.notation.explanations import explanation
from fenedit.notation.fen import parse_fen
from fenedit.notation.messages import sentence
from fenedit.notation.position import parse_square
from fenedit.rules.retro.armies import count_pieces
from fenedit.rules.retro.static_proofs import bishop_cage, promoted_with_bishops


def _problems(placement: str, chess960: bool = False) -> list:
    position = parse_fen(f"{placement} w - - 0 60")
    return list(bishop_cage(position, chess960, count_pieces(position.placement)))


def _reasons(placement: str, chess960: bool = False) -> list[str]:
    return [dict(problem.data)["reason"] for problem in _problems(placement, chess960)]


@pytest.mark.parametrize(
    ("placement", "reasons"),
    [
        # It can only be the one of c1, which never left.
        ("rnbqkbnr/pppppppp/8/8/5B2/8/PPPPPPPP/RN1QKBNR", ["home"]),
        ("rnbqkbnr/pppppppp/8/8/5B2/3P4/PPP1PPPP/RN1QKBNR", []),
        # Captured at home.
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RN1QKBNR", []),
        # No bishop began on e8, and none came there.
        ("rnqkbbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", ["cell"]),
        ("bnq1kbnr/1ppppppp/p7/8/8/8/PPPPPPPP/RNBQKBNR", ["cell"]),
        # White's bishop among Black's pawns was promoted there, if a pawn is missing.
        ("rnBqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQK1NR", ["cell"]),
        ("rnBqkbnr/pp1ppppp/8/8/8/8/PP1PPPPP/RNBQK1NR", []),
        # A bishop promoted on a8 has no way out, and none on c8 comes to a8.
        ("B3k3/1p6/8/8/8/8/8/4K3", []),
        ("B3k3/pp6/8/8/8/8/8/4K3", ["cell"]),
        # The first ones never left their homes, so that these two were pawns.
        ("4k3/8/8/8/BB6/8/1PPPPPPP/4K3", ["promotions"]),
        ("4k3/8/8/8/BB6/8/1PPPPPP1/4K3", []),
        # Far too many promoted men have a problem of their own.
        ("rnbqkbnr/pppppppp/8/8/8/3B4/PPPPPPPP/RN1QKB1R", []),
        # Each can be the first one, but not both, and none was promoted.
        ("4k3/pppppppp/8/8/8/8/8/BB2K1B1", ["both-bishops"]),
        ("4k3/pppppppp/8/8/8/8/8/B1B1K1B1", ["bishops"]),
        ("4k3/pppppp1p/8/8/8/8/8/BB2K1B1", []),
        # A pawn of the other side shuts nothing in.
        ("4k3/8/8/8/5B2/8/1p1P4/4K3", []),
    ],
)
def test_bishops_stand_where_they_can_have_come(placement: str, reasons: list[str]) -> None:
    assert _reasons(placement) == reasons
    mirrored = "/".join(placement.swapcase().split("/")[::-1])
    assert _reasons(mirrored) == reasons


def test_in_chess960_bishops_may_begin_anywhere_on_the_back_rank() -> None:
    assert _reasons("bnqbkrnr/pppppppp/8/8/8/8/PPPPPPPP/BNQBKRNR", chess960=True) == []
    assert _reasons("bnqbkrnr/pppppppp/8/8/8/8/PPPPPPPP/BNQBKRNR") == ["cell"] * 4
    assert _reasons("4k3/8/8/8/5B2/8/PPPPPPPP/4K3", chess960=True) == ["home"]


def test_bishop_and_pawns_are_shown() -> None:
    for placement, names in (
        ("rnbqkbnr/pppppppp/8/8/5B2/8/PPPPPPPP/RN1QKBNR", "f4 b2 d2"),
        ("rnqkbbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "e8 d7 f7"),
        ("B3k3/pp6/8/8/8/8/8/4K3", "a8 b7"),
    ):
        (problem,) = _problems(placement)
        assert problem.squares == tuple(map(parse_square, names.split()))
        assert sentence(problem).startswith(f"The bishop on {names[:2]} cannot have come there")
        assert explanation(problem)


def test_a_home_is_named_with_the_pawns_that_shut_it() -> None:
    (problem,) = _problems("rnbqkbnr/pppppppp/8/8/5B2/8/PPPPPPPP/RN1QKBNR")
    assert "never left c1 behind the unmoved pawns on b2, d2" in sentence(problem)
    (problem,) = _problems("rnbqkbnr/pppppppp/8/8/8/1B6/PPPPPPPP/RNBQK1NR")
    assert "never left f1 behind the unmoved pawns on e2, g2" in sentence(problem)
    (problem,) = _problems("4k3/8/8/8/5B2/8/PPPPPPPP/4K3", chess960=True)
    assert "never left a1, c1, e1, g1 behind" in sentence(problem)


def test_bishops_that_are_too_many_are_shown_together() -> None:
    (problem,) = _problems("4k3/pppppppp/8/8/8/8/8/BB2K1B1")
    assert problem.squares == (0, 6)
    assert sentence(problem).startswith("The bishops on a1, g1 cannot both be there")
    assert "b2" not in explanation(problem)
    (problem,) = _problems("4k3/pppppppp/8/8/8/8/8/B1B1K1B1")
    assert sentence(problem).startswith("The bishops on a1, c1, g1 cannot all be there")


def test_the_numbers_of_promotions_are_told() -> None:
    (problem,) = _problems("4k3/8/8/8/BB6/8/1PPPPPPP/4K3")
    assert sentence(problem) == (
        "Unmoved pawns show that not all bishops on a4, b4 are original. Pawns (7) and promoted "
        "pieces (at least 2) would add up to 9, but there were 8 pawns."
    )


def test_a_bishop_that_cannot_be_the_first_was_a_pawn() -> None:
    position = parse_fen("4k3/8/8/8/5B2/8/1P1P4/4K3 w - - 0 60")
    white = count_pieces(position.placement).white
    assert white.promoted == 0
    assert promoted_with_bishops(position, False, white._replace(captures=15)) == 1
