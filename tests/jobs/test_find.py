"""Records that a query asks for, in files and elsewhere."""

import gzip
import io
import pickle
import random
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fenedit.documents.errors import StreamError
from fenedit.documents.files.opening import document_from_bytes
from fenedit.documents.files.streaming import Source, open_source
from fenedit.documents.record import Format
from fenedit.jobs import find as module
from fenedit.jobs.check_file import lines_of
from fenedit.jobs.document_parts import question_about
from fenedit.jobs.find import Asked, answers, batches_in_source, find_in_source
from fenedit.jobs.pool import Pool
from fenedit.jobs.questions import Question
from fenedit.jobs.worker import Answer
from fenedit.notation.fen import format_fen
from fenedit.notation.position import Position
from fenedit.notation.query.parsing import QueryError, parse_query
from fenedit.notation.query.terms import Query
from tests.helpers.entries import entry_of
from tests.helpers.large_files import small_blocks
from tests.helpers.strategies import framed_fens, near_fens, placements, positions

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
ENDING = "8/8/4k3/8/4p3/4K3/4R3/8"
LINES = [
    "# a comment: rook",
    f"{START} w KQkq - 0 1",
    "",
    f'{ENDING} b - - id "Rook";',
    "not a position",
    f"{ENDING} b - - 3 40",
]
GAMES = f"""\
[White "Tal"]

1. e4 *

[White "Rook"]
[SetUp "1"]
[FEN "{ENDING} b - - 0 40"]

*
"""
QUERIES = (
    "rook", "KRvKP", "w:KRvKP", "0100.01", "Re2", "Re2 ~swap", "Re2 ~mirror ~shift", "-Re2", "wtm",
    "btm -dup", "dup", "notfen", "id:rook", "move:40", "men:<5", "like:8/8/4k3/8/4p3/4K3/4R3/8",
    "KR*vK*", "re2|Re2", "check", "unplayable", "notfen|unplayable", "-unplayable",
    "unplayable|wtm", "KQ{0-1}*vK*", "?a1 .b2", "[KQ]e1 -kd8 wtm ~mirror",
)  # fmt: skip


def found(
    text: str, query: str, file_format: Format = "fen", encoding: str = "utf-8"
) -> list[tuple[int, int]]:
    source = Source("a", io.BytesIO(text.encode(encoding)), encoding, file_format)
    return [(hit.entry.line, hit.number) for hit in find_in_source(source, parse_query(query))]


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16-le", "latin-1"])
@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r", "\0\n"])
@pytest.mark.parametrize(
    ("query", "hits"),
    [
        ("", [(2, 1), (4, 2), (5, 3), (6, 4)]),
        ("rook", [(2, 1), (4, 2)]),  # one by the name above it
        ('id:"comment: rook"', [(2, 1)]),
        ("KRvKP", [(4, 2), (6, 4)]),
        ("Re2 move:40", [(6, 4)]),
        ("notfen", [(5, 3)]),
        ("dup", [(6, 4)]),
        ("wtm", [(2, 1)]),
    ],
)
def test_lines(query, hits, newline, encoding):
    assert found(newline.join(LINES), query, encoding=encoding) == hits
    assert found(newline.join(LINES) + newline, query, encoding=encoding) == hits


def test_games():
    assert found(GAMES, "KRvKP", "pgn") == [(7, 2)]
    assert found(GAMES, "White:tal", "pgn") == [(1, 1)]
    assert found(GAMES, "e4", "pgn") == [(1, 1)]
    assert found(GAMES, '"*"', "pgn") == [(1, 1), (7, 2)]
    assert found(GAMES, "Ra1", "pgn") == [(1, 1)]


def places_in(text: str, query: str, file_format: Format = "pgn") -> list[tuple[int, str]]:
    """Return the number of each record that is found in games, and the move before the place."""
    source = Source("a", io.BytesIO(text.encode()), "utf-8", file_format)
    asked = replace(parse_query(query), in_games=True)
    hits = find_in_source(source, asked)
    return [(hit.number, "-" if hit.place is None else hit.place.after) for hit in hits]


def test_in_games():
    assert places_in(GAMES, "Pe4") == [(1, "1.e4")]
    assert places_in(GAMES, "Ke3") == [(2, "")]
    assert places_in(GAMES, "White:tal Pe4") == [(1, "1.e4")]
    assert places_in(GAMES, "-wtm") == [(1, "1.e4"), (2, "")]
    # No positions are asked for, or no games are there.
    assert places_in(GAMES, "tal") == [(1, "-")]
    assert places_in("\n".join(LINES), "Ke3", "fen") == [(2, "-"), (4, "-")]


def test_many_games_are_searched_by_several_processes_in_their_order():
    game = '[Event "x"]\n\n1. {} *\n\n'
    moves = ["e4", "d4", "Nf3", "Ng3", "Nc3"]
    text = "% first\n" + "".join(game.format(moves[at % 5]) for at in range(300))
    wanted = [(at + 1, "1.e4") for at in range(0, 300, 5)]
    assert places_in(text, "Pe4") == wanted
    assert places_in(text, "Pe4 -dup:placement") == wanted[:1]
    assert places_in(text, "Pe4 dup:placement") == wanted[1:]


