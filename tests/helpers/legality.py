"""Random positions of which every one is decided, and what our judgement finds of them.

The file is a part of a public study (ChessPositionRanking) and not of the project. It is read where
it lies beside the checkout.
"""

import math
import time
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from fenedit.notation.fen import parse_fen
from fenedit.notation.position import Position
from fenedit.notation.problems import Severity
from fenedit.rules.judge.diagnose import diagnose
from fenedit.rules.retro.prove import prove
from tests.helpers.project import ROOT

FILE = ROOT.parent / "shared" / "data" / "legality.tsv"
AGAINST = (Severity.NOT_PLAYABLE, Severity.ILLEGAL)


class Row(NamedTuple):
    """A decided position.

    Attributes:
        number: of the row, from 0; every third row is held aside: nobody tunes on it.
        fen: the position; its counters mean nothing.
        reason: why no game leads there, in the study's words; "" where one does.
    """

    number: int
    fen: str
    reason: str

    @property
    def is_held_aside(self) -> bool:
        """Whether the row is one of those by which the others are judged."""
        return self.number % 3 == 2


class Judgement(NamedTuple):
    """What we find of a position.

    Attributes:
        grade: NOT_PLAYABLE or ILLEGAL; None where there is no objection.
        code: of the first problem of that grade, "" if there is none.
        decided: whether longer search would not change it.
        seconds: how long it took, math.inf if it was not decided.
    """

    grade: Severity | None
    code: str
    decided: bool
    seconds: float


@cache
def decided_rows() -> tuple[Row, ...]:
    """Return all rows; skip the test that asks for them where the file is not."""
    if not FILE.is_file():
        pytest.skip(f"{FILE} is not there")
    lines = FILE.read_text(encoding="utf-8").splitlines()[1:]
    fields = (line.split("\t") for line in lines)
    return tuple(
        Row(number, fen, reason if verdict == "illegal" else "")
        for number, (fen, verdict, reason) in enumerate(fields)
    )


def judged(position: Position, budget: float, chess960: bool = False) -> Judgement:
    """Return what is found of a position within so many seconds of search."""
    start = time.perf_counter()
    problems = diagnose(position, chess960)
    for grade in AGAINST:
        for problem in problems:
            if problem.severity is grade:
                return Judgement(grade, problem.code, True, time.perf_counter() - start)
    proof = prove(position, chess960, budget)
    seconds = time.perf_counter() - start
    if proof.problem is not None:
        return Judgement(Severity.ILLEGAL, proof.problem.code, True, seconds)
    return Judgement(None, "", proof.exhausted, seconds if proof.exhausted else math.inf)


def judged_rows(rows: tuple[Row, ...], budget: float) -> Iterator[tuple[Row, Judgement]]:
    """Yield rows with what is found of them."""
    for row in rows:
        yield row, judged(parse_fen(row.fen), budget)


def table(found: list[tuple[Row, Judgement]]) -> str:
    """Return which share of the illegal rows was found, by reason, as a table of Markdown.

    Of the two thirds on which we tuned and of the third that was held aside.
    """
    reasons: dict[str, list[tuple[Row, Judgement]]] = {}
    for row, judgement in found:
        if row.reason:
            reasons.setdefault(row.reason, []).append((row, judgement))
    lines = [
        "| reason | rows | not playable | illegal | found | tuned on | held aside |",
        "|---|---|---|---|---|---|---|",
    ]
    by_size = sorted(reasons.items(), key=lambda each: (-len(each[1]), each[0]))
    everything = [pair for _, pairs in by_size for pair in pairs]
    for reason, pairs in [*by_size, ("all illegal rows", everything)]:
        grades = [judgement.grade for _, judgement in pairs]
        parts = (
            pairs,
            [pair for pair in pairs if not pair[0].is_held_aside],
            [pair for pair in pairs if pair[0].is_held_aside],
        )
        counts = (len(pairs), *(grades.count(grade) for grade in AGAINST))
        cells = [
            reason,
            *map(str, counts),
            *(f"{recall(part):.1%}" if part else "–" for part in parts),
        ]
        lines.append(f"| {' | '.join(cells)} |")
    legal = [judgement.grade for row, judgement in found if not row.reason]
    lines.append(
        f"| legal rows | {len(legal)} | {legal.count(AGAINST[0])} | {legal.count(AGAINST[1])} | | | |"
    )
    return "\n".join(lines)


def recall(pairs: list[tuple[Row, Judgement]]) -> float:
    """Return which share of the illegal rows was found not playable or illegal, 1.0 of none."""
    grades = [judgement.grade for row, judgement in pairs if row.reason]
    return sum(grade is not None for grade in grades) / len(grades) if grades else 1.0
