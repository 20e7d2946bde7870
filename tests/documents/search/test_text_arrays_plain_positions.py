"""The positions of plain lines, read many at a time, are those that the exact reading has."""

from typing import Final

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.record import record_from_line
from fenedit.documents.search.plain_lines import Scanner
from fenedit.documents.search.text_arrays import NO_SQUARE, Flags, PlainPositions
from fenedit.notation.fen import format_fen
from fenedit.notation.position import EMPTY, Position
from tests.helpers.strategies import near_fens, positions

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"


class Asked:
    """Keeps what is asked, and has something against all of it."""

    def __init__(self) -> None:
        self.positions: list[PlainPositions] = []

    def __call__(self, positions: PlainPositions) -> Flags:
        self.positions.append(positions)
        return np.zeros(len(positions.lines), np.bool_)


ASKED: Final = Asked()
SCANNER: Final = Scanner(ASKED)


def read(lines: list[str]) -> dict[int, tuple[Position, int, int]]:
    """Return positions by line, without counters, then the clock and the number."""
    ASKED.positions.clear()
    SCANNER.scan("".join(f"{line}\n" for line in lines).encode("utf-8", "replace"))
    assert len(ASKED.positions) == 1
    asked = ASKED.positions[0]
    found = {}
    for line, contents, side, rights, ep, clock, number in zip(*asked, strict=True):
        letters = contents.tobytes().decode().replace("\0", EMPTY)
        placement = "".join(letters[rank : rank + 8] for rank in range(56, -1, -8))
        field = int(rights).to_bytes(8, "little").lstrip(b"\0").decode()
        square = None if ep == NO_SQUARE else int(ep)
        position = Position(placement, chr(side), field.replace("-", ""), square)  # type: ignore[arg-type]
        found[int(line)] = (position, int(clock), int(number))
    return found


RESTS = (
    "", ' id "a";', " hmvc 7;", " hmvc 99; fmvn 12;", " fmvn 0;", " hmvc 123456; fmvn 999999",
    ' c0 "hmvc 200; fmvn 0";', ' hmvc 4; id "v";', ' c0 "hmvc 3; hmvc 5"; hmvc 4;',
    " hmvc +5;", " hmvc 1234567;", ' c0 "fmvn x";', " bm Nf3 e4; v0 \"hmvc\";",
)  # fmt: skip


@given(
    st.lists(st.tuples(positions(), st.booleans(), st.sampled_from(RESTS)), min_size=1, max_size=9)
)
def test_lines_mean_what_they_mean(rows: list[tuple[Position, bool, str]]) -> None:
    lines = [
        " ".join(format_fen(position).split(" ")[: 6 if is_whole else 4]) + rest
        for position, is_whole, rest in rows
    ]
    for line, (position, clock, number) in read(lines).items():
        expected = record_from_line(lines[line]).position
        assert expected is not None
        assert position[:4] == expected[:4]
        assert clock >= expected.halfmove_clock
        assert number <= expected.fullmove_number
        _, is_whole, rest = rows[line]
        if not rest or ('"' not in rest and not is_whole):
            assert clock == expected.halfmove_clock
            assert (number == 0) == (expected.fullmove_number == 0)


@pytest.mark.parametrize(
    ("rest", "counters"),
    [
        ("", (0, 1)),
        (" 17 123456", (17, 123456)),
        (" 3 9 hmvc 4; fmvn 5;", (4, 5)),
        (" hmvc 150; fmvn 0;", (150, 0)),
        (' c0 "hmvc 150; fmvn 0";', (150, 0)),
        (' c0 "hmvc 12345678";', None),
        (' c0 "hmvc x";', None),
        (' c0 "fmvn -1";', None),
    ],
)
def test_counters_may_stand_anywhere(rest: str, counters: tuple[int, int] | None) -> None:
    last = read(["v", START, f"{START}{rest}"]).get(2)
    assert last is None if counters is None else last is not None and last[1:] == counters


@given(st.lists(near_fens().filter(lambda text: "\n" not in text and "\r" not in text), min_size=1))
def test_faulty_lines_harm_no_others(lines: list[str]) -> None:
    mixed = [each for line in lines for each in (line, f"{START} 3 4")]
    found = read(mixed)
    for number, text in enumerate(mixed):
        if text.startswith(START) or number in found:
            expected = record_from_line(text).position
            assert expected is not None
            position, *counters = found[number]
            assert Position(*position[:4], *counters) == expected


def test_no_line_is_plain() -> None:
    assert read(["x", "", "# comment"]) == {}
