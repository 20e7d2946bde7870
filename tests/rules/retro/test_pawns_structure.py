import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.explanations import explanation
from fenedit.notation.fen import parse_fen
from fenedit.notation.messages import sentence
from fenedit.notation.position import file_of, parse_square, rank_of
from fenedit.notation.problems import Problem
from fenedit.rules.retro.armies import count_pieces
from fenedit.rules.retro.pawns import (
    captures_needed,
    captures_to_promote,
    crowded,
    pawn_captures,
    pawns_impossible,
)

PAWNS = st.lists(st.integers(8, 55), max_size=6, unique=True).map(
    lambda found: tuple(sorted(found))
)


def _found(fen: str, check) -> list[Problem]:
    position = parse_fen(fen)
    return list(check(position, False, count_pieces(position.placement)))


def _squares(names: str) -> tuple[int, ...]:
    return tuple(map(parse_square, names.split()))


@pytest.mark.parametrize(
    ("names", "needed"),
    [
        ("a2 b2 c2 d2 e2 f2 g2 h2", 0),
        ("a3 a4", 1),
        ("a2 a3 a4", 3),
        # The pawn on the fifth rank comes from the c-file, two captures away.
        ("a2 a5 b2", 2),
        ("a2 a3 b2", None),
        ("a3 a4 a5 a6 a7", 10),
        ("c3 c4 d2 b2", 2),
        ("c3 c4 d2", 1),
        ("c3 d4 d2 b2", 1),
    ],
)
def test_pawns_leave_their_files_by_captures(names: str, needed: int | None) -> None:
    pawns = _squares(names)
    assert captures_needed(pawns, "w") == needed
    mirrored = tuple(sorted(pawn ^ 56 for pawn in pawns))
    assert captures_needed(mirrored, "b") == needed


@given(PAWNS)
def test_no_choice_of_first_files_takes_fewer_captures(pawns: tuple[int, ...]) -> None:
    costs = [
        sum(abs(home - file_of(pawn)) for home, pawn in zip(homes, pawns, strict=True))
        for homes in itertools.permutations(range(8), len(pawns))
        if all(
            abs(home - file_of(pawn)) < rank_of(pawn)
            for home, pawn in zip(homes, pawns, strict=True)
        )
    ]
    assert captures_needed(pawns, "w") == min(costs, default=None)


@given(PAWNS)
def test_pawns_without_a_way_are_shown_with_too_few_files(pawns: tuple[int, ...]) -> None:
    board = "".join("P" if square in pawns else "." for square in range(64))
    position = parse_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 60")._replace(placement=board)
    problems = list(pawns_impossible(position, False, count_pieces(board)))
    assert bool(problems) == (captures_needed(pawns, "w") is None)
    for problem in problems:
        data = dict(problem.data)
        first, last = "abcdefgh".index(data["first"]), "abcdefgh".index(data["last"])
        assert len(problem.squares) == int(data["count"]) > int(data["homes"]) == last - first + 1
        for pawn in problem.squares:
            steps = rank_of(pawn) - 1
            assert first <= max(0, file_of(pawn) - steps)
            assert min(7, file_of(pawn) + steps) <= last


def test_pawns_are_crowded_where_they_share_a_file() -> None:
    assert crowded(_squares("a2 b2 b3 h7")) == _squares("b2 b3")
    assert crowded(_squares("a2 b2 c3 h7")) == ()


@pytest.mark.parametrize(
    ("fen", "data"),
    [
        (
            "rnbqkbnr/pppppppp/8/8/8/2P5/PPP1PPPP/RNBQKBNR b KQkq - 0 9",
            {"needed": "1", "available": "0", "missing": "0", "reason": ""},
        ),
        # The rook was captured on a8 or b8, where a pawn would have been promoted.
        (
            "1nbqkbnr/pppppppp/8/8/8/5P2/PPPPPP2/RNBQKBNR b KQk - 0 9",
            {"needed": "1", "available": "0", "missing": "1", "reason": "shut-in"},
        ),
        # The bishop of c8 was captured there.
        (
            "rn1qkbnr/pppppppp/8/8/8/5P2/PPPPPP2/RNBQKBNR b KQkq - 0 9",
            {"needed": "1", "available": "0", "missing": "1", "reason": "shut-in"},
        ),
        # The pawn of a7 has moved, and the rook can have been captured on a7.
        ("1nbqkbnr/1ppppppp/p7/8/8/5P2/PPPPPP2/RNBQKBNR b KQk - 0 9", None),
        # The rook on h2 cannot be there either: two are lost, but one man is missing.
        (
            "1nbqkbn1/pppppppp/8/8/8/2P5/PPP1PPPr/RNBQKBNR b KQ - 0 9",
            {"needed": "1", "available": "0", "missing": "1", "reason": "shut-in"},
        ),
        ("r1bqkbnr/pppppppp/8/8/8/5P2/PPPPPP2/RNBQKBNR b KQkq - 0 9", None),
    ],
)
def test_each_capture_takes_a_man_that_a_pawn_can_have_met(
    fen: str, data: dict[str, str] | None
) -> None:
    problems = _found(fen, pawn_captures)
    assert [dict(problem.data) for problem in problems] == ([] if data is None else [data])
    for problem in problems:
        assert problem.code == "pawn-captures-too-many-white"
        assert "captured at least 1 of Black’s pieces" in sentence(problem)
        assert explanation(problem)


def test_the_sentence_names_pawns_and_files() -> None:
    (problem,) = _found("rnbqkbnr/pppppppp/8/8/8/P7/PP1PPPPP/RNBQKB1R b - - 0 9", pawns_impossible)
    assert sentence(problem) == (
        "The white pawns on a2, b2, a3 (3) can only have begun on the files a to b (2), one on each."
    )


@given(PAWNS, st.integers(0, 2), st.sampled_from("wb"), st.integers(0, 255))
def test_promotions_never_save_captures(
    pawns: tuple[int, ...], promoted: int, side: str, doors: int
) -> None:
    alone = captures_needed(pawns, side)
    needed = captures_to_promote(pawns, side, promoted, doors)
    everywhere = captures_to_promote(pawns, side, promoted, 0xFF)
    assert everywhere == alone
    if not promoted:
        assert needed == alone
    elif alone is None or not doors:
        assert needed is None
    else:
        assert needed is not None and needed >= alone


@pytest.mark.parametrize(
    ("names", "promoted", "doors", "needed"),
    [
        ("a2 b2 c2 d2 e2 f2 g2", 1, 0b1000_0000, 0),
        ("a2 b2 c2 d2 e2 f2 g2", 1, 0b0000_0001, 7),
        ("c2 d2 e2 f2 g2 h2", 2, 0b1000_0001, 1),
        # Of the files without a pawn, the nearest one is meant.
        ("a2 b2 c2 d2", 1, 0b0010_0000, 0),
        ("a2 b2 c2 d2", 2, 0b0010_0000, 1),
        ("a2 b2 c2 d2 e2 f2 g2 h2", 1, 0xFF, None),
    ],
)
def test_promoted_pawns_came_through_doors(
    names: str, promoted: int, doors: int, needed: int | None
) -> None:
    assert captures_to_promote(_squares(names), "w", promoted, doors) == needed
