import pytest
from hypothesis import example, given

from fenedit.notation.epd.opcodes import Operand, Operation
from fenedit.notation.epd.record import (
    _next_segment,
    format_epd,
    format_operations,
    last_of_each,
    parse_epd,
    perft_counts,
    read_operations,
    with_counters,
)
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.problems import FenError
from fenedit.notation.reading import read_loose
from tests.helpers.corpus import params
from tests.helpers.epd import heaps, near_operations, read_record, rows
from tests.helpers.strategies import positions

FIELDS = "4k3/8/8/8/8/8/8/4K3 b - -"
POSITION = parse_fen(f"{FIELDS} 0 1")

# What only the rules can say of a record: its moves.
BY_RULES = {"epd-006", "epd-048", "epd-049", "epd-057", "epd-058"}


def number(opcode, text):
    return Operation(opcode, (Operand("integer", text),))


@pytest.mark.parametrize("case", params("epd"))
def test_the_corpus_strictly(case):
    expected = case["expect"]
    try:
        position, operations = parse_epd(case["input"])
    except FenError:
        assert expected["strict"] == "error"
        return
    assert expected["strict"] == "ok" or case["id"] in BY_RULES
    if case["id"] not in BY_RULES:
        assert format_epd(position, operations) == expected["epd"]
        assert format_fen(position) == expected["fen"]


@pytest.mark.parametrize("case", params("epd"))
def test_the_corpus_leniently(case):
    expected = case["expect"]
    if case["id"] in BY_RULES:
        return
    lenient = {"epd": expected["epd"]} if expected["strict"] == "ok" else expected["lenient"]
    try:
        read = read_record(case["input"])
    except FenError:
        assert lenient is None
        return
    assert bool(read.faults) == (lenient is None and read.reading.fields >= 4)
    if lenient is not None:
        assert format_epd(read.position, read.operations) == lenient["epd"]


@given(positions(), rows())
def test_what_is_written_is_read(position, operations):
    kept = [operation for operation in operations if operation.opcode not in ("hmvc", "fmvn")]
    text = format_epd(position, with_counters(position, kept))
    read = parse_epd(text)
    assert read.position == position
    assert format_epd(*read) == text
    if all(len(operation.opcode) > 1 for operation in operations):
        lenient = read_record(text)
        assert (lenient.position, lenient.operations) == read
        assert (lenient.notes, lenient.faults) == ((), ())


