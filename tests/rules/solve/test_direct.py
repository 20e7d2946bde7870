"""Direct mates: keys, tries, verdicts, and the parts that a solution is gathered from."""

import random
from collections.abc import Iterator

import chess
import pytest

from fenedit.notation.fen import parse_fen
from fenedit.rules.solve.direct import DirectMate, gather
from fenedit.rules.solve.solution import FirstMove, SetPlay, Solution, Wanted
from tests.helpers.direct_mates import solve
from tests.helpers.fens import HARING, START
from tests.helpers.mates import is_lost, random_board, refutations

MORPHY = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"
EN_PASSANT_KEY = "2nB4/8/4Q3/R1Pp3k/8/8/8/1K6 w - d6 0 1"
CASTLING_KEY = "1R1n4/8/7N/4Q3/8/5k2/8/4K2R w K - 0 1"
CASTLING_KEY_960 = "8/8/7n/1R3N2/2Q5/5k2/8/3K2R1 w G - 0 1"
COOKED = "8/4PK2/8/8/8/8/2Q5/5k2 w - - 0 1"


@pytest.mark.parametrize(("fen", "key"), [(HARING, "d4"), (MORPHY, "Ra6")])
def test_known_problems(fen: str, key: str) -> None:
    solution = solved(fen, 2)
    assert [attack.move.san for attack in solution.keys] == [key]
    assert (solution.verdict, solution.exact, solution.short) == ("sound", True, ())


@pytest.mark.parametrize(("mate", "count"), [(1, 40), (2, 20)])
def test_python_chess_finds_the_same_keys_and_tries(mate: int, count: int) -> None:
    dice = random.Random(mate)
    for _ in range(count):
        board = random_board(dice, 5)
        solution = solved(board.fen(), mate)
        found = {attack.move.uci: attack.mates_in for attack in solution.keys + solution.short}
        assert found == _keys(board, mate), board.fen()
        tries = {each.move.uci: each.refutation.uci for each in solution.tries}
        expected = {} if mate == 1 else _tries(board, mate, set(found))
        assert tries == expected, board.fen()
        assert solution.exact
        assert solution.verdict == _verdict(solution)


def test_black_can_be_the_attacker() -> None:
    mirrored = chess.Board(HARING).mirror()
    assert [attack.move.san for attack in solved(mirrored.fen(), 2).keys] == ["d5"]


@pytest.mark.parametrize(("fen", "key"), [(EN_PASSANT_KEY, "cxd6#"), (CASTLING_KEY, "O-O#")])
def test_rights_of_the_position_count_as_claimed(fen: str, key: str) -> None:
    assert [attack.move.san for attack in solved(fen, 1).keys] == [key]
    assert solved(_without_claims(fen), 1).keys == ()


def test_castling_in_chess960_is_the_king_that_takes_its_rook() -> None:
    position = parse_fen(CASTLING_KEY_960)
    solution = solve(position, 1, chess960=True)
    assert [key.move for key in solution.keys] == [("d1g1", "O-O#")]


def test_fifty_moves_are_no_draw() -> None:
    played = HARING.replace("0 1", "99 80")
    assert [key.move.san for key in solved(played, 2).keys] == ["d4"]


def test_the_verdicts() -> None:
    assert solved(HARING, 1).verdict == "no-solution"
    assert solved(HARING, 3).verdict == "short"
    assert [attack.mates_in for attack in solved(HARING, 3).short] == [2]
    assert solved(COOKED, 2).verdict == "cooked"


def test_what_is_not_wanted_is_left_out() -> None:
    bare = solved(HARING, 2, Wanted(tries=False, set_play=False, size=0))
    assert [key.defences for key in bare.keys] == [()]
    assert (bare.tries, bare.set_play) == ((), None)
    # Duals may spoil it: they were not searched.
    assert (bare.verdict, bare.exact) == ("sound", False)
    whole = solved(HARING, 2)
    assert len(whole.tries) == 13
    assert whole.set_play is not None


@pytest.mark.parametrize("fen", ["7k/8/8/8/8/8/r6P/6RK w - - 0 1", "k7/8/8/8/8/8/8/R5K1 b - - 0 1"])
def test_there_is_no_set_play_for_an_attacker_in_check(fen: str) -> None:
    in_check = chess.Board(fen).is_check()
    assert (solved(fen, 2).set_play is None) == in_check


