import pytest

from fenedit.notation.epd.opcodes import OPCODES
from fenedit.notation.problems import FenError
from fenedit.session.operations import changed, name_problem, new_row, operation_rows
from fenedit.ui.panels.operations_table import OpcodeChooser, operation_words


def test_all_opcodes_are_offered_and_the_name_comes_first(qtbot):
    chooser = OpcodeChooser()
    qtbot.addWidget(chooser)
    chooser.offer(frozenset())
    offered = [chooser.itemData(index) for index in range(chooser.count())]
    assert offered[:4] == ["id", "bm", "dm", "c0"]
    assert sorted(offered) == sorted(OPCODES)


@pytest.mark.parametrize(
    ("rest", "name"),
    [
        (" bm e4;", "Best moves"),
        (' c3 "h#2";', "Stipulation"),
        (" c7 a;", "Comment 7"),
        (" my_own 1;", "my_own"),
        (" ; a remark", "Remark"),
        (" b-m e4 ! ?;", "b-m"),
    ],
)
def test_rows_have_their_names(rest, name):
    assert operation_words().name(operation_rows(rest)[0]) == name


def test_a_refusal_names_the_operation():
    problem = name_problem("c3", ["c3"])
    assert problem is not None
    assert (
        operation_words().sentence(problem).startswith("The operation “Stipulation” is used twice")
    )


@pytest.mark.parametrize("opcode", sorted(OPCODES))
def test_an_empty_editor_says_what_is_expected(opcode):
    expected = operation_words().expected(new_row(opcode))
    any_or_none = OPCODES[opcode].most == 0 or OPCODES[opcode].forms == ("any",)
    assert bool(expected) != any_or_none


def test_text_that_is_not_an_operation_is_called_text():
    rows = [row for row in operation_rows(' "a" b;') if not row.opcode]
    assert [operation_words().name(row) for row in rows] == ["Text"]
    assert operation_words().expected(rows[0]) == ""


@pytest.mark.parametrize(
    "typed", ["", "soon", "-1", "99999999", "Zz9", '"', '"open', "a;b", "0-0", "1 2 3", "\t", "é"]
)
def test_every_refusal_has_a_sentence(typed):
    for opcode in OPCODES:
        try:
            changed(new_row(opcode), typed)
        except FenError as refused:
            assert operation_words().sentence(refused.problem), opcode


@pytest.mark.parametrize("opcode", ["b-m", "averyverylongopcode", "bm", "", "é"])
def test_every_refused_name_has_a_sentence(opcode):
    problem = name_problem(opcode, ["bm"])
    assert problem is not None and operation_words().sentence(problem)
