import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.epd.opcodes import (
    OPCODES,
    Misfit,
    Opcode,
    Operand,
    Operation,
    any_operand,
    opcode_fault,
    opcode_of,
    operand_text,
    plain_move,
    read_words,
    typed_operands,
    validate,
    written_operand,
)
from fenedit.notation.problems import FenError
from tests.helpers.epd import operations

ORDER = (
    "acd acn acs am bm c0 c1 c2 c3 c4 c5 c6 c7 c8 c9 cc ce conditions dm draw_accept draw_claim draw_offer "
    "draw_reject eco fmvn hmvc id intended nic noop olive options pm ptp pv rc refcom refreq resign sm solution sv tcgs "
    "tcri tcsi ts twins v0 v1 v2 v3 v4 v5 v6 v7 v8 v9"
)
STANDARD = ORDER.split(" ")


def test_all_opcodes_are_there_with_a_title():
    assert list(OPCODES) == STANDARD
    titles = [opcode.title.format(number=name[1:]) for name, opcode in OPCODES.items()]
    assert all(titles) and len(set(titles)) == len(titles)


def test_an_unknown_opcode_may_have_any_operands():
    assert opcode_of("zz_top") == ("", ("any",), 0, None, None, None, False, 255)
    assert validate("zz_top", '1 "a b" x') == (("integer", "1"), ("string", "a b"), ("symbol", "x"))


@pytest.mark.parametrize(
    ("name", "text", "operands"),
    [
        ("bm", " Qd1+  Nf3 ", [("move", "Qd1+"), ("move", "Nf3")]),
        ("bm", "", []),
        ("dm", "3", [("integer", "3")]),
        ("ce", "-32768", [("integer", "-32768")]),
        ("fmvn", "0", [("integer", "0")]),
        ("id", "BK 01", [("string", "BK 01")]),
        ("id", '"BK 01"', [("string", "BK 01")]),
        ("id", " a; b ", [("string", "a; b")]),
        ("c0", "", []),
        ("c0", '""', [("string", "")]),
        ("c0", '" x "', [("string", " x ")]),
        ("tcri", '"a" "b"', [("string", "a"), ("string", "b")]),
        (
            "ptp",
            'White "a b" Black ""',
            [("symbol", "White"), ("string", "a b"), ("symbol", "Black"), ("string", "")],
        ),
        ("ts", "1995.11.26 12:30:00", [("symbol", "1995.11.26"), ("symbol", "12:30:00")]),
        (
            "cc",
            "000:00:05:00 000:00:04:30",
            [("symbol", "000:00:05:00"), ("symbol", "000:00:04:30")],
        ),
        ("resign", " ", []),
    ],
)
def test_operands_that_a_person_writes(name, text, operands):
    assert validate(name, text) == tuple(Operand(*operand) for operand in operands)


@pytest.mark.parametrize(
    ("name", "text", "code", "span", "expected"),
    [
        ("bm", "e4 xx", "operand-type", (3, 5), "operand-move"),
        ("bm", "0-0", "illegal-move", (0, 3), "operand-move"),
        ("bm", "e4; d4", "bad-operand-char", (2, 3), "operand"),
        ("bm", "e4\td4", "bad-separator", (2, 3), "space"),
        ("dm", "", "operand-count", (0, 0), "operands-one"),
        ("dm", "1 2", "operand-count", (2, 3), "operands-one"),
        ("dm", "0", "operand-range", (0, 1), "operand-low"),
        ("ce", "40000", "operand-range", (0, 5), "operand-range"),
        ("ce", "x 1", "operand-type", (0, 1), "operand-integer"),
        ("id", "  ", "operand-count", (0, 2), "operands-one"),
        ("id", 'a "b"', "bad-operand-char", (2, 3), "string-char"),
        ("id", " a\nb", "bad-operand-char", (2, 3), "string-char"),
        ("id", '"a', "unterminated-string", (0, 2), "quote"),
        ("c0", '"a" "b"', "operand-count", (4, 7), "operands-at-most-one"),
        ("c0", "x" * 256, "string-too-long", (0, 256), "operand-string"),
        ("tcri", '"a"', "operand-count", (3, 3), "operands-two"),
        ("ptp", "White", "operand-count", (5, 5), "operands-pairs"),
        ("ts", "today", "operand-type", (0, 5), "operand-date"),
        ("resign", "now", "operand-count", (0, 3), "operands-none"),
        ("zz", "é", "bad-operand-char", (0, 1), "operand-end"),
    ],
)
def test_operands_that_do_not_fit(name, text, code, span, expected):
    with pytest.raises(FenError) as caught:
        validate(name, text)
    problem = caught.value.problem
    assert (problem.code, problem.span) == (code, span)
    assert dict(problem.data)["expected"] == expected


