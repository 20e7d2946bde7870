"""Lines that are dropped, and odd ones that are kept.

That no matching line is dropped is tested with the jobs.
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.search.sifter import Sifter
from fenedit.notation.query.parsing import parse_query

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
ENDING = "8/8/4k3/8/4p3/4K3/4R3/8"
LINES = [
    f"{START} w KQkq - 0 1",
    "# a comment about KRvKp",
    f'{ENDING} b - - id "Rook / pawn";',
    "",
    f"{ENDING.swapcase()} w - - bm Re5;",
]


def passed(query: str, lines: list[str], ending: str = "\n") -> list[int]:
    block = "".join(line + ending for line in lines).encode()
    found = Sifter(parse_query(query))(block)
    assert found.lines == len(lines)
    assert all(lines[index] == line.decode().rstrip("\r") for index, line in found.kept)
    return sorted([*found.asides, *(index for index, _ in found.kept)])


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
@pytest.mark.parametrize(
    ("query", "indices"),
    [
        ("KRvKP", [1, 2, 3, 4]),
        ("w:KRvKP", [1, 2, 3]),
        ("0100.01", [1, 2, 3]),
        ("Re2", [1, 2, 3]),
        ("Re2 ~swap", [1, 2, 3]),
        ("Ra1", [0, 1, 3]),
        ("Ra1 ~mirror", [0, 1, 3]),
        ("Rd1 kd5 ~shift", [1, 2, 3]),
        ("re7 ~swap", [1, 2, 3]),
        ("like:8/8/4k3/8/4p3/4K3/4R3/8", [1, 2, 3]),
        ("btm", [1, 2, 3]),
        ("wtm", [0, 1, 3, 4]),
        ("ROOK", [1, 2, 3]),
        ("re2", [1, 3, 4]),
        ("rook Re2", [1, 2, 3]),
        ("Re2 | Ra1", [0, 1, 2, 3]),
    ],
)
def test_plain_lines(query, indices, ending):
    assert passed(query, LINES, ending) == indices


@pytest.mark.parametrize(
    "line",
    [
        f" {ENDING} w - -",
        f"FEN: {ENDING} w - -",
        f"[{ENDING} w - -]",
        ENDING.replace("/", "\\") + " w - -",
        ENDING.replace("K", "♔") + " w - -",
        f"{ENDING}[Qq] w - -",
        f"{ENDING}\tw - -",
        ENDING,
        f"https://lichess.org/editor/{ENDING}_w_-_-_0_1",
        f"{ENDING}/ w - -",
        f"k7/8/8/8/8/8/8/ {ENDING} w - -",
        f"{ENDING}/Qq w - -",
        f"Qnbqkbnr.com/{ENDING}_w_-_-",
        "rnbqkbnrpppppppp32PPPPPPPPRNBQKBNR w - -",
        "Tűz",
    ],
)
def test_what_is_not_plain_passes(line):
    assert passed("KRPvKR", [f"{ENDING} w - -", line]) == [1]


def test_a_side_that_is_not_plain_passes():
    assert passed("btm", [f"{START} W - -", f"{START}  b - -", START, f"{START} w - -"]) == [
        0,
        1,
        2,
    ]


def test_what_is_not_ascii_passes_a_text():
    # The sign of the unit is a K to whoever does not regard the case.
    assert passed("kelvin", ["Kelvin", "\u212aelvin", "Celsius", "KELVIN"]) == [0, 1, 3]


def test_many_pages(monkeypatch):
    monkeypatch.setattr("fenedit.documents.search.text_arrays._PAGE_SIZE", 200)
    lines = [START + " w - -"] * 20 + [ENDING + " w - -"] + [START + " b - -"] * 20
    assert passed("KRvKP", lines) == [20]
    found = Sifter(parse_query("KRvKP"))(b"# a\n \n8/8\n\n")
    assert found.asides == [0, 3]
    assert [index for index, _ in found.kept] == [1, 2]


@given(st.lists(st.integers(0, 20)), st.binary(max_size=3))
def test_lines_of_all_lengths(lengths, rest):
    lines = [bytes([120 + length % 2]) * length for length in [*lengths, len(rest)]]
    block = b"".join(line + b"\n" for line in lines)
    found = Sifter(parse_query("notfen y"))(block)
    assert found.lines == len(lines)
    assert found.kept == [(index, line) for index, line in enumerate(lines) if b"y" in line]


def test_a_needle_in_every_place():
    lines = ["ab", "xab", "abab", "a", "b", "AB"]
    assert passed("ab", lines) == [0, 1, 2, 5]
    assert passed("ab xab", lines) == [1]
