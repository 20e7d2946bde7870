import pytest
from hypothesis import given

from fenedit.notation.epd.faults import first_epd_fault
from fenedit.notation.epd.record import (
    Operand,
    Operation,
    format_epd,
    format_operations,
    last_of_each,
    parse_epd,
    read_epd,
    with_counters,
)
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.position import START_POSITION
from fenedit.notation.problems import FenError
from tests.helpers.corpus import params
from tests.helpers.epd import near_records, rows
from tests.helpers.strategies import positions, texts

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
    except FenError as error:
        problem = error.problem
        assert (problem.code, problem.span[0]) == (expected["error"], expected["pos"])
        return
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
        position, operations, _, _, faults = read_epd(case["input"])
    except FenError:
        assert lenient is None
        return
    assert bool(faults) == (lenient is None)
    if lenient is not None:
        assert format_epd(position, operations) == lenient["epd"]


@given(near_records() | texts())
def test_strict_reading_and_the_search_for_faults_agree(text):
    try:
        parse_epd(text)
    except FenError as error:
        assert error.problem == first_epd_fault(text)
    else:
        assert first_epd_fault(text) is None


@given(positions(), rows())
def test_what_is_written_is_read(position, operations):
    kept = [operation for operation in operations if operation.opcode not in ("hmvc", "fmvn")]
    text = format_epd(position, with_counters(position, kept))
    assert first_epd_fault(text) is None
    read = parse_epd(text)
    assert read.position == position
    assert format_epd(*read) == text
    lenient = read_epd(text)
    assert (lenient.position, lenient.operations) == read
    assert (lenient.notes, lenient.faults) == ((), ())


@given(near_records() | texts())
def test_any_text_is_read_or_refused(text):
    try:
        reading = read_epd(text)
    except FenError as error:
        assert error.problem.span is not None
        return
    for problem in (*reading.notes, *reading.faults):
        start, end = problem.span
        assert 0 <= start <= end <= len(text)
    assert reading.position.placement == reading.reading.position.placement


def test_six_fields_then_operations():
    reading = read_epd(f"{FIELDS} 7 30 id x")
    assert format_epd(reading.position, reading.operations) == f'{FIELDS} fmvn 30; hmvc 7; id "x";'
    assert [note.code for note in reading.notes] == ["epd-unquoted", "epd-semicolon"]
    spans = [note.span for note in reading.notes]
    assert spans == [(len(FIELDS) + 9, len(FIELDS) + 10), (len(FIELDS) + 10, len(FIELDS) + 10)]


def test_perft_counts_behind_six_fields():
    reading = read_epd(f"{format_fen(START_POSITION)} ;D1 20 ;D2 400")
    expected = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - D1 20; D2 400; fmvn 1; hmvc 0;"
    assert format_epd(reading.position, reading.operations) == expected


def test_a_dash_too_many():
    reading = read_epd(f"{FIELDS} - bm Kd7;")
    assert format_epd(reading.position, reading.operations) == f"{FIELDS} bm Kd7;"
    assert reading.notes


def test_counters_that_contradict_the_fields():
    reading = read_epd(f"{FIELDS} 7 30 hmvc 9; fmvn 30;")
    assert (reading.position.halfmove_clock, reading.position.fullmove_number) == (7, 30)
    assert [note.code for note in reading.notes] == ["epd-counter"]
    assert format_operations(reading.operations) == "fmvn 30; hmvc 7;"


def test_counters_of_a_record():
    position, _ = parse_epd(f"{FIELDS} fmvn 30; hmvc 7;")
    assert position == POSITION.with_halfmove_clock(7).with_fullmove_number(30)
    reading = read_epd(f'{FIELDS} hmvc "7"; fmvn 30')
    assert reading.position == position
    # A counter that cannot be held is a fault, and counts for nothing.
    reading = read_epd(f"{FIELDS} hmvc 1000000; fmvn x;")
    assert reading.position == POSITION
    assert [fault.code for fault in reading.faults] == ["operand-range", "operand-type"]


@pytest.mark.parametrize("text", ["; mate in 2", "White to move", "# a"])
def test_a_remark_is_said_once(text):
    reading = read_epd(f"{FIELDS} {text}")
    assert [note.code for note in reading.notes] == ["epd-remark"]
    assert format_epd(reading.position, reading.operations) == f"{FIELDS} {text}"


def test_a_record_needs_four_fields():
    with pytest.raises(FenError) as caught:
        read_epd("4k3/8/8/8/8/8/8/4K3 b -")
    assert caught.value.problem.code == "missing-ep"


def test_a_record_in_quotes():
    text = f"'{FIELDS} bm Kd7; id x'"
    reading = read_epd(text)
    assert format_epd(reading.position, reading.operations) == f'{FIELDS} bm Kd7; id "x";'
    unquoted = next(note for note in reading.notes if note.code == "epd-unquoted")
    assert text[slice(*unquoted.span)] == "x"


def test_counters_are_added_where_they_say_something():
    assert with_counters(POSITION, ()) == ()
    assert with_counters(POSITION, (), always=True) == (number("hmvc", "0"), number("fmvn", "1"))
    late = POSITION.with_halfmove_clock(3)
    assert with_counters(late, [Operation("resign")]) == (Operation("resign"), number("hmvc", "3"))


def test_counters_that_stand_there_are_brought_up_to_date():
    operations = parse_epd(f"{FIELDS} hmvc 007; resign; fmvn 30;").operations
    assert with_counters(POSITION, operations) == (
        number("hmvc", "0"),
        Operation("resign"),
        number("fmvn", "1"),
    )
    same = POSITION.with_halfmove_clock(7).with_fullmove_number(30)
    assert with_counters(same, operations) == operations


def test_the_last_of_two_counts():
    text = f'{FIELDS} c0 "x"; dm 2; c0 "y"; # a'
    reading = read_epd(text)
    assert len(reading.operations) == 4
    assert [operation.opcode for operation in last_of_each(reading.operations)] == ["dm", "c0", ""]
    assert format_epd(reading.position, reading.operations) == f'{FIELDS} c0 "y"; dm 2; # a'
