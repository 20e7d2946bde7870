import itertools

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from fenedit.notation.fen import parse_fen
from fenedit.notation.messages import sentence
from fenedit.notation.position import file_of, is_light, parse_square, rank_of
from fenedit.rules.retro.armies import count_pieces
from fenedit.rules.retro.pawns import capture_colours, captures_needed, forced_colours


def _reasons(fen: str, chess960: bool = False) -> list[str]:
    position = parse_fen(fen)
    problems = capture_colours(position, chess960, count_pieces(position.placement))
    return [dict(problem.data)["reason"] for problem in problems]


@pytest.mark.parametrize(
    ("placement", "reasons"),
    [
        # d2xc3 was on a dark square, and only the bishop on light squares is missing.
        ("rn1qkbnr/ppp1pppp/3p4/8/8/2P5/PPP1PPPP/RNBQKBNR", ["light-black"]),
        ("rnbqk1nr/pppp1ppp/4p3/8/8/2P5/PPP1PPPP/RNBQKBNR", []),
        # On the fourth rank the pawn can have captured before its step or after it.
        ("rn1qkbnr/ppp1pppp/3p4/8/2P5/8/PPP1PPPP/RNBQKBNR", []),
        # A knight more is missing, and may have been the victim.
        ("r2qkbnr/ppp1pppp/3p4/8/8/2P5/PPP1PPPP/RNBQKBNR", []),
        # Both bishops are missing: one capture on either colour, or both on dark squares.
        ("rn1qk1nr/ppp2ppp/3pp3/8/8/2P2P2/PPP2PPP/RNBQKBNR", []),
        ("rn1qk1nr/ppp2ppp/3pp3/8/8/2P1P3/PPP1P1PP/RNBQKBNR", ["light-black"]),
        ("rnbqkbnr/ppp1pppp/2p5/8/8/3P4/PPP1PPPP/RN1QKBNR", ["dark-white"]),
        # The missing bishop was captured at home: the pawn captured nothing at all.
        ("rn1qkbnr/pppppppp/8/8/8/2P5/PPP1PPPP/RNBQKBNR", []),
    ],
)
def test_a_bishop_is_captured_on_its_own_colour(placement: str, reasons: list[str]) -> None:
    assert _reasons(f"{placement} b - - 0 12") == reasons
    assert _reasons(f"{placement} b - - 0 12", chess960=True) == reasons


def test_the_sentence_names_side_and_colours() -> None:
    position = parse_fen("rn1qkbnr/ppp1pppp/3p4/8/8/2P5/PPP1PPPP/RNBQKBNR b KQkq - 0 12")
    (problem,) = capture_colours(position, False, count_pieces(position.placement))
    assert problem.squares == (parse_square("c2"), parse_square("c3"))
    assert sentence(problem) == (
        "To stand like this, White’s pawns must have captured every black piece that they could, "
        "1 in all, and on dark squares only; but Black’s bishop on light squares was among these."
    )


@given(
    st.lists(st.integers(8, 55), min_size=2, max_size=5, unique=True).map(
        lambda found: tuple(sorted(found))
    )
)
def test_colours_are_forced_in_the_shortest_ways_alone(pawns: tuple[int, ...]) -> None:
    needed = captures_needed(pawns, "w")
    assume(needed is not None)
    lights, darks = [], []
    for homes in itertools.permutations(range(8), len(pawns)):
        ways = [
            (abs(home - file_of(pawn)), rank_of(pawn) - 1, is_light(pawn))
            for home, pawn in zip(homes, pawns, strict=True)
        ]
        if sum(files for files, _, _ in ways) == needed and all(
            files <= steps for files, steps, _ in ways
        ):
            lights.append(sum(files for files, steps, light in ways if files == steps and light))
            darks.append(sum(files for files, steps, light in ways if files == steps and not light))
    assert forced_colours(pawns, "w") == (min(lights), min(darks))
