import itertools
from itertools import combinations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from fenedit.notation.explanations import explanation
from fenedit.notation.fen import parse_fen
from fenedit.notation.messages import sentence
from fenedit.notation.position import START_POSITION, file_of, is_light, parse_square, rank_of
from fenedit.notation.problems import Problem
from fenedit.notation.transform import swap_colours
from fenedit.rules.retro.armies import count_pieces
from fenedit.rules.retro.pawns import (
    capture_colours,
    captures_needed,
    captures_to_promote,
    crowded,
    events,
    facing_pairs,
    first_word,
    forced_colours,
    passed_pawns,
    pawn_captures,
    pawn_files,
    pawns_impossible,
    promoted_pawns,
    promotions,
    promotions_left,
)
from tests.helpers.games import played_positions


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


def _found(fen: str, check) -> list:
    position = parse_fen(fen)
    return list(check(position, False, count_pieces(position.placement)))


@pytest.mark.parametrize(
    ("fen", "codes"),
    [
        ("7k/8/NNNNN3/NNNNN3/8/8/8/K7 w - - 3 99", []),
        # Engines refuse these already.
        ("7k/8/NNNNN3/NNNNN3/8/8/P7/K7 w - - 3 99", []),
        ("4k3/8/8/8/8/8/PPPPPPPP/BBB1K3 w - - 3 60", []),
        ("4k3/pppppppp/8/8/8/8/8/b1b1K3 b - - 3 60", ["promotions-too-many-black"]),
        ("6k1/8/1B1B1B2/B1B1B3/1B1B4/B7/8/5B1K w - - 3 99", []),
    ],
)
def test_every_promoted_piece_was_a_pawn(fen: str, codes: list[str]) -> None:
    assert [problem.code for problem in _found(fen, promotions)] == codes


def test_the_extra_pieces_are_shown_and_counted() -> None:
    (problem,) = _found("4k3/8/8/8/8/3B4/PPPPPPPP/1B2K3 w - - 3 60", promotions)
    assert problem.squares == (1, 19)
    assert dict(problem.data) == {"pawns": "8", "promoted": "1", "total": "9"}


@pytest.mark.parametrize(
    ("fen", "passed"),
    [
        # A knight more on each side, and nothing was captured.
        ("rnbqkbnr/ppppppp1/7n/8/8/7N/PPPPPPP1/RNBQKBNR w KQkq - 0 20", True),
        ("rnbqkbnr/1ppppppp/8/8/P7/p7/1PPPPPPP/RNBQKBNR w KQkq - 0 9", True),
        # The a-pawns still face each other.
        ("rnbqkbnr/1ppppppp/8/p7/P7/8/1PPPPPPP/RNBQKBNR w KQkq - 0 2", False),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 60", False),
    ],
)
def test_pawns_pass_by_captures_alone(fen: str, passed: bool) -> None:
    assert [problem.code for problem in _found(fen, passed_pawns)] == [
        "pawns-passed-too-often"
    ] * passed


@pytest.mark.parametrize(
    ("fen", "said"),
    [
        (
            "rnbqkbnr/8/PPPPPPPP/8/8/pppppppp/8/RNBQKBNR w KQkq - 0 40",
            "nothing was captured, but none of the eight pairs of pawns still faces each other.",
        ),
        (
            "rnbqkbnr/1ppppppp/8/8/P7/p7/1PPPPPPP/RNBQKBNR w KQkq - 0 9",
            "nothing was captured, but not all of the eight pairs of pawns still face each other "
            "(here: 7).",
        ),
        (
            "rnbqkb1r/2pppppp/8/8/PP6/pp6/2PPPPPP/RNBQKBNR w KQkq - 0 9",
            "so few pieces were captured (1) that of the eight pairs of pawns more must still "
            "face each other (at least 7; here: 6).",
        ),
        (
            "rnbqkb1r/8/PPPPPPPP/8/8/pppppppp/8/RNBQKBNR w KQkq - 0 40",
            "so few pieces were captured (1) that some of the eight pairs of pawns must still "
            "face each other (at least 7), but none does here.",
        ),
    ],
)
def test_the_pairs_are_told(fen: str, said: str) -> None:
    (problem,) = _found(fen, passed_pawns)
    assert sentence(problem) == f"Pawns pass each other only by captures: {said}"
    assert explanation(problem)


