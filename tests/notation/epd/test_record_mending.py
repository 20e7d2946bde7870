import re

import pytest
from hypothesis import example, given

from fenedit.notation.epd.record import Operand, Operation, format_operations, read_operations
from fenedit.notation.problems import Severity
from tests.helpers.epd import heaps, near_operations, rows

READ = [
    (" bm e4;", "bm e4;", []),
    (" bm e4", "bm e4;", ["epd-semicolon"]),
    (" ;D1 20 ;D2 400", "D1 20; D2 400;", ["epd-empty", "epd-semicolon"]),
    (";D1 20 ;D2 400 ;D3 8902 ;", "D1 20; D2 400; D3 8902;", ["epd-empty"]),
    (" bm e4;; dm 3;", "bm e4; dm 3;", ["epd-empty"]),
    (" bm e4;; ;; dm 3;", "bm e4; dm 3;", ["epd-empty"]),
    (" - bm e4;", "bm e4;", ["epd-dash"]),
    (" - - ", "", ["epd-dash", "epd-dash"]),
    (" bm\te4;", "bm e4;", ["epd-blanks"]),
    (' id "a"; c0 "b"; dm 2\r', 'c0 "b"; dm 2; id "a";', ["epd-semicolon"]),
    (" id BK.01;", 'id "BK.01";', ["epd-unquoted"]),
    (" id Bratko-Kopec  1;", 'id "Bratko-Kopec  1";', ["epd-unquoted"]),
    (" c0 it's 5 o'clock; dm 3;", "c0 \"it's 5 o'clock\"; dm 3;", ["epd-unquoted"]),
    (" id a\t b;", 'id "a b";', ["epd-unquoted", "epd-blanks"]),
    (" tcri a b;", 'tcri "a" "b";', ["epd-unquoted", "epd-unquoted"]),
    (' hmvc "3";', "hmvc 3;", ["epd-quoted"]),
    (' bm "e4 0-0";', "bm O-O e4;", ["epd-quoted", "epd-move"]),
    (" bm 0-0-0+ Nf3!", "bm Nf3 O-O-O+;", ["epd-move", "epd-move", "epd-semicolon"]),
    (' id "a', 'id "a";', ["epd-unclosed", "epd-semicolon"]),
    (' id "a;', 'id "a";', ["epd-unclosed"]),
    (' id "a; bm e4; c0 "x";', 'bm e4; c0 "x"; id "a";', ["epd-unclosed"]),
    (' bm d5 c5 "x";', 'bm d5; c5 "x";', ["epd-semicolon"]),
    (' pm d5 ce 3 c5 "x";', 'c5 "x"; ce 3; pm d5;', ["epd-semicolon", "epd-semicolon"]),
    (' bm e4 id "x"; dm 3;', 'bm e4; dm 3; id "x";', ["epd-semicolon"]),
    (' c0 "a"; c0 "b";', 'c0 "a"; c0 "b";', ["epd-duplicate"]),
    (" ; mate in 2", "; mate in 2", ["epd-remark"]),
    (" ;; bm, I think", ";; bm, I think", ["epd-remark"]),
    (" # a; b ", "# a; b", ["epd-remark"]),
    (" bm e4; // dm 3;", "bm e4; // dm 3;", ["epd-remark"]),
    (" bm e4; ; white is better; c0 x", "bm e4; ; white is better; c0 x", ["epd-remark"]),
    (" White to move", "White to move", ["epd-remark"]),
    (" bm e4; (a joke)", "bm e4; (a joke)", ["epd-remark"]),
    (' eco "B00"; ECO "B01"', 'eco "B00"; ECO "B01"', ["epd-remark"]),
    (" Elo 2300", "Elo 2300;", ["epd-semicolon"]),
    (" zz_top a b; Private 1;", "Private 1; zz_top a b;", []),
    (
        ' ptp White "a"; ts 1995.11.26 12:00:00; refcom conclude; sv e4 d4; cc 000:00:05:00 000:00:04:30; refreq draw;',
        'cc 000:00:05:00 000:00:04:30; ptp White "a"; refcom conclude; refreq draw; sv d4 e4; ts 1995.11.26 12:00:00;',
        [],
    ),
    (
        ' bm f5; id "STS(v1.0) Undermine.001"; c0 "f5=10, Be5+=2"; c7 "f5 Be5+"; c8 "10 2"; c9 "f6f5 g3e5"',
        'bm f5; c0 "f5=10, Be5+=2"; c7 "f5 Be5+"; c8 "10 2"; c9 "f6f5 g3e5"; id "STS(v1.0) Undermine.001";',
        ["epd-semicolon"],
    ),
]


@pytest.mark.parametrize(("text", "written", "codes"), READ)
def test_what_files_have_is_read(text, written, codes):
    read = read_operations(text)
    assert format_operations(read.operations) == written
    assert [note.code for note in read.notes] == codes
    assert read.faults == ()
    assert all(note.severity is Severity.NOTE for note in read.notes)


