"""Reading many lines at a time passes over no line that needs an exact look."""

from functools import cache

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fenedit.documents.entry import Entry, is_aside
from fenedit.documents.record import record_from_line
from fenedit.documents.search.plain_lines import Scanner
from fenedit.notation.epd.record import read_operations
from fenedit.notation.fen import format_fen
from fenedit.notation.position import EMPTY, Position
from fenedit.notation.problems import FenError
from fenedit.notation.reading import read_loose
from tests.helpers.strategies import positions

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"
PLAIN = [
    START,
    f"{START} 0 1",
    f"{START} 99 99999",
    f'{START} bm e4; id "a name; with /, ; and (brackets)";',
    f"{START} am Nf3 Qxf7+ O-O-O exd8=Q#; acd 12; acn 12345678; acs 0; ce -31; dm 4;",
    f"{START} pv e4 e5 Nf3 Nc6 Bb5 a6; pm e4; hmvc 3; fmvn 17; rc 2;",
    f'{START} 3 17 bm e4; id "six fields";',
    f'{START} c0 ""; c1 " "; c9 "x"; v0 "y"; eco "C42"; nic "RG";',
    "8/8/8/8/8/8/8/8 b - e3 0 9",
    "8/8/8/8/8/8/8/8 b - e3 hmvc 0; fmvn 9;",
    f'{START} c0 "hmvc 200; fmvn 0";',
    "rk6/8/8/8/8/8/8/RK5R w HAa a1",
]
ODD = [
    "",
    "   ",
    "# a comment",
    "nonsense",
    START.replace("8/8", "9/8"),
    START.replace("8/8", "7/8"),
    START.replace("8/8", "44/8"),
    START.replace("8/8", "/8"),
    START.replace("p/", "/"),
    START.replace("/8/", "8/8/"),
    START.replace("/8/", "/"),
    START.replace("w", "x"),
    START.replace(" w", " ww"),
    START.replace("KQkq", "QKkq"),
    START.replace("KQkq", ""),
    START.replace("KQkq", "KQkqK"),
    START.replace("KQkq -", "KQkq i3"),
    START.replace("KQkq -", "KQkq e9"),
    START.replace("KQkq -", "KQkq --"),
    START[:-2],
    f"{START} ",
    f" {START}",
    f"{START} 0",
    f"{START} 0 x",
    f"{START} 00 1",
    f"{START} 100 1",
    f"{START} 0 0",
    f"{START[:-1]}e3 1 1",
    f"{START} hmvc 100;",
    f"{START} fmvn 0;",
    f"{START[:-1]}e3 hmvc 1;",
    f"{START} 1000000 1",
    f"{START} ce x;",
    f"{START} id 5;",
    f"{START} bm e4; bm d4;",
    f"{START} bm e9;",
    f"{START} dm 0;",
    f"{START} ce 99999;",
    f"{START} ce -99999;",
    f"{START} ce -;",
    f"{START} acd -1;",
    f'{START} id "x;',
    f'{START} id "x" "y";',
    f"{START} acd 1 2;",
    f"{START} acd;",
    f"{START}\0",
    f'{START} id "\u200f";',
    START.replace("P", "Р", 1),
    START.replace("KQkq", "_"),
    f"{START} bm RRxg8;",
    f"{START} bm # x;",
]


@cache
def is_plain(line: str) -> bool:
    """Tell, as the exact reading has it, whether nothing is wrong with a record."""
    if Entry(1, 1, line, line).is_aside:
        return False
    try:
        reading = read_loose(line)
    except FenError:
        return False
    if not any(note.code == "epd-ops" for note in reading.notes):
        return True
    return not read_operations(reading.rest).faults


SCANNER = Scanner()


def suspected(lines: list[str], newline: str = "\n") -> set[int]:
    found = SCANNER("".join(line + newline for line in lines).encode("utf-8", "surrogatepass"))
    assert found.lines == len(lines)
    for index, content in found.kept:
        assert content == lines[index].encode("utf-8", "surrogatepass")
    assert all(is_aside(lines[index]) for index in found.asides)
    return {index for index, _ in found.kept} | set(found.asides)


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_plain_lines_need_no_exact_look(newline):
    assert all(map(is_plain, PLAIN))
    assert suspected(PLAIN, newline) == set()