@pytest.mark.parametrize(
    ("fen", "needed"),
    [
        # Two knights more, and only the h-file is open to the pawns of a and b, 7 and 6 files away.
        ("rn2k3/ppppppp1/8/8/8/8/2PPPPPP/NNNNK3 w - - 0 60", 13),
        ("4k3/ppppppp1/8/8/8/8/2PPPPPP/NNNNK3 w - - 0 60", 13),
        # From f to d, where one piece is missing, or two.
        ("rnbqkbnr/ppp1pppp/8/8/8/N7/PPPPP1PP/NN2K3 w - - 0 60", 2),
        ("r1bqkbnr/ppp1pppp/8/8/8/N7/PPPPP1PP/NN2K3 w - - 0 60", None),
        # The rook of h8 died behind its pawns.
        ("rnbqkbn1/ppp1pppp/8/8/8/N7/PPPPP1PP/NN2K3 w - - 0 60", 2),
        # A capture brought the pawn to g3, so that it was the e-pawn that came to d.
        ("rnbqkbnr/ppp1pppp/8/8/8/N5P1/PPPP2PP/NN2K3 w - - 0 60", 2),
        ("4k3/pppppppp/8/8/8/8/8/NNN1K3 w - - 0 60", None),
    ],
)
def test_pawns_are_promoted_where_no_unmoved_one_stands(fen: str, needed: int | None) -> None:
    position = parse_fen(fen)
    for turned in (position, swap_colours(position, False).position):
        found = list(promoted_pawns(turned, False, count_pieces(turned.placement)))
        numbers = [int(dict(problem.data)["needed"]) for problem in found]
        assert numbers == ([] if needed is None else [needed])
        for problem in found:
            assert f"captured at least {needed}" in sentence(problem)
            assert "seventh rank" in explanation(problem)


@pytest.mark.parametrize("chess960", [False, True])
def test_no_game_is_accused(chess960: bool) -> None:
    for position in played_positions(seed=5, games=8, chess960=chess960):
        counted = count_pieces(position.placement)
        assert not list(promotions(position, chess960, counted))
        assert not list(passed_pawns(position, chess960, counted))
        assert not list(promoted_pawns(position, chess960, counted))


PAWNS = st.lists(st.integers(8, 55), max_size=6, unique=True).map(
    lambda found: tuple(sorted(found))
)


def _found_structure(fen: str, check) -> list[Problem]:
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
        # The rook on h2 cannot be there either: two are lost, but one piece is missing.
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
    problems = _found_structure(fen, pawn_captures)
    assert [dict(problem.data) for problem in problems] == ([] if data is None else [data])
    for problem in problems:
        assert problem.code == "pawn-captures-too-many-white"
        assert "captured at least 1 of Black’s pieces" in sentence(problem)
        assert explanation(problem)


def test_the_sentence_names_pawns_and_files() -> None:
    (problem,) = _found_structure(
        "rnbqkbnr/pppppppp/8/8/8/P7/PP1PPPPP/RNBQKB1R b - - 0 9", pawns_impossible
    )
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


WORDS = st.text(alphabet="wb", max_size=6)


def test_words_are_read_from_the_first_rank_upward() -> None:
    assert pawn_files(START_POSITION.placement) == ("WB",) * 8
    position = parse_fen("4k3/p1P5/8/1p6/1P6/p7/8/4K3 w - - 0 1")
    assert pawn_files(position.placement)[:4] == ("bB", "wb", "w", "")


def _most_pairs(word: str) -> int:
    """Return the most pairs, by trying all pairings."""
    most = 0
    for place, other in combinations(range(len(word)), 2):
        if word[place] == "w" and word[other] == "b":
            rest = word[:place] + word[place + 1 : other] + word[other + 1 :]
            most = max(most, 1 + _most_pairs(rest))
    return most


@given(WORDS)
def test_pairs_are_the_most_that_can_be_made(word: str) -> None:
    assert facing_pairs(word) == _most_pairs(word)


@given(WORDS)
def test_no_event_parts_more_pairs_than_its_share(word: str) -> None:
    for event in events(word):
        assert event.waste >= 0
        assert abs(facing_pairs(event.after) - facing_pairs(word)) <= 1


@pytest.mark.parametrize(
    ("word", "goal", "left"),
    [
        ("", "", ((0, 0),)),
        ("w", "", ((1, 0),)),
        ("bw", "", ((1, 1),)),
        ("wb", "", ()),
        ("bwbw", "wb", ((1, 1),)),
        ("ww", "w", ((1, 0),)),
        ("wB", "wB", ((0, 0),)),
        ("w", "wb", ()),
    ],
)
def test_promotions_clear_the_ends_of_a_word(word, goal, left) -> None:
    assert promotions_left(word, goal) == left


def test_unmoved_pawns_stay() -> None:
    assert first_word("Wb") == "Wb"
    assert first_word("bB") == "wB"
    for event in events("WB"):
        assert "W" in event.after
        assert "B" in event.after
        # A white pawn arrives above the unmoved one, or it would be on the first rank.
        if event.mover == "w" and event.kind == "comes":
            assert event.after.index("W") < event.after.index("w")
