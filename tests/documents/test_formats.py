"""Which format a file has, and its records."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.formats import (
    format_named,
    format_of,
    is_olive,
    records_from,
)
from fenedit.documents.record import Aside, Record
from fenedit.notation.fen import parse_fen
from tests.helpers.fens import HARING, IMMORTAL, START
from tests.helpers.files import file_texts, game_texts, lines

FOUR = "4k3/8/8/8/8/8/8/4K3 w - -"


def text_of(collection: object) -> str:
    return "".join(item.line + item.ending for item in collection.lines)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (f"{START}\n{HARING}\n", "fen"),
        (f"# {FOUR} bm e4;\n{HARING} ; why\n", "fen"),
        (f'{FOUR} bm e4; id "x";\n', "epd"),
        (f"%x\n\n{FOUR} bm Kd2\nfaulty\n", "epd"),
        (f'{HARING}\n{FOUR} id "a";\n{FOUR} id "b";\n', "epd"),
        (f'[FEN "{HARING}"]\n', "pgn"),
        ('[Event "x"]\n\n1. e4 *\n', "pgn"),
        (f'; found on a page\n\n  [Event "x"]\n[FEN "{HARING}"]\n', "pgn"),
    ],
)
def test_content_counts_before_the_suffix(text, told):
    for name in ("a.fen", "a.epd", "a.pgn", "a.txt", "a", "a.pgn.gz"):
        assert format_of(text, Path(name)) == told
    assert format_of(text) == told


@pytest.mark.parametrize(
    "text",
    [
        f"{START}\n{HARING}\n" * 1500 + f'[FEN "{HARING}"]\n',
        f'{START}\n[FEN "4k4/8"]\n{HARING}\n[Event "x"]\n',
        f'[FEN "4k4/8"]\n{HARING}\n',
    ],
)
def test_a_draft_like_a_tag_among_positions_makes_no_game_of_them(text):
    for name in ("a.fen", "a.epd", "a.pgn", "a.txt"):
        assert format_of(text, Path(name)) == "fen"
    assert format_of(text) == "fen"


def test_a_position_before_many_tags_is_a_line_unless_the_file_is_called_pgn():
    text = f"{START}\n" + '[Event "x"]\n[Site "y"]\n\n1. e4 *\n\n' * 9
    assert (format_of(text), format_of(text, Path("a.pgn"))) == ("fen", "pgn")
    assert format_of('[Event\n"x"]\n\n1. e4 *\n') == "pgn"


@pytest.mark.parametrize("text", ["", "\n# x\n", "prose\n"])
@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("a.fen", "fen"),
        ("b.EPD", "epd"),
        ("c.pgn", "pgn"),
        ("d.epd.gz", "epd"),
        ("e.txt", "fen"),
        (".epd", "fen"),
        ("f.gz", "fen"),
    ],
)
def test_the_suffix_decides_where_the_content_tells_nothing(text, name, told):
    assert format_of(text, Path("some") / name) == told


@pytest.mark.parametrize("text", [f"{FOUR}\n", f"{FOUR} ; why\n", f"{HARING} bm d4;\n"])
def test_what_both_may_hold_is_what_its_name_says(text):
    assert format_of(text, Path("a.epd")) == "epd"
    assert format_of(text, Path("a.fen")) == "fen"
    assert format_of(text, Path("a.pgn")) == "fen"
    assert format_of(text) == "fen"


def test_a_line_that_the_sample_cuts_off_does_not_count():
    text = f'{FOUR} id "a";\n' + ("x" * 100_000 + "\n") * 2
    assert format_of(text, Path("a.fen")) == "epd"
    assert format_of("x" * 100_000, Path("a.fen")) == "fen"


def test_names_tell_of_formats():
    assert format_named(Path("a.PGN")) == "pgn"
    assert format_named(Path("a.pgn.txt")) is None
    assert format_named(Path("a.fen.GZ")) == "fen"


@given(
    st.one_of(file_texts(), file_texts(lines()), game_texts(), st.text()),
    st.sampled_from(["fen", "epd", "pgn"]),
)
def test_every_character_is_kept_in_every_format(text, file_format):
    collection = records_from(text, file_format)
    assert collection.format == file_format
    assert "".join(map(str, collection.stored())) == text
    assert text_of(collection) == text
    for record in collection:
        assert record.is_game == (file_format == "pgn")
        assert record.position is not None or record.problem is not None
    assert text_of(collection) == text


def test_each_game_is_a_record():
    text = f'% by hand\n\n[FEN "{HARING}"]\n\n*\n\n[Event "x"]\n\n1. e4 *\n\n\n[FEN "{IMMORTAL}"]'
    collection = records_from(text, "pgn")
    assert [record.position for record in collection] == [
        parse_fen(fen) for fen in (HARING, START, IMMORTAL)
    ]
    assert list(collection.lines)[:2] == [Aside("% by hand", "\n"), Aside("", "\n")]
    assert collection[1].implied and collection[1].ending == "\n\n\n"


def test_lines_are_records_read_when_they_are_looked_at():
    collection = records_from(f"{START}\n{HARING}\n", "epd")
    assert collection[1] == Record(HARING, ending="\n")
    assert [isinstance(line, str) for line in collection.stored()] == [True, False]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("---\nalgebraic:\n  white: [Ke1]\nstipulation: '#2'\n", True),
        ("stipulation: h#2\r\nalgebraic: {}\r\n", True),
        ("- algebraic: {}\n  stipulation: h#2\n", True),
        ("-\n  stipulation: h#2\n  algebraic:\n", True),
        ("---\n'stipulation': h#2\nauthors: [x]\n", True),
        ("[{algebraic: {}, stipulation: h#2}]", True),
        ("- {stipulation: h#2, source: x}", True),
        ('{"stipulation":"#2","White":["Ka1"],"Black":["Kh8"]}', True),
        ('{"result":[{"algebraic":{"white":["Ka1"]},"authors":["A"]}]}', True),
        ('{"white":"A. Player","black":"B. Player","result":"1-0"}', False),
        ('[Event "x"]\n\n{algebraic: x, stipulation: y} *\n', False),
        (f"{FOUR}\nstipulation: x\nsource: y\n", False),
        (f"{FOUR} dm 2;\n", False),
        ("stipulation: x\nlike algebraic: y\n", False),
        ("", False),
    ],
)
def test_collections_of_olive_are_told_by_their_beginning(text, told):
    assert is_olive(text) is told


def test_a_name_may_tell_a_collection_that_says_little():
    text = "---\nalgebraic: {white: [Ka1]}\n"
    assert is_olive(text, Path("a.OLV.gz")) and is_olive(text, Path("a.olv"))
    assert not is_olive(text, Path("a.epd"))
    assert not is_olive(f"{FOUR}\n", Path("a.olv"))


def test_positions_in_the_comments_of_a_game_are_none_of_the_file():
    fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"
    moves = "".join(f"{{\n{fen} }} {number}. e4 " for number in range(1, 30))
    assert format_of(f'[Event "x"]\n[White "a"]\n\n1. e4 {moves}*\n') == "pgn"
    assert format_of(f"[Event\n{fen}\n{fen}\n") == "fen"


@pytest.mark.parametrize("name", ["a.pgn", "a.txt", "a.fen"])
@pytest.mark.parametrize(
    "tag", [f"[FEN '{HARING}']", f'[FEN "{HARING}]', f"FEN: {HARING}", f"[FEN {HARING}]"]
)
def test_what_was_meant_as_a_tag_is_no_line_with_a_position(tag, name):
    text = f'[Event "x"]\n{tag}\n[SetUp "1"]\n\n1. d4 *\n'
    assert format_of(text, Path(name)) == "pgn"
    assert format_of(f"{tag}\n{tag}\n", Path("a.txt")) == "fen"
