"""Moves of a game that do not fit the position that it begins with."""

import pytest

from fenedit.notation.fen import parse_fen
from fenedit.notation.position import START_POSITION, Position
from fenedit.notation.problems import Severity
from fenedit.rules.judge.game import contradictions, follow_moves, ways_out

CORNER = parse_fen("8/4P1k1/8/8/8/8/8/R3K2R w KQ - 0 30")
WITHOUT_E2 = START_POSITION.with_content(12, ".")


def fault(moves: str, position: Position = START_POSITION, chess960: bool = False) -> object:
    found = follow_moves(moves, position, chess960).fault
    if found is None or found.span is None:
        return None
    assert found.severity is Severity.NOT_PLAYABLE
    data = dict(found.data)
    word = moves[slice(*found.span)]
    assert data["move"].endswith(f" {word}")
    return data["move"], data["reason"]


@pytest.mark.parametrize(
    "moves",
    [
        "1. e4 e5 2. Nf3 Nc6 1/2-1/2",
        "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.0-0 Nf6 *",
        "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.o-o! Nf6 *",
        "1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6?! 3. Nf3xe5 *",
        "1. e2e4 e7e5 2. g1f3 b8c6 3. f1b5 a7a6 4. e1g1 *",
        "e4 e5 Nf3 $1 $14 Nc6 $6 {good} ; and more 9. Kh9",
        "1. e4! e5?? 2. Nf3!? +- Nc6 += 3. d4 ± exd4 ∓ *",
        "1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) 1... e5 *",
        "1. e4 e5 (2. Nf3 Nc6) *",
        "1. e4 -- 2. d4 Z0 3. Nf3 *",
        "1. e4 a6 2. e5 d5 3. exd6 e.p. cxd6 *",
        "1. e4 a6 2. e5 d5 3. exd6e.p. cxd6 *",
        "1. ♘f3 ♞f6 2. ♘c3 *",
        "1. e4\0\r\n1... e5\0 *",
        "1. e4 e5 1-0 {the rest is prose:} 1. a9 Kh8",
        "",
        "1. e4 (−0.35/12) e5 N 2. Nf3 D *",
    ],
)
def test_a_good_game_is_not_called_bad(moves: str) -> None:
    assert fault(moves) is None


@pytest.mark.parametrize(
    "moves",
    [
        *("30. e8=Q", "30. e8Q+", "30. e8(Q)", "30. e8=N Kf7", "30. e8/R", "e7e8q", "30. e8"),
        *("O-O-O", "0-0", "O-O Kh7 31. Rf3"),
    ],
)
def test_promotions_and_castling_are_written_in_many_ways(moves: str) -> None:
    assert fault(moves, CORNER) is None


@pytest.mark.parametrize(
    ("moves", "found"),
    [
        ("1. e5 *", ("1. e5", "illegal")),
        ("1. e4 e5 2. Nf3 Nf3 *", ("2... Nf3", "illegal")),
        ("1.e4 e5 2.Ke3", ("2. Ke3", "illegal")),
        ("1.e4 {x} e5 2... Bh3!?", ("2. Bh3!?", "illegal")),
        ("e4 e5 Qg5", ("2. Qg5", "illegal")),
        ("1. Nf3 d5 2. d3 d4 3. Nd2", ("3. Nd2", "ambiguous")),
        ("1. e4 e5 (1... c5 2. Nf6) 2. Nf3", ("2. Nf6", "illegal-in-variation")),
        ("1. e4 e5 (1... c5 2. Nf6) 2. Nf4", ("2. Nf4", "illegal")),
        ("1. e2e5", ("1. e2e5", "illegal")),
        ("1. e4 e5 2. Nf3 Nc6 3. 0-0", ("3. 0-0", "illegal")),
    ],
)
def test_the_first_move_that_cannot_be_is_named(moves: str, found: object) -> None:
    assert fault(moves) == found


@pytest.mark.parametrize(
    "moves",
    [
        "1. Sf3 d5 2. Nd2",
        "1. e4 e5 2. Nf6 Sc6",
        "1. e4 e5 2. Pf3 Pc6 3. Ne4",
        "1. e4 e5 2. Кf3 Nf6 3. Nf6",
        "1. e4 N@f6 2. Kh4",
        "White is better after 1. e5",
        "1. e9 Kh7",
    ],
)
def test_what_may_be_of_another_language_or_variant_is_not_judged(moves: str) -> None:
    assert follow_moves(moves, START_POSITION, False)[:2] == (None, False)


def test_men_that_are_out_of_order_have_no_moves() -> None:
    position = START_POSITION.with_content(4, ".")
    assert follow_moves("1. e4", position, False)[:2] == (None, False)


def test_chess960_castles_its_own_way() -> None:
    position = parse_fen("1k5r/8/8/8/8/8/8/1K5R w - - 0 1")._replace(castling_rights="Kk")
    assert fault("1. O-O Kc7 2. Rf7+", position, chess960=True) is None
    # Without a tag that says so, too: the rights hold in no other chess.
    assert fault("1. O-O Kc7 2. Rf7+", position) is None
    assert fault("1. O-O-O", position) == ("1. O-O-O", "illegal")


