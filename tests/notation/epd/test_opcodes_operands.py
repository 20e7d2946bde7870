import pytest

from fenedit.notation.epd.opcodes import (
    Misfit,
    Opcode,
    Operand,
    Operation,
    any_operand,
    plain_move,
    read_words,
    typed_operands,
    written_operand,
)

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
