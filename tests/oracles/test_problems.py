"""Published problems: our solver finds the keys that Popeye finds, no more and no fewer.

A third of them, `aside`, is for nobody's tuning. More, in five and six moves, are in a table with n
of #n, a FEN, and Popeye's keys in UCI; tables that lie beside the checkout are read, too.
"""

import csv
import hashlib
from collections import Counter
from typing import Any

import chess
import chess.engine
import pytest

from fenedit.notation.fen import parse_fen
from fenedit.rules.solve.solution import Solution, Wanted
from tests.helpers.corpus import cases
from tests.helpers.direct_mates import solve
from tests.helpers.oracles import program
from tests.helpers.project import ROOT, TESTS

PROBLEMS = cases("problems.jsonl")
BESIDE = [
    # Of the suite matetrack, their keys by Popeye 4.104.
    TESTS / "data" / "problems_longer.tsv",
    *sorted((ROOT.parent / "shared" / "data").glob("problems_*.tsv")),
]
KEYS_ONLY = Wanted(tries=False, set_play=False, size=0)


def up_to(longest: int) -> list[Any]:
    """Return the problems as parameters; those longer than so many moves take a long time."""
    long = [pytest.mark.long]
    return [
        pytest.param(
            problem,
            id=f"#{problem['mate']} {problem['fen'].rsplit(' ', 2)[0]}",
            marks=long if problem["mate"] > longest else (),
        )
        for problem in PROBLEMS
    ]


def is_chess960(problem: dict[str, Any]) -> bool:
    return not set(problem["fen"].split(" ")[2]) <= set("KQkq-")


def solution(problem: dict[str, Any], wanted: Wanted | None) -> Solution:
    position = parse_fen(problem["fen"])
    return solve(position, problem["mate"], is_chess960(problem), wanted=wanted)


def keys_of(found: Solution) -> list[str]:
    """Return the first moves that mate in time or sooner, as the corpus writes them."""
    return sorted(attack.move.san for attack in found.keys + found.short)


@pytest.mark.parametrize("problem", up_to(4))
def test_the_keys_are_popeyes(problem: dict[str, Any]) -> None:
    found = solution(problem, KEYS_ONLY)
    assert keys_of(found) == problem["keys"]


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.parametrize(
    ("mate", "fen", "keys"),
    [
        row[:3]
        for path in BESIDE
        for row in csv.reader(path.read_text().splitlines(), delimiter="\t")
        if row[0] != "mate"
    ],
)
def test_the_keys_are_popeyes_in_other_collections(mate: str, fen: str, keys: str) -> None:
    found = solve(parse_fen(fen), int(mate), wanted=KEYS_ONLY)
    assert sorted(attack.move.uci for attack in found.keys + found.short) == sorted(keys.split())


@pytest.mark.parametrize("problem", up_to(3))
def test_the_verdict_is_that_of_the_corpus(problem: dict[str, Any]) -> None:
    found = solution(problem, None)
    verdicts = {problem["verdict"]}
    if problem["mate"] > 2 and problem["verdict"] == "sound":
        # Nothing but the solver itself has looked for duals in these.
        verdicts.add("duals")
    assert found.verdict in verdicts
    # The play of longer problems may be cut, and then a dual may hide in what is missing.
    assert found.exact or problem["mate"] > 3
    assert bool(found.short) == (problem["verdict"] == "short")


@pytest.mark.parametrize(
    ("longest", "nodes"),
    [
        (2, 100_000),
        pytest.param(5, 20_000_000, marks=[pytest.mark.long, pytest.mark.timeout(3600)]),
    ],
)
def test_stockfish_agrees_wherever_it_answers(longest: int, nodes: int) -> None:
    asked = [problem for problem in PROBLEMS if problem["mate"] <= longest]
    answered = 0
    with chess.engine.SimpleEngine.popen_uci(program("stockfish")) as engine:
        for problem in asked:
            mate = problem["mate"]
            board = chess.Board(problem["fen"], chess960=is_chess960(problem))
            limit = chess.engine.Limit(mate=mate, nodes=nodes)
            # Another game each time: what it remembers of others leads it astray.
            played = engine.play(board, limit, game=object(), info=chess.engine.INFO_SCORE)
            distance = played.info["score"].relative.mate()
            if distance is None or not 0 < distance <= mate:
                continue
            assert played.move is not None
            assert board.san(played.move) in problem["keys"], problem["fen"]
            answered += 1
    assert answered > 0.9 * sum(bool(problem["keys"]) for problem in asked)


def test_the_corpus_holds_what_it_is_for() -> None:
    lengths = Counter(problem["mate"] for problem in PROBLEMS)
    assert len(PROBLEMS) >= 60
    assert 1 <= lengths[1] <= 10
    assert lengths[2] >= 20
    assert lengths[3] >= 15
    assert lengths[4] >= 5
    assert lengths[5] >= 1
    verdicts = {problem["verdict"] for problem in PROBLEMS}
    assert verdicts == {"sound", "cooked", "no-solution", "short", "duals"}
    keys = {key.rstrip("+#") for problem in PROBLEMS for key in problem["keys"]}
    assert {"O-O", "O-O-O"} <= keys
    assert {"=N", "=R", "=B", "=Q"} <= {key[-2:] for key in keys}
    assert any(" b " in problem["fen"] for problem in PROBLEMS)
    assert any(is_chess960(problem) for problem in PROBLEMS)


@pytest.mark.parametrize("problem", up_to(5))
def test_each_problem_says_what_it_is(problem: dict[str, Any]) -> None:
    fen, keys, verdict = problem["fen"], problem["keys"], problem["verdict"]
    assert problem["published"] is None or problem["published"] in keys
    assert (verdict == "no-solution") == (not keys)
    assert len(keys) == 1 or verdict not in {"sound", "duals"}
    assert len(keys) > 1 or verdict != "cooked"
    digest = int(hashlib.sha256(fen.encode()).hexdigest(), 16)
    assert problem["aside"] == (digest % 3 == 0)
    board = chess.Board(fen, chess960=is_chess960(problem))
    assert sorted(board.san(board.parse_san(key)) for key in keys) == keys