def test_games_before_a_fault_of_the_file_are_found():
    class Torn(io.BytesIO):
        def read1(self, size=-1):
            if data := super().read1(size):
                return data
            raise StreamError("damaged", "a")

    text = '[Event "x"]\n\n1. e4 *\n\n' * 8000
    source = Source("a", Torn(text.encode()), "utf-8", "pgn")
    found = find_in_source(source, replace(parse_query("Pe4"), in_games=True))
    hits = []
    with pytest.raises(StreamError):
        hits.extend(hit.number for hit in found)
    assert len(hits) > 1000 and hits == list(range(1, len(hits) + 1))


def matching(asked: Asked, lines: Iterable[str]) -> list[str]:
    found = map(entry_of, lines)
    return [entry.whole for entry in found if not entry.is_aside and asked.matches(entry)]


def asked_for(lines: Iterable[tuple[int, str]], query: str) -> list[int]:
    asked = Asked(parse_query(query))
    entries = ((number, entry_of(line)) for number, line in lines)
    return [number for number, entry in entries if not entry.is_aside and asked.matches(entry)]


def test_lines_in_memory():
    numbered = list(zip([5, 3, 9, 8, 7, 6], LINES, strict=True))
    assert asked_for(numbered, "KRvKP") == [8, 6]
    assert asked_for(numbered, "-dup") == [3, 8, 7]
    assert asked_for([(1, GAMES[:25]), (2, GAMES[25:])], "KRvKP") == [2]
    assert asked_for([(1, "8/8\n8/8")], "8/8") == [1]


ENCODINGS = ("utf-8", "windows-1252", "koi8-r", "cp852")
"""Of some lines; any but the first may be what lines are read as that are not UTF-8."""
odd_lines = st.one_of(
    positions().map(format_fen),
    placements().map(
        lambda board: " ".join(format_fen(Position(board)).split(" ")[:4]) + ' id "Re2 rook";'
    ),
    near_fens(),
    framed_fens(),
    st.sampled_from(
        [
            "",
            "  ",
            "# rook",
            "% Re2",
            "\u00a0; rook",
            "Rook",
            "r\u014d\u014dk",
            "Kelvin rook",
            "\u212aRvKP rook",
        ]
    ),
    st.text(max_size=20),
    st.sampled_from(
        [
            f"{ENDING} b - -",
            f"{ENDING}[Q] w - -",
            f"{ENDING}/Qq w - -",
            f"/{ENDING} w - -",
            f"{ENDING}\tb\tKQkq\t-",
            f" {ENDING} b - -",
            "8/8/4k3/8/4p3/4K3/4R3/ 8 b - -",
            "8 /8/4k3/8/4p3/4K3/4R3/8 b - -",
            "8//4k3//4p3/4K3/4R3/ b - -",
            "16/4k3/8/4p3/4K3/4R3/8 w - -",
            "11111111/8/4k3/8/4p3/4K3/4R3/8 w - -",
            "884k384p34K34R38 w - -",
            f"Qnbqkbnr.com/{ENDING}_w_-_-",
            f"qq/{ENDING}",
        ]
    ),
)


@settings(deadline=None)
@given(
    st.lists(st.tuples(odd_lines, st.sampled_from(ENCODINGS)), max_size=12),
    st.sampled_from(ENCODINGS[1:]),
    st.lists(st.sampled_from(QUERIES), max_size=2),
    st.sampled_from(["\n", "\r\n", "\0\n", "\0\r\n"]),
)
def test_no_matching_line_is_dropped(lines, read_as, words, newline):
    data = b"".join(
        (line.replace("\n", "").replace("\r", "") + newline).encode(encoding, "replace")
        for line, encoding in lines
    )
    try:
        query = parse_query(" ".join(words))
    except QueryError:
        # Two words contradict each other.
        return
    exact = lines_of(data, read_as)
    sifted = lines_of(data, read_as, module._line_filter(query, False))
    assert (sifted.lines, sifted.asides) == (exact.lines, exact.asides)
    hits, sifted_hits = (
        matching(Asked(query), [text for _, text in each.kept]) for each in (exact, sifted)
    )
    assert hits == sifted_hits
    source = Source("a", io.BytesIO(data), read_as, "fen")
    assert [hit.entry.text for hit in find_in_source(source, query)] == hits


def many_lines(count: int) -> Iterator[str]:
    dice = random.Random(3)
    for number in range(count):
        board = dice.choices("." * 30 + "KQRBNPkqrbnp", k=64)
        fen = format_fen(Position("".join(board), dice.choice("wb")))
        yield (
            ["", "# Re2", f' id "Rook {number}";', fen, fen, fen][dice.randrange(6)]
            if number % 5
            else fen
        )


@pytest.fixture(scope="module")
def lines() -> list[str]:
    return list(many_lines(3000))