@given(positions(), near_operations() | heaps())
@example(parse_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 5 39"), " 41 20;")
@example(parse_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 5 39"), " 5; 6")
@example(POSITION, " 41 20;")
@example(POSITION, " - hmvc 3;")
def test_what_is_kept_is_taken_for_no_counter(position, after):
    operations = with_counters(position, read_operations(after).operations)
    if any(len(operation.opcode) == 1 for operation in operations):
        return
    text = format_epd(position, operations)
    if not set(text) & set("\n\r\ud800"):
        assert read_loose(text).position == position


def test_six_fields_then_operations():
    reading = read_record(f"{FIELDS} 7 30 id x")
    assert format_epd(reading.position, reading.operations) == f'{FIELDS} fmvn 30; hmvc 7; id "x";'
    assert [note.code for note in reading.notes] == ["epd-unquoted", "epd-semicolon"]


def test_five_fields_keep_their_clock():
    reading = read_record(f"{FIELDS} 7 id x")
    assert format_epd(reading.position, reading.operations) == f'{FIELDS} hmvc 7; id "x";'


def test_a_dash_too_many():
    reading = read_record(f"{FIELDS} - bm Kd7;")
    assert format_epd(reading.position, reading.operations) == f"{FIELDS} bm Kd7;"


def test_counters_that_contradict_the_fields():
    reading = read_record(f"{FIELDS} 7 30 hmvc 9; fmvn 30;")
    assert (reading.position.halfmove_clock, reading.position.fullmove_number) == (7, 30)
    assert format_operations(reading.operations) == "fmvn 30; hmvc 7;"


def test_counters_of_a_record():
    position, _ = parse_epd(f"{FIELDS} fmvn 30; hmvc 7;")
    assert position == POSITION._replace(halfmove_clock=7)._replace(fullmove_number=30)
    reading = read_record(f'{FIELDS} hmvc "7"; fmvn 30')
    assert reading.position == position
    # A counter that cannot be held is a fault, and counts for nothing.
    reading = read_record(f"{FIELDS} hmvc 1000000; fmvn x;")
    assert reading.position == POSITION
    assert [fault.code for fault in reading.faults] == ["operand-range", "operand-type"]


def test_counters_that_count_nothing_are_kept_verbatim():
    late = POSITION._replace(halfmove_clock=3)
    operations = read_operations(" hmvc x; bm e4; fmvn 12 13;").operations
    text = format_epd(late, with_counters(late, operations))
    assert text == f"{FIELDS} bm e4; hmvc 3; hmvc x; fmvn 12 13;"
    assert read_loose(text).position == late


def test_what_would_be_a_counter_never_stands_first():
    late = parse_fen(f"{FIELDS} 5 39")
    for after, written in (
        (" 41 20;", "fmvn 39; hmvc 5; 41 20;"),
        (" 5; 6", "fmvn 39; hmvc 5; 5; 6"),
    ):
        operations = read_operations(after).operations
        assert format_epd(late, with_counters(late, operations)) == f"{FIELDS} {written}"
        assert format_epd(POSITION, operations) == f"{FIELDS} 0 1{after}"


@pytest.mark.parametrize("text", ["; mate in 2", "White to move", "# a"])
def test_a_remark_stays(text):
    reading = read_record(f"{FIELDS} {text}")
    assert [note.code for note in reading.notes] == ["epd-remark"]
    assert format_epd(reading.position, reading.operations) == f"{FIELDS} {text}"


def test_counters_are_added_where_they_say_something():
    assert with_counters(POSITION, ()) == ()
    late = POSITION._replace(halfmove_clock=3)
    assert with_counters(late, [Operation("resign")]) == (number("hmvc", "3"), Operation("resign"))


def test_counters_that_stand_there_are_brought_up_to_date():
    operations = parse_epd(f"{FIELDS} hmvc 007; resign; fmvn 30;").operations
    assert with_counters(POSITION, operations) == (
        number("hmvc", "0"),
        Operation("resign"),
        number("fmvn", "1"),
    )
    same = POSITION._replace(halfmove_clock=7)._replace(fullmove_number=30)
    assert with_counters(same, operations) == operations


def test_the_last_of_two_counts():
    text = f'{FIELDS} c0 "x"; dm 2; c0 "y"; # a'
    reading = read_record(text)
    assert len(reading.operations) == 4
    assert [operation.opcode for operation in last_of_each(reading.operations)] == ["dm", "c0", ""]
    assert format_epd(reading.position, reading.operations) == f'{FIELDS} c0 "y"; dm 2; # a'


@pytest.mark.parametrize(
    "rest",
    [
        " ;D1 20 ;D2 400 ;D3 8902",
        ";D1 20;D2 400;D3 8902",
        " D1 20; D2 400; D3 8902;",
        "\tD1: 20, D2: 400, D3: 8902",
        " D1=20; D2 = 400; D3 8902",
        " d1 20; d3 8902; d2 400;",
        " perft 1 20; perft 2 400; perft 3 8902;",
        " perft 1 20 2 400; D3 8902;",
        " perft1 20; perft2 400; perft3 8902;",
        ' id "D1 19"; D1 20; D2 400; D3 8902; D3 7;',
    ],
)
def test_spellings_of_suites(rest: str) -> None:
    assert perft_counts(rest) == ((1, 20), (2, 400), (3, 8902))


@pytest.mark.parametrize(
    "rest",
    ["", " bm Rd1 20;", " D1; 20", " D1 x", " D0 1;", " perft;", ' c0 "perft 1 20";', " D1 20x"],
)
def test_what_is_no_count(rest: str) -> None:
    assert perft_counts(rest) == ()


def test_many_signs_take_time_in_proportion_to_them() -> None:
    assert perft_counts(" perft" + " 1 1" * 50_000 + "x") != ((2, 2),)
    assert perft_counts(" D1" + " " * 100_000 + "x") == ()


def segments(text):
    place = 0
    while segment := _next_segment(text, place):
        yield segment
        place = segment.end + segment.is_closed


def words(text):
    return [[word.text for word in segment.words] for segment in segments(text)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", []),
        (" \n", []),
        (" bm e4; dm 3", [["bm", "e4"], ["dm", "3"]]),
        (';D1 20 ;D2 400"', [[], ["D1", "20"], ["D2", '400"']]),
        ("; ;\t;bm e4;; ;x", [[], ["bm", "e4"], [], ["x"]]),
        ('c0 "a; b"; x', [["c0", '"a; b"'], ["x"]]),
        ('c0 5" 6";', [["c0", '5"', '6"']]),
        ('id "a; b', [["id", '"a; b"']]),
        ('id "a; b;', [["id", '"a; b"']]),
        ('id "a; bm e4;', [["id", '"a"'], ["bm", "e4"]]),
        ('id "a; bmx e4;', [["id", '"a; bmx e4"']]),
        ('id "a"b; dm 3;', [["id", '"a"b"'], ["dm", "3"]]),
        ('"', [['""']]),
        ('";', [['""']]),
    ],
)
def test_words_by_operations(text, expected):
    assert words(text) == expected


def test_what_is_known_of_a_segment():
    first, second = segments('id  "a; b"\t; c0 "x')
    assert (first.start, second.start) == (0, 13)
    assert (first.end, first.is_closed, first.is_clean) == (11, True, True)
    assert (first.odd_blank, second.odd_blank) == ((10, 11), None)
    assert [word.span for word in second.words] == [(13, 15), (16, 18)]
    assert (second.end, second.is_closed) == (18, False)
    assert [word.is_closed for word in second.words] == [True, False]


@pytest.mark.parametrize(
    ("text", "blank"), [("bm\te4;", (2, 3)), ("bm \u00a0 e4;", (2, 5)), (" bm e4\n", None)]
)
def test_odd_blanks(text, blank):
    assert next(segments(text)).odd_blank == blank


@pytest.mark.parametrize("text", ['c0 a"b', 'c0 "a""b"', 'c0 "a\tb"', "c0 \0"])
def test_segments_that_are_not_clean(text):
    assert not next(segments(text)).is_clean


@given(near_operations() | heaps())
def test_nothing_but_blanks_and_semicolons_is_left_out(text):
    end = 0
    for segment in segments(text):
        for word in segment.words:
            start, stop = word.span
            written = text[start:stop] if word.is_closed else f'{text[start:stop]}"'
            assert word.text == written
            assert text[end:start].replace(";", "").strip() == ""
            end = stop
    assert text[end:].replace(";", "").strip() == ""