def test_the_ways_out_are_an_earlier_position_and_fewer_moves() -> None:
    moves = "1. e4 e5 *"
    problem = follow_moves(moves, WITHOUT_E2, False).fault
    assert problem is not None
    codes = [(fix.code, fix.position) for fix in ways_out(problem, WITHOUT_E2, False, moves)]
    assert codes == [("put-back", START_POSITION), ("cut-moves", WITHOUT_E2)]
    earlier = START_POSITION.with_content(0, ".")._replace(castling_rights="Kkq")
    put_back, _ = ways_out(problem, WITHOUT_E2, False, moves, [CORNER, earlier])
    assert put_back.position == earlier
    (cut,) = ways_out(problem, WITHOUT_E2, False, "1. e4 Kd4", [CORNER])
    assert cut.code == "cut-moves"


MATE = "1. f3 e5 2. g4 Qh4#"
STALEMATE = parse_fen("7k/8/5KQ1/8/8/8/8/8 w - - 0 60")


def wrong(moves: str, position: Position = START_POSITION, **tags: str) -> list[dict[str, str]]:
    found = contradictions(moves, position, False, tags.items())
    assert all(problem.severity is Severity.HINT for problem in found)
    return [{"code": each.code, **dict(each.data)} for each in found]


@pytest.mark.parametrize(
    ("moves", "result", "found"),
    [
        ("1. e4 e5 1-0", "0-1", {"found": "0-1", "result": "1-0"}),
        ("1. e4 e5 1/2-1/2", "1-0", {"found": "1-0", "result": "1/2-1/2"}),
        (f"{MATE} *", "1-0", {"found": "1-0", "result": "0-1", "reason": "mate"}),
        (f"{MATE} 1-0", "?", {"found": "1-0", "result": "0-1", "reason": "mate"}),
        (
            "1. f3 e5 2. g4 Qh4 1/2-1/2",
            "*",
            {"found": "1/2-1/2", "result": "0-1", "reason": "mate"},
        ),
        (f"{MATE} 1-0", "0-1", {"found": "0-1", "result": "1-0"}),
    ],
)
def test_a_result_that_the_moves_contradict(moves: str, result: str, found: dict[str, str]) -> None:
    assert wrong(moves, Result=result) == [{"code": "result-contradicts", **found}]


@pytest.mark.parametrize(
    ("moves", "result"),
    [
        (f"{MATE} 0-1", "0-1"),
        (MATE, "*"),
        ("1. e4 e5", "1-0"),
        ("1. e4 e5 *", "1-0"),
        ("1. e4 e5 1-0", "?"),
        ("1. f3 e5 2. g4 (2. h3 Qh4+) Qe7 1-0", "1-0"),  # mate would be in a variation
        ("1. f3 e5 2. g4 Qh4 3. Kf8 1-0", "1-0"),  # nobody knows the end
        ("1. f3 e5 2. g4 Dh4 1-0", "1-0"),
        ("", "1-0"),
    ],
)
def test_a_result_that_may_be_right(moves: str, result: str) -> None:
    assert wrong(moves, Result=result) == []


def test_stalemate_is_a_draw() -> None:
    moves = "60. Qf7 1-0"
    data = {"found": "1-0", "result": "1/2-1/2", "reason": "stalemate"}
    assert wrong(moves, STALEMATE, Result="1-0") == [{"code": "result-contradicts", **data}]
    assert wrong("60. Qf7 1/2-1/2", STALEMATE, Result="1/2-1/2") == []


@pytest.mark.parametrize(
    ("moves", "count", "counted"),
    [
        ("1. e4 e5 2. Nf3 (2. f4 exf4 3. Nf3) *", "4", "3"),
        ("1. e4 e5 *", "0", "2"),
        ("1. e4 e5 (1... c5 *", "3", "2"),
        ("1. e4 e5 2. Nf3 *", "3", None),
        ("1. e4 -- 2. Nf3 *", "2", None),  # a pass may be counted or not
        ("1. e4 Kd4 2. Nf3 *", "3", None),
        ("*", "60", None),
        ("1. e4 *", "one", None),
        ("1. e4 *", "", None),
    ],
)
def test_the_number_of_moves(moves: str, count: str, counted: str | None) -> None:
    wanted = {"code": "ply-count-contradicts", "found": count, "count": counted}
    assert wrong(moves, PlyCount=count) == ([wanted] if counted else [])


def test_the_first_of_several_tags_counts() -> None:
    tags = [("RESULT", "1-0"), ("Result", "0-1")]
    assert contradictions("1. e4 1-0", START_POSITION, False, tags) == ()
    assert len(contradictions("1. e4 1-0", START_POSITION, False, tags[::-1])) == 1