@given(operations())
def test_what_is_shown_is_read_again(operation):
    assert validate(operation.opcode, operand_text(operation)) == operation.operands


@pytest.mark.parametrize(
    ("operation", "text"),
    [
        (Operation("id", (Operand("string", "BK 01"),)), "BK 01"),
        (Operation("c0", (Operand("string", ""),)), '""'),
        (Operation("c0"), ""),
        (Operation("bm", (Operand("move", "e4"), Operand("move", "d4"))), "e4 d4"),
        (Operation("zz", (Operand("string", "x"),)), '"x"'),
        (Operation("", (Operand("symbol", "; mate in 2"),)), "; mate in 2"),
    ],
)
def test_how_operands_are_shown(operation, text):
    assert operand_text(operation) == text


@given(st.sampled_from([*STANDARD, "zz"]), st.text() | st.text('"; 019ae4.-+O\n'))
def test_any_text_is_operands_or_refused(name, text):
    try:
        validate(name, text)
    except FenError as error:
        start, end = error.problem.span
        assert 0 <= start <= end <= len(text)


@pytest.mark.parametrize("name", ["a", "A1", "draw_accept", "a" * 15, "c0"])
def test_names_of_opcodes(name):
    assert opcode_fault(name) is None


@pytest.mark.parametrize(
    ("name", "code", "span"),
    [
        ("", "bad-opcode", (7, 7)),
        ("1a", "bad-opcode", (7, 9)),
        ("_a", "bad-opcode", (7, 9)),
        ("b-m", "bad-opcode", (7, 10)),
        ("ä", "bad-opcode", (7, 8)),
        ("a٣", "bad-opcode", (7, 9)),
        ("a" * 20, "opcode-too-long", (22, 27)),
    ],
)
def test_names_that_are_no_opcodes(name, code, span):
    problem = opcode_fault(name, 7)
    assert (problem.code, problem.span) == (code, span)


NUMBER = Opcode("", ("integer",), 1, 1, 0, 100)


@pytest.mark.parametrize(
    ("word", "kind", "text"),
    [
        ("12", "integer", "12"),
        ("-12", "integer", "-12"),
        ("+1", "integer", "+1"),
        ("1.5", "float", "1.5"),
        ("-0.5", "float", "-0.5"),
        ("1.", "symbol", "1."),
        ("e4", "symbol", "e4"),
        ('"a b"', "string", "a b"),
        ('""', "string", ""),
        ("١٢", "symbol", "١٢"),
        ("²", "symbol", "²"),
    ],
)
def test_words_look_like_operands(word, kind, text):
    operand = any_operand(word)
    assert operand == (kind, text)
    assert written_operand(operand) == word


@pytest.mark.parametrize("text", ['a"b', "a\nb", "a\rb", "\0"])
def test_a_string_that_cannot_be_written(text):
    with pytest.raises(ValueError, match="quotation mark"):
        written_operand(Operand("string", text))


def test_an_operation_equals_one_in_another_place():
    operation = Operation("dm", (Operand("integer", "3"),), (0, 5), ((3, 4),))
    other = Operation("dm", (Operand("integer", "3"),))
    assert operation == other and hash(operation) == hash(other)
    assert operation != Operation("dm") and operation != ("dm", operation.operands)


def test_words_are_read_up_to_the_semicolon():
    words = read_words('bm  Qd1+ "a; b" ; x', 2)
    assert words.words == ("Qd1+", '"a; b"')
    assert words.places == ((4, 8), (9, 15))
    assert (words.end, words.problem) == (16, None)