def test_a_mate_in_one_has_no_set_play() -> None:
    assert solved(CASTLING_KEY, 1).set_play is None


def test_first_moves_shared_among_processes_make_the_same_solution() -> None:
    position = parse_fen(MORPHY)
    moves = DirectMate(position, 2).first_moves
    assert len(moves) == chess.Board(MORPHY).legal_moves.count()
    parts = [_last(DirectMate(position, 2).examine(move)) for move in reversed(moves)]
    results = [part for part in parts if isinstance(part, FirstMove)]
    assert len(results) == len(moves)
    set_play = [part for part in DirectMate(position, 2).set_play() if isinstance(part, SetPlay)]
    found = gather(position, 2, results, *set_play, len(moves))
    assert _timeless(found) == _timeless(solved(MORPHY, 2))


def test_missing_first_moves_leave_a_problem_unfinished() -> None:
    position = parse_fen(MORPHY)
    problem = DirectMate(position, 2)
    results = [_last(problem.examine(move)) for move in problem.first_moves]
    parts = [result for result in results if isinstance(result, FirstMove)]
    keys = [part for part in parts if part.is_key]
    others = [part for part in parts if not part.is_key]
    for some in (keys, others, others[1:] + keys, []):
        solution = gather(position, 2, some, None, len(parts))
        assert (solution.verdict, solution.exact) == ("unfinished", False)
    short = gather(parse_fen(HARING), 3, _examined(HARING, 3, "d4"), None, 40)
    assert (short.verdict, short.exact) == ("short", False)


def test_what_is_decided_is_not_searched_again() -> None:
    problem = DirectMate(parse_fen(MORPHY), 2, wanted=Wanted(tries=False, set_play=False))
    decided = [_last(problem.decide(move)) for move in problem.first_moves]
    results = [result for result in decided if isinstance(result, FirstMove)]
    (key,) = (result.attack for result in results if result.attack is not None)
    assert (key.move.san, key.mates_in, key.defences) == ("Ra6", 2, ())
    found = gather(parse_fen(MORPHY), 2, results, None, len(results))
    assert (found.verdict, found.exact) == ("sound", False)
    examined = [_last(problem.examine(move)) for move in problem.first_moves]
    assert sum(result.nodes for result in examined if isinstance(result, FirstMove)) == 0


def test_a_long_search_tells_that_it_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fenedit.rules.solve.search.PAUSE", 0.0)
    problem = DirectMate(parse_fen(START), 4)
    search = problem.examine(problem.first_moves[0])
    told = [next(search) for _ in range(20)]
    assert told == sorted(told) and told[0] < told[-1]


def _keys(board: chess.Board, mate: int) -> dict[str, int]:
    found = {}
    for move in list(board.legal_moves):
        board.push(move)
        for moves in range(mate):
            if is_lost(board, moves):
                found[move.uci()] = moves + 1
                break
        board.pop()
    return found


def _tries(board: chess.Board, mate: int, keys: set[str]) -> dict[str, str]:
    found = {}
    for move in list(board.legal_moves):
        if move.uci() not in keys:
            board.push(move)
            refuting = refutations(board, mate - 1)
            if len(refuting) == 1:
                found[move.uci()] = refuting[0]
            board.pop()
    return found


def _verdict(solution: Solution) -> str:
    if solution.short:
        return "short"
    if len(solution.keys) != 1:
        return "cooked" if solution.keys else "no-solution"
    duals = any(defence.is_dual for defence in solution.keys[0].defences)
    return "duals" if duals else "sound"


def _examined(fen: str, mate: int, san: str) -> list[FirstMove]:
    problem = DirectMate(parse_fen(fen), mate)
    move = next(move for move in problem.first_moves if move.san == san)
    return [part for part in problem.examine(move) if isinstance(part, FirstMove)]


def _last(search: Iterator[object]) -> object:
    *_, last = search
    return last


def _timeless(solution: Solution) -> tuple[object, ...]:
    return solution.verdict, solution.exact, solution.keys, solution.tries, solution.set_play


def _without_claims(fen: str) -> str:
    placement, side, _, _, *counters = fen.split()
    return " ".join([placement, side, "-", "-", *counters])


def solved(fen: str, mate: int, wanted: Wanted | None = None) -> Solution:
    return solve(parse_fen(fen), mate, wanted=wanted)