@pytest.fixture(scope="module")
def file(tmp_path_factory, lines) -> Path:
    path = tmp_path_factory.mktemp("found") / "a.fen"
    path.write_text("\n".join(lines), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    "query",
    [
        "rook",
        "Re2",
        "[KQ]e1 ~mirror",
        "dup",
        "wtm ?a1",
        "notfen",
        "notfen | unplayable rook",
        "KQ*",
    ],
)
@pytest.mark.parametrize("large", [True, False])
def test_whole_files(file, lines, query, large, monkeypatch):
    monkeypatch.setattr(module, "_SMALL", 100)
    if large:
        monkeypatch.setattr("fenedit.jobs.parts._LARGE", 1000)
        monkeypatch.setattr("fenedit.documents.files.streaming.FIRST_SIZES", (1 << 10, 1 << 11))
        monkeypatch.setattr("fenedit.documents.files.streaming.PART_SIZE", 1 << 12)
    expected = asked_for(enumerate(lines, 1), query)
    with open_source(str(file)) as source:
        batches = list(batches_in_source(source, parse_query(query), processes=2))
    hits = [hit for batch in batches for hit in batch.hits]
    assert [hit.entry.line for hit in hits] == expected
    assert [hit.entry.text for hit in hits] == [lines[line - 1] for line in expected]
    records = [line for line, text in enumerate(lines, 1) if text.strip() and text[0] != "#"]
    assert [records[hit.number - 1] for hit in hits] == expected
    assert sum(batch.records for batch in batches) == len(records)
    if query != "dup":
        done = [batch.done or 0 for batch in batches]
        assert done == sorted(done)
        assert done[-1] == 1.0


def test_packed_files_and_pipes(file, tmp_path, monkeypatch):
    monkeypatch.setattr("fenedit.documents.files.streaming.PART_SIZE", 1 << 14)
    packed = tmp_path / "a.fen.gz"
    packed.write_bytes(gzip.compress(file.read_bytes()))
    query = parse_query("Re2")
    with open_source(str(file)) as source, open_source(str(packed)) as other:
        hits = list(find_in_source(source, query))
        assert list(find_in_source(other, query)) == hits
        assert hits


def test_what_stands_before_damage_is_found(tmp_path):
    packed = tmp_path / "a.fen.gz"
    dice = random.Random(1)
    text = "".join(
        format_fen(Position("".join(dice.choices("Kk.", k=64)))) + "\n" for _ in range(4000)
    )
    packed.write_bytes(gzip.compress(text.encode())[:-4000])
    hits = []
    with open_source(str(packed)) as source, pytest.raises(StreamError) as caught:
        for hit in find_in_source(source, parse_query("wtm")):
            hits.append(hit.number)
    assert caught.value.code == "damaged"
    assert hits == list(range(1, len(hits) + 1))
    assert hits


def test_a_line_that_does_not_end_is_an_error(file, monkeypatch):
    monkeypatch.setattr("fenedit.documents.files.streaming._LONGEST", 20)
    monkeypatch.setattr("fenedit.documents.files.streaming._REST_SIZE", 2)
    monkeypatch.setattr(module, "_SMALL", 100)
    with open_source(str(file)) as source, pytest.raises(StreamError) as caught:
        list(batches_in_source(source, parse_query("rook"), processes=2))
    assert caught.value.code == "too-long"


# What the process that finds records answers.


LINES_FINDER = [
    "8/8/8/4k3/8/4K3/8/8 w - -",
    "# zugzwang",
    "zugzwang",
    "8/8/8/4k3/8/4K3/8/8 b - - c0 zugzwang;",
]


def found_finder(data: bytes, query: str, encoding: str | None = None) -> list[int]:
    with small_blocks(500):
        document = document_from_bytes(data, encoding=encoding)
        asked: Question[Query] = pickle.loads(
            pickle.dumps(question_about(document, parse_query(query)))
        )
        return [number for part in answers(asked) for number in part.records]


def test_records_are_numbered_from_0():
    assert found_finder("\n".join(LINES_FINDER).encode(), "zugzwang") == [1, 2]


def test_lines_are_read_in_the_encoding_of_the_document():
    # In KOI8-R, the first of these is a comment, no name; nothing at the beginning tells of that.
    odd = b"\x9a# none\n\n" + "Рети\n".encode("koi8-r") + "Рети é\n".encode()
    data = b"plain\n" * 20_000 + odd
    assert found_finder(data, "none", "koi8-r") == []
    assert found_finder(data, "рети", "koi8-r") == [20_000, 20_001]


def test_games_are_found():
    game = '[Event "{}"]\n\n1. e4 *\n\n'
    assert found_finder("".join(map(game.format, "abca")).encode(), "event:a") == [0, 3]


def test_a_process_answers():
    with small_blocks(), Pool("fenedit.jobs.find", 1) as pool:
        document = document_from_bytes("\n".join(LINES_FINDER).encode())
        asked = question_about(document, parse_query("KvK wtm"))
        *answered, last = (each for each in pool.work([asked]) if each is not None)
    assert last == Answer(0, None, last=True)
    assert [record for each in answered for record in each.content.records] == [0]