@pytest.mark.parametrize(
    ("text", "written", "code", "span"),
    [
        (" b-m e4;", "b-m e4;", "bad-opcode", (1, 4)),
        (" averyverylongopcodename 1;", "averyverylongopcodename 1;", "opcode-too-long", (16, 24)),
        (" resign now;", "resign now;", "operand-count", (8, 11)),
        (" dm;", "dm;", "operand-count", (3, 3)),
        (" ce abc;", "ce abc;", "operand-type", (4, 7)),
        (" ce 40000;", "ce 40000;", "operand-range", (4, 9)),
        (' hmvc "-3";', 'hmvc "-3";', "operand-type", (6, 10)),
        (" bm e4 Zug;", "bm e4 Zug;", "operand-type", (7, 10)),
        (' "a" b;', '"a" b;', "bad-operation", (1, 7)),
        (' c0 "say \\"hi\\"";', 'c0 "say \\"hi\\"";', "bad-operation", (1, 17)),
        (' c0 "a\tb";', 'c0 "a\tb";', "bad-operation", (1, 10)),
        (" zz é;", "zz é;", "operand-type", (4, 5)),
    ],
)
def test_what_cannot_be_typed_is_a_fault_and_kept(text, written, code, span):
    read = read_operations(text)
    assert format_operations(read.operations) == written
    (fault,) = read.faults
    assert (fault.code, fault.span) == (code, span)
    assert fault.severity is Severity.NOT_FEN


@pytest.mark.parametrize(
    "text",
    [
        "pv d5 Nc3 c5 Nf3 +-;",
        "pv d5 Nc3 c5 Nf3 +- c6",
        "bm d5 c5 or Nf6;",
        "am c4 c5 c6?? best;",
        "sv d5 c7 x;",
        "pm d5 c5 Nf3;",
        "sm e4 c5 Nf3;",
    ],
)
def test_a_move_that_is_named_like_a_register_begins_no_operation(text):
    (operation,), _, (problem,) = read_operations(f" {text}")
    assert operation.opcode == text[:2]
    assert " ".join(each.text for each in operation.operands) == text[3:].rstrip(";")
    assert problem.code in ("operand-type", "operand-count")
    assert format_operations([operation]) == text.rstrip(";") + ";"


def test_a_fault_does_not_stop_what_follows():
    read = read_operations(" ce x; b-m e4; id y; dm 2;")
    assert [fault.code for fault in read.faults] == ["operand-type", "bad-opcode"]
    assert read.operations[2:] == (
        Operation("id", (Operand("string", "y"),)),
        Operation("dm", (Operand("integer", "2"),)),
    )


def test_a_long_string_is_kept_and_said():
    read = read_operations(f' c0 "{"x" * 300}";')
    assert format_operations(read.operations) == f'c0 "{"x" * 300}";'
    assert [(note.code, note.span) for note in read.notes] == [("epd-long-string", (4, 306))]


def test_spans_are_shifted():
    text = " ce x; id  y z; - bm 0-0 e4"
    read = read_operations(text, offset=100)
    there = [(operation.span, operation.places) for operation in read.operations]
    assert there == [
        ((101, 106), ((3, 4),)),
        ((107, 115), ((4, 7),)),
        ((118, 127), ((3, 6), (7, 9))),
    ]
    assert [(note.code, note.span) for note in read.notes] == [
        ("epd-unquoted", (111, 114)),
        ("epd-dash", (116, 117)),
        ("epd-move", (121, 124)),
        ("epd-semicolon", (127, 127)),
    ]
    assert [fault.span for fault in read.faults] == [(104, 105)]
    strict = read_operations(" dm 3;", offset=10)
    assert strict.operations[0].span == (11, 16)


def characters(text):
    """Return what a text says, without what the reader may add or take away."""
    return sorted(re.sub(r"[\s;\"]", "", text))


@given(near_operations() | heaps())
@example(' "a" b "c')
def test_no_character_is_lost(text):
    read = read_operations(text)
    written = format_operations(read.operations)
    respelled = {note.code for note in read.notes} & {"epd-move", "epd-dash"}
    if not respelled:
        assert characters(written) == characters(text)
    spans = [problem.span for problem in (*read.notes, *read.faults)]
    spans += [operation.span for operation in read.operations]
    assert all(0 <= start <= end <= len(text) for start, end in spans)


@given(near_operations() | heaps())
@example('"x"(1. e4  ;;\nts -')
@example("id resign \n 1. e4")
def test_what_was_put_right_stays_so(text):
    written = format_operations(read_operations(text).operations)
    again = read_operations(written)
    assert format_operations(again.operations) == written


@given(rows())
def test_strict_operations_have_no_notes(operations):
    read = read_operations(" " + format_operations(operations))
    assert (read.notes, read.faults) == ((), ())
    assert len(read.operations) == len(operations)


@pytest.mark.parametrize(
    ("rest", "remark"),
    [
        (" ; Haring 1977", "; Haring 1977"),
        (' bm d4; ; Haring 1977; "first"', '; Haring 1977; "first"'),
        (";foo bar;", ";foo bar;"),
    ],
)
def test_what_a_semicolon_opens_is_a_remark_unless_it_is_known(rest, remark):
    assert read_operations(rest).operations[-1].operands[0].text == remark
    assert [each.opcode for each in read_operations(" ;D1 20 ;D2 400").operations] == ["D1", "D2"]
    assert [each.opcode for each in read_operations(" ; bm e4;").operations] == ["bm"]