@pytest.mark.parametrize(
    ("text", "code", "span"),
    [
        ("a\tb", "bad-separator", (1, 2)),
        ("a\u00a0b", "bad-separator", (1, 2)),
        ('a "b', "unterminated-string", (2, 4)),
        ('a"b"', "bad-operand-char", (1, 2)),
        ('"a"b', "bad-operand-char", (3, 4)),
        ('"a"b"', "bad-operand-char", (3, 4)),
        ('"a\tb"', "bad-operand-char", (2, 3)),
        ("a\0", "bad-operand-char", (1, 2)),
        ("é", "bad-operand-char", (0, 1)),
        ("\ud800", "bad-operand-char", (0, 1)),
    ],
)
def test_words_that_cannot_be_read(text, code, span):
    words = read_words(text, 0)
    assert (words.problem.code, words.problem.span) == (code, span)
    assert words.end == span[0]


@pytest.mark.parametrize(
    ("opcode", "words", "misfit"),
    [
        (NUMBER, [], ("operand-count", 0)),
        (NUMBER, ["1", "2"], ("operand-count", 1)),
        (NUMBER, ["101"], ("operand-range", 0)),
        (NUMBER, ["-1"], ("operand-range", 0)),
        (NUMBER, ["9" * 5000], ("operand-range", 0)),
        (NUMBER, ["x"], ("operand-type", 0)),
        (NUMBER, ["١"], ("operand-type", 0)),
        (Opcode("", ("integer",), lowest=0), ["-" + "9" * 5000], ("operand-range", 0)),
        (Opcode("", ("move",)), ["e4", "0-0"], ("illegal-move", 1)),
        (Opcode("", ("move",)), ["e9"], ("operand-type", 0)),
        (Opcode("", ("string",)), ["x"], ("operand-type", 0)),
        (Opcode("", ("string",)), [f'"{"x" * 256}"'], ("string-too-long", 0)),
        (Opcode("", ("symbol", "string")), ["a", '"b"', "c"], ("operand-count", 3)),
        (Opcode("", ("symbol", "string")), ["a", "b"], ("operand-type", 1)),
        (Opcode("", ("date", "time"), 2, 2), ["1995-11-26"], ("operand-type", 0)),
        (Opcode("", ("clock",)), ["0:05:00"], ("operand-type", 0)),
        (Opcode("", most=0), ["x"], ("operand-count", 0)),
    ],
)
def test_words_that_do_not_fit(opcode, words, misfit):
    assert typed_operands(opcode, words) == Misfit(*misfit)


@pytest.mark.parametrize(
    ("opcode", "words", "operands"),
    [
        (NUMBER, ["000100"], [("integer", "000100")]),
        (NUMBER, ["-0"], [("integer", "-0")]),
        (Opcode("", ("integer",), lowest=0), ["9" * 5000], [("integer", "9" * 5000)]),
        (Opcode("", ("string",)), [f'"{"x" * 255}"'], [("string", "x" * 255)]),
        (
            Opcode("", ("symbol", "string")),
            ["a", '"b"', "c", '""'],
            [("symbol", "a"), ("string", "b"), ("symbol", "c"), ("string", "")],
        ),
        (
            Opcode(""),
            ["1", '"two"', "three"],
            [("integer", "1"), ("string", "two"), ("symbol", "three")],
        ),
        (Opcode("", ("clock",)), ["000:00:05:00"], [("symbol", "000:00:05:00")]),
    ],
)
def test_words_that_fit(opcode, words, operands):
    assert typed_operands(opcode, words) == tuple(Operand(*operand) for operand in operands)


@pytest.mark.parametrize(
    "move",
    ["e4", "exd5", "e8=Q+", "Nf3", "Nbd7", "R1a3", "Qa1xb2#", "O-O", "O-O-O+", "e2e4", "e7e8q"],
)
def test_plain_moves_stay(move):
    assert plain_move(move) == move


@pytest.mark.parametrize(
    ("word", "move"),
    [
        ("0-0", "O-O"),
        ("o-o-o+", "O-O-O+"),
        ("0-0#!", "O-O#"),
        ("Nf3!?", "Nf3"),
        ("Qh7++", "Qh7+"),
        ("e8Q", "e8Q"),
        ("e8(Q)", "e8=Q"),
        ("e8/n", "e8=N"),
        ("exd8q+", "exd8=Q+"),
        ("Pe4", "e4"),
        ("N:f3", "Nxf3"),
        ("exd6e.p.", "exd6"),
        ("0-O", None),
        ("0-0-O", None),
        ("Sf3", None),
        ("e9", None),
        ("", None),
        ("1.", None),
        ("e4 ", None),
    ],
)
def test_other_spellings_of_moves(word, move):
    assert plain_move(word) == move
