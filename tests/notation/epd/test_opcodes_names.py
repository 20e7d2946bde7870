import pytest

from fenedit.notation.epd.opcodes import opcode_fault


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
