"""Positions out of the games of a file, by one process and by several."""

import io
from collections import Counter

import pytest

from fenedit.documents.files.streaming import Source
from fenedit.jobs.take_file import Taken, take_from
from tests.helpers.opera_game import OPERA

DRAFT = '[FEN "x/8"]\n[SetUp "1"]\n\n*\n\n'


def take(text: str, where: str, processes: int) -> tuple[str, list[Taken]]:
    told: list[Taken] = []
    source = Source("a", io.BytesIO(text.encode()), "utf-8", "pgn")
    taken = take_from(source, where, "epd", told.append, processes=processes)
    assert taken.format == "epd"
    return taken.binary.read().decode(), told


@pytest.mark.parametrize("processes", [1, 2])
def test_games_are_read_part_by_part_in_their_order(processes):
    count = 300
    games = [OPERA.replace("Paris FRA", str(number)) for number in range(count)]
    games = [game.replace('"Paris"', f'"Game {number}"') for number, game in enumerate(games)]
    text, told = take("\n".join(games), "last", processes)
    lines = text.splitlines()
    assert [f", Game {number} 1858," in line for number, line in enumerate(lines)] == [True] * count
    assert len(told) > 3
    assert sum(each.counts["games"] for each in told) == count


def test_a_draft_is_counted():
    text, told = take(DRAFT + OPERA, "1", 1)
    assert text.count("\n") == 1
    counts = sum((each.counts for each in told), Counter())
    assert counts == {"games": 1, "unreadable": 1}
