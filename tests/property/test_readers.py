"""Whatever is pasted, typed or opened: a position, a fault that we name, or nothing at all.

The long form tries a million mutated texts: `python -m pytest -m long tests/property`.
"""

import json
import random
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.epd.record import parse_epd, read_operations
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.pgn import read_game, split_games
from fenedit.notation.problems import FenError
from fenedit.notation.reading import read_loose
from fenedit.notation.spellings.anything import read_anything
from fenedit.notation.spellings.codes import read_gbr
from tests.helpers.project import TESTS

ODD: Final = (
    "\0",
    "\ud800",
    "\u202e",
    "\u0663",
    "\u00b2",
    "\ufeff",
    "\u200b",
    "К",
    "♔",
    "\U0001fa00",
    "\r",
    "\n",
    "\t",
    "\u00a0",
    "\u2028",
    "[",
    "]",
    '"',
    "{",
    "}",
    "\\",
    "/",
    "|",
    ";",
    "%",
    "&",
    "<",
    ">",
    "_",
    "+",
    "-",
    "9",
    "0",
    "8" * 40,
    " " * 30,
    "[FEN ",
    "%2F",
)
READERS: Final[tuple[Callable[[str], object], ...]] = (
    read_loose,
    read_anything,
    parse_epd,
    read_operations,
    read_gbr,
    lambda text: [read_game(chunk) for chunk in split_games(text)],
)


def seeds() -> list[str]:
    """Return the texts of all corpora."""
    texts = []
    for name, key in (
        ("fen_cases.jsonl", "input"),
        ("format_cases.jsonl", "text"),
        ("pasted.jsonl", "text"),
    ):
        lines = (TESTS / "data" / name).read_text(encoding="utf-8").splitlines()
        texts += [json.loads(line)[key] for line in lines]
    return texts


def mutations(count: int, seed: int) -> Iterator[str]:
    """Yield texts of the corpora with some characters changed, moved, doubled or joined."""
    dice = random.Random(seed)
    texts = seeds()
    for _ in range(count):
        text = dice.choice(texts)
        for _ in range(dice.choice((1, 1, 2, 3, 6))):
            start = dice.randint(0, len(text))
            end = min(len(text), start + dice.choice((0, 1, 1, 2, 8)))
            match dice.randrange(6):
                case 0:
                    text = text[:start] + text[end:]
                case 1:
                    text = text[:start] + dice.choice(ODD) + text[end:]
                case 2:
                    text = text[:end] + text[start:]
                case 3:
                    other = dice.choice(texts)
                    text = text[:start] + other[dice.randint(0, len(other)) :]
                case 4:
                    text = text[:start] + text[start:end].swapcase() + text[end:]
                case _:
                    text = text[:start] + chr(dice.randrange(32, 127)) + text[start:]
        yield text


def assert_read_or_refused(text: str) -> None:
    for read in READERS:
        try:
            read(text)
        except FenError as error:
            span = error.problem.span
            assert span is not None, text
            assert 0 <= span[0] <= span[1] <= len(text), (text, error.problem)
    for interpretation in read_anything(text):
        for found in interpretation.found:
            assert parse_fen(format_fen(found.position)) == found.position, text
    assert "".join(split_games(text)) == text


@pytest.mark.parametrize("count", [1_500, pytest.param(1_000_000, marks=pytest.mark.long)])
def test_mutated_texts(count: int) -> None:
    for text in mutations(count, seed=1):
        assert_read_or_refused(text)


@given(st.text())
def test_any_text(text: str) -> None:
    assert_read_or_refused(text)