@pytest.mark.parametrize("line", ODD)
def test_odd_lines_need_one(line):
    places = {len(PLAIN), 2 * len(PLAIN) + 1}
    found = suspected([*PLAIN, line, *PLAIN, line])
    # Some odd lines are read without a remark.
    assert found == places or (is_plain(line) and not found)


def test_empty_lines_and_comments_are_no_suspects():
    found = SCANNER(f"\n# x\n{START}\n;\n % y\n\n%\n".encode() * 3)
    assert found.asides == [0, 1, 3, 5, 6, 7, 8, 10, 12, 13, 14, 15, 17, 19, 20]
    assert [index for index, _ in found.kept] == [4, 11, 18]


ALPHABET = st.sampled_from(' /;"-+#=0189abehwKQkqNRPxoO\t#%_') | st.characters(
    exclude_characters="\r\n"
)
OPERATIONS = st.sampled_from(
    [
        "bm e4",
        "bm Nf3 Nc3",
        "am O-O",
        'id "x"',
        'id "a; b / c"',
        "ce -3",
        "ce 40000",
        "acd 7",
        "acn 123456789",
        "dm 0",
        "hmvc 5",
        "fmvn 0",
        "pv e4 e5 e2e4",
        'c0 ""',
        "bm # RRxg8",
        "am // e4",
        "bm N8",
        "noop",
        "draw_offer",
        "foo bar",
        "sm e4 e5",
    ]
)


@st.composite
def lines(draw: st.DrawFn) -> str:
    """Return a line of EPD or FEN with some slips of the hand in it."""
    fields = format_fen(draw(positions())).split(" ")
    text = " ".join(fields[: draw(st.sampled_from([4, 4, 4, 6, 5, 3]))])
    for operation in draw(st.lists(OPERATIONS, max_size=4)):
        text += f" {operation}" + draw(st.sampled_from([";", ";", ";", ";", "", " ;", "; "]))
    for _ in range(draw(st.sampled_from([0, 0, 1, 1, 2]))):
        place = draw(st.integers(0, len(text)))
        length = draw(st.sampled_from([0, 1, 1, 2]))
        text = text[:place] + draw(st.text(ALPHABET, max_size=2)) + text[place + length :]
    return text


@given(st.lists(lines() | st.sampled_from(PLAIN), min_size=1, max_size=8))
@example([f'{START} id "x', f'{START} id "', START])
@example([f'{START} id "x""y";', f'{START} "";'])
def test_what_is_passed_over_is_plain(block):
    assert {index for index, line in enumerate(block) if not is_plain(line)} <= suspected(block)


@given(st.lists(st.tuples(positions(), st.booleans()), min_size=1, max_size=9))
def test_positions_of_plain_lines_are_judged(rows):
    texts = ["x", *(" ".join(format_fen(row).split(" ")[: 6 if six else 4]) for row, six in rows)]
    plain = [text for index, text in enumerate(texts) if index not in suspected(texts)]
    found = []

    def judge(contents, sides, rights, ep_squares):
        for board, side, right, ep in zip(contents, sides, rights, ep_squares, strict=True):
            letters = board.tobytes().decode().replace("\0", EMPTY)
            placement = "".join(letters[rank : rank + 8] for rank in range(56, -1, -8))
            field = int(right).to_bytes(8, "little").lstrip(b"\0").decode().replace("-", "")
            found.append(Position(placement, chr(side), field, None if ep == 64 else int(ep)))
        return sides == ord("w")

    looked_at = Scanner(judge)("".join(f"{text}\n" for text in texts).encode()).kept
    expected = [record_from_line(text).position for text in plain]
    assert [each[:4] for each in found] == [each[:4] for each in expected if each is not None]
    kept = {text.decode() for _, text in looked_at}
    assert kept == {text for text in texts if text not in plain or text.split(" ")[1] == "b"}


@pytest.mark.parametrize("size", [150, 300, 1 << 19])
def test_pages_of_any_size(size, monkeypatch):
    whole = suspected([*PLAIN, *ODD, *PLAIN])
    monkeypatch.setattr("fenedit.documents.search.text_arrays._PAGE_SIZE", size)
    assert suspected([*PLAIN, *ODD, *PLAIN]) == whole
